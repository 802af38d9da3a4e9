"""How people plan visits of the chimney sweep on the page made of View UI Plus."""

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
from examples.applications.libraries.ways import each, row_of
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the box "Visit"'
_BOX = ".ivu-modal-header-inner"
_OPTION = ".ivu-select-item"
_CELL = ".ivu-date-picker-cells-cell"
_OTHER_MONTH = f"{_CELL}-prev-month, {_CELL}-next-month"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("House", values["house"], opens=True))
    _choose(hands, "District", values["district"])
    _choose(hands, "To be swept", values["work"])
    hands.choose_also(listed("To be swept", _FORM, values["other"], "", _OPTION))
    tap(hands, "Visit", "box", "at the top of the box", _BOX)
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        _text("Day", f"{day:%d-%m-%Y}"),
        day,
        month=".ivu-date-picker-header",
        onward=".ivu-date-picker-next-btn-arrow",
        days=f"{_CELL}:not({_OTHER_MONTH})",
    )
    settle(hands)
    _mark(hands, values["sweep"], "radio button", "Sweep")
    _mark(hands, "Dog", "checkbox", "Mind")
    _save(hands)
    tab = ".ivu-tabs-tab:has-text('Planned')"
    tap(hands, "Planned", "tab", "above the table", tab)
    row = _row(hands, values["like"])
    done = f"{row.selector} button:has-text('Mark as done')"
    tap(hands, "Mark as done", "button", row.location, done)
    wait_for(hands, "Visit is done")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    house = _text("House", values["house"])
    hands.choose_by_keys(house, keys(values["house"][:3].lower(), downs=1))
    settle(hands)
    district = _text("District", values["district"], inside=".ivu-select-selection")
    hands.choose_by_keys(district, keys(downs=int(values["downs"])))
    settle(hands)
    hands.write(_text("Day", values["day"], opens=True))
    hands.write(_text("Hour", values["hour"], opens=True))
    settle(hands)
    hands.write(_text("Storeys", values["storeys"]))
    _mark(hands, "By telephone", "radio button", "Announced")
    hands.write(_text("Remarks", values["text"], inside="textarea"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} button:has(.ivu-icon-md-create)"
    tap(hands, "Edit", "icon", f"{row.location}, a pencil", pencil, shows=_BOX)
    hands.write(_text("Storeys", values["more"]))
    _save(hands)
    _refresh(hands)
    _row(hands, values["house"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    copy = f"{row.selector} button:has(.ivu-icon-md-copy)"
    tap(hands, "Copy", "icon", f"{row.location}, two sheets", copy, shows=_BOX)
    letters = values["house"][:3].lower()
    house = _field("House")
    hands.pick(listed("House", _FORM, values["house"], house, _OPTION, letters=letters))
    settle(hands)
    _choose(hands, "District", values["wrong"])  # sees it, and takes it back
    _choose(hands, "District", values["district"])
    _mark(hands, "Key with the caretaker", "checkbox", "Mind")
    soot = _field("Soot is taken along", ".ivu-switch")
    tap(hands, "Soot is taken along", "checkbox", _FORM, soot)
    _save(hands)
    _refresh(hands)
    row = _row(hands, values["gone"])
    bin_ = f"{row.selector} button:has(.ivu-icon-md-trash)"
    sure = ".ivu-poptip-popper button:has-text('Cancel visit')"
    tap(hands, "Delete", "icon", f"{row.location}, a wastebasket", bin_, shows=sure)
    tap(hands, "Cancel visit", "button", "in the question that has opened", sure)
    wait_for(hands, "Visit cancelled")
    entry = ".ivu-dropdown-item:has-text('Bills')"
    tap(hands, "Print", "menu", TOOLBAR, "button:has-text('Print')", shows=entry)
    tap(hands, "Bills", "link", MENU, entry)
    wait_for(hands, "Bills: printed")


def _open(hands: Hands) -> None:
    plan = "button:has-text('Plan visit')"
    tap(hands, "Plan visit", "button", TOOLBAR, plan, shows=_BOX)


def _field(name: str, inside: str = "input") -> str:
    return f".ivu-form-item:has(> label:text-is('{name}')) {inside}"


def _text(
    name: str, value: str, *, inside: str = "input", opens: bool = False
) -> Field:
    return text(name, _FORM, value, _field(name, inside), opens=opens)


def _choose(hands: Hands, name: str, value: str) -> None:
    field = _field(name, ".ivu-select-selection")
    hands.choose(listed(name, _FORM, value, field, _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, group: str) -> None:
    label = _field(group, f"label:has-text('{name}')")
    tap(hands, name, kind, f'below "{group}" {_FORM}', label)


def _save(hands: Hands) -> None:
    tap(hands, "Save visit", "button", _FORM, "button:has-text('Save visit')")
    wait_for(hands, "Visit saved")
    hands.page.locator(_BOX).wait_for(state="hidden")
    settle(hands)


def _refresh(hands: Hands) -> None:
    tap(hands, "Refresh", "icon", TOOLBAR, "button:has(.ivu-icon-md-refresh)")
    wait_for(hands, "Visits are up to date")


def _search(hands: Hands, words: str) -> None:
    field = "[placeholder='Enter a house']"
    hands.write(text("Enter a house", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, house: str) -> Row:
    return row_of(hands, house, "tr")


WORKFLOW = Workflow(
    id=9431,
    template="Plan a visit of the chimney sweep: {{house}}, {{district}}",
    instances=(
        {
            "house": "Rope walk 9",
            "district": "Harbour",
            "work": "Chimney",
            "other": "Stove",
            "day": "2026-12-08",
            "sweep": "Tietz",
            "like": "Church hill 1",
        },
        {
            "house": "Baker street 12",
            "district": "Old town",
            "downs": "3",
            "day": "09-12-2026",
            "hour": "08:30",
            "storeys": "4",
            "text": "Ring twice.",
            "like": "Old mill",
            "more": "3",
        },
        {
            "house": "Elm court 7",
            "wrong": "Harbour",
            "district": "Valley",
            "like": "Ash lane 3",
            "gone": "Dyke road 40",
        },
    ),
    start="/viewui/",
    shows="{{house}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
