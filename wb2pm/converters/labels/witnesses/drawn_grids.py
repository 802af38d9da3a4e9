"""Fields and cells of drawn grids, which are called as what stands over their column."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.converters.labels.places.gaps import begins_over
from wb2pm.converters.labels.tables.drawn_grids import (
    PADDING_PX,
    heading_of_cell,
    is_filled_in,
)
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.element_names import Name
    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described, Page

_HALF_LINE_PX: Final = 8.0
_DECLARED: Final = frozenset({"aria-label", "label", "labelledby", "attribute"})
"""Steps by which an accessible name was found that the page states."""


def heading_over_field(sight: Sight) -> Name | None:
    """Name a field in a drawn grid, or a cell to be edited, by what stands over its column.

    Args:
        sight: What was acted on, and the pages around it.

    Returns:
        The heading; None where the page states a name, or writes a label over the field.
    """
    stated = sight.event.attributes.get(columns.UI_ACCESSIBLE_NAME_FROM)
    is_field = sight.kind in CONTROLS - BOXES and stated not in _DECLARED
    is_edited = sight.kind == "element" and sight.event.action == "double_click"
    if is_field and (cell := _cell_under(sight)) is not None:
        return heading_of_cell(*cell, sight.context)
    if is_field and _has_label_over(sight):
        return None
    return _heading(sight) if is_field or is_edited else None


def _has_label_over(sight: Sight) -> bool:
    """Return whether a label begins right over a field, less than half a line from it."""
    seen = sight.on_view
    place = seen[0].box if seen is not None else None
    return (
        seen is not None
        and place is not None
        and any(
            one.text
            and one.box is not None
            and begins_over(one.box, place)
            and place.y - one.box.bottom <= _HALF_LINE_PX
            for one in seen[1].elements("label")
        )
    )


def _cell_under(sight: Sight) -> tuple[Described, Page] | None:
    """Return the cell over which a field lies that it opened to be edited, and the view."""
    opener = str(sight.event.attributes.get(columns.UI_OPENER_ID) or "")
    seen = sight.on_view if opener else None
    cell = seen[1].at_path(opener) if seen is not None else None
    if seen is None or cell is None or cell.box is None or seen[0].box is None:
        return None
    apart = (cell.box.x - seen[0].box.x, cell.box.y - seen[0].box.y)
    is_over = max(map(abs, apart)) <= PADDING_PX and not is_filled_in(cell)
    return (cell, seen[1]) if is_over else None


def heading_over_cell(sight: Sight) -> Name | None:
    """Name a cell of a drawn grid that shows no words by what stands over its column.

    Args:
        sight: What was acted on, and the pages around it.
    """
    is_cell = sight.kind == "element" and sight.element.role is None
    return _heading(sight) if is_cell else None


def _heading(sight: Sight) -> Name | None:
    seen = sight.on_view or _where_it_was(sight)
    return heading_of_cell(*seen, sight.context) if seen is not None else None


def _where_it_was(sight: Sight) -> tuple[Described, Page] | None:
    """Take the place of what a view does not list, on the view of the event itself.

    A view may list what is in a cell and not the cell, nor anything around it.
    """
    event, target = sight.event, sight.event.target
    screen = event.screen_before
    page = sight.context.view(screen) if screen is not None else None
    return (target, page) if target is not None and page is not None else None
