"""How people make a list for those who have found a subject."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.postorius.cases import TAKEN
from examples.applications.postorius.places import (
    FORM,
    TOP,
    choose,
    go,
    mark,
    open_below,
    open_top,
    path_of,
    press,
    text_field,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SEND = "form.form-horizontal [type=submit]"
_ADD = "form:has([name=display_name]) button[type=submit]"
_ABOVE = "above the table"


def found(hands: Hands, values: Values) -> bool:
    """Make the list, put people in, and say who moderates."""
    _open_form(hands)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    press(hands, "Create list", _SEND)
    hands.wait_for("List created")
    _put_in(hands, values)
    _add_moderator(hands, values)
    return True


def take_a_name_twice(hands: Hands, values: Values) -> bool:
    """Type a name that there is already, be told so, and leave the form."""
    _open_form(hands)
    hands.write(text_field("List Name", TAKEN, "[name=listname]"))
    choose(hands, "Mail Host", "reedwater.test", "[name=mail_host]")
    for part in (_owner, _style, _description):
        part(hands, values)
    press(hands, "Create list", _SEND)
    hands.wait_for("Mailing List already exists")
    hands.write(text_field("Short Description", "Money", "[name=description]"))
    press(hands, "Create list", _SEND)
    hands.wait_for("Mailing List already exists")
    open_top(hands, "Lists")
    return False


def _open_form(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "lists/new/")
        return
    if hands.person.detours:
        with hands.detour():
            open_top(hands, "Domains")
            hands.look_around("looks whether lists are made there")
        open_top(hands, "Lists")
    button = "a.btn:text-is('Create New List')"
    hands.click("Create New List", "button", TOP, button, leads_on=True)


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    parts: list[Callable[[Hands, Values], None]] = [
        _name,
        _host,
        _owner,
        _shown,
        _style,
        _description,
    ]
    if hands.person.order == "up":
        parts.reverse()
    return parts


def _name(hands: Hands, values: Values) -> None:
    hands.write(text_field("List Name", values["list"], "[name=listname]"))


def _host(hands: Hands, values: Values) -> None:
    """Choose where it hangs; who takes a wrong place takes the right one then."""
    if hands.person.id == "p03":
        choose(hands, "Mail Host", values["other"], "[name=mail_host]")
    choose(hands, "Mail Host", values["host"], "[name=mail_host]")


def _owner(hands: Hands, values: Values) -> None:
    name = "Initial list owner address"
    hands.write(text_field(name, values["owner"], "[name=list_owner]"))


def _shown(hands: Hands, values: Values) -> None:
    mark(hands, "Advertise this list?", values["shown"], "advertised")


def _style(hands: Hands, values: Values) -> None:
    """Choose the style, unless it stands there already."""
    box = hands.page.locator("[name=list_style]")
    held = box.evaluate("e => e.selectedOptions[0].text.trim()")
    if held != values["style"]:
        choose(hands, "List Style", values["style"], "[name=list_style]")


def _description(hands: Hands, values: Values) -> None:
    name = "Short Description"
    hands.write(text_field(name, values["description"], "[name=description]"))


def _put_in(hands: Hands, values: Values) -> None:
    """Put both in at once, each on a line."""
    if hands.person.hand == "keyboard":
        go(hands, f"{path_of(values['list'], values['host'])}/mass_subscribe/")
    else:
        open_below(hands, "Mass operations", "Mass subscribe")
    parts: list[Callable[[Hands, Values], None]] = [_addresses, _verified, _welcome]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    press(hands, "Subscribe users", _SEND)
    hands.wait_for("has been subscribed")


def _addresses(hands: Hands, values: Values) -> None:
    both = f"{values['first']}\n{values['second']}"
    hands.write(text_field("Emails to mass subscribe", both, "[name=emails]"))


def _verified(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    """Tick that the addresses are known; who ticks too much takes it back."""
    if hands.person.id == "p03":
        _tick(hands, "Invitation", "invitation")
        _tick(hands, "Invitation", "invitation")
    _tick(hands, "Pre Verified", "pre_verified")


def _tick(hands: Hands, name: str, field: str) -> None:
    box = f"input[name={field}]"
    words = f"label:has-text('{name}')"
    words_do = hands.person.detours or hands.person.order == "up"
    hands.click(name, "checkbox", FORM, words if words_do else box)


def _welcome(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    mark(hands, "Send welcome message", "No", "send_welcome_message")


def _add_moderator(hands: Hands, values: Values) -> None:
    """Add who reads what is held back."""
    if hands.person.hand == "keyboard":
        go(hands, f"{path_of(values['list'], values['host'])}/members/moderator/")
    else:
        if hands.person.detours:
            with hands.detour():
                open_below(hands, "Users", "Members")
        open_below(hands, "Users", "Moderators")
    fields = [
        text_field("Email Address", values["moderator"], "[name=email]", _ABOVE),
        text_field("Display Name", values["name"], "[name=display_name]", _ABOVE),
    ]
    hands.fill(fields, enter_sends=True)
    if not hands.person.enter_sends:
        press(hands, "Add moderator", _ADD, _ABOVE)
