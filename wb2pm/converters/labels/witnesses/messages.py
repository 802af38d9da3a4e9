"""What a page says somewhere else while the pointer comes to a field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm import columns
from wb2pm.converters.labels.elements.element_names import Name, tidy_name
from wb2pm.converters.labels.elements.offered import gap
from wb2pm.converters.labels.witnesses.hints import tooltip
from wb2pm.vocabulary.kinds import BOXES, CONTROLS

if TYPE_CHECKING:
    from wb2pm.converters.labels.elements.sights import Sight

_TOUCHING_PX: Final = 40.0
"""Pixels between a tooltip and what it is of: its arrow, and less than a line."""


def tooltip_of_its_own(sight: Sight) -> Name | None:
    """Take the tooltip, unless a field has a placeholder and the page said it elsewhere.

    Args:
        sight: What was acted on, and the pages around it.
    """
    name = tooltip(sight)
    return None if name is not None and _is_message(sight) else name


def _is_message(sight: Sight) -> bool:
    """Return whether what came up is shown apart from a field, and nowhere at it."""
    said = tidy_name(str(sight.event.attributes.get(columns.UI_TOOLTIP) or ""))
    is_field = sight.kind in CONTROLS - BOXES and bool(sight.element.placeholder)
    seen = sight.on_view if said and is_field else None
    if seen is None:
        return False
    field, view = seen
    places = [
        e.box for e in view.elements() if e.box and tidy_name(e.text or "") == said
    ]
    return bool(places) and all(gap(one, field.box) > _TOUCHING_PX for one in places)
