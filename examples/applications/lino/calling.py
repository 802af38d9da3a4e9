"""How people put down what a caller says is out of order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.lino.places import (
    DIALOG,
    FORM,
    INSERT,
    choose,
    create,
    discard,
    edit,
    field,
    go,
    go_up,
    insert,
    open_tab,
    save,
    search,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LIST = "All tickets"
_TYPE = "[data-elem-name=ticket_type]"
_DEADLINE = "[data-elem-name=deadline]"


def call_in(hands: Hands, values: Values) -> bool:
    """Enter the ticket, triage it, say until when, and look at the list."""
    _open_list(hands)
    insert(hands, "Ticket")
    _describe(hands, values)
    create(hands)
    if hands.person.id == "p03":
        _assign(hands, values)
    if hands.person.order == "up":
        open_tab(hands, "More", _DEADLINE)
        edit(hands)
        _promise(hands, values)
        _triage(hands, values)
    else:
        open_tab(hands, "Triage", _TYPE)
        edit(hands)
        choose(hands, "Ticket type", values["kind"], "ticket_type")
        open_tab(hands, "More", _DEADLINE)
        _promise(hands, values)
    if hands.person.detours:
        open_tab(hands, "Request", "[data-elem-name=title]")
        hands.look_around("checks what is filled in")
    save(hands)
    if hands.person.id != "p03":
        if hands.person.order != "up":
            open_tab(hands, "Triage", _TYPE)
        _assign(hands, values)
    _see(hands, values)
    return True


def hang_up(hands: Hands, values: Values) -> bool:
    """Begin to write it down, hear that it is none of ours, and throw it away."""
    _open_list(hands)
    insert(hands, "Ticket")
    hands.write(field("Title", values["title"], "title"))
    hands.click("Urgent", "checkbox", FORM, f"{DIALOG} #Urgent")
    discard(hands)
    return False


def _open_list(hands: Hands) -> None:
    """Come to the list of all tickets, each person another way."""
    link = f"a:text-is('{_LIST}')"
    hands.page.locator(link).first.wait_for()
    settle(hands)
    if hands.person.hand == "keyboard":
        go(hands, "api/tickets/AllTickets", INSERT)
        return
    place = "in the quick links"
    if hands.person.detours:
        with hands.detour():
            active = "a:text-is('Active tickets')"
            hands.click("Active tickets", "link", place, active, shows=INSERT)
            settle(hands)
            hands.back()
            hands.page.locator(link).first.wait_for()
            settle(hands)
    hands.click(_LIST, "link", place, link, shows=INSERT)
    settle(hands)


def _describe(hands: Hands, values: Values) -> None:
    """Fill the dialog in, from above or from below; p03 takes a wrong team first."""

    def title() -> None:
        hands.write(field("Title", values["title"], "title"))

    def urgent() -> None:
        hands.click("Urgent", "checkbox", FORM, f"{DIALOG} #Urgent")

    def caller() -> None:
        name, letters = values["caller"], values["letters"]
        choose(hands, "End user", name, "end_user", letters)

    def team() -> None:
        wrong = [values["other_team"]] if hands.person.id == "p03" else []
        for name in (*wrong, values["team"]):
            choose(hands, "Team", name, "group")

    parts = [title, urgent, caller, team]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part()


def _triage(hands: Hands, values: Values) -> None:
    open_tab(hands, "Triage", _TYPE)
    choose(hands, "Ticket type", values["kind"], "ticket_type")


def _promise(hands: Hands, values: Values) -> None:
    """Say how long it takes, and until when it is promised."""
    hours = field("Planned time", values["hours"], "planned_time")
    day = Field(
        name="Deadline",
        location=FORM,
        value=values["deadline"],
        selector=f"{_DEADLINE} input",
        opens=True,
    )
    hands.fill([hours, day])


def _assign(hands: Hands, values: Values) -> None:
    """Click on the colleague's name, which then is no link any more."""
    name = values["colleague"]
    link = f"a:text-is('{name}')"
    hands.click(name, "link", 'below "Assign to"', link, record=True)
    hands.page.locator(link).filter(visible=True).first.wait_for(state="detached")
    settle(hands)


def _see(hands: Hands, values: Values) -> None:
    """Look whether it is in the list."""
    if hands.person.hand == "keyboard":
        go(hands, "api/tickets/AllTickets", INSERT)
    else:
        go_up(hands, _LIST)
    if hands.person.searches:
        search(hands, values["word"])
