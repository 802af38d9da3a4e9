"""How people write to the speakers of a part of the programme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.pretalx.places import (
    ABOVE,
    choose_among,
    follow,
    follow_below,
    go,
    look_around,
    open_meeting,
    open_proposals,
    press_search,
    search,
    send,
    settle,
    take_off,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_RECIPIENTS = 'on the tab "Recipients"'
_CONTENT = 'on the tab "Content"'
_TITLE = "{proposal_title}"
_PREVIEW = "Roughly"


def write(hands: Hands, values: Values) -> bool:
    """Say who gets it and what is in it, look at it, and send it."""
    _open_editor(hands, values)
    if hands.person.id != "p05":
        _say_who(hands, values)
    _open_tab(hands, "Content")
    if hands.person.enter_sends:
        _text(hands, values)
        _subject(hands, values, sends=True)
    else:
        _subject(hands, values)
        _text(hands, values)
        send(hands, "Preview email", shows=_PREVIEW)
    look_around(hands, "reads what is going to be sent")
    if hands.person.id == "p01":
        _send_at_once(hands)
    else:
        _send_from_outbox(hands, values)
    return True


def mistype(hands: Hands, values: Values) -> bool:
    """Type what should have been clicked on, be told that it is wrong, and leave."""
    _open_editor(hands, values)
    _say_who(hands, values)
    _open_tab(hands, "Content")
    _subject(hands, values)
    hands.write(
        _field("Text", f"{values['text']}{{proposal_titel}}", "textarea#id_text_0")
    )
    send(hands, "Preview email")
    hands.wait_for("Unknown placeholder")
    follow(hands, "Dashboard")
    return False


def _open_editor(hands: Hands, values: Values) -> None:
    """Come to the editor, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "mails/compose/sessions/")
        return
    if hands.person.id == "p05":
        open_proposals(hands)
        choose_among(hands, "Tracks", values["track"], "#id_track", ABOVE)
        choose_among(hands, "Proposal states", values["choice"], "#id_state", ABOVE)
        press_search(hands)
        hands.click(
            "Send email",
            "button",
            "above the list",
            "main a:has-text('Send email')",
            leads_on=True,
        )
        settle(hands)
        return
    open_meeting(hands)
    follow(hands, "Mails")
    if hands.person.detours:
        with hands.detour():
            follow_below(hands, "Sent emails", "Mails")
    follow_below(hands, "Compose emails", "Mails")
    hands.click(
        "Sessions, proposals, speakers",
        "link",
        'below "Send emails"',
        "main a.list-group-item:has-text('Sessions, proposals, speakers')",
        leads_on=True,
    )
    settle(hands)


def _say_who(hands: Hands, values: Values) -> None:
    """Choose those who get it; who takes the wrong ones takes them off again."""
    if hands.person.id == "p03":
        choose_among(hands, "State", values["other"], "#id_state", _RECIPIENTS)
        take_off(hands, "State", values["other"], "#id_state")
    choose_among(hands, "State", values["choice"], "#id_state", _RECIPIENTS)
    choose_among(hands, "Track", values["track"], "#id_track", _RECIPIENTS)


def _open_tab(hands: Hands, name: str) -> None:
    hands.click(
        name,
        "tab",
        "in the row of tabs at the top",
        f"main [role=tablist] label:text-is('{name}')",
        shows="textarea#id_text_0",
    )


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=_CONTENT, value=value, selector=selector)


def _subject(hands: Hands, values: Values, *, sends: bool = False) -> None:
    hands.write(_field("Subject", values["subject"], "input#id_subject_0"), send=sends)
    if sends:
        hands.wait_for(_PREVIEW)
        settle(hands)


def _text(hands: Hands, values: Values) -> None:
    """Write the text, with the title of the proposal at its end."""
    hands.write(_field("Text", values["text"], "textarea#id_text_0"))
    hands.click(
        _TITLE,
        "row",
        'in the list "Placeholders" on the right',
        f".placeholder-text:has-text('{_TITLE}')",
    )
    text = hands.page.input_value("textarea#id_text_0")
    if text != values["text"] + _TITLE:
        raise RuntimeError(f"the text is {text!r}")


def _send_at_once(hands: Hands) -> None:
    hands.click(
        "Send immediately",
        "checkbox",
        "below the preview",
        "label[for=id_skip_queue]",
    )
    send(hands, "Send to outbox")


def _send_from_outbox(hands: Hands, values: Values) -> None:
    """Put the mails into the outbox, and send only these from there."""
    send(hands, "Send to outbox", shows="saved to the outbox")
    if hands.person.id == "p05":
        part = f"{values['part']} ({values['sent']})"
        choose_among(hands, "Tracks", part, "#id_track", ABOVE)
        press_search(hands)
    else:
        search(hands, values["subject"])
    hands.click(
        "Send all", "button", ABOVE, "main a:text-is('Send all')", leads_on=True
    )
    hands.wait_for("Do you really want to send")
    send(hands, "Send")
