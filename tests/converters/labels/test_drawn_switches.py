"""Switches that a page draws between the words of their two states."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import Shown, click, shown, steps
from wb2pm import columns
from wb2pm.events import UIEvent

ROW = "/html/body/div[2]"
PART = f"{ROW}/div[2]"
CELL = "/html/body/div[1]/div[3]/span[2]"


def _switch(words: tuple[str, str]) -> list[Shown]:
    return [
        shown("span", 300, 40, words[0], 30, path=f"{PART}/span[1]"),
        shown("span", 340, 40, width=40, path=f"{PART}/span[2]"),
        shown("span", 390, 40, words[1], 30, path=f"{PART}/span[3]"),
    ]


def _label(seen: list[Shown], opener: str = "") -> str:
    event: UIEvent = click(seen, f"{PART}/span[2]", before=str(seen[-3]["text"]))
    if opener:
        told = {**event.attributes, columns.UI_OPENER_ID: opener}
        event = replace(event, attributes=told)
    return steps(event)[0].label


@pytest.mark.parametrize(
    ("words", "called"),
    [(("No", "Yes"), "Click 'Is it required?'"), (("Cold", "Warm"), "Click 'Cold'")],
)
def test_a_switch_between_two_states_has_the_caption_before_both(
    words: tuple[str, str], called: str
) -> None:
    """The first of several texts that stand there: the others remark on it."""
    before = [
        shown("div", 20, 32, "Is it required?", 200, path=f"{ROW}/div[1]/div[1]"),
        shown("div", 20, 50, "When on, it is asked", 200, path=f"{ROW}/div[1]/div[2]"),
    ]

    assert _label([*before, *_switch(words)]) == called


def test_a_switch_over_a_cell_is_called_as_its_column() -> None:
    """A cell of a grid that was opened to be edited shows it in its place."""
    grid = [
        shown("span", x, y, text, 90, path=f"/html/body/div[1]/div[{n}]/span[{k}]")
        for n, (y, row) in enumerate(
            [
                (0, ("Name", "Open", "Berths")),
                (20, ("Gull Point", "True", "4")),
                (40, ("Old Brickworks", "True", "2")),
            ],
            start=1,
        )
        for k, (x, text) in enumerate(zip((200, 300, 440), row, strict=True), start=1)
    ]
    cell = next(one for one in grid if one["xpath"] == CELL)
    cell |= {"width": 130}
    heads = [one | {"width": 130} if one["text"] == "Open" else one for one in grid]

    assert _label([*heads, *_switch(("False", "True"))], CELL) == "Click 'Open'"
