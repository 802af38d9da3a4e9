"""What a field is called in a group without a legend, before which a label stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import Name, inside_of, tidy_name
from wb2pm.converters.labels.places.gaps import TOUCHING, is_in_line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described

_RIGHT_BEFORE: Final = 16.0
"""Pixels between a label and its group: less than a line."""
_LINE: Final = 24.0
"""Pixels from the upper edge of a group in which its first line stands."""


def label_before_group(sight: Sight) -> Name | None:
    """Name a field by the label right before the group that holds it.

    Args:
        sight: What was acted on, and the pages around it.
    """
    if sight.kind not in {"field", "dropdown"} or sight.on_view is None:
        return None
    field, view = sight.on_view
    return name_on_view(field, view.elements())


def name_on_view(field: Described, seen: Iterable[Described]) -> Name | None:
    """Name a field by the label before its group on a view.

    A group is named by its legend (HTML standard, 4.10.16); without one people read what
    stands before its first line, unless that is in the line of the field itself.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    if (place := field.box) is None:
        return None
    seen = list(seen)
    groups = [
        one.box
        for one in seen
        if one.tag == "fieldset"
        and one.box is not None
        and one.box.holds(place)
        and not any(e.tag == "legend" and inside_of(e, one) for e in seen)
    ]
    for group in groups:
        for label in seen:
            box = label.box
            if (
                label.tag == "label"
                and label.text
                and box is not None
                and TOUCHING <= group.x - box.right <= _RIGHT_BEFORE
                and abs(box.y - group.y) <= _LINE
                and not is_in_line(box, place)
            ):
                name = tidy_name(label.text)
                return Name(name, "caption") if name else None
    return None
