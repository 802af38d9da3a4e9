"""How far a text may be from a field that it names, and on which side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from wb2pm.converters.pages.page import Described
    from wb2pm.events import Box

MAX_GAP_LEFT = 150.0
MAX_GAP_ABOVE = 40.0
"""Pixels between a field and a text that names it. Form layouts put a caption
within one column (about 150 px) to the left, or directly above (one to two
lines, 40 px)."""
_ROW: Final = 8.0
"""Pixels by which a text may end over a field in its row: half a line."""
ALIGNED: Final = 4.0
"""Pixels by which edges and middles of what stands in one line or column may differ."""
TOUCHING = -2.0
"""Boxes are rounded to whole pixels on both sides, so neighbours may overlap."""


def gap_to_caption(text: Described, place: Box, *, is_box: bool) -> float | None:
    """Measure how far a text is from a field, on the side where it may name it.

    The label of a checkbox or radio button stands on its right, rarely on its
    left; other text on its left is the last box's. A label may hold its field, or lie on
    its upper edge. A text without that tag may stand in the column before, where its
    margin is less.

    Args:
        text: An element of a view that shows something.
        place: Where the field is.
        is_box: Whether it is a checkbox or radio button.
    """
    if text.box is None:
        return None
    if text.tag == "label" and text.box.holds(place):
        return 0
    if not is_box:
        gap = _gap(text.box, place, after=False)
        if gap is not None:
            return gap
        return (_on_edge if text.tag == "label" else _aside)(text.box, place)
    gap = _gap(text.box, place, after=True)
    if gap is not None or text.tag != "label":
        return gap
    gap = _gap(text.box, place, after=False)
    return gap + MAX_GAP_LEFT if gap is not None else None


def begins_over(text: Box, field: Box) -> bool:
    """Return whether a text begins where a field does, in the line over it.

    Args:
        text: Where the text is.
        field: Where the field is.
    """
    is_near = TOUCHING <= field.y - text.bottom <= MAX_GAP_ABOVE
    return is_near and abs(text.x - field.x) <= ALIGNED


def is_in_line(text: Box, field: Box) -> bool:
    """Return whether a text stands in the line of a field.

    Args:
        text: Where the text is.
        field: Where the field is.
    """
    return text.overlap(field)[1] >= min(text.height, field.height) / 2


def is_in_place(one: Box | None, other: Box | None) -> bool:
    """Return whether two boxes are the same, as what takes the place of another has it.

    Args:
        one: Where something is, or was.
        other: Where something else is.
    """
    if one is None or other is None:
        return False
    edges = (
        (one.x, one.y, one.right, one.bottom),
        (other.x, other.y, other.right, other.bottom),
    )
    return all(abs(a - b) <= -TOUCHING for a, b in zip(*edges, strict=True))


def stands_before(one: Box | None, other: Box | None) -> bool:
    """Return whether something stands in the line of something else, before it.

    Args:
        one: Where something is.
        other: Where something else is.
    """
    if one is None or other is None:
        return False
    return one.right <= other.x - TOUCHING and is_in_line(one, other)


def keeps_a_side(one: Box | None, other: Box | None) -> bool:
    """Return whether two boxes are in one line and share a side: what shows more grew.

    Args:
        one: Where something is, or was.
        other: Where something else is.
    """
    if one is None or other is None:
        return False
    lines = abs(one.y - other.y), abs(one.bottom - other.bottom)
    sides = abs(one.x - other.x), abs(one.right - other.right)
    return max(lines) <= -TOUCHING and min(sides) <= -TOUCHING


def _gap(text: Box, field: Box, *, after: bool) -> float | None:
    """Measure how far a text is from the field it may name; None if too far."""
    across, down = text.overlap(field)
    if down >= min(text.height, field.height) / 2:  # in one line
        gap = text.x - field.right if after else field.x - text.right
        return gap if TOUCHING <= gap <= MAX_GAP_LEFT else None
    above = field.y - text.bottom
    if not after and across > 0 and TOUCHING <= above <= MAX_GAP_ABOVE:
        return above + 1
    return None


def _aside(text: Box, field: Box) -> float | None:
    """Measure how far a text is from a field that begins right under its line, behind it."""
    above, before = field.y - text.bottom, field.x - text.right
    is_in_row = TOUCHING <= above <= _ROW and TOUCHING <= before <= MAX_GAP_LEFT
    return before + MAX_GAP_LEFT if is_in_row else None


def _on_edge(label: Box, field: Box) -> float | None:
    """Measure how far a label is from a field on whose upper edge it lies, more over than in it.

    Labels of drawn fields do so that move up when something is in them (Material Design,
    text fields).
    """
    is_on = label.y < field.y < label.bottom and field.x <= label.x < field.right
    return 0.0 if is_on else None
