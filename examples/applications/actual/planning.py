"""How people plan what is paid again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.actual.places import (
    ENTRIES,
    SIDE,
    by_mouse,
    go_to,
    open_page,
    set_day,
    suggested,
    wait_for_start,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_WINDOW = 'in the window "Schedule"'
_DATES = "in the little window for the date"
_DIALOG = "section[role=dialog]"
_LITTLE = "[role=dialog]:has(#repeat_end_dropdown)"


def plan(hands: Hands, values: Values) -> bool:
    """Fill in what is paid to whom and when, and add it."""
    _open(hands, values)
    parts = [_name, _payee, _account, _amount, _dates, _by_itself]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.hand == "keyboard":
        parts = [_name, _payee, _account, _amount, _by_itself, _dates]
    for part in parts:
        part(hands, values)
    _add(hands)
    hands.page.locator(_DIALOG).wait_for(state="detached")
    return True


def find_it_taken(hands: Hands, values: Values) -> bool:
    """Give a name that another one has, and cancel when told so."""
    _open(hands, values)
    _name(hands, {**values, "plan": values["taken"]})
    _payee(hands, values)
    _account(hands, values)
    _amount(hands, values)
    _add(hands)
    hands.page.get_by_text("already a schedule with this name").first.wait_for()
    hands.click(
        "Cancel",
        "button",
        'at the bottom of the window "Schedule"',
        f"{_DIALOG} button:text-is('Cancel')",
    )
    hands.page.locator(_DIALOG).wait_for(state="detached")
    return False


def _open(hands: Hands, values: Values) -> None:
    """Come to the form of a new schedule."""
    wait_for_start(hands)
    button = "button:text-is('Add new schedule')"
    if hands.person.detours:
        with hands.detour():
            hands.click("More", "button", SIDE, "[role=button]:has(:text-is('More'))")
            open_page(hands, "Rules", "button:text-is('Create new rule')")
    if hands.person.hand == "keyboard":
        go_to(hands, "/schedules", button)
    else:
        open_page(hands, "Schedules", button)
    hands.page.get_by_text("Conductor's fee").first.wait_for()
    if hands.person.searches:  # looks whether somebody has planned it
        hands.write(
            Field(
                name="Filter schedules…",
                location="at the top right",
                value=values["payee"],
                selector="input[placeholder='Filter schedules…']",
            )
        )
        hands.page.get_by_text("Conductor's fee").first.wait_for(state="detached")
    hands.click(
        "Add new schedule",
        "button",
        "at the bottom right",
        button,
        shows=f"{_DIALOG} #payee-field",
    )


def _name(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="Schedule Name",
            location=_WINDOW,
            value=values["plan"],
            selector=f"{_DIALOG} input[placeholder=nothing]",
        )
    )


def _payee(hands: Hands, values: Values) -> None:
    hands.pick(suggested("Payee", _WINDOW, values["payee"], "#payee-field"))


def _account(hands: Hands, values: Values) -> None:
    hands.pick(suggested("Account", _WINDOW, values["account"], "#account-field"))


def _amount(hands: Hands, values: Values) -> None:
    """Say that the amount is exact, and how much it is."""
    exact = _listed("Amount", _WINDOW, "is exactly", "[data-testid=op-select] button")
    amount = Field(
        name="Amount",
        location=_WINDOW,
        value=values["amount"],
        selector="#amount-field",
    )
    if hands.person.order == "up":
        hands.write(amount)
    with by_mouse(hands):
        hands.choose(exact)
    if hands.person.order != "up":
        hands.write(amount)


def _dates(hands: Hands, values: Values) -> None:
    """Open the little window, say from when and how often, and take that over."""
    hands.click(
        "Date",
        "button",
        _WINDOW,
        f"{_DIALOG} button:has-text('Every')",
        shows=f"{_LITTLE} #start",
    )
    parts = [_start, _interval]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    hands.click("Apply", "button", _DATES, f"{_LITTLE} button:text-is('Apply')")
    hands.page.locator(_LITTLE).wait_for(state="detached")


def _start(hands: Hands, values: Values) -> None:
    set_day(hands, "From", _DATES, values["day"], f"{_LITTLE} #start")
    hands.page.locator(".pika-single").wait_for(state="detached")


def _interval(hands: Hands, values: Values) -> None:
    hands.write(
        Field(
            name="Repeat every",
            location=_DATES,
            value=values["number"],
            selector=f"{_LITTLE} #interval",
        )
    )
    unit = f"{_LITTLE} #interval >> xpath=following::button[1]"
    with by_mouse(hands):
        if hands.person.id == "p03":  # takes the wrong one, sees it and takes it back
            hands.choose(_listed("Repeat every", _DATES, values["other"], unit))
        hands.choose(_listed("Repeat every", _DATES, values["unit"], unit))


def _by_itself(hands: Hands, _values: Values) -> None:
    hands.tick(
        Field(
            name="Automatically add transaction",
            location=_WINDOW,
            value="",
            selector="#form_posts_transaction",
        )
    )


def _add(hands: Hands) -> None:
    hands.click(
        "Add",
        "button",
        'at the bottom of the window "Schedule"',
        f"{_DIALOG} button:text-is('Add')",
    )


def _listed(name: str, location: str, value: str, selector: str) -> Field:
    return Field(
        name=name,
        location=location,
        value=value,
        selector=selector,
        kind="dropdown",
        options=ENTRIES,
    )
