"""How people count plants on the page of Tabulator, Tagify and Air Datepicker."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.components.places import (
    MENU,
    TOOLBAR,
    Row,
    listed,
    settle,
    tap,
    text,
    wait_for,
)
from examples.applications.libraries.ways import each, row_of
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the box "Lot"'
_WORDS = ".tagify__input"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    row = _row(hands, values["like"])
    number = _cell(row, "number")
    hands.write(text("Number", row.location, values["counted"], number))
    hands.press("Enter", "keeps the number")
    settle(hands)
    options = ".tabulator-edit-list-item"
    bed = _cell(row, "bed")
    hands.choose(listed("Bed", row.location, values["bed"], bed, options))
    settle(hands)
    sale = _cell(row, "sale")
    tap(hands, "For sale", "checkbox", row.location, sale, shows=f"{sale} input")
    tap(hands, "For sale", "checkbox", row.location, f"{sale} input")
    _open(hands)
    hands.write(_text("Plant", values["plant"], "#plant"))
    _choose_source(hands, values["source"])
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        _text("Sown on", f"{day:%d/%m/%Y}", "#sown"),
        day,
        month=".air-datepicker-nav--title",
        onward="[data-action=next]",
        days=".air-datepicker-cell.-day-:not(.-other-month-)",
        written="%B,%Y",
    )
    settle(hands)
    hands.write(_text("Number", values["number"], "#number"))
    _mark(hands, "Hardy")
    _save(hands)
    tap(hands, "Print labels", "button", TOOLBAR, "#labels")
    wait_for(hands, "Labels printed")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Plant", values["plant"], "#plant"))
    _choose_source(hands, values["source"])
    hands.write(_text("Sown on", values["day"], "#sown", opens=True))
    hands.write(_text("Words to search for", values["word"], _WORDS))
    hands.press("Enter", "adds the word")
    hands.write(_text("Number", values["number"], "#number"))
    hands.write(_text("Pots", values["pots"], "#pots"))
    _mark(hands, "Organic")
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    pencil = f"{row.selector} .tabulator-cell >> nth=-2"
    tap(hands, "Edit", "icon", f"{row.location}, a pencil", pencil, shows="#lot")
    hands.write(_text("Number", values["more"], "#number"))
    _save(hands)
    _reload(hands)
    _row(hands, values["plant"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Copy lot")
    hands.page.locator("#lot").wait_for()
    settle(hands)
    hands.write(_text("Plant", values["plant"], "#plant"))
    _choose_source(hands, values["wrong"])  # sees it, and takes it back
    _choose_source(hands, values["source"])
    options = ".tagify__dropdown__item"
    letters = values["word"][:2]
    hands.pick(
        listed(
            "Words to search for",
            _FORM,
            values["word"],
            _WORDS,
            options,
            letters=letters,
        )
    )
    settle(hands)
    _save(hands)
    _reload(hands)
    _take(hands, values["half"], "Divide in two")
    wait_for(hands, "Lot divided")
    settle(hands)
    row = _row(hands, values["gone"])
    bin_ = f"{row.selector} .tabulator-cell >> nth=-1"
    tap(hands, "Delete", "icon", f"{row.location}, a wastebasket", bin_)
    wait_for(hands, "Lot thrown away")
    tap(hands, "Price list", "button", TOOLBAR, "#prices")
    wait_for(hands, "Price list printed")


def _open(hands: Hands) -> None:
    tap(hands, "New lot", "button", TOOLBAR, "#new", shows="#lot")


def _text(name: str, value: str, selector: str, *, opens: bool = False) -> Field:
    return text(name, _FORM, value, selector, opens=opens)


def _cell(row: Row, field: str) -> str:
    return f"{row.selector} [tabulator-field={field}]"


def _choose_source(hands: Hands, value: str) -> None:
    hands.choose(listed("Comes from", _FORM, value, "#source", "", letters=None))
    settle(hands)


def _mark(hands: Hands, name: str) -> None:
    tap(hands, name, "checkbox", _FORM, f"#{name.lower()}")


def _save(hands: Hands) -> None:
    tap(hands, "Save lot", "button", _FORM, "#save")
    wait_for(hands, "Lot saved")
    settle(hands)


def _reload(hands: Hands) -> None:
    tap(hands, "Reload", "icon", TOOLBAR, "#reload")
    wait_for(hands, "Lots are up to date")


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Find plants...", TOOLBAR, words, "#words"))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, plant: str) -> Row:
    return row_of(hands, plant, ".tabulator-row")


def _take(hands: Hands, plant: str, entry: str) -> None:
    """Open the menu of a row with the right button, and take an entry."""
    row = _row(hands, plant)
    cell = _cell(row, "plant")
    wanted = f".tabulator-menu-item:text-is('{entry}')"
    settle(hands)
    hands.click(
        plant, "row", "in the table", cell, record=True, button="right", shows=wanted
    )
    tap(hands, entry, "link", MENU, wanted)


WORKFLOW = Workflow(
    id=9430,
    template="Enter a lot of {{plant}} in the nursery ({{source}})",
    instances=(
        {
            "like": "Foxglove",
            "counted": "84",
            "bed": "Cold frame",
            "plant": "Delphinium",
            "source": "Bought seed",
            "day": "2026-11-30",
            "number": "150",
        },
        {
            "plant": "Lemon balm",
            "source": "Other nursery",
            "day": "20/11/2026",
            "word": "tea",
            "number": "72",
            "pots": "11 cm",
            "like": "Thyme",
            "more": "290",
        },
        {
            "plant": "Purple sage",
            "wrong": "Other nursery",
            "source": "Cuttings",
            "word": "herb",
            "like": "Sage",
            "half": "Lavender",
            "gone": "Hollyhock",
        },
    ),
    start="/tabulator/",
    shows="{{plant}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
