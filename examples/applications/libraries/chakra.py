"""How people book halls on the page made of Chakra UI."""

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

_FORM = 'in the box "Booking"'
_OPTION = "[role=option]"
_ENTRY = "[role=menuitem]:has-text('{}')"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Event", values["event"]))
    _choose(hands, "Club", values["club"], "[data-part=trigger]")
    _choose(hands, "Hall", values["hall"])
    _choose(hands, "Equipment", values["thing"])
    hands.choose_also(listed("Equipment", _FORM, values["other"], "", _OPTION))
    tap(hands, "Booking", "box", "at the top of the box", ".chakra-dialog__title")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Day", _FORM, f"{day:%m/%d/%Y}", _field("Day", "button")),
        day,
        month=".date-picker__viewTrigger",
        onward=".date-picker__nextTrigger",
        days=".date-picker__tableCellTrigger:not([data-outside-range])",
    )
    settle(hands)
    _mark(hands, "Morning", "radio button", "label")
    _mark(hands, "Free of charge", "radio button", "label", 'below "Fee" ')
    _mark(hands, "Cleans", "checkbox", "label", 'below "Caretaker" ')
    _mark(hands, "Drinks are sold", "checkbox", "label")
    _save(hands)
    _take(hands, values["like"], "Grant")
    wait_for(hands, "Booking granted")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Event", values["event"]))
    club = _text("Club", values["club"])
    hands.choose_by_keys(club, keys(values["club"][:3].lower(), downs=1))
    hall = _text("Hall", values["hall"], "button")
    hands.choose_by_keys(hall, ["Enter", *keys(downs=int(values["downs"]))])
    settle(hands)
    hands.write(_text("Day", values["day"], opens=True))
    hands.write(_text("People", values["people"]))
    hands.write(_text("Keys go to", values["key"]))
    hands.press("Enter", "adds the name")
    hands.write(_text("Remarks", values["note"], "textarea"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} button >> nth=0"
    place = f"{row.location}, a pencil"
    tap(hands, "Edit", "icon", place, pencil, shows=".chakra-dialog__title")
    hands.write(_text("People", "45"))
    _save(hands)
    tap(hands, "Refresh", "icon", TOOLBAR, "[aria-label=Refresh]")
    _row(hands, values["event"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Book again")
    hands.page.locator(".chakra-dialog__title").wait_for()
    settle(hands)
    hands.write(_text("Event", values["event"]))
    letters, field = values["club"][:3].lower(), _field("Club", "input")
    hands.pick(listed("Club", _FORM, values["club"], field, _OPTION, letters=letters))
    settle(hands)
    _choose(hands, "Hall", values["wrong"])  # sees it, and takes it back
    _choose(hands, "Hall", values["hall"])
    _mark(hands, "Afternoon", "radio button", "label")
    hands.drag(
        "Degrees",
        _FORM,
        ".chakra-slider__thumb",
        ".chakra-slider__track",
        dropped_at=(420, 4),
    )
    settle(hands)
    _save(hands)
    _take(hands, values["like"], "Strike off")
    asks = 'in the question "Strike this booking off?"'
    sure = "[role=alertdialog] button:has-text('Strike off')"
    tap(hands, "Strike off", "button", asks, sure)
    wait_for(hands, "Booking struck off")
    settle(hands)
    tap(hands, "Refresh", "icon", TOOLBAR, "[aria-label=Refresh]")
    entry = _ENTRY.format("Door sign")
    notices = "button:has-text('Notices')"
    tap(hands, "Notices", "menu", TOOLBAR, notices, shows=entry)
    tap(hands, "Door sign", "link", MENU, entry)
    wait_for(hands, "Door sign printed")


def _open(hands: Hands) -> None:
    new, box = "button:has-text('New booking')", ".chakra-dialog__title"
    tap(hands, "New booking", "button", TOOLBAR, new, shows=box)


def _field(name: str, inside: str) -> str:
    return f"[data-part=root]:has(> label:text('{name}')) {inside}"


def _text(
    name: str, value: str, inside: str = "input", *, opens: bool = False
) -> Field:
    return text(name, _FORM, value, _field(name, inside), opens=opens)


def _choose(hands: Hands, name: str, value: str, inside: str = "button") -> None:
    hands.choose(listed(name, _FORM, value, _field(name, inside), _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, selector: str, group: str = "") -> None:
    tap(hands, name, kind, f"{group}{_FORM}", f"{selector}:has-text('{name}')")


def _save(hands: Hands) -> None:
    tap(hands, "Save booking", "button", _FORM, "button:has-text('Save booking')")
    hands.page.locator(".chakra-dialog__title").wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    field = "[placeholder='Search bookings']"
    hands.write(text("Search bookings", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, event: str) -> Row:
    return row_of(hands, event, "tr")


def _take(hands: Hands, event: str, entry: str) -> None:
    row = _row(hands, event)
    wanted = _ENTRY.format(entry)
    dots = f"{row.selector} button >> nth=1"
    take_entry(hands, row, entry, dots=dots, listed=wanted)


WORKFLOW = Workflow(
    id=9411,
    template='Book the {{hall}} for the {{club}}: "{{event}}"',
    instances=(
        {
            "event": "Carnival for children",
            "club": "Playgroup",
            "hall": "Sports hall",
            "thing": "Microphone",
            "other": "Tables",
            "day": "2026-12-12",
            "like": "Rehearsal for Advent",
        },
        {
            "event": "Course in first aid",
            "club": "Fire brigade",
            "hall": "Fire station",
            "downs": "2",
            "day": "01/16/2027",
            "people": "18",
            "key": "Mrs Huber",
            "note": "Bandages are brought along.",
            "like": "Flea market",
        },
        {
            "event": "Flea market in spring",
            "club": "Farm women",
            "wrong": "Club room",
            "hall": "Barn",
            "like": "Flea market",
        },
    ),
    start="/chakra/",
    shows="{{event}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
