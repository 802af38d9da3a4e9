"""How people set the chat up for a night of standby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.thelounge.places import (
    CONTROL,
    channel,
    go,
    open_channel,
    open_menu,
    point,
    said,
    say,
    take,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SETTINGS = "in the settings"
_WORDS = "#settings input[name=highlights]"
_EXCEPT = "#settings input[name=highlightExceptions]"
_THEME = "#settings select[name=theme]"
_AWAY = "#settings input[name=awayMessage]"
_STATUS = "#settings input[name=statusMessages]"


def stand_by(hands: Hands, values: Values) -> bool:
    """Set what wakes one, how it looks, and what is told; mute a channel; tell."""
    _set_up(hands, values)
    _mute(hands, values)
    open_channel(hands, CONTROL, "contr")
    say(hands, CONTROL, values["told"])
    said(hands, values["told"])
    return True


def leave_it(hands: Hands, values: Values) -> bool:
    """Leave the channel that was to be muted, and see too late that it is gone."""
    _set_up(hands, values)
    open_channel(hands, values["quiet"], values["letters"])
    open_menu(hands, values["quiet"])
    take(hands, "Leave")
    hands.page.locator(channel(values["quiet"])).wait_for(state="detached")
    return False


def _set_up(hands: Hands, values: Values) -> None:
    """Go through the pages of the settings, from the first to the last or back."""
    if hands.person.hand != "keyboard":
        shows = "#settings .settings-menu, #settings h1, #settings h2"
        gear = "#footer button.settings"
        hands.click("Settings", "button", "at the bottom left", gear, shows=shows)
        point(hands)
    if hands.person.detours:
        with hands.detour():
            _open(hands, "Account", "account", "#settings #current-password")
    parts: list[Callable[[Hands, Values], None]] = [_highlight, _look, _be_away]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)


def _open(hands: Hands, name: str, path: str, shows: str) -> None:
    """Turn to a page of the settings."""
    if hands.person.hand == "keyboard":
        go(hands, f"settings/{path}" if path else "settings", shows)
    else:
        tab = f"#settings a:has(button:has-text('{name}'))"
        if not hands.page.locator(tab).count():
            tab = f"#settings button:has-text('{name}')"
        place = "on the left of the settings"
        hands.click(name, "tab", place, tab, shows=shows)


def _field(name: str, value: str, selector: str) -> Field:
    return Field(
        name=name, location=_SETTINGS, value=value, selector=selector, opens=True
    )


def _highlight(hands: Hands, values: Values) -> None:
    """Set the words that wake one, and those that do not."""
    _open(hands, "Notifications", "notifications", _WORDS)
    hands.fill(
        [
            _field("Custom highlights", values["words"], _WORDS),
            _field("Highlight exceptions", values["except"], _EXCEPT),
        ]
    )


def _look(hands: Hands, values: Values) -> None:
    """Hide comings and goings, and take another theme; p03 shows all of them first."""
    _open(hands, "Appearance", "appearance", _THEME)
    if hands.person.order == "up":
        _take_theme(hands, values)
    if hands.person.id == "p03":
        name = "Show all status messages individually"
        hands.click(name, "radio button", _SETTINGS, f"{_STATUS}[value=shown]")
    name = "Hide all status messages"
    hands.click(name, "radio button", _SETTINGS, f"{_STATUS}[value=hidden]")
    if hands.person.order != "up":
        _take_theme(hands, values)


def _take_theme(hands: Hands, values: Values) -> None:
    hands.choose(
        Field(
            name="Theme",
            location=_SETTINGS,
            value=values["theme"],
            selector=_THEME,
            kind="dropdown",
        )
    )
    hands.page.wait_for_timeout(300)


def _be_away(hands: Hands, values: Values) -> None:
    """Say what is told while nothing is open."""
    _open(hands, "General", "", _AWAY)
    hands.write(_field("Automatic away message", values["away"], _AWAY))


def _mute(hands: Hands, values: Values) -> None:
    """Silence a channel, in the list or in the channel itself."""
    quiet = values["quiet"]
    if not hands.person.looks_around:
        open_channel(hands, quiet, values["letters"])
    open_menu(hands, quiet)
    take(hands, "Mute channel")
    hands.page.locator(f"{channel(quiet)}.is-muted").wait_for()
