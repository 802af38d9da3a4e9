"""How people write down that the yard has an account with another bank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ledger.cases import ACCOUNT, TAKEN
from examples.applications.ledger.places import (
    FORM,
    choose,
    go,
    open_from_menu,
    press,
    settle,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ACCOUNT = "form:has(#id_code)"
_BANK = "form:has(#id_account_number)"


def open_account(hands: Hands, values: Values) -> bool:
    """Make the account in the books, and then that of the bank for it."""
    _open_account_form(hands, values)
    _fill_in(hands, values, [_code, _name, _side, _active])
    press(hands, "Submit", "below the form", f"{_ACCOUNT} button:text-is('Submit')")
    hands.page.locator(f"td:has-text('{values['name']}')").first.wait_for()
    _open_bank_form(hands)
    _fill_in(hands, values, [_bank_name, _kind, _number, _booked, _made_active])
    press(hands, "Create", "below the form", f"{_BANK} button[type=submit]")
    return True


def take_a_number_twice(hands: Hands, values: Values) -> bool:
    """Type a number that another account has, be told so, and leave."""
    _open_account_form(hands, values)
    write(hands, "Account Code", TAKEN, f"{_ACCOUNT} #id_code")
    for part in (_name, _side, _active):
        part(hands, values)
    press(hands, "Submit", "below the form", f"{_ACCOUNT} button:text-is('Submit')")
    hands.wait_for("must be unique")
    press(hands, "Back", "below the form", f"{_ACCOUNT} a:text-is('Back')")
    return False


def _open_account_form(hands: Hands, values: Values) -> None:
    """Come to the empty form of an account, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/chart-of-accounts/{}/list/")
    else:
        if hands.person.detours:
            with hands.detour():
                open_from_menu(hands, "Entity Settings")
                hands.look_around("looks whether accounts are kept there")
                hands.back()
                settle(hands)
        open_from_menu(hands, "Chart of Accounts")
    card = 'on the card "Boatyard chart"'
    if hands.person.order == "up":
        add = ".card a:text-is('Add Account')"
        press(hands, "Add Account", card, add, kind="link")
        return
    accounts = ".card a:text-is('Accounts')"
    press(hands, "Accounts", card, accounts, kind="link")
    if hands.person.searches:
        search = "Search Code or Name..."
        write(hands, search, values["code"], "input[name=q]", "above the list")
        button = "form:has(input[name=q]) button"
        press(hands, "Search", "beside the field", button)
    hands.look_around("looks which numbers are taken")
    new = "a.button:has-text('Create Account')"
    press(hands, "Create Account", "above the list", new)


def _open_bank_form(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "/bank-account/{}/create/")
        return
    open_from_menu(hands, "Bank Accounts")
    new = "a.button:has-text('New Bank Account')"
    press(hands, "New Bank Account", "above the list", new)


def _fill_in(
    hands: Hands, values: Values, parts: list[Callable[[Hands, Values], None]]
) -> None:
    for part in reversed(parts) if hands.person.order == "up" else parts:
        part(hands, values)
    hands.look_around("checks what is filled in")


def _code(hands: Hands, values: Values) -> None:
    write(hands, "Account Code", values["code"], f"{_ACCOUNT} #id_code")


def _name(hands: Hands, values: Values) -> None:
    write(hands, "Account Name", values["name"], f"{_ACCOUNT} #id_name")


def _side(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    choose(hands, "Account Balance Type", "Debit", f"{_ACCOUNT} #id_balance_type")


def _active(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    hands.click("Active", "checkbox", FORM, f"{_ACCOUNT} #id_active")


def _bank_name(hands: Hands, values: Values) -> None:
    write(hands, "Account Name", values["name"], f"{_BANK} #id_name")


def _kind(hands: Hands, values: Values) -> None:
    """Choose what sort it is; who chooses the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Account Type", values["other"], f"{_BANK} #id_account_type")
    choose(hands, "Account Type", values["kind"], f"{_BANK} #id_account_type")


def _number(hands: Hands, values: Values) -> None:
    write(hands, "Account Number", values["number"], f"{_BANK} #id_account_number")


def _booked(hands: Hands, values: Values) -> None:
    account = ACCOUNT.format(code=values["code"], name=values["name"])
    choose(hands, "CoA Account", account, f"{_BANK} #id_account_model")


def _made_active(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    hands.click("Make Active", "checkbox", FORM, f"{_BANK} #id_active")
