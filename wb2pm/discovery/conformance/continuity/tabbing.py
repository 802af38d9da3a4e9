"""Where the Tab key leads, and where the next key was pressed."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.deviations import Gap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import PageElement
    from wb2pm.events import UIEvent

_STOPS: Final = frozenset({"input", "select", "textarea", "button"})
_OWN_TAB: Final = frozenset({"combobox", "grid", "textbox", "tree", "treegrid"})
"""Roles of widgets that may take Tab for themselves, or hold stops of their own (ARIA
Authoring Practices): to choose what is proposed, to indent, to go to the next cell."""
_ALLOWED_BETWEEN: Final = 1
"""Stops that Tab may seem to have passed over: one may be disabled by the page."""


def tab_gaps(events: Sequence[UIEvent], context: PageContext) -> Iterator[Gap]:
    """Find Tabs after which the next key went elsewhere than to the next stop.

    The order of stops is that of the page's source (HTML standard, sequential
    focus navigation), positive ``tabindex`` first; only what the view shows counts
    as a stop, and a group of radio buttons is one. Where the source was not kept,
    the view's order stands for it. A view does not say what is disabled or left
    out of the order, so only those count as passed over of which the recording
    shows at another place that they are stops.

    Args:
        events: In the order of the recording.
        context: Its pages.
    """
    known = _known_stops(events)
    for before, after in pairwise(events):
        if before.action != "press" or before.value != "Tab":
            continue
        if after.action not in {"press", "type"}:
            continue
        if {"credited", "merged_keys"} & {*before.issues, *after.issues}:
            continue
        passed = _stops_between(before, after, context, known)
        if passed is None or 0 <= passed <= _ALLOWED_BETWEEN:
            continue
        yield Gap(
            kind="tabbing",
            event=after.id,
            sentence="The Tab key leads elsewhere than where the next key was pressed.",
        )


def _known_stops(events: Sequence[UIEvent]) -> frozenset[str]:
    """List the paths of what had the focus after a Tab, or was left with one."""
    found: set[str] = set()
    for before, after in pairwise(events):
        if before.action == "press" and before.value == "Tab":
            near = (before, after) if after.action in {"press", "type"} else (before,)
            found |= {e.target.path for e in near if e.target and e.target.path}
    return frozenset(found)


def _stops_between(
    before: UIEvent, after: UIEvent, context: PageContext, known: frozenset[str]
) -> int | None:
    """Count stops between two events' targets; negative if they are the other way."""
    path = after.target.path if after.target else None
    if not path or path.count("//") > 1:
        return None  # in a frame, whose place in the order is not known
    seen = context.on_view(before)
    for start in context.targets(before):
        page = start.page
        end = page.at_path(path)
        if end is None:
            continue
        if start == end and _keeps_tab(start):
            return None
        shown = {
            found
            for element in (seen.page.elements() if seen is not None else ())
            if element.path and (found := page.at_path(element.path)) is not None
        }
        stops = [e for e in page.elements() if e in (start, end) or _stops(e, shown)]
        return _passed(_in_tab_order(stops), start, end)
    return _seen_between(seen, path, known) if seen is not None else None


def _keeps_tab(element: PageElement) -> bool:
    """Return whether the focus may still be in an element after a Tab."""
    if element.tag == "input" and element.role != "combobox":
        return element.get("list") is not None or element.get("role") == "combobox"
    return element.role in _OWN_TAB or element.tag == "textarea"


def _in_tab_order(stops: Sequence[PageElement]) -> list[PageElement]:
    """Sort stops: those with a positive ``tabindex`` come first, in its order."""

    def place(stop: PageElement) -> tuple[int, int]:
        told = stop.get("tabindex") or ""
        number = int(told) if told.strip().isdecimal() else 0
        return (0, number) if number > 0 else (1, 0)

    return sorted(stops, key=place)


def _passed(
    stops: Sequence[PageElement], start: PageElement, end: PageElement
) -> int | None:
    """Count the stops between two of them; the buttons of one radio group are one."""
    first, last = stops.index(start), stops.index(end)
    if first >= last:
        return (
            None
            if _radio_group(start) == _radio_group(end) != end
            else last - first - 1
        )
    own = {_radio_group(start), _radio_group(end)}
    return len({_radio_group(stop) for stop in stops[first + 1 : last]} - own)


def _radio_group(stop: PageElement) -> object:
    """Return what is one stop: the group of a radio button (HTML, ARIA), or itself.

    A radio group has one stop: the button that is chosen. Its buttons have one
    name; where a page does not tell that, radio buttons that follow each other are
    taken for one group.
    """
    if stop.type != "radio" and stop.role not in {"radio", "radiogroup"}:
        return stop
    form = next(stop.ancestors("form"), None)
    return ("radio", stop.get("name"), form)


def _seen_between(start: PageElement, path: str, known: frozenset[str]) -> int | None:
    """Count the stops between by a view alone; it lists what is in the window."""
    elements = list(start.page.elements())
    paths = [element.path for element in elements]
    if paths.count(start.path) != 1 or paths.count(path) != 1:
        return None  # ids that stand for several elements, or outside the window
    if start.path == path and _keeps_tab(start):
        return None
    stops = [
        element
        for element in elements
        if element == start or element.path == path or element.path in known
    ]
    end = next(element for element in stops if element.path == path)
    return _passed(stops, start, end)


def _stops(element: PageElement, shown: set[PageElement]) -> bool:
    if element not in shown:
        return False
    if element.get("disabled") is not None or element.get("tabindex") == "-1":
        return False
    if any(
        fieldset.get("disabled") is not None
        for fieldset in element.ancestors("fieldset")
    ):
        return False
    if element.tag == "a":
        return element.get("href") is not None
    if element.tag == "input":
        return element.type != "hidden"
    return element.tag in _STOPS or element.get("tabindex") is not None
