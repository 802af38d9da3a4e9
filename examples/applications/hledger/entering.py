"""How people enter a bill that came in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.hledger.places import (
    SUPPLIERS,
    add,
    follow,
    follow_day,
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
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values


def enter(hands: Hands, values: Values) -> bool:
    """See whether it is there, enter it in one's own order, and see what is owed."""
    _look_whether_it_is_there(hands, values)
    open_window(hands)
    _fill(hands, values)
    add(hands)
    if hands.person.hand == "keyboard":
        go(hands, f"register?q=inacct:{SUPPLIERS}")
    elif hands.person.searches:
        follow(hands, SUPPLIERS)
    else:
        open_account(hands, SUPPLIERS)
        if hands.person.detours:
            follow_day(hands, values["day"])
    return True


def leave_it_unbalanced(hands: Hands, values: Values) -> bool:
    """Give the sum with the suppliers too, be told that it is too much, and leave."""
    _look_whether_it_is_there(hands, values)
    open_window(hands)
    give_sum(hands, 3, values["owed"])
    _fill(hands, values)
    add(hands, done="could not balance this transaction")
    open_journal(hands)
    return False


def _look_whether_it_is_there(hands: Hands, values: Values) -> None:
    """Look among what is owed or search for the firm, each person another way."""
    word = values["payee"].split()[0].lower()
    if hands.person.hand == "keyboard":
        go(hands, f"register?q=inacct:{SUPPLIERS} desc:{word}")
    elif hands.person.order == "up":
        follow(hands, SUPPLIERS)
        look_for(hands, f" desc:{word}")
    elif hands.person.searches:
        look_for(hands, f"desc:{word}")
        press_icon(hands, "Clear search terms")
        return
    else:
        if hands.person.detours:
            with hands.detour():
                open_account(hands, values["account"])
                hands.back()
        open_account(hands, SUPPLIERS)
        hands.look_around("looks whether it is there")
    open_journal(hands)


def _fill(hands: Hands, values: Values) -> None:
    """Fill in the window; who takes a wrong account sees it and takes another."""
    if hands.person.order == "up":
        give_account(hands, 3, SUPPLIERS)
        give_sum(hands, 2, values["more"])
        give_account(hands, 2, values["further"])
        give_sum(hands, 1, values["sum"])
        give_account(hands, 1, values["account"])
        give_payee(hands, values["payee"])
        give_day(hands, values["day"])
        return
    give_day(hands, values["day"])
    give_payee(hands, values["payee"])
    if hands.person.id == "p03":
        give_account(hands, 1, values["other"])
    give_account(hands, 1, values["account"])
    give_sum(hands, 1, values["sum"])
    give_account(hands, 2, values["further"])
    give_sum(hands, 2, values["more"])
    give_account(hands, 3, SUPPLIERS)
