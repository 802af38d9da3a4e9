"""Boxes that choose a row of a table or grid, and the row that each chooses.

Grids split a row over several elements and give what is in it ids, so paths do not
tell; what lies where on a view does.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.element_names import element_type
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described, PageElement
    from wb2pm.events import Box, UIEvent

_IN_ROW: Final = re.compile(r"/tr(?:\[\d+\])?/t[dh]")
_ALIGNED: Final = 4.0
"""Pixels between the middles of boxes in one column."""


def selects_row(event: UIEvent, context: PageContext) -> bool:
    """Return whether a box stands under one that chooses all rows of its table.

    That one lies in the heading of the column, which no other column of boxes has. Or
    its name, and that of another box in its column, are alike but for the record that a
    link in its line leads to: `Select Spring flyer`. Or it begins its row, and all boxes
    that begin rows have one name, which no heading has: `Select`.

    Args:
        event: An event on a box.
        context: The pages around it.
    """
    box = context.on_view(event)
    if box is None or box.box is None:
        return False
    seen = list(box.page.elements())
    if _record_named(box, seen) is not None or _begins_rows_alike(box, seen):
        return True
    above = [e for e in seen if _is_box(e) and _is_above(e, box.box)]
    heads = [e for e in seen if e.tag == "th" or _has_role(e, "columnheader")]
    return (
        bool(above)
        and _row_around(box, seen) is not None
        and any(_is_in(one, head) for one in above for head in heads)
    )


def selected_row(event: UIEvent, context: PageContext) -> str | None:
    """Return what tells the row that an event's target lies in from the others.

    Args:
        event: An event on an element of a row.
        context: The pages around it.

    Returns:
        The first text of the row that no other row shows: of a link, or else any; of a
        box whose name holds it, the record. None where no row lies around the target.
    """
    target = context.on_view(event)
    if target is None or target.box is None:
        return None
    seen = list(target.page.elements())
    row = _row_around(target, seen)
    if row is None and _is_box(target):
        line = _line_of(target, seen) if _begins_rows_alike(target, seen) else ()
        return _record_named(target, seen) or next(iter(_texts(line)), None)
    if row is None:
        return None
    rows = (e for e in seen if _is_row(e))
    shown = Counter(line for one in rows for line in set(_lines(one)))
    links = (e for e in seen if e.tag == "a" and _is_in(e, row))
    own = [*(line for link in links for line in _lines(link)), *_lines(row)]
    return next((line for line in own if shown[line] <= 1), None)


def _begins_rows_alike(box: Described, seen: Sequence[Described]) -> bool:
    """Return whether a box begins its row, and others of its name begin other rows."""
    name, place, own = box.label, box.box, _line_of(box, seen)
    if place is None or not name or not own or own[0].path != box.path:
        return False
    if any((e.text or "").strip() == name for e in seen):
        return False
    column = (
        (e, _line_of(e, seen))
        for e in seen
        if _is_box(e)
        and e.label == name
        and e.path != box.path
        and e.box
        and _is_under(e.box, place)
    )
    return any(
        bool(line) and line[0].path == e.path and _texts(line) != _texts(own)
        for e, line in column
    )


def _line_of(box: Described, seen: Iterable[Described]) -> list[Described]:
    """Return what stands in a line of a table with a box, from left to right."""
    middle = box.box.middle[1] if box.box is not None else 0.0
    line = [
        e
        for e in seen
        if e.box is not None
        and e.box.y <= middle <= e.box.bottom
        and (e.path == box.path or _IN_ROW.search(e.path or ""))
        and (e.path == box.path or (e.text or "").strip())
    ]
    return sorted(line, key=lambda e: e.box.x if e.box is not None else 0.0)


def _texts(line: Iterable[Described]) -> list[str]:
    return [text for e in line if (text := (e.text or "").strip())]


def _record_named(box: Described, seen: Sequence[Described]) -> str | None:
    """Return the record that a box says it chooses, by the link in its line.

    What else its name says, another box of its column says too.
    """
    own = _parted_name(box, seen)
    if own is None or box.box is None:
        return None
    column = (e for e in seen if _is_box(e) and e.path != box.path)
    others = (
        _parted_name(e, seen) for e in column if e.box and _is_under(e.box, box.box)
    )
    alike = any(
        other is not None and other[0] == own[0] and other[1] != own[1]
        for other in others
    )
    return own[1] if alike else None


def _parted_name(
    box: Described, seen: Iterable[Described]
) -> tuple[tuple[str, str], str] | None:
    """Part the name of a box in the words around a record, and the record."""
    place = box.box
    stated = " ".join((box.label or "").split())
    if place is None or not stated:
        return None
    links = (
        (e.box.x, text)
        for e in seen
        if e.tag == "a"
        and e.box is not None
        and e.box.x >= place.x
        and e.box.y <= place.middle[1] <= e.box.bottom
        and (text := " ".join((e.text or "").split()))
        and re.search(rf"(?<!\w){re.escape(text)}(?!\w)", stated)
    )
    record = min(links, default=None)
    if record is None:
        return None
    before, _, after = stated.partition(record[1])
    return (before, after), record[1]


def _is_under(one: Box, other: Box) -> bool:
    """Return whether two boxes stand in one column."""
    return abs(one.middle[0] - other.middle[0]) <= _ALIGNED


def _row_around(target: PageElement, seen: Iterable[PageElement]) -> PageElement | None:
    rows = (e for e in seen if _is_row(e) and _is_in(target, e))
    return min(rows, key=lambda e: e.box.height if e.box else 0.0, default=None)


def _is_row(element: Described) -> bool:
    return element.tag == "tr" or _has_role(element, "row")


def _is_box(element: Described) -> bool:
    return element_type(element) in BOXES


def _has_role(element: Described, role: str) -> bool:
    return (element.role or "").lower() == role


def _is_above(one: Described, box: Box) -> bool:
    if one.box is None or one.box.bottom > box.y:
        return False
    return _is_under(one.box, box)


def _is_in(inner: Described, outer: Described) -> bool:
    if inner.box is None or outer.box is None:
        return False
    return outer.box.contains(*inner.box.middle)


def _lines(element: Described) -> list[str]:
    lines = (" ".join(line.split()) for line in (element.text or "").splitlines())
    return [line for line in lines if any(map(str.isalnum, line))]
