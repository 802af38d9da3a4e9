"""How people give somebody new an account, a contact and a group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ejabberd.cases import START_WORD
from examples.applications.ejabberd.places import (
    FORM,
    GROUPS,
    LIST,
    field,
    go,
    open_group,
    open_left,
    open_part,
    open_server,
    press,
    told,
)
from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ADD = "Add User"


def join(hands: Hands, values: Values) -> bool:
    """Set up the account, then contact and group, or group and contact."""
    _open_users(hands)
    _register(hands, values["user"])
    told(hands)
    if hands.person.order == "up":
        _add_to_group(hands, values)
        open_left(hands, "Users")
        _add_contact(hands, values)
    else:
        _add_contact(hands, values)
        _add_to_group(hands, values)
    return True


def write_a_blank(hands: Hands, values: Values) -> bool:
    """Write the name with a blank, be told that it will not do, and go away."""
    _open_users(hands)
    _register(hands, values["user"].replace(".", " "))
    hands.wait_for("Bad format")
    open_left(hands, "Virtual Hosts")
    return False


def _open_users(hands: Hands) -> None:
    """Come to the accounts; p04 looks for them among those who are there now."""
    if hands.person.hand == "keyboard":
        go(hands, "users/")
        return
    open_server(hands)
    if hands.person.detours:
        with hands.detour():
            open_left(hands, "Online Users")
    open_part(hands, "Users")


def _register(hands: Hands, user: str) -> None:
    """Fill in the form above the list, in the person's order."""
    word = Field(
        name="Password",
        location=FORM,
        value=START_WORD,
        selector="#content [name=newuserpassword]",
        secret=True,
    )
    add = "#content [name=addnewuser]"
    hands.fill(
        [field("User", user, "newusername"), word],
        Button(name=_ADD, location=FORM, selector=add),
        enter_sends=True,
    )
    hands.page.locator(".result").wait_for()


def _add_contact(hands: Hands, values: Values) -> None:
    """Open the new account and put somebody on its list of contacts."""
    address = values["address"]
    link = f"#content a:text-is('{address}')"
    hands.click(address, "link", LIST, link, leads_on=True, record=True)
    view = "#content a:text-is('View Roster')"
    hands.click("View Roster", "link", 'below "Roster"', view, leads_on=True)
    contact = field("Jabber ID", values["contact"], "newjid")
    _write_unnamed(hands, contact)
    told(hands)


def _write_unnamed(hands: Hands, contact: Field) -> None:
    """Write into the field that has no name but its button's."""
    hands.write(contact)
    hands.steps[-1].also = ("Add Jabber ID",)
    if hands.person.enter_sends:
        hands.press_enter(contact.name)
    else:
        press(hands, "Add Jabber ID", "beside the field")


def _add_to_group(hands: Hands, values: Values) -> None:
    """Put the address below the members; p03 opens a wrong group and goes back."""
    if hands.person.hand != "keyboard":
        open_left(hands, GROUPS)
    if hands.person.id == "p03":
        with hands.detour():
            open_group(hands, values["other_group"])
            hands.back()
    open_group(hands, values["group"])
    hands.write(field("Members", values["address"], "members", keeps=True))
    press(hands, "Submit", "below the form")
    told(hands)
    if hands.person.looks_around:
        open_left(hands, GROUPS)
        open_group(hands, values["group"])
    held = hands.page.locator("#content [name=members]").input_value()
    if values["address"] not in held.split():
        raise RuntimeError(f"the group has {held!r}")
