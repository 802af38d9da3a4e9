"""Boxes that a page draws without a role are called as the text of their line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.converters.labels.views import Shown, click, shown, steps
from tests.converters.traces import Trace

if TYPE_CHECKING:
    from pathlib import Path

LINES = (
    "<div id='tree'><div><i></i><span>Weight</span></div>"
    "<div><i></i><span>Price</span></div></div>"
)


@pytest.mark.parametrize("with_html", [True, False], ids=["whole page", "snapshot"])
def test_a_drawn_box_is_called_as_the_text_of_its_line(
    tmp_path: Path, *, with_html: bool
) -> None:
    """The text before it is that of the line above."""
    trace = Trace(with_html=with_html).show(LINES).click("//div/div[2]/i")

    assert trace.labels(tmp_path) == ["Click 'Price'"]


def test_a_drawn_box_beside_two_texts_is_called_as_neither(tmp_path: Path) -> None:
    """Nothing says which of them it is for."""
    line = "<div id='x1'><div><i></i><span>Price</span><span>Weight</span></div></div>"
    trace = Trace(with_html=False).show(line).click("//i")

    (label,) = trace.labels(tmp_path)

    assert label.startswith("Click unnamed element")


ADD = "/html/body/div/div/button"


def line(icon: str, *, width: int, label: str = "", after: bool = True) -> list[Shown]:
    """Show a button with an icon in a line with a text."""
    named = {"label": label} if label else {}
    return [
        shown("button", 100, 40, icon, width, path=ADD, role="button", **named),
        shown(
            "span", 120 if after else 20, 40, "New address", 70, path=f"{ADD[:-7]}/b"
        ),
    ]


@pytest.mark.parametrize(
    ("seen", "called"),
    [
        (line("add_circle", width=16), "Click 'New address'"),
        (line("add_circle", width=90), "Click 'add_circle'"),
        (line("event", width=16, label="Create a new event"), "Click 'Create a new event'"),
        (line("event", width=60, label="Create a new event"), "Click 'event'"),
        (line("add_circle", width=16, after=False), "Click 'Create'"),
    ],
)  # fmt: skip
def test_a_word_without_room_for_it_is_an_icon(seen: list[Shown], called: str) -> None:
    """The text right after it says what it is for; what stands before is something else."""
    assert steps(click(seen, ADD))[0].label == called


@pytest.mark.parametrize(
    ("more", "called"),
    [
        ([], "Caretaker is there"),
        ([shown("p", 90, 50, "Yes", path="/html/body/div/div/p")], None),
        ([shown("a", 90, 50, path="/html/body/div/div/a", role="switch")], None),
    ],
    ids=["alone", "beside a text", "beside another box"],
)
def test_what_lies_beside_a_box_in_its_part_is_called_as_the_box(
    more: list[Shown], called: str | None
) -> None:
    """Both draw one switch."""
    part = "/html/body/div/div"
    box = shown("button", 20, 40, width=22, path=f"{part}/button", role="checkbox")
    seen = [
        {**box, "label": "Caretaker is there"},
        {**shown("span", 20, 47, width=48, path=f"{part}/span"), "height": 2},
        *more,
    ]

    (activity,) = steps(click(seen, f"{part}/span"))

    assert activity.element == called


@pytest.mark.parametrize(
    ("left", "icon", "called"),
    [
        (10, "chevron_right", "Hosts"),
        (60, "chevron_right", "Next"),
        (10, "delete", "Delete"),
    ],
    ids=["tree", "arrow of no column", "no arrow"],
)
def test_the_arrow_of_a_branch_is_called_as_the_text_behind_it(
    left: int, icon: str, called: str
) -> None:
    """Branches stand under each other; a sign that does something is called by that."""
    tree = "/html/body/ul"
    seen = [
        shown("a", 10, 20, icon, 16, path=f"{tree}/li[1]/a"),
        shown("span", 30, 20, "Hosts", 60, path=f"{tree}/li[1]/span"),
        shown("a", left, 40, icon, 16, path=f"{tree}/li[2]/a"),
        shown("span", left + 20, 40, "Rules", 60, path=f"{tree}/li[2]/span"),
    ]

    (done,) = steps(click(seen, f"{tree}/li[1]/a"))

    assert done.element == called
