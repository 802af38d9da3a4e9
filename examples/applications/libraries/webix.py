"""How people have lifts repaired on the page made of Webix."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.components.places import (
    MENU,
    Row,
    keys,
    listed,
    settle,
    tap,
    text,
    wait_for,
)
from examples.applications.libraries.ways import each, take_entry
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_BAR = "in the bar at the top"
_FORM = 'in the box "Job"'
_BOX = "[view_id=job]"
_OPTION = ".webix_popup .webix_list_item"
_STATIC = ".webix_inp_static"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    _choose(hands, "Building", values["building"], "input")
    _choose(hands, "Maker", values["maker"])
    _choose(hands, "Kind of job", values["kind"])
    _choose(hands, "Mechanic", values["mechanic"])
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        _text("Done by", f"{day:%d/%m/%Y}", inside=".wxi-calendar"),
        day,
        month=".webix_cal_month_name",
        onward=".webix_cal_next_button",
        days=".webix_cal_day:not(.webix_cal_outside)",
    )
    settle(hands)
    more = _field("Floors", ".webix_inp_counter_next")
    tap(hands, "+", "button", f'beside "Floors" {_FORM}', more)
    at_once = _field("Urgency", "label:text-is('At once')")
    tap(hands, "At once", "radio button", f'beside "Urgency" {_FORM}', at_once)
    _mark(hands, "People were stuck", "checkbox", ".webix_el_checkbox label")
    _save(hands)
    tab = ".webix_item_tab:has-text('Open')"
    tap(hands, "Open", "tab", "above the table", tab)
    _take(hands, values["like"], "Send mechanic")
    wait_for(hands, "The mechanic is sent")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    building = _text("Building", values["building"])
    hands.choose_by_keys(building, keys(values["building"][:3].lower(), downs=1))
    settle(hands)
    _choose(hands, "Maker", values["maker"])
    _choose(hands, "Kind of job", values["kind"])
    hands.write(_text("Done by", values["day"], opens=True))
    settle(hands)
    later = _field("Urgency", "label:text-is('When it suits')")
    place = f'beside "Urgency" {_FORM}'
    tap(hands, "When it suits", "radio button", place, later)
    hands.write(_text("What it does", values["text"], inside="textarea"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    place = f"{row.location}, a pencil"
    tap(hands, "Edit", "icon", place, f"{row.selector} .edit", shows=_BOX)
    hands.write(_text("What it does", values["more"], inside="textarea"))
    _save(hands)
    _refresh(hands)
    _row(hands, values["building"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Copy job")
    hands.page.locator(_BOX).wait_for()
    settle(hands)
    field, letters = _field("Building"), values["building"][:3].lower()
    hands.pick(
        listed("Building", _FORM, values["building"], field, _OPTION, letters=letters)
    )
    settle(hands)
    _choose(hands, "Kind of job", values["wrong"])  # sees it, and takes it back
    _choose(hands, "Kind of job", values["kind"])
    _mark(hands, "Caretaker is there", "checkbox", ".webix_switch_box")
    hands.write(_text("What it does", values["text"], inside="textarea"))
    _save(hands)
    _refresh(hands)
    _take(hands, values["gone"], "Remove job")
    sure = ".webix_popup_button:has-text('Remove')"
    tap(hands, "Remove", "button", 'in the question "Remove job"', sure)
    wait_for(hands, "Job removed")
    entry = f"{_OPTION}:has-text('Book of the lift')"
    printing = ".webix_menu-x a:has-text('Print')"
    tap(hands, "Print", "menu", _BAR, printing, shows=entry)
    tap(hands, "Book of the lift", "link", MENU, entry)
    wait_for(hands, "Book of the lift: printed")


def _open(hands: Hands) -> None:
    new = "button:has-text('New job')"
    tap(hands, "New job", "button", _BAR, new, shows=_BOX)


def _field(name: str, inside: str = "input") -> str:
    return f".webix_el_box:has(> label:text-is('{name}')) {inside}"


def _text(
    name: str, value: str, *, inside: str = "input", opens: bool = False
) -> Field:
    return text(name, _FORM, value, _field(name, inside), opens=opens)


def _choose(hands: Hands, name: str, value: str, inside: str = _STATIC) -> None:
    hands.choose(listed(name, _FORM, value, _field(name, inside), _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, selector: str) -> None:
    tap(hands, name, kind, _FORM, f"{_BOX} {selector}")


def _save(hands: Hands) -> None:
    tap(hands, "Save", "button", _FORM, f"{_BOX} button:has-text('Save')")
    wait_for(hands, "Job saved")
    hands.page.locator(_BOX).wait_for(state="hidden")
    settle(hands)


def _refresh(hands: Hands) -> None:
    tap(hands, "Refresh", "icon", _BAR, "button:has(.wxi-sync)")
    wait_for(hands, "Jobs are up to date")


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Search..", _BAR, words, "[placeholder='Search..']"))
    only = f".webix_cell[aria-rowindex='1'][aria-colindex='1']:text-is('{words}')"
    hands.page.locator(only).wait_for()
    settle(hands)


def _row(hands: Hands, building: str) -> Row:
    """Wait for a row, whose cells stand in columns and have its number."""
    cells = ".webix_cell[aria-rowindex]"
    first = hands.page.locator(f"{cells}[aria-colindex='1']:text-is('{building}')")
    first.wait_for()
    number = first.get_attribute("aria-rowindex")
    return Row(building, f".webix_cell[aria-rowindex='{number}']")


def _take(hands: Hands, building: str, entry: str) -> None:
    row = _row(hands, building)
    wanted = f"[view_id=actions] .webix_list_item:has-text('{entry}')"
    take_entry(hands, row, entry, dots=f"{row.selector} .more", listed=wanted)


WORKFLOW = Workflow(
    id=9432,
    template="Have the lift of the building {{building}} seen to: {{kind}}",
    instances=(
        {
            "building": "School",
            "maker": "Zenit",
            "kind": "Rope change",
            "mechanic": "Eder",
            "day": "2026-12-04",
            "like": "Car park",
        },
        {
            "building": "Archive",
            "maker": "Tower",
            "kind": "Inspection",
            "day": "16/12/2026",
            "text": "The light in it is dim.",
            "like": "Town hall",
            "more": "Take the long ladder.",
        },
        {
            "building": "Harbour office",
            "wrong": "Inspection",
            "kind": "Repair",
            "text": "Stops between two floors.",
            "like": "Clinic",
            "gone": "Library",
        },
    ),
    start="/webix/",
    shows="{{building}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
