"""A list in the caption before a field says what the field is for."""

from __future__ import annotations

import pytest

from tests.converters.labels.views import Shown, click, shown, steps

ROW = "//form/table/tbody/tr[2]"
SECOND = f"{ROW}/td/input[2]"


def _form(caption: str, said: str) -> list[Shown]:
    """Show a form whose second row has a list for a caption, and two fields."""
    return [
        shown(
            "label", 10, 20, "Username:", 80, path="//form/table/tbody/tr[1]/th/label"
        ),
        shown("input", 100, 20, width=200, path="//form/table/tbody/tr[1]/td/input"),
        shown("label", 10, 40, caption, 80, path=f"{ROW}/th/label"),
        shown("select", 10, 40, said, 80, path=f"{ROW}/th/label/select"),
        shown("input", 100, 40, width=200, path=f"{ROW}/td/input[1]"),
        shown("input", 100, 58, width=200, path=SECOND),
    ]


@pytest.mark.parametrize("part", ["input[1]", "input[2]"])
def test_a_list_in_a_label_is_the_caption_of_what_stands_behind_it(part: str) -> None:
    """The field under the first shares its caption, and not that of the row over it."""
    seen = _form("Password:\nNo password", "Password:\nNo password")

    (done,) = steps(click(seen, f"{ROW}/td/{part}"))

    assert (done.element, done.name_source) == ("Password", "caption")


def test_a_label_that_says_more_than_its_list_is_none_of_these() -> None:
    """What it says is the caption of the list."""
    (done,) = steps(click(_form("Kind:\nPlain\nHashed", "Plain\nHashed"), SECOND))

    assert done.element != "Plain"


@pytest.mark.parametrize(("between", "called"), [("=", "Arguments"), ("Type:", "Type")])
def test_a_sign_between_two_fields_in_a_line_parts_no_caption(
    between: str, called: str
) -> None:
    """Words between them may be the caption of the second."""
    path = "//form/table/tr"
    seen = [
        shown("label", 10, 20, "Arguments:", 80, path=f"{path}/th/label"),
        shown("input", 100, 20, width=100, path=f"{path}/td/input[1]"),
        shown("label", 205, 20, between, 24, path=f"{path}/td/label"),
        shown("input", 230, 20, width=100, path=f"{path}/td/input[2]"),
    ]

    (done,) = steps(click(seen, f"{path}/td/input[2]"))

    assert done.element == called
