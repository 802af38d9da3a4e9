"""How people give somebody new a mailbox, and a share of what comes to the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.postfixadmin.places import (
    BELOW,
    FORM,
    add_to,
    click_in_row,
    go,
    look_for,
    open_domain,
    open_list,
    save,
    take_from_menu,
)
from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ADD = "Add Mailbox"
_FIRST = "Inkwell-2608"
"""The password out of the envelope; it is written down nowhere."""
_EASY = "Inkwelllid"
_SEND = Button(name=_ADD, location=BELOW, selector="#edit_form [type=submit]")


def join(hands: Hands, values: Values) -> bool:
    """Make the mailbox, and add it to an address that several people share."""
    _open_form(hands, values)
    fields = _fields(values)
    if hands.person.id == "p03":  # takes the wrong house, sees it, and takes the right
        fields.insert(1, _domain(values["other"]))
    elif hands.person.looks_around:  # it stands there already
        del fields[1]
    if hands.person.looks_around:
        hands.fill(fields)
        hands.look_around("checks what is filled in")
        save(hands, _ADD)
    else:
        hands.fill(fields, _SEND, enter_sends=True)
    address = f"{values['user']}@{values['domain']}"
    hands.wait_for(f"The mailbox {address} has been added to the mailbox table.")
    open_list(hands, values["shared"])
    click_in_row(hands, "edit", values["shared"])
    add_to(hands, address)
    return True


def take_too_easy_a_password(hands: Hands, values: Values) -> bool:
    """Think up a password without figures, be told so, and leave."""
    _open_form(hands, values)
    hands.fill(_fields(values, _EASY), _SEND, enter_sends=True)
    hands.wait_for("Your password must contain at least 2 digit(s).")
    go(hands, "main.php")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to an empty mailbox, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "edit.php?table=mailbox")
    elif hands.person.order == "up":
        link = f"#main_menu a:text-is('{_ADD}')"
        hands.click(_ADD, "button", "on the first page", link, leads_on=True)
    elif hands.person.searches:  # whether there is one already
        look_for(hands, values["user"])
        _click_below(hands)
    elif hands.person.detours:
        with hands.detour():
            take_from_menu(hands, "Admin List", "Admin List")
            hands.look_around("looks whether people are entered there")
        open_domain(hands, values["domain"])
        _click_below(hands)
    else:
        take_from_menu(hands, "Virtual List", _ADD)


def _click_below(hands: Hands) -> None:
    link = f"#overview .panel-footer a:has-text('{_ADD}')"
    hands.click(_ADD, "button", "below the mailboxes", link, leads_on=True)


def _fields(values: Values, password: str = _FIRST) -> list[Field]:
    """Return the fields in the order of the page; Active is ticked and stays so."""
    return [
        _field("Username", values["user"], "local_part"),
        _domain(values["domain"]),
        _field("Password", password, "password", secret=True),
        _field("Password (again)", password, "password2", secret=True),
        _field("Name", values["name"], "name"),
        _field("Quota", values["quota"], "quota"),
        Field(
            name="Send Welcome mail",
            location=FORM,
            value="",
            selector="input[name='value[welcome_mail]']",
            kind="checkbox",
        ),
        _field("Other e-mail", values["home"], "email_other"),
    ]


def _field(name: str, value: str, key: str, *, secret: bool = False) -> Field:
    selector = f"input[name='value[{key}]']"
    return Field(
        name=name, location=FORM, value=value, selector=selector, secret=secret
    )


def _domain(value: str) -> Field:
    """Return the list of houses, which has nothing that says what it is."""
    return Field(
        name="domain",
        location=f'below "Username" {FORM}',
        value=value,
        selector="#domain",
        kind="dropdown",
    )
