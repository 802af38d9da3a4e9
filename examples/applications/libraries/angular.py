"""How people claim expenses on the page made of Angular Material."""

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
from examples.applications.libraries.ways import each, row_of, take_entry
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_BAR = "in the bar at the top"
_FORM = 'in the box "Claim"'
_OPTION = "mat-option"
_ENTRY = "[mat-menu-item]:has-text('{}')"
_OPEN = "mat-dialog-content"
_PLACE = "button:has-text('Hand in')"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    rules = "mat-expansion-panel-header"
    tap(hands, "What is paid back", "button", "below the table", rules)
    _open(hands)
    hands.write(_text("Purpose", values["purpose"]))
    _choose(hands, "Person", values["person"], "input")
    _choose(hands, "Kind of cost", values["kind"], "mat-select")
    _choose(hands, "Productions", values["play"], "mat-select")
    hands.choose_also(listed("Productions", _FORM, values["other"], "", _OPTION))
    hands.press("Escape", "closes the list")
    settle(hands)
    day = date.fromisoformat(values["day"])
    shown = f"{day.month}/{day.day}/{day.year}"
    hands.choose_day(
        text("Paid on", _FORM, shown, _field("Paid on", "button")),
        day,
        month=".mat-calendar-period-button",
        onward=".mat-calendar-next-button",
        days=".mat-calendar-body-cell",
        written="%^b%Y",
    )
    settle(hands)
    hands.write(_text("Amount", values["amount"]))
    _mark(hands, "Own card", "radio button", "mat-radio-button")
    _mark(hands, "Abroad", "radio button", "mat-button-toggle")
    _mark(hands, "Receipts are originals", "checkbox", "mat-checkbox")
    _hand_in(hands)
    _take(hands, values["like"], "Pay back")
    wait_for(hands, "Paid back")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Purpose", values["purpose"]))
    person = _text("Person", values["person"])
    hands.choose_by_keys(person, keys(values["person"][:3].lower(), downs=1))
    kind = _text("Kind of cost", values["kind"], "mat-select")
    hands.choose_by_keys(kind, ["Enter", *keys(values["kind"][:1].lower())])
    settle(hands)
    hands.write(_text("Paid on", values["day"]))
    hands.write(_text("Left at", values["hour"], opens=True))
    hands.write(_text("Amount", values["amount"]))
    hands.write(_text("Receipts", values["receipt"]))
    hands.press("Enter", "adds the receipt")
    _mark(hands, "At home", "radio button", "mat-button-toggle")
    _hand_in(hands)
    hands.write(text("Filter", "above the table", values["like"], _field("Filter")))
    row = _row(hands, values["like"])
    place = f"a pencil {row.location}"
    tap(hands, "Edit", "icon", place, f"{row.selector} button >> nth=0", shows=_OPEN)
    hands.write(_text("Amount", "21"))
    _hand_in(hands)
    _reload(hands)
    _row(hands, values["purpose"])


def _with_a_search(hands: Hands, values: Values) -> None:
    hands.write(text("Filter", "above the table", values["like"], _field("Filter")))
    _take(hands, values["like"], "Claim again")
    hands.page.locator(_OPEN).wait_for()
    settle(hands)
    hands.write(_text("Purpose", values["purpose"]))
    letters, field = values["person"][:3].lower(), _field("Person")
    hands.pick(
        listed("Person", _FORM, values["person"], field, _OPTION, letters=letters)
    )
    settle(hands)
    _choose(hands, "Kind of cost", values["wrong"], "mat-select")  # takes it back
    _choose(hands, "Kind of cost", values["kind"], "mat-select")
    _mark(hands, "Money is needed soon", "checkbox", "mat-slide-toggle")
    share = "mat-slider input"
    hands.drag(
        "Own share",
        _FORM,
        share,
        share,
        held_at=(16, 16),
        dropped_at=(60, 16),
    )
    settle(hands)
    hands.write(_text("Remarks", values["text"], "textarea"))
    _hand_in(hands)
    _take(hands, values["like"], "Delete")
    asks = 'in the question "Delete claim"'
    tap(hands, "Yes", "button", asks, "mat-dialog-actions button:has-text('Yes')")
    wait_for(hands, "Claim deleted")
    settle(hands)
    _reload(hands)
    entry = _ENTRY.format("Payments")
    tap(hands, "Lists", "menu", _BAR, "button:has-text('Lists')", shows=entry)
    tap(hands, "Payments", "link", MENU, entry)
    wait_for(hands, "Payments: sent")


def _open(hands: Hands) -> None:
    new = "button:has-text('New claim')"
    tap(hands, "New claim", "button", _BAR, new, shows=_OPEN)


def _field(name: str, inside: str = "input") -> str:
    return f"mat-form-field:has(mat-label:text-is('{name}')) {inside}"


def _text(
    name: str, value: str, inside: str = "input", *, opens: bool = False
) -> Field:
    return text(name, _FORM, value, _field(name, inside), opens=opens)


def _choose(hands: Hands, name: str, value: str, inside: str) -> None:
    hands.choose(listed(name, _FORM, value, _field(name, inside), _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, selector: str) -> None:
    inside = "button" if selector == "mat-button-toggle" else "label"
    box = f"{selector}:has-text('{name}') {inside}"
    tap(hands, name, kind, _FORM, f"{box}:has-text('{name}')")


def _hand_in(hands: Hands) -> None:
    tap(hands, "Hand in", "button", _FORM, _PLACE)
    wait_for(hands, "Claim handed in")
    hands.page.locator(_OPEN).wait_for(state="hidden")
    settle(hands)


def _reload(hands: Hands) -> None:
    button = "mat-toolbar button:has-text('refresh')"
    tap(hands, "Reload", "icon", _BAR, button)


def _row(hands: Hands, purpose: str) -> Row:
    return row_of(hands, purpose, "tr")


def _take(hands: Hands, purpose: str, entry: str) -> None:
    row = _row(hands, purpose)
    wanted = _ENTRY.format(entry)
    dots = f"{row.selector} button >> nth=1"
    take_entry(hands, row, entry, dots=dots, listed=wanted)


WORKFLOW = Workflow(
    id=9417,
    template="Claim what {{person}} has paid: {{purpose}}",
    instances=(
        {
            "purpose": "Wigs from Basel",
            "person": "Delacroix",
            "kind": "Costumes",
            "play": "Macbeth",
            "other": "The Seagull",
            "day": "2026-12-01",
            "amount": "310",
            "like": "Room in Husum",
        },
        {
            "purpose": "Night train",
            "person": "Fontane",
            "kind": "Travel",
            "day": "11/23/2026",
            "hour": "9:50 PM",
            "amount": "145",
            "receipt": "2026-118",
            "like": "Parking for the lorry",
        },
        {
            "purpose": "Parking in Kiel",
            "person": "Alvarez",
            "wrong": "Material",
            "kind": "Travel",
            "text": "The machine gave no change.",
            "like": "Parking for the lorry",
        },
    ),
    start="/angular/",
    shows="{{purpose}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
