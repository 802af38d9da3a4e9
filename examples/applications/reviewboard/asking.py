"""How people see to it that somebody is asked about a change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.reviewboard.cases import UNKNOWN
from examples.applications.reviewboard.places import (
    BANNER,
    REQUEST,
    go,
    open_owner,
    open_request,
    open_side,
    open_top,
    save_text,
    settle,
    write_in,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_OFFERED = ".ui-autocomplete-results li"
_FIELDS = {"Groups": "target_groups", "People": "target_people"}
_CHANGE = ".rb-c-unified-banner__changedesc"
_LETTERS = 3


def ask(hands: Hands, values: Values) -> bool:
    """Say what was checked, whom it is for and why, and publish that."""
    _open(hands, values)
    parts: Sequence[Callable[[Hands, Values], None]] = (_tested, _group, _person)
    for part in reversed(parts) if hands.person.order == "up" else parts:
        part(hands, values)
    _tell(hands, values)
    hands.look_around("checks what has been entered")
    publish = ".rb-c-unified-banner__draft-actions button:text-is('Publish')"
    hands.click("Publish", "button", BANNER, publish, leads_on=True)
    settle(hands)
    return True


def ask_nobody(hands: Hands, values: Values) -> bool:
    """Type a group that there is not, and leave it at that."""
    _open(hands, values)
    _person(hands, values)
    _edit(hands, "Groups")
    editor = ".field_target_groups-editor"
    hands.write(
        Field(
            name="Groups",
            location=REQUEST,
            value=UNKNOWN,
            selector=f"{editor} input",
        )
    )
    hands.press("Enter", 'with the cursor in the "Groups" field')
    hands.wait_for(f'Group "{UNKNOWN}" does not exist.')
    open_top(hands, "My Dashboard")
    return False


def _open(hands: Hands, values: Values) -> None:
    """Find what nobody has been asked about, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, f"/r/{values['number']}/")
        hands.hover("People", "#field_label_target_people")  # past the open menu
        return
    if hands.person.id == "p03":
        open_owner(hands, values)
        return
    if hands.person.detours:
        with hands.detour():
            open_side(hands, "Open")
    if hands.person.order == "up":
        go(hands, "/r/")
    else:
        open_top(hands, "All Review Requests")
    hands.look_around("looks through all of them")
    open_request(hands, values["summary"])


def _edit(hands: Hands, name: str) -> None:
    """Click on the pencil beside a field."""
    field = _FIELDS.get(name, "testing_done")
    pencil = f".rb-c-review-request-field:has(#field_{field}) "
    hands.click(
        f"Edit the {name} field",
        "icon",
        f'a pencil beside "{name}"',
        f"{pencil}.rb-c-inline-editor-edit-icon",
        shows=f".field_{field}-editor",
    )
    hands.page.wait_for_timeout(400)


def _tested(hands: Hands, values: Values) -> None:
    """Write what has been done to check the text."""
    name, editor = "Testing Done", ".field_testing_done-editor"
    _edit(hands, name)
    write_in(hands, name, REQUEST, values["tested"], editor)
    save_text(hands, f'below "{name}"', editor)


def _group(hands: Hands, values: Values) -> None:
    _reviewer(hands, "Groups", values["group"], values["other"])


def _person(hands: Hands, values: Values) -> None:
    _reviewer(hands, "People", values["person"])


def _reviewer(hands: Hands, name: str, who: str, other: str | None = None) -> None:
    """Take somebody who is offered for the first letters."""
    editor = f".field_{_FIELDS[name]}-editor"
    _edit(hands, name)
    if other and hands.person.id == "p03":
        hands.pick(_offered(name, other, editor))
    if hands.person.enter_sends:
        hands.take(_offered(name, who, editor))
        hands.press("Enter", f'with the cursor in the "{name}" field')
        hands.page.locator(editor).wait_for(state="hidden")
        settle(hands)
        return
    hands.pick(_offered(name, who, editor))
    tick = f"{editor} [data-action=save]"
    hands.click(f"Save {name}", "icon", f'a tick beside "{name}"', tick)
    hands.page.locator(tick).wait_for(state="hidden")
    settle(hands)


def _offered(name: str, who: str, editor: str) -> Field:
    return Field(
        name=name,
        location=REQUEST,
        value=who,
        selector=f"{editor} input",
        options=_OFFERED,
        letters=who[:_LETTERS],
    )


def _tell(hands: Hands, values: Values) -> None:
    """Write for the owner what has been changed."""
    name = "Describe your changes (optional)"
    pencil = f"{_CHANGE} .rb-c-inline-editor-edit-icon"
    place = f'a pencil beside "{name}"'
    shows = f"{_CHANGE} .CodeMirror"
    hands.click("Edit this field", "icon", place, pencil, shows=shows)
    write_in(hands, name, BANNER, values["change"], _CHANGE)
    save_text(hands, f'below "{name}"', _CHANGE)
