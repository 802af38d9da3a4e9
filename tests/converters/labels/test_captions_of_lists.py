"""The caption of a list in whose items the same is written."""

from __future__ import annotations

import pytest

from wb2pm.converters.labels.captions.of_lists import caption_of_list
from wb2pm.converters.labels.elements.element_names import Name
from wb2pm.events import Box, Element


def _shown(
    tag: str,
    place: str,
    path: str,
    *,
    text: str | None = None,
    label: str | None = None,
    hint: str | None = None,
) -> Element:
    x, y, width, height = map(float, place.split())
    box = Box(x=x, y=y, width=width, height=height, space="screen")
    return Element(
        tag=tag, path=path, box=box, text=text, label=label, placeholder=hint
    )


def _item(number: int, hint: str = "Answer") -> Element:
    path = f"/html/form/ul/li[{number}]/input[1]"
    return _shown("input", f"40 {number * 30} 200 20", path, hint=hint)


LABEL = _shown("label", "10 4 90 16", "/html/form/label", text="Answers:")
FAR = _shown("label", "300 4 90 16", "/html/form/label", text="Answers:")
NAMED = _shown("input", "400 4 90 16", "//*[@id='count']", label="Answers")


@pytest.mark.parametrize(
    ("seen", "called"),
    [
        ([LABEL, _item(1), _item(2)], "Answers"),
        ([LABEL, _item(2)], None),
        ([LABEL, _item(1, "Question"), _item(2)], None),
        ([FAR, _item(1), _item(2)], None),
        ([LABEL, NAMED, _item(1), _item(2)], None),
    ],
    ids=["a list", "one alone", "another's prompt", "elsewhere", "of another"],
)
def test_the_label_over_a_list_is_the_caption_of_what_is_written_in_its_items(
    seen: list[Element], called: str | None
) -> None:
    """The placeholder is a sample, which all of them show."""
    assert caption_of_list(_item(2), seen) == (called and Name(called, "caption"))
