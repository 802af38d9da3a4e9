"""How people make a code that takes something off the bill."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.vendure.places import (
    ABOVE,
    DIALOG,
    LISTED,
    MENU,
    OPENED,
    TOP,
    button,
    go_to,
    heading,
    open_area,
    search,
    send,
    take_from_menu,
    told,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "in the form"
_NAME = "input#name"
_PLACEHOLDER = "Search by name or coupon code"
_ABOVE_AMOUNT = "If order total is greater than { amount }"
_PERCENT = "Discount order by { discount }%"
_CONDITIONS = "vdr-card[formarrayname=conditions]"
_ACTIONS = "vdr-card[formarrayname=actions]"
_ENDS = "vdr-form-field[for=endsAt]"
_CALENDAR = ".datetime-picker"


def discount(hands: Hands, values: Values) -> bool:
    """Fill in name, code, end, condition and what it takes off, and create it."""
    if hands.person.order == "up":
        _copy(hands, values)
        parts = [_take_off, _above, _times, _ends, _code, _name]
    else:
        _open_form(hands, values)
        parts = [_name, _about, _ends, _code, _times, _above, _take_off]
        if hands.person.searches:
            parts = [_name, _code, _take_off, _above, _times, _ends]
        elif hands.person.hand == "keyboard":
            parts = [_name, _code, _times, _ends, _take_off, _above]
    for part in parts:
        part(hands, values)
    if hands.person.looks_around:
        hands.look_around("reads it all once more")
    send(hands, "Update" if hands.person.order == "up" else "Create")
    _look_up(hands, values)
    return True


def send_nothing_off(hands: Hands, values: Values) -> bool:
    """Take what spares the postage instead of the percentage, and create that."""
    _open_form(hands, values)
    for part in (_name, _code, _ends):
        part(hands, values)
    take_from_menu(hands, "Add action", "Free shipping", 'below "Actions"')
    send(hands, "Create")
    open_area(hands, "Orders")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        go_to(hands, "/admin/marketing/promotions/create", _NAME)
        return
    if hands.person.detours:
        with hands.detour():
            open_area(hands, "Collections")
    open_area(hands, "Promotions")
    if hands.person.searches:
        search(hands, values["code"][:6].lower(), _PLACEHOLDER)
        hands.page.locator(LISTED).first.wait_for(state="detached")
    elif hands.person.looks_around:
        like = values["like"]
        hands.click(
            like, "link", "in the table", f"{LISTED} a:has-text('{like}')",
            shows=_NAME, record=True,
        )  # fmt: skip
        hands.look_around("sees how it was done for another one")
        hands.back()
        hands.page.locator(LISTED).first.wait_for()
    hands.click(
        "Create new promotion",
        "button",
        TOP,
        button("Create new promotion"),
        shows=_NAME,
    )


def _copy(hands: Hands, values: Values) -> None:
    """Duplicate one that is like it, and open the copy."""
    like = values["like"]
    open_area(hands, "Promotions")
    search(hands, like.split()[0].lower(), _PLACEHOLDER)
    hands.page.locator(f"{LISTED} >> nth=1").wait_for(state="detached")
    row = f"{LISTED}:has-text('{like}')"
    hands.click(
        like,
        "checkbox",
        f'in the row "{like}"',
        f"{row} td.selection-col input",
        shows=button("With 1 selected"),
        record=True,
    )
    hands.click(
        "With 1 selected...", "button", ABOVE, button("With 1 selected"), shows=OPENED
    )
    hands.click(
        "Duplicate",
        "menu",
        MENU,
        f"{OPENED}:has-text('Duplicate')",
        shows=f"{DIALOG} {button('Duplicate')}",
    )
    hands.click(
        "Duplicate",
        "button",
        'in the window "Duplicate promotions"',
        f"{DIALOG} {button('Duplicate')}",
    )
    told(hands, "Duplicated")
    copy = f"{like} (copy)"
    hands.click(
        copy,
        "link",
        "in the table",
        f"{LISTED} a:has-text('{copy}')",
        shows=_NAME,
        record=True,
    )


def _name(hands: Hands, values: Values) -> None:
    hands.write(_field("Name", values["name"], _NAME))


def _about(hands: Hands, values: Values) -> None:
    """Those who look around describe it too."""
    if hands.person.looks_around:
        hands.write(_field("Description", values["about"], ".ProseMirror"))


def _code(hands: Hands, values: Values) -> None:
    hands.write(_field("Coupon code", values["code"], "input#couponCode"))


def _times(hands: Hands, values: Values) -> None:
    hands.write(
        _field("Per-customer limit", values["times"], "input#perCustomerUsageLimit")
    )


def _ends(hands: Hands, values: Values) -> None:
    hands.choose_day(
        _field("Ends at", values["shown"], f"{_ENDS} button.calendar-button"),
        date.fromisoformat(values["day"]),
        month=f"{_CALENDAR} .selects",
        onward="button[title='View next month']",
        days=f"{_CALENDAR} .day-cell.current-month",
    )
    hands.press("Escape", "closes the calendar")
    hands.page.locator(_CALENDAR).wait_for(state="detached")


def _above(hands: Hands, values: Values) -> None:
    take_from_menu(hands, "Add condition", _ABOVE_AMOUNT, 'below "Conditions"')
    amount = f"{_CONDITIONS} input[type=number]"
    hands.write(
        Field(
            name="Amount",
            location='below "Conditions"',
            value=values["amount"],
            selector=amount,
        )
    )


def _take_off(hands: Hands, values: Values) -> None:
    where = 'below "Actions"'
    if hands.person.order != "up":
        if hands.person.id == "p03":  # takes the wrong one, sees it and takes it away
            wrong = "Discount order by fixed amount"
            take_from_menu(hands, "Add action", wrong, where)
            hands.click("Remove", "button", where, f"{_ACTIONS} {button('Remove')}")
            hands.page.locator(f"{_ACTIONS} input").wait_for(state="detached")
        take_from_menu(hands, "Add action", _PERCENT, where)
    hands.write(
        Field(
            name="Discount",
            location=where,
            value=values["percent"],
            selector=f"{_ACTIONS} input[type=number]",
        )
    )


def _look_up(hands: Hands, values: Values) -> None:
    """Go to the list, where the code has to stand."""
    if hands.person.hand == "keyboard":
        go_to(hands, "/admin/marketing/promotions", heading("Promotions"))
    else:
        open_area(hands, "Promotions")
    hands.page.locator(f"{LISTED}:has-text('{values['code']}')").wait_for()


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=_FORM, value=value, selector=selector)
