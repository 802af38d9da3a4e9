"""How people enter somebody who joins a station."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.gosa.places import (
    begin,
    go_to_top,
    open_department,
    open_left,
    open_list,
    press,
    search,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PERSONAL = 'below "Personal information"'
_WORK = 'below "Organizational information"'
_SCROLLED = ".card-content-scroll"
_SEX = ".select-wrapper:has(#gender)"


def join(hands: Hands, values: Values) -> bool:
    """Enter the new person in the right department, and see them listed there."""
    _begin(hands, values)
    _fill(hands, _fields(hands, values))
    if hands.person.looks_around:
        hands.scroll("up", "checks what is filled in")
    press(hands, "OK")
    press(hands, "Cancel", 'below "Change password"')
    if hands.person.searches:
        search(hands, values["last"])
    hands.page.locator(f"td:has-text('{values['login']}')").last.wait_for()
    return True


def forget_the_login(hands: Hands, values: Values) -> bool:
    """Leave the login out, be told so, and give up."""
    _begin(hands, values)
    _fill(hands, [one for one in _fields(hands, values) if one.name != "Login"])
    told = "div[id^=e_layer] button"
    press(hands, "OK")
    hands.click("OK", "button", 'in the dialog "Error"', told)
    press(hands, "Cancel")
    return False


def _fill(hands: Hands, fields: list[Field]) -> None:
    """Fill both halves in, the upper or the lower one first; the wheel leads down."""
    upper = [one for one in fields if one.location == _PERSONAL]
    lower = [one for one in fields if one.location == _WORK]
    if hands.person.order != "up":
        hands.fill(upper)
    hands.turn_within("Mobile", "#mobile", _SCROLLED)
    hands.page.wait_for_timeout(400)
    hands.fill(lower)
    if hands.person.order == "up":
        hands.scroll("up", 'to reach "Private phone"')
        hands.page.wait_for_timeout(400)
        hands.fill(upper)


def _begin(hands: Hands, values: Values) -> None:
    """Come to the form of a new person, by the department that they join."""
    if hands.person.detours:
        with hands.detour():
            open_left(hands, "Directory structure")
            hands.look_around("looks whether people are entered here")
    open_list(hands, "Users")
    go_to_top(hands)
    open_department(hands, values["station"])
    begin(hands, "User")


def _fields(hands: Hands, values: Values) -> list[Field]:
    """Return what the sheet tells; p03 takes the wrong sex first."""
    sexes = [values["sex"]]
    if hands.person.id == "p03":
        sexes.insert(0, "male" if values["sex"] == "female" else "female")
    return [
        _field("Last name", values["last"], "#sn"),
        _field("First name", values["first"], "#givenName"),
        _field("Login", values["login"], "#uid"),
        _field("Personal title", values["title"], "#personalTitle"),
        *(_sex(sex) for sex in sexes),
        _field("Private phone", values["private"], "#homePhone"),
        _field("Room No.", values["room"], "#roomNumber", _WORK),
        _field("Phone", values["phone"], "#telephoneNumber", _WORK),
        _field("Mobile", values["mobile"], "#mobile", _WORK),
    ]


def _field(name: str, value: str, selector: str, place: str = _PERSONAL) -> Field:
    return Field(name=name, location=place, value=value, selector=selector)


def _sex(value: str) -> Field:
    return Field(
        name="Sex",
        location=_PERSONAL,
        value=value,
        selector=f"{_SEX} input",
        kind="dropdown",
        options=f"{_SEX} li",
        letters="",
    )
