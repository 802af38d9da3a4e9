"""How people enter what a shop has told them on the telephone."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.helpdesk.cases import REFUSED
from examples.applications.helpdesk.places import (
    FORM,
    choose,
    go,
    open_page,
    press,
    search,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DUE = "Due on (Optional)"
_DIALOG = "#createChecklistModal.show"


def tell(hands: Hands, values: Values) -> bool:
    """Fill in what is broken, send it, and give it a list of checks."""
    _open_form(hands, values)
    _fill_in(hands, values, _day)
    if hands.person.looks_around:
        hands.scroll("up", "checks what is filled in")
    _submit(hands)
    _add_checks(hands, values)
    return True


def write_the_day_our_way(hands: Hands, values: Values) -> bool:
    """Type the day as it is written here, be told so, and leave."""
    _open_form(hands, values)
    _fill_in(hands, values, _wrong_day)
    _submit(hands)
    hands.wait_for("Enter a valid date/time.")
    hands.scroll("down", "looks for what is wrong")
    open_page(hands, "Dashboard")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty form; some look first whether it has been told before."""
    if hands.person.hand == "keyboard":
        go(hands, "/tickets/submit/")
        return
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "All Tickets")
            hands.look_around("looks whether it has been told before")
    elif hands.person.searches:
        with hands.detour():
            search(hands, values["title"])
            hands.wait_for("No Tickets Match Your Selection")
    open_page(hands, "New Ticket")


def _fill_in(
    hands: Hands, values: Values, day: Callable[[Hands, Values], None]
) -> None:
    """Work through the form in the person's order."""
    parts: Sequence[Callable[[Hands, Values], None]] = (
        _queue,
        _trouble,
        _priority,
        day,
        _mail,
        _owner,
        _shop,
        _stops,
    )
    for part in reversed(parts) if hands.person.order == "up" else parts:
        part(hands, values)


def _queue(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":
        choose(hands, "Queue", values["other"], "#id_queue")
    choose(hands, "Queue", values["queue"], "#id_queue")


def _trouble(hands: Hands, values: Values) -> None:
    hands.fill(
        (
            text_field("Summary of the problem", values["title"], "#id_title"),
            text_field("Description of your issue", values["what"], "#id_body"),
        )
    )


def _priority(hands: Hands, values: Values) -> None:
    choose(hands, "Priority", values["priority"], "#id_priority")


def _day(hands: Hands, values: Values) -> None:
    """Take the day from the calendar, or type it and leave the calendar alone."""
    if hands.person.hand == "keyboard":
        hands.write(_due(values["day"]))
    else:
        hands.choose_day(
            _due(f"{values['day']} 00:00:00"),
            date.fromisoformat(values["day"]),
            month=".ui-datepicker-title",
            onward=".ui-datepicker-next",
            days="#ui-datepicker-div td a",
        )
    hands.page.locator("#ui-datepicker-div").wait_for(state="hidden")


def _wrong_day(hands: Hands, _values: Values) -> None:
    hands.write(_due(REFUSED))
    hands.page.locator("#ui-datepicker-div").wait_for(state="hidden")


def _due(value: str) -> Field:
    return Field(
        name=_DUE, location=FORM, value=value, selector="#id_due_date", opens=True
    )


def _mail(hands: Hands, values: Values) -> None:
    name = "Submitter E-Mail Address (Optional)"
    hands.write(text_field(name, values["mail"], "#id_submitter_email"))


def _owner(hands: Hands, values: Values) -> None:
    choose(hands, "Case owner (Optional)", values["owner"], "#id_assigned_to")


def _shop(hands: Hands, values: Values) -> None:
    choose(hands, "Shop (Optional)", values["shop"], "#id_custom_shop")


def _stops(hands: Hands, _values: Values) -> None:
    name = "Stops us from selling (Optional)"
    hands.click(name, "checkbox", FORM, "#id_custom_stops")


def _submit(hands: Hands) -> None:
    button = "form button:has-text('Submit Ticket')"
    press(hands, "Submit Ticket", "below the form", button)


def _add_checks(hands: Hands, values: Values) -> None:
    """Take one of the ready-made lists, and keep it as it is."""
    place = 'in the dialog "Add a new checklist"'
    hands.click(
        "Create",
        "icon",
        'a plus beside "Checklists"',
        "a[data-bs-target='#createChecklistModal']",
        shows=f"{_DIALOG} #id_checklist_template",
    )
    hands.page.wait_for_timeout(500)  # it comes down
    if hands.person.order == "up":
        hands.write(
            text_field("Name", values["checklist"], f"{_DIALOG} #id_name", place)
        )
    template = f"{_DIALOG} #id_checklist_template"
    choose(hands, "Template", values["checklist"], template, place)
    press(hands, "Add", place, f"{_DIALOG} button[type=submit]")
    save = "form button:has-text('Save')"
    press(hands, "Save", 'below "Edit Checklist"', save)
    hands.wait_for(values["checklist"])
