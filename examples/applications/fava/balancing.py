"""How people check a statement of the bank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.fava.places import (
    EDITOR,
    FORM,
    TOP,
    WINDOW,
    filter_by,
    go,
    jump_to,
    note,
    open_leaf,
    open_page,
    open_window,
    save_entry,
    settle,
    take,
    text_field,
    turn_to,
    write_day,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NUMBER = f"{FORM} input[placeholder=Number]"
_CURRENCY = f"{FORM} input[placeholder=Currency]"
_CONTINUE = f"{FORM} label:has-text('continue')"
_ERRORS = "aside a:has-text('Errors')"
_TILL = "Assets:Till"


def balance(hands: Hands, values: Values) -> bool:
    """Put the line right, enter the closing figure and a note; see that it agrees.

    Raises:
        RuntimeError: If it does not.
    """
    _open_account(hands, values)
    _put_right(hands, values)
    _enter(hands, values)
    if hands.person.order == "up":
        open_page(hands, "Journal")
    if hands.page.locator(_ERRORS).count():
        raise RuntimeError(f"{values['account']} does not agree")
    return True


def balance_too_early(hands: Hands, values: Values) -> bool:
    """Enter the closing figure with the line still wrong, see red, and give up."""
    _open_account(hands, values)
    open_window(hands, "Balance")
    _fill_balance(hands, values)
    save_entry(hands)
    hands.page.locator(_ERRORS).wait_for()
    open_page(hands, "Errors")
    hands.wait_for("Balance failed")
    return False


def _open_account(hands: Hands, values: Values) -> None:
    """Come to the account, each person another way."""
    person, account = hands.person, values["account"]
    if person.hand == "keyboard":
        go(hands, f"/account/{account}/")
    elif person.detours:
        with hands.detour():
            open_page(hands, "Holdings")
        open_page(hands, "Trial Balance")
        open_leaf(hands, account)
    elif person.order == "up":
        open_page(hands, "Journal")
        filter_by(hands, "Account", account, values["letters"])
    elif person.searches:
        jump_to(hands, account, values["letters"])
        month = values["line"].rsplit("-", maxsplit=1)[0]
        box = "header input[placeholder=Time]"
        hands.write(text_field("Time", month, box, TOP), send=True)
        settle(hands)
    else:
        open_page(hands, "Balance Sheet")
        open_leaf(hands, account)


def _put_right(hands: Hands, values: Values) -> None:
    """Open the line by its day, and write over the euros."""
    line = f".journal > li:has-text('{values['what']}') .datecell a"
    hands.click(
        *(values["line"], "link", "in the list", line),
        record=True,
        shows=f"dialog {EDITOR}",
    )
    settle(hands)
    number = f".cm-line span:text-is('{values['wrong']}')"
    if hands.person.order == "up":
        _put_right_in_file(hands, values, number)
        return
    hands.replace_word(
        text_field("editor", values["typed"], f"dialog {number}", WINDOW)
    )
    _see_right(hands, values)
    if hands.person.hand == "keyboard":
        hands.press("Control+s", "saves the entry")
    else:
        hands.click("Save", "button", WINDOW, f"{FORM} button:text-is('Save')")
    hands.page.locator("dialog").wait_for(state="detached")
    settle(hands)


def _put_right_in_file(hands: Hands, values: Values, number: str) -> None:
    """Do it in the file that the window tells."""
    place = f'beside "Location" {WINDOW}'
    link = "dialog code a"
    name = hands.page.locator(link).inner_text().strip()
    hands.click(name, "link", place, link, record=True, leads_on=True)
    settle(hands)
    hands.replace_word(
        text_field("editor", values["typed"], number, "in the middle of the page")
    )
    _see_right(hands, values)
    save = "form button:text-is('Save')"
    hands.click("Save", "button", "above the text", save, shows=f"{save}[disabled]")
    settle(hands)


def _see_right(hands: Hands, values: Values) -> None:
    number = f".cm-line span:text-is('{values['right']}')"
    hands.page.locator(number).first.wait_for()


def _enter(hands: Hands, values: Values) -> None:
    """Enter both, in one go for those who have the window stay."""
    parts: list[tuple[str, Callable[[], None]]] = [
        ("Balance", lambda: _fill_balance(hands, values)),
        ("Note", lambda: note(hands, dict(values))),
    ]
    if hands.person.order == "up":
        parts.reverse()
    stays = hands.person.searches
    open_window(hands)
    for tab, fill in parts:
        last = tab == parts[-1][0]
        if last and not stays:
            open_window(hands)
        turn_to(hands, tab)
        fill()
        if stays and (not last or hands.person.id == "p03"):
            hands.click("continue", "checkbox", WINDOW, f"{_CONTINUE} input")
        save_entry(hands, stays=stays and (not last or hands.person.id != "p03"))
    if hands.page.locator("dialog").count():
        place = "at the top right of the window"
        hands.click("x", "button", place, "dialog button.close")
        hands.page.locator("dialog").wait_for(state="detached")


def _fill_balance(hands: Hands, values: Values) -> None:
    """Fill in a balance in the person's order."""
    parts: list[Callable[[Hands, Values], None]] = [_day, _account, _number, _currency]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)


def _day(hands: Hands, values: Values) -> None:
    write_day(hands, values["day"])


def _account(hands: Hands, values: Values) -> None:
    """Choose the account; who takes a wrong one sees it and chooses again."""
    box = f"{FORM} input[placeholder=Account]"
    if hands.person.id == "p03":
        take(hands, "Account", _TILL, box, "till")
    take(hands, "Account", values["account"], box, values["letters"])


def _number(hands: Hands, values: Values) -> None:
    hands.write(text_field("Number", values["balance"], _NUMBER))


def _currency(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    """Take the only currency there is, or type it."""
    if hands.person.hand == "keyboard" or hands.person.detours:
        hands.write(text_field("Currency", "EUR", _CURRENCY))
    else:
        take(hands, "Currency", "EUR", _CURRENCY, "e")
