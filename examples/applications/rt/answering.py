"""How people let a resident know what has been done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.rt.places import (
    FORM,
    edit_box,
    editable,
    fill_in,
    from_list,
    go_home,
    in_form,
    message,
    open_queue,
    open_record,
    open_tab,
    save_box,
    search,
    send,
    settle,
    take_action,
)
from examples.scripted.people import PEOPLE
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LISTED = 'in the list below "10 newest unowned tickets"'
_BOX = "Ticket and Transaction"
_LINKS = ".ticket-info-links"
_PEOPLE = ".ticket-info-people"
_COMMENT = "Comments (Not sent to requestors)"
_REPLY = "Reply to requestors"
_OWN_NAMES = dict(
    zip(
        (person.id for person in PEOPLE),
        ("Ingrid Dale", "Tomas Hruby", "Wanjiru Kamau", "Piotr Wolski", "Delia Marsh"),
        strict=True,
    )
)


def answer(hands: Hands, values: Values) -> bool:
    """Take the ticket, answer, and say what it has to do with."""
    _find(hands, values)
    _take(hands, values)
    _open_reply(hands)
    _write(hands, values)
    send(hands, "Update Ticket")
    hands.wait_for("Correspondence added")
    _link(hands, values)
    return True


def comment_only(hands: Hands, values: Values) -> bool:
    """Write a comment, which the resident does not get, and go away."""
    open_record(hands, values["subject"], _LISTED)
    take_action(hands, "Take")
    take_action(hands, "Comment")
    _write(hands, values)
    send(hands, "Update Ticket")
    hands.wait_for("Comments added")
    go_home(hands)
    return False


def _find(hands: Hands, values: Values) -> None:
    """Come to the ticket, each person another way."""
    if hands.person.hand == "keyboard":
        search(hands, values["number"])
    elif hands.person.id == "p03":
        search(hands, values["words"])
        open_record(hands, values["subject"], "in the list of what was found")
    elif hands.person.id == "p05" or hands.person.detours:
        open_queue(hands, values["queue"])
        hands.look_around("looks what else there is")
        open_record(hands, values["subject"], "in the list of what was found")
    if hands.person.detours:
        with hands.detour():
            open_tab(hands, "History")
            hands.look_around("reads what was written before")
            open_tab(hands, "Display")


def _take(hands: Hands, values: Values) -> None:
    """Make it one's own, unless that is said together with the answer."""
    if hands.person.id == "p01":
        hands.click(
            "Take",
            "link",
            f'in the row "{values["subject"]}"',
            f"tbody:has(a:text-is('{values['subject']}')) a:text-is('Take')",
            leads_on=True,
        )
    elif hands.person.id == "p05":
        edit_box(
            hands, "People", _PEOPLE, f"{_PEOPLE} .bootstrap-select:has([name=Owner])"
        )
        me = _OWN_NAMES[hands.person.id]
        fill_in(hands, from_list("Owner", me, "Owner", below="People"))
        save_box(hands, "People", _PEOPLE)
    elif hands.person.hand == "mouse":
        take_action(hands, "Take")
    editable(hands)


def _open_reply(hands: Hands) -> None:
    if hands.person.hand == "keyboard":
        hands.press("r", "replies to the ticket", leads_on=True)
    elif hands.person.id == "p05":
        hands.click(
            "Reply",
            "icon",
            'in the row "Ticket created" below "History"',
            ".transaction a.reply-link",
            leads_on=True,
        )
    elif hands.person.detours:
        take_action(hands, "Resolve")
        fill_in(hands, from_list("Update Type", _REPLY, "UpdateType", below=_BOX))
    else:
        take_action(hands, "Reply")
    editable(hands)


def _write(hands: Hands, values: Values) -> None:
    """Write the answer, and all that goes with it."""
    me = _OWN_NAMES[hands.person.id]
    owner = from_list("Owner", me, "Owner", below=_BOX)
    minutes = in_form(
        "Worked", values["minutes"], "input[name=UpdateTimeWorked]", below=_BOX
    )
    if hands.person.hand == "keyboard":
        fill_in(hands, message(values["reply"]), minutes, _status(values["status"]))
        fill_in(hands, owner)
    elif hands.person.detours:  # the status is there already
        fill_in(hands, minutes, message(values["reply"]))
        hands.look_around("looks who is going to get it")
    elif hands.person.id == "p03":  # takes the wrong one, sees it
        fill_in(hands, _status("rejected"), _status(values["status"]))
        fill_in(hands, message(values["reply"]), minutes)
    else:
        quoted = hands.person.id == "p05"
        reply = message(values["reply"], replaces=quoted)
        fill_in(hands, reply, _status(values["status"]), minutes)


def _status(name: str) -> Field:
    return from_list("Status", name, "Status", below=_BOX)


def _link(hands: Hands, values: Values) -> None:
    """Say which other ticket it has to do with."""
    field = f"input[name='{values['number']}-RefersTo']"
    in_box = hands.person.searches
    if in_box:
        edit_box(hands, "Links", _LINKS, field)
    else:
        open_tab(hands, "Links")
    if hands.person.searches or hands.person.hand == "keyboard":
        fill_in(hands, in_form("Refers to", values["other"], field, opens=True))
    else:
        hands.pick(
            Field(
                name="Refers to",
                location=f'{FORM}, below "New Links"',
                value=values["suggested"],
                selector=field,
                kind="suggestions",
                options=".ui-autocomplete li",
                letters=values["other"],
            )
        )
        settle(hands)
    if in_box:
        save_box(hands, "Links", _LINKS)
    else:
        send(hands, "Save Changes")
