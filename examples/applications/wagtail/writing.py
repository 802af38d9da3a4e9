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
    lines = "\n".join(things)
    text = f"{values['text']}\n"
    if hands.person.hand == "keyboard" or hands.person.order == "up":
        _write(hands, f"{text}- {lines}")
    else:
        searches = hands.person.searches
        _write(hands, f"{text}/bul" if searches else text)
        if not searches:
            hands.click(
                "Insert a block",
                "icon",
                'before the empty line, below "Text"',
                "[data-contentpath='body'] .Draftail-BlockToolbar__trigger",
                shows=f"[role=option]:has-text('{_BULLETS}')",
            )
            hands.page.wait_for_timeout(400)
        _begin_list(hands)
        hands.type_on(_NAME, _WHERE, lines)
    editor = hands.page.locator(_EDITOR)
    listed = editor.locator("li").all_inner_texts()
    shown = editor.inner_text().split("\n")
    if listed != things or shown[0] != values["text"]:
        raise RuntimeError(f"the text is {shown}, with the list {listed}")


def _write(hands: Hands, text: str) -> None:
    hands.write(Field(name=_NAME, location=_WHERE, value=text, selector=_EDITOR))


def _begin_list(hands: Hands) -> None:
    hands.click(
        _BULLETS,
        "button",
        "in the opened list of blocks",
        f"[role=option]:has-text('{_BULLETS}')",
    )
    hands.page.locator(f"{_EDITOR} li").first.wait_for()
    hands.page.wait_for_timeout(300)
