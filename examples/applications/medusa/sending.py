"""How people send what was ordered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.medusa.places import (
    BELOW,
    DIALOG,
    OPTION,
    button,
    find,
    found,
    heading,
    look_for,
    open_area,
    open_dots,
    open_found,
    press,
    press_within,
    save,
    search_shop,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ORDER = heading("Unfulfilled Items")
_ADDRESS = f"{DIALOG}input[name=address_1]"
_WINDOW = "in the window on the right"
_BOX = 'below "Fulfillment #1"'
_SHIPPED = "main :is(button, a):text-is('Mark as shipped')"
_PAID = "main button:text-is('Mark as paid')"
_ASKED = "[role=alertdialog]"


def send(hands: Hands, values: Values) -> bool:
    """Put the address right, pack, send and mark as paid."""
    _open_order(hands, values)
    if hands.person.order == "up":
        _mark_paid(hands)
    _readdress(hands, values)
    _pack(hands, values)
    _ship(hands, values)
    if hands.person.order != "up":
        _mark_paid(hands)
    find(hands, f"main :text-is('{values['number']}')")
    return True


def deliver(hands: Hands, values: Values) -> bool:
    """Take it for delivered instead of shipped, so that no number can be given."""
    _open_order(hands, values)
    _readdress(hands, values)
    _pack(hands, values)
    name = "Mark as delivered"
    press(hands, name, _BOX, f"main button:text-is('{name}')", _ASKED)
    press(
        hands,
        "Continue",
        'in the window "Are you sure?"',
        f"{_ASKED} button:text-is('Continue')",
        "main :text-is('Delivered')",
    )
    hands.scroll("down", "looks for where the number goes")
    return False


def _open_order(hands: Hands, values: Values) -> None:
    """Come to the order, each person another way."""
    customer = values["customer"]
    if hands.person.hand == "keyboard":
        search_shop(hands, customer.split()[0], found(customer))
        order = f"[cmdk-item]:has-text('{customer.split()[0]}') span:text-matches('^#')"
        find(hands, order)
        number = hands.page.locator(order).first.inner_text().strip()
        open_found(hands, number, record=True, shows=_ORDER)
    elif hands.person.order == "up":
        open_area(hands, "Customers")
        look_for(hands, customer.split()[-1])
        hands.page.locator("tbody tr").nth(1).wait_for(state="detached")
        _open_row(hands, customer, heading("Customer Groups"))
        row = "main tbody tr:has-text('Web shop') td:nth-child(2)"
        number = hands.page.locator("main tbody tr:has-text('Web shop') td").first
        text = number.inner_text().strip()
        hands.click(text, "row", 'below "Orders"', row, record=True, shows=_ORDER)
    else:
        if hands.person.detours:
            with hands.detour():
                open_area(hands, "Inventory")
                open_area(hands, "Orders")
        if hands.person.id == "p03":
            look_for(hands, customer.split()[-1])
            hands.page.locator("tbody tr").nth(1).wait_for(state="detached")
        _open_row(hands, customer, _ORDER)
    find(hands, _ORDER)


def _open_row(hands: Hands, customer: str, shows: str) -> None:
    cell = f"main tbody tr td:has-text('{customer}')"
    hands.click(customer, "row", "in the list", cell, record=True, shows=shows)
    find(hands, shows)


def _readdress(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes the address below, sees it and cancels
        open_dots(hands, "Customer", "Billing address")
        find(hands, _ADDRESS)
        hands.click("Cancel", "button", _WINDOW, button("Cancel"))
        hands.page.locator(_ADDRESS).wait_for(state="detached")
    open_dots(hands, "Customer", "Shipping address")
    find(hands, _ADDRESS)
    hands.write(_field("Address", _WINDOW, values["street"], _ADDRESS))
    save(hands, _WINDOW)
    hands.page.locator(_ADDRESS).wait_for(state="detached")
    find(hands, f"main :text('{values['street']}')")


def _pack(hands: Hands, values: Values) -> None:
    open_dots(hands, "Unfulfilled Items", "Fulfill items")
    ordered = "button[role=combobox]:is(:has-text('Parcel'), :has-text('Courier'))"
    find(hands, f"{DIALOG}{ordered}")
    if hands.person.order == "up":
        _count(hands, values)
    keys = hands.person.hand == "keyboard" or hands.person.order == "up"
    method = Field(
        name="Shipping method",
        location="in the form",
        value=values["method"],
        selector=f"{DIALOG}button[role=combobox]",
        options=OPTION,
        letters=None if keys else "",
        opener="ArrowDown",
    )
    hands.choose(method)
    find(hands, f"{method.selector}:has-text('{values['method']}')")
    if hands.person.order != "up":
        _count(hands, values)
    if hands.person.looks_around:
        hands.scroll("down", "looks whether there is more below")
    press_within(hands, "Create Fulfillment", BELOW, _SHIPPED)


def _count(hands: Hands, values: Values) -> None:
    product = values["product"]
    row = f"{DIALOG}div:has(> div span:text-is('{product}')):has(input[type=number])"
    count = f"{row} >> nth=-1 >> input[type=number]"
    hands.write(_field("qty.", f'in the row "{product}"', values["count"], count))


def _ship(hands: Hands, values: Values) -> None:
    adding = button("Add tracking number")
    press(hands, "Mark as shipped", _BOX, _SHIPPED, adding)
    number = f"{DIALOG}input[name='labels.0.tracking_number']"
    press_within(hands, "Add tracking number", "in the form", number)
    hands.write(_field("Tracking number", "in the form", values["number"], number))
    save(hands, BELOW)
    hands.page.locator(number).wait_for(state="detached")
    find(hands, f"main :text-is('{values['number']}')")


def _mark_paid(hands: Hands) -> None:
    press(hands, "Mark as paid", 'below "Summary"', _PAID, _ASKED)
    yes = f"{_ASKED} button:text-is('Confirm')"
    hands.click("Confirm", "button", 'in the window "Mark as paid"', yes)
    hands.page.locator(_PAID).wait_for(state="detached")
    find(hands, "main :text-is('Captured')")


def _field(name: str, location: str, value: str, selector: str) -> Field:
    return Field(name=name, location=location, value=value, selector=selector)
