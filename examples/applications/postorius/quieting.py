"""How people make a list quiet in which there was too much talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.postorius.places import (
    FORM,
    TABLE,
    check_chosen,
    choose,
    go,
    mark,
    open_below,
    open_list,
    open_page,
    path_of,
    press,
    text_field,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SECTIONS = "at the left of the form"
_SEND = "form.form-horizontal [type=submit]"
_ACCEPTANCE = "Message Acceptance"
_SAVE = "form.form-group [type=submit], form.form-group button"
_LOWER = 'below "Administration options"'
_LOWER_FORM = "form:has(input[name=formname][value=moderation])"


def quieten(hands: Hands, values: Values) -> bool:
    """Change what is accepted, let one person write, and say so below."""
    open_list(hands, values["list"])
    if hands.person.order == "up":
        _let_write(hands, values)
        _accept_less(hands, values)
    else:
        _accept_less(hands, values)
        _let_write(hands, values)
    _say_so(hands, values)
    return True


def forget_to_save(hands: Hands, values: Values) -> bool:
    """Mark what is accepted, look at the members, find nothing kept, and stop."""
    open_list(hands, values["list"])
    _open_acceptance(hands, values)
    for part in (_members, _others, _size):
        part(hands, values)
    go(hands, f"{path_of(values['list'])}/members/member/")
    _search(hands, values["letters"])
    _open_acceptance(hands, values)
    hands.scroll("down", "sees that nothing was kept")
    go(hands, "lists/")
    return False


def _open_acceptance(hands: Hands, values: Values) -> None:
    if hands.person.hand == "keyboard":
        go(hands, f"{path_of(values['list'])}/settings/message_acceptance")
        return
    open_page(hands, "Settings")
    if hands.person.detours:
        with hands.detour():
            _open_section(hands, "Alter Messages")
            hands.look_around("looks whether it is there")
    _open_section(hands, _ACCEPTANCE)


def _open_section(hands: Hands, name: str) -> None:
    link = f".flex-column a:has-text('{name}')"
    hands.click(name, "link", _SECTIONS, link, leads_on=True)


def _accept_less(hands: Hands, values: Values) -> None:
    """Change what is done with messages, and how big they may be."""
    _open_acceptance(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [_members, _others, _size]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    press(hands, "Save changes", _SEND)
    hands.wait_for("The settings have been updated")


def _members(hands: Hands, values: Values) -> None:
    """Mark what is done with members; who marks a wrong one marks the right then."""
    group = "Default action to take when a member posts to the list"
    if hands.person.id == "p03":
        mark(hands, group, "Discard (no notification)", "default_member_action")
    mark(hands, group, values["members"], "default_member_action")


def _others(hands: Hands, values: Values) -> None:
    group = "Default action to take when a non-member posts to the list"
    mark(hands, group, values["others"], "default_nonmember_action")


def _size(hands: Hands, values: Values) -> None:
    name = "Maximum message size"
    hands.write(text_field(name, values["size"], "[name=max_message_size]"))


def _search(hands: Hands, letters: str) -> None:
    """Type into the search above the members, and send it."""
    person = hands.person
    box, place = "input[name=q]", "above the table"
    field = text_field("Search members...", letters, box, place)
    hands.write(field, send=person.enter_sends)
    if not person.enter_sends:
        button = "button[aria-label=Search]"
        hands.click("Search", "icon", place, button, leads_on=True)


def _let_write(hands: Hands, values: Values) -> None:
    """Find who may still write, and accept what comes from there."""
    speaker = values["speaker"]
    address = speaker.partition("<")[2].rstrip(">")
    if hands.person.hand == "keyboard":
        go(hands, f"{path_of(values['list'])}/members/member/")
    else:
        open_below(hands, "Users", "Members")
    if hands.person.hand == "keyboard" or hands.person.searches:
        _search(hands, values["letters"])
    link = f"table a:has-text('{address}')"
    hands.click(speaker, "link", TABLE, link, leads_on=True, record=True)
    box = "[name=moderation_action]"
    choose(hands, "Moderation", values["moderation"], box, _LOWER)
    press(hands, "Save changes", f"{_LOWER_FORM} [type=submit]", _LOWER)
    hands.wait_for("moderation settings have been updated")


def _say_so(hands: Hands, values: Values) -> None:
    """Put the sentence below every message."""
    if hands.person.hand == "keyboard":
        go(hands, f"{path_of(values['list'])}/templates/new")
    else:
        open_page(hands, "Templates")
        button = "a.btn:text-is('New Template')"
        place = "at the top right"
        hands.click("New Template", "button", place, button, leads_on=True)
    parts: list[Callable[[Hands, Values], None]] = [_template, _text]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    press(hands, "Save", _SAVE)


def _template(hands: Hands, values: Values) -> None:
    """Go down the long list with the arrow, or type how its entries begin."""
    field = Field(
        name="Name", location=FORM, value=values["template"], selector="[name=name]"
    )
    options: list[str] = hands.page.locator("[name=name] option").all_inner_texts()
    down = [option.strip() for option in options].index(field.value)
    person = hands.person
    keys = list("[list:member:r") if person.searches else ["ArrowDown"] * down
    hands.choose_by_keys(field, [*keys, "Enter"])
    check_chosen(hands, field)


def _text(hands: Hands, values: Values) -> None:
    hands.write(text_field("Data", values["text"], "[name=data]"))
