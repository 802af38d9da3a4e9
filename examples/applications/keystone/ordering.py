"""How people enter what was ordered at the counter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.keystone.cases import TOO_MANY
from examples.applications.keystone.choosing import choose, relate
from examples.applications.keystone.places import (
    DIALOG,
    day_field,
    go,
    new,
    open_list,
    open_plus,
    press,
    send,
    take,
    text_field,
    tick,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

    Part = Callable[[Hands, Values], None]


def order(hands: Hands, values: Values) -> bool:
    """Fill in the sheet with all that was said."""
    _open_form(hands)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    send(hands, "Create", "created")
    return True


def order_too_many(hands: Hands, values: Values) -> bool:
    """Ask for more copies than the presses take, be told so, and give up."""
    _open_form(hands)
    for part in (_title, _customer, _kind):
        part(hands, values)
    hands.write(text_field("Copies", TOO_MANY))
    _note(hands, values)
    send(hands, "Create", "less than or equal to")
    return False


def _open_form(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    person = hands.person
    if person.hand == "keyboard":
        go(hands, "/orders/create")
        return
    if person.detours:
        with hands.detour():
            open_list(hands, "Customers")
            hands.look_around("looks for the customer's orders there")
    if person.id == "p03":
        open_plus(hands, "orders")
        return
    open_list(hands, "Orders", card=not person.detours)
    new(hands, "New order")


def _parts(hands: Hands) -> list[Part]:
    """Return what is filled in, in the person's order."""
    parts: list[Part] = [_title, _customer, _kind, _copies, _paper, _finishes, _proof]
    later: list[Part] = [_price, _day, _way, _state, _note, _extra]
    if hands.person.order == "up":
        return [_note, _extra, *reversed(later[:-2]), *reversed(parts)]
    if hands.person.detours:
        return [
            _title,
            _kind,
            _copies,
            _finishes,
            _customer,
            _paper,
            *parts[6:],
            *later,
        ]
    return parts + later


def _title(hands: Hands, values: Values) -> None:
    hands.write(text_field("What is printed", values["title"]))


def _customer(hands: Hands, values: Values) -> None:
    relate(hands, "Customer", values["customer"], values["letters"])


def _kind(hands: Hands, values: Values) -> None:
    choose(hands, "Kind", values["kind"])


def _copies(hands: Hands, values: Values) -> None:
    hands.write(text_field("Copies", values["copies"]))


def _paper(hands: Hands, values: Values) -> None:
    """Choose the paper; who takes a wrong one sees it and takes another."""
    if hands.person.id == "p03":
        relate(hands, "Paper", values["other"])
    relate(hands, "Paper", values["paper"])


def _finishes(hands: Hands, values: Values) -> None:
    relate(hands, "Finishes", values["finish"])
    relate(hands, "Finishes", values["second"])


def _proof(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    tick(hands, "Wants to see a proof")


def _price(hands: Hands, values: Values) -> None:
    hands.write(text_field("Price", values["price"]))


def _day(hands: Hands, values: Values) -> None:
    day_field(hands, "Wanted by", values["day"])


def _way(hands: Hands, values: Values) -> None:
    way = values["way"]
    radio = f"label:has(input[type=radio]):has-text('{way}')"
    hands.click(way, "radio button", 'below "How it gets there"', radio)


def _state(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    take(hands, "Agreed", "State")


def _note(hands: Hands, values: Values) -> None:
    hands.write(text_field("Note", values["note"]))


def _extra(hands: Hands, values: Values) -> None:
    """Add what comes on top, in the dialog that the menu beside the field opens."""
    entry = "role=menuitem[name='Add extra']"
    dots = "[aria-label='Actions for Extras']"
    hands.click("Actions for Extras", "menu", 'beside "Extras"', dots, shows=entry)
    what = text_field("What", values["extra"], DIALOG)
    price = text_field("Price", values["cost"], DIALOG)
    hands.click("Add extra", "menu", "in the menu", entry, shows=what.selector)
    for field in (price, what) if hands.person.order == "up" else (what, price):
        hands.write(field)
    add = "[role=dialog] button:has(span:text-is('Add'))"
    press(hands, "Add", "below the dialog", add)
    hands.page.locator("[role=dialog]").wait_for(state="detached")
