"""How people make something that has a few states, and say where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.homeassistant.places import (
    gone,
    jump,
    open_page,
    pick,
    search_page,
    settle,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_WINDOW = 'in the window "Create Dropdown"'
_TABS = "at the top of the page"
_TABLE = "ha-config-helpers ha-data-table"
_SETTINGS = "ha-config-dashboard ha-config-navigation"
_FORM = "dialog-helper-detail ha-input_select-form"
_DIALOG = "dialog-helper-detail ha-dialog"
_MORE = "ha-more-info-dialog"


def make_helper(hands: Hands, values: Values) -> bool:
    """Make the dropdown, put it into its room, and find it in the list."""
    _open(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [_name, _icon, _options]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.hand == "keyboard":
        parts = [_name, _options, _icon]
    elif hands.person.detours:
        parts = [_options, _name, _icon]
    for part in parts:
        part(hands, values)
    _create(hands)
    gone(hands, _DIALOG)
    _row(hands, values).wait_for()
    _place(hands, values)
    _row(hands, values).wait_for()
    return True


def repeat_a_state(hands: Hands, values: Values) -> bool:
    """Enter an option twice, be told that this is not allowed, and give up."""
    _open(hands, values)
    _name(hands, values)
    for option in ("first", "second", "first"):
        _option(hands, values[option])
    _create(hands)
    hands.wait_for("Duplicate options are not allowed")
    hands.click(
        "Close",
        "icon",
        f"at the top right {_WINDOW}",
        f"{_DIALOG} ha-icon-button[dialogaction=close]",
    )
    gone(hands, _DIALOG)
    return False


def _open(hands: Hands, values: Values) -> None:
    """Come to the list of helpers, each person another way, and begin a new one."""
    if hands.person.hand == "keyboard":
        jump(hands, "Helpers", _TABLE)
    elif hands.person.order == "up":
        hands.go("/".join(hands.page.url.split("/")[:3]) + "/config/helpers")
        hands.page.locator(f"{_TABLE} div[role=row]").nth(1).wait_for()
        settle(hands)
    else:
        open_page(hands, "Settings", "/config", _SETTINGS)
        if hands.person.searches:
            search_page(hands, "Helpers", _TABLE)
        else:
            _go_through_settings(hands)
    if hands.person.searches:  # looks whether there is one
        _search(hands, values)
        _clear(hands)
    hands.click(
        "Create helper",
        "button",
        "at the bottom right",
        "ha-config-helpers ha-fab",
        shows=_entry("Dropdown"),
    )
    settle(hands)
    hands.click(
        "Dropdown",
        "menu",
        'in the window "Create helper"',
        _entry("Dropdown"),
        shows=f"{_FORM} #option_input",
    )
    settle(hands)


def _go_through_settings(hands: Hands) -> None:
    """Open the devices, after a look at the rooms for who looks there first."""
    if hands.person.detours:
        with hands.detour():
            _open_setting(hands, "Areas & Zones", "ha-config-areas-dashboard")
            hands.click(
                "Back",
                "icon",
                "at the top left",
                "ha-config-areas-dashboard ha-icon-button-arrow-prev",
                shows=_SETTINGS,
            )
            settle(hands)
    _open_setting(hands, "Devices & Services", _tab("Helpers"))
    hands.click(
        "Helpers", "tab", _TABS, _tab("Helpers"), shows=f"{_TABLE} div[role=row]"
    )
    settle(hands)


def _open_setting(hands: Hands, name: str, shows: str) -> None:
    hands.click(
        name,
        "menu",
        "among the settings",
        f"{_SETTINGS} ha-list-item:has-text('{name}')",
        shows=shows,
    )
    settle(hands)


def _tab(name: str) -> str:
    return f"hass-tabs-subpage ha-tab:has-text('{name}')"


def _entry(name: str) -> str:
    return f"{_DIALOG} ha-list-item:has-text('{name}')"


def _search(hands: Hands, values: Values) -> None:
    """Type into the field above the list, and wait for others to go."""
    letters = values["name"].lower().split()[0][:5]
    write(hands, "Search", letters, "ha-config-helpers search-input input", _ABOVE)
    gone(hands, f"{_TABLE} div[role=row]:has-text('Guest Wi-Fi')")


_ABOVE = "above the list"


def _clear(hands: Hands) -> None:
    hands.click(
        "Clear",
        "icon",
        "in the search field",
        "ha-config-helpers search-input ha-icon-button.clear-button",
        shows=f"{_TABLE} div[role=row]:has-text('Guest Wi-Fi')",
    )
    settle(hands)


def _name(hands: Hands, values: Values) -> None:
    selector = f"{_FORM} ha-textfield[dialoginitialfocus] input"
    write(hands, "Name", values["name"], selector, _WINDOW)


def _icon(hands: Hands, values: Values) -> None:
    selector = f"{_FORM} ha-icon-picker input"
    pick(hands, "Icon", values["icon"], selector, _WINDOW, letters=values["letters"])


def _options(hands: Hands, values: Values) -> None:
    for option in ("first", "second", "third"):
        _option(hands, values[option])


def _option(hands: Hands, text: str) -> None:
    """Add an option with Enter or with the button."""
    write(hands, "Add option", text, f"{_FORM} #option_input input", _WINDOW)
    if hands.person.enter_sends:
        hands.press("Enter", "adds the option")
    else:
        where = f'{_WINDOW}, beside "Add option"'
        hands.click("Add", "button", where, f"{_FORM} ha-button:has-text('Add')")
    hands.page.locator(f"{_FORM} .option:has-text('{text}')").last.wait_for()
    settle(hands)


def _create(hands: Hands) -> None:
    button = f"{_DIALOG} mwc-button[slot=primaryAction]"
    hands.click("Create", "button", f"at the bottom {_WINDOW}", button)
    settle(hands)


def _row(hands: Hands, values: Values) -> Locator:
    return hands.page.locator(_cell(values["name"])).filter(visible=True).first


def _cell(name: str) -> str:
    return f"{_TABLE} div[role=rowheader]:has-text('{name}')"


def _place(hands: Hands, values: Values) -> None:
    """Open it, go to what can be set there, and take the room."""
    name = values["name"]
    if hands.person.searches:
        _search(hands, values)
    settings = f"{_MORE} ha-icon-button[slot=actionItems]"
    hands.click(name, "row", "in the list", _cell(name), record=True, shows=settings)
    settle(hands)
    area = f"{_MORE} ha-area-picker input"
    window = f'in the window "{name}"'
    hands.click("Settings", "icon", f"at the top right {window}", settings, shows=area)
    settle(hands)
    if hands.person.id == "p03":  # takes the wrong one and sees it
        other = values["other"]
        pick(hands, "Area", other, area, window, letters=other.lower()[:4])
    pick(hands, "Area", values["area"], area, window, letters=values["rooms"])
    if hands.person.detours:
        hands.read(
            'the field "Area"',
            hands.page.locator(area).input_value(),
            expected=values["area"],
        )
    update = f"{_MORE} .buttons mwc-button:has-text('Update')"
    hands.click("Update", "button", f"at the bottom {window}", update)
    gone(hands, f"{_MORE} ha-dialog")
