"""How people enter a slip that came in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ihatemoney.cases import WITH_WORDS
from examples.applications.ihatemoney.places import (
    BILL,
    FILTERS,
    FORM,
    HOME,
    choose,
    filter_payer,
    go,
    link_document,
    look_back,
    open_tab,
    press,
    search_bills,
    settle,
    show_filters,
    text_field,
    write_day,
)
from examples.applications.ihatemoney.seed import TROUPE

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SUBMIT = f"{BILL} #submit"


def enter(hands: Hands, values: Values) -> bool:
    """See whether it is in already, fill in the form in one's own order, send it."""
    _look_whether_it_is_there(hands, values)
    _open_form(hands)
    parts: list[Callable[[Hands, Values], None]] = [
        _day,
        _what,
        _payer,
        _sum,
        _for_whom,
        _scan,
    ]
    if hands.person.order == "up":
        # The payer comes before the sum, whose tooltip then lies over that list.
        parts = [_scan, _for_whom, _payer, _sum, _what, _day]
    for part in parts:
        part(hands, values)
    look_back(hands)
    if hands.person.hand != "keyboard":
        press(hands, "Submit", _SUBMIT)
    hands.wait_for("The bill has been added")
    return True


def enter_words(hands: Hands, values: Values) -> bool:
    """Type the sum as it is on the slip, be told that it will not do, and leave."""
    _look_whether_it_is_there(hands, values)
    _open_form(hands)
    for part in (_day, _what, _payer):
        part(hands, values)
    told = WITH_WORDS.format(values["sum"])
    hands.write(text_field("How much?", told, f"{BILL} #amount"))
    _for_whom(hands, values)
    press(hands, "Submit", _SUBMIT)
    hands.wait_for("This field is required.")
    open_tab(hands, "Bills")
    return False


def _look_whether_it_is_there(hands: Hands, values: Values) -> None:
    """Look down the list, or ask for what it might be among."""
    person = hands.person
    if person.detours:
        with hands.detour():
            open_tab(hands, "Statistics")
            hands.look_around("looks whether it is among these")
        open_tab(hands, "Bills")
        hands.look_around("looks whether it is there")
    elif person.id == "p03":
        search_bills(hands, values["word"])
        press(hands, "Clear filters", "a:text-is('Clear filters')", FILTERS)
    elif person.order == "up":
        show_filters(hands)
        hands.write(text_field("Max cost", values["most"], "#amount_max", FILTERS))
        least = text_field("Min cost", values["least"], "#amount_min", FILTERS)
        hands.write(least, send=True)
        settle(hands)
    elif person.hand == "mouse":
        filter_payer(hands, values["payer"])


def _open_form(hands: Hands) -> None:
    """Come to the empty form; who stays on the keyboard knows its address."""
    if hands.person.hand == "keyboard":
        go(hands, f"{HOME}add")
        return
    hands.click(
        "Add a new bill", "button", "above the bills", "#new-bill a", shows=_SUBMIT
    )
    settle(hands)


def _day(hands: Hands, values: Values) -> None:
    write_day(hands, "When?", values["day"], f"{BILL} #date")


def _what(hands: Hands, values: Values) -> None:
    hands.write(text_field("What?", values["what"], f"{BILL} #what"))


def _payer(hands: Hands, values: Values) -> None:
    """Choose who paid; who chooses somebody else sees it and chooses again."""
    payer = f"{BILL} #payer"
    if hands.person.id == "p03":
        choose(hands, "Who paid?", values["other"], payer)
    choose(hands, "Who paid?", values["payer"], payer)


def _sum(hands: Hands, values: Values) -> None:
    hands.write(text_field("How much?", values["sum"], f"{BILL} #amount"))


def _for_whom(hands: Hands, values: Values) -> None:
    """Take out all but three, or everybody and put three back."""
    wanted = [values[which] for which in ("one", "two", "three")]
    if hands.person.detours:
        for name in TROUPE:
            if name not in wanted:
                _tick(hands, name)
        return
    place = 'beside "For whom?"'
    hands.click("No one", "link", place, f"{BILL} a:text-is('No one')")
    if hands.person.order == "up":
        wanted.reverse()
    for name in wanted:
        _tick(hands, name)


def _tick(hands: Hands, name: str) -> None:
    """Click on a little box, or on the name beside it."""
    label = f"{BILL} label:has(span:text-is('{name}'))"
    part = "span" if hands.person.order == "up" else "input"
    hands.click(name, "checkbox", FORM, f"{label} {part}", record=True)


def _scan(hands: Hands, values: Values) -> None:
    """Say where the scan lies; who stays on the keyboard ends with that, and Enter."""
    link_document(hands, values["scan"], send=hands.person.hand == "keyboard")
