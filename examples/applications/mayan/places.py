"""Where things are in the joiner's archive, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

_SIDE = "in the dark bar on the left"
_RIGHT = 'in the list "Document" on the right'
_TOP = "in the bar at the top"
_CONTENT = "#ajax-content"
_FIRST_LINE = (30, 9)
_QUIET = "() => window.jQuery && jQuery.active === 0"


def begin(hands: Hands) -> None:
    """Wait for the first page, and for the menus that come after it."""
    hands.wait_for("User dashboard")
    hands.page.locator("#accordion-sidebar button").first.wait_for()
    settle(hands)


def settle(hands: Hands) -> None:
    """Wait until the page has got all that it asked for, and has drawn it."""
    for pause in (300, 300):
        hands.page.wait_for_timeout(pause)
        hands.page.wait_for_function(_QUIET)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(f"{root}/#{path}")
    settle(hands)


def open_menu(hands: Hands, menu: str) -> None:
    """Open a menu on the left, which stays open, unless it is."""
    opener = f"{_item(menu)} button"
    if hands.page.locator(opener).get_attribute("aria-expanded") == "true":
        return
    hands.click(menu, "menu", _SIDE, opener, shows=f"{_item(menu)} .accordion-body")
    hands.page.wait_for_timeout(400)


def take(hands: Hands, menu: str, entry: str) -> None:
    """Take an entry of a menu on the left."""
    open_menu(hands, menu)
    found = f"{_item(menu)} .accordion-body a:has-text('{entry}')"
    hands.click(
        entry, "link", f'in the menu "{menu}" on the left', found, leads_on=True
    )
    settle(hands)


def open_part(hands: Hands, name: str) -> None:
    """Open what the archive knows about the document that is shown."""
    found = f"{_CONTENT} .list-group-item:has-text('{name}')"
    hands.click(name, "link", _RIGHT, found, leads_on=True)
    settle(hands)


def act(hands: Hands, entry: str) -> None:
    """Take an entry of the red menu above the page."""
    opener = f"{_CONTENT} button.btn-danger:text('Actions')"
    _open(hands, "Actions", "above the page, on the right", opener)
    _take_entry(hands, entry, 'in the menu "Actions"')


def act_on_row(hands: Hands, column: str, row: str, entry: str) -> None:
    """Take an entry of one of the two menus at the end of a row of a table."""
    place = f'in the row "{row}"'
    opener = f"{_CONTENT} tr:has-text('{row}') button[title='{column}']"
    _open(hands, column, place, opener)
    _take_entry(hands, entry, f'in the menu "{column}" {place}')


def search(hands: Hands, words: str) -> None:
    """Search all documents with the field that every page has at the top."""
    hands.write(
        Field(
            name="Search terms",
            location=_TOP,
            value=words,
            selector="#search-navbar-form-input-terms",
        ),
        send=hands.person.enter_sends,
    )
    if not hands.person.enter_sends:
        found = "#search-navbar-form button[title=Search]"
        hands.click("Search", "button", _TOP, found, leads_on=True)
    settle(hands)


def search_by(hands: Hands, name: str, found: str, words: str) -> None:
    """Search with one of the many fields of the other search."""
    button = "#search-button-search-advanced"
    hands.click("Advanced", "button", _TOP, button, leads_on=True)
    settle(hands)
    place = 'below the heading "Advanced search"'
    wanted = Field(name=name, location=place, value=words, selector=found)
    hands.write(wanted, send=True)
    settle(hands)


def open_document(hands: Hands, label: str, location: str) -> None:
    """Open one of the documents that are shown."""
    found = f"{_CONTENT} a[href$='/preview/']:text-is('{label}')"
    hands.turn_to(label, found)
    # Between the lines of a long one a click would tick the document.
    hands.click(
        label, "link", location, found, leads_on=True, record=True, at=_FIRST_LINE
    )
    settle(hands)


def press(hands: Hands, name: str, location: str) -> None:
    """Press a button of the form, which sends it."""
    found = f"{_CONTENT} form button[type=submit]:text('{name}')"
    hands.click(name, "button", location, found, leads_on=True)
    settle(hands)


def _open(hands: Hands, name: str, location: str, opener: str) -> None:
    hands.click(name, "menu", location, opener, shows=".dropdown-menu.show")
    hands.page.wait_for_timeout(200)


def _take_entry(hands: Hands, entry: str, location: str) -> None:
    found = f".dropdown-menu.show a:text('{entry}')"
    hands.click(entry, "link", location, found, leads_on=True)
    settle(hands)


def _item(menu: str) -> str:
    return f"#accordion-sidebar .accordion-item:has(button:has-text('{menu}'))"
