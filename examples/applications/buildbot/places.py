"""Where things are on the braille press's pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

MENU = "in the menu on the left"
TOP = "at the top right"
DIALOG = ".modal-dialog"
BRAILLE = "Braille edition"
ORDER = "nav.navbar button:has-text('Order braille')"
PENDING = "Pending Buildrequests"


def settle(hands: Hands) -> None:
    """Wait until the page has been told what it shows."""
    hands.page.wait_for_timeout(700)


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/#/{path}")
    hands.page.locator(shows).first.wait_for()
    settle(hands)


def open_page(hands: Hands, name: str, path: str, shows: str) -> None:
    """Come to a page by the menu, whose group may be folded."""
    link = f".sidebar a[href='#/{path}']"
    if not hands.page.locator(link).filter(visible=True).count():
        group = ".sidebar button:has-text('Builds')"
        hands.click("Builds", "menu", MENU, group, shows=link)
        settle(hands)
    hands.click(name, "link", MENU, link, shows=shows)
    settle(hands)


def open_builders(hands: Hands) -> None:
    """Come to the list of what can be made."""
    open_page(hands, "Builders", "builders", "a:text-is('Audio edition')")


def open_braille(hands: Hands) -> None:
    """Come to the page of the braille editions, each person another way."""
    person = hands.person
    if person.order == "up":
        if not hands.page.url.endswith("#/"):
            link = ".sidebar li.sidebar-list a[href='#/']"
            hands.click(
                "Home", "link", MENU, link, shows="h4:has-text('recent builds')"
            )
            settle(hands)
        card = f".card-header a:text-is('{BRAILLE}'), .card-header:text-is('{BRAILLE}')"
        place = 'below "recent builds"'
        hands.click(BRAILLE, "link", place, card, record=True, shows=ORDER)
        settle(hands)
        return
    if person.hand == "keyboard":
        go(hands, "builders", "a:text-is('Audio edition')")
    else:
        open_builders(hands)
    if person.searches:
        _search(hands, "Search for builders", "Brail")
    row = f"td a:text-is('{BRAILLE}')"
    hands.click(BRAILLE, "link", "in the list", row, record=True, shows=ORDER)
    settle(hands)


def open_machine(hands: Hands, machine: str) -> None:
    """Come to the page of a machine, from the list of all."""
    row = f"td a:text-is('{machine}')"
    if hands.person.hand == "keyboard":
        go(hands, "workers", row)
    else:
        open_page(hands, "Workers", "workers", row)
    if hands.person.searches:
        _search(hands, "Search for workers", machine[-3:])
    shows = "a[role=tab]:text-is('Builders')"
    hands.click(machine, "link", "in the list", row, record=True, shows=shows)
    settle(hands)


def open_build(hands: Hands, title: str) -> None:
    """Open something that was or is made, whose number stands behind its title."""
    badge = f"td a:has-text('{title} (')"
    name = hands.page.locator(badge).filter(visible=True).first.inner_text().strip()
    shows = "a[role=tab]:text-is('Build steps')"
    hands.click(name, "link", "in the list", badge, record=True, shows=shows)
    settle(hands)


def press(hands: Hands, name: str, shows: str | None = None) -> None:
    """Click on a button at the top of a page."""
    button = f"nav.navbar button:has-text('{name}')"
    hands.click(name, "button", TOP, button, shows=shows)
    settle(hands)


def press_in_dialog(hands: Hands, name: str) -> None:
    """Click on a button below a dialog."""
    button = f"{DIALOG} .modal-footer button:text-is('{name}')"
    hands.click(name, "button", "below the dialog", button)
    settle(hands)


def _search(hands: Hands, name: str, letters: str) -> None:
    """Type into the box above a list, which gets shorter by itself."""
    box = f"input[placeholder='{name}']"
    place = "above the list"
    hands.write(Field(name=name, location=place, value=letters, selector=box))
    settle(hands)
