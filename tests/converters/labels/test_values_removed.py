"""A sign in a value that takes it away is no click on what the value says."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import Shown, click, shown, steps

FRAME = "/html/body/div/p"
NORTH = shown("span", 10, 10, "north", 60, path=f"{FRAME}/span[1]")
SOUTH = shown("span", 80, 10, "south", 60, path=f"{FRAME}/span[2]")
SIGN = shown("i", 120, 10, width=12, path=f"{FRAME}/span[2]/i")


@pytest.mark.parametrize(
    ("before", "after", "pointed_at", "label"),
    [
        ([NORTH, SOUTH, SIGN], [NORTH], 125.0, "Click 'Remove'"),
        ([NORTH, SOUTH, SIGN], [NORTH], 90.0, "Click 'south'"),
        ([NORTH, SOUTH, SIGN], [NORTH, SOUTH, SIGN], 125.0, "Click 'south'"),
        ([SOUTH, SIGN], [], 125.0, "Click 'south'"),
        ([NORTH, SOUTH, SIGN], [], 125.0, "Click 'south'"),
    ],
    ids=["removed", "on its text", "still there", "nothing else", "all gone"],
)
def test_a_sign_at_the_end_of_a_value_removes_it_from_among_others(
    before: list[Shown], after: list[Shown], pointed_at: float, label: str
) -> None:
    """It was met there, the value is gone, and others that stand as it did stay."""
    event = click(before, str(SOUTH["xpath"]))
    screen = event.screen_before
    assert screen is not None
    then = replace(screen, elements_json=json.dumps(after), source_index=1)
    event = replace(event, x=pointed_at, y=18.0, screen_after=then)

    assert [step.label for step in steps(event)] == [label]
