"""How people make a new call list and remove the old one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.gosa.places import (
    begin,
    go_to_top,
    open_department,
    open_left,
    open_list,
    press,
    search,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values


def replace(hands: Hands, values: Values) -> bool:
    """Make the new one and remove the old one; p05 does that the other way round."""
    if hands.person.detours:
        with hands.detour():
            open_left(hands, "Object groups")
    open_list(hands, "Groups")
    go_to_top(hands)
    if hands.person.order == "up":
        _begin_to_remove(hands, values["old"])
        press(hands, "Delete", 'below "Attention"')
        _make(hands, values)
    else:
        _make(hands, values)
        hands.look_around("checks that it is there")
        _begin_to_remove(hands, values["old"])
        press(hands, "Delete", 'below "Attention"')
    if hands.person.searches:
        search(hands, values["group"])
    hands.page.locator(_row(values["group"])).wait_for()
    hands.page.locator(_row(values["old"])).wait_for(state="detached")
    return True


def shy_away(hands: Hands, values: Values) -> bool:
    """Read the warning, and leave the old list where it is."""
    open_list(hands, "Groups")
    go_to_top(hands)
    _make(hands, values)
    _begin_to_remove(hands, values["old"])
    press(hands, "Cancel", 'below "Attention"')
    return False


def _row(group: str) -> str:
    return f"tr:has(a:text-is('{group}'))"


def _make(hands: Hands, values: Values) -> None:
    """Name the new group, and add its members, before or after."""
    begin(hands, "Group")
    if hands.person.order == "up":
        _add_members(hands, values)
    place = "in the form"
    hands.fill(
        [
            Field(
                name="Group name", location=place, value=values["group"], selector="#cn"
            ),
            Field(
                name="Description",
                location=place,
                value=values["what"],
                selector="#description",
            ),
        ]
    )
    if hands.person.order != "up":
        _add_members(hands, values)
    press(hands, "OK")


def _add_members(hands: Hands, values: Values) -> None:
    """Tick both in their department; p03 ticks the lower one first, and unticks it."""
    add = "[name=edit_membership]"
    hands.click("Add", "button", 'below "Group members"', add, leads_on=True)
    open_department(hands, values["station"])
    members = [values["one"], values["two"]]
    if hands.person.order == "up":
        members.reverse()
    if hands.person.id == "p03":
        members = [members[1], members[1], *members]
    for name in members:
        first, last = name.split(" ")
        box = f"tr:has(td:text-is('{first}')):has(td:text-is('{last}')) label"
        place = "at the beginning of its row"
        hands.click(name, "checkbox", place, box, record=True)
    press(hands, "OK", "below the list")


def _begin_to_remove(hands: Hands, group: str) -> None:
    """Click on the bin in the row of a group."""
    bin_icon = f"{_row(group)} [name^=listing_remove]"
    hands.click("Remove group", "icon", "in its row", bin_icon, leads_on=True)
