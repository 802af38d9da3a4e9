"""How people give a table one more column, an index and a first value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.adminer.places import (
    FORM,
    cell,
    edit_row,
    follow,
    go,
    open_data,
    open_structure,
    row,
    save,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LAST = "#edit-fields tbody tr:last-child"
_ADD = f"{_LAST} input[title='Add next']"
_BELOW = "#form > p input[value=Save] >> nth=-1"


def widen(hands: Hands, values: Values) -> bool:
    """Add the column and the index, and put in the first value."""
    _add_column(hands, values, empty=True)
    hands.page.locator("#content .message").wait_for()
    _add_index(hands, values)
    hands.page.locator("#content .message").wait_for()
    if hands.person.hand == "keyboard":
        go(hands, "select", values["table"])
    elif hands.person.order == "up":
        open_data(hands, values["table"])
    else:
        follow(hands, "Select data")
    edit_row(hands, values["record"])
    hands.write(cell(values["column"], values["value"]))
    save(hands)
    hands.page.locator(row(values["value"])).wait_for()
    return True


def forget_the_old(hands: Hands, values: Values) -> bool:
    """Forget that it may be empty, read that it cannot be so, and give up."""
    _add_column(hands, values, empty=False)
    hands.page.locator("#content .error").wait_for()
    return False


def _add_column(hands: Hands, values: Values, *, empty: bool) -> None:
    """Come to how the table is built, each person another way, and add to it."""
    person = hands.person
    table = values["table"]
    if person.hand == "keyboard":
        go(hands, "table", table)
    elif person.order == "up":
        open_data(hands, table)
        follow(hands, "Show structure")
    else:
        if person.detours:
            with hands.detour():
                link = "#menu p.links a:text-is('Create table')"
                place = "in the menu on the left"
                hands.click("Create table", "link", place, link, leads_on=True)
        open_structure(hands, table)
    follow(hands, "Alter table")
    rows = hands.page.locator("#edit-fields tbody tr")
    before = rows.count()
    hands.click("Add next", "button", "in the row of the last column", _ADD)
    rows.nth(before).wait_for()
    kinds = [values["type"]]
    if person.id == "p03":
        kinds.insert(0, values["other_type"])
    fields = [
        _field("Column name", values["column"], f"{_LAST} th input:visible"),
        *(_choice("Type", kind, f"{_LAST} select.type") for kind in kinds),
    ]
    if empty:
        box = f"{_LAST} input[type=checkbox]:visible"
        fields.append(
            Field(name="NULL", location=FORM, value="", selector=box, kind="checkbox")
        )
    hands.fill(fields)
    save(hands, _BELOW)


def _add_index(hands: Hands, values: Values) -> None:
    """Let the table have an index over the new column."""
    follow(hands, "Alter indexes")
    added = "#content [name='indexes[2]"
    hands.fill(
        [
            _choice("Index Type", "INDEX", f"{added}[type]']"),
            _choice("Column (length)", values["column"], f"{added}[columns][1]']"),
            _field("Name", values["index"], f"{added}[name]']"),
        ]
    )
    save(hands, "#content > form > p input[value=Save]")


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=FORM, value=value, selector=selector)


def _choice(name: str, value: str, selector: str) -> Field:
    return Field(
        name=name, location=FORM, value=value, selector=selector, kind="dropdown"
    )
