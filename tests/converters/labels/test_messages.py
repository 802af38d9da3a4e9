"""What a page says somewhere else is no tooltip of a field."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import click, shown, steps
from wb2pm import columns

FIELD = "/html/body/div/input"


@pytest.mark.parametrize(
    ("x", "hint", "called"),
    [
        (600, "Find a house", "Find a house"),
        (20, "Find a house", "Visit saved"),
        (600, "", "Visit saved"),
    ],
    ids=["far from it", "at it", "no placeholder"],
)
def test_what_a_page_shows_far_from_a_field_is_no_tooltip_of_it(
    x: int, hint: str, called: str
) -> None:
    """A message of what was done before may come up while the pointer does."""
    seen = [
        shown("input", 20, 100, width=200, path=FIELD, placeholder=hint),
        shown("span", x, 70, "Visit saved", 80, path="/html/body/p/span"),
    ]
    event = click(seen, FIELD)
    told = {**event.attributes, columns.UI_TOOLTIP: "Visit saved"}

    (activity,) = steps(replace(event, attributes=told))

    assert activity.element == called


@pytest.mark.parametrize(
    ("width", "name"), [(40, "Settings"), (200, None)], ids=["fills it", "a part"]
)
def test_a_sign_is_called_as_what_it_fills(width: int, name: str | None) -> None:
    """The page draws that name as a tooltip when the pointer comes to it."""
    seen = [
        shown("span", 10, 40, "", width, path="//footer/span", label="Settings"),
        shown("button", 10, 40, "", path="//footer/span/a/button"),
    ]
    (done,) = steps(click(seen, "//footer/span/a/button"))

    assert (done.element == "Settings") is (name is not None)
