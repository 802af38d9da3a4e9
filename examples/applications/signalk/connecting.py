"""How an instrument is connected, and which of the old ones is believed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.signalk.places import (
    card,
    choose,
    field,
    go,
    header,
    open_page,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PATH = "serverConfiguration/connections/-"
_TITLE = "Connections"
_FORM = ".card:has(select[name=type])"
_IN_FORM = "in the form of the new connection"
_PRIORITIES = card("Source Priorities Settings")
_IN_PRIORITIES = 'in "Source Priorities Settings"'
_OPTIONS = "[id*='-option-']"
_OPEN = f"{_PRIORITIES} .collapse.show"
_TOLD = "The timeout values need to be numbers"
_OLD = "masthead"


def connect(hands: Hands, values: Values) -> bool:
    """Connect the new one and say which old one is believed, or the other way round."""
    _open(hands)
    if hands.person.order == "up":
        _prefer(hands, values)
        _add(hands, values)
    else:
        _add(hands, values)
        _prefer(hands, values)
    return True


def wait_in_vain(hands: Hands, values: Values) -> bool:
    """Connect it, but leave out how long to wait; be told so, and go away."""
    _open(hands)
    _add(hands, values)
    _rank(hands, values)
    hands.wait_for(_TOLD)
    dashboard = ".sidebar a[href='#/dashboard']"
    hands.click("Dashboard", "link", "in the menu on the left", dashboard)
    hands.page.locator(header("Stats")).wait_for()
    return False


def _open(hands: Hands) -> None:
    """Come to the connections, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, _PATH, _TITLE)
    elif hands.person.order == "up":  # by an old one that the first page shows
        link = f"a[href='#/serverConfiguration/connections/{_OLD}']"
        place = 'below "Connections activity"'
        hands.click(_OLD, "link", place, link, record=True, shows=header(_TITLE))
        settle(hands)
    else:
        if hands.person.detours:
            with hands.detour():
                path = "serverConfiguration/settings"
                open_page(hands, "Server", "Settings", path, "Vessel Base Data")
                hands.look_around("looks whether connections are here")
        open_page(hands, "Server", "Data Connections", _PATH, _TITLE)
    hands.page.locator(f"{card(_TITLE)} td").first.wait_for()


def _add(hands: Hands, values: Values) -> None:
    """Fill in what is on the slip, in the person's order, and apply it."""
    add = f"{card(_TITLE)} button:has-text('Add')"
    box = f"{_FORM} select[name=type]"
    hands.click("Add", "button", 'below "Connections"', add, shows=box)
    settle(hands)
    if hands.person.id == "p03":
        choose(hands, "Data Type", "Signal K", box, _IN_FORM)
        choose(
            hands, "Data Type", "NMEA 0183", box, _IN_FORM, keys=("ArrowUp", "Enter")
        )
    else:
        choose(hands, "Data Type", "NMEA 0183", box, _IN_FORM)
    name = field("ID", values["id"], f"{_FORM} input[name=id]", _IN_FORM)
    host, port = (
        field(
            one.capitalize(),
            values[one],
            f"{_FORM} input[name='options.{one}']",
            _IN_FORM,
        )
        for one in ("host", "port")
    )
    source = f"{_FORM} select[name='options.type']"
    if hands.person.order != "up":
        _log(hands, values)
        hands.write(name)
    choose(hands, "NMEA 0183 Source", "TCP Client", source, _IN_FORM)
    hands.fill([host, port])
    if hands.person.order == "up":
        hands.write(name)
        _log(hands, values)
    if hands.person.looks_around:
        hands.look_around("checks the form")
    hands.click("Apply", "button", _IN_FORM, f"{_FORM} button:has-text('Apply')")
    hands.page.locator(f"td:text-is('{values['id']}')").wait_for()
    settle(hands)


def _log(hands: Hands, values: Values) -> None:
    if values["logged"] == "yes":
        switch = f"{_FORM} label:has(> input[name=logging])"
        hands.click("Data Logging", "checkbox", _IN_FORM, switch)


def _prefer(hands: Hands, values: Values) -> None:
    """Say which source is believed, how long it is waited for, and save."""
    _rank(hands, values)
    box = f"{_OPEN} tbody tr:nth-child(2) input[name=timeout]"
    hands.write(field("Timeout (ms)", values["timeout"], box, _IN_PRIORITIES))
    if hands.person.looks_around:
        hands.look_around("checks the order")
    save = f"{_PRIORITIES} .card-footer button"
    hands.click("Save", "button", 'below "Source Priorities Settings"', save)
    hands.page.locator(f"{save}[disabled]").wait_for()
    settle(hands)


def _rank(hands: Hands, values: Values) -> None:
    """Choose what is told, open its dots, and choose the two who tell it."""
    first = f"{_PRIORITIES} table:not(.collapse table) > tbody > tr:nth-child(1)"
    _take(
        hands, "Path", values["path"], values["letters"], f"{first} > td:nth-child(1)"
    )
    dots = f"{first} > td:nth-child(2) :text-is('...')"
    hands.click("...", "button", 'below "Priorities"', dots, shows=_OPEN)
    settle(hands)
    for n, which in enumerate(("first", "second"), 1):
        cell = f"{_OPEN} tbody tr:nth-child({n}) td:nth-child(2)"
        _take(hands, "Source Reference", values[which], values[which][:4], cell)


def _take(hands: Hands, name: str, value: str, letters: str, cell: str) -> None:
    """Choose in a list that the page draws: looking for it, or by some letters."""
    keyboard = hands.person.hand == "keyboard"
    inner = "input" if keyboard else "div[class*='-control']"
    wanted = Field(
        name=name,
        location=_IN_PRIORITIES,
        value=value,
        selector=f"{cell} {inner}",
        kind="dropdown",
        options=_OPTIONS,
        letters=letters,
        opener="ArrowDown",
    )
    if hands.person.searches:
        hands.pick(wanted)
    else:
        hands.choose(wanted)
    hands.page.locator(f"{cell} :text-is('{value}')").first.wait_for()
    settle(hands)
