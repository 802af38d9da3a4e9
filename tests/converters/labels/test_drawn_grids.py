"""Cells of grids that a page draws of boxes are called as what stands over their column."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from wb2pm.converters.labels.tables.drawn_grids import heading_on_view, lines_of
from wb2pm.converters.pages.listed import ListedElement, ListedPage
from wb2pm.events import Box

if TYPE_CHECKING:
    from collections.abc import Iterable

GRID = "//*[@id='app']/div[2]"
Seen = tuple[str, str, str, str | None]
"""Tag, place, path and text."""
TOOLS: list[Seen] = [
    ("span", "0 0 60 16", "//*[@id='app']/div[1]/i[1]/span", "Import"),
    ("span", "100 0 60 16", "//*[@id='app']/div[1]/i[2]/span", "Export"),
    ("span", "420 0 60 16", "//*[@id='app']/div[1]/i[3]/span", "Filter"),
]
HEADINGS: list[Seen] = [
    ("span", "0 40 40 16", f"{GRID}/div[1]/div[1]/span", "Due"),
    ("span", "100 40 50 16", f"{GRID}/div[1]/div[2]/span", "Owner"),
    ("span", "200 40 50 16", f"{GRID}/div[1]/div[3]/span", "Remark"),
    ("span", "340 40 50 16", f"{GRID}/div[1]/div[4]/span", "Hours"),
]
RECORD: list[Seen] = [
    ("span", "5 160 80 16", f"{GRID}/div[4]/div[1]/span", "2026-11-02"),
    ("span", "105 160 70 16", f"{GRID}/div[4]/div[2]/span", "Anna"),
    ("span", "205 160 70 16", f"{GRID}/div[4]/div[3]/span", "by rail"),
    ("span", "360 160 30 16", f"{GRID}/div[4]/div[4]/span", "2.5"),
]
NEW: list[Seen] = [
    ("span", "5 80 80 16", f"{GRID}/div[2]/div[1]/span", "2026-11-22"),
    ("input", "101 74 98 28", "//*[@id='owner-input']", None),
    ("div", "200 74 140 30", f"{GRID}/div[2]/div[3]", None),
    ("span", "345 80 40 16", f"{GRID}/div[2]/div[4]/span", "0.00"),
]
OWNER = "//*[@id='owner-input']"


def _heading(seen: Iterable[Seen], path: str) -> str | None:
    page = ListedPage()
    listed = []
    for tag, place, at, text in seen:
        x, y, width, height = map(float, place.split())
        box = Box(x=x, y=y, width=width, height=height, space="screen")
        listed.append(ListedElement(page, tag=tag, path=at, text=text, box=box))
    page.fill(listed)
    cell = page.at_path(path)
    assert cell is not None
    return heading_on_view(cell, lines_of(page), page)


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        (f"{GRID}/div[2]/div[1]/span", "Due"),
        (OWNER, "Owner"),
        (f"{GRID}/div[2]/div[3]", "Remark"),
        (f"{GRID}/div[2]/div[4]/span", "Hours"),
    ],
)
def test_each_cell_is_called_by_the_heading_over_it(path: str, heading: str) -> None:
    """A toolbar further up heads nothing, and numbers may end where headings do."""
    assert _heading([*TOOLS, *HEADINGS, *NEW, *RECORD], path) == heading


def test_a_record_above_is_no_heading() -> None:
    """It looks like one; the topmost of such lines is."""
    below = [
        (
            tag,
            f"{p.split()[0]} {float(p.split()[1]) + 40} {' '.join(p.split()[2:])}",
            *o,
        )
        for tag, p, *o in NEW
    ]
    above = [
        (tag, place.replace(" 160 ", " 80 "), path, text)
        for tag, place, path, text in RECORD
    ]
    seen: list[Seen] = [*HEADINGS, *above, *below]  # type: ignore[list-item]

    assert _heading(seen, OWNER) == "Owner"


def test_a_field_alone_is_in_the_grid_where_its_lines_go_on() -> None:
    """As that of a new record is, between others."""
    field: Seen = ("input", "0 110 95 28", f"{GRID}/div[3]/input", None)
    first = [
        (
            tag,
            place.replace(" 160 ", " 80 "),
            path.replace("div[4]/div", "div[2]/div"),
            t,
        )
        for tag, place, path, t in RECORD
    ]

    assert _heading([*HEADINGS, *first, field, *RECORD], field[2]) == "Due"
    assert _heading([*HEADINGS, *first, field], field[2]) is None


def test_a_field_of_another_part_over_a_grid_is_not_in_it() -> None:
    """A dialog lies over whatever is behind it."""
    field: Seen = ("input", "0 110 95 28", "/html/body[1]/div[3]/input", None)

    assert _heading([*HEADINGS, field, *RECORD], field[2]) is None


def test_two_captions_are_no_headings_of_a_grid() -> None:
    """A form has two fields side by side as well."""
    seen = [*HEADINGS[:2], *NEW[:2], *RECORD[:2]]

    assert _heading(seen, OWNER) is None


def test_a_field_across_columns_is_in_none() -> None:
    """Nothing says which of the headings it is for."""
    wide: Seen = ("input", "101 74 200 28", OWNER, None)

    assert _heading([*HEADINGS, NEW[0], wide, NEW[3], *RECORD], OWNER) is None


def test_a_field_in_a_line_of_a_real_table_is_left_to_that() -> None:
    """Tables say themselves what heads a column."""
    cell: Seen = ("td", "5 80 80 16", "//*[@id='t']/tbody[1]/tr[1]/td[1]", "passengers")

    assert _heading([*HEADINGS, cell, *NEW[1:], *RECORD], OWNER) is None


def test_labels_of_fields_in_one_line_head_no_columns() -> None:
    """Each names the field behind it, and not what happens to stand under it."""
    page = ListedPage()
    labels = [
        ListedElement(
            page,
            tag="label",
            path=path,
            text=text,
            box=Box(x=100.0 * n, y=40.0, width=50.0, height=16.0, space="screen"),
        )
        for n, (_, _, path, text) in enumerate(HEADINGS)
    ]
    fields = [
        ListedElement(
            page,
            tag="input",
            path=f"//*[@id='f{n}']",
            label=one.text,
            box=Box(x=100.0 * n + 52, y=36.0, width=46.0, height=24.0, space="screen"),
        )
        for n, one in enumerate(labels)
    ]
    page.fill(labels)
    (line,) = lines_of(page).lines
    page.fill(fields)

    assert len(line.texts) == len(labels)
    assert lines_of(page).lines == ()


def test_headings_of_a_real_table_head_nothing_below_it() -> None:
    """Under the days of a calendar there may be fields for the time."""
    row = "//*[@id='app']/table[1]/thead/tr"
    seen = [
        (tag, place, path.replace(f"{GRID}/div[1]/div", f"{row}/th"), text)
        for tag, place, path, text in HEADINGS
    ]

    assert _heading([*HEADINGS, *NEW, *RECORD], OWNER) == "Owner"
    assert _heading([*seen, *NEW, *RECORD], OWNER) is None


def test_headings_of_a_name_and_a_type_are_called_by_the_name() -> None:
    """Where all of them say two things; a cell to be edited is called so, too."""
    pairs: list[Seen] = [
        (
            "div",
            f"{x + 70 * k} 40 {60 - 30 * k} 16",
            f"{GRID}/b[{n}]/div[{k + 1}]",
            said,
        )
        for n, x in enumerate((0, 110, 220, 330), start=1)
        for k, said in enumerate((f"column {n}", "String"))
    ]
    record: list[Seen] = [
        ("span", f"{x - 6} 80 110 16", f"{GRID}/p/span[{n}]", f"value {n}")
        for n, x in enumerate((0, 110, 220, 330), start=1)
    ]

    assert _heading([*pairs, *record], f"{GRID}/p/span[2]") == "column 2"


def test_nothing_outside_a_group_heads_what_is_under_its_legend() -> None:
    """A legend is the caption of its group, where a form begins."""
    legend = ("span", "100 60 40 12", "//form/fieldset/legend/span", "Who")

    assert _heading([*HEADINGS, *NEW, *RECORD], OWNER) == "Owner"
    assert _heading([*HEADINGS, legend, *NEW, *RECORD], OWNER) is None
