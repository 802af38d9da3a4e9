"""How people make a group for a new line, and delete that of a line that has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ejabberd.places import (
    GROUPS,
    field,
    go,
    open_group,
    open_left,
    open_part,
    press,
    told,
)
from examples.scripted.steps import Button

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values


def change(hands: Hands, values: Values) -> bool:
    """Make the new group and delete the old one, or the other way round."""
    _open_groups(hands)
    if hands.person.order == "up":
        _delete(hands, values)
        _make(hands, values)
        _describe(hands, values, values["members"])
        told(hands)
        open_left(hands, GROUPS)
    else:
        _make(hands, values)
        _describe(hands, values, values["members"])
        told(hands)
        if hands.person.hand == "keyboard":
            go(hands, "shared-roster/")
        else:
            open_left(hands, GROUPS)
        _delete(hands, values)
        if hands.person.looks_around:
            open_group(hands, values["new"])
            open_left(hands, GROUPS)
    if hands.page.locator(_row(values["old"])).count():
        raise RuntimeError(f"{values['old']} is still there")
    return True


def leave_out_the_server(hands: Hands, values: Values) -> bool:
    """Write the members without their server, be told so, and leave it at that."""
    _open_groups(hands)
    _make(hands, values)
    _describe(hands, values, values["members"].replace("@ferries.test", ""))
    hands.wait_for("Members not added")
    open_left(hands, "Users")
    return False


def _row(group: str) -> str:
    return f"#content tr:has(a:text-is('{group}'))"


def _open_groups(hands: Hands) -> None:
    """Come to the groups; p04 looks for them in the chat rooms."""
    if hands.person.hand == "keyboard":
        go(hands, "shared-roster/")
        return
    if hands.person.detours:
        with hands.detour():
            open_left(hands, "Multi-User Chat")
    open_part(hands, GROUPS)


def _make(hands: Hands, values: Values) -> None:
    """Add a group below the others, and open it."""
    hands.write(field("Name", values["new"], "namenew"), send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        press(hands, "Add New", "beside the field")
    told(hands)
    open_group(hands, values["new"])


def _describe(hands: Hands, values: Values, members: str) -> None:
    """Say what the group is called and who is in it, in the person's order."""
    fields = [
        field("Label", values["label"], "label"),
        field("Description", values["purpose"], "description"),
        field("Members", members, "members"),
        field("Displayed", values["displayed"], "dispgroups"),
    ]
    submit = "#content [name=submit]"
    send = Button(name="Submit", location="below the form", selector=submit)
    hands.fill(fields, send, enter_sends=hands.person.order == "up")
    hands.page.locator(".result").wait_for()


def _delete(hands: Hands, values: Values) -> None:
    """Tick the old group and delete it; p03 ticks another first, and clears it."""
    if hands.person.id == "p03":
        _tick(hands, values["other"])
        _tick(hands, values["other"])
    _tick(hands, values["old"])
    press(hands, "Delete Selected", "below the list")
    told(hands)


def _tick(hands: Hands, group: str) -> None:
    place = "at the beginning of its row"
    box = f"{_row(group)} [type=checkbox]"
    hands.click(group, "checkbox", place, box, record=True)
