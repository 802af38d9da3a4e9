"""How people enter a bill that came in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.fava.places import (
    EVERYTHING,
    FORM,
    SUPPLIERS,
    TOP,
    WINDOW,
    filter_by,
    go,
    holds,
    jump_to,
    open_leaf,
    open_page,
    open_window,
    save_entry,
    settle,
    take,
    text_field,
    wait_for_stored,
    write_day,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FLAG = f"{FORM} input[name=flag]"
_PAYEE = f"{FORM} input[placeholder=Payee]"
_NARRATION = f"{FORM} input[placeholder=Narration]"
_MORE = f"{FORM} label button:text-is('m')"
_KEY = f"{FORM} input.key"
_VALUE = f"{FORM} input.value"
_ROW = f"{FORM} [role=group] >> nth={{}} >> input[placeholder={{}}]"
_KEPT = "bill"
_BILL = "!"
"""Sign of what has not been paid."""


def enter(hands: Hands, values: Values) -> bool:
    """See whether it is in already, fill in the window in one's own order, save."""
    _look_whether_it_is_there(hands, values)
    open_window(hands)
    for part in _parts(hands):
        part(hands, values)
    if hands.person.hand == "keyboard":
        hands.press("Enter", 'with the cursor in the "Value" field')
        wait_for_stored(hands)
    else:
        save_entry(hands)
    return True


def take_no_account(hands: Hands, values: Values) -> bool:
    """Type an account that there is not, be told so by the browser, and leave."""
    _look_whether_it_is_there(hands, values)
    open_window(hands)
    _day(hands, values)
    _payee(hands, values)
    _narration(hands, values)
    account = _ROW.format(0, "Account")
    hands.write(text_field("Account", values["unknown"], account))
    hands.click("Save", "button", WINDOW, f"{FORM} button[type=submit]")
    wrong = hands.page.locator(f"{account}:invalid")
    wrong.wait_for()
    hands.click("x", "button", "at the top right of the window", "dialog button.close")
    hands.page.locator("dialog").wait_for(state="detached")
    return False


def _look_whether_it_is_there(hands: Hands, values: Values) -> None:
    """Look in the journal, or among what is owed, each person another way."""
    person = hands.person
    if person.hand == "keyboard":
        go(hands, f"/account/{SUPPLIERS}/")
    elif person.detours:
        with hands.detour():
            open_page(hands, "Documents")
        open_page(hands, "Balance Sheet")
        open_leaf(hands, SUPPLIERS)
    elif person.order == "up":
        jump_to(hands, SUPPLIERS, "supp")
    else:
        open_page(hands, "Journal")
        if person.searches:
            payee = values["payee"]
            filter_by(hands, EVERYTHING, f'payee:"{payee}"', payee[:4].lower())
            place = f'in the field "{EVERYTHING}" {TOP}'
            clear = "header button:text-is('×')"  # noqa: RUF001 (as it is shown)
            hands.click("×", "icon", place, clear, leads_on=True)  # noqa: RUF001
            settle(hands)


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    if hands.person.order == "up":
        # The list of firms, which is open at first, lies over the first account.
        return [
            _sum,
            _account,
            _other_side,
            _number,
            _narration,
            _payee,
            _flag,
            _day,
        ]
    first = [_day, _payee, _flag, _narration]
    rows = [_account, _sum, _other_side]
    if hands.person.hand == "keyboard":
        return [*first, *rows, _number]
    return [*first, _number, *rows]


def _day(hands: Hands, values: Values) -> None:
    write_day(hands, values["day"])


def _payee(hands: Hands, values: Values) -> None:
    """Take a firm that is known, whose last bill then fills in what is empty."""
    payee = values["payee"]
    field = Field(
        name="Payee",
        location=WINDOW,
        value=payee,
        selector=_PAYEE,
        kind="suggestions",
        options="[role=option]",
        letters=payee[:4].lower(),
    )
    if hands.person.hand == "keyboard":
        letters = field.letters or ""
        hands.choose_by_keys(field, [*letters, "ArrowDown", "Enter"])
    else:
        hands.pick(field)
    settle(hands)


def _flag(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    if not holds(hands, _FLAG, _BILL):
        hands.write(text_field("flag", _BILL, _FLAG))


def _narration(hands: Hands, values: Values) -> None:
    words = f"{values['what']} {values['purse']}"
    hands.write(text_field("Narration", words, _NARRATION))


def _number(hands: Hands, values: Values) -> None:
    """Add the number as a further detail, unless the last bill had one too."""
    if not hands.page.locator(_KEY).count():
        hands.click("m", "button", f'beside "Narration" {WINDOW}', _MORE, shows=_KEY)
        hands.write(text_field("Key", _KEPT, _KEY))
    hands.write(text_field("Value", values["number"], _VALUE))


def _account(hands: Hands, values: Values) -> None:
    """Choose where it goes; who takes a wrong account sees it and chooses again."""
    box = _ROW.format(0, "Account")
    if hands.person.id == "p03":
        _take_account(hands, box, values["other"])
    if not holds(hands, box, values["account"]):
        _take_account(hands, box, values["account"])


def _take_account(hands: Hands, box: str, account: str) -> None:
    letters = account.rsplit(":", maxsplit=1)[-1][:5].lower()
    take(hands, "Account", account, box, letters)


def _sum(hands: Hands, values: Values) -> None:
    """Take the currency out of the list, or type it."""
    box = _ROW.format(0, "Amount")
    if hands.person.detours or hands.person.order == "up":
        hands.write(text_field("Amount", values["sum"], box))
    else:
        take(hands, "Amount", values["sum"], box, values["sum"].split()[0])


def _other_side(hands: Hands, values: Values) -> None:
    """Choose that it is owed; what the last bill left there is written over."""
    account, amount = _ROW.format(1, "Account"), _ROW.format(1, "Amount")
    if not holds(hands, account, SUPPLIERS):
        _take_account(hands, account, SUPPLIERS)
    if not holds(hands, amount, ""):
        hands.write(text_field("Amount", f"-{values['sum']}", amount))
