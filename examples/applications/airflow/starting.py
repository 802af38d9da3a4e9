"""How people start the job that tells everybody of a diversion."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.airflow.places import (
    FORM,
    choose,
    go,
    open_job,
    press,
    settle,
    text_field,
    write_note,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_JOB = "diversion_notices"
_SWITCH = "tr:has(#element_texts) .switch"
_ICON = "span.input-group-addon:has(+ #element_first_day)"


def start(hands: Hands, values: Values) -> bool:
    """Start the job with all that it asks, and note who wanted it."""
    _open_form(hands)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    _trigger(hands)
    write_note(hands, "DAG Run Notes", values["note"])
    return True


def forget_half_of_it(hands: Hands, values: Values) -> bool:
    """Start the job without saying from when, and what the passengers are told."""
    _open_form(hands)
    for part in (_texts, _sheets, _depots, _line):
        part(hands, values)
    _trigger(hands)
    return False


def _open_form(hands: Hands) -> None:
    """Come to what the job asks, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, f"/dags/{_JOB}/grid")
    elif hands.person.order == "up":
        tag = f"tr:has(strong:text-is('{_JOB}')) a.label:has-text('By hand')"
        place = f'below "{_JOB}" in the list'
        hands.click("By hand", "link", place, tag, leads_on=True)
        settle(hands)
        open_job(hands, _JOB)
    elif hands.person.searches:
        hands.write(text_field("Search DAGs", "notic", "#dag_query", "above the list"))
        hands.click(
            _JOB,
            "link",
            "below the search",
            f"ul.typeahead a:has-text('{_JOB}')",
            record=True,
            leads_on=True,
        )
        settle(hands)
    else:
        if hands.person.detours:
            _look_elsewhere(hands)
        open_job(hands, _JOB)
    hands.click(
        "Trigger DAG",
        "icon",
        "at the top right",
        "a[aria-label='Trigger DAG']",
        leads_on=True,
    )
    settle(hands)


def _look_elsewhere(hands: Hands) -> None:
    """Look into another job, come back, and shorten the list."""
    with hands.detour():
        open_job(hands, "season_ticket_letters")
        hands.look_around("looks what it does")
        hands.back()
        settle(hands)
    tags = "select:has(option:text-is('Passengers'))"
    place = "above the list"
    name = "Filter DAGs by tag"
    choose(hands, name, "Passengers", tags, place=place, several=True)
    hands.page.wait_for_url("**tags=*")
    settle(hands)


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    parts = [_line, _day, _depots, _sheets, _wording, _texts]
    if hands.person.order == "up":
        parts.reverse()
    return parts


def _line(hands: Hands, values: Values) -> None:
    """Choose the line; who takes the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Line", values["other"], "#element_line")
    choose(hands, "Line", values["line"], "#element_line")


def _day(hands: Hands, values: Values) -> None:
    """Take the day from the calendar, or type it."""
    if hands.person.hand == "keyboard" or hands.person.order == "up":
        hands.write(text_field("First day", values["day"], "#element_first_day"))
        return
    hands.choose_day(
        Field(name="First day", location=FORM, value=values["day"], selector=_ICON),
        date.fromisoformat(values["day"]),
        month=".datepicker-days th.picker-switch",
        onward=".datepicker-days th.next",
        days=".datepicker-days td.day:not(.old):not(.new)",
    )


def _depots(hands: Hands, values: Values) -> None:
    for name in (values["first"], values["second"]):
        choose(hands, "Depots to tell", name, "#element_depots", several=True)


def _sheets(hands: Hands, values: Values) -> None:
    name = "Sheets for each stop"
    hands.write(text_field(name, values["sheets"], "#element_sheets"))


def _wording(hands: Hands, values: Values) -> None:
    hands.write(text_field("Wording", values["wording"], "#element_wording"))


def _texts(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    hands.click("Send text messages", "checkbox", FORM, _SWITCH)


def _trigger(hands: Hands) -> None:
    press(hands, "Trigger", "button:text-is('Trigger')", "below the form")
    hands.page.locator("button:has-text('Add Note')").wait_for()
    hands.page.wait_for_timeout(500)
