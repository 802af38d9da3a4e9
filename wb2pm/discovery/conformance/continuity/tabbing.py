"""Where the Tab key leads, and where the next key was pressed."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.deviations import Gap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described, PageElement
    from wb2pm.events import UIEvent

_STOPS: Final = frozenset({"input", "select", "textarea", "button"})
_STOP_ROLES: Final = frozenset(
    [
        "button",
        "checkbox",
        "combobox",
        "link",
        "menuitem",
        "option",
        "radio",
        "searchbox",
        "switch",
        "tab",
        "textbox",
    ]
)
_ALLOWED_BETWEEN: Final = 1
"""Stops that Tab may seem to have passed over: one may be disabled by the page."""


def tab_gaps(events: Sequence[UIEvent], context: PageContext) -> Iterator[Gap]:
    """Find Tabs after which the next key went elsewhere than to the next stop.

    The order of stops is that of the page's source (HTML standard, sequential
    focus navigation), without positive ``tabindex``; only what the view
    shows counts as a stop. Where the source was not kept, the view's order
    stands for it.

    Args:
        events: In the order of the recording.
        context: Its pages.
    """
    for before, after in pairwise(events):
        if before.action != "press" or before.value != "Tab":
            continue
        if after.action not in {"press", "type"}:
            continue
        if {"credited", "merged_keys"} & {*before.issues, *after.issues}:
            continue
        passed = _stops_between(before, after, context)
        if passed is None or 0 <= passed <= _ALLOWED_BETWEEN:
            continue
        yield Gap(
            kind="tabbing",
            event=after.id,
            sentence="The Tab key leads elsewhere than where the next key was pressed.",
        )


def _stops_between(before: UIEvent, after: UIEvent, context: PageContext) -> int | None:
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
        shown = {
            found
            for element in (seen.page.elements() if seen is not None else ())
            if element.path and (found := page.at_path(element.path)) is not None
        }
        stops = [e for e in page.elements() if e in (start, end) or _stops(e, shown)]
        return stops.index(end) - stops.index(start) - 1
    return _seen_between(seen, path) if seen is not None else None


def _seen_between(start: PageElement, path: str) -> int | None:
    """Count the stops between by a view alone; it lists what is in the window."""
    elements = list(start.page.elements())
    paths = [element.path for element in elements]
    if paths.count(start.path) != 1 or paths.count(path) != 1:
        return None  # ids that stand for several elements, or outside the window
    stops = [
        element
        for element in elements
        if element == start or element.path == path or _is_stop(element)
    ]
    order = [element.path for element in stops]
    return order.index(path) - order.index(start.path) - 1


def _is_stop(element: Described) -> bool:
    return element.tag in _STOPS | {"a"} or element.role in _STOP_ROLES


def _stops(element: PageElement, shown: set[PageElement]) -> bool:
    if element not in shown:
        return False
    if element.get("disabled") is not None or element.get("tabindex") == "-1":
        return False
    if element.tag == "a":
        return element.get("href") is not None
    if element.tag == "input":
        return element.type != "hidden"
    return element.tag in _STOPS or element.get("tabindex") is not None
