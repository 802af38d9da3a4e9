"""How people add a contract that a member wants, and a note beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.wger.places import (
    DIALOG,
    follow,
    go,
    open_actions,
    open_member,
    save,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CONTRACT = 'in the form "Add contract"'
_NOTE = 'in the dialog "Add note"'
_KIND = "#id_contract_type"
_OPTIONS = "#id_options option"


def sign(hands: Hands, values: Values) -> bool:
    """Add the contract and the note, in one order or the other."""
    open_member(hands, values)
    member = hands.page.url
    if hands.person.order == "up":
        _note(hands, values)
        follow(hands, values["member"])
        _contract(hands, values)
        return True
    _contract(hands, values)
    if hands.person.hand == "keyboard":
        go(hands, f"/{member.split('/', maxsplit=3)[3]}")
    else:
        follow(hands, values["member"])
    _note(hands, values)
    return True


def sign_in_words(hands: Hands, values: Values) -> bool:
    """Write the day as it was said, and leave it when that is not accepted."""
    open_member(hands, values)
    _open_form(hands)
    _fill_form(hands, {**values, "start": values["spoken"]})
    hands.wait_for("Enter a valid date.")
    return False


def _contract(hands: Hands, values: Values) -> None:
    _open_form(hands)
    _fill_form(hands, values)
    for said in ("member", "kind", "option", "amount"):
        hands.wait_for(values[said].split()[-1])


def _open_form(hands: Hands) -> None:
    """Go to the form, or open it over the list of the member's contracts."""
    if hands.person.order != "up":
        open_actions(hands, "Contracts", "Add", shows=_KIND)
        return
    add = ".btn-success:text-is('Add')"
    open_actions(hands, "Contracts", "Overview", shows=add)
    hands.click("Add", "button", "above the contracts", add, shows=_KIND)
    settle(hands)


def _fill_form(hands: Hands, values: Values) -> None:
    start = _field("Start date", values["start"], "#id_date_start")
    if hands.person.order == "up":
        hands.write(start)
        hands.write(_field("Amount", values["amount"], "#id_amount"))
        _choose_option(hands, values["option"])
        _choose_kind(hands, values["kind"])
        _send(hands)
        return
    if hands.person.id == "p03":
        _choose_kind(hands, values["other"])
    _choose_kind(hands, values["kind"])
    _choose_option(hands, values["option"])
    hands.write(_field("Amount", values["amount"], "#id_amount"))
    hands.write(start, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        hands.look_around("to check the form before it is sent")
        _send(hands)


def _send(hands: Hands) -> None:
    button = save(_CONTRACT)
    hands.click(button.name, "button", _CONTRACT, button.selector, leads_on=True)
    settle(hands)


def _choose_kind(hands: Hands, kind: str) -> None:
    hands.choose(
        Field(
            name="Contract type",
            location=_CONTRACT,
            value=kind,
            selector=_KIND,
            kind="dropdown",
        )
    )
    _taken(hands, _KIND, kind)


def _choose_option(hands: Hands, option: str) -> None:
    """Click on an option in the list that is always open."""
    hands.turn_to("Options", "#id_options")
    hands.choose_also(
        Field(
            name="Options",
            location=_CONTRACT,
            value=option,
            selector="#id_options",
            options=_OPTIONS,
            letters="",
        )
    )
    _taken(hands, "#id_options", option)


def _taken(hands: Hands, selector: str, option: str) -> None:
    """Make sure of what a list has taken.

    Raises:
        RuntimeError: If it is something else.
    """
    shown = hands.page.locator(selector).evaluate(
        "e => [...e.selectedOptions].map(one => one.text.trim()).join()"
    )
    if shown != option:
        raise RuntimeError(f"{selector} shows {shown!r}, not {option!r}")


def _note(hands: Hands, values: Values) -> None:
    field = f"{DIALOG} #id_note"
    open_actions(hands, "Notes", "Add", shows=field)
    said = Field(name="Note", location=_NOTE, value=values["note"], selector=field)
    hands.fill((said,), save(_NOTE))
    settle(hands)
    hands.wait_for(values["note"])


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=_CONTRACT, value=value, selector=selector)
