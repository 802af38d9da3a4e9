"""How people let a contract go on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from examples.applications.adminjs.places import (
    FILTERS,
    TABLE,
    apply,
    cell,
    choose,
    choose_day,
    choose_filter,
    edit_in_list,
    edit_shown,
    field,
    filtered,
    go_to,
    listed,
    look,
    open_area,
    open_filters,
    open_row,
    row,
    save,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_KEYS = 'below "Key Holders"'
_ELSE = "C-109"


def extend(hands: Hands, values: Values) -> bool:
    """Find the contract, change what was agreed on, and save it."""
    _open_form(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [
        _ends, _visits, _fee, _holder, _conditions,
    ]  # fmt: skip
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.looks_around:
        parts = [_conditions, _holder, _ends, _fee, _visits]
    elif hands.person.searches:
        parts = [_fee, _visits, _ends, _conditions, _holder]
    for part in parts:
        part(hands, values)
    look(hands, "reads it all once more")
    save(hands, "contracts")
    return True


def leave_it_unsaved(hands: Hands, values: Values) -> bool:
    """Change a part of it, look up the customer, and have lost what was changed."""
    open_area(hands, "Contracts")
    open_row(hands, values["number"])
    edit_shown(hands)
    for part in (_fee, _visits):
        part(hands, values)
    open_area(hands, "Customers")
    open_row(hands, values["customer"])
    hands.back()
    listed(hands, "customers")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Find the contract, each person another way, and open it for changes."""
    number = values["number"]
    if hands.person.hand == "keyboard":
        go_to(hands, "contracts", cell(number))
        open_filters(hands, "contracts")
        box = "[data-testid=property-filter-number] input"
        hands.write(
            Field(name="Number", location=FILTERS, value=number, selector=box),
            send=True,
        )
        filtered(hands, _ELSE)
        open_row(hands, number)
        edit_shown(hands)
    elif hands.person.order == "up":
        _come_through_a_visit(hands, values)
    elif hands.person.searches:
        open_area(hands, "Contracts")
        open_filters(hands, "contracts")
        box = "[data-testid=property-filter-endsOn] label:has-text('To:') + section"
        choose_day(hands, "To", "2026-12-31", "2026/12/31", box)
        apply(hands, "contracts", _ELSE, close=True)
        edit_in_list(hands, number)
    elif hands.person.looks_around:
        with hands.detour():
            open_area(hands, "Customers")
        open_area(hands, "Contracts")
        look(hands, "looks through the contracts")
        edit_in_list(hands, number)
    else:
        open_area(hands, "Contracts")
        open_filters(hands, "contracts")
        choose_filter(hands, "Customer", values["customer"], "customerId")
        apply(hands, "contracts", _ELSE)
        open_row(hands, number)
        edit_shown(hands)


def _come_through_a_visit(hands: Hands, values: Values) -> None:
    open_area(hands, "Visits")
    hands.click(
        values["number"],
        "link",
        f'{TABLE}, in the row "{values["visit"]}"',
        f"{row(values['visit'])} [data-testid=property-list-contractId] a",
        record=True,
        shows="[data-testid=property-show-conditions]",
    )
    settle(hands)
    edit_shown(hands)


def _ends(hands: Hands, values: Values) -> None:
    box = "[data-testid=property-edit-endsOn]"
    choose_day(hands, "Ends On", values["day"], values["shown"], box)


def _fee(hands: Hands, values: Values) -> None:
    hands.write(field("Fee", values["fee"], "fee"))


def _visits(hands: Hands, values: Values) -> None:
    """Choose how often somebody comes; p03 takes the wrong one first."""
    if hands.person.id == "p03":
        choose(hands, "Visits", values["wrong"], "visits")
    choose(hands, "Visits", values["visits"], "visits")


def _holder(hands: Hands, values: Values) -> None:
    box = "input[id='keyHolders.1']"
    add = "button[data-testid=keyHolders-add]"
    hands.click("Add new item", "button", _KEYS, add, shows=box)
    hands.write(
        Field(
            name="Key Holders",
            location=f"{_KEYS}, number 2",
            value=values["holder"],
            selector=box,
        )
    )


def _conditions(hands: Hands, values: Values) -> None:
    """Write one more paragraph below what is there."""
    one = field("Conditions", f"\n{values['agreed']}", "conditions")
    hands.write(replace(one, keeps=True))
