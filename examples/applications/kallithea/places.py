"""Where things are on the music publisher's pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

TOP = "at the top of the page"
BAR = "in the bar of the repository"
FORM = "in the form"
LIST = "in the list"
SUGGESTED = ".select2-drop-active .select2-result-label"


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")


def open_admin(hands: Hands, name: str) -> None:
    """Come to a page of the administration by its menu."""
    menu = "a.dropdown-toggle[title=Admin]"
    entry = f".dropdown-menu a:text-is('{name}')"
    hands.click("Admin", "menu", TOP, menu, shows=entry)
    hands.click(name, "link", 'in the menu "Admin"', entry, leads_on=True)


def open_option(hands: Hands, name: str) -> None:
    """Take what the menu of a repository offers."""
    menu = "a.dropdown-toggle:has-text('Options')"
    entry = f".dropdown-menu a:has-text('{name}')"
    hands.click("Options", "menu", BAR, menu, shows=entry)
    hands.click(name, "link", 'in the menu "Options"', entry, leads_on=True)


def open_row(hands: Hands, name: str) -> None:
    """Open a record of a list by its name."""
    row = f"td a:text-is('{name}')"
    hands.click(name, "link", LIST, row, leads_on=True, record=True)


def search(hands: Hands, letters: str) -> None:
    """Type into the field above a list, which gets shorter by itself."""
    hands.write(field("Search", letters, "input[type=search]", "above the list"))
    hands.page.wait_for_timeout(300)


def send(hands: Hands, name: str, selector: str) -> None:
    """Click on the button below a form."""
    hands.click(name, "button", "below the form", selector, leads_on=True)


def field(name: str, value: str, selector: str, location: str = FORM) -> Field:
    """Return a field of a form."""
    return Field(name=name, location=location, value=value, selector=selector)
