"""Names that a source itself gives to what was done."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from wb2pm.columns import (
    ACTIVITY,
    UI_ACTION,
    UI_ELEMENT,
    UI_ELEMENT_TYPE,
    UI_GROUP,
    UI_INPUT,
    UI_INPUT_SOURCE,
    UI_PAGE,
)
from wb2pm.events import Activity

if TYPE_CHECKING:
    from wb2pm.events import UIEvent

SOURCE: Final = "source"
"""`Activity.name_source` of a label that the source brought along."""
_APART = re.compile(r"(?<=[a-z])(?=[A-Z])|[_\s]+")


def name_of_source(event: UIEvent) -> str | None:
    """Return the activity that an event log names for an event.

    An event of an event log says what was done and of nothing it was done to: its
    action is ``other`` and it has neither target nor screen. A log that was made of
    recordings says more, and its events carry the activity as an attribute.

    Returns:
        The activity as it is written there; None for an event seen on a screen.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.events import UIEvent
        >>> noon = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
        >>> name_of_source(UIEvent(
        ...     id="1", action="other", raw_action="T02 Check  form", started_at=noon,
        ...     ended_at=noon, time_quality="recorded", source_index=0,
        ... ))
        'T02 Check  form'
    """
    named = event.attributes.get(ACTIVITY)
    if isinstance(named, str):
        return named
    seen = event.target is not None or event.screen_before is not None
    return None if seen or event.action != "other" else event.raw_action


def activity_of_source(event: UIEvent) -> Activity:
    """Make the activity of an event that its source named.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.events import UIEvent
        >>> noon = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
        >>> activity_of_source(UIEvent(
        ...     id="1", action="other", raw_action="Pay", started_at=noon,
        ...     ended_at=noon, time_quality="recorded", source_index=0,
        ... )).label
        'Pay'
    """
    name = name_of_source(event) or event.raw_action
    said = {
        name: str(value)
        for name, value in event.attributes.items()
        if value is not None and name in _SAID
    }
    return Activity(
        label=name,
        verb=said.get(UI_ACTION, name),
        events=(event,),
        element=said.get(UI_ELEMENT),
        element_type=said.get(UI_ELEMENT_TYPE),
        group=said.get(UI_GROUP),
        name_source=SOURCE,
        value=said.get(UI_INPUT),
        value_source=said.get(UI_INPUT_SOURCE),
        page=said.get(UI_PAGE),
    )


_SAID: Final = frozenset(
    {
        UI_ACTION,
        UI_ELEMENT,
        UI_ELEMENT_TYPE,
        UI_GROUP,
        UI_INPUT,
        UI_INPUT_SOURCE,
        UI_PAGE,
    }
)
"""What a log that was made of recordings says of an activity besides its name."""


def own_words(raw_action: str) -> str:
    """Write a source's word for an action as ordinary words.

    Examples:
        >>> own_words("programOpen"), own_words("enable_extension")
        ('Program open', 'Enable extension')
    """
    words = [w if w.isupper() else w.lower() for w in _APART.split(raw_action) if w]
    text = " ".join(words)
    return text[:1].upper() + text[1:]
