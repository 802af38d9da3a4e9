"""Work outside the browser, as it is compared between people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.converters.desktop.desktops import Desktop
from tests.converters.desktop.test_focus import SHEET, element, recorded, window
from tests.converters.desktop.test_shortcuts import recorded as with_menus
from wb2pm.converters.labels.labelling import label
from wb2pm.discovery.conformance.continuity.gaps import find_gaps
from wb2pm.discovery.conformance.grounding.acts import acts_of
from wb2pm.discovery.conformance.grounding.readings import Moment, is_passive, read_run

if TYPE_CHECKING:
    from pathlib import Path

    from wb2pm.events import Demonstration


def acts(*runs: Demonstration) -> list[list[str]]:
    """Name what was done in runs of one workflow."""
    listed = acts_of([read_run(run, label(run)) for run in runs])
    return [[act.name for act in one] for one in listed]


def filled(path: Path, rows: int) -> Demonstration:
    """Fill in some rows of a sheet, and mark the last one."""
    cells: list[dict[str, Any]] = [
        element("table cell", f"A{row}", 0, 100 + 20 * row, 80, 20)
        for row in range(1, rows + 1)
    ]
    sheet = {**SHEET, "children": cells}
    desktop = Desktop().front("calc").show(window(sheet)).wait(1)
    for row, cell in enumerate(cells, 1):
        desktop.click(10, 110 + 20 * row, element=cell).wait(1)
        desktop.type("x").press("enter").wait(1)
    desktop.click(10, 130, element=cells[0]).wait(1)
    return recorded(desktop, path, [])


def test_how_many_rows_are_filled_in_is_data(tmp_path: Path) -> None:
    """One act a column; a cell that is only marked is none."""
    two, three = filled(tmp_path / "two", 2), filled(tmp_path / "three", 3)

    assert acts(two, three) == [["Enter 'cell A of Sheet Costs'"]] * 2


def test_a_menu_by_keys_and_by_mouse_is_one_act(tmp_path: Path) -> None:
    """What only opens the menu is none."""
    entry = element("menu item", "Save", 0, 60, 100, 20)
    menu = element("menu", "File", 0, 0, 40, 20)
    desktop = Desktop().front("writer").show(window(menu, entry))
    desktop.click(10, 10, element=menu).wait(1).click(10, 70, element=entry)
    by_mouse = with_menus(desktop, tmp_path / "mouse")
    said = {"role": "menu item", "name": "Save", "keys": "s;<Alt>f:s;<Primary>s"}
    keys = Desktop().front("writer").show(window()).hold("ctrl_l", "s")
    by_keys = with_menus(keys, tmp_path / "keys", said)

    assert acts(by_mouse, by_keys) == [["Click 'Save'"], ["Click 'Save'"]]


def test_fields_of_programs_tell_no_gaps(tmp_path: Path) -> None:
    """Nobody says what they hold, nor where Tab leads."""
    first = element("text", "Name", 0, 40, 100, 20)
    second = element("text", "Town", 0, 140, 100, 20)
    between = [element("text", f"F{n}", 0, 60 + 20 * n, 90, 20) for n in range(4)]
    desktop = Desktop().front("people").show(window(first, *between, second)).wait(1)
    at = desktop.at
    desktop.type("Ada").wait(2).press("tab").wait(1).type("Graz").wait(2)
    focus = [(at - 0.5, first), (at + 2.4, second)]

    assert find_gaps(recorded(desktop, tmp_path / "a", focus)) == ()


def test_keys_that_go_or_mark_command_nothing() -> None:
    """Whatever is held with them; with Alt they lead elsewhere."""
    keys = ("Shift+Right", "Ctrl+Shift+End", "Ctrl+Page Down", "Alt+Left", "Ctrl+S")
    told = [
        is_passive(Moment("1", 0, f"press {key}", "", None, None, frozenset(), True))
        for key in keys
    ]

    assert told == [True, True, True, False, False]
