"""How people put a lesson, a rehearsal or a talk into the calendar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.sogo.places import (
    BAR,
    add,
    categorise,
    choose,
    find,
    go_to_week,
    settle,
    show_week,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_WINDOW = "in the window of the event"
_TITLE = "md-dialog input.md-title"
_GUEST = "md-dialog input[aria-label='Invite Attendees']"
_TIMES = "md-dialog sg-timepicker[ng-model='editor.{}Time']"


def date_event(hands: Hands, values: Values) -> bool:
    """Open a new event, fill it in, save it, and look at its week."""
    _open(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [
        _title,
        _place,
        _calendar,
        _category,
        _seen,
        _day,
        _start,
        _end,
        _repeat,
        _guest,
        _remind,
    ]
    if hands.person.order == "up":  # but the end moves when the beginning does
        parts = [
            *(_remind, _guest, _repeat, _day, _start, _end),
            *(_seen, _category, _calendar, _place, _title),
        ]
    elif hands.person.hand == "keyboard":
        parts = [
            *(_title, _place, _category, _calendar, _seen),
            *(_day, _start, _end, _guest, _repeat, _remind),
        ]
    elif hands.person.detours:
        parts = [
            *(_day, _start, _end, _repeat, _remind),
            *(_guest, _title, _place, _calendar, _category, _seen),
        ]
    for part in parts:
        part(hands, values)
    _save(hands)
    if hands.person.id == "p05":
        show_week(hands, values["day"])
    return True


def drop_event(hands: Hands, values: Values) -> bool:
    """Fill half of it in, do not know who has to come, and cancel."""
    _open(hands, values)
    for part in (_title, _place, _calendar, _day, _start, _end):
        part(hands, values)
    _click_below(hands, "Cancel")
    return False


def _open(hands: Hands, values: Values) -> None:
    """Come to an empty event, each person another way."""
    if hands.person.hand == "keyboard":
        go_to_week(hands, values["day"])
        hands.press("e", "begins a new event", shows=_TITLE)
        settle(hands)
        return
    if hands.person.id == "p03":
        find(hands, values["title"].split()[0].lower(), location="above the list")
    elif hands.person.detours:
        with hands.detour():
            _view(hands, "Month")
            _view(hands, "Week")
    if hands.person.id != "p05":
        show_week(hands, values["day"])
    add(hands, "New Event", "Create a new event", shows=_TITLE)


def _view(hands: Hands, name: str) -> None:
    hands.click(name, "icon", BAR, f"md-card-actions a[aria-label='{name}']")
    hands.page.wait_for_url(f"**/calendar/{name.lower()}/**")
    settle(hands)


def _title(hands: Hands, values: Values) -> None:
    write(hands, "Title", values["title"], _TITLE, f"at the top {_WINDOW}")


def _place(hands: Hands, values: Values) -> None:
    selector = "md-dialog input[ng-model='editor.component.location']"
    write(hands, "Location", values["place"], selector, _WINDOW)


def _calendar(hands: Hands, values: Values) -> None:
    """Leave it where it is if that is right."""
    selector = "md-dialog md-select[aria-label='Calendar']"
    if values["calendar"] not in hands.page.locator(selector).inner_text():
        choose(hands, "Calendar", values["calendar"], selector, _WINDOW)


def _category(hands: Hands, values: Values) -> None:
    categorise(hands, values["category"], "md-dialog md-chips input", _WINDOW)


def _seen(hands: Hands, values: Values) -> None:
    """Tell who may see it, unless it is so; who slips tells something else first."""
    names = [values["seen"]] if values["seen"] != "Public" else []
    if hands.person.id == "p03":
        names = [values["other"], values["seen"]]
    for name in names:
        radio = f"md-dialog md-radio-button[aria-label='{name}']"
        hands.click(name, "radio button", _WINDOW, radio)
        settle(hands)


def _day(hands: Hands, values: Values) -> None:
    """The day it ends on follows by itself."""
    selector = "md-dialog md-datepicker[ng-model='editor.component.start'] input"
    _write_and_leave(hands, "From", values["day"], selector)


def _start(hands: Hands, values: Values) -> None:
    _time(hands, "From", values["start"], _TIMES.format("start"))


def _end(hands: Hands, values: Values) -> None:
    _time(hands, "To", values["end"], _TIMES.format("end"))


def _time(hands: Hands, name: str, time: str, selector: str) -> None:
    """Type an hour, or take it from the clock that opens below."""
    if not hands.person.detours:
        _write_and_leave(hands, name, time, f"{selector} input")
        return
    hour, _, minute = time.partition(":")
    pane = ".sg-timepicker-time-pane.md-pane-open"
    field = Field(
        name=name,
        location=f'{_WINDOW}, below "{name}"',
        value=time,
        selector=f"{selector} .sg-timepicker-triangle-button",
        kind="dropdown",
    )
    levels = (
        f"{pane} .hourBtn:text-is('{hour}')",
        f"{pane} .minuteBtn:has-text('{minute}')",
    )
    hands.choose_through(field, levels)
    hands.page.locator(pane).wait_for(state="hidden")
    settle(hands)


def _write_and_leave(hands: Hands, name: str, text: str, selector: str) -> None:
    hands.write(
        Field(
            name=name,
            location=f'{_WINDOW}, below "{name}"',
            value=text,
            selector=selector,
            opens=True,
        )
    )
    settle(hands)


def _repeat(hands: Hands, values: Values) -> None:
    selector = "md-dialog md-select[aria-label='Repeat']"
    choose(hands, "Repeat", values["repeat"], selector, _WINDOW)


def _guest(hands: Hands, values: Values) -> None:
    """Type some letters of the name, and take with Enter what comes up."""
    mail = f"{values['guest'].split()[0].lower()}@alder-music.example"
    field = Field(
        name="Invite Attendees",
        location=_WINDOW,
        value=f"{values['guest']} <{mail}>",
        selector=_GUEST,
    )
    hands.turn_to(field.name, _GUEST)
    hands.choose_by_keys(field, values["letters"])
    hands.page.locator(f"md-virtual-repeat-container li:has-text('{mail}')").wait_for()
    settle(hands)
    hands.page.keyboard.press("Enter")
    hands.page.get_by_text(values["guest"]).filter(visible=True).first.wait_for()
    settle(hands)


def _remind(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    box = "md-dialog md-checkbox[aria-label='Reminder']"
    hands.click("Reminder", "checkbox", _WINDOW, box)
    settle(hands)


def _save(hands: Hands) -> None:
    """Save it; whoever ends in the title presses Enter there."""
    if hands.person.order == "up":
        hands.press("Enter", "saves the event")
    else:
        _click_below(hands, "Save")
    hands.page.locator("md-dialog").wait_for(state="detached")
    settle(hands)


def _click_below(hands: Hands, name: str) -> None:
    hands.click(
        name,
        "button",
        f"at the bottom {_WINDOW}",
        f"md-dialog md-dialog-actions button:text-is('{name}')",
    )
    hands.page.locator("md-dialog").wait_for(state="detached")
    settle(hands)
