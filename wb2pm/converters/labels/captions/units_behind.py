"""What a number is called that has no caption, but a unit behind it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.captions.on_views import caption_on_view
from wb2pm.converters.labels.elements.element_names import Name, tidy_name
from wb2pm.converters.labels.places.gaps import TOUCHING, is_in_line
from wb2pm.converters.labels.places.layers import in_other_layer
from wb2pm.converters.labels.places.parts_apart import is_of_control, is_worked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described

_NUMBER: Final = frozenset({"number", "spinbutton"})
"""Type of an input, and role, in which a number is entered (HTML; WAI-ARIA 1.2)."""
_RIGHT_BEHIND: Final = 8.0
"""Pixels between a number and its unit: two spaces."""
_OUT_OF: Final = re.compile(r"^\s*/?\s*[\d.,]*\s*")
"""How many there are, before the unit: `/ 2 pieces`."""


def unit_behind(sight: Sight) -> Name | None:
    """Name a number by its unit, where no surer caption stands beside it.

    Args:
        sight: What was acted on, and the pages around it.
    """
    element = sight.element
    if sight.kind != "field" or _NUMBER.isdisjoint({element.type, element.role}):
        return None
    seen = sight.on_view
    unit = seen and unit_on_view(seen[0], list(seen[1].elements()))
    return Name(unit, "caption") if unit else None


def unit_on_view(field: Described, seen: Sequence[Described]) -> str | None:
    """Return the text right behind a number in its line, without a count.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    place = field.box
    behind = [
        one
        for one in seen
        if place is not None
        and one.box is not None
        and one.text
        and one.tag != "label"
        and TOUCHING <= one.box.x - place.right <= _RIGHT_BEHIND
        and is_in_line(one.box, place)
        and not is_worked(one)
        and not is_of_control(one, field, seen)
        and not in_other_layer(one, field, seen)
    ]
    if not behind or caption_on_view(field, seen, sure=True) is not None:
        return None
    return tidy_name(_OUT_OF.sub("", behind[0].text or ""), container=True)
