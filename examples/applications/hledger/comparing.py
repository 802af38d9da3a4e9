"""How people compare an account with the bank's statement, and write down its balance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.hledger.places import (
    MAIN,
    SHOWN,
    add,
    follow,
    give_account,
    give_day,
    give_payee,
    give_sum,
    go,
    look_for,
    open_account,
    open_journal,
    open_window,
    press_icon,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Sequence

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CHART = "#register-chart canvas.flot-overlay"
_FROM, _UNTIL = 0.9, 0.955
"""Where the last month begins and ends in the width of the chart of an account."""
_HEIGHT = 60
_WRONG = "accounts.journal"
_BELOW = "below the text"
_TO = ".modal #addform select"


def compare(hands: Hands, values: Values) -> bool:
    """Enter what the statement has and the books have not, then its balance."""
    _compare(hands, values)
    _write_balance(hands, values, values["balance"])
    hands.wait_for("General Journal")
    return True


def swap_figures(hands: Hands, values: Values) -> bool:
    """Read the balance wrongly, be told that it does not agree, and leave."""
    _compare(hands, values)
    _write_balance(hands, values, values["swapped"])
    hands.wait_for("Failed to load journal")
    open_journal(hands)
    return False


def _compare(hands: Hands, values: Values) -> None:
    """Come to the account, each person another way, and enter what it lacks."""
    account, month = values["account"], values["month"]
    if hands.person.hand == "keyboard":
        go(hands, f"register?q=inacct:{account} {month}")
    elif hands.person.order == "up":
        follow(hands, account)
        look_for(hands, f" {month}")
    elif hands.person.searches:
        look_for(hands, f"acct:{account} {month}")
        press_icon(hands, "Clear search terms")
    else:
        open_account(hands, account)
        if hands.person.detours:
            _draw_over_chart(hands)
    hands.look_around("compares line by line")
    if hands.person.order == "up" or not hands.person.searches:
        open_journal(hands)
    open_window(hands)
    _fill(hands, values)
    add(hands)


def _draw_over_chart(hands: Hands) -> None:
    """Have only those days shown over which the mouse is drawn in the chart."""
    width = hands.page.locator(_CHART).evaluate("e => e.getBoundingClientRect().width")
    with hands.page.expect_navigation():
        hands.drag(
            "Period Total",
            "above the table",
            _CHART,
            _CHART,
            held_at=(width * _FROM, _HEIGHT),
            dropped_at=(width * _UNTIL, _HEIGHT),
        )
    settle(hands)


def _fill(hands: Hands, values: Values) -> None:
    """Fill in the window; who takes the wrong file sees it and takes the right one."""
    if hands.person.order == "up":
        give_account(hands, 2, values["account"])
        give_sum(hands, 1, values["sum"])
        give_account(hands, 1, values["spent"])
        give_payee(hands, values["payee"])
        give_day(hands, values["day"])
        return
    give_day(hands, values["day"])
    give_payee(hands, values["payee"])
    give_account(hands, 1, values["spent"])
    give_sum(hands, 1, values["sum"])
    give_account(hands, 2, values["account"])
    if hands.person.id == "p03":
        _take_file(hands, _WRONG, ("ArrowDown", "Enter"))
        _take_file(hands, MAIN, ("ArrowUp", "Enter"))


def _take_file(hands: Hands, name: str, keys: Sequence[str]) -> None:
    field = Field(
        name="to",
        location="at the bottom of the window",
        value=f"{SHOWN}/{name}",
        selector=_TO,
        kind="dropdown",
    )
    hands.choose_by_keys(field, keys)
    hands.page.locator(f"{_TO} option:checked:text-is('{field.value}')").wait_for(
        state="attached"
    )


def _write_balance(hands: Hands, values: Values, balance: str) -> None:
    """Write the balance at the end of the file, after a look at a wrong one maybe."""
    if hands.person.hand == "keyboard":
        go(hands, "manage")
    else:
        press_icon(hands, "Manage journal files")
    if hands.person.detours:
        with hands.detour():
            _edit(hands, _WRONG)
            back = "#main-content a:text-is('Go back')"
            hands.click("Go back", "link", _BELOW, back, leads_on=True)
            settle(hands)
    _edit(hands, MAIN)
    first = f"{values['closed']} {values['paper']}"
    field = Field(
        name=f"Edit file {MAIN}",
        location="below the heading",
        value=f"{first}\n    {values['account']}  0 EUR = {balance}",
        selector="#main-content textarea",
        keeps=True,
    )
    hands.write(field)
    save = "#main-content [type=submit][value=Save]"
    hands.click("Save", "button", _BELOW, save, leads_on=True)
    settle(hands)


def _edit(hands: Hands, name: str) -> None:
    """Open one of the files for editing."""
    row = f"{SHOWN}/{name}"
    link = f"#main-content tr:has-text('{row}') a:text-is('Edit')"
    hands.click("Edit", "link", f'in the row "{row}"', link, leads_on=True)
    settle(hands)
