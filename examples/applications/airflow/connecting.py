"""How people connect the company with another firm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.airflow.cases import PASSWORD, TAKEN
from examples.applications.airflow.places import (
    choose,
    go,
    open_menu,
    press,
    save,
    settle,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values


def connect(hands: Hands, values: Values) -> bool:
    """Enter the firm's machine, and how often we may come in at a time."""
    if hands.person.order == "up":
        _enter_pool(hands, values)
        _enter_connection(hands, values)
    else:
        _enter_connection(hands, values)
        _enter_pool(hands, values)
    return True


def take_a_name_twice(hands: Hands, values: Values) -> bool:
    """Take a name that another firm has, be told so, and leave it at that."""
    _open_list(hands, "Connections", "/connection")
    hands.write(text_field("Connection Id", TAKEN, "#conn_id"))
    for part in (_kind, _what, _host, _login):
        part(hands, values)
    save(hands)
    hands.wait_for("Integrity error")
    return False


def _open_list(hands: Hands, name: str, path: str) -> None:
    """Come to an empty form by the list of what there is."""
    if hands.person.detours and name == "Connections":
        with hands.detour():
            open_menu(hands, "Admin", "Variables")
            hands.look_around("looks whether it is there")
    if hands.person.hand == "keyboard":
        go(hands, f"{path}/list/")
    else:
        open_menu(hands, "Admin", name)
    hands.look_around("looks what there is")
    add = f"a[href*='{path}/add']"
    press(hands, "Add a new record", add, "above the list")


def _enter_connection(hands: Hands, values: Values) -> None:
    _open_list(hands, "Connections", "/connection")
    parts: list[Callable[[Hands, Values], None]]
    parts = [_name, _kind, _what, _host, _login, _password, _extra]
    if hands.person.order == "up":
        parts.reverse()
    by_keys = hands.person.hand == "keyboard"
    if by_keys:  # begins where Tab leads nowhere, and sends with Enter
        parts = [_extra, *parts[:-1]]
    for part in parts:
        part(hands, values)
    hands.look_around("checks what is filled in")
    if by_keys:
        hands.press_enter("Password")
        settle(hands)
    else:
        save(hands)
    hands.wait_for("Added Row")


def _name(hands: Hands, values: Values) -> None:
    hands.write(text_field("Connection Id", values["name"], "#conn_id"))


def _kind(hands: Hands, values: Values) -> None:
    """Choose the type; who takes the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Connection Type", values["other"], "#conn_type")
    choose(hands, "Connection Type", values["kind"], "#conn_type")


def _what(hands: Hands, values: Values) -> None:
    hands.write(text_field("Description", values["what"], "#description"))


def _host(hands: Hands, values: Values) -> None:
    hands.write(text_field("Host", values["host"], "#host"))


def _login(hands: Hands, values: Values) -> None:
    hands.write(text_field("Login", values["login"], "#login"))


def _password(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    hands.write(
        Field(
            name="Password",
            location="in the form",
            value=PASSWORD,
            selector="#password",
            secret=True,
        )
    )


def _extra(hands: Hands, values: Values) -> None:
    hands.write(text_field("Extra", values["extra"], ".CodeMirror"))


def _enter_pool(hands: Hands, values: Values) -> None:
    _open_list(hands, "Pools", "/pool")
    fields = [
        text_field("Pool", values["name"], "#pool"),
        text_field("Slots", values["places"], "#slots"),
        text_field("Description", values["why"], "#description"),
    ]
    if hands.person.hand == "keyboard":
        fields = [fields[0], fields[2], fields[1]]
    if hands.person.order == "up":
        fields.reverse()
    for field in fields[:-1]:
        hands.write(field)
    hands.write(fields[-1], send=hands.person.enter_sends)
    if hands.person.enter_sends:
        settle(hands)
    else:
        save(hands)
    hands.wait_for("Added Row")
