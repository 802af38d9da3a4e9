"""Where things are in the market hall's LNbits, and the ways people take there."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

LEFT = "in the menu on the left"
WINDOW = "in the window"
TOP = "at the top"
LIST = "above the list"
MESSAGE = ".q-notification:has-text('{}')"
_CALENDAR = ".q-menu .q-date"
_MONTH = date(2026, 10, 1)
"""The month that the bills ran out in."""
_DAY = f"{_CALENDAR} .q-date__calendar-item--in button:has(:text-is('{{}}'))"


def settle(hands: Hands) -> None:
    """Wait until the page has drawn what it fetched."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(500)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_left(
    hands: Hands,
    name: str,
    *,
    record: bool = False,
    leads_on: bool = True,
    shows: str | None = None,
) -> None:
    """Click on something in the menu on the left."""
    entry = f".q-drawer .q-item:has(:text-is('{name}'))"
    hands.click(
        name, "link", LEFT, entry, record=record, leads_on=leads_on, shows=shows
    )
    settle(hands)


def open_wallet(hands: Hands, name: str) -> None:
    """Come to a wallet, each person another way."""
    if hands.person.searches:
        search = Field(
            name="Search wallets",
            location=LIST,
            value=name.lower(),
            selector="input[aria-label='Search wallets']",
        )
        hands.write(search)
        settle(hands)
        card = f".q-page .wallet-list-card:has(:text-is('{name}'))"
        hands.click(name, "link", "in the list", card, record=True, leads_on=True)
        settle(hands)
    else:
        open_left(hands, name, record=True)


def press(  # noqa: PLR0913 (a button, its place and what follows)
    hands: Hands,
    name: str,
    place: str = WINDOW,
    *,
    within: str = "",
    shows: str | None = None,
    leads_on: bool = False,
) -> None:
    """Click on a button that has its name on it."""
    button = f"{within} button:has(.q-btn__content:has-text('{name}'))".strip()
    hands.click(name, "button", place, button, shows=shows, leads_on=leads_on)
    settle(hands)


def press_icon(  # noqa: PLR0913 (a picture, its name for people and its place)
    hands: Hands,
    name: str,
    icon: str,
    place: str,
    *,
    within: str = "",
    shows: str | None = None,
) -> None:
    """Click on a picture, which the page's own font draws."""
    picture = f"{within} i.q-icon:text-is('{icon}')".strip()
    hands.click(name, "icon", place, picture, shows=shows)
    settle(hands)


def text_field(
    name: str, value: str, place: str = WINDOW, *, within: str = ".q-dialog"
) -> Field:
    """Return a field that is typed into, with its caption in it or above."""
    selector = f"{within} [aria-label='{name}']:is(input, textarea)"
    return Field(name=name, location=place, value=value, selector=selector)


def choose_month(hands: Hands) -> None:
    """Choose the month that the bills ran out in, and search for it."""
    today = date.today()  # noqa: DTZ011 (as the page)
    back = (today.year - _MONTH.year) * 12 + today.month - _MONTH.month
    field = Field(
        name="Filter by date",
        location=LIST,
        value="1 – 31 October 2026",  # noqa: RUF001 (a range)
        selector=".q-page button:has(i:text-is('event'))",
    )
    hands.choose_through(
        field,
        [
            *[f"{_CALENDAR} [aria-label='Previous month']"] * back,
            _DAY.format(1),
            _DAY.format(31),
        ],
    )
    press(hands, "Search", "in the calendar", within=".q-menu")


def forget_month(hands: Hands) -> None:
    """Take the month out of the filter again."""
    place = "in the calendar"
    press_icon(hands, "Filter by date", "event", LIST, within=".q-page")
    press(hands, "Clear", place, within=".q-menu")
