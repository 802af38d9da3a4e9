"""How people tell by which rules a machine's backup is judged, and when they hear of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.rdiffweb.places import (
    FORM,
    box,
    come_to_profile,
    go,
    open_from_card,
    open_left,
    open_machine,
    save,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NOTES = "#notes"
_THRESHOLD = "#disk_usage_threshold"
_REFUSED = "Inactivity Period must be greater than or equal to Overdue Period."


def rule(hands: Hands, values: Values) -> bool:
    """Change the rules and the reports, or the reports first, and see the new name."""
    if hands.person.order == "up":
        _report(hands, values)
        open_left(hands, "Home")
        _judge(hands, values)
    else:
        _judge(hands, values)
        _report(hands, values)
    if hands.person.hand == "keyboard":
        go(hands, "", "main .card")
    else:
        open_left(hands, "Home")
    name = values["name"]
    hands.turn_to(name, f"main :text-is('{name}')")
    return True


def mix_the_days_up(hands: Hands, values: Values) -> bool:
    """Take one number of days for the other, be refused, and give up."""
    _open_settings(hands, values)
    hands.fill(
        [
            _field("Friendly name or description", values["name"], _NOTES),
            _list("Overdue Period", values["inactive"], "#maxage"),
            _list("Inactivity Period", values["overdue"], "#inactivity"),
        ]
    )
    save(hands)
    hands.wait_for(_REFUSED)
    open_left(hands, "Home")
    return False


def _judge(hands: Hands, values: Values) -> None:
    """Fill the settings of a machine's backup in and save them."""
    _open_settings(hands, values)
    fields = [
        _field("Friendly name or description", values["name"], _NOTES),
        _list("Overdue Period", values["overdue"], "#maxage"),
        _list("Inactivity Period", values["inactive"], "#inactivity"),
        *(_day(day) for day in values["days"].split(", ")),
        _list("Retention Duration", values["kept"], "#keepdays"),
    ]
    if hands.person.id == "p03":
        fields.insert(1, _list("Overdue Period", values["other_overdue"], "#maxage"))
    hands.fill(fields)
    hands.look_around("checks what is filled in")
    save(hands)
    hands.wait_for("Settings modified successfully.")


def _open_settings(hands: Hands, values: Values) -> None:
    """Come to the settings of a machine's backup, each person another way."""
    person, machine = hands.person, values["machine"]
    if person.hand == "keyboard":
        go(hands, f"settings/{person.name}/{machine}", _NOTES)
    elif person.id == "p03":
        open_from_card(hands, machine, "Settings")
    else:
        if person.order == "up":
            open_from_card(hands, machine, "Browse Files")
        else:
            open_machine(hands, machine)
        if person.detours:
            with hands.detour():
                open_left(hands, "Insights")
                hands.look_around("looks whether the rules are here")
        open_left(hands, "Settings")
    hands.page.locator(_NOTES).wait_for()


def _report(hands: Hands, values: Values) -> None:
    """Say how often a report comes, and how full the storage may get."""
    name = "Notifications & Report"
    come_to_profile(hands, name, "prefs/notification", _THRESHOLD)
    threshold = _list(
        "Notify me when storage usage exceeds", values["full"], _THRESHOLD
    )
    if hands.person.order == "up":
        hands.choose(threshold)
    often = values["report"]
    hands.click(often, "radio button", FORM, box(hands, "main", often))
    if hands.person.order != "up":
        hands.choose(threshold)
    save(hands)
    hands.wait_for("Report settings updated successfully.")


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=FORM, value=value, selector=selector)


def _list(name: str, value: str, selector: str) -> Field:
    return Field(
        name=name, location=FORM, value=value, selector=selector, kind="dropdown"
    )


def _day(day: str) -> Field:
    box = f"[name=ignore_weekday]:has(+ label:text-is('{day}'))"
    return Field(
        name=day, location=FORM, value="checked", selector=box, kind="checkbox"
    )
