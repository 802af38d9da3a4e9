"""How people keep a register on the page made of jQuery UI, Select2 and DataTables."""

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

_FORM = 'in the box "Member"'
_FOUND = ".select2-container--open .select2-results__option"


def admit(hands: Hands, values: Values) -> bool:
    """Enter a member, each person another way."""
    ways = {"p01": _with_the_mouse, "p02": _with_keys, "p03": _with_a_search}
    ways[hands.person.id](hands, values)
    return True


def _with_the_mouse(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Name", values["name"], "#name"))
    hands.pick(_town(values))
    settle(hands)
    hands.choose(_section(values["section"]))
    settle(hands)
    hands.choose(_trainer(values))
    hands.choose(_duty(values["duty"]))
    hands.choose(_duty(values["other"]))
    day = date.fromisoformat(values["day"])
    hands.choose_day(
        text("Joined", _FORM, f"{day:%m/%d/%Y}", "button.ui-datepicker-trigger"),
        day,
        month=".ui-datepicker-title",
        onward=".ui-datepicker-next",
        days="#ui-datepicker-div td a",
    )
    settle(hands)
    _mark(hands, "Direct debit", "Payment", "radio button", "pay-2")
    _mark(hands, "Locker", "Wants", "checkbox", "want-2")
    hands.drag(
        "Hours a month",
        _FORM,
        "#hours .ui-slider-handle",
        "#hours",
        dropped_at=(104, 6),
    )
    settle(hands)
    _save(hands)
    tap(hands, "Fees", "tab", "above the table", "#tabs a:text-is('Fees')")
    tap(hands, "Register", "tab", "above the table", "#tabs a:text-is('Register')")
    _actions(hands)
    hands.hover("Send letter", "#menu > li:has-text('Send letter') > div")
    tap(
        hands,
        "Welcome",
        "link",
        'in the menu beside "Send letter"',
        "#menu ul div:has-text('Welcome')",
    )
    wait_for(hands, "Welcome letter sent")


def _with_keys(hands: Hands, values: Values) -> None:
    _open(hands)
    hands.write(_text("Name", values["name"], "#name"))
    hands.choose_by_keys(_town(values), keys(values["town"][:4].lower(), downs=1))
    hands.choose_by_keys(
        _section(values["section"]), ["Enter", *keys(values["section"][0].lower())]
    )
    hands.write(_text("Joined", values["joined"], "#joined", opens=True))
    hands.write(_text("Fee", values["fee"], "#fee"))
    _mark(hands, "Cash", "Payment", "radio button", "pay-3")
    hands.write(_text("Remarks", values["remarks"], "#remarks"))
    _save(hands)
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    tap(hands, "Let rest", "icon", row.location, f"{row.selector} .rest")
    wait_for(hands, "Member rests")
    tap(
        hands,
        "Edit",
        "icon",
        row.location,
        f"{row.selector} .edit",
        shows="#form",
    )
    hands.write(_text("Fee", "30", "#fee"))
    _save(hands)
    tap(hands, "Reload", "icon", TOOLBAR, "#reload")
    _row(hands, values["name"])


def _with_a_search(hands: Hands, values: Values) -> None:
    _search(hands, values["like"])
    row = _row(hands, values["like"])
    tap(
        hands,
        "Delete",
        "icon",
        f"{row.location}, a wastebasket",
        f"{row.selector} .strike",
        shows="#ask",
    )
    tap(
        hands,
        "Strike off",
        "button",
        'in the question "Strike off this member?"',
        ".ui-dialog button:has-text('Strike off')",
    )
    wait_for(hands, "Member struck off")
    tap(hands, "Reload", "icon", TOOLBAR, "#reload")
    _open(hands)
    hands.write(_text("Name", values["name"], "#name"))
    hands.pick(_town(values))
    hands.choose(_section(values["wrong"]))  # sees it, and takes it back
    settle(hands)
    hands.choose(_section(values["section"]))
    settle(hands)
    _pick_trainer(hands, values)
    hands.pick(_duty(values["duty"], letters=values["duty"][:4].lower()))
    _mark(hands, "Transfer", "Payment", "radio button", "pay-1")
    _mark(hands, "Key", "Wants", "checkbox", "want-1")
    hands.write(_text("Remarks", values["remarks"], "#remarks"))
    _save(hands)
    hands.choose(
        _length(values["length"]),
    )
    _actions(hands)
    tap(hands, "Draw fees", "link", MENU, "#menu > li > div:text-is('Draw fees')")
    wait_for(hands, "Fees were drawn")
    tap(hands, "Print the register", "icon", TOOLBAR, "#print")
    wait_for(hands, "Register printed")


def _open(hands: Hands) -> None:
    tap(hands, "New member", "button", TOOLBAR, "#new", shows="#form")


def _text(name: str, value: str, selector: str, *, opens: bool = False) -> Field:
    return text(name, _FORM, value, selector, opens=opens)


def _town(values: Values) -> Field:
    letters = values["town"][:3].lower()
    options = ".ui-autocomplete li"
    return listed("Town", _FORM, values["town"], "#town", options, letters=letters)


def _section(value: str) -> Field:
    return listed(
        "Section", _FORM, value, "#section-button", ".ui-selectmenu-open li div"
    )


def _trainer(values: Values) -> Field:
    return listed(
        "Trainer",
        _FORM,
        values["trainer"],
        "#trainer + .select2 .select2-selection",
        _FOUND,
    )


def _pick_trainer(hands: Hands, values: Values) -> None:
    """Open the list, type where its own field is, and take what is left."""
    hands.choose_by_keys(_trainer(values), keys(values["trainer"][:4].lower()))
    settle(hands)


def _duty(value: str, letters: str = "") -> Field:
    selector = "#duties + .select2 .select2-selection"
    return listed("Helps with", _FORM, value, selector, _FOUND, letters=letters)


def _length(value: str) -> Field:
    return listed(
        "entries per page",
        "above the table",
        value,
        ".dt-length select",
        "",
        letters=None,
    )


def _mark(hands: Hands, name: str, group: str, kind: str, id_: str) -> None:
    tap(
        hands,
        name,
        "checkbox" if kind == "checkbox" else "radio button",
        f'below "{group}" {_FORM}',
        f"label[for={id_}]",
    )


def _save(hands: Hands) -> None:
    tap(
        hands,
        "Save",
        "button",
        _FORM,
        ".ui-dialog-buttonset button:text-is('Save')",
    )
    wait_for(hands, "Member saved")


def _search(hands: Hands, words: str) -> None:
    hands.write(text("Search", "above the table", words, ".dt-search input"))
    settle(hands)


def _actions(hands: Hands) -> None:
    tap(hands, "Actions", "menu", TOOLBAR, "#more", shows="#menu")


def _row(hands: Hands, name: str) -> Row:
    row = Row(name, f"tr:has(td:text-is('{name}'))")
    hands.page.locator(row.selector).first.wait_for()
    return row


WORKFLOW = Workflow(
    id=7905,
    template="Admit {{name}} of {{town}} to the section {{section}}",
    instances=(
        {
            "name": "Gerber, Paul",
            "town": "Blankenese",
            "section": "Rowing",
            "trainer": "Celia Moor",
            "duty": "Boat repair",
            "other": "Transport",
            "day": "2026-12-15",
        },
        {
            "name": "Harms, Lea",
            "town": "Pinneberg",
            "section": "Swimming",
            "joined": "12/01/2026",
            "fee": "20",
            "remarks": "Her sister swims with us too.",
            "like": "Bauer, Karl",
        },
        {
            "name": "Iversen, Nils",
            "town": "Harburg",
            "wrong": "Chess",
            "section": "Table tennis",
            "trainer": "Dario Fink",
            "duty": "Newsletter",
            "remarks": "Comes from another club.",
            "like": "Conrad, Eva",
            "length": "25",
        },
    ),
    start="/jqueryui/",
    shows="{{name}}",
    way=admit,
)
