"""How people let somebody leave the tour, and somebody else get on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ihatemoney.places import (
    BILL,
    FORM,
    HOME,
    add_participant,
    choose,
    filter_payer,
    go,
    link_document,
    look_back,
    open_options,
    open_tab,
    point_at_participant,
    press,
    search_bills,
    settle,
    text_field,
    write_day,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SUBMIT = f"{BILL} #submit"
_REGISTERED = "Settlement"
"""What a payment is called until somebody calls it something else."""


def replace(hands: Hands, values: Values) -> bool:
    """Register the payment, put its bill right, switch one off and let one in."""
    parts: list[Callable[[Hands, Values], None]] = [
        _register,
        _put_right,
        _switch_off,
        _let_in,
    ]
    if hands.person.order == "up":
        parts = [_let_in, _register, _put_right, _switch_off]
    for part in parts:
        part(hands, values)
    return True


def register_somebody_else(hands: Hands, values: Values) -> bool:
    """Take the line above, see in the bill whose it was, and leave it to others."""
    _open_settling(hands)
    _settle_line(hands, values["neighbour"])
    _open_bill(hands, values)
    hands.scroll("down", "sees who is ticked")
    press(hands, "Cancel", "a:has-text('Cancel')")
    return False


def _register(hands: Hands, values: Values) -> None:
    _open_settling(hands)
    hands.look_around("looks who owes what")
    _settle_line(hands, values["left"])


def _open_settling(hands: Hands) -> None:
    """Come to what everybody owes, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, f"{HOME}settle_bills")
        return
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "Statistics")
            hands.look_around("looks whether it is done there")
    open_tab(hands, "Settle")


def _settle_line(hands: Hands, name: str) -> None:
    line = f"#bill_table tr:has(td:first-child:text-is('{name}'))"
    press(hands, "Register settlement", f"{line} button", f'in the row of "{name}"')
    hands.wait_for("Settlement bill has been successfully added")


def _open_bill(hands: Hands, values: Values) -> None:
    """Find the bill that the registering made: it is among the newest."""
    if hands.person.hand == "keyboard":
        go(hands, HOME)
    else:
        open_tab(hands, "Bills")
    if hands.person.id == "p03":
        search_bills(hands, _REGISTERED)
    elif hands.person.order == "up":
        filter_payer(hands, values["left"])
    row = f"#bill_table tr:has(td:text-is('{_REGISTERED}'))"
    place = f'in the row "{_REGISTERED}"'
    hands.click("edit", "icon", place, f"{row} a.edit", leads_on=True)
    settle(hands)


def _put_right(hands: Hands, values: Values) -> None:
    """Give the bill its day, its words and its document."""
    _open_bill(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [_day, _what, _kind, _statement]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    look_back(hands)
    if hands.person.hand != "keyboard":
        press(hands, "Submit", _SUBMIT)
    hands.wait_for("The bill has been modified")
    settle(hands)


def _day(hands: Hands, values: Values) -> None:
    write_day(hands, "When?", values["day"], f"{BILL} #date")


def _what(hands: Hands, values: Values) -> None:
    hands.write(text_field("What?", values["what"], f"{BILL} #what"))


def _kind(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    """Take it for an expense, see that this is wrong, and take it back."""
    if hands.person.id == "p03":
        open_options(hands)
        for kind in ("Expense", "Reimbursement"):
            choose(hands, "Bill Type", kind, f"{BILL} #bill_type")


def _statement(hands: Hands, values: Values) -> None:
    """Say where the statement lies; who stays on the keyboard ends with that."""
    link_document(hands, values["statement"], send=hands.person.hand == "keyboard")


def _switch_off(hands: Hands, values: Values) -> None:
    """Take somebody off the list, which asks whether that is meant."""
    name = values["left"]
    line = point_at_participant(hands, name)
    place = f'in the line of "{name}" on the left'
    off = f"{line} .delete button"
    hands.click("deactivate", "button", place, off, shows=f"{off}.confirm")
    press(hands, "you sure?", off, place)
    hands.wait_for(f"Participant '{name}' has been deactivated")


def _let_in(hands: Hands, values: Values) -> None:
    """Add somebody, and say how much of a share they pay."""
    name = values["new"]
    add_participant(hands, name)
    line = point_at_participant(hands, name)
    place = f'in the line of "{name}" on the left'
    press(hands, "edit", f"{line} .edit button", place)
    weight = text_field("Weight", values["weight"], "#weight", FORM)
    hands.write(weight, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        press(hands, "Save", "main button:text-is('Save')")
    hands.wait_for(f"Participant '{name}' has been modified")
    settle(hands)
