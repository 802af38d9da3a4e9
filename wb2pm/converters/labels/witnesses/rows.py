"""Witnesses of rows: what is data, and the kind of record that stands for it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.converters.labels.elements.element_names import Name, element_type
from wb2pm.converters.labels.elements.markup import label_on_page
from wb2pm.converters.labels.places.row_places import in_list, is_only_item
from wb2pm.converters.labels.tables.row_kinds import row_kind
from wb2pm.converters.labels.tables.row_selection import (
    selects_all_rows,
    selects_row,
    stated_record,
)
from wb2pm.converters.labels.tables.rows import (
    counted_name,
    in_row,
    is_data_row,
    is_day,
    is_row,
    is_row_field,
)
from wb2pm.converters.labels.tables.tables_on_views import HEADING
from wb2pm.converters.labels.witnesses.words_read import is_quoted
from wb2pm.vocabulary.kinds import ALL_ROWS, BOXES, CONTROLS

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.sights import Sight

ROW: Final = "row"
"""Source of a name that is the kind of record of one row among others."""
DAY: Final = "day"
"""What the days of a calendar are called: choosing one opens nothing."""
_PAGE_NUMBER = re.compile(r"\d{1,3}")
"""All that a link shows which leads to another page of a list."""
_PRESSED = frozenset({"link", "button"})
_WRITTEN_IN = frozenset({"field", "dropdown", "file field"})


def as_row(said: Name, sight: Sight) -> Name:
    """Take the kind of row for a name that is somebody's data.

    What was typed is data, and so is what stands in the row of a box.

    Args:
        said: What a witness said.
        sight: What it looked at.
    """
    if said.source == ROW:
        return said
    if _is_data(said, sight):
        is_item = in_list(sight.control.place) or is_only_item(sight.control)
        return _kind_of_row(sight) if is_item else said
    return _kind_of_row(sight) if _is_caption_of_row(said, sight) else said


def _is_data(name: Name, sight: Sight) -> bool:
    """Return whether a name is what somebody typed, or what the field holds.

    What a link shows is data too where its stated name has it in quotes. The placeholder
    that a page states is none, also where an editor draws it as its content; nor is what
    heads a field, such as that of a column that somebody added.
    """
    if name.source == HEADING and sight.kind in CONTROLS - BOXES:
        return False
    folded, element = name.text.casefold(), sight.element
    stated = str(sight.event.attributes.get(columns.UI_ACCESSIBLE_NAME) or "")
    if sight.kind == "link" and stated != name.text and is_quoted(name.text, stated):
        return True
    held, hint = (
        (text or "").strip().casefold() for text in (element.value, element.placeholder)
    )
    return folded in sight.typed or (
        element_type(element) in CONTROLS and folded == held != hint
    )


def _is_caption_of_row(name: Name, sight: Sight) -> bool:
    """Return whether a box is named by the data of the row that it stands before."""
    event, control, context, _ = sight
    if name.source != "caption" or control.kind not in BOXES:
        return False
    if sight.found is not None and label_on_page(sight.found) is not None:
        return False
    return in_row(event, control, context) and is_data_row(event, control, context)


def _kind_of_row(sight: Sight) -> Name:
    return Name(row_kind(sight.event, sight.control), ROW)


def day(sight: Sight) -> Name | None:
    """Call a cell of a calendar a day.

    Args:
        sight: What is looked at.
    """
    return Name(DAY, ROW) if is_day(sight.event, sight.context) else None


def words_of_counter(sight: Sight) -> Name | None:
    """Name what every row has with a number of its own by the words of it.

    Args:
        sight: What is looked at.
    """
    counted = counted_name(sight.event, sight.control, sight.context)
    return Name(counted, "text") if counted else None


def row(sight: Sight) -> Name | None:
    """Name a row among others by the kind of its record.

    Args:
        sight: What is looked at.
    """
    is_one = is_row(sight.event, sight.control, sight.context)
    return _kind_of_row(sight) if is_one else None


def row_selected(sight: Sight) -> Name | None:
    """Name a box that chooses a row by the kind of its record.

    What it calls itself is the same in every row: how to use it, or its state. So is
    what a link or button is called that begins with the record.

    Args:
        sight: What is looked at.
    """
    if sight.kind in BOXES:
        is_one = selects_row(sight.event, sight.context)
    else:
        is_one = sight.kind in _PRESSED and bool(
            stated_record(sight.event, sight.context)
        )
    return _kind_of_row(sight) if is_one else None


def all_rows(sight: Sight) -> Name | None:
    """Call a box without a name that marks all rows what it does.

    Args:
        sight: What is looked at.
    """
    is_one = sight.kind in BOXES and selects_all_rows(sight.event, sight.context)
    return Name(ALL_ROWS, "kind") if is_one else None


def kind_of_row_around(sight: Sight) -> Name | None:
    """Take what has no name, and is no button, for the row that it stands in."""
    event, control, context, _ = sight
    if not _shows_rows(sight):
        return None
    if control.kind in _WRITTEN_IN and not is_row_field(event, control, context):
        return None
    if control.kind == "button" or not in_row(event, control, context):
        return None
    return _kind_of_row(sight)


def _shows_rows(sight: Sight) -> bool:
    """Return whether more than a path tells of rows: tables lay out forms as well."""
    if sight.found is not None or (sight.element.text or "").strip():
        return True
    return sight.context.view_around(sight.event) is not None


def number_of_page(sight: Sight) -> Name | None:
    """Call a number that leads to another page of a list a page.

    Args:
        sight: What is looked at.
    """
    if sight.kind in _WRITTEN_IN:
        return None
    shown = (sight.element.text or "").strip()
    return Name("page", ROW) if _PAGE_NUMBER.fullmatch(shown) else None
