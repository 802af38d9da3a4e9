"""Write ``docs/formats/ui.xesext``: the XES extension for user-interaction logs.

Run as ``python docs/write_extension.py``; a test keeps the file current.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final
from xml.sax.saxutils import quoteattr

from wb2pm import columns

MEANINGS: Final = {
    columns.UI_ACTION: "Action type",
    columns.UI_INPUT: "Input value",
    columns.UI_INPUT_SOURCE: "Whether the input value was recorded or inferred",
    columns.UI_ELEMENT: "UI element: canonical name",
    columns.UI_ELEMENT_TYPE: "UI element: kind",
    columns.UI_ELEMENT_ID: "UI element: path on its page",
    columns.UI_NAME_SOURCE: "How the UI element's name was found",
    columns.UI_GROUP: "UI group",
    columns.UI_APPLICATION: "Application",
    columns.UI_URL: "Address of the page before",
    columns.UI_URL_AFTER: "Address of the page after",
    columns.UI_TITLE: "Title of the page or window",
    columns.UI_PAGE: "Page, with records generalised",
    columns.UI_X: "Pointer position from the left, in pixels",
    columns.UI_Y: "Pointer position from the top, in pixels",
    columns.UI_SCREENSHOT: "File name of the picture of the screen before",
    columns.UI_TIME_QUALITY: "How far the times can be trusted",
    columns.UI_SOURCE_EVENTS: "Recorded events that the activity stands for",
    columns.UI_SOURCE_INDEX: "Position of the first of them in its source",
    columns.UI_NOTES: "Notes on the labelling",
    columns.UI_LAST_KEY: "Key that ended the activity",
    columns.UI_RECORDING: "Recording of the event, in a case of several recordings",
    columns.UI_ERROR: "What went wrong with the action",
    columns.UI_ROLE: "UI element: ARIA role, as recorded",
    columns.UI_ACCESSIBLE_NAME: "UI element: accessible name, as recorded",
    columns.UI_ACCESSIBLE_NAME_FROM: "What the accessible name was taken from",
    columns.UI_TOOLTIP: "Tooltip of the UI element",
    columns.UI_TEXT_BEFORE: "Text right before the UI element",
    columns.UI_LAYER: "How a layer above the page was seen",
    columns.UI_LAYER_ROLE: "Layer above the page: ARIA role",
    columns.UI_LAYER_NAME: "Layer above the page: name",
    columns.UI_OPENER: "What opened the layer: name",
    columns.UI_OPENER_ROLE: "What opened the layer: ARIA role",
    columns.UI_OPENER_ID: "What opened the layer: path on its page",
    columns.UI_OPTION_ROLE: "Chosen option: ARIA role",
    columns.UI_OPTION: "Chosen option: accessible name",
    columns.EVENT_ID: "Id of the recorded event",
    columns.CASE_WORKFLOW: "Task: the workflow",
    columns.CASE_INTENT: "Task: the intent in words",
    columns.CASE_SITE: "System: the site worked on",
    columns.CASE_SOURCE: "Format of the recording",
    columns.CASE_OUTCOME: "How the recording ended",
    columns.CASE_RECORDING: "Recording that the case was found in",
    columns.CASE_FIRST_EVENT: "Position of the case's first event in its recording",
    columns.CASE_LAST_EVENT: "Position of the case's last event in its recording",
    columns.CASE_REWARD: "Reward of an agent",
    columns.CASE_TERMINATION: "What ended an agent's run",
    columns.CASE_LEVEL: "Level of a benchmark's task",
    columns.CASE_CATEGORY: "Category of a benchmark's task",
}
"""Column -> what it holds, in the words of the reference data model for
user-interaction logs (Abb and Rehse 2022) where it has one."""
_KINDS = {
    columns.UI_X: "float",
    columns.UI_Y: "float",
    columns.UI_SOURCE_INDEX: "int",
    columns.CASE_FIRST_EVENT: "int",
    columns.CASE_LAST_EVENT: "int",
    columns.CASE_REWARD: "float",
}
_CASE = "case:"


def extension() -> str:
    """Return the definition, in the form of the extensions of the XES standard."""
    prefix = f"{columns.UI_EXTENSION_PREFIX}:"
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        (
            f'<extension name="{columns.UI_EXTENSION_NAME}"'
            f' prefix="{columns.UI_EXTENSION_PREFIX}"'
            f' uri="{columns.UI_EXTENSION_URI}">'
        ),
    ]
    for level in ("trace", "event"):
        lines.append(f"  <{level}>")
        for name, meaning in MEANINGS.items():
            if name.startswith(_CASE) == (level == "trace"):
                kind, key = _KINDS.get(name, "string"), name.removeprefix(_CASE)
                lines += [
                    f'    <{kind} key="{key.removeprefix(prefix)}">',
                    f'      <alias mapping="EN" name={quoteattr(meaning)}/>',
                    f"    </{kind}>",
                ]
        lines.append(f"  </{level}>")
    return "\n".join((*lines, "</extension>", ""))


if __name__ == "__main__":
    path = Path(__file__).parent / "formats" / "ui.xesext"
    path.write_text(extension(), encoding="utf-8")
