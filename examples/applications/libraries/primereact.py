"""How people request leave on the page made of PrimeReact."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.components.places import (
    MENU,
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
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the box "Leave request"'


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    arrow, options = ".p-autocomplete-dropdown", ".p-autocomplete-item"
    hands.choose(listed("Employee", _FORM, values["employee"], arrow, options))
    _choose_kind(hands, values["kind"])
    unit = text("Unit", _FORM, values["unit"], ".p-treeselect")
    branch = f".p-treenode:has-text('{values['department']}') .p-tree-toggler"
    leaf = f".p-treenode-leaf:has-text('{values['unit']}') .p-treenode-content"
    hands.choose_through(unit, [branch, leaf])
    settle(hands)
    hands.choose(_deputy(values["deputy"]))
    hands.choose_also(_deputy(values["other"]))
    tap(hands, "Leave request", "box", "at the top of the box", ".p-dialog-title")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("First day", _FORM, f"{day:%d/%m/%Y}", ".p-calendar button"),
        day,
        month=".p-datepicker-title",
        onward=".p-datepicker-next",
        days=".p-datepicker-calendar td:not(.p-datepicker-other-month) > span",
    )
    settle(hands)
    for _ in range(3):
        tap(
            hands,
            "up",
            "icon",
            f'the arrow at the right of "Working days" {_FORM}',
            ".p-inputnumber-button-up",
        )
    tap(hands, "Last year", "button", _FORM, ".p-selectbutton >> text='Last year'")
    tap(hands, "By telephone", "radio button", _FORM, "label[for=phone]")
    tap(hands, "Half days", "checkbox", _FORM, ".p-inputswitch")
    _save(hands)
    tap(hands, "Pending", "tab", "above the table", ".p-tabmenu >> text=Pending")
    _take(hands, _row(hands, values["like"]), "Approve")
    wait_for(hands, "Request approved")
    tap(hands, "All", "tab", "above the table", ".p-tabmenu >> text=All")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.pick(_employee(values["employee"]))
    kind = text("Kind of leave", _FORM, values["kind"], "#kind")
    hands.choose_by_keys(kind, ["ArrowDown", *keys(downs=int(values["downs"]))])
    first = text("First day", _FORM, values["day"], "#from", opens=True)
    hands.write(first)
    hands.write(text("Working days", _FORM, values["days"], "#days"))
    tap(hands, "Not at all", "radio button", _FORM, "#never")
    tap(hands, "Work is handed over", "checkbox", _FORM, "#handed")
    hands.write(_reason(values["reason"]))
    _save(hands)
    header = "th:has-text('Employee')"
    tap(hands, "Employee", "button", "at the head of the table", header)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} button >> nth=0"
    tap(hands, "Edit", "icon", row.location, pencil, shows=".p-dialog")
    tap(hands, "Work is handed over", "checkbox", _FORM, "#handed")
    _save(hands)
    tap(hands, "Reload", "icon", TOOLBAR, "button:has(.pi-refresh)")
    _row(hands, values["employee"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, _row(hands, values["like"]), "Repeat")
    hands.page.locator(".p-dialog").wait_for()
    settle(hands)
    hands.pick(_employee(values["employee"]))
    settle(hands)
    _choose_kind(hands, values["wrong"])  # sees it, and takes it back
    _choose_kind(hands, values["kind"])
    hands.choose(_deputy(values["deputy"]))
    tap(hands, "Leave request", "box", "at the top of the box", ".p-dialog-title")
    tap(hands, "This year", "button", _FORM, ".p-selectbutton >> text='This year'")
    hands.write(_reason(values["reason"]))
    _save(hands)
    _take(hands, _row(hands, values["like"]), "Delete")
    asks = 'in the question "Delete Confirmation"'
    tap(hands, "Yes", "button", asks, ".p-confirm-dialog-accept")
    wait_for(hands, "Request deleted")
    tap(hands, "Reload", "icon", TOOLBAR, "button:has(.pi-refresh)")
    place = f'the arrow at the right of "Print" {TOOLBAR}'
    tap(hands, "down", "menu", place, ".p-splitbutton-menubutton")
    entry = ".p-tieredmenu .p-menuitem:has-text('Absence list')"
    tap(hands, "Absence list", "link", MENU, entry)
    wait_for(hands, "Absence list printed")


def _open(hands: Hands) -> None:
    new = "button:has(.pi-plus)"
    tap(hands, "New", "button", TOOLBAR, new, shows=".p-dialog")


def _employee(value: str) -> Field:
    options, letters = ".p-autocomplete-item", value[:3].lower()
    return listed("Employee", _FORM, value, "#employee", options, letters=letters)


def _choose_kind(hands: Hands, value: str) -> None:
    field = ".p-dropdown:has(#kind)"
    hands.choose(listed("Kind of leave", _FORM, value, field, ".p-dropdown-item"))
    settle(hands)


def _deputy(value: str) -> Field:
    options = ".p-multiselect-item"
    return listed("Deputies", _FORM, value, ".p-multiselect", options)


def _reason(value: str) -> Field:
    return text("Reason", _FORM, value, "#reason")


def _save(hands: Hands) -> None:
    tap(hands, "Submit", "button", _FORM, ".p-dialog button:has-text('Submit')")
    wait_for(hands, "Request saved")
    hands.page.locator(".p-dialog").wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    field = "[placeholder='Keyword Search']"
    hands.write(text("Keyword Search", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, employee: str) -> Row:
    return row_of(hands, employee, "tr")


def _take(hands: Hands, row: Row, entry: str) -> None:
    wanted = f".p-menu .p-menuitem:has-text('{entry}')"
    dots = f"{row.selector} button >> nth=1"
    take_entry(hands, row, entry, dots=dots, listed=wanted)


WORKFLOW = Workflow(
    id=9402,
    template="Request leave for {{employee}}: {{kind}}",
    instances=(
        {
            "employee": "Chiara Russo",
            "kind": "Care of a child",
            "department": "Radiology",
            "unit": "Tomography",
            "deputy": "Benno Krug",
            "other": "Fabian Huth",
            "day": "2026-12-21",
            "like": "Esra Yilmaz",
        },
        {
            "employee": "Dawit Tesfaye",
            "kind": "Moving house",
            "downs": "3",
            "day": "04/01/2027",
            "days": "2",
            "reason": "The lorry is booked.",
            "like": "Gudrun Beck",
        },
        {
            "employee": "Fabian Huth",
            "wrong": "Training",
            "kind": "Annual leave",
            "deputy": "Chiara Russo",
            "reason": "Swapped with a colleague.",
            "like": "Astrid Falk",
        },
    ),
    start="/primereact/",
    shows="{{employee}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
