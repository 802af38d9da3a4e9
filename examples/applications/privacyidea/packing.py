"""How people put a kit together for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.privacyidea.cases import GENERIC, YUBIKEY
from examples.applications.privacyidea.places import (
    choose,
    go,
    look_around,
    narrow,
    open_left,
    open_tab,
    press,
    settle,
    take_person,
    write,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_BELOW_TOKENS = "below the tokens"
_STATES = 'in the row "State"'


def pack(hands: Hands, values: Values) -> bool:
    """Create the kit, put the things in, and keep it disabled."""
    _open_form(hands)
    _describe(hands, values)
    if hands.person.order == "up":  # says whose it is when it is there
        _create(hands)
        take_person(hands, values["realm"], values["letters"], values["person"])
        press(hands, "Assign User")
    else:
        _give(hands, values)
        look_around(hands, "checks what is filled in")
        _create(hands)
    if hands.person.order == "up":
        _keep_back(hands)
        _put_in(hands, values)
    else:
        _put_in(hands, values)
    press(hands, "Assign User To All Tokens", 'below "Assigned User"')
    if hands.person.order != "up":
        _keep_back(hands)
    return True


def take_wrong_sort(hands: Hands, values: Values) -> bool:
    """Take a sort that the sheet does not go into, look for it in vain, and leave."""
    _open_form(hands)
    choose(hands, "Container Type", YUBIKEY, "#containertype")
    write(hands, "Description", values["told"], "#description")
    take_person(hands, values["realm"], values["letters"], values["person"])
    _create(hands)
    _open_list(hands)
    _add(hands, values["fob"])
    narrow(hands, "Serial", values["sheet"])
    return False


def _open_form(hands: Hands) -> None:
    """Come to where containers are created, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "token/container")
        return
    open_tab(hands, "Containers")
    if hands.person.detours:
        with hands.detour():
            open_left(hands, "Templates")
    open_left(hands, "Create Container")


def _describe(hands: Hands, values: Values) -> None:
    told = ("Description", values["told"], "#description")
    if hands.person.order == "up":
        write(hands, *told)
    if values["kind"] != GENERIC:  # which stands there already
        choose(hands, "Container Type", values["kind"], "#containertype")
    if hands.person.order != "up":
        write(hands, *told)


def _give(hands: Hands, values: Values) -> None:
    """Say whose it is; who takes a wrong list of people sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Realm", values["other"], "#realm")
    take_person(hands, values["realm"], values["letters"], values["person"])


def _create(hands: Hands) -> None:
    place = "below the form"
    hands.click("Create", "button", place, "form .btn-primary:has-text('Create')")
    settle(hands)
    hands.page.locator("#addTokensButton").wait_for()
    settle(hands)


def _open_list(hands: Hands) -> None:
    hands.click(
        "Add Tokens to Container",
        "button",
        _BELOW_TOKENS,
        "#addTokensButton",
        shows="#tabletokenlist",
    )
    settle(hands)


def _put_in(hands: Hands, values: Values) -> None:
    """Find both things in the long list, narrowed down or not."""
    _open_list(hands)
    if hands.person.searches or hands.person.hand == "keyboard":
        narrow(hands, "Serial", values["fob"])
        _add(hands, values["fob"])
        write(hands, "Serial", values["sheet"], "th:visible pi-filter input")
        settle(hands)
    else:
        look_around(hands, "looks where they are")
        _add(hands, values["fob"])
    _add(hands, values["sheet"])


def _add(hands: Hands, serial: str) -> None:
    row = f"#tabletokenlist tr:has(a:has-text('{serial}'))"
    hands.click("Add", "button", f"in the row of {serial}", f"{row} button")
    settle(hands)
    within = "table:not(#tabletokenlist) a"
    hands.page.locator(f"{within}:has-text('{serial}')").first.wait_for()


def _keep_back(hands: Hands) -> None:
    state = "td:has(> label:text-is('disabled')) input"
    hands.click("disabled", "checkbox", _STATES, state)
    settle(hands)
    press(hands, "Save States", _STATES)
