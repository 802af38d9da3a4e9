"""How people lend equipment on the page made of Shoelace's web components."""

from __future__ import annotations

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

_FORM = 'in the drawer "Loan"'


def lend(hands: Hands, values: Values) -> bool:
    """Lend something, each person another way."""
    ways = {"p01": _with_the_mouse, "p02": _with_keys, "p03": _with_a_search}
    ways[hands.person.id](hands, values)
    return True


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Borrower", values["borrower"], "borrower"))
    _choose(hands, "Item", values["item"], "item")
    _choose(hands, "Accessories", values["extra"], "extras")
    hands.choose_also(_list("Accessories", values["other"], "extras"))
    _leave_list(hands)
    hands.write(_text("Return by", values["until"], "until"))
    hands.write(_text("Pieces", values["pieces"], "pieces"))
    _mark(hands, "At the desk", "radio button", "Handed out", "sl-radio-button")
    _mark(hands, "Training", "radio button", "Purpose", "sl-radio")
    _mark(hands, "Briefed", "checkbox", None, "sl-checkbox")
    _mark(hands, "Insured", "checkbox", None, "sl-switch")
    hands.drag(
        "Battery",
        _FORM,
        "sl-range",
        "sl-range",
        held_at=(244, 38),
        dropped_at=(390, 38),
    )
    settle(hands)
    _save(hands)
    tap(hands, "Out", "tab", "above the table", "sl-tab:text-is('Out')")
    row = _row(hands, values["like"])
    _take(hands, row, "Take back")
    wait_for(hands, "Item is back")
    tap(hands, "Returned", "tab", "above the table", "sl-tab:text-is('Returned')")
    tap(hands, "All", "tab", "above the table", "sl-tab:text-is('All')")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Borrower", values["borrower"], "borrower"))
    item = _list("Item", values["item"], "item")
    hands.choose_by_keys(item, keys(values["item"][:3].lower()))
    extra = _list("Accessories", values["extra"], "extras")
    hands.choose_by_keys(extra, keys(values["extra"][:3].lower()))
    _leave_list(hands)
    hands.write(_text("Return by", values["until"], "until"))
    _mark(hands, "By post", "radio button", "Handed out", "sl-radio-button")
    _mark(hands, "Work", "radio button", "Purpose", "sl-radio")
    _mark(hands, "Checked before", "checkbox", None, "sl-checkbox")
    hands.write(_text("Notes", values["notes"], "notes"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    tap(
        hands,
        "Edit",
        "icon",
        row.location,
        f"{row.selector} sl-icon-button[name=pencil]",
        shows="#save",
    )
    hands.write(_text("Notes", "Longer than planned.", "notes"))
    _save(hands)
    tap(hands, "Reload", "icon", TOOLBAR, "#reload")
    _row(hands, values["borrower"])
    tap(hands, "Print labels", "icon", TOOLBAR, "#labels")
    wait_for(hands, "Labels printed")


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    _take(hands, row, "Lend again")
    hands.page.locator("#save").wait_for()
    settle(hands)
    hands.write(_text("Borrower", values["borrower"], "borrower"))
    _choose(hands, "Item", values["wrong"], "item")  # sees it, and takes it back
    _choose(hands, "Item", values["item"], "item")
    _choose(hands, "Accessories", values["extra"], "extras")
    _leave_list(hands)
    _mark(hands, "In the store", "radio button", "Handed out", "sl-radio-button")
    _mark(hands, "Deposit paid", "checkbox", None, "sl-checkbox")
    hands.click(
        "Condition",
        "icon",
        f"the fourth star {_FORM}",
        "#condition",
        at=(83, 10),
    )
    hands.write(_text("Notes", values["notes"], "notes"))
    _save(hands)
    tap(hands, "Reload", "icon", TOOLBAR, "#reload")
    row = _row(hands, values["like"])
    _take(hands, row, "Delete")
    tap(hands, "Delete", "button", 'in the question "Delete this loan?"', "#sure")
    wait_for(hands, "Loan deleted")
    tap(hands, "Inventory", "menu", TOOLBAR, "#more > sl-button", shows="#more sl-menu")
    hands.hover("Export", "#more > sl-menu > sl-menu-item:has-text('Export')")
    settle(hands)
    tap(
        hands,
        "PDF",
        "link",
        'in the menu beside "Export"',
        "sl-menu-item[value$=PDF]",
    )
    wait_for(hands, "Exported as PDF")


def _open(hands: Hands) -> None:
    tap(hands, "New loan", "button", TOOLBAR, "#new", shows="#save")


def _text(name: str, value: str, id_: str) -> Field:
    return text(name, _FORM, value, f"#form [name={id_}]")


def _list(name: str, value: str, id_: str) -> Field:
    field = f"sl-select[name={id_}]"
    return listed(name, _FORM, value, field, f"{field} sl-option")


def _choose(hands: Hands, name: str, value: str, id_: str) -> None:
    hands.choose(_list(name, value, id_))
    settle(hands)


def _leave_list(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        hands.press("Tab", "leaves the list, which closes")
    else:
        hands.click(
            "Accessories",
            "menu",
            _FORM,
            "sl-select[name=extras]",
            at=(380, 44),
        )
    settle(hands)


def _mark(hands: Hands, name: str, kind: str, group: str | None, tag: str) -> None:
    tap(
        hands,
        name,
        "checkbox" if kind == "checkbox" else "radio button",
        f'below "{group}" {_FORM}' if group else _FORM,
        f"#form {tag}:text-is('{name}')",
    )


def _save(hands: Hands) -> None:
    tap(hands, "Save", "button", _FORM, "#save")
    wait_for(hands, "Loan saved")
    hands.page.locator("#save").wait_for(state="hidden")
    settle(hands)


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Search", TOOLBAR, words, "#search"))
    settle(hands)


def _row(hands: Hands, borrower: str) -> Row:
    row = Row(borrower, f"tr:has(td:text-is('{borrower}'))")
    hands.page.locator(row.selector).first.wait_for()
    return row


def _take(hands: Hands, row: Row, entry: str) -> None:
    wanted = f"{row.selector} sl-menu-item:has-text('{entry}')"
    tap(
        hands,
        "More options",
        "menu",
        row.location,
        f"{row.selector} sl-icon-button[slot=trigger]",
        shows=wanted,
    )
    tap(hands, entry, "link", MENU, wanted)


WORKFLOW = Workflow(
    id=7906,
    template="Lend to {{borrower}}: {{item}}",
    instances=(
        {
            "borrower": "Marta Kowal",
            "item": "Climbing harness",
            "extra": "Carrying case",
            "other": "Tripod",
            "until": "12152026",
            "pieces": "2",
            "like": "Jonas Weber",
        },
        {
            "borrower": "Nadia Perrin",
            "item": "Survey level",
            "extra": "Tripod",
            "until": "01082027",
            "notes": "For the quay wall.",
            "like": "Luca Ferri",
        },
        {
            "borrower": "Oskar Lang",
            "wrong": "Drone",
            "item": "Camera",
            "extra": "Memory card",
            "notes": "Lens cap is missing.",
            "like": "Ines Duarte",
        },
    ),
    start="/shoelace/",
    shows="{{borrower}}",
    way=lend,
)
