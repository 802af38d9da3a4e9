"""Fields of tables are called by their column or their row, whichever tells them apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.converters.labels.tables.headed_tables import tables_of
from wb2pm.converters.labels.tables.tables_on_views import Headings, headings_on_view
from wb2pm.converters.pages.listed import ListedElement, ListedPage
from wb2pm.events import Box

if TYPE_CHECKING:
    from collections.abc import Iterable

HEAD = "//*[@id='form']/table/thead[1]/tr"
BODY = "//*[@id='form']/table/tbody[1]"
Seen = tuple[str, str, str, str | None]
"""Tag, place, path and text."""
COLUMNS: list[Seen] = [
    ("th", "0 0 100 20", f"{HEAD}/th[1]", "Column"),
    ("th", "100 0 100 20", f"{HEAD}/th[2]", "Function"),
    ("a", "200 0 30 20", f"{HEAD}/th[3]/a", "Value"),
]


def _row(number: int, text: str, width: int, tag: str = "td") -> list[Seen]:
    top = 30 * number
    return [
        (tag, f"0 {top} 100 30", f"{BODY}/tr[{number}]/{tag}[1]", text),
        ("select", f"110 {top + 5} 80 20", f"{BODY}/tr[{number}]/td[2]/select", None),
        ("input", f"210 {top + 5} {width} 20", f"//*[@id='value_{number}']", None),
        ("td", f"200 {top} 400 30", f"{BODY}/tr[{number}]/td[3]", "or less"),
    ]


def _headings(seen: Iterable[Seen], path: str) -> Headings | None:
    page = ListedPage()
    listed = []
    for tag, place, at, text in seen:
        x, y, width, height = map(float, place.split())
        box = Box(x=x, y=y, width=width, height=height, space="screen")
        listed.append(ListedElement(page, tag=tag, path=at, text=text, box=box))
    page.fill(listed)
    field = page.at_path(path)
    assert field is not None
    return headings_on_view(field, page, tables_of(page))


def test_a_column_of_like_fields_names_them() -> None:
    """Each row is a record, and what it begins with is data."""
    seen = [*COLUMNS, *_row(1, "Heron", 90), *_row(2, "Tern", 90)]

    assert _headings(seen, "//*[@id='value_2']") == Headings("Value")


def test_a_column_of_different_fields_is_named_by_its_rows() -> None:
    """And what is chosen beside them is told apart by these."""
    seen = [*COLUMNS, *_row(1, "day", 90), *_row(2, "remark", 300)]

    assert _headings(seen, "//*[@id='value_2']") == Headings("remark")
    assert _headings(seen, f"{BODY}/tr[1]/td[2]/select") == Headings("Function", "day")


def test_a_heading_before_the_only_field_of_a_row_names_it() -> None:
    """A table of captions and fields may have headings as well."""
    seen = [
        one
        for row in (_row(1, "Colour", 90, "th"), _row(2, "Size", 90, "th"))
        for one in row
        if one[0] != "select"
    ]

    assert _headings([*COLUMNS, *seen], "//*[@id='value_2']") == Headings("Size")


def test_a_heading_before_several_fields_leaves_them_to_their_columns() -> None:
    """One name for both would tell neither."""
    seen = [*COLUMNS, *_row(1, "day", 90, "th"), *_row(2, "ship", 90, "th")]

    assert _headings(seen, "//*[@id='value_1']") == Headings("Value")


def test_a_table_of_fields_alone_is_told_by_what_lies_between() -> None:
    """Where paths begin at ids, no cell may be in the line of a field."""
    field: Seen = ("input", "110 30 80 20", "//*[@id='price']", None)
    title: Seen = ("h2", "0 22 100 8", "//*[@id='other']/h2", "Remarks")

    assert _headings([*COLUMNS, field], "//*[@id='price']") == Headings("Function")
    assert _headings([*COLUMNS, title, field], "//*[@id='price']") is None


def test_a_drawer_over_a_table_is_in_none_of_its_cells() -> None:
    """Its fields lie in the lines of records."""
    drawer = "//*[@id='drawer']/div"
    over: list[Seen] = [
        ("input", "210 35 80 20", f"{drawer}/input", None),
        ("button", "700 500 80 20", f"{drawer}/button", "Save"),
    ]
    seen = [*COLUMNS, *_row(1, "Heron", 90), *over]

    assert _headings(seen, f"{drawer}/input") is None


def test_a_field_that_is_laid_over_a_cell_is_in_it() -> None:
    """As in tables of which the cells are edited in place; one heading below another."""
    laid: Seen = ("input", "196 62 398 26", "//*[@id='form']/div[2]/input", None)
    wider: Seen = ("input", "20 62 560 26", "//*[@id='form']/div[2]/input", None)
    rows = [*_row(1, "Heron", 90), *_row(2, "Tern", 90)]
    seen = [*COLUMNS, *(one for one in rows if one[0] == "td")]

    assert _headings([*seen, laid], laid[2]) == Headings("Value")
    assert _headings([*seen, wider], wider[2]) is None


def test_rows_with_ids_of_their_own_are_of_the_table() -> None:
    """What stands in the rows above a field parts it from no heading."""
    rows: list[Seen] = [
        (tag, f"{x} {30 * row} 80 20", f"//*[@id='talk-{row}']/td[{cell}]/{tag}", text)
        for row in (1, 2)
        for tag, x, cell, text in (("a", 10, 1, "Otters"), ("button", 110, 2, "None"))
    ]
    seen = [*COLUMNS, *rows]

    assert _headings(seen, "//*[@id='talk-2']/td[2]/button") == Headings("Function")


def test_records_of_several_lines_with_an_id_are_of_the_table() -> None:
    """What a line under the first says heads no column of the next record."""
    head = "//*[@id='lines']/tbody[1]/tr"
    seen: list[Seen] = [
        ("th", "0 0 100 20", f"{head}/th[1]", "Item"),
        ("th", "100 0 100 20", f"{head}/th[2]", "Number"),
    ]
    for at, top in ((1, 30), (2, 90)):
        record = f"//*[@id='line-{at}']"
        seen += [
            ("td", f"0 {top} 100 30", f"{record}/tr[1]/td[1]", str(at)),
            ("input", f"110 {top + 5} 80 20", f"//*[@id='number_{at}']", None),
            ("td", f"0 {top + 30} 200 20", f"{record}/tr[2]/td", "Group Strings"),
        ]

    assert _headings(seen, "//*[@id='number_2']") == Headings("Number")


def test_a_label_in_the_heading_of_a_column_says_what_that_is_called() -> None:
    """What stands behind it there is a remark."""
    heading: Seen = ("th", "200 0 200 20", f"{HEAD}/th[3]", "Price: (in euros)")
    label: Seen = ("label", "204 2 40 16", f"{HEAD}/th[3]/label", "Price:")
    rows = [*_row(1, "Heron", 90), *_row(2, "Tern", 90)]
    seen = [*COLUMNS[:2], heading, *rows]

    assert _headings([*seen, label], "//*[@id='value_2']") == Headings("Price")
    assert _headings(seen, "//*[@id='value_2']") == Headings("Price: (in euros)")
