"""How people make a machine known that has been put up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.octoprint.places import (
    choose,
    close_settings,
    gone,
    open_part,
    open_settings,
    press,
    settle,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PROFILES = "Printer Profiles"
_ADD = "#settings_printerProfiles button:has-text('Add Profile')"
_EDITOR = "#settings_printerProfiles_editDialog"
_PLACE = 'in "Add Printer Profile"'
_BED = f"{_EDITOR}_buildvolume"


def add(hands: Hands, values: Values) -> bool:
    """Describe the machine on the pages of its profile, and make that the default."""
    _open_editor(hands)
    pages = [_describe, _measure, _tell_nozzle]
    for page in reversed(pages) if hands.person.order == "up" else pages:
        page(hands, values)
    if hands.person.detours:  # looks once more whether all is there
        with hands.detour():
            _turn_page(hands, "General", f"{_EDITOR}_general input")
    _press_below(hands, "Confirm")
    gone(hands, _EDITOR)
    if hands.person.id == "p03":  # takes the wrong one, and sees it
        _make_default(hands, values["other"])
    _make_default(hands, values["name"])
    return True


def be_too_late(hands: Hands, values: Values) -> bool:
    """Type a name that is there already, be told so, and leave."""
    _open_editor(hands)
    _write_name(hands, values["other"])
    _write_model(hands, values["model"])
    hands.wait_for("already exists")
    _press_below(hands, "Abort")
    gone(hands, _EDITOR)
    close_settings(hands)
    return False


def _open_editor(hands: Hands) -> None:
    """Come to an empty profile; who does not know where looks among the features first."""
    settle(hands)
    open_settings(hands)
    if hands.person.detours:
        with hands.detour():
            open_part(hands, "Features")
    open_part(hands, _PROFILES)
    press(hands, "Add Profile...", "below the table", _ADD, _EDITOR)


def _turn_page(hands: Hands, name: str, shows: str) -> None:
    tab = f"{_EDITOR} .nav-pills a:text-is('{name}')"
    if hands.page.locator(f"{_EDITOR} li.active a:text-is('{name}')").count():
        return
    hands.click(name, "tab", f"at the top {_PLACE}", tab, shows=shows)
    hands.page.wait_for_timeout(300)


def _describe(hands: Hands, values: Values) -> None:
    """Say what it is called and what it is."""
    _turn_page(hands, "General", f"{_EDITOR}_general input")
    if hands.person.order == "up":
        _write_model(hands, values["model"])
    _write_name(hands, values["name"])
    if hands.person.order != "up":
        _write_model(hands, values["model"])


def _write_name(hands: Hands, name: str) -> None:
    field = f"{_EDITOR}_general input[data-bind*='value: name']"
    write(hands, "Name", name, field, _PLACE)


def _write_model(hands: Hands, model: str) -> None:
    field = f"{_EDITOR}_general input[data-bind*='value: model']"
    write(hands, "Model", model, field, _PLACE)


def _measure(hands: Hands, values: Values) -> None:
    """Say of what form the bed is and how much room there is above it."""
    _turn_page(hands, "Print bed & build volume", f"{_BED} select")
    round_one = values["form"] == "Circular"
    if round_one:
        label = f"{_BED} label:has-text('{values['form']}')"
        hands.click(values["form"], "radio button", f"{_PLACE}, Form Factor", label)
    sizes: list[Callable[[], None]] = []
    if round_one:
        sizes += [lambda: _write_size(hands, "Diameter (X/Y)", values["wide"], "Width")]
    else:
        sizes += [
            lambda: choose(hands, "Origin", "Center", f"{_BED} select", _PLACE),
            lambda: hands.click(
                "Heated Chamber",
                "checkbox",
                _PLACE,
                f"{_BED} input[data-bind*='heatedChamber']",
            ),
            lambda: _write_size(hands, "Width (X)", values["wide"], "Width"),
            lambda: _write_size(hands, "Depth (Y)", values["deep"], "Depth"),
        ]
    sizes += [lambda: _write_size(hands, "Height (Z)", values["high"], "Height")]
    for part in reversed(sizes) if hands.person.order == "up" else sizes:
        part()


def _write_size(hands: Hands, name: str, value: str, bound: str) -> None:
    field = f"{_BED} input[data-bind*='volume{bound}']"
    write(hands, name, value, field, _PLACE)


def _tell_nozzle(hands: Hands, values: Values) -> None:
    field = f"{_EDITOR}_extruder input[data-bind*='nozzleDiameter']"
    _turn_page(hands, "Hotend & extruder", field)
    write(hands, "Nozzle Diameter", values["nozzle"], field, _PLACE)


def _press_below(hands: Hands, name: str) -> None:
    button = f"{_EDITOR} > .modal-footer button:has-text('{name}')"
    hands.click(name, "button", f"at the bottom {_PLACE}", button)


def _make_default(hands: Hands, name: str) -> None:
    """Click on the star at the end of a line; one before the name shows that it is."""
    row = f"#settings_printerProfiles_profiles tbody tr:has-text('{name}')"
    hands.click(
        "Set as default profile", "icon", f'in the row of "{name}"', f"{row} a.fa-star"
    )
    hands.page.locator(f"{row} span.fa-star").filter(visible=True).wait_for()
    hands.page.wait_for_timeout(400)
