"""How people close a ticket that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.trac.places import (
    RESULTS,
    fill_in,
    in_form,
    look_for,
    open_active,
    open_tab,
    open_ticket,
    plans,
    send,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PROPERTIES = "Change Properties"
_FILTERS = 'in the box "Filters"'
_RESOLUTION = "#action_resolve_resolve_resolution"
_REMOVES = "\N{EN DASH}"
"""What stands on the button that takes a filter away."""


def close(hands: Hands, values: Values) -> bool:
    """Find the ticket, say what it was, and close it."""
    _find(hands, values)
    upwards = hands.person.order == "up"
    if upwards:
        _comment(hands, values)
    _open_editor(hands)
    if upwards:
        _resolve(hands, values)
    fill_in(hands, *plans(values, _PROPERTIES))
    if not upwards:
        _resolve(hands, values)
        _comment(hands, values)
    if hands.person.detours:
        send(hands, "Preview")
        hands.scroll("up", "reads it all again")
    send(hands, "Submit changes")
    return True


def comment_only(hands: Hands, values: Values) -> bool:
    """Write the comment and send it, without closing anything."""
    _find(hands, values)
    _open_editor(hands)
    fill_in(hands, *plans(values, _PROPERTIES))
    _comment(hands, values)
    send(hands, "Submit changes")
    hands.look_around("looks at the comment")
    return False


def _find(hands: Hands, values: Values) -> None:
    """Come to the ticket, each person another way."""
    if hands.person.hand == "keyboard":
        look_for(hands, f"#{values['number']}")
    elif hands.person.id == "p03":
        look_for(hands, values["words"])
        open_ticket(hands, values["summary"], "#results dt a", RESULTS)
    elif hands.person.id == "p01":
        open_active(hands)
        open_ticket(hands, values["summary"], "td.summary a", "in the list of tickets")
    else:
        if hands.person.detours:
            with hands.detour():
                open_tab(hands, "Roadmap")
                hands.look_around("looks whether it belongs to a milestone")
        _query(hands, values)
        open_ticket(hands, values["summary"], "td.summary a", "in the list of tickets")


def _query(hands: Hands, values: Values) -> None:
    """Ask for tickets of one part, or with some words in the summary."""
    open_tab(hands, "View Tickets")
    hands.click(
        "New Custom Query",
        "link",
        "at the top right, below the tabs",
        "#ctxtnav a:text-is('New Custom Query')",
        leads_on=True,
    )
    hands.click(
        _REMOVES, "button", f'{_FILTERS}, beside "Owner"', "tr.owner input[type=button]"
    )
    hands.page.locator("tr.owner").wait_for(state="detached")
    by_part = hands.person.detours
    name = "Component" if by_part else "Summary"
    hands.choose(
        Field(
            name="And",
            location=_FILTERS,
            value=name,
            selector="#add_filter_0",
            kind="dropdown",
        )
    )
    if by_part:
        field = Field(
            name=name,
            location=_FILTERS,
            value=values["component"],
            selector="[name='0_component']",
            kind="dropdown",
        )
        hands.choose(field)
    else:
        field = Field(
            name=name,
            location=_FILTERS,
            value=values["words"],
            selector="input[name='0_summary']",
        )
        hands.write(field)
    send(hands, "Update", "at the right, above the list of tickets")


def _open_editor(hands: Hands) -> None:
    if hands.person.detours or hands.person.id == "p03":
        hands.click(
            "Modify",
            "link",
            "at the top right, above the ticket",
            ".trac-topnav a[href='#modify']",
            shows="#action_resolve",
        )
    else:
        hands.click(
            "Modify Ticket",
            "button",
            "below the ticket",
            "h3.foldable a:text-is('Modify Ticket')",
            shows="#action_resolve",
        )
    settle(hands)


def _resolve(hands: Hands, values: Values) -> None:
    hands.click(
        "resolve as", "radio button", 'in the form, below "Action"', "#action_resolve"
    )
    settle(hands)
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes the right one
        fill_in(hands, _resolution(values["wrong"]))
    fill_in(hands, _resolution(values["resolution"]))


def _resolution(value: str) -> Field:
    return in_form("resolve as", value, _RESOLUTION, dropdown=True, below="Action")


def _comment(hands: Hands, values: Values) -> None:
    """Write below the heading, which is the field's only caption."""
    fill_in(
        hands,
        Field(
            name="Add Comment",
            location="below the ticket",
            value=values["comment"],
            selector="#comment",
        ),
    )
