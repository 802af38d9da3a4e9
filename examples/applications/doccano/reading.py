"""How people read one review, and mark what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.doccano.cases import UNKNOWN
from examples.applications.doccano.places import (
    DIALOG,
    button,
    captioned,
    go,
    named,
    open_page,
    open_pile,
    settle,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_PILE = "Shop reviews 2026"
_SEARCH = captioned("Search (e.g. label:positive)")
"""What stands in the brackets is help."""
_ABOVE = "above the text"
_ICON = "main .v-toolbar .v-btn >> nth={}"
_WINDOW = 'in the window "Comments"'
_BY_MOUSE = (30, 18)
"""Enter does not press these buttons: the page below takes it for itself."""


def read(hands: Hands, values: Values) -> bool:
    """Open the review, say what it is about, leave a comment, and finish it."""
    _open_review(hands, values)
    if hands.person.id == "p03":
        _look_at_rules(hands)
    if hands.person.detours:
        _comment(hands, values)
        _mark(hands, values, "first")
        _mark(hands, values, "second")
    else:
        if hands.person.id == "p03":  # takes the wrong one, and takes it off again
            _mark(hands, values, "other")
            _chip(hands, values["other"])
        order = ("first", "second")
        for which in reversed(order) if hands.person.order == "up" else order:
            _mark(hands, values, which)
        _comment(hands, values)
    _finish(hands)
    return True


def find_no_review(hands: Hands, values: Values) -> bool:  # noqa: ARG001 (a way)
    """Search for a word that is in no review, and leave."""
    open_pile(hands, _PILE)
    open_page(hands, "Dataset", _SEARCH)
    _search(hands, UNKNOWN)
    hands.wait_for("No data available")
    open_page(hands, "Home", "main")
    return False


def _open_review(hands: Hands, values: Values) -> None:
    """Come to the review, each person another way."""
    if hands.person.order == "up":
        open_pile(hands, _PILE)
        _leaf_through(hands, values)
        return
    if hands.person.hand == "keyboard":
        go(hands, "/projects/1/dataset", _SEARCH)
        hands.page.locator(named(_PILE)).wait_for()
    else:
        open_pile(hands, _PILE)
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Comments", "main td")
        open_page(hands, "Dataset", "main td")
    row = f"main tr:has-text('{values['text']}')"
    if hands.person.hand == "keyboard" or hands.person.searches:
        _search(hands, values["word"])
        hands.page.locator("main tbody tr >> nth=1").wait_for(state="detached")
    hands.click(
        "Annotate",
        "button",
        f'in the row of "{values["text"]}"',
        f"{row} button:has-text('Annotate')",
        shows=f"main .v-card:has-text('{values['text']}') .v-chip",
    )
    settle(hands)


def _leaf_through(hands: Hands, values: Values) -> None:
    """Begin with the first review, and go on until it is there."""
    hands.click(
        "Start Annotation",
        "button",
        "at the top left",
        "nav button:has-text('Start Annotation')",
        shows="main .v-card .v-chip",
    )
    settle(hands)
    for page in range(2, int(values["page"]) + 1):
        hands.click(
            "next",
            "icon",
            "at the top right",
            "main .v-btn--fab >> nth=2",
            shows=f"main :text('{page} of ')",
        )
        settle(hands)
    hands.wait_for(values["text"])


def _search(hands: Hands, word: str) -> None:
    where = "above the list"
    box = f"{_SEARCH} input"
    hands.write(Field(name="Search", location=where, value=word, selector=box))
    settle(hands)


def _look_at_rules(hands: Hands) -> None:
    icon = _ICON.format(3)
    hands.click("Show Guideline", "icon", _ABOVE, icon, shows=button("Close", DIALOG))
    window = 'in the window "Annotation Guideline"'
    hands.click("Close", "button", window, button("Close", DIALOG))
    hands.page.locator(DIALOG).wait_for(state="detached")


def _mark(hands: Hands, values: Values, which: str) -> None:
    """Say what it is about, with the mouse or the key that stands on the label."""
    name = values[which]
    if hands.person.hand == "keyboard":
        hands.press(values[f"{which}_key"], f'takes "{name}", on which that key stands')
    else:
        _chip(hands, name)
    hands.page.locator(f"main .v-chip--active:has-text('{name}')").wait_for()


def _chip(hands: Hands, name: str) -> None:
    hands.click(name, "button", _ABOVE, f"main .v-chip:has-text('{name}')")
    settle(hands)


def _comment(hands: Hands, values: Values) -> None:
    """Leave a comment in the window for it."""
    message = f"{DIALOG} textarea"
    name = "Click to comment on document"
    hands.click(name, "icon", _ABOVE, _ICON.format(4), shows=message)
    settle(hands)
    text = values["comment"]
    hands.write(Field(name="Message", location=_WINDOW, value=text, selector=message))
    said = f"{DIALOG} :text('{text}')"
    send, close = button("Send", DIALOG), button("Close", DIALOG)
    hands.click("Send", "button", _WINDOW, send, shows=said, at=_BY_MOUSE)
    hands.click("Close", "button", _WINDOW, close, at=_BY_MOUSE)
    hands.page.locator(DIALOG).wait_for(state="detached")
    hands.page.wait_for_timeout(300)


def _finish(hands: Hands) -> None:
    with hands.page.expect_response(lambda answer: "/states" in answer.url):
        if hands.person.hand == "keyboard":
            hands.press("Enter", "marks it as finished")
        else:
            hands.click("Not Checked", "icon", _ABOVE, _ICON.format(0))
    settle(hands)
