"""How people make passes for guests on the page made of Vuetify."""

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
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the box "Guest"'
_BAR = "in the bar at the top"
_OPTIONS = ".v-overlay--active [role=option]"
_ENTRY = ".v-overlay--active .v-list-item"


def invite(hands: Hands, values: Values) -> bool:
    """Make a pass, each person another way."""
    ways = {"p01": _with_the_mouse, "p02": _with_keys, "p03": _with_a_search}
    ways[hands.person.id](hands, values)
    return True


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Name", values["name"]))
    hands.write(_text("Company", values["company"]))
    _choose(hands, _list("Gate", values["gate"]))
    _choose(hands, _list("Host", values["host"]))
    _choose(hands, _list("Areas", values["area"]))
    hands.choose_also(_list("Areas", values["other"]))
    tap(hands, "Guest", "box", "at the top of the box", ".v-card .v-card-title")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Day of visit", _FORM, f"{day:%m/%d/%Y}", _field("Day of visit")),
        day,
        month=".v-date-picker-controls__month-btn",
        onward="button[aria-label='Next month']",
        days=".v-date-picker-month__day:not(.v-date-picker-month__day--adjacent) button",
    )
    settle(hands)
    for _ in range(2):
        tap(
            hands,
            "up",
            "icon",
            f'the arrow at the right of "People" {_FORM}',
            "[data-testid=increment]",
        )
    _mark(hands, "Lorry", "radio button", "v-radio")
    _mark(hands, "Helmet", "checkbox", "v-checkbox")
    _mark(hands, "Safety briefing", "checkbox", "v-switch")
    hands.drag(
        "Hours",
        _FORM,
        ".v-slider-thumb",
        ".v-slider-track",
        dropped_at=(300, 10),
    )
    settle(hands)
    _save(hands)
    tap(hands, "Expected", "tab", "above the table", "[role=tab]:has-text('Expected')")
    row = _row(hands, values["like"])
    _take(hands, row, "Let in")
    wait_for(hands, "Guest is inside")
    tap(hands, "All", "tab", "above the table", "[role=tab]:has-text('All')")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Name", values["name"]))
    hands.write(_text("Company", values["company"]))
    hands.choose_by_keys(
        _list("Gate", values["gate"], "input"),
        ["ArrowDown", "End", "Enter"],
    )
    hands.choose_by_keys(
        _list("Host", values["host"], "input"), keys(values["host"][:4].lower())
    )
    hands.write(_text("Day of visit", values["day"], opens=True))
    hands.write(_text("People", values["people"]))
    _mark(hands, "Car", "radio button", "v-radio")
    _mark(hands, "Vest", "checkbox", "v-checkbox")
    hands.write(_text("Notes", values["notes"], "textarea >> nth=0"))
    _save(hands)
    row = _row(hands, values["like"])
    tap(
        hands,
        "Edit",
        "icon",
        f"{row.location}, a pencil",
        f"{row.selector} .mdi-pencil",
        shows=".v-dialog .v-card",
    )
    hands.write(_text("Company", values["new"]))
    _save(hands)
    tap(hands, "Refresh", "icon", _BAR, ".v-app-bar button:has(.mdi-refresh)")
    wait_for(hands, "Up to date")
    _open_more(hands)
    tap(hands, "Print badges", "link", MENU, f"{_ENTRY}:has-text('Print badges')")
    wait_for(hands, "Badges printed")


def _with_a_search(hands: Hands, values: Values) -> None:
    tap(hands, "Search", "icon", _BAR, ".v-app-bar button:has(.mdi-magnify)")
    search = ".v-main .v-text-field:has(.mdi-magnify) input"
    hands.write(text("Search", "above the table", values["like"], search))
    settle(hands)
    row = _row(hands, values["like"])
    _take(hands, row, "Invite again")
    hands.page.locator(".v-dialog .v-card").wait_for()
    settle(hands)
    hands.write(_text("Name", values["name"]))
    _choose(hands, _list("Gate", values["wrong"]))  # sees it, and takes it back
    _choose(hands, _list("Gate", values["gate"]))
    hands.pick(_list("Host", values["host"], "input", values["host"][:3].lower()))
    settle(hands)
    _choose(hands, _list("Areas", values["area"]))
    tap(hands, "Guest", "box", "at the top of the box", ".v-card .v-card-title")
    _mark(hands, "On foot", "radio button", "v-radio")
    _mark(hands, "Earplugs", "checkbox", "v-checkbox")
    hands.write(_text("Notes", values["notes"], "textarea >> nth=0"))
    _save(hands)
    row = _row(hands, values["like"])
    tap(
        hands,
        "Delete",
        "icon",
        f"{row.location}, a wastebasket",
        f"{row.selector} .mdi-delete",
        shows=".v-dialog .v-card",
    )
    tap(
        hands,
        "Delete",
        "button",
        'in the question "Delete this pass?"',
        ".v-dialog button:has-text('Delete')",
    )
    wait_for(hands, "Pass deleted")
    tap(hands, "Refresh", "icon", _BAR, ".v-app-bar button:has(.mdi-refresh)")
    _row(hands, values["name"])
    _open_more(hands)
    hands.hover("Send to gates", f"{_ENTRY}:has-text('Send to gates')")
    settle(hands)
    tap(
        hands,
        values["gate"],
        "link",
        'in the menu beside "Send to gates"',
        f"{_ENTRY}:has-text('{values['gate']}')",
    )
    wait_for(hands, f"Sent to {values['gate']}")


def _open(hands: Hands) -> None:
    tap(
        hands,
        "New pass",
        "button",
        "above the table",
        "button:has-text('New pass')",
        shows=".v-dialog .v-card",
    )


def _field(name: str, inside: str = ".v-field") -> str:
    return f".v-dialog .v-input:has(label:text-matches('^{name}\\\\*?$')) {inside}"


def _text(
    name: str, value: str, inside: str = "input", *, opens: bool = False
) -> Field:
    return text(name, _FORM, value, _field(name, inside), opens=opens)


def _list(name: str, value: str, inside: str = ".v-field", letters: str = "") -> Field:
    return listed(name, _FORM, value, _field(name, inside), _OPTIONS, letters=letters)


def _choose(hands: Hands, field: Field) -> None:
    hands.choose(field)
    settle(hands)


def _mark(hands: Hands, name: str, kind: str, part: str) -> None:
    tap(
        hands,
        name,
        "checkbox" if kind == "checkbox" else "radio button",
        f'below "Comes by" {_FORM}' if part == "v-radio" else _FORM,
        f".v-dialog .{part}:has(label:text-is('{name}')) input",
    )


def _save(hands: Hands) -> None:
    tap(hands, "Save", "button", _FORM, ".v-dialog button:has-text('Save')")
    hands.page.locator(".v-dialog .v-card").wait_for(state="hidden")
    settle(hands)


def _row(hands: Hands, name: str) -> Row:
    row = Row(name, f"tr:has(td:text-is('{name}'))")
    hands.page.locator(row.selector).first.wait_for()
    return row


def _open_more(hands: Hands) -> None:
    tap(
        hands,
        "More",
        "menu",
        f"{_BAR}, three dots",
        ".v-app-bar button:has(.mdi-dots-vertical)",
        shows=_ENTRY,
    )


def _take(hands: Hands, row: Row, entry: str) -> None:
    tap(
        hands,
        "More",
        "menu",
        f"{row.location}, three dots",
        f"{row.selector} button:has(.mdi-dots-vertical)",
        shows=_ENTRY,
    )
    tap(hands, entry, "link", MENU, f"{_ENTRY}:has-text('{entry}')")


WORKFLOW = Workflow(
    id=7907,
    template="Make a pass for {{name}} at {{gate}}, guest of {{host}}",
    instances=(
        {
            "name": "Fabio Greco",
            "company": "Adria Lines",
            "gate": "Gate 2",
            "host": "Jana Krol",
            "area": "Crane yard",
            "other": "Offices",
            "day": "2026-12-16",
            "like": "Carlo Neri",
        },
        {
            "name": "Hilda Moen",
            "company": "Fjord Freight",
            "gate": "Gate 3",
            "host": "Klaus Thiel",
            "day": "12/18/2026",
            "people": "4",
            "notes": "Brings a crew.",
            "like": "Dana Popescu",
            "new": "Weigh & Sons",
        },
        {
            "name": "Igor Balan",
            "wrong": "Gate 3",
            "gate": "Gate 2",
            "host": "Lotte Vries",
            "area": "Workshop",
            "notes": "Only until noon.",
            "like": "Amund Lie",
        },
    ),
    start="/vuetify/",
    shows="{{name}}",
    way=invite,
)
