"""A field in a group without a legend is called by the label before the group."""

from __future__ import annotations

import pytest

from tests.converters.labels.views import Shown, click, shown, steps

GROUP = "//form/fieldset"
FIELD = "//*[@id='x7']"


def _form(*more: Shown, label_y: int = 24) -> list[Shown]:
    group = shown("fieldset", 120, 20, "None yet.", 300, path=GROUP) | {"height": 80}
    return [
        shown("label", 20, label_y, "categories", 98, path="//form/label"),
        group,
        *more,
        shown("input", 130, 70, width=200, path=FIELD),
    ]


@pytest.mark.parametrize(
    ("seen", "called"),
    [
        (_form(), "categories"),
        (_form(label_y=90), None),
        (_form(shown("legend", 130, 20, "Kind", path=f"{GROUP}/legend")), None),
    ],
    ids=["before its first line", "below that", "with a legend"],
)
def test_the_label_before_a_group_names_the_field_in_it(
    seen: list[Shown], called: str | None
) -> None:
    """A legend is the group's own name, and a label farther down another's."""
    (done,) = steps(click(seen, FIELD, 0, "None yet."))

    assert (done.element == "categories") == (called is not None)
