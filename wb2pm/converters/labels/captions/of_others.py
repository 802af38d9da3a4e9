"""Texts near a field that are of another, of its line or part of the page, or of rows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.counters import says_how_many
from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    element_type,
    inside_of,
)
from wb2pm.converters.labels.places.gaps import (
    ALIGNED,
    MAX_GAP_LEFT,
    TOUCHING,
    begins_over,
    is_in_line,
)
from wb2pm.converters.labels.places.label_lines import ends_with_colon, remarks_on
from wb2pm.converters.labels.places.layers import in_other_layer
from wb2pm.converters.labels.places.parts_apart import (
    in_part_apart,
    is_in,
    is_of_control,
    lies_on,
)
from wb2pm.converters.labels.tables.tables_on_views import IN_CELL
from wb2pm.converters.pages.paths import without_numbers
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.page import Described
    from wb2pm.events import Box

_HEADING_CELL: Final = re.compile(r"(.*/thead(?:\[\d+\])?/tr(?:\[\d+\])?)/(t[hd][^/]*)")
_LISTS: Final = frozenset({"combobox", "listbox"})
"""Roles of a list that a page draws: closed, it is a line high."""
_BESIDE: Final = 16.0
"""Pixels between a label and what it stands right before: less than a line."""
_FILLED: Final = frozenset({"field", "dropdown"})


def names_another(text: Described, field: Described, seen: Sequence[Described]) -> bool:
    """Return whether a text over a field is the caption of another one.

    That stands in its line, or right under it. A text that begins where the field does,
    or heads a column, is over both, but for a label right before a list in its line.

    Args:
        text: An element of a view that shows something.
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    if text.box is None or field.box is None or text.box.bottom > field.box.y:
        return False
    if _is_label_before_list(text, field, seen):
        return True
    if text.tag == "th" or begins_over(text.box, field.box):
        return False
    is_before = text.box.right <= field.box.x - TOUCHING
    others = (e for e in seen if e.tag in FILLED_IN and e.path != field.path)
    return any(
        e.box is not None
        and element_type(e) not in BOXES  # whose text stands behind them
        and not lies_on(text, e)
        and (
            (is_before and begins_over(text.box, e.box))
            or (
                is_in_line(text.box, e.box)
                and TOUCHING <= e.box.x - text.box.right <= MAX_GAP_LEFT
            )
        )
        for e in others
    )


def _is_label_before_list(
    label: Described, field: Described, seen: Sequence[Described]
) -> bool:
    """Return whether a label stands right before a list that is drawn in its line."""
    return (
        label.tag == "label"
        and label.box is not None
        and any(
            (one.role or "").lower() in _LISTS
            and one.path != field.path
            and one.box is not None
            and _is_right_before(label.box, one.box)
            for one in seen
        )
    )


def _is_right_before(label: Box, control: Box) -> bool:
    """Return whether a label ends right before a control in its line."""
    gap = control.x - label.right
    return is_in_line(label, control) and TOUCHING <= gap <= _BESIDE


def is_row_over(text: Described, place: Box, seen: Sequence[Described]) -> bool:
    """Return whether a text is in a row of a table that ends over a field.

    Args:
        text: An element of a view that shows something.
        place: Where the field is.
        seen: The elements of the view.
    """
    table, inside, _ = (text.path or "").partition("/tbody")
    if text.tag != "td" or not inside or text.box is None or text.box.bottom > place.y:
        return False
    return any(e.tag == "th" and (e.path or "").startswith(table) for e in seen)


def labels_of_others(field: Described, seen: Sequence[Described]) -> list[Described]:
    """List the labels of other fields, around or right before them: no captions of this one.

    Args:
        field: The field.
        seen: The elements of its view.
    """
    others = [e for e in seen if e.tag in FILLED_IN and e.path != field.path]
    labels = (e for e in seen if e.tag == "label" and not inside_of(field, e))
    return [label for label in labels if any(_is_of(label, e) for e in others)]


def _is_of(label: Described, other: Described) -> bool:
    """Return whether a label is of a field, by their paths or by what both say."""
    if inside_of(other, label):
        return True
    if not label.text or label.text != other.label or not label.box or not other.box:
        return False
    if _is_right_before(label.box, other.box):
        return True
    across, down = label.box.overlap(other.box)
    return across >= other.box.width and down > 0


def shows_another(text: Described, field: Described, seen: Sequence[Described]) -> bool:
    """Return whether a text is another control's, but for what lies under a popup.

    Args:
        text: An element of a view that shows something.
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    if not is_of_control(text, field, seen):
        return False
    over = [
        e for e in seen if not (lies_on(text, e) and in_other_layer(e, field, seen))
    ]
    return is_of_control(text, field, over)


def is_apart(text: Described, field: Described, seen: Sequence[Described]) -> bool:
    """Return whether a text stands in another part, but for those under a popup.

    Args:
        text: An element of a view that shows something.
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    if not in_part_apart(text, field, seen):
        return False
    here = [e for e in seen if not (is_in(text, e) and in_other_layer(e, field, seen))]
    return in_part_apart(text, field, here)


def heads_another_column(text: Described, field: Described) -> bool:
    """Return whether a text is in another cell of the headings of a table than a box.

    The box that marks all rows has a column of its own (HTML, `thead`).

    Args:
        text: An element of a view that shows something.
        field: The box, on the same view.
    """
    cells = [_HEADING_CELL.match(one.path or "") for one in (text, field)]
    ours, theirs = (cell and cell.groups() for cell in cells)
    return bool(ours and theirs and ours[0] == theirs[0] and ours[1] != theirs[1])


def is_count(text: Described, field: Described) -> bool:
    """Return whether a text over a field says how many of something there are.

    A label, a text with a colon, and what begins where the field does are captions
    whatever they count; so is the text of a box.

    Args:
        text: An element of a view that shows something.
        field: The field, on the same view.
    """
    box, place = text.box, field.box
    if text.tag == "label" or ends_with_colon(text) or element_type(field) in BOXES:
        return False
    if box is None or place is None or is_in_line(box, place):
        return False
    return not begins_over(box, place) and says_how_many(text.text or "")


def is_row_data(text: Described, field: Described, seen: Iterable[Described]) -> bool:
    """Return whether a text over a field is a cell of a row under one of as many cells.

    Between rows of captions there are fields.

    Args:
        text: An element of a view that shows something.
        field: The field, on the same view.
        seen: The elements of that view.
    """
    box, place = text.box, field.box
    if text.tag != "td" or box is None or place is None or is_in_line(box, place):
        return False
    seen = list(seen)
    cells = _cells(seen)
    over = [
        one
        for one in cells.values()
        if abs(one.x - box.x) <= ALIGNED and one.bottom <= box.y - TOUCHING
    ]
    if not over:
        return False
    last = max(over, key=lambda one: one.bottom)
    row, row_over = (
        sum(is_in_line(one, line) for one in cells.values()) for line in (box, last)
    )
    is_parted = any(
        e.box is not None
        and last.bottom + TOUCHING <= e.box.y <= box.y
        and e.box.overlap(last)[0] > 0
        for e in seen
        if element_type(e) in _FILLED
    )
    return row == row_over > 1 and not is_parted


def _cells(seen: Iterable[Described]) -> dict[str, Box]:
    """Return where each cell of a table shows a text; the first that it has."""
    cells: dict[str, Box] = {}
    for one in seen:
        found = IN_CELL.search(one.path or "") if one.text and one.box else None
        if found is not None and one.box is not None:
            cells.setdefault((one.path or "")[: found.end()].rstrip("/"), one.box)
    return cells


_SEVERAL_LINES: Final = 3
"""Lines of a caption's size that a field is high, at least, beside which a list may stand."""


def is_in_list_beside(
    text: Described, field: Described, seen: Iterable[Described]
) -> bool:
    """Return whether a text before a field is an entry of a list that stands beside it.

    A field as high as several lines has one caption, and not one in each of them; a
    remark under a caption is none.

    Args:
        text: An element of a view that shows something.
        field: The field, on the same view.
        seen: The elements of that view.
    """
    box, place = text.box, field.box
    if box is None or place is None or box.right > place.x + ALIGNED:
        return False
    if place.height < _SEVERAL_LINES * box.height:
        return False
    path = without_numbers(text.path or "")
    return any(
        one.path != text.path
        and without_numbers(one.path or "") == path
        and one.box is not None
        and one.box.right <= place.x + ALIGNED
        and place.y <= one.box.middle[1] <= place.bottom
        and not remarks_on(one, text)
        for one in seen
        if one.text
    )
