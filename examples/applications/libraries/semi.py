"""How people let gardens on the page made of Semi Design."""

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

_FORM = 'in the sheet "Lease"'
_TITLE = ".semi-sidesheet-title"
_OPTION = ".semi-select-option"
_ENTRY = ".semi-dropdown-item:has-text('{}')"
_CALENDAR = ".semi-datepicker-navigation"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Tenant", values["tenant"]))
    _choose(hands, "Plot", values["plot"])
    _choose(hands, "Grows", values["crop"])
    hands.choose_also(listed("Grows", _FORM, values["other"], "", _OPTION))
    tap(hands, "Lease", "box", "at the top of the sheet", _TITLE)
    hands.choose_day(
        _text("Lease begins", values["day"]),
        date.fromisoformat(values["day"]),
        month=f"{_CALENDAR}-month",
        onward=f"{_CALENDAR} [aria-label='Next month']",
        days=".semi-datepicker-day:not(.semi-datepicker-day-empty)",
        written="%b%Y",
    )
    settle(hands)
    up = f"{_field('Square metres')} .semi-input-number-button-up"
    for _ in range(2):
        tap(hands, "up", "icon", f'at the right of "Square metres" {_FORM}', up)
    well = ".semi-radio:has-text('Well')"
    tap(hands, "Well", "radio button", f'below "Water" {_FORM}', well)
    _tick(hands, "Hedges")
    _tick(hands, "Summer fair")
    hut = f"{_field('There is a hut')} .semi-switch"
    tap(hands, "There is a hut", "checkbox", _FORM, hut)
    _save(hands)
    tab = ".semi-tabs-tab:has-text('Birch path')"
    tap(hands, "Birch path", "tab", "above the table", tab)
    _take(hands, _row(hands, values["tenant"]), "Start")
    wait_for(hands, "Lease is running")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Tenant", values["tenant"]))
    plot = text("Plot", _FORM, values["plot"], f"{_field('Plot')} .semi-select")
    hands.choose_by_keys(plot, ["Enter", *keys(values["plot"][:4].lower())])
    hands.write(_text("Lease begins", values["day"], opens=True))
    hands.write(_text("Handed over at", values["hour"], opens=True))
    hands.write(_text("Square metres", values["size"]))
    for name in (values["key"], values["second"]):
        hands.write(_text("Keys for", name))
        hands.press("Enter", "adds the name")
    _tick(hands, "Paths")
    hands.write(_text("Remarks", values["remarks"], "textarea"))
    _save(hands)
    head = "th:has-text('Tenant') >> text=Tenant"
    tap(hands, "Tenant", "button", "at the head of the table", head)
    row = _row(hands, values["like"])
    bin_ = f"{row.selector} button >> nth=1"
    asks = ".semi-popconfirm"
    tap(hands, "Delete", "icon", f"{row.location}, a bin", bin_, shows=asks)
    yes = f"{asks} button:has-text('Confirm')"
    tap(hands, "Confirm", "button", 'in the question "Strike this lease?"', yes)
    wait_for(hands, "Lease struck from the list")


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, _row(hands, values["like"]), "Pass on")
    hands.page.locator(_TITLE).wait_for()
    hands.write(_text("Tenant", values["tenant"]))
    _choose(hands, "Plot", values["wrong"])  # sees it, and takes it back
    _choose(hands, "Plot", values["plot"])
    letters, field = values["crop"][:3].lower(), f"{_field('Grows')} .semi-select"
    hands.pick(listed("Grows", _FORM, values["crop"], field, _OPTION, letters=letters))
    tap(hands, "Lease", "box", "at the top of the sheet", _TITLE)
    letters, field = values["sponsor"][:3], f"{_field('Sponsor')} input"
    found = ".semi-autocomplete-option"
    hands.pick(
        listed("Sponsor", _FORM, values["sponsor"], field, found, letters=letters)
    )
    hands.drag(
        "Share of vegetables",
        _FORM,
        ".semi-slider-handle",
        ".semi-slider-rail",
        dropped_at=(340, 2),
    )
    settle(hands)
    _save(hands)
    _search(hands, values["like"])
    _take(hands, _row(hands, values["like"]), "End")
    end = "button:has-text('End lease')"
    tap(hands, "End lease", "button", 'in the question "End this lease?"', end)
    wait_for(hands, "Lease struck from the list")
    entry = _ENTRY.format("Key list")
    tap(hands, "Papers", "menu", TOOLBAR, "button:has-text('Papers')", shows=entry)
    tap(hands, "Key list", "link", MENU, entry)
    wait_for(hands, "Key list printed")
    tap(hands, "Reload", "icon", TOOLBAR, "button:has(.semi-icon-refresh)")
    _row(hands, values["tenant"])


def _open(hands: Hands) -> None:
    new = "button:has-text('New lease')"
    tap(hands, "New lease", "button", TOOLBAR, new, shows=_TITLE)


def _field(name: str) -> str:
    label = f".semi-form-field-label-text:text-is('{name}')"
    return f".semi-form-field:has({label})"


def _text(
    name: str, value: str, inside: str = "input", *, opens: bool = False
) -> Field:
    return text(name, _FORM, value, f"{_field(name)} {inside}", opens=opens)


def _choose(hands: Hands, name: str, value: str) -> None:
    hands.choose(listed(name, _FORM, value, f"{_field(name)} .semi-select", _OPTION))
    settle(hands)


def _tick(hands: Hands, name: str) -> None:
    box = f".semi-checkbox:has-text('{name}')"
    tap(hands, name, "checkbox", f'below "Duties" {_FORM}', box)


def _save(hands: Hands) -> None:
    tap(hands, "Save lease", "button", _FORM, "button:has-text('Save lease')")
    wait_for(hands, "Lease saved")
    hands.page.locator(_TITLE).wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    field = "[placeholder='Tenant or plot']"
    hands.write(text("Tenant or plot", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, tenant: str) -> Row:
    return row_of(hands, tenant, "tr")


def _take(hands: Hands, row: Row, entry: str) -> None:
    wanted = _ENTRY.format(entry)
    dots = f"{row.selector} button >> nth=2"
    take_entry(hands, row, entry, dots=dots, listed=wanted)


WORKFLOW = Workflow(
    id=9419,
    template="Let the garden {{plot}} to {{tenant}}",
    instances=(
        {
            "tenant": "Rosa Engel",
            "plot": "Birch path 8",
            "crop": "Berries",
            "other": "Herbs",
            "day": "2026-12-15",
        },
        {
            "tenant": "Family Nowak",
            "plot": "Hazel path 1",
            "day": "2027-01-01",
            "hour": "10:30",
            "size": "185",
            "key": "Jan Nowak",
            "second": "Ola Nowak",
            "remarks": "Old pear tree stays.",
            "like": "Viktor Sands",
        },
        {
            "tenant": "Scout group",
            "wrong": "Pond plot",
            "plot": "Corner plot",
            "crop": "Potatoes",
            "sponsor": "Hedda Quast",
            "like": "Youth club",
        },
    ),
    start="/semi/",
    shows="{{tenant}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
