"""How people store lost things on the page made of PatternFly."""

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

_FORM = 'in the box "Something found"'
_OPTION = ".pf-v6-c-menu__item"
_CALENDAR = ".pf-v6-c-calendar-month"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_thing(values))
    _choose(hands, "Kind", values["kind"], "#kind")
    _choose(hands, "Left in", values["line"], "#line button >> nth=-1")
    _choose(hands, "Marks", values["mark"], "#marks button >> nth=-1")
    hands.choose_also(listed("Marks", _FORM, values["other"], "", _OPTION))
    _leave_marks(hands)
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Kept until", _FORM, values["day"], "[aria-label='Toggle date picker']"),
        day,
        month=f"{_CALENDAR}__header-month",
        onward="[aria-label='Next month']",
        days=f"{_CALENDAR}__dates-cell:not(.pf-m-adjacent-month) button",
        written="%B",
    )
    settle(hands)
    plus = "[aria-label=Plus]"
    tap(hands, "Plus", "icon", f'at the right of "Boxes" {_FORM}', plus)
    _mark(hands, "Driver", "radio button", 'beside "Handed in by" ')
    _mark(hands, "Locked away", "checkbox", 'beside "Care" ')
    _mark(hands, "Finder wants a reward", "checkbox", "")
    _store(hands)
    tap(hands, "Stored", "tab", "above the table", "[role=tab]:has-text('Stored')")
    _take(hands, values["like"], "Collected")
    wait_for(hands, "It was collected")
    collected = "[role=tab]:has-text('Collected')"
    tap(hands, "Collected", "tab", "above the table", collected)
    tap(hands, "All", "tab", "above the table", "[role=tab]:has-text('All')")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_thing(values))
    _choose(hands, "Kind", values["kind"], "#kind")
    line = text("Left in", _FORM, values["line"], "#line input")
    hands.choose_by_keys(line, keys(values["line"].lower(), downs=1))
    hands.write(text("Kept until", _FORM, values["day"], "#day"))
    hands.write(text("At about", _FORM, values["hour"], "#hour", opens=True))
    hands.write(text("Boxes", _FORM, values["boxes"], "[name=boxes]"))
    hands.click("Police", "radio button", f'beside "Handed in by" {_FORM}', "#Police")
    hands.write(text("Description", _FORM, values["text"], "#text"))
    _store(hands)
    _find(hands, values["like"])
    _take(hands, values["like"], "Edit")
    hands.page.locator("#thing").wait_for()
    settle(hands)
    hands.click(
        "Locked away", "checkbox", f'beside "Care" {_FORM}', "[id='Locked away']"
    )
    _store(hands)
    tap(hands, "Reload", "icon", TOOLBAR, "[aria-label=Reload]")
    _row(hands, values["thing"])
    tap(hands, "Print labels", "icon", TOOLBAR, "[aria-label='Print labels']")
    wait_for(hands, "Labels are printed")


def _with_a_search(hands: Hands, values: Values) -> None:
    _find(hands, values["like"])
    _take(hands, values["like"], "One more like it")
    hands.page.locator("#thing").wait_for()
    settle(hands)
    hands.write(_thing(values))
    _choose(hands, "Kind", values["wrong"], "#kind")  # sees it, and takes it back
    _choose(hands, "Kind", values["kind"], "#kind")
    letters, field = values["mark"][:3].lower(), "#marks input"
    hands.pick(listed("Marks", _FORM, values["mark"], field, _OPTION, letters=letters))
    _leave_marks(hands)
    _mark(hands, "Passenger", "radio button", 'beside "Handed in by" ')
    hands.drag(
        "Worth",
        _FORM,
        ".pf-v6-c-slider__thumb",
        ".pf-v6-c-slider__rail",
        dropped_at=(330, 6),
    )
    settle(hands)
    hands.turn_within("Description", "#text", ".pf-v6-c-modal-box__body")
    settle(hands)
    hands.write(text("Description", _FORM, values["text"], "#text"))
    _store(hands)
    _take(hands, values["like"], "Throw away")
    asks = 'in the question "Throw it away?"'
    sure = ".pf-v6-c-modal-box button:has-text('Throw away')"
    tap(hands, "Throw away", "button", asks, sure)
    wait_for(hands, "It was thrown away")
    entry = f"{_OPTION}:has-text('Auction list')"
    office = "button:has-text('Office')"
    tap(hands, "Office", "menu", TOOLBAR, office, shows=entry)
    tap(hands, "Auction list", "link", MENU, entry)
    wait_for(hands, "Auction list: done")


def _open(hands: Hands) -> None:
    new = "button:has-text('Something found')"
    tap(hands, "Something found", "button", TOOLBAR, new, shows="#thing")


def _thing(values: Values) -> Field:
    return text("What it is", _FORM, values["thing"], "#thing")


def _choose(hands: Hands, name: str, value: str, selector: str) -> None:
    hands.choose(listed(name, _FORM, value, selector, _OPTION))
    settle(hands)


def _leave_marks(hands: Hands) -> None:
    place = "at the top of the box"
    tap(hands, "Something found", "box", place, ".pf-v6-c-modal-box__title")


def _mark(hands: Hands, name: str, kind: Kind, group: str) -> None:
    tap(hands, name, kind, f"{group}{_FORM}", f"label:has-text('{name}')")


def _store(hands: Hands) -> None:
    tap(hands, "Store it", "button", _FORM, "button:has-text('Store it')")
    wait_for(hands, "It is stored")
    hands.page.locator("#thing").wait_for(state="hidden")
    settle(hands)


def _find(hands: Hands, words: str) -> None:
    field = "[placeholder='Find by name']"
    hands.write(text("Find by name", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, thing: str) -> Row:
    return row_of(hands, thing, "tr")


def _take(hands: Hands, thing: str, entry: str) -> None:
    row = _row(hands, thing)
    wanted = f"{_OPTION}:has-text('{entry}')"
    dots = f"{row.selector} button"
    tap(hands, "Kebab toggle", "menu", row.location, dots, shows=wanted)
    hands.click(entry, "link", MENU, wanted, at=(40, 16))  # Tab would close it
    settle(hands)


WORKFLOW = Workflow(
    id=9407,
    template="Store something that was found in the {{line}}: {{thing}}",
    instances=(
        {
            "thing": "Violin case",
            "kind": "Bag",
            "line": "Bus 12",
            "mark": "black",
            "other": "leather",
            "day": "2026-12-22",
            "like": "Telephone",
        },
        {
            "thing": "Woollen hat",
            "kind": "Clothing",
            "line": "Tram 6",
            "day": "2027-01-15",
            "hour": "17:45",
            "boxes": "3",
            "text": "Smells of cinnamon.",
            "like": "Reading glasses",
        },
        {
            "thing": "Second rucksack",
            "wrong": "Keys",
            "kind": "Bag",
            "line": "Tram 1",
            "mark": "with a name",
            "text": "A sticker of a whale.",
            "like": "Rucksack",
        },
    ),
    start="/patternfly/",
    shows="{{thing}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
