"""How people give somebody new an account, a group and a role."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.icingaweb.places import (
    FORM,
    begin,
    field,
    go,
    open_page,
    open_record,
    open_tab,
    search,
    send,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ROLES = "a:has-text('Create a New Role')"
_USERS = "a:has-text('Add a New User')"
_GROUPS = "a:has-text('Add a New User Group')"
_ACCOUNT = ".icinga-form [name=user_name]"
_MEMBERSHIP = "a:has-text('Create New Membership')"
_CHOICE = ".icinga-form select[multiple]"


def enter(hands: Hands, values: Values) -> bool:
    """Make the account, put it into its group, and then into the role."""
    if hands.person.hand == "keyboard":
        go(hands, "user/add?backend=waterworks")
    else:
        _come(hands)
    _add(hands, values["user"], values["password"])
    settle(hands, f"td a:text-is('{values['user']}')")
    _join(hands, values)
    _assign(hands, values)
    return True


def meet_another(hands: Hands, values: Values) -> bool:
    """Take a name that somebody has, look who that is, and give up."""
    _come(hands)
    _add(hands, values["taken"], values["password"])
    settle(hands, "#notifications .error")
    cross = "#col2 a.close-container-control"
    hands.click("Close container", "icon", "at the top right", cross)
    open_record(hands, values["taken"], _MEMBERSHIP)
    open_tab(hands, "User Groups", _GROUPS)
    open_record(hands, values["group"], "a:has-text('Add New Member')")
    return False


def _come(hands: Hands) -> None:
    """Come to the list of accounts and begin a new one."""
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Application", ".icinga-form")
    open_page(hands, "Access Control", _ROLES)
    open_tab(hands, "Users", _USERS)
    if hands.person.looks_around:
        hands.scroll("down", "looks how the others are called")
        hands.scroll("up", "looks how the others are called")
    begin(hands, "Add a New User", _ACCOUNT)


def _add(hands: Hands, name: str, password: str) -> None:
    """Fill in the account, and send it."""
    parts = [field("Username", name), field("Password", password, secret=True)]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        hands.write(part)
    if hands.person.enter_sends:
        hands.press("Enter", f'with the cursor in the "{parts[-1].name}" field')
    else:
        button = ".icinga-form input[type=submit][value=Add]"
        hands.click("Add", "button", "below the form", button)


def _join(hands: Hands, values: Values) -> None:
    """Make them a member, from their own page or from that of the group."""
    user, group = values["user"], values["group"]
    made = f"td a:text-is('{group}')"
    if hands.person.order == "up":
        open_tab(hands, "User Groups", _GROUPS)
        open_record(hands, group, "a:has-text('Add New Member')")
        begin(hands, "Add New Member", _CHOICE)
        _mark(hands, "Backend Users", user)
        send(hands, "Add", f"#col2 td:has-text('{user}')")
        return
    if hands.person.hand == "keyboard":
        go(hands, f"user/createmembership?backend=waterworks&user={user}")
    else:
        if hands.person.searches:
            search(hands, user.partition(".")[2], 1)
        open_record(hands, user, _MEMBERSHIP)
        begin(hands, "Create New Membership", _CHOICE)
    if hands.person.id == "p03":  # the wrong one, seen in time
        _mark(hands, "Groups", f"{values['other']} (waterworks)")
    _mark(hands, "Groups", f"{group} (waterworks)")
    send(hands, "Create", made)


def _mark(hands: Hands, name: str, value: str) -> None:
    """Mark one in a list that lies open."""
    listed = Field(
        name=name,
        location=FORM,
        value=value,
        selector=_CHOICE,
        options=f"{_CHOICE} option",
    )
    if hands.person.hand == "keyboard":
        hands.choose_by_keys(listed, [*value[:6]])
    else:
        hands.choose_also(listed)
    held = hands.page.locator(f"{_CHOICE} option:checked").all_inner_texts()
    if [one.strip() for one in held] != [value]:
        raise RuntimeError(f"marked are {held!r}, not {value!r}")


def _assign(hands: Hands, values: Values) -> None:
    """Write the name behind the others of the role."""
    role, user = values["role"], values["user"]
    form = ".icinga-form [name=users]"
    if hands.person.hand == "keyboard":
        go(hands, "role/list")
    elif hands.person.order == "up":
        open_tab(hands, "Roles", _ROLES)
    else:
        open_page(hands, "Access Control", _ROLES)
    if hands.person.id == "p03":
        search(hands, role, 1)
    open_record(hands, role, form)
    hands.write(field("Users", f",{user}", keeps=True))
    send(hands, "Update Role", f"#col1 td:has-text(',{user}')")
