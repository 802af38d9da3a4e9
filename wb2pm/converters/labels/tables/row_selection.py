"""Boxes that choose a row of a table or grid, and the row that each chooses.

Grids split a row over several elements and give what is in it ids, so paths do not
tell; what lies where on a view does.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.tables.cells_of_boxes import text_of_own_cell
from wb2pm.converters.labels.tables.drawn_rows import record_of_drawn_row
from wb2pm.converters.labels.tables.records_named import record_named
from wb2pm.converters.labels.tables.row_lines import (
    begins_rows_alike,
    first_in_words,
    heading_over_boxes,
    is_box,
    is_head_over,
    is_in_box,
    is_under,
    line_of,
    record_of_line,
    row_line,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described, PageElement
    from wb2pm.events import Box, UIEvent

_HEADINGS: Final = re.compile(r"/thead[\[/]")
"""In paths: the headings of a table (HTML, 4.9.5), whose cells views leave out if empty."""


def selects_row(event: UIEvent, context: PageContext) -> bool:
    """Return whether a box stands under one that chooses all rows of its table.

    That one lies in the heading of the column, which no other column of boxes has. Or
    its name, and that of another box in its column, are alike but for the record that a
    link in its line leads to: `Select Spring flyer`. Or it begins its row, and all boxes
    that begin rows have one name, which no heading has (`Select`), or none and ids that
    differ in a number. Or it begins a row that the page draws without a table. What has a
    heading of words alone over it, says something of each row.

    Args:
        event: An event on a box.
        context: The pages around it.
    """
    box = context.on_view(event)
    if box is None or box.box is None:
        return False
    seen = list(box.page.elements())
    if record_named(box, seen) is not None:
        return True
    if heading_over_boxes(box, seen) is not None:
        return False
    if begins_rows_alike(box, seen):
        return True
    if record_of_drawn_row(box, seen) is not None:
        return True
    if text_of_own_cell(box, seen) is not None:
        return False
    above = [e for e in seen if is_box(e) and _is_above(e, box.box)]
    if not above or (_row_around(box, seen) is None and not row_line(box, seen)):
        return False
    heads = list(filter(_is_heading, seen))
    return any(
        any(is_in_box(one, head) for head in heads)
        or any(is_head_over(e, box, seen) for e in line_of(one, seen))
        for one in above
    )


def selects_all_rows(event: UIEvent, context: PageContext) -> bool:
    """Return whether a box lies in the heading of a column of boxes, one in each row.

    Args:
        event: An event on a box.
        context: The pages around it.
    """
    box = context.on_view(event)
    if box is None or box.box is None:
        return False
    seen, top = list(box.page.elements()), box.box
    heads = list(filter(_is_heading, seen))
    is_head = _HEADINGS.search(box.path or "") or any(is_in_box(box, e) for e in heads)
    under = (e.box for e in seen if is_box(e) and e.box is not None)
    return bool(is_head) and any(
        one.y >= top.bottom and is_under(one, top) for one in under
    )


def stated_record(event: UIEvent, context: PageContext) -> str | None:
    """Return the record that a control says it is for, as others in its column do.

    Args:
        event: An event on a box, link or button.
        context: The pages around it.
    """
    control = context.on_view(event)
    if control is None or not control.label or not control.box:
        return None
    return record_named(control, list(control.page.elements()))


def selected_row(event: UIEvent, context: PageContext) -> str | None:
    """Return what tells the row that an event's target lies in from the others.

    Args:
        event: An event on an element of a row.
        context: The pages around it.

    Returns:
        The first text of the row that no other row shows, one with letters before a
        number: of a link, or else any; of a box whose name holds it, the record. None
        where no row lies around the target.
    """
    target = context.on_view(event)
    if target is None or target.box is None:
        return None
    seen = list(target.page.elements())
    row = _row_around(target, seen)
    if row is None and is_box(target):
        named = record_named(target, seen) or record_of_drawn_row(target, seen)
        return named or (
            record_of_line(target, seen) if selects_row(event, context) else None
        )
    if row is None:
        return None
    rows = (e for e in seen if _is_row(e))
    shown = Counter(line for one in rows for line in set(_lines(one)))
    links = (e for e in seen if e.tag == "a" and is_in_box(e, row))
    own = [*(line for link in links for line in _lines(link)), *_lines(row)]
    return first_in_words(line for line in own if shown[line] <= 1)


def _row_around(target: PageElement, seen: Iterable[PageElement]) -> PageElement | None:
    rows = (e for e in seen if _is_row(e) and is_in_box(target, e))
    return min(rows, key=lambda e: e.box.height if e.box else 0.0, default=None)


def _is_row(element: Described) -> bool:
    return element.tag == "tr" or _has_role(element, "row")


def _is_heading(element: Described) -> bool:
    return element.tag == "th" or _has_role(element, "columnheader")


def _has_role(element: Described, role: str) -> bool:
    return (element.role or "").lower() == role


def _is_above(one: Described, box: Box) -> bool:
    if one.box is None or one.box.bottom > box.y:
        return False
    across, _ = one.box.overlap(box)  # a heading may show more beside it
    return 2 * across >= box.width or is_under(one.box, box)


def _lines(element: Described) -> list[str]:
    lines = (" ".join(line.split()) for line in (element.text or "").splitlines())
    return [line for line in lines if any(map(str.isalnum, line))]
