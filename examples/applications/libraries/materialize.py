"""How people write down visits to beehives on the page made of Materialize."""

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

_FORM = 'in the card "Visit"'
_BOX = "#visit"
_OPTION = "[role=option], .autocomplete-content li"
_SEEN = "#seen input"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Hive", values["hive"], "#hive"))
    _choose_breed(hands, values["breed"])
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        _text("Day", f"{day:%d/%m/%Y}", "#day"),
        day,
        month=".selects-container",
        onward=".month-next",
        days=".datepicker-day-button",
    )
    settle(hands)
    hands.write(_text("What was seen", values["seen"], _SEEN))
    hands.press("Enter", "adds what was seen")
    _mark(hands, "Stings", "radio button")
    _mark(hands, "Queen seen", "checkbox")
    _keep(hands)
    tab = "#states a:text-is('Looked after')"
    tap(hands, "Looked after", "tab", "above the table", tab)
    _take(hands, values["like"], "Mark as treated")
    wait_for(hands, "Hive is marked as treated")
    settle(hands)
    entry = "#papers a:text-is('Hive cards')"
    tap(hands, "Print", "menu", TOOLBAR, "[data-target=papers]", shows=entry)
    tap(hands, "Hive cards", "link", MENU, entry)
    wait_for(hands, "Hive cards: printed")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Hive", values["hive"], "#hive"))
    keeper = _text("Beekeeper", values["keeper"], "#keeper")
    hands.choose_by_keys(keeper, keys(values["keeper"][:3].lower(), downs=1))
    settle(hands)
    hands.write(_text("Day", values["day"], "#day", opens=True))
    settle(hands)
    hands.write(_text("What was seen", values["seen"], _SEEN))
    hands.press("Enter", "adds what was seen")
    _mark(hands, "Uneasy", "radio button")
    tap(hands, "Fed", "checkbox", _FORM, ".switch .lever")
    hands.write(_text("Remarks", values["notes"], "#notes"))
    _keep(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    place = f"{row.location}, a pencil"
    tap(hands, "Edit", "icon", place, f"{row.selector} .edit", shows=_BOX)
    hands.write(_text("Remarks", values["more"], "#notes"))
    _keep(hands)
    _reload(hands)
    _row(hands, values["hive"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Write again")
    hands.page.locator(_BOX).wait_for()
    settle(hands)
    hands.write(_text("Hive", values["hive"], "#hive"))
    _choose_breed(hands, values["wrong"])  # sees it, and takes it back
    _choose_breed(hands, values["breed"])
    hands.write(_text("What was seen", values["seen"], _SEEN))
    hands.press("Enter", "adds what was seen")
    settle(hands)
    frames = "#frames"
    box = hands.page.locator(frames).bounding_box() or {"width": 0, "height": 0}
    hands.drag(
        "Frames with brood",
        _FORM,
        frames,
        frames,
        held_at=(box["width"] * 0.4, box["height"] / 2),
        dropped_at=(box["width"] * 0.7, box["height"] / 2),
    )
    settle(hands)
    _mark(hands, "Eggs seen", "checkbox")
    _keep(hands)
    _reload(hands)
    _take(hands, values["gone"], "Give up")
    asks = 'in the question "Give up hive"'
    tap(hands, "Give up", "button", asks, "#yes")
    wait_for(hands, "Hive given up")


def _open(hands: Hands) -> None:
    tap(hands, "New visit", "button", TOOLBAR, "#new", shows=_BOX)


def _text(name: str, value: str, selector: str, *, opens: bool = False) -> Field:
    return text(name, _FORM, value, selector, opens=opens)


def _choose_breed(hands: Hands, value: str) -> None:
    field = ".select-wrapper:has(#breed) > input"
    hands.choose(listed("Breed", _FORM, value, field, _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind) -> None:
    tap(hands, name, kind, _FORM, f"#visit label span:text-is('{name}')")


def _keep(hands: Hands) -> None:
    tap(hands, "Keep visit", "button", _FORM, "#keep")
    wait_for(hands, "Visit kept")
    settle(hands)


def _reload(hands: Hands) -> None:
    tap(hands, "Reload", "icon", TOOLBAR, "#reload")
    wait_for(hands, "Hives are up to date")


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Find a hive", TOOLBAR, words, "#words"))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, hive: str) -> Row:
    return row_of(hands, hive, "#hives tr")


def _take(hands: Hands, hive: str, entry: str) -> None:
    row = _row(hands, hive)
    wanted = f"#hives .dropdown-content a:text-is('{entry}')"
    dots = f"{row.selector} .dropdown-trigger"
    take_entry(hands, row, entry, dots=dots, listed=wanted)


WORKFLOW = Workflow(
    id=9428,
    template="Write down a visit to the hive {{hive}}",
    instances=(
        {
            "hive": "Quarry edge",
            "breed": "Carnica",
            "day": "2026-12-02",
            "seen": "Mites",
            "like": "Old wagon",
        },
        {
            "hive": "School roof",
            "keeper": "Ferro",
            "day": "27/11/2026",
            "seen": "Mould",
            "notes": "The lid does not close.",
            "like": "By the brook",
            "more": "Bring a new lid.",
        },
        {
            "hive": "Behind the rectory",
            "wrong": "Buckfast",
            "breed": "Ligustica",
            "seen": "Wasps",
            "like": "Rectory garden",
            "gone": "Linden hive",
        },
    ),
    start="/materialize/",
    shows="{{hive}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
