"""What a field or button offers: colours are chosen, what ends a message is not."""

from __future__ import annotations

from msgspec.structs import replace

from tests.converters.labels.views import click, shown, steps
from wb2pm import columns

_ADD = "//main/button"
_ITEMS = "//*[@id='menu']/ul"


def _colours(count: int) -> list[str]:
    """Click on a colour that the field of a form offers, among so many."""
    field = shown("input", 300, 80, "", 120, path="//main/input", label="Colour")
    opened = click([field], "//main/input", 0)
    drawn = [
        shown("button", 300 + 30 * n, 110, "", 20, path=f"{_ITEMS}/li[{n + 1}]/button")
        for n in range(count)
    ]
    chosen = click([field, *drawn], f"{_ITEMS}/li[2]/button", 1)
    told = {columns.UI_OPENER_ID: "//main/input", columns.UI_LAYER: "painted"}
    chosen = replace(chosen, attributes=chosen.attributes | told)
    last = click([field, shown("button", 300, 200, "Add", 80, path=_ADD)], _ADD, 2)
    return [one.label for one in steps(opened, chosen, last)]


def test_a_colour_without_words_is_chosen_in_its_field() -> None:
    """Several of one size offer something, whatever it is."""
    assert _colours(6)[0] == "Select 'Colour'"


def test_a_sign_without_words_is_no_choice() -> None:
    """One of two may be whatever a popup has at its edge."""
    assert _colours(2)[0] == "Click 'Colour'"


def _ended(*more: str) -> list[str]:
    """Click on the last of some words in what a button opened over the page."""
    button = shown("button", 300, 80, "Publish", 80, path=_ADD)
    part = "//body/div[2]"
    said = ["Message published.", *more, "Close"]
    over = shown("div", 300, 110, "\n".join(said), 300, path=part)
    words = [
        shown("span", 310, 130 + 20 * n, one, 60, path=f"{part}/span[{n + 1}]")
        for n, one in enumerate(said[1:])
    ]
    opened = click([button], _ADD, 0)
    closed = click([button, over, *words], f"{part}/span[{len(words)}]", 1)
    told = {columns.UI_OPENER_ID: _ADD, columns.UI_LAYER: "painted"}
    closed = replace(closed, attributes=closed.attributes | told)
    after = [
        button | {"text": "Publish again"},
        shown("p", 10, 10, "Close", path="//p"),
    ]
    return [one.label for one in steps(opened, closed, click(after, _ADD, 2))]


def test_what_ends_a_message_is_no_choice() -> None:
    """It stands alone under what the message says."""
    assert _ended()[:2] == ["Click 'Publish'", "Click 'Close'"]


def test_one_of_several_under_a_text_may_be_chosen() -> None:
    """The text over them may be what is asked."""
    assert _ended("Later")[0] == "Select 'Publish'"
