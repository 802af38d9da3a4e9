"""How people find a bill that ran out, mark it, and make it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.lnbits.places import (
    LIST,
    MESSAGE,
    WINDOW,
    choose_month,
    forget_month,
    open_left,
    open_wallet,
    press,
    press_icon,
    settle,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_MENU = 'below "Filter payments"'
_LABELS = 'below "Add or Remove Labels"'
_BOX = ".q-menu .q-checkbox:has-text('{}')"
_TICK = ".q-menu .q-item:has(:text-is('{}')) .q-checkbox"
_ROW = "tr:has-text('{}')"
_TOO_MUCH = "00"


def bill_again(hands: Hands, values: Values) -> bool:
    """Find the bill, look at it, label it, and make another."""
    _find(hands, values)
    _look_at(hands, values)
    if hands.person.order == "up":  # whoever waits at the counter comes first
        _bill(hands, values)
        _label(hands, values)
    else:
        _label(hands, values)
        _bill(hands, values)
    if not _searches(hands):
        forget_month(hands)
    hands.wait_for(values["memo"])
    return True


def type_a_nought_too_many(hands: Hands, values: Values) -> bool:
    """Bill a hundred times as much, be told that it is too much, and cancel."""
    _find(hands, values)
    _look_at(hands, values)
    _fill_in(hands, {**values, "amount": values["amount"] + _TOO_MUCH})
    told = MESSAGE.format("too high")
    hands.click("Create Invoice", "button", WINDOW, _create(), shows=told)
    settle(hands)
    press(hands, "Cancel", within=".q-dialog")
    return False


def _searches(hands: Hands) -> bool:
    return hands.person.searches or hands.person.hand == "keyboard"


def _find(hands: Hands, values: Values) -> None:
    """Come to the wallet, and shorten its list to what ran out."""
    if hands.person.detours:
        with hands.detour():
            open_left(hands, "Payments")
            hands.look_around("looks whether it is among all of them")
    open_wallet(hands, values["wallet"])
    menu = ".q-menu .q-checkbox"
    press_icon(
        hands, "Filter payments", "filter_alt", LIST, within=".q-page", shows=menu
    )
    boxes = ["Failed Payments", "Success Payments"]
    if hands.person.order == "up":
        boxes.reverse()
    for box in boxes:
        hands.click(box, "checkbox", _MENU, _BOX.format(box))
        settle(hands)
    if _searches(hands):
        hands.press("Escape", "closes the menu")
        settle(hands)
        name = "Search by tag, memo, amount"
        hands.write(text_field(name, values["word"], LIST, within=".q-page"))
        settle(hands)
    else:
        choose_month(hands)


def _look_at(hands: Hands, values: Values) -> None:
    """Open the bill, whose picture says that it failed, and close it again."""
    row = _ROW.format(values["lapsed"])
    place = f'in the row "{values["lapsed"]}"'
    shows = ".q-dialog :text-is('Payment Failed')"
    press_icon(hands, "failed", "warning", place, within=row, shows=shows)
    press(hands, "Close", within=".q-dialog")


def _label(hands: Hands, values: Values) -> None:
    """Tick the label; who ticks a wrong one sees it and takes it back."""
    row = _ROW.format(values["lapsed"])
    place = f'in the row "{values["lapsed"]}"'
    press_icon(
        hands,
        "Add or Remove Labels",
        "local_offer",
        place,
        within=row,
        shows=".q-menu [aria-label='Filter labels']",
    )
    if hands.person.hand == "keyboard":
        hands.type_on("Filter labels", _LABELS, values["label"][:4])
        settle(hands)
    labels = [values["label"]]
    if hands.person.id == "p03":
        labels = [values["other"], values["other"], values["label"]]
    for label in labels:
        tick = _TICK.format(label)
        hands.click(label, "checkbox", _LABELS, tick, record=True)
        settle(hands)
    press(
        hands,
        "OK",
        _LABELS,
        within=".q-menu",
        shows=MESSAGE.format("Payment labels updated"),
    )


def _create() -> str:
    return ".q-dialog button:has-text('Create Invoice')"


def _bill(hands: Hands, values: Values) -> None:
    """Make the new bill, and close what they are going to scan."""
    _fill_in(hands, values)
    code = ".q-dialog .qrcode__outer"
    hands.click("Create Invoice", "button", WINDOW, _create(), shows=code)
    settle(hands)
    press(hands, "Close", within=".q-dialog")
    hands.page.locator(".q-dialog").first.wait_for(state="detached")
    settle(hands)


def _fill_in(hands: Hands, values: Values) -> None:
    """Fill in the amount and both memos, the second of which is asked for."""
    form = ".q-dialog form"
    receive = ".wallet-card button:has-text('receive')"
    hands.click("Receive", "button", "below the balance", receive, shows=form)
    settle(hands)
    amount = Field(
        name="Amount (sat)",  # a star beside it says that it is needed
        location=WINDOW,
        value=values["amount"],
        selector=".q-dialog input[aria-label='Amount (sat) *']",
    )
    memo = text_field("Memo", values["memo"])
    internal = text_field("Internal memo (optional)", values["internal"])
    parts = [amount, memo, internal]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        if part is internal:
            press_icon(
                hands,
                "Internal memo (optional)",
                "add_comment",
                'in the field "Memo"',
                within=".q-dialog",
                shows=internal.selector,
            )
        hands.write(part)
