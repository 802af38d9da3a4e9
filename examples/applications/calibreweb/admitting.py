"""How people let somebody new in, and see to it that not everything is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.calibreweb.cases import FIRST_PASSWORD, TAKEN
from examples.applications.calibreweb.places import (
    FORM,
    TOP,
    choose,
    go,
    look_around,
    open_admin,
    press,
    settle,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SAVE = "#user_submit"
_DIALOG = "#restrictModal"
_ONE_ROW = "() => document.querySelectorAll('#user-table tbody tr').length === 1"
"""Which is the one that was searched for, or says that there is none."""


def admit(hands: Hands, values: Values) -> bool:
    """Enter the person, then find them again and deny a tag."""
    _open_form(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [
        _name,
        _email,
        _password,
        _locale,
        _books,
        _menu,
        _rights,
    ]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    look_around(hands, "checks what is filled in")
    press(hands, "Save", _SAVE)
    hands.wait_for(f"User '{values['name']}' created")
    _find_again(hands, values)
    _deny(hands, values)
    press(hands, "Save", _SAVE)
    hands.wait_for(f"User '{values['name']}' updated")
    return True


def take_a_name_twice(hands: Hands, values: Values) -> bool:
    """Type a name that somebody has, be told so, and leave."""
    _open_form(hands, values)
    hands.write(text_field("Username", TAKEN, "#name"))
    for part in (_email, _password, _locale):
        part(hands, values)
    press(hands, "Save", _SAVE)
    hands.wait_for("This username is already taken")
    look_around(hands, "looks for what is wrong")
    press(hands, "Cancel", "#back")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/admin/user/new")
        return
    if hands.person.detours:
        with hands.detour():
            own = hands.person.name
            hands.click(own, "link", TOP, "#top_user", leads_on=True)
            settle(hands)
            look_around(hands, "looks whether it is done there")
    open_admin(hands)
    if hands.person.id == "p03":
        _open_table(hands)
        _search_table(hands, values["name"].split(".", maxsplit=1)[0])
        hands.back()
        settle(hands)
    press(hands, "Add New User", "a:text-is('Add New User')", 'below "Users"')


def _name(hands: Hands, values: Values) -> None:
    hands.write(text_field("Username", values["name"], "#name"))


def _email(hands: Hands, values: Values) -> None:
    hands.write(text_field("Email", values["email"], "#email"))


def _password(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    hands.write(
        Field(
            name="Password",
            location=FORM,
            value=FIRST_PASSWORD,
            selector="#password",
            secret=True,
        )
    )


def _locale(hands: Hands, values: Values) -> None:
    choose(hands, "Language", values["locale"], "#locale")


def _books(hands: Hands, values: Values) -> None:
    choose(hands, "Language of Books", values["books"], "#default_language")


def _menu(hands: Hands, values: Values) -> None:
    _tick(hands, values["hidden"])


def _rights(hands: Hands, values: Values) -> None:
    """Tick what they may do; who ticks too much sees it and takes it back."""
    _tick(hands, values["allowed"])
    if hands.person.id == "p03":
        _tick(hands, values["other"])
        _tick(hands, values["other"])
    _tick(hands, values["also"])


def _tick(hands: Hands, name: str) -> None:
    """Click on a little box, or on the words beside it."""
    words = f"form .form-group > label:text-is('{name}')"
    box = f"form .form-group:has(> label:text-is('{name}')) input[type=checkbox]"
    words_do = hands.person.detours or hands.person.order == "up"
    hands.click(name, "checkbox", FORM, words if words_do else box)


def _open_table(hands: Hands) -> None:
    press(hands, "Edit Users", "a:text-is('Edit Users')", 'below "Users"')
    hands.page.locator("#user-table tbody a").first.wait_for()


def _search_table(hands: Hands, words: str) -> None:
    box = "input.search-input"
    hands.write(text_field("Search", words, box, "above the table"))
    hands.click("Search", "icon", "above the table", "button[name=search]")
    hands.page.wait_for_function(_ONE_ROW)
    settle(hands)


def _find_again(hands: Hands, values: Values) -> None:
    """Open who was just let in, out of the table of all."""
    if hands.person.hand == "keyboard":
        go(hands, "/admin/usertable")
    else:
        open_admin(hands)
        _open_table(hands)
    if hands.person.searches:
        _search_table(hands, values["name"])
    row = f"#user-table tr:has(a:text-is('{values['name']}'))"
    place = f'in the row "{values["name"]}"'
    press(hands, "Edit User", f"{row} a:text-is('Edit User')", place)


def _deny(hands: Hands, values: Values) -> None:
    """Enter in the dialog which tag is denied, and see it in red."""
    opener, field = "#get_user_tags", "#add_element"
    shown = f"{_DIALOG} {field}"
    hands.click(
        "Add Allowed/Denied Tags", "button", "below the form", opener, shows=shown
    )
    settle(hands)
    place = 'in the dialog "Select Allowed/Denied Tags of User"'
    hands.write(text_field("Add View Restriction", values["denied"], shown, place))
    entered = f"{_DIALOG} td:has-text('{values['denied']}')"
    hands.click("Deny", "button", place, "#submit_restrict", shows=entered)
    settle(hands)
    hands.click("Close", "button", place, "#restrict_close")
    hands.page.locator(_DIALOG).wait_for(state="hidden")
    settle(hands)
