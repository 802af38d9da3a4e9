"""How people enter what was bought and put up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.nautobot.cases import TAKEN
from examples.applications.nautobot.places import (
    ABOVE,
    HOUSE,
    choose,
    go,
    open_from_home,
    open_menu,
    open_tab,
    press,
    search,
    send,
    text_field,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ADD_CONTACT = "main a:has-text('Add Contact')"


def enter(hands: Hands, values: Values) -> bool:
    """Fill in the sheet of the thing, and put beside it who answers for it."""
    _open_form(hands, values)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    send(hands, "Create", shows="Created device")
    open_tab(hands, "Contacts", _ADD_CONTACT)
    press(hands, "Add Contact", "below the table", _ADD_CONTACT)
    contact = [_contact, _task, _state]
    if hands.person.order == "up":
        contact.reverse()
    for part in contact:
        part(hands, values)
    send(hands, "Assign", shows=values["who"])
    return True


def use_a_sticker_twice(hands: Hands, values: Values) -> bool:
    """Type a number that is on something else, be told so, and leave."""
    _open_form(hands, values)
    for part in (_name, _role, _status, _room, _model):
        part(hands, values)
    hands.write(text_field("Asset tag", TAKEN, "#id_asset_tag"))
    send(hands, "Create", shows="already exists")
    hands.look_around("looks for what is wrong")
    send(hands, "Cancel")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty sheet, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/dcim/devices/add/")
        return
    if hands.person.order == "up":
        open_from_home(hands, "Devices", "DCIM")
    else:
        if hands.person.detours:
            with hands.detour():
                open_menu(hands, "Devices", "Device Types")
                hands.look_around("looks whether it is entered there")
        open_menu(hands, "Devices", "Devices")
    if hands.person.id == "p03":
        search(hands, values["name"])
    press(hands, "Add Device", ABOVE, "#add-button")


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    parts = [_name, _role, _status, _room, _model, _serial, _sticker, _tag]
    if hands.person.order == "up":
        parts.reverse()
    if hands.person.detours:  # begins with what is written on the thing
        parts = [_room, _model, _serial, _sticker, _name, _role, _status, _tag]
    return parts


def _name(hands: Hands, values: Values) -> None:
    hands.write(text_field("Name", values["name"], "#id_name"))


def _role(hands: Hands, values: Values) -> None:
    """Choose what it is for; who chooses the wrong thing sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Role", values["other"], "#id_role")
    choose(hands, "Role", values["role"], "#id_role")


def _status(hands: Hands, values: Values) -> None:
    choose(hands, "Status", values["status"], "#id_status")


def _room(hands: Hands, values: Values) -> None:
    choose(hands, "Location", HOUSE.format(values["room"]), "#id_location")


def _model(hands: Hands, values: Values) -> None:
    letters = values["letters"]
    choose(hands, "Device type", values["model"], "#id_device_type", letters=letters)


def _serial(hands: Hands, values: Values) -> None:
    hands.write(text_field("Serial number", values["serial"], "#id_serial"))


def _sticker(hands: Hands, values: Values) -> None:
    hands.write(text_field("Asset tag", values["sticker"], "#id_asset_tag"))


def _tag(hands: Hands, values: Values) -> None:
    choose(hands, "Tags", values["tag"], "#id_tags")


def _contact(hands: Hands, values: Values) -> None:
    letters = values["who"][:4].lower()
    choose(hands, "Contact", values["listed"], "#id_contact", letters=letters)


def _task(hands: Hands, values: Values) -> None:
    choose(hands, "Role", values["task"], "#id_role")


def _state(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    choose(hands, "Status", "Active", "#id_status")
