"""A switch whose name is nothing but its two states is called by the text before it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import click, shown, steps

PATH = "//form/div/label/input"


@pytest.mark.parametrize(
    ("stated", "called"),
    [
        ("No Yes", "Data Logging"),
        ("on off", "Data Logging"),
        ("Ja Nein", "Data Logging"),
        ("Yes please", "Yes please"),
        ("Off", "Off"),
    ],
)
def test_both_states_of_a_switch_are_no_name(stated: str, called: str) -> None:
    """Styles write them, on and off; another text may be what it is called."""
    seen = [
        shown("label", 10, 20, "Data Logging", 90, path="//form/label"),
        shown("input", 120, 22, width=13, path=PATH, type="checkbox", label=stated),
    ]
    event = click(seen, PATH, 0, "Data Logging")

    (done,) = steps(replace(event, raw_action="check"))

    assert done.element == called
