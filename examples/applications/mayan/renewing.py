"""How people let a contract go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.mayan.cases import COPIER
from examples.applications.mayan.places import (
    act,
    act_on_row,
    begin,
    open_document,
    open_menu,
    open_part,
    press,
    search,
    search_by,
    settle,
    take,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "in the form"
_BELOW = "below the form"


def renew(hands: Hands, values: Values) -> bool:
    """Move the day that it ends on, and say who agreed to what."""
    _find(hands, values)
    _move_the_end(hands, values)
    _begin_transition(hands)
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        hands.choose(_transition("Give notice"))
    hands.choose(_transition("Renew"))
    press(hands, "Select", _BELOW)
    hands.wait_for('Execute transition "Renew"')
    down = hands.person.order == "down"
    hands.fill(
        [
            Field(
                name="Comment",
                location=_FORM,
                value=values["comment"],
                selector="#id_comment",
            ),
            Field(
                name="Agreed with",
                location=_FORM,
                value=values["agreed"],
                selector="#id_agreed_with",
            ),
        ],
        enter_sends=down,  # Enter begins a line of the comment
    )
    if not (down and hands.person.enter_sends):
        press(hands, "Execute", _BELOW)
    settle(hands)
    hands.wait_for(values["comment"])
    return True


def renew_another(hands: Hands, values: Values) -> bool:
    """Take the contract of the copier for it, and find that it cannot be renewed."""
    begin(hands)
    take(hands, "Documents", "All documents")
    open_document(hands, COPIER, "among the documents")
    _move_the_end(hands, values)
    _begin_transition(hands)
    hands.page.locator("option:text-is('Withdraw the notice')").wait_for(
        state="attached"
    )
    cancel = "#ajax-content form a:text('Cancel')"
    hands.click("Cancel", "button", _BELOW, cancel, leads_on=True)
    settle(hands)
    return False


def _find(hands: Hands, values: Values) -> None:
    """Come to the contract, each person another way."""
    begin(hands)
    label = values["contract"]
    if hands.person.order == "up":
        search_by(hands, "Label", "#id_label", label.removesuffix(".pdf").lower())
        open_document(hands, label, "among the results")
    elif hands.person.searches:
        search(hands, values["partner"].lower())
        open_document(hands, label, "among the results")
    elif hands.person.hand == "keyboard":
        search(hands, label.split()[0].lower())
        open_document(hands, label, "among the results")
    else:
        if hands.person.detours:
            open_menu(hands, "Documents")
            with hands.detour():
                take(hands, "Documents", "Recently accessed")
        take(hands, "Documents", "All documents")
        hands.look_around("looks what there is")
        open_document(hands, label, "among the documents")


def _move_the_end(hands: Hands, values: Values) -> None:
    open_part(hands, "Metadata")
    act(hands, "Edit metadata")
    ends = Field(
        name="Ends on",
        location='in the column "Value"',
        value=values["ends"],
        selector="tr:has(input[value^='Ends on']) input.metadata-value",
    )
    hands.write(ends, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        press(hands, "Save", _BELOW)
    settle(hands)
    hands.wait_for(values["ends"])


def _begin_transition(hands: Hands) -> None:
    """Come to what can become of the contract, by one of two ways."""
    open_part(hands, "Workflows")
    if hands.person.searches:
        act_on_row(hands, "Views", "Renewal", "Detail")
        act(hands, "Transition")
    else:
        act_on_row(hands, "Actions", "Renewal", "Transition")


def _transition(name: str) -> Field:
    return Field(
        name="Transition",
        location=_FORM,
        value=name,
        selector="#id_transition",
        kind="dropdown",
    )
