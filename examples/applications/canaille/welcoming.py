"""How people let somebody new in, until a contract ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.canaille.cases import GONE
from examples.applications.canaille.places import (
    FORM,
    add_line,
    captioned,
    choose,
    choose_several,
    go,
    headed,
    open_below,
    open_menu,
    open_record,
    press,
    search_for,
    settle,
    take_off,
    told,
    write,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TITLE = "User creation"


def welcome(hands: Hands, values: Values) -> bool:
    """Make the account, then say when it ends."""
    _open_form(hands, values)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("checks what is filled in")
    press(hands, "Submit", told("User account creation succeeded"))
    open_below(hands, "Account settings", "Account settings")
    hands.write_moment(
        Field(
            name="Account expiration",
            location=FORM,
            value=values["until"],
            selector=f"{captioned('Account expiration')} input",
        )
    )
    settle(hands)
    press(hands, "Edit", told("Profile updated successfully"))
    return True


def take_a_name_twice(hands: Hands, values: Values) -> bool:
    """Type a name that is gone, be told so, and leave the form."""
    _open_form(hands, values)
    for part in (_names, _mail, _work):
        part(hands, values)
    write(hands, "Username", GONE)
    hands.wait_for("already exists")
    choose_several(hands, "Groups", values["group"])
    press(hands, "Submit", told("Please check the form and try again"))
    hands.look_around("looks for what is wrong")
    open_below(hands, "View", "Users")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/profile")
        return
    if hands.person.detours:
        with hands.detour():
            open_menu(hands, "Groups", "Groups")
            group = values["group"]
            link = f"table.groups a:text-is('{group}')"
            open_record(hands, group, "in the table", link, headed("Group members"))
            hands.look_around("looks whether people are added there")
    open_menu(hands, "Users", "Users")
    if hands.person.searches:
        search_for(hands, values["family"].lower())
    open_below(hands, "Add", _TITLE)


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    parts: list[Callable[[Hands, Values], None]] = [
        _names,
        _mail,
        _phones,
        _work,
        _language,
        _login,
        _groups,
    ]
    if hands.person.order == "up":
        parts.reverse()
    return parts


def _names(hands: Hands, values: Values) -> None:
    _write_both(hands, values, ("Given name", "given"), ("Family Name", "family"))


def _mail(hands: Hands, values: Values) -> None:
    write(hands, "Email addresses", values["mail"], "#emails-0")


def _phones(hands: Hands, values: Values) -> None:
    """Type both numbers, for which another line is needed."""
    name = "Phone numbers"
    upwards = hands.person.order == "up"
    if not upwards:
        write(hands, name, values["phone"], "#phone_numbers-0")
    add_line(hands, name, "phone_numbers")
    write(hands, name, values["second"], "#phone_numbers-1")
    if upwards:
        write(hands, name, values["phone"], "#phone_numbers-0")


def _work(hands: Hands, values: Values) -> None:
    _write_both(hands, values, ("Department", "department"), ("Title", "title"))


def _write_both(hands: Hands, values: Values, *pairs: tuple[str, str]) -> None:
    for name, key in reversed(pairs) if hands.person.order == "up" else pairs:
        write(hands, name, values[key])


def _language(hands: Hands, values: Values) -> None:
    choose(hands, "Preferred language", values["language"])


def _login(hands: Hands, values: Values) -> None:
    write(hands, "Username", values["login"])


def _groups(hands: Hands, values: Values) -> None:
    """Choose two groups; who takes a wrong one sees it and takes it off."""
    if hands.person.id == "p03":
        choose_several(hands, "Groups", "office", values["group"])
        take_off(hands, "Groups", "office")
        choose_several(hands, "Groups", values["also"])
    else:
        choose_several(hands, "Groups", values["group"], values["also"])
