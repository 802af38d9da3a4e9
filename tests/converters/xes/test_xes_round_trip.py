"""What is written as XES comes back as it was."""

from __future__ import annotations

import datetime as dt
import tempfile
from collections.abc import Hashable
from pathlib import Path
from typing import Any, Literal

import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pandas.testing import assert_frame_equal

from wb2pm.converters.xes.reader import read_xes
from wb2pm.converters.xes.writer import write_xes

NANOSECONDS = st.integers(-(2**62), 2**62)
TEXT = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"])
    | st.sampled_from("\n\t\r&<>\"'"),
    max_size=8,
).map(lambda text: text.replace("\ufffe", "").replace("\uffff", ""))
NAMES = st.text(min_size=1, max_size=6).filter(
    lambda name: name.isprintable() and not name.startswith("case:")
)
VALUES = {
    "text": TEXT,
    "int": st.integers(-(2**63), 2**63 - 1),
    "float": st.floats(allow_nan=False, allow_infinity=False),
    "bool": st.booleans(),
    "time": NANOSECONDS.map(lambda ns: pd.Timestamp(ns, tz="UTC")),
}
DTYPES = {"text": "str", "int": "Int64", "float": "float64", "bool": "boolean"}


def column(kind: str, values: list[Any]) -> pd.Series[Any]:
    """Return values the dtype that they are read with."""
    if kind == "mixed":
        return pd.Series(values, dtype=object)
    if kind == "time":
        stamps = pd.Series(pd.to_datetime(values, utc=True)).astype(
            "datetime64[ns, UTC]"
        )
        whole = not (stamps.dropna().astype("int64") % 1000).any()
        return stamps.astype("datetime64[us, UTC]") if whole else stamps
    series = pd.Series(values, dtype=DTYPES[kind])
    if kind in {"int", "bool"} and series.notna().all():
        return series.astype("int64" if kind == "int" else "bool")
    return series


@st.composite
def logs(draw: st.DrawFn) -> pd.DataFrame:
    """Make logs in the order, and with the dtypes, in which they are read."""
    sizes = draw(st.lists(st.integers(1, 3), min_size=1, max_size=3))
    rows = sum(sizes)
    names = draw(st.lists(TEXT, min_size=len(sizes), max_size=len(sizes), unique=True))
    ends = draw(st.lists(NANOSECONDS, min_size=rows, max_size=rows))
    spans = draw(
        st.lists(st.integers(0, 10) | NANOSECONDS, min_size=rows, max_size=rows)
    )
    stamps = [pd.Timestamp(ns, tz="UTC") for ns in ends]
    columns = {
        "case:concept:name": column(
            "text",
            [n for n, size in zip(names, sizes, strict=True) for _ in range(size)],
        ),
        "concept:name": column(
            "text", draw(st.lists(TEXT, min_size=rows, max_size=rows))
        ),
        "time:timestamp": column("time", stamps),
        "event_index": pd.Series([i for size in sizes for i in range(size)]),
    }
    if draw(st.booleans()):
        starts = [
            pd.Timestamp(max(min(end - span, 2**62), -(2**62)), tz="UTC")
            for end, span in zip(ends, spans, strict=True)
        ]
        if draw(st.booleans()):
            starts[draw(st.integers(0, rows - 1))] = pd.NaT  # type: ignore[call-overload]  # the stubs know no NaT in a list
        columns["start_timestamp"] = column("time", starts)
    if draw(st.booleans()):
        transitions = st.sampled_from(["complete", "COMPLETE", "schedule", "start"])
        columns["lifecycle:transition"] = column(
            "text", draw(st.lists(transitions, min_size=rows, max_size=rows))
        )
    for name in draw(st.sets(NAMES, max_size=3)) - columns.keys():
        kind = draw(st.sampled_from([*VALUES, "mixed"]))
        per_case = draw(st.booleans())
        value = st.none() | (
            st.one_of(*VALUES.values()) if kind == "mixed" else VALUES[kind]
        )
        count = len(sizes) if per_case else rows
        values = draw(st.lists(value, min_size=count, max_size=count))
        if per_case:
            values = [v for v, n in zip(values, sizes, strict=True) for _ in range(n)]
        if len({type(v) for v in values if v is not None}) == (
            1 if kind != "mixed" else 2
        ):
            columns[f"case:{name}" if per_case else name] = column(kind, values)
    return pd.DataFrame(columns)


@given(log=logs(), lifecycle=st.sampled_from(["both", "complete"]))
def test_reading_gives_back_what_was_written(
    log: pd.DataFrame, lifecycle: Literal["both", "complete"]
) -> None:
    """No value, order or dtype is lost."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "log.xes"

        write_xes(log, path, lifecycle=lifecycle)

        read = read_xes(path)
    nothing = [name for name in log if log[name].isna().all()]
    expected = log.drop(columns=nothing)
    assert_frame_equal(read, expected[list(read.columns)])
    assert read.columns.size == expected.columns.size


@settings(max_examples=25, deadline=None)
@given(log=logs())
def test_writing_does_not_change_the_log_and_is_deterministic(
    log: pd.DataFrame,
) -> None:
    """The same log gives the same bytes, compressed or not."""
    before = log.copy(deep=True)
    with tempfile.TemporaryDirectory() as folder:
        contents = []
        for number in range(2):
            for suffix in ("xes", "xes.gz"):
                path = Path(folder) / f"{number}" / f"log.{suffix}"
                write_xes(log, path)
                contents.append(path.read_bytes())
    assert contents[:2] == contents[2:]
    assert_frame_equal(log, before)


def test_log_attributes_come_back_under_their_own_keys(tmp_path: Path) -> None:
    """What `DataFrame.attrs` says about the log is written with it."""
    log = pd.DataFrame(
        {
            "case:concept:name": ["a"],
            "concept:name": ["A"],
            "time:timestamp": pd.to_datetime(["2024-01-01T00:00:00Z"]),
        }
    )
    given_attrs: dict[Hashable, Any] = {
        "concept:name": "my log",
        "wb2pm:granularity": "step",
        "number of people": 2,
        "share": 0.5,
        "done": True,
        "made": dt.datetime(2024, 5, 1, 12, 0, 0, 123456, tzinfo=dt.timezone.utc),
    }
    log.attrs = {**given_attrs, "nothing": None, "xes:version": "mine"}

    report = write_xes(log, tmp_path / "log.xes")

    read = read_xes(tmp_path / "log.xes")
    own = {k: v for k, v in read.attrs.items() if not str(k).startswith("xes:")}
    assert own == given_attrs
    assert [loss.what for loss in report.losses] == ["log attribute number of people"]


def test_a_file_keeps_its_extensions_and_classifiers(tmp_path: Path) -> None:
    """Declarations that a reader noted are declared again."""
    first, second = tmp_path / "first.xes", tmp_path / "second.xes"
    first.write_text(
        '<log><extension name="Cost" prefix="cost" uri="http://example.org/c.xesext"/>'
        '<classifier name="My act" keys="concept:name \'window title\'"/>'
        '<trace><string key="concept:name" value="a"/>'
        '<event><string key="concept:name" value="A"/>'
        '<date key="time:timestamp" value="2024-01-01T00:00:00Z"/></event></trace></log>'
    )

    write_xes(read_xes(first), second)

    attrs = read_xes(second).attrs
    assert "cost" in [ext["prefix"] for ext in attrs["xes:extensions"]]
    assert {
        "name": "Myact",
        "scope": "event",
        "keys": "concept:name 'window title'",
    } in (attrs["xes:classifiers"])


@pytest.mark.parametrize("suffix", ["xes", "xes.gz"])
def test_an_empty_log_can_be_written_and_read(tmp_path: Path, suffix: str) -> None:
    """A log without events is a log; a column without values is not written."""
    log = pd.DataFrame(
        {
            "case:concept:name": pd.Series([], dtype="str"),
            "concept:name": pd.Series([], dtype="str"),
            "time:timestamp": pd.Series([], dtype="datetime64[us, UTC]"),
            "start_timestamp": pd.Series([], dtype="datetime64[us, UTC]"),
            "event_index": pd.Series([], dtype="int64"),
            "case:ui:intent": pd.Series([], dtype="str"),
        }
    )
    path = tmp_path / f"log.{suffix}"

    report = write_xes(log, path)

    assert (report.cases, report.events, report.losses) == (0, 0, ())
    read = read_xes(path)
    empty = ["case:ui:intent", "start_timestamp"]
    assert_frame_equal(read, log.drop(columns=empty), check_like=True)


def test_the_events_of_a_file_can_be_had_as_they_are(tmp_path: Path) -> None:
    """Whoever wants the start events of our files gets them."""
    log = pd.DataFrame(
        {
            "case:concept:name": ["a"],
            "concept:name": ["A"],
            "time:timestamp": pd.to_datetime(["2024-01-01T00:00:01Z"]),
            "start_timestamp": pd.to_datetime(["2024-01-01T00:00:00Z"]),
        }
    )
    write_xes(log, tmp_path / "log.xes", lifecycle="both")

    events = read_xes(tmp_path / "log.xes", lifecycle="keep")

    assert events["lifecycle:transition"].tolist() == ["start", "complete"]
    assert events["concept:instance"].tolist() == ["0", "0"]
    assert events.attrs["xes:derived"] == (
        "start_timestamp lifecycle:transition start_events concept:instance"
    )
    write_xes(events, tmp_path / "again.xes")
    again = read_xes(tmp_path / "again.xes")
    assert again["lifecycle:transition"].tolist() == ["start", "complete"]
