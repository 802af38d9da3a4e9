"""Where things are in the night trains' chat, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

LEFT = "in the list of channels on the left"
HEAD = "at the top right"
MENU = "in the menu"
CONTROL = "#control"
INPUT = "#input"
_JUMP = "Jump to..."
_ADDRESSES = {CONTROL: 2, "#sleeping-cars": 3, "#catering": 4}
"""What stands for a channel in its address."""


def channel(name: str) -> str:
    """Return how to find a channel in the list on the left."""
    return f".channel-list-item[data-name='{name}']"


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/#/{path}")
    hands.page.locator(shows).first.wait_for()


def point(hands: Hands) -> None:
    """Take the mouse to where nothing is told about what lies below it."""
    hands.page.mouse.move(600, 300, steps=4)
    hands.page.wait_for_timeout(300)


def open_channel(hands: Hands, name: str, letters: str) -> None:
    """Come to a channel, each person another way."""
    title = f"#chat .header .title:text-is('{name}')"
    if hands.person.hand == "keyboard":
        go(hands, f"chan-{_ADDRESSES[name]}", title)
    elif hands.person.searches:
        look_up(hands, name, letters, title)
    else:
        hands.click(name, "row", LEFT, channel(name), record=True, shows=title)
    point(hands)


def look_up(hands: Hands, name: str, letters: str, title: str) -> None:
    """Look for a channel above the list, and take what is found."""
    box = "#channel-search-input"
    place = "above the list of channels"
    hands.write(Field(name=_JUMP, location=place, value=letters, selector=box))
    found = f".jump-to-results {channel(name)}"
    hands.page.locator(found).wait_for()
    if hands.person.enter_sends:
        hands.press("Enter", f'with the cursor in the "{_JUMP}" field', shows=title)
    else:
        hands.click(name, "row", "in what is found", found, record=True, shows=title)


def open_menu(hands: Hands, name: str) -> None:
    """Open the menu of a channel that is shown, or that stands in the list."""
    if hands.person.looks_around:
        row = channel(name)
        hands.click(
            name, "row", LEFT, row, record=True, button="right", shows="#context-menu"
        )
    else:
        dots = "#chat .header button.menu"
        name = "Open the context menu"
        hands.click(name, "button", HEAD, dots, shows="#context-menu")


def take(hands: Hands, name: str, shows: str | None = None) -> None:
    """Click on an entry of the menu that is open."""
    entry = f"#context-menu .context-menu-item:has-text('{name}')"
    hands.click(name, "menu", MENU, entry, shows=shows)


def say(hands: Hands, name: str, text: str) -> None:
    """Write into a channel and send it, with Enter or with the arrow."""
    box = f"Write to {name}"
    place = "below what was said"
    hands.page.locator(f"{INPUT}[placeholder='{box}']").wait_for()
    hands.write(Field(name=box, location=place, value=text, selector=INPUT))
    hands.look_around("checks what is written")
    if hands.person.hand == "keyboard" or hands.person.enter_sends:
        hands.press("Enter", f'with the cursor in the "{box}" field')
    else:
        hands.click("Send message", "button", "beside the field", "#submit")
        point(hands)


def said(hands: Hands, text: str) -> None:
    """See that it stands there."""
    own = f"#chat .msg[data-type=message] .content:has-text('{text}')"
    hands.page.locator(own).first.wait_for()
