"""How people give a request another address, and catch its errors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.nodered.canvas import (
    IN_FLOW,
    WINDOW,
    add_box,
    box,
    deploy,
    done,
    edit,
    find_box,
    join,
    name_field,
    open_flow,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PLACE = (110.0, 280.0)
_REQUEST = WINDOW.format("http request")


def change_supplier(hands: Hands, values: Values) -> bool:
    """Change the request, add what catches its errors, and deploy."""
    _open(hands, values)
    back = _back("a parsed JSON object")
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes it back
        hands.choose(_back("a binary buffer"))
    hands.fill((_address(values), back))
    done(hands)
    add_box(hands, "catch", _PLACE)
    _catch(hands, values)
    join(hands, values["catch"], values["debug"])
    deploy(hands)
    return True


def leave_supplier(hands: Hands, values: Values) -> bool:
    """Type the new address, and leave the window with Cancel."""
    _open(hands, values)
    hands.write(_address(values))
    done(hands, button="Cancel")
    return False


def _open(hands: Hands, values: Values) -> None:
    """Open the request, by searching or through its flow."""
    if hands.person.hand == "keyboard":
        find_box(hands, values["request"])
        name = values["request"]
        hands.click(name, "box", IN_FLOW, box(name), record=True)
        hands.press("Enter", "to edit the marked node")
        settle(hands)
    elif hands.person.id == "p03":
        find_box(hands, values["request"])
        edit(hands, values["request"])
    else:
        open_flow(hands, values["flow"])
        edit(hands, values["request"])


def _address(values: Values) -> Field:
    return Field(
        name="URL",
        location=_REQUEST,
        value=values["url"],
        selector="#node-input-url",
    )


def _back(kind: str) -> Field:
    return Field(
        name="Return",
        location=_REQUEST,
        value=kind,
        selector="#node-input-ret",
        kind="dropdown",
    )


def _catch(hands: Hands, values: Values) -> None:
    edit(hands, "catch: all")
    uncaught = Field(
        name="Ignore errors handled by other Catch nodes",
        location=WINDOW.format("catch"),
        value="on",
        selector="#node-input-uncaught",
        kind="checkbox",
    )
    name = name_field(values["catch"], "catch")
    hands.fill((uncaught, name) if values["uncaught"] == "yes" else (name,))
    done(hands)
