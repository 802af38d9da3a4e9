"""How people fill in the fields of the piano firm's forms."""

from __future__ import annotations

from datetime import date, datetime, timezone
from typing import TYPE_CHECKING

from examples.applications.nocobase.places import FORM, SHEET, TABLE, settle
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

_LIST = ".ant-select-dropdown:not(.ant-select-dropdown-hidden)"
_OPTION = f"{_LIST} .ant-select-item-option"
_CALENDAR = ".ant-picker-dropdown:not(.ant-picker-dropdown-hidden)"


def part(name: str, inner: str, within: str = SHEET) -> str:
    """Find something in the field that has a caption."""
    return f"{within} .ant-form-item:has(label:has-text('{name}')) {inner}"


def text_field(name: str, value: str, inner: str = "input") -> Field:
    """Describe a field that is typed into."""
    return Field(name=name, location=FORM, value=value, selector=part(name, inner))


def choose(hands: Hands, name: str, value: str, within: str = SHEET) -> None:
    """Take one option; who works with the keyboard goes down to it with the arrows."""
    where = FORM if within == SHEET else TABLE
    box = part(name, ".ant-select-selector", within)
    combo = part(name, "input[role=combobox]", within)
    full = hands.page.locator(part(name, ".ant-select-selection-item", within)).count()
    keys = hands.person.hand == "keyboard" and within == SHEET and not full
    field = Field(
        name=name,
        location=where,
        value=value,
        selector=combo if keys else box,
        options=_OPTION,
        letters="",
    )
    if not keys:
        hands.choose(field)
    else:
        hands.choose_by_keys(field, [])
        if not hands.page.locator(_LIST).filter(visible=True).count():
            hands.page.keyboard.press("Enter")
        hands.page.locator(_OPTION).filter(visible=True).first.wait_for()
        marked = hands.page.locator(f"{_LIST} .ant-select-item-option-active")
        for _ in range(12):
            hands.page.wait_for_timeout(200)
            if marked.count() and marked.inner_text().strip() == value:
                break
            hands.page.keyboard.press("ArrowDown")
        hands.page.keyboard.press("Enter")
    shown = part(name, f".ant-select-selection-item:has-text('{value}')", within)
    hands.page.locator(shown).first.wait_for(timeout=20_000)


def look_up(hands: Hands, name: str, value: str) -> None:
    """Take a customer; who searches or types looks for a part of the name."""
    if not hands.person.searches and hands.person.hand != "keyboard":
        choose(hands, name, value)
        return
    box = part(name, ".ant-select-selector")
    field = Field(name=name, location=FORM, value=value, selector=box)
    hands.choose_by_keys(field, list(value[:5]))
    others = hands.page.locator(f"{_OPTION}:not(:has-text('{value}'))")
    others.filter(visible=True).first.wait_for(state="hidden")
    settle(hands)
    _click_on(hands, f"{_OPTION}:has-text('{value}')")
    shown = part(name, f".ant-select-selection-item:has-text('{value}')")
    hands.page.locator(shown).first.wait_for(timeout=20_000)


def choose_two(hands: Hands, name: str, values: list[str]) -> None:
    """Take two options of a list that stays open, and click beside it."""
    first, second = (
        Field(
            name=name,
            location=FORM,
            value=value,
            selector=part(name, ".ant-select-selector"),
            options=_OPTION,
            letters="",
        )
        for value in values
    )
    hands.choose(first)
    hands.choose_also(second)
    _click_on(hands, part(name, ".ant-form-item-label"), across=0.95)
    hands.page.locator(_LIST).filter(visible=True).first.wait_for(state="hidden")


def set_moment(hands: Hands, name: str, value: str) -> None:
    """Set a day, or a day and an hour: in the calendar, or typed."""
    box = part(name, "input")
    day, _, hour = value.partition(" ")
    field = Field(name=name, location=FORM, value=value, selector=box, opens=not hour)
    if hands.person.hand == "keyboard" or hands.person.searches:
        hands.write(field)
        if hour:
            sure = f"{_CALENDAR} .ant-picker-ok button"
            hands.click("OK", "button", "below the calendar", sure, at=(15, 10))
            hands.page.locator(_CALENDAR).filter(visible=True).wait_for(state="hidden")
    else:
        hands.choose_through(field, _levels(day))
        if hour:
            for kind, wanted in zip(("hour", "minute"), hour.split(":"), strict=True):
                _take(hands, f"{_CALENDAR} [data-type={kind}]", wanted)
            _click_on(hands, f"{_CALENDAR} .ant-picker-ok button")
        hands.page.wait_for_timeout(300)
    held = hands.page.locator(box).filter(visible=True).first.input_value()
    if held != value:
        raise RuntimeError(f"{name} shows {held!r}, not {value!r}")


def _levels(value: str) -> list[str]:
    """Return what is clicked on in the calendar, in turn."""
    day, now = date.fromisoformat(value), datetime.now(timezone.utc)
    months = 12 * (day.year - now.year) + day.month - now.month
    levels = [f"{_CALENDAR} .ant-picker-header-next-btn"] * months
    return [*levels, f"{_CALENDAR} td[title='{value}']"]


def _take(hands: Hands, column: str, wanted: str) -> None:
    """Turn the wheel over a column, which only moves below the mouse, and click."""
    hands.hover(wanted, column)
    cell = f"{column} li:has-text('{wanted}')"
    frame = hands.page.locator(column).filter(visible=True).first.bounding_box()
    for _ in range(30):
        place = hands.page.locator(cell).filter(visible=True).first.bounding_box()
        if not place or not frame:
            raise RuntimeError(f"nothing to turn at {hands.page.url}")
        if place["y"] + place["height"] <= frame["y"] + frame["height"]:
            break
        hands.page.mouse.wheel(0, 60)
        hands.page.wait_for_timeout(200)
    _click_on(hands, cell)


def _click_on(hands: Hands, selector: str, *, across: float = 0.5) -> None:
    """Click within the step that was begun: it is part of the same choice."""
    box = hands.page.locator(selector).filter(visible=True).first.bounding_box()
    if not box:
        raise RuntimeError(f"nothing to click on at {hands.page.url}: {selector}")
    right, down = box["x"] + box["width"] * across, box["y"] + box["height"] / 2
    hands.page.mouse.move(right, down, steps=4)
    hands.page.wait_for_timeout(80)
    hands.page.mouse.down()
    hands.page.wait_for_timeout(50)
    hands.page.mouse.up()
    hands.page.wait_for_timeout(500)


def tick(hands: Hands, name: str) -> None:
    """Tick a box."""
    box = part(name, "input[type=checkbox]")
    hands.click(name, "checkbox", FORM, box)
    if not hands.page.locator(box).is_checked():
        raise RuntimeError(f"{name} is not ticked")


def mark(hands: Hands, name: str, value: str) -> None:
    """Take one of the circles below a caption."""
    circle = part(name, f"label.ant-radio-wrapper:has-text('{value}')")
    hands.click(value, "radio button", f'below "{name}"', circle)
