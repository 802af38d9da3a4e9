"""How people enter somebody who wants to buy on account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.vendure.places import (
    DIALOG,
    LISTED,
    TOP,
    button,
    discard,
    go_to,
    heading,
    open_area,
    search_in_vain,
    send,
    told,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "in the form"
_FIRST = "input[formcontrolname=firstName]"
_PLACEHOLDER = "Search by last name or email address"
_ADDRESS = "in the window of the address"
_GROUP = "Add customer to group"
_WINDOW = f'in the window "{_GROUP}"'


def admit(hands: Hands, values: Values) -> bool:
    """Create the customer, then the address, the group and a note."""
    _look_through(hands, values)
    _open_form(hands)
    _who(hands, values, values["mail"])
    send(hands, "Create")
    hands.page.locator(button("Create new address")).wait_for()
    parts = [_address, _group, _note]
    if hands.person.order == "up":
        parts = [_group, _note, _address]
    elif hands.person.hand == "keyboard":
        parts = [_address, _note, _group]
    elif hands.person.looks_around:
        parts = [_group, _address, _note]
    for part in parts:
        part(hands, values)
    if hands.person.detours:
        open_area(hands, "Customers")
    return True


def take_a_taken_address(hands: Hands, values: Values) -> bool:
    """Type an e-mail that another one has, be told so, and go away."""
    _look_through(hands, values)
    _open_form(hands)
    _who(hands, values, values["taken"])
    hands.click("Create", "button", TOP, f"vdr-action-bar {button('Create')}")
    told(hands, "The email address is not available")
    discard(hands, "Customers")
    return False


def _look_through(hands: Hands, values: Values) -> None:
    """Open the list, and look whether they are in it."""
    if hands.person.hand == "keyboard":
        go_to(hands, "/admin/customer/customers", heading("Customers"))
        hands.page.locator(LISTED).first.wait_for()
        return
    if hands.person.detours:
        with hands.detour():
            open_area(hands, "Customer groups")
    open_area(hands, "Customers")
    if hands.person.searches:
        search_in_vain(hands, values["last"].lower())
    elif hands.person.looks_around:
        hands.look_around("looks through the list")


def _open_form(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go_to(hands, "/admin/customer/customers/create", _FIRST)
        return
    hands.click(
        "Create new customer",
        "button",
        TOP,
        button("Create new customer"),
        shows=_FIRST,
    )


def _who(hands: Hands, values: Values, mail: str) -> None:
    hands.fill(
        [
            _field("Title", values["title"], "title"),
            _field("First name", values["first"], "firstName"),
            _field("Last name", values["last"], "lastName"),
            _field("Email address", mail, "emailAddress"),
            _field("Phone number", values["phone"], "phoneNumber"),
        ]
    )


def _field(name: str, value: str, control: str) -> Field:
    return Field(
        name=name,
        location=_FORM,
        value=value,
        selector=f"vdr-customer-detail input[formcontrolname={control}]",
    )


def _address(hands: Hands, values: Values) -> None:
    """Fill in where the parcels go, and keep it."""
    hands.click(
        "Create new address",
        "button",
        'below "Addresses"',
        button("Create new address"),
        shows=f"{DIALOG} select",
    )
    country = Field(
        name="Country",
        location=_ADDRESS,
        value=values["country"],
        selector=f"{DIALOG} select[name=countryCode]",
        kind="dropdown",
    )
    lines = [
        _line("Full name", f"{values['first']} {values['last']}", "fullName"),
        _line("Company", values["company"], "company"),
        _line("Street line 1", values["street"], "streetLine1"),
        _line("City", values["city"], "city"),
        _line("Postal code", values["code"], "postalCode"),
        country,
    ]
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        hands.choose(
            Field(
                name="Country",
                location=_ADDRESS,
                value=values["wrong"],
                selector=country.selector,
                kind="dropdown",
            )
        )
    if hands.person.looks_around:  # leaves out what stands elsewhere
        del lines[0]
    hands.fill(lines)
    hands.click(
        "Update",
        "button",
        _ADDRESS,
        f"{DIALOG} {button('Update')}",
    )
    hands.page.locator(DIALOG).wait_for(state="detached")
    if hands.person.looks_around:
        hands.look_around("looks at the address")
    send(hands, "Update")


def _line(name: str, value: str, control: str) -> Field:
    return Field(
        name=name,
        location=_ADDRESS,
        value=value,
        selector=f"{DIALOG} input[formcontrolname={control}]",
    )


def _group(hands: Hands, values: Values) -> None:
    hands.click(
        _GROUP,
        "button",
        'at the right, below "Customer groups"',
        button(_GROUP),
        shows=f"{DIALOG} ng-select",
    )
    hands.choose(
        Field(
            name=_GROUP,
            location=_WINDOW,
            value=values["group"],
            selector=f"{DIALOG} ng-select .ng-select-container",
            kind="dropdown",
            options=".ng-option .chip-label",
        )
    )
    sure = "Add customer to 1 group"
    hands.click(sure, "button", _WINDOW, f"{DIALOG} {button(sure)}")
    told(hands, "Added 1 customer")


def _note(hands: Hands, values: Values) -> None:
    where = 'below "Customer history"'
    hands.write(
        Field(
            name="Customer history",
            location=where,
            value=values["note"],
            selector="textarea.note",
        )
    )
    hands.click("Add note", "button", where, f"{button('Add note')}:not(:disabled)")
    hands.page.locator("vdr-customer-history").get_by_text(values["note"]).wait_for()
