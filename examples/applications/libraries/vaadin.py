"""How people book cars on the page made of Vaadin's web components."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.components.places import (
    MENU,
    TOOLBAR,
    keys,
    listed,
    settle,
    tap,
    text,
    wait_for,
)
from examples.applications.libraries.ways import each
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the box "Booking"'
_TABLE = "in the table"
_TITLE = "vaadin-dialog-overlay [part=title]"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    _choose(hands, "Driver", values["driver"], "driver", "combo-box")
    _choose(hands, "Car", values["car"], "car", "select")
    hands.write(_text("Destination", values["destination"], "destination"))
    _choose(hands, "Passengers", values["guest"], "others", "multi-select-combo-box")
    item = "vaadin-multi-select-combo-box-item"
    hands.choose_also(listed("Passengers", _FORM, values["other"], "", item))
    tap(hands, "Booking", "box", "at the top of the box", _TITLE)
    day = date.fromisoformat(values["day"])
    month = f"[part=month-header]:text-is('{day:%B %Y}')"
    hands.choose_through(
        text("Day", _FORM, f"{day:%m/%d/%Y}", "#day [part=toggle-button]"),
        [f"vaadin-month-calendar:has({month}) [part~=date]:text-is('{day.day}')"],
    )
    settle(hands)
    for _ in range(2):
        tap(
            hands,
            "plus",
            "icon",
            f'at the right of "Kilometres" {_FORM}',
            "#distance [part=increase-button]",
        )
    _mark(hands, "Site visit", "radio button", 'below "Purpose" ')
    _mark(hands, "Fuel card", "checkbox", 'below "Take along" ')
    _mark(hands, "Stays out overnight", "checkbox", "")
    _save(hands)
    tap(hands, "Booked", "tab", "above the table", "vaadin-tab:text-is('Booked')")
    _take(hands, values["like"], "Car is back")
    wait_for(hands, "Car is back")
    tap(hands, "Returned", "tab", "above the table", "vaadin-tab:text-is('Returned')")
    tap(hands, "All", "tab", "above the table", "vaadin-tab:text-is('All')")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    driver = _text("Driver", values["driver"], "driver")
    hands.choose_by_keys(driver, keys(values["driver"][:3].lower(), downs=1))
    car = _text("Car", values["car"], "car", "vaadin-select-value-button")
    hands.choose_by_keys(car, ["Enter", *keys(downs=int(values["downs"]))])
    hands.write(_text("Destination", values["destination"], "destination"))
    hands.write(_text("Day", values["day"], "day"))
    hands.press("Enter", "takes the day, and the calendar closes")
    hands.write(_text("Departure", values["hour"], "leaves", opens=True))
    hands.write(_text("Kilometres", values["distance"], "distance"))
    _mark(hands, "Transport", "radio button", 'below "Purpose" ')
    _mark(hands, "Roof rack", "checkbox", 'below "Take along" ')
    hands.write(_text("Remarks", values["remarks"], "remarks", "textarea"))
    _save(hands)
    sorter = "vaadin-grid-sorter"
    tap(hands, "Driver", "button", "at the head of the table", sorter)
    _search(hands, values["like"])
    pencil = "vaadin-grid-cell-content vaadin-button"
    place = f'in the row "{values["like"]}", a pencil'
    tap(hands, "Edit", "icon", place, pencil, shows="#destination")
    hands.write(_text("Destination", values["instead"], "destination"))
    _save(hands)
    tap(hands, "Reload", "icon", TOOLBAR, "#reload")
    _wait_for_row(hands, values["driver"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Book again")
    hands.page.locator("#destination").wait_for()
    settle(hands)
    item = "vaadin-combo-box-item"
    letters = values["driver"][:3].lower()
    driver = _text("Driver", values["driver"], "driver").selector
    named = listed("Driver", _FORM, values["driver"], driver, item, letters=letters)
    hands.pick(named)
    settle(hands)
    _choose(hands, "Car", values["wrong"], "car", "select")  # takes it back
    _choose(hands, "Car", values["car"], "car", "select")
    _choose(hands, "Passengers", values["guest"], "others", "multi-select-combo-box")
    tap(hands, "Booking", "box", "at the top of the box", _TITLE)
    _mark(hands, "Snow chains", "checkbox", 'below "Take along" ')
    hands.write(_text("Remarks", values["remarks"], "remarks", "textarea"))
    _save(hands)
    _take(hands, values["like"], "Delete")
    asks = 'in the question "Delete booking?"'
    tap(hands, "Delete", "button", asks, "vaadin-button:text-is('Delete')")
    wait_for(hands, "Booking deleted")
    tap(hands, "Reload", "icon", TOOLBAR, "#reload")
    fleet = "vaadin-menu-bar-button:has-text('Fleet')"
    tap(hands, "Fleet", "menu", TOOLBAR, fleet, shows="vaadin-menu-bar-item")
    hands.hover("Export", "vaadin-menu-bar-item:has-text('Export')")
    settle(hands)
    entry = "vaadin-menu-bar-item:has-text('As PDF')"
    tap(hands, "As PDF", "link", 'in the menu beside "Export"', entry)
    wait_for(hands, "sent to you by e-mail")


def _open(hands: Hands) -> None:
    tap(hands, "Book a car", "button", TOOLBAR, "#new", shows="#destination")


def _text(
    name: str, value: str, id_: str, inside: str = "input", *, opens: bool = False
) -> Field:
    return text(name, _FORM, value, f"#{id_} {inside}", opens=opens)


def _choose(hands: Hands, name: str, value: str, id_: str, tag: str) -> None:
    hands.choose(listed(name, _FORM, value, f"#{id_}", f"vaadin-{tag}-item"))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, group: str) -> None:
    tap(hands, name, kind, f"{group}{_FORM}", f"label:text-is('{name}')")


def _save(hands: Hands) -> None:
    tap(hands, "Save", "button", _FORM, "vaadin-button:text-is('Save')")
    wait_for(hands, "Booking saved")
    hands.page.locator("#destination").wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Search", TOOLBAR, words, "#search input"))
    _wait_for_row(hands, words)
    settle(hands)


def _wait_for_row(hands: Hands, driver: str) -> None:
    hands.page.locator(_cell(driver)).first.wait_for()


def _cell(driver: str) -> str:
    return f"vaadin-grid-cell-content:text-is('{driver}')"


def _take(hands: Hands, driver: str, entry: str) -> None:
    """Take an entry of the menu that the right button of the mouse opens on a row."""
    wanted = f"vaadin-context-menu-item:text-is('{entry}')"
    settle(hands)
    hands.click(
        driver,
        "row",
        _TABLE,
        _cell(driver),
        record=True,
        button="right",
        shows=wanted,
    )
    tap(hands, entry, "link", MENU, wanted)


WORKFLOW = Workflow(
    id=9404,
    template="Book the {{car}} for {{driver}}",
    instances=(
        {
            "driver": "Carmen Ruiz",
            "car": "Minibus HB-20",
            "destination": "Lock at Oslebshausen",
            "guest": "Adele Simon",
            "other": "Fritz Gerber",
            "day": "2026-12-16",
            "like": "Elsa Nyberg",
        },
        {
            "driver": "Dimitri Pavlov",
            "car": "Pick-up HB-31",
            "downs": "2",
            "destination": "Timber yard",
            "day": "1/11/2027",
            "hour": "06:30",
            "distance": "140",
            "remarks": "The left mirror is cracked.",
            "like": "Fritz Gerber",
            "instead": "Sand pit",
        },
        {
            "driver": "Fritz Gerber",
            "wrong": "Minibus HB-20",
            "car": "Small car HB-07",
            "guest": "Bertram Vogel",
            "remarks": "Instead of the estate.",
            "like": "Adele Simon",
        },
    ),
    start="/vaadin/",
    shows="{{driver}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
