"""How people hand over the tickets of a colleague who is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.rt.places import (
    editable,
    fill_in,
    from_list,
    go_home,
    in_form,
    message,
    open_new_search,
    open_queue,
    open_tab,
    search,
    send,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CRITERIA = "Add Criteria"
_MANY = "Update multiple tickets"
_QUEUES = ".bootstrap-select:has(> select.select-queue) > button"


def hand_over(hands: Hands, values: Values) -> bool:
    """Find the tickets, and change all but one of them at once."""
    _find(hands, values)
    open_tab(hands, "Bulk Update")
    editable(hands)
    if hands.person.order == "up":
        _say_why(hands, values)
        _change(hands, values)
        _leave_out(hands, values)
    else:
        _leave_out(hands, values)
        _change(hands, values)
        _say_why(hands, values)
    if hands.person.detours:
        hands.look_around("looks through it all once more")
    last = "below the list" if hands.person.order == "up" else "below the form"
    nth = 0 if hands.person.order == "up" else 1
    hands.click(
        "Update",
        "button",
        last,
        f"#body input[type=submit][value=Update] >> nth={nth}",
        leads_on=True,
    )
    settle(hands)
    hands.wait_for(f"Owner changed from {values['account']} to")
    return True


def find_nothing(hands: Hands, values: Values) -> bool:
    """Take the wrong queue, find nothing, look at the search, and give up."""
    open_new_search(hands)
    _criteria(hands, values, queue="Keys")
    hands.wait_for("Found 0 tickets")
    open_tab(hands, "Edit Search")
    open_tab(hands, "Advanced")
    go_home(hands)
    return False


def _find(hands: Hands, values: Values) -> None:
    """Search for what the colleague has in the queue, each person another way."""
    if hands.person.hand == "keyboard" or hands.person.id == "p03":
        search(hands, f"owner:{values['account']} queue:{values['queue']}")
    elif hands.person.id == "p05":
        open_new_search(hands)
        open_tab(hands, "Advanced")
        query = f"Owner = '{values['account']}' AND Queue = '{values['queue']}'"
        fill_in(hands, in_form("Query", query, "textarea[name=Query]"))
        send(hands, "Apply")
        open_tab(hands, "Show Results")
    elif hands.person.detours:
        with hands.detour():
            open_queue(hands, "Neighbours")
            hands.look_around("sees that it is the wrong one")
            hands.back()
            settle(hands)
        open_queue(hands, values["queue"])
        hands.look_around("looks who has what")
        open_tab(hands, "Edit Search")
        fill_in(hands, _owner(values))
        send(hands, "Add these terms and Search", "#DoSearch")
    else:
        open_new_search(hands)
        _criteria(hands, values, queue=values["queue"])
    hands.wait_for(values["waits"])


def _criteria(hands: Hands, values: Values, *, queue: str) -> None:
    in_queue = Field(
        name="Queue",
        location=f'in the form, below "{_CRITERIA}"',
        value=queue,
        selector=_QUEUES,
        kind="dropdown",
        options=".bootstrap-select.show .dropdown-menu li a",
        letters="",
    )
    fill_in(hands, in_queue, _owner(values))
    send(hands, "Add these terms and Search", "#DoSearch")


def _owner(values: Values) -> Field:
    return from_list("Owner", values["away"], "ValueOfActor", below=_CRITERIA)


def _leave_out(hands: Hands, values: Values) -> None:
    """Take the tick off the one that can wait."""
    row = f"tbody:has(a:text-is('{values['waits']}'))"
    hands.click(
        values["waits"],
        "checkbox",
        "in the list, at the beginning of the row",
        f"{row} input[name=UpdateTicket]",
        record=True,
    )


def _change(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        fill_in(hands, _new_owner(values["other"]))
    fields = (
        _new_owner(values["owner"]),
        from_list("Make priority", values["priority"], "Priority", below=_MANY),
        in_form("Make date Due", values["day"], "#Due_Date", below=_MANY, opens=True),
    )
    fill_in(hands, *fields)


def _new_owner(name: str) -> Field:
    return from_list("Make Owner", name, "Owner", below=_MANY)


def _say_why(hands: Hands, values: Values) -> None:
    below = "Add comments or replies to selected tickets"
    fill_in(
        hands,
        in_form("Subject", values["subject"], "input[name=UpdateSubject]", below=below),
        message(values["text"]),
    )
