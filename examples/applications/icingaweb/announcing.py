"""How people announce works, and put them into the menu of those concerned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.icingaweb.places import (
    FORM,
    begin,
    field,
    go,
    open_page,
    open_record,
    open_tab,
    search,
    send,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = "a:has-text('Create a New Announcement')"
_MESSAGE = ".icinga-form [name=message]"
_ITEM = "a:has-text('Create a New Navigation Item')"
_NAME = ".icinga-form [name=name]"
_GROUPS = ".icinga-form [name=groups]"


def announce(hands: Hands, values: Values) -> bool:
    """Announce the works, and have them in the menu; some begin with the menu."""
    if hands.person.order == "up":
        _offer(hands, values)
        _tell(hands, values)
    else:
        _tell(hands, values)
        _offer(hands, values)
    entry = f"#menu a:has-text('{values['entry']}')"
    settle(hands, entry)
    if hands.person.hand == "mouse":
        hands.click(values["entry"], "link", "in the menu", entry, record=True)
        settle(hands, f"#col1 td:has-text('{values['message'][:12]}')")
    return True


def lose_it(hands: Hands, values: Values) -> bool:
    """Go to see the announcements before the entry was saved, so that it is lost."""
    _tell(hands, values)
    _begin_item(hands)
    _fill_in(hands, values)
    open_page(hands, "Announcements", _NEW)
    hands.click("Dashboard", "link", "in the menu", "#menu a:has-text('Dashboard')")
    settle(hands, "#col1 .content")
    return False


def _tell(hands: Hands, values: Values) -> None:
    """Write the announcement and when it is shown."""
    if hands.person.hand == "keyboard":
        go(hands, "announcements/new")
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Health", "#col1 .content")
        open_page(hands, "Announcements", _NEW)
        if hands.person.id == "p03":  # how did the one before put it?
            search(hands, "reservoir", 1)
        begin(hands, "Create a New Announcement", _MESSAGE)
    parts = [_message, _start, _end]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    send(hands, "Create", _NEW)


def _message(hands: Hands, values: Values) -> None:
    hands.write(field("Message", values["message"]))


def _start(hands: Hands, values: Values) -> None:
    hands.write_moment(field("Start", values["start"]))


def _end(hands: Hands, values: Values) -> None:
    hands.write_moment(field("End", values["end"]))


def _offer(hands: Hands, values: Values) -> None:
    """Make the entry of the menu, and share it."""
    _begin_item(hands)
    _fill_in(hands, values)
    send(hands, "Save Changes", f"#col1 td a:text-is('{values['entry']}')")


def _begin_item(hands: Hands) -> None:
    """Begin a new entry, from the person's own account."""
    if hands.person.hand == "keyboard":
        go(hands, "navigation/add")
        return
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Shared Navigation", "#col1 td a")
            open_record(hands, "Laboratory news", _NAME)
    account = ".config-menu .user-nav-item a"
    tab = "#col1 ul.tabs a:text-is('Navigation')"
    own = hands.person.name
    hands.click(own, "link", "at the bottom left", account, shows=tab)
    open_tab(hands, "Navigation", _ITEM)
    begin(hands, "Create a New Navigation Item", _NAME)


def _fill_in(hands: Hands, values: Values) -> None:
    parts = [_name, _share, _target, _url]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)


def _name(hands: Hands, values: Values) -> None:
    hands.write(field("Name", values["entry"]))


def _share(hands: Hands, values: Values) -> None:
    """Switch sharing on, which brings the fields for it; p03 names a wrong group."""
    switch = ".icinga-form label.toggle-switch"
    hands.click("Shared", "checkbox", FORM, switch, shows=_GROUPS)
    settle(hands, _GROUPS)
    if hands.person.id == "p03":
        hands.write(field("Groups", values["other"]))
    hands.write(field("Groups", values["group"]))


def _target(hands: Hands, values: Values) -> None:
    target = Field(
        name="Target",
        location=FORM,
        value=values["target"],
        selector=".icinga-form [name=target]",
    )
    hands.choose(target)
    held = hands.page.input_value(target.selector)
    if held != "_main":
        raise RuntimeError(f"it opens in {held!r}")


def _url(hands: Hands, values: Values) -> None:
    hands.write(field("Url", values["url"]))
