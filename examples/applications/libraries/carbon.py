"""How people report jobs for a caretaker on the page made of Carbon."""

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

_FORM = "in the form"
_OPTION = ".cds--list-box__menu-item"
_REFRESH = ".cds--icon-tooltip:has-text('Refresh') button"
_ENTRY = "[role=menuitem]:has-text('{}')"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("What is wrong", values["job"], "job"))
    _choose_house(hands, values["house"])
    arrow = ".cds--combo-box:has(#room) button"
    hands.choose(listed("Room", _FORM, values["room"], arrow, _OPTION))
    settle(hands)
    arrow = "#trades-toggle-button"
    hands.choose(listed("Trades", _FORM, values["trade"], arrow, _OPTION))
    hands.choose_also(listed("Trades", _FORM, values["other"], arrow, _OPTION))
    _close_trades(hands)
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("To be done on", _FORM, f"{day:%m/%d/%Y}", "#day"),
        day,
        month=".flatpickr-current-month",
        onward=".flatpickr-next-month",
        days=".flatpickr-day:not(.prevMonthDay):not(.nextMonthDay)",
        written="%B",
    )
    settle(hands)
    for _ in range(2):
        tap(
            hands,
            "Increment number",
            "icon",
            f'at the right of "Hours" {_FORM}',
            "button[title='Increment number']",
        )
    _mark(hands, "This week", "radio button", 'below "How bad" ', "week")
    _mark(hands, "Long ladder", "checkbox", 'below "Needs" ', "ladder")
    _mark(hands, "A second man", "checkbox", 'below "Needs" ', "helper")
    tap(hands, "Tenants are told", "checkbox", _FORM, ".cds--toggle__switch")
    _save(hands)
    tap(hands, "Open", "tab", "above the table", "[role=tab]:has-text('Open')")
    _take(hands, values["like"], "Close job")
    wait_for(hands, "Job closed")
    tap(hands, "All", "tab", "above the table", "[role=tab]:has-text('All')")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("What is wrong", values["job"], "job"))
    house = text("House", _FORM, values["house"], "#house button")
    hands.choose_by_keys(house, ["Enter", *keys(downs=int(values["downs"]))])
    room = _text("Room", values["room"], "room")
    hands.choose_by_keys(room, keys(values["room"][:3].lower()))
    hands.write(_text("Hours", values["hours"], "hours"))
    hands.write(text("To be done on", _FORM, values["day"], "#day", opens=True))
    hands.write(_text("From", values["hour"], "hour"))
    tap(hands, "At once", "radio button", f'below "How bad" {_FORM}', "#now")
    tap(hands, "Water turned off", "checkbox", f'below "Needs" {_FORM}', "#water")
    hands.write(_text("Notes", values["notes"], "notes"))
    _save(hands)
    heading = "th button:has-text('House')"
    tap(hands, "House", "button", "at the head of the table", heading)
    _filter(hands, values["like"])
    _take(hands, values["like"], "Edit")
    hands.page.locator("#job").wait_for()
    hands.write(_text("Hours", "3", "hours"))
    _save(hands)
    tap(hands, "Refresh", "icon", TOOLBAR, _REFRESH)
    wait_for(hands, "List is fresh")


def _with_a_search(hands: Hands, values: Values) -> None:
    _filter(hands, values["like"])
    _take(hands, values["like"], "Report again")
    hands.page.locator("#job").wait_for()
    settle(hands)
    hands.write(_text("What is wrong", values["job"], "job"))
    _choose_house(hands, values["wrong"])  # sees it, and takes it back
    _choose_house(hands, values["house"])
    letters = values["trade"][:4].lower()
    trades = "#trades-input"
    hands.pick(
        listed("Trades", _FORM, values["trade"], trades, _OPTION, letters=letters)
    )
    _close_trades(hands)
    _mark(hands, "Can wait", "radio button", 'below "How bad" ', "wait")
    hands.drag(
        "Material in euros",
        _FORM,
        ".cds--slider__thumb",
        ".cds--slider",
        dropped_at=(140, 4),
    )
    settle(hands)
    hands.write(_text("Notes", values["notes"], "notes"))
    _save(hands)
    _take(hands, values["like"], "Delete")
    asks = 'in the question "Delete this job?"'
    tap(hands, "Delete", "button", asks, ".cds--modal button:text-is('Delete')")
    wait_for(hands, "Job deleted")
    gear = "button[title=Settings]"
    entry = _ENTRY.format("Print week plan")
    tap(hands, "Settings", "menu", TOOLBAR, gear, shows=entry)
    tap(hands, "Print week plan", "link", MENU, entry)
    wait_for(hands, "Week plan printed")


def _open(hands: Hands) -> None:
    new = "button:has-text('Add job')"
    tap(hands, "Add job", "button", TOOLBAR, new, shows="#job")


def _text(name: str, value: str, id_: str) -> Field:
    return text(name, _FORM, value, f"#{id_}")


def _choose_house(hands: Hands, value: str) -> None:
    hands.choose(listed("House", _FORM, value, "#house button", _OPTION))
    settle(hands)


def _close_trades(hands: Hands) -> None:
    place = f'the arrow at the right of "Trades" {_FORM}'
    tap(hands, "Close", "icon", place, "#trades-toggle-button")


def _mark(hands: Hands, name: str, kind: Kind, group: str, id_: str) -> None:
    tap(hands, name, kind, f"{group}{_FORM}", f"label[for={id_}]")


def _save(hands: Hands) -> None:
    tap(hands, "Save job", "button", _FORM, "button:has-text('Save job')")
    wait_for(hands, "Job saved")


def _filter(hands: Hands, words: str) -> None:
    field = "[placeholder='Filter table']"
    hands.write(text("Filter table", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, job: str) -> Row:
    return row_of(hands, job, "tr")


def _take(hands: Hands, job: str, entry: str) -> None:
    row = _row(hands, job)
    wanted, dots = _ENTRY.format(entry), f"{row.selector} button"
    tap(hands, "Options", "menu", row.location, dots, shows=wanted)
    tap(hands, entry, "link", MENU, wanted)


WORKFLOW = Workflow(
    id=9405,
    template='Report "{{job}}" in the house {{house}}',
    instances=(
        {
            "job": "Gutter hangs down",
            "house": "Mill House",
            "room": "Roof",
            "trade": "Carpenter",
            "other": "Roofer",
            "day": "2026-12-09",
            "like": "Flickering lamp",
        },
        {
            "job": "Heating stays cold",
            "house": "Old Customs",
            "downs": "3",
            "room": "Boiler room",
            "hours": "4",
            "day": "12/03/2026",
            "hour": "7:30",
            "notes": "The key is at the bakery.",
            "like": "Loose banister",
        },
        {
            "job": "Cracked pane in the hall",
            "wrong": "Mill House",
            "house": "Elm Street 4",
            "trade": "Glazier",
            "notes": "The other pane is sound.",
            "like": "Broken pane",
        },
    ),
    start="/carbon/",
    shows="{{job}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
