"""Small buttons beside a field that make its number larger or smaller."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import click, shown, steps

FIELD = "/html/body/input[1]"
BUTTON = "/html/body/button[1]"


@pytest.mark.parametrize(
    ("x", "y", "height", "name"),
    [
        (102, 40, 8, "Up"),
        (102, 48, 8, "Down"),
        (85, 40, 8, "Up"),
        (102, 40, 16, None),
        (102, 44, 8, None),
        (150, 40, 8, None),
        (10, 40, 8, None),
    ],
    ids=[
        "upper",
        "lower",
        "in its frame",
        "whole",
        "middle",
        "far",
        "at its beginning",
    ],
)
def test_halves_of_a_fields_side_are_up_and_down(
    x: int, y: int, height: int, name: str | None
) -> None:
    """They have no name, and show arrows if anything."""
    seen = [
        shown("input", 10, 40, width=90, path=FIELD, label="Guests"),
        {**shown("button", x, y, width=12, path=BUTTON), "height": height},
    ]
    event = click(seen, BUTTON)

    assert steps(event)[0].element == name


def test_what_was_acted_on_was_on_the_screen_of_the_moment() -> None:
    """Its page is known though the list of the screen has nothing around it."""
    seen = [shown("a", 10, 20, "Home", path="/html/body/a")]
    at = "//*[@id='frame']/button"
    event = click([*seen, shown("button", 10, 40, path=at)], at)
    screen = click(seen, "/html/body/a").screen_before
    assert screen is not None

    for of_moment, page in ((True, "/posts"), (False, None)):
        exact = replace(screen, of_moment=of_moment)
        (step,) = steps(replace(event, screen_before=exact))
        assert step.page == page
