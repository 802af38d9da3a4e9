"""Where things are in the bands' Postorius, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
TOP = "at the top"
LINKS = "in the row of links below the name of the list"
TABLE = "in the table"
_HOSTS = {
    "bakers": "friends.reedwater.test",
    "stewards": "friends.reedwater.test",
    "minibus": "youth.reedwater.test",
}
_MIDDLE = (6, 6)
"""Of a round button: the mouse goes there, as Tab stops once at all of a group."""
_OWN = "reedwater.test"


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/mailman3/{path}")


def path_of(name: str, host: str | None = None) -> str:
    """Return the address of a list's first page, without what all begin with."""
    short = name.lower()
    return f"lists/{short}.{host or _HOSTS.get(short, _OWN)}"


def open_top(hands: Hands, name: str) -> None:
    """Come to a page by the blue row at the top."""
    link = f"#header-nav .navbar-nav a:has-text('{name}')"
    hands.click(name, "link", TOP, link, leads_on=True)


def open_list(hands: Hands, name: str) -> None:
    """Come to a list, each person another way."""
    person = hands.person
    if person.hand == "keyboard":
        return  # its pages have addresses, too
    if person.detours:
        with hands.detour():
            open_top(hands, "Domains")
            hands.look_around("looks whether the lists are there")
            open_top(hands, "Lists")
    if person.order == "up":
        button = "a.btn:text-is('Owner')"
        hands.click("Owner", "button", 'behind "Role"', button, leads_on=True)
    elif person.searches:
        button = "a.btn:text-is('All')"
        hands.click("All", "button", 'behind "Role"', button, leads_on=True)
    link = f"table a:text-is('{name}')"
    hands.click(name, "link", TABLE, link, leads_on=True, record=True)


def open_page(hands: Hands, name: str) -> None:
    """Come to a page of a list by the row of links below its name."""
    link = f".nav-pills > li > a:has-text('{name}')"
    hands.click(name, "link", LINKS, link, leads_on=True)


def open_below(hands: Hands, menu: str, name: str) -> None:
    """Come to a page of a list by a menu in the row of links below its name."""
    opener = f".nav-pills > li.dropdown > a:has-text('{menu}')"
    entry = f".dropdown-menu.show a:text-matches('^\\\\s*{name}\\\\s*$')"
    hands.click(menu, "menu", LINKS, opener, shows=entry)
    hands.click(name, "menu", f'below "{menu}"', entry, leads_on=True)


def text_field(name: str, value: str, selector: str, place: str = FORM) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)


def press(
    hands: Hands, name: str, selector: str, place: str = "below the form"
) -> None:
    """Click on a button that sends something."""
    hands.click(name, "button", place, selector, leads_on=True)


def choose(
    hands: Hands, name: str, value: str, selector: str, place: str = FORM
) -> None:
    """Choose in a list of the browser's own.

    Raises:
        RuntimeError: If something else was taken.
    """
    field = Field(
        name=name, location=place, value=value, selector=selector, kind="dropdown"
    )
    hands.choose(field)
    check_chosen(hands, field)


def check_chosen(hands: Hands, field: Field) -> None:
    """Look whether what was meant was taken.

    Raises:
        RuntimeError: If it was not.
    """
    shown = hands.page.locator(field.selector).first.evaluate(
        "e => e.selectedOptions[0].text"
    )
    if shown.strip() != field.value:
        raise RuntimeError(f"{field.name} shows {shown!r}, not {field.value!r}")


def mark(hands: Hands, group: str, name: str, fields: str) -> None:
    """Click on a round button, or on the words beside it.

    Args:
        hands: Whose.
        group: What stands at the left of it and those beside it.
        name: What stands beside it.
        fields: What the page calls all of them.
    """
    words = f"label:has(input[name={fields}]):has-text('{name}')"
    words_do = hands.person.detours or hands.person.order == "up"
    target = words if words_do else f"{words} input"
    hands.turn_to(name, target)
    hands.click(name, "radio button", f'behind "{group}"', target, at=_MIDDLE)
    if not hands.page.locator(f"{words} input").first.is_checked():
        raise RuntimeError(f"{name} is not marked behind {group}")
