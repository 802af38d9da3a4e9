"""How people keep what was found on the page made of Arco Design."""

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

_FORM = 'in the drawer "Find"'
_TITLE = ".arco-drawer-header-title"
_OPTION = ".arco-select-option"
_ENTRY = ".arco-dropdown-menu-item:has-text('{}')"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Item", values["item"]))
    _choose(hands, "Kind", values["kind"])
    _choose(hands, "Colours", values["colour"])
    hands.choose_also(listed("Colours", _FORM, values["other"], "", _OPTION))
    tap(hands, "Find", "box", "at the top of the drawer", _TITLE)
    group, place = values["place"].split(" / ")
    level = ".arco-cascader-list-item[title='{}']"
    hands.choose_through(
        text("Found in", _FORM, values["place"], f"{_field('Found in')} [tabindex]"),
        [level.format(group), level.format(place)],
    )
    settle(hands)
    hands.choose_day(
        _text("Kept until", values["day"]),
        date.fromisoformat(values["day"]),
        month=".arco-picker-header-value",
        onward=".arco-picker-header-icon >> nth=2",
        days=".arco-picker-cell-in-view",
        written="%b%Y",
    )
    settle(hands)
    plus = f"{_field('Worth in euros')} .arco-input-number-step-button >> nth=1"
    for _ in range(2):
        tap(hands, "plus", "icon", f'at the right of "Worth in euros" {_FORM}', plus)
    safe = ".arco-radio-button:has-text('Safe')"
    tap(hands, "Safe", "radio button", f'below "Stored in" {_FORM}', safe)
    _tick(hands, "Broken")
    reward = f"{_field('Finder wants a reward')} .arco-switch"
    tap(hands, "Finder wants a reward", "checkbox", _FORM, reward)
    _save(hands)
    tab = ".arco-tabs-header-title:has-text('In store')"
    tap(hands, "In store", "tab", "above the table", tab)
    _take(hands, _row(hands, values["like"]), "Hand out")
    wait_for(hands, "Handed out")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Item", values["item"]))
    kind = text("Kind", _FORM, values["kind"], f"{_field('Kind')} [tabindex='0']")
    hands.choose_by_keys(kind, keys(values["kind"][:4].lower()))
    hands.write(_text("Kept until", values["day"]))
    hands.press("Enter", "takes the day")
    hands.write(_text("Brought at", values["hour"]))
    hands.press("Enter", "takes the time")
    hands.write(_text("Finder", values["finder"], opens=True))
    hands.write(_text("Worth in euros", values["worth"]))
    for mark in (values["mark"], values["initials"]):
        hands.write(_text("Marks", mark))
        hands.press("Enter", "adds the mark")
    _tick(hands, "Dirty")
    hands.write(_text("Notes", values["notes"], "textarea"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} button >> nth=0"
    tap(hands, "Edit", "icon", f"{row.location}, a pencil", pencil, shows=_TITLE)
    hands.write(_text("Worth in euros", "350"))
    _save(hands)
    _refresh(hands)


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, _row(hands, values["like"]), "Duplicate")
    hands.page.locator(_TITLE).wait_for()
    hands.write(_text("Item", values["item"]))
    _choose(hands, "Kind", values["wrong"])  # sees it, and takes it back
    _choose(hands, "Kind", values["kind"])
    letters, field = values["colour"][:3].lower(), f"{_field('Colours')} .arco-select"
    colour = listed("Colours", _FORM, values["colour"], field, _OPTION, letters=letters)
    hands.pick(colour)
    tap(hands, "Find", "box", "at the top of the drawer", _TITLE)
    hands.write(_text("Brought at", values["hour"]))
    ok = ".arco-timepicker-footer-btn-wrapper button:has-text('OK')"
    tap(hands, "OK", "button", 'in the list below "Brought at"', ok)
    hands.drag(
        "Reward in percent",
        _FORM,
        ".arco-slider-button",
        ".arco-slider-road",
        dropped_at=(264, 2),
    )
    hands.write(_text("Notes", values["notes"], "textarea"))
    _save(hands)
    _take(hands, _row(hands, values["like"]), "Remove")
    asks = 'in the question "Remove this find?"'
    tap(hands, "Remove find", "button", asks, "button:has-text('Remove find')")
    wait_for(hands, "Find removed")
    entry = _ENTRY.format("Auction list")
    tap(hands, "Print", "menu", TOOLBAR, "button:has-text('Print')", shows=entry)
    tap(hands, "Auction list", "link", MENU, entry)
    wait_for(hands, "Auction list printed")
    _refresh(hands)


def _open(hands: Hands) -> None:
    new = "button:has-text('New find')"
    tap(hands, "New find", "button", TOOLBAR, new, shows=_TITLE)


def _field(name: str) -> str:
    return f".arco-form-item:has(label:text-is('{name}'))"


def _text(
    name: str, value: str, inside: str = "input", *, opens: bool = False
) -> Field:
    return text(name, _FORM, value, f"{_field(name)} {inside}", opens=opens)


def _choose(hands: Hands, name: str, value: str) -> None:
    hands.choose(listed(name, _FORM, value, f"{_field(name)} .arco-select", _OPTION))
    settle(hands)


def _tick(hands: Hands, name: str) -> None:
    box = f".arco-checkbox:has-text('{name}')"
    tap(hands, name, "checkbox", f'below "Condition" {_FORM}', box)


def _save(hands: Hands) -> None:
    tap(hands, "Save find", "button", _FORM, "button:has-text('Save find')")
    wait_for(hands, "Find saved")
    hands.page.locator(_TITLE).wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    field = "[placeholder='Enter keyword to search']"
    hands.write(text("Enter keyword to search", TOOLBAR, words, field))
    hands.press("Enter", "searches")
    _row(hands, words)
    settle(hands)


def _refresh(hands: Hands) -> None:
    refresh = "button:has(.arco-icon-refresh)"
    tap(hands, "Refresh", "icon", TOOLBAR, refresh)
    wait_for(hands, "The list is up to date")


def _row(hands: Hands, item: str) -> Row:
    return row_of(hands, item, "tr")


def _take(hands: Hands, row: Row, entry: str) -> None:
    wanted = _ENTRY.format(entry)
    dots = f"{row.selector} button >> nth=1"
    take_entry(hands, row, entry, dots=dots, listed=wanted)


WORKFLOW = Workflow(
    id=9418,
    template="Enter that the {{kind}} called {{item}} was found",
    instances=(
        {
            "item": "Leather handbag",
            "kind": "Bag",
            "colour": "Brown",
            "other": "Red",
            "place": "Streets / Harbour quay",
            "day": "2026-12-22",
            "like": "City bicycle",
        },
        {
            "item": "Ring with nine keys",
            "kind": "Keys",
            "day": "2026-12-30",
            "hour": "16:40",
            "finder": "Mrs Lorenz, Mill lane",
            "worth": "45",
            "mark": "green ribbon",
            "initials": "K. L.",
            "notes": "Lay below the second bench.",
            "like": "Violin case",
        },
        {
            "item": "Black umbrella, long",
            "wrong": "Phone",
            "kind": "Umbrella",
            "colour": "Grey",
            "hour": "08:15",
            "notes": "Handle of wood.",
            "like": "Black umbrella",
        },
    ),
    start="/arco/",
    shows="{{item}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
