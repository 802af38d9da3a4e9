"""How people make a calendar and share it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.sogo.places import LEFT, choose, settle, write
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_MENU = "in the menu of the calendar"
_PROPERTIES = "in the window of the properties"
_RIGHTS = "in the window of the rights"
_LAST = "Sharing..."
_NAME = "md-dialog input[aria-label='New calendar']"
_OF = "md-dialog md-card.sg-expanded md-select[aria-label='{}']"


def share_calendar(hands: Hands, values: Values) -> bool:
    """Make the calendar, settle its properties, and share it."""
    _make(hands, values["name"])
    if hands.person.order == "up":
        _share(hands, values)
        _settle(hands, values)
    else:
        _settle(hands, values)
        _share(hands, values)
    return True


def close_unsaved(hands: Hands, values: Values) -> bool:
    """Share it, but close the window, so that nobody may see anything."""
    _name(hands, "Concerts")
    hands.wait_for("That name already exists")
    _make(hands, values["name"])
    _settle(hands, values)
    _add_colleague(hands, values)
    _right(hands, "Public", values["public"])
    hands.click(
        "Close dialog",
        "icon",
        f"at the top {_RIGHTS}",
        "md-dialog md-toolbar button",
    )
    hands.page.locator("md-dialog").wait_for(state="detached")
    settle(hands)
    return False


def _make(hands: Hands, name: str) -> None:
    if hands.person.detours:
        with hands.detour():
            hands.click(
                "Subscribe to a Calendar...",
                "icon",
                f'{LEFT}, beside "Subscriptions"',
                "button[aria-label='Subscribe to a Calendar...']",
                shows="md-dialog",
            )
            settle(hands)
            hands.click(
                "Close",
                "icon",
                "in the window for subscribing",
                "md-dialog md-toolbar button",
            )
            hands.page.locator("md-dialog").wait_for(state="detached")
            settle(hands)
    _name(hands, name)
    hands.page.locator(_row(name)).wait_for()
    settle(hands)


def _name(hands: Hands, name: str) -> None:
    hands.click(
        "New Calendar...",
        "icon",
        f'{LEFT}, beside "Calendars"',
        "button[aria-label='New Calendar...']",
        shows=_NAME,
    )
    settle(hands)
    write(hands, "Name of the Calendar", name, _NAME, "in the window that comes up")
    if hands.person.enter_sends:
        hands.press("Enter", "makes the calendar")
    else:
        hands.click(
            "OK",
            "button",
            "in the window that comes up",
            "md-dialog button[type=submit]",
        )
    hands.page.locator("md-dialog").wait_for(state="detached")
    settle(hands)


def _row(name: str) -> str:
    return f"md-sidenav .sg-calendar-list-item:has-text('{name}')"


def _open_menu(hands: Hands, name: str, entry: str) -> None:
    hands.click(
        "Options",
        "icon",
        f'{LEFT}, beside "{name}"',
        f"{_row(name)} md-icon[aria-label='Options']",
        shows=".md-panel md-menu-content",
    )
    settle(hands)
    menu = ".md-panel md-menu-content"
    button = f"{menu} button:text-is('{entry}')"
    if entry == _LAST:
        hands.turn_within(entry, button, menu)
    hands.click(entry, "menu", _MENU, button, shows="md-dialog")
    settle(hands)


def _settle(hands: Hands, values: Values) -> None:
    """Turn its alarms off; who slips turns off something else first, and on again."""
    _open_menu(hands, values["name"], "Properties")
    if hands.person.id == "p03":
        with hands.detour():
            _tick(hands, "Show tasks", _PROPERTIES)
            _tick(hands, "Show tasks", _PROPERTIES)
    _tick(hands, "Show alarms", _PROPERTIES)
    if hands.person.hand == "keyboard":
        _tick(hands, "Show tasks", _PROPERTIES)
    _save(hands, _PROPERTIES)


def _add_colleague(hands: Hands, values: Values) -> None:
    _open_menu(hands, values["name"], _LAST)
    hands.pick(
        Field(
            name="Add User",
            location=_RIGHTS,
            value=values["colleague"],
            selector="md-dialog md-autocomplete input",
            options="md-virtual-repeat-container:not(.ng-hide) .md-contact-name",
            letters=values["letters"],
        )
    )
    hands.page.locator(_OF.format("Public")).filter(visible=True).wait_for()
    settle(hands)


def _share(hands: Hands, values: Values) -> None:
    """Add a colleague, and tell what she or he may do."""
    _add_colleague(hands, values)
    if hands.person.order == "up":
        _tick(hands, values["may"], _RIGHTS)
        _right(hands, "Confidential", values["confidential"])
        _right(hands, "Public", values["public"])
        _tick(hands, "Subscribe User", _RIGHTS)
    else:
        if hands.person.id == "p03":
            _right(hands, "Public", values["other"])
        _right(hands, "Public", values["public"])
        if hands.person.detours:
            _tick(hands, "Subscribe User", _RIGHTS)
        _right(hands, "Confidential", values["confidential"])
        _tick(hands, values["may"], _RIGHTS)
        if not hands.person.detours:
            _tick(hands, "Subscribe User", _RIGHTS)
    _save(hands, _RIGHTS)


def _right(hands: Hands, name: str, value: str) -> None:
    choose(hands, name, value, _OF.format(name), _RIGHTS)


def _tick(hands: Hands, name: str, location: str) -> None:
    hands.click(name, "checkbox", location, f"md-dialog md-checkbox:has-text('{name}')")
    settle(hands)


def _save(hands: Hands, location: str) -> None:
    hands.click(
        "Save",
        "button",
        f"at the bottom {location}",
        "md-dialog md-dialog-actions button:text-is('Save')",
    )
    hands.page.locator("md-dialog").wait_for(state="detached")
    settle(hands)
