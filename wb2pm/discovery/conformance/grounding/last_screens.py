"""What a run brought about, as its last screens show it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.pages.context import PageContext
from wb2pm.discovery.conformance.grounding.doing import doing_of, moves_or_fills

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wb2pm.events import Demonstration, Screen, UIEvent

_DIGITS: Final = re.compile(r"\d+")
_LONGEST: Final = 200
"""Characters of the longest text that is compared; what is longer is the page."""
_SENDING: Final = frozenset({"submit", "message"})
_BUTTONS: Final = frozenset({"button", "menuitem", "switch"})


class Outcome(NamedTuple):
    """What a run brought about. Texts are folded, and numbers left open.

    Attributes:
        shown: What its screens show after the last act that sends, and its first
            screen did not.
        news: What they show then, and no screen did before.
        ever: What any screen shows, and the first did not.
    """

    shown: frozenset[str]
    news: frozenset[str]
    ever: frozenset[str]


def outcome_of(
    demonstration: Demonstration, context: PageContext | None = None
) -> Outcome:
    """Read from its screens what a run brought about.

    Args:
        demonstration: As read.
        context: Its pages, where they are at hand: saves decoding them again.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.converters.sources.reading import read
        >>> shown = outcome_of(read(demonstrations_of(4003)).demonstrations[0]).shown
        >>> len(shown) > 0
        True
    """
    events = demonstration.events
    if not events:
        return Outcome(frozenset(), frozenset(), frozenset())
    context = context or PageContext(demonstration)
    sent = max((at for at, event in enumerate(events) if _may_send(event)), default=0)
    last = frozenset(_shown((e.screen_after for e in events[sent:]), context))
    before = frozenset(_shown((e.screen_before for e in events[: sent + 1]), context))
    first = frozenset(_shown((events[0].screen_before,), context))
    return Outcome(
        shown=last - first,
        news=last - before,
        ever=(last | before) - first,
    )


def _may_send(event: UIEvent) -> bool:
    target = event.target
    if event.action in _SENDING or event.value == "Enter":
        return True
    doing = doing_of(event)
    if doing.startswith("press "):
        return not moves_or_fills(doing)
    if event.action != "click" or target is None:
        return False
    return target.tag == "button" or target.type == "submit" or target.role in _BUTTONS


def _shown(screens: Iterable[Screen | None], context: PageContext) -> Iterator[str]:
    for screen in screens:
        view = context.view(screen) if screen is not None else None
        for element in view.elements() if view is not None else ():
            for text in (element.text, element.label, element.value):
                if text and len(text) <= _LONGEST:
                    yield _DIGITS.sub("#", " ".join(text.split()).casefold())
