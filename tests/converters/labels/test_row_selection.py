"""Boxes that choose a row of a table, and the record that each chooses."""

from __future__ import annotations

import pytest

from tests.converters.labels.views import Shown, click, shown, steps

ROWS = "//*[@id='list']/tbody"
HEADS = "//*[@id='list']/thead/tr"


def box(y: int, name: str = "", *, path: str) -> Shown:
    """Show a checkbox at the left edge."""
    one = shown("input", 10, y, path=path, type="checkbox") | {"width": 16}
    return one | {"label": name} if name else one


def line(y: int, row: int, *texts: str) -> list[Shown]:
    """Show the links of a row of the table."""
    return [
        shown("a", 40 + 60 * n, y, text, 50, path=f"{ROWS}/tr[{row}]/td[{n + 2}]/a")
        for n, text in enumerate(texts)
    ]


def test_boxes_without_names_whose_ids_count_choose_rows() -> None:
    """What a row shows in words tells it, rather than its number."""
    seen = [
        box(40, path="//*[@id='ticket-14']"),
        *line(40, 1, "14", "Fan rattles"),
        box(80, path="//*[@id='ticket-15']"),
        *line(80, 2, "15", "Lock sticks"),
    ]

    (done,) = steps(click(seen, "//*[@id='ticket-15']"))

    assert (done.label, done.value) == ("Click post", "Lock sticks")


def test_boxes_with_ids_of_their_own_are_called_by_these() -> None:
    """Tables lay out forms as well."""
    seen = [
        box(40, path="//*[@id='send-letter']"),
        *line(40, 1, "By post"),
        box(80, path="//*[@id='ring-up']"),
        *line(80, 2, "By telephone"),
    ]

    (done,) = steps(click(seen, "//*[@id='ring-up']"))

    assert done.element_type != "row"


@pytest.mark.parametrize(
    ("name", "texts", "record"),
    [
        ("Select", ("Minutes",), "Minutes"),
        ("Select Ann Moe, Pupil", ("ann_m", "Ann Moe"), "Ann Moe"),
    ],
)
def test_the_only_box_under_one_in_the_heading_chooses_the_row(
    name: str, texts: tuple[str, ...], record: str
) -> None:
    """No row is listed, nor the cells of the boxes: other cells of their lines tell."""
    seen = [
        box(10, "Select all", path="//*[@id='all']"),
        shown("span", 40, 10, "Title", path=f"{HEADS}/th[2]/span"),
        box(40, name, path="//*[@id='one']"),
        *line(40, 1, *texts),
    ]

    (done,) = steps(click(seen, "//*[@id='one']"))

    assert (done.label, done.value) == ("Click post", record)


def test_a_box_in_a_drawer_chooses_no_row_of_the_table_behind_it() -> None:
    """Fields of the drawer lie over cells of the table."""
    drawer = "//*[@id='drawer']/form"
    fields = [
        shown("input", 30, y, path=f"{drawer}/p[{y}]/input") | {"width": 200}
        for y in (48, 88, 128)
    ]
    boxes = [box(y, path=f"{drawer}/p[{y}]/i") for y in (40, 80, 120)]
    table = [one for y in (44, 84, 124) for one in line(y, y, f"Ropes {y}", "Buoys")]

    (done,) = steps(click([*boxes, *fields, *table], f"{drawer}/p[80]/i"))

    assert done.element_type != "row"


@pytest.mark.parametrize(
    ("names", "called", "value"),
    [
        (("Ducks. Item 1 of 2.", "Boats. Item 2 of 2."), "Click post", "Boats"),
        (("Ducks. Item 1 of 2.", "Boats. Closed."), "Click 'Boats. Closed.'", None),
        (("Ducks. Item 1 of 2.", "Boats ahoy 2."), "Click 'Boats ahoy 2.'", None),
    ],
)
def test_a_link_whose_name_begins_with_the_record_is_a_row(
    names: tuple[str, str], called: str, value: str | None
) -> None:
    """What goes on behind it is the same for all but for the number of each."""
    seen = [
        one
        for n, (name, record) in enumerate(zip(names, ("Ducks", "Boats"), strict=True))
        for one in (
            shown("label", 10, 40 * n, record, path=f"//*[@id='i{n}']/label"),
            shown("a", 90, 40 * n, "", path=f"//*[@id='e{n}']", label=name),
        )
    ]

    (done,) = steps(click(seen, "//*[@id='e1']"))

    assert done.label.replace("Open", "Click") == called
    assert done.value == value


@pytest.mark.parametrize(("under", "called"), [(10, "Select all"), (200, None)])
def test_a_box_over_the_boxes_of_all_rows_marks_them_all(
    under: int, called: str | None
) -> None:
    """The heading beside it is another column's; over no boxes, nobody knows."""
    seen = [
        box(10, path=f"{HEADS}/th[1]/input"),
        shown("span", 40, 10, "Title", path=f"{HEADS}/th[2]/span"),
        box(40, path=f"{ROWS}/tr[1]/td[1]/input") | {"x": under},
        *line(40, 1, "Fan rattles"),
    ]

    (done,) = steps(click(seen, f"{HEADS}/th[1]/input"))

    assert (None if done.name_source == "nameless" else done.element) == called


def test_rows_whose_ids_are_codes_are_chosen_by_their_boxes() -> None:
    """The id of a row may begin the paths of its cells, and tells its record."""
    rows = [f"//*[@id='{c}b42f1c0-7a11-4f6e-9a51-0c3f2d5e7a90']" for c in "a7f"]
    said = ("Fan rattles", "Lock sticks", "Door jams")
    seen = [
        one
        for n, (row, text) in enumerate(zip(rows, said, strict=True))
        for one in (
            box(40 + 40 * n, path=f"{row}/td[1]/input"),
            shown("a", 40, 40 + 40 * n, "Show", path=f"{row}/td[2]/a"),
            shown("span", 100, 40 + 40 * n, text, 80, path=f"{row}/td[3]/span"),
        )
    ]

    (done,) = steps(click(seen, f"{rows[1]}/td[1]/input"))

    assert (done.element_type, done.value) == ("row", "Lock sticks")


@pytest.mark.parametrize(
    ("head", "called"), [("Enabled", "Click 'Enabled'"), ("#", "Click post")]
)
def test_boxes_under_a_heading_of_words_say_something_of_each_row(
    head: str, called: str
) -> None:
    """The headings may be the first row of a table; a sign heads boxes that choose."""
    rows = "//*[@id='list']/table/tbody"
    seen = [
        shown("td", 0, 10, head, 36, path=f"{rows}/tr[1]/td[1]"),
        shown("td", 40, 10, "Name", 80, path=f"{rows}/tr[1]/td[2]"),
    ]
    for n, said in enumerate(("Fan rattles", "Lock sticks"), start=2):
        seen += [
            box(40 * n, path=f"{rows}/tr[{n}]/td[1]/input"),
            shown("td", 40, 40 * n, said, 80, path=f"{rows}/tr[{n}]/td[2]"),
        ]

    (done,) = steps(click(seen, f"{rows}/tr[3]/td[1]/input"))

    assert done.label == called
