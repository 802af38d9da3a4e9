"""Numbers that are what is chosen, and so what a control is called."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.converters.labels.elements.element_names import Name, folded

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.sights import Sight

_NUMBER: Final = re.compile(r"\d{1,3}")
"""How much or how many; a longer number may be of a record."""
_LABELS: Final = frozenset({"label", "labelledby"})


def number_of_choice(sight: Sight) -> Name | None:
    """Take the number that the label of a radio button shows.

    It tells that button from others of its group, as words do elsewhere.

    Args:
        sight: What was acted on, and the pages around it.
    """
    said, taken_from = sight.stated
    if sight.kind != "radio button" or taken_from not in _LABELS:
        return None
    number, seen = folded(said), sight.on_view
    if not _NUMBER.fullmatch(number) or seen is None:
        return None
    shown = {folded(e.text or "") for e in seen[1].elements() if e.tag == "label"}
    return Name(number, "accessible_name") if number in shown else None
