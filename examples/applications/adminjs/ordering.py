"""How people order what the store runs out of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.adminjs.places import (
    FORM,
    apply,
    cell,
    choose,
    choose_day,
    choose_filter,
    create_new,
    field,
    go_to,
    listed,
    look,
    open_area,
    open_filters,
    open_row,
    save,
    save_in_vain,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LINES = 'below "Lines"'
_NUMBER = "input#number"
_OLD = "O-2601"


def order(hands: Hands, values: Values) -> bool:
    """See whether it is on its way, and fill in a new order."""
    _open_form(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [
        _number, _supplier, _expected, _status, _express, _lines, _place, _remark,
    ]  # fmt: skip
    if hands.person.order == "up":
        parts = [_contact, _place, _lines, _express, _status, _expected, _supplier]
    elif hands.person.hand == "keyboard":
        parts = [_number, _supplier, _ordered, _expected, _status, _express, _lines]
    elif hands.person.searches:
        parts = [_number, _supplier, _lines, _expected, _express, _status]
    elif hands.person.looks_around:
        parts = [
            _supplier,
            _number,
            _lines,
            _place,
            _remark,
            _status,
            _express,
            _expected,
        ]
    for part in parts:
        part(hands, values)
    if hands.person.order == "up":
        hands.write(field("Number", values["number"], "number"), send=True)
        listed(hands, "orders")
        return True
    look(hands, "reads it all once more")
    save(hands, "orders")
    return True


def forget_who_brings_it(hands: Hands, values: Values) -> bool:
    """Fill in most of it, be told that something is wrong, and go away."""
    open_area(hands, "Orders")
    create_new(hands, "orders")
    for part in (_number, _expected, _status, _lines):
        part(hands, values)
    save_in_vain(hands)
    open_area(hands, "Suppliers")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "orders", cell("O-2609"))
        go_to(hands, "orders/actions/new", _NUMBER)
        return
    if hands.person.detours:
        with hands.detour():
            open_area(hands, "Suppliers")
            look(hands, "looks through the suppliers")
    if hands.person.order == "up":
        open_area(hands, "Suppliers")
        open_row(hands, values["supplier"])
    open_area(hands, "Orders")
    if hands.person.id == "p03":
        _see_whether_it_comes(hands, values)
    elif hands.person.looks_around:
        look(hands, "sees whether it is on its way")
    create_new(hands, "orders")


def _see_whether_it_comes(hands: Hands, values: Values) -> None:
    """Leave only the orders in the list that one supplier has not brought yet."""
    open_filters(hands, "orders")
    letters = values["letters"]
    choose_filter(hands, "Supplier", values["supplier"], "supplierId", letters=letters)
    choose_filter(hands, "Status", "Sent", "status")
    apply(hands, "orders", _OLD, close=True)


def _number(hands: Hands, values: Values) -> None:
    hands.write(field("Number", values["number"], "number"))


def _supplier(hands: Hands, values: Values) -> None:
    """Choose in the list, or type a few letters; p03 takes the wrong one first."""
    if hands.person.id == "p03":
        choose(hands, "Supplier", values["wrong"], "supplierId")
    typed = hands.person.searches or hands.person.hand == "keyboard"
    letters = values["letters"] if typed else ""
    choose(hands, "Supplier", values["supplier"], "supplierId", letters=letters)


def _ordered(hands: Hands, values: Values) -> None:
    """Those who stay on the keys pass it, which brings up its calendar."""
    today = values["today"]
    box = "[data-testid=property-edit-orderedOn]"
    choose_day(hands, "Ordered On", today, today.replace("-", "/"), box)


def _expected(hands: Hands, values: Values) -> None:
    box = "[data-testid=property-edit-expectedOn]"
    choose_day(hands, "Expected On", values["day"], values["shown"], box)


def _status(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part like others)
    choose(hands, "Status", "Sent", "status")


def _express(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part like others)
    """Hit the box itself, or what stands beside it."""
    box = "[data-testid=property-edit-express]"
    inner = "input + a" if hands.person.looks_around else "label"
    hands.click("Express", "checkbox", FORM, f"{box} {inner}")


def _lines(hands: Hands, values: Values) -> None:
    """Write a line for each article; p03 adds one too many and takes it away."""
    lines = [values["first"], values["second"]]
    for index, line in enumerate(lines):
        _add_line(hands, index)
        hands.write(
            Field(
                name="Lines",
                location=f"{_LINES}, number {index + 1}",
                value=line,
                selector=_line(index),
            )
        )
    if hands.person.id == "p03":
        _add_line(hands, len(lines))
        surplus = _line(len(lines))
        bin_ = "[data-testid='lines.2'] button[data-testid=delete-item]"
        hands.click("bin", "icon", f"{_LINES}, beside number 3", bin_)
        hands.page.locator(surplus).wait_for(state="detached")


def _add_line(hands: Hands, index: int) -> None:
    add = "button[data-testid=lines-add]"
    hands.click("Add new item", "button", _LINES, add, shows=_line(index))


def _line(index: int) -> str:
    return f"input[id='lines.{index}']"


def _place(hands: Hands, values: Values) -> None:
    hands.write(field("Delivery Place", values["place"], "delivery.place"))


def _contact(hands: Hands, values: Values) -> None:
    hands.write(field("Delivery Contact", values["contact"], "delivery.contact"))


def _remark(hands: Hands, values: Values) -> None:
    hands.write(field("Remarks", values["remark"], "remarks"))
