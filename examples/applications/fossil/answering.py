"""How people add an answer to the handbook, and give it to whoever has asked."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote_plus

from examples.applications.fossil.places import (
    FORM,
    follow,
    go,
    look_for,
    open_below,
    open_page,
    press_button,
    settle,
    take_from_menu,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TABS = "above the editor"
_PAGES = "Wiki Page List"
_EDITOR = "#wikiedit-content-editor"
_LIST = "#wikiedit-tab-pages"


def answer(hands: Hands, values: Values) -> bool:
    """Read what was asked, add it to the handbook, and say so in the forum."""
    _read(hands, values)
    _open_page(hands, values)
    _add(hands, values)
    _come_back(hands, values)
    press_button(hands, "Reply")
    if hands.person.id == "p03":  # takes the wrong one, sees it, and takes the right
        for style in ("Plain Text", "Markdown"):
            hands.choose(
                Field(
                    name="Markup style",
                    location=FORM,
                    value=style,
                    selector=".content [name=mimetype]",
                    kind="dropdown",
                )
            )
    field = Field(
        name="Enter Reply",
        location=FORM,
        value=values["reply"],
        selector=".content [name=content]",
    )
    hands.write(field)
    hands.look_around("checks what is written")
    press_button(hands, "Preview")
    press_button(hands, "Submit")
    return True


def make_it_anew(hands: Hands, values: Values) -> bool:
    """Try to make a page that there is already, be told so, and leave."""
    _read(hands, values)
    take_from_menu(hands, "Wiki Sandbox")
    _open_tab(hands, _PAGES)
    name = "Create new page"
    page = f"{_LIST} .new-page"
    hands.write(
        Field(
            name=name,
            location="below the list",
            value=values["page"],
            selector=f"{page} input",
        )
    )
    button = "Add page locally"
    add = f"{page} button"
    hands.click(button, "button", "below the field", add)
    hands.wait_for("page already exists")
    open_page(hands, "Home")
    return False


def _read(hands: Hands, values: Values) -> None:
    """Read what was asked, each person after coming another way."""
    if hands.person.hand == "keyboard":
        go(hands, "forum")
    elif hands.person.order == "up":
        follow(hands, "Forum")
    else:
        take_from_menu(hands, "Forum")
    if hands.person.order == "up":
        look_for(hands, values["word"], "Search Forum")
        follow(hands, f"Forum Post: {values['thread']}", record=True)
    else:
        follow(hands, values["thread"], record=True)
    hands.look_around("reads all of it")


def _open_page(hands: Hands, values: Values) -> None:
    """Open the page of the handbook for editing, each person another way."""
    page = values["page"]
    if hands.person.hand == "keyboard":
        go(hands, f"wikiedit?name={quote_plus(page)}")
    elif hands.person.order == "up":
        take_from_menu(hands, "Wiki Sandbox")
        _open_tab(hands, _PAGES)
        field = Field(
            name="Select a page to edit",
            location='in the tab "Wiki Page List"',
            value=page,
            selector=f"{_LIST} option:text-is('{page}')",
            kind="dropdown",
        )
        hands.choose_through(field, ())  # the list is always open
    else:
        if hands.person.searches:
            take_from_menu(hands, "Wiki Search")
            look_for(hands, values["about"], "Search Wiki")
            follow(hands, f"Wiki: {page}", record=True)
        else:
            take_from_menu(hands, "List of Wiki Pages")
            if hands.person.detours:
                with hands.detour():
                    follow(hands, values["wrong"], record=True)
                    hands.back()
            follow(hands, page, record=True)
        open_below(hands, "Edit")
    hands.wait_for(f"Loaded page [{page}]")


def _add(hands: Hands, values: Values) -> None:
    """Write the sentence below what is there, look at it, and save it."""
    hands.write(
        Field(
            name="Editor",
            location='in the tab "Editor"',
            value=values["sentence"],
            selector=_EDITOR,
            keeps=True,
        )
    )
    if hands.person.hand == "keyboard":
        shown = "#wikiedit-tab-preview-wrapper p"
        hands.press("Shift+Enter", "shows the preview", shows=shown)
    elif hands.person.id == "p01":
        _open_tab(hands, "Diff")
        unified = "#wikiedit-tab-diff-buttons .unified"
        changed = "#wikiedit-tab-diff-wrapper table"
        hands.click("Unified", "button", "in the tab", unified, shows=changed)
    else:
        _open_tab(hands, "Preview")
        hands.page.locator("#wikiedit-tab-preview-wrapper").get_by_text(
            values["sentence"]
        ).wait_for()
        hands.look_around("checks what is written")
    if hands.person.order == "up" or hands.person.hand == "keyboard":
        save = ".wikiedit-save"
        hands.click("Save", "button", "above the page", save)
        hands.wait_for("Saved page")
    else:
        save, name = ".wikiedit-save-close", "Save & Close"
        hands.click(name, "button", "above the page", save, leads_on=True)
        settle(hands)


def _come_back(hands: Hands, values: Values) -> None:
    """Come to the thread again."""
    if hands.person.hand == "keyboard":
        go(hands, "forum")
    elif hands.person.order == "up":
        open_page(hands, "Home")
        follow(hands, "Forum")
    else:
        take_from_menu(hands, "Forum")
    follow(hands, values["thread"], record=True)


def _open_tab(hands: Hands, name: str) -> None:
    tab = f".tab-button:text-is('{name}')"
    hands.click(name, "tab", _TABS, tab, shows=f"{tab}.selected")
    settle(hands)
