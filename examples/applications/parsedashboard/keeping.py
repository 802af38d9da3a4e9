"""How something more is kept of what was found, with the rule that goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.parsedashboard.places import (
    MENU,
    TABLE,
    WINDOW,
    choose,
    field,
    open_app,
    open_class,
    open_config,
    part,
    send,
    settle,
    switch,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CLASS = "FoundItem"
_ANY = "Reading glasses"
_COLUMN = "Add a new column"
_KIND = "What type of data do you want to store?"
_NAME = "What should we call it?"
_DEFAULT = "What is the default value?"
_REQUIRED = "Is it a required field?"
_PARAMETER = "New parameter"
_FIRST = "String"
"""Kind that both windows show to begin with."""


def keep(hands: Hands, values: Values) -> bool:
    """Add the column and create the parameter; one creates that first."""
    if hands.person.hand != "keyboard":
        open_app(hands)
    if hands.person.order == "up":
        _parameter(hands, values)
        _column(hands, values)
        return True
    if hands.person.detours:
        with hands.detour():
            open_class(hands, "Quay", "Mill Race")
    _column(hands, values)
    _parameter(hands, values)
    return True


def misname(hands: Hands, values: Values) -> bool:
    """Give the column a name with a space, see that it cannot be added, and cancel."""
    open_app(hands)
    open_class(hands, _CLASS, _ANY)
    _open_column(hands)
    choose(hands, _KIND, values["kind"], _COLUMN)
    hands.write(field(_NAME, values["spaced"], "input", _COLUMN))
    if values["default"] != "none":
        hands.write(field(_DEFAULT, values["default"], "input", _COLUMN))
    send(hands, "Cancel", _COLUMN)
    return False


def _open_column(hands: Hands) -> None:
    button = f"{TABLE} button:has-text('{_COLUMN}')"
    shows = f"{WINDOW} div:text-is('{_COLUMN}')"
    hands.click(_COLUMN, "button", "at the end of the columns", button, shows=shows)
    settle(hands)


def _column(hands: Hands, values: Values) -> None:
    """Fill the window in; the kind comes first, as what is below it hangs on it."""
    open_class(hands, _CLASS, _ANY)
    _open_column(hands)
    if hands.person.id == "p03":
        choose(hands, _KIND, "Boolean", _COLUMN)
    if hands.person.id == "p03" or values["kind"] != _FIRST:
        choose(hands, _KIND, values["kind"], _COLUMN)
    name = field(_NAME, values["column"], "input", _COLUMN)
    parts: list[Callable[[], None]] = [lambda: hands.write(name)]
    if values["default"] != "none":
        default = field(_DEFAULT, values["default"], "input", _COLUMN)
        parts.append(lambda: hands.write(default))
    if values["required"] == "yes":
        parts.append(lambda: switch(hands, _REQUIRED, "No", _COLUMN))
    if hands.person.order == "up":
        parts.reverse()
    for one in parts:
        one()
    send(hands, "Add", _COLUMN)
    hands.page.locator(f"{TABLE} div:text-is('{values['column']}')").wait_for()


def _parameter(hands: Hands, values: Values) -> None:
    open_config(hands)
    create = "Create a parameter"
    shows = f"{WINDOW} div:text-is('{_PARAMETER}')"
    if hands.person.searches:
        link = f"a:text-is('{create}')"
        hands.click(create, "link", MENU, link, shows=shows)
    else:
        button = f"button:has-text('{create}')"
        hands.click(create, "button", "above the parameters", button, shows=shows)
    settle(hands)
    name = field("Parameter Name", values["parameter"], "input", _PARAMETER)
    parts: list[Callable[[], None]] = [
        lambda: hands.write(name),
        lambda: _value(hands, values),
    ]
    if hands.person.order == "up":
        parts.reverse()
    for one in parts:
        one()
    send(hands, "Create", _PARAMETER)
    hands.page.locator(f"td:text-is('{values['parameter']}')").wait_for()


def _value(hands: Hands, values: Values) -> None:
    """Say of which kind it is, and what it is."""
    if values["sort"] != _FIRST:
        choose(hands, "Type", values["sort"], _PARAMETER)
    if values["sort"] == "Boolean":
        switch(hands, "Value", "False", _PARAMETER)
    else:
        hands.page.locator(part("Value", "input, textarea")).wait_for()
        hands.write(field("Value", values["value"], "input, textarea", _PARAMETER))
