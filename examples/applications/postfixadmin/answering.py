"""How people let somebody's mail be answered, and go to who stands in."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.postfixadmin.places import (
    BELOW,
    FORM,
    add_to,
    click_in_row,
    open_list,
    save,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SET = "Change / Set away message"
_CHOICE = "#fInterval_Time"
_SHOWN = """box => {
  const day = jQuery(box).data('DateTimePicker').viewDate();
  return [day.year(), day.month() + 1];
}"""
"""Of which month the days are when a calendar is opened."""


def send_on(hands: Hands, values: Values) -> bool:
    """Let the mail go to who stands in as well, and be answered meanwhile."""
    who = values["who"]
    open_list(hands, who)
    if hands.person.detours:
        with hands.detour():
            click_in_row(hands, "edit", who)
            hands.look_around("looks whether it is settled there")
            hands.back()
    if hands.person.order == "up":
        _answer(hands, values)
        _share(hands, values)
    else:
        _share(hands, values)
        _answer(hands, values)
    return True


def forget_the_days(hands: Hands, values: Values) -> bool:
    """Write the answer and set it for no time at all, be told so, and leave."""
    open_list(hands, values["who"])
    click_in_row(hands, "Set Vacation", values["who"])
    _subject(hands, values)
    _message(hands, values)
    save(hands, _SET)
    hands.wait_for("The Date of [Active until] is set before Today")
    hands.scroll("down", "looks for what is wrong")
    exit_ = "#edit_form .panel-footer a:text-is('Exit')"
    hands.click("Exit", "button", BELOW, exit_, leads_on=True)
    return False


def _share(hands: Hands, values: Values) -> None:
    click_in_row(hands, "Alias", values["who"])
    add_to(hands, values["stands_in"])


def _answer(hands: Hands, values: Values) -> None:
    """Fill in what is answered and when, in the person's order."""
    click_in_row(hands, "Set Vacation", values["who"])
    parts: list[Callable[[Hands, Values], None]]
    parts = [_first, _last, _often, _subject, _message]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    hands.look_around("checks what is filled in")
    save(hands, _SET)
    hands.wait_for(f"Auto response for {values['who']} has been enabled!")


def _first(hands: Hands, values: Values) -> None:
    _day(hands, "Active from", values["first"], "fActiveFrom")


def _last(hands: Hands, values: Values) -> None:
    _day(hands, "Active until", values["last"], "fActiveUntil")


def _subject(hands: Hands, values: Values) -> None:
    _write(hands, "Subject", values["subject"], "#fSubject")


def _message(hands: Hands, values: Values) -> None:
    _write(hands, "Message", values["message"], "#fBody")


def _write(hands: Hands, name: str, value: str, selector: str) -> None:
    hands.write(Field(name=name, location=FORM, value=value, selector=selector))


def _day(hands: Hands, name: str, wanted: str, key: str) -> None:
    """Choose a day in the calendar, or type it; the hour may be any.

    Raises:
        RuntimeError: If the field shows another day then.
    """
    day, box = date.fromisoformat(wanted), f"#datetimepicker-{key}"
    entry = f"{box} input"
    if hands.person.hand == "keyboard":
        value = f"{day:%Y/%m/%d} 08:00"
        field = Field(name=name, location=FORM, value=value, selector=entry, opens=True)
        hands.write(field)
    else:
        by_icon = hands.person.order == "up"
        field = Field(
            name=name,
            location=FORM,
            value=f"{day:%Y/%m/%d}",
            selector=f"{box} .input-group-addon" if by_icon else entry,
            kind="dropdown",
        )
        year, month = hands.page.evaluate(_SHOWN, box)
        onward = (day.year - year) * 12 + day.month - month
        square = f"td.day:not(.old):not(.new):text-is('{day.day}')"
        levels = (
            *([f"{box} .datepicker-days th.next"] * onward),
            f"{box} {square}",
            f"{box} [data-action=close]",
        )
        hands.choose_through(field, levels)
        hands.page.locator(f"{box} .datepicker").wait_for(state="detached")
        hands.steps[-1].value = hands.page.input_value(entry)
    shown = hands.page.input_value(entry)
    if not shown.startswith(f"{day:%Y/%m/%d}"):
        raise RuntimeError(f"{name} shows {shown!r}, not {wanted}")


def _often(hands: Hands, values: Values) -> None:
    """Choose how often; who chose the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        _choose(hands, values["not"])
    _choose(hands, values["often"])


def _choose(hands: Hands, value: str) -> None:
    """Go to an option with the arrows: all of them begin with the same letters.

    Raises:
        RuntimeError: If something else was taken.
    """
    field = Field(
        name="Choice of reply",
        location=FORM,
        value=value,
        selector=_CHOICE,
        kind="dropdown",
    )
    options = hands.page.locator(f"{_CHOICE} option").all_inner_texts()
    chosen = hands.page.locator(_CHOICE)
    down = options.index(value) - chosen.evaluate("e => e.selectedIndex")
    key = "ArrowDown" if down > 0 else "ArrowUp"
    hands.choose_by_keys(field, [key] * abs(down))
    if hands.steps[-1].note is None:  # the list is open
        hands.page.keyboard.press("Enter")
        hands.page.wait_for_timeout(300)
    shown = chosen.evaluate("e => e.selectedOptions[0].text.trim()")
    if shown != value:
        raise RuntimeError(f"Choice of reply shows {shown!r}, not {value!r}")
