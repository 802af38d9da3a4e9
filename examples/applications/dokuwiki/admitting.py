"""How people let somebody new into the wiki, and say how far they may go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.dokuwiki.places import go, open_top, press, settle
from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = 'in the form below "Add user"'
_LIST = "at the head of the list"
_ABOVE = "above the permissions"
_INFO = "#acl__info"


def admit(hands: Hands, values: Values) -> bool:
    """Look for them, add them, and set their rights."""
    _open(hands, "User Manager", "usermanager")
    _look(hands, values)
    _add(hands, values, values["login"])
    hands.wait_for("User added successfully")
    _open(hands, "Access Control List Management", "acl")
    if hands.person.searches:  # says for whom before saying where
        _say_who(hands, values, sends=False)
        _pick(hands, values)
    else:
        _pick(hands, values)
        _say_who(hands, values, sends=True)
    if hands.person.id == "p03":  # sees that it is not enough
        _allow(hands, values["other"])
    _allow(hands, values["right"])
    place = "behind the permissions"
    press(hands, "Save", f"{_INFO} button:has-text('Save')", place)
    hands.look_around("looks at the rules")
    return True


def take_a_name_twice(hands: Hands, values: Values) -> bool:
    """Type a name that somebody has already, be told so, and leave."""
    _open(hands, "User Manager", "usermanager")
    _add(hands, values, values["taken"])
    hands.wait_for("User addition failed")
    hands.look_around("looks for what is wrong")
    open_top(hands, "Recent Changes")
    return False


def _open(hands: Hands, name: str, page: str) -> None:
    """Come to one of the pages for those who look after the wiki."""
    if hands.person.hand == "keyboard":
        go(hands, f"id=start&do=admin&page={page}")
        return
    if hands.person.detours and page == "usermanager":
        with hands.detour():
            open_top(hands, "Update Profile")
            hands.back()
    open_top(hands, "Admin")
    link = f"#dokuwiki__content a:has-text('{name}')"
    hands.click(name, "link", "in the list of tasks", link, leads_on=True)
    settle(hands)


def _look(hands: Hands, values: Values) -> None:
    """See that they are not in yet; those who search do so with the list's own fields."""
    hands.look_around("looks through the list")
    if hands.person.id == "p03":
        surname = values["name"].split()[1]
        hands.write(_column("Real Name", surname, "username"))
        image = "#user__manager input[title='Perform search']"
        press(hands, "Perform search", image, _LIST)
    elif hands.person.id == "p05":
        hands.write(_column("User", values["login"], "userid"), send=True)
        settle(hands)


def _column(name: str, value: str, field: str) -> Field:
    selector = f"#user__manager thead input[name={field}]"
    return Field(name=name, location=_LIST, value=value, selector=selector)


def _add(hands: Hands, values: Values, login: str) -> None:
    notify = Field(
        name="Notify user",
        location=_FORM,
        value="",
        selector="#add_usernotify",
        kind="checkbox",
    )
    fields = (
        _field("User", login, "userid"),
        _field("Real Name", values["name"], "username"),
        _field("Email", values["mail"], "usermail"),
        _field("Groups", values["groups"], "usergroups"),
        notify,
    )
    add = Button(name="Add", location=_FORM, selector="button[name='fn[add]']")
    hands.fill(fields, add, enter_sends=True)
    settle(hands)


def _field(name: str, value: str, field: str) -> Field:
    return Field(name=name, location=_FORM, value=value, selector=f"#add_{field}")


def _pick(hands: Hands, values: Values) -> None:
    """Pick a part of the wiki."""
    part = values["part"]
    link = f"#acl__tree a.idx_dir:text-is('{part}')"
    hands.click(part, "link", "in the tree on the left", link, record=True)
    settle(hands)


def _say_who(hands: Hands, values: Values, *, sends: bool) -> None:
    """Say that it is about one user, and which."""
    name = "Permissions for"
    kind = Field(
        name=name,
        location=_ABOVE,
        value="User:",
        selector="#acl__user select",
        kind="dropdown",
    )
    hands.choose(kind)
    settle(hands)
    login, selector = values["login"], "#acl__user input[name=acl_w]"
    hands.write(Field(name=name, location=_ABOVE, value=login, selector=selector))
    if sends and hands.person.enter_sends:
        hands.press("Enter", f'with the cursor in the "{name}" field')
    elif sends:
        hands.click("Select", "button", _ABOVE, "#acl__user button")
    settle(hands)


def _allow(hands: Hands, right: str) -> None:
    label = f"{_INFO} label:has-text('{right}')"
    hands.click(right, "radio button", 'below "Add new Entry"', label)
