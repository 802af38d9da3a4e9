"""A field without a name is called by the button that it is sent with."""

from __future__ import annotations

import pytest

from tests.converters.labels.views import Shown, click, shown, steps

PART = "//form/div"
FIELD = shown("input", 10, 20, width=200, path=f"{PART}/input")


def _button(x: int, y: int = 20, place: str = "button", text: str = "Find") -> Shown:
    return shown("button", x, y, text, path=f"{PART}/{place}")


@pytest.mark.parametrize(
    ("others", "called"),
    [
        ([_button(214)], "Find"),
        ([_button(300)], None),
        ([_button(214, 60)], None),
        ([_button(214), _button(260, place="button[2]", text="Clear")], None),
        ([shown("input", 214, 20, path=f"{PART}/input[2]", type="checkbox")], None),
    ],
)
def test_the_only_button_right_behind_a_field_says_what_for(
    others: list[Shown], called: str | None
) -> None:
    """Farther away, beside others, or no button: it may be of something else."""
    (done,) = steps(click([FIELD, *others], f"{PART}/input"))

    assert (None if done.name_source == "nameless" else done.element) == called
