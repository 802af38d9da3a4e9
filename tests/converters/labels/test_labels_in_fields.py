"""Labels that are drawn in their fields, and switches that show both their states."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.converters.labels.views import Shown, click, shown, steps
from wb2pm import columns

FORM = "/html/body/form"
FIELD = f"{FORM}/div[2]/input"
SWITCH = "//*[@id='fed']"


@pytest.mark.parametrize(
    ("tag", "more", "called"),
    [
        ("label", [], "Breed"),
        ("label", [shown("label", 90, 44, "Kind", path=f"{FORM}/label[9]")], "Visit"),
        (
            "label",
            [
                shown("select", 20, 90, path=f"{FORM}/select", label="Breed"),
            ],
            "Visit",
        ),
        ("span", [], "Visit"),
    ],
    ids=["alone", "beside another", "of another control", "what it shows"],
)
def test_a_label_drawn_in_a_field_is_its_name(
    tag: str, more: list[Shown], called: str
) -> None:
    """It comes before what stands over the field."""
    field = shown("input", 20, 40, width=200, path=FIELD, role="combobox")
    field["height"] = 56
    seen = [
        shown("div", 20, 10, "Visit", 200, path=f"{FORM}/div[1]"),
        field,
        shown(tag, 30, 44, "Breed", path=f"{FORM}/div[2]/{tag}"),
        *more,
    ]

    (activity,) = steps(click(seen, FIELD))

    assert activity.element == called


@pytest.mark.parametrize(
    ("width", "stated", "called"),
    [(52, "No Yes", "Fed"), (16, "No Yes", "No Yes"), (52, "Yes", "Yes")],
    ids=["switch", "box", "one state"],
)
def test_a_switch_that_shows_both_its_states_is_called_by_what_stands_before_it(
    width: int, stated: str, called: str
) -> None:
    """A label around a box that goes on behind it is a sentence of two parts."""
    part = f"{FORM}/div[3]"
    box = shown("input", 75, 40, width=0, path=SWITCH, type="checkbox", label=stated)
    box["height"] = 0
    seen = [
        shown("div", 20, 34, f"Fed {stated.replace(' ', '')}", 160, path=part),
        shown("label", 50, 34, stated.replace(" ", ""), 130, path=f"{part}/label"),
        shown("span", 90, 34, width=width, path=f"{part}/label/span"),
        box,
    ]
    event = click(seen, SWITCH, before="No")
    told = {**event.attributes, columns.UI_ACCESSIBLE_NAME_FROM: "label"}

    (activity,) = steps(replace(event, attributes=told))

    assert activity.element == called
