"""Keys that stand for an entry of a menu are that entry, as the program says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.converters.desktop.desktops import Desktop
from tests.converters.desktop.test_focus import element, steps, window
from wb2pm.converters.desktop.shortcuts import chords
from wb2pm.converters.sources.reading import read
from wb2pm.events import Demonstration

SAVE = {"role": "menu item", "name": "Save", "keys": "s;<Alt>f:s;<Primary>s"}
BOLD = {"role": "check menu item", "name": "Bold", "keys": "b;<Alt>oxb;<Control>b"}
FILE = {"role": "menu", "name": "File", "keys": "<Alt>f;<Alt>f;"}


def recorded(
    desktop: Desktop,
    path: Path,
    *entries: dict[str, Any],
    number: int = 0,
    focus: tuple[tuple[float, dict[str, Any]], ...] = (),
) -> Demonstration:
    """Write a recording of one window with what its menus tell; return what is read."""
    folder = desktop.write(path, task="Save it")
    said = json.loads((folder / "top_window.jsonl").read_text().splitlines()[0])
    (folder / "top_window.jsonl").write_text(json.dumps({**said, "window": 0}))
    told = {"time_stamp": said["time_stamp"], "window": number, "entries": entries}
    (folder / "menus.jsonl").write_text(f"{json.dumps(told)}\n")
    lines = [json.dumps({"time_stamp": at, "element": one}) for at, one in focus]
    (folder / "focus.jsonl").write_text("\n".join(lines))
    (demonstration,) = read(folder).demonstrations
    return demonstration


def test_a_shortcut_and_its_entry_have_one_label(tmp_path: Path) -> None:
    """What opens the menu comes before the one and not before the other."""
    entry = element("menu item", "Save", 0, 60, 100, 20)
    shown = window(element("menu", "File", 0, 0, 40, 20), entry)
    by_mouse = Desktop().front("writer").show(shown)
    by_mouse.click(10, 10, element=shown["children"][0]).wait(1)
    by_mouse.click(10, 70, element=entry)
    by_keys = Desktop().front("writer").show(window()).hold("ctrl_l", "s")

    assert steps(recorded(by_mouse, tmp_path / "mouse")) == [
        "Click 'File'",
        "Click 'Save'",
    ]
    assert steps(recorded(by_keys, tmp_path / "keys", SAVE)) == ["Click 'Save'"]


def test_the_event_still_says_which_keys_were_pressed(tmp_path: Path) -> None:
    """Its target says what they stood for, and where that is."""
    desktop = Desktop().front("writer").hold("ctrl_l", "b")
    (event,) = recorded(
        desktop, tmp_path / "a", {**BOLD, "in": ["Format", "Text"]}
    ).events

    assert (event.action, event.value) == ("press", "Ctrl+B")
    assert event.target is not None
    assert event.target.path == "[Format > Text > Bold]"
    assert event.target.attributes["shortcut"] == "Ctrl+B"


def test_keys_of_another_window_stand_for_nothing(tmp_path: Path) -> None:
    """Two windows of one program may have other menus."""
    desktop = Desktop().front("writer").hold("ctrl_l", "s")

    told = recorded(desktop, tmp_path / "a", SAVE, number=1)
    assert steps(told) == ["Press 'Ctrl+S'"]


def test_letters_of_a_window_that_is_shown_press_its_buttons(tmp_path: Path) -> None:
    """Unless two of its controls have the same, which are taken in turn."""
    button = element("push button", "Replace", 10, 10, 80, 20, keys="<Alt>r")
    desktop = Desktop().front("writer").show(window(button)).wait(1)
    twice = (
        Desktop()
        .front("writer")
        .show(
            window(button, element("check box", "Rows", 10, 50, 80, 20, keys="<Alt>r"))
        )
    )

    assert steps(recorded(desktop.hold("alt", "r"), tmp_path / "a")) == [
        "Click 'Replace'"
    ]
    assert steps(recorded(twice.wait(1).hold("alt", "r"), tmp_path / "b")) == [
        "Press 'Alt+R'"
    ]


def test_a_field_keeps_the_keys_that_edit_its_text(tmp_path: Path) -> None:
    """Wherever else they stand for an entry."""
    every = {"role": "menu item", "name": "Select All", "keys": "a;<Alt>e:a;<Primary>a"}
    name = element("text", "Name", 100, 40, 300, 30)
    desktop = Desktop().front("writer").show(window(name)).wait(1)
    focus = ((desktop.at - 0.5, name),)
    desktop.hold("ctrl_l", "a").type("costs")

    told = recorded(desktop, tmp_path / "a", every, focus=focus)
    assert steps(told) == ["Enter 'Name'"]


@pytest.mark.parametrize(
    ("binding", "expected"),
    [
        ("a;<Alt>f:a;<Primary><Shift>s", {"Ctrl+Shift+S"}),
        ("m;<Alt>f:m;<Shift>F11", {"Shift+F11"}),
        (";;F1", {"F1"}),
        ("e;<Alt>e:p;<Primary><Shift>Page_Down", {"Ctrl+Shift+Page Down"}),
        ("<Alt>oxb", set()),
        ("s", set()),
        ("<Shift>s", set()),
        ("Ctrl++", set()),
        ("<", set()),
        ("<<<>>>;;;;", set()),
        ("<Hyper>s", set()),
    ],
)
def test_bindings_are_read_as_keys_are_named(binding: str, expected: set[str]) -> None:
    """What is no combination of keys by itself is none."""
    assert chords(binding) == expected


@pytest.mark.parametrize("entries", [None, 3, [3], [{"name": 3}], [{"keys": ["x"]}]])
def test_menus_that_are_no_menus_are_passed_over(
    tmp_path: Path, entries: object
) -> None:
    """Whatever another program may have written there."""
    folder = (
        Desktop().front("writer").hold("ctrl_l", "s").write(tmp_path / "a", task="S")
    )
    (folder / "menus.jsonl").write_text(
        json.dumps({"time_stamp": 1, "window": [], "entries": entries})
    )
    (demonstration,) = read(folder).demonstrations

    assert steps(demonstration) == ["Press 'Ctrl+S'"]
