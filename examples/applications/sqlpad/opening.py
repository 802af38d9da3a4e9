"""How people let a depot keep its own lists, and somebody there get in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.sqlpad.places import (
    choose,
    close,
    open_menu,
    press,
    settle,
    write,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = 'in "New connection"'
_DIALOG = 'in "Add user"'
_FIELDS = (
    ("Host/Server/IP Address", "host", "host"),
    ("Port (optional)", "port", "port"),
    ("Database", "database", "database"),
    ("Database Username", "username", "account"),
)
_EMAIL = "reach-portal input[name=email]"


def open_up(hands: Hands, values: Values) -> bool:
    """Add the depot's connection, and change who gets in."""
    if hands.person.detours:
        with hands.detour():
            open_menu(hands, "Users")
            close(hands, "Users")
    _fill_in(hands, values, values["database"])
    press(hands, "Test", _FORM)
    press(hands, "Save", _FORM)
    hands.page.locator("input[name=host]").wait_for(state="detached")
    hands.wait_for(values["name"])
    close(hands, "Connections")
    open_menu(hands, "Users")
    if hands.person.order == "up" or hands.person.detours:
        _delete(hands, values["gone"])
        _add(hands, values)
    else:
        _add(hands, values)
        _delete(hands, values["gone"])
    return True


def misspell_the_database(hands: Hands, values: Values) -> bool:
    """Test it, see red, and leave without saving."""
    _fill_in(hands, values, values["mistyped"])
    press(hands, "Test", _FORM)
    close(hands, "New connection")
    close(hands, "Connections")
    return False


def _fill_in(hands: Hands, values: Values, database: str) -> None:
    """Fill in what the computer centre wrote; what there is depends on the driver."""
    open_menu(hands, "Connections")
    press(hands, "Add connection", "above the list")
    if hands.person.order != "up":
        _name(hands, values)
    choose(hands, "Driver", "MySQL", "reach-portal select[name=driver]", _FORM)
    fields = list(_FIELDS)
    if hands.person.order == "up":
        fields.reverse()
    for name, key, said in fields:
        value = database if said == "database" else values[said]
        write(hands, name, value, f"reach-portal input[name={key}]", _FORM)
    if hands.person.order == "up":
        _name(hands, values)


def _name(hands: Hands, values: Values) -> None:
    field = "reach-portal input[name=name]"
    write(hands, "Connection name", values["name"], field, _FORM)


def _add(hands: Hands, values: Values) -> None:
    """Add somebody with an address and a part."""
    press(hands, "Add user", "above the list")
    hands.page.locator(_EMAIL).wait_for()
    roles = "reach-portal select[name=role]"
    if hands.person.order == "up":
        choose(hands, "role", values["role"], roles, _DIALOG)
        write(hands, "Email", values["mail"], _EMAIL, _DIALOG)
    else:
        write(hands, "Email", values["mail"], _EMAIL, _DIALOG)
        if hands.person.id == "p03":  # sees it and chooses again
            choose(hands, "role", "Admin", roles, _DIALOG)
        choose(hands, "role", values["role"], roles, _DIALOG)
    press(hands, "Add user", _DIALOG)
    hands.page.locator(_EMAIL).wait_for(state="detached")
    settle(hands)


def _delete(hands: Hands, mail: str) -> None:
    """Delete somebody, which asks once."""
    row = f"reach-portal [class*=ListItem_ListItem]:has-text('{mail}')"
    place = f'in the row "{mail}"'
    hands.click("Delete", "button", place, f"{row} button:text-is('Delete')")
    hands.page.wait_for_timeout(500)
    press(hands, "Delete", "in the question")
    hands.page.locator(row).wait_for(state="detached")
    settle(hands)
