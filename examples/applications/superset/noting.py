"""How people note what will show in the figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.superset.places import (
    DIALOG,
    cancel,
    confirm,
    go,
    open_list,
    open_record,
    press,
    search,
    settle,
    take,
    wait_closed,
    wait_for_quiet,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = "Add annotation"
_ADD = ".ant-btn-primary:has-text('Annotation')"
_IN_DIALOG = f'in the dialog "{_NEW}"'
_ANOTHER = "Price changes"
_PRESSED = (60, 16)
"""The field before the buttons keeps the Tab key to itself, so that all take the mouse."""
_LAYERS = "button:has-text('Annotation layer')"


def note(hands: Hands, values: Values) -> bool:
    """Open the layer, fill in the dialog and add what is noted."""
    _begin(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [_name, _dates, _words]
    if hands.person.order == "up":
        parts = [_words, _name, _dates]
    for part in parts:
        part(hands, values)
    confirm(hands, "Add", _NEW, at=_PRESSED)
    wait_closed(hands)
    hands.page.locator(f"tbody tr:has-text('{values['event']}')").wait_for()
    if hands.person.detours:
        _check(hands, values)
    return True


def give_up(hands: Hands, values: Values) -> bool:
    """Write what it was, find no day for it anywhere, and leave."""
    _begin(hands, values)
    _name(hands, values)
    _words(hands, values)
    cancel(hands, _NEW, at=_PRESSED)
    return False


def _begin(hands: Hands, values: Values) -> None:
    """Come to the layer's empty dialog, each person another way."""
    layer = values["layer"]
    if hands.person.hand == "keyboard":
        go(hands, "/annotationlayer/list/")
        search(hands, values["letters"], _ANOTHER)
    elif hands.person.detours:
        with hands.detour():
            open_list(hands, "Charts")
        take(hands, "Annotation Layers", shows=_LAYERS)
    else:
        take(hands, "Annotation Layers", shows=_LAYERS)
    if hands.person.id == "p05":
        search(hands, values["letters"], _ANOTHER)
    if hands.person.id == "p03":  # takes the wrong layer, sees it and goes back
        open_record(hands, values["other"], shows=_ADD)
        hands.click(
            "Back to all",
            "link",
            "beside the heading",
            "a:text-is('Back to all')",
            shows=_LAYERS,
        )
        settle(hands)
        search(hands, values["letters"], _ANOTHER)
    open_record(hands, layer, shows=f":text('Annotation Layer {layer}')")
    press(
        hands,
        "Annotation",
        "at the top right",
        _ADD,
        f"{DIALOG} input[name=short_descr]",
    )


def _name(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="Name",
            location=_IN_DIALOG,
            value=values["event"],
            selector=f"{DIALOG} input[name=short_descr]",
        )
    )


def _dates(hands: Hands, values: Values) -> None:
    """Type both ends of the time; each is confirmed with the button or with Enter."""
    for which in ("start", "end"):
        field = Field(
            name="date",
            location=f"{_IN_DIALOG}, the {which}",
            value=values[which],
            selector=f"{DIALOG} input[placeholder='{which.title()} date']",
        )
        if which == "end" and hands.person.enter_sends:
            hands.type_on(field.name, field.location, field.value)
        else:
            hands.write(field)
        hands.page.wait_for_timeout(300)
        if hands.person.enter_sends:
            hands.press("Enter", f"confirms the {which}")
        else:
            hands.click(
                "OK",
                "button",
                "below the calendar",
                ".ant-picker-dropdown:not(.ant-picker-dropdown-hidden) "
                ".ant-picker-ok button",
            )
        hands.page.wait_for_timeout(500)
        shown = hands.page.input_value(field.selector)
        if shown != values[which]:
            raise RuntimeError(f"the {which} is {shown!r}, not {values[which]!r}")


def _words(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="description",
            location=_IN_DIALOG,
            value=values["words"],
            selector=f"{DIALOG} textarea[name=long_descr]",
        )
    )


def _check(hands: Hands, values: Values) -> None:
    """Look once more at what was added."""
    wait_for_quiet(hands)
    row = f"tbody tr:has-text('{values['event']}')"
    hands.hover(values["event"], row)
    hands.click(
        "Edit annotation",
        "icon",
        f'in the row "{values["event"]}"',
        f"{row} [data-test=edit-action]",
        shows=f"{DIALOG} input[name=short_descr]",
    )
    settle(hands)
    cancel(hands, "Edit annotation")
