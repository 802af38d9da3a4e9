"""How people plan deliveries of furniture on the page made of Naive UI."""

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
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the drawer "Delivery"'
_OPTION = ".n-base-select-option"
_PANEL = ".n-date-panel"


def _with_the_mouse(hands: Hands, values: Values) -> None:
    node = f".n-tree-node-content:has-text('{values['tour']}')"
    tap(hands, values["tour"], "link", "in the tree at the left", node, record=True)
    _open(hands)
    hands.write(_text("Customer", values["customer"]))
    _choose_town(hands, values["tour"], values["town"])
    _choose(hands, "Lorry", values["lorry"])
    _choose(hands, "Crew", values["driver"])
    hands.choose_also(listed("Crew", _FORM, values["other"], "", _OPTION))
    tap(hands, "Delivery", "box", "at the top of the drawer", ".n-drawer-header__main")
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        _text("Day", values["day"]),
        day,
        month=f"{_PANEL}-month__month-year",
        onward=f"{_PANEL}-month__next",
        days=f"{_PANEL}-date:not({_PANEL}-date--excluded)",
        written="%b%Y",
    )
    settle(hands)
    plus = f"{_field('Pieces')} button >> nth=-1"
    tap(hands, "plus", "icon", f'at the right of "Pieces" {_FORM}', plus)
    cash = ".n-radio-button:has-text('Cash')"
    tap(hands, "Cash", "radio button", f'below "Payment" {_FORM}', cash)
    _mark(hands, "Carried up")
    old = f"{_field('Old furniture goes along')} .n-switch"
    tap(hands, "Old furniture goes along", "checkbox", _FORM, old)
    _save(hands)
    _send_off(hands, values["customer"])


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Customer", values["customer"]))
    downs = keys(downs=int(values["downs"]))
    lorry = text("Lorry", _FORM, values["lorry"], f"{_field('Lorry')} [tabindex='0']")
    hands.choose_by_keys(lorry, ["Enter", *downs])
    crew = text("Crew", _FORM, values["driver"], f"{_field('Crew')} [tabindex='0']")
    hands.choose_by_keys(crew, ["Enter", *keys(values["driver"].lower()), "Tab"])
    place = f'a plus below "Goods" {_FORM}'
    tap(hands, "Add", "icon", place, f"{_field('Goods')} button")
    hands.type_on("Goods", _FORM, values["goods"])
    hands.press("Enter", "adds the goods")
    hands.write(text("Day", _FORM, values["day"], f"{_field('Day')} input", opens=True))
    hands.write(
        text(
            "Not before",
            _FORM,
            values["hour"],
            f"{_field('Not before')} input",
            opens=True,
        )
    )
    hands.write(_text("Pieces", values["pieces"]))
    _mark(hands, "Put together")
    hands.write(_text("Notes for the driver", values["notes"], "textarea"))
    _save(hands)
    head = "th:has-text('Customer')"
    tap(hands, "Customer", "button", "at the head of the table", head)
    pencil = f"{_row(hands, values['like']).selector} button >> nth=1"
    place = f'a pencil in the row "{values["like"]}"'
    tap(hands, "Edit", "icon", place, pencil, shows=".n-drawer-header__main")
    hands.write(_text("Notes for the driver", "Ring twice.", "textarea"))
    _save(hands)


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    copy = f"{_row(hands, values['like']).selector} button >> nth=2"
    place = f'two sheets in the row "{values["like"]}"'
    tap(hands, "Copy", "icon", place, copy, shows=".n-drawer-header__main")
    hands.write(_text("Customer", values["customer"]))
    _choose(hands, "Lorry", values["wrong"])  # sees it, and takes it back
    _choose(hands, "Lorry", values["lorry"])
    letters, field = values["driver"][:3].lower(), f"{_field('Crew')} .n-base-selection"
    hands.pick(listed("Crew", _FORM, values["driver"], field, _OPTION, letters=letters))
    tap(hands, "Delivery", "box", "at the top of the drawer", ".n-drawer-header__main")
    _mark(hands, "Lamps fitted")
    hands.drag(
        "Floor",
        _FORM,
        ".n-slider-handle-wrapper",
        ".n-slider-rail",
        dropped_at=(100, 2),
    )
    settle(hands)
    _save(hands)
    bin_ = f"{_row(hands, values['like']).selector} button >> nth=3"
    place = f'a bin in the row "{values["like"]}"'
    tap(hands, "Delete", "icon", place, bin_, shows=".n-popconfirm")
    asks = 'in the question "Call this delivery off?"'
    tap(hands, "Confirm", "button", asks, ".n-popover button:has-text('Confirm')")
    wait_for(hands, "Delivery called off")
    reload = "button.n-button--default-type:has(svg) >> nth=0"
    tap(hands, "Reload", "icon", TOOLBAR, reload)
    entry = ".n-dropdown-option-body:has-text('Loading list')"
    papers = "button:has-text('Papers')"
    tap(hands, "Papers", "menu", TOOLBAR, papers, shows=entry)
    tap(hands, "Loading list", "link", MENU, entry)
    wait_for(hands, "Loading list: printed")


def _open(hands: Hands) -> None:
    new = "button:has-text('New delivery')"
    tap(hands, "New delivery", "button", TOOLBAR, new, shows=".n-drawer-header__main")


def _field(name: str) -> str:
    return f".n-form-item:has(.n-form-item-label__text:text-is('{name}'))"


def _text(name: str, value: str, inside: str = "input") -> Field:
    return text(name, _FORM, value, f"{_field(name)} {inside}")


def _choose(hands: Hands, name: str, value: str) -> None:
    field = f"{_field(name)} .n-base-selection"
    hands.choose(listed(name, _FORM, value, field, _OPTION))
    settle(hands)


def _choose_town(hands: Hands, tour: str, town: str) -> None:
    option = ".n-cascader-option:has-text('{}')"
    field = text("Town", _FORM, town, f"{_field('Town')} .n-base-selection")
    hands.choose_through(field, [option.format(tour), option.format(town)])
    settle(hands)


def _mark(hands: Hands, name: str) -> None:
    box = f".n-checkbox:has-text('{name}')"
    tap(hands, name, "checkbox", f'below "Services" {_FORM}', box)


def _save(hands: Hands) -> None:
    tap(hands, "Save delivery", "button", _FORM, "button:has-text('Save delivery')")
    wait_for(hands, "Delivery saved")
    hands.page.locator(".n-drawer-header__main").wait_for(state="hidden")
    settle(hands)


def _send_off(hands: Hands, customer: str) -> None:
    row = _row(hands, customer)
    send = f"{row.selector} button:has-text('Send off')"
    tap(hands, "Send off", "button", row.location, send)
    wait_for(hands, "Sent on its way")


def _search(hands: Hands, words: str) -> None:
    field = "[placeholder='Customer or goods']"
    hands.write(text("Customer or goods", TOOLBAR, words, field))
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, customer: str) -> Row:
    return row_of(hands, customer, "tr")


WORKFLOW = Workflow(
    id=9413,
    template="Plan a delivery to {{customer}} with the {{lorry}}",
    instances=(
        {
            "customer": "Mrs Ziegler",
            "tour": "South tour",
            "town": "Derndorf",
            "lorry": "Small lorry",
            "driver": "Bogdan",
            "other": "Denise",
            "day": "2026-12-09",
        },
        {
            "customer": "Law office Hahn",
            "lorry": "Big lorry",
            "downs": "0",
            "driver": "Chris",
            "goods": "Round table",
            "day": "2026-12-17",
            "hour": "08:30",
            "pieces": "7",
            "notes": "Narrow staircase.",
            "like": "Mr Pfeiffer",
        },
        {
            "customer": "Mrs Quandt, cushions",
            "wrong": "Hired van",
            "lorry": "Van",
            "driver": "Femi",
            "like": "Mrs Quandt",
        },
    ),
    start="/naive/",
    shows="{{customer}}",
    way=each(mouse=_with_the_mouse, keyboard=_with_keys, search=_with_a_search),
)
