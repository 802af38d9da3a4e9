"""A number may be what is chosen, and then it is the name."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import click, shown, steps
from wb2pm import columns

LINE = "/html/body/div"


@pytest.mark.parametrize(
    ("kind", "number", "called"),
    [("radio", "12", "12"), ("radio", "120077", "Any"), ("checkbox", "12", "Any")],
    ids=["radio button", "long number", "checkbox"],
)
def test_a_radio_button_is_called_by_the_number_that_its_label_shows(
    kind: str, number: str, called: str
) -> None:
    """Another label beside it is that of another button."""
    own = f"{LINE}/input[2]"
    seen = [
        shown("label", 20, 40, "Any", path=f"{LINE}/label[1]"),
        shown("input", 70, 40, width=16, path=own, type=kind, label=number),
        shown("label", 90, 40, number, path=f"{LINE}/label[2]"),
    ]
    event = click(seen, own)
    told = {**event.attributes, columns.UI_ACCESSIBLE_NAME_FROM: "label"}

    (activity,) = steps(replace(event, attributes=told))

    assert activity.element == called
