"""What a field is called by a text that is no element of its own: of its line, or over it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import Name, inside_of, tidy_name
from wb2pm.converters.labels.places.gaps import is_in_line
from wb2pm.converters.labels.places.parts_apart import is_worked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.page import Described

_SENTENCE: Final = re.compile(r"(?<=[.:?!])\s+")
"""The end of a sentence, or of a caption."""
_ROOM: Final = 12.0
"""Pixels over a field in which a line of text fits."""


def caption_of_controls(field: Described, seen: Iterable[Described]) -> Name | None:
    """Name a field by the words that a line of controls begins with.

    They are written right in the part of the page that holds the controls, all of which
    stand in one line: one caption for them together.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    seen, place = list(seen), field.box
    part, lines = _part_around(field, seen)
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


def sentence_over(field: Described, seen: Iterable[Described]) -> Name | None:
    """Name a field of several lines by the first sentence of the part it is written in.

    The part says right over the field what to write, and perhaps more after that, with
    other controls in its lines.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    seen = list(seen)
    part, lines = _part_around(field, seen)
    if part is None or not lines or field.tag != "textarea":
        return None
    inside = [one for one in seen if inside_of(one, part) and one.path != part.path]
    others = (e for e in inside if e.tag == "textarea" and e.path != field.path)
    if part.box is None or field.box is None or next(others, None) is not None:
        return None
    said = _SENTENCE.split(lines[0].strip())[0].rstrip(".")
    is_of_part = any(said == (one.text or "").strip() for one in inside)
    has_room = field.box.y - part.box.y >= _ROOM
    name = tidy_name(said) if said and has_room and not is_of_part else None
    return Name(name, "caption") if name else None


def _part_around(
    field: Described, seen: Iterable[Described]
) -> tuple[Described | None, list[str]]:
    """Return the part of a page that a field is written right in, and what it says."""
    around = (field.path or "").rpartition("/")[0]
    part = next((one for one in seen if around and one.path == around), None)
    return part, (part.text or "").splitlines() if part is not None else []
