"""How people send what was ordered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.evershop.places import (
    DIALOG,
    field,
    find,
    go_to,
    heading,
    look_for,
    open_area,
    open_record,
    open_result,
    search_all,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_WINDOW = 'in the window "Create shipment"'
_ORDERS = heading("Orders")
_SENDING = "button:has-text('Create shipment')"
_CAPTURE = "button:text-is('Capture Payment')"
_DELIVER = "button:has-text('Mark delivered')"
_ASKED = "[role=alertdialog]"


def send(hands: Hands, values: Values) -> bool:
    """Make the shipment, take the money and note that it was delivered."""
    _open_order(hands, values)
    if hands.person.order == "up":
        _take_money(hands)
    _ship(hands, values)
    if hands.person.order != "up":
        _take_money(hands)
    _deliver(hands)
    if hands.person.looks_around:
        hands.scroll("down", "reads what has been done")
    return True


def call_off(hands: Hands, values: Values) -> bool:
    """Cancel the whole order, where a part of it should have been left out."""
    _open_order(hands, values)
    hands.click("Create shipment", "button", 'beside "Items"', _SENDING)
    find(hands, f"{DIALOG}select")
    button = f"{DIALOG}button:text-is('Cancel')"
    hands.click("Cancel", "button", _WINDOW, button)
    hands.page.locator("[role=dialog]").wait_for(state="detached")
    opener, reason = "button:text-is('Cancel Order')", f"{DIALOG}textarea"
    hands.click("Cancel Order", "button", "at the top right", opener, shows=reason)
    window, name = 'in the window "Cancel Order"', "Reason for cancellation"
    said = f"{values['missing']} is not here"
    hands.write(field(name, window, said, reason))
    send_off = "Submit Cancellation"
    hands.click(send_off, "button", window, f"{DIALOG}button:text-is('{send_off}')")
    find(hands, ":text-is('Canceled')")
    return False


def _open_order(hands: Hands, values: Values) -> None:
    """Come to the order, each person another way."""
    number = f"#{values['order']}"
    shows = heading(f"Editing {number}")
    if hands.person.hand == "keyboard":
        go_to(hands, "orders", _ORDERS)
        look_for(hands, values["order"])
        open_record(hands, number, shows)
    elif hands.person.id == "p03":
        search_all(hands, values["order"])
        open_result(hands, number, shows)
    elif hands.person.order == "up":
        open_area(hands, "Customers", heading("Customers"))
        name = values["customer"]
        open_record(hands, name, heading(f"Editing {name}"))
        open_record(hands, number, shows, 'below "Order History"')
    else:
        if hands.person.detours:
            with hands.detour():
                open_area(hands, "Products", heading("Create a new product"))
                hands.back()
                find(hands, heading("Dashboard"))
        open_area(hands, "Orders", _ORDERS)
        open_record(hands, number, shows)
    find(hands, _SENDING)


def _ship(hands: Hands, values: Values) -> None:
    """Say what is in the parcel and who takes it."""
    hands.click("Create shipment", "button", 'beside "Items"', _SENDING)
    find(hands, f"{DIALOG}select")
    parts = [_leave_out, _count, _carrier, _slip, _tell_nobody]
    if hands.person.order == "up":
        parts = [_tell_nobody, _carrier, _slip, _count, _leave_out]
    elif hands.person.id == "p03":
        parts = [_carrier, _slip, _leave_out, _count, _tell_nobody]
    for part in parts:
        part(hands, values)
    button = f"{DIALOG}{_SENDING}"
    hands.click("Create shipment", "button", _WINDOW, button)
    hands.page.locator("[role=dialog]").wait_for(state="detached")
    find(hands, f":text('{values['slip']}')")
    find(hands, _DELIVER)


def _leave_out(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes it back
        _tick(hands, values["product"])
        _tick(hands, values["product"])
    _tick(hands, values["missing"])


def _tick(hands: Hands, product: str) -> None:
    box = f"{_row(product)} input[type=checkbox]"
    hands.click(product, "checkbox", _WINDOW, box, record=True)
    hands.page.wait_for_timeout(300)


def _count(hands: Hands, values: Values) -> None:
    """Type how many there are, or take one after the other away."""
    product = values["product"]
    where = f'in the row "{product}"'
    if hands.person.id in {"p01", "p04"}:
        fewer = f"{_row(product)} button[aria-label=Decrease]"
        for _ in range(int(values["ordered"]) - int(values["count"])):
            hands.click("Decrease", "button", where, fewer)
    else:
        count = f"{_row(product)} input[inputmode=numeric]"
        hands.write(field("quantity", where, values["count"], count))


def _row(product: str) -> str:
    return f"{DIALOG}div:has(> label > input):has-text('{product}')"


def _carrier(hands: Hands, values: Values) -> None:
    hands.choose(
        Field(
            name="Carrier",
            location=_WINDOW,
            value=values["carrier"],
            selector=f"{DIALOG}select",
        )
    )
    find(hands, f"{DIALOG}label:has-text('Tracking number')")


def _slip(hands: Hands, values: Values) -> None:
    slip = f"{DIALOG}div:has(> label:has-text('Tracking number')) > input"
    hands.write(field("Tracking number", _WINDOW, values["slip"], slip))


def _tell_nobody(hands: Hands, _values: Values) -> None:
    switch = f"{DIALOG}[role=switch]"
    words = f"{switch} ~ label"
    chosen = words if hands.person.id == "p03" else switch
    hands.click("Notify customer", "checkbox", _WINDOW, chosen)
    find(hands, f"{switch}[aria-checked=false]")


def _take_money(hands: Hands) -> None:
    hands.click("Capture Payment", "button", "below the sums", _CAPTURE)
    hands.page.locator(_CAPTURE).wait_for(state="detached")
    find(hands, ":text('Paid - On invoice')")


def _deliver(hands: Hands) -> None:
    where = 'below "Shipments"'
    yes = f"{_ASKED} {_DELIVER}"
    hands.click("Mark delivered", "button", where, _DELIVER, shows=yes)
    window = 'in the window "Mark shipment as delivered?"'
    hands.click("Mark delivered", "button", window, yes)
    hands.page.locator(_DELIVER).wait_for(state="detached")
    find(hands, ":text-is('Delivered')")
