"""Icons that say nothing of themselves are known by what they draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.converters.traces import Trace
from wb2pm.converters.labels.elements.icon_shapes import shape_of_icon
from wb2pm.converters.pages.markup import parse_markup

if TYPE_CHECKING:
    from pathlib import Path

BIN = "M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6zM19 4h-3.5l-1-1h-5l-1 1H5v2h14z"  # Material
CROSS = "M6 18 18 6M6 6l12 12"  # Heroicons


def shape(inner: str) -> str | None:
    """Return the digest of a drawing."""
    page = parse_markup(f"<svg>{inner}</svg>")
    return shape_of_icon(page.elements("svg") if page else ())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("<path d='M6 18 18 6M6 6l12 12'/>", "<path d='M6,18 18,6 M 6 6 l12,12'/>"),
        ("<path d='M.5 -.5 1 0'/>", "<path d='M+0.50-0.5 1.0-0'/>"),
        ("<path d='M10 10h100'/>", "<path d='M10. 10.00h100.0'/>"),
        ("<path d='M1 2a3 4 0 0 1 5 6'/>", "<path d='M1 2a3 4 0 015 6'/>"),
        ("<path d='M1 2A3 4 0 1 0-5 .6'/>", "<path d='M1 2A3 4 0 10-5 .6'/>"),
        ("<path d='M6 6l9 3'/>", "<path class='c' fill='red' d='M6 6l9 3'/>"),
        ("<path d='M6 6l9 3'/>", "<g fill='none'><path d='M6 6l9 3'/></g>"),
        ("<path d='M6 6l9 3'/>", "<path d='M0 0h24v24H0z'/><path d='M6 6l9 3'/>"),
        ("<path d='M6 6l9 3'/>", "<title>Go</title><path d='M6 6l9 3'/>"),
        (
            "<path d='M6 6l9 3'/>",
            "<rect width='24' height='24' transform='scale(2)'/><path d='M6 6l9 3'/>",
        ),
        ("<circle cx='5' cy='5' r='2'/>", "<circle r='2.0' cy='05' cx='5'/>"),
    ],
)
def test_what_draws_the_same_has_one_digest(one: str, other: str) -> None:
    """However numbers are written, and whatever it looks like."""
    assert shape(one) == shape(other) != None  # noqa: E711


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("<path d='M6 6l9 3'/>", "<path d='M6 6L9 3'/>"),
        ("<path d='M6 6l9 3'/>", "<path d='M6 6l9 30'/>"),
        ("<path d='M6 6l9 3'/>", "<path d='M6 6l9 3' transform='rotate(90 8 8)'/>"),
        ("<path d='M6 6l9 3'/>", "<g transform='scale(2)'><path d='M6 6l9 3'/></g>"),
        ("<circle cx='5' cy='5' r='2'/>", "<circle cx='5' cy='5' r='3'/>"),
    ],
)
def test_what_draws_otherwise_has_another(one: str, other: str) -> None:
    """Letters, numbers and what turns or stretches it."""
    assert shape(one) != shape(other)


@pytest.mark.parametrize(
    "inner",
    [
        "",
        "<path d='M0 0h24v24H0z'/>",
        "<rect width='24' height='24'/>",
        "<use href='#a'/>",
        "<path d='M6 6l9 3'/><text>Go</text>",
        "<path d='M6 6l9 3'/>" * 41,
        f"<path d='M6 6{'l9 3' * 2000}'/>",
        f"<path d='M6 6{'l9 3' * 500}'/><path d='M6 6{'l9 3' * 500}'/>",
        "<defs><path d='M6 6l9 3'/></defs>",
    ],
)
def test_what_is_no_drawing_of_lines_or_too_much_has_none(inner: str) -> None:
    """The ground alone, pictures, texts, and what is drawn elsewhere."""
    assert shape(inner) is None


@pytest.mark.parametrize(
    ("icon", "name"),
    [
        (f"<svg class='size-6'><path d='{BIN}'/></svg>", "Delete"),
        (f"<span><svg class='w-5 h-5'><path d='{CROSS}'/></svg></span>", "Close"),
        (f"<svg data-icon='check'><path d='{CROSS}'/></svg>", "Save"),
    ],
)
def test_an_icon_without_a_name_is_known_by_what_it_draws(
    tmp_path: Path, icon: str, name: str
) -> None:
    """Only where it says nothing itself."""
    trace = Trace().show(f"<button>{icon}</button>").click("//button")
    (step,) = trace.steps(tmp_path)

    assert (step.element, step.name_source) == (name, "icon")


def test_an_icon_of_no_known_set_names_nothing(tmp_path: Path) -> None:
    """Nor does one that is not shown."""
    hidden = f"<svg hidden><path d='{CROSS}'/></svg>"
    page = f"<p><button><svg><path d='M6 6l9 3'/></svg></button><button>{hidden}</button></p>"
    trace = Trace().show(page).click("//button[1]").click("//button[2]")

    assert {step.name_source for step in trace.steps(tmp_path)} == {"nameless"}
