"""Sources that somebody bent: told or made sense of, never a crash or a hang."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from wb2pm.converters.browser.rrweb_page import RecordedPage
from wb2pm.converters.celonis.writer import read_celonis, write_celonis
from wb2pm.converters.csv_profiles import read_csv_profile, write_csv_profile
from wb2pm.converters.eventlogs.tables import read_log
from wb2pm.converters.parquet import read_parquet, write_parquet
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
