"""How people order spare parts on the page made of Element Plus."""

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
from examples.scripted.tasks import Workflow

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_FORM = 'in the box "Order"'
_OPTIONS = ".el-popper[aria-hidden=false] .el-select-dropdown__item"
_NODE = ".el-cascader__dropdown .el-cascader-node"


def order(hands: Hands, values: Values) -> bool:
    """Order a part, each person another way."""
    ways = {"p01": _with_the_mouse, "p02": _with_keys, "p03": _with_a_search}
    ways[hands.person.id](hands, values)
    return True


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Part", values["part"]))
    _choose(hands, _list("Supplier", values["supplier"]))
    _choose(hands, _list("Ship", values["ship"]))
    _choose(hands, _list("Tell also", values["staff"]))
    hands.choose_also(_list("Tell also", values["other"]))
    tap(hands, "Order", "box", "at the top of the box", ".el-dialog__title")
    first, second = values["department"].split(" / ")
    hands.choose_through(
        text("Department", _FORM, values["department"], _item("Department", "input")),
        [f"{_NODE}:has-text('{first}')", f"{_NODE}:has-text('{second}')"],
    )
    settle(hands)
    hands.choose_day(
        text("Needed by", _FORM, values["day"], _item("Needed by", "input")),
        date.fromisoformat(values["day"]),
        month=".el-date-picker__header",
        onward="button[aria-label='Next Month']",
        days="td.available:not(.next-month)",
        written="%Y%B",
    )
    settle(hands)
    for _ in range(3):
        tap(
            hands,
            "increase number",
            "icon",
            f'at the right of "Quantity" {_FORM}',
            ".el-input-number__increase",
        )
    tap(hands, "Urgent", "checkbox", _FORM, _item("Urgent", ".el-switch__core"))
    _mark(hands, values["document"], "Documents", "checkbox")
    _mark(hands, values["delivery"], "Delivery", "radio")
    hands.drag(
        "Discount",
        _FORM,
        ".el-slider__button",
        ".el-slider__runway",
        dropped_at=(140, 3),
    )
    settle(hands)
    _save(hands)
    row = _row(hands, values["like"])
    _take(hands, row, "Mark as sent")
    wait_for(hands, "is sent")
    tap(hands, "Sent", "tab", "above the table", "[role=tab]:has-text('Sent')")
    tap(hands, "All", "tab", "above the table", "[role=tab]:has-text('All')")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Part", values["part"]))
    hands.choose_by_keys(
        _list("Supplier", values["supplier"], "input"),
        ["Enter", *keys(downs=int(values["downs"]))],
    )
    hands.choose_by_keys(
        _list("Ship", values["ship"], "input"),
        keys(values["ship"][:3].lower(), downs=1),
    )
    hands.write(_text("Needed by", values["day"], opens=True))
    hands.write(_text("Quantity", values["quantity"]))
    _mark(hands, values["document"], "Documents", "checkbox")
    _mark(hands, values["delivery"], "Delivery", "radio")
    hands.write(_text("Remarks", values["remarks"], "textarea"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    tap(
        hands,
        "Edit",
        "icon",
        f"{row.location}, a pencil",
        f"{row.selector} button >> nth=0",
        shows=".el-dialog",
    )
    hands.write(_text("Quantity", "8"))
    _save(hands)
    _take(hands, row, "Cancel order")
    tap(
        hands,
        "OK",
        "button",
        'in the question "Cancel order"',
        ".el-message-box button:has-text('OK')",
    )
    wait_for(hands, "is cancelled")
    tap(hands, "Refresh", "icon", TOOLBAR, ".el-button.is-circle >> nth=0")
    wait_for(hands, values["part"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    _take(hands, row, "Order again")
    _choose(hands, _list("Supplier", values["wrong"]))  # sees it, and takes it back
    _choose(hands, _list("Supplier", values["supplier"]))
    hands.pick(_list("Ship", values["ship"], letters=values["ship"][:3].lower()))
    settle(hands)
    _choose(hands, _list("Tell also", values["staff"]))
    letters = values["other"][:3].lower()
    hands.choose_also(_list("Tell also", values["other"], letters=letters))
    tap(hands, "Order", "box", "at the top of the box", ".el-dialog__title")
    hands.write(_text("Part", values["part"]))
    _mark(hands, values["document"], "Documents", "checkbox")
    hands.write(_text("Remarks", values["remarks"], "textarea"))
    _save(hands)
    row = _row(hands, values["like"])
    tap(
        hands,
        "Delete",
        "icon",
        f"{row.location}, a wastebasket",
        f"{row.selector} .el-button--danger",
        shows=".el-popconfirm",
    )
    tap(
        hands,
        "Yes",
        "button",
        'in the question "Are you sure to delete this?"',
        ".el-popconfirm button:has-text('Yes')",
    )
    wait_for(hands, "Order deleted")
    _search(hands, values["part"])
    tap(
        hands,
        "More",
        "menu",
        TOOLBAR,
        "button:has-text('More')",
        shows=".el-dropdown-menu",
    )
    tap(
        hands,
        "Print list",
        "link",
        MENU,
        ".el-dropdown-menu__item:has-text('Print list')",
    )
    wait_for(hands, "List printed")


def _open(hands: Hands) -> None:
    tap(
        hands,
        "New order",
        "button",
        TOOLBAR,
        "button:has-text('New order')",
        shows=".el-dialog",
    )


def _item(name: str, inside: str) -> str:
    return f".el-form-item:has(> label:text-is('{name}')) {inside}"


def _text(
    name: str, value: str, inside: str = "input", *, opens: bool = False
) -> Field:
    return text(name, _FORM, value, _item(name, inside), opens=opens)


def _list(
    name: str, value: str, inside: str = ".el-select__wrapper", letters: str = ""
) -> Field:
    return listed(name, _FORM, value, _item(name, inside), _OPTIONS, letters=letters)


def _choose(hands: Hands, field: Field) -> None:
    hands.choose(field)
    settle(hands)


def _mark(hands: Hands, name: str, group: str, kind: str) -> None:
    tap(
        hands,
        name,
        "checkbox" if kind == "checkbox" else "radio button",
        f'beside "{group}" {_FORM}',
        _item(group, f".el-{kind}:has-text('{name}')"),
    )


def _save(hands: Hands) -> None:
    tap(hands, "Confirm", "button", _FORM, ".el-dialog button:has-text('Confirm')")
    wait_for(hands, "Order saved")


def _search(hands: Hands, words: str) -> None:
    hands.write(
        text("Type to search", TOOLBAR, words, "[placeholder='Type to search']")
    )
    _row(hands, words)
    settle(hands)


def _row(hands: Hands, part: str) -> Row:
    row = Row(part, f"tr:has(.cell:text-is('{part}'))")
    hands.page.locator(row.selector).first.wait_for()
    return row


def _take(hands: Hands, row: Row, entry: str) -> None:
    wanted = f".el-dropdown-menu__item:has-text('{entry}')"
    tap(
        hands,
        "More",
        "menu",
        f"{row.location}, three dots",
        f"{row.selector} .el-dropdown button",
        shows=wanted,
    )
    tap(hands, entry, "link", MENU, wanted)


WORKFLOW = Workflow(
    id=7903,
    template='Order "{{part}}" from {{supplier}} for the ship {{ship}}',
    instances=(
        {
            "part": "Cooling water hose",
            "supplier": "Keller & Sons",
            "ship": "Bellona",
            "staff": "Birgit Lund",
            "other": "Emil Novak",
            "department": "Engine / Cooling",
            "day": "2026-12-16",
            "document": "Certificate",
            "delivery": "To the store",
            "like": "Fuel filter",
        },
        {
            "part": "Mooring line",
            "supplier": "Maris Supply",
            "downs": "2",
            "ship": "Dorado",
            "day": "2027-01-08",
            "quantity": "6",
            "document": "Drawing",
            "delivery": "Collected",
            "remarks": "Not the blue one again.",
            "like": "Navigation lamp",
        },
        {
            "part": "Bilge pump with float",
            "wrong": "Maris Supply",
            "supplier": "Nordhafen Pumps",
            "ship": "Fulmar",
            "staff": "Cosmin Radu",
            "other": "Ahmed Salem",
            "document": "Manual",
            "remarks": "Instead of the one ordered before.",
            "like": "Bilge pump",
        },
    ),
    start="/elementplus/",
    shows="{{part}}",
    way=order,
)
