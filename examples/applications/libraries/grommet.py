"""How people inspect the trees of a town on the page made of Grommet."""

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

_FORM = 'in the drawer "Inspection"'
_SHEET = "h3:text-is('Inspection')"
_OPTION = "[role=option]"
_ENTRY = "[role=menuitem]:has-text('{}')"
_CALENDAR = "#day__drop"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Tree", values["tree"], "#tree"))
    _choose(hands, "Species", values["species"], "#species")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        _text("Inspected on", f"{day:%d/%m/%Y}", "button:has([aria-label=Calendar])"),
        day,
        month=f"{_CALENDAR} h3",
        onward=f"{_CALENDAR} button:has([aria-label=Next])",
        days=f"{_CALENDAR} [role=gridcell] button[aria-label*=' {day:%b} ']",
    )
    settle(hands)
    _choose(hands, "Findings", values["finding"], "#findings")
    hands.choose_also(listed("Findings", _FORM, values["other"], "", _OPTION))
    tap(hands, "Inspection", "box", "at the top of the drawer", _SHEET)
    _mark(hands, "High", "radio button", 'below "Danger" ')
    _mark(hands, "Pruning", "checkbox", 'below "Needs" ')
    _save(hands)
    tab = "[role=tab]:has-text('Open')"
    tap(hands, "Open", "tab", "above the table", tab)
    _take(hands, values["like"], "Mark as done")
    wait_for(hands, "Inspection done")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Tree", values["tree"], "#tree"))
    species = _text("Species", values["species"], "#species")
    letters = keys(values["species"][:3].lower(), downs=1)
    hands.choose_by_keys(species, ["Enter", *letters])
    settle(hands)
    street = _text("Street", values["street"], "#street")
    hands.choose_by_keys(street, keys(values["street"][:3].lower(), downs=1))
    settle(hands)
    hands.write(_text("Inspected on", values["day"], "#day"))
    hands.write(_text("At", values["hour"], "#hour", opens=True))
    _mark(hands, "Birds are nesting", "checkbox")
    hands.write(_text("Remarks", values["remarks"], "#remarks"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} button >> nth=0"
    tap(hands, "Edit", "icon", f"{row.location}, a pencil", pencil, shows=_SHEET)
    hands.write(_text("Remarks", values["more"], "#remarks"))
    _save(hands)
    _reload(hands)
    _row(hands, values["tree"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Inspect again")
    hands.page.locator(_SHEET).wait_for()
    settle(hands)
    hands.write(_text("Tree", values["tree"], "#tree"))
    _choose(hands, "Species", values["wrong"], "#species")  # sees it, takes it back
    letters = values["species"][:3].lower()
    hands.pick(
        listed(
            "Species", _FORM, values["species"], "#species", _OPTION, letters=letters
        )
    )
    settle(hands)
    hands.write(_text("Inspected on", values["day"], "#day"))
    hands.drag(
        "Height in metres",
        _FORM,
        "#height",
        "#height",
        held_at=(96, 12),
        dropped_at=(348, 12),
    )
    settle(hands)
    _mark(hands, "Fenced off", "checkbox")
    _save(hands)
    _reload(hands)
    _take(hands, values["gone"], "Strike off")
    sure = "button:has-text('Strike it off')"
    asks = 'in the question "Strike off"'
    tap(hands, "Strike it off", "button", asks, sure)
    wait_for(hands, "Tree struck off")
    settle(hands)
    entry = _ENTRY.format("Map")
    tap(hands, "Print", "menu", TOOLBAR, "button:has-text('Print')", shows=entry)
    tap(hands, "Map", "link", MENU, entry)
    wait_for(hands, "Map printed")


def _open(hands: Hands) -> None:
    new = "button:has-text('New inspection')"
    tap(hands, "New inspection", "button", TOOLBAR, new, shows=_SHEET)


def _text(name: str, value: str, selector: str, *, opens: bool = False) -> Field:
    return text(name, _FORM, value, selector, opens=opens)


def _choose(hands: Hands, name: str, value: str, selector: str) -> None:
    hands.choose(listed(name, _FORM, value, selector, _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, group: str = "") -> None:
    tap(hands, name, kind, f"{group}{_FORM}", f"form label:has-text('{name}')")


def _save(hands: Hands) -> None:
    save = "button:has-text('Save inspection')"
    tap(hands, "Save inspection", "button", _FORM, save)
    hands.page.locator(_SHEET).wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    field = "[placeholder='Search trees']"
    hands.write(text("Search trees", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _reload(hands: Hands) -> None:
    button = "button:has([aria-label=Refresh])"
    tap(hands, "Reload", "icon", TOOLBAR, button)
    wait_for(hands, "Trees are up to date")


def _row(hands: Hands, tree: str) -> Row:
    return row_of(hands, tree, "tr")


def _take(hands: Hands, tree: str, entry: str) -> None:
    row = _row(hands, tree)
    wanted = _ENTRY.format(entry)
    dots = f"{row.selector} button >> nth=1"
    place = f"{row.location}, three dots"
    tap(hands, "Open Menu", "menu", place, dots, shows=wanted)
    tap(hands, entry, "link", MENU, wanted)


WORKFLOW = Workflow(
    id=9424,
    template="Inspect the tree {{tree}}, a {{species}}",
    instances=(
        {
            "tree": "Big beech at the pond",
            "species": "Beech",
            "finding": "Cavity",
            "other": "Fungus",
            "day": "2026-11-24",
            "like": "Lime at the well",
        },
        {
            "tree": "Maple by the bus stop",
            "species": "Maple",
            "street": "Station road",
            "day": "25/11/2026",
            "hour": "08:30",
            "remarks": "Two branches hang over the shelter.",
            "more": "Look at the roots in spring.",
            "like": "Row of planes",
        },
        {
            "tree": "Hedge of the gym",
            "wrong": "Ash",
            "species": "Hornbeam",
            "day": "26/11/2026",
            "like": "Rowan behind the gym",
            "gone": "Old oak",
        },
    ),
    start="/grommet/",
    shows="{{tree}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
