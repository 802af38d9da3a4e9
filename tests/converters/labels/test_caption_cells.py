"""What a field is called by the first cell of its row, in a form that is a table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from wb2pm.converters.labels.captions.cells import (
    caption_cell,
    caption_of_nameless,
    heading_of_only_field,
)
from wb2pm.converters.labels.captions.checked import caption_recorded
from wb2pm.events import Box, Element

ROWS = "/html/body/form/table/tbody/tr"


def _shown(
    tag: str, place: str, path: str, text: str | None = None, *, kind: str | None = None
) -> Element:
    x, y, width, height = map(float, place.split())
    box = Box(x=x, y=y, width=width, height=height, space="screen")
    return Element(tag=tag, text=text, path=path, box=box, type=kind)


CAPTION = _shown("td", "0 40 100 60", f"{ROWS}[2]/td[1]", "Due by")
OTHER = _shown("td", "0 0 100 40", f"{ROWS}[1]/td[1]", "List")
LIST = _shown("select", "110 10 90 20", "//*[@id='list']")
BOX = _shown("input", "110 70 12 12", "//*[@id='is_due']", kind="radio")
FIELD = _shown("input", "130 66 90 20", "//*[@id='day']", kind="text")
TIME = _shown("input", "240 66 90 20", "//*[@id='hour']", kind="text")
FORM = [OTHER, LIST, CAPTION, BOX, FIELD, TIME]


def test_the_first_field_of_a_row_is_called_by_the_cell_before_it() -> None:
    """What else is filled in there is a part of it."""
    assert caption_cell(FIELD, FORM) == "Due by"
    assert caption_cell(TIME, FORM) is None


@pytest.mark.parametrize(
    "more",
    [
        _shown("th", "0 -20 100 20", "/html/body/form/table/thead/tr/th[1]", "What"),
        _shown("td", "400 40 90 60", f"{ROWS}[2]/td[3]", "3.50"),
        _shown("span", "122 70 8 12", f"{ROWS}[2]/td[2]/span", "on"),
    ],
    ids=["a heading", "a third column", "a text before it"],
)
def test_no_cell_of_records_is_a_caption(more: Element) -> None:
    """A table of records has headings, or more columns."""
    assert caption_cell(FIELD, [more, *FORM]) is None


def test_rows_that_all_begin_with_the_same_control_are_records() -> None:
    """Such as how many of each are ordered."""
    count = _shown("input", "110 10 90 20", "//*[@id='first']", kind="text")

    assert caption_cell(FIELD, [OTHER, count, CAPTION, FIELD]) is None


def test_the_only_box_of_a_row_without_a_name_is_called_by_the_cell_before_it() -> None:
    """Of two without a name, nothing tells which is which."""
    other = _shown("input", "110 46 12 12", "//*[@id='is_never_due']", kind="radio")

    assert caption_of_nameless(BOX, FORM) == "Due by"
    assert caption_of_nameless(BOX, [other, *FORM]) is None
    assert caption_of_nameless(BOX, [replace(other, label="Never"), *FORM]) == "Due by"
    assert caption_of_nameless(replace(BOX, label="On"), FORM) is None


ASKED = _shown("th", "0 200 100 22", f"{ROWS}[3]/th", "Default Privileges:")
TICK = _shown("input", "102 204 12 12", "//*[@id='fld_x']", kind="checkbox")


@pytest.mark.parametrize(
    ("seen", "called"),
    [
        ([ASKED, TICK], "Default Privileges"),
        ([replace(ASKED, text="Default Privileges"), TICK], None),
        ([ASKED, TICK, _shown("span", "118 204 40 16", "//p/span", "Read")], None),
    ],
    ids=["asked", "no colon", "a text behind it"],
)
def test_a_box_alone_behind_the_heading_of_a_row_is_called_by_it(
    seen: list[Element], called: str | None
) -> None:
    """A text behind it is its own; without a colon the heading may be a record."""
    assert caption_of_nameless(TICK, seen) == called


def test_what_a_cell_shows_before_its_field_is_a_part_of_its_value() -> None:
    """The heading of the row says what is entered."""
    path = f"{ROWS}[4]/td/input[2]"
    field = _shown("input", "260 240 90 20", path, kind="text")
    head = _shown("th", "0 240 100 22", f"{ROWS}[4]/th", "DAV Path:")
    cell = _shown("td", "102 240 400 22", f"{ROWS}[4]/td", "/caldav.php/van/")
    seen = [head, cell, field]

    assert caption_recorded(field, "van/", seen) == "DAV Path"
    assert caption_recorded(field, "Path:", seen) == "Path:"


ROW = "//*[@id='form']/table[1]/tbody[1]/tr"
HOW = _shown("select", "60 22 40 16", f"{ROW}[2]/td[1]/select")
YEAR = _shown("input", "110 20 90 20", f"{ROW}[2]/td[2]/input", kind="text")
RECORD = [
    _shown("span", "0 0 50 16", f"{ROW}[1]/th[1]/span", "remark"),
    _shown("textarea", "110 0 90 16", f"{ROW}[1]/td[2]/textarea"),
    _shown("span", "0 22 50 16", f"{ROW}[2]/th[1]/span", "made in"),
    HOW,
    YEAR,
]


def test_the_heading_of_a_row_names_the_only_field_of_its_kind_in_it() -> None:
    """Other kinds say how the value is meant."""
    assert heading_of_only_field(YEAR, RECORD) == "made in"
    assert heading_of_only_field(HOW, RECORD) == "made in"


@pytest.mark.parametrize(
    "more",
    [
        _shown("th", "60 -20 40 16", f"{ROW}[1]/th[2]", "Function"),
        _shown("input", "210 20 90 20", f"{ROW}[2]/td[3]/input", kind="text"),
    ],
    ids=["headings of columns", "two fields"],
)
def test_the_heading_of_a_row_names_none_of_several(more: Element) -> None:
    """Under headings of columns, the rows are records."""
    assert heading_of_only_field(YEAR, [*RECORD, more]) is None
