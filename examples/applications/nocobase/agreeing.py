"""How people enter a visit that was agreed on the telephone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.nocobase.fields import (
    choose,
    choose_two,
    look_up,
    mark,
    set_moment,
    text_field,
    tick,
)
from examples.applications.nocobase.places import (
    STILL,
    TABLE,
    go_to,
    open_page,
    open_tab,
    press,
    submit,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = "button:has-text('New visit')"
_WEEK = ".rbc-calendar"


def agree(hands: Hands, values: Values) -> bool:
    """Open the empty form, fill it in, send it, and see it among the others."""
    _open_form(hands)
    for one in _parts(hands):
        one(hands, values)
    submit(hands)
    if hands.person.order == "up":
        open_tab(hands, "List", _NEW)
    hands.wait_for(values["name"])
    return True


def be_called_away(hands: Hands, values: Values) -> bool:
    """Fill in half of it, and close it without sending it."""
    open_page(hands, "Visits")
    press(hands, "New visit", TABLE, _NEW)
    for one in (_name, _customer, _work):
        one(hands, values)
    sure = ".ant-modal-confirm button:has-text('Confirm')"
    hands.press("Escape", "closes the form", shows=sure)
    hands.page.locator(sure).evaluate(STILL)
    hands.click("Confirm", "button", "in the question that came", sure)
    hands.page.locator(".ant-drawer-open").wait_for(state="hidden")
    return False


def _open_form(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "Visits")
        press(hands, "New visit", TABLE, _NEW)
        return
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Orders")
            hands.look_around("looks whether visits are in there")
    open_page(hands, "Visits")
    if hands.person.order == "up":
        open_tab(hands, "Calendar", _WEEK)
        add = "button:has-text('Add new')"
        press(hands, "Add new", "above the calendar", add)
    else:
        press(hands, "New visit", TABLE, _NEW)


def _parts(hands: Hands) -> Sequence[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    parts = [
        _name,
        _customer,
        _work,
        _tuner,
        _starts,
        _ends,
        _bring,
        _key,
        _remark,
    ]
    if hands.person.order == "up":
        return parts[::-1]
    if hands.person.detours:
        return [parts[n] for n in (1, 0, 2, 4, 5, 3, 8, 6, 7)]
    return parts


def _name(hands: Hands, values: Values) -> None:
    hands.write(text_field("What for", values["name"]))


def _customer(hands: Hands, values: Values) -> None:
    look_up(hands, "Customer", values["customer"])


def _work(hands: Hands, values: Values) -> None:
    """Take the kind of work; who takes a wrong one sees it and takes another."""
    if hands.person.id == "p03":
        choose(hands, "Work", values["other"])
    choose(hands, "Work", values["work"])


def _tuner(hands: Hands, values: Values) -> None:
    mark(hands, "Tuner", values["tuner"])


def _starts(hands: Hands, values: Values) -> None:
    set_moment(hands, "Begins", values["starts"])


def _ends(hands: Hands, values: Values) -> None:
    set_moment(hands, "Ends", values["ends"])


def _bring(hands: Hands, values: Values) -> None:
    choose_two(hands, "Bring along", [values["first"], values["second"]])


def _key(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    tick(hands, "Key is with the neighbours")


def _remark(hands: Hands, values: Values) -> None:
    hands.write(text_field("Remark", values["remark"], "textarea"))
