"""Where things are in the choir's accounts, and the ways people take with its fields."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Iterator

    from examples.scripted.hands import Hands

SIDE = "in the list on the left"
MENU = "in the menu that opened"
ENTRIES = "div[tabindex='1'] > button"
"""Entries of menus and lists that the page draws."""
_SUGGESTED = "[data-testid=autocomplete] [role=option] span"
_CALENDAR = ".pika-single"


def wait_for_start(hands: Hands) -> None:
    """Wait until the budget has been opened again after the page was loaded."""
    hands.page.get_by_text("All accounts").filter(visible=True).first.wait_for()


def open_page(hands: Hands, name: str, shows: str, *, record: bool = False) -> None:
    """Open a page or an account from the list on the left."""
    hands.click(
        name, "link", SIDE, f"a:has(:text-is({name!r}))", shows=shows, record=record
    )  # fmt: skip


def go_to(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    hands.go(
        hands.page.url.split("/", 3)[0] + "//" + hands.page.url.split("/")[2] + path
    )
    hands.page.locator(shows).filter(visible=True).first.wait_for()


def suggested(name: str, location: str, value: str, selector: str) -> Field:
    """Return a field that suggests what begins with the letters typed."""
    return Field(
        name=name,
        location=location,
        value=value,
        selector=selector,
        kind="suggestions",
        options=_SUGGESTED,
        letters=value.lower()[:5],
    )


def shown_day(day: str) -> str:
    """Return a day the way the fields show it."""
    return f"{date.fromisoformat(day):%m/%d/%Y}"


def set_day(hands: Hands, name: str, location: str, day: str, selector: str) -> None:
    """Set a day: typed by those who type or search, else taken from the calendar."""
    field = Field(
        name=name,
        location=location,
        value=shown_day(day),
        selector=selector,
        opens=True,
    )
    if hands.person.hand == "keyboard" or hands.person.searches:
        hands.write(field)
    else:
        hands.choose_day(
            field,
            date.fromisoformat(day),
            month=f"{_CALENDAR} .pika-title",
            onward=f"{_CALENDAR} .pika-next",
            days=f"{_CALENDAR} .pika-day",
        )


@contextmanager
def by_mouse(hands: Hands) -> Iterator[None]:
    """Let even those who type take the mouse, where lists take no letters."""
    person = hands.person
    hands.person = replace(person, hand="mouse")
    yield
    hands.person = person
