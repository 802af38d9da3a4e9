"""What a field is called by the table that it stands in: its column, row or cell."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    Name,
    element_type,
    tidy_name,
)
from wb2pm.converters.labels.elements.grid_roles import column_of_grid
from wb2pm.converters.labels.places.gaps import is_in_line
from wb2pm.converters.labels.places.parts_apart import is_worked
from wb2pm.converters.labels.tables.cells_of_boxes import text_of_own_cell
from wb2pm.converters.labels.tables.headings import column_heading
from wb2pm.converters.labels.tables.row_lines import heading_over_boxes
from wb2pm.converters.labels.tables.tables_on_views import HEADING, IN_CELL, headings_of
from wb2pm.converters.labels.witnesses.makers_names import meaning_of_icon
from wb2pm.vocabulary.icons import meanings_of_icons
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.sights import Sight

_IN_HEADING: Final = re.compile(
    r"(?P<cell>.*/(?:th|thead(?:\[\d+\])?/tr(?:\[\d+\])?/td)(?:\[\d+\])?)/"
)
_LATER_CELL: Final = re.compile(r"(?P<row>.*)/t[dh]\[(?!1\])\d+\]/.*")
_COUNT: Final = re.compile(r"\d{1,4}")
"""How many a record has; a longer number may be what something is called by."""
_OPENS_MORE: Final = frozenset({"More", "Menu"})
"""Meanings of icons that say little of what their button is for."""
_GRID_CELLS: Final = frozenset({"cell", "gridcell"})
_LABEL_AROUND: Final = re.compile(r"/label(?:\[\d+\])?/")


def heading_of_column(sight: Sight) -> Name | None:
    """Take what heads the column or the row of a table that a field stands in.

    So, too, for a link that shows nothing but a number or a date. What asks for something
    itself, beside buttons of its cell, is of one of those.

    Args:
        sight: What was acted on, and the pages around it.
    """
    text = sight.element.text or ""
    is_figure = sight.kind == "link" and bool(text) and tidy_name(text) is None
    if sight.kind not in CONTROLS and not is_figure:
        return None
    if (own := _heading_around(sight)) is not None:
        return own
    if _is_beside_buttons(sight):
        return None
    if (headings := headings_of(sight)) is not None:
        return Name(headings.name, HEADING)
    heading = column_heading(sight.found) if sight.found is not None else None
    seen = sight.on_view if sight.kind in BOXES else None
    if heading is None and seen is not None:
        said = heading_over_boxes(seen[0], list(seen[1].elements()))
        heading = tidy_name(said or "")
    return Name(heading, HEADING) if heading else None


def _is_beside_buttons(sight: Sight) -> bool:
    """Return whether a field that shows a prompt has a cell in common with buttons."""
    seen = sight.on_view if sight.element.placeholder else None
    own = (seen[0].path if seen is not None else None) or ""
    cell = next(iter(reversed(list(IN_CELL.finditer(own)))), None)
    if seen is None or cell is None:
        return False
    around = own[: cell.end()]
    return any(
        (e.path or "").startswith(around) and element_type(e) == "button"
        for e in seen[1].elements()
    )


def heading_of_count(sight: Sight) -> Name | None:
    """Take what heads the column of a link that shows how many, in the row of a record.

    Such a row begins with what the record is called, and the link leads to what it has.
    A number that the row begins with is the record's own.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if sight.kind == "link" else None
    own = (seen[0].path if seen is not None else None) or ""
    cell = _LATER_CELL.match(own)
    if seen is None or cell is None or not _COUNT.fullmatch(sight.element.text or ""):
        return None
    first = re.compile(f"{re.escape(cell['row'])}/t[dh](?:\\[1\\])?(?:/.*)?")
    is_named = any(
        first.fullmatch(e.path or "") and tidy_name(e.text or "")
        for e in seen[1].elements()
    )
    headings = headings_of(sight) if is_named else None
    return Name(headings.name, HEADING) if headings is not None else None


def _heading_around(sight: Sight) -> Name | None:
    """Take the words of a column heading for the only field in it: it filters that."""
    own, view = sight.element.path or "", sight.context.view_around(sight.event)
    heading = _IN_HEADING.match(own)
    if view is None or heading is None or sight.element.tag not in FILLED_IN:
        return None
    inside = f"{heading['cell']}/"
    there = [e for e in view.elements() if (e.path or "").startswith(inside)]
    fields = [e for e in there if e.tag in FILLED_IN]
    place = fields[0].box if fields else None
    said = {
        tidy_name(e.text or "")
        for e in there
        if e.tag not in FILLED_IN
        and not (place and e.box and is_in_line(e.box, place))  # a button beside it
    } - {None}
    (name,) = said if len(said) == 1 else (None,)
    return Name(name, HEADING) if name and len(fields) == 1 else None


def heading_of_picture(sight: Sight) -> Name | None:
    """Take what heads the column of a table in whose cell a picture stands alone.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view
    own = (seen[0].path if seen is not None else None) or ""
    cell = IN_CELL.search(own)
    if seen is None or cell is None or sight.element.text:
        return None
    if _LABEL_AROUND.search(own, cell.end() - 1):
        return None  # a part of a field
    within = own[: cell.end()]
    if sight.kind != "element" and _is_one_of_pictures(sight, own, cell.start()):
        return None
    told = (
        one.path or ""
        for one in seen[1].elements()
        if is_worked(one) or one.tag == "a" or (one.text and one.path != within)
    )
    if any(p.startswith(within) and not f"{own}/".startswith(f"{p}/") for p in told):
        return None  # something else of the cell
    headings = headings_of(sight)
    return Name(headings.name, HEADING) if headings is not None else None


def _is_one_of_pictures(sight: Sight, own: str, cell: int) -> bool:
    """Return whether a row has other buttons without a text, or an icon says what one does.

    Their column is called as all of them are. What only opens a menu says little.
    """
    meaning = meaning_of_icon(sight)
    known = frozenset(meanings_of_icons().values()) - _OPENS_MORE
    if meaning is not None and meaning.text in known:
        return True
    row = f"{own[:cell]}/"
    seen = sight.on_view
    return seen is not None and any(
        "button" in {one.tag, one.role}
        and not one.text
        and one.path != own
        and (one.path or "").startswith(row)
        for one in seen[1].elements()
    )


def heading_in_grid(sight: Sight) -> Name | None:
    """Take what heads the column of a box, or of a cell without words, by its roles.

    Args:
        sight: What was acted on, and the pages around it.
    """
    is_bare = sight.element.role in _GRID_CELLS and not sight.element.text
    seen = sight.on_view if is_bare or sight.kind in BOXES else None
    said = seen and column_of_grid(seen[0], seen[1].elements())
    name = tidy_name(said) if said else None
    return Name(name, HEADING) if name else None


def text_of_cell(sight: Sight) -> Name | None:
    """Take what the cell of a box says, in a table that puts boxes into columns.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if sight.kind in BOXES else None
    said = seen and text_of_own_cell(seen[0], list(seen[1].elements()))
    name = tidy_name(said) if said else None
    return Name(name, "caption") if name else None
