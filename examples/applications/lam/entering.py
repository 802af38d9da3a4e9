"""How people enter somebody who starts on Monday."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.lam.cases import TAKEN
from examples.applications.lam.places import (
    ABOVE,
    FORM,
    change_members,
    go,
    mark,
    narrow,
    open_page,
    open_tab,
    press,
    save,
    shift,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_CREATED = "Account was created successfully."
_PERSON = "{} > People > reedandpipe > test"
_NUMBER = "#uidNumber"


def enter(hands: Hands, values: Values) -> bool:
    """Load the profile, say who it is, who is above them and what they belong to."""
    _open_form(hands, values)
    _load(hands, values)
    _say_who(hands, values)
    if hands.person.order == "up":
        _belong(hands, values)
        open_tab(hands, "Personal", "inetOrgPerson")
        _answer_to(hands, values)
    else:
        _answer_to(hands, values)
        _belong(hands, values)
    hands.look_around("checks what is filled in")
    if hands.person.order != "up":
        _belong_also(hands, values)
    save(hands, _CREATED)
    press(hands, "Back to user list", "below the message")
    if hands.person.order == "up":
        _take_in(hands, values)
    return True


def give_a_number_twice(hands: Hands, values: Values) -> bool:
    """Type the number of somebody else, be told so, and leave."""
    _open_form(hands, values)
    _load(hands, values)
    _say_who(hands, values)
    open_tab(hands, "Unix", "posixAccount")
    hands.write(text_field("UID number", TAKEN, _NUMBER))
    press(hands, "Save", ABOVE)
    hands.wait_for("ID is already in use")
    hands.look_around("looks for what is wrong")
    press(hands, "Back to user list", ABOVE)
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "account/edit.php?type=user")
        return
    if hands.person.detours:
        with hands.detour():
            open_page(hands, "Accounts", "Groups")
            hands.look_around("looks who belongs to what")
        open_page(hands, "Accounts", "Users")
    if hands.person.searches:
        narrow(hands, "Last name", values["last"], "sn")
    press(hands, "New user", "above the list")


def _load(hands: Hands, values: Values) -> None:
    """Load the profile that fills in what is the same for all of them."""
    profiles = "#accountContainerSelectLoadProfile"
    hands.choose(
        Field(
            name="profile",
            location=f'{ABOVE}, before "Load profile"',
            value=values["profile"],
            selector=profiles,
            kind="dropdown",
        )
    )
    press(hands, "Load profile", ABOVE)
    hands.wait_for(f'Profile "{values["profile"]}" loaded.')


def _say_who(hands: Hands, values: Values) -> None:
    hands.fill(
        [
            text_field("First name", values["first"], "#givenName"),
            text_field("Last name", values["last"], "#sn"),
            text_field("Telephone number", values["phone"], "#telephoneNumber_0"),
            text_field("Job title", values["title"], "#title_0"),
            text_field("Department", values["department"], "#departmentNumber_0"),
        ]
    )


def _answer_to(hands: Hands, values: Values) -> None:
    """Take out of the list of all of us whom they answer to."""
    opener = "button[name*=inetOrgPerson_manager_change]"
    press(hands, "Change", 'beside "Manager"', opener)
    press(hands, "Add entries", FORM)
    mark(hands, "manager", _PERSON.format(values["boss"]), "#manager")
    press(hands, "Add", "below the list")
    press(hands, "Back", FORM)


def _belong(hands: Hands, values: Values) -> None:
    """Choose the group they really belong to; who chooses wrongly chooses again."""
    open_tab(hands, "Unix", "posixAccount")
    groups = [values["group"]]
    if hands.person.id == "p03":
        groups.insert(0, values["other"])
    for group in groups:
        hands.choose(
            Field(
                name="Primary group",
                location=FORM,
                value=group,
                selector="#gidNumber",
                kind="dropdown",
            )
        )


def _belong_also(hands: Hands, values: Values) -> None:
    press(hands, "Edit groups", 'beside "Additional groups"')
    shift(hands, values["also"], "groups", chosen=True, box="groups")
    press(hands, "Back", "below the lists")


def _take_in(hands: Hands, values: Values) -> None:
    """Take them into the other group on that group's own page."""
    change_members(hands, values, values["also"], inside=True)
    press(hands, "Back to group list", "below the message")
