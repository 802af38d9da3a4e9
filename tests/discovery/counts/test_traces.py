"""One reading of the order of a log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pandas as pd
import pytest

from wb2pm.discovery.counts.traces import FILE_ORDER_NOTE, read_traces
from wb2pm.errors import LogError


def _log(columns: Mapping[str, Sequence[object]]) -> pd.DataFrame:
    rows = len(next(iter(columns.values())))
    times = pd.date_range("2024-01-01 10:00", periods=rows, freq="min", tz="UTC")
    standard = {
        "case:concept:name": ["1"] * rows,
        "concept:name": ["a"] * rows,
        "time:timestamp": times,
    }
    return pd.DataFrame({**standard, **columns})


def test_event_index_beats_rows_and_clocks() -> None:
    """The index is the order even where rows and clocks say otherwise."""
    log = _log({"concept:name": ["c", "a", "b"], "event_index": [2, 0, 1]})

    traces = read_traces(log)

    assert traces.cases["1"].activities == ("a", "b", "c")
    assert traces.notes == ()


def test_equal_indexes_keep_the_order_of_rows() -> None:
    """A tie of indexes is settled by the rows, not at random."""
    log = _log({"concept:name": ["b", "a"], "event_index": [0, 0]})

    assert read_traces(log).cases["1"].activities == ("b", "a")


def test_without_an_index_the_rows_are_the_order_and_it_is_said() -> None:
    """A log from elsewhere is used as it stands, with a note."""
    log = _log({"concept:name": ["b", "a"]}).iloc[::-1]

    traces = read_traces(log)

    assert traces.cases["1"].activities == ("a", "b")
    assert traces.notes == (FILE_ORDER_NOTE,)


def test_times_are_seconds_since_1970_in_any_unit_and_zone() -> None:
    """Clocks of any resolution and zone become the same seconds."""
    times = pd.Series(pd.to_datetime(["1970-01-01 02:00:01.5+02:00"]))
    log = _log({"time:timestamp": list(times.dt.as_unit("ms"))})

    trace = read_traces(log).cases["1"]

    assert trace.ended == (1.5,)
    assert trace.started == (1.5,)


def test_start_and_source_event_are_taken_where_there_are_any() -> None:
    """Durations come from the start column, ids from the folded source events."""
    log = _log(
        {
            "start_timestamp": [pd.Timestamp("2024-01-01 09:59", tz="UTC")],
            "ui:source_events": ["e7 e8"],
            "ui:id": ["x"],
        }
    )

    trace = read_traces(log).cases["1"]

    assert trace.ended[0] - trace.started[0] == 60.0
    assert trace.events == ("e7",)


def test_an_empty_id_is_none() -> None:
    """A cell without an id gives no id rather than an empty one."""
    log = _log({"ui:id": [None, "e1"]})

    assert read_traces(log).cases["1"].events == (None, "e1")


def test_an_empty_log_has_no_cases() -> None:
    """No rows, no cases, no complaint."""
    assert read_traces(_log({"concept:name": ["a"]}).iloc[:0]).cases == {}


def test_the_log_is_not_modified() -> None:
    """Reading adds and changes nothing in the caller's frame."""
    log = _log({"concept:name": ["b", "a"], "event_index": [1, 0]})
    before = log.copy(deep=True)

    read_traces(log)

    pd.testing.assert_frame_equal(log, before)


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ({"concept:name": ["a", None]}, "1 of 2 events have no 'concept:name'"),
        ({"event_index": [0.0, None]}, "1 of 2 events have no 'event_index'"),
        ({"time:timestamp": ["yesterday"]}, "not datetimes"),
        ({"event_index": ["x"]}, "not numbers"),
        ({"case:concept:name": [1, "1"]}, "mixes types"),
    ],
)
def test_unusable_columns_are_refused(
    columns: Mapping[str, Sequence[object]], message: str
) -> None:
    """What cannot be ordered or counted is refused with the column's name."""
    with pytest.raises(LogError, match=message):
        read_traces(_log(columns))


def test_missing_columns_are_named() -> None:
    """The message says what is missing and what there is."""
    log = _log({"concept:name": ["a"]}).drop(columns=["time:timestamp"])

    with pytest.raises(LogError, match=r"lacks the columns \['time:timestamp'\]"):
        read_traces(log)
