"""What a field is called by the header of the part of the page that begins with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import inside_of, tidy_name
from wb2pm.converters.labels.places.gaps import MAX_GAP_ABOVE, TOUCHING, is_in_line
from wb2pm.converters.labels.places.layers import in_other_layer
from wb2pm.converters.labels.places.parts_apart import is_of_control, is_worked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.pages.page import Described
    from wb2pm.events import Box

_HEADER: Final = "header"


def header_as_caption(field: Described, seen: Sequence[Described]) -> str | None:
    """Return the header right over the line of a field, where nothing else names that.

    A header introduces the part of the page that follows it (HTML standard, 4.3.8). One
    with links or controls in it is a bar, and a text between it and the field, or before
    the field in its line, is nearer.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    place = field.box
    if place is None:
        return None
    over = [one for one in seen if _is_header_over(one, place)]
    over = [one for one in over if not in_other_layer(one, field, seen)]
    header = max(over, key=_bottom, default=None)
    if header is None or _is_bar(header, seen):
        return None
    if any(
        _is_between(one, header, place)
        and not inside_of(one, header)
        and not is_of_control(one, field, seen)
        and not in_other_layer(one, field, seen)
        for one in seen
    ):
        return None
    return tidy_name(header.text or "")


def _is_header_over(one: Described, field: Box) -> bool:
    """Return whether an element is a header that begins and ends around a field, over it."""
    if one.tag != _HEADER or one.box is None or "\n" in (one.text or "").strip():
        return False
    is_near = TOUCHING <= field.y - one.box.bottom <= MAX_GAP_ABOVE
    return is_near and one.box.x <= field.x and field.right <= one.box.right


def _bottom(one: Described) -> float:
    return one.box.bottom if one.box is not None else 0.0


def _is_bar(header: Described, seen: Sequence[Described]) -> bool:
    return any((is_worked(e) or e.tag == "a") and inside_of(e, header) for e in seen)


def _is_between(one: Described, header: Described, field: Box) -> bool:
    """Return whether a text stands between a header and a field, or before that in its line."""
    box, head = one.box, header.box
    if box is None or head is None or not (one.text or "").strip():
        return False
    if box.holds(field):
        return False
    is_before = is_in_line(box, field) and head.x <= box.x < field.x
    return is_before or (head.bottom <= box.middle[1] < field.y and box.right > head.x)
