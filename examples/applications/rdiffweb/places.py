"""Where things are in the animal hospital's rdiffweb, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

LEFT = "in the bar on the left"
FORM = "in the form"
DIALOG = ".modal.show"
FILES = "table.dataTable"
ACCOUNT = "Account Settings"
_BAR = "#rdw-navbar"
_MENU = "#rdw-dropdown-user + .dropdown-menu"


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    hands.page.locator(shows).first.wait_for()


def open_left(hands: Hands, name: str) -> None:
    """Click on an entry of the bar."""
    link = f"{_BAR} a.nav-link:has-text('{name}')"
    hands.click(name, "link", LEFT, link, leads_on=True)


def open_machine(hands: Hands, machine: str) -> None:
    """Open what is kept of a machine, from the list in the bar."""
    link = f"{_BAR} a.nav-link:has([title='{machine}'])"
    hands.click(machine, "link", LEFT, link, leads_on=True, record=True)
    hands.page.locator(FILES).wait_for()


def open_from_card(hands: Hands, machine: str, name: str) -> None:
    """Click on something on the card of a machine, on the start page."""
    part = {"Settings": "settings", "Browse Files": "browse"}[name]
    link = f"main a[href$='/{part}/{hands.person.name}/{machine}']:has-text('{name}')"
    place = f'on the card "{machine}"'
    hands.click(name, "link", place, link, leads_on=True)


def open_profile(hands: Hands, name: str) -> None:
    """Come to a page about oneself, by the menu below one's own name."""
    entry = f"{_MENU} a:text-is('{name}')"
    who = hands.person.name
    hands.click(who, "menu", LEFT, "#rdw-dropdown-user", shows=entry)
    place = f'in the menu "{who}"'
    hands.click(name, "link", place, entry, leads_on=True)


def come_to_profile(hands: Hands, name: str, path: str, shows: str) -> None:
    """Come to a page about oneself, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, path, shows)
        return
    if hands.person.detours:
        with hands.detour():
            open_profile(hands, ACCOUNT)
            hands.look_around("looks whether it is here")
        open_left(hands, name)
    else:
        open_profile(hands, name)
    hands.page.locator(shows).first.wait_for()


def save(hands: Hands) -> None:
    """Save what a form says."""
    button = "main button:text-is('Save changes')"
    place = "at the top of the page"
    hands.click("Save changes", "button", place, button, leads_on=True)


def box(hands: Hands, within: str, name: str) -> str:
    """Return how to find a box with a title and a line below: keys need the box itself."""
    label = f"{within} label:has(.fw-semibold:text-is('{name}'))"
    return f"{label} input" if hands.person.hand == "keyboard" else label
