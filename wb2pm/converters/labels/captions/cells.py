"""The cell before a field in a form that is laid out as a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    element_type,
    is_remark,
    tidy_name,
)
from wb2pm.converters.labels.places.gaps import TOUCHING, is_in_line, stands_before
from wb2pm.converters.labels.places.label_lines import ends_with_colon
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.converters.pages.page import Described

_FIRST: Final = re.compile(
    r"(?P<rows>(?P<table>.*?)(?:/tbody(?:\[\d+\])?)?/tr)(?:\[\d+\])?/td\[1\]"
)
"""The path of the first of several cells of a row."""
_FIRST_CELL: Final = "/td[1]"
_CELL: Final = re.compile(r"(?P<row>.*/tr(?:\[\d+\])?)/td(?:\[\d+\])?")
"""The path of a cell, with that of its row."""
_HEAD: Final = re.compile(
    r"(?P<cell>(?P<row>.*/tr(?:\[\d+\])?)/th(?:\[\d+\])?)(?:/.*)?"
)
"""The path of what is in a heading, with those of its cell and its row."""
_ROWS: Final = re.compile(
    r"(?P<table>.*?)(?:/(?:thead|tbody)(?:\[\d+\])?)?/tr(?:\[\d+\])?"
)
"""The path of a row, with that of its table."""
_PADDING: Final = 16.0
"""Pixels between the edge of a cell and what it holds: less than a line."""
_NO_FIELDS: Final = BOXES | {"button"}
_KINDS: Final = 2
"""Kinds of controls from which on rows are those of a form: records all have the same."""


def caption_cell(field: Described, seen: Sequence[Described]) -> str | None:
    """Return what the first cell of a row says, where the second begins with a field.

    A box before the field only says that it counts.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    caption = _caption_in_form(field, seen)
    if caption is None or not (caption.text or "").strip():
        return None
    if _is_named(field, caption, seen):
        return None
    written = (e for e in _controls(caption, seen) if element_type(e) not in _NO_FIELDS)
    first = next(written, None)
    is_first = first is not None and first.path == field.path
    return _words_of(caption, seen) if is_first else None


def _words_of(cell: Described, seen: Sequence[Described]) -> str | None:
    """Return what a cell asks for, without remarks under it and the texts of its boxes."""
    first, *others = [line for line in (cell.text or "").splitlines() if line.strip()]
    inside = f"{cell.path}/"
    boxes = sum(
        (e.path or "").startswith(inside) and element_type(e) in BOXES for e in seen
    )
    more = [line for line in others if not is_remark(line)]
    return tidy_name(first, container=True) if len(more) <= boxes else None


def caption_of_nameless(box: Described, seen: Sequence[Described]) -> str | None:
    """Return what the first cell of a row says, where one box in the second has no name.

    Args:
        box: The box to tick, on the same view.
        seen: The elements of that view.
    """
    caption = _caption_in_form(box, seen)
    if box.label:
        return None
    if caption is None:
        return _heading_right_before(box, seen)
    boxes = (e for e in _controls(caption, seen) if element_type(e) in BOXES)
    nameless = [e for e in boxes if not e.label]
    is_alone = [e.path for e in nameless] == [box.path]
    return tidy_name(caption.text or "", container=True) if is_alone else None


def heading_of_row(control: Described, seen: Sequence[Described]) -> str | None:
    """Return what the one heading of a row asks, with a colon, before a control in it.

    A `th` in a row heads its cells (HTML standard, 4.9.10).

    Args:
        control: A control, on the same view.
        seen: The elements of that view.
    """
    row = _CELL.match(control.path or "")
    if row is None:
        return None
    heads = [
        e
        for e in seen
        if e.tag == "th" and (e.path or "").rpartition("/")[0] == row["row"]
    ]
    if len(heads) != 1 or not ends_with_colon(heads[0]):
        return None
    return tidy_name(heads[0].text or "", container=True)


def heading_of_only_field(field: Described, seen: Sequence[Described]) -> str | None:
    """Return the one heading of a row for the only control of its kind behind it.

    So forms are laid out whose table has no headings of columns; a `th` beside cells
    heads them (HTML standard, 4.9.10). Rows under such headings are records.

    Args:
        field: A control, on the same view.
        seen: The elements of that view.
    """
    own = _CELL.match(field.path or "")
    rows = own and _ROWS.fullmatch(own["row"])
    if own is None or rows is None:
        return None
    heads: dict[str, dict[str, Described]] = {}
    for one in seen:
        head = _HEAD.match(one.path or "") if one.text else None
        if head is not None and head["row"].startswith(rows["table"]):
            heads.setdefault(head["row"], {}).setdefault(head["cell"], one)
    if own["row"] not in heads or any(len(row) > 1 for row in heads.values()):
        return None
    inside, kind = f"{own['row']}/", element_type(field)
    alike = [
        e
        for e in seen
        if (e.path or "").startswith(inside)
        and e.tag in FILLED_IN
        and element_type(e) == kind
    ]
    (words,) = heads[own["row"]].values()
    is_only = [e.path for e in alike] == [field.path]
    return tidy_name(words.text or "", container=True) if is_only else None


def _heading_right_before(box: Described, seen: Sequence[Described]) -> str | None:
    """Return what the heading of a row asks whose cell holds a box, with no text behind it."""
    place = box.box
    if place is None:
        return None
    line = [e for e in seen if e.box is not None and is_in_line(place, e.box)]
    heads = [
        e
        for e in line
        if e.tag == "th"
        and e.box is not None
        and TOUCHING <= place.x - e.box.right <= _PADDING
        and ends_with_colon(e)
    ]
    behind = any(e.text and e.box is not None and e.box.x >= place.right for e in line)
    return (
        tidy_name(heads[0].text or "", container=True) if heads and not behind else None
    )


def _caption_in_form(control: Described, seen: Sequence[Described]) -> Described | None:
    """Return the first cell of the row that a control of a form stands in.

    In a form of two columns the rows ask for different things, with controls of
    different kinds, and no heading stands over them.
    """
    first = (e for e in seen if (e.path or "").endswith(_FIRST_CELL))  # few are
    cells = [(e, found) for e in first if (found := _FIRST.fullmatch(e.path or ""))]
    own = [(e, found) for e, found in cells if _is_in_row(control, e)]
    caption, found = own[-1] if own else (None, None)
    if caption is None or found is None or not _are_two_columns(found, seen):
        return None
    rows = [e for e, other in cells if other["rows"] == found["rows"]]
    kinds = {(e.tag, e.type) for row in rows for e in [*_controls(row, seen)][:1]}
    return caption if len(kinds) >= _KINDS else None


def _is_in_row(one: Described, cell: Described) -> bool:
    """Return whether something is drawn behind the first cell of a row, as high as that."""
    box, place = one.box, cell.box
    if box is None or place is None or box.x < place.right + TOUCHING:
        return False
    return place.y + TOUCHING <= box.y and box.bottom <= place.bottom - TOUCHING


def _are_two_columns(cell: re.Match[str], seen: Sequence[Described]) -> bool:
    """Return whether a table has no headings, and no third column."""
    within, third = f"{cell['table']}/", re.compile(r"(?:\[\d+\])?/td\[3\](?:/.*)?")
    paths = [(e.tag, e.path or "") for e in seen if (e.path or "").startswith(within)]
    return not any(
        tag == "th"
        or (path.startswith(cell["rows"]) and third.fullmatch(path, len(cell["rows"])))
        for tag, path in paths
    )


def _controls(cell: Described, seen: Sequence[Described]) -> Iterator[Described]:
    """Yield what is filled in or ticked behind the first cell of a row."""
    return (e for e in seen if e.tag in FILLED_IN and _is_in_row(e, cell))


def _is_named(field: Described, cell: Described, seen: Sequence[Described]) -> bool:
    """Return whether a text stands before a field in its line, behind the first cell."""
    return any(
        e.text
        and element_type(e) != "button"
        and stands_before(e.box, field.box)
        and _is_in_row(e, cell)
        for e in seen
    )
