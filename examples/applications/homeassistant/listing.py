"""How people write down a job of many small parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.homeassistant.places import (
    gone,
    jump,
    open_page,
    pick_day,
    settle,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PANEL = "ha-panel-todo"
_CARD = "hui-todo-list-card"
_FLOW = "dialog-data-entry-flow"
_EDITOR = "dialog-todo-item-editor"
_NEW = 'in the window "Local To-do"'
_WINDOW = 'in the window "Add item"'
_LISTS = "in the list of lists"
_FIELD = f"{_CARD} .addRow input"


def make_list(hands: Hands, values: Values) -> bool:
    """Make the list, write down what is to be done, and tick what is done elsewhere."""
    _open(hands)
    parts: list[Callable[[Hands, Values], None]] = [
        *(_make, _show, _small, _task, _tick, _show),
    ]
    if hands.person.hand == "keyboard":
        parts = [_make, _show, _task, _small, _tick, _show]
    elif hands.person.order == "up":
        parts = [_tick, _make, _show, _task, _small]
    elif hands.person.searches:
        parts = [_tick, _make, _show, _small, _task]
    elif hands.person.detours:
        parts = [_make, _tick, _show, _small, _task]
    for part in parts:
        part(hands, values)
    for text in (values["small"], values["task"]):
        hands.page.locator(_item(text)).wait_for()
    return True


def take_a_taken_name(hands: Hands, values: Values) -> bool:
    """Give the list a name that another one has, be told so, and close the window."""
    _open(hands)
    _tick(hands, values)
    _name(hands, values["other"])
    hands.wait_for("Service is already configured")
    button = f"{_FLOW} mwc-button:has-text('Close')"
    hands.click("Close", "button", f"at the bottom {_NEW}", button)
    gone(hands, f"{_FLOW} ha-dialog")
    return False


def _open(hands: Hands) -> None:
    """Come to the lists, each person another way."""
    if hands.person.hand == "keyboard":
        hands.go("/".join(hands.page.url.split("/")[:3]) + "/todo")
        hands.page.locator(_FIELD).wait_for()
        settle(hands)
    elif hands.person.order == "up":
        jump(hands, "To-do lists", _FIELD)
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Calendar", "/calendar", "ha-full-calendar .fc-view")
        open_page(hands, "To-do lists", "/todo", _FIELD)
    if hands.person.detours:
        with hands.detour():
            _show_list(hands, "Move of the archive")


def _make(hands: Hands, values: Values) -> None:
    """Name the list, and confirm that all went well."""
    _name(hands, values["list"])
    finish = f"{_FLOW} mwc-button:has-text('Finish')"
    hands.page.locator(finish).wait_for()
    settle(hands)
    hands.click("Finish", "button", 'at the bottom in the window "Success!"', finish)
    gone(hands, f"{_FLOW} ha-dialog")


def _name(hands: Hands, name: str) -> None:
    field = f"{_FLOW} input[name=todo_list_name]"
    hands.click(
        "Create list",
        "button",
        "below the list of lists",
        f"{_PANEL} ha-list-item:has-text('Create list')",
        shows=field,
    )
    settle(hands)
    write(hands, "To-do list name", name, field, _NEW)
    if hands.person.enter_sends:
        hands.press("Enter", "sends the name")
    else:
        button = f"{_FLOW} mwc-button:has-text('Submit')"
        hands.click("Submit", "button", f"at the bottom {_NEW}", button)


def _show(hands: Hands, values: Values) -> None:
    _show_list(hands, values["list"])


def _show_list(hands: Hands, name: str) -> None:
    hands.click(name, "row", _LISTS, _entry(name), record=True)
    hands.page.locator(f"{_entry(name)}[activated]").wait_for()
    settle(hands)


def _entry(name: str) -> str:
    return f"{_PANEL} ha-list-item:has-text('{name}')"


def _small(hands: Hands, values: Values) -> None:
    """Type the words above the items."""
    write(hands, "Add item", values["small"], _FIELD, "above the items")
    if hands.person.enter_sends or hands.person.id == "p03":
        hands.press("Enter", "adds the item")
    else:
        hands.click(
            "Add item", "icon", "beside the field", f"{_CARD} .addRow ha-icon-button"
        )
    hands.page.locator(_item(values["small"])).wait_for()
    settle(hands)


def _task(hands: Hands, values: Values) -> None:
    """Fill in the window, from the top or from below."""
    name = f"{_EDITOR} input[name=summary]"
    hands.click(
        "Add item", "button", "at the bottom right", f"{_PANEL} ha-fab", shows=name
    )
    settle(hands)
    parts: list[Callable[[], None]] = [
        lambda: write(hands, "Task name", values["task"], name, _WINDOW),
        lambda: write(
            hands,
            "Description",
            values["about"],
            f"{_EDITOR} textarea[name=description]",
            _WINDOW,
        ),
        lambda: pick_day(
            hands, "Due date", _WINDOW, f"{_EDITOR} ha-date-input input", values["due"]
        ),
    ]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part()
    if hands.person.detours:
        hands.read(
            'the field "Due date"',
            hands.page.locator(f"{_EDITOR} ha-date-input input").input_value(),
            expected=values["due"],
        )
    button = f"{_EDITOR} mwc-button[slot=primaryAction]"
    hands.click("Add item", "button", f"at the bottom {_WINDOW}", button)
    gone(hands, f"{_EDITOR} ha-dialog")
    hands.page.locator(_item(values["task"])).wait_for()


def _tick(hands: Hands, values: Values) -> None:
    """Tick what is done; who slips takes the one beside it and takes that back."""
    _show_list(hands, values["other"])
    names = [values["done"]]
    if hands.person.id == "p03":
        names = [values["wrong"], values["wrong"], values["done"]]
    for n, name in enumerate(names):
        hands.click(
            name,
            "checkbox",
            "among the items",
            f"{_CARD} ha-check-list-item:has-text('{name}') mwc-checkbox",
            record=True,
        )
        state = "" if names[:n].count(name) else "[selected]"
        hands.page.locator(
            f"{_CARD} ha-check-list-item{state or ':not([selected])'}"
            f":has-text('{name}')"
        ).wait_for()
        settle(hands)


def _item(text: str) -> str:
    return f"{_CARD} ha-check-list-item:has-text('{text}')"
