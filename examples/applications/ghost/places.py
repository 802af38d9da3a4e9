"""Where things are behind the museum's journal, and the ways people take there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

SIDEBAR = "in the sidebar on the left"
TOP = "at the top of the page"
_LIST = ".ember-power-select-options"


def go_to(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(f"{root}/ghost/#/{path}")
    find(hands, shows)


def find(hands: Hands, selector: str) -> None:
    """Wait for what the page shows, and until nothing is loading."""
    hands.page.locator(selector).filter(visible=True).first.wait_for()
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(300)


def wait_for(hands: Hands, text: str) -> None:
    """Wait for what the page tells."""
    hands.page.get_by_text(text).filter(visible=True).first.wait_for()
    hands.page.wait_for_timeout(300)


def open_area(hands: Hands, name: str, shows: str) -> None:
    """Open one of the lists that the sidebar names."""
    hands.click(name, "link", SIDEBAR, f"[data-test-nav='{name.lower()}']", shows=shows)
    find(hands, shows)


def press(hands: Hands, name: str, location: str, selector: str, shows: str) -> None:
    """Press a button and wait for what it brings."""
    hands.click(name, "button", location, selector, shows=shows)
    find(hands, shows)


def turn(hands: Hands, name: str, location: str, selector: str) -> None:
    """Turn a switch on or off."""
    hands.click(name, "checkbox", location, selector)
    hands.page.wait_for_timeout(300)


def add_token(hands: Hands, field: Field) -> None:
    """Take one of the words that a field suggests, by the mouse or with the keys.

    The list then stays open over what is below it: who typed leaves it with Tab, who
    did not goes on beside it, which closes it too.
    """
    if field.letters:
        hands.choose_by_keys(field, [*field.letters, "Enter"])
        hands.page.keyboard.press("Tab")
        hands.page.locator(_LIST).wait_for(state="detached")
    else:
        hands.choose(field)


def tokens(hands: Hands, field: Field) -> Field:
    """Tell how a field that takes several words is reached by the person."""
    typed = hands.person.hand == "keyboard" or hands.person.order == "up"
    return replace(
        field,
        selector=f"{field.selector} input[type=search]" if typed else field.selector,
        options=f"{_LIST} {field.options}",
        letters=field.value if typed else "",
    )


def remove_token(hands: Hands, value: str, location: str, selector: str) -> None:
    """Take a word out of a field again, with the cross behind it."""
    token = f"{selector} .ember-power-select-multiple-option:has-text('{value}')"
    hands.click(
        "remove element",
        "icon",
        f'behind "{value}" {location}',
        f"{token} .ember-power-select-multiple-remove-btn",
    )
    hands.page.locator(token).wait_for(state="detached")
