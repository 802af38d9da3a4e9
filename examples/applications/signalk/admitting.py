"""How somebody new gets an account, and their tablet is let in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.signalk.cases import FIRST_PASSWORD, MISTYPED
from examples.applications.signalk.places import (
    card,
    choose,
    field,
    go,
    header,
    open_page,
    settle,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_USER = card("User")
_IN_USER = 'in "User"'
_REQUEST = card("Request")
_LEAST = "Read Only"
"""What is shown to begin with."""
_WRONG = "Read/Write"


def admit(hands: Hands, values: Values) -> bool:
    """Give the account, take the old one out and let the device in, in any order."""
    if hands.person.order == "up":
        _let_in(hands, values)
        _open_users(hands)
        _take_out(hands, values["gone"])
        _enter(hands, values)
        return True
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Security", "Devices", "security/devices", "Devices")
    _open_users(hands)
    if hands.person.searches:
        _take_out(hands, values["gone"])
        _enter(hands, values)
    else:
        _enter(hands, values)
        _take_out(hands, values["gone"])
    _let_in(hands, values)
    return True


def mistype(hands: Hands, values: Values) -> bool:
    """Type two passwords that differ, be told so, and cancel."""
    _open_users(hands)
    _add(hands)
    _name(hands, values)
    _secret(hands, "Password", "password", FIRST_PASSWORD)
    _secret(hands, "Confirm Password", "confirmPassword", MISTYPED)
    _may(hands, values)
    hands.click("Apply", "button", _IN_USER, f"{_USER} button:has-text('Apply')")
    hands.page.wait_for_timeout(800)
    hands.click("Cancel", "button", _IN_USER, f"{_USER} button:has-text('Cancel')")
    hands.page.locator(header("User")).wait_for(state="detached")
    return False


def _open_users(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "security/users", "Users")
    else:
        open_page(hands, "Security", "Users", "security/users", "Users")
    hands.page.locator(f"{card('Users')} td").first.wait_for()


def _add(hands: Hands) -> None:
    add = f"{card('Users')} button:has-text('Add')"
    hands.click("Add", "button", 'below "Users"', add, shows=header("User"))
    settle(hands)


def _enter(hands: Hands, values: Values) -> None:
    """Fill the form in, in the person's order, and apply it."""
    _add(hands)
    parts: list[Callable[[], None]] = [
        lambda: _name(hands, values),
        lambda: _secret(hands, "Password", "password", FIRST_PASSWORD),
        lambda: _secret(hands, "Confirm Password", "confirmPassword", FIRST_PASSWORD),
        lambda: _may(hands, values),
    ]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part()
    hands.click("Apply", "button", _IN_USER, f"{_USER} button:has-text('Apply')")
    hands.page.locator(f"td:text-is('{values['user']}')").wait_for()
    hands.page.locator(header("User")).wait_for(state="detached")
    settle(hands)


def _name(hands: Hands, values: Values) -> None:
    box = f"{_USER} input[name=userId]"
    hands.write(field("User ID", values["user"], box, _IN_USER))


def _secret(hands: Hands, name: str, box: str, value: str) -> None:
    found = f"{_USER} input[name={box}]"
    hands.write(field(name, value, found, _IN_USER, secret=True))


def _may(hands: Hands, values: Values) -> None:
    """Choose what the new hand may; who takes a wrong one sees it and takes it back."""
    box = f"{_USER} select[name=type]"
    if hands.person.id == "p03":
        choose(hands, "Permissions", _WRONG, box, _IN_USER)
    if values["may"] != _LEAST:
        choose(hands, "Permissions", values["may"], box, _IN_USER)


def _take_out(hands: Hands, name: str) -> None:
    """Click on the one who signed off, and on what is at the bottom."""
    row = f"{card('Users')} td:text-is('{name}')"
    place = 'in the list "Users"'
    hands.click(name, "row", place, row, record=True, shows=header("User"))
    settle(hands)
    hands.click("Delete", "button", _IN_USER, f"{_USER} button:has-text('Delete')")
    hands.page.locator(row).wait_for(state="detached")
    settle(hands)


def _let_in(hands: Hands, values: Values) -> None:
    """Find the device among those that knock, and approve it."""
    path, title = "security/access/requests", "Access Requests"
    if hands.person.hand == "keyboard":
        go(hands, path, title)
    else:
        open_page(hands, "Security", title, path, title)
    row = f"{card(title)} td:text-is('{values['device']}')"
    place = 'in the list "Access Requests"'
    shows = header("Request")
    hands.click(values["device"], "row", place, row, record=True, shows=shows)
    settle(hands)
    box, place = f"{_REQUEST} select[name=permissions]", 'in "Request"'
    if values["rights"] != _LEAST:
        choose(hands, "Permissions", values["rights"], box, place)
    if hands.person.looks_around:
        hands.look_around("checks which one it is")
    approve = f"{_REQUEST} button:has-text('Approve')"
    hands.click("Approve", "button", place, approve)
    hands.page.locator(row).wait_for(state="detached")
    settle(hands)
