"""How people ask all halls for their opinion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.misago.cases import TOO_MANY
from examples.applications.misago.places import (
    open_from_menu,
    preview,
    send,
    settle,
    text_field,
    write_text,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_BOX = 'in the box "Start new thread"'
_FORM = 'in the form "Add poll"'
_CATEGORY = ".posting-dialog-category-select select"
_CHOICE = ".poll-choices-control li:nth-child({}) input"


def ask(hands: Hands, values: Values) -> bool:
    """Start the thread, and add the poll to it."""
    _start_thread(hands, values)
    _open_poll(hands)
    for part in _parts(hands):
        part(hands, values)
    hands.look_around("reads it over")
    _post_poll(hands)
    hands.page.locator(".poll-form").wait_for(state="detached")
    hands.page.locator(f".panel-poll :text('{values['question']}')").first.wait_for()
    settle(hands)
    return True


def allow_too_many(hands: Hands, values: Values) -> bool:
    """Allow more choices than there are, be told so, and throw it away."""
    _start_thread(hands, values)
    _open_poll(hands)
    for part in (_question, _choices, _days):
        part(hands, values)
    _crosses(hands, {**values, "crosses": TOO_MANY})
    _post_poll(hands)
    hands.wait_for("Form contains errors")
    settle(hands)
    hands.page.once("dialog", lambda dialog: dialog.accept())
    cancel = ".poll-form button:text-is('Cancel')"
    hands.click("Cancel", "button", "below the form", cancel)
    hands.page.locator(".poll-form").wait_for(state="detached")
    settle(hands)
    return False


def _start_thread(hands: Hands, values: Values) -> None:
    """Write it and send it, each person another way."""
    if hands.person.order == "up":
        open_from_menu(hands, values["category"], record=True)
    if hands.person.detours:
        with hands.detour():
            open_from_menu(hands, "Categories")
            hands.look_around("looks which category it is for")
            hands.back()
            settle(hands)
    title = ".posting-dialog-thread-title input"
    start = "button.btn-primary:has-text('Start thread')"
    hands.click("Start thread", "button", "above the threads", start, shows=title)
    hands.page.locator(_CATEGORY).wait_for()
    settle(hands)
    if hands.person.order == "up":  # the category is the one that was open
        write_text(hands, values["text"], _BOX)
        _pin(hands)
        hands.write(text_field("Thread title", values["title"], title, _BOX))
    else:
        hands.write(text_field("Thread title", values["title"], title, _BOX))
        if hands.person.id == "p03":
            _category(hands, values["other"])
        _category(hands, values["category"])
        _pin(hands)
        write_text(hands, values["text"], _BOX)
    if hands.person.detours:
        preview(hands, _BOX)
    send(hands, "Start thread", _BOX)


def _category(hands: Hands, name: str) -> None:
    """Choose in the list, which has nothing but what is chosen in it.

    Raises:
        RuntimeError: If something else was taken.
    """
    chosen = hands.page.locator(f"{_CATEGORY} option:checked")
    if hands.person.hand == "mouse" and chosen.inner_text().strip() == name:
        return
    wanted = Field(
        name="category",
        location=_BOX,
        value=name,
        selector=_CATEGORY,
        kind="dropdown",
    )
    hands.choose(wanted)
    if chosen.inner_text().strip() != name:
        raise RuntimeError(f"{chosen.inner_text()!r} was taken, not {name!r}")


def _pin(hands: Hands) -> None:
    """Choose among the options that it stays at the top."""
    entry = ".posting-dialog .dropdown-menu button:has-text('Pinned globally')"
    opener = ".posting-dialog button[title='Options']"
    hands.click("Options", "menu", _BOX, opener, shows=entry)
    hands.click("Pinned globally", "button", 'below "Options"', entry)
    settle(hands)


def _open_poll(hands: Hands) -> None:
    button = "button:has-text('Add poll')"
    place = "above what was written"
    hands.click("Add poll", "button", place, button, shows="#id_questions")
    settle(hands)


def _parts(hands: Hands) -> list[Callable[[Hands, Values], None]]:
    """Return what is filled in, in the person's order."""
    if hands.person.order == "up":
        return [_changes, _crosses, _days, _choices, _question]
    return [_question, _choices, _days, _crosses, _changes]


def _question(hands: Hands, values: Values) -> None:
    field = text_field("Poll question", values["question"], "#id_questions", _FORM)
    hands.write(field)


def _choices(hands: Hands, values: Values) -> None:
    """Write the choices, with a line more than the two that are there."""
    up = hands.person.order == "up"
    if up:
        _add_line(hands)
    lines = [(1, "first"), (2, "second"), (3, "third")]
    for number, name in reversed(lines) if up else lines:
        if number == 3 and not up:
            _add_line(hands)
        place = f"in line {number} {_FORM}"
        box = _CHOICE.format(number)
        hands.write(text_field("Available choices", values[name], box, place))


def _add_line(hands: Hands) -> None:
    button = "button:text-is('Add choice')"
    line = _CHOICE.format(3)
    hands.click("Add choice", "button", "below the choices", button, shows=line)


def _days(hands: Hands, values: Values) -> None:
    hands.write(text_field("Poll length", values["days"], "#id_length", _FORM))


def _crosses(hands: Hands, values: Values) -> None:
    box = "#id_allowed_choices"
    hands.write(text_field("Allowed choices", values["crosses"], box, _FORM))


def _changes(hands: Hands, values: Values) -> None:  # noqa: ARG001 (a part)
    """Switch on that minds may be changed; who takes the wrong switch takes it back."""
    if hands.person.id == "p03":
        for _ in range(2):
            hands.click("Make voting public", "checkbox", _FORM, "#id_is_public")
            settle(hands)
    hands.click("Allow vote changes", "checkbox", _FORM, "#id_allow_revotes")
    hands.page.locator("#id_allow_revotes.btn-yes-no-on").wait_for()


def _post_poll(hands: Hands) -> None:
    button = ".poll-form button:text-is('Post poll')"
    hands.click("Post poll", "button", "below the form", button)
