"""How people throw an old series out, and begin a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.optuna.cases import KITCHENS, NEW_NUMBER
from examples.applications.optuna.places import (
    CREATE,
    DIALOG,
    PENCIL,
    go,
    go_home,
    open_drawer,
    open_part,
    open_series,
    press_in_dialog,
    search,
    settle,
    write_note,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NAME = f"{DIALOG} input[type=text]"
_FORM = 'in "New Study"'


def begin(hands: Hands, values: Values) -> bool:
    """Delete, create and note; who works from below deletes last but for the note."""
    person = hands.person
    if person.detours:
        with hands.detour():
            open_series(hands, values["number"], values["old"])
            go_home(hands)
    parts = [_delete, _create]
    if person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    if person.searches:
        search(hands, values["new"].split()[0].rstrip(","))
    if person.hand == "keyboard":
        go(hands, f"studies/{NEW_NUMBER}/note", PENCIL)
    else:
        open_series(hands, NEW_NUMBER, values["new"])
        if person.id == "p01":
            open_drawer(hands)
        open_part(hands, "Note", PENCIL)
    write_note(hands, values["note"])
    return True


def take_a_name_again(hands: Hands, values: Values) -> bool:
    """Delete, give a name that another series has, be told so, and leave it."""
    _delete(hands, values)
    _open_form(hands)
    _name(hands, KITCHENS)
    _add(hands, 1)
    hands.page.locator(f"{DIALOG} .Mui-error").first.wait_for()
    press_in_dialog(hands, "Cancel")
    return False


def _delete(hands: Hands, values: Values) -> None:
    """Throw the old series out, by the bin on its card."""
    if hands.person.searches:
        search(hands, values["word"])
    card = f".MuiCard-root:has-text('{values['old']}')"
    place = f'on the card of "{values["old"]}"'
    bin_ = f"{card} button:has(svg[data-testid=DeleteIcon])"
    hands.click("delete study", "icon", place, bin_, shows=DIALOG)
    settle(hands)
    press_in_dialog(hands, "Yes")
    hands.page.locator(card).wait_for(state="detached")


def _open_form(hands: Hands) -> None:
    hands.click("Create", "button", "above the list", CREATE, shows=DIALOG)
    settle(hands)


def _create(hands: Hands, values: Values) -> None:
    """Fill the form in, from above or from below, and send it."""
    _open_form(hands)
    if hands.person.order == "up":
        _add(hands, 1)
        _choose(hands, 1)
        _choose(hands, 0)
        _name(hands, values["new"])
    else:
        _name(hands, values["new"])
        if hands.person.hand == "keyboard":
            _choose(hands, 0)
            _add(hands, 1)
        else:
            _add(hands, 1)
            _choose(hands, 0)
        _choose(hands, 1)
    if hands.person.id == "p03":
        _add(hands, 2)
        press_in_dialog(hands, "Remove", closes=False)
        hands.page.locator(f"{DIALOG} legend:has-text('Objective 2')").wait_for(
            state="detached"
        )
    press_in_dialog(hands, "Create")


def _name(hands: Hands, value: str) -> None:
    hands.write(Field(name="Study name", location=_FORM, value=value, selector=_NAME))


def _add(hands: Hands, number: int) -> None:
    """Add an objective, whose number the page counts from nought."""
    press_in_dialog(hands, "Add", closes=False)
    hands.page.locator(f"{DIALOG} legend:has-text('Objective {number}')").wait_for()


def _choose(hands: Hands, number: int) -> None:
    """Choose that more is better, in a list that the page draws."""
    name = f"Objective {number}"
    box = f"{DIALOG} fieldset:has(> legend:has-text('{name}')) [role=combobox]"
    hands.choose(
        Field(
            name=name,
            location=_FORM,
            value="Maximize",
            selector=box,
            kind="dropdown",
            options="[role=option]",
        )
    )
    hands.page.locator(f"{box}:text-is('Maximize')").wait_for()
    hands.page.locator("[role=option]").first.wait_for(state="detached")
