"""Whether the page stood still while nothing was done that scrolls it."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote_plus, urldefrag, urlsplit

from wb2pm.discovery.conformance.continuity.fields import is_text_field
from wb2pm.discovery.conformance.continuity.visits import by_source, place_of
from wb2pm.discovery.conformance.deviations import Gap
from wb2pm.vocabulary.language import speaks_of_searching

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.events import Screen, UIEvent

LINE: Final = 16
"""Pixels of a line of text. Nobody scrolls by less (a notch of a wheel is three lines);
pages do, where something that was open below closes and they end earlier."""
_MOST: Final = 0.5
"""Share of what two screens both list that has to move alike: more than half. What
stays in its place while people scroll (menus, headers) is less than that, and so is
what is pushed down by something new."""
FEWEST: Final = 5
"""Elements that two screens have in common, from which on they tell."""
_ALIGNED: Final = 10
_BELOW: Final = 60
"""Pixels that what a field opens may begin beside it, and below its upper edge."""
_FEWER: Final = 0.1
"""Share of what was listed that is gone: rows that a search does not find."""
_HEAD: Final = 0.25
"""Share of a page that is more than a fixed heading."""
_NEARLY_ALL: Final = 0.95
"""Share of a page: what comes may give another path to a thing or two."""
_FILLING: Final = frozenset({"type", "copy"})
_EDITING: Final = frozenset(
    [
        *("Ctrl+A", "Ctrl+C", "Ctrl+X", "Ctrl+V", "Meta+A", "Meta+C", "Meta+X"),
        *("Meta+V", "Cmd+A", "Cmd+C", "Cmd+X", "Cmd+V", "Shift", "Ctrl", "Meta"),
    ]
)
"""Keys that edit the field that has the focus, and lead nowhere else."""


def view_gaps(events: Sequence[UIEvent], context: PageContext) -> Iterator[Gap]:
    """Find fields that moved with their page while they were filled in.

    Somebody who types or chooses stays where they are. If what they type into stands
    elsewhere afterwards, and most of the page with it, it was scrolled in between, or
    the screen is of another moment. A page that puts what is typed behind the # of its
    address, as a search does, has drawn itself anew; one that has what was chosen in its
    address is another.

    Args:
        events: In the order of the recording.
        context: Its pages.
    """
    actions = by_source(events)
    for at, action in enumerate(actions):
        first, last = action[0], action[-1]
        before, after = first.screen_before, last.screen_after
        if before is None or after is None or not all(map(_stays, action)):
            continue
        path = first.target.path if first.target is not None else None
        if path and is_same_page(before, after) and not _is_searched_for(last):
            places = corners(before, context), corners(after, context)
            goes_on = any(
                e.action == "scroll" for a in actions[max(0, at - 2) : at] for e in a
            )
            begins = at + 1 < len(actions) and _has_begun(actions[at + 1][0], *places)
            adds = last.action == "select" and _is_pushed_down(*places)
            brought = _opens_at(*places, path) or _grows(before, after, path, context)
            brought = brought or _finds_less(first, *places)
            if goes_on or begins or adds or brought or _is_focused(actions, at):
                continue  # a wheel's motion runs out; what opens is brought into view
            if has_scrolled(*places, path):
                yield Gap(
                    kind="view",
                    event=first.id,
                    sentence="The page moved while a field was filled in, and nobody"
                    " scrolled it.",
                )


def _is_focused(actions: Sequence[Sequence[UIEvent]], at: int) -> bool:
    """Return whether a page that has just come had the focus in a field by itself.

    Pages bring what they focus into view (HTML standard, `autofocus`), be it a moment
    later than they show it; nobody went there to write.
    """
    first, before = actions[at][0], actions[at - 1][0] if at else None
    was = before.screen_before if before is not None else None
    if first.action != "type" or was is None or first.screen_before is None:
        return False
    return not is_same_page(was, first.screen_before)


def _has_begun(turn: UIEvent, before: Corners, after: Corners) -> bool:
    """Return whether a page was already on its way where a wheel takes it next."""
    asked = pixels_turned(turn)
    if not asked:
        return False
    downs = Counter(down for _, down in shifts(before, after).values()).most_common(1)
    return any(0 < -down / asked <= 1 for down, _ in downs)


def pixels_turned(turn: UIEvent) -> float | None:
    """Return by how many pixels a recorder says a page was scrolled, if it does.

    Args:
        turn: Of a wheel, or whatever else was done.
    """
    told = turn.attributes.get("pixels") if turn.action == "scroll" else None
    try:
        return float(json.loads(str(told))["y"]) if told is not None else None
    except (KeyError, TypeError, ValueError):
        return None  # as a recorder may not have written it


def _opens_at(before: Corners, after: Corners, path: str) -> bool:
    """Return whether something came right below a field: pages bring it into view."""
    if path not in after:
        return False
    x, y = after[path]
    came = (after[p] for p in after.keys() - before.keys())
    return any(abs(one[0] - x) <= _ALIGNED and 0 < one[1] - y <= _BELOW for one in came)


def _finds_less(typed: UIEvent, before: Corners, after: Corners) -> bool:
    """Return whether a field to search in left less of a page, which then ends earlier."""
    field = typed.target
    said = (field.placeholder, field.label) if field is not None else ()
    gone = len(before.keys() - after.keys())
    return gone >= _FEWER * len(before) and any(
        map(speaks_of_searching, filter(None, said))
    )


def _grows(before: Screen, after: Screen, path: str, context: PageContext) -> bool:
    """Return whether a field grew by a line: browsers bring what is written into view."""
    views = context.view(before), context.view(after)
    boxes = [
        found.box
        for view in views
        if view is not None and (found := view.at_path(path)) is not None
    ]
    heights = [box.height for box in boxes if box is not None]
    return len(heights) == len(views) and heights[1] - heights[0] >= LINE


Corners = dict[str, tuple[float, float]]
"""Path of an element -> where it stands."""


def corners(screen: Screen, context: PageContext) -> Corners:
    """Return where everything on a screen stands.

    Args:
        screen: A screen.
        context: Pages of the recording.
    """
    view = context.view(screen)
    elements = view.elements() if view is not None else ()
    return {e.path: (e.box.x, e.box.y) for e in elements if e.path and e.box}


def _is_searched_for(event: UIEvent) -> bool:
    """Return whether a page took what was entered into its address, and was not left."""
    said = (event.value or "").strip().casefold()
    before, after = event.screen_before, event.screen_after
    if not said or before is None or after is None:
        return False
    here, there = urldefrag(before.url or ""), urldefrag(after.url or "")
    if here.url == there.url and said in unquote_plus(there.fragment).casefold():
        return True
    if event.action != "select":
        return False  # another page comes of Enter
    was, now = (unquote_plus(urlsplit(one.url).query) for one in (here, there))
    return said in now.casefold() and said not in was.casefold()


def _is_pushed_down(before: Corners, after: Corners) -> bool:
    """Return whether what came pushed all below it down, and nothing above it moved.

    A page that scrolls leaves behind only what is fixed: a heading, or a bar at a side.
    """
    common = before.keys() & after.keys()
    moved = [p for p in common if after[p][1] - before[p][1] >= LINE]
    still = [p for p in common if before[p] == after[p]]
    told = len(moved) + len(still) >= _NEARLY_ALL * len(common)
    if not told or len(still) < _HEAD * len(common):
        return False
    edge = min((before[p][1] for p in moved), default=0.0)
    came = after.keys() - before.keys()
    at_the_edge = any(abs(after[p][1] - edge) <= _BELOW for p in came)
    return at_the_edge and all(before[p][1] < edge for p in still)


def is_same_page(before: Screen, after: Screen) -> bool:
    """Return whether two screens show one page.

    An address may name its page behind the question mark alone; that has another title.
    """
    here = place_of(before.url)
    if here is None or here != place_of(after.url):
        return False
    asked = [urlsplit(screen.url or "").query for screen in (before, after)]
    return asked[0] == asked[1] or before.title == after.title


def has_scrolled(
    before: Corners, after: Corners, path: str | None = None
) -> bool | None:
    """Return whether most of a page stands elsewhere than before, all by one measure.

    Args:
        before: Where things stood.
        after: Where they stand on the next screen of the same page.
        path: What has to be among what moved.

    Returns:
        None where it cannot be told: too little is on both.

    Examples:
        >>> before = {name: (0.0, 10.0 * at) for at, name in enumerate("abcdef")}
        >>> after = {name: (x, y - 120) for name, (x, y) in before.items()}
        >>> has_scrolled(before, after), has_scrolled(before, before)
        (True, False)
        >>> has_scrolled({}, before)
    """
    moved = shifts(before, after)
    if len(moved) < FEWEST or (path is not None and path not in moved):
        return None
    shift, count = Counter(moved.values()).most_common(1)[0]
    if max(map(abs, shift)) < LINE or count <= _MOST * len(moved):
        return False
    return path is None or moved[path] == shift


def shifts(before: Corners, after: Corners) -> dict[str, tuple[int, int]]:
    """Measure how far each thing moved that two screens have, to the right and down.

    Args:
        before: Where things stood.
        after: Where they stand.

    Examples:
        >>> shifts({"a": (0.0, 10.0), "b": (0.0, 0.0)}, {"a": (0.0, 4.0)})
        {'a': (0, -6)}
    """
    return {
        path: (round(after[path][0] - x), round(after[path][1] - y))
        for path, (x, y) in before.items()
        if path in after
    }


def _stays(event: UIEvent) -> bool:
    """Return whether what was done leaves a page where it is."""
    if event.action == "click":
        return event.target is not None and is_text_field(event.target)
    if event.action == "press":
        return event.value in _EDITING
    if event.action == "select":  # a list that the page draws may make it shorter
        return event.target is not None and event.target.tag == "select"
    return event.action in _FILLING
