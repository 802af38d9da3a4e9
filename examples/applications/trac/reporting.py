"""How people write down what needs doing at the baths."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.trac.places import (
    RESULTS,
    fill_in,
    go,
    in_form,
    look_for,
    open_active,
    open_tab,
    open_ticket,
    plans,
    send,
    settle,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.steps import Field
    from examples.scripted.tasks import Values

_PROPERTIES = "Properties"
_ACTION = 'in the form, below "Action"'
_OWNER = "#action_create_and_assign_reassign_owner"


def report(hands: Hands, values: Values) -> bool:
    """Write a new ticket, or take a copy of one that is nearly the same."""
    copied = hands.person.order == "up"
    if copied:
        _copy(hands, values)
        _assign(hands, values)
        fill_in(hands, *_what(values), *_more(values))
    else:
        _begin(hands, values)
        fill_in(hands, *_what(values))
        if hands.person.id == "p03":  # takes the wrong one, sees it, takes the right
            fill_in(hands, *_sort({**values, "component": values["wrong"]}))
            fill_in(hands, _sort(values)[-1])
        else:
            fill_in(hands, *_sort(values))
        fill_in(hands, *_more(values))
        _assign(hands, values)
    if hands.person.detours:
        send(hands, "Preview")
        hands.scroll("up", "reads it all again")
    send(hands, "Create ticket")
    return True


def report_without_summary(hands: Hands, values: Values) -> bool:
    """Forget the summary, be told that there must be one, and go away."""
    _begin(hands, values)
    fill_in(hands, _what(values)[1], *_sort(values))
    send(hands, "Create ticket")
    hands.wait_for("Tickets must contain a summary.")
    open_tab(hands, "Timeline")
    return False


def _begin(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/newticket")
        return
    if hands.person.searches:
        look_for(hands, values["words"])
    elif hands.person.detours:
        with hands.detour():
            open_tab(hands, "Roadmap")
            hands.look_around("looks whether there is something like it")
        open_active(hands)
    else:
        open_active(hands)
    open_tab(hands, "New Ticket")


def _copy(hands: Hands, values: Values) -> None:
    look_for(hands, values["words"])
    open_ticket(hands, values["like"], "#results dt a", RESULTS)
    hands.click(
        "Clone",
        "button",
        'at the right, below "Description"',
        "#content input[name=clone]",
        leads_on=True,
    )
    settle(hands)


def _what(values: Values) -> tuple[Field, Field]:
    return (
        in_form("Summary", values["summary"], "#field-summary", below=_PROPERTIES),
        in_form(
            "Description",
            values["description"],
            "#field-description",
            below=_PROPERTIES,
        ),
    )


def _sort(values: Values) -> tuple[Field, ...]:
    """Tell what kind of ticket it is, unless the form has that already."""
    names = ("Type", "Priority", "Component")
    return tuple(
        in_form(
            name,
            values[name.lower()],
            f"#field-{name.lower()}",
            dropdown=True,
            below=_PROPERTIES,
        )
        for name in names[values["type"] == "defect" :]
    )


def _more(values: Values) -> tuple[Field, ...]:
    copies = in_form("Cc", values["cc"], "#field-cc", below=_PROPERTIES)
    return (*plans(values, _PROPERTIES), copies)


def _assign(hands: Hands, values: Values) -> None:
    hands.click("assign to", "radio button", _ACTION, "#action_create_and_assign")
    settle(hands)
    fill_in(hands, in_form("assign to", values["owner"], _OWNER, below="Action"))
