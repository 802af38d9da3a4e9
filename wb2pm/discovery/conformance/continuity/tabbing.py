"""Where the Tab key leads, and where the next key was pressed."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.converters.labels.elements.element_names import BUTTON_TYPES, FILLED_IN
from wb2pm.converters.pages.paths import without_numbers
from wb2pm.discovery.conformance.continuity.fields import content_before
from wb2pm.discovery.conformance.continuity.tab_stops import (
    Stops,
    in_tab_order,
    is_in_row,
    is_shown_stop,
    is_stop,
    keeps_tab,
    passed_between,
)
from wb2pm.discovery.conformance.continuity.visits import place_of
from wb2pm.discovery.conformance.deviations import Gap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import PageElement
    from wb2pm.events import UIEvent

_NOTHING: Final = frozenset({"body", "html"})
"""What has the focus where nothing has it (HTML standard, ``activeElement``)."""
_LAST_FRAME: Final = re.compile(r".*/i?frame(?:\[\d+\])?(?=/)")
_ROOT: Final = re.compile(r"/html/body(?:\[1\])?/[^/]+|//\*\[@id=(['\"]).*?\1\]")
"""What a path begins with: a part of the whole page, or one with an id."""
_ALLOWED_BETWEEN: Final = 1
"""Stops that Tab may seem to have passed over: one may be disabled by the page."""


_FOCUSABLE: Final = frozenset({"a", "button", "input", "select", "summary", "textarea"})
"""What has a place in the order by itself (HTML standard, focusable areas); a drawn
button has one only with a `tabindex`, which a view does not say."""


def tab_gaps(events: Sequence[UIEvent], context: PageContext) -> Iterator[Gap]:
    """Find Tabs after which the next key went elsewhere than to the next stop.

    The order of stops is that of the page's source (HTML standard, sequential
    focus navigation), positive ``tabindex`` first; only what the view shows counts
    as a stop, and a group of radio buttons is one. Where the source was not kept,
    the view's order stands for it. A view does not say what is disabled or left
    out of the order, so what it lists counts as passed over only where the recording
    shows at another place that Tab stops at such a thing, or goes on the same page
    from each thing listed to the next, three times at least. Where Tab leads from a field
    back to a button, and at another time on over several things listed, the page puts its
    fields before its buttons (`tabindex`), which a view does not say. From the last field
    of a dialog Tab may lead round to the first one: it holds the focus, and may leave out
    its buttons (ARIA Authoring Practices, dialog).

    Args:
        events: In the order of the recording.
        context: Its pages.
    """
    known = _known_stops(events, context)
    tabs = [
        (tab, after)
        for written, (tab, after) in zip(
            [None, *events], pairwise(events), strict=False
        )
        if _is_told(tab, after) and not _is_put_back(written, tab, after)
    ]
    told = [_stops_between(before, after, context, known) for before, after in tabs]
    bare = _bare_anchors(events)
    listed = [_all_listed(before, after, context, bare) for before, after in tabs]
    screens = [before.screen_before for before, _ in tabs]
    places = [place_of(screen.url) if screen else None for screen in screens]
    for at, (before, after) in enumerate(tabs):
        alike = [
            n for n, place in zip(listed, places, strict=True) if place == places[at]
        ]
        sure = alike.count(0) >= _SURE and sum(n != 0 for n in alike) <= 1
        passed = listed[at] if sure and listed[at] is not None else told[at]
        if passed is None or 0 <= passed <= _ALLOWED_BETWEEN:
            continue
        over_several = any(n is not None and n > _ALLOWED_BETWEEN for n in alike)
        if passed < 0 and over_several and _comes_to_buttons(before, after):
            continue
        if passed < 0 and _goes_round(before, after, context):
            continue
        yield Gap(
            kind="tabbing",
            event=after.id,
            sentence="The Tab key leads elsewhere than where the next key was pressed.",
        )


_SURE: Final = 3
"""Tabs from each thing listed to the next, from which on a view is taken at its word."""


def _comes_to_buttons(before: UIEvent, after: UIEvent) -> bool:
    """Return whether a Tab left a field for a button."""
    field, button = before.target, after.target
    if field is None or button is None:
        return False
    is_button = "button" in {button.tag, button.role} or button.type == "submit"
    return field.tag in FILLED_IN and field.type not in BUTTON_TYPES and is_button


def _goes_round(before: UIEvent, after: UIEvent, context: PageContext) -> bool:
    """Return whether Tab led from the last field of what lies over a page to the first."""
    targets = (before.target, after.target)
    last, first = ((target and target.path) or "" for target in targets)
    root = _ROOT.match(last)
    held = all(columns.UI_LAYER in event.attributes for event in (before, after))
    screen = before.screen_before
    view = context.view(screen) if held and root and screen is not None else None
    if view is None or root is None:
        return False
    stops = [
        one
        for one in view.elements()
        if is_stop(one) and f"{one.path}/".startswith(f"{root[0]}/")
    ]
    paths = [one.path for one in stops]
    if not paths or paths[0] != first or last not in paths:
        return False
    behind = stops[paths.index(last) + 1 :]
    return all("button" in {one.tag, one.role} for one in behind)


def _is_told(before: UIEvent, after: UIEvent) -> bool:
    """Return whether two events tell where a Tab led."""
    if before.action != "press" or before.value != "Tab":
        return False
    if {"credited", "merged_keys"} & {*before.issues, *after.issues}:
        return False
    if any(e.target is not None and e.target.tag in _NOTHING for e in (before, after)):
        return False  # what had the focus was drawn anew
    if _frame_of(before) != _frame_of(after):
        return False  # what of a frame can be reached is not listed in order
    if _is_kept(before, after) or _has_written_out(before, after):
        return False
    if _is_around(before, after):
        return False
    return after.action in {"press", "type"}


def _is_around(before: UIEvent, after: UIEvent) -> bool:
    """Return whether a Tab led from a part of a widget to what is around it.

    Lists that a page draws hold a field that nobody sees, for the focus.
    """
    paths = [(event.target and event.target.path) or "" for event in (before, after)]
    return bool(paths[1]) and paths[0].startswith(f"{paths[1]}/")


def _has_written_out(before: UIEvent, after: UIEvent) -> bool:
    """Return whether a Tab wrote on in its field what was begun, and so stayed in it."""
    paths = [event.target and event.target.path for event in (before, after)]
    was, now = content_before(before), content_before(after)
    return paths[0] == paths[1] and bool(was and now) and was != now


def _is_kept(before: UIEvent, after: UIEvent) -> bool:
    """Return whether Tab left the focus on what lies over the page, as menus hold it."""
    paths = [event.target and event.target.path for event in (before, after)]
    over = [columns.UI_LAYER in event.attributes for event in (before, after)]
    return paths[0] == paths[1] and all(over)


def _is_put_back(written: UIEvent | None, tab: UIEvent, after: UIEvent) -> bool:
    """Return whether a page put the focus back in a field that had been written in.

    It reads what is left, and draws the field anew; Tab is pressed once more.
    """
    if written is None or written.action != "type" or after.value != "Tab":
        return False
    path = tab.target.path if tab.target is not None else None
    was, now = tab.screen_before, tab.screen_after
    if was is not None and now is not None and was.elements_json == now.elements_json:
        return False  # nothing was drawn anew
    others = (event.target and event.target.path for event in (written, after))
    return path is not None and all(other == path for other in others)


def _frame_of(event: UIEvent) -> str:
    """Return the path of the frame that the target of an event stands in."""
    path = (event.target.path if event.target else None) or ""
    return path[: last.end()] if (last := _LAST_FRAME.search(path)) else ""


def _known_stops(events: Sequence[UIEvent], context: PageContext) -> frozenset[_Looks]:
    """Collect the looks of what had the focus after a Tab, or was left with one."""
    found: set[_Looks] = set()
    for before, after in pairwise(events):
        if before.action == "press" and before.value == "Tab":
            for event in (before, after):
                if event is after and after.action not in {"press", "type"}:
                    continue
                seen = context.on_view(event)
                found |= _looks(seen) if seen is not None else frozenset()
    return frozenset(found)


_Looks = tuple[str | None, ...]


def _looks(element: PageElement) -> frozenset[_Looks]:
    """Return by what an element is known again: its path, or what it is and says.

    Controls that stand beside each field of a form are told by the latter.
    """
    told = element.label or element.text
    alike = (element.tag, element.type, element.role, told)
    return frozenset([(element.path,), *([alike] if told else [])])


def _bare_anchors(events: Sequence[UIEvent]) -> frozenset[str | None]:
    """Collect the paths of anchors that were clicked and lead nowhere.

    They have no role and are no stops (HTML-AAM; HTML standard, focusable areas), which
    a recorder tells that tells the roles of others.
    """
    told = any(columns.UI_ROLE in event.attributes for event in events)
    targets = (event.target for event in events)
    anchors = (t for t in targets if t is not None and t.tag == "a" and not t.role)
    return frozenset(anchor.path for anchor in anchors if told)


def _all_listed(
    before: UIEvent,
    after: UIEvent,
    context: PageContext,
    bare: frozenset[str | None],
) -> int | None:
    """Count what a view lists between two targets; one widget's parts are one."""
    seen = context.on_view(before)
    path = after.target.path if after.target else None
    if seen is None or not path or path.count("//") > 1:
        return None
    if next(context.targets(before), None) is not None:
        return None  # the source is a better witness
    elements = list(seen.page.elements())
    paths = [element.path for element in elements]
    if paths.count(seen.path) != 1 or paths.count(path) != 1 or seen.path == path:
        return None
    stops = [
        e
        for e in elements
        if e == seen
        or e.path == path
        or (e.tag in _FOCUSABLE and is_stop(e) and e.path not in bare)
    ]
    end = next(element for element in stops if element.path == path)
    first, last = stops.index(seen), stops.index(end)
    one_stop = Stops(seen.page).of
    own = {one_stop(seen), one_stop(end)}
    if len(own) == 1 and end not in own:
        return None
    if first >= last:
        return last - first - 1
    between = [s for s in stops[first + 1 : last] if one_stop(s) not in own]
    return len({without_numbers(stop.path or "") for stop in between})


def _stops_between(
    before: UIEvent, after: UIEvent, context: PageContext, known: frozenset[_Looks]
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
        if start == end and keeps_tab(start):
            return None
        shown = {
            found
            for element in (seen.page.elements() if seen is not None else ())
            if element.path and (found := page.at_path(element.path)) is not None
        }
        stops = [
            e for e in page.elements() if e in (start, end) or is_shown_stop(e, shown)
        ]
        return passed_between(in_tab_order(stops), start, end)
    return _seen_between(seen, path, known) if seen is not None else None


def _seen_between(
    start: PageElement, path: str, known: frozenset[_Looks]
) -> int | None:
    """Count the stops between by a view alone; it lists what is in the window."""
    elements = list(start.page.elements())
    paths = [element.path for element in elements]
    if paths.count(start.path) != 1 or paths.count(path) != 1:
        return None  # ids that stand for several elements, or outside the window
    if start.path == path and keeps_tab(start):
        return None
    stops = [
        element
        for element in elements
        if element == start or element.path == path or _looks(element) & known
    ]
    end = next(element for element in stops if element.path == path)
    if not is_in_row(start, end):
        stops = [e for e in stops if e == end or not is_in_row(e, end)]
    return passed_between(stops, start, end)
