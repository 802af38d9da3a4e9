"""How people let traders on the market on the page of UIkit, Choices.js and Pikaday."""

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

_BAR = "in the bar above the list"
_FORM = 'in the box "Stall"'
_BOX = "#stall.uk-open"
_OPTION = ".choices__list--dropdown.is-active [role=option]"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    costs = ".uk-accordion-title"
    tap(hands, "What a stall costs", "button", "below the list", costs)
    _open(hands)
    hands.write(_text("Trader", values["trader"], "#trader"))
    _choose(hands, "Goods", values["goods"])
    hands.choose(listed("Place", _FORM, values["place"], "#place", "", letters=None))
    _choose(hands, "Needs", values["need"])
    hands.choose_also(listed("Needs", _FORM, values["other"], "", _OPTION))
    tap(hands, "Stall", "box", "at the top of the box", f"{_BOX} .uk-modal-title")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        _text("First day", f"{day:%d/%m/%Y}", "#day"),
        day,
        month=".pika-title",
        onward=".pika-next",
        days=".pika-button",
    )
    settle(hands)
    _mark(hands, "In season", "radio button", 'below "How often" ')
    _mark(hands, "Fee is paid", "checkbox")
    _save(hands)
    row = _row(hands, values["like"])
    tap(hands, "Approve", "button", row.location, f"{row.selector} .approve")
    wait_for(hands, "Stall approved")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Trader", values["trader"], "#trader"))
    goods = _text("Goods", values["goods"], _field("Goods"))
    hands.choose_by_keys(goods, ["Enter", *keys(values["goods"][:3].lower())])
    settle(hands)
    hands.choose(listed("Place", _FORM, values["place"], "#place", "", letters=None))
    hands.write(_text("First day", values["day"], "#day", opens=True))
    settle(hands)
    _mark(hands, "Once", "radio button", 'below "How often" ')
    hands.write(_text("Remarks", values["notes"], "#notes"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    place = f"{row.location}, a pencil"
    tap(hands, "Edit", "icon", place, f"{row.selector} .edit", shows=_BOX)
    hands.write(_text("Remarks", values["more"], "#notes"))
    _save(hands)
    _refresh(hands)
    _row(hands, values["trader"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    _take(hands, values["like"], "Let in again")
    hands.page.locator(_BOX).wait_for()
    settle(hands)
    hands.write(_text("Trader", values["trader"], "#trader"))
    _choose(hands, "Goods", values["wrong"])  # sees it, and takes it back
    _choose(hands, "Goods", values["goods"])
    hands.drag(
        "Metres",
        _FORM,
        "#metres",
        "#metres",
        held_at=(56, 7),
        dropped_at=(180, 7),
    )
    settle(hands)
    _mark(hands, "Lorry stays", "checkbox")
    _save(hands)
    _refresh(hands)
    _take(hands, values["gone"], "Close stall")
    close = ".uk-modal-dialog button:text-is('Close')"
    tap(hands, "Close", "button", "in the question that has opened", close)
    wait_for(hands, "Stall closed")
    settle(hands)
    entry = "#papers a:text-is('Fees')"
    tap(hands, "Print", "menu", _BAR, "button:has-text('Print')", shows=entry)
    tap(hands, "Fees", "link", MENU, entry)
    wait_for(hands, "Fees: printed")


def _open(hands: Hands) -> None:
    tap(hands, "New stall", "button", _BAR, "#new", shows=_BOX)


def _field(name: str) -> str:
    return f".choices:has(#{name.lower()})"


def _text(name: str, value: str, selector: str, *, opens: bool = False) -> Field:
    return text(name, _FORM, value, selector, opens=opens)


def _choose(hands: Hands, name: str, value: str) -> None:
    hands.choose(listed(name, _FORM, value, _field(name), _OPTION))
    settle(hands)


def _mark(hands: Hands, name: str, kind: Kind, group: str = "") -> None:
    box = f"#stall label:has-text('{name}') input"
    tap(hands, name, kind, f"{group}{_FORM}", box)


def _save(hands: Hands) -> None:
    tap(hands, "Save", "button", _FORM, "#save")
    wait_for(hands, "Stall saved")
    hands.page.locator("#stall").wait_for(state="hidden")
    settle(hands)


def _refresh(hands: Hands) -> None:
    tap(hands, "Refresh", "icon", _BAR, "#refresh")
    wait_for(hands, "Everything is up to date")


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Search", _BAR, words, "#words"))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, trader: str) -> Row:
    return row_of(hands, trader, "#stalls > li")


def _take(hands: Hands, trader: str, entry: str) -> None:
    row = _row(hands, trader)
    wanted = f"{row.selector} .uk-open a:text-is('{entry}')"
    dots = f"{row.selector} [uk-icon=more-vertical]"
    take_entry(hands, row, entry, dots=dots, listed=wanted)


WORKFLOW = Workflow(
    id=9427,
    template="Give {{trader}} a stall for {{goods}} on the market",
    instances=(
        {
            "trader": "Honey from the Heath",
            "goods": "Honey",
            "place": "At the well",
            "need": "Power",
            "other": "Shade",
            "day": "2026-12-05",
            "like": "Fish Thomsen",
        },
        {
            "trader": "Orchard Peters",
            "goods": "Fruit",
            "place": "Row B",
            "day": "12/12/2026",
            "notes": "Brings a till of his own.",
            "like": "Garden Lund",
            "more": "Wants to stand in the sun.",
        },
        {
            "trader": "Bread and Cakes",
            "wrong": "Cheese",
            "goods": "Bread",
            "like": "Baker Imhof",
            "gone": "Cheese from the Alp",
        },
    ),
    start="/uikit/",
    shows="{{trader}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
