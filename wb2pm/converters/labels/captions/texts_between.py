"""What the fields of a line are called by the words between them, which are no elements."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import (
    FILLED_IN,
    Name,
    inside_of,
    tidy_name,
)
from wb2pm.converters.labels.places.gaps import is_in_line

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.labels.elements.sights import Sight
    from wb2pm.converters.pages.page import Described

_PIECE: Final = re.compile(r"[^:\uff1a]*[:\uff1a]")
"""Words up to their colon, or the colon alone between an hour and its minute."""
_FEWEST: Final = 2


def caption_between(sight: Sight) -> Name | None:
    """Name a field by its place in a line such as ``From: [08]:[30] To: [17]:[45]``.

    Args:
        sight: What was acted on, and the pages around it.
    """
    if sight.kind not in {"field", "dropdown"} or sight.on_view is None:
        return None
    field, view = sight.on_view
    return caption_in_line(field, view.elements())


def caption_in_line(field: Described, seen: Iterable[Described]) -> Name | None:
    """Name a field where a part of the page writes a colon before each of its fields.

    There have to be as many as fields, all of which stand in one line, and nothing else
    in that part: then the first words are those of the first field. Where a colon alone
    stands before a field, it goes on with the one before.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    if (place := field.box) is None:
        return None
    seen = list(seen)
    parts = [
        one
        for one in seen
        if one.text
        and one.box is not None
        and one.box.holds(place)
        and "\n" not in one.text.strip()
        and is_in_line(one.box, place)
        and one.box.height <= 2 * place.height
    ]
    for part in parts:
        inside = [
            one
            for one in seen
            if one.box is not None
            and one is not part
            and part.box is not None
            and part.box.holds(one.box)
            and (inside_of(one, part) or one.tag in FILLED_IN)
        ]
        pieces = _PIECE.findall(part.text or "")
        fields = sorted(inside, key=lambda one: one.box.x if one.box else 0.0)
        if not all(one.tag in FILLED_IN for one in fields) or len(fields) < _FEWEST:
            continue
        whole = "".join(pieces).split() == (part.text or "").split()
        if len(pieces) != len(fields) or not whole:
            continue
        at = next((n for n, one in enumerate(fields) if one.path == field.path), None)
        said = [name for piece in pieces[: (at or 0) + 1] if (name := _words(piece))]
        return Name(said[-1], "caption") if said and at is not None else None
    return None


def _words(piece: str) -> str | None:
    return tidy_name(piece) if any(map(str.isalnum, piece)) else None
