"""Where things are on the dairy's Superset, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

BAR = "at the top of the page"
DIALOG = ".ant-modal-wrap:visible"
OPTIONS = ".ant-select-dropdown .ant-select-item-option"
_POPUP = ".ant-menu-submenu-popup"
_SEARCH = "input[data-test=filters-search]"
_EMPTY = (500, 740)
"""A place on the page where nothing is."""


def settle(hands: Hands) -> None:
    """Wait until the page has what it asked for, and what moves has come to rest."""
    hands.page.wait_for_load_state("load")
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def take(hands: Hands, entry: str, *, shows: str) -> None:
    """Take an entry of the menu "Settings"."""
    found = f"{_POPUP} a:text-is('{entry}')"
    hands.click(
        "Settings",
        "menu",
        BAR,
        ".ant-menu-submenu-title:has-text('Settings')",
        shows=found,
    )
    hands.page.wait_for_timeout(300)
    hands.click(entry, "menu", 'in the menu "Settings"', found, shows=shows)
    hands.page.mouse.move(*_EMPTY, steps=4)
    hands.page.locator(_POPUP).filter(visible=True).first.wait_for(state="hidden")
    settle(hands)


def open_list(hands: Hands, name: str) -> None:
    """Open one of the lists that are named at the very top."""
    hands.click(
        name,
        "link",
        BAR,
        f"[data-test=navbar-top] a:text-is('{name}')",
        shows=f":text-is('{name}').header, .header :text-is('{name}')",
    )
    hands.page.locator("tbody tr.ant-table-row, .superset-list-view").first.wait_for()
    settle(hands)


def search(hands: Hands, letters: str, gone: str | None) -> None:
    """Type into the field above a list, and wait for the others to go.

    Args:
        hands: Whose.
        letters: What is typed.
        gone: Something in the list that has not got them; None if all stay away.
    """
    hands.write(
        Field(name="Name", location="above the list", value=letters, selector=_SEARCH)
    )
    hands.press("Enter", "searches")
    if gone is not None:
        hands.page.locator(f"tbody tr:has-text('{gone}')").first.wait_for(
            state="detached"
        )
    settle(hands)


def open_record(hands: Hands, name: str, *, shows: str) -> None:
    """Open what a list has a link to."""
    hands.click(
        name,
        "link",
        "in the list",
        f"tbody tr a:text-is('{name}')",
        record=True,
        shows=shows,
    )
    settle(hands)


def press(hands: Hands, name: str, location: str, selector: str, shows: str) -> None:
    """Press a button that shows something else on the same page."""
    hands.click(name, "button", location, selector, shows=shows)
    settle(hands)


def confirm(
    hands: Hands, name: str, dialog: str, *, at: tuple[float, float] | None = None
) -> None:
    """Press the button on the right below a dialog.

    Args:
        hands: Whose.
        name: Of the button.
        dialog: Its heading.
        at: Where on the button, if Tab does not lead to it.
    """
    hands.click(
        name,
        "button",
        f'at the bottom of the dialog "{dialog}"',
        f"{DIALOG} [data-test=modal-confirm-button]",
        at=at,
    )


def wait_closed(hands: Hands) -> None:
    """Wait until the dialog has gone."""
    hands.page.locator(DIALOG).first.wait_for(state="hidden")
    settle(hands)


def wait_for_quiet(hands: Hands) -> None:
    """Wait until the note at the bottom has gone; it lies over the buttons above it."""
    hands.page.locator("[data-test=toast-container]").first.wait_for(state="hidden")
    hands.page.wait_for_timeout(300)


def leave(hands: Hands, dialog: str) -> None:
    """Close a dialog with the cross in its corner."""
    hands.click(
        "Close",
        "icon",
        f'at the top of the dialog "{dialog}"',
        f"{DIALOG} .ant-modal-close",
    )
    wait_closed(hands)


def cancel(hands: Hands, dialog: str, *, at: tuple[float, float] | None = None) -> None:
    """Leave a dialog without keeping anything.

    Args:
        hands: Whose.
        dialog: Its heading.
        at: Where on the button, if Tab does not lead to it.
    """
    hands.click(
        "Cancel",
        "button",
        f'at the bottom of the dialog "{dialog}"',
        f"{DIALOG} [data-test=modal-cancel-button]",
        at=at,
    )
    wait_closed(hands)


def unfold(hands: Hands, name: str, dialog: str) -> None:
    """Unfold a section of a dialog, unless it is open; the others fold up."""
    header = f"{DIALOG} .ant-collapse-header:has-text('{name}')"
    if hands.page.locator(header).first.get_attribute("aria-expanded") == "true":
        return
    hands.click(
        name,
        "button",
        f'in the dialog "{dialog}"',
        header,
        shows=f"{DIALOG} .ant-collapse-item-active:has-text('{name}')",
    )
    hands.page.wait_for_timeout(500)


def choose(hands: Hands, wanted: Field) -> None:
    """Choose one of a few options of a list in a dialog.

    Args:
        hands: Whose.
        wanted: The list, found by what the page's makers call it, and the option.
    """
    box = f"{DIALOG} [data-test='{wanted.selector}']"
    keyboard = hands.person.hand == "keyboard"
    part = "input" if keyboard else ".ant-select-selector"
    field = Field(
        name=wanted.name,
        location=wanted.location,
        value=wanted.value,
        selector=f"{box} {part}",
        kind="dropdown",
        options=OPTIONS,
        letters="",
    )
    if keyboard:
        letters = wanted.letters or wanted.value
        hands.choose_by_keys(field, ["Enter", *letters, "Enter"])
    else:
        hands.choose(field)
    hands.page.locator(
        f"{box} .ant-select-selection-item[title='{wanted.value}']"
    ).wait_for()
    hands.page.wait_for_timeout(400)
