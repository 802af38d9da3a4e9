"""What a field offers without words, as colours are, is chosen in it all the same."""

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
