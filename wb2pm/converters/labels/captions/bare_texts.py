"""What a field is called by a text that is no element of its own, before the fields of a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.element_names import Name, inside_of, tidy_name
from wb2pm.converters.labels.places.gaps import is_in_line
from wb2pm.converters.labels.places.parts_apart import is_worked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.page import Described


def caption_of_controls(field: Described, seen: Iterable[Described]) -> Name | None:
    """Name a field by the words that a line of controls begins with.

    They are written right in the part of the page that holds the controls, all of which
    stand in one line: one caption for them together.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    seen, place = list(seen), field.box
    around = (field.path or "").rpartition("/")[0]
    part = next((one for one in seen if around and one.path == around), None)
    lines = (part.text or "").splitlines() if part is not None else []
    if part is None or place is None or len(lines) <= 1:
        return None
    inside = [one for one in seen if inside_of(one, part) and one.path != part.path]
    controls = [one for one in inside if is_worked(one)]
    if not all(one.box is not None and is_in_line(one.box, place) for one in controls):
        return None
    said = lines[0].strip()
    is_of_part = any(
        said in ((one.text or "").strip(), *(one.text or "").splitlines())
        for one in inside
    )
    name = tidy_name(said) if said and not is_of_part else None
    return Name(name, "caption") if name else None
