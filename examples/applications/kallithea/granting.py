"""How people make a group of readers, and let it write on a shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.kallithea.places import (
    FORM,
    LIST,
    SUGGESTED,
    TOP,
    field,
    go,
    open_admin,
    open_row,
    search,
    send,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SAVE = "[type=submit][value=Save]"
_TABLE = "in the new row of the table"


def grant(hands: Hands, values: Values) -> bool:
    """Make the group, move its members into it, and give it its right."""
    _make(hands, values)
    _choose_members(hands, values)
    hands.look_around("checks who is in it")
    send(hands, "Save", _SAVE)
    hands.wait_for("Updated user group")
    _open_permissions(hands, values)
    _give(hands, values)
    return True


def forget_members(hands: Hands, values: Values) -> bool:
    """Move the members over but not save them: the right goes to an empty group."""
    _make(hands, values)
    _choose_members(hands, values)
    _open_permissions(hands, values)
    _give(hands, values)
    return False


def _make(hands: Hands, values: Values) -> None:
    """Add the group of users and open it again."""
    if hands.person.hand == "keyboard":
        go(hands, "_admin/user_groups/new")
    else:
        if hands.person.detours:
            with hands.detour():
                open_admin(hands, "Users")
                hands.look_around("looks whether groups are here")
        open_admin(hands, "User Groups")
        add = "a.btn:has-text('Add User Group')"
        hands.click("Add User Group", "button", TOP, add, leads_on=True)
    hands.fill(
        [
            field("Group name", values["group"], "#users_group_name"),
            field("Description", values["about"], "#user_group_description"),
        ]
    )
    send(hands, "Save", _SAVE)
    if hands.person.searches:
        search(hands, values["group"])
        edit = f"tr:has(a:text-is('{values['group']}')) a.btn:has-text('Edit')"
        hands.click("Edit", "button", "in its row", edit, leads_on=True)
    else:
        open_row(hands, values["group"])


def _choose_members(hands: Hands, values: Values) -> None:
    """Move the two into the group; p03 moves another too, and back."""
    members = [values["first"], values["second"]]
    if hands.person.order == "up":
        members.reverse()
    if hands.person.id == "p03":
        members.append(values["other"])
    for member in members:
        _mark(hands, "Available members", "available_members", member)
        _move(hands, "Choose selected available", "#add_element")
    if hands.person.id == "p03":
        _mark(hands, "Chosen group members", "users_group_members", values["other"])
        _move(hands, "Remove selected chosen", "#remove_element")


def _mark(hands: Hands, name: str, part: str, member: str) -> None:
    """Choose a name in one of the two lists."""
    option = f"#{part} option:text-is('{member}')"
    hands.choose_by_keys(field(name, member, option), ())


def _move(hands: Hands, name: str, icon: str) -> None:
    hands.click(name, "icon", "between the lists", icon)


def _open_permissions(hands: Hands, values: Values) -> None:
    """Come to who may do what on the shelf, each person another way."""
    shelf = values["shelf"]
    if hands.person.hand == "keyboard":
        go(hands, f"_admin/repo_groups/{shelf}/edit/permissions")
        return
    if hands.person.order == "up":
        logo = "a.navbar-brand"
        hands.click("kallithea", "link", TOP, logo, leads_on=True)
        open_row(hands, shelf)
        name = "Edit Repository Group"
        hands.click(name, "button", TOP, f"a.btn:has-text('{name}')", leads_on=True)
    else:
        open_admin(hands, "Repository Groups")
        if hands.person.searches:
            search(hands, shelf[:5])
        edit = f"tr:has(a:text-is('{shelf}')) a.btn:has-text('Edit')"
        hands.click("Edit", "button", "in its row", edit, leads_on=True)
    tab = "a:text-is('Permissions')"
    hands.click("Permissions", "tab", f"{LIST} on the left", tab, leads_on=True)


def _give(hands: Hands, values: Values) -> None:
    """Add a row for the group, let it write, and have that count for all below."""
    new = "tr.new_members:has(input)"
    hands.click("Add new", "button", "below the table", "#add_perm", shows=new)
    group = Field(
        name="User/User Group",
        location=_TABLE,
        value=f"Group: {values['group']}",
        selector=f"{new} .select2-choice",
        options=SUGGESTED,
        letters=values["group"][:6],
    )
    write = f"{new} input[value='group.write']"
    both = "label:has-text('Both') input, input[name=recursive][value=all]"
    if hands.person.order == "up":
        hands.click("Both", "radio button", FORM, both)
        hands.pick(group)
        hands.click("Write (Add repos)", "radio button", _TABLE, write)
    else:
        hands.click("Write (Add repos)", "radio button", _TABLE, write)
        hands.pick(group)
        hands.click("Both", "radio button", FORM, both)
    hands.look_around("checks what is filled in")
    send(hands, "Save", _SAVE)
    hands.wait_for("Repository group permissions updated")
