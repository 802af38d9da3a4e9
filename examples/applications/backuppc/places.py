"""Where things are in the bus company's BackupPC, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
LEFT = "in the menu on the left"
_SERVER = "#NavMenu a"
_COMPUTER = ".NavMenu.host a"
_SEARCH = "#NavMenu input[name=host]"


def go(hands: Hands, query: str) -> None:
    """Type the address of a page."""
    hands.go(f"{hands.page.url.split('?')[0]}?{query}")


def open_left(hands: Hands, name: str) -> None:
    """Click on an entry of the menu that belongs to the server."""
    place = 'below "Server" in the menu on the left'
    link = f"{_SERVER}:text-is('{name}')"
    hands.click(name, "link", place, link, leads_on=True)


def open_of_computer(hands: Hands, name: str) -> None:
    """Click on an entry of the menu that belongs to the computer."""
    place = "at the top of the menu on the left"
    link = f"{_COMPUTER}:text-is('{name}')"
    hands.click(name, "link", place, link, leads_on=True)


def choose_computer(hands: Hands, name: str) -> None:
    """Choose a computer in the list on the left, which shows its page at once."""
    choose_and_go(hands, "Hosts", LEFT, name, "#NavMenu select")


def search(hands: Hands, word: str) -> None:
    """Type the name of a computer, or of somebody, into the field on the left."""
    sends = hands.person.enter_sends
    asked = Field(name="Hosts", location=LEFT, value=word, selector=_SEARCH)
    hands.write(asked, send=sends)
    if not sends:
        button = "#NavMenu input[type=submit]"
        hands.click("Go", "button", "beside the field", button, leads_on=True)


def find_in_summary(hands: Hands, name: str) -> None:
    """Find a computer in the tables of all."""
    open_left(hands, "Host Summary")
    link = f"#Content td a:text-is('{name}')"
    hands.click(name, "link", "in the table", link, leads_on=True, record=True)


def choose_and_go(
    hands: Hands, name: str, location: str, value: str, selector: str
) -> None:
    """Choose in a list that sends its form, or shows another page, at once."""
    field = Field(
        name=name,
        location=location,
        value=value,
        selector=selector,
        kind="dropdown",
        letters="",
    )
    with hands.page.expect_navigation():
        hands.choose(field)
    hands.page.wait_for_timeout(350)


def field(name: str, value: str, selector: str) -> Field:
    """Return a field of a form."""
    return Field(name=name, location=FORM, value=value, selector=selector)
