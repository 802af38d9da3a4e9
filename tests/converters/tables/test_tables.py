"""Celonis tables and Parquet files give back the log that was written."""

from __future__ import annotations

import csv
import datetime as dt
import decimal
import json
import tempfile
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import pandas as pd
import pyarrow.parquet as pq
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.columns import ACTIVITY, CASE, EVENT_INDEX, START, TIMESTAMP
from wb2pm.converters.tables.celonis import read_celonis, write_celonis
from wb2pm.converters.tables.parquet import read_parquet, write_parquet
from wb2pm.errors import ConversionError, LogError, WriteError


def make_log(**columns: Any) -> pd.DataFrame:
    """Make a log of two cases, three events."""
    log = pd.DataFrame(
        {
            CASE: ["a", "a", "b"],
            ACTIVITY: ["Open", "=Save", "Open"],
            START: pd.to_datetime(
                [
                    "2024-01-01T10:00:00.000Z",
                    "2024-01-01T10:00:01.250Z",
                    "2024-01-02T00:00:00.000Z",
                ]
            ),
            TIMESTAMP: pd.to_datetime(
                [
                    "2024-01-01T10:00:01.000Z",
                    "2024-01-01T10:00:02.000Z",
                    "2024-01-02T00:00:01.000Z",
                ]
            ),
            EVENT_INDEX: [0, 1, 0],
            "case:ui:intent": ["Find x", "Find x", None],
            "ui:input": [None, "", "+47 555"],
            "ui:x": [1.5, None, -0.0],
        }
    )
    for name, values in columns.items():
        log[name] = values
    log.attrs = {"wb2pm:granularity": "step", "list": [1, {"a": None}]}
    return log


def same(one: pd.DataFrame, other: pd.DataFrame) -> bool:
    """Compare logs: values, dtypes, order and attributes."""
    pd.testing.assert_frame_equal(one, other, check_exact=True)
    assert one.attrs == other.attrs
    return True


def test_celonis_tables_are_as_the_importer_wants_them(tmp_path: Path) -> None:
    """Key, activity, times and sorting first; one row a case beside them."""
    report = write_celonis(make_log(), tmp_path, prefix="shop-1")

    assert (report.cases, report.events, report.losses) == (2, 3, ())
    assert [Path(p).name for p in report.paths] == [
        "shop-1_activities.csv",
        "shop-1_cases.csv",
        "shop-1_columns.json",
    ]
    assert (tmp_path / "shop-1_activities.csv").read_bytes().decode() == (
        '"_CASE_KEY","ACTIVITY","EVENTTIME","ENDTIME","_SORTING","UI_INPUT","UI_X"\r\n'
        '"a","Open","2024-01-01T10:00:00.000Z","2024-01-01T10:00:01.000Z",0,,1.5\r\n'
        '"a","\'=Save","2024-01-01T10:00:01.250Z","2024-01-01T10:00:02.000Z",1,"",\r\n'
        '"b","Open","2024-01-02T00:00:00.000Z","2024-01-02T00:00:01.000Z",0,"\'+47 555",-0.0\r\n'
    )
    assert (tmp_path / "shop-1_cases.csv").read_bytes().decode() == (
        '"_CASE_KEY","UI_INTENT"\r\n"a","Find x"\r\n"b",\r\n'
    )
    told = json.loads((tmp_path / "shop-1_columns.json").read_bytes())
    assert told["time_format"] == "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'"
    assert (told["timestamp"], told["end_timestamp"]) == ("EVENTTIME", "ENDTIME")
    assert same(read_celonis(tmp_path, prefix="shop-1"), make_log())


def test_celonis_tables_are_the_same_bytes_each_time(tmp_path: Path) -> None:
    """Writing twice gives the same files, and leaves the log alone."""
    log = make_log()

    first = [Path(p).read_bytes() for p in write_celonis(log, tmp_path / "1").paths]
    again = [Path(p).read_bytes() for p in write_celonis(log, tmp_path / "2").paths]

    assert first == again
    assert same(log, make_log())


def test_celonis_sorting_is_the_position_where_the_log_has_no_usable_index(
    tmp_path: Path,
) -> None:
    """An index that repeats within a case orders nothing; it is kept beside."""
    log = make_log(**{EVENT_INDEX: [7, 7, 7]})

    write_celonis(log, tmp_path)

    with (tmp_path / "activities.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [(row["_SORTING"], row["EVENT_INDEX"]) for row in rows] == [
        ("0", "7"),
        ("1", "7"),
        ("0", "7"),
    ]
    assert same(read_celonis(tmp_path), log)


def test_the_case_and_its_events_may_tell_the_same(tmp_path: Path) -> None:
    """Each table calls it by its name: whose case it is, and who did the step."""
    log = make_log(
        **{
            "org:resource": ["Ada", "Bo", "Bo"],
            "case:org:resource": ["Ada", "Ada", "Bo"],
        }
    )

    write_celonis(log, tmp_path)

    activities = pd.read_csv(tmp_path / "activities.csv")
    cases = pd.read_csv(tmp_path / "cases.csv")
    assert list(activities["ORG_RESOURCE"]) == ["Ada", "Bo", "Bo"]
    assert list(cases["ORG_RESOURCE"]) == ["Ada", "Bo"]
    pd.testing.assert_frame_equal(read_celonis(tmp_path), log)


def test_cases_may_be_numbered(tmp_path: Path) -> None:
    """A case id that is a number stays one in both formats."""
    log = make_log(**{CASE: [1, 1, 2]})

    write_celonis(log, tmp_path)

    assert same(read_celonis(tmp_path), log)


def test_celonis_log_without_start_has_one_time(tmp_path: Path) -> None:
    """The completion time is then the time of the event; names never clash."""
    log = make_log(
        **{"ui input": [1, 2, 3], "case:%": ["x", "y", "z"], "eventtime": "q"}
    )
    log = log.drop(columns=[START, EVENT_INDEX])

    write_celonis(log, tmp_path)

    header = (tmp_path / "activities.csv").read_text(encoding="utf-8").splitlines()[0]
    assert header == (
        '"_CASE_KEY","ACTIVITY","EVENTTIME","_SORTING","UI_INPUT","UI_X","UI_INPUT_2",'
        '"COLUMN","EVENTTIME_2"'
    )
    told = json.loads((tmp_path / "columns.json").read_bytes())
    assert told["end_timestamp"] is None
    assert same(read_celonis(tmp_path), log)


DAYS: Any = ["2024-01-01", None, "2024-07-01"]
NEVER: Any = [None, None, "2024-01-01T00:00Z"]
DTYPES: dict[str, Any] = {
    "Int64": pd.array([1, None, 3], dtype="Int64"),
    "uint64": np.array([2**64 - 1, 0, 1], dtype="uint64"),
    "float32": np.array([0.1, 2, 3], dtype="float32"),
    "bool": [True, False, True],
    "boolean": pd.array([True, None, False], dtype="boolean"),
    "object": pd.Series([True, None, False], dtype=object),
    "string": pd.array(["a", None, "c"], dtype="string"),
    "nothing": pd.Series([None, None, None], dtype=object),
    "category": pd.Categorical(["a", None, "c"]),
    "oslo": pd.to_datetime(DAYS).tz_localize("Europe/Oslo"),
    "local": pd.to_datetime(DAYS),
    "arrow": pd.array([1, None, 3], dtype="int64[pyarrow]"),
    "arrow text": pd.array(["a", None, "c"], dtype="string[pyarrow]"),
}


@pytest.mark.parametrize("name", DTYPES)
def test_dtypes_survive_both_formats(name: str, tmp_path: Path) -> None:
    """Every dtype a log may have comes back as it was."""
    log = make_log(column=DTYPES[name])

    assert write_celonis(log, tmp_path).losses == ()
    assert same(read_celonis(tmp_path), log)
    assert write_parquet(log, tmp_path / "log.parquet").losses == ()
    assert same(read_parquet(tmp_path / "log.parquet"), log)


def test_what_celonis_cannot_hold_is_reported(tmp_path: Path) -> None:
    """Nothing is changed silently."""
    log = make_log(
        mixed=pd.Series(["a", 1, None], dtype=object),
        nested=pd.Series([{"b": 1, "a": object}, [2, (3,)], "\ud800"], dtype=object),
        infinite=[1.0, float("inf"), float("-inf")],
        half=pd.Series(["a", "\udc00b", None], dtype=object),
        span=pd.to_timedelta(["1s", None, "2s"]),
        fine=pd.to_datetime(["2024-01-01T00:00:00.000001Z"] * 3),
    )
    log.index = pd.Index([5, 6, 7])
    log.attrs["odd"] = {1, 2}
    log.attrs[1] = "one"

    report = write_celonis(log, tmp_path)
    after = read_celonis(tmp_path)

    assert [(loss.what, loss.count) for loss in report.losses] == [
        ("column 'mixed'", 1),
        ("column 'nested'", 1),
        ("column 'nested'", 2),
        ("column 'infinite'", 2),
        ("column 'half'", 1),
        ("column 'span'", 2),
        ("column 'fine'", 3),
        ("attribute 'odd'", 1),
        ("attribute 1", 1),
        ("row index", 3),
    ]
    assert after["mixed"].tolist() == ["a", "1", None]
    assert after["nested"].tolist() == [
        "{'b': 1, 'a': <class 'object'>}",
        "[2,[3]]",
        "?",
    ]
    assert after["infinite"].isna().tolist() == [False, True, True]


def test_what_parquet_cannot_hold_is_reported(tmp_path: Path) -> None:
    """Mixed and nested columns become text; everything plain is held as it is."""
    log = make_log(
        mixed=pd.Series(["a", 1, None], dtype=object),
        nested=pd.Series([[1], [2], None], dtype=object),
        infinite=[1.0, float("inf"), float("-inf")],
        span=pd.to_timedelta(["1s", None, "2s"]),
        money=pd.Series([decimal.Decimal("1.10"), None, decimal.Decimal("2.25")]),
        day=pd.Series([dt.date(2024, 1, 1), None, dt.date(2024, 1, 2)]),
    )

    report = write_parquet(log, tmp_path / "log.parquet")
    after = read_parquet(tmp_path / "log.parquet")

    assert [(loss.what, loss.count) for loss in report.losses] == [
        ("column 'mixed'", 1),
        ("column 'nested'", 2),
    ]
    assert after["nested"].tolist() == ["[1]", "[2]", None]
    kept = ["infinite", "span", "money", "day"]
    assert same(after[kept], log[kept])


def test_parquet_file_is_read_by_others(tmp_path: Path) -> None:
    """DuckDB and pyarrow see the same rows, types and instants."""
    path = tmp_path / "log's.parquet"
    report = write_parquet(make_log(), path)

    assert (report.cases, report.events, report.paths) == (2, 3, (str(path),))
    rows = duckdb.execute(
        'select "concept:name", epoch_ms("time:timestamp"), "ui:x" from read_parquet(?)'
        ' order by "time:timestamp"',
        [str(path)],
    ).fetchall()
    assert rows == [
        ("Open", 1704103201000, 1.5),
        ("=Save", 1704103202000, None),
        ("Open", 1704153601000, -0.0),
    ]
    assert pq.read_table(path).column("concept:name").to_pylist() == [
        "Open",
        "=Save",
        "Open",
    ]


def test_parquet_is_the_same_bytes_each_time(tmp_path: Path) -> None:
    """The file depends on the log alone."""
    write_parquet(make_log(), tmp_path / "1.parquet")
    write_parquet(make_log(), tmp_path / "2.parquet")

    first, again = (tmp_path / f"{n}.parquet" for n in (1, 2))
    assert first.read_bytes() == again.read_bytes()


def test_parquet_of_others_is_read_as_it_is(tmp_path: Path) -> None:
    """A file without our metadata gives what pyarrow makes of it."""
    make_log().to_parquet(tmp_path / "log.parquet")
    table = pq.read_table(tmp_path / "log.parquet")
    pq.write_table(
        table.replace_schema_metadata({b"wb2pm": b'{"dtypes": {}, "attributes": {}}'}),
        tmp_path / "bare.parquet",
    )

    assert list(read_parquet(tmp_path / "log.parquet")[ACTIVITY]) == [
        "Open",
        "=Save",
        "Open",
    ]
    assert list(read_parquet(tmp_path / "bare.parquet")[EVENT_INDEX]) == [0, 1, 0]


def test_unreadable_parquet_is_reported(tmp_path: Path) -> None:
    """Missing files, other files and foreign metadata are named."""
    (tmp_path / "text.parquet").write_text("no", encoding="utf-8")
    table = pq.ParquetFile(_written(tmp_path)).read()
    pq.write_table(
        table.replace_schema_metadata({b"wb2pm": b"{}"}), tmp_path / "odd.parquet"
    )

    for name, reason in (
        ("none.parquet", "there is no such file"),
        (".", "there is no such file"),
        ("text.parquet", "not a readable Parquet file"),
        ("odd.parquet", "dtypes"),
    ):
        with pytest.raises(ConversionError, match=reason):
            read_parquet(tmp_path / name)


def _written(folder: Path) -> Path:
    write_parquet(make_log(), folder / "log.parquet")
    return folder / "log.parquet"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda log: log.drop(columns=CASE), "no column 'case:concept:name'"),
        (
            lambda log: pd.concat([log, log[["ui:x"]]], axis=1),
            "two columns named 'ui:x'",
        ),
        (
            lambda log: log.assign(x=1).rename(columns={"x": 5}),
            "must be text, not 5",
        ),
    ],
)
def test_frames_that_are_no_logs_are_refused(
    change: Any, reason: str, tmp_path: Path
) -> None:
    """Both writers say what is missing."""
    for write in (write_celonis, write_parquet):
        with pytest.raises(LogError, match=reason):
            write(change(make_log()), tmp_path / "out")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "values", "reason"),
    [
        (
            CASE,
            ["a", None, "b"],
            "'case:concept:name' is empty in 1 rows, first in row 1",
        ),
        (
            ACTIVITY,
            ["a", "b", " "],
            "'concept:name' is empty in 1 rows, first in row 2",
        ),
        (
            TIMESTAMP,
            ["1", "2", "3"],
            "'time:timestamp' must hold times with a time zone",
        ),
        (START, pd.to_datetime(["2024-01-01"] * 3), "must hold times with a time zone"),
        (
            TIMESTAMP,
            pd.to_datetime(NEVER),
            "empty in 2 rows",
        ),
    ],
)
def test_celonis_takes_no_empty_key_activity_or_time(
    name: str, values: Any, reason: str, tmp_path: Path
) -> None:
    """The importer would drop such rows; the writer refuses the log instead."""
    with pytest.raises(LogError, match=reason):
        write_celonis(make_log(**{name: values}), tmp_path)


def test_celonis_takes_latin_file_names_only(tmp_path: Path) -> None:
    """The importer's rule is checked before anything is written."""
    with pytest.raises(WriteError, match="Latin letters"):
        write_celonis(make_log(), tmp_path, prefix="b\u00fcro")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("file", "content", "reason"),
    [
        ("columns.json", None, "No such file"),
        ("columns.json", "{}", "missing required field"),
        ("cases.csv", None, "No such file"),
        ("activities.csv", '"A"\r\n"b"\r\n', "not the table that was written"),
        (
            "cases.csv",
            '"_CASE_KEY","UI_INTENT"\r\n"a"\r\n"b","c","d"\r\n',
            "not the table",
        ),
    ],
)
def test_tables_that_were_not_written_here_are_refused(
    file: str, content: str | None, reason: str, tmp_path: Path
) -> None:
    """Whoever changed a file is told which."""
    write_celonis(make_log(), tmp_path)
    if content is None:
        (tmp_path / file).unlink()
    else:
        (tmp_path / file).write_text(content, encoding="utf-8")

    with pytest.raises(ConversionError, match=reason):
        read_celonis(tmp_path)


cells = st.none() | st.text(st.characters(codec="utf-8"))
names = st.text(st.characters(codec="utf-8"), min_size=1).filter(str.strip)
moments = st.datetimes(
    dt.datetime(1900, 1, 1),  # noqa: DTZ001 (the zone is drawn)
    dt.datetime(2200, 1, 1),  # noqa: DTZ001
    timezones=st.just(dt.timezone.utc),
).map(lambda t: t.replace(microsecond=t.microsecond // 1000 * 1000))
rows = st.lists(
    st.tuples(
        names,
        names,
        moments,
        cells,
        st.integers(-(2**63), 2**63 - 1),
        st.none() | st.floats(allow_nan=False, allow_infinity=False),
    ),
    max_size=8,
)


@given(rows)
def test_any_log_comes_back(data: list[Any]) -> None:
    """Whatever stands in a log is the same after writing and reading."""
    log = pd.DataFrame(
        {
            CASE: pd.Series([row[0] for row in data], dtype="str"),
            ACTIVITY: pd.Series([row[1] for row in data], dtype="str"),
            TIMESTAMP: pd.Series([row[2] for row in data], dtype="datetime64[us, UTC]"),
            "ui:input": pd.Series([row[3] for row in data], dtype=object),
            "case:n": pd.Series([row[4] for row in data], dtype="int64"),
            "ui:x": pd.Series([row[5] for row in data], dtype="float64"),
        }
    )
    with tempfile.TemporaryDirectory() as folder:
        assert write_celonis(log, folder).losses == ()
        assert same(read_celonis(folder), log)
        assert write_parquet(log, Path(folder, "log.parquet")).losses == ()
        assert same(read_parquet(Path(folder, "log.parquet")), log)
