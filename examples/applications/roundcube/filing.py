"""How people make a folder for one sender and put the letters there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.roundcube.places import (
    MENU,
    go,
    move_to,
    open_folder,
    open_task,
    settle,
    use_tool,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FRAME = "iframe#preferences-frame >> internal:control=enter-frame >> "
_OPTIONS = "below the search field"
_SUBJECTS = "#messagelist tr.message td.subject span.subject a"


def file_away(hands: Hands, values: Values) -> bool:
    """Make the folder, search for the sender, move what was found."""
    _open_folders(hands)
    _make(hands, values)
    hands.page.locator(
        f"#subscription-table a:has-text('{values['folder']}')"
    ).wait_for()
    settle(hands)
    if hands.person.hand == "keyboard":
        go(hands, "/?_task=mail&_mbox=INBOX")
        settle(hands)
    else:
        open_task(hands, "Mail", shows="#messagelist")
    _search(hands, values)
    _select(hands)
    move_to(hands, values["folder"])
    open_folder(hands, values["folder"])
    hands.page.locator(_SUBJECTS).first.wait_for()
    return True


def make_folder_twice(hands: Hands, values: Values) -> bool:
    """Take a name that another folder has, be told so, and go away."""
    _open_folders(hands)
    use_tool(hands, "Create", "create")
    hands.fill([_name(values["parent"])])
    _save(hands)
    hands.page.locator("#messagestack > div").first.wait_for()
    hands.page.wait_for_timeout(600)
    open_task(hands, "Mail", shows="#messagelist")
    return False


def _open_folders(hands: Hands) -> None:
    """Come to the page of folders, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/?_task=settings&_action=folders")
    elif hands.person.id == "p05":
        hands.click(
            "Folder actions...",
            "icon",
            "above the list of folders",
            "#layout-sidebar a.sidebar-menu",
            shows="#mailboxoptions-menu a.folders",
        )
        hands.click(
            "Manage folders",
            "link",
            MENU,
            "#mailboxoptions-menu a.folders",
            leads_on=True,
        )
    else:
        open_task(hands, "Settings", shows="#settings-menu")
        if hands.person.detours:
            with hands.detour():
                _open_setting(hands, "Preferences")
        _open_setting(hands, "Folders")
    settle(hands)


def _open_setting(hands: Hands, name: str) -> None:
    hands.click(
        name,
        "link",
        'in the list "Settings"',
        f"#settings-menu a:has-text('{name}')",
        leads_on=True,
    )
    settle(hands)


def _make(hands: Hands, values: Values) -> None:
    use_tool(hands, "Create", "create")
    parent = _parent(values["parent"])
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        hands.fill([_name(values["folder"]), _parent("Complaints"), parent])
    else:
        hands.fill([_name(values["folder"]), parent])
    _save(hands)


def _name(value: str) -> Field:
    return Field(
        name="Folder name",
        location='in the form, below "Location"',
        value=value,
        selector=f"{_FRAME}#_name",
    )


def _parent(value: str) -> Field:
    return Field(
        name="Parent folder",
        location='in the form, below "Location"',
        value=value,
        selector=f"{_FRAME}#_parent",
        kind="dropdown",
    )


def _save(hands: Hands) -> None:
    hands.click("Save", "button", "below the form", f"{_FRAME}button.submit")


def _search(hands: Hands, values: Values) -> None:
    """Search only in who has sent a letter."""
    words = Field(
        name="Search...",
        location="above the list of letters",
        value=values["sender"],
        selector="#mailsearchform",
    )
    hands.click(
        "Options",
        "icon",
        "at the end of the search field",
        "#layout-list .searchbar a.options",
        shows="#searchmenu button.search",
    )
    hands.page.wait_for_timeout(400)
    hands.click(
        "Subject",
        "checkbox",
        _OPTIONS,
        "#searchmenu input[value=subject]",
    )
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes it back
        _choose_type(hands, "Flagged")
        _choose_type(hands, "All")
    hands.write(words)
    if hands.person.enter_sends:
        hands.press("Enter", "begins the search")
    else:
        hands.click("Search", "button", _OPTIONS, "#searchmenu button.search")
    hands.page.wait_for_timeout(500)
    settle(hands)
    other = f"{_SUBJECTS}:has-text('Menu for the winter')"
    hands.page.locator(other).wait_for(state="detached")
    settle(hands)


def _choose_type(hands: Hands, value: str) -> None:
    hands.choose(
        Field(
            name="Type",
            location=_OPTIONS,
            value=value,
            selector="#searchfilter",
            kind="dropdown",
        )
    )


def _select(hands: Hands) -> None:
    """Select all that was found, in one go or one by one."""
    if hands.person.id in {"p01", "p04"}:
        hands.click(
            "Select",
            "menu",
            "in the row of tools above the list",
            "#layout-list .header a.select",
            shows="#listselect-menu a.select.all",
        )
        hands.click("All", "link", MENU, "#listselect-menu a.select.all")
        settle(hands)
        return
    found = hands.page.locator(_SUBJECTS).all_inner_texts()
    for number, subject in enumerate(found):
        hands.click(
            subject.strip(),
            "row",
            "in the list of letters",
            f"{_SUBJECTS}:has-text('{subject.strip()}')",
            record=True,
            holding="Control" if number else None,
        )
        settle(hands)
        if hands.person.hand == "keyboard":
            hands.press("Control+a", "selects all letters")
            settle(hands)
            break
