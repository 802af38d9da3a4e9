"""What tells fields of one name apart, on a view of their page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import (
    element_type,
    inside_of,
    tidy_name,
)
from wb2pm.converters.labels.places.gaps import is_in_line
from wb2pm.converters.labels.places.label_lines import is_heading
from wb2pm.converters.labels.places.layers import in_other_layer
from wb2pm.converters.labels.places.parts_apart import is_worked
from wb2pm.converters.labels.places.row_places import in_other_row
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.labels.elements.controls import Control
    from wb2pm.converters.pages.context import PageContext
    from wb2pm.converters.pages.page import Described
    from wb2pm.events import UIEvent

_TITLE: Final = "h1"
"""What the page is called, and no part of it."""
_CELLS: Final = frozenset({"td", "th", "dt"})


def field_told_apart(
    event: UIEvent, control: Control, name: str, context: PageContext
) -> str | None:
    """Tell a field from others that are called so on the same view.

    By the heading before it or, in a form laid out as a table, by the caption of its
    row, where those of the others are different.

    Args:
        event: An event on the field.
        control: It, as it was found.
        name: What it is called.
        context: The pages around.
    """
    field = context.on_view(event) if control.kind not in BOXES else None
    if field is None or name != tidy_name(field.label or ""):
        return None
    if name == tidy_name(field.placeholder or ""):
        return None
    seen = list(field.page.elements())
    others = [
        one
        for one in seen
        if one.path != field.path
        and tidy_name(one.label or "") == name
        and element_type(one) in CONTROLS
        and not in_other_row(one, field)
        and not inside_of(one, field)
        and not inside_of(field, one)
        and not in_other_layer(one, field, seen)
    ]
    if not others:
        return None
    for words in (_heading_before, _caption_of_row):
        own = words(field, seen)
        if own is not None and any(words(one, seen) != own for one in others):
            return own if own != name else None
    return None


def _heading_before(field: Described, seen: Iterable[Described]) -> str | None:
    """Return the last heading before a field in the order of its page."""
    last = None
    for one in seen:
        if one.path == field.path:
            break
        if is_heading(one) and one.tag != _TITLE:
            last = one
    return tidy_name(last.text or "") if last is not None else None


def _caption_of_row(field: Described, seen: Sequence[Described]) -> str | None:
    """Return the text of the first cell in the line of a field, if nothing is done in it."""
    place = field.box
    if place is None:
        return None
    cells = [
        one
        for one in seen
        if one.tag in _CELLS
        and one.box is not None
        and is_in_line(one.box, place)
        and one.box.right <= place.x
        and not in_other_layer(one, field, seen)
    ]
    first = min(cells, key=lambda e: e.box.x if e.box else 0.0, default=None)
    if first is None or any(is_worked(e) and inside_of(e, first) for e in seen):
        return None
    return tidy_name(first.text or "")
