"""How people prepare a new part of the baths."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from examples.applications.trac.places import (
    go,
    in_form,
    open_settings,
    open_tab,
    send,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = "Create Milestone"
_CALENDAR = "#ui-datepicker-div"
_TAKEN = "Spring opening"
_OTHER = "Anniversary"


def prepare(hands: Hands, values: Values) -> bool:
    """Make the milestone and the component, in either order, and the default."""
    component_first = hands.person.id in {"p02", "p05"}
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "Wiki")
            hands.look_around("looks whether it is explained there")
    if component_first:
        _add_component(hands, values)
    if hands.person.id == "p03":
        _add_in_administration(hands, values)
    else:
        _open_form(hands)
        _fill_milestone(hands, values)
        hands.wait_for(values["description"])
    if not component_first:
        _add_component(hands, values)
    _make_default(hands, values)
    return True


def prepare_twice(hands: Hands, values: Values) -> bool:
    """Take a name that another milestone has, be told so, and go away."""
    _open_form(hands)
    _fill_milestone(hands, {**values, "milestone": _TAKEN})
    hands.wait_for("already exists, please choose another name")
    open_tab(hands, "Roadmap")
    return False


def _open_form(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "/milestone?action=new")
        return
    open_tab(hands, "Roadmap")
    if hands.person.detours:
        hands.look_around("looks which milestones there are")
    send(hands, "Add new milestone", "below the milestones")


def _fill_milestone(hands: Hands, values: Values) -> None:
    upwards = hands.person.order == "up"
    name = in_form("Name", values["milestone"], "#name", below=_NEW)
    description = in_form(
        "Description", values["description"], "#description", below=_NEW
    )
    hands.write(description if upwards else name)
    settle(hands)
    hands.click("Due", "checkbox", f'in the form, below "{_NEW}"', "#due")
    if hands.person.id in {"p01", "p04"}:
        _choose_day(hands, values)
    else:
        hands.write(_due(values, _NEW))
    hands.write(name if upwards else description)
    settle(hands)
    if upwards:
        hands.press_enter("Name")
    else:
        send(hands, "Add milestone")


def _due(values: Values, below: str) -> Field:
    return Field(
        name="Due",
        location=f'in the form, below "{below}"',
        value=values["due"],
        selector="#duedate",
        opens=True,
    )


def _choose_day(hands: Hands, values: Values) -> None:
    due = datetime.strptime(f"{values['due']} +0000", "%m/%d/%y %H:%M:%S %z")
    hands.choose_day(
        _due(values, _NEW),
        due.date(),
        month=f"{_CALENDAR} .ui-datepicker-title",
        onward=f"{_CALENDAR} .ui-datepicker-next",
        days=f"{_CALENDAR} td a",
    )
    hands.click(
        "Done", "button", "in the opened calendar", f"{_CALENDAR} .ui-datepicker-close"
    )
    hands.page.locator(_CALENDAR).wait_for(state="hidden")


def _add_in_administration(hands: Hands, values: Values) -> None:
    """Add the milestone to the list first, and what it is about afterwards."""
    below = "Add Milestone"
    open_settings(hands, "Milestones")
    hands.write(
        in_form("Name", values["milestone"], "#addmilestone #name", below=below)
    )
    hands.write(_due(values, below))
    send(hands, "Add", f'below "{below}"')
    hands.click(
        values["milestone"],
        "link",
        "in the list of milestones",
        f"#millist a:text-is('{values['milestone']}')",
        record=True,
        leads_on=True,
    )
    below = "Modify Milestone"
    hands.write(
        in_form("Description", values["description"], "#description", below=below)
    )
    send(hands, "Submit changes")


def _add_component(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "/admin/ticket/components")
    else:
        if hands.person.detours:
            with hands.detour():
                open_settings(hands, "Versions")
        open_settings(hands, "Components")
    form = "#addcomponent"
    hands.fill(
        (
            in_form(
                "Name",
                values["component"],
                f"{form} [name=name]",
                below="Add Component",
            ),
            in_form(
                "Owner",
                values["owner"],
                f"{form} [name=owner]",
                below="Add Component",
            ),
        )
    )
    if hands.person.enter_sends:
        hands.press_enter("Name" if hands.person.order == "up" else "Owner")
    else:
        send(hands, "Add", 'below "Add Component"')
    hands.wait_for(f'The component "{values["component"]}" has been added.')


def _make_default(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        go(hands, "/admin/ticket/milestones")
    else:
        open_settings(hands, "Milestones")
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        _take(hands, _OTHER)
    _take(hands, values["milestone"])
    if hands.person.detours:
        hands.look_around("checks the list before it is sent")
    send(hands, "Apply changes", "below the list of milestones")
    hands.wait_for("Your changes have been saved.")


def _take(hands: Hands, milestone: str) -> None:
    hands.click(
        "Default",
        "radio button",
        f'in the row "{milestone}"',
        f"#millist [name=ticket_default][value='{milestone}']",
    )
