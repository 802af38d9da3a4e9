"""How people enter what is known of a book that came."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.calibreweb.cases import UNKNOWN
from examples.applications.calibreweb.places import (
    choose,
    day_field,
    look_around,
    open_left,
    press,
    recent_day,
    search,
    settle,
    suggest,
    text_field,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_DIALOG = "#bookDetailsModal"
_EDITOR = "#comments_ifr"
_TEXT = f"{_EDITOR} >> internal:control=enter-frame >> body"
_LINE = "#identifier-table tr:last-child"
_SAVED = "Metadata successfully updated"


def describe(hands: Hands, values: Values) -> bool:
    """Fill in all that is known, each person in their own order, and save it."""
    _open_form(hands, values)
    parts: list[Callable[[Hands, Values], None]] = [
        _author,
        _tag,
        _published,
        _language,
        _stars,
        _text,
        _isbn,
        _state,
        _lent,
        _came,
    ]
    if hands.person.order == "up":
        parts.reverse()
    if hands.person.detours:  # begins with what the person has at hand
        parts = [_published, _isbn, _author, _tag, _language, _stars, _text]
        parts += [_came, _state, _lent]
    for part in parts:
        part(hands, values)
    look_around(hands, "checks what is filled in")
    press(hands, "Save", "#submit")
    hands.wait_for(_SAVED)
    return True


def invent_a_language(hands: Hands, values: Values) -> bool:
    """Type a language that is not offered, be told so after saving, and leave it."""
    _open_form(hands, values)
    for part in (_author, _tag, _published):
        part(hands, values)
    hands.write(text_field("Language", UNKNOWN, "#languages"))
    _stars(hands, values)
    press(hands, "Save", "#submit")
    hands.wait_for("is not a valid language")
    open_left(hands, "Books")
    return False


def _open_form(hands: Hands, values: Values) -> None:
    """Find the book, each person another way, and go from its sheet to editing."""
    if hands.person.detours:
        with hands.detour():
            open_left(hands, "Hot Books")
            look_around(hands, "looks whether it is among these")
        open_left(hands, "Books")
    elif hands.person.order == "up":
        open_left(hands, "Authors")
        hands.click(
            "Unknown",
            "link",
            "in the list of authors",
            "#list a:has-text('Unknown')",
            record=True,
            leads_on=True,
        )
        settle(hands)
    elif hands.person.hand == "keyboard" or hands.person.searches:
        search(hands, values["title"].rsplit(" ", maxsplit=1)[-1])
    title = values["title"]
    hands.click(
        title,
        "link",
        "below its cover",
        f".meta a:has-text('{title}')",
        record=True,
        shows=f"{_DIALOG} #edit_book",
    )
    settle(hands)
    place = 'in the dialog "Book Details"'
    hands.click("Edit Metadata", "link", place, f"{_DIALOG} #edit_book", leads_on=True)
    hands.page.locator(_EDITOR).wait_for(state="attached")
    settle(hands)


def _author(hands: Hands, values: Values) -> None:
    suggest(hands, "Author", values["author"], "#authors")


def _tag(hands: Hands, values: Values) -> None:
    suggest(hands, "Tags", values["tag"], "#tags")


def _published(hands: Hands, values: Values) -> None:
    day_field(hands, "Published Date", values["published"], "#pubdate")


def _language(hands: Hands, values: Values) -> None:
    """Take the language out of those offered, for which there must be room below."""
    hands.turn_to("Description", _EDITOR)
    suggest(hands, "Language", values["language"], "#languages")


def _stars(hands: Hands, values: Values) -> None:
    stars = values["stars"]
    hands.click(
        "Rating",
        "icon",
        f"star {stars} of 5, in the form",
        f".rating-input [data-value='{stars}']",
    )


def _text(hands: Hands, values: Values) -> None:
    """Type into the editor, which is a page of its own within the page."""
    hands.turn_to("Description", _EDITOR)
    hands.write(text_field("Description", values["text"], _TEXT))


def _isbn(hands: Hands, values: Values) -> None:
    """Add a line for the number, and fill it in from the left."""
    add = "#add-identifier-line"
    hands.click("Add Identifier", "button", 'below "Identifiers"', add, shows=_LINE)
    name = "Identifiers"
    kind = text_field(name, "isbn", f"{_LINE} td:nth-child(1) input", "on the left")
    number = f"{_LINE} td:nth-child(2) input"
    hands.write(kind)
    hands.write(text_field(name, values["isbn"], number, "beside it"))


def _state(hands: Hands, values: Values) -> None:
    """Choose its state; who chooses the wrong one sees it and chooses again."""
    if hands.person.id == "p03":
        choose(hands, "Condition", values["other"], "#custom_column_2")
    choose(hands, "Condition", values["state"], "#custom_column_2")


def _lent(hands: Hands, values: Values) -> None:
    choose(hands, "May be lent", values["lent"], "#custom_column_3")


def _came(hands: Hands, values: Values) -> None:
    recent_day(hands, "Came to us", values["came"], "#custom_column_4")
