"""Sources that somebody bent: told or made sense of, never a crash or a hang."""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from wb2pm.converters.browser.rrweb_page import RecordedPage
from wb2pm.converters.eventlogs.tables import read_log
from wb2pm.converters.ocel.files import read_ocel
from wb2pm.converters.ocel.text import parse_time
from wb2pm.converters.sources.reading import why_skipped
from wb2pm.converters.tables.celonis import read_celonis, write_celonis
from wb2pm.converters.tables.csv_profiles import read_csv_profile, write_csv_profile
from wb2pm.converters.tables.parquet import read_parquet, write_parquet
from wb2pm.converters.xes.reader import read_xes
from wb2pm.errors import ConversionError


@pytest.fixture
def log() -> pd.DataFrame:
    """One event with a number."""
    return pd.DataFrame(
        {
            "case:concept:name": ["a"],
            "concept:name": ["Save"],
            "time:timestamp": pd.to_datetime(["2024-01-01T10:00:00Z"]),
            "cost": [5],
        }
    )


def node(number: Any, tag: str = "div", *inside: Any, **attributes: Any) -> Any:
    """Make a node of a page."""
    return {
        "id": number,
        "tagName": tag,
        "attributes": attributes,
        "childNodes": list(inside),
    }


def test_nodes_of_a_page_stay_a_tree() -> None:
    """A node in itself, or in one that comes later, sends no walk round in circles."""
    page = RecordedPage()
    page.show(node(1, "html", node(2, "div", node(3, "input"), node(1, "div"))))
    adds = [
        {"node": node(4), "parentId": 5},
        {"node": node(5, "div", node(6, "input")), "parentId": 4},
        {"node": node(7), "parentId": 7},
        {"node": node(8), "parentId": [1]},
    ]

    page.change({"adds": adds, "removes": [{"id": []}, {"id": 2}, {"id": 2}]})

    for number in (5, 6, 7, 8):
        found = page.acted_on(number)
        assert found is not None
        assert page.element(found).label is None
    assert page.acted_on(3) is None


def test_a_node_that_is_added_again_moves() -> None:
    """It stands once, in its new place."""
    page = RecordedPage()
    page.show(node(1, "body", node(2, "p", node(3, "input")), node(4, "label")))

    page.change({"adds": [{"node": node(3, "input"), "parentId": 4, "nextId": None}]})

    field = page.acted_on(3)
    assert field is not None
    assert page.element(field).path == "/body/label/input"


def test_parts_of_a_page_that_are_no_parts_are_passed_over() -> None:
    """Attributes that are a list, changes without a number."""
    page = RecordedPage()
    page.show({"id": 1, "tagName": "p", "attributes": ["x"], "childNodes": 5})

    page.change(
        {
            "texts": [{"id": {}, "value": "x"}, {"id": 1, "value": "Hello"}],
            "attributes": [{"id": 1, "attributes": 7}, {"id": [], "attributes": {}}],
        }
    )

    paragraph = page.acted_on(1)
    assert paragraph is not None
    assert page.element(paragraph).text == "Hello"


def test_a_key_repeated_without_end_is_read_in_one_go(tmp_path: Path) -> None:
    """Each copy keeps its own name."""
    path = tmp_path / "log.xes"
    copies = "".join(f'<int key="n" value="{number}"/>' for number in range(2_000))
    events = f'<event>{copies}</event><event><int key="n" value="7"/></event>'
    path.write_text(f"<log><trace>{events}</trace></log>")

    log = read_xes(path)

    assert log["n"].tolist() == [0, 7]
    assert log["n#2000"].iloc[0] == 1_999


def test_times_that_are_declared_as_text_are_times(tmp_path: Path) -> None:
    """What is none is told."""
    path = tmp_path / "log.xes"
    rows = "".join(
        f'<event><string key="time:timestamp" value="{time}"/></event>'
        for time in ("2024-01-01T10:00:00Z", "2024-01-01T11:00:00+01:00", "soon")
    )
    path.write_text(f"<log><trace>{rows}</trace></log>")

    log = read_log(path)

    assert [t.hour for t in log["time:timestamp"][:2]] == [10, 10]
    assert any("'soon'" in note for note in log.attrs["wb2pm:notes"])


def test_a_csv_table_that_is_not_what_is_told_is_refused(
    tmp_path: Path, log: pd.DataFrame
) -> None:
    """A number is gone that every row should have."""
    path = tmp_path / "log.csv"
    write_csv_profile(log, path, profile="disco")
    text = path.read_text()
    path.write_text(text.replace(",5", ","))

    with pytest.raises(ConversionError, match="not the table that was written"):
        read_csv_profile(path)


def test_a_parquet_file_that_is_not_what_is_told_is_refused(
    tmp_path: Path, log: pd.DataFrame
) -> None:
    """The types it tells are not those of its columns."""
    path = tmp_path / "log.parquet"
    write_parquet(log, path)
    table = pq.read_table(path)
    told = json.loads(table.schema.metadata[b"wb2pm"])
    told["dtypes"]["concept:name"] = "int64"
    changed = table.replace_schema_metadata({b"wb2pm": json.dumps(told).encode()})
    pq.write_table(changed, path)

    with pytest.raises(ConversionError, match="not of the types it tells"):
        read_parquet(path)


def test_a_parquet_file_that_tells_no_text_is_refused(tmp_path: Path) -> None:
    """Bytes that are no UTF-8 stand where the types should."""
    path = tmp_path / "log.parquet"
    table = pa.table({"a": [1]}).replace_schema_metadata({b"wb2pm": b'{"\xff": 1}'})
    pq.write_table(table, path)

    with pytest.raises(ConversionError, match="wb2pm"):
        read_parquet(path)


def test_celonis_tables_are_read_from_their_folder_only(
    tmp_path: Path, log: pd.DataFrame
) -> None:
    """A description may not point elsewhere, nor at tables without the key."""
    folder = tmp_path / "celonis"
    write_celonis(log, folder)
    (described,) = folder.glob("*.json")
    told = json.loads(described.read_text())
    (folder / told["cases"]).write_text("x\r\n1\r\n")

    with pytest.raises(ConversionError, match="not the table that was written"):
        read_celonis(folder)

    described.write_text(json.dumps(told | {"activities": "../secret.csv"}))
    with pytest.raises(ConversionError, match="beside its description"):
        read_celonis(folder)


@pytest.mark.parametrize(
    "objects",
    [
        "CREATE VIEW object AS SELECT zeroblob(900000000) AS ocel_id, 'a' AS ocel_type",
        """
        CREATE VIEW object AS
        WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
        SELECT x AS ocel_id, 'a' AS ocel_type FROM n
        """,
        "CREATE TABLE object (ocel_id TEXT AS (hex(zeroblob(900000000))), ocel_type TEXT)",
    ],
)
def test_a_database_that_computes_its_tables_is_refused(
    objects: str, tmp_path: Path
) -> None:
    """A small file could unpack to a huge one, or go on for ever."""
    path = tmp_path / "log.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            f"CREATE TABLE event (ocel_id TEXT, ocel_type TEXT); {objects};"
        )

    with pytest.raises(ConversionError, match=r"not OCEL 2\.0 SQLite"):
        read_ocel(path)


def test_a_table_that_unpacks_to_a_huge_one_is_refused(tmp_path: Path) -> None:
    """Thirty million cells in less than a hundred kilobytes."""
    path = tmp_path / "log.parquet"
    column = pa.array(["a"] * 15_000_000).dictionary_encode()
    pq.write_table(pa.table({"a": column, "b": column}), path, compression="zstd")
    assert path.stat().st_size < 100_000

    with pytest.raises(ConversionError, match="made to do harm"):
        read_parquet(path)


def test_a_text_written_once_that_stands_in_very_many_cells_is_refused(
    tmp_path: Path,
) -> None:
    """A kilobyte of a file, gigabytes of text."""
    path = tmp_path / "log.parquet"
    column = pa.array(["x" * 100_000]).take(pa.array([0] * 5_000))
    pq.write_table(pa.table({"a": column}), path, compression="zstd")
    assert path.stat().st_size < 10_000

    with pytest.raises(ConversionError, match="of text: made to do harm"):
        read_parquet(path)


@pytest.mark.parametrize("time", ["0001-01-01T00:00:00+14:00", 5])
def test_a_time_that_is_none_is_told(time: object) -> None:
    """Beyond the calendar, or a number where a time should be."""
    with pytest.raises(ValueError, match="time"):
        parse_time(time)  # type: ignore[arg-type]  # as a file has it


def test_a_reason_that_quotes_a_source_at_length_is_shortened() -> None:
    """Its ends say what and where."""
    error = ConversionError(f"no kind of action: {'9' * 100_000}", "a.json", "$[3]")

    reason = why_skipped(error, Path("a.json"))

    assert len(reason) < 1_100
    assert reason.startswith("no kind of action: 999")
    assert reason.endswith("999 (at $[3])")


@pytest.mark.parametrize("first", [True, False])
def test_a_log_of_very_many_attributes_and_hardly_a_value_is_refused(
    *, first: bool, tmp_path: Path
) -> None:
    """All of them on one event, or each on one of its own."""
    path = tmp_path / "log.xes"
    told = [f'<string key="k{number}" value="x"/>' for number in range(3_000)]
    rows = ["".join(told), *[told[0]] * 3_000] if first else told
    events = "".join(f"<event>{row}</event>" for row in rows)
    path.write_text(f"<log><trace>{events}</trace></log>")

    with pytest.raises(ConversionError, match="made to do harm"):
        read_xes(path)


def test_many_attributes_that_are_filled_are_read(tmp_path: Path) -> None:
    """As a log of measurements may have them."""
    path = tmp_path / "log.xes"
    told = "".join(f'<int key="k{number}" value="1"/>' for number in range(1_100))
    path.write_text(f"<log><trace>{f'<event>{told}</event>' * 3}</trace></log>")

    assert read_xes(path)["k1099"].tolist() == [1, 1, 1]


def test_a_tag_that_does_not_end_is_refused(tmp_path: Path) -> None:
    """A small packed file could keep expat busy for hours."""
    path = tmp_path / "log.xes.gz"
    begun = b'<log><trace><event><string key="concept:name" value="'
    path.write_bytes(gzip.compress(begun + b"a" * 20_000_000, 1))

    with pytest.raises(ConversionError, match="a tag is longer than 16,777,216 bytes"):
        read_xes(path)


def test_a_table_of_very_many_columns_is_refused(tmp_path: Path) -> None:
    """No log has so many; each costs time in every output."""
    path = tmp_path / "log.csv"
    more = ",".join(f"c{number}" for number in range(20_000))
    path.write_text(f"Case ID,Activity,Timestamp,{more}\n1,A,2024-01-01 10:00\n")

    with pytest.raises(ConversionError, match="columns are no table of events"):
        read_log(path)
