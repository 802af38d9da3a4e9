"""How people make a login for somebody new."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from examples.applications.pgadmin.dialogs import (
    DIALOG,
    add_row,
    choose,
    leave,
    open_tab,
    save,
    write,
)
from examples.applications.pgadmin.places import (
    begin,
    node,
    select,
    take,
    take_from_top,
    unfold,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = "Group Role - Login/Group Roles"
_IN_DIALOG = f'in the dialog "{_NEW}"'
_ROLES = "Login/Group Roles"
_NAME = "input[name=rolname]"
_PICKER = ".MuiPickersLayout-root"


def let_in(hands: Hands, values: Values) -> bool:
    """Fill in the parts of the dialog, and save it."""
    _begin(hands)
    parts: list[Callable[[Hands, Values], None]] = [_who, _until, _may, _belongs]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    if hands.person.detours:
        open_tab(hands, "SQL", _NEW)
    save(hands, _NEW)
    hands.page.locator(DIALOG).first.wait_for(state="detached")
    hands.page.locator(node(values["login"])).wait_for()
    return True


def let_in_twice(hands: Hands, values: Values) -> bool:
    """Take a name that somebody has already, be told so, and leave."""
    _begin(hands)
    parts = (_who, _until, _may)
    for part in parts:
        part(hands, {**values, "login": "hakon"})
    save(hands, _NEW)
    hands.wait_for("already exists")
    leave(hands, _NEW)
    return False


def _begin(hands: Hands) -> None:
    """Come to the empty dialog, each person another way."""
    begin(hands)
    if hands.person.detours:
        with hands.detour():
            unfold(hands, "Databases", shows="ferries")
    if hands.person.searches:  # looks whether there is one already
        unfold(hands, _ROLES, shows="booking_desk")
    if hands.person.hand == "keyboard":
        select(hands, _ROLES)
        hands.press("Alt+Shift+n", "makes another one", shows=f"{DIALOG} {_NAME}")
    elif hands.person.order == "up":
        select(hands, _ROLES)
        take_from_top(hands, "Object", "Create", "Login/Group Role...")
    else:
        take(hands, _ROLES, "Create", "Login/Group Role...")
    hands.page.locator(f"{DIALOG} {_NAME}").wait_for()
    hands.page.wait_for_timeout(500)


def _who(hands: Hands, values: Values) -> None:
    if hands.person.order == "up":
        open_tab(hands, "General", _NEW)
    write(hands, "Name", _NEW, values["login"], _NAME)
    write(hands, "Comments", _NEW, values["what"], "textarea[name=description]")


def _until(hands: Hands, values: Values) -> None:
    open_tab(hands, "Definition", _NEW)
    if hands.person.id == "p01":
        _choose_day(hands, values["until"])
    else:
        hands.write_moment(
            Field(
                name="Account expires",
                location=_IN_DIALOG,
                value=values["until"],
                selector=f"{DIALOG} [role=spinbutton][aria-label=Year]",
            )
        )
    held = hands.page.locator(f"{DIALOG} input[name=rolvaliduntil]").input_value()
    if not held.startswith(values["until"]):
        raise RuntimeError(f"it holds {held!r}, not {values['until']!r}")
    limit = "input[name=rolconnlimit]"
    write(hands, "Connection limit", _NEW, values["limit"], limit)


def _choose_day(hands: Hands, until: str) -> None:
    """Take the day in the calendar, with the midnight that it proposes."""
    hands.choose_day(
        Field(
            name="Account expires",
            location=_IN_DIALOG,
            value=f"{until} +00:00",
            selector=f"{DIALOG} button[aria-label='Choose date']",
        ),
        datetime.fromisoformat(until),
        month=f"{_PICKER} .MuiPickersCalendarHeader-label",
        onward=f"{_PICKER} button[aria-label='Next month']",
        days=f"{_PICKER} [role=gridcell]",
    )
    hands.click("OK", "button", "below the calendar", f"{_PICKER} button:text-is('OK')")
    hands.page.locator(_PICKER).wait_for(state="detached")


def _may(hands: Hands, _: Values) -> None:
    open_tab(hands, "Privileges", _NEW)
    if hands.person.id == "p03":  # takes the one below, sees it and takes it back
        _switch(hands, "Superuser?", "rolsuper")
        _switch(hands, "Superuser?", "rolsuper")
    _switch(hands, "Can login?", "rolcanlogin")


def _switch(hands: Hands, name: str, field: str) -> None:
    box = f"{DIALOG} .MuiSwitch-root:has(input[name={field}])"
    hands.click(name, "checkbox", _IN_DIALOG, box)
    hands.page.wait_for_timeout(300)


def _belongs(hands: Hands, values: Values) -> None:
    open_tab(hands, "Membership", _NEW)
    add_row(hands, "Member of", _NEW)
    place = f'below "Member of" {_IN_DIALOG}'
    if hands.person.id == "p03":  # takes the wrong group, sees it
        choose(hands, "User/Role", place, values["other"], values["other"][:4])
    choose(hands, "User/Role", place, values["group"], values["letters"])
