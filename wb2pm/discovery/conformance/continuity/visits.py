"""Whether something was done that could bring each new page."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final
from urllib.parse import urljoin, urlsplit

from wb2pm.discovery.conformance.continuity.fields import may_leave
from wb2pm.discovery.conformance.deviations import Gap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.events import UIEvent

_NEAR: Final = (0, -1, 1)
"""Which action may have brought a page that is first seen after action k: that one,
the one before where pages load slowly, the next where screens are taken late."""
_SAME: Final = 0.9
"""Share of the elements of the shorter screen that are on both, above which they are
one page."""
_MODIFIERS: Final = frozenset({"Alt", "AltGr", "Cmd", "Ctrl", "Meta", "Shift"})
_WENT_ON: Final = frozenset(
    {("Alt", "Left"), ("Alt", "Right"), ("Cmd", "Left"), ("Cmd", "Right")}
)
"""Keys that go back and forth in browsers, where the two were recorded apart."""


def visit_gaps(
    events: Sequence[UIEvent], context: PageContext | None = None
) -> Iterator[Gap]:
    """Find pages that came although nothing was done that could bring them.

    Each new page (another host or path) has to be explained by an action of its
    own that may leave a page: a click on something that is no field, Enter, an
    address, a tab, an option that has the address. Of two pages that only one action
    can explain, one is a gap. A page that gives itself another address, as where a draft
    is kept by itself (HTML standard, `history.replaceState`), shows nearly the same
    elements and is no new one.

    Args:
        events: In the order of the recording.
        context: Its pages, which tell whether another one came.
    """
    actions = by_source(events)
    changes = [
        at
        for at, action in enumerate(actions)
        if _changes(action) and not (context and _stays_the_same(action, context))
    ]
    able = [_may_leave(action) or _jumps(action) for action in actions]
    explained: dict[int, int] = {}
    for change in changes:
        _explain(change, able, explained, set())
    for change in changes:
        if change not in explained.values() and change < len(actions) - 1:
            yield Gap(
                kind="visit",
                event=actions[change][0].id,
                sentence="A new page came, and nothing was done that could bring it.",
            )


def _explain(
    change: int, able: Sequence[bool], explained: dict[int, int], tried: set[int]
) -> bool:
    """Match a change with an action (augmenting paths, Berge 1957)."""
    for offset in _NEAR:
        at = change + offset
        if not 0 <= at < len(able) or not able[at] or at in tried:
            continue
        tried.add(at)
        if at not in explained or _explain(explained[at], able, explained, tried):
            explained[at] = change
            return True
    return False


def by_source(events: Sequence[UIEvent]) -> list[list[UIEvent]]:
    """Put events of one record of the source together: they share its screens.

    A modifier that was recorded apart is a part of the key that follows it.
    """
    actions: list[list[UIEvent]] = [[event] for event in events[:1]]
    for before, event in pairwise(events):
        combined = _is_modifier(before) and event.action == "press"
        if event.source_index == before.source_index or combined:
            actions[-1].append(event)
        else:
            actions.append([event])
    return actions


def _is_modifier(event: UIEvent) -> bool:
    return event.action == "press" and event.value in _MODIFIERS


def _may_leave(action: Sequence[UIEvent]) -> bool:
    keys = pairwise(event.value or "" for event in action)
    return any(may_leave(event) for event in action) or any(
        pair in _WENT_ON for pair in keys
    )


def _jumps(action: Sequence[UIEvent]) -> bool:
    """Return whether the option that was chosen has the address of the page that came."""
    last = action[-1]
    before, after = last.screen_before, last.screen_after
    value = str(last.attributes.get("value") or "")
    if last.action != "select" or not value or before is None or after is None:
        return False
    try:
        address = urljoin(before.url or "", value)
    except ValueError:  # such as a bracket that is not closed
        return False
    return place_of(address) == place_of(after.url) != place_of(before.url)


def _changes(action: Sequence[UIEvent]) -> bool:
    first, last = action[0].screen_before, action[-1].screen_after
    before = place_of(first.url if first is not None else None)
    after = place_of(last.url if last is not None else None)
    return before is not None and after is not None and before != after


def _stays_the_same(action: Sequence[UIEvent], context: PageContext) -> bool:
    """Return whether a screen has nearly all of another, and what was acted on."""
    screens = action[0].screen_before, action[-1].screen_after
    views = (context.view(screen) if screen is not None else None for screen in screens)
    before, after = (
        {e.path for e in view.elements() if e.path} if view is not None else set()
        for view in views
    )
    acted_on = {e.target.path for e in action if e.target is not None}
    common = len(before & after)
    return acted_on <= after and common > _SAME * min(len(before), len(after))


def place_of(url: str | None) -> tuple[str, str] | None:
    """Return host and path of an address; None for none, or one that cannot be read.

    Examples:
        >>> place_of("http://shop.example/cart/?step=2")
        ('shop.example', '/cart')
    """
    if not url:
        return None
    try:
        parts = urlsplit(url)
    except ValueError:  # such as a bracket that is not closed
        return None
    return parts.netloc, parts.path.rstrip("/")
