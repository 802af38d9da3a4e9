"""How people get a round of testing ready."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.kiwitcms.cases import NOBODY
from examples.applications.kiwitcms.places import (
    FORM,
    choose,
    go,
    look_for,
    open_menu,
    open_plan,
    open_record,
    send,
    text_field,
    use_list,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CALENDAR = ".bootstrap-datetimepicker-widget .datepicker-days"
_TESTS = 'in the list "Test cases"'


def plan(hands: Hands, values: Values) -> bool:
    """Tick what is done this time, and say who does it, with what, when and where."""
    _open_plan(hands, values)
    _tick(hands, values)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    send(hands, "#test_run_pk")
    for test in (values["first"], values["second"]):
        summary = test.split(": ", maxsplit=1)[1]
        hands.page.locator(
            f".test-execution-info-link:has-text('{summary}')"
        ).wait_for()
    return True


def name_a_stranger(hands: Hands, values: Values) -> bool:
    """Name a tester who has no account, be told so, and leave."""
    open_menu(hands, "SEARCH", "Search Test Plans")
    open_plan(hands, values["plan"])
    _tick(hands, values)
    _summary(hands, values)
    hands.write(text_field("Default tester", NOBODY, "#id_default_tester"))
    _build(hands, values)
    send(hands, ".errorlist:has-text('Unknown user')")
    hands.look_around("looks for what is wrong")
    hands.back()
    return False


def _open_plan(hands: Hands, values: Values) -> None:
    """Come to the plan, each person another way."""
    person = hands.person
    if person.order == "up":
        open_menu(hands, "SEARCH", "Search Test Runs")
        look_for(hands, "Summary", values["older"], "#id_summary")
        link = f"#resultsTable tr:has-text('{values['older']}') a:has-text('TP-')"
        open_record(hands, values["listed"], link, 'in the table, below "Test plan"')
        return
    if person.hand == "keyboard":
        go(hands, "/plan/search/")
        look_for(hands, "Name", values["words"], "#id_name")
    else:
        if person.detours:
            with hands.detour():
                open_menu(hands, "TESTING", "New Test Run")
                hands.look_around("looks where the tests are chosen")
        open_menu(hands, "SEARCH", "Search Test Plans")
        if person.searches:
            look_for(hands, "Name", values["words"], "#id_name")
    open_plan(hands, values["plan"])


def _tick(hands: Hands, values: Values) -> None:
    """Tick the tests of this round and go on to its form; some look for them first."""
    tests = [values["first"], values["second"]]
    if hands.person.id == "p03":
        word = values["second"].rsplit(" ", maxsplit=1)[1]
        above = "above the tests"
        hands.write(text_field("Search", word, "#toolbar-filter", above))
    if hands.person.order == "up":
        tests.reverse()
    for test in tests:
        row = f".js-testcase-row:has(a:text-is('{test}'))"
        box = f"{row} input[type=checkbox]"
        hands.click(test, "checkbox", _TESTS, box, record=True)
    use_list(hands, "New Test Run", "#testCaseActions")


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    if hands.person.order == "up":
        return [_note, _place, _stop, _start, _build, _tester, _summary]
    if hands.person.detours:
        return [_start, _stop, _place, _note, _summary, _build, _tester]
    return [_summary, _tester, _build, _start, _stop, _place, _note]


def _summary(hands: Hands, values: Values) -> None:
    hands.write(text_field("Summary", values["summary"], "#id_summary"))


def _tester(hands: Hands, values: Values) -> None:
    hands.write(text_field("Default tester", values["tester"], "#id_default_tester"))


def _build(hands: Hands, values: Values) -> None:
    """Choose the build; who takes the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Build", values["other"], "#id_build")
    choose(hands, "Build", values["build"], "#id_build")


def _start(hands: Hands, values: Values) -> None:
    _day(hands, "Planned start", values["start"], "#id_planned_start")


def _stop(hands: Hands, values: Values) -> None:
    _day(hands, "Planned stop", values["stop"], "#id_planned_stop")


def _day(hands: Hands, name: str, day: str, selector: str) -> None:
    """Choose the day in the calendar; who takes the keyboard types it over today's."""
    field = Field(
        name=name, location=FORM, value=day, selector=selector, opens=True, clicks=2
    )
    if hands.person.hand == "keyboard":
        hands.write(field)
    else:
        hands.choose_day(
            field,
            date.fromisoformat(day),
            month=f"{_CALENDAR} .picker-switch",
            onward=f"{_CALENDAR} th.next",
            days=f"{_CALENDAR} td.day:not(.old):not(.new)",
        )
    held = hands.page.input_value(selector)
    if held != day:
        raise RuntimeError(f"{name} holds {held!r}, not {day!r}")


def _place(hands: Hands, values: Values) -> None:
    choose(hands, "Environment", values["place"], "#id_environment")


def _note(hands: Hands, values: Values) -> None:
    hands.write(text_field("Notes", values["note"], "#id_notes"))
