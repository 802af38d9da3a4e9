"""What a number is called by the unit behind it."""

from __future__ import annotations

import pytest

from wb2pm.converters.labels.captions.units_behind import unit_on_view
from wb2pm.events import Box, Element


def _shown(tag: str, place: str, path: str, text: str | None = None) -> Element:
    x, y, width, height = map(float, place.split())
    box = Box(x=x, y=y, width=width, height=height, space="screen")
    return Element(tag=tag, text=text, path=path, box=box)


FIELD = _shown("input", "200 30 50 20", "//*[@id='many']")
UNIT = _shown("span", "254 32 40 16", "/html/div/span[3]", "/ 2 pieces")
STOCK = _shown("span", "120 28 60 16", "/html/div/span[1]", "In stock")


@pytest.mark.parametrize(
    ("more", "called"),
    [
        ([], "pieces"),
        (
            [_shown("span", "120 88 60 16", "/html/div[2]/span[1]", "In stock")],
            "pieces",
        ),
        ([_shown("label", "130 32 60 16", "/html/div/label", "Amount")], None),
        ([_shown("span", "130 32 60 16", "/html/div/span[4]", "Amount:")], None),
    ],
    ids=["alone", "what all records say", "a label", "a colon"],
)
def test_a_number_without_a_surer_caption_is_called_by_its_unit(
    more: list[Element], called: str | None
) -> None:
    """How many there are is no part of it."""
    other = _shown("input", "200 90 50 20", "//*[@id='more']")

    assert unit_on_view(FIELD, [STOCK, UNIT, FIELD, other, *more]) == called


def test_what_stands_farther_behind_is_no_unit() -> None:
    """It is the next caption, or a remark."""
    far = _shown("span", "270 32 40 16", "/html/div/span[3]", "pieces")

    assert unit_on_view(FIELD, [FIELD, far]) is None
