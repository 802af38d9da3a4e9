"""How people look at a change, say what is wrong with it, and let it go out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.reviewboard.places import (
    from_menu,
    go,
    open_owner,
    open_request,
    open_side,
    open_tab,
    save_text,
    settle,
    write_in,
)

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NOTE = ".comment-dlg"
_IN_NOTE = "in the note"
_REVIEW = "#review-form-modalbox"
_IN_REVIEW = 'in the dialog "Review for"'
_DRAFT = "#btn-review-request-discard"


def answer(hands: Hands, values: Values) -> bool:
    """Comment on a line and on the whole, and publish both with one sentence."""
    _comment(hands, values)
    _look_over(hands)
    if hands.person.order == "up":
        _sentence(hands, values, "Footer", "bodyBottom")
        _ship(hands)
    elif hands.person.hand == "keyboard":
        _sentence(hands, values, "Header", "bodyTop")
        _ship(hands)
    else:
        _ship(hands)
        _sentence(hands, values, "Header", "bodyTop")
    name, place = "Publish Review", _IN_REVIEW
    publish = f"{_REVIEW} button:text-is('{name}')"
    hands.click(name, "button", place, publish, leads_on=True)
    settle(hands)
    return True


def keep_it_to_oneself(hands: Hands, values: Values) -> bool:
    """Write it all, and close the review as if that sent it."""
    _comment(hands, values)
    _look_over(hands)
    _ship(hands)
    _sentence(hands, values, "Header", "bodyTop")
    close = f"{_REVIEW} button:text-is('Close')"
    hands.click("Close", "button", _IN_REVIEW, close)
    settle(hands)
    hands.scroll("up", "looks once more at the top")
    return False


def _comment(hands: Hands, values: Values) -> None:
    """Come to the change, and say something of a line and of the whole."""
    _open(hands, values)
    if hands.person.order == "up":
        _remark(hands, values)
        _mark(hands, values)
    else:
        _mark(hands, values)
        _remark(hands, values)


def _open(hands: Hands, values: Values) -> None:
    """Find the change, each person another way."""
    person = hands.person
    if person.hand == "keyboard":
        go(hands, f"/r/{values['number']}/diff/")
        return
    if person.order == "up":
        open_owner(hands, values)
    else:
        if person.detours:
            with hands.detour():
                open_side(hands, "notices")
        if person.detours or person.searches:
            open_side(hands, "To Me")
        open_request(hands, values["summary"])
        hands.look_around("reads what it is about")
    open_tab(hands, "Diff")


def _mark(hands: Hands, values: Values) -> None:
    """Click on the number of a line, and write beside it."""
    if hands.person.id == "p03":
        _click_line(hands, values["other"])
        cancel = f"{_NOTE} button:text-is('Cancel')"
        hands.click("Cancel", "button", _IN_NOTE, cancel)
        hands.page.locator(_NOTE).wait_for(state="hidden")
    _click_line(hands, values["line"])
    write_in(hands, "Your comment", _IN_NOTE, values["comment"], _NOTE)
    _save_note(hands)


def _click_line(hands: Hands, line: str) -> None:
    number = f"table.sidebyside tr[line='{line}'] th:nth-of-type(2)"
    place = "the number of a line in the new text"
    hands.click(line, "row", place, number, record=True, shows=_NOTE)
    hands.page.wait_for_timeout(400)


def _remark(hands: Hands, values: Values) -> None:
    """Say something of the whole, which nobody has to do anything about."""
    entry = "Add a general comment"
    from_menu(hands, entry, "add-general-comment", _NOTE)
    name, box = "Open an Issue", f"{_NOTE} label:has-text('Open an Issue')"
    if hands.person.order == "up":
        hands.click(name, "checkbox", _IN_NOTE, box)
    write_in(hands, "Your comment", _IN_NOTE, values["remark"], _NOTE)
    if hands.person.hand == "keyboard":
        hands.press("Alt+i", "it is no issue")
    elif hands.person.order != "up":
        hands.click(name, "checkbox", _IN_NOTE, box)
    _save_note(hands)


def _save_note(hands: Hands) -> None:
    save_text(hands, _IN_NOTE, _NOTE)
    hands.page.locator(_DRAFT).wait_for()
    hands.page.wait_for_timeout(2200)  # it says that the comment is saved


def _look_over(hands: Hands) -> None:
    """Open all that one has written so far."""
    from_menu(hands, "Edit your review", "edit-review", _REVIEW)
    settle(hands)


def _ship(hands: Hands) -> None:
    hands.click("Ship It", "checkbox", _IN_REVIEW, f"{_REVIEW} label[for=id_shipit]")


def _sentence(hands: Hands, values: Values, name: str, identity: str) -> None:
    """Write a sentence before or below the comments."""
    editor = f".comment-text-field:has(#{identity})"
    if name == "Footer":
        add = f"{_REVIEW} a:text-is('Add footer')"
        hands.click(
            "Add footer", "link", _IN_REVIEW, add, shows=f"{editor} .CodeMirror"
        )
    write_in(hands, name, _IN_REVIEW, values["sentence"], editor)
    save_text(hands, f'below "{name}"', editor)
