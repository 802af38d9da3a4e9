"""Where things are in the evening school's Kolibri, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

TOP = "in the bar at the top"
LIST = "in the list"
DIALOG = "in the dialog"
_SEARCH = "input[type=search][placeholder='Search for a user...']"
_BOX = ".k-checkbox"


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(f"{root}/en/{path}")
    settle(hands)


def open_tab(hands: Hands, name: str, *, heading: str | None = None) -> None:
    """Turn to one of the pages whose names stand at the top.

    Args:
        hands: Whose.
        name: What stands there.
        heading: What the page is headed with, if not with its name.
    """
    hands.click(
        name,
        "tab",
        TOP,
        f"header .list-item-navigation a:has-text('{name}')",
        shows=f"h1:has-text('{heading or name}')",
    )
    settle(hands)


def open_navigation(hands: Hands, area: str, name: str, *, heading: str) -> None:
    """Come to a page by the menu that slides in from the left.

    Args:
        hands: Whose.
        area: The part of the menu that has it; it is opened, unless it is open.
        name: Of the page.
        heading: What the page is headed with.
    """
    hands.click(
        "Open site navigation",
        "menu",
        "at the top left",
        "header button[aria-label='Open site navigation']",
        shows=".side-nav a:has-text('Sign out')",
    )
    hands.page.wait_for_timeout(500)
    place = "in the menu on the left"
    entry = f".side-nav [data-testid='side-nav-item']:has-text('{area}') a"
    page = f"{entry}.link:has-text('{name}')"
    if not hands.page.locator(page).filter(visible=True).count():
        hands.click(area, "menu", place, f"{entry}[role=menuitem]", shows=page)
        hands.page.wait_for_timeout(300)
    hands.click(
        name,
        "link",
        f'{place}, below "{area}"',
        page,
        shows=f"h1:has-text('{heading}')",
    )
    settle(hands)


def open_link(hands: Hands, name: str, location: str, *, heading: str) -> None:
    """Open one of the classes, groups or lessons of a list.

    Args:
        hands: Whose.
        name: What it is called.
        location: Where it is, in words.
        heading: What the page is headed with.
    """
    hands.click(
        name,
        "link",
        location,
        f"tbody a:has-text('{name}')",
        record=True,
        shows=f"h1:has-text('{heading}')",
    )
    settle(hands)


def press_button(  # noqa: PLR0913 (a button, its name for people and its place)
    hands: Hands,
    name: str,
    location: str,
    *,
    within: str = "#main",
    shows: str | None = None,
    tells: str | None = None,
) -> None:
    """Press a button with a caption.

    Args:
        hands: Whose.
        name: Its caption.
        location: Where it is, in words.
        within: How to find what it is in.
        shows: How to find what is shown then.
        tells: What the page tells for a moment then.
    """
    hands.click(
        name,
        "button",
        location,
        f"{within} .button:has(.link-text:text-is('{name}'))",
        shows=shows,
    )
    if tells:
        hands.wait_for(tells)
    settle(hands)


def tick(
    hands: Hands,
    name: str,
    location: str,
    *,
    within: str = "",
    record: bool = False,
) -> None:
    """Tick or clear a checkbox.

    Args:
        hands: Whose.
        name: What stands beside it.
        location: Where it is, in words.
        within: How to find what it is in.
        record: Whether it stands for one record among others.
    """
    hands.click(
        name,
        "checkbox",
        location,
        f"{within} .k-checkbox-container:has-text('{name}') {_BOX}",
        record=record,
    )
    hands.page.wait_for_timeout(300)


def search(hands: Hands, letters: str, location: str) -> None:
    """Type into the field above a list of people, and wait for the answer."""
    hands.write(
        Field(
            name="Search for a user...",
            location=location,
            value=letters,
            selector=_SEARCH,
        )
    )
    hands.page.wait_for_timeout(1200)


def turn_page(hands: Hands) -> None:
    """Go on to the second part of a list."""
    hands.click(
        "Next results",
        "icon",
        "above the list, at the right",
        "button[aria-label='Next results']",
    )
    hands.wait_for("31 -")
    hands.page.wait_for_timeout(400)


def close(hands: Hands, location: str, within: str, *, shows: str) -> None:
    """Leave a page or a panel by the cross in its corner."""
    hands.click(
        "Close", "icon", location, f"{within} button[aria-label=Close]", shows=shows
    )
    settle(hands)


def type_into(  # noqa: PLR0913 (a field, its name for people and its place)
    hands: Hands, name: str, value: str, location: str, within: str, *, send: str = ""
) -> None:
    """Type into a field with a caption.

    Args:
        hands: Whose.
        name: The caption.
        value: What is typed.
        location: Where it is, in words.
        within: How to find what it is in.
        send: What the page tells after Enter; empty for not pressing it.
    """
    hands.write(text_field(name, value, location, within))
    if send:
        hands.press("Enter", f'with the cursor in the "{name}" field')
        hands.wait_for(send)
        settle(hands)


def text_field(name: str, value: str, location: str, within: str) -> Field:
    """Return a field with a caption and what to type."""
    return Field(
        name=name,
        location=location,
        value=value,
        selector=f"{within} .ui-textbox:has(.ui-textbox-label-text:text-is('{name}'))"
        " :is(input, textarea)",
    )


def list_field(
    name: str, value: str, location: str, *, letters: str | None = None
) -> Field:
    """Return a list and what to choose in it."""
    return Field(
        name=name,
        location=location,
        value=value,
        selector=f".ui-select:has(.ui-select-label-text:text-is('{name}'))"
        " .ui-select-label",
        kind="dropdown",
        options=".ui-select-option",
        letters=letters,
    )


def settle(hands: Hands) -> None:
    """Wait until nothing slides any more and all that was asked for is there."""
    hands.page.wait_for_timeout(700)
