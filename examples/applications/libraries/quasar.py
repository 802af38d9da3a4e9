"""How people ask for interpreters on the page made of Quasar."""

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

_FORM = 'in the box "Request"'
_OPTION = ".q-menu .q-item"
_ICON = "button:has(.q-icon:text-is('{}'))"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Matter", values["matter"]))
    _choose(hands, "Language", values["language"])
    _choose(hands, "Court", values["court"])
    _choose(hands, "Who could come", values["person"])
    hands.choose_also(listed("Who could come", _FORM, values["other"], "", _OPTION))
    tap(hands, "Request", "box", "at the top of the box", ".q-card .text-h6")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Day", _FORM, f"{day:%Y/%m/%d}", _field("Day", ".q-icon")),
        day,
        month=".q-date__navigation",
        onward="[aria-label='Next month']",
        days=".q-date__calendar-item--in button",
        written="%B",
    )
    close = ".q-date button:has-text('Close')"
    tap(hands, "Close", "button", "in the calendar", close)
    _mark(hands, "By video", "button", ".q-btn-toggle button")
    _mark(hands, "Talk with counsel", "radio button", ".q-radio")
    _mark(hands, "Papers in advance", "checkbox", ".q-checkbox")
    _mark(hands, "Sign language too", "checkbox", ".q-toggle")
    _send(hands)
    tap(hands, "Asked", "tab", "above the table", ".q-tab:has-text('Asked')")
    _take(hands, values["like"], "Confirm")
    wait_for(hands, "Request confirmed")
    tap(hands, "Confirmed", "tab", "above the table", ".q-tab:has-text('Confirmed')")
    tap(hands, "All", "tab", "above the table", ".q-tab:has-text('All')")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Matter", values["matter"]))
    language = _text("Language", values["language"])
    hands.choose_by_keys(language, keys(values["language"][:4].lower(), downs=1))
    court = _text("Court", values["court"])
    hands.choose_by_keys(court, ["Enter", *keys(downs=int(values["downs"]))])
    hands.write(_text("Day", values["day"]))
    hands.write(_text("Hour", values["hour"]))
    _mark(hands, "By telephone", "button", ".q-btn-toggle button")
    _mark(hands, "Hearing", "radio button", ".q-radio")
    _mark(hands, "Has to be sworn in", "checkbox", ".q-checkbox")
    hands.write(_text("Notes for the interpreter", values["notes"], "textarea"))
    _send(hands)
    heading = "th:has-text('Language')"
    tap(hands, "Language", "button", "at the head of the table", heading)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} {_ICON.format('edit')}"
    place = f"{row.location}, a pencil"
    tap(hands, "Edit", "icon", place, pencil, shows=".q-dialog .q-card")
    _mark(hands, "Papers in advance", "checkbox", ".q-checkbox")
    _send(hands)
    tap(hands, "Refresh", "icon", TOOLBAR, _ICON.format("refresh"))
    _row(hands, values["matter"])
    tap(hands, "Print", "icon", f"a printer {TOOLBAR}", _ICON.format("print"))
    wait_for(hands, "List printed")


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Ask again")
    hands.page.locator(".q-dialog .q-card").wait_for()
    settle(hands)
    hands.write(_text("Matter", values["matter"]))
    letters, field = values["language"][:3].lower(), _field("Language", "input")
    hands.pick(
        listed("Language", _FORM, values["language"], field, _OPTION, letters=letters)
    )
    settle(hands)
    _choose(hands, "Court", values["wrong"])  # sees it, and takes it back
    _choose(hands, "Court", values["court"])
    _choose(hands, "Who could come", values["person"])
    tap(hands, "Request", "box", "at the top of the box", ".q-card .text-h6")
    _mark(hands, "Written translation", "radio button", ".q-radio")
    hands.drag(
        "Hours",
        _FORM,
        ".q-slider__thumb",
        ".q-slider__track-container",
        dropped_at=(360, 10),
    )
    settle(hands)
    hands.write(_text("Notes for the interpreter", values["notes"], "textarea"))
    _send(hands)
    _take(hands, values["like"], "Withdraw")
    asks = 'in the question "Withdraw"'
    tap(hands, "OK", "button", asks, ".q-dialog-plugin button:has-text('OK')")
    wait_for(hands, "Request withdrawn")
    tap(hands, "Refresh", "icon", TOOLBAR, _ICON.format("refresh"))
    entry = f"{_OPTION}:has-text('Week at the courts')"
    lists = "button:has-text('Lists')"
    tap(hands, "Lists", "menu", TOOLBAR, lists, shows=entry)
    tap(hands, "Week at the courts", "link", MENU, entry)
    wait_for(hands, "Week at the courts: sent")


def _open(hands: Hands) -> None:
    new = "button:has-text('New request')"
    tap(hands, "New request", "button", TOOLBAR, new, shows=".q-dialog .q-card")


def _field(name: str, inside: str = "") -> str:
    return f".q-field:has(.q-field__label:text('{name}')) {inside}"


def _text(name: str, value: str, inside: str = "input") -> Field:
    return text(name, _FORM, value, _field(name, inside))


def _choose(hands: Hands, name: str, value: str) -> None:
    hands.choose(listed(name, _FORM, value, _field(name), _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, selector: str) -> None:
    tap(hands, name, kind, _FORM, f"{selector}:has-text('{name}')")


def _send(hands: Hands) -> None:
    tap(hands, "Send", "button", _FORM, ".q-card button:has-text('Send')")
    wait_for(hands, "Request sent")
    hands.page.locator(".q-dialog .q-card").wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Search", TOOLBAR, words, "[placeholder=Search]"))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, matter: str) -> Row:
    return row_of(hands, matter, "tr")


def _take(hands: Hands, matter: str, entry: str) -> None:
    row = _row(hands, matter)
    wanted = f"{_OPTION}:has-text('{entry}')"
    dots = f"{row.selector} {_ICON.format('more_vert')}"
    take_entry(hands, row, entry, dots=dots, listed=wanted)


WORKFLOW = Workflow(
    id=9409,
    template='Ask for somebody who speaks {{language}}: "{{matter}}"',
    instances=(
        {
            "matter": "Brawl at the harbour",
            "language": "Somali",
            "court": "Criminal court",
            "person": "Mrs Gebre",
            "other": "Mr Rahimi",
            "day": "2026-12-15",
            "like": "Hearing on a permit",
        },
        {
            "matter": "Wages that were never paid",
            "language": "Albanian",
            "court": "Civil court",
            "downs": "2",
            "day": "20270112",
            "hour": "0945",
            "notes": "Mind the dialect.",
            "like": "Rent in arrears",
        },
        {
            "matter": "Custody, second hearing",
            "wrong": "Civil court",
            "language": "Romanian",
            "court": "Family court",
            "person": "Mrs Cojocaru",
            "notes": "A child is heard.",
            "like": "Custody of two children",
        },
    ),
    start="/quasar/",
    shows="{{matter}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
