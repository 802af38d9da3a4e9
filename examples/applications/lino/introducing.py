"""How people enter somebody new at a customer, and how to reach them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.lino.places import (
    DIALOG,
    FORM,
    INSERT,
    choose,
    create,
    discard,
    edit,
    field,
    go,
    go_up,
    insert,
    open_tab,
    save,
    search,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LIST = "Persons"
_MENU = "in the menu on the left"
_PHONE = "[data-elem-name=phone]"
_ADD = ".p-panel a.pi-plus-circle"


def introduce(hands: Hands, values: Values) -> bool:
    """Enter the person, say how to reach them and where they belong, and look."""
    _open_list(hands)
    insert(hands, "Person")
    _name(hands, values, values["mail"])
    create(hands)
    if hands.person.order == "up":
        _belong(hands, values)
        _reach(hands, values)
    else:
        _reach(hands, values)
        open_tab(hands, "General", _ADD)
        _belong(hands, values)
    if hands.person.hand == "keyboard":
        go(hands, "api/contacts/Persons", INSERT)
    else:
        go_up(hands, _LIST)
    if hands.person.searches:
        search(hands, values["last"])
    return True


def mistake_the_mail(hands: Hands, values: Values) -> bool:
    """Write an address that is none, be told so, and give up."""
    _open_list(hands)
    insert(hands, "Person")
    _name(hands, values, values["mail"].replace("@", " at "))
    button = f"{DIALOG} button:has-text('Create')"
    hands.click("Create", "button", "below the dialog", button)
    hands.wait_for("Enter a valid email address")
    settle(hands)
    discard(hands)
    return False


def _open_list(hands: Hands) -> None:
    """Come to the list of persons, each person another way."""
    hands.page.locator("a:text-is('All tickets')").first.wait_for()
    settle(hands)
    if hands.person.hand == "keyboard":
        go(hands, "api/contacts/Persons", INSERT)
        return
    entry = ":text-is('Persons')"
    hands.click("Contacts", "menu", _MENU, ":text-is('Contacts')", shows=entry)
    settle(hands)
    if hands.person.detours:
        with hands.detour():
            other = ":text-is('Organizations')"
            hands.click("Organizations", "link", _MENU, other, shows=INSERT)
            settle(hands)
            hands.look_around("looks whether persons are among them")
    row = "tr:has-text('Ferris')"
    hands.click(_LIST, "link", _MENU, entry, shows=row)
    settle(hands)


def _name(hands: Hands, values: Values, mail: str) -> None:
    """Fill the dialog in."""
    gender = Field(
        name="Gender",
        location=FORM,
        value=values["gender"],
        selector=f"{DIALOG} [data-elem-name=gender] .p-dropdown",
        kind="dropdown",
        options=".p-dropdown-item",
        letters="",
    )
    hands.fill(
        [
            field("First name", values["first"], "first_name"),
            field("Last name", values["last"], "last_name"),
            gender,
            field("e-mail address", mail, "email"),
        ]
    )


def _reach(hands: Hands, values: Values) -> None:
    """Say where they are and how they are called."""
    open_tab(hands, "Contact", _PHONE)
    edit(hands)
    street = [
        field("Street", values["street"], "street"),
        field("No.", values["number"], "street_no"),
    ]
    calls = [
        field("Phone", values["phone"], "phone"),
        field("Mobile", values["mobile"], "gsm"),
    ]
    first = calls + street if hands.person.id == "p03" else street + calls
    hands.fill(first)
    hands.look_around("checks what is filled in")
    save(hands)


def _belong(hands: Hands, values: Values) -> None:
    """Say for whom they are to be spoken to; p03 takes a wrong function first."""
    name = "Insert a new Contact person."
    hands.click(name, "link", 'beside "Contact for"', _ADD, shows=DIALOG)
    settle(hands)
    if hands.person.order == "up":
        choose(hands, "Organization", values["organization"], "company")
    wrong = [values["other_task"]] if hands.person.id == "p03" else []
    for task in (*wrong, values["task"]):
        choose(hands, "Function", task, "type")
    if hands.person.order != "up":
        choose(hands, "Organization", values["organization"], "company")
    create(hands)
