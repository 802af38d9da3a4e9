"""How people enter that a parcel has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.nocobase.fields import (
    choose,
    choose_two,
    mark,
    part,
    set_moment,
    text_field,
    tick,
)
from examples.applications.nocobase.places import (
    FORM,
    SHEET,
    TABLE,
    edit,
    go_to,
    open_page,
    settle,
    submit,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ABOVE = ".nb-block-grid form"
_ROW = "tr.ant-table-row:has-text('{}')"
_LAST = f"{SHEET} tbody tr.ant-table-row:last-child td:nth-child({{}}) input"


def receive(hands: Hands, values: Values) -> bool:
    """Find the order, open it, say what came, and send it."""
    _open_list(hands)
    _shorten(hands, values)
    edit(hands, values["order"])
    for one in _parts(hands):
        one(hands, values)
    submit(hands)
    if hands.person.order != "up":  # what has arrived is not among what was asked for
        hands.click("Reset", "button", TABLE, f"{_ABOVE} button:has-text('Reset')")
    row = _ROW.format(values["order"])
    arrived = hands.page.locator(f"{row}:has-text('{values['day']}')")
    arrived.filter(visible=True).first.wait_for()
    return True


def send_it_back(hands: Hands, values: Values) -> bool:
    """Say of the order that it went back, and send that."""
    go_to(hands, "Orders")
    _shorten(hands, values)
    edit(hands, values["order"])
    mark(hands, "State", "Sent back")
    _note(hands, values)
    submit(hands)
    return False


def _open_list(hands: Hands) -> None:
    """Come to the list, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "Orders")
        return
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Visits")
            hands.look_around("looks whether parcels are in there")
    open_page(hands, "Orders")


def _shorten(hands: Hands, values: Values) -> None:
    """Leave what may be meant: by its number, or by supplier and state."""
    if hands.person.order == "up":
        box = part("Order", "input", _ABOVE)
        name = values["order"]
        hands.write(Field(name="Order", location=TABLE, value=name, selector=box))
    else:
        if hands.person.id == "p03":
            choose(hands, "Supplier", values["other"], _ABOVE)
        choose(hands, "Supplier", values["supplier"], _ABOVE)
        choose(hands, "State", "On its way", _ABOVE)
    hands.click("Filter", "button", TABLE, f"{_ABOVE} button:has-text('Filter')")
    gone = hands.page.locator(_ROW.format("O-311"))
    gone.filter(visible=True).first.wait_for(state="detached")
    settle(hands)


def _parts(hands: Hands) -> Sequence[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    parts = [_state, _day, _note, _complete, _place, _line]
    if hands.person.order == "up":
        return parts[::-1]
    if hands.person.detours:
        return [parts[n] for n in (2, 1, 0, 5, 4, 3)]
    return parts


def _state(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    mark(hands, "State", "Arrived")


def _day(hands: Hands, values: Values) -> None:
    set_moment(hands, "Arrived on", values["day"])


def _note(hands: Hands, values: Values) -> None:
    hands.write(text_field("Delivery note", values["note"]))


def _complete(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    tick(hands, "Complete")


def _place(hands: Hands, values: Values) -> None:
    choose_two(hands, "Put away in", [values["first"], values["second"]])


def _line(hands: Hands, values: Values) -> None:
    """Add a line to the parts."""
    rows = hands.page.locator(f"{SHEET} tbody tr.ant-table-row")
    number = rows.count()
    add = f"{SHEET} :is(a, button, span):has-text('Add new')"
    hands.click("Add new", "button", 'below "Parts"', add)
    rows.nth(number).wait_for()
    hands.page.wait_for_timeout(300)
    columns = [("Part", "part", 2), ("How many", "count", 3)]
    if hands.person.order == "up":
        columns.reverse()
    for name, key, column in columns:
        box = _LAST.format(column)
        place = f'{FORM}, in the last line of "Parts"'
        hands.write(Field(name=name, location=place, value=values[key], selector=box))
