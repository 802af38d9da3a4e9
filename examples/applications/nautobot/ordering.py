"""How people enter a line that was ordered from outside."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.nautobot.cases import UNKNOWN
from examples.applications.nautobot.places import (
    ABOVE,
    FORM,
    HOUSE,
    choose,
    go,
    look_up_in_vain,
    open_from_home,
    open_menu,
    open_record,
    open_tab,
    press,
    search,
    send,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DATE = "#id_install_date"
_CALENDAR = ".flatpickr-calendar.open"
_RATE = "#id_commit_rate"
_SPEEDS = f".input-group:has({_RATE})"
_NOTE = "#id_note"


def order(hands: Hands, values: Values) -> bool:
    """Look whether it is there, enter it, where it comes in, and what was promised."""
    _open_form(hands, values)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    send(hands, "Create", shows="Created circuit")
    if hands.person.order == "up":  # and comes out where the provider is shown
        open_record(hands, values["number"], 'in the table "Circuits"')
    _bring_in(hands, values)
    if hands.person.order != "up":
        _note(hands, values)
    return True


def miss_the_provider(hands: Hands, values: Values) -> bool:
    """Look for a provider that nobody has entered, and leave."""
    go(hands, "/circuits/circuits/add/")
    hands.write(text_field("Circuit ID", values["number"], "#id_cid"))
    _kind(hands, values)
    look_up_in_vain(hands, "Provider", UNKNOWN, "#id_provider")
    send(hands, "Cancel")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    person = hands.person
    if person.hand == "keyboard":
        go(hands, "/circuits/circuits/")
        search(hands, values["number"])
        go(hands, "/circuits/circuits/add/")
        return
    if person.order == "up":
        open_from_home(hands, "Providers", "Circuits")
        open_record(hands, values["provider"])
        press(
            hands,
            "Add circuit",
            'below the table "Circuits"',
            "main a:has-text('Add circuit')",
        )
        return
    if person.detours:
        with hands.detour():
            open_menu(hands, "Circuits", "Circuit Types")
            hands.look_around("looks for the lines there")
    open_menu(hands, "Circuits", "Circuits")
    if person.searches:
        search(hands, values["number"])
    press(hands, "Add Circuit", ABOVE, "#add-button")


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order.

    Who came by the provider finds it there; the note may be written in here as well.
    """
    parts = [_provider, _number, _kind, _state, _day, _rate, _what, _company]
    if hands.person.order == "up":
        return [_note_in_form, *reversed(parts[1:])]
    if hands.person.detours:
        return [_number, _kind, _provider, _state, _what, _day, _rate, _company]
    return parts


def _provider(hands: Hands, values: Values) -> None:
    choose(hands, "Provider", values["provider"], "#id_provider")


def _number(hands: Hands, values: Values) -> None:
    hands.write(text_field("Circuit ID", values["number"], "#id_cid"))


def _kind(hands: Hands, values: Values) -> None:
    choose(hands, "Circuit type", values["kind"], "#id_circuit_type")


def _state(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    choose(hands, "Status", "Planned", "#id_status")


def _day(hands: Hands, values: Values) -> None:
    """Choose the day in the calendar; who takes the keyboard types it."""
    field = Field(
        name="Date installed",
        location=FORM,
        value=values["day"],
        selector=_DATE,
        opens=True,
    )
    hands.turn_to(field.name, field.selector)
    if hands.person.hand == "keyboard":
        hands.write(field)
    else:
        hands.choose_day(
            field,
            date.fromisoformat(values["day"]),
            month=f"{_CALENDAR} .flatpickr-current-month",
            onward=f"{_CALENDAR} .flatpickr-next-month",
            days=f"{_CALENDAR} .flatpickr-day:not(.prevMonthDay):not(.nextMonthDay)",
            written="%B",
        )
    held = hands.page.input_value(_DATE)
    if held != values["day"]:
        raise RuntimeError(f"{held} is there, not {values['day']}")


def _rate(hands: Hands, values: Values) -> None:
    """Take the speed from the little list, or type it."""
    name = "Commit rate (Kbps)"
    hands.turn_to(name, _RATE)
    if hands.person.hand == "keyboard" or hands.person.detours:
        hands.write(text_field(name, values["kbps"], _RATE))
    else:
        rate = values["rate"]
        hands.choose_through(
            Field(name=name, location=FORM, value=rate, selector=f"{_SPEEDS} button"),
            [f"{_SPEEDS} a:text-is('{rate}')"],
        )
    held = hands.page.input_value(_RATE)
    if held != values["kbps"]:
        raise RuntimeError(f"{held} is there, not {values['kbps']}")


def _what(hands: Hands, values: Values) -> None:
    hands.write(text_field("Description", values["what"], "#id_description"))


def _company(hands: Hands, values: Values) -> None:
    choose(hands, "Tenant", values["company"], "#id_tenant")


def _note_in_form(hands: Hands, values: Values) -> None:
    hands.write(text_field("Note", values["note"], "#id_object_note"))


def _bring_in(hands: Hands, values: Values) -> None:
    """Say where it comes in; who takes the wrong room sees it and chooses again."""
    press(
        hands,
        "Add",
        'beside "Termination - A Side"',
        "main a[href*='term_side=A']",
    )
    if hands.person.id == "p03":
        choose(hands, "Location", HOUSE.format(values["other"]), "#id_location")
    choose(hands, "Location", HOUSE.format(values["room"]), "#id_location")
    send(hands, "Create", shows=values["room"])


def _note(hands: Hands, values: Values) -> None:
    open_tab(hands, "Notes", _NOTE)
    hands.write(text_field("Note", values["note"], _NOTE, "on the tab “Notes”"))
    press(hands, "Create", "below the note", "#createNote")
