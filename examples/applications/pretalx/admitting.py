"""How people let somebody in who is late."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.pretalx.places import (
    FORM,
    choose,
    follow,
    follow_below,
    go,
    look_around,
    open_meeting,
    open_proposals,
    save,
    send,
    settle,
    show_sidebar,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CALL = "Call for Proposals"
_CODES = "Access codes"


def let_in(hands: Hands, values: Values) -> bool:
    """Make a code, find it in the list, and send it."""
    _open_form(hands)
    parts: list[Callable[[Hands, Values], None]]
    parts = [_code, _until, _uses, _track, _kind, _notes]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    save(hands)
    _send(hands, values)
    return True


def make_up_a_wrong_code(hands: Hands, values: Values) -> bool:
    """Make up a code that has a sign in it, be told so, and go away."""
    _open_form(hands)
    _notes(hands, values)
    _until(hands, values)
    hands.write(_field("Access code", values["wrong"], "#id_code"))
    send(hands, "Save", shows="Enter a valid value.")
    hands.click(
        "Back", "button", "below the form", ".submit-group a:has-text('Back')",
        leads_on=True,
    )  # fmt: skip
    return False


def _open_form(hands: Hands) -> None:
    """Come to the form for a new code, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "cfp/access-codes/new/")
        return
    if hands.person.id == "p05":
        open_proposals(hands)
        show_sidebar(hands)
    else:
        open_meeting(hands)
    follow(hands, _CALL)
    if hands.person.detours:
        with hands.detour():
            follow_below(hands, "Session types", _CALL)
            look_around(hands, "looks whether one can be let in there")
    follow_below(hands, _CODES, _CALL)
    hands.click(
        "New access code",
        "button",
        "above the list",
        "main a:has-text('New access code')",
        leads_on=True,
    )
    settle(hands)


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=FORM, value=value, selector=selector)


def _code(hands: Hands, values: Values) -> None:
    hands.write(_field("Access code", values["code"], "#id_code"))


def _until(hands: Hands, values: Values) -> None:
    hands.write_moment(
        Field(
            name="Valid until",
            location=FORM,
            value=values["until"],
            selector="#id_valid_until",
            opens=True,
        )
    )
    held = hands.page.input_value("#id_valid_until")
    month, day, year = values["until"].split(",", maxsplit=1)[0].split("/")
    if not held.startswith(f"{year}-{month}-{day}T"):
        raise RuntimeError(f"{held} is there, not {values['until']}")


def _uses(hands: Hands, values: Values) -> None:
    hands.write(_field("Maximum uses", values["uses"], "#id_maximum_uses"))


def _track(hands: Hands, values: Values) -> None:
    choose(hands, "Track", values["track"], "#id_track")


def _kind(hands: Hands, values: Values) -> None:
    """Choose the kind; who chooses the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Session type", values["other"], "#id_submission_type")
    choose(hands, "Session type", values["kind"], "#id_submission_type")


def _notes(hands: Hands, values: Values) -> None:
    hands.write(_field("Internal notes", values["notes"], "#id_internal_notes"))


def _send(hands: Hands, values: Values) -> None:
    code = values["code"]
    hands.click(
        "Send access code as email",
        "icon",
        f'at the end of the row "{code}"',
        f"tbody tr:has-text('{code}') a[title='Send access code as email']",
        leads_on=True,
    )
    look_around(hands, "reads what is going to be sent")
    to = _field("To", values["to"], "#id_to")
    subject = _field("Subject", values["subject"], "#id_subject")
    hands.fill([to, subject], enter_sends=True)
    if not hands.person.enter_sends:
        send(hands, "Send")
