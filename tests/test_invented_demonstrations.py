"""The invented demonstrations that other tests rely on are what they take them for."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.invented import INVENTED
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.wonderbread.reader import read_demonstration

FOLDERS = sorted(p for p in INVENTED.iterdir() if p.is_dir())
every_demonstration = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda path: path.name
)


def load(folder: Path) -> dict[str, Any]:
    """Decode a demonstration's trace."""
    name = folder.name.removesuffix(" (1)")
    content: dict[str, Any] = json.loads((folder / f"{name}.json").read_bytes())
    return content


def truth(folder: Path) -> dict[str, Any]:
    """Look up what really happened in a demonstration."""
    content = json.loads((folder.parent / "ground_truth.json").read_bytes())
    found: dict[str, Any] = content["demos"][folder.name]
    return found


@every_demonstration
def test_states_and_actions_alternate_in_released_form(folder: Path) -> None:
    """Ids count events, states stand before and after each action."""
    events = load(folder)["trace"]

    kinds = [event["type"] for event in events]
    assert kinds == [("state", "action")[i % 2] for i in range(len(events))]
    assert len(events) % 2 == 1
    assert [event["data"]["id"] for event in events] == list(range(len(events)))
    for state in events[::2]:
        picture = Path(state["data"]["path_to_screenshot"]).name
        assert (folder / "screenshots" / picture).is_file()
        elements = json.loads(state["data"]["json_state"])
        assert elements[-1]["tag"] == "chrome_omnibox"


@every_demonstration
def test_every_action_serves_a_step_of_the_truth(folder: Path) -> None:
    """The truth accounts for every action, in order."""
    actions = [e for e in load(folder)["trace"] if e["type"] == "action"]

    served = {
        ordinal
        for step in truth(folder)["steps"]
        for ordinal in range(step["actions"][0], step["actions"][1] + 1)
    }

    assert served == set(range(len(actions)))
    assert len(actions) == truth(folder)["n_actions"]


def test_the_recorder_s_defects_are_all_there() -> None:
    """Together they show a reader everything it has to live with."""
    traces = [load(folder)["trace"] for folder in FOLDERS]
    actions = [e["data"] for t in traces for e in t if e["type"] == "action"]
    keys = [a["key"] for a in actions if a["type"] in {"keypress", "keystroke"}]
    elements = [
        a["element_attributes"]["element"] for a in actions if a["type"] == "mouseup"
    ]
    texts = [
        path.read_text(encoding="utf-8") for path in INVENTED.glob("*/SOP - *.txt")
    ]

    assert {a["type"] for a in actions} == {
        "mouseup",
        "keypress",
        "keystroke",
        "scroll",
    }
    assert any(key.startswith("Key.tab '") for key in keys)
    assert any("Key.backspace" in key for key in keys)
    assert {"a", "span"} <= {e["tag"] for e in elements if e["text"] == "New Claim"}
    assert any(folder.name.endswith(" (1)") for folder in FOLDERS)
    assert any(text.startswith("\ufeff") for text in texts)
    assert any("\u201c" in text for text in texts)


def told(step: dict[str, Any]) -> str | None:
    """Return what a step should be called; None if it serves another step."""
    verbs = {"click": "Click", "type": "Enter", "select": "Select"}
    if step["op"] in verbs:
        return f"{verbs[step['op']]} '{step['element']}'"
    on = re.search(r'the focus on "(.*)" \(Tab\)', step["note"] or "")
    return f"Click '{on.group(1)}'" if on else None


@every_demonstration
def test_labels_tell_what_each_person_did(folder: Path) -> None:
    """Every step of the truth, and nothing else, has its activity, in order.

    Enter that sends a form and scrolls belong to the step they serve; a button
    or a box that is worked with the keyboard is named as if it were clicked.
    """
    activities = label(read_demonstration(folder))

    names = [told(step) for step in truth(folder)["steps"]]

    assert [activity.label for activity in activities] == [n for n in names if n]
