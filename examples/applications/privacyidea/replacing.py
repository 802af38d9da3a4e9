"""How people replace what somebody has lost."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.privacyidea.places import (
    LEFT,
    choose,
    go,
    narrow,
    open_left,
    open_record,
    open_top,
    press,
    settle,
    take_person,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_OWN = "below the user"
_ROW = 'in the row "{}"'
_DESCRIPTION = "tr:has(> td:text-is('Description'))"
_WRONG = "SPass: Simple Pass token. Static passwords."
_IN_FULL = {"kweller": "[1011] kweller (Kit Weller)"}
"""How somebody is offered who is not there yet: with the number and the whole name."""


def replace(hands: Hands, values: Values) -> bool:
    """Disable the old one and enroll the new one, in the person's order."""
    if hands.person.order == "up":
        _open_person(hands, values)
        _enroll(hands, values)
        message = f"p a:has-text('{values['account']}')"
        hands.click(values["account"], "link", "in the message", message, record=True)
        settle(hands)
        open_record(hands, values["serial"], _OWN)
        _disable(hands, values)
    else:
        _open_lost(hands, values)
        _disable(hands, values)
        _open_form(hands, values)
        _enroll(hands, values)
    return True


def revoke(hands: Hands, values: Values) -> bool:
    """Revoke the old one, which cannot be taken back, and stop there."""
    open_top(hands, "Users")
    _choose_list(hands, values)
    open_record(hands, values["account"])
    open_record(hands, values["serial"], _OWN)
    _describe(hands, values)
    press(hands, "Revoke", _ROW.format("Active"))
    hands.page.locator(".label-danger:text-is('revoked')").wait_for()
    open_top(hands, "Audit")
    return False


def _open_person(hands: Hands, values: Values) -> None:
    """Come to who lost it, each person another way."""
    if hands.person.order == "up":
        narrow(hands, "Serial", values["serial"])
        open_record(hands, values["account"])
        press(hands, "Enroll New Token", "below the tokens")
        return
    if hands.person.detours:
        with hands.detour():
            open_top(hands, "Machines")
    open_top(hands, "Users")
    _choose_list(hands, values)
    if hands.person.searches:
        narrow(hands, "Username", values["account"])
    hands.look_around("looks for the name")
    open_record(hands, values["account"])


def _choose_list(hands: Hands, values: Values) -> None:
    shown = hands.page.locator(".pa-sidebar select option:checked").first
    if shown.inner_text().strip() != values["realm"]:
        choose(hands, "Select Realm", values["realm"], ".pa-sidebar select", LEFT)


def _open_lost(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        go(hands, f"token/details/{values['serial']}")
        return
    _open_person(hands, values)
    open_record(hands, values["serial"], _OWN)


def _disable(hands: Hands, values: Values) -> None:
    """Write down where it is, and disable it; or the other way round."""
    if hands.person.order == "up":
        _switch_off(hands)
        _describe(hands, values)
    else:
        _describe(hands, values)
        _switch_off(hands)


def _describe(hands: Hands, values: Values) -> None:
    row = _ROW.format("Description")
    press(hands, "Edit", row, _DESCRIPTION)
    hands.write(
        Field(
            name="Description",
            location=row,
            value=values["where"],
            selector=f"{_DESCRIPTION} input",
        )
    )
    press(hands, "Set description", row, _DESCRIPTION)
    hands.wait_for(values["where"])


def _switch_off(hands: Hands) -> None:
    hands.click("Disable", "button", _ROW.format("Active"), "#disableButton")
    settle(hands)
    hands.page.locator("#enableButton").wait_for()


def _open_form(hands: Hands, values: Values) -> None:
    """Come to where tokens are enrolled, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, f"token/enroll/{values['realm']}/{values['account']}/")
    elif hands.person.searches:
        open_left(hands, "Enroll Token")
    elif hands.person.detours:
        open_record(hands, values["account"], 'below "Assigned User"')
        press(hands, "Enroll New Token", "below the tokens")
    else:
        hands.back()
        settle(hands)
        press(hands, "Enroll New Token", "below the tokens")


def _enroll(hands: Hands, values: Values) -> None:
    """Fill in the form, from below or from the top, and send it."""
    if hands.person.order == "up":
        _limit(hands, values)
        _tell(hands, values)
        _choose_kind(hands, values)
    else:
        _choose_kind(hands, values)
        _tell(hands, values)
        if hands.person.id == "p03":  # the form came without the person
            account = values["account"]
            take_person(hands, values["realm"], account[:4], _IN_FULL[account])
        _limit(hands, values)
    if hands.person.looks_around:  # is at the bottom already
        hands.scroll("up", "checks what is filled in")
    press(hands, "Enroll Token")
    hands.wait_for("The token was successfully enrolled")


def _choose_kind(hands: Hands, values: Values) -> None:
    """Choose the type; who takes a wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "token type", _WRONG, "#tokentype")
    choose(hands, "token type", values["kind"], "#tokentype")


def _tell(hands: Hands, values: Values) -> None:
    write(hands, "Description", values["told"], "#description")


def _limit(hands: Hands, values: Values) -> None:
    """Unfold what is at the bottom, and type the last day or take it."""
    hands.click(
        "Extended Attributes",
        "button",
        "at the bottom of the form",
        ".panel-heading a:has-text('Extended Attributes')",
        shows="#validity_end",
    )
    hands.page.wait_for_timeout(600)  # it unfolds
    field = "#validity_end"
    if hands.person.hand == "keyboard" or hands.person.order == "up":
        write(hands, "Validity End", f"{values['day']}T18:00+0000", field)
        return
    hands.choose_day(
        Field(
            name="Validity End",
            location="at the bottom of the form",
            value=f"{values['day']}T00:00+0000",
            selector=f"p:has({field}) button",
        ),
        date.fromisoformat(values["day"]),
        month=".uib-daypicker .uib-title",
        onward=".uib-daypicker .uib-right",
        days=".uib-daypicker .uib-day button:has(span:not(.text-muted))",
    )
    settle(hands)
    held = hands.page.input_value(field)
    if held != f"{values['day']}T00:00+0000":
        raise RuntimeError(f"Validity End holds {held!r}")
