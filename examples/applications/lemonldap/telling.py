"""How people let others be told something when they sign on."""

from __future__ import annotations

import json
from datetime import date
from typing import TYPE_CHECKING

from examples.applications.lemonldap.places import (
    FORM,
    TREE,
    agree,
    begin,
    field,
    go_to,
    press_button,
    settle,
    told,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ABOVE_TREE = "above the tree"
_CREATED = "Notification has been created"
_DONE = "Notification has been marked as done"
_INPUT = "input[uib-datepicker-popup]"
_IS_LONG = """() => {
  const form = document.querySelector('#right');
  return form.scrollHeight - form.clientHeight > 40;
}"""
"""Whether the form goes on below what is shown of it."""


def tell(hands: Hands, values: Values) -> bool:
    """Create the new one and mark the old one as done, or the other way round."""
    _come(hands)
    if hands.person.order == "up" or hands.person.hand == "keyboard":
        _finish(hands, values)
        _create(hands, values, values["reference"])
        told(hands, _CREATED)
        agree(hands)
        _turn(hands, "Enabled")
    else:
        _create(hands, values, values["reference"])
        told(hands, _CREATED)
        agree(hands)
        _turn(hands, "Enabled")
        _finish(hands, values)
    return True


def forget_the_name(hands: Hands, values: Values) -> bool:
    """Leave out what it is called, be told so, and leave."""
    _come(hands)
    _create(hands, values, "")
    told(hands, "Required fields are missing")
    agree(hands)
    go_to(hands, "Configuration")
    return False


def _come(hands: Hands) -> None:
    """Come to what is told, each person another way."""
    begin(hands)
    if hands.person.hand == "keyboard":
        root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
        hands.go(f"{root}/notifications.html")
    else:
        if hands.person.detours:
            with hands.detour():
                go_to(hands, "Sessions")
        go_to(hands, "Notifications")
    hands.page.locator("#a-new").wait_for()
    settle(hands)


def _turn(hands: Hands, name: str) -> None:
    hands.click(name, "link", _ABOVE_TREE, f"#left .navbar a:has-text('{name}')")
    settle(hands)


def _create(hands: Hands, values: Values, reference: str) -> None:
    """Fill in what is told to whom, in the person's order, and save it."""
    _turn(hands, "Create")
    box = "#right form input[ng-model='form.{}']"
    content = json.dumps({"title": values["title"], "text": values["text"]})
    names = ("Identifier", "Reference", "Condition", "Content")
    wanted = (values["uid"], reference, values["condition"], content)
    boxes = [box.format(name) for name in ("uid", "reference", "condition")]
    boxes.append("#right form textarea")
    fields = [
        field(name, value, found)
        for name, value, found in zip(names, wanted, boxes, strict=True)
        if value
    ]
    if hands.person.order == "up":
        hands.fill(fields[1:])
        _day(hands, values["date"])
        hands.fill(fields[:1])
    else:
        hands.fill(fields[:1])
        if hands.person.id == "p03":
            _day(hands, values["not"])
        _day(hands, values["date"])
        hands.fill(fields[1:])
    if hands.person.looks_around and hands.page.evaluate(_IS_LONG):
        hands.scroll("down", "checks it against what is shown below the box")
        hands.scroll("up", "checks what is above")
    press_button(hands, "Save")


def _day(hands: Hands, wanted: str) -> None:
    """Choose a day in the calendar, or type it.

    Raises:
        RuntimeError: If the field shows another day then.
    """
    if hands.person.hand == "keyboard":
        hands.write(field("Date", wanted, _INPUT))
    else:
        opener = "#right .input-group-btn button:has(.glyphicon-calendar)"
        shown = date.fromisoformat(hands.page.input_value(_INPUT))
        day = date.fromisoformat(wanted)
        onward = (day.year - shown.year) * 12 + day.month - shown.month
        square = f".uib-day button:has(span:not(.text-muted):text-is('{day:%d}'))"
        levels = (*([".uib-datepicker-popup .uib-right"] * onward), square)
        calendar = Field(
            name="Date", location=FORM, value=wanted, selector=opener, kind="dropdown"
        )
        hands.choose_through(calendar, levels)
        hands.page.locator(".uib-datepicker-popup").wait_for(state="hidden")
    taken = hands.page.input_value(_INPUT)
    if taken != wanted:
        raise RuntimeError(f"Date shows {taken!r}, not {wanted!r}")


def _finish(hands: Hands, values: Values) -> None:
    """Find the old one by letter and name, and mark it as done."""
    whose = values["whose"]
    for text in (whose[0], whose):
        hands.click(text, "row", TREE, f"[id='s-{text}']", record=True)
        settle(hands)
    found = f"#left .tree-node span[id^='s-']:has-text('{values['old']}')"
    shown = " ".join(hands.page.locator(found).inner_text().split())
    hands.click(shown, "row", TREE, found, record=True)
    settle(hands)
    press_button(hands, "Mark as done")
    told(hands, _DONE)
    agree(hands)
