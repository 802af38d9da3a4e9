"""How people send an order to another address than it was meant for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.oscar.places import (
    choose,
    field,
    go,
    open_tab,
    press,
    settle,
    take,
    work,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LIST = "in the list of orders"


def redirect(hands: Hands, values: Values) -> bool:
    """Put the address right, note what was said, and let the order go on."""
    _prepare(hands, values)
    _choose_status(hands, values)
    _change(hands)
    hands.wait_for(f"from 'Pending' to '{values['status']}'")
    return True


def cancel_it(hands: Hands, values: Values) -> bool:
    """Change the status without a look at the list, which is on "Cancelled"."""
    _prepare(hands, values)
    open_tab(hands, "Order contents", "lines")
    _change(hands)
    hands.wait_for("from 'Pending' to 'Cancelled'")
    return False


def _prepare(hands: Hands, values: Values) -> None:
    _open(hands, values)
    if hands.person.order == "up":
        _note(hands, values)
        _correct(hands, values)
    else:
        _correct(hands, values)
        _note(hands, values)


def _open(hands: Hands, values: Values) -> None:
    """Come to the order, each person another way."""
    number = values["number"]
    if hands.person.hand == "keyboard":
        go(hands, f"orders/{number}/")
        return
    if hands.person.detours:
        with hands.detour():
            take(hands, "Customers", "Customers")
            hands.look_around("looks for the customer")
    take(hands, "Fulfilment", "Orders")
    if hands.person.id == "p03":
        search = 'below "Search"'
        hands.write(
            field("Order number", search, number, "search_form #id_order_number")
        )
        press(hands, "Search", search, "#search_form input[type=submit]")
        return
    if hands.person.id == "p05":
        _search_by_name(hands, values["customer"])
        press(hands, "View", f'in the row "{number}"', _row(number, ":text-is('View')"))
        return
    hands.click(
        number,
        "link",
        _LIST,
        _row(number, f":text-is('{number}')"),
        record=True,
        leads_on=True,
    )
    settle(hands)


def _row(number: str, link: str) -> str:
    return f".order_table tr:has(a:text-is('{number}')) a{link}"


def _search_by_name(hands: Hands, customer: str) -> None:
    """Search by more than the number, in the dialog for that."""
    dialog = 'in the dialog "Advanced Search"'
    hands.click(
        "Advanced Search",
        "link",
        'below "Search"',
        "a[data-target='#SearchModal']",
        shows="#SearchModal #id_name",
    )
    hands.page.wait_for_timeout(500)
    name = field("Customer name", dialog, customer, "SearchModal #id_name")
    hands.write(name, send=True)
    settle(hands)


def _correct(hands: Hands, values: Values) -> None:
    """Write the new address into the order's own."""
    if hands.person.detours:  # looks where the bill goes
        with hands.detour():
            open_tab(hands, "Payment", "payment")
    open_tab(hands, "Shipping", "shipping")
    hands.click(
        "Update",
        "button",
        'in the row "Address"',
        "#shipping a:text-is('Update')",
        leads_on=True,
    )
    settle(hands)
    form = "in the form"
    fields = [
        field("First line of address", form, values["street"], "id_line1"),
        field("City", form, values["town"], "id_line4"),
        field("Post/Zip-code", form, values["postcode"], "id_postcode"),
        field("Instructions", form, values["driver"], "id_notes"),
    ]
    if hands.page.input_value("#id_line4") == values["town"]:
        fields.pop(1)
    if work(hands, fields, enter=hands.person.order == "up"):
        settle(hands)
    else:
        press(
            hands,
            "Update address",
            "below the form",
            "#order_shipping_address_form button[type=submit]",
        )
    hands.wait_for("Delivery address updated")


def _note(hands: Hands, values: Values) -> None:
    """Write down what was said."""
    open_tab(hands, "Notes", "notes")
    where = 'on the tab "Notes"'
    hands.write(field("Message", where, values["note"], "notes #id_message"))
    press(hands, "Save note", where, "#order_note_form input[type=submit]")
    hands.wait_for("Note saved")


def _choose_status(hands: Hands, values: Values) -> None:
    open_tab(hands, "Order contents", "lines")
    names = [values["status"]]
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        names.insert(0, "On hold" if names[0] != "On hold" else "Being packed")
    for name in names:
        choose(
            hands,
            field(
                "New order status",
                'below "Change order status"',
                name,
                "order_status_form #id_new_status",
                letters=name[:5].lower(),
            ),
        )


def _change(hands: Hands) -> None:
    press(
        hands,
        "Change status",
        'below "Change order status"',
        "#order_status_form button[type=submit]",
    )
