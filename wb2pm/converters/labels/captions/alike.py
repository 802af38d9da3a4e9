"""Captions that stand by their fields as others of the same form stand by theirs."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import FILLED_IN, tidy_name
from wb2pm.converters.labels.places.gaps import (
    ALIGNED,
    MAX_GAP_ABOVE,
    TOUCHING,
    is_in_line,
    stands_before,
)
from wb2pm.converters.labels.places.label_lines import is_heading
from wb2pm.vocabulary.language import says_searching

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.page import Described

PRESSED: Final = re.compile(r"/(?:a|button)(?:\[\d+\])?(?:/|$)")
"""What is inside of it is called so itself."""
_FILLED_ROLES: Final = frozenset({"combobox", "textbox", "searchbox", "spinbutton"})
_DRAWN_IN: Final = 48.0
"""Pixels from the frame of a field to its text, an icon before it: three lines."""


def is_in_column_of_captions(
    text: Described, field: Described, seen: Iterable[Described]
) -> bool:
    """Return whether a text stands before a field as others stand before theirs.

    A form has its captions in one column and its fields in the next. Fields that all
    show the same while they are empty are of records, and what stands before them is
    what those are called; texts that all say the same tell nothing of their fields.

    Args:
        text: An element of a view that shows something.
        field: The field, on the same view.
        seen: The elements of that view.
    """
    if not stands_before(text.box, field.box) or PRESSED.search(text.path or ""):
        return False
    seen = list(seen)
    fields = sorted(
        (e for e in seen if _is_filled_in(e) and _begins_with(e, field)), key=_middle
    )
    if _is_of_records(field, fields):
        return False
    others = [
        e
        for e in seen
        if e.text != text.text
        and tidy_name(e.text or "")
        and e.tag == text.tag
        and _begins_with(e, text)
    ]
    return any(_is_before_one(e, fields) for e in others) and not any(
        stands_before(text.box, one.box) and stands_before(one.box, field.box)
        for one in seen
        if _is_filled_in(one)
    )


def is_over_as_others(
    text: Described, field: Described, seen: Iterable[Described]
) -> bool:
    """Return whether a text stands over a field just as others stand over theirs.

    A form draws all its captions alike, however far its fields are drawn in. Fields that
    all show the same while they are empty are of records.

    Args:
        text: An element of a view that shows something.
        field: The field, on the same view.
        seen: The elements of that view.
    """
    over = _over(text, field)
    if over is None or is_heading(text) or says_searching(field.placeholder or ""):
        return False
    fields = [e for e in seen if _is_filled_in(e) and e.path != field.path]
    if _is_of_records(field, fields):
        return False
    others = [e for e in seen if e.text and e.tag == text.tag and e is not text]
    return any(
        (theirs := _over(one, other)) is not None
        and all(abs(a - b) <= -TOUCHING for a, b in zip(theirs, over, strict=True))
        for one in others
        for other in fields
    )


def _is_of_records(field: Described, others: Iterable[Described]) -> bool:
    """Return whether another field shows the same while it is empty."""
    hint = field.placeholder
    return bool(hint) and any(one.placeholder == hint for one in others)


def _over(text: Described, field: Described) -> tuple[float, float] | None:
    """Return how far a field is drawn in from a text over it, and how far below it begins."""
    if text.box is None or field.box is None:
        return None
    left, below = field.box.x - text.box.x, field.box.y - text.box.bottom
    near = 0 <= left <= _DRAWN_IN and TOUCHING <= below <= MAX_GAP_ABOVE
    return (left, below) if near else None


def _is_before_one(text: Described, fields: Sequence[Described]) -> bool:
    """Return whether one of some fields, from the top down, is in the line of a text."""
    at = bisect_left(fields, _middle(text), key=_middle)
    return any(
        stands_before(text.box, one.box) for one in fields[max(0, at - 1) : at + 1]
    )


def _is_filled_in(element: Described) -> bool:
    return element.tag in FILLED_IN or element.role in _FILLED_ROLES


def _middle(element: Described) -> float:
    return element.box.middle[1] if element.box is not None else 0.0


def _begins_with(one: Described, other: Described) -> bool:
    """Return whether something else begins where an element does, in another line."""
    if one.box is None or other.box is None:
        return False
    aligned = abs(one.box.x - other.box.x) <= ALIGNED
    return aligned and not is_in_line(one.box, other.box)
