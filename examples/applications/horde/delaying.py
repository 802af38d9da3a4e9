"""How people put off what has to wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.horde.places import (
    FORM,
    choose,
    describe,
    due,
    due_hour,
    edit,
    list_tasks,
    open_tab,
    open_tasks,
    rank,
    save,
    search,
    set_day,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values


def put_off(hands: Hands, values: Values) -> bool:
    """Look it up, say until when it waits, save it, and look at the list."""
    _find(hands, values)
    if hands.person.order == "up":
        describe(hands, values["words"])
        open_tab(hands, "General")
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    if hands.person.order != "up":
        describe(hands, values["words"])
    save(hands)
    return True


def look_only(hands: Hands, values: Values) -> bool:
    """Begin, do not know until when it has to wait, and go back."""
    _find(hands, values)
    _rank(hands, values)
    open_tab(hands, "Description")
    open_tab(hands, "General")
    list_tasks(hands)
    return False


def _find(hands: Hands, values: Values) -> None:
    open_tasks(hands)
    if hands.person.searches:
        search(hands, values["name"].split(":")[0])
    hands.look_around("looks for it")
    edit(hands, values["name"])


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is changed, in the person's order."""
    if hands.person.order == "up":
        return [_rank, _alarm, _start, _due, _hour]
    if hands.person.detours:
        return [_rank, _due, _hour, _start, _alarm]
    return [_due, _hour, _start, _alarm, _rank]


def _due(hands: Hands, values: Values) -> None:
    due(hands, values["day"])


def _hour(hands: Hands, values: Values) -> None:
    due_hour(hands, values["hour"])


def _start(hands: Hands, values: Values) -> None:
    name = "Delay Start Until"
    set_day(hands, name, values["start"], "#start_date", "#startimg")


def _alarm(hands: Hands, values: Values) -> None:
    """Say how long before; the button and both fields stand below one caption."""
    hands.click("Alarm", "radio button", FORM, "#alarmon")
    write(hands, "Alarm", values["ahead"], "#alarm_value")
    if values["unit"] != "Minute(s)":
        choose(hands, "Alarm", values["unit"], "#alarm_unit")


def _rank(hands: Hands, values: Values) -> None:
    rank(hands, values["priority"], values["other"])
