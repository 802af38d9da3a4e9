"""How people enter a receipt that turns up late, and change what was planned."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from examples.applications.kresus.places import (
    ABOVE,
    FORM,
    drawn,
    go,
    open_left,
    row,
    search,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_AMOUNT = "#amount"
_OTHER = "RENT OLD CUSTOMS HOUSE"
_PERIOD = "#budget-period"
_CALENDAR = ".flatpickr-calendar.open"
_DETAILS = "Show transaction details"


def enter_late(hands: Hands, values: Values) -> bool:
    """Enter it, give it to the month before, and plan that month anew."""
    _open_form(hands)
    _fill(hands, values)
    if hands.person.looks_around:
        hands.look_around("checks what is filled in")
    create = "form button:text-is('Create')"
    hands.click("Create", "button", FORM, create, shows=row(_OTHER))
    _open_details(hands, values)
    hands.click(
        "Previous",
        "button",
        'beside "Budget month"',
        "button.budget-assignment:has-text('Previous')",
        shows=".budget-date",
    )
    if hands.person.looks_around:
        _go_back(hands)
        hands.look_around("checks whether it stands in the list")
    _plan(hands, values)
    return True


def give_up(hands: Hands, values: Values) -> bool:
    """Fill the form in, doubt whether it is right here, and go back without it."""
    _open_form(hands)
    _fill(hands, values)
    _go_back(hands)
    return False


def _go_back(hands: Hands) -> None:
    back = "a.backlink:has-text('Go back to the report.')"
    place = "above the form"
    hands.click("Go back to the report.", "link", place, back, shows=row(_OTHER))


def _open_form(hands: Hands) -> None:
    """Come to the form; p04 looks first whether it was entered twice somewhere."""
    if hands.person.hand == "keyboard":
        go(hands, "view/account/1/transactions/new", _AMOUNT)
        return
    if hands.person.detours:
        with hands.detour():
            open_left(hands, "Duplicates", ".content :has-text('duplicate')")
            open_left(hands, "Reports", row(_OTHER))
    button = "button:has-text('Add a transaction')"
    hands.click("Add a transaction", "button", ABOVE, button, shows=_AMOUNT)


def _fill(hands: Hands, values: Values) -> None:
    """Fill the form in, from above or from below."""
    parts = [_amount, _title, _day, _category, _kind]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)


def _amount(hands: Hands, values: Values) -> None:
    if values["sign"] == "received":
        name = "Click to toggle sign"
        sign = f".input-with-addon:has({_AMOUNT}) button"
        hands.click(name, "button", 'beside "Amount"', sign)
    hands.write(_field("Amount", values["amount"], _AMOUNT))


def _title(hands: Hands, values: Values) -> None:
    hands.write(_field("Title", values["title"], "#label"))


def _day(hands: Hands, values: Values) -> None:
    """Type the day, or choose it in the calendar that opens."""
    if hands.person.enter_sends:
        hands.write(_field("Date", values["day"], "#date", opens=True))
    else:
        hands.choose_day(
            _field("Date", values["day"], "#date"),
            datetime.strptime(values["day"], "%m/%d/%Y").date(),  # noqa: DTZ007
            month=f"{_CALENDAR} .flatpickr-current-month",
            onward=f"{_CALENDAR} .flatpickr-next-month",
            days=f"{_CALENDAR} .flatpickr-day:not(.prevMonthDay):not(.nextMonthDay)",
            written="%B",
        )
    shown = hands.page.locator("#date").input_value()
    if shown != values["day"]:
        raise RuntimeError(f"the day is {shown}, not {values['day']}")


def _category(hands: Hands, values: Values) -> None:
    """Choose the category; p03 takes another one first, and sees it."""
    if hands.person.id == "p03":
        hands.choose(drawn(hands, "Category", "Tickets", "category"))
    hands.choose(drawn(hands, "Category", values["category"], "category"))


def _kind(hands: Hands, values: Values) -> None:
    hands.choose(drawn(hands, "Type", values["kind"], "type"))
    shown = f".form-input:has(#type) .Select__single-value:text-is('{values['kind']}')"
    hands.page.locator(shown).wait_for()


def _open_details(hands: Hands, values: Values) -> None:
    """Find it in the list, each person another way, and open it."""
    if hands.person.order == "up":
        open_left(hands, "Budget", _PERIOD)
        jump = f"{_planned(values)} td.category-button a"
        name = "Jump to matching transactions"
        hands.click(name, "link", "in its row", jump, shows=row(values["title"]))
        hands.page.locator(row(_OTHER)).wait_for(state="detached")
    elif hands.person.searches:
        search(hands, values["title"].split()[0].lower(), _OTHER)
    details = f"{row(values['title'])} td.details-button a"
    shows = "button.budget-assignment"
    hands.click(_DETAILS, "link", "in its row", details, shows=shows)


def _plan(hands: Hands, values: Values) -> None:
    """Change what was planned for the month before, and see the amount beside it."""
    if hands.person.hand == "keyboard":
        go(hands, "view/account/1/budget", _PERIOD)
    else:
        open_left(hands, "Budget", _PERIOD)
    hands.choose(
        Field(
            name="Period",
            location=ABOVE,
            value=values["month"],
            selector=_PERIOD,
            kind="dropdown",
        )
    )
    shown = f"{_planned(values)}:has(.stacked-progress-bar-label:has-text"
    hands.page.locator(f"{shown}('{values['shown']} /'))").wait_for()
    keys = hands.person.enter_sends
    hands.write(
        Field(
            name="Planned budget",
            location=f'in the row "{values["category"]}"',
            value=values["plan"],
            selector=f"{_planned(values)} td.category-threshold input",
            opens=not keys,
        )
    )
    if keys:
        hands.press("Enter", "what is planned is kept")
    signed = "" if values["sign"] == "received" else "-"
    hands.page.locator(f"{shown}('/ {signed}{values['plan']}'))").wait_for()
    if hands.person.looks_around:
        hands.look_around("checks what is planned")


def _planned(values: Values) -> str:
    return f"table.budget tr:has(td.category-name:has-text('{values['category']}'))"


def _field(name: str, value: str, selector: str, *, opens: bool = False) -> Field:
    return Field(name=name, location=FORM, value=value, selector=selector, opens=opens)
