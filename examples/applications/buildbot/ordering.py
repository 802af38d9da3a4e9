"""How people order a braille edition in place of an older order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.buildbot.places import (
    DIALOG,
    PENDING,
    go,
    open_braille,
    open_page,
    press,
    press_in_dialog,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = 'in "Order braille"'
_TITLE = f"{DIALOG} #title"
_LISTED = "tr.bb-pending-build-request-table-line"
_REQUEST = "a[role=tab]:text-is('properties')"

_BELOW = {"Contracted": 1, "School edition": 2, "Comb binding": 1, "Hard cover": 2}
"""How far below what is shown to begin with an option is."""


def order(hands: Hands, values: Values) -> bool:
    """Order the new one and cancel the old one; some do that the other way round."""
    if hands.person.order == "up":
        open_braille(hands)
        _cancel_in_list(hands, values["old"])
        open_braille(hands)
        _order(hands, values)
    elif hands.person.id == "p03":
        open_braille(hands)
        _order(hands, values)
        _open_pending(hands)
        _cancel_in_list(hands, values["old"])
    else:
        if hands.person.detours:
            with hands.detour():
                path, shows = "schedulers", "td:has-text('braille')"
                open_page(hands, "Schedulers", path, shows)
        open_braille(hands)
        _order(hands, values)
        if hands.person.hand == "keyboard":
            go(hands, f"buildrequests/{values['old']}", _REQUEST)
            _cancel(hands)
        else:
            _open_pending(hands)
            _cancel_in_list(hands, values["old"])
    _open_pending(hands)
    left = hands.page.locator(_LISTED)
    if left.count() != 3 or left.filter(has_text=values["old"]).count():
        raise RuntimeError(f"{left.all_inner_texts()} are left")
    return True


def forget_the_title(hands: Hands, values: Values) -> bool:
    """Fill in all but the title, be told so, and give up."""
    open_braille(hands)
    press(hands, "Order braille", _TITLE)
    for part in (_customer, _copies, _grade, _binding):
        part(hands, values)
    press_in_dialog(hands, "Start build")
    hands.wait_for("'Title' needs to be specified")
    press_in_dialog(hands, "Cancel")
    hands.page.locator(DIALOG).wait_for(state="detached")
    return False


def _order(hands: Hands, values: Values) -> None:
    """Fill the form in, in the person's order, and send it."""
    press(hands, "Order braille", _TITLE)
    parts: list[Callable[[Hands, Values], None]] = [
        _customer,
        _version,
        _title,
        _copies,
        _grade,
        _binding,
        _proof,
        _note,
    ]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    press_in_dialog(hands, "Start build")
    hands.page.locator(f"td:has-text('{values['title']}')").first.wait_for()
    settle(hands)


def _write(hands: Hands, name: str, value: str, box: str) -> None:
    found = f"{DIALOG} {box}"
    hands.write(Field(name=name, location=_FORM, value=value, selector=found))


def _customer(hands: Hands, values: Values) -> None:
    _write(hands, "Ordered for", values["customer"], "#reason")


def _title(hands: Hands, values: Values) -> None:
    _write(hands, "Title", values["title"], "#title")


def _copies(hands: Hands, values: Values) -> None:
    box = "[data-bb-test-id=force-field-copies]"
    _write(hands, "Copies", values["copies"], box)


def _note(hands: Hands, values: Values) -> None:
    if values["note"] != "none":
        box = "[data-bb-test-id=force-field-note]"
        _write(hands, "Note for the machine hall", values["note"], box)


def _version(hands: Hands, values: Values) -> None:
    if values["version"] != "none said":
        _choose(hands, "Version of the manuscript", values["version"], "branch")


def _grade(hands: Hands, values: Values) -> None:
    _choose(hands, "Grade", values["grade"], "grade")


def _binding(hands: Hands, values: Values) -> None:
    """Choose the binding; who takes the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        wrong = "Comb binding" if values["binding"] == "Hard cover" else "Hard cover"
        _choose(hands, "Binding", wrong, "binding")
    _choose(hands, "Binding", values["binding"], "binding")


def _proof(hands: Hands, values: Values) -> None:
    if values["proof"] == "yes":
        name = "Proofread a copy first"
        box = f"{DIALOG} [data-bb-test-id=force-field-proof]"
        hands.click(name, "checkbox", _FORM, box)


def _choose(hands: Hands, name: str, value: str, field: str) -> None:
    """Choose in a list that the page draws, with the mouse or with the arrows."""
    box = f"{DIALOG} [data-bb-test-id=force-field-{field}]"
    by_keys = hands.person.hand == "keyboard"
    inner = "input[role=combobox]" if by_keys else "div[class$=-control]"
    wanted = Field(
        name=name,
        location=_FORM,
        value=value,
        selector=f"{box} {inner}",
        kind="dropdown",
        options=f"{box} div[role=option]",
    )
    if by_keys:
        hands.choose_by_keys(wanted, ["ArrowDown"] * (1 + _BELOW[value]) + ["Enter"])
    else:
        hands.choose(wanted)
    shown = hands.page.locator(f"{box} div[class$=-singleValue]").inner_text()
    if shown != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def _open_pending(hands: Hands) -> None:
    """Come to all that waits."""
    if hands.person.hand == "keyboard":
        go(hands, "pendingbuildrequests", _LISTED)
    else:
        open_page(hands, PENDING, "pendingbuildrequests", _LISTED)


def _cancel_in_list(hands: Hands, number: str) -> None:
    """Look the old order up by its number, and cancel it."""
    link = f"td a[href='#/buildrequests/{number}']"
    hands.click(number, "link", "in the list", link, record=True, shows=_REQUEST)
    settle(hands)
    if hands.person.looks_around:
        hands.look_around("checks whose order it is")
    _cancel(hands)


def _cancel(hands: Hands) -> None:
    press(hands, "Cancel")
