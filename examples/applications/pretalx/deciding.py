"""How people put down what the committee decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.pretalx.places import (
    ABOVE,
    FORM,
    choose,
    choose_among,
    follow,
    go,
    look_around,
    open_meeting,
    open_proposals,
    press_search,
    reach,
    search,
    send,
    settle,
    take_off,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TITLE = "beside the title of the proposal"
_TABS = "in the row of tabs below the title"
_FIRST_LINE = (30, 8)
"""Where a title that goes on below has its first words."""
_COMMENT = "textarea#id_text"


def decide(hands: Hands, values: Values) -> bool:
    """Find the proposal, put down what was agreed, and accept it."""
    _open_proposal(hands, values)
    if hands.person.order == "up":
        _accept(hands)
        _comment(hands, values)
        _open_tab(hands, "Content")
        _change(hands, values)
    else:
        _change(hands, values)
        _comment(hands, values)
        _accept(hands)
    return True


def mark_as_pending(hands: Hands, values: Values) -> bool:
    """Accept it so that nobody hears of it, and leave."""
    _open_proposal(hands, values)
    _change(hands, values)
    _choose_state(hands)
    hands.click(
        "Mark the new state as “pending”",
        "checkbox",
        "below the question",
        "label[for=id_pending]",
    )
    send(hands, "Do it")
    hands.page.locator(".pending-indicator").filter(visible=True).first.wait_for()
    follow(hands, "Dashboard")
    return False


def _open_proposal(hands: Hands, values: Values) -> None:
    """Come to the proposal, each person another way."""
    title = values["title"]
    if hands.person.hand == "keyboard":
        go(hands, "submissions/")
        search(hands, values["letters"])
    elif hands.person.id == "p05":
        open_proposals(hands)
        choose_among(hands, "Tracks", values["track"], "#id_track", ABOVE)
        press_search(hands)
    else:
        open_meeting(hands)
        if hands.person.detours:
            with hands.detour():
                follow(hands, "Review")
                look_around(hands, "looks for what the committee said")
        follow(hands, "Sessions")
        if hands.person.searches:
            search(hands, values["letters"])
    if hands.person.detours:
        edit = f"tbody tr:has-text('{title}') a[title=edit]"
        reach(hands, "edit", edit)
        row = f'at the end of the row "{title}"'
        hands.click("edit", "icon", row, edit, leads_on=True)
    else:
        link = f"tbody td a:text-is('{title}')"
        reach(hands, title, link)
        hands.click(
            title,
            "link",
            "in the list of sessions",
            link,
            record=True,
            leads_on=True,
            at=_FIRST_LINE,
        )
    settle(hands)


def _change(hands: Hands, values: Values) -> None:
    """Put down what kind it becomes, its tag, and that it is not recorded."""
    parts: list[Callable[[Hands, Values], None]] = [_kind, _tag, _recording]
    for part in reversed(parts) if hands.person.order == "up" else parts:
        part(hands, values)
    look_around(hands, "looks over the form before it is saved")
    send(hands, "Save")


def _kind(hands: Hands, values: Values) -> None:
    choose(hands, "Session type", values["kind"], "#id_submission_type")


def _tag(hands: Hands, values: Values) -> None:
    """Take the tag; who takes the wrong one takes it off again."""
    if hands.person.id == "p03":
        choose_among(hands, "Tags", values["other"], "#id_tags")
        take_off(hands, "Tags", values["other"], "#id_tags")
    choose_among(hands, "Tags", values["tag"], "#id_tags")


def _recording(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    name = "Don’t record this session."  # noqa: RUF001 (as it is shown)
    box = "label[for=id_do_not_record]"
    reach(hands, name, box)
    hands.click(name, "checkbox", FORM, box)
    if not hands.page.locator("#id_do_not_record").is_checked():
        raise RuntimeError("it would be recorded")


def _comment(hands: Hands, values: Values) -> None:
    _open_tab(hands, "Comments")
    hands.write(
        Field(
            name="Comment",
            location="at the end of the page",
            value=values["comment"],
            selector=_COMMENT,
        )
    )
    send(hands, "Save", shows=values["comment"])


def _open_tab(hands: Hands, name: str) -> None:
    hands.click(
        name, "tab", _TABS, f"main a[role=tab]:has-text('{name}')", leads_on=True
    )
    settle(hands)


def _accept(hands: Hands) -> None:
    _choose_state(hands)
    send(hands, "Do it")


def _choose_state(hands: Hands) -> None:
    """Say that it is accepted, as long as it is only handed in."""
    hands.click(
        "submitted",
        "menu",
        _TITLE,
        "h2 .submission-state-dropdown summary",
        shows="h2 .submission-dropdown-menu",
    )
    hands.click(
        "accepted",
        "link",
        f"in the list that opens {_TITLE}",
        "h2 a.dropdown-item.submission-state-accepted",
        leads_on=True,
    )
    settle(hands)
