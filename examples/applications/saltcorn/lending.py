"""How people lend something to somebody new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.saltcorn.fields import FORM, choose, part, set_day, tick
from examples.applications.saltcorn.places import (
    WINDOW,
    follow,
    go_to,
    keep,
    open_page,
    open_window,
    search,
    send,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

    Part = Callable[[Hands, Values], None]


def lend(hands: Hands, values: Values) -> bool:
    """Fill in the form, with the new member on the way, and save it."""
    _open_form(hands, values)
    for one in _parts(hands):
        one(hands, values)
    hands.look_around("checks what is filled in")
    send(hands, "Save")
    return True


def lend_without_a_day(hands: Hands, values: Values) -> bool:
    """Leave out when it is due, be told so on saving, and leave."""
    _open_form(hands, values)
    for one in (_thing, _out, _by, _purpose):
        one(hands, values)
    button = "#content form button:text-is('Save')"
    hands.click("Save", "button", "below the form", button)
    hands.page.locator("#inputdue:focus").wait_for()
    hands.press("Escape", "closes the calendar")
    open_page(hands, "Loans")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "/page/loans")
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Things")
                hands.look_around("looks whether it is lent from there")
        open_page(hands, "Loans")
    if hands.person.searches:
        search(hands, values["name"].split()[-1], "Tent for six")
    follow(hands, "Lend something", "above the list")


def _parts(hands: Hands) -> Sequence[Part]:
    """Return what is filled in, in the person's order."""
    parts = [_thing, _member, _out, _due, _by, _purpose, _paid, _remark]
    if hands.person.order == "up":
        return parts[::-1]
    if hands.person.detours:
        return [parts[n] for n in (1, 0, 4, 6, 2, 3, 5, 7)]
    return parts


def _thing(hands: Hands, values: Values) -> None:
    """Choose it; who takes the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Thing", values["other"], "thing")
    choose(hands, "Thing", values["thing"], "thing")


def _member(hands: Hands, values: Values) -> None:
    """Put the member in, in the window; the list has them then."""
    name = values["name"]
    open_window(hands, "Or a new member", "link", 'below "Member"', "#inputname")
    lines: list[Part] = [_written("Name", "name"), _written("Telephone", "phone")]
    lines += [_written("Street", "street"), _fee, _letter]
    if hands.person.order == "up":
        lines.reverse()
    for one in lines:
        one(hands, values)
    keep(hands)
    taken = hands.page.locator("#inputmember option:checked")
    taken.filter(has_text=name).wait_for(state="attached")


def _written(name: str, key: str) -> Part:
    """Return how a line of the window is typed."""

    def write(hands: Hands, values: Values) -> None:
        hands.write(part(name, values[key], key, within=WINDOW))

    return write


def _fee(hands: Hands, values: Values) -> None:
    choose(hands, "Yearly fee", values["fee"], "fee", WINDOW)


def _letter(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    tick(hands, "Wants the newsletter", "letter")


def _out(hands: Hands, values: Values) -> None:
    set_day(hands, "Lent on", values["out"], "lent_on")


def _due(hands: Hands, values: Values) -> None:
    set_day(hands, "Due back", values["due"], "due")


def _by(hands: Hands, values: Values) -> None:
    circle = f"form input[type=radio][value='{values['by']}']"
    hands.click(values["by"], "radio button", f'{FORM}, at "Handed out by"', circle)


def _purpose(hands: Hands, values: Values) -> None:
    choose(hands, "What for", values["purpose"], "purpose")


def _paid(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    tick(hands, "Deposit taken", "paid")


def _remark(hands: Hands, values: Values) -> None:
    hands.write(part("Remarks", values["remark"], "remarks"))
