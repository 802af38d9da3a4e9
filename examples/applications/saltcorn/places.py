"""Where things are in the lending shed's pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind

MENU = "in the menu on the left"
WINDOW = ".modal.show"
"""What lies over the page once something was opened to be filled in."""


def settle(hands: Hands) -> None:
    """Wait until the page has asked for all that it shows."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def open_page(hands: Hands, name: str) -> None:
    """Come to a page by the menu on the left."""
    link = f".sidebar .nav-link:has-text('{name}')"
    hands.click(name, "link", MENU, link, leads_on=True)
    settle(hands)


def go_to(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def follow(hands: Hands, name: str, where: str, *, record: bool = False) -> None:
    """Click on a link in the page, which may look like a button."""
    link = f"#content a:text-is('{name}')"
    styled = hands.page.locator(f"{link}.btn").count() > 0
    kind: Kind = "button" if styled else "link"
    hands.click(name, kind, where, link, record=record, leads_on=True)
    settle(hands)


def follow_in_row(hands: Hands, name: str, row: str) -> None:
    """Click on a link in the row of a record."""
    link = f"#content tr:has-text('{row}') a:has-text('{name}')"
    hands.click(name, "link", f'in the row "{row}"', link, leads_on=True)
    settle(hands)


def send(hands: Hands, name: str) -> None:
    """Click on the button below the form of a page."""
    button = f"#content form button:text-is('{name}')"
    hands.click(name, "button", "below the form", button, leads_on=True)
    settle(hands)


def open_window(hands: Hands, name: str, kind: Kind, where: str, shows: str) -> None:
    """Click on what opens a window over the page, and wait until it stands still."""
    opener = f"#content :is(a, button):text-is('{name}')"
    hands.click(name, kind, where, opener, shows=f"{WINDOW} {shows}")
    settle(hands)


def keep(hands: Hands) -> None:
    """Save what is in the window, and wait until it has gone."""
    button = f"{WINDOW} button:text-is('Save')"
    hands.click("Save", "button", "in the window", button)
    hands.page.locator(WINDOW).wait_for(state="hidden")
    hands.page.locator(".modal-backdrop").wait_for(state="detached")
    settle(hands)


def search(hands: Hands, words: str, gone: str) -> None:
    """Look in a list for some words, and wait until something else has gone from it."""
    hands.write(
        Field(
            name="Search for...",
            location="above the list",
            value=words,
            selector="#content input[type=search]",
        )
    )
    hands.press("Enter", "searches")
    wait_until_gone(hands, gone)


def wait_until_gone(hands: Hands, record: str) -> None:
    """Wait until a list has become shorter."""
    row = hands.page.locator(f"#content tr:has-text('{record}')")
    row.first.wait_for(state="detached")
    settle(hands)
