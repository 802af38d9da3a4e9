"""How people put something right in the books by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ledger.cases import UNIT
from examples.applications.ledger.places import (
    FORM,
    act,
    choose,
    go,
    open_from_menu,
    press,
    settle,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SEARCH = "input[name=q]"
_SAVE = "form:has([name=form-0-amount]) button:text-is('Save')"


def correct(hands: Hands, values: Values) -> bool:
    """Make an entry of two lines, lock it and post it."""
    _make_entry(hands, values)
    _move(hands, values, values["sum"])
    hands.wait_for("Successfully saved")
    press(
        hands,
        "Lock",
        "on the card of the entry",
        ".card a:text-is('Lock')",
        kind="link",
    )
    act(hands, values["what"], "Post")
    return True


def put_in_two_sums(hands: Hands, values: Values) -> bool:
    """Type another sum in the second line, be told so, and leave."""
    _make_entry(hands, values)
    _move(hands, values, f"{values['sum']}0")
    hands.wait_for("this doesn't add up")
    press(hands, "Done", "below the table", "a.button:text-is('Done')")
    return False


def _make_entry(hands: Hands, values: Values) -> None:
    """Make an empty entry in the right ledger, and come to its transactions."""
    _open_ledger(hands, values)
    new = "a.button:has-text('Create Entry')"
    press(hands, "Create Entry", "above the list", new)
    parts = [_day, _unit, _what]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    press(hands, "Create", "below the form", ".box form button:text-is('Create')")
    if hands.person.order == "up":
        act(hands, values["what"], "View")
        edit = "a.button:has-text('Edit TXS')"
        press(hands, "Edit TXS", "above the card of the entry", edit)
    else:
        act(hands, values["what"], "Transactions")


def _open_ledger(hands: Hands, values: Values) -> None:
    """Come to the entries of the ledger, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/ledger/{}/list/visible/")
    else:
        if hands.person.detours:
            with hands.detour():
                open_from_menu(hands, "Closing Entries")
                hands.look_around("looks whether it is done there")
        open_from_menu(hands, "Ledgers")
    if hands.person.searches:
        search = Field(
            name="Search...",
            location="above the list",
            value=values["letters"],
            selector=_SEARCH,
        )
        hands.write(search, send=hands.person.enter_sends)
        if not hands.person.enter_sends:
            glass = f"form:has({_SEARCH}) button"
            hands.click("Search", "icon", "beside the field", glass, leads_on=True)
        settle(hands)
    row = f'tr:has-text("{values["ledger"]}")'
    hands.click(
        "Journal Entries",
        "button",
        f'in the row "{values["ledger"]}"',
        f"{row} a[href*='/journal-entry/']",
        leads_on=True,
    )
    settle(hands)


def _day(hands: Hands, values: Values) -> None:
    hands.write_moment(
        Field(
            name="Timestamp",
            location=FORM,
            value=values["day"],
            selector="#id_timestamp",
        )
    )


def _unit(hands: Hands, values: Values) -> None:
    """Choose whom it concerns; who chooses the wrong part sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Entity Unit", UNIT.format(values["other"]), "#id_entity_unit")
    choose(hands, "Entity Unit", UNIT.format(values["unit"]), "#id_entity_unit")


def _what(hands: Hands, values: Values) -> None:
    write(hands, "Description", values["what"], ".box form #id_description")


def _move(hands: Hands, values: Values, other_sum: str) -> None:
    """Write one line for where it goes to and one for where it comes from, and save."""
    lines = [
        (0, "first", values["debit"], "Debit", values["sum"]),
        (1, "second", values["credit"], "Credit", other_sum),
    ]
    if hands.person.order == "up":
        lines.reverse()
    for number, at, account, side, amount in lines:
        place = f"in the {at} row of the table"
        field = f"[name=form-{number}-{{}}]"
        choose(hands, "Account", account, field.format("account"), place)
        choose(hands, "TX Type", side, field.format("tx_type"), place)
        write(hands, "Amount", amount, field.format("amount"), place)
    hands.look_around("compares the two sums")
    press(hands, "Save", "below the table", _SAVE)
