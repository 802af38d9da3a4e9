"""How people enter what was paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.actual.places import (
    ENTRIES,
    MENU,
    go_to,
    open_page,
    set_day,
    shown_day,
    suggested,
    wait_for_start,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LINE = "[data-testid=new-transaction]"
_TABLE = "[data-testid=transaction-table]"
_NEW = "in the new line"
_TOOLBAR = "above the table"


def enter_bill(hands: Hands, values: Values) -> bool:
    """Enter a line with all that is known of a bill, and add it."""
    wait_for_start(hands)
    if hands.person.hand == "keyboard":
        _type_along(hands, values)
    else:
        _open_account(hands, values)
        _begin_line(hands)
        _fill_in(hands, values)
        hands.click(
            "Add", "button", "below the new line", f"{_LINE} [data-testid=add-button]"
        )
    hands.page.locator(_TABLE).get_by_text(values["note"]).first.wait_for()
    _leave(hands)
    return True


def cancel_bill(hands: Hands, values: Values) -> bool:
    """Begin a line, and cancel it."""
    wait_for_start(hands)
    _open_account(hands, values)
    _begin_line(hands)
    _day(hands, values)
    _payee(hands, values)
    hands.click(
        "Cancel", "button", "below the new line", f"{_LINE} [data-testid=cancel-button]"
    )  # fmt: skip
    hands.page.locator(_LINE).wait_for(state="detached")
    return False


def _open_account(hands: Hands, values: Values) -> None:
    """Open the account, some after another one or after a search in all of them."""
    if hands.person.searches:
        open_page(hands, "All accounts", "[data-testid=account-balance]")
        hands.page.locator(_TABLE).get_by_text("Seamen's Hall").first.wait_for()
    if hands.person.id == "p03":  # looks whether somebody has entered it
        hands.write(
            Field(
                name="Search",
                location="at the top right",
                value=values["payee"],
                selector="input[placeholder=Search]",
            )
        )
        hands.page.locator(_TABLE).get_by_text("Seamen's Hall").first.wait_for(
            state="detached"
        )
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Savings", "[data-testid=account-balance]", record=True)
            hands.page.locator(
                "[data-testid=account-name]:text-is('Savings')"
            ).wait_for()
    if hands.person.order != "up":
        name = values["account"]
        open_page(
            hands, name, f"[data-testid=account-name]:text-is('{name}')", record=True
        )


def _begin_line(hands: Hands) -> None:
    hands.click(
        "Add New",
        "button",
        _TOOLBAR,
        "button:text-is('Add New')",
        shows=f"{_LINE} [data-testid=date] input",
    )


def _fill_in(hands: Hands, values: Values) -> None:
    """Fill the cells of the line, in the person's order."""
    parts = [_day, _payee, _note, _category, _amount]
    if hands.person.order == "up":
        parts = [_amount, _category, _note, _payee, _account, _day]
    for part in parts:
        part(hands, values)


def _day(hands: Hands, values: Values) -> None:
    set_day(hands, "Date", _NEW, values["day"], _cell(hands, "date"))


def _account(hands: Hands, values: Values) -> None:
    hands.pick(_in_line(hands, "Account", values["account"]))


def _payee(hands: Hands, values: Values) -> None:
    hands.pick(_in_line(hands, "Payee", values["payee"]))


def _category(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes it back
        hands.pick(_in_line(hands, "Category", values["other"]))
    hands.pick(_in_line(hands, "Category", values["category"]))


def _note(hands: Hands, values: Values) -> None:
    hands.write(_plain("Notes", values["note"], "notes"))


def _amount(hands: Hands, values: Values) -> None:
    hands.write(_plain("Payment", values["amount"], "debit"))


def _type_along(hands: Hands, values: Values) -> None:
    """Begin a line with a shortcut, and go from cell to cell with Tab."""
    go_to(hands, "/accounts", "[data-testid=account-balance]")
    hands.page.locator(_TABLE).get_by_text("Seamen's Hall").first.wait_for()
    first = f"{_LINE} [data-testid=date] input"
    hands.press("t", "begins a new line", shows=first)
    hands.type_on("Date", _NEW, shown_day(values["day"]))
    hands.page.keyboard.press("Tab")
    hands.take(_in_line(hands, "Account", values["account"]))
    hands.take(_in_line(hands, "Payee", values["payee"]))
    hands.type_on("Notes", _NEW, values["note"])
    hands.page.keyboard.press("Tab")
    hands.take(_in_line(hands, "Category", values["category"]))
    hands.type_on("Payment", _NEW, values["amount"])
    hands.press("Enter", "does what Add does")


def _leave(hands: Hands) -> None:
    """Do something about the empty line that comes up again, or leave it."""
    if hands.person.hand == "keyboard":
        hands.press("Escape", "closes the calendar")
    elif hands.person.looks_around:
        _show_balance(hands)
    elif not hands.person.searches:
        hands.click(
            "Cancel", "button", "below the new line", f"{_LINE} [data-testid=cancel-button]"
        )  # fmt: skip
        hands.page.locator(_LINE).wait_for(state="detached")


def _show_balance(hands: Hands) -> None:
    """Check the account with a column that is hidden at first."""
    hands.click(
        "Account menu",
        "icon",
        "at the top right",
        "button[aria-label='Account menu']",
        shows=f"{ENTRIES}:has-text('Show running balance')",
    )
    hands.click(
        "Show running balance",
        "menu",
        MENU,
        f"{ENTRIES}:has-text('Show running balance')",
        shows="button:text-is('Balance'), span:text-is('Balance')",
    )


def _in_line(hands: Hands, name: str, value: str) -> Field:
    return suggested(name, _NEW, value, _cell(hands, name.lower()))


def _plain(name: str, value: str, column: str) -> Field:
    return Field(
        name=name,
        location=_NEW,
        value=value,
        selector=f"{_LINE} [data-testid={column}]",
    )


def _cell(hands: Hands, column: str) -> str:
    """Find a cell of the line: what is written in, if it is being written in."""
    cell = f"{_LINE} [data-testid={column}]"
    return f"{cell} input" if hands.page.locator(f"{cell} input").count() else cell
