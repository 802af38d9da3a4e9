"""Recordings of whole computers: raw input folded, elements named or said to be unknown."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.converters.desktop.desktops import Desktop, form, node, recorded
from wb2pm.converters.desktop.acts import fold
from wb2pm.converters.desktop.raw_input import RawInput
from wb2pm.converters.desktop.trees import tree_page
from wb2pm.converters.eventlog import event_log
from wb2pm.converters.sources.reading import read
from wb2pm.errors import ConversionError
from wb2pm.events import Demonstration, Element


def one(path: Path, **options: Any) -> Demonstration:
    """Read the only recording of a path."""
    recordings = read(path, options=options)
    assert recordings.skipped == ()
    (demonstration,) = recordings.demonstrations
    return demonstration


def acts(desktop: Desktop, system: str = "Windows") -> list[tuple[str, str | None]]:
    """Fold what devices told; return what was done, and its value."""
    inputs = [
        RawInput(place, said["time_stamp"], said["action"], said)
        for place, said in enumerate(desktop.events)
    ]
    folded, _ = fold(inputs, system=system)
    return [(act.kind, act.value) for act in folded]


def labels(demonstration: Demonstration) -> list[str]:
    """Name the steps of a recording."""
    return list(event_log([demonstration])["concept:name"])


def test_typing_with_corrections_is_one_text() -> None:
    """What was erased is not in it."""
    assert acts(Desktop().type("Ada Byrom").press("backspace", "n")) == [
        ("type", "Ada Byron")
    ]


def test_keys_held_make_a_shortcut_and_shift_writes() -> None:
    """A modifier may be held for several keys."""
    held = Desktop().hold("ctrl_l", "c", "v").hold("shift", "A").type("b")

    assert acts(held) == [("press", "Ctrl+C"), ("press", "Ctrl+V"), ("type", "Ab")]


def test_the_same_key_is_called_as_on_its_system() -> None:
    """Windows' key by itself opens a menu."""

    def opened() -> Desktop:
        return Desktop().hold("cmd").hold("cmd", "e")

    assert acts(opened()) == [("press", "Win"), ("press", "Win+E")]
    assert acts(opened(), "Darwin") == [("press", "Cmd"), ("press", "Cmd+E")]


def test_characters_of_a_third_level_are_text() -> None:
    """AltGr on Windows, Option on a Mac."""
    german = Desktop().tell("press", name="ctrl_l").tell("press", name="alt_gr")
    german.press("@").tell("release", name="alt_gr").tell("release", name="ctrl_l")
    mac = Desktop().hold("alt", "å")

    assert acts(german) == [("type", "@")]
    assert acts(mac, "Darwin") == [("type", "å")]
    assert acts(Desktop().hold("alt", "å")) == [("press", "Alt+Å")]


def test_a_modifier_that_is_never_released_holds_for_one_key() -> None:
    """As when the recording ends with it."""
    stopped = Desktop().tell("press", name="alt_l").press("t").type("ab")

    assert acts(stopped) == [("press", "Alt+T"), ("type", "ab")]


def test_clicks_twice_and_drags_are_told_from_clicks() -> None:
    """By time and distance."""
    desktop = Desktop().click(10, 10).click(11, 10).click(11, 10).wait(2)
    desktop.click(10, 10).wait(1).click(10, 10, to=(60, 10)).wait(1)
    desktop.click(10, 10, "right").click(10, 10, to=(15, 12), button="middle")

    assert [kind for kind, _ in acts(desktop)] == [
        "double_click",
        "click",
        "drag",
        "right_click",
        "click",
    ]


def test_the_wheel_scrolls_once_a_direction() -> None:
    """Moves of the pointer between do not count."""
    desktop = Desktop()
    for turned in (-1, -1, 0, -1, 1, 1):
        desktop.tell("scroll", x=1, y=1, dx=0, dy=turned).tell("move", x=1, y=2)

    assert acts(desktop) == [("scroll", "down"), ("scroll", "up")]


def test_every_line_is_in_an_act_or_counted(tmp_path: Path) -> None:
    """None is lost."""
    desktop = recorded().tell("move", x=1, y=1).tell("jump").tell("pause")
    desktop.tell("release", name="q").tell(
        "click", x=1, y=1, button="left", pressed=False
    )
    desktop.tell("click", x=5, y=5, button="left", pressed=True)
    desktop.tell("press", name="shift").tell("release", name="shift")
    desktop.tell("press", name="shift").tell("press", name="A")
    desktop.tell("release", name="A").tell("release", name="shift")
    desktop.tell("press", name="ctrl").tell("press", name="s")
    read_back = one(desktop.write(tmp_path / "a", task="Add Ada"))

    in_acts = sum(int(event.attributes.get("lines") or 1) for event in read_back.events)
    (folded,) = [i for i in read_back.issues if i.kind == "folded_input"]
    apart = Counter(folded.message.replace(":", ",").split(", "))
    counted = sum(int(part.split()[0]) for part in apart if part.split()[0].isdigit())
    assert read_back.source_actions == len(desktop.events)
    assert in_acts + counted == len(desktop.events)
    assert {"unknown_action", "paused", "unpressed_button", "unreleased_button"} <= {
        issue.kind for issue in read_back.issues
    }


def test_elements_programs_and_times_are_told(tmp_path: Path) -> None:
    """What is typed goes where was clicked before."""
    read_back = one(recorded().write(tmp_path / "a", task="Add Ada"))

    field, typed, team, _scroll, save, shortcut = read_back.events
    assert read_back.intent == "Add Ada"
    assert {event.application for event in read_back.events} == {"people"}
    assert (field.target and field.target.label, typed.value) == (
        "Full name",
        "Ada Byron",
    )
    assert typed.target == field.target
    assert team.target is not None
    assert team.target.text == "North"
    assert save.target is not None
    assert save.target.label == "Save"
    assert shortcut.value == "Ctrl+S"
    assert field.started_at.isoformat() == "2024-03-01T09:00:01+00:00"
    assert field.time_quality == "assumed_zone"
    assert field.screen_before is not None
    assert field.screen_before.title == "New person"


def test_steps_are_named_as_on_pages(tmp_path: Path) -> None:
    """An opened list is one step."""
    assert labels(one(recorded().write(tmp_path / "a", task="Add Ada"))) == [
        "Enter 'Full name'",
        "Select 'Team'",
        "Click 'Save'",
        "Press 'Ctrl+S'",
    ]


def test_a_window_under_the_pointer_is_no_element(tmp_path: Path) -> None:
    """It is told apart by its place."""
    desktop = Desktop().front("people").show(form())
    desktop.click(700, 300, element=form()["Children"][3])
    read_back = one(desktop.write(tmp_path / "a", task="Look"))

    (event,) = read_back.events
    assert event.issues == ("unknown_element",)
    assert event.target is not None
    assert (event.target.label, event.target.text) == (None, None)
    assert event.target.path == "[70 % across, 50 % down]"


def test_nothing_is_believed_after_pointer_and_tree_disagree(tmp_path: Path) -> None:
    """As after a change of scale."""
    save = form()["Children"][2]
    desktop = Desktop().front("people").show(form()).click(150, 215, element=save)
    desktop.wait(1).click(800, 400, element=save).wait(1).click(150, 215, element=save)
    events = one(desktop.write(tmp_path / "a", task="")).events

    believed = ["other_scale" not in event.issues for event in events]
    assert believed == [True, False, False]


def test_cells_are_named_by_column_and_programs_switched_to(tmp_path: Path) -> None:
    """The row of a cell is data."""
    cells = [
        node(f"B{row}", "DataItem", (100, row * 20, 200, row * 20 + 20))
        for row in (2, 3)
    ]
    sheet = node("Sheet1", "DataGrid", (50, 0, 900, 500), *cells)
    desktop = (
        Desktop().front("excel").show(node("Book1", "Window", (0, 0, 1000, 560), sheet))
    )
    for place, cell in enumerate(cells, start=2):
        desktop.click(150, place * 20 + 5, element=cell).type("12").press("enter").wait(
            1
        )
    desktop.hold("alt_l", "tab").front("people").wait(1).click(5, 5)

    assert labels(one(desktop.write(tmp_path / "a", task="Count"))) == [
        "Enter 'cell B of Sheet1'",
        "Enter 'cell B of Sheet1'",
        "Switch to 'people'",
        "Click unnamed element [0 % across, 0 % down]",
    ]


def test_what_the_person_corrected_is_the_name(tmp_path: Path) -> None:
    """Where it is another one, the element was wrong."""
    save = form()["Children"][2]
    desktop = Desktop().front("people").show(form())
    corrections = ["Click on Keep changes", "click", "Click on save"]
    for correction in corrections:
        desktop.reduced.append({"start_time": desktop.at, "action": correction})
        desktop.click(150, 215, element=save).wait(2)
    desktop.click(150, 215, element=save)
    folder = desktop.write(tmp_path / "a", task="Keep")

    names = [event.target and event.target.label for event in one(folder).events]
    assert names == ["Keep changes", "Save", "save", "Save"]
    assert one(folder).events[3].attributes["left_out_by_person"] is True
    assert len(one(folder, actions="kept").events) == 3


def test_lines_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    """The others are read."""
    folder = recorded().write(tmp_path / "a")
    with (folder / "events.jsonl").open("a") as file:
        file.write('nonsense\n{"time_stamp": 1}\n{"time_stamp": 200, "act')
    kinds = Counter(issue.kind for issue in one(folder).issues)

    assert kinds["unreadable_line"] == 2
    assert kinds["unfinished_line"] == 1


@pytest.mark.parametrize("action", [[], {}, 7, None, "fly"])
def test_a_first_line_of_another_kind_is_not_claimed(
    tmp_path: Path, action: object
) -> None:
    """Whatever stands where the action does (a list: seed 7 of the mutations, 35164)."""
    path = tmp_path / "events.jsonl"
    path.write_text(json.dumps({"time_stamp": 1.0, "action": action}) + "\n")

    with pytest.raises(ConversionError, match="no reader takes this"):
        read(path, strict=True)


def test_a_folder_without_input_is_refused(tmp_path: Path) -> None:
    """With what is wrong."""
    folder = recorded().write(tmp_path / "a", task="Nothing")
    (folder / "events.jsonl").write_text("nonsense\n")

    with pytest.raises(ConversionError, match="no line tells of a pointer"):
        read(folder, format="agentnet", strict=True)


def test_trees_of_other_systems_mean_the_same() -> None:
    """Those of macOS and of Linux."""
    frame = "{'x': 10.0, 'y': 10.0, 'w': 80.0, 'h': 20.0, 'type': 'kAXValueCGRectType'}"
    mac = {"AXRole": "AXButton", "AXTitle": "Save", "AXFrame": frame}
    linux = {
        "role": "push button",
        "name": "Save",
        "box": {"x": 10, "y": 10, "w": 80, "h": 20},
    }

    for tree in (mac, linux):
        page = tree_page(tree)
        assert page is not None
        found = page.at(20, 20)
        assert found is not None
        assert (found.tag, found.label) == ("button", "Save")


def test_trees_without_end_are_read_to_a_limit() -> None:
    """No stack grows with them."""
    deep: dict[str, Any] = node("", "Pane", (0, 0, 9, 9))
    for _ in range(1_000):
        deep = node("", "Pane", (0, 0, 9, 9), deep)
    page = tree_page(deep)

    assert page is not None
    assert 100 < len(list(page.elements())) < 500


STANDARDIZED = {
    "task_id": "agentnet",
    "example_id": "e1",
    "type": "end2end",
    "content": [
        {"content": "Rules of the agent", "source": "system"},
        {"content": "a.png", "filename": "a.png", "source": "os"},
        {"content": "Save the file", "source": "user"},
        {
            "instruction": "Click on File",
            "guiactions": [{"action_type": "click", "args": {"x": 0.1, "y": 0.02}}],
        },
        {
            "instruction": "Drag from (1, 1) to (2, 2)",
            "guiactions": [
                {"action_type": "moveTo", "args": {"x": 0.1, "y": 0.1}},
                {"action_type": "dragTo", "args": {"x": 0.2, "y": 0.2}},
            ],
        },
        {
            "instruction": "Type: hello",
            "guiactions": [
                {"action_type": "write", "args": {"message": "hello"}},
                {"action_type": "press", "args": {"keys": ["enter"]}},
                {"action_type": "hotkey", "args": {"keys": ["ctrl", "s"]}},
                {"action_type": "scroll", "args": {"clicks": -3}},
            ],
        },
        {
            "instruction": "",
            "guiactions": [{"action_type": "terminate", "args": {"status": "success"}}],
        },
    ],
}
PUBLISHED = {
    "task_id": "t1",
    "instruction": "Save the file",
    "task_completed": True,
    "traj": [
        {
            "index": 0,
            "image": "t1_0.png",
            "value": {"action": "Click.", "code": "pyautogui.click(x=0.1, y=0.02)"},
        },
        {"index": 1, "value": {"code": "pyautogui.write(message='hello')"}},
        {"index": 2, "value": {"code": "computer.terminate(status='failure')"}},
        {"index": 3, "value": {"code": "no call"}},
    ],
}


def test_trajectories_of_both_forms_are_read(tmp_path: Path) -> None:
    """The standardized one, and the published data set."""
    one_file = tmp_path / "e1.json"
    one_file.write_text(json.dumps(STANDARDIZED))
    many = tmp_path / "train.jsonl"
    many.write_text(f"{json.dumps(PUBLISHED)}\n{json.dumps(PUBLISHED)}\n")

    trajectory = one(one_file)
    done = [(event.action, event.value) for event in trajectory.events]
    assert (trajectory.id, trajectory.intent) == ("e1", "Save the file")
    assert trajectory.outcome == "success"
    assert done == [
        ("click", None),
        ("drag", None),
        ("type", "hello"),
        ("press", "Enter"),
        ("press", "Ctrl+S"),
        ("scroll", "down"),
    ]
    assert trajectory.events[0].target is not None
    assert trajectory.events[0].target.label == "File"
    published, twin = read(many).demonstrations
    assert [event.action for event in published.events] == ["click", "type"]
    assert published.outcome == "failure"
    assert published.source_actions == 4
    assert {"end_of_task", "unknown_action"} <= {i.kind for i in published.issues}
    assert twin.id != published.id


def test_a_real_recording_of_windows(shared_data: Path) -> None:
    """Against the names that the person corrected."""
    kept = one(shared_data / "desktop/agentnet", actions="kept")
    truth = (
        *("Action Centre", "Night light", "Go to Settings"),
        *("Change brightness for the built-in display", "Night light", None),
        *("100% (Recommended)", "125%", "1366x768", "1680x1050", "Keep changes"),
        *("Power & sleep", "drop-down list", "5 hours"),
    )

    assert len(kept.events) == 14
    named = [e.target and (e.target.label or e.target.text) for e in kept.events]
    assert named == list(truth)
    everything = one(shared_data / "desktop/agentnet")
    assert everything.source_actions == 4_099
    unknown = [e for e in everything.events if e.target and not named_of(e.target)]
    assert len(unknown) == 8
    assert all(event.issues for event in unknown)


def named_of(target: Element) -> str | None:
    """Return what a target is called, if anything."""
    return target.label or target.text


def test_a_real_recording_of_a_mac(shared_data: Path) -> None:
    """Counted against the raw input."""
    read_back = one(shared_data / "desktop/ducktrack")
    kinds = Counter(event.action for event in read_back.events)
    lines = (shared_data / "desktop/ducktrack/events.jsonl").read_text()
    raw = Counter(line["action"] for line in map(json.loads, lines.splitlines()))
    turned = sum(
        int(event.attributes.get("lines") or 1)
        for event in read_back.events
        if event.action == "scroll"
    )
    clicks = sum(
        int(event.attributes.get("lines") or 1)
        for event in read_back.events
        if event.action in {"click", "double_click", "drag", "right_click"}
    )

    assert [e.value for e in read_back.events if e.action == "type"] == [
        "wikipedia",
        "transformer model",
    ]
    assert (turned, clicks) == (raw["scroll"], raw["click"])
    assert kinds["drag"] == 3
    assert read_back.source_actions == sum(raw.values()) == 13_401
