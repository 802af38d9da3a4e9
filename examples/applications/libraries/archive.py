"""How people take papers into an archive on the page made of jQuery's old plugins."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.components.places import (
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

_BAR = "in the bar at the top"
_FORM = 'in the form "Papers"'
_TREE = "in the tree on the left"
_OPTION = ".chosen-with-drop .chosen-results li"
_EDITOR = ".note-editable"
_NODE = ".jstree-anchor:text-is('{}')"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    arrow = f".jstree-node:has(> {_NODE.format('Private')}) > .jstree-ocl"
    node = _NODE.format(values["holding"])
    place = f'left of "Private" {_TREE}'
    tap(hands, "Private", "icon", f"the arrow {place}", arrow, shows=node)
    tap(hands, values["holding"], "link", _TREE, node, record=True)
    _open(hands)
    hands.write(_text("Title", values["title"], "#title"))
    _choose(hands, "Giver", values["giver"], "#giver_chosen")
    _choose(hands, "Keywords", values["word"], "#words_chosen")
    _choose(hands, "Keywords", values["other"], "#words_chosen")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        _text("Came on", f"{day:%d.%m.%Y}", "#came"),
        day,
        month=".datepicker-days .datepicker-switch",
        onward=".datepicker-days .next",
        days=".datepicker-days td.day:not(.old):not(.new)",
    )
    settle(hands)
    _mark(hands, "Closed", "radio button", 'beside "Access" ')
    _mark(hands, "Has mould", "checkbox")
    _take_in(hands)
    tap(hands, "Town", "link", _TREE, _NODE.format("Town"), record=True)
    row = _row(hands, values["like"])
    tap(hands, "Lend out", "icon", f"{row.location}, a book", f"{row.selector} .book")
    wait_for(hands, "Lent to the reading room")
    _row(hands, values["title"])


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Title", values["title"], "#title"))
    giver = _text("Giver", values["giver"], "#giver_chosen input")
    hands.choose_by_keys(giver, keys(values["giver"][:3].lower()))
    settle(hands)
    hands.write(_text("Came on", values["day"], "#came", opens=True))
    settle(hands)
    hands.write(_text("Boxes", values["boxes"], "#boxes"))
    _mark(hands, "There is a contract", "checkbox")
    hands.write(_text("Description", values["text"], _EDITOR))
    _take_in(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} .pencil"
    tap(hands, "Edit", "icon", f"{row.location}, a pencil", pencil, shows="#boxes")
    hands.write(_text("Boxes", values["more"], "#boxes"))
    _take_in(hands)
    tap(hands, "Reload", "icon", _BAR, "#reload")
    wait_for(hands, "The list is up to date")
    _row(hands, values["title"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["gone"])
    row = _row(hands, values["gone"])
    place = f"{row.location}, a wastebasket"
    tap(hands, "Delete", "icon", place, f"{row.selector} .bin")
    wait_for(hands, "Thrown out of the list")
    settle(hands)
    tap(hands, "Reload", "icon", _BAR, "#reload")
    wait_for(hands, "The list is up to date")
    _open(hands)
    hands.write(_text("Title", values["title"], "#title"))
    _choose(hands, "Giver", values["wrong"], "#giver_chosen")  # takes it back
    giver = _text("Giver", values["giver"], "#giver_chosen")
    hands.choose_by_keys(giver, keys(values["giver"][:3].lower()))
    settle(hands)
    tap(hands, "Bold", "icon", f'above "Description" {_FORM}', ".note-btn-bold")
    hands.write(_text("Description", values["text"], _EDITOR))
    _take_in(hands)
    tap(hands, "Print labels", "button", _BAR, "#label")
    wait_for(hands, "Labels were printed")


def _open(hands: Hands) -> None:
    tap(hands, "New papers", "button", _BAR, "#new", shows="#sheet")


def _text(name: str, value: str, selector: str, *, opens: bool = False) -> Field:
    return text(name, _FORM, value, selector, opens=opens)


def _choose(hands: Hands, name: str, value: str, selector: str) -> None:
    hands.choose(listed(name, _FORM, value, selector, _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, group: str = "") -> None:
    label = f"#sheet label:text-is('{name}')"
    if hands.person.hand == "keyboard":
        label = f"{label} >> xpath=preceding-sibling::input[1]"
    tap(hands, name, kind, f"{group}{_FORM}", label)


def _take_in(hands: Hands) -> None:
    tap(hands, "Take in", "button", _FORM, "#save")
    wait_for(hands, "Papers were taken in")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Search", "above the table", words, ".dt-search input"))
    settle(hands)


def _row(hands: Hands, title: str) -> Row:
    return row_of(hands, title, "#papers tr")


WORKFLOW = Workflow(
    id=9429,
    template='Take papers of {{giver}} into the archive: "{{title}}"',
    instances=(
        {
            "holding": "Clubs",
            "title": "Regatta of 1932",
            "giver": "Rowing club",
            "word": "Letters",
            "other": "Photographs",
            "day": "2026-12-03",
            "like": "Glass plates",
        },
        {
            "title": "Wills, second part",
            "giver": "District court",
            "day": "24.11.2026",
            "boxes": "6",
            "text": "Sorted by year.",
            "like": "Divided fields",
            "more": "14",
        },
        {
            "title": "Labels of bottles",
            "wrong": "Family Oehme",
            "giver": "Brewery Stern",
            "text": "Very fragile",
            "gone": "Sermons",
        },
    ),
    start="/archive/",
    shows="{{title}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
