"""What got the focus tells what was typed into, and which entry of a menu was meant."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.converters.desktop.desktops import Desktop
from wb2pm.converters.eventlog import event_log
from wb2pm.converters.sources.reading import read
from wb2pm.events import Demonstration

WINDOW = {"x": 0, "y": 0, "w": 1000, "h": 600}
SHEET = {"role": "table", "name": "Sheet Costs", "box": {**WINDOW, "y": 100, "h": 450}}


def element(role: str, name: str = "", *sides: int, **said: Any) -> dict[str, Any]:
    """Describe an element as the bus of a Linux desktop does."""
    x, y, wide, tall = sides or (0, 100, 80, 20)
    box = {"x": x, "y": y, "w": wide, "h": tall}
    return {"role": role, "name": name, "box": box, **said}


def window(*inside: dict[str, Any], title: str = "Book - Calc") -> dict[str, Any]:
    """Describe a window."""
    return {"role": "frame", "name": title, "box": WINDOW, "children": list(inside)}


def recorded(
    desktop: Desktop, path: Path, focus: list[tuple[float, dict[str, Any]]]
) -> Demonstration:
    """Write a recording with what got the focus; return what is read of it."""
    folder = desktop.write(path, task="Add Ada")
    lines = [json.dumps({"time_stamp": at, "element": told}) for at, told in focus]
    (folder / "focus.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (demonstration,) = read(folder).demonstrations
    return demonstration


def steps(demonstration: Demonstration) -> list[str]:
    """Label the steps."""
    return list(event_log([demonstration], redaction="none")["concept:name"])


def test_a_cell_gets_the_focus_when_somebody_types(tmp_path: Path) -> None:
    """Until then its sheet has it; the tab says what the sheet is called."""
    desktop = Desktop().front("calc").show(window(SHEET, element("page tab", "Costs")))
    at = desktop.at
    desktop.type("Train").wait(2)
    desktop.click(20, 110, element=element("table cell", "A1"))
    desktop.press("enter")
    focus = [
        (at - 0.5, SHEET),
        (at + 0.3, element("panel", "Cell B2", 80, 120, 80, 20)),
        (at + 0.4, element("paragraph", "", 80, 120, 30, 20)),
    ]

    assert steps(recorded(desktop, tmp_path / "a", focus))[:2] == [
        "Enter 'cell B of Costs'",
        "Click 'cell A of Costs'",
    ]


def test_an_address_outside_of_sheets_is_no_cell(tmp_path: Path) -> None:
    """Such as that of a key on a panel."""
    desktop = Desktop().front("editor").show(window(element("label", "Keys")))
    desktop.press(*"ab")
    focus = [(desktop.at - 1, element("entry", "Key F1", 0, 100, 200, 20))]

    assert steps(recorded(desktop, tmp_path / "a", focus)) == ["Enter 'Key F1'"]


def test_an_entry_of_an_open_menu_is_above_the_window(tmp_path: Path) -> None:
    """Toolkits find what is below it; it has the focus as long as the menu is open."""
    desktop = Desktop().front("calc").show(window(SHEET))
    at = desktop.at
    desktop.click(30, 230, element=element("table cell", "A8", 0, 220, 80, 20))
    entry = element("menu item", "Save As...", 0, 220, 300, 25)

    (step,) = steps(recorded(desktop, tmp_path / "a", [(at - 0.5, entry)]))
    assert step == "Click 'Save As...'"


def test_a_menu_that_was_left_is_not_meant(tmp_path: Path) -> None:
    """The pointer is elsewhere by then."""
    desktop = Desktop().front("calc").show(window(SHEET))
    at = desktop.at
    desktop.click(500, 430, element=element("push button", "Run", 450, 420, 100, 25))
    entry = element("menu item", "Save As...", 0, 220, 300, 25)

    (step,) = steps(recorded(desktop, tmp_path / "a", [(at - 0.5, entry)]))
    assert step == "Click 'Run'"


def test_a_document_is_called_by_its_kind(tmp_path: Path) -> None:
    """Its name and its window's title say what is open, which is data.

    Enter begins a line in it.
    """
    page = element("paragraph", "", 100, 120, 600, 20)
    document = element("document text", "Book", 90, 100, 800, 480, children=[page])
    desktop = (
        Desktop().front("writer").show(window(document, title="Book.odt - Writer"))
    )
    focus = [
        (desktop.at - 0.5, element("root pane", "Book.odt - Writer", 0, 0, 1000, 600))
    ]
    desktop.press(*"ab").wait(2).press("enter").wait(2)
    focus.append((desktop.at - 0.5, page))
    desktop.press(*"cd")

    assert steps(recorded(desktop, tmp_path / "a", focus)) == ["Enter 'document text'"]


def test_a_field_that_lost_its_name_is_still_that_field(tmp_path: Path) -> None:
    """A program that is busy does not always answer."""
    name = element("text", "File name:", 100, 40, 300, 30)
    desktop = Desktop().front("calc").show(window(name))
    at = desktop.at
    desktop.press(*"costs")
    focus = [
        (at - 0.5, name),
        (at + 0.1, {**name, "name": ""}),
        (at + 0.2, {"role": ""}),
    ]

    assert steps(recorded(desktop, tmp_path / "a", focus)) == ["Enter 'File name'"]


def test_what_an_extension_told_is_said_not_to_be_read(tmp_path: Path) -> None:
    """Nothing of a recording is left out in silence."""
    folder = Desktop().press("a").write(tmp_path / "a", task="Add Ada")
    (folder / "html_element.jsonl").write_text("{}\n", encoding="utf-8")

    (demonstration,) = read(folder).demonstrations
    (issue,) = [one for one in demonstration.issues if one.kind == "not_read"]
    assert issue.message.startswith("html_element.jsonl")


def test_enter_belongs_to_the_cell_that_was_typed_in(tmp_path: Path) -> None:
    """What holds a cell's text while it is edited has no name."""
    desktop = Desktop().front("calc").show(window(SHEET, element("page tab", "Costs")))
    at = desktop.at
    desktop.type("Train").wait(2).press("enter").wait(1)
    focus = [
        (at - 0.5, SHEET),
        (at + 0.3, element("panel", "Cell B2", 80, 120, 80, 20)),
        (at + 1.8, element("paragraph", "", 80, 120, 30, 20)),
    ]
    told = recorded(desktop, tmp_path / "a", focus)

    assert steps(told) == ["Enter 'cell B of Costs'"]
    assert [event.value for event in told.events] == ["Train", "Enter"]


def test_what_was_not_seen_between_two_acts_is_said(tmp_path: Path) -> None:
    """What came of each of them cannot be told apart."""
    desktop = Desktop().front("calc").show(window(SHEET))
    desktop.press("f2").press("f3").wait(1).show(window(SHEET)).wait(1).press("f4")
    first, second, third = recorded(desktop, tmp_path / "a", []).events

    assert [one.issues for one in (first, second, third)] == [
        (),
        ("unseen_between",),
        (),
    ]
    assert first.screen_after is not None
    assert first.screen_after.page_key is None
    assert second.screen_after is not None
    assert second.screen_after.page_key is not None


def test_a_part_of_a_window_counts_until_it_was_seen_whole(tmp_path: Path) -> None:
    """What is not in a part may be in the window all the same."""
    part = {**window(), "complete": False}
    whole = window(element("push button", "Sum", 10, 10, 80, 20))
    desktop = Desktop().front("calc").show(part).wait(1).press("f2").wait(1)
    desktop.show(whole).wait(1).click(20, 20).wait(1).show(part).wait(1)
    told = recorded(desktop.click(20, 20), tmp_path / "a", [])

    assert steps(told) == ["Press 'F2'", "Click 'Sum'", "Click 'Sum'"]
    assert [one.issues for one in told.events] == [
        ("partial_screen",),
        (),
        ("unseen_between",),
    ]


def test_what_gets_the_focus_by_a_press_is_what_was_pressed(tmp_path: Path) -> None:
    """A system that is asked afterwards tells what has come there meanwhile."""
    add = element("toggle button", "Add", 10, 100, 80, 20)
    field = element("text", "Search", 10, 100, 300, 30)
    desktop = Desktop().front("books").show(window(add)).wait(1)
    at = desktop.at
    desktop.click(20, 110, element=field).wait(2)
    told = recorded(desktop, tmp_path / "a", [(at + 0.02, add)])
    elsewhere = element("text", "Name", 10, 300, 300, 30)
    other = recorded(desktop, tmp_path / "b", [(at + 0.02, elsewhere)])

    assert steps(told) == ["Click 'Add'"]
    assert steps(other) == ["Click 'Search'"]


def test_a_name_with_a_colon_is_a_name(tmp_path: Path) -> None:
    """Systems tell names and no lists of ids, where the window is not seen too."""
    desktop = Desktop().front("calc")
    at = desktop.at
    told = recorded(
        desktop.type("costs"),
        tmp_path / "a",
        [(at - 0.5, element("text", "Name:", 10, 300, 300, 30))],
    )

    assert steps(told) == ["Enter 'Name'"]


def test_a_list_in_which_one_writes_is_written_in(tmp_path: Path) -> None:
    """Told by itself, without what stands in it; what it offers may name it then."""
    desktop = Desktop().front("safe").show(window(title="Safe"))
    at = desktop.at
    desktop.type("office").wait(1).press("enter")
    field = element("combo box", "User", 10, 100, 200, 20, editable=True)

    assert steps(recorded(desktop, tmp_path / "a", [(at - 0.5, field)]))[0] == (
        "Enter 'User'"
    )


def test_a_list_is_not_called_by_what_is_chosen_in_it(tmp_path: Path) -> None:
    """Its caption names it, in the window and where it was told by itself."""
    offered = element("list", "", 0, 0, 0, 0)
    offered["children"] = [element("list item", "store", 0, 0, 90, 20)]
    field = element("combo box", "store", 200, 100, 200, 20)
    shown = {**field, "children": [offered, element("text", "", 200, 100, 180, 20)]}
    caption = element("label", "User:", 100, 100, 90, 20)
    desktop = Desktop().front("safe").show(window(caption, shown, title="Safe")).wait(1)
    at = desktop.at
    desktop.type("office").wait(1).press("enter")
    told = [(at - 0.5, {**field, "editable": True})]

    assert steps(recorded(desktop, tmp_path / "a", told))[0] == "Enter 'User'"


def test_what_lies_under_a_window_that_a_press_closes_was_not_pressed(
    tmp_path: Path,
) -> None:
    """It has the focus in the window that comes to the front instead."""
    close = element("push button", "Close", 100, 100, 80, 30)
    desktop = Desktop().front("notes").show(window(close, title="Find")).wait(1)
    at = desktop.at
    desktop.click(140, 115).wait(0.3)
    came = desktop.at
    desktop.front("notes").wait(1).press("enter")
    text = element("text", "", 0, 50, 900, 500)

    closed = recorded(desktop, tmp_path / "a", [(at + 0.1, text), (came, text)])
    here = recorded(desktop, tmp_path / "b", [(at + 0.1, text)])

    assert steps(closed)[0] == "Click 'Close'"
    assert here.events[0].target is not None
    assert here.events[0].target.role == "textbox"


def test_a_line_that_gets_the_focus_is_called_as_its_cell(tmp_path: Path) -> None:
    """What has the focus by a press may have no name; what was asked for there has."""
    box = (0, 100, 700, 20)
    listed = window(element("table", "Files", 0, 80, 700, 400), title="Open")
    desktop = Desktop().front("notes").show(listed).wait(1)
    at = desktop.at
    desktop.click(300, 110, element=element("table cell", "notes.txt", *box)).wait(1)
    told = [(at + 0.1, element("table cell", "", 0, 100, 400, 20))]

    found = recorded(desktop, tmp_path / "a", told).events[0].target

    assert found is not None
    assert found.text == "notes.txt"
