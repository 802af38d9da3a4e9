"""How people report what does not work, and say how urgent it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.fossil.places import (
    BELOW,
    FORM,
    follow,
    go,
    look_for,
    open_below,
    open_page,
    press_button,
    settle,
    take_from_menu,
)
from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PREVIEW = "Preview"
_SEND = "Submit"
_LIST = "All Tickets"
_LOOK = Button(
    name=_PREVIEW, location=BELOW, selector=f".content [type=submit][value={_PREVIEW}]"
)


def report(hands: Hands, values: Values) -> bool:
    """Report it, unless it is known, and then say how urgent it is."""
    _begin(hands, values)
    _describe(hands, values)
    press_button(hands, _SEND)
    open_below(hands, "Edit")
    fields = [
        _choice("Priority", values["priority"], "priority"),
        _choice("Subsystem", values["part"], "subsystem"),
        _text("Append Remark", values["remark"]),
    ]
    _fill(hands, fields)
    press_button(hands, _SEND)
    return True


def leave_it_at_the_preview(hands: Hands, values: Values) -> bool:
    """Take the preview for the ticket, and not find it among the others."""
    _begin(hands, values)
    _describe(hands, values)
    hands.wait_for("Description Preview")
    open_below(hands, "Reports")
    follow(hands, _LIST)
    _sort(hands)
    return False


def _begin(hands: Hands, values: Values) -> None:
    """Look whether it is known, each person another way, and come to an empty form."""
    if hands.person.hand == "keyboard":
        go(hands, "tktsrch")
        look_for(hands, values["word"], "Search Tickets")
        go(hands, "tktnew")
        return
    if hands.person.order == "up":
        follow(hands, "Tickets")
    elif hands.person.searches:
        take_from_menu(hands, "Ticket Search")
        look_for(hands, values["word"], "Search Tickets")
        open_below(hands, "New")
        return
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Timeline")
                hands.look_around("looks whether somebody has written of it")
        take_from_menu(hands, "Tickets/Bug Reports")
        follow(hands, _LIST)
        if hands.person.detours:
            _sort(hands)
            hands.look_around("looks whether it is known")
    open_below(hands, "New Ticket")


def _sort(hands: Hands) -> None:
    """Sort the list by what tickets are about, to find one more easily."""
    heading = "table.sortable th:has-text('title')"
    hands.click("title", "button", "above the column", heading)


def _describe(hands: Hands, values: Values) -> None:
    """Fill in what is wrong, in the person's order, and look at it."""
    fields = [
        Field(
            name="Enter a one-line summary of the ticket",
            location=FORM,
            value=values["title"],
            selector=".content [name=title]",
        ),
        _choice("Type", values["kind"], "type"),
        _choice("Severity", values["severity"], "severity"),
        _text("Enter a detailed description of the problem", values["text"]),
    ]
    if hands.person.id == "p03":  # takes the wrong one, sees it, and takes the right
        fields.insert(2, _choice("Severity", values["other"], "severity"))
    _fill(hands, fields)


def _fill(hands: Hands, fields: list[Field]) -> None:
    """Fill fields in and have them shown; Enter does that only in a field of one line."""
    if hands.person.looks_around:
        hands.fill(fields)
        hands.look_around("checks what is filled in")
        press_button(hands, _PREVIEW)
    else:
        hands.fill(fields, _LOOK, enter_sends=hands.person.order == "up")
    settle(hands)


def _choice(name: str, value: str, key: str) -> Field:
    return Field(
        name=name, location=FORM, value=value, selector=f"#{key}", kind="dropdown"
    )


def _text(name: str, value: str) -> Field:
    return Field(
        name=name, location=FORM, value=value, selector=".content [name=icomment]"
    )
