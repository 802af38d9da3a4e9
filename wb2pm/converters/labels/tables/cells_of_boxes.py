"""Boxes to tick that stand in the cells of a table, each with its text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.tables.row_lines import is_box, is_in_box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.pages.page import Described

_CELLS: Final = frozenset({"td", "th"})
_FEWEST: Final = 2
"""Cells with a box and a text in one row: a box alone beside a text chooses the row."""


def text_of_own_cell(box: Described, seen: Sequence[Described]) -> str | None:
    """Return what the cell of a box says, where other cells of its row have both, too.

    A form puts so what may be chosen into columns.

    Args:
        box: A box to tick, with its place on the view.
        seen: The elements of that view.
    """
    cells = [e for e in seen if e.tag in _CELLS and e.box is not None and e.text]
    boxes = [e for e in seen if is_box(e) and e.box is not None]
    own = [cell for cell in cells if is_in_box(box, cell)]
    cell = min(own, key=lambda e: e.box.width if e.box else 0.0, default=None)
    if cell is None or cell.box is None or box.box is None:
        return None
    alike = [
        other
        for other in cells
        if other.box is not None
        and other.box.y == cell.box.y
        and other.box.height == cell.box.height
        and sum(is_in_box(one, other) for one in boxes) == 1
    ]
    return cell.text if cell in alike and len(alike) >= _FEWEST else None
