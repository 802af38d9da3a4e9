"""How people take something back and have it mended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.saltcorn.fields import FORM, choose, part, set_day, tick
from examples.applications.saltcorn.places import (
    follow_in_row,
    go_to,
    keep,
    open_page,
    open_window,
    search,
    send,
    settle,
    wait_until_gone,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

    Part = Callable[[Hands, Values], None]

_ABOVE = "above the list"


def take_back(hands: Hands, values: Values) -> bool:
    """Take it back, report what is broken, and put the card where it belongs."""
    halves = [_return, _report]
    if hands.person.order == "up":
        halves.reverse()
    for one in halves:
        one(hands, values)
    _put(hands, values)
    return True


def give_it_up(hands: Hands, values: Values) -> bool:
    """Say that it was lost, and save that."""
    _find_loan(hands, values)
    choose(hands, "State", "Lost", "state")
    _day(hands, values)
    _remark(hands, values)
    send(hands, "Save")
    return False


def _return(hands: Hands, values: Values) -> None:
    """Say on which day it came back, and in which state."""
    _find_loan(hands, values)
    parts: list[Part] = [_state, _day, _stars, _remark]
    if hands.person.order == "up":
        parts.reverse()
    for one in parts:
        one(hands, values)
    hands.look_around("checks what is filled in")
    send(hands, "Save")


def _find_loan(hands: Hands, values: Values) -> None:
    """Come to the form of the loan, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "/page/loans?state=Out")
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Workbench")
        open_page(hands, "Loans")
        if hands.person.searches:
            search(hands, values["thing"].lower(), "Tent for six")
        else:
            _narrow(hands, values)
    follow_in_row(hands, "Take back", values["thing"])


def _narrow(hands: Hands, values: Values) -> None:
    """Leave what is still out, and what one of the helpers handed out."""
    button = "#content button:text-is('Out')"
    if not hands.person.detours:
        hands.click("Out", "button", _ABOVE, button)
        wait_until_gone(hands, "Jigsaw")
    field = Field(
        name="Handed out by",
        location=_ABOVE,
        value=values["by"],
        selector="#content select[name=ddfilterby]",
    )
    hands.choose(field)
    wait_until_gone(hands, "Soup kettle")


def _state(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    """Say that it is back; who takes the wrong word sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "State", "Lost", "state")
    choose(hands, "State", "Back", "state")


def _day(hands: Hands, values: Values) -> None:
    set_day(hands, "Came back on", values["day"], "back_on")


def _stars(hands: Hands, values: Values) -> None:
    star = f"form label[for='inputcondition-{values['stars']}']"
    hands.click("Condition", "icon", f"{FORM}, a star", star)


def _remark(hands: Hands, values: Values) -> None:
    hands.write(part("Remarks", values["remark"], "remarks"))


def _report(hands: Hands, values: Values) -> None:
    """Add a damage to the thing."""
    _open_thing(hands, values)
    tab = "[role=tab]:has-text('Damage')"
    shows = "button:text-is('Report damage')"
    hands.click("Damage", "tab", "below the name", tab, shows=shows)
    open_window(hands, "Report damage", "button", "below the list", "#inputwhat")
    parts: list[Part] = [_what, _mender, _wanted, _parts, _danger, _details]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.detours:
        parts = [_what, _details, _mender, _parts, _danger, _wanted]
    for one in parts:
        one(hands, values)
    keep(hands)
    hands.page.locator(f"td:has-text('{values['what']}')").wait_for()


def _open_thing(hands: Hands, values: Values) -> None:
    """Come to the page of the thing."""
    if hands.person.hand == "keyboard":
        go_to(hands, "/view/Things")
    else:
        open_page(hands, "Things")
    if hands.person.searches:
        search(hands, values["thing"].split()[0].lower(), "Fruit press")
    else:
        hands.look_around("looks what there is")
    follow_in_row(hands, "Open", values["thing"])


def _what(hands: Hands, values: Values) -> None:
    hands.write(part("What is wrong", values["what"], "what"))


def _mender(hands: Hands, values: Values) -> None:
    choose(hands, "Who mends it", values["mender"], "mender")


def _wanted(hands: Hands, values: Values) -> None:
    set_day(hands, "Wanted by", values["wanted"], "wanted")


def _parts(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    tick(hands, "Needs parts", "parts")


def _danger(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    tick(hands, "Not to be lent meanwhile", "danger")


def _details(hands: Hands, values: Values) -> None:
    hands.write(part("Details", values["details"], "details"))


def _put(hands: Hands, values: Values) -> None:
    """Pull the card from what was noticed to where it belongs."""
    if hands.person.hand == "keyboard":
        go_to(hands, "/view/Workbench")
    else:
        open_page(hands, "Workbench")
    what, stage = values["what"], values["stage"]
    card = f".kancard:has-text('{what}')"
    column = f".kancontainer[data-column-value='{stage}']"
    hands.drag(what, 'in the column "Noticed"', card, column, record=True)
    hands.page.locator(f"{column} {card}").wait_for()
    settle(hands)
