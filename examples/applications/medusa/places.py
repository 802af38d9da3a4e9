"""Where things are in the shop's pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

LEFT = "in the menu on the left"
TOP = "at the top right of the page"
BELOW = "below the form"
MENU = "in the menu that opened"
_PALETTE = "in the window for searching"
DIALOG = "[role=dialog] >> nth=-1 >> "
"""The form that is on top: the shop lays that for products over another one like it."""
OPTION = "[role=listbox]:not([hidden]) [role=option]"
ON_IT = (18, 14)
"""Where a button is clicked on, from its top left corner."""
_ASKED = "[role=alertdialog]"


def go_to(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(f"{root}/app/{path}")
    find(hands, shows)


def find(hands: Hands, selector: str) -> None:
    """Wait for what the page shows, and until nothing is loading."""
    hands.page.locator(selector).filter(visible=True).first.wait_for()
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def open_area(hands: Hands, name: str) -> None:
    """Open one of the lists that the menu on the left names."""
    hands.click(name, "link", LEFT, f"aside nav a:has-text('{name}')")
    find(hands, heading(name))


def heading(text: str) -> str:
    """Find the heading of a page or of a part of it."""
    return f":is(h1, h2):text-is('{text}')"


def press(hands: Hands, name: str, location: str, selector: str, shows: str) -> None:
    """Press a button and wait for what it brings."""
    hands.click(name, "button", location, selector, shows=shows)
    find(hands, shows)


def button(name: str) -> str:
    """Find a button of the form that is on top by what stands on it."""
    return f"{DIALOG}button:text-is('{name}')"


def press_within(hands: Hands, name: str, location: str, shows: str) -> None:
    """Press a button of the form that is on top, by the mouse: forms take no Enter."""
    hands.click(name, "button", location, button(name), at=ON_IT)
    find(hands, shows)


def go_on(hands: Hands, shows: str) -> None:
    """Go to the next part of a form."""
    press_within(hands, "Continue", BELOW, shows)


def save(hands: Hands, location: str) -> None:
    """Save what stands in the form that is on top, by the mouse or with keys."""
    if hands.person.hand == "keyboard":
        hands.press("Control+Enter", "saves the form")
    else:
        hands.click("Save", "button", location, button("Save"), at=ON_IT)


def open_dots(hands: Hands, part: str, entry: str) -> None:
    """Open the menu behind the three dots of a part of the page, and take an entry."""
    wanted = f"[role=menuitem]:has-text('{entry}')"
    dots = f"div:has(> {heading(part)}) button[aria-haspopup=menu]"
    hands.click("three dots", "menu", f'beside "{part}"', dots, shows=wanted)
    hands.page.wait_for_timeout(300)
    hands.click(entry, "link", MENU, wanted)


def leave_form(hands: Hands, shows: str) -> None:
    """Give up a form that was begun, which asks once more."""
    press_within(hands, "Cancel", BELOW, _ASKED)
    press(
        hands,
        "Continue",
        'in the window "Are you sure you want to leave this form?"',
        f"{_ASKED} button:text-is('Continue')",
        shows,
    )


def look_for(hands: Hands, words: str) -> None:
    """Type into the field above a list."""
    box = "main input[placeholder=Search]"
    hands.write(
        Field(name="Search", location="above the list", value=words, selector=box)
    )


def search_shop(hands: Hands, words: str, wanted: str) -> None:
    """Open the search for everything, by the mouse or with keys, and type into it.

    Args:
        hands: Whose.
        words: What is typed.
        wanted: How to find what it has to bring.
    """
    box = "[cmdk-input]"
    find(hands, heading("Orders"))
    if hands.person.hand == "keyboard":
        hands.press("Control+k", "opens the search for everything", shows=box)
    else:
        hands.click("Search", "button", LEFT, "aside button:has-text('Search')")
    find(hands, box)
    name = "Jump to or find anything..."
    hands.write(Field(name=name, location=_PALETTE, value=words, selector=box))
    hands.page.locator(found("Inventory")).wait_for(state="detached")
    find(hands, wanted)


def found(text: str) -> str:
    """Find what the search for everything brought by what stands on it."""
    return f"[cmdk-item]:has(span:text-is('{text}'))"


def open_found(hands: Hands, text: str, *, record: bool, shows: str) -> None:
    """Click on something that the search for everything brought."""
    hands.click(text, "row", _PALETTE, found(text), record=record)
    find(hands, shows)


def combobox(hands: Hands, field: Field) -> None:
    """Take something of a list that can be searched, each person another way."""
    if hands.person.hand == "keyboard":
        hands.choose(field)
    elif hands.person.order == "up":
        hands.pick(field)
    else:
        hands.choose(field)
    hands.page.wait_for_timeout(300)
