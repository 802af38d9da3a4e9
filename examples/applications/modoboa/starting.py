"""How people give somebody new an address and a mailbox."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.modoboa.places import (
    FORM,
    OPTION,
    add_address,
    begin_new,
    captioned,
    give_up,
    go,
    go_on,
    open_dots,
    open_identities,
    open_page,
    press,
    search_for,
    settle,
    switch,
    text_field,
    unfold,
    wait_out,
    write_address,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DEFAULT = "Use domain default value (2048 MB)"
_PENCIL = "main a:has(.mdi-circle-edit-outline)"
_TAKEN = "office@fenways.test"
"""Somebody has this address already."""


def start(hands: Hands, values: Values) -> bool:
    """Make the account, then note what only belongs to the person."""
    _begin(hands)
    _identify(hands, values, values["address"])
    go_on(hands, shows=captioned("Daily message sending limit"))
    switch(hands, _DEFAULT)
    box = "input[placeholder^='Ex: 10MB']"
    quota = values["quota"]
    hands.write(Field(name="Quota", location=FORM, value=quota, selector=box))
    go_on(hands, shows="input[placeholder^='Start typing']")
    add_address(hands, "Aliases", values["alias"])
    go_on(hands)
    hands.look_around("checks the summary")
    press(hands, "Confirm and create", leads_on=True)
    wait_out(hands)
    _open_form(hands, values)
    _note_person(hands, values)
    return True


def take_a_taken_address(hands: Hands, values: Values) -> bool:
    """Be told that somebody has the address already, and give up."""
    _begin(hands)
    _identify(hands, values, _TAKEN)
    go_on(hands)
    hands.wait_for("already exists")
    give_up(hands)
    return False


def _begin(hands: Hands) -> None:
    """Come to where the account is made, and say what role it has."""
    open_identities(hands)
    begin_new(hands, "Account")
    if hands.person.id == "p03":
        for role in ("Domain administrator", "Simple user"):
            box = f".v-dialog :text-is('{role}')"
            hands.click(role, "box", 'below "Choose a role"', box)
            settle(hands)
    go_on(hands, shows=captioned("Username"))


def _identify(hands: Hands, values: Values, address: str) -> None:
    """Say who it is, in the person's order."""

    def write_names() -> None:
        names = [
            text_field("First name", values["first"]),
            text_field("Last name", values["last"]),
        ]
        hands.fill(names)

    parts: list[Callable[[], None]] = [
        lambda: write_address(hands, text_field("Username", address)),
        write_names,
        lambda: switch(hands, "Random password"),
    ]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part()


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the form of the account, each person another way."""
    settle(hands)
    if hands.person.hand == "keyboard":
        path = "/" + hands.page.url.split("/", maxsplit=3)[3]
        go(hands, f"{path}/edit")
    elif hands.person.searches:
        open_page(hands, "Identities")
        search_for(hands, values["last"].lower())
        open_dots(hands, values["address"], "Edit", leads_on=True)
    else:
        place = f'beside "Account {values["address"]}"'
        hands.click("pencil", "icon", place, _PENCIL, leads_on=True)
    settle(hands)


def _note_person(hands: Hands, values: Values) -> None:
    """Note the language and the address at home, in the person's order."""
    unfold(hands, "Profile")
    home = text_field("Secondary email", values["home"])
    if hands.person.order == "up":
        hands.write(home)
    if hands.person.id == "p03":
        _choose_language(hands, values["other"])
    _choose_language(hands, values["language"])
    if hands.person.order != "up":
        hands.write(home)
    press(hands, "Save", leads_on=True)


def _choose_language(hands: Hands, language: str) -> None:
    field = Field(
        name="Language",
        location=FORM,
        value=language,
        selector=captioned("Language"),
        options=OPTION,
        letters=language[:4],
    )
    if hands.person.hand == "keyboard":
        hands.choose_by_keys(field, ["Control+a", *language[:4], "ArrowDown", "Enter"])
    elif hands.person.searches:
        hands.pick(field)
    else:
        field = Field(
            name="Language",
            location=FORM,
            value=language,
            selector=captioned("Language"),
            options=OPTION,
            letters="",
        )
        hands.choose(field)
    shown = ".v-autocomplete__selection-text"
    hands.page.locator(shown).filter(has_text=language).first.wait_for()
    settle(hands)
