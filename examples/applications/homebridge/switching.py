"""How people add a switch to those of the boathouse, and take one out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.homebridge.places import (
    DIALOG,
    close,
    field,
    go,
    open_page,
    press,
    settle,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_PLACE = 'in "Homebridge Dummy"'
_OPEN = ".accordion-collapse.show"
_BELOW = f"{_PLACE}, below the last one"
_RESTART = f"{DIALOG} h5:text-is('Restart Required')"
_TOO_MUCH = "450"


def switch(hands: Hands, values: Values) -> bool:
    """Add the new one, take the old one out, and leave the restart to the night."""
    _open_settings(hands)
    if hands.person.order == "up":
        _take_out(hands, values)
    _add(hands)
    for part in _parts(hands):
        part(hands, values)
    _see(hands, values["name"])
    if hands.person.order != "up":
        _take_out(hands, values)
    press(hands, "Save", f"{_PLACE}, at the bottom", shows=_RESTART)
    close(hands, "Close", 'in "Restart Required"')
    return True


def ask_too_much(hands: Hands, values: Values) -> bool:
    """Let a lamp begin with more than all, be told so, and give up."""
    _open_settings(hands)
    _add(hands)
    _name(hands, values)
    _tick(hands, "Dimmer")
    hands.write(_amount("Brightness", _TOO_MUCH))
    hands.wait_for("Must be 100 or less")
    _tick(hands, "DisableLogging")
    close(hands, "Close", f"{_PLACE}, at the bottom")
    return False


def _open_settings(hands: Hands) -> None:
    """Come to what the plugin knows of, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "plugins")
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Accessories")
        open_page(hands, "Plugins")
    card = "app-plugin-card:has(:text-is('Homebridge Dummy'))"
    dots = f"{card} a.dropdown-toggle"
    entry = f"{card} .dropdown-item:has-text('Plugin Config')"
    place = 'beside "Homebridge Dummy"'
    hands.click("Plugin Actions Dropdown", "menu", place, dots, shows=entry)
    hands.page.wait_for_timeout(300)
    title = f"{DIALOG} .accordion-item"
    hands.click("Plugin Config", "menu", "below the dots", entry, shows=title)
    settle(hands)


def _add(hands: Hands) -> None:
    """Have one more form below the others."""
    plus = f"{DIALOG} .modal-footer button:has(.fa-plus)"
    press(
        hands,
        "plus",
        f"{_PLACE}, at the bottom",
        kind="icon",
        selector=plus,
        shows=f"{_OPEN} input[name=name]",
    )


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    parts: list[Callable[[Hands, Values], None]] = [_name, _sort, _how_much, _no_log]
    if hands.person.order == "up":
        parts.reverse()
    return parts


def _name(hands: Hands, values: Values) -> None:
    box = f"{_OPEN} input[name=name]"
    hands.write(field("Name", values["name"], box, _BELOW))


def _sort(hands: Hands, values: Values) -> None:
    """Tick the sort; who ticks a wrong one sees it and takes it back."""
    if hands.person.id == "p03":
        _tick(hands, values["other"])
        _tick(hands, values["other"])
    _tick(hands, values["sort"])


def _how_much(hands: Hands, values: Values) -> None:
    name = "Brightness" if values["sort"] == "Dimmer" else "Time"
    hands.write(_amount(name, values["amount"]))


def _no_log(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    _tick(hands, "DisableLogging")


def _amount(name: str, value: str) -> Field:
    return field(name, value, f"{_OPEN} input[name={name.lower()}]", _BELOW)


def _tick(hands: Hands, name: str) -> None:
    box = f"{_OPEN} input[name={name[0].lower()}{name[1:]}]"
    hands.click(name, "checkbox", _BELOW, box)
    hands.page.wait_for_timeout(300)


def _see(hands: Hands, name: str) -> None:
    """See that the new one is called as it should be."""
    hands.page.wait_for_timeout(300)
    held = hands.page.locator(f"{_OPEN} input[name=name]").last.input_value()
    if held != name:
        raise RuntimeError(f"the name is {held!r}, not {name!r}")


def _take_out(hands: Hands, values: Values) -> None:
    """Open the old one, and throw it away."""
    old = values["old"]
    row = f"{DIALOG} .accordion-item:has(h5:text-is('{old}'))"
    place = f'beside "{old}"'
    bin_ = f"{row} button:has(.fa-trash)"
    edit = f"{row} button:has(.fa-edit)"
    press(hands, "Edit", place, kind="icon", selector=edit, shows=bin_)
    press(hands, "Delete", place, kind="icon", selector=bin_)
    hands.page.locator(row).wait_for(state="detached")
