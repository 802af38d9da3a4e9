"""How people order books on the page made of Headless UI, with its dates and lists."""

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

_FORM = 'in the box "Order"'
_OPTION = "[role=option]"
_ENTRY = "[role=menuitem]:has-text('{}')"
_BOX = "div:has(> label:text-is('{}'))"
_TITLE = f"{_BOX.format('Title')} input"
_CONTROL = "[class*='-control']"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    cost = "button:has-text('What does it cost?')"
    tap(hands, "What does it cost?", "button", "below the table", cost)
    _open(hands)
    hands.write(_text("Title", values["title"]))
    _choose(hands, "Reader", values["reader"], "button")
    _choose(hands, "Kind", values["kind"], "button")
    _choose(hands, "Comes from", values["library"], _CONTROL)
    _choose(hands, "Subjects", values["subject"], _CONTROL)
    _choose(hands, "Subjects", values["other"], _CONTROL)
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Needed by", _FORM, f"{day:%m/%d/%Y}", "#day"),
        day,
        month=".react-datepicker__current-month",
        onward=".react-datepicker__navigation--next",
        days=".react-datepicker__day:not(.react-datepicker__day--outside-month)",
    )
    settle(hands)
    _mark(hands, "Library van", "radio button")
    _mark(hands, "Reading room only", "checkbox")
    _place(hands)
    ordered = "[role=tab]:has-text('Ordered')"
    tap(hands, "Ordered", "tab", "above the table", ordered)
    _take(hands, values["like"], "Has arrived")
    wait_for(hands, "The reader is told.")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Title", values["title"]))
    reader = _text("Reader", values["reader"])
    hands.choose_by_keys(reader, keys(values["reader"][:3].lower(), downs=1))
    kind = text("Kind", _FORM, values["kind"], f"{_BOX.format('Kind')} button")
    hands.choose_by_keys(kind, ["ArrowDown", *keys(values["kind"][:1].lower())])
    settle(hands)
    library = text("Comes from", _FORM, values["library"], "#from")
    hands.choose_by_keys(library, keys(values["library"][:5].lower()))
    hands.write(text("Needed by", _FORM, values["day"], "#day", opens=True))
    hands.write(text("Fetched at", _FORM, values["hour"], "#hour", opens=True))
    _mark(hands, "Reader pays the postage", "checkbox")
    hands.write(_text("Notes", values["notes"], "textarea"))
    _place(hands)
    _search(hands, values["like"])
    _take(hands, values["like"], "Edit")
    hands.page.locator(_TITLE).wait_for()
    settle(hands)
    hands.write(_text("Notes", "Asked twice.", "textarea"))
    _place(hands)
    tap(hands, "Refresh", "icon", f"two arrows {TOOLBAR}", "button:has(svg) >> nth=0")
    _row(hands, values["title"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Order again")
    hands.page.locator(_TITLE).wait_for()
    settle(hands)
    hands.write(_text("Title", values["title"]))
    letters, field = values["reader"][:3].lower(), f"{_BOX.format('Reader')} input"
    hands.pick(
        listed("Reader", _FORM, values["reader"], field, _OPTION, letters=letters)
    )
    settle(hands)
    _choose(hands, "Kind", values["wrong"], "button")  # sees it, and takes it back
    _choose(hands, "Kind", values["kind"], "button")
    field = f"{_BOX.format('Subjects')} {_CONTROL}"
    subjects = text("Subjects", _FORM, values["subject"], field)
    hands.choose_by_keys(subjects, keys(values["subject"][:3].lower()))
    settle(hands)
    _mark(hands, "As a scan", "radio button")
    hands.write(_text("Notes", values["notes"], "textarea"))
    _place(hands)
    row = _row(hands, values["like"])
    bin_ = f"{row.selector} button >> nth=1"
    tap(hands, "Delete", "icon", f"a bin {row.location}", bin_)
    asks = 'in the question "Take the order back?"'
    tap(hands, "Take back", "button", asks, "button:has-text('Take back')")
    wait_for(hands, "The order is taken back.")
    settle(hands)
    tap(hands, "Refresh", "icon", f"two arrows {TOOLBAR}", "button:has(svg) >> nth=0")
    entry = _ENTRY.format("Slips for the shelf")
    tap(hands, "Print", "menu", TOOLBAR, "button:has-text('Print')", shows=entry)
    tap(hands, "Slips for the shelf", "link", MENU, entry)
    wait_for(hands, "Slips for the shelf are printed.")


def _open(hands: Hands) -> None:
    new = "button:has-text('New order')"
    tap(hands, "New order", "button", TOOLBAR, new, shows=_TITLE)


def _text(name: str, value: str, inside: str = "input") -> Field:
    return text(name, _FORM, value, f"{_BOX.format(name)} {inside}")


def _choose(hands: Hands, name: str, value: str, inside: str) -> None:
    field = f"{_BOX.format(name)} {inside}"
    hands.choose(listed(name, _FORM, value, field, _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind) -> None:
    tap(hands, name, kind, _FORM, f"label:text-is('{name}')")


def _place(hands: Hands) -> None:
    tap(hands, "Place order", "button", _FORM, "button:has-text('Place order')")
    wait_for(hands, "Order placed.")
    hands.page.locator(_TITLE).wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    field = "[placeholder='Title or reader']"
    hands.write(text("Title or reader", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, title: str) -> Row:
    return row_of(hands, title, "tr")


def _take(hands: Hands, title: str, entry: str) -> None:
    row = _row(hands, title)
    wanted = _ENTRY.format(entry)
    options = f"{row.selector} button:has-text('Options')"
    tap(hands, "Options", "menu", row.location, options, shows=wanted)
    tap(hands, entry, "link", MENU, wanted)


WORKFLOW = Workflow(
    id=9416,
    template='Order "{{title}}" for {{reader}} from another library',
    instances=(
        {
            "title": "Railways of the Jura",
            "reader": "Iten, Beat",
            "kind": "Map",
            "library": "Geographical society",
            "subject": "Railways",
            "other": "History",
            "day": "2026-12-18",
            "like": "Alpine mosses",
        },
        {
            "title": "Songs without words",
            "reader": "Amrein, Nadja",
            "kind": "Score",
            "library": "Conservatory",
            "day": "12/11/2026",
            "hour": "4:30 PM",
            "notes": "The old edition.",
            "like": "The law of pastures",
        },
        {
            "title": "Masses, second volume",
            "reader": "Frei, Oskar",
            "wrong": "Map",
            "kind": "Score",
            "subject": "Music",
            "notes": "Parts for the alto too.",
            "like": "Masses for three voices",
        },
    ),
    start="/headless/",
    shows="{{title}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
