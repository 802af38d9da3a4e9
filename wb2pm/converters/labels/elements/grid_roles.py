"""What heads the column of a grid that says by its roles what its parts are (ARIA 1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.page import Described

_GRIDS: Final = frozenset({"grid", "treegrid"})
_HEADING: Final = "columnheader"


def column_of_grid(field: Described, seen: Iterable[Described]) -> str | None:
    """Return the heading over a field that is laid over a cell of a grid.

    It spans the middle of the field, and is no narrower. A grid may lie over another.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    place = field.box
    if place is None:
        return None
    seen = list(seen)
    grids = [e.box for e in seen if e.role in _GRIDS and e.box and e.box.holds(place)]
    grid = min(grids, key=lambda box: box.width * box.height, default=None)
    if grid is None:
        return None
    over = [
        (place.y - e.box.bottom, e.text)
        for e in seen
        if e.role == _HEADING
        and e.text
        and e.box is not None
        and e.box.x <= place.middle[0] <= e.box.right
        and e.box.bottom <= place.middle[1]
        and place.width <= e.box.width
        and grid.holds(e.box)
    ]
    return min(over)[1] if over else None
