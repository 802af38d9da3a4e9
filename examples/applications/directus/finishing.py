"""How people put down that a sail has come down from the floor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.directus.places import (
    DRAWER,
    HEAD,
    captioned,
    choose,
    come_to_jobs,
    discard,
    look,
    open_record,
    press,
    search_for,
    settle,
    take_entry,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.applications.directus.places import Part
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_LIBRARY = "in the library"
_SIDE = "in the bar on the right"


def finish(hands: Hands, values: Values) -> bool:
    """Fill in what the slip says, and tell whoever rings the customer."""
    _open_job(hands, values)
    for part in _parts(hands):
        part(hands, values)
    look(hands, "checks what is filled in")
    _save(hands)
    _comment(hands, values["comment"])
    return True


def leave_the_slip(hands: Hands, values: Values) -> bool:
    """Begin with the wrong job of the boat, see it, and leave it unsaved."""
    come_to_jobs(hands)
    open_record(hands, values["wrong"])
    for part in (_state, _hours, _by):
        part(hands, values)
    discard(hands)
    return False


def _open_job(hands: Hands, values: Values) -> None:
    """Find the job; who is in a hurry opens another one of the boat first."""
    come_to_jobs(hands)
    if hands.person.searches:
        search_for(hands, values["boat"])
    if hands.person.detours:
        with hands.detour():
            open_record(hands, values["wrong"])
            look(hands, "looks whether it is on the slip")
            back = "#main-content .header-icon button"
            hands.click("Back", "button", "at the top left", back, leads_on=True)
            settle(hands)
    open_record(hands, values["title"])


def _parts(hands: Hands) -> list[Part]:
    """Return what is filled in, in the person's order."""
    parts: list[Part] = [_state, _hours, _by, _picture]
    if hands.person.order == "up":
        parts.reverse()
    return parts


def _state(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    choose(hands, "State", "Ready")


def _hours(hands: Hands, values: Values) -> None:
    hands.write(text_field("Hours", values["hours"]))


def _by(hands: Hands, values: Values) -> None:
    choose(hands, "Done By", values["by"])


def _picture(hands: Hands, values: Values) -> None:
    """Take a picture out of the library, which is shown over the form."""
    name = "Choose File from Library"
    button = captioned("Picture", "button:has(i[data-icon=folder_open])")
    title = values["picture"]
    card = f"{DRAWER} .card:has(.title:has-text('{title}'))"
    hands.click(name, "button", 'below "Picture"', button, shows=card)
    hands.page.wait_for_timeout(600)
    settle(hands)
    if hands.person.searches:
        search_for(hands, title, within=DRAWER)
    hands.click(title, "box", _LIBRARY, card, record=True)
    done = f"{DRAWER} .action-buttons"
    press(hands, "Done", "check", HEAD, done, leads_on=False)
    hands.page.locator(DRAWER).wait_for(state="hidden")
    settle(hands)


def _save(hands: Hands) -> None:
    """Save and stay, by the keys or by the menu beside the button."""
    if hands.person.hand == "keyboard":
        hands.press("Control+s", "saves and stays on the page")
    else:
        dots = "#main-content .action-buttons .v-icon:has(i[data-icon=more_vert])"
        entry = "#menu-outlet .v-menu-popper.active .v-list-item"
        hands.click("three dots", "menu", HEAD, dots, shows=entry)
        hands.page.wait_for_timeout(300)
        take_entry(hands, "Save and Stay", "below the three dots")
    saved = "#main-content .action-buttons button[disabled]:has(i[data-icon=check])"
    hands.page.locator(saved).wait_for()
    settle(hands)


def _comment(hands: Hands, text: str) -> None:
    """Leave a comment at the side."""
    box = "#sidebar .v-template-input"
    # What is to be hit is the picture alone: the button goes on beyond the screen.
    button = "#sidebar .toggle .icon:has(i[data-icon=chat_bubble_outline])"
    hands.click("Comments", "button", _SIDE, button, shows=box)
    settle(hands)
    name = "Leave a comment..."
    hands.write(Field(name=name, location=_SIDE, value=text, selector=box))
    send = "#sidebar .post-comment button"
    hands.click("Submit", "button", _SIDE, send)
    hands.page.locator("#sidebar .comment-item, #sidebar .comments").first.wait_for()
    settle(hands)
