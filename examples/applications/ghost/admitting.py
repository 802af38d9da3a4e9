"""How people put a reader into the list of members."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from examples.applications.ghost.places import (
    TOP,
    add_token,
    find,
    go_to,
    open_area,
    press,
    remove_token,
    tokens,
    turn,
    wait_for,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_FORM = "in the form"
_NEW = "[data-test-new-member-button]"
_NAME = "#member-name"
_LABELS = "[data-test-token-input]"
_SAVE = "button[data-test-button='save']"
_BACK = "[data-test-link='members-back']"
_LISTED = "a[data-test-table-data='details']"


def admit(hands: Hands, values: Values) -> bool:
    """Fill in the form, save it and see the reader in the list."""
    _open_form(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [
        _name,
        _email,
        _note,
        _label,
        _letter_on,
        _letter_off,
    ]
    if hands.person.order == "up":
        parts.reverse()
    elif hands.person.searches:
        parts = [_email, _name, _note, _label, _letter_off, _letter_on]
    for part in parts:
        part(hands, values)
    if hands.person.looks_around:
        hands.look_around("reads it all once more")
    _save(hands)
    find(hands, f"{_SAVE}:has-text('Saved')")
    _look_up(hands, values)
    return True


def admit_twice(hands: Hands, values: Values) -> bool:
    """Type an e-mail that somebody else has, be told so, and leave."""
    open_area(hands, "Members", _LISTED)
    press(hands, "New member", TOP, _NEW, _NAME)
    taken = {**values, "email": "ines.carvalhal@mail.test"}
    for part in (_note, _label, _email, _name):
        part(hands, taken)
    _save(hands)
    wait_for(hands, "Member already exists.")
    leave = "[data-test-leave-button]"
    hands.click("Members", "link", TOP, _BACK, shows=leave)
    press(hands, "Leave", "in the window that opened", leave, _LISTED)
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Come to the empty form, each person another way."""
    if hands.person.hand == "keyboard":
        go_to(hands, "members/new", _NAME)
        return
    if hands.person.detours:
        with hands.detour():
            open_area(hands, "Tags", "[data-test-screen-title]:has-text('Tags')")
            hands.look_around("looks whether people have tags")
    open_area(hands, "Members", _LISTED)
    if hands.person.id == "p03":  # looks whether they are there already
        _search(hands, values["email"])
        hands.page.locator(_LISTED).first.wait_for(state="detached")
    if hands.person.looks_around:
        like = "Gulnara Whitlock"
        hands.click(
            like, "link", "in the list", f"{_LISTED}:has-text('{like}')",
            record=True, shows=_NAME,
        )  # fmt: skip
        hands.look_around("sees what was written of another one")
        hands.back()
        find(hands, _LISTED)
    press(hands, "New member", TOP, _NEW, _NAME)


def _name(hands: Hands, values: Values) -> None:
    hands.write(_field("Name", values["name"], _NAME))


def _email(hands: Hands, values: Values) -> None:
    hands.write(_field("Email", values["email"], "#member-email"))


def _label(hands: Hands, values: Values) -> None:
    if hands.person.id == "p03":  # takes the wrong one, sees it and takes it out
        add_token(hands, _labels(hands, values["other"]))
        remove_token(hands, values["other"], 'below "Labels"', _LABELS)
    add_token(hands, _labels(hands, values["label"]))


def _labels(hands: Hands, value: str) -> Field:
    field = _field("Labels", value, _LABELS)
    return tokens(hands, replace(field, options=".dropdown-label"))


def _note(hands: Hands, values: Values) -> None:
    hands.write(_field("Note", values["note"], "#member-note"))


def _letter_on(hands: Hands, values: Values) -> None:
    _turn(hands, values["on"])


def _letter_off(hands: Hands, values: Values) -> None:
    _turn(hands, values["off"])


def _turn(hands: Hands, letter: str) -> None:
    row = f".gh-member-newsletter-row:has-text('{letter}')"
    turn(hands, letter, 'below "Newsletters"', f"{row} label.switch")


def _save(hands: Hands) -> None:
    hands.click("Save", "button", TOP, _SAVE)


def _look_up(hands: Hands, values: Values) -> None:
    """Go to the list, where the e-mail has to stand."""
    if hands.person.hand == "keyboard":
        go_to(hands, "members", _LISTED)
    else:
        hands.click("Members", "link", TOP, _BACK, shows=_LISTED)
        find(hands, _LISTED)
    if hands.person.order == "up":
        _search(hands, values["name"].split()[-1])
        hands.page.locator(_LISTED).nth(1).wait_for(state="detached")
    find(hands, f"{_LISTED}:has-text('{values['email']}')")


def _search(hands: Hands, words: str) -> None:
    box = ".gh-members-list-searchfield"
    hands.write(
        Field(
            name="Search members...",
            location="above the list",
            value=words,
            selector=box,
        )
    )


def _field(name: str, value: str, selector: str) -> Field:
    return Field(name=name, location=_FORM, value=value, selector=selector)
