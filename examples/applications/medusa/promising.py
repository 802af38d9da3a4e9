"""How people make a code that takes something off an order."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.applications.medusa.places import (
    BELOW,
    DIALOG,
    ON_IT,
    OPTION,
    TOP,
    button,
    combobox,
    find,
    found,
    go_on,
    go_to,
    heading,
    leave_form,
    look_for,
    open_area,
    open_found,
    press_within,
    search_shop,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_KIND = "Percentage off order"
_CODE = f"{DIALOG}input[name=code]"
_CREATE = "main a:text-is('Create')"
_RULES = 'below "Who can use this code?"'
_CHOICES = f"{DIALOG}{heading('Create Campaign')}"
_CALENDAR = "[role=dialog] [role=application]"


def promise(hands: Hands, values: Values) -> bool:
    """Fill in the three parts of the form, and save it."""
    _open_form(hands)
    _say_what(hands)
    _fill_in(hands, values)
    go_on(hands, _radio("New Campaign"))
    _campaign(hands, values)
    press_within(hands, "Save", BELOW, heading(values["code"]))
    find(hands, f"main :text-is('{values['campaign']}')")
    if hands.person.looks_around:
        hands.scroll("down", "reads it all once more")
    return True


def promise_twice(hands: Hands, values: Values) -> bool:
    """Take a code that there is already, be told so, and leave."""
    _open_form(hands)
    _say_what(hands)
    _fill_in(hands, {**values, "code": "BEACHDAY"})
    go_on(hands, _radio("New Campaign"))
    hands.click("Save", "button", BELOW, button("Save"), at=ON_IT)
    hands.page.get_by_text("already exists").filter(visible=True).first.wait_for()
    leave_form(hands, _CREATE)
    return False


def _open_form(hands: Hands) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "promotions/create", _radio(_KIND))
        return
    if hands.person.order == "up":
        search_shop(hands, "promotions", found("Promotions"))
        open_found(hands, "Promotions", record=False, shows=heading("Promotions"))
    else:
        open_area(hands, "Promotions")
    if hands.person.detours:
        with hands.detour():
            open_area(hands, "Campaigns")
            hands.back()
            find(hands, heading("Promotions"))
    if hands.person.id == "p03":  # looks whether there is one like it
        look_for(hands, "club")
        hands.page.locator("tbody tr").nth(1).wait_for(state="detached")
    hands.click("Create", "link", TOP, _CREATE, shows=_radio(_KIND))
    find(hands, _radio(_KIND))


def _say_what(hands: Hands) -> None:
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes another
        _choose_radio(hands, "Percentage off product")
    _choose_radio(hands, _KIND)
    go_on(hands, _CODE)


def _choose_radio(hands: Hands, name: str) -> None:
    hands.click(name, "radio button", "in the form", _radio(name))
    find(hands, f"{_radio(name)}[data-state=checked]")


def _radio(name: str) -> str:
    return f"{DIALOG}button[role=radio]:has(label:text-is('{name}'))"


def _fill_in(hands: Hands, values: Values) -> None:
    parts: list[Callable[[Hands, Values], None]] = [_code, _rule, _percent]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)


def _code(hands: Hands, values: Values) -> None:
    hands.write(_field("Code", values["code"], _CODE))


def _percent(hands: Hands, values: Values) -> None:
    selector = f"{DIALOG}input[name='application_method.value']"
    hands.write(_field("Promotion Value", values["percent"], selector))


def _rule(hands: Hands, values: Values) -> None:
    """Say who may use it."""
    first = f"{DIALOG}button[role=combobox]"
    hands.turn_to("Add condition", button("Add condition"))
    press_within(hands, "Add condition", _RULES, first)
    if hands.person.id == "p03":
        _choose(hands, "Select Attribute", values["other"], first)
    _choose(hands, "Select Attribute", "Customer Group", first)
    second = f"{DIALOG}div > div:nth-child(2) > div > button[role=combobox]:enabled"
    find(hands, second)
    _choose(hands, "Select Operator", "In", second)
    third = f"{DIALOG}input[role=combobox]:enabled"
    find(hands, third)
    combobox(hands, _listed(hands, "Select Values", values["group"], third))


def _choose(hands: Hands, name: str, value: str, selector: str) -> None:
    hands.choose(_listed(hands, name, value, selector))
    find(hands, f"{selector}:has-text('{value}')")


def _listed(hands: Hands, name: str, value: str, selector: str) -> Field:
    keys = hands.person.hand == "keyboard" or hands.person.order == "up"
    return Field(
        name=name,
        location=_RULES,
        value=value,
        selector=selector,
        options=OPTION,
        letters=None if keys else "",
        opener="ArrowDown",
    )


def _campaign(hands: Hands, values: Values) -> None:
    _choose_radio(hands, "New Campaign")
    find(hands, _CHOICES)
    parts: list[Callable[[Hands, Values], None]] = [_name, _short, _start, _end]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.searches:
        parts = [_start, _end, _name, _short]
    for part in parts:
        part(hands, values)


def _name(hands: Hands, values: Values) -> None:
    selector = f"{DIALOG}input[name='campaign.name']"
    hands.write(_field("Name", values["campaign"], selector))


def _short(hands: Hands, values: Values) -> None:
    selector = f"{DIALOG}input[name='campaign.campaign_identifier']"
    hands.write(_field("Identifier", values["short"], selector))


def _start(hands: Hands, values: Values) -> None:
    _day(hands, "Start date", date.fromisoformat(values["from"]))


def _end(hands: Hands, values: Values) -> None:
    _day(hands, "End date", date.fromisoformat(values["to"]))


def _day(hands: Hands, name: str, day: date) -> None:
    """Type a day into its field, or choose it in the calendar beside it."""
    group = f"{DIALOG}div:has(> div > label:text-is('{name}')) > [role=group]"
    if hands.person.hand == "keyboard" or hands.person.order == "up":
        typed = f"{day:%m/%d/%Y} 09:00 AM"
        hands.write(_field(name, typed, f"{group} [role=spinbutton]"))
        return
    shown = f"{day.month}/{day.day}/{day.year}"
    hands.choose_day(
        _field(name, f"{shown} 12:00AM", f"{group} button[aria-label=Calendar]"),
        day,
        month=f"{_CALENDAR} h2",
        onward=f"{_CALENDAR} button[aria-label=Next]",
        days=f"{_CALENDAR} [role=gridcell]",
    )
    hands.page.keyboard.press("Escape")
    hands.page.locator(_CALENDAR).wait_for(state="detached")
    hands.page.wait_for_timeout(300)


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location="in the form", value=value, selector=selector)
