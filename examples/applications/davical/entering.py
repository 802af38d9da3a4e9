"""How people enter a new teacher, and add them to a group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.davical.places import (
    BELOW,
    FORM,
    choose_principal,
    click_on_menu,
    click_on_number,
    click_on_row,
    create,
    go,
    take_from_menu,
)
from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FIRST = "Semibreve-88"
"""The password on the slip; it is written down nowhere."""
_ANOTHER = "Semibreve-8"
_PRIVILEGES = 'at "Privileges granted to All Users"'
_SEND = Button(
    name="Create", location=BELOW, selector="form.editor [name=submit][value=Create]"
)


def enter(hands: Hands, values: Values) -> bool:
    """Enter the person, let all read what is theirs, and add them to the group."""
    _open_form(hands)
    fields = _fields(values)
    person = hands.person
    if person.id == "p03":  # takes the wrong style, sees it, and takes the right one
        fields.insert(5, _style("US Format"))
    if person.order == "up":
        hands.fill(fields[:-1], _SEND, enter_sends=True)
    elif person.looks_around:
        hands.fill(fields)
        hands.look_around("checks what is filled in")
        create(hands)
    else:
        hands.fill(fields, _SEND)
    hands.wait_for("Home addressbook added. addresses")
    if person.order == "up":
        _let_read_afterwards(hands)
    _open_group(hands, values)
    hands.look_around("looks who belongs to it")
    choose_principal(hands, values["name"], "member_id", "Group Members")
    add = "input[name=savegrouprow]"
    hands.click("Add", "button", 'in "Group Members"', add, leads_on=True)
    hands.wait_for("Adding new member to this Group Principal")
    return True


def mistype_the_password(hands: Hands, values: Values) -> bool:
    """Write two different passwords, be told so when it is too late, and leave."""
    _open_form(hands)
    hands.fill(_fields(values, _ANOTHER), _SEND)
    hands.wait_for("The supplied passwords do not match.")
    hands.scroll("down", "looks whether there is a person now")
    go(hands, "index.php")
    return False


def _open_form(hands: Hands) -> None:
    """Come to an empty principal, each person another way."""
    person = hands.person
    if person.hand == "keyboard":
        go(hands, "admin.php?action=edit&t=principal")
        return
    if person.order == "up":  # whether they are there already
        link = "a:text-is('Here is a list of users (maybe :-)')"
        name = "Here is a list of users (maybe :-)"
        hands.click(name, "link", "on the first page", link, leads_on=True)
    elif person.searches:
        click_on_menu(hands)
    elif person.detours:
        with hands.detour():
            take_from_menu(hands, "Inactive Principals")
            hands.look_around("looks whether they were here before")
    take_from_menu(hands, "Create Principal")


def _open_group(hands: Hands, values: Values) -> None:
    """Come to the group, each person another way."""
    group = values["group"]
    if hands.person.hand == "keyboard":
        go(hands, "admin.php?action=browse&t=principal&type=3")
        click_on_number(hands, group)
    elif hands.person.order == "up":  # by way of somebody who belongs to it
        take_from_menu(hands, "List Users")
        click_on_row(hands, values["colleague"])
        click_on_row(hands, group, 'below "Group Memberships"')
    else:
        take_from_menu(hands, "List Groups")
        click_on_row(hands, group)


def _let_read_afterwards(hands: Hands) -> None:
    """Use the button above the boxes, which works now, and apply it."""
    button = "#toggle_priv_default_privileges_read"
    hands.click("Read", "button", _PRIVILEGES, button)
    hands.page.locator("#default_privileges_read:checked").wait_for()
    apply = "form.editor [name=submit][value='Apply Changes']"
    hands.click("Apply Changes", "button", BELOW, apply, leads_on=True)
    hands.wait_for("Updating Principal record.")


def _fields(values: Values, confirmed: str = _FIRST) -> list[Field]:
    """Return the fields in the order of the page."""
    return [
        _field("Username", values["user"], "xxxxusername"),
        _field("Change Password", _FIRST, "newpass1", secret=True),
        _field("Confirm Password", confirmed, "newpass2", secret=True),
        _field("Fullname", values["name"], "fullname"),
        _field("Email Address", values["mail"], "email"),
        _style("ISO Format"),
        Field(
            name="Read",
            location=_PRIVILEGES,
            value="",
            selector="#default_privileges_read",
            kind="checkbox",
        ),
    ]


def _field(name: str, value: str, key: str, *, secret: bool = False) -> Field:
    selector = f"form.editor [name={key}]"
    return Field(
        name=name, location=FORM, value=value, selector=selector, secret=secret
    )


def _style(value: str) -> Field:
    return Field(
        name="Date Format Style",
        location=FORM,
        value=value,
        selector="form.editor [name=date_format_type]",
        kind="dropdown",
    )
