"""How people enter pupils of a music school on the page made of RSuite."""

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
    from examples.scripted.hands import Hands, Kind
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the drawer "Pupil"'
_TITLE = ".rs-drawer-title"
_OPTION = ".rs-picker-popup [role=option]"
_ENTRY = ".rs-dropdown-item:has-text('{}')"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Name", values["name"]))
    _choose(hands, "Instrument", values["instrument"])
    _choose(hands, "Ensembles", values["ensemble"])
    hands.choose_also(listed("Ensembles", _FORM, values["other"], "", _OPTION))
    tap(hands, "Pupil", "box", "at the top of the drawer", _TITLE)
    node = ".rs-tree-node[title='{}'] {}"
    hands.choose_through(
        text("Lessons in", _FORM, values["place"], _field("Lessons in", "[tabindex]")),
        [
            node.format(values["town"], ".rs-tree-node-toggle"),
            node.format(values["place"], ".rs-tree-node-label"),
        ],
    )
    settle(hands)
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        _text("First lesson", f"{day:%d/%m/%Y}"),
        day,
        month=".rs-calendar-header-title-date",
        onward=".rs-calendar-header-forward",
        days=".rs-calendar-table-cell:not(.rs-calendar-table-cell-un-same-month)",
        written="%b%Y",
    )
    settle(hands)
    up = _field("Minutes a week", ".rs-number-input-touchspin-up")
    tap(hands, "up", "icon", f'at the right of "Minutes a week" {_FORM}', up)
    _mark(hands, "In twos", "radio button", 'below "Taught" ')
    _mark(hands, "Instrument is hired out", "checkbox")
    _save(hands)
    tab = ".rs-nav-item:has-text('Entered')"
    tap(hands, "Entered", "tab", "above the table", tab)
    _take(hands, values["like"], "Confirm")
    wait_for(hands, "Pupil confirmed")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Name", values["name"]))
    field = _field("Instrument", ".rs-picker-toggle")
    instrument = text("Instrument", _FORM, values["instrument"], field)
    letters = values["instrument"][:3].lower()
    hands.choose_by_keys(instrument, ["Enter", *letters, "ArrowDown", "Enter"])
    settle(hands)
    school = _text("School", values["school"])
    hands.choose_by_keys(school, keys(values["school"][:3], downs=1))
    hands.write(_text("Minutes a week", values["minutes"]))
    _mark(hands, "Tuner", "checkbox", 'below "Brings along" ')
    hands.write(_text("Remarks", values["remarks"], "textarea"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} button >> nth=0"
    tap(hands, "Edit", "icon", f"{row.location}, a pencil", pencil, shows=_TITLE)
    hands.write(_text("Minutes a week", "45"))
    _save(hands)
    _reload(hands)
    _row(hands, values["name"])
    entry = _ENTRY.format("Plan of rooms")
    tap(hands, "Print", "menu", TOOLBAR, "button:has-text('Print')", shows=entry)
    tap(hands, "Plan of rooms", "link", MENU, entry)
    wait_for(hands, "Plan of rooms printed")


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Enter a sibling")
    hands.page.locator(_TITLE).wait_for()
    hands.write(_text("Name", values["name"]))
    _choose(hands, "Instrument", values["wrong"])  # sees it, and takes it back
    field = _field("Instrument", ".rs-picker")
    letters = values["instrument"][:3].lower()
    hands.pick(
        listed(
            "Instrument", _FORM, values["instrument"], field, _OPTION, letters=letters
        )
    )
    settle(hands)
    # The field puts the signs between the parts of a day itself.
    hands.write_moment(_text("First lesson", values["day"].replace("/", "")))
    hands.steps[-1].value = values["day"]
    tap(hands, "Pupil", "box", "at the top of the drawer", _TITLE)
    hands.drag(
        "Discount in percent",
        _FORM,
        ".rs-slider-bar",
        ".rs-slider-bar",
        held_at=(2, 3),
        dropped_at=(60, 3),
    )
    sibling = _field("Brothers and sisters", ".rs-picker-search-input input")
    hands.write(text("Brothers and sisters", _FORM, values["like"], sibling))
    hands.press("Enter", "adds the name")
    _save(hands)
    _reload(hands)
    _take(hands, values["gone"], "Take off")
    asks = 'in the question "Take this pupil off the list?"'
    sure = ".rs-modal button:has-text('Take off')"
    tap(hands, "Take off", "button", asks, sure)
    wait_for(hands, "Pupil taken off")


def _open(hands: Hands) -> None:
    new = "button:has-text('New pupil')"
    tap(hands, "New pupil", "button", TOOLBAR, new, shows=_TITLE)


def _field(name: str, inside: str) -> str:
    return f".rs-form-group:has(label:text-is('{name}')) {inside}"


def _text(
    name: str, value: str, inside: str = "input", *, opens: bool = False
) -> Field:
    return text(name, _FORM, value, _field(name, inside), opens=opens)


def _choose(hands: Hands, name: str, value: str) -> None:
    hands.choose(listed(name, _FORM, value, _field(name, ".rs-picker"), _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, group: str = "") -> None:
    tap(hands, name, kind, f"{group}{_FORM}", f".rs-drawer label:has-text('{name}')")


def _save(hands: Hands) -> None:
    save = "button:has-text('Save pupil')"
    tap(hands, "Save pupil", "button", "at the top of the drawer", save)
    wait_for(hands, "Pupil saved")
    hands.page.locator(_TITLE).wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    field = "[placeholder='Search pupils']"
    hands.write(text("Search pupils", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _reload(hands: Hands) -> None:
    tap(hands, "Reload", "icon", TOOLBAR, "button:has([aria-label=reload])")
    wait_for(hands, "Pupils are up to date")


def _row(hands: Hands, name: str) -> Row:
    return row_of(hands, name, ".rs-table-row")


def _take(hands: Hands, name: str, entry: str) -> None:
    row = _row(hands, name)
    dots = f"{row.selector} button >> nth=1"
    take_entry(hands, row, entry, dots=dots, listed=_ENTRY.format(entry))


WORKFLOW = Workflow(
    id=9421,
    template="Enter {{name}} at the music school for the {{instrument}}",
    instances=(
        {
            "name": "Theresa Obermann",
            "instrument": "Clarinet",
            "ensemble": "Theory class",
            "other": "Youth orchestra",
            "town": "Mittelau",
            "place": "Railway station",
            "day": "2027-01-14",
            "like": "Jonas Wieland",
        },
        {
            "name": "Emil Brandauer",
            "instrument": "Trumpet",
            "school": "Lake primary school",
            "minutes": "40",
            "remarks": "Comes by bus from Seewinkel.",
            "like": "Oskar Dahlem",
        },
        {
            "name": "Clara Ferrand",
            "wrong": "Harp",
            "instrument": "Cello",
            "like": "Paula Ferrand",
            "day": "18/01/2027",
            "gone": "Oskar Dahlem",
        },
    ),
    start="/rsuite/",
    shows="{{name}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
