"""How people clear what waits in a list that nobody looked after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.postorius.places import (
    TABLE,
    choose,
    go,
    open_below,
    open_list,
    open_page,
    path_of,
    press,
    text_field,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ABOVE = "above the table"
_LEFT = "at the left of its row"
_DIALOG = "#held-messages-modal"
_REQUESTS = "Subscription requests"
_ALL = "Select all held messages"


def clear(hands: Hands, values: Values) -> bool:
    """Go through the messages and those who want in, and ban somebody."""
    open_list(hands, values["list"])
    if hands.person.order == "up":
        _answer_requests(hands, values)
        _go_through(hands, values)
    else:
        _go_through(hands, values)
        _answer_requests(hands, values)
    _ban(hands, values)
    return True


def throw_away_all(hands: Hands, values: Values) -> bool:
    """Read one, then mark all and throw them away."""
    open_list(hands, values["list"])
    open_page(hands, "Held messages")
    subject = values["rejected"]
    _open_message(hands, subject)
    hands.click("Close", "icon", f'in the window "{subject}"', f"{_DIALOG} .close")
    hands.page.locator(_DIALOG).wait_for(state="hidden")
    hands.page.locator(".modal-backdrop").wait_for(state="detached")
    hands.click(_ALL, "checkbox", "at the top of the table", "#all-messages-checkbox")
    press(hands, "Discard", "form > .row [name=discard]", _ABOVE)
    hands.wait_for("The selected messages were discarded")
    open_below(hands, _REQUESTS, "Pending Approval")
    return False


def _go_through(hands: Hands, values: Values) -> None:
    """Reject one, throw one away, and let the others through."""
    if hands.person.hand == "keyboard":
        go(hands, f"{path_of(values['list'])}/held_messages")
    else:
        open_page(hands, "Held messages")
    if hands.person.order == "up":
        _throw_away(hands, values)
        _reject(hands, values)
    else:
        _reject(hands, values)
        _throw_away(hands, values)
    if hands.person.order == "up" or hands.person.detours:
        place = "at the top of the table"
        hands.click(_ALL, "checkbox", place, "#all-messages-checkbox")
    else:
        _tick(hands, values["first"])
        _tick(hands, values["second"])
    press(hands, "Accept", "form > .row [name=accept]", _ABOVE)
    hands.wait_for("The selected messages were accepted")


def _open_message(hands: Hands, subject: str) -> None:
    link = f"table a.show-modal-btn:has-text('{subject}')"
    shows = f"{_DIALOG} [name=reject]"
    hands.click(subject, "link", TABLE, link, record=True, shows=shows)
    hands.page.wait_for_timeout(500)  # it slides in


def _reject(hands: Hands, values: Values) -> None:
    """Send one back with the reason, and hold what comes from there."""
    subject = values["rejected"]
    _open_message(hands, subject)
    place = f'in the window "{subject}"'
    reason = text_field(
        "Rejection reason", values["reason"], f"{_DIALOG} [name=reason]", place
    )
    box, name = f"{_DIALOG} [name=moderation_choice]", "Set member moderation"
    if hands.person.order == "up":
        hands.write(reason)
    if hands.person.id == "p03":
        choose(hands, name, "Discard (no notification)", box, place)
    choose(hands, name, values["moderation"], box, place)
    if hands.person.order != "up":
        hands.write(reason)
    press(hands, "Reject", f"{_DIALOG} [name=reject]", place)
    hands.wait_for("The message was rejected")


def _throw_away(hands: Hands, values: Values) -> None:
    """Mark the advertising; who marks a wrong one takes the mark away again."""
    if hands.person.id == "p03":
        _tick(hands, values["first"])
        _tick(hands, values["first"])
    _tick(hands, values["spam"])
    press(hands, "Discard", "form > .row [name=discard]", _ABOVE)
    hands.wait_for("The selected messages were discarded")


def _tick(hands: Hands, subject: str) -> None:
    box = f"tr:has(a:has-text('{subject}')) .message-checkbox"
    hands.click(subject, "checkbox", _LEFT, box, record=True)


def _answer_requests(hands: Hands, values: Values) -> None:
    """Let one in, and refuse the other."""
    if hands.person.hand == "keyboard":
        go(hands, f"{path_of(values['list'])}/subscription_requests")
    else:
        if hands.person.detours:
            with hands.detour():
                open_below(hands, _REQUESTS, "Pending Confirmation")
        open_below(hands, _REQUESTS, "Pending Approval")
    if hands.person.order == "up":
        _refuse(hands, values)
        _let_in(hands, values)
    else:
        _let_in(hands, values)
        _refuse(hands, values)


def _let_in(hands: Hands, values: Values) -> None:
    row, place = _row(values["asking"])
    press(hands, "Accept", f"{row} [name=accept]", place)
    hands.wait_for("The request has been accepted")


def _refuse(hands: Hands, values: Values) -> None:
    row, place = _row(values["refused"])
    name = "Rejection reason"
    hands.write(text_field(name, values["why"], f"{row} [name=reason]", place))
    press(hands, "Reject", f"{row} [name=reject]", place)
    hands.wait_for("The request has been rejected")


def _row(address: str) -> tuple[str, str]:
    return f"tr:has-text('{address}')", f'in the row "{address}"'


def _ban(hands: Hands, values: Values) -> None:
    """Ban the address that the advertising came from."""
    if hands.person.hand == "keyboard":
        go(hands, f"{path_of(values['list'])}/bans/")
    else:
        open_page(hands, "Ban List")
    field = text_field(
        "Add ban", values["banned"], ".bans-add-form [name=email]", "at the top"
    )
    hands.write(field, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        press(hands, "Ban email", ".bans-add-form [name=add]", "at the top")
