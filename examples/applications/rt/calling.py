"""How people write down what a resident rings up about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.rt.places import (
    FORM,
    choose_resident,
    editable,
    fill_in,
    from_list,
    go_home,
    in_form,
    message,
    open_queue,
    open_record,
    open_tab,
    send,
    settle,
    take_entry,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_OWN = "Custom Fields"
_DAYS = ".ui-datepicker-calendar td:not(.ui-datepicker-other-month) a"
_QUICK = "form:has(input[name=QuickCreate])"


def call(hands: Hands, values: Values) -> bool:
    """Make a new ticket of it, in one form or in two."""
    if hands.person.id == "p05":
        _make_quickly(hands, values)
        return True
    _begin(hands, values)
    _who_and_what(hands, values)
    if hands.person.hand == "keyboard":
        fill_in(hands, message(values["text"]))
        _home_of(hands, values)
    else:
        _home_of(hands, values)
        fill_in(hands, message(values["text"]))
    _details(hands)
    _urgency(hands, values)
    _day(hands, values)
    if hands.person.detours:
        with hands.detour():
            _switch(hands, "Basics", "#Requestors-selectized")
            hands.look_around("reads it all once more")
    send(hands, "Create")
    hands.wait_for(f"created in queue '{values['queue']}'")
    return True


def call_in_words(hands: Hands, values: Values) -> bool:
    """Write the number of the flat in words, be told that, and leave."""
    _begin(hands, values)
    _who_and_what(hands, values)
    _home_of(hands, {**values, "flat": "ground floor"})
    fill_in(hands, message(values["text"]))
    send(hands, "Create")
    hands.wait_for("Flat: Input must match")
    editable(hands)
    go_home(hands)
    return False


def _begin(hands: Hands, values: Values) -> None:
    """Come to the empty form of the queue, each person another way."""
    if hands.person.hand == "keyboard":
        root = "/".join(hands.page.url.split("/")[:3])
        hands.go(f"{root}/Ticket/Create.html")
    elif hands.person.id == "p03":
        take_entry(
            hands,
            ("Homepage", "#home"),
            name="Create Ticket",
            entry="#home-create_ticket",
        )
    else:
        if hands.person.detours:
            with hands.detour():
                open_queue(hands, values["queue"])
                hands.look_around("looks whether it is there already")
        hands.click(
            "Create new ticket",
            "button",
            "at the very top of the page",
            "#CreateTicketInQueue input[type=submit]",
            leads_on=True,
        )
    editable(hands)
    queue = from_list("Queue", values["queue"], "Queue", below="Basics")
    shown = hands.page.locator(queue.selector).filter(visible=True).first
    if shown.get_attribute("title") == values["queue"]:
        return
    with hands.page.expect_navigation():
        hands.choose(queue)
    editable(hands)


def _who_and_what(hands: Hands, values: Values) -> None:
    subject = in_form("Subject", values["subject"], "#body input[name=Subject]")
    if hands.person.searches:
        fill_in(hands, subject)
        choose_resident(hands, values)
    else:
        choose_resident(hands, values)
        fill_in(hands, subject)


def _home_of(hands: Hands, values: Values) -> None:
    """Say where it is, how to get in, and who sees to it."""
    fill_in(hands, from_list("Owner", values["owner"], "Owner", below="Basics"))
    fill_in(hands, *_flat(values, prefix="Object-RT::Ticket-"))


def _flat(values: Values, *, prefix: str) -> tuple[Field, ...]:
    house = f"{prefix}-CustomField-2-Values"
    return (
        from_list("House", values["house"], house, below=_OWN),
        in_form("Flat", values["flat"], f"[name='{prefix}-CustomField-3-Value']"),
        Field(
            name=values["access"],
            location=f'{FORM}, beside "Access"',
            value="",
            selector=f"[name='{prefix}-CustomField-4-Values']"
            f"[value='{values['access']}']",
            kind="checkbox",
        ),
    )


def _details(hands: Hands) -> None:
    _switch(hands, "Details", "#Due")


def _switch(hands: Hands, name: str, shows: str) -> None:
    """Go to the other half of the form."""
    hands.click(
        name,
        "tab",
        "in the row of tabs at the top right",
        f"#page-navigation a:text-is('{name}')",
        shows=shows,
    )
    settle(hands)


def _urgency(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        fill_in(hands, _priority("High"))
    fill_in(hands, _priority(values["priority"]))


def _priority(name: str) -> Field:
    return from_list("Priority", name, "InitialPriority", below="The Basics")


def _day(hands: Hands, values: Values) -> None:
    """Type the day, or take it from the calendar that opens below the field."""
    if hands.person.searches or hands.person.hand == "keyboard":
        fill_in(hands, in_form("Due", values["day"], "#Due", opens=True))
        return
    hands.choose(
        Field(
            name="Due",
            location=f'{FORM}, below "Dates"',
            value=values["day"].split("-")[-1].lstrip("0"),
            selector="#Due",
            kind="dropdown",
            options=_DAYS,
            letters="",
        )
    )
    hands.steps[-1].value = hands.page.locator("#Due").input_value()
    hands.click(
        "Done", "button", "at the end of the calendar", "button.ui-datepicker-close"
    )
    hands.page.locator("#ui-datepicker-div").wait_for(state="hidden")


def _make_quickly(hands: Hands, values: Values) -> None:
    """Use the short form on the first page, and say the rest when it is there."""
    below = "Quick ticket creation"
    fill_in(
        hands,
        in_form("Content", values["text"], f"{_QUICK} textarea", below=below),
    )
    choose_resident(hands, values)
    fill_in(
        hands,
        in_form(
            "Subject", values["subject"], f"{_QUICK} input[name=Subject]", below=below
        ),
        from_list("Queue", values["queue"], "Queue", below=below),
        from_list("Owner", "Nobody", "Owner", below=below),
    )
    send(hands, "Create", f"{_QUICK} input[type=submit]")
    hands.wait_for(f"created in queue '{values['queue']}'")
    open_record(
        hands, values["subject"], 'in the list below "10 newest unowned tickets"'
    )
    open_tab(hands, "Jumbo")
    editable(hands)
    number = hands.page.url.split("id=")[-1].split("&")[0]
    fill_in(
        hands,
        from_list("Owner", values["owner"], "Owner", below=f"Modify ticket #{number}"),
        from_list(
            "Priority", values["priority"], "Priority", below=f"Modify ticket #{number}"
        ),
        *_flat(values, prefix=f"Object-RT::Ticket-{number}"),
        in_form("Due", values["day"], "#Due_Date", below="Dates", opens=True),
    )
    send(hands, "Save Changes")
    hands.wait_for(f"changed from Nobody to {values['owner'].split()[0].lower()}")
