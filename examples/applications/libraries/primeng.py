"""How people take bicycles in for repair on the page made of PrimeNG."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.components.places import (
    TOOLBAR,
    Row,
    keys,
    listed,
    settle,
    tap,
    text,
    wait_for,
)
from examples.applications.libraries.ways import each, row_of, take_entry
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the box "Repair order"'
_BOX = ".p-dialog:has-text('Repair order')"
_OPTION = ".p-select-option, .p-multiselect-option, .p-autocomplete-option"
_ENTRY = ".p-menu-item-link:has-text('{}'), .p-tieredmenu-item-link:has-text('{}')"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Customer", values["customer"], "#customer", opens=True))
    _choose(hands, "Bicycle", values["kind"], "p-select")
    _choose(hands, "Work to be done", values["work"], "p-multiselect")
    hands.choose_also(listed("Work to be done", _FORM, values["other"], "", _OPTION))
    hands.press("Escape", "closes the list")
    settle(hands)
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        _text("Wanted on", f"{day:%d/%m/%Y}", "p-datepicker button"),
        day,
        month=".p-datepicker-title",
        onward=".p-datepicker-next-button",
        days=".p-datepicker-day:not(.p-disabled)",
    )
    settle(hands)
    early = "p-togglebutton:has-text('Early')"
    tap(hands, "Early", "button", f'below "Shift" {_FORM}', early)
    _mark(hands, "Pays at once", "radio button")
    _mark(hands, "Wash it first", "checkbox")
    _save(hands)
    tap(hands, "Waiting", "tab", "above the table", "p-tab:has-text('Waiting')")
    _take(hands, values["like"], "Ready")
    wait_for(hands, "The customer gets a message")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    customer = _text("Customer", values["customer"], "#customer")
    hands.choose_by_keys(customer, keys(values["customer"][:3].lower(), downs=1))
    settle(hands)
    kind = _text("Bicycle", values["kind"], "#kind")
    hands.choose_by_keys(kind, ["Enter", *keys(values["kind"][:2].lower())])
    settle(hands)
    hands.write(_text("Wanted on", values["day"], "#day", opens=True))
    hands.write(_text("Not more than", values["most"], "#most"))
    _mark(hands, "Guarantee", "radio button")
    hands.write(_text("What was noticed", values["notes"], "#notes"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} button >> nth=0"
    tap(hands, "Edit", "icon", f"{row.location}, a pencil", pencil, shows=_BOX)
    hands.write(_text("Not more than", values["more"], "#most"))
    _save(hands)
    _refresh(hands)
    _row(hands, values["customer"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Book in again")
    hands.page.locator(_BOX).wait_for()
    settle(hands)
    _choose(hands, "Bicycle", values["wrong"], "p-select")  # takes it back
    _choose(hands, "Bicycle", values["kind"], "p-select")
    _choose(hands, "Work to be done", values["work"], "p-multiselect")
    hands.press("Escape", "closes the list")
    settle(hands)
    _mark(hands, "Spare bicycle is lent", "checkbox")
    hands.write(_text("What was noticed", values["notes"], "#notes"))
    _save(hands)
    _refresh(hands)
    _take(hands, values["gone"], "Strike")
    strike = ".p-confirmdialog-accept-button"
    asks = 'in the question "Strike order"'
    tap(hands, "Strike", "button", asks, strike)
    wait_for(hands, "Order struck")


def _open(hands: Hands) -> None:
    new = "button:has-text('New order')"
    tap(hands, "New order", "button", TOOLBAR, new, shows=_BOX)


def _text(name: str, value: str, selector: str, *, opens: bool = False) -> Field:
    return text(name, _FORM, value, selector, opens=opens)


def _choose(hands: Hands, name: str, value: str, selector: str) -> None:
    hands.choose(listed(name, _FORM, value, selector, _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind) -> None:
    label = f".line label:text-is('{name}')"
    if hands.person.hand == "keyboard":
        label = f"{label} >> xpath=preceding-sibling::*[1] >> input"
    tap(hands, name, kind, _FORM, label)


def _save(hands: Hands) -> None:
    tap(hands, "Save", "button", _FORM, f"{_BOX} button:has-text('Save')")
    wait_for(hands, "Order saved")
    hands.page.locator(_BOX).wait_for(state="hidden")
    settle(hands)


def _refresh(hands: Hands) -> None:
    tap(hands, "Refresh", "icon", TOOLBAR, "button:has(.pi-refresh)")
    wait_for(hands, "Orders are up to date")


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Keyword", TOOLBAR, words, "[placeholder=Keyword]"))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, customer: str) -> Row:
    return row_of(hands, customer, "tr")


def _take(hands: Hands, customer: str, entry: str) -> None:
    row = _row(hands, customer)
    wanted = _ENTRY.format(entry, entry)
    dots = f"{row.selector} button >> nth=1"
    take_entry(hands, row, entry, dots=dots, listed=wanted)


WORKFLOW = Workflow(
    id=9425,
    template="Take a {{kind}} of {{customer}} in for repair",
    instances=(
        {
            "customer": "Gutmann",
            "kind": "Tandem",
            "work": "Brakes",
            "other": "Gears",
            "day": "2026-12-09",
            "like": "Farkas",
        },
        {
            "customer": "Demir",
            "kind": "Children's bicycle",
            "day": "11/12/2026",
            "most": "40",
            "notes": "The saddle is loose.",
            "like": "Ekberg",
            "more": "120",
        },
        {
            "customer": "Ekberg",
            "wrong": "Cargo bicycle",
            "kind": "City bicycle",
            "work": "Light",
            "notes": "It flickers when it rains.",
            "like": "Ekberg",
            "gone": "Carstens",
        },
    ),
    start="/primeng/",
    shows="{{kind}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
