"""Where things are in the museum's Indico, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

PROGRAMME = "Public programme"
DIALOG = "in the dialog"
PERSON_WINDOW = "in the window that looks for people"
_BAR = "in the dark bar at the top"
_SIDE = "in the list on the left"
_MODAL = ".ui.modal"


def settle(hands: Hands) -> None:
    """Wait until the page has what it asked the server for, and has drawn it."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(300)


def go(hands: Hands, path: str) -> None:
    """Type the address of one of the pages."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(root + path)
    settle(hands)


def _open(hands: Hands, name: str, location: str, selector: str) -> None:
    """Open one of several things that a page lists by their names."""
    hands.click(name, "link", location, selector, record=True, leads_on=True)
    settle(hands)


def close_clock(hands: Hands) -> None:
    """Click beside the list of hours, which stays open over what is below it.

    It is the end of choosing or typing an hour, and no step of its own.
    """
    clock = hands.page.locator(".rc-time-picker-panel").filter(visible=True)
    box = clock.first.bounding_box()
    dialog = hands.page.locator(".ui-dialog").filter(visible=True).last.bounding_box()
    if box is None or dialog is None:
        raise RuntimeError("no list of hours is open")
    hands.page.mouse.move(dialog["x"] + 20, box["y"] + 20, steps=4)
    hands.page.mouse.down()
    hands.page.mouse.up()
    clock.first.wait_for(state="hidden")
    settle(hands)


def open_category(hands: Hands, name: str) -> None:
    """Open one of the categories that a page lists."""
    _open(
        hands,
        name,
        "in the list of categories",
        f".category-list a.name:text-is('{name}')",
    )


def open_crumb(hands: Hands, name: str) -> None:
    """Go back up with the path that is shown below the bar."""
    _open(
        hands,
        name,
        "in the path below the dark bar",
        f".path a.item:has-text('{name}')",
    )


def open_event(hands: Hands, title: str) -> None:
    """Open an event that a category lists."""
    _open(hands, title, "in the list of events", f".list-name a:has-text('{title}')")


def open_from_bar(hands: Hands, name: str) -> None:
    """Follow one of the links that every page has at the top."""
    hands.click(
        name, "link", _BAR, f".global-menu > a:text-is('{name}')", leads_on=True
    )
    settle(hands)


def create_from_bar(hands: Hands, entry: str) -> None:
    """Begin an event with the menu that every page has at the top."""
    item = f".i-dropdown a:text-is('{entry}')"
    hands.click(
        "Create event",
        "menu",
        _BAR,
        ".global-menu a:text-is('Create event')",
        shows=item,
    )
    hands.click(
        entry, "link", 'in the opened menu "Create event"', item, shows=".ui-dialog"
    )
    settle(hands)


def create_here(hands: Hands, entry: str) -> None:
    """Begin an event in the category that is shown."""
    item = f".i-dropdown a:text-is('{entry}')"
    hands.click(
        "Create event",
        "menu",
        "beside the category's name",
        "a.highlight:text-is('Create event')",
        shows=item,
    )
    hands.click(
        entry, "link", 'in the opened menu "Create event"', item, shows=".ui-dialog"
    )
    settle(hands)


def search(hands: Hands, words: str, title: str) -> None:
    """Search everything, and open what was looked for."""
    hands.write(
        Field(
            name="Enter your search term",
            location="beside the heading",
            value=words,
            selector="input[placeholder='Enter your search term']",
        ),
        send=True,
    )
    settle(hands)
    _open(hands, title, "among the results", f"a:text-is('{title}')")


def manage(hands: Hands) -> None:
    """Change from what visitors see of an event to what the office does with it."""
    hands.click(
        "Switch to the management area of this event",
        "icon",
        "at the very top",
        "a.icon-edit[href$='/manage/']",
        leads_on=True,
    )
    settle(hands)


def open_part(hands: Hands, name: str) -> None:
    """Open a part of an event's management."""
    hands.click(
        name, "link", _SIDE, f"li.item > a.title:has-text('{name}')", leads_on=True
    )
    settle(hands)


def find_person(hands: Hands, letters: str, name: str) -> None:
    """Look somebody up in the window that is open, and take them with the plus."""
    hands.write(
        Field(
            name="Family name",
            location=PERSON_WINDOW,
            value=letters,
            selector=f"{_MODAL} input[name=last_name]",
        )
    )
    search_person(hands)
    hands.click(
        "plus",
        "icon",
        f'in the row "{name}"',
        f"{_MODAL} .item:has-text('{name}') i.add.icon",
    )


def search_person(hands: Hands) -> None:
    """Send what was typed into the window that looks for people."""
    if hands.person.enter_sends:
        hands.press("Enter", "searches")
    else:
        hands.click(
            "Search",
            "button",
            "below the fields",
            f"{_MODAL} button:has-text('Search')",
        )
    hands.page.locator(f"{_MODAL}:has-text('found')").wait_for()
    settle(hands)


def confirm(hands: Hands) -> None:
    """Take over who was chosen in the window that looks for people."""
    hands.click(
        "Confirm",
        "button",
        f"at the bottom, {PERSON_WINDOW}",
        f"{_MODAL} button:has-text('Confirm')",
    )
    hands.page.locator(f"{_MODAL}:has-text('Select users')").wait_for(state="hidden")
    settle(hands)
