"""What stands in one line of a table, by what lies where on a view."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import element_type, folded
from wb2pm.converters.labels.places.layers import in_other_layer
from wb2pm.vocabulary.kinds import BOXES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.page import Described
    from wb2pm.events import Box

_IN_ROW: Final = re.compile(r"/t[dh](?:\[\d+\])?(?:/|$)")
"""A cell, which stands in a row alone (HTML, 4.9.9); the id of the row may begin a path."""
_IN_HEAD: Final = re.compile(r"/thead(?:\[\d+\])?/|/th(?:\[\d+\])?(?:/|$)")
_IN_FIRST_ROW: Final = re.compile(r"/tr\[1\]/td(?:\[\d+\])?$")
_NUMBER: Final = re.compile(
    r"\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\d+", re.IGNORECASE
)
"""What tells ids of records apart: a UUID (RFC 9562, 4), or a number."""
_ALIGNED: Final = 4.0
"""Pixels between the middles of boxes in one column."""


def line_of(box: Described, seen: Iterable[Described]) -> list[Described]:
    """Return what stands in a line of a table with a box, from left to right.

    Args:
        box: An element of a view.
        seen: The elements of that view.
    """
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


def row_line(box: Described, seen: Sequence[Described]) -> list[Described]:
    """Return what stands in a row of a table with a box, but what is around that.

    Args:
        box: A checkbox or radio button, with its place on a view.
        seen: The elements of that view.
    """
    line = [e for e in line_of(box, seen) if not is_in_box(box, e)]
    if line and in_other_layer(line[0], box, seen):
        return []
    return [e for e in line if not _IN_HEAD.search(e.path or "")]


def begins_rows_alike(box: Described, seen: Sequence[Described]) -> bool:
    """Return whether a box begins its row, and others of its name begin other rows.

    Args:
        box: A checkbox or radio button, with its place on a view.
        seen: The elements of that view.
    """
    name, place, own = box.label or "", box.box, line_of(box, seen)
    if place is None or own[0].path != box.path or not row_line(box, seen):
        return False
    if name and any((e.text or "").strip() == name for e in seen):
        return False
    column = (
        (e, line_of(e, seen))
        for e in seen
        if is_box(e)
        and (e.label or "") == name
        and (name or without_numbers(e) == without_numbers(box))
        and e.path != box.path
        and e.box
        and is_under(e.box, place)
    )
    return any(
        bool(line) and line[0].path == e.path and _texts(line) != _texts(own)
        for e, line in column
    )


def is_head_over(cell: Described, box: Described, seen: Sequence[Described]) -> bool:
    """Return whether a cell heads a column of the table that a box stands in.

    Args:
        cell: An element of the same view.
        box: A checkbox or radio button, with its place on a view.
        seen: The elements of that view.
    """
    is_head = _IN_HEAD.search(cell.path or "") is not None
    return is_head and not in_other_layer(cell, box, seen)


def heading_over_boxes(box: Described, seen: Sequence[Described]) -> str | None:
    """Return what heads a column of boxes: words of its own, and no box.

    Where each box has another text beside it in the column, it heads those.

    Args:
        box: A checkbox or radio button, with its place on a view.
        seen: The elements of that view.
    """
    place, table = box.box, (box.path or "").rpartition("/table")[0]
    if place is None or not table:
        return None
    across = place.middle[0]
    heads = [
        e
        for e in seen
        if (e.tag == "th" or _IN_FIRST_ROW.search(e.path or ""))
        and e.box is not None
        and (e.path or "").startswith(f"{table}/table")
        and e.box.x <= across <= e.box.right
        and e.box.bottom <= place.y
    ]
    if any(is_box(e) and is_in_box(e, head) for e in seen for head in heads):
        return None
    said = [text for text in _texts(heads) if any(map(str.isalpha, text))]
    if len(said) != 1 or any(_heads_texts(e, box, seen) for e in heads):
        return None
    return said[0]


def _heads_texts(head: Described, box: Described, seen: Sequence[Described]) -> bool:
    """Return whether below a heading each box has a text beside it, and each another."""
    if head.box is None or box.box is None:
        return False
    boxes = [e for e in seen if is_box(e) and e.box and is_under(e.box, box.box)]
    told = {one.path: text for one in boxes if (text := _text_beside(one, head, seen))}
    return box.path in told and len(told) > 1 and len(set(told.values())) == len(told)


def _text_beside(box: Described, head: Described, seen: Sequence[Described]) -> str:
    """Return what stands beside a box below a heading; nothing if that is no word."""
    column = head.box
    texts = (
        folded(e.text or "")
        for e in row_line(box, seen)
        if e.path != box.path
        and e.box
        and column
        and column.x <= e.box.x < column.right
    )
    return next((text for text in texts if any(map(str.isalpha, text))), "")


def record_of_line(box: Described, seen: Sequence[Described]) -> str | None:
    """Return what tells the row that a box begins: its own name, where that is shown.

    Else it is the first text of the row that no row of another such box shows: of a link,
    or else any.

    Args:
        box: A checkbox or radio button, with its place on a view.
        seen: The elements of that view.
    """
    line = _texts(sorted(row_line(box, seen), key=lambda e: e.tag != "a"))
    name = " ".join((box.label or "").split())
    shown = _texts(e for e in seen if is_in_box(box, e))
    named = [text for text in line if holds(name, text)] or [
        text for text in shown if text == name
    ]
    others = (e for e in seen if is_box(e) and e.path != box.path)
    shared = {text for one in others for text in _texts(row_line(one, seen))}
    return first_in_words(named or [t for t in line if t not in shared] or line)


def first_in_words(texts: Iterable[str]) -> str | None:
    """Return the first text with letters, or else the first: a number is no title.

    Args:
        texts: In any order.
    """
    given = list(texts)
    in_words = (text for text in given if any(map(str.isalpha, text)))
    return next(in_words, next(iter(given), None))


def _texts(line: Iterable[Described]) -> list[str]:
    return [text for e in line if (text := (e.text or "").strip())]


def without_numbers(element: Described) -> str:
    """Return the path of an element, alike for those that differ in numbers alone.

    Args:
        element: As a page describes it.
    """
    return _NUMBER.sub("0", element.path or "")


def holds(name: str, text: str) -> bool:
    """Return whether whole words of a name are a text.

    Args:
        name: A name in one line.
        text: A text in one line.
    """
    return re.search(rf"(?<!\w){re.escape(text)}(?!\w)", name) is not None


def is_under(one: Box, other: Box) -> bool:
    """Return whether two boxes stand in one column.

    Args:
        one: A place.
        other: Another of the same view.
    """
    return abs(one.middle[0] - other.middle[0]) <= _ALIGNED


def is_box(element: Described) -> bool:
    """Return whether an element is a checkbox or radio button.

    Args:
        element: As a page describes it.
    """
    return element_type(element) in BOXES


def is_in_box(inner: Described, outer: Described) -> bool:
    """Return whether the middle of an element lies in another.

    Args:
        inner: As a page describes it.
        outer: Another of the same page.
    """
    if inner.box is None or outer.box is None:
        return False
    return outer.box.contains(*inner.box.middle)
