"""How people put a new notice in the place of one that is out of date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.kinto.places import (
    FORM,
    INSIDE,
    field,
    go,
    open_collection,
    open_crumb,
    open_lists,
    send,
    settle,
)
from examples.applications.kinto.seed import KINDS, LINES
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_SEARCH = "input.quickFilter"
_HEADLINE = "#root_headline"
_NEW = "Create record"


def replace(hands: Hands, values: Values) -> bool:
    """Look the old one up, make the new one, and delete the old one."""
    _open_notices(hands)
    _look_old_up(hands, values)
    _open_form(hands)
    _fill(hands, values)
    new = hands.page.locator(_row(values["headline"]))
    if not new.count():
        send(hands, _NEW, _SEARCH)
    new.wait_for()
    settle(hands)
    _delete(hands, values["old"])
    new.wait_for()
    if hands.person.looks_around:
        _sort(hands, "Valid until")
    return True


def say_too_much(hands: Hands, values: Values) -> bool:
    """Write half the text into the heading, be told it is too long, and give up."""
    _open_notices(hands)
    _open_form(hands)
    long = f"{values['headline']} - {values['text']}"
    _write(hands, "Headline", long, _HEADLINE)
    for part in (_pier, _urgency, _from, _until):
        part(hands, values)
    send(hands, _NEW, "text='Errors'")
    hands.wait_for("60 characters")
    hands.click("Cancel", "link", "below the form", "form a:text-is('Cancel')")
    hands.page.locator(_SEARCH).wait_for()
    settle(hands)
    return False


def _row(headline: str) -> str:
    return f"tr:has(td:text-is('{headline}'))"


def _open_notices(hands: Hands) -> None:
    """Come to the notices, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, f"{INSIDE}/collections/notices/records", _SEARCH)
        return
    open_lists(hands)
    if hands.person.detours:
        with hands.detour():
            open_collection(hands, "found-things", _SEARCH)
            open_crumb(hands, "collections", "td a:text-is('notices')")
    open_collection(hands, "notices", _SEARCH)


def _look_old_up(hands: Hands, values: Values) -> None:
    """See which one is out of date."""
    hands.page.locator(_row(values["old"])).wait_for()
    if hands.person.id == "p03":
        asked = Field(
            name="Quicksearch",
            location="above the list",
            value=values["word"],
            selector=_SEARCH,
        )
        hands.write(asked)
        settle(hands)
    elif hands.person.order == "up":
        _sort(hands, "Pier")


def _sort(hands: Hands, column: str) -> None:
    """Sort the list, by the sign beside the heading of a column."""
    sign = f"th:has-text('{column}') a.sort-link"
    hands.click(column, "icon", "in the head of the list", sign)
    settle(hands)


def _open_form(hands: Hands) -> None:
    """Begin a new notice."""
    if hands.person.hand == "keyboard":
        go(hands, f"{INSIDE}/collections/notices/records/create", _HEADLINE)
    else:
        button = "a.btn-record-add"
        hands.click(_NEW, "button", "above the list", button, shows=_HEADLINE)
        settle(hands)


def _fill(hands: Hands, values: Values) -> None:
    """Fill the form in, in the person's order; who ends in a field presses Enter."""
    parts: list[Callable[[Hands, Values], None]] = [
        _headline,
        _pier,
        _urgency,
        _from,
        _until,
        _lines,
        _text,
        _app,
    ]
    if hands.person.order == "up":
        parts.reverse()
    for part in parts:
        part(hands, values)
    hands.look_around("checks what is filled in")


def _write(
    hands: Hands, name: str, value: str, box: str, *, enter: bool = False
) -> None:
    hands.write(field(name, value, box), send=enter)


def _headline(hands: Hands, values: Values) -> None:
    last = hands.person.order == "up"
    _write(hands, "Headline", values["headline"], _HEADLINE, enter=last)
    if last:
        hands.page.locator(_SEARCH).wait_for()
        settle(hands)


def _pier(hands: Hands, values: Values) -> None:
    """Choose the pier; who takes the wrong one sees it and chooses again."""
    wrong = [values["other_pier"]] if hands.person.id == "p03" else []
    for pier in (*wrong, values["pier"]):
        hands.choose(field("Pier", pier, "#root_pier", "dropdown"))


def _urgency(hands: Hands, values: Values) -> None:
    name = values["urgency"]
    box = f"#root_urgency-{KINDS.index(name)}"
    hands.click(name, "radio button", 'below "Urgency"', box)


def _from(hands: Hands, values: Values) -> None:
    hands.write_moment(field("Valid from", values["from"], "#root_from"))


def _until(hands: Hands, values: Values) -> None:
    hands.write_moment(field("Valid until", values["until"], "#root_until"))


def _lines(hands: Hands, values: Values) -> None:
    for line in values["lines"].split(", "):
        box = f"#root_lines-{LINES.index(line)}"
        hands.click(line, "checkbox", 'below "Lines concerned"', box)


def _text(hands: Hands, values: Values) -> None:
    _write(hands, "Text on the boards", values["text"], "#root_text")


def _app(hands: Hands, values: Values) -> None:
    if values["app"] == "yes":
        hands.click("Also send to the app", "checkbox", FORM, "#root_app")


def _delete(hands: Hands, old: str) -> None:
    """Delete the old one in the list or on its own page, and say yes."""
    row, name = _row(old), "Delete record"
    hands.page.once("dialog", lambda dialog: dialog.accept())
    if hands.person.order == "up":
        pencil, button = f"{row} [title='Edit record']", f"button:has-text('{name}')"
        hands.click("Edit record", "icon", "in its row", pencil, shows=button)
        settle(hands)
        hands.click(name, "button", "below the form", button, shows=_SEARCH)
    else:
        icon = f"{row} [title='{name}']"
        hands.click(name, "icon", "in its row", icon, shows=_SEARCH)
    hands.page.locator(row).wait_for(state="detached")
    settle(hands)
