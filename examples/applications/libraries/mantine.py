"""How people order food for a party on the page made of Mantine."""

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

_FORM = 'in the drawer "Order"'
_OPTIONS = "[role=option]:visible"
_PLACE = ".mantine-SegmentedControl-label:has-text('{}')"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Occasion", values["occasion"]))
    _choose(hands, "Client", values["client"])
    _choose(hands, "Menu", values["menu"])
    _choose(hands, "Leave out", values["without"])
    hands.choose_also(_list("Leave out", values["other"]))
    title = ".mantine-Drawer-title"
    tap(hands, "Order", "box", "at the top of the drawer", title)
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Day", _FORM, f"{day:%B} {day.day}, {day.year}", _field("Day", "button")),
        day,
        month=".mantine-DatePickerInput-calendarHeaderLevel",
        onward="[data-direction=next]",
        days=".mantine-DatePickerInput-day:not([data-outside])",
    )
    settle(hands)
    for _ in range(2):
        tap(
            hands,
            "up",
            "icon",
            f'the arrow at the right of "Guests" {_FORM}',
            _field("Guests", "[data-direction=up]"),
        )
    tap(hands, "Garden", "radio button", _FORM, _PLACE.format("Garden"))
    _mark(hands, "At the table", "radio button", "Service")
    _mark(hands, "Glasses", "checkbox", "We bring")
    _mark(hands, "Tablecloths", "checkbox", "We bring")
    _save(hands)
    tap(hands, "Enquiry", "tab", "above the table", "[role=tab]:has-text('Enquiry')")
    _take(hands, _row(hands, values["like"]), "Confirm")
    wait_for(hands, "Order confirmed")
    tap(hands, "All", "tab", "above the table", "[role=tab]:has-text('All')")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Occasion", values["occasion"]))
    hands.write(_text("Client", values["client"], opens=True))
    letters = keys(values["menu"][:4].lower(), downs=1)
    hands.choose_by_keys(_text("Menu", values["menu"]), letters)
    hands.write(_text("Wishes", values["wish"]))
    hands.press("Enter", "adds the wish")
    hands.write(_text("Served at", values["hour"]))
    hands.write(_text("Guests", values["guests"]))
    _mark(hands, "Delivery only", "radio button", "Service")
    tap(hands, "Invoice by e-mail", "checkbox", _FORM, "label:has-text('Invoice')")
    hands.write(_text("Comment", values["comment"], "textarea"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} button >> nth=0"
    place = f"{row.location}, a pencil"
    tap(hands, "Edit", "icon", place, pencil, shows=".mantine-Drawer-content")
    hands.write(_text("Guests", "95"))
    _save(hands)
    tap(hands, "Refresh", "icon", TOOLBAR, "button:has(.tabler-icon-refresh)")
    _row(hands, values["occasion"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, _row(hands, values["like"]), "Use as template")
    hands.page.locator(".mantine-Drawer-content").wait_for()
    settle(hands)
    hands.write(_text("Occasion", values["occasion"]))
    _choose(hands, "Menu", values["wrong"])  # sees it, and takes it back
    _choose(hands, "Menu", values["menu"])
    hands.pick(_list("Leave out", values["without"], values["without"][:3].lower()))
    title = ".mantine-Drawer-title"
    tap(hands, "Order", "box", "at the top of the drawer", title)
    tap(hands, "Tent", "radio button", _FORM, _PLACE.format("Tent"))
    hands.drag(
        "Price a head",
        _FORM,
        ".mantine-Slider-thumb",
        ".mantine-Slider-root",
        dropped_at=(330, 10),
    )
    settle(hands)
    hands.write(_text("Comment", values["comment"], "textarea"))
    _save(hands)
    _take(hands, _row(hands, values["like"]), "Remove")
    asks = 'in the question "Remove this order?"'
    tap(hands, "Remove order", "button", asks, "button:has-text('Remove order')")
    wait_for(hands, "Order removed")
    tap(hands, "Kitchen", "menu", TOOLBAR, "button:has-text('Kitchen')")
    entry = "[role=menuitem]:has-text('Loading list')"
    tap(hands, "Loading list", "link", MENU, entry)
    wait_for(hands, "Loading list printed")
    tap(hands, "Refresh", "icon", TOOLBAR, "button:has(.tabler-icon-refresh)")


def _open(hands: Hands) -> None:
    new = "button:has-text('New order')"
    tap(hands, "New order", "button", TOOLBAR, new, shows=".mantine-Drawer-content")


def _field(name: str, inside: str) -> str:
    return f".mantine-InputWrapper-root:has(> label:text('{name}')) {inside}"


def _text(
    name: str, value: str, inside: str = "input", *, opens: bool = False
) -> Field:
    return text(name, _FORM, value, _field(name, inside), opens=opens)


def _list(name: str, value: str, letters: str = "") -> Field:
    field = _field(name, "input")
    return listed(name, _FORM, value, field, _OPTIONS, letters=letters)


def _choose(hands: Hands, name: str, value: str) -> None:
    hands.choose(_list(name, value))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, group: str) -> None:
    place = f'below "{group}" {_FORM}'
    tap(hands, name, kind, place, f"label:text-is('{name}')")


def _save(hands: Hands) -> None:
    tap(hands, "Save order", "button", _FORM, "button:has-text('Save order')")
    hands.page.locator(".mantine-Drawer-content").wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    field = "[placeholder='Search by any field']"
    hands.write(text("Search by any field", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, occasion: str) -> Row:
    return row_of(hands, occasion, "tr")


def _take(hands: Hands, row: Row, entry: str) -> None:
    wanted = f"[role=menuitem]:has-text('{entry}')"
    dots = f"{row.selector} button >> nth=1"
    take_entry(hands, row, entry, dots=dots, listed=wanted)


WORKFLOW = Workflow(
    id=9403,
    template='Order "{{menu}}" for the occasion "{{occasion}}"',
    instances=(
        {
            "occasion": "Farewell of the director",
            "client": "Hotel Linde",
            "menu": "Three courses",
            "without": "Gluten",
            "other": "Nuts",
            "day": "2026-12-18",
            "like": "Premiere",
        },
        {
            "occasion": "Saint Nicholas morning",
            "client": "Day nursery Kastanie",
            "menu": "Children's party",
            "wish": "no cutlery",
            "hour": "0930",
            "guests": "35",
            "comment": "Use the back door.",
            "like": "Open day",
        },
        {
            "occasion": "Anniversary in spring",
            "wrong": "Vegan table",
            "menu": "Finger food",
            "without": "Celery",
            "comment": "Same hall as last time.",
            "like": "Anniversary",
        },
    ),
    start="/mantine/",
    shows="{{occasion}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
