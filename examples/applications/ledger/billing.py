"""How people enter what a vendor wants to be paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ledger.cases import CASH, PAYABLE, PREPAID, UNIT
from examples.applications.ledger.places import (
    act,
    choose,
    confirm,
    go,
    open_from_menu,
    press,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CARD = "on the card of the bill"
_REVIEW = "#djl-bill-card-widget a:text-is('Mark as Review')"
_UPDATE = "#djl-bill-detail-update-button"
_LINE = 'in the first row of "Bill Items"'
_FIELD = "[name=form-0-{}]"


def enter_bill(hands: Hands, values: Values) -> bool:
    """Create the bill, write its line, and give it to review."""
    _open_form(hands)
    _fill_in(hands, values)
    _open_lines(hands, values)
    _write_line(hands, values)
    if hands.person.detours:  # looks at it where nothing can be changed
        back = "a.button:has-text('Back to Detail')"
        press(hands, "Back to Detail", "above the card of the vendor", back)
        hands.look_around("checks what it says")
    confirm(hands, "Mark as Review", _CARD, _REVIEW)
    return True


def forget_the_lines(hands: Hands, values: Values) -> bool:
    """Have it reviewed before anything stands on it, be told so, and leave."""
    _open_form(hands)
    _fill_in(hands, values)
    confirm(hands, "Mark as Review", _CARD, _REVIEW)
    hands.wait_for("Cannot review")
    press(
        hands,
        "Bill List",
        "above the card of the vendor",
        "a.button:has-text('Bill List')",
    )
    return False


def _open_form(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/bill/{}/create/")
        return
    if hands.person.order == "up":
        plus = "#djl-bill-card-widget a[href$='/create/']"
        press(hands, "New Bill", 'below "Payables"', plus, kind="link")
        return
    if hands.person.detours:
        with hands.detour():
            open_from_menu(hands, "Receipts")
            hands.look_around("looks whether it is entered there")
    open_from_menu(hands, "Bills")
    new = "a.button:has-text('Create Bill')"
    press(hands, "Create Bill", "above the list", new)


def _fill_in(hands: Hands, values: Values) -> None:
    parts = [_vendor, _number, _day, _terms, _accounts]
    if hands.person.order == "up":
        parts.reverse()
    if hands.person.detours:  # the paper has the number and the day on top
        parts = [_number, _day, _vendor, _terms, _accounts]
    for part in parts:
        part(hands, values)
    hands.look_around("checks what is filled in")
    press(hands, "Create", "below the form", "#djl-bill-create-button")


def _vendor(hands: Hands, values: Values) -> None:
    choose(hands, "Vendor", values["listed"], "#djl-bill-create-vendor-select-input")


def _number(hands: Hands, values: Values) -> None:
    name = "External Reference Number"
    write(hands, name, values["number"], "#djl-bill-xref-input")


def _day(hands: Hands, values: Values) -> None:
    write(hands, "Draft Date", values["day"], "#djl-bill-draft-date-input")


def _terms(hands: Hands, values: Values) -> None:
    choose(hands, "Terms", values["terms"], "#djl-bill-create-terms-select-input")


def _accounts(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    accounts = [
        ("Cash Account", CASH, "cash"),
        ("Prepaid Expenses Account", PREPAID, "prepaid"),
        ("Payable Account", PAYABLE, "unearned"),
    ]
    if hands.person.order == "up":
        accounts.reverse()
    for name, account, field in accounts:
        choose(hands, name, account, f"#djl-bill-{field}-account-input")


def _open_lines(hands: Hands, values: Values) -> None:
    """Come to where the lines can be written."""
    if hands.person.order == "up":
        press(
            hands,
            "Back to Bills",
            "above the card",
            "a.button:has-text('Back to Bills')",
        )
        act(hands, values["vendor"], "Update")
    elif hands.person.searches:
        press(hands, "Update", "above the card", "a.button:has-text('Update')")
    else:
        press(hands, "Update", _CARD, _UPDATE, kind="link")


def _write_line(hands: Hands, values: Values) -> None:
    parts: list[Callable[[Hands, Values], None]] = [_item, _quantity, _price, _unit]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    save = "form:has([name=form-0-quantity]) button:text-is('Save')"
    press(hands, "Save", 'below "Bill Items"', save)
    hands.wait_for("saved")


def _item(hands: Hands, values: Values) -> None:
    choose(hands, "Item", values["line"], _FIELD.format("item_model"), _LINE)


def _quantity(hands: Hands, values: Values) -> None:
    write(hands, "Quantity", values["quantity"], _FIELD.format("quantity"), _LINE)


def _price(hands: Hands, values: Values) -> None:
    write(hands, "Unit Cost", values["price"], _FIELD.format("unit_cost"), _LINE)


def _unit(hands: Hands, values: Values) -> None:
    """Choose who has had it; who chooses the wrong part sees it and chooses again."""
    field = _FIELD.format("entity_unit")
    if hands.person.id == "p03":
        choose(hands, "Unit", UNIT.format(values["other"]), field, _LINE)
    choose(hands, "Unit", UNIT.format(values["unit"]), field, _LINE)
