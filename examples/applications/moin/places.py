"""Where things are on the wiki's pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

NAVIGATION = 'below "Navigation"'
VIEWS = 'below "Item Views"'
_SEARCH = "Search Query"


def go(hands: Hands, path: str) -> None:
    """Type the address of a page of the wiki."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{quote(path, safe='/+')}")


def navigate(hands: Hands, name: str, path: str) -> None:
    """Take a link of those that stand on the left of every page."""
    link = f"a[href='{path}']:text-is('{name}')"
    hands.click(name, "link", NAVIGATION, link, leads_on=True)


def open_index(hands: Hands) -> None:
    """Come to the list of all pages."""
    if hands.person.hand == "keyboard":
        go(hands, "+index")
    else:
        navigate(hands, "Index", "/+index/")
    hands.page.locator("h1:has-text('Global Index')").wait_for()


def open_page(hands: Hands, name: str, letters: str) -> None:
    """Come to a page, each person another way."""
    person = hands.person
    if person.hand == "keyboard":
        go(hands, name)
        return
    if person.order == "up":
        open_index(hands)
        link, place = f"td a[href='/{quote(name)}']", "in the list"
    elif person.searches:
        place = "at the top left"
        box = Field(name=_SEARCH, location=place, value=letters, selector="#f_q")
        hands.write(box, send=True)
        link, place = f"a[href*='regex=']:has-text('{name}')", "in what was found"
    else:
        if not hands.page.url.endswith("/Home"):
            navigate(hands, "Home", "/Home")
        link, place = f"li a[href='/{quote(name)}']", "in the text"
    hands.click(name, "link", place, link, record=True, leads_on=True)


def open_view(hands: Hands, name: str, view: str, page: str) -> None:
    """Take what can be done with a page, on its left, or type where that is."""
    path = f"+{view}/{page}"
    if hands.person.hand == "keyboard" and view != "subscribe":
        go(hands, path)
    else:
        link = f"a[href='/{quote(path, safe='/+')}']:has-text('{name}')"
        hands.click(name, "link", VIEWS, link, leads_on=True)


def press_above(hands: Hands, name: str) -> None:
    """Press one of the buttons above the left column, while a page is changed."""
    button = f"button.moin-button:text-is('{name}')"
    hands.click(name, "button", "at the top left", button, leads_on=True)


def look_in_history(hands: Hands) -> None:
    """Look first among what was changed lately, and come back, if that is a habit."""
    if hands.person.detours:
        with hands.detour():
            navigate(hands, "History", "/+history")
            hands.look_around("looks whether somebody has done it already")
            navigate(hands, "Home", "/Home")
