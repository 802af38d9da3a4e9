"""How people let a firm in, to one department only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.rabbitmq.places import (
    button,
    close,
    go,
    listed,
    look_for,
    open_row,
    open_side,
    open_tab,
    popped_up,
    submit,
    text,
    unfold,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_USER = "form[action='#/users-add']"
_PERMISSION = "form[action='#/permissions'][method=put]"
_LIMIT = "form[action='#/user-limits'][method=put]"
_AGREED = "Winch-and-keel-29"
"""The password of the telephone call; it is written down nowhere."""
_OTHER = "Winch-and-keel-92"
_SEND_USER = button("Add user", "users-add")


def admit(hands: Hands, values: Values) -> bool:
    """Add the user, give it its permission, and limit its connections."""
    _open_form(hands, values)
    _add(hands, values, f"#main table.list a:has-text('{values['user']}')")
    _permit(hands, values)
    _limit(hands, values)
    return True


def mistype_the_password(hands: Hands, values: Values) -> bool:
    """Type the password the second time with its figures turned, and leave."""
    _open_form(hands, values)
    _add(hands, values, popped_up("warn"), again=_OTHER)
    hands.wait_for("Passwords do not match.")
    close(hands, "warn")
    go(hands, "connections", "Connections")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the users, each person another way, and unfold the form."""
    if hands.person.hand == "keyboard":
        go(hands, "users", "Users")
    else:
        if hands.person.detours:
            with hands.detour():
                open_tab(hands, "Connections")
                hands.look_around("looks whether firms are entered here")
        open_tab(hands, "Admin", "Users")
    if hands.person.id == "p03":  # whether there is one already
        look_for(hands, values["user"], "#filter", send=False)
        hands.wait_for("... no users ...")
    unfold(hands, "Add a user")


def _add(hands: Hands, values: Values, shows: str, *, again: str = _AGREED) -> None:
    """Fill in the form of a user."""
    secret = f"{_USER} [name=password"
    called = text("Username", values["user"], f"{_USER} [name=username]")
    fields = [
        called,
        text("Password", _AGREED, f"{secret}]", secret=True),
        text("(confirm)", again, f"{secret}_confirm]", secret=True),
    ]
    if hands.person.hand == "keyboard":  # knows the word
        fields.append(text("Tags", values["typed_tag"], f"{_USER} [name=tags]"))
        submit(hands, fields, _SEND_USER, shows)
    elif hands.person.order == "up":
        _tag(hands, values["tag"])
        submit(hands, fields, _SEND_USER, shows)
    else:
        hands.fill(fields)
        if hands.person.id == "p03":  # takes a wrong one, and sees it
            _tag(hands, "Admin")
        _tag(hands, values["tag"])
        hands.look_around("checks what is filled in")
        name, place = _SEND_USER.name, _SEND_USER.location
        hands.click(name, "button", place, _SEND_USER.selector, shows=shows)


def _tag(hands: Hands, name: str) -> None:
    """Click on a word beside the tags; a help that nobody asked for comes with it."""
    link = f"{_USER} .tag-link:text-is('{name}')"
    hands.click(name, "link", 'beside "Tags"', link, shows=popped_up("help"))
    close(hands, "help")


def _permit(hands: Hands, values: Values) -> None:
    """Give the permission, with the user or with the department."""
    fields: list[Field] = [
        text(
            "Configure regexp", values["configure"], f"{_PERMISSION} [name=configure]"
        ),
        text("Write regexp", values["write"], f"{_PERMISSION} [name=write]"),
        text("Read regexp", values["read"], f"{_PERMISSION} [name=read]"),
    ]
    set_it = button("Set permission", "permissions")
    if hands.person.order == "up":
        open_side(hands, "Virtual Hosts")
        open_row(hands, values["host"])
        fields.insert(0, listed("User", values["user"], f"{_PERMISSION} select"))
        shows = f"#main table.list a:has-text('{values['user']}')"
    else:
        if hands.person.hand == "keyboard":
            go(hands, f"users/{values['user']}", values["user"])
        else:
            open_row(hands, values["user"])
        fields.insert(
            0, listed("Virtual Host", values["host"], f"{_PERMISSION} select")
        )
        shows = f"#main table.list a:has-text('{values['host']}')"
    submit(hands, fields, set_it, shows)


def _limit(hands: Hands, values: Values) -> None:
    """Say how many connections the firm may have."""
    if hands.person.hand == "keyboard":
        go(hands, "limits", "Limits")
    else:
        open_side(hands, "Limits")
    fields = [
        listed("User", values["user"], f"{_LIMIT} [name=user]"),
        text("Value", values["limit"], f"{_LIMIT} [name=value]"),
    ]
    shows = f"#main table.list td:has-text('{values['user']}')"
    submit(hands, fields, button("Set / update limit", "user-limits"), shows)
