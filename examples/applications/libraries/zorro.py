"""How people put films into a cinema's programme on the page made of NG-ZORRO."""

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

_FORM = 'in the drawer "Film"'
_OPTION = "nz-option-item, nz-auto-option"
_OPENED = ".ant-drawer-open"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Title", values["title"], "#title"))
    _choose(hands, "Hall", values["hall"], "nz-select:has(#hall)")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        _text("First day", f"{day:%d.%m.%Y}", "#day"),
        day,
        month=".ant-picker-header-view",
        onward=".ant-picker-header-next-btn",
        days=".ant-picker-cell-in-view",
        written="%Y%b",
    )
    settle(hands)
    _choose(hands, "Languages", values["spoken"], "nz-select:has(#spoken)")
    hands.choose_also(listed("Languages", _FORM, values["other"], "", _OPTION))
    title = ".ant-drawer-title"
    tap(hands, "Film", "box", "at the top of the drawer", title)
    age = f".ant-radio-button-wrapper:has-text('{values['age']}')"
    tap(hands, values["age"], "radio button", f'below "From the age of" {_FORM}', age)
    _mark(hands, "Talk afterwards", "checkbox", f'below "Besides" {_FORM}')
    _save(hands)
    tab = ".ant-tabs-tab:has-text('Planned')"
    tap(hands, "Planned", "tab", "above the table", tab)
    row = _row(hands, values["like"])
    confirm = f"{row.selector} a:has-text('Confirm')"
    tap(hands, "Confirm", "link", row.location, confirm)
    wait_for(hands, "Film confirmed")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Title", values["title"], "#title"))
    lender = _text("Distributor", values["lender"], "#lender")
    hands.choose_by_keys(lender, keys(values["lender"][:3].lower()))
    settle(hands)
    hall = _text("Hall", values["hall"], "#hall")
    hands.choose_by_keys(hall, ["Enter", *keys(downs=int(values["downs"]))])
    settle(hands)
    hands.write(_text("First day", values["day"], "#day", opens=True))
    hands.write(_text("Begins at", values["hour"], "#hour", opens=True))
    settle(hands)
    hands.write(_text("Price", values["price"], "#price"))
    tap(hands, "Subtitles", "checkbox", _FORM, "nz-switch button")
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} button >> nth=0"
    tap(
        hands,
        "Edit",
        "icon",
        f"{row.location}, a pencil",
        pencil,
        shows=f"{_OPENED} #price",
    )
    settle(hands)
    hands.write(_text("Price", values["more"], "#price"))
    _save(hands)
    _reload(hands)
    _row(hands, values["title"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    copy = f"{row.selector} button >> nth=1"
    place = f"{row.location}, two sheets"
    tap(hands, "Copy", "icon", place, copy, shows=f"{_OPENED} #title")
    settle(hands)
    hands.write(_text("Title", values["title"], "#title"))
    letters = values["lender"][:3].lower()
    hands.pick(
        listed(
            "Distributor", _FORM, values["lender"], "#lender", _OPTION, letters=letters
        )
    )
    settle(hands)
    _choose(hands, "Hall", values["wrong"], "nz-select:has(#hall)")  # takes it back
    _choose(hands, "Hall", values["hall"], "nz-select:has(#hall)")
    _mark(hands, "School show", "checkbox", f'below "Besides" {_FORM}')
    _save(hands)
    _reload(hands)
    row = _row(hands, values["gone"])
    place = f"{row.location}, a wastebasket"
    asks = ".ant-popover-buttons"
    tap(hands, "Delete", "icon", place, f"{row.selector} button >> nth=2", shows=asks)
    sure = f"{asks} button:has-text('Take off')"
    tap(hands, "Take off", "button", "in the question that has opened", sure)
    wait_for(hands, "Film taken off")
    entry = ".ant-dropdown-menu-item:has-text('Posters')"
    tap(hands, "Print", "menu", TOOLBAR, "button:has-text('Print')", shows=entry)
    tap(hands, "Posters", "link", MENU, entry)
    wait_for(hands, "Posters: printed")


def _open(hands: Hands) -> None:
    add = "button:has-text('Add film')"
    tap(hands, "Add film", "button", TOOLBAR, add, shows=f"{_OPENED} #title")


def _text(name: str, value: str, selector: str, *, opens: bool = False) -> Field:
    return text(name, _FORM, value, selector, opens=opens)


def _choose(hands: Hands, name: str, value: str, selector: str) -> None:
    hands.choose(listed(name, _FORM, value, selector, _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, location: str) -> None:
    tap(hands, name, kind, location, f".ant-checkbox-wrapper:has-text('{name}')")


def _save(hands: Hands) -> None:
    save = "button:has-text('Save film')"
    tap(hands, "Save film", "button", _FORM, save)
    wait_for(hands, "Film saved")
    hands.page.locator(_OPENED).wait_for(state="hidden")
    settle(hands)


def _reload(hands: Hands) -> None:
    tap(hands, "Reload", "icon", TOOLBAR, "button:has([nztype=reload])")
    wait_for(hands, "Programme is up to date")


def _search(hands: Hands, words: str) -> None:
    field = "[placeholder='Title or distributor']"
    hands.write(text("Title or distributor", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, title: str) -> Row:
    return row_of(hands, title, "tr")


WORKFLOW = Workflow(
    id=9426,
    template='Put the film "{{title}}" into the programme, in the hall {{hall}}',
    instances=(
        {
            "title": "A Winter in Oulu",
            "hall": "Studio",
            "day": "2026-12-17",
            "spoken": "Danish",
            "other": "English",
            "age": "12",
            "like": "Harbour Lights",
        },
        {
            "title": "The Ferryman",
            "lender": "Filmgalerie",
            "hall": "Small hall",
            "downs": "1",
            "day": "18.12.2026",
            "hour": "20:15",
            "price": "8",
            "like": "Nosferatu",
            "more": "11",
        },
        {
            "title": "Swifts Return",
            "lender": "Arsenal",
            "wrong": "Roof",
            "hall": "Studio",
            "like": "Summer of the Swifts",
            "gone": "The Salt Path",
        },
    ),
    start="/zorro/",
    shows="{{title}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
