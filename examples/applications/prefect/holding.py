"""How people let one job wait when another has gone wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.prefect.places import (
    choose,
    go,
    open_page,
    press,
    settle,
    take_off,
    text_field,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_STEPS = "below the form"
_DIALOG = 'in "New variable"'
_PLUS = ".page-heading :is(button, a.p-button)"


def hold(hands: Hands, values: Values) -> bool:
    """Make the automation, and the variable before or after it."""
    if hands.person.order == "up":
        _keep_number(hands, values)
        _automate(hands, values)
        open_page(hands, "Variables")
    else:
        _automate(hands, values)
        _keep_number(hands, values)
    return True


def leave_the_marks_out(hands: Hands, values: Values) -> bool:
    """Make the automation, and be refused a number without quotation marks."""
    _automate(hands, values)
    _open_variables(hands)
    hands.write(text_field("Name", values["variable"], _DIALOG))
    hands.write(text_field("Value", values["number"].strip('"'), _DIALOG))
    press(hands, "Create", _DIALOG)
    hands.page.locator(".p-modal .p-label__message").first.wait_for()
    press(hands, "Close", _DIALOG)
    return False


def _automate(hands: Hands, values: Values) -> None:
    _open_wizard(hands)
    choose(hands, "Trigger Template", "Flow run state")
    settle(hands)
    _choose_trigger(hands, values)
    press(hands, "Next", _STEPS)
    choose(hands, "Action Type", "Pause a deployment")
    settle(hands)
    choose(hands, "Deployment To Pause", values["held"])
    if hands.person.looks_around:
        with hands.detour():
            press(hands, "Previous", _STEPS)
            press(hands, "Next", _STEPS)
    press(hands, "Next", _STEPS)
    fields = [
        text_field("Automation Name", values["name"]),
        text_field("Description (Optional)", values["why"]),
    ]
    hands.fill(fields)
    press(hands, "Save", _STEPS, leads_on=True)
    hands.wait_for(values["name"])


def _open_wizard(hands: Hands) -> None:
    """Come to where automations are made, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/automations/create")
        return
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Event Feed")
            hands.look_around("looks whether they are made there")
    open_page(hands, "Automations")
    if hands.person.searches:
        hands.click("plus", "icon", 'beside "Automations"', _PLUS, leads_on=True)
    else:
        button = ".p-button:has-text('Add Automation')"
        place = "in the middle of the page"
        hands.click("Add Automation", "button", place, button, leads_on=True)
    settle(hands)


def _choose_trigger(hands: Hands, values: Values) -> None:
    """Say whose failure it is; who takes a wrong job takes it off again."""
    if hands.person.order == "up":
        _choose_state(hands)
    if hands.person.id == "p03":
        choose(hands, "Flows", values["other"], several=True)
        take_off(hands, "Flows", values["other"])
    choose(hands, "Flows", values["flow"], several=True)
    if hands.person.order != "up":
        _choose_state(hands)


def _choose_state(hands: Hands) -> None:
    choose(hands, "Flow Run", "Failed", within=".state-name-select", several=True)


def _open_variables(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "/variables")
    else:
        open_page(hands, "Variables")
    hands.click("plus", "icon", 'beside "Variables"', _PLUS, shows=".p-modal form")
    hands.page.wait_for_timeout(400)  # it fades in


def _keep_number(hands: Hands, values: Values) -> None:
    """Write the number down among the variables."""
    _open_variables(hands)
    name = text_field("Name", values["variable"], _DIALOG)
    number = text_field("Value", values["number"], _DIALOG)
    if hands.person.order == "up":
        _tag(hands, values["tag"])
    hands.write(name)
    hands.write(number)
    if hands.person.order != "up":
        _tag(hands, values["tag"])
    press(hands, "Create", _DIALOG)
    hands.page.locator(".p-modal").wait_for(state="detached")
    hands.wait_for(values["variable"])


def _tag(hands: Hands, tag: str) -> None:
    choose(hands, "Tags", tag, place=_DIALOG, several=True, letters=tag)
