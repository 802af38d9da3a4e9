"""Where things are on the rescue service's pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

LEFT = "in the menu on the left"
ABOVE = "above the list"
NUMBERS = {"Directory structure": 0, "Users": 1, "Groups": 2, "Object groups": 3}
"""What the addresses of the lists end with."""


def open_list(hands: Hands, name: str) -> None:
    """Come to a list: by its address, by its card on the first page, or by the menu."""
    if hands.person.hand == "keyboard":
        root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
        hands.go(f"{root}/main.php?plug={NUMBERS[name]}&reset=1")
    elif hands.person.order == "up":
        card = f"a.pointer:has-text('{name}')"
        hands.click(name, "link", "on the first page", card, leads_on=True)
    else:
        open_left(hands, name)


def open_left(hands: Hands, name: str) -> None:
    """Come to a list by the menu."""
    entry = f"#plugMenuId_{NUMBERS[name]}"
    hands.click(name, "link", LEFT, entry, leads_on=True)


def go_to_top(hands: Hands) -> None:
    """Leave one's own department for what is above all of them."""
    up = hands.person.order == "up"
    name, icon = ("Go to preceding level", "#BACK") if up else ("Root", "#ROOT")
    hands.click(name, "icon", ABOVE, icon, leads_on=True)


def open_department(hands: Hands, name: str) -> None:
    """Go down into a department."""
    row = f"tr a:text-is('{name}')"
    hands.click(name, "link", "in the list", row, leads_on=True, record=True)


def begin(hands: Hands, name: str) -> None:
    """Begin a new entry by the menu above the list."""
    entry = f"ul.dropdown-content ul a:has-text('{name}')"
    opener = "a.dropdown-menu:has-text('Actions')"
    hands.click("Actions", "menu", ABOVE, opener, shows=entry)
    hands.page.wait_for_timeout(500)  # it unfolds
    place = 'below "Create"'
    hands.click(name, "menu", place, entry, leads_on=True)


def search(hands: Hands, words: str) -> None:
    """Let the list show only what has some words in it."""
    field = Field(
        name="Search...", location=ABOVE, value=words, selector="#search_filter"
    )
    hands.write(field)
    button = "button[title=Search]"
    hands.click("Search", "button", ABOVE, button, leads_on=True)


def press(hands: Hands, name: str, place: str = "below the form") -> None:
    """Press one of the buttons at the end."""
    button = f"button.primary:text-is('{name}')"
    hands.click(name, "button", place, button, leads_on=True)
