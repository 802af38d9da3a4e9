"""What a field is called by the group that it stands in: its legend, or a label before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.captions.stacked_fields import control_before
from wb2pm.converters.labels.elements.element_names import Name, inside_of, tidy_name
from wb2pm.converters.labels.places.gaps import TOUCHING, begins_over, is_in_line
from wb2pm.converters.labels.places.label_lines import IN_LEGEND

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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


def legend_over_line(field: Described, seen: Sequence[Described]) -> Name | None:
    """Name a field by the legend that stands over the first field of its line.

    The legend is the caption of all that its group holds (HTML standard, 4.10.16), also
    where its words are a link that folds the group. A recorder may list no group, so that
    its line is told by what stands right before the field.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    first = field
    while (before := control_before(first, seen)) is not None:
        first = before
    place = first.box
    if place is None:
        return None
    for one in seen:
        if (
            IN_LEGEND.search(one.path or "")
            and one.box is not None
            and begins_over(one.box, place)
            and 0 <= place.y - one.box.bottom <= _LINE
        ):
            name = tidy_name(one.text or "")
            return Name(name, "caption") if name else None
    return None
