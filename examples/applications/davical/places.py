"""Where things are in the school's DAViCal, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
BELOW = "below the form"
_MENU = "User Functions"
_BAR = "in the bar at the top"
_TITLE = f"#menu > ul > li > a:text-is('{_MENU}')"
_ROW = "#browse_table tbody tr:has(td:text-is('{0}'))"


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")


def take_from_menu(hands: Hands, entry: str) -> None:
    """Point at the menu, which opens by that, and click on an entry."""
    hands.hover(_MENU, _TITLE)
    link = f"#menu .submenu1 a:text-is('{entry}')"
    hands.click(entry, "link", f'in the menu "{_MENU}"', link, leads_on=True)


def click_on_menu(hands: Hands) -> None:
    """Click on the menu itself, which leads to all users."""
    hands.click(_MENU, "link", _BAR, _TITLE, leads_on=True)


def click_on_row(hands: Hands, name: str, location: str = "in the list") -> None:
    """Click on somebody's name; the whole row leads there."""
    cell = f"{_ROW.format(name)} td:text-is('{name}')"
    hands.click(name, "row", location, cell, leads_on=True, record=True)


def click_on_number(hands: Hands, name: str) -> None:
    """Click on the underlined number in somebody's row."""
    link = f"{_ROW.format(name)} td:first-child a"
    number = hands.page.locator(link).first.inner_text()
    place = f'beside "{name}" in the list'
    hands.click(number, "link", place, link, leads_on=True, record=True)


def write(hands: Hands, name: str, value: str, key: str, *, send: bool = False) -> None:
    """Write into a field of the form."""
    selector = f"form.editor [name={key}]"
    field = Field(name=name, location=FORM, value=value, selector=selector)
    hands.write(field, send=send)


def choose_principal(hands: Hands, name: str, key: str, table: str) -> None:
    """Choose somebody in the last line of a table; only the heading says what it is."""
    field = Field(
        name="Display Name",
        location=f'in the last line of "{table}"',
        value=name,
        selector=f"select[name={key}]",
        kind="dropdown",
    )
    hands.choose(field)


def create(hands: Hands) -> None:
    """Click on what sends the form of something new."""
    button = "form.editor [name=submit][value=Create]"
    hands.click("Create", "button", BELOW, button, leads_on=True)
