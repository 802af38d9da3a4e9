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


LEGEND = "//form/fieldset[2]/legend/a"
WORD = "//*[@id='search']/input"


def _search(*, legend_y: int = 80, tag: str = "legend") -> list[Shown]:
    """Draw links of the page over a folding legend, and a line of fields under that."""
    links = [
        shown("a", x, 40, text, 80, path=f"//p/a[{n}]")
        for n, (x, text) in enumerate(
            [(20, "Select data"), (110, "Show structure"), (210, "New item")], 1
        )
    ]
    path = LEGEND.replace("legend", tag)
    others = [
        shown("a", x, 80, text, 60, path=f"//form/fieldset[{n}]/legend/a")
        for n, (x, text) in ((1, (20, "Columns")), (3, (400, "Sort")))
    ]
    return [
        *links,
        *others,
        shown("a", 108, legend_y, "Search", 60, path=path),
        shown("select", 108, 104, width=90, path="//*[@id='search']/select"),
        shown("input", 205, 104, width=150, path=WORD),
    ]


@pytest.mark.parametrize(
    ("seen", "called"),
    [
        (_search(), True),
        (_search(legend_y=10), False),
        (_search(tag="span"), False),
    ],
    ids=["right over them", "far over them", "no legend"],
)
def test_a_legend_names_the_fields_of_the_line_under_it(
    seen: list[Shown], called: bool
) -> None:
    """A link in it folds the group; links over the group head no fields in it."""
    (done,) = steps(click(seen, WORD))

    assert (done.element == "Search") is called
    assert done.element != "New item" or not called
