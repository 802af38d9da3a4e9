"""Where things are in the dairy's Prefect, and the ways people take there."""

from __future__ import annotations

import re
from datetime import datetime, timezone
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from examples.scripted.hands import Hands

FORM = "in the form"
MENU = "in the menu on the left"
_CONTROL = ".p-select-button__control"
_LIST = ".p-pop-over-content .p-select-options"
_SEARCH = f"{_LIST} input[type=search]"
_OPTION = f"{_LIST} .p-select-option:has(:text-is('{{}}'))"
_CALENDAR = ".p-pop-over-content .p-date-picker"
_DAY = f"{_CALENDAR} .p-calendar-date-picker__date--in-month"
_ENTRY = ".p-pop-over-content .p-overflow-menu-item:has-text('{}')"
_WRITTEN = "%b %d, %Y"


def settle(hands: Hands) -> None:
    """Wait until the page has fetched what it shows."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_page(hands: Hands, name: str) -> None:
    """Come to a page by the menu on the left."""
    link = f".p-context-nav-item:has(span:text-is('{name}'))"
    hands.click(name, "link", MENU, link, leads_on=True)
    settle(hands)


def captioned(name: str) -> str:
    """Return how to find what stands below a caption."""
    return f".p-label:has(> .p-label__header span:text-is('{name}'))"


def text_field(name: str, value: str, place: str = FORM) -> Field:
    """Return a field that is typed into, with its caption above it."""
    selector = f"{captioned(name)} :is(input, textarea)"
    return Field(name=name, location=place, value=value, selector=selector)


def search_for(hands: Hands, name: str, letters: str) -> None:
    """Type into the search above a list, which gets shorter by itself."""
    box = f"input[placeholder^='{name}']"
    place = "above the list"
    hands.write(Field(name=name, location=place, value=letters, selector=box))
    settle(hands)


def press(
    hands: Hands,
    name: str,
    place: str = "below the form",
    *,
    shows: str | None = None,
    leads_on: bool = False,
) -> None:
    """Click on a button that has its name on it."""
    button = f"button:has(.p-button__content:text-is('{name}'))"
    hands.click(name, "button", place, button, shows=shows, leads_on=leads_on)
    settle(hands)


def open_dots(
    hands: Hands, name: str, place: str, dots: str, *, leads_on: bool = False
) -> None:
    """Take an entry of what three dots hide."""
    entry = _ENTRY.format(name)
    hands.click("three dots", "menu", place, dots, shows=entry)
    hands.page.wait_for_timeout(300)
    hands.click(name, "menu", "below the three dots", entry, leads_on=leads_on)
    settle(hands)


def choose(  # noqa: PLR0913 (a list, what is in it and where it is)
    hands: Hands,
    name: str,
    value: str,
    *,
    place: str = FORM,
    within: str | None = None,
    several: bool = False,
    letters: str | None = None,
) -> None:
    """Choose in a drawn list, whether with the mouse, its search or the arrows.

    Args:
        hands: Whose.
        name: What the list is called.
        value: The option as it is shown.
        place: Where it is, in words.
        within: How to find the list, if its caption does not do.
        several: Whether more may be taken, so that it stays open.
        letters: What everybody types, if the list offers nothing before that.

    Raises:
        RuntimeError: If something else was taken.
    """
    box = within or captioned(name)
    field = Field(
        name=name,
        location=place,
        value=value,
        selector=f"{box} {_CONTROL}",
        kind="dropdown",
        options=f"{_LIST} .p-select-option",
        letters=letters or value[:5].lower(),
    )
    by_keys = letters is not None or hands.person.hand == "keyboard"
    if by_keys:
        _go_down_to(hands, field)
    else:
        hands.choose_through(field, [])
        take_option(hands, field, types=hands.person.searches)
    if several and by_keys:
        hands.page.keyboard.press("Escape")
    elif several:
        _hit(hands.page, hands.page.locator(f"{box} .p-select-button__icon"))
    hands.page.locator(_LIST).wait_for(state="detached")
    settle(hands)
    shown = hands.page.locator(f"{box} .p-select-button__value").inner_text()
    if value not in shown:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def _go_down_to(hands: Hands, field: Field) -> None:
    """Open the list, type if it can be searched, go down to the option, take it."""
    hands.choose_by_keys(field, [])
    page = hands.page
    if not page.locator(_LIST).count():
        page.keyboard.press("Enter")
    page.locator(_LIST).wait_for()
    page.wait_for_timeout(300)
    if page.locator(_SEARCH).count():
        delay = hands.person.key_seconds * 1000
        page.keyboard.type(field.letters or "", delay=delay)
        page.wait_for_timeout(300)
    marked = page.locator(f"{_LIST} .p-select-option--highlighted")
    for _ in range(30):
        if marked.count() and field.value in marked.inner_text():
            break
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(200)
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)


def take_option(hands: Hands, field: Field, *, types: bool = False) -> None:
    """Take an option of an opened list, once nothing of it is cut off.

    Args:
        hands: Whose.
        field: What the list belongs to.
        types: Whether some letters are typed first, if the list takes them.
    """
    page = hands.page
    page.locator(_LIST).wait_for()
    page.wait_for_timeout(500)
    if types and page.locator(_SEARCH).count():
        delay = hands.person.key_seconds * 1000
        page.keyboard.type(field.letters or "", delay=delay)
    wanted = page.locator(_OPTION.format(field.value)).first
    wanted.wait_for()
    page.wait_for_timeout(500)
    shelf = page.locator(f"{_LIST} .p-select-options__options").bounding_box()
    for _ in range(12):
        place = wanted.bounding_box()
        end = shelf["y"] + shelf["height"] if shelf else 0
        if not shelf or not place or place["y"] + place["height"] <= end + 1:
            break
        page.mouse.move(shelf["x"] + shelf["width"] / 2, end - 60, steps=4)
        page.mouse.wheel(0, 120)
        page.wait_for_timeout(300)
    _hit(page, wanted)
    page.wait_for_timeout(300)


def _hit(page: Page, target: Locator) -> None:
    """Click in a list that is open: no step of its own."""
    place = target.bounding_box()
    if place is None:
        raise RuntimeError(f"nothing to click on at {page.url}: {target}")
    across = min(place["width"] / 2, 120)
    page.mouse.move(place["x"] + across, place["y"] + place["height"] / 2, steps=4)
    page.wait_for_timeout(200)
    page.mouse.down()
    page.wait_for_timeout(50)
    page.mouse.up()


def choose_day(hands: Hands, name: str, value: str) -> None:
    """Choose a day in the calendar that opens above a field, and apply it.

    Args:
        hands: Whose.
        name: What the field is called.
        value: The day as the field shows it then, with the hour if it has one.
    """
    words = re.sub(r"(?<=\d)(st|nd|rd|th)", "", value.split(" at ", maxsplit=1)[0])
    day = datetime.strptime(words, _WRITTEN).replace(tzinfo=timezone.utc)
    today = datetime.now(timezone.utc)
    months = (day.year - today.year) * 12 + day.month - today.month
    number = f"{_DAY}:has(:text-is('{day.day}'))"
    box = f"{captioned(name)} .p-date-input"
    field = Field(
        name=name,
        location=FORM,
        value=value,
        selector=f"{box} .p-date-button__control",
    )
    hands.choose_through(
        field,
        [
            *[f"{_CALENDAR} .p-calendar-header__after button"] * months,
            number,
            f"{_CALENDAR} button:has-text('Apply')",
        ],
    )
    shown = hands.page.locator(f"{box} .p-date-button__value:text-is('{value}')")
    shown.wait_for()


def take_off(hands: Hands, name: str, value: str) -> None:
    """Take off what was taken by mistake in a list of which several may be taken."""
    tag = f"{captioned(name)} .p-tag:has-text('{value}')"
    place = f'on "{value}" in the field "{name}"'
    hands.click("cross", "icon", place, f"{tag} button, {tag} svg")
    hands.page.locator(tag).wait_for(state="detached")
    settle(hands)
