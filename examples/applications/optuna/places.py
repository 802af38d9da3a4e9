"""Where things are on the tile works' pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

MENU = "in the menu on the left"
CREATE = "button:has(svg[data-testid=AddBoxIcon])"
DIALOG = "[role=dialog]"
PENCIL = "main button:has(svg[data-testid=EditIcon])"
_EDITOR = "textarea:not([readonly])"
_SAVE = "button:has(svg[data-testid=SaveIcon])"


def settle(hands: Hands) -> None:
    """Wait until what moves on the page has come to rest."""
    hands.page.wait_for_timeout(500)


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/dashboard/{path}")
    hands.page.locator(shows).first.wait_for()
    settle(hands)


def go_home(hands: Hands) -> None:
    """Come to the list of all series, by the house at the top."""
    house = "header a:has(svg[data-testid=HomeIcon])"
    name = "Return to the top page"
    hands.click(name, "icon", "at the top", house, shows="#search-study")
    settle(hands)


def search(hands: Hands, word: str) -> None:
    """Type into the box above the list, which gets shorter by itself."""
    hands.write(
        Field(
            name="Search study",
            location="above the list",
            value=word,
            selector="#search-study",
        )
    )
    settle(hands)


def open_series(hands: Hands, number: str, name: str) -> None:
    """Open a series from the list of all."""
    card = f"a[href='/dashboard/studies/{number}']:has-text('{name}')"
    shown = f"{number}. {name}"
    place = "in the list"
    hands.click(
        shown, "link", place, card, record=True, shows=f"header :text('{name}')"
    )
    settle(hands)


def open_drawer(hands: Hands) -> None:
    """Make the menu wide, so that it can be read."""
    button = "header button:has(svg[data-testid=MenuIcon])"
    shows = "button:has(svg[data-testid=ChevronLeftIcon])"
    hands.click("open drawer", "icon", "at the top left", button, shows=shows)
    settle(hands)


def open_part(hands: Hands, name: str, shows: str) -> None:
    """Open a part of the series, by its sign or its name in the menu."""
    link = f".MuiDrawer-root a:has-text('{name}')"
    hands.click(name, "link", MENU, link, shows=shows)
    settle(hands)


def write_note(hands: Hands, text: str) -> None:
    """Write the note of what is shown, and save it."""
    also = ("edit", "edit note")
    place = 'below "Note"'
    hands.click("pencil", "icon", place, PENCIL, shows=_EDITOR, also=also)
    settle(hands)
    hands.write(
        Field(
            name="Markdown Editor",
            location="in the editor",
            value=text,
            selector=_EDITOR,
        )
    )
    settle(hands)
    hands.click("Save", "button", "below the editor", _SAVE)
    hands.page.locator(_EDITOR).first.wait_for(state="detached")
    hands.page.locator(f"main p:has-text('{text}')").first.wait_for()
    settle(hands)


def press_in_dialog(hands: Hands, name: str, *, closes: bool = True) -> None:
    """Click on a button in a dialog, and wait until it is gone if that closes it."""
    button = f"{DIALOG} button:text-is('{name}')"
    hands.click(name, "button", "in the dialog", button)
    if closes:
        hands.page.locator(DIALOG).wait_for(state="detached")
    settle(hands)
