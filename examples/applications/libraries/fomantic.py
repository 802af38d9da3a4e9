"""How people make appointments with a vet on the page made of Fomantic-UI."""

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

_FORM = 'in the box "Appointment"'
_OPTION = ".menu.visible .item"
_TAB = ".pointing.menu .item:has-text('{}')"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    hours = ".accordion .title"
    tap(hands, "Surgery hours", "button", "below the table", hours)
    _open(hands)
    hands.write(_text("Animal", values["animal"]))
    _choose(hands, "Owner", values["owner"])
    _choose(hands, "Species", values["species"])
    _choose(hands, "Reasons", values["reason"])
    hands.choose_also(listed("Reasons", _FORM, values["other"], "", _OPTION))
    tap(hands, "Appointment", "box", "at the top of the box", ".ui.modal .header")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Day", _FORM, f"{day:%B} {day.day}, {day.year}", "[name=day]"),
        day,
        month="#day thead .link >> nth=0",
        onward="#day .next.link",
        days="#day td.link:not(.adjacent)",
    )
    settle(hands)
    _mark(hands, "Dr Lund", "radio button", 'beside "Vet" ')
    _mark(hands, "Comes without breakfast", "checkbox")
    _mark(hands, "Remind by text message", "checkbox")
    _save(hands)
    tap(hands, "Booked", "tab", "above the table", _TAB.format("Booked"))
    _take(hands, values["like"], "Has arrived")
    wait_for(hands, "is in the waiting room")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Animal", values["animal"]))
    owner = text("Owner", _FORM, values["owner"], "input.search >> nth=0")
    hands.choose_by_keys(owner, keys(values["owner"][:3].lower()))
    settle(hands)
    _choose(hands, "Species", values["species"])
    hands.write(_text("Weight", values["weight"]))
    hands.write(_text("Day", values["day"], opens=True))
    hands.write(_text("Time", values["hour"], opens=True))
    _mark(hands, "Remind by text message", "checkbox")
    hands.write(text("Notes", _FORM, values["notes"], "[name=notes]"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    place = f"a pencil {row.location}"
    pencil = f"{row.selector} button.edit"
    tap(hands, "Edit", "icon", place, pencil, shows="[name=weight]")
    hands.write(_text("Weight", "31"))
    _save(hands)
    tap(hands, "Refresh", "icon", TOOLBAR, "#refresh")
    _row(hands, values["animal"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Comes again")
    hands.page.locator("[name=weight]").wait_for()
    settle(hands)
    _choose(hands, "Species", values["wrong"])  # sees it, and takes it back
    _choose(hands, "Species", values["species"])
    letters, field = values["reason"][:3].lower(), _field("Reasons", "input.search")
    options = ".menu.visible .item:not(.filtered)"
    hands.pick(
        listed("Reasons", _FORM, values["reason"], field, options, letters=letters)
    )
    settle(hands)
    tap(hands, "Appointment", "box", "at the top of the box", ".ui.modal .header")
    _mark(hands, "Whoever is free", "radio button", 'beside "Vet" ')
    hands.drag(
        "Minutes",
        _FORM,
        "#minutes .thumb",
        "#minutes .track",
        dropped_at=(425, 2),
    )
    settle(hands)
    hands.write(text("Notes", _FORM, values["notes"], "[name=notes]"))
    _save(hands)
    tap(hands, "Refresh", "icon", TOOLBAR, "#refresh")
    _take(hands, values["gone"], "Cancel")
    asks = 'in the question "Cancel Appointment"'
    tap(hands, "Yes", "button", asks, "#ask .positive")
    wait_for(hands, "Appointment cancelled")
    entry = "#print .item:has-text('Waiting list')"
    tap(hands, "Print", "menu", TOOLBAR, "#print", shows=entry)
    tap(hands, "Waiting list", "link", MENU, entry)
    wait_for(hands, "Waiting list: sent to the printer")


def _open(hands: Hands) -> None:
    tap(hands, "New appointment", "button", TOOLBAR, "#new", shows="[name=animal]")


def _field(name: str, inside: str) -> str:
    return f".field:has(> label:text-is('{name}')) {inside}"


def _text(name: str, value: str, *, opens: bool = False) -> Field:
    return text(name, _FORM, value, f"[name={name.lower()}]", opens=opens)


def _choose(hands: Hands, name: str, value: str) -> None:
    field = _field(name, ".dropdown")
    hands.choose(listed(name, _FORM, value, field, _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, group: str = "") -> None:
    box = f".checkbox label:text-is('{name}')"
    tap(hands, name, kind, f"{group}{_FORM}", box)


def _save(hands: Hands) -> None:
    tap(hands, "Save", "button", _FORM, "#appointment .positive")
    wait_for(hands, "Appointment saved")
    hands.page.locator("#appointment").wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Search animals...", TOOLBAR, words, "#words"))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, animal: str) -> Row:
    return row_of(hands, animal, "#rows tr")


def _take(hands: Hands, animal: str, entry: str) -> None:
    row = _row(hands, animal)
    wanted = f"{row.selector} .item:has-text('{entry}')"
    wrench = f"{row.selector} .dropdown"
    tap(hands, "wrench", "menu", row.location, wrench, shows=wanted)
    tap(hands, entry, "link", MENU, wanted)


WORKFLOW = Workflow(
    id=9414,
    template="Make an appointment with the vet for {{animal}}, a {{species}}",
    instances=(
        {
            "animal": "Kasimir",
            "owner": "Gruber",
            "species": "Cat",
            "reason": "Castration",
            "other": "Teeth",
            "day": "2026-12-08",
            "like": "Bruno",
        },
        {
            "animal": "Fleck",
            "owner": "Ekström",
            "species": "Guinea pig",
            "weight": "0.8",
            "day": "December 3, 2026",
            "hour": "4:20 PM",
            "notes": "Bites when it is afraid.",
            "like": "Bruno",
        },
        {
            "animal": "Lora",
            "wrong": "Rabbit",
            "species": "Parrot",
            "reason": "Will not eat",
            "notes": "Worse than last week.",
            "like": "Lora",
            "gone": "Schecke",
        },
    ),
    start="/fomantic/",
    shows="{{animal}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
