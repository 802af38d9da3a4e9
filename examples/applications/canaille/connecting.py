"""How people connect another program, as its sheet says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.canaille.places import (
    FORM,
    add_line,
    choose,
    choose_several,
    go,
    headed,
    open_menu,
    press,
    search_for,
    settle,
    take_off,
    told,
    write,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_TITLE = "Add an application"
_SWITCH = "Require auth_time claim"


def connect(hands: Hands, values: Values) -> bool:
    """Create the program, then say what it may."""
    _open_form(hands, values)
    _in_order(hands, values, [_name, _contact, _address, _ways_back])
    press(hands, "Create", told("The client has been created"))
    parts = [_grants, _scope, _method, _others, _policy, _time]
    _in_order(hands, values, parts)
    hands.look_around("checks what is filled in")
    press(hands, "Edit", told("The client has been edited"))
    return True


def forget_the_beginning(hands: Hands, values: Values) -> bool:
    """Type an address without its beginning, be told so, and leave the form."""
    _open_form(hands, values)
    _name(hands, values)
    _contact(hands, values)
    write(hands, "URI", values["uri"].removeprefix("https://"))
    hands.wait_for("This is not a valid URL")
    write(hands, "Redirect URIs", values["back"], "#redirect_uris-0")
    hands.click("Create", "button", "below the form", "button#add")
    settle(hands)
    hands.look_around("looks for what is wrong")
    open_menu(hands, "Admin", "Applications")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/admin/client/add")
        return
    if hands.person.detours:
        with hands.detour():
            open_menu(hands, "Consents", "My consents")
            hands.look_around("looks whether programs are kept there")
    open_menu(hands, "Admin", "Applications")
    if hands.person.searches:
        search_for(hands, values["sought"])
    button = "a.primary.button:has-text('Add an application')"
    place = "beside the search"
    hands.click(_TITLE, "button", place, button, shows=headed("Registration token"))
    settle(hands)


def _in_order(
    hands: Hands, values: Values, parts: Sequence[Callable[[Hands, Values], None]]
) -> None:
    """Fill in what is given, in the person's order."""
    for part in reversed(parts) if hands.person.order == "up" else parts:
        part(hands, values)


def _name(hands: Hands, values: Values) -> None:
    write(hands, "Name", values["name"])


def _contact(hands: Hands, values: Values) -> None:
    write(hands, "Contacts", values["contact"], "#contacts-0")


def _address(hands: Hands, values: Values) -> None:
    write(hands, "URI", values["uri"])


def _ways_back(hands: Hands, values: Values) -> None:
    """Type both addresses, for which another line is needed."""
    name = "Redirect URIs"
    upwards = hands.person.order == "up"
    if not upwards:
        write(hands, name, values["back"], "#redirect_uris-0")
    add_line(hands, name, "redirect_uris")
    write(hands, name, values["also"], "#redirect_uris-1")
    if upwards:
        write(hands, name, values["back"], "#redirect_uris-0")


def _grants(hands: Hands, values: Values) -> None:
    """Add one way of getting in, and throw another out."""
    if hands.person.order == "up":
        take_off(hands, "Grant types", values["without"])
        choose_several(hands, "Grant types", values["grant"])
    else:
        choose_several(hands, "Grant types", values["grant"])
        take_off(hands, "Grant types", values["without"])


def _scope(hands: Hands, values: Values) -> None:
    write(hands, "Scope", values["scope"])


def _method(hands: Hands, values: Values) -> None:
    """Choose the method; who takes the wrong one sees it and chooses again."""
    name = "Token endpoint authentication method"
    if hands.person.id == "p03":
        choose(hands, name, values["wrong"])
    choose(hands, name, values["method"])


def _others(hands: Hands, values: Values) -> None:
    choose_several(hands, "Token audiences", values["other"])


def _policy(hands: Hands, values: Values) -> None:
    write(hands, "Policy URI", values["policy"])


def _time(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    switch = f".ui.checkbox:has(> label:text-is('{_SWITCH}'))"
    hands.click(_SWITCH, "checkbox", FORM, switch)
    settle(hands)
