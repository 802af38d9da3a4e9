"""Where things are in the puppet theatre's Kresus, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
LEFT = "in the bar on the left"
ABOVE = "above the list"
REPORTS = "view/account/1/reports"
_BANK = "Harbour Savings Bank"
_ACCOUNT = "Theatre account"
_MENU = ".settings-dropdown-menu"
_TOLD = ".Toastify__toast"
"""What tells for some seconds that something was done, and lies over the menu."""
_LISTED = "table.transaction-table td.date"


def row(label: str) -> str:
    """Return how to find a transaction in the list."""
    return f"table.transaction-table tr:has(input[value='{label}'])"


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/#/{path}")
    hands.page.locator(shows).first.wait_for()


def open_left(hands: Hands, name: str, shows: str) -> None:
    """Click on a page of the account that is open."""
    link = f"main nav a:has-text('{name}')"
    hands.click(name, "link", LEFT, link, shows=shows)


def open_menu(hands: Hands, name: str, shows: str) -> None:
    """Open the menu behind the picture at the top right, and take one of its entries."""
    hands.page.locator(_TOLD).wait_for(state="detached")
    gears = ".settings-dropdown button.fa-cogs"
    entry = f"{_MENU} a:has-text('{name}')"
    also = ("gear", "cogs", "cog", "cogwheels", "settings", "menu")
    place = "at the top right"
    hands.click("gears", "icon", place, gears, shows=entry, also=also)
    hands.click(name, "link", "in the menu at the top right", entry, shows=shows)


def open_account(hands: Hands) -> None:
    """Come to the account from elsewhere, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, REPORTS, _LISTED)
        return
    if hands.person.order == "up":
        home = "header h1 a"
        account = f".content a:has-text('{_ACCOUNT}')"
        hands.click("KRESUS", "link", "at the top left", home, shows=account)
        place = "below the bank's name"
    else:
        bank = f"main nav button:has(.name:text-is('{_BANK}'))"
        account = f"main nav a:has-text('{_ACCOUNT}')"
        hands.click(_BANK, "button", LEFT, bank, record=True, shows=account)
        place = LEFT
    hands.click(_ACCOUNT, "link", place, account, record=True, shows=_LISTED)


def search(hands: Hands, words: str, hidden: str) -> None:
    """Look for transactions, of which some others are hidden then.

    Args:
        hands: Who searches.
        words: What for.
        hidden: Label of one that is not found.
    """
    button = "button:text-is('Search'), button:has(span:text-is('Search'))"
    field = "#keywords"
    hands.click("Search", "button", ABOVE, button, shows=field)
    asked = Field(name="Keywords", location=ABOVE, value=words, selector=field)
    hands.write(asked)
    hands.page.locator(row(hidden)).wait_for(state="detached")


def drawn(hands: Hands, name: str, value: str, field: str) -> Field:
    """Return a list of a form, which the page draws and people open in two ways."""
    by_keys = hands.person.hand == "keyboard"
    box = f".form-input:has(#{field}) .Select__control"
    return Field(
        name=name,
        location=FORM,
        value=value,
        selector=f"#{field}" if by_keys else box,
        kind="dropdown",
        options=".Select__option",
        opener="ArrowDown",
    )
