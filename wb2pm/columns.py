"""Column names of event logs, in one place.

The names are those of the XES standard (IEEE 1849-2016, clause 8) where it has
one, so that a log passes to pm4py without renaming a column, and the extension
``ui`` for what user-interaction logs add (after the reference data model for
user-interaction logs, Abb & Rehse 2022). Columns that start with ``case:``
describe the case and are constant within it.
"""

from __future__ import annotations

from typing import Final

CASE: Final = "case:concept:name"
"""Case id: the demonstration."""
ACTIVITY: Final = "concept:name"
"""Activity label at the granularity of the log."""
TIMESTAMP: Final = "time:timestamp"
"""When the activity was complete; always with a time zone."""
START: Final = "start_timestamp"
"""When the activity began; equals `TIMESTAMP` for an instant."""
EVENT_INDEX: Final = "event_index"
"""0-based position in the case. It is the order; clocks come second."""
EVENT_ID: Final = "ui:id"
LIFECYCLE: Final = "lifecycle:transition"
INSTANCE: Final = "concept:instance"
"""Ties the start of an activity to its end, where they are events of their own."""
RESOURCE: Final = "org:resource"

CASE_WORKFLOW: Final = "case:ui:workflow"
CASE_INTENT: Final = "case:ui:intent"
CASE_SITE: Final = "case:ui:site"
CASE_ACTOR: Final = "case:org:resource"
CASE_SOURCE: Final = "case:ui:source"
CASE_OUTCOME: Final = "case:ui:outcome"
CASE_REWARD: Final = "case:ui:reward"
"""What an agent was given for the case in the end."""
CASE_TERMINATION: Final = "case:ui:termination"
"""What ended an agent's case: ``terminated``, ``truncated`` or ``error``."""
CASE_LEVEL: Final = "case:ui:level"
CASE_CATEGORY: Final = "case:ui:category"

CASE_RECORDING: Final = "case:ui:recording"
"""Recording that the case was cut out of; several, joined by ``; ``, where it was put
together."""
CASE_FIRST_EVENT: Final = "case:ui:first_event"
"""0-based position of the case's first event in its recording."""
CASE_LAST_EVENT: Final = "case:ui:last_event"
"""0-based position of its last one."""
CUT_FROM: Final = (CASE_RECORDING, CASE_FIRST_EVENT, CASE_LAST_EVENT)
"""Where in which recording a case was found. Attributes of its demonstration too."""

UI_ACTION: Final = "ui:action"
UI_INPUT: Final = "ui:input"
UI_INPUT_SOURCE: Final = "ui:input_source"
UI_ELEMENT: Final = "ui:element"
UI_ELEMENT_TYPE: Final = "ui:element_type"
UI_ELEMENT_ID: Final = "ui:element_id"
UI_NAME_SOURCE: Final = "ui:name_source"
UI_GROUP: Final = "ui:group"
UI_APPLICATION: Final = "ui:application"
UI_URL: Final = "ui:url"
UI_URL_AFTER: Final = "ui:url_after"
UI_TITLE: Final = "ui:title"
UI_PAGE: Final = "ui:page"
UI_X: Final = "ui:x"
UI_Y: Final = "ui:y"
UI_SCREENSHOT: Final = "ui:screenshot"
UI_TIME_QUALITY: Final = "ui:time_quality"
UI_SOURCE_EVENTS: Final = "ui:source_events"
"""Ids of the source events that the activity folds, joined by spaces."""
UI_SOURCE_INDEX: Final = "ui:source_index"
UI_LAST_KEY: Final = "ui:last_key"
"""Key that ended the activity, such as ``Enter``, which may have sent it off."""
UI_RECORDING: Final = "ui:recording"
"""Recording of the event, in a case that was put together of several."""
UI_NOTES: Final = "ui:notes"
UI_ERROR: Final = "ui:error"
"""What went wrong with the action, where the source says so."""

UI_ROLE: Final = "ui:role"
"""ARIA role of the element by the standards, as the recorder computed it."""
UI_ACCESSIBLE_NAME: Final = "ui:accessible_name"
"""Accessible name of the element by the standards, as the recorder computed it."""
UI_ACCESSIBLE_NAME_FROM: Final = "ui:accessible_name_from"
"""What it was taken from, such as ``aria-label`` or ``content``."""
UI_TOOLTIP: Final = "ui:tooltip"
"""What is shown beside the element while the pointer rests on it."""
UI_TEXT_BEFORE: Final = "ui:text_before"
"""The visible text right before the element, in the smallest group that holds no
other control."""
UI_LAYER: Final = "ui:layer"
"""How it was seen that the element lies on a dialog, menu or popover: by ``role``, in
the browser's ``top layer`` or ``painted`` over the page; none on the page itself."""
UI_LAYER_ROLE: Final = "ui:layer_role"
"""ARIA role of that dialog, menu or popover."""
UI_LAYER_NAME: Final = "ui:layer_name"
"""Its accessible name, or its first heading."""
UI_OPENER: Final = "ui:opener"
"""Name of the element that opened it."""
UI_OPENER_ROLE: Final = "ui:opener_role"
UI_OPENER_ID: Final = "ui:opener_id"
"""Path of the element that opened it."""
UI_OPTION_ROLE: Final = "ui:option_role"
"""ARIA role of the option that was chosen in the element."""
UI_OPTION: Final = "ui:option"
"""Accessible name of that option."""
WITNESSED: Final = (
    *(UI_ROLE, UI_ACCESSIBLE_NAME, UI_ACCESSIBLE_NAME_FROM, UI_TOOLTIP, UI_TEXT_BEFORE),
    *(UI_LAYER, UI_LAYER_ROLE, UI_LAYER_NAME, UI_OPENER, UI_OPENER_ROLE, UI_OPENER_ID),
    *(UI_OPTION_ROLE, UI_OPTION),
)
"""What the page showed of the element when something was done to it. Where a recorder
kept it, these are also attributes of the event."""

UI_EXTENSION_NAME: Final = "UserInteraction"
UI_EXTENSION_PREFIX: Final = "ui"
UI_EXTENSION_URI: Final = "https://wb2pm.readthedocs.io/ui.xesext"
"""Identifier of the XES extension; nothing is fetched from it."""
