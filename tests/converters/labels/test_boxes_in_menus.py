"""Boxes that nobody sees tick the options of a list that a page draws as a menu."""

from __future__ import annotations

from msgspec.structs import replace

from tests.converters.labels.views import Shown, click, shown, steps
from wb2pm.events import Element, UIEvent

FRAME = "//form/div/div"
OPENER = f"{FRAME}/div[1]/div"
ITEM = "/html/body/div[4]/ul/label[{}]/li/div"


def _form(said: str, *more: Shown) -> list[Shown]:
    """Show a list that is closed, which says what it holds in a frame of its own."""
    return [
        shown("label", 100, 10, "House", 80, path="//form/label"),
        shown("div", 100, 30, said, 300, path=FRAME),
        shown("div", 104, 30, said, 200, path=OPENER),
        *more,
    ]


def _ticked(at: int, item: int, *, after: str = "/") -> UIEvent:
    """Click on an item, of which the recorder tells the box that it ticked."""
    items = [
        shown("div", 100, 60 + 20 * n, one, 200, path=ITEM.format(n), role="menuitem")
        for n, one in enumerate(("Mill Lane", "Old School"), start=1)
    ]
    event = click(_form("Select a house", *items), ITEM.format(item), at, after=after)
    box = Element(
        tag="input", type="checkbox", label="Old School", path="//*[@id='checkbox-7']"
    )
    return replace(
        event, target=box, raw_action="check", x=150.0, y=60.0 + 20 * item + 8
    )


def _labels(said: str) -> list[str]:
    opened = click(_form("Select a house"), OPENER, 0)
    last = click(_form(said), OPENER, 2)
    return [one.label for one in steps(opened, _ticked(1, 2), last)]


def test_what_the_frame_of_the_opener_shows_was_chosen() -> None:
    """The box has no place of its own, and the pointer met an item of the menu."""
    assert _labels("Old School")[0] == "Select 'House'"


def test_what_is_shown_nowhere_was_done() -> None:
    """Items of a menu are commands."""
    assert _labels("Select a house")[0] != "Select 'House'"
