"""How people say what came of a visit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.nocobase.fields import (
    choose,
    part,
    text_field,
    tick,
)
from examples.applications.nocobase.places import (
    come_in,
    edit,
    go_to,
    open_page,
    open_tab,
    press,
    settle,
    submit,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CARD = ".ant-card:not(:has(.ant-card)):has-text('{}')"
_FIRST = {"Done": "Upright in the hall", "Waiting for parts": "Sticking keys"}
"""What lies on top of a column, and gives way to what is dropped there."""
_WEEK = ".rbc-calendar"
_DETAILS = ".ant-drawer-open button:has-text('Edit')"


def report(hands: Hands, values: Values) -> bool:
    """Set the visit to done, report on it, and change what the customer said."""
    if hands.person.hand == "keyboard":
        go_to(hands, "Visits")
        edit(hands, values["name"])
    elif hands.person.order == "up":
        open_page(hands, "Visits")
        _open_event(hands, values)
    else:
        _open_cards(hands)
        _pull(hands, values["name"], "Done")
        _open_card(hands, values)
    _write_report(hands, values)
    _change_customer(hands, values)
    return True


def drop_it_wrong(hands: Hands, values: Values) -> bool:
    """Pull the card to what waits for parts, look at it, and leave it at that."""
    _open_cards(hands)
    _pull(hands, values["name"], "Waiting for parts")
    _open(hands, values, _CARD.format(values["name"]), "among the cards")
    _close(hands)
    return False


def _open_cards(hands: Hands) -> None:
    """Come to the cards; some look in the calendar first."""
    open_page(hands, "Visits")
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "Calendar", _WEEK)
            hands.look_around("looks for the visit there")
    open_tab(hands, "Cards", _CARD.format(_FIRST["Done"]))


def _pull(hands: Hands, name: str, column: str) -> None:
    """Pull a card to the top of a column."""
    there = _CARD.format(_FIRST[column])
    hands.drag(
        name,
        "among the cards",
        _CARD.format(name),
        there,
        held_at=(120, 20),
        dropped_at=(120, 40),
        record=True,
    )
    settle(hands)
    over, under = (
        hands.page.locator(one).filter(visible=True).first.bounding_box()
        for one in (_CARD.format(name), there)
    )
    if not over or not under or abs(over["x"] - under["x"]) > 5:
        raise RuntimeError(f"{name} was not dropped in {column}")


def _open_card(hands: Hands, values: Values) -> None:
    _open(hands, values, _CARD.format(values["name"]), "among the cards")
    press(hands, "Edit", "above the details", _DETAILS)


def _open_event(hands: Hands, values: Values) -> None:
    """Find the visit in the calendar, maybe in the week after this one."""
    open_tab(hands, "Calendar", _WEEK)
    event = f".rbc-event:has-text('{values['name']}')"
    if not hands.page.locator(event).filter(visible=True).count():
        onward = ".ant-btn:has(.anticon-right)"
        hands.click("right", "icon", "above the calendar", onward, shows=event)
        settle(hands)
    _open(hands, values, event, "in the calendar")
    press(hands, "Edit", "above the details", _DETAILS)


def _open(hands: Hands, values: Values, selector: str, place: str) -> None:
    """Click on what stands for a visit, which shows its details."""
    hands.click(values["name"], "box", place, selector, record=True, shows=_DETAILS)
    come_in(hands)


def _write_report(hands: Hands, values: Values) -> None:
    """Fill in what came of it; the state only who has not pulled the card."""
    minutes = text_field("Minutes", values["minutes"])
    words = text_field("Report", values["report"], ".ql-editor")
    pulled = hands.person.hand != "keyboard" and hands.person.order != "up"
    if hands.person.order == "up":
        hands.write(words)
        hands.write(minutes)
    if not pulled:
        hands.turn_to("State", part("State", ".ant-select-selector"))
        choose(hands, "State", "Done")
    if hands.person.order != "up":
        hands.write(minutes)
        hands.write(words)
    submit(hands)
    if hands.person.hand != "keyboard":
        _close(hands)


def _close(hands: Hands) -> None:
    """Click beside the details, on what they have darkened."""
    dark = ".ant-drawer-open .ant-drawer-mask"
    hands.click("background", "box", "beside the details", dark, at=(200, 500))
    hands.page.locator(".ant-drawer-open").first.wait_for(state="hidden")
    settle(hands)


def _change_customer(hands: Hands, values: Values) -> None:
    """Change the telephone number, and tick that they want us every year."""
    if hands.person.hand == "keyboard":
        go_to(hands, "Customers")
    else:
        open_page(hands, "Customers")
    edit(hands, values["customer"])
    phone = text_field("Telephone", values["phone"])
    if hands.person.order != "up":
        hands.write(phone)
    tick(hands, "Comes every year")
    if hands.person.order == "up":
        hands.write(phone)
    submit(hands)
    hands.wait_for(values["phone"])
