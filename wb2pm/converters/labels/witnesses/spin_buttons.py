"""The two small buttons beside a field that make its number larger or smaller.

They show arrows, and often have no name: screen readers are given the field alone
(WAI-ARIA practices, spinbutton). They halve the side of the field, one over the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import Name
from wb2pm.converters.labels.elements.icons import BY_ICON

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.events import Box

_TOUCHING: Final = 4.0
"""Pixels between a field and its buttons, which may lie in its frame."""
_UNEVEN: Final = 3.0
"""Pixels by which a half may reach over the middle or the edge of the field."""
_LEAST: Final = 0.3
"""Share of the field's height that a half has at least, without the room around it."""


def half_beside_field(sight: Sight) -> Name | None:
    """Call a button up or down that is the upper or lower half of a field's side.

    Args:
        sight: The button and where it was seen.
    """
    seen, box = sight.on_view, sight.element.box
    if seen is None or box is None or sight.kind not in {"button", "element"}:
        return None
    _, page = seen
    for field in page.elements("input"):
        if field.box is not None and (half := _half(box, field.box)):
            return Name(half, BY_ICON)
    return None


def _half(box: Box, field: Box) -> str | None:
    across, _ = box.overlap(field)
    is_beside = -_TOUCHING <= across <= box.width and box.x >= field.middle[0]
    fits = field.y - _UNEVEN <= box.y and box.bottom <= field.bottom + _UNEVEN
    if not (is_beside and fits and box.height >= _LEAST * field.height):
        return None
    middle = field.middle[1]
    if box.bottom <= middle + _UNEVEN:
        return "Up"
    return "Down" if box.y >= middle - _UNEVEN else None
