"""What a field is called that nothing names but the button that it is sent with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import (
    Name,
    element_type,
    inside_of,
    own_name,
)
from wb2pm.converters.labels.places.gaps import TOUCHING, is_in_line
from wb2pm.converters.labels.places.parts_apart import is_worked
from wb2pm.events import Element

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described

_WRITTEN: Final = frozenset({None, "", "text", "search"})
"""Types of inputs that say nothing of what is written (HTML standard, 4.10.5.1)."""
_RIGHT_BEHIND: Final = 16.0
"""Pixels between a field and its button: a margin, and a border."""


def button_behind(sight: Sight) -> Name | None:
    """Name a field by the button right behind it, the only other control of their part.

    A field alone in a form is sent with the form's only button (HTML standard,
    4.10.21.2, implicit submission), which says what for.

    Args:
        sight: What was acted on, and the pages around it.
    """
    if sight.kind != "field" or sight.on_view is None:
        return None
    field, view = sight.on_view
    return name_on_view(field, view.elements())


def name_on_view(field: Described, seen: Iterable[Described]) -> Name | None:
    """Name a field by the button right behind it on a view.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    place, around = field.box, (field.path or "").rpartition("/")[0]
    if field.tag != "input" or field.type not in _WRITTEN or place is None:
        return None
    others = [
        one
        for one in seen
        if is_worked(one)
        and one.path != field.path
        and inside_of(one, Element(path=around))
    ]
    if len(others) != 1 or element_type(others[0]) != "button":
        return None
    (button,) = others
    is_behind = (
        button.box is not None
        and TOUCHING <= button.box.x - place.right <= _RIGHT_BEHIND
        and is_in_line(button.box, place)
    )
    said = own_name(button) if is_behind else None
    return Name(said.text, "caption") if said else None
