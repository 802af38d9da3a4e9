"""Words between the fields of a line, which are no elements of their own, name them."""

from __future__ import annotations

import pytest

from tests.converters.labels.views import Shown, click, shown, steps

LINE = "//fieldset/div"


def _line(said: str, *more: Shown) -> list[Shown]:
    fields = (
        shown("input", 60 + 60 * n, 20, width=30, path=f"//*[@id='t{n}']")
        for n in range(4)
    )
    return [shown("div", 10, 20, said, 400, path=LINE), *fields, *more]


@pytest.mark.parametrize(
    ("said", "called"),
    [
        ("From: : To: :", ["From", "From", "To", "To"]),
        ("From: To:", [None] * 4),
        ("From: : To: : (24 hours)", [None] * 4),
    ],
    ids=["one before each", "two for four", "words behind the last"],
)
def test_each_colon_before_a_field_is_its_own(
    said: str, called: list[str | None]
) -> None:
    """Where there are not as many, nothing tells which words stand before which."""
    for n, name in enumerate(called):
        (done,) = steps(click(_line(said), f"//*[@id='t{n}']"))

        assert (done.element if done.name_source == "caption" else None) == name


def test_what_else_stands_in_the_line_has_words_of_its_own() -> None:
    """A link among them may be what a colon stands behind."""
    link = shown("a", 330, 20, "Now", path=f"{LINE}/a")

    (done,) = steps(click(_line("From: : To: :", link), "//*[@id='t0']"))

    assert done.element != "From"
