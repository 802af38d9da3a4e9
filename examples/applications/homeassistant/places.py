"""Where things are in the house's pages, and the ways people take there."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

SIDE = "in the bar on the left"
OPTIONS = "vaadin-combo-box-item :is(ha-list-item, mwc-list-item)"
"""What a field suggests while somebody types."""
_BAR = "in the window for commands"
_DAYS = "ha-dialog-date-picker"


def open_page(hands: Hands, name: str, path: str, shows: str) -> None:
    """Open a page from the bar on the left."""
    entry = f"ha-sidebar a[href='{path}']"
    hands.click(name, "link", SIDE, entry, shows=shows)
    settle(hands)


def jump(hands: Hands, name: str, shows: str) -> None:
    """Open a page with the key for commands and some letters of its name."""
    hands.press("c", "opens the window for commands", shows="ha-quick-bar input")
    settle(hands)
    hands.type_on("Entity Filter", _BAR, name.lower()[:5])
    hands.page.locator(_command(name)).wait_for()
    hands.page.locator("ha-quick-bar ha-list-item").nth(1).wait_for(state="detached")
    settle(hands)
    hands.press("Enter", f'goes to "{name}"', shows=shows)
    settle(hands)


def search_page(hands: Hands, name: str, shows: str) -> None:
    """Open a page with the magnifier at the top of the settings."""
    hands.click(
        "Quick Search",
        "icon",
        "at the top right",
        "ha-config-dashboard ha-icon-button[slot=actionItems]",
        shows="ha-quick-bar input",
    )
    settle(hands)
    hands.type_on("Entity Filter", _BAR, name.lower()[:5])
    hands.page.locator("ha-quick-bar ha-list-item").nth(1).wait_for(state="detached")
    settle(hands)
    hands.click(name, "menu", _BAR, _command(name), shows=shows)
    settle(hands)


def _command(name: str) -> str:
    return f"ha-quick-bar ha-list-item .command-text:text-is('{name}')"


def pick_day(hands: Hands, name: str, place: str, selector: str, day: str) -> None:
    """Open the calendar of a field for a day, turn to the month, and take the day.

    Args:
        hands: Whose.
        name: Of the field.
        place: Where it is, in words.
        selector: How to find it.
        day: As the field shows it.
    """
    number, month, year = (int(part) for part in day.split("/"))
    shown = hands.page.locator(selector).first.input_value()
    at = (
        date(int(shown[6:]), int(shown[3:5]), 1)
        if shown
        else date.fromisoformat(hands.page.evaluate(_TODAY))
    )
    turns = (year - at.year) * 12 + month - at.month
    wanted = f"{number} {date(year, month, 1):%b} {year}"
    levels = [f"{_DAYS} button[aria-label='Next month']"] * turns
    levels += [
        f"{_DAYS} td[aria-label='{wanted}']",
        f"{_DAYS} mwc-button:text-is('OK')",
    ]
    field = Field(
        name=name, location=place, value=day, selector=selector, kind="dropdown"
    )
    hands.choose_through(field, levels)
    gone(hands, f"{_DAYS} ha-dialog")


_TODAY = "() => new Date().toISOString().slice(0, 10)"


def choose(hands: Hands, name: str, value: str, box: str, place: str) -> None:
    """Choose in a list that opens over the window.

    Args:
        hands: Whose.
        name: Of the list.
        value: The option.
        box: How to find the list.
        place: Where it is, in words.
    """
    types = hands.person.hand == "keyboard" and len(value.split()) == 1
    hands.choose(
        Field(
            name=name,
            location=place,
            value=value,
            selector=f"{box} .mdc-select__anchor",
            kind="dropdown",
            options=f"{box} ha-list-item",
            letters=None if types else "",
            opener="Space",  # Enter would send the window
        )
    )
    hands.page.locator(f"{box} ha-list-item").first.wait_for(state="hidden")
    settle(hands)


def pick(  # noqa: PLR0913 (a field, its name for people and its place)
    hands: Hands,
    name: str,
    value: str,
    selector: str,
    place: str,
    *,
    letters: str,
    options: str = OPTIONS,
) -> None:
    """Type some letters into a field and take what it suggests.

    Args:
        hands: Whose.
        name: Of the field.
        value: What is taken.
        selector: How to find the field.
        place: Where it is, in words.
        letters: What is typed.
        options: How to find what is suggested.
    """
    hands.pick(
        Field(
            name=name,
            location=place,
            value=value,
            selector=selector,
            options=options,
            letters=letters,
        )
    )
    hands.page.locator(OPTIONS).first.wait_for(state="hidden")
    settle(hands)


def write(hands: Hands, name: str, text: str, selector: str, place: str) -> None:
    """Fill a field in."""
    hands.write(Field(name=name, location=place, value=text, selector=selector))
    settle(hands)


def gone(hands: Hands, selector: str) -> None:
    """Wait until a window has closed."""
    hands.page.locator(selector).first.wait_for(state="detached")
    settle(hands)


def settle(hands: Hands) -> None:
    """Let what is moving come to rest."""
    hands.page.wait_for_function(_AT_REST)
    hands.page.wait_for_timeout(250)


_AT_REST = """() => {
  const moving = root => root.getAnimations().some(one => one.playState === 'running'
    && one.effect.getComputedTiming().iterations !== Infinity);
  return !moving(document);
}"""
