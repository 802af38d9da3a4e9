"""How people take an embosser out of work, and have what it spoilt made again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.buildbot.cases import CALLS
from examples.applications.buildbot.places import (
    BRAILLE,
    DIALOG,
    MENU,
    ORDER,
    open_braille,
    open_build,
    open_machine,
    press,
    press_in_dialog,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_REASON = f"{DIALOG} textarea"
_REBUILD = "nav.navbar button:has-text('Rebuild')"


def look_after(hands: Hands, values: Values) -> bool:
    """Pause it, stop its work and give the spoilt one again, in any order."""
    if hands.person.order == "up":
        open_braille(hands)
        _make_again(hands, values["again"])
        _pause(hands, values)
        _stop(hands, values["stopped"])
        _go_up(hands)
    elif hands.person.id in {"p02", "p03"}:
        _pause(hands, values)
        open_braille(hands)
        _stop(hands, values["stopped"])
        _go_up(hands)
        _make_again(hands, values["again"])
        _go_up(hands)
    else:
        if hands.person.detours:
            with hands.detour():
                _look_at_running(hands)
        _pause(hands, values)
        _stop(hands, values["stopped"])
        open_braille(hands)
        _make_again(hands, values["again"])
        _go_up(hands)
    stopped = f"tr:has(a:has-text('{values['stopped']} (')):has-text('cancelled')"
    hands.page.locator(stopped).first.wait_for()
    if hands.person.looks_around:
        hands.look_around("checks what became of them")
    return True


def stop_the_other(hands: Hands, values: Values) -> bool:
    """Pause the right machine, but stop what the other one is working on."""
    other = next(one for one in CALLS if one["machine"] != values["machine"])
    _pause(hands, values)
    open_braille(hands)
    _stop(hands, other["stopped"])
    home = ".sidebar li.sidebar-list a[href='#/']"
    hands.click("Home", "link", MENU, home)
    settle(hands)
    return False


def _pause(hands: Hands, values: Values) -> None:
    """Say what is the matter with a machine, so that it gets nothing more to do."""
    open_machine(hands, values["machine"])
    press(hands, "Actions...", _REASON)
    hands.write(
        Field(
            name="Reason",
            location=f'in "Worker actions for {values["machine"]}"',
            value=values["reason"],
            selector=_REASON,
        )
    )
    press_in_dialog(hands, "Pause")
    hands.page.locator(DIALOG).wait_for(state="detached")
    settle(hands)


def _stop(hands: Hands, title: str) -> None:
    """Open what is being made, and stop it."""
    open_build(hands, title)
    press(hands, "Stop", _REBUILD)


def _make_again(hands: Hands, title: str) -> None:
    """Open what was spoilt, and have it made again, which then waits."""
    open_build(hands, title)
    if hands.person.looks_around:
        shows = "td:text-is('title'), td:text-is('owner')"
        tab = "a[role=tab]:text-is('Build Properties')"
        hands.click("Build Properties", "tab", "above the steps", tab, shows=shows)
    press(hands, "Rebuild", "a[role=tab]:text-is('properties')")


def _go_up(hands: Hands) -> None:
    """Go back to the braille editions, by the line at the top."""
    link = f"nav.navbar a.nav-link:text-is('{BRAILLE}')"
    hands.click(BRAILLE, "link", "at the top", link, record=True, shows=ORDER)
    settle(hands)


def _look_at_running(hands: Hands) -> None:
    """Look first at what is made right now, which does not help."""
    running = ".card a:has-text('Braille edition/8'), a:has-text('Braille edition/8')"
    place = 'below "builds running currently"'
    shows = "a[role=tab]:text-is('Build steps')"
    name = "Braille edition/8"
    hands.click(name, "link", place, running, record=True, shows=shows)
    settle(hands)
