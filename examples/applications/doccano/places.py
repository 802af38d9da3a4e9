"""Where things are in the tool maker's reading room, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
OPTION = ".menuable__content__active .v-list-item"
"""An entry of a list or a menu that is open."""
DIALOG = ".v-dialog--active"
_SIDE = "nav .v-list-item"


def settle(hands: Hands) -> None:
    """Wait until the page has all that it asked for."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    hands.page.locator(shows).first.wait_for()
    settle(hands)


def named(pile: str) -> str:
    """Return how to find the name of a pile at the top of its pages."""
    return f"header button:has-text('{pile}')"


def open_pile(hands: Hands, name: str) -> None:
    """Click on a pile in the overview, and wait until it is known what it holds."""
    link = f"main td a:has-text('{name}')"
    hands.click(name, "link", "in the list", link, record=True, shows=named(name))
    settle(hands)


def open_page(hands: Hands, name: str, shows: str) -> None:
    """Come to another page of the same pile."""
    entry = f"{_SIDE}:has-text('{name}')"
    hands.click(name, "link", "in the menu on the left", entry, shows=shows)
    settle(hands)


def open_overview(hands: Hands) -> None:
    """Come back to all piles."""
    hands.click(
        "Projects",
        "button",
        "at the top",
        "header.v-app-bar button:has-text('Projects')",
        shows="main td a",
    )
    settle(hands)


def button(name: str, within: str = "main") -> str:
    """Return how to find a button."""
    return f"{within} button:has(:text-is('{name}'))"


def press(
    hands: Hands, name: str, place: str = FORM, within: str = "main", *, shows: str
) -> None:
    """Click on a button, and wait for what comes."""
    hands.click(name, "button", place, button(name, within), shows=shows)
    settle(hands)


def captioned(name: str, within: str = "main") -> str:
    """Return how to find what has a caption."""
    return f"{within} .v-input:has(label:text-is('{name}'))"


def text_field(name: str, value: str, place: str = FORM, within: str = "main") -> Field:
    """Return a field that is typed into."""
    return Field(
        name=name,
        location=place,
        value=value,
        selector=f"{captioned(name, within)} input[type=text]",
    )


def drawn_list(name: str, value: str, place: str = FORM, within: str = "main") -> Field:
    """Return a list that the page draws; it may have to be scrolled."""
    return Field(
        name=name,
        location=place,
        value=value,
        selector=f"{captioned(name, within)} input[type=text]",
        kind="dropdown",
        options=OPTION,
        letters="",
    )


def tick(hands: Hands, name: str) -> None:
    """Tick a box by its caption."""
    hands.click(name, "checkbox", FORM, f"main label:text-is('{name}')")


def expect(hands: Hands, selector: str, value: str) -> None:
    """Make sure that a field shows what was chosen.

    Raises:
        RuntimeError: If it shows something else.
    """
    shown = hands.page.locator(selector).first.inner_text()
    if value not in shown:
        raise RuntimeError(f"{shown!r} is there, not {value!r}")
