"""How people get the money side of a new tour ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ihatemoney.cases import CODE, WRONG_CODE
from examples.applications.ihatemoney.places import (
    FORM,
    TOP,
    add_participant,
    choose,
    go,
    open_in_menu,
    open_tab,
    press,
    settle,
    text_field,
)
from examples.applications.ihatemoney.seed import KITTY_NAME, TOUR_NAME
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NEW = "Start a new project"
_SETTINGS = "#edit-project"
_BOX = "#emails_tag"


def prepare(hands: Hands, values: Values) -> bool:
    """Begin the project, fill it with people, set it up, and invite them."""
    _begin(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [_add, _set_up, _invite]
    if hands.person.order == "up":
        parts = [_set_up, _add, _invite]
    for part in parts:
        part(hands, values)
    return True


def mistake_the_code(hands: Hands, values: Values) -> bool:
    """Come as far as the settings, not know the code any more, and give up."""
    _begin(hands, values)
    _add(hands, values)
    _open_settings(hands, values)
    _currency(hands, values)
    hands.write(_code("Current private code", WRONG_CODE, _SETTINGS), send=True)
    hands.wait_for("Invalid private code.")
    return False


def _begin(hands: Hands, values: Values) -> None:
    """Fill in the form of a new project, on either of the two pages that have one."""
    person = hands.person
    if person.order == "up":
        _begin_on_first_page(hands, values)
    else:
        if person.hand == "keyboard":
            go(hands, "/create")
        else:
            _open_form(hands)
        form = "main form"
        hands.write(text_field("Project identifier", values["id"], f"{form} #id"))
        hands.write(text_field("Project name", values["name"], f"{form} #name"))
        hands.write(_code("Private code", CODE, form))
        address = text_field("Email", values["email"], f"{form} #contact_email")
        hands.write(address, send=person.enter_sends)
        if not person.enter_sends:
            press(hands, "submit", f"{form} button[type=submit]")
    hands.wait_for("A reminder email has just been sent to you")
    settle(hands)


def _begin_on_first_page(hands: Hands, values: Values) -> None:
    hands.click("#! money?", "link", TOP, "a.navbar-brand", leads_on=True)
    settle(hands)
    form, place = "#creation-form", 'below "Create a new project"'
    email = text_field("Email", values["email"], f"{form} #contact_email", place)
    hands.write(email)
    hands.write(_code("Private code", CODE, form))
    name = text_field("Project name", values["name"], f"{form} #name", place)
    hands.write(name, send=True)
    settle(hands)


def _open_form(hands: Hands) -> None:
    """Take the form out of the menu; who is unsure looks into another project first."""
    if hands.person.detours:
        with hands.detour():
            open_in_menu(hands, TOUR_NAME, f"switch to {KITTY_NAME}", record=True)
            hands.look_around("looks how that one was set up")
        open_in_menu(hands, KITTY_NAME, _NEW)
    else:
        open_in_menu(hands, TOUR_NAME, _NEW)


def _add(hands: Hands, values: Values) -> None:
    """Enter who comes along, one after the other, on the page of the bills."""
    if hands.person.order == "up":
        open_tab(hands, "Bills")
    for which in ("first", "second"):
        add_participant(hands, values[which])


def _open_settings(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        go(hands, f"/{values['id']}/edit")
    else:
        open_in_menu(hands, values["name"], "Settings")


def _set_up(hands: Hands, values: Values) -> None:
    """Choose the currency, and give the code once more."""
    _open_settings(hands, values)
    hands.look_around("looks what can be set")
    code = _code("Current private code", CODE, _SETTINGS)
    if hands.person.order == "up":
        hands.write(code)
        _currency(hands, values)
    else:
        _currency(hands, values)
        hands.write(code, send=hands.person.enter_sends)
    if hands.person.order == "up" or not hands.person.enter_sends:
        press(hands, "Save changes", f"{_SETTINGS} button")
    hands.wait_for("Project settings have been changed successfully.")


def _currency(hands: Hands, values: Values) -> None:
    """Choose the currency; who chooses the wrong one sees it and chooses again."""
    listed = f"{_SETTINGS} #default_currency"
    if hands.person.id == "p03":
        choose(hands, "Default Currency", values["other"], listed)
    choose(hands, "Default Currency", values["currency"], listed)


def _invite(hands: Hands, values: Values) -> None:
    """Enter all addresses, and send the invitations."""
    if hands.person.hand == "keyboard":
        go(hands, f"/{values['id']}/invite")
    else:
        if hands.person.order != "up":
            open_tab(hands, "Bills")
        press(hands, "Invite people", "a:has-text('Invite people')", "on the left")
    people = [
        f"{values[which].lower()}@puppets.example.com" for which in ("first", "second")
    ]
    if hands.person.enter_sends:
        for person in people:
            _write_address(hands, person)
            hands.press("Enter", "takes the address up")
    else:
        _write_address(hands, "".join(f"{person}," for person in people))
    hands.look_around("checks who is invited")
    press(hands, "Send the invitations", "form.invites button.btn-primary")
    hands.wait_for("Your invitations have been sent")


def _write_address(hands: Hands, told: str) -> None:
    hands.write(text_field("People to notify", told, _BOX))


def _code(name: str, code: str, form: str) -> Field:
    own = "#current_password" if name.startswith("Current") else "#password"
    return Field(
        name=name,
        location=FORM,
        value=code,
        selector=f"{form} {own}",
        secret=True,
    )
