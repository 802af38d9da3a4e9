"""The caption of a list in whose items the same is written, each in a field of its own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import FILLED_IN, Name, tidy_name
from wb2pm.converters.labels.places.gaps import MAX_GAP_ABOVE, TOUCHING
from wb2pm.converters.labels.places.layers import in_other_layer
from wb2pm.converters.labels.places.parts_apart import is_worked

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.pages.page import Described

_ITEM: Final = re.compile(r"(?P<items>.*/li)(?:\[\d+\])?(?P<within>/.*)")
_FEWEST: Final = 2


def caption_of_list(field: Described, seen: Sequence[Described]) -> Name | None:
    """Name a field in an item of a list by the label right over the list.

    The others' items have such a field too, which shows the same while it is empty: a
    sample, and no name of one.

    Args:
        field: The field, with its box on the same view.
        seen: The elements of that view.
    """
    item = _ITEM.fullmatch(field.path or "")
    if item is None or not field.placeholder:
        return None
    alike = [
        e.box
        for e in seen
        if e.tag in FILLED_IN
        and e.box is not None
        and e.placeholder == field.placeholder
        and (other := _ITEM.fullmatch(e.path or ""))
        and (other["items"], other["within"]) == (item["items"], item["within"])
    ]
    if len(alike) < _FEWEST:
        return None
    first = min(alike, key=lambda box: box.y)
    over = [
        (first.y - label.box.bottom, name)
        for label in seen
        if label.tag == "label"
        and label.box is not None
        and TOUCHING <= first.y - label.box.bottom <= MAX_GAP_ABOVE
        and label.box.x <= first.x < label.box.right
        and (name := tidy_name(label.text or ""))
        and not _is_named_by(name, seen)
        and not in_other_layer(label, field, seen)
    ]
    return Name(min(over)[1], "caption") if over else None


def _is_named_by(name: str, seen: Iterable[Described]) -> bool:
    """Return whether a control on a view states a name."""
    return any(is_worked(e) and tidy_name(e.label or "") == name for e in seen)
