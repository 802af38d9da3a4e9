"""Names that people give: which element they are for, and what is refused."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import pytest

import wb2pm
from tests.converters.traces import Trace
from wb2pm.converters.labels.explaining import explain
from wb2pm.converters.labels.labelling import label, label_all
from wb2pm.converters.labels.naming.given_names import read_names
from wb2pm.converters.labels.naming.names_file import (
    COLUMNS,
    notes_on_names,
    write_names,
)
from wb2pm.errors import ConversionError
from wb2pm.events import Activity, Demonstration, Statement

HEADER = "application,page,kind,path,name,given,given_as\n"
SHOP = """
<nav><button id="x1" class="i"><i></i></button></nav>
<main><h1>Orders</h1><button>Store</button><a href="/help">Help</a>
<input type="text" id="cust" value="Alba Marine"></main>
"""
TABLE = """<main><table><thead><tr><th>Order</th></tr></thead><tbody>
<tr><td><a href="/things/1">Rope</a></td></tr>
<tr><td><a href="/things/2">Lamp</a></td></tr></tbody></table></main>"""

Names = Callable[[str], Path]


@pytest.fixture
def names(tmp_path: Path) -> Names:
    """Write a file of names below its header."""

    def write(rows: str) -> Path:
        path = tmp_path / "names.csv"
        path.write_text(HEADER + rows, encoding="utf-8")
        return path

    return write


@pytest.fixture
def shop(tmp_path: Path) -> Demonstration:
    """Somebody clicks an icon, a button and a link."""
    trace = Trace().show(SHOP)
    for path in ("//nav//button", "//main//button", "//main//a"):
        trace.click(path)
    return trace.read(tmp_path)


def labels(activities: tuple[Activity, ...]) -> list[str]:
    """Labels alone."""
    return [activity.label for activity in activities]


def test_a_given_name_overrules_and_says_so(shop: Demonstration, names: Names) -> None:
    """Only the element it is for; the log names the source."""
    file = names("*,*,button,*,Store,Save,\n")

    activities = label(shop, names=file)

    assert labels(label(shop))[1:] == ["Click 'Store'", "Click 'Help'"]
    assert labels(activities)[1:] == ["Click 'Save'", "Click 'Help'"]
    assert [a.name_source for a in activities][1:] == ["given", "text"]
    log = wb2pm.event_log([shop], names=str(file))
    assert log["concept:name"].tolist() == labels(activities)
    assert log.attrs["wb2pm:names"] == "names.csv: 1 activity named by 1 row"


def test_what_has_no_name_is_found_by_its_place(
    shop: Demonstration, names: Names, tmp_path: Path
) -> None:
    """The file that was written finds each element again, nameless ones too."""
    out = tmp_path / "written.csv"
    write_names(out, {shop.id: label(shop, explained=True)})
    with out.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    nameless = next(row for row in rows if row["kind"] == "button")
    key = ",".join(nameless[n] for n in ("application", "page", "kind", "path", "name"))

    activities = label(shop, names=names(f'{key},"Menu, all",\n'))

    assert tuple(rows[0]) == COLUMNS
    assert nameless["application"] == "shop.example"
    assert activities[0].label == "Click 'Menu, all'"


def test_rows_of_a_list_are_one_element(tmp_path: Path, names: Names) -> None:
    """Whichever row it is; it stays a row, unless the file says it is none."""
    rows = (
        Trace()
        .show(TABLE)
        .click("//tbody/tr[1]//a")
        .click("//tbody/tr[2]//a")
        .read(tmp_path)
    )
    (place,) = {a.naming and a.naming.path for a in label(rows, explained=True)}

    as_row = label(rows, names=names(f"*,*,*,{place},*,article,\n"))
    as_name = label(rows, names=names(f"*,*,*,{place},*,Shelf,name\n"))

    assert labels(label(rows)) == ["Open thing", "Open thing"]
    assert labels(as_row) == ["Open article", "Open article"]
    assert labels(as_name) == ["Click 'Shelf'", "Click 'Shelf'"]
    assert {a.element_type for a in as_row} == {"row"}


def test_one_element_can_be_made_a_row(shop: Demonstration, names: Names) -> None:
    """Where it was missed that its name is somebody's data."""
    activities = label(shop, names=names("*,*,link,*,Help,topic,row\n"))

    assert activities[2].label in {"Open topic", "Click topic"}
    assert activities[2].is_row


def test_the_row_with_fewest_stars_wins(shop: Demonstration, names: Names) -> None:
    """In whichever order the rows stand; of equals the one that says more."""
    file = names(
        "*,*,*,*,Store,Any,\n*,*,button,*,Store,Save,\n"
        "shop.example,*,*,*,Store,Of the shop,\n"
    )

    assert label(shop, names=file)[1].label == "Click 'Of the shop'"


def test_steps_stay_the_same_steps(tmp_path: Path, names: Names) -> None:
    """A click on the label of a field belongs to the field, whatever it is called."""
    trace = Trace().show("<form><label for=w>Wait</label><input id=w></form>")
    one = trace.click("//label").click("//input").type("abc", "//input").read(tmp_path)

    renamed = label(one, names=names("*,*,field,*,Wait,Days,\n"))

    assert labels(label(one)) == ["Enter 'Wait'"]
    assert labels(renamed) == ["Enter 'Days'"]


def test_a_merge_is_done_and_told(shop: Demonstration, names: Names) -> None:
    """It was written, so it is meant; rows that did nothing are told as well."""
    file = read_names(names("*,*,button,*,Store,Help,\n*,*,tab,*,Nothing,Some,\n"))

    activities = label(shop, names=file)

    assert labels(activities)[1:] == ["Click 'Help'", "Click 'Help'"]
    assert notes_on_names(file, activities) == (
        "names.csv: 1 activity named by 1 row",
        "names.csv: row 3 matches no element of these recordings",
        "names.csv: 'Help' is one name now for 'Help', 'Store'",
    )


def test_the_spelling_that_was_given_stays(shop: Demonstration, names: Names) -> None:
    """Other labels of the same letters follow it, however many they are."""
    file = names("*,*,button,*,Store,HELP,\n")

    (activities,) = label_all([shop], names=file).values()

    assert labels(activities)[1:] == ["Click 'HELP'", "Click 'HELP'"]


def test_an_explanation_asks_every_witness_in_order(shop: Demonstration) -> None:
    """The first that says something is believed, as in naming."""
    found = explain({shop.id: label(shop, explained=True)})[1]

    assert found.naming is not None
    said = [one for one in found.naming.asked if one.said]
    assert found.believed == said[0].witness == "its own label or text"
    assert said[0] == Statement(
        witness="its own label or text", said="Store", source="text"
    )
    assert [one.witness for one in found.naming.asked][:4] == [
        "day of a calendar",
        "words all rows share",
        "heading over a count",
        "row of a list",
    ]
    assert found.examples == (f"{shop.id} #2",)


@pytest.mark.parametrize("explained", [False, True])
def test_explaining_changes_no_name(explained: bool, shop: Demonstration) -> None:
    """Nor does a file that gives none."""
    assert labels(label(shop, explained=explained)) == labels(label(shop))


def test_a_file_is_read_as_spreadsheets_save_it(
    shop: Demonstration, tmp_path: Path
) -> None:
    """Semicolons, a byte order mark, Windows line ends, a line that names the delimiter."""
    path = tmp_path / "names.csv"
    text = "sep=;\n" + HEADER.replace(",", ";") + "*;*;button;*;Store;Größe, ändern;\n"
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())

    assert label(shop, names=path)[1].label == "Click 'Größe, ändern'"


def test_a_file_in_windows_letters_is_read_and_told(tmp_path: Path) -> None:
    """As older spreadsheets save it."""
    path = tmp_path / "names.csv"
    path.write_bytes((HEADER + "*,*,button,*,Store,Größe,\n").encode("cp1252"))

    read = read_names(path)

    assert [given.name for given in read.rows] == ["Größe"]
    assert read.notes == (
        "names.csv: 1 lines are not UTF-8 and were read as Windows-1252",
    )


def test_formulas_are_escaped_and_come_back(tmp_path: Path) -> None:
    """A name on a hostile page runs nothing in a spreadsheet, and is found again."""
    page = "<main><button>=HYPERLINK('http://evil.example')</button></main>"
    one = Trace().show(page).click("//button").read(tmp_path)
    out = tmp_path / "names.csv"

    write_names(out, {one.id: label(one, explained=True)})
    text = out.read_text(encoding="utf-8-sig")
    row = next(csv.DictReader(text.splitlines()))
    assert row["name"].startswith("'=HYPERLINK(")
    lines = text.splitlines()
    lines[1] = lines[1].replace("'),,", "'),'=1+1,").replace("')\",,", "')\",'=1+1,")
    out.write_text("\n".join(lines), encoding="utf-8")

    assert label(one, names=out)[0].label == "Click '=1+1'"


def test_control_characters_in_keys_come_back(tmp_path: Path) -> None:
    """A path with a line end in it is the same path after writing and reading."""
    path = "//*[@id='a\n\x1b[2Jb']"
    out = tmp_path / "names.csv"
    given = tmp_path / "given.csv"
    with given.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(HEADER.strip().split(","))
        writer.writerow(["*", "*", "button", path, "*", "Gone", ""])

    write_names(out, {}, names=read_names(given))

    assert read_names(out).rows == read_names(given).rows


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("*,*,button,*,Store,\x1b[2J,\n", "U+001B in the name that is given"),
        ("*,*,button,*,Store,\u202eevaS,\n", "U+202E in the name that is given"),
        ("*,*,button,*,Store,  ,\n", "an empty name in 'given'"),
        ("*,*,button,*,Store,,row\n", "an empty name in 'given'"),
        ("*,*,button,*,Store,Save,line\n", "'line' in 'given_as': write row or name"),
        ("*,*,button,*,*,Save,\n", "'*' for both the path and the name"),
        ("*,*,button,*,Store,Save, or, so\n", "more cells than columns"),
        (
            "*,*,button,*,Store,Save,\n*,*,button,*,Store,Keep,\n",
            "'Keep' here and 'Save' in row 2 for the same element",
        ),
    ],
)
def test_what_cannot_be_meant_is_refused_with_its_row(
    rows: str, said: str, names: Names
) -> None:
    """Before anything is read."""
    path = names(rows)

    with pytest.raises(ConversionError) as caught:
        read_names(path)

    assert said in str(caught.value)
    assert f"(at row {1 + len(rows.splitlines())})" in str(caught.value)


def test_a_missing_column_is_named(tmp_path: Path) -> None:
    """With those that are there."""
    path = tmp_path / "names.csv"
    path.write_text("name,given\nStore,Save\n", encoding="utf-8")

    with pytest.raises(ConversionError) as caught:
        read_names(path)

    assert "no column 'path', 'page', 'application', 'kind'" in str(caught.value)
    assert "this one has name, given" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEADER.replace("given_as", "given"), "two columns 'given'"),
        (HEADER + '*,*,*,*,Store,Save,"\n*,*,*,*,Help,Ask,\n', "never closed"),
        ("\x00\x01", "no header line of a table was found"),
        ("", "no header line of a table was found"),
    ],
)
def test_a_damaged_file_is_refused(text: str, said: str, tmp_path: Path) -> None:
    """Rather than read in part."""
    path = tmp_path / "names.csv"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(ConversionError, match=said):
        read_names(path)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_spreadsheets_save_in_several_ways(
    encoding: str, delimiter: str, tmp_path: Path
) -> None:
    """The names are the same."""
    path = tmp_path / "names.csv"
    text = HEADER.replace(",", delimiter)
    text += delimiter.join(("*", "*", "button", "*", "Store", '"Save ""it"", all"', ""))
    path.write_text(text + "\n", encoding=encoding)

    assert [given.name for given in read_names(path).rows] == ['Save "it", all']


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    """As any file."""
    with pytest.raises(
        ConversionError, match=r"absent\.csv: No such file or directory"
    ):
        read_names(tmp_path / "absent.csv")
