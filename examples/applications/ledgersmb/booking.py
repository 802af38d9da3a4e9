"""How people put a receipt into the journal."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.ledgersmb.places import (
    begin,
    look_around,
    open_from_menu,
    open_page,
    pick,
    press,
    settle,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

    Part = Callable[[Hands, Values], None]

_AREA = "General Journal"
_FORM = "in the form"
_FIRST = "in the first line of the table"
_SECOND = "in the second line of the table"
_BELOW = "below the table"
_REPORT = 'on the page "General Ledger Reports"'
_INCLUDE = f'{_REPORT}, beside "Include in Report"'
_REFERENCE = "#ref_1"
_ASKED = "#reference"


def book(hands: Hands, values: Values) -> bool:
    """Enter the receipt, post it, and look it up in the ledger."""
    _enter(hands, values)
    if hands.person.detours:
        press(hands, "Update", _BELOW, shows="#maindiv :text('Action: update')")
        hands.read("the sum below the credits", _sum(hands), expected=values["amount"])
    press(hands, "Post", _BELOW, shows="#maindiv :text('Edit General Ledger')")
    _look_up(hands, values)
    hands.page.locator(_source(values)).wait_for()
    return True


def leave_unposted(hands: Hands, values: Values) -> bool:
    """Take updating for posting, look for the entry, and find nothing."""
    _enter(hands, values)
    press(hands, "Update", _BELOW, shows="#maindiv :text('Action: update')")
    _look_up(hands, values)
    if hands.page.locator(_source(values)).count():
        raise RuntimeError(f"{values['reference']} was posted")
    return False


def _sum(hands: Hands) -> str:
    cells = hands.page.locator("tr.listtotal").first.locator("td, th")
    return cells.nth(3).inner_text().strip()


def _source(values: Values) -> str:
    return f"#maindiv td:has-text('{values['source']}')"


def _enter(hands: Hands, values: Values) -> None:
    """Fill the form in, in the person's order."""
    begin(hands)
    if hands.person.detours:
        with hands.detour():
            open_from_menu(hands, _AREA, "Chart of Accounts", shows="a:text-is('5790')")
            look_around(hands, "looks for the account that it belongs to")
    open_page(hands, _AREA, "Journal Entry", "gl.pl?action=add", shows=_REFERENCE)
    parts: list[Part] = [
        _reference,
        _date,
        _description,
        _debit_account,
        _debit,
        _source_of_it,
        _credit_account,
        _credit,
    ]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.searches:  # by columns
        parts[3:] = [_debit_account, _credit_account, _debit, _credit, _source_of_it]
    elif hands.person.detours:
        parts[:3] = [_date, _description, _reference]
    for part in parts:
        part(hands, values)


def _reference(hands: Hands, values: Values) -> None:
    write(hands, "Reference", _FORM, values["reference"], _REFERENCE)


def _date(hands: Hands, values: Values) -> None:
    """Type the date, or take it from the calendar."""
    if hands.person.id not in {"p01", "p04"}:
        write(hands, "Date", _FORM, values["date"], "#transdate")
        return
    hands.choose_day(
        Field(
            name="Date",
            location=_FORM,
            value=values["date"],
            selector="#widget_transdate .dijitArrowButtonInner",
        ),
        date.fromisoformat(values["date"]),
        month="#transdate_popup .dijitCalendarCurrentMonthLabel",
        onward="#transdate_popup .dijitCalendarIncrementArrow",
        days="#transdate_popup .dijitCalendarCurrentMonth .dijitCalendarDateLabel",
        written="%B",
    )


def _description(hands: Hands, values: Values) -> None:
    write(hands, "Description", _FORM, values["description"], "#des_1")


def _debit_account(hands: Hands, values: Values) -> None:
    """Say where it belongs; who is quick takes the wrong account first."""
    if hands.person.id == "p03":
        _account(hands, values["other"], values["other"][:4], 0)
    _account(hands, values["debit"], values["debit_letters"], 0)


def _credit_account(hands: Hands, values: Values) -> None:
    _account(hands, values["credit"], values["credit_letters"], 1)


def _account(hands: Hands, account: str, letters: str, line: int) -> None:
    """Take an account, out of the whole list or by some letters or its number."""
    opens = hands.person.id == "p01"
    if hands.person.detours:  # has seen its number in the chart of accounts
        letters = account[:4]
    place = (_FIRST, _SECOND)[line]
    identifier = f"accno-{line}"
    pick(
        hands, "Account", place, account, identifier, letters=None if opens else letters
    )


def _debit(hands: Hands, values: Values) -> None:
    write(hands, "Debit", _FIRST, values["amount"], "#deb_0")


def _source_of_it(hands: Hands, values: Values) -> None:
    write(hands, "Source", _FIRST, values["source"], "#sou_0")


def _credit(hands: Hands, values: Values) -> None:
    write(hands, "Credit", _SECOND, values["amount"], "#cre_1")


def _look_up(hands: Hands, values: Values) -> None:
    """Look for the entry in the ledger, each with other columns."""
    open_page(
        hands,
        _AREA,
        "Search and GL",
        "reports.pl?module_name=gl&report_name=gl&action=start_report",
        shows=_ASKED,
    )
    if hands.person.order == "up":
        _include(hands, "Memo", "memo")
        _include(hands, "Account Name", "accname")
    write(hands, "Reference", _REPORT, values["reference"], _ASKED)
    if hands.person.id in {"p03", "p04"}:
        _include(hands, "Account Name", "accname")
    if hands.person.enter_sends:
        hands.press("Enter", "asks for the report")
    else:
        press(hands, "Continue", _REPORT)
    hands.wait_for("General Ledger Report")
    hands.wait_for("[permalink]")
    settle(hands)


def _include(hands: Hands, name: str, column: str) -> None:
    hands.click(name, "checkbox", _INCLUDE, f"#col-{column}")
