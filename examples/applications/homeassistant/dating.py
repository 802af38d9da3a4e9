"""How people put something that comes round again into the house's calendars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.homeassistant.places import (
    OPTIONS,
    choose,
    gone,
    jump,
    open_page,
    pick,
    pick_day,
    settle,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_EDITOR = "dialog-calendar-event-editor"
_DETAIL = "dialog-calendar-event-detail"
_WINDOW = 'in the window "Add Event"'
_NAMES = f"{OPTIONS} > span:not([slot])"
_GRID = "ha-full-calendar .fc-view"
_OTHERS = ("Cleaning", "Inspections", "Meeting rooms")
_MONTH = "December 2026"


def date_event(hands: Hands, values: Values) -> bool:
    """Open a new event, fill it in, add it, and see it in its month."""
    _open(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [
        *(_summary, _about, _calendar, _day, _start, _end),
        *(_repeat, _how, _stop, _times),
    ]
    if hands.person.order == "up":  # but the day of the month follows the beginning
        parts = [
            *(_end, _start, _repeat, _how, _stop, _times),
            *(_calendar, _about, _summary),
        ]
    elif hands.person.hand == "keyboard":
        parts = [
            *(_summary, _about, _day, _start, _end),
            *(_repeat, _how, _stop, _times, _calendar),
        ]
    elif hands.person.detours:
        parts = [
            *(_calendar, _day, _start, _end),
            *(_repeat, _how, _stop, _times, _summary, _about),
        ]
    for part in parts:
        part(hands, values)
    if hands.person.detours:
        hands.read(
            'the list "Repeat"',
            hands.page.locator(f"{_EDITOR} #freq .mdc-select__selected-text")
            .inner_text()
            .strip(),
            expected=values["repeat"],
        )
    _add(hands)
    gone(hands, f"{_EDITOR} ha-dialog")
    if hands.person.hand == "keyboard":
        _turn(hands)
    _shown(hands, values).wait_for()
    if hands.person.detours:
        _look_at(hands, values)
    return True


def forget_what(hands: Hands, values: Values) -> bool:
    """Fill in all but the summary, be told so, and close the window."""
    _open(hands, values)
    for part in (_about, _calendar, _day, _start, _end):
        part(hands, values)
    _add(hands)
    hands.page.locator(f"{_EDITOR} ha-alert, {_EDITOR} .error").first.wait_for()
    settle(hands)
    hands.click(
        "Close",
        "icon",
        f"at the top right {_WINDOW}",
        f"{_EDITOR} ha-icon-button[dialogaction=close]",
    )
    gone(hands, f"{_EDITOR} ha-dialog")
    return False


def _open(hands: Hands, values: Values) -> None:
    """Come to an empty event, each person another way."""
    if hands.person.hand == "keyboard":
        jump(hands, "Calendar", _GRID)
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Logbook", "/logbook", "ha-panel-logbook")
        open_page(hands, "Calendar", "/calendar", _GRID)
        if hands.person.id == "p03":
            _leave_only(hands, values)
        _turn(hands)
    if hands.person.order == "up":
        _open_day(hands, values)
    hands.click(
        "Add Event",
        "button",
        "at the bottom right",
        "ha-full-calendar ha-fab",
        shows=f"{_EDITOR} input[name=summary]",
    )
    settle(hands)


def _leave_only(hands: Hands, values: Values) -> None:
    """Take the other calendars away from what is shown."""
    for name in _OTHERS:
        if name != values["calendar"]:
            hands.click(
                name,
                "checkbox",
                "in the list of calendars",
                f"ha-panel-calendar ha-check-list-item:has-text('{name}')",
                record=True,
            )
            settle(hands)


def _turn(hands: Hands) -> None:
    hands.click("Next", "icon", "above the grid", "ha-full-calendar .next")
    hands.page.locator(f"ha-full-calendar h1:text-is('{_MONTH}')").wait_for()
    settle(hands)


def _open_day(hands: Hands, values: Values) -> None:
    """Open the day, so that the new event is on it."""
    number, month, year = values["day"].split("/")
    hands.click(
        number.lstrip("0"),
        "link",
        "in the grid of the month",
        f"td[data-date='{year}-{month}-{number}'] .fc-daygrid-day-number",
        record=True,
        shows=".fc-timeGridDay-view, .fc-dayGridDay-view",
    )
    settle(hands)


def _summary(hands: Hands, values: Values) -> None:
    write(
        hands, "Summary", values["summary"], f"{_EDITOR} input[name=summary]", _WINDOW
    )


def _about(hands: Hands, values: Values) -> None:
    selector = f"{_EDITOR} textarea[name=description]"
    write(hands, "Description", values["about"], selector, _WINDOW)


def _calendar(hands: Hands, values: Values) -> None:
    """Find it by some letters, or in the list that opens, unless it is offered."""
    name, selector = values["calendar"], f"{_EDITOR} ha-entity-picker input"
    if hands.page.locator(selector).input_value() == name:
        return
    if hands.person.searches or hands.person.hand == "keyboard":
        letters = name.lower()[:4]
        pick(
            hands,
            "Calendar",
            name,
            selector,
            _WINDOW,
            letters=letters,
            options=_NAMES,
        )
        return
    hands.choose(
        Field(
            name="Calendar",
            location=_WINDOW,
            value=name,
            selector=selector,
            kind="dropdown",
            options=_NAMES,
            letters="",
        )
    )
    hands.page.locator(OPTIONS).first.wait_for(state="hidden")
    settle(hands)


def _day(hands: Hands, values: Values) -> None:
    """The day it ends on follows by itself."""
    selector = f"{_EDITOR} ha-date-input >> nth=0 >> input"
    pick_day(hands, "Start", f'{_WINDOW}, below "Start"', selector, values["day"])


def _start(hands: Hands, values: Values) -> None:
    _time(hands, "Start", values["start"], 0)


def _end(hands: Hands, values: Values) -> None:
    _time(hands, "End", values["end"], 1)


def _time(hands: Hands, name: str, time: str, n: int) -> None:
    """Type the hour and the minutes, which have a field each."""
    for part, text in zip(("hours", "minutes"), time.split(":"), strict=True):
        write(
            hands,
            name,
            text,
            f"{_EDITOR} ha-time-input >> nth={n} >> input[name={part}]",
            f'{_WINDOW}, below "{name}", the {part}',
        )


def _repeat(hands: Hands, values: Values) -> None:
    names = [values["repeat"]]
    if hands.person.id == "p03":  # takes the wrong one and sees it
        names.insert(0, values["other"])
    for name in names:
        choose(hands, "Repeat", name, f"{_EDITOR} #freq", _WINDOW)


def _how(hands: Hands, values: Values) -> None:
    """Say what is asked more: another weekday, which day, or how many days between."""
    if values["repeat"] == "Weekly":
        chip = f"{_EDITOR} ha-filter-chip:has-text('{values['how']}')"
        hands.click(values["how"], "button", f"{_WINDOW}, among the weekdays", chip)
        settle(hands)
    elif values["repeat"] == "Monthly":
        box = f"{_EDITOR} #monthly"
        choose(hands, "Repeat Monthly", values["how"], box, _WINDOW)
    else:
        selector = f"{_EDITOR} #interval input"
        write(hands, "Repeat interval", values["how"], selector, _WINDOW)


def _stop(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    choose(hands, "End", "After", f"{_EDITOR} #end", _WINDOW)


def _times(hands: Hands, values: Values) -> None:
    write(hands, "End After", values["times"], f"{_EDITOR} #after input", _WINDOW)


def _add(hands: Hands) -> None:
    button = f"{_EDITOR} mwc-button[slot=primaryAction]"
    hands.click("Add Event", "button", f"at the bottom {_WINDOW}", button)
    settle(hands)


def _shown(hands: Hands, values: Values) -> Locator:
    return hands.page.locator(_event(values)).filter(visible=True).first


def _event(values: Values) -> str:
    return f"ha-full-calendar .fc-event-title:text-is('{values['summary']}')"


def _look_at(hands: Hands, values: Values) -> None:
    """Open it, see that all is right, and close it."""
    hands.click(
        values["summary"],
        "link",
        "in the grid of the month",
        _event(values),
        record=True,
        shows=f"{_DETAIL} .content",
    )
    settle(hands)
    hands.click(
        "Close",
        "icon",
        "at the top right in the window of the event",
        f"{_DETAIL} ha-icon-button[dialogaction=close]",
    )
    gone(hands, f"{_DETAIL} ha-dialog")
