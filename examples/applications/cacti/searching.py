"""How people have a place searched for what nobody told them about."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.cacti.places import (
    FORM,
    MESSAGE,
    act,
    add,
    choose,
    go,
    mark,
    open_page,
    press,
    search,
    settle,
    switch,
    take_note,
    unfold,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CALENDAR = "#ui-datepicker-div"
_DAYS = ".ui-multiselect-menu:visible"


def seek(hands: Hands, values: Values) -> bool:
    """Disable the old search, and let a new one begin on the day agreed on."""
    _open_list(hands)
    first = hands.person.order != "up" and not hands.person.detours
    if first:
        _disable(hands, values)
    _open_form(hands)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    press(hands, "Create")
    take_note(hands)
    if not first:
        _open_list(hands)
        _disable(hands, values)
    return True


def slip_in_the_range(hands: Hands, values: Values) -> bool:
    """Leave a figure out of the range, be told so, and leave."""
    _open_list(hands)
    _open_form(hands)
    for part in (_name, _place):
        part(hands, values)
    wrong = values["range"].replace(".0", "", 1)
    write(hands, "Subnet Range", wrong, "subnet_range")
    for part in (_often, _enabled):
        part(hands, values)
    press(hands, "Create")
    hands.wait_for("Action failed")
    hands.click("Ok", "button", MESSAGE, ".ui-dialog-buttonset button:has-text('Ok')")
    settle(hands)
    press(hands, "Cancel")
    return False


def _open_list(hands: Hands) -> None:
    """Come to the list of searches, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "automation_networks.php")
        return
    if hands.person.detours and not hands.steps:
        unfold(hands, "Automation")
        with hands.detour():
            open_page(hands, "Automation", "Discovered Devices")
            hands.look_around("looks whether it is done there")
    open_page(hands, "Automation", "Networks")


def _open_form(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "automation_networks.php?action=edit")
    else:
        add(hands, "Network Filters")


def _disable(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":
        search(hands, values["old"])
    mark(hands, values["old"])
    act(hands, "Disable")
    press(hands, "Continue", "below the question")


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order; days need to know how often."""
    if hands.person.order == "up":
        return [_often, _days, _day, _mail, _enabled, _limit, _range, _place, _name]
    if hands.person.detours:  # begins with what was agreed on
        return [_often, _day, _days, _limit, _name, _place, _range, _enabled, _mail]
    return [_name, _place, _range, _often, _limit, _enabled, _mail, _day, _days]


def _name(hands: Hands, values: Values) -> None:
    write(hands, "Name", values["name"], "name")


def _place(hands: Hands, values: Values) -> None:
    """Choose the place; who chooses the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Associated Site", values["other"], "site_id")
    choose(hands, "Associated Site", values["place"], "site_id")


def _range(hands: Hands, values: Values) -> None:
    write(hands, "Subnet Range", values["range"], "subnet_range")


def _often(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    choose(hands, "Schedule Type", "Weekly", "sched_type")


def _limit(hands: Hands, values: Values) -> None:
    choose(hands, "Run Limit", values["limit"], "run_limit")


def _enabled(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    switch(hands, "Enabled", "enabled")


def _mail(hands: Hands, values: Values) -> None:
    switch(hands, "Notification Enabled", "notification_enabled")
    write(hands, "Notification Email", values["mail"], "notification_email")


def _day(hands: Hands, values: Values) -> None:
    """Say when it begins: typed with the hour, or taken from the calendar."""
    name, day = "Starting Date/Time", values["day"]
    if hands.person.hand == "keyboard":
        moment = Field(
            name=name,
            location=FORM,
            value=f"{day} 02:00:00",
            selector="#start_at",
            opens=True,
        )
        hands.write(moment)
        return
    field = Field(name=name, location=FORM, value=day, selector="#start_at")
    hands.choose_day(
        field,
        date.fromisoformat(day),
        month=f"{_CALENDAR} .ui-datepicker-title",
        onward=f"{_CALENDAR} .ui-datepicker-next",
        days=f"{_CALENDAR} td[data-handler=selectDay]",
    )
    shown = hands.page.locator("#start_at").input_value()
    if not shown.startswith(day):
        raise RuntimeError(f"{name} shows {shown!r}, not {day!r}")
    hands.steps[-1].value = shown  # with the hour that it is
    hands.click(
        "Done", "button", "below the calendar", f"{_CALENDAR} .ui-datepicker-close"
    )
    hands.page.locator(_CALENDAR).wait_for(state="hidden")
    hands.page.wait_for_timeout(300)


def _days(hands: Hands, values: Values) -> None:
    """Tick the days on which it is dry; the list is open until something else is done."""
    hands.choose(_weekday(values["weekday"]))
    hands.choose_also(_weekday(values["also"]))


def _weekday(day: str) -> Field:
    return Field(
        name="Days of Week",
        location=FORM,
        value=day,
        selector="#day_of_week_ms",
        kind="dropdown",
        options=f"{_DAYS} label",
        letters="",
    )
