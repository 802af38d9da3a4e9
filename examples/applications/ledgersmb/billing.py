"""How people bill what was mended or sold."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.ledgersmb.places import (
    begin,
    look_around,
    open_from_menu,
    open_page,
    open_tab,
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

_FORM = "in the form"
_ABOVE = "above the table"
_BELOW = "at the end of the form"
_LINES = ("in the first line of the table", "in the second line of the table")
_CUSTOMER = "#customer"
_FOUND = "#maindiv :text-is('Entity Code')"
_POSTED = "#maindiv :text-is('Edit Sales Invoice')"


def bill(hands: Hands, values: Values) -> bool:
    """Write the invoice, see whether it is right, and post it."""
    begin(hands)
    _open_form(hands, values)
    parts: list[Part] = [_order, _due, _lines, _note]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.searches:
        parts = [_lines, _note, _order, _due]
    elif hands.person.detours:
        parts = [_due, _order, _lines, _note]
    for part in parts:
        part(hands, values)
    if hands.person.detours:
        hands.read("the total", _total(hands), expected=values["total"])
        look_around(hands, "compares it with the slip")
        press(hands, "Post", _BELOW, number=2, shows=_POSTED)
    else:
        press(hands, "Post", _ABOVE, shows=_POSTED)
    return True


def bill_half(hands: Hands, values: Values) -> bool:
    """Post it before all is in it, which cannot be taken back."""
    begin(hands)
    _open_form(hands, values)
    _line(hands, values["first"], values["first_number"], 1)
    _update(hands)
    press(hands, "Post", _ABOVE, shows=_POSTED)
    look_around(hands, "looks for a way to take it back")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the invoice of a customer, each person another way."""
    if hands.person.order == "up":
        _open_from_customer(hands, values)
        return
    if hands.person.detours:
        with hands.detour():
            open_from_menu(hands, "AR", "Add Transaction", shows="#invnum")
    open_page(
        hands, "AR", "Sales Invoice", "is.pl?type=invoice&action=add", shows="#ponumber"
    )
    write(hands, "Customer", _FORM, values["letters"], _CUSTOMER)
    if hands.person.enter_sends:
        hands.press("Enter", "fetches the customer")
    else:
        press(hands, "Update", _ABOVE)
    hands.page.locator(_FOUND).wait_for()
    settle(hands)


def _open_from_customer(hands: Hands, values: Values) -> None:
    """Look the customer up, and begin the invoice there."""
    place = 'on the page "Contact Search"'
    open_from_menu(hands, "Contacts", "Search", shows="#name-part")
    write(hands, "Name", place, values["letters"], "#name-part")
    hands.press("Enter", "searches")
    name = values["customer"]
    found = f"#maindiv td a:text-is('{name}')"
    hands.page.locator(found).wait_for()
    settle(hands)
    hands.click(name, "link", "in the list", found, record=True, shows="#legal-name")
    settle(hands)
    open_tab(hands, "Credit Accounts", shows="#terms")
    press(hands, "Customer Invoice", 'on the tab "Credit Accounts"', shows="#ponumber")


def _update(hands: Hands) -> None:
    press(hands, "Update", _ABOVE)


def _order(hands: Hands, values: Values) -> None:
    write(hands, "PO Number", _FORM, values["order"], "#ponumber")


def _due(hands: Hands, values: Values) -> None:
    """Type the day it has to be paid by, or take it from the calendar."""
    if hands.person.id != "p01":
        write(hands, "Due Date", _FORM, values["due"], "#duedate")
        return
    hands.choose_day(
        Field(
            name="Due Date",
            location=_FORM,
            value=values["due"],
            selector="#widget_duedate .dijitArrowButtonInner",
        ),
        date.fromisoformat(values["due"]),
        month="#duedate_popup .dijitCalendarCurrentMonthLabel",
        onward="#duedate_popup .dijitCalendarIncrementArrow",
        days="#duedate_popup .dijitCalendarCurrentMonth .dijitCalendarDateLabel",
        written="%B",
    )


def _lines(hands: Hands, values: Values) -> None:
    """Say what they had; who is quick takes the wrong article first."""
    if hands.person.id == "p03":
        _article(hands, values["second"], 1)
    _line(hands, values["first"], values["first_number"], 1)
    _update(hands)
    _line(hands, values["second"], values["second_number"], 2)
    _update(hands)
    total = _total(hands)
    if total != values["total"]:
        raise RuntimeError(f"the total is {total}, not {values['total']}")


def _line(hands: Hands, article: str, number: str, line: int) -> None:
    _article(hands, article, line)
    quantity = f"input[name=qty_{line}]"
    write(hands, "Qty", _LINES[line - 1], number, quantity)


def _article(hands: Hands, article: str, line: int) -> None:
    """Take an article out of the list, by its number or by how that begins."""
    number = article.partition("--")[0]
    letters: str | None = number
    if hands.person.id in {"p01", "p05"}:
        letters = None
    elif hands.person.searches:
        letters = number[:3].lower()
    pick(
        hands,
        "Number",
        _LINES[line - 1],
        article,
        f"partnumber_{line}",
        letters=letters,
    )


def _note(hands: Hands, values: Values) -> None:
    write(hands, "Notes", _FORM, values["note"], "textarea[name=notes]")


def _total(hands: Hands) -> str:
    row = hands.page.locator("tr:has(> th:text-is('Total'))").last
    return row.locator("td").last.inner_text().strip()
