"""How people write a text with a list below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_NAME = "Text"
_WHERE = 'on the tab "Content"'
_EDITOR = "[data-contentpath='body'] .public-DraftEditor-content"
_BULLETS = "Bulleted list"


def describe(hands: Hands, values: Values) -> None:
    """Write what happens, and below it what has to be brought.

    Raises:
        RuntimeError: If something else stands there then.
    """
    things = values["bring"].split(", ")
    hands.write(
        Field(name=_NAME, location=_WHERE, value=values["text"], selector=_EDITOR)
    )
    hands.press("Enter", "begins a new paragraph")
    hands.page.wait_for_timeout(300)
    _begin_list(hands)
    hands.type_on(_NAME, _WHERE, things[0])
    for thing in things[1:]:
        hands.press("Enter", "begins the next line of the list")
        hands.page.wait_for_timeout(200)
        hands.type_on(_NAME, _WHERE, thing)
    editor = hands.page.locator(_EDITOR)
    listed = editor.locator("li").all_inner_texts()
    shown = editor.inner_text().split("\n")
    if listed != things or shown[0] != values["text"]:
        raise RuntimeError(f"the text is {shown}, with the list {listed}")


def _begin_list(hands: Hands) -> None:
    """Begin a list, each person another way."""
    if hands.person.hand == "keyboard" or hands.person.order == "up":
        hands.type_on(_NAME, _WHERE, "- ")
    elif hands.person.id == "p03":
        hands.type_on(_NAME, _WHERE, "/bul")
        _take(hands)
    else:
        hands.click(
            "Insert a block",
            "icon",
            'before the empty line, below "Text"',
            "[data-contentpath='body'] .Draftail-BlockToolbar__trigger",
            shows=f"[role=option]:has-text('{_BULLETS}')",
        )
        hands.page.wait_for_timeout(400)
        _take(hands)
    hands.page.locator(f"{_EDITOR} li").first.wait_for()
    hands.page.wait_for_timeout(300)


def _take(hands: Hands) -> None:
    hands.click(
        _BULLETS,
        "button",
        "in the opened list of blocks",
        f"[role=option]:has-text('{_BULLETS}')",
    )
