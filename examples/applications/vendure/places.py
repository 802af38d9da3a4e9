"""Where things are in the shop's pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

LEFT = "in the menu on the left"
TOP = "at the top right"
MENU = "in the menu that opened"
ABOVE = "above the table"
LISTED = "tbody tr:has(a.button-ghost)"
OPENED = ".cdk-overlay-container .dropdown-item"
DIALOG = "vdr-modal-dialog"


def open_area(hands: Hands, name: str) -> None:
    """Click on an entry of the menu on the left."""
    hands.click(
        name,
        "link",
        LEFT,
        f"vdr-main-nav a:has(> span:text-is('{name}'))",
        shows=heading(name),
    )
    hands.page.locator("tbody tr").first.wait_for()


def go_to(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    hands.go("/".join(hands.page.url.split("/")[:3]) + path)
    hands.page.locator(shows).filter(visible=True).first.wait_for()


def heading(text: str) -> str:
    """Find the heading of a page."""
    return f"vdr-page-title h1:text-is('{text}')"


def button(name: str) -> str:
    """Find a button or a link that looks like one by what stands on it."""
    return f":is(button, a.btn):has-text('{name}')"


def search(hands: Hands, text: str, placeholder: str) -> None:
    """Open the field for a search above the table, and type into it."""
    hands.click(
        "Search and filter this list",
        "icon",
        "at the left of the table",
        "button.toggle-search-filter-row",
        shows=".search-wrapper input",
    )
    hands.write(
        Field(
            name=placeholder,
            location=ABOVE,
            value=text,
            selector=".search-wrapper input",
        )
    )


def search_in_vain(hands: Hands, text: str) -> None:
    """Search for what is not there yet, and see that nothing is left in the table."""
    box = hands.page.locator(".search-wrapper input")
    search(hands, text, box.get_attribute("placeholder") or "")
    hands.page.locator(LISTED).first.wait_for(state="detached")


def take_from_menu(hands: Hands, opener: str, item: str, location: str) -> None:
    """Open a menu and take what stands in it."""
    hands.click(opener, "button", location, button(opener), shows=OPENED)
    hands.click(item, "menu", MENU, f"{OPENED}:text-is('{item}')")
    hands.page.locator(OPENED).first.wait_for(state="detached")


def send(hands: Hands, name: str) -> None:
    """Create or update what the form holds, and wait for what the page tells."""
    hands.click(name, "button", TOP, f"vdr-action-bar {button(name)}:not(:disabled)")
    told(hands, f"{name}d")


def told(hands: Hands, text: str) -> None:
    """Wait for what the page tells at its upper edge, until that has gone again."""
    note = hands.page.locator(f".notification-wrapper.visible:has-text('{text}')")
    note.first.wait_for()
    note.first.wait_for(state="detached")


def discard(hands: Hands, elsewhere: str) -> None:
    """Go away from a form that is not finished, and lose what was written."""
    hands.click(
        elsewhere,
        "link",
        LEFT,
        f"vdr-main-nav a:has(> span:text-is('{elsewhere}'))",
        shows=f"{DIALOG} {button('Discard changes')}",
    )
    hands.click(
        "Discard changes",
        "button",
        'in the window "Confirm navigation"',
        f"{DIALOG} {button('Discard changes')}",
        shows=heading(elsewhere),
    )
