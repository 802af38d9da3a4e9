"""Messages by which an application says that something did not work."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from wb2pm.converters.pages.context import PageContext
from wb2pm.vocabulary.language import language, languages
from wb2pm.vocabulary.phrases import one_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.page import Described
    from wb2pm.events import Demonstration, Screen, UIEvent

_LONGEST: Final = 300
"""Characters of the longest message; what is longer is the page."""
_LEAD: Final = 30
"""Characters before the words of failure, where words are not set apart."""
_CONTENT: Final = frozenset({"a", "td", "th", "tr", "option", "input", "textarea"})
"""Where such words are what people work on, not what the application says."""
_SUBMITS: Final = frozenset({"button", "input"})


def shown_failure(
    demonstration: Demonstration, context: PageContext | None = None
) -> str | None:
    """Find a message of failure that the last thing sent brought up.

    Args:
        demonstration: As read.
        context: Its pages, where they are at hand: saves decoding them again.

    Returns:
        The message: shown since the last button or Enter, and never before, or
        brought up by an earlier one and still shown in the end; None if there is
        none. What somebody wrote in the same recording is none, wherever it is shown.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.converters.sources.reading import read
        >>> shown_failure(read(demonstrations_of(4003)).demonstrations[0])
    """
    events = demonstration.events
    last = max((at for at, e in enumerate(events) if _sends(e)), default=None)
    if last is None:
        return None
    context = context or PageContext(demonstration)
    before = _messages_of(events[:last], context)
    written = [_in_one_line(event.value) for event in events if event.value]
    for event in events[last:]:
        for screen in (event.screen_before, event.screen_after):
            for message in _messages(screen, context):
                if message not in before and not any(message in w for w in written):
                    return message
    return _still_shown(events, last, before, context)


def _still_shown(
    events: Sequence[UIEvent], last: int, before: set[str], context: PageContext
) -> str | None:
    """Return a message that an earlier sending brought up and that stands in the end."""
    first = next(at for at, event in enumerate(events) if _sends(event))
    if not before or first == last:
        return None
    always = _messages_of(events[:first], context)
    always.update(_messages(events[first].screen_before, context))
    shown = _messages(events[-1].screen_after, context)
    return next((m for m in shown if m in before and m not in always), None)


def _messages_of(events: Sequence[UIEvent], context: PageContext) -> set[str]:
    return {
        message
        for event in events
        for message in _messages(event.screen_before, context)
    }


def _sends(event: UIEvent) -> bool:
    if event.action == "press":
        return event.value == "Enter"
    target = event.target
    if event.action == "submit":
        return True
    return (
        event.action == "click"
        and target is not None
        and (target.tag in _SUBMITS or target.role == "button")
    )


def _messages(screen: Screen | None, context: PageContext) -> list[str]:
    if screen is None:
        return []
    view = context.view(screen)
    seen = view.elements() if view is not None else ()
    return [text for element in seen if (text := _message(element))]


def _message(element: Described) -> str | None:
    text = _in_one_line(element.text)
    if element.tag in _CONTENT or not text or len(text) > _LONGEST:
        return None
    return text if _reports_failure(text) else None


def _in_one_line(text: str | None) -> str:
    return " ".join((text or "").split())


@lru_cache(maxsize=4096)
def _reports_failure(text: str) -> bool:
    """Tell whether a text begins so; screens show the same texts again and again."""
    return bool(_failure().match(text))


@cache
def _failure() -> re.Pattern[str]:
    """Compile how such a message begins in any language.

    An article and one more word may stand before the words of failure; a page's
    heading may hold them elsewhere.
    """
    beginnings = [
        _beginning(known.states.failure, known.grammar.articles)
        if known.spaces
        else rf".{{0,{_LEAD}}}?(?:{one_of(known.states.failure)})"
        for known in map(language, languages())
    ]
    return re.compile(rf"\W*(?:{'|'.join(beginnings)})", re.IGNORECASE)


def _beginning(phrases: Iterable[str], articles: Iterable[str]) -> str:
    article = rf"(?:(?:{one_of(articles)})\s+)?"
    return rf"{article}(?:[^\W\d_]+\s+)?(?:{one_of(phrases)})(?!\w)"
