"""How people fill in the fields of the lending shed's forms."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Literal

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
_CALENDAR = ".flatpickr-calendar.open"


def part(
    name: str,
    value: str,
    key: str,
    kind: Literal["field", "dropdown"] = "field",
    within: str = "form",
) -> Field:
    """Describe a field that is typed into, or a list of the browser's own."""
    return Field(
        name=name,
        location=FORM,
        value=value,
        selector=f"{within} #input{key}",
        kind=kind,
    )


def choose(hands: Hands, name: str, value: str, key: str, within: str = "form") -> None:
    """Take an option, and see that it is the right one."""
    field = part(name, value, key, "dropdown", within)
    hands.choose(field)
    shown = hands.page.locator(f"{field.selector} option:checked").inner_text()
    if shown != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def set_day(hands: Hands, name: str, value: str, key: str) -> None:
    """Set a day: in the calendar, or typed by those who do not need one."""
    box = f"form #input{key}"
    field = Field(name=name, location=FORM, value=value, selector=box, opens=True)
    hands.turn_to(name, box)
    if hands.person.hand == "keyboard" or hands.person.order == "up":
        hands.write(field)
    else:
        hands.choose_day(
            field,
            date.fromisoformat(value),
            month=f"{_CALENDAR} .flatpickr-current-month",
            onward=f"{_CALENDAR} .flatpickr-next-month",
            days=f"{_CALENDAR} .flatpickr-day:not(.prevMonthDay):not(.nextMonthDay)",
            written="%B",
        )
    held = hands.page.input_value(box)
    if held != value:
        raise RuntimeError(f"{name} shows {held!r}, not {value!r}")


def tick(hands: Hands, name: str, key: str) -> None:
    """Tick a box, or turn a switch on."""
    box = f"form #input{key}"
    hands.click(name, "checkbox", FORM, box)
    if not hands.page.locator(box).is_checked():
        raise RuntimeError(f"{name} is not ticked")
