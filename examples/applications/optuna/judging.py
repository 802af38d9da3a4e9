"""How people judge a firing and note what struck them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.optuna.cases import KITCHENS, KITCHENS_NUMBER
from examples.applications.optuna.places import (
    PENCIL,
    go,
    go_home,
    open_drawer,
    open_part,
    open_series,
    search,
    settle,
    write_note,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = 'in "Set Objective Values Form"'
_CRACKS = "input[pattern]"
_SUBMIT = "button[type=submit]"


def judge(hands: Hands, values: Values) -> bool:
    """Judge it and note something of it; some do that the other way round."""
    _open_firing(hands, values["firing"])
    if hands.person.order == "up":
        write_note(hands, values["note"])
        _fill_in(hands, values)
        _submit(hands)
    else:
        _fill_in(hands, values)
        if hands.person.looks_around:
            hands.scroll("down", "checks the mixture before sending")
            hands.scroll("up", "checks the mixture before sending")
        _submit(hands)
        write_note(hands, values["note"])
    return True


def count_in_words(hands: Hands, values: Values) -> bool:
    """Put words where a number has to stand, see it cannot be sent, and go away."""
    _open_firing(hands, values["firing"])
    _surface(hands, values)
    _colour(hands, values)
    _write_cracks(hands, "three or four")
    hands.page.locator(f"{_SUBMIT}[disabled]").wait_for()
    go_home(hands)
    return False


def _open_firing(hands: Hands, firing: str) -> None:
    """Look the firing up, each person another way."""
    person = hands.person
    row = f"[role=button]:has-text('{firing}')"
    shows = f":is(h1, h2, h3, h4):has-text('{firing} (')"
    if person.hand == "keyboard":
        go(hands, f"studies/{KITCHENS_NUMBER}/trials", row)
    else:
        if person.searches:
            search(hands, "tin" if person.order == "down" else "kitchen")
        open_series(hands, KITCHENS_NUMBER, KITCHENS)
        if person.order == "up":
            open_drawer(hands)
        if person.detours:
            with hands.detour():
                open_part(hands, "Note", PENCIL)
        open_part(hands, "Trials (List)", row)
    hands.click(firing, "row", "in the list", row, record=True, shows=shows)
    settle(hands)


def _fill_in(hands: Hands, values: Values) -> None:
    """Fill the form in, from above or from below."""
    parts: list[Callable[[Hands, Values], None]] = [_surface, _colour, _cracks]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)


def _surface(hands: Hands, values: Values) -> None:
    """Mark the surface; who marks the wrong one sees it and marks again."""
    if hands.person.id == "p03":
        _mark(hands, values["other_surface"])
    _mark(hands, values["surface"])


def _colour(hands: Hands, values: Values) -> None:
    _mark(hands, values["colour"])


def _mark(hands: Hands, name: str) -> None:
    label = f"[role=radiogroup] label:has-text('{name}')"
    hands.click(name, "radio button", _FORM, label)
    hands.page.locator(f"{label} .Mui-checked").wait_for()


def _cracks(hands: Hands, values: Values) -> None:
    _write_cracks(hands, values["cracks"])


def _write_cracks(hands: Hands, value: str) -> None:
    hands.write(
        Field(
            name="Cracks - on ten tiles",
            location=_FORM,
            value=value,
            selector=_CRACKS,
        )
    )


def _submit(hands: Hands) -> None:
    hands.click("Submit", "button", _FORM, _SUBMIT)
    hands.page.locator(_SUBMIT).wait_for(state="detached")
    settle(hands)
