"""A long Parquet file that is converted a part at a time gives the bytes of the whole."""

from __future__ import annotations

from pathlib import Path

import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.analysis.test_log_streams import _both_of, _table, small_parts
from wb2pm.analysis.batch import notes_on
from wb2pm.analysis.log_streams import convert_log
from wb2pm.converters.eventlogs.tables import read_log
from wb2pm.converters.tables.parquet import write_parquet

__all__ = ["small_parts"]
NAMES = "Case ID,Activity,Timestamp,User,Cost,Pages,Code,Late,Due,Note,case:kind"


def _log(*, grouped: bool = True) -> pd.DataFrame:
    """Make up a log whose columns are of all types that are read by parts."""
    rows = _table(grouped=grouped)
    text = "\n".join((NAMES, *rows))
    log = pl.read_csv(text.encode(), schema_overrides={"Code": pl.String}).to_pandas()
    log["Timestamp"] = pd.to_datetime(log["Timestamp"])
    log["Late"] = [None if pd.isna(v) else v == "true" for v in log["Late"]]
    log["small"] = pd.Series(range(len(log)), dtype="int8")
    log["float"] = [None, *range(1, len(log))]
    log["since"] = pd.to_datetime(log["Timestamp"]).dt.as_unit("ns")
    return log


def _write(log: pd.DataFrame, path: Path) -> Path:
    """Write Parquet as other programs do, in groups of rows that are no parts."""
    table = pa.Table.from_pandas(log, preserve_index=False)
    pq.write_table(table.replace_schema_metadata(None), path, row_group_size=7)
    return path


@pytest.mark.parametrize("grouped", [True, False])
@pytest.mark.parametrize("redaction", ["secrets", "all-values", "none"])
def test_the_same_is_written(grouped: bool, redaction: str, tmp_path: Path) -> None:
    """Of every type, with gaps in some parts and in others none."""
    path = _write(_log(grouped=grouped), tmp_path / "log.parquet")

    made = _both_of(path, redaction=redaction)

    assert made is not None
    assert made.files[0].cases == 24
    assert notes_on(made.prepared)[0].endswith("name no zone: read as UTC")


def test_what_pandas_and_wb2pm_write_beside_it_is_read(tmp_path: Path) -> None:
    """Types of columns and attributes of the log come back."""
    log = _log()
    log["Late"] = log["Late"].astype("boolean")
    log["Pages"] = log["Pages"].astype("Int64")
    log.attrs["system"] = "till"
    log.to_parquet(tmp_path / "pandas.parquet")
    own = read_log(tmp_path / "pandas.parquet")
    write_parquet(own, tmp_path / "own.parquet")

    for name in ("pandas.parquet", "own.parquet"):
        made = _both_of(tmp_path / name)
        assert made is not None, name
        assert b"till" in (tmp_path / "parts" / "log.xes").read_bytes()


def test_texts_get_the_type_they_are_written_in(tmp_path: Path) -> None:
    """As those of a table of text; cases may be numbers."""
    log = pl.read_csv(
        "\n".join((NAMES, *_table(grouped=False))).encode(), infer_schema=False
    )
    log = log.with_columns(pl.col("Case ID").str.strip_prefix("C-").cast(pl.Int32))
    log.write_parquet(tmp_path / "log.parquet")

    assert _both_of(tmp_path / "log.parquet") is not None
    assert b'<float key="Cost"' in (tmp_path / "parts" / "log.xes").read_bytes()


def test_secrets_are_masked(tmp_path: Path) -> None:
    """In texts, in ids of cases, and in every part."""
    log = _log(grouped=False)
    log["Case ID"] = log["Case ID"].replace("C-7", "C-7 lee@shop.example")
    log["password"] = [f"hunter2-{number}" for number in range(len(log))]
    log["Note"] = [f"it is hunter2-{number} now" for number in range(len(log))]

    made = _both_of(_write(log, tmp_path / "log.parquet"))

    assert made is not None
    assert "password" in made.prepared.redactions
    text = (tmp_path / "parts" / "log.xes").read_text(encoding="utf-8")
    assert "@shop.example" not in text
    assert "hunter2" not in text


def test_what_takes_all_rows_is_left_to_the_whole(tmp_path: Path) -> None:
    """Other types, gaps, numbers that are masked or in another order, an index."""
    log, numbers = _log(), range(len(_log()))
    odd = {
        "nested": log.assign(parts=pd.Series([["a"] for _ in numbers], dtype=object)),
        "categories": log.assign(User=log["User"].astype("category")),
        "days": log.assign(day=log["Timestamp"].dt.date),
        "no case": log.assign(**{"Case ID": log["Case ID"].where(log["small"] > 3)}),
        "no time": log.assign(Timestamp=log["Timestamp"].where(log["small"] > 3)),
        "unread": log.assign(Timestamp=["soon"] * len(log)),
        "fractions": log.assign(**{"Case ID": log["float"]}),
        "pin": log.assign(pin=[4711] * len(log)),
        "order": log.assign(event_index=numbers),
        "times": log.assign(Timestamp=log["small"]),
    }
    for name, each in odd.items():
        path = _write(each, tmp_path / f"{name}.parquet")
        assert _both_of(path) is None, name
    log.set_index("small").to_parquet(tmp_path / "index.parquet")
    assert _both_of(tmp_path / "index.parquet") is None
    assert not list(tmp_path.glob("parts/*"))


def test_numbers_as_long_as_a_cards_are_looked_at(tmp_path: Path) -> None:
    """And stay numbers where none of them is one."""
    log = _log().assign(reference=[400000000000 + n for n in range(len(_log()))])

    assert _both_of(_write(log, tmp_path / "log.parquet")) is not None
    log["reference"] = 4111111111111111
    assert _both_of(_write(log, tmp_path / "card.parquet")) is None


def test_packed_bytes_count_several_times(tmp_path: Path) -> None:
    """A short file may hold a long log."""
    path = _write(_log(), tmp_path / "log.parquet")
    size = path.stat().st_size

    assert convert_log([path], out=tmp_path, outputs=["xes"], least=4 * size)
    assert not convert_log([path], out=tmp_path, outputs=["xes"], least=9 * size)
