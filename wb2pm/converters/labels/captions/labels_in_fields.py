"""The label that is drawn in the frame of its field, over what that holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.element_names import Name, folded, tidy_name
from wb2pm.converters.labels.places.label_lines import LABEL, caption_of_label
from wb2pm.converters.labels.places.parts_apart import is_worked
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described


def label_in_field(sight: Sight) -> Name | None:
    """Name a field by the only label that is drawn in it.

    The label may belong to a native list that is hidden behind the field.

    Args:
        sight: What was acted on, and the pages around it.
    """
    seen = sight.on_view if sight.kind in CONTROLS - BOXES else None
    label = seen and label_inside(seen[0], list(seen[1].elements()))
    name = tidy_name(label) if label else None
    return Name(name, "caption") if name else None


def label_inside(field: Described, seen: Sequence[Described]) -> str | None:
    """Return what the only label says that lies in a field, and is no other control's.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    place = field.box
    if place is None:
        return None
    inside = [
        e
        for e in seen
        if e.tag == LABEL and e.text and e.box is not None and place.holds(e.box)
    ]
    named = {
        folded(e.label)
        for e in seen
        if e.label and e.path != field.path and is_worked(e)
    }
    if len(inside) != 1 or folded(inside[0].text or "") in named:
        return None
    return caption_of_label(inside[0], seen)
