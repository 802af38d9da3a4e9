"""What a field is called before which a list stands that says what it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import (
    Name,
    folded,
    inside_of,
    tidy_name,
)
from wb2pm.converters.labels.places.gaps import is_in_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.pages.page import Described

_CAPTIONS: Final = frozenset({"label", "th"})
"""What a page has for captions alone (HTML standard, 4.10.4 and 4.9.10)."""
_FARTHEST: Final = 40.0
"""Pixels between a caption in a column of its own and its field."""


def caption_in_list(field: Described, seen: Sequence[Described]) -> Name | None:
    """Name a field by the list in the caption before it, which says what it is for.

    What a label says is what the list in it shows (Accessible Name and Description
    Computation 1.2, 2C): its value, or the first option until another is chosen.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    if (place := field.box) is None:
        return None
    captions = (
        one
        for one in seen
        if one.tag in _CAPTIONS
        and one.box is not None
        and is_in_line(one.box, place)
        and 0 <= place.x - one.box.right <= _FARTHEST
    )
    for caption in captions:
        for one in seen:
            if (
                one.tag == "select"
                and one.text
                and folded(one.text) == folded(caption.text or "")
                and inside_of(one, caption)
            ):
                name = tidy_name(one.value or one.text.splitlines()[0])
                return Name(name, "caption") if name else None
    return None
