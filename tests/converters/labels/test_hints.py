"""What an editor shows until somebody writes in it names it where no caption does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import Shown, click, shown, steps
from wb2pm.events import Screen, UIEvent

EDITOR = "//*[@id='note']/div"
BUTTON = shown("button", 10, 200, "Send", path="//*[@id='send']")
PART = shown("div", 90, 30, width=400, path="/html/div", label="Rich editor") | {
    "height": 90
}


def editor(text: str, *around: Shown) -> list[Shown]:
    """Show an element that people write in; views list no empty one."""
    one = shown("div", 100, 40, text, 300, path=EDITOR, role="textbox")
    return [*([one] if text else []), BUTTON, *around]


def seen_after(event: UIEvent, seen: list[Shown]) -> UIEvent:
    """Show a view of the same page after an event."""
    view = click(seen, str(BUTTON["xpath"])).screen_before
    assert view is not None
    after = Screen(
        url=view.url,
        elements_json=view.elements_json,
        elements_format=view.elements_format,
        source_index=event.source_index + 1,
    )
    return replace(event, screen_after=after)


@pytest.mark.parametrize(
    ("around", "then", "called"),
    [
        ((), "", "Click 'Write here'"),
        ((PART,), "", "Click 'Write here'"),
        ((PART | {"text": "Rich editor"},), "", "Click 'Rich editor'"),
        ((PART,), "Write here", "Click 'Rich editor'"),
    ],
    ids=["gone", "name of the part is hidden", "name of the part is shown", "stays"],
)
def test_what_is_gone_when_an_editor_is_clicked_is_its_prompt(
    around: tuple[Shown, ...], then: str, called: str
) -> None:
    """What stays is what somebody has written."""
    into = click(editor("Write here", *around), EDITOR)

    (done,) = steps(seen_after(into, editor(then, *around)))

    assert done.label == called


def test_a_prompt_that_the_first_letter_overwrites_names_the_editor() -> None:
    """Who goes there with a key leaves no click."""
    event = click(editor("Write here"), EDITOR)
    target = event.target
    assert target is not None
    typed = replace(
        event,
        action="type",
        raw_action="type",
        value="Dear all",
        target=replace(target, value="D", text="D"),
    )

    (done,) = steps(typed)

    assert (done.label, done.value) == ("Enter 'Write here'", "Dear all")
