"""How people replace a shared address by another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.modoboa.places import (
    FORM,
    add_address,
    begin_new,
    captioned,
    give_up,
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
    write_address,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PENCIL = "main a:has(.mdi-circle-edit-outline)"
_TAG = ".v-dialog .v-chip:has-text('{}')"


def replace(hands: Hands, values: Values) -> bool:
    """Make the new alias, then switch the old one off."""
    open_identities(hands)
    begin_new(hands, "Alias")
    _describe(hands, values)
    go_on(hands, shows="input[placeholder^='Start typing']")
    _add_readers(hands, values)
    go_on(hands)
    hands.look_around("checks the summary")
    press(hands, "Confirm and create", leads_on=True)
    _open_old(hands, values)
    _switch_off(hands, values)
    return True


def leave_the_readers_out(hands: Hands, values: Values) -> bool:
    """Only write down who reads it, be told so, and give up."""
    open_identities(hands)
    begin_new(hands, "Alias")
    _describe(hands, values)
    go_on(hands, shows="input[placeholder^='Start typing']")
    box = ".v-dialog input[placeholder^='Start typing']"
    name = values["one"].partition(".")[0]
    hands.write(Field(name="Recipients", location=FORM, value=name, selector=box))
    go_on(hands)
    hands.wait_for("Please add at least one recipient")
    give_up(hands)
    return False


def _describe(hands: Hands, values: Values) -> None:
    """Say what it is called and what it is for, in the person's order."""
    about = text_field("Description", values["about"])
    if hands.person.order == "up":
        hands.write(about)
    write_address(hands, text_field("Email address", values["alias"]))
    if hands.person.order != "up":
        hands.write(about)


def _add_readers(hands: Hands, values: Values) -> None:
    """Add both; who adds a wrong one takes it off again."""
    if hands.person.id == "p03":
        add_address(hands, "Recipients", values["other"])
        place = f'on "{values["other"]}" below the field'
        tag = _TAG.format(values["other"])
        cross = f"{tag} .v-chip__close"
        hands.click("cross", "icon", place, cross)
        hands.page.locator(tag).wait_for(state="detached")
        settle(hands)
    readers = ["one", "two"]
    if hands.person.order == "up":
        readers.reverse()
    for reader in readers:
        add_address(hands, "Recipients", values[reader])


def _open_old(hands: Hands, values: Values) -> None:
    """Come to the form of the old alias, each person another way."""
    old = values["old"]
    open_page(hands, "Identities")
    radio = "main .v-radio:has-text('Alias') input"
    link = f"td a:has-text('{old}')"
    if hands.person.searches:
        search_for(hands, old.partition("@")[0])
    hands.click("Alias", "radio button", "above the list", radio)
    settle(hands)
    if hands.person.looks_around:
        place = "in the list"
        hands.click(old, "link", place, link, record=True, leads_on=True)
        settle(hands)
        beside = f'beside "Alias {old}"'
        hands.click("pencil", "icon", beside, _PENCIL, leads_on=True)
        settle(hands)
    else:
        open_dots(hands, old, "Edit", leads_on=True)


def _switch_off(hands: Hands, values: Values) -> None:
    """Switch it off and say where to write instead."""
    unfold(hands, "General")
    why = Field(
        name="Description",
        location=FORM,
        value=values["why"],
        selector=captioned("Description"),
    )
    if hands.person.order == "up":
        hands.write(why)
    switch(hands, "Enabled")
    if hands.person.order != "up":
        hands.write(why)
    press(hands, "Save", leads_on=True)
