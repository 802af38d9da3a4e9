"""How people take in a piece, and let another make room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.adminer.places import (
    cell,
    edit_row,
    follow,
    go,
    open_data,
    open_listed,
    open_structure,
    row,
    save,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SEARCH = "Search"
_PLACE = 'in the group "Search" above the list'
_COLUMN = "[name='where[0][col]']"
_VALUE = "[name='where[0][val]']"


def take_in(hands: Hands, values: Values) -> bool:
    """Enter the piece, look at its rail, and move what hung there before."""
    _enter(hands, values, values["rail"])
    _narrow(hands, values["rail"])
    hands.page.locator(row(values["piece"])).wait_for()
    if hands.person.order == "up":
        box = f"{row(values['moved'])} [name='check[]']"
        place = "at the beginning of its row"
        hands.click(values["moved"], "checkbox", place, box, record=True)
        edit = "#content input[name=edit]"
        hands.click("Edit", "button", 'in the group "Selected"', edit, leads_on=True)
    else:
        edit_row(hands, values["moved"])
    hands.write(cell("rail", values["to"]))
    save(hands)
    hands.page.locator("#content .message").wait_for()
    return True


def hang_it_wrongly(hands: Hands, values: Values) -> bool:
    """Enter a wrong rail, miss the piece on the right one, and leave it so."""
    _enter(hands, values, values["other_rail"])
    _narrow(hands, values["rail"])
    hands.page.locator(row(values["moved"])).wait_for()
    return False


def _enter(hands: Hands, values: Values, rail: str) -> None:
    """Come to a new entry, each person another way, and fill it in."""
    person = hands.person
    if person.hand == "keyboard":
        go(hands, "select", "costume")
    elif person.searches:
        if person.order == "up":
            open_listed(hands, "costume")
        else:
            open_structure(hands, "costume")
        follow(hands, "Select data")
    else:
        if person.detours:
            with hands.detour():
                open_data(hands, "loan")
        open_data(hands, "costume")
    follow(hands, "New item")
    hands.fill(
        [
            cell("piece", values["piece"]),
            cell("period", values["period"]),
            cell("rail", rail),
            cell("fee", values["fee"]),
            cell("remark", values["remark"]),
        ]
    )
    save(hands)
    hands.page.locator("#content .message").wait_for()


def _narrow(hands: Hands, rail: str) -> None:
    """Let the list show one rail; p03 takes a wrong column, sees it, and another."""
    person = hands.person
    legend = "legend a[href='#fieldset-search']"
    hands.click(_SEARCH, "link", "above the list", legend, shows=_VALUE)
    fields = [_column("rail"), _sought(rail)]
    if person.id == "p03":
        fields.insert(0, _column("period"))
    elif person.order == "up":
        fields.reverse()
    for field in fields:
        if field.kind == "dropdown":
            hands.choose(field)
        else:
            hands.write(field, send=person.hand == "keyboard")
    if person.hand != "keyboard":
        send = "#form fieldset input[type=submit][value=Select]"
        hands.click("Select", "button", 'in the group "Action"', send, leads_on=True)


def _column(name: str) -> Field:
    return Field(
        name=_SEARCH, location=_PLACE, value=name, selector=_COLUMN, kind="dropdown"
    )


def _sought(value: str) -> Field:
    return Field(name=_SEARCH, location=_PLACE, value=value, selector=_VALUE)
