"""What the two people do: six pieces of office work, and how each of them goes about it.

``p1`` takes the mouse, goes through menus and from line to line; ``p2`` stays on the
keyboard, knows the shortcuts, goes from column to column, mistypes and takes it back.
``p3`` works like ``p1`` and gives up half-way.
"""

from __future__ import annotations

import zipfile
from dataclasses import dataclass
from typing import TYPE_CHECKING

from examples.desktops import books, safes
from examples.desktops.hands import wait_for, wait_for_window, wait_until_gone
from examples.desktops.saving import PASSWORD, save_by_keys, save_in_dialog

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from examples.desktops.hands import Hands

_CALC, _WRITER = "LibreOffice Calc", "LibreOffice Writer"
_DOCUMENT = ("text", "page", "letter", "paragraph", "body", "document text")
"""What one might as well call the sheet of paper that is written on."""
_NOTES = ("text", "notes", "page", "editor", "text area", "notes.txt")


@dataclass(frozen=True)
class Workflow:
    """A piece of work.

    Attributes:
        id: Its number.
        intent: What is to be done, with the person's values.
        title: Part of the title of the window in which it begins.
        start: Command that opens it.
        values: Person -> what the work is about.
        ways: Person -> how they do it.
        is_done: Says by the files whether it was brought to its end.
    """

    id: str
    intent: str
    title: str
    start: tuple[str, ...]
    values: Mapping[str, Mapping[str, str]]
    ways: Mapping[str, Callable[[Hands, Mapping[str, str]], None]]
    is_done: Callable[[Path, Mapping[str, str]], bool]


def _expenses_by_mouse(hands: Hands, given: Mapping[str, str]) -> None:
    hands.cell_by_mouse("A1", "What for")
    hands.cell_by_mouse("B1", "Amount")
    for row in ("2", "3", "4"):
        hands.cell_by_mouse(f"A{row}", given[f"what {row}"])
        hands.cell_by_mouse(f"B{row}", given[f"paid {row}"])
    hands.click_cell("B5")
    hands.click("Select Function", "button", ("push button", "Select Function"),
                window=_CALC, location="sum sign, left of the input line", drawn=True)  # fmt: skip
    hands.click("Sum", "menu item", ("menu item", "Sum"))
    hands.press("Return", "Enter", "takes the formula")
    hands.drag_cells("A1", "B1")
    hands.click("Bold", "button", ("toggle button", "Bold"), window=_CALC, drawn=True)
    hands.click("File", "menu", ("menu", "File"), window=_CALC)
    hands.click("Save As...", "menu item", ("menu item", "Save As..."), window=_CALC)
    save_in_dialog(hands, given["trip"], "Save")


def _expenses_by_keys(hands: Hands, given: Mapping[str, str]) -> None:
    hands.cell("A1", "What for")
    hands.send("Tab")
    hands.cell("B1", "Amount")
    hands.send("Return")
    hands.cell("A2", given["what 2"])
    hands.send("Return")
    hands.cell("A3", given["what 3"], slip="Pra")
    hands.send("Return")
    hands.cell("A4", given["what 4"])
    hands.send("Return")
    hands.send("Right", "Up", "Up", "Up")
    for row in ("2", "3", "4"):
        hands.cell(f"B{row}", given[f"paid {row}"])
        hands.send("Return")
    hands.cell("B5", "=SUM(B2:B4)")
    hands.send("Return")
    hands.press("ctrl+Home", "Ctrl+Home", "goes to the headings")
    hands.press("shift+Right", "Shift+Right", "marks them both")
    hands.press("ctrl+b", "Ctrl+B", "makes them bold")
    hands.press("ctrl+s", "Ctrl+S", "saves")
    save_by_keys(hands, given["trip"], "Save")


def _expenses_given_up(hands: Hands, given: Mapping[str, str]) -> None:
    hands.cell_by_mouse("A1", "What for")
    hands.cell_by_mouse("B1", "Amount")
    hands.cell_by_mouse("A2", given["what 2"])
    hands.cell_by_mouse("B2", given["paid 2"])
    hands.click_cell("A4")


def _invitation_by_mouse(hands: Hands, given: Mapping[str, str]) -> None:
    hands.type_on("document", "document", given["about"], also=_DOCUMENT)
    hands.click("Styles", "menu", ("menu", "Styles"), window=_WRITER)
    hands.click("Heading 1", "menu item", ("radio menu item", "Heading 1"),
                window=_WRITER)  # fmt: skip
    hands.press("End", "End", "goes to the end of the heading")
    hands.press("Return", "Enter", "begins the text")
    hands.type_on("document", "document", given["text"], also=_DOCUMENT)
    hands.click("File", "menu", ("menu", "File"), window=_WRITER)
    hands.click("Save As...", "menu item", ("menu item", "Save As..."), window=_WRITER)
    save_in_dialog(hands, given["name"], "Save")
    hands.click("Export Directly as PDF", "button",
                ("push button", "Export Directly as PDF"), window=_WRITER, drawn=True)  # fmt: skip
    save_in_dialog(hands, given["name"], "Export", "Export")


def _invitation_by_keys(hands: Hands, given: Mapping[str, str]) -> None:
    hands.press("Return", "Enter", "leaves room for the heading")
    hands.type_on("document", "document", given["text"], slip="Wee", also=_DOCUMENT)
    hands.press("ctrl+Home", "Ctrl+Home", "goes to the top")
    hands.type_on("document", "document", given["about"], also=_DOCUMENT)
    hands.press("ctrl+1", "Ctrl+1", "makes it a heading")
    hands.press("ctrl+s", "Ctrl+S", "saves")
    save_by_keys(hands, given["name"], "Save")
    hands.press("alt+f", "Alt+F", "opens the menu File")
    hands.click("Export As", "menu", ("menu", "Export As"), window=_WRITER)
    hands.click("Export Directly as PDF", "menu item",
                ("menu item", "Export Directly as PDF"), window=_WRITER)  # fmt: skip
    save_by_keys(hands, given["name"], "Export")


def _invitation_given_up(hands: Hands, given: Mapping[str, str]) -> None:
    hands.type_on("document", "document", given["about"], also=_DOCUMENT)
    hands.click("Styles", "menu", ("menu", "Styles"), window=_WRITER)
    hands.click("Heading 1", "menu item", ("radio menu item", "Heading 1"),
                window=_WRITER)  # fmt: skip
    hands.press("End", "End", "goes to the end of the heading")
    hands.press("Return", "Enter", "begins the text")
    hands.type_on("document", "document", "We ", also=_DOCUMENT)


def _sign_in_by_mouse(hands: Hands, given: Mapping[str, str]) -> None:
    hands.write("Your name", "field", ("text", ""), given["who"], window="Archive")
    hands.write("Password", "field", ("password text", ""), PASSWORD,
                window="Archive", secret=True)  # fmt: skip
    hands.click("OK", "button", ("push button", "OK"), window="Archive")
    wait_for_window("Mousepad")


def _renaming_by_mouse(hands: Hands, given: Mapping[str, str]) -> None:
    _sign_in_by_mouse(hands, given)
    hands.click("File", "menu", ("menu", "File"), window="Mousepad")
    hands.click("Open...", "menu item", ("menu item", "Open..."), window="Mousepad")
    wait_for_window("Open File")
    hands.click(
        "Home", "place", ("label", "Home"), window="Open File", location="at the left"
    )
    hands.click("notes.txt", "file", ("table cell", "notes.txt"), window="Open File",
                times=2, record=True)  # fmt: skip
    wait_for_window("notes.txt")
    hands.click("Search", "menu", ("menu", "Search"), window="Mousepad")
    hands.click("Find and Replace...", "menu item",
                ("menu item", "Find and Replace..."), window="Mousepad")  # fmt: skip
    wait_for_window("Find and Replace")
    dialog = "Find and Replace"
    hands.write("Search for", "field", ("text", ""), given["old"], window=dialog)
    hands.write("Replace with", "field", ("text", "", 1), given["new"], window=dialog)
    hands.click(
        "Replace all in", "checkbox", ("check box", "Replace all in:"), window=dialog
    )
    hands.click("Replace All", "button", ("push button", "Replace All"), window=dialog)
    hands.click("Close", "button", ("push button", "Close"), window=dialog)
    wait_until_gone(dialog)
    hands.press("ctrl+End", "Ctrl+End", "goes to the last line")
    hands.type_on("notes", "text", given["remark"], also=_NOTES)
    hands.click("File", "menu", ("menu", "File"), window="Mousepad")
    hands.click(
        "Save As...", "menu item", ("menu item", "Save As..."), window="Mousepad"
    )
    save_in_dialog(hands, f"{given['name']}.txt", "Save As")


def _renaming_by_keys(hands: Hands, given: Mapping[str, str]) -> None:
    hands.type_on("Your name", "field", given["who"])
    hands.send("Tab")
    hands.type_on("Password", "field", PASSWORD, secret=True)
    hands.send("Tab", "Tab")
    hands.press("Return", "Enter", "signs in")
    wait_for_window("Mousepad")
    hands.press("ctrl+o", "Ctrl+O", "opens a file")
    wait_for_window("Open File")
    hands.type_on("Location", "field", "~/notes.txt")
    hands.press("Return", "Enter", "opens it")
    wait_for_window("notes.txt")
    hands.press("ctrl+End", "Ctrl+End", "goes to the last line")
    hands.type_on("notes", "text", given["remark"], also=_NOTES, slip="Cah")
    hands.press("ctrl+r", "Ctrl+R", "asks for replacing")
    wait_for_window("Find and Replace")
    hands.type_on("Search for", "field", given["old"])
    hands.send("Tab")
    hands.type_on("Replace with", "field", given["new"])
    hands.press("alt+a", "Alt+A", "ticks that all are replaced")
    hands.press("alt+r", "Alt+R", "replaces")
    hands.press("Escape", "Escape", "closes the window")
    wait_until_gone("Find and Replace")
    hands.press("ctrl+shift+s", "Ctrl+Shift+S", "saves under another name")
    save_by_keys(hands, given["name"], "Save As")


def _renaming_given_up(hands: Hands, given: Mapping[str, str]) -> None:
    _sign_in_by_mouse(hands, given)
    hands.press("ctrl+o", "Ctrl+O", "opens a file")
    wait_for_window("Open File")
    hands.type_on("Location", "field", "~/notes.txt")
    hands.press("Return", "Enter", "opens it")
    wait_for_window("notes.txt")
    hands.click("Search", "menu", ("menu", "Search"), window="Mousepad")
    hands.click("Find", "menu item", ("menu item", "Find"), window="Mousepad")
    hands.type_on(
        "Find", "field", given["old"], also=("Search", "Search for", "Find text")
    )
    hands.press("Escape", "Escape", "closes the search")


def _sheet_is_done(home: Path, given: Mapping[str, str]) -> bool:
    with zipfile.ZipFile(next(home.rglob(f"{given['trip']}.ods"))) as packed:
        content = packed.read("content.xml").decode()
    return "SUM(" in content and "bold" in content and given["what 4"] in content


def _letter_is_done(home: Path, given: Mapping[str, str]) -> bool:
    with zipfile.ZipFile(next(home.rglob(f"{given['name']}.odt"))) as packed:
        content = packed.read("content.xml").decode()
    heading = f'text:outline-level="1">{given["about"]}' in content
    return heading and any(home.rglob(f"{given['name']}.pdf"))


def _notes_are_done(home: Path, given: Mapping[str, str]) -> bool:
    text = next(home.rglob(f"{given['name']}.txt")).read_text(encoding="utf-8")
    return given["old"] not in text and given["remark"] in text and given["new"] in text


_OFFICE = ("soffice", "--norestore", "--nologo", "--nofirststartwizard")
NOTES = (
    "Brandt & Co, since 2019\n"
    "Brandt & Co pays within thirty days.\n"
    "Orders for Brandt & Co go to the warehouse in Lend.\n"
)
"""What ``notes.txt`` says before anybody came."""
_TRIPS: dict[str, dict[str, str]] = {
    "p1": {"trip": "Graz in March", "what 2": "Train", "paid 2": "58.4",
           "what 3": "Hotel", "paid 3": "121", "what 4": "Meals", "paid 4": "37.5"},
    "p2": {"trip": "Linz in April", "what 2": "Bus", "paid 2": "12.8",
           "what 3": "Parking", "paid 3": "18", "what 4": "Dinner", "paid 4": "26.9"},
    "p3": {"trip": "Steyr in May", "what 2": "Taxi", "paid 2": "44",
           "what 3": "Hotel", "paid 3": "99", "what 4": "Lunch", "paid 4": "15.3"},
}  # fmt: skip
_INVITATIONS: dict[str, dict[str, str]] = {
    "p1": {"about": "Summer party", "name": "summer party",
           "text": "We meet on 12 June at six in the garden. We look forward to it."},
    "p2": {"about": "Open day", "name": "open day",
           "text": "Come on 3 September from ten in the workshop. We look forward to it."},
    "p3": {"about": "Choir evening", "name": "choir evening", "text": ""},
}  # fmt: skip
_RENAMINGS: dict[str, dict[str, str]] = {
    "p1": {"who": "ada", "old": "Brandt & Co", "new": "Brandt and Daughter",
           "remark": "Changed on 4 May", "name": "brandt new"},
    "p2": {"who": "kim", "old": "Brandt & Co", "new": "Lend Paper Works",
           "remark": "Changed in June", "name": "lend paper"},
    "p3": {"who": "lou", "old": "Brandt & Co", "new": "Brandt Ltd",
           "remark": "Changed", "name": "brandt ltd"},
}  # fmt: skip
WORKFLOWS = (
    Workflow(
        "7501",
        "Keep what the trip {trip} has cost",
        "LibreOffice Calc",
        (*_OFFICE, "--calc"),
        _TRIPS,
        {"p1": _expenses_by_mouse, "p2": _expenses_by_keys, "p3": _expenses_given_up},
        _sheet_is_done,
    ),
    Workflow(
        "7502",
        "Write the invitation {about} and make a PDF of it",
        "LibreOffice Writer",
        (*_OFFICE, "--writer"),
        _INVITATIONS,
        {
            "p1": _invitation_by_mouse,
            "p2": _invitation_by_keys,
            "p3": _invitation_given_up,
        },
        _letter_is_done,
    ),
    Workflow(
        "7503",
        "Give the customer {old} the name {new} in the notes",
        "Archive",
        (
            *("sh", "-c"),
            (
                "zenity --forms --title Archive --text 'Who is there?'"
                " --add-entry 'Your name' --add-password Password > /dev/null"
                " && exec mousepad"
            ),
        ),
        _RENAMINGS,
        {"p1": _renaming_by_mouse, "p2": _renaming_by_keys, "p3": _renaming_given_up},
        _notes_are_done,
    ),
    Workflow(
        "7504",
        "Begin the books {name} with the shop {shop} and the account {account}",
        "Welcome",
        ("homebank",),
        books.VALUES,
        {"p1": books.by_mouse, "p2": books.by_keys, "p3": books.given_up},
        books.are_done,
    ),
    Workflow(
        "7505",
        "Keep the access to {title} for {user}",
        safes.LOCKED,
        ("sh", "-c", safes.START),
        safes.NEW,
        {
            "p1": safes.new_by_mouse,
            "p2": safes.new_by_keys,
            "p3": safes.new_given_up,
        },
        safes.is_new,
    ),
    Workflow(
        "7506",
        "Let {user} sign in at {title}",
        safes.LOCKED,
        ("sh", "-c", safes.START),
        safes.CHANGED,
        {
            "p1": safes.changed_by_mouse,
            "p2": safes.changed_by_keys,
            "p3": safes.changed_given_up,
        },
        safes.is_changed,
    ),
)


def wait_for_end(workflow: Workflow, home: Path, given: Mapping[str, str]) -> bool:
    """Return whether the work was brought to its end, as its files tell."""

    def told() -> bool | None:
        try:
            return workflow.is_done(home, given)
        except (OSError, StopIteration, KeyError):
            return None

    try:
        return bool(wait_for(told, f"end of {workflow.id}"))
    except SystemExit:
        return False
