"""Where the Tab key leads, and where the next key was pressed."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from wb2pm.converters.pages.context import node_at
from wb2pm.discovery.conformance.deviations import Gap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lxml.html import HtmlElement

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.events import Element, UIEvent

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
    focus navigation), without positive ``tabindex``; only what the snapshot
    shows counts as a stop. Where the source was not kept, the snapshot's order
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
    snapshot = context.snapshot_with(before)
    for node in context.nodes(before):
        document = node.getroottree().getroot()
        other = node_at(document, path)
        if other is None:
            continue
        shown = {
            found
            for element in (snapshot[0] if snapshot else ())
            if element.path and (found := node_at(document, element.path)) is not None
        }
        stops = [n for n in document.iter() if n in (node, other) or _stops(n, shown)]
        return stops.index(other) - stops.index(node) - 1
    return _seen_between(snapshot, path) if snapshot else None


def _seen_between(
    snapshot: tuple[tuple[Element, ...], Element], path: str
) -> int | None:
    """Count the stops between by a snapshot alone; it lists what is in the window."""
    elements, start = snapshot
    paths = [element.path for element in elements]
    if paths.count(start.path) != 1 or paths.count(path) != 1:
        return None  # ids that stand for several elements, or outside the window
    stops = [
        element
        for element in elements
        if element is start or element.path == path or _is_stop(element)
    ]
    order = [element.path for element in stops]
    return order.index(path) - order.index(start.path) - 1


def _is_stop(element: Element) -> bool:
    return element.tag in _STOPS | {"a"} or element.role in _STOP_ROLES


def _stops(node: HtmlElement, shown: set[HtmlElement]) -> bool:
    if not isinstance(node.tag, str) or node not in shown:
        return False
    if "disabled" in node.attrib or node.get("tabindex") == "-1":
        return False
    if node.tag == "a":
        return "href" in node.attrib
    if node.tag == "input":
        kind: str | None = node.get("type")
        return kind != "hidden"
    return node.tag in _STOPS or "tabindex" in node.attrib
