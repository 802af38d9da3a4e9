"""How people put small ads into a paper on the page made of React Spectrum."""

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

_FORM = 'in the dialog "Small ad"'
_SHEET = "[role=dialog]:has(h2:text-is('Small ad'))"
_OPTION = "[role=listbox] [role=option]"
_ENTRY = "[role=menuitem]:has-text('{}')"
_PART = "[role=spinbutton] >> nth=0"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Heading", values["heading"]))
    _choose(hands, "Section", values["section"])
    _choose(hands, "Edition", values["edition"])
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        _text("Appears on", f"{day:%d/%m/%Y}", "button"),
        day,
        month="[role=application] h2[aria-hidden]",
        onward="button[aria-label=Next]",
        days="td [role=button]:not([aria-disabled=true])",
    )
    settle(hands)
    up = _field("Lines", "[class*=stepUp]")
    place = f'the arrow at the right of "Lines" {_FORM}'
    tap(hands, "Increase Lines", "icon", place, up)
    _mark(hands, "Invoice", "radio button", 'below "Paid by" ')
    _mark(hands, "Frame", "checkbox", 'below "Set with" ')
    _mark(hands, "Answers to a box number", "checkbox")
    _save(hands)
    tab = "[role=tab]:has-text('Taken')"
    tap(hands, "Taken", "tab", "above the table", tab)
    _take(hands, values["like"], "Send to the setters")
    wait_for(hands, "Ad went to the setters")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Heading", values["heading"]))
    section = _text("Section", values["section"], "button")
    letters = keys(values["section"][:3].lower())
    hands.choose_by_keys(section, ["Enter", *letters])
    settle(hands)
    edition = _text("Edition", values["edition"])
    hands.choose_by_keys(edition, keys(values["edition"][:3].lower(), downs=1))
    settle(hands)
    _write_parts(hands, "Appears on", values["day"], _PART)
    _write_parts(hands, "Proof until", values["until"], _PART)
    hands.write(_text("Lines", values["lines"]))
    bold = f"{_SHEET} [role=group] label:has-text('Bold type') input"
    tap(hands, "Bold type", "checkbox", f'below "Set with" {_FORM}', bold)
    hands.write(_text("Words", values["words"], "textarea"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} button >> nth=0"
    tap(hands, "Edit", "icon", f"{row.location}, a pencil", pencil, shows=_SHEET)
    hands.write(_text("Lines", "5"))
    _save(hands)
    _reload(hands)
    _row(hands, values["heading"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Print once more")
    hands.page.locator(_SHEET).wait_for()
    settle(hands)
    hands.write(_text("Heading", values["heading"]))
    _choose(hands, "Section", values["wrong"])  # sees it, and takes it back
    _choose(hands, "Section", values["section"])
    _write_parts(hands, "Appears on", values["day"], "[role=group]")
    track = f"{_SHEET} [class*=Slider-controls]"
    thumb = f"{_SHEET} [class*=Slider-handle]"
    hands.drag("Columns", _FORM, thumb, track, dropped_at=(66, 8))
    settle(hands)
    hands.write(_text("Words", values["words"], "textarea"))
    _save(hands)
    _reload(hands)
    _take(hands, values["gone"], "Withdraw")
    asks = 'in the question "Withdraw ad"'
    sure = "[role=alertdialog] button:has-text('Withdraw it')"
    tap(hands, "Withdraw it", "button", asks, sure)
    wait_for(hands, "Ad withdrawn")
    settle(hands)
    entry = _ENTRY.format("Receipts")
    tap(hands, "Print", "menu", TOOLBAR, "button:has-text('Print')", shows=entry)
    tap(hands, "Receipts", "link", MENU, entry)
    wait_for(hands, "Receipts printed")


def _open(hands: Hands) -> None:
    new = "button:has-text('New ad')"
    tap(hands, "New ad", "button", TOOLBAR, new, shows=_SHEET)


def _field(name: str, inside: str) -> str:
    return f"div:has(> label:text-is('{name}'), > span:text-is('{name}')) {inside}"


def _text(name: str, value: str, inside: str = "input") -> Field:
    return text(name, _FORM, value, _field(name, inside))


def _write_parts(hands: Hands, name: str, value: str, inside: str) -> None:
    """Type a day or an hour; the field goes from part to part by itself."""
    digits = value.replace("/", "").replace(":", "")
    hands.write_moment(_text(name, digits, inside))
    hands.steps[-1].value = value
    settle(hands)


def _choose(hands: Hands, name: str, value: str) -> None:
    hands.choose(listed(name, _FORM, value, _field(name, "button"), _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, group: str = "") -> None:
    tap(hands, name, kind, f"{group}{_FORM}", f"{_SHEET} label:has-text('{name}')")


def _save(hands: Hands) -> None:
    tap(hands, "Save ad", "button", _FORM, "button:has-text('Save ad')")
    wait_for(hands, "Ad saved")
    hands.page.locator(_SHEET).wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    field = _field("Search ads", "input")
    hands.write(text("Search ads", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _reload(hands: Hands) -> None:
    tap(hands, "Reload", "icon", TOOLBAR, "button[aria-label=Reload]")
    wait_for(hands, "Ads are up to date")


def _row(hands: Hands, heading: str) -> Row:
    return row_of(hands, heading, "[role=row]")


def _take(hands: Hands, heading: str, entry: str) -> None:
    row = _row(hands, heading)
    wanted = _ENTRY.format(entry)
    dots = f"{row.selector} button >> nth=1"
    place = f"{row.location}, three dots"
    tap(hands, "More actions", "menu", place, dots, shows=wanted)
    tap(hands, entry, "link", MENU, wanted)


WORKFLOW = Workflow(
    id=9422,
    template="Put the small ad {{heading}} into the section {{section}}",
    instances=(
        {
            "heading": "Two rooms with a view",
            "section": "Flats to let",
            "edition": "Hill country",
            "day": "2026-12-05",
            "like": "Oak table with six chairs",
        },
        {
            "heading": "Violin lessons for beginners",
            "section": "Lessons",
            "edition": "Lower valley",
            "day": "12/12/2026",
            "until": "14:30",
            "lines": "6",
            "words": "First lesson free of charge, Mrs Amsler, Mill lane 4.",
            "like": "Accordion lessons, evenings",
        },
        {
            "heading": "Grey cat, reward offered",
            "wrong": "Furniture",
            "section": "Pets",
            "day": "30/11/2026",
            "words": "Answers to the name of Pebble.",
            "like": "Who saw our grey cat?",
            "gone": "Garage near the station",
        },
    ),
    start="/spectrum/",
    shows="{{heading}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
