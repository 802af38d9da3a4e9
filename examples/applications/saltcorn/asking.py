"""How people of the committee ask for more, and let somebody in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.saltcorn.fields import choose, part
from examples.applications.saltcorn.places import (
    MENU,
    follow,
    go_to,
    open_page,
    send,
    settle,
)
from examples.scripted.steps import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

    Part = Callable[[Hands, Values], None]

_NEXT = Button(
    name="Next »",
    location="below the form",
    selector="#content form button:has-text('Next')",
)
_BRAND = "Lending shed"


def ask(hands: Hands, values: Values) -> bool:
    """Add the field to the table, and then the user."""
    _open_table(hands, values)
    follow(hands, "Add field", "below the fields")
    parts: list[Part] = [_label, _type, _what]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.detours:
        parts = [_type, _label, _what]
    for one in parts:
        one(hands, values)
    _go_on(hands)
    limits = [
        part("Minimum", values["least"], "min"),
        part("Maximum", values["most"], "max"),
    ]
    hands.fill(limits, _NEXT, enter_sends=True)
    settle(hands)
    hands.page.locator(f"td:text-is('{values['label']}')").wait_for()
    hands.look_around("looks whether it is there")
    _add_user(hands, values)
    return True


def forget_the_type(hands: Hands, values: Values) -> bool:
    """Leave the type as it is, be asked for words, and leave."""
    _open_table(hands, values)
    follow(hands, "Add field", "below the fields")
    for one in (_label, _what):
        one(hands, values)
    _go_on(hands)
    hands.wait_for("Regular expression")
    open_page(hands, "Tables")
    return False


def _open_table(hands: Hands, values: Values) -> None:
    """Come to the table, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "/table")
    elif hands.person.order != "up":  # the first page has them, too
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Tables")
                follow(hands, values["other"], "in the list", record=True)
                hands.look_around("looks whether it belongs there")
        open_page(hands, "Tables")
    follow(hands, values["table"], "in the list", record=True)


def _label(hands: Hands, values: Values) -> None:
    hands.write(part("Label", values["label"], "label"))


def _type(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    """Choose the type; who takes the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Type", "Float", "type")
    choose(hands, "Type", "Integer", "type")


def _what(hands: Hands, values: Values) -> None:
    hands.write(part("Description", values["what"], "description"))


def _go_on(hands: Hands) -> None:
    hands.click(_NEXT.name, "button", _NEXT.location, _NEXT.selector, leads_on=True)
    settle(hands)


def _add_user(hands: Hands, values: Values) -> None:
    """Come to the form, each person another way, and fill it in."""
    if hands.person.hand == "keyboard":
        go_to(hands, "/useradmin/new")
    elif hands.person.order == "up":
        brand = ".sidebar-brand"
        hands.click(_BRAND, "link", "at the top left", brand, leads_on=True)
        settle(hands)
        follow(hands, "Create user", "below the users")
    else:
        entry = ".sidebar a:has-text('Users and security')"
        opener = ".sidebar .nav-link:has-text('Settings')"
        hands.click("Settings", "menu", MENU, opener, shows=entry)
        hands.page.wait_for_timeout(500)  # it slides open
        hands.click("Users and security", "link", MENU, entry, leads_on=True)
        settle(hands)
        follow(hands, "Create user", "below the list")
    parts: list[Part] = [_email, _role]
    if hands.person.order == "up":
        parts.reverse()
    for one in parts:
        one(hands, values)
    send(hands, "Create")


def _email(hands: Hands, values: Values) -> None:
    hands.write(part("Email", values["email"], "email"))


def _role(hands: Hands, values: Values) -> None:
    choose(hands, "Role", values["role"], "role_id")
