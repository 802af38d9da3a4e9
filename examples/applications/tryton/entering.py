"""How people enter somebody who has never bought anything before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.tryton.places import (
    close_menu,
    close_tab,
    open_from_menu,
    open_list,
    open_tab,
    pick,
    save,
    search,
    settle,
    show_list,
    use_bar,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ANOTHER = "Casa do Mar"
_FORM = "in the form"
_ADDRESS = 'in the form, below "Addresses"'
_CONTACTS = 'below "Contact Mechanisms"'
_CONTACT = ".form-one2many:has(> .panel-heading label:text-is('Contact Mechanisms'))"
_NAME = "#tabcontent .form input[name=name]"


def enter(hands: Hands, values: Values) -> bool:
    """Fill the form of a new party in, save it and look at the list."""
    _open_form(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [
        _name,
        _address,
        _phone,
        _email,
        _category,
        _term,
    ]
    if hands.person.order == "up":
        parts = [_term, _to_general, _category, _email, _phone, _address, _name]
    elif hands.person.detours:
        parts = [_name, _term, _to_general, _address, _phone, _email, _category]
    elif hands.person.searches:
        parts = [_name, _phone, _email, _category, _address, _term]
    for part in parts:
        part(hands, values)
    save(hands)
    show_list(hands)
    return True


def enter_half(hands: Hands, values: Values) -> bool:
    """Leave the line for the telephone empty, be told so, and drop it all."""
    _open_form(hands, values)
    _name(hands, values)
    _new_contact(hands)
    use_bar(hands, "Save", "#save", "Control+s", "saves")
    hands.page.get_by_text("are not valid").first.wait_for()
    close_tab(hands, "Parties", shows=".modal-dialog button:text-is('No')")
    hands.click(
        "No",
        "button",
        "in the question that comes up",
        ".modal-dialog button:text-is('No')",
    )
    hands.page.locator("#tablist li").wait_for(state="detached")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to an empty form, after a look whether they are there already."""
    if hands.person.detours:
        with hands.detour():
            open_from_menu(hands, "Parties", "Addresses")
            close_tab(hands, "Addresses")
        open_from_menu(hands, "Parties", "Parties")
        close_menu(hands)
    else:
        open_list(hands, "Parties", "Parties")
    if hands.person.searches:
        search(hands, values["letters"], _ANOTHER)
    use_bar(hands, "New", "#new_", "Alt+n", "makes a new one")
    hands.page.locator(_NAME).filter(visible=True).first.wait_for()
    settle(hands)


def _name(hands: Hands, values: Values) -> None:
    _write(hands, "Name", values["name"], _NAME, _FORM)


def _address(hands: Hands, values: Values) -> None:
    """Type the address, in the person's order."""
    steps = [
        lambda: _write_address(hands, "Street", values["street"], "textarea", "street"),
        lambda: _write_address(hands, "Postal Code", values["postal_code"]),
        lambda: _write_address(hands, "City", values["city"]),
        lambda: pick(
            hands,
            "Country",
            values["country"],
            "#tabcontent input[name=country]",
            _ADDRESS,
        ),
    ]
    for step in reversed(steps) if hands.person.order == "up" else steps:
        step()


def _write_address(
    hands: Hands, name: str, text: str, tag: str = "input", field: str = ""
) -> None:
    field = field or name.lower().replace(" ", "_")
    _write(hands, name, text, f"#tabcontent {tag}[name={field}]", _ADDRESS)


def _phone(hands: Hands, values: Values) -> None:
    """A new line is one for a telephone; who is quick takes the wrong kind first."""
    _new_contact(hands)
    if hands.person.id == "p03":
        _kind(hands, "Fax")
        _kind(hands, "Phone")
    _write(
        hands, "Value", values["phone"], f"{_CONTACT} td input[name=value]", _CONTACTS
    )


def _email(hands: Hands, values: Values) -> None:
    _new_contact(hands)
    _kind(hands, "Email")
    _write(
        hands, "Value", values["email"], f"{_CONTACT} td input[name=value]", _CONTACTS
    )


def _new_contact(hands: Hands) -> None:
    hands.click(
        "New",
        "icon",
        'in the heading "Contact Mechanisms"',
        f"{_CONTACT} > .panel-heading button[title=New]",
        shows=f"{_CONTACT} td input[name=value]",
    )
    settle(hands)


def _kind(hands: Hands, kind: str) -> None:
    hands.choose(
        Field(
            name="Type",
            location=f"in the table {_CONTACTS}",
            value=kind,
            selector=f"{_CONTACT} td select[name=type]",
            kind="dropdown",
        )
    )
    settle(hands)


def _category(hands: Hands, values: Values) -> None:
    pick(
        hands,
        "Categories",
        values["category"],
        ".form-many2many input[name=categories]",
        "in the heading of the table",
    )


def _term(hands: Hands, values: Values) -> None:
    """Find where the time for payment stands; who looks around looks wrong first."""
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "Sale")
    open_tab(hands, "Accounting")
    pick(
        hands,
        "Customer Payment Term",
        values["term"],
        "#tabcontent input[name=customer_payment_term]",
        'in the form, below "Payment Terms"',
    )


def _to_general(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    open_tab(hands, "General")


def _write(hands: Hands, name: str, text: str, selector: str, location: str) -> None:
    field = Field(name=name, location=location, value=text, selector=selector)
    hands.write(field)
    settle(hands)
