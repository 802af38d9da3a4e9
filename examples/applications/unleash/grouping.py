"""How people put customers into a group that has a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.unleash.places import (
    BELOW,
    FORM,
    MENU,
    OPTION,
    field,
    find,
    go_to,
    listed,
    look_for,
    open_configured,
    press,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = "main :is(a, button):has-text('New segment')"
_NAME = "main form input >> nth=0"
_CONTEXT = "input[placeholder='Select a context']"
_CREATE = "[data-testid=SEGMENT_CREATE_BTN_ID]"
_DATE = "main input[type=datetime-local]"


def group(hands: Hands, values: Values) -> bool:
    """Name the group, say who belongs to it, and create it."""
    _open_form(hands, values)
    _name_it(hands, values)
    press(hands, "Next", BELOW, "main button:text-is('Next')", _CONTEXT)
    rules = [_towns, _from]
    if hands.person.order == "up":
        rules.reverse()
    for rule in rules:
        rule(hands, values)
    hands.look_around("reads both once more")
    press(hands, "Create segment", BELOW, _CREATE, _NEW)
    return True


def leave_without_date(hands: Hands, values: Values) -> bool:
    """Choose the towns, see no way to the day, and give up."""
    _open_form(hands, values)
    _name_it(hands, values)
    press(hands, "Next", BELOW, "main button:text-is('Next')", _CONTEXT)
    _towns(hands, values)
    press(hands, "Cancel", BELOW, "main button:text-is('Cancel')", _NEW)
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "segments", _NEW)
    else:
        if hands.person.detours:
            with hands.detour():
                contexts = "main :text('Context fields (')"
                open_configured(hands, "Context fields", "/context", contexts)
                hands.look_around("looks whether groups are in there")
        open_configured(hands, "Segments", "/segments", _NEW)
    if hands.person.searches:
        look_for(hands, values["name"].split()[0].lower())
    press(hands, "New segment", "above the list", _NEW, _NAME)


def _name_it(hands: Hands, values: Values) -> None:
    about = "main form input >> nth=1"
    hands.fill(
        [
            field("Segment name", FORM, values["name"], _NAME),
            field("Description", FORM, values["about"], about),
        ]
    )


def _add(hands: Hands, name: str, shows: str) -> None:
    """Take what the app tells of a customer, out of a list that adds it below."""
    hands.turn_to("Select a context", _CONTEXT)
    hands.click("Select a context", "menu", FORM, _CONTEXT, shows=OPTION)
    hands.click(name, "link", MENU, f"{OPTION}:text-is('{name}')")
    find(hands, shows)


def _towns(hands: Hands, values: Values) -> None:
    """Tick the towns; who ticks a wrong one takes it back."""
    towns = [values["first"], values["second"]]
    if hands.person.order == "up":
        towns.reverse()
    if hands.person.id == "p03":
        towns = [values["first"], values["other"], values["other"], values["second"]]
    _add(hands, "town", _town(towns[0]))
    for town in towns:
        hands.click(town, "checkbox", 'below "town"', _town(town))
        hands.page.wait_for_timeout(300)


def _town(name: str) -> str:
    return f"main label:has(input[name^=legal-value]):has-text('{name}')"


def _from(hands: Hands, values: Values) -> None:
    """Compare the clock with a day."""
    _add(hands, "currentTime", _DATE)
    operator = "div[role=combobox]:has-text('is a date')"
    beside = 'beside "currentTime"'
    hands.choose(listed("Operator", beside, values["when"], operator, OPTION))
    find(hands, f"div[role=combobox]:has-text('{values['when']}')")
    hour = f"{values['day']}, {values['hour']}"
    hands.write_moment(field("Date", beside, hour, _DATE))
    month, day, year = values["day"].split("/")
    held = hands.page.input_value(_DATE)
    if not held.startswith(f"{year}-{month}-{day}T00:00"):
        raise RuntimeError(f"{held} is there, not {hour}")
