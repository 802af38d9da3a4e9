"""Boxes that choose a row of a table or grid, and the row that each chooses.

Grids split a row over several elements and give what is in it ids, so paths do not
tell; what lies where on a view does.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.element_names import element_type
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described, PageElement
    from wb2pm.events import Box, UIEvent

_ALIGNED: Final = 4.0
"""Pixels between the middles of boxes in one column."""


def selects_row(event: UIEvent, context: PageContext) -> bool:
    """Return whether a box stands under one that chooses all rows of its table.

    That one lies in the heading of the column, which no other column of boxes has.

    Args:
        event: An event on a box.
        context: The pages around it.
    """
    box = context.on_view(event)
    if box is None or box.box is None:
        return False
    seen = list(box.page.elements())
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
        The first text of the row that no other row shows: of a link, or else any;
        None where no row lies around the target.
    """
    target = context.on_view(event)
    if target is None or target.box is None:
        return None
    seen = list(target.page.elements())
    row = _row_around(target, seen)
    if row is None:
        return None
    rows = (e for e in seen if _is_row(e))
    shown = Counter(line for one in rows for line in set(_lines(one)))
    links = (e for e in seen if e.tag == "a" and _is_in(e, row))
    own = [*(line for link in links for line in _lines(link)), *_lines(row)]
    return next((line for line in own if shown[line] <= 1), None)


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
    return abs(one.box.middle[0] - box.middle[0]) <= _ALIGNED


def _is_in(inner: Described, outer: Described) -> bool:
    if inner.box is None or outer.box is None:
        return False
    return outer.box.contains(*inner.box.middle)


def _lines(element: Described) -> list[str]:
    lines = (" ".join(line.split()) for line in (element.text or "").splitlines())
    return [line for line in lines if any(map(str.isalnum, line))]
