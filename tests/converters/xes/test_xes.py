"""XES files as they are written."""

from __future__ import annotations

import datetime as dt
import decimal
import gzip
import uuid
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest
from lxml import etree

from wb2pm.converters.writing import Loss
from wb2pm.converters.xes.names import escape_key, unescape_key
from wb2pm.converters.xes.reader import read_xes
from wb2pm.converters.xes.writer import CANNOT_HOLD, write_xes
from wb2pm.errors import LogError, WriteError

UUID = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"


def make_log(**columns: Any) -> pd.DataFrame:
    """Make a log of one case and two events with further columns."""
    return pd.DataFrame(
        {
            "case:concept:name": ["c"] * 2,
            "concept:name": ["A0", "A1"],
            "time:timestamp": pd.to_datetime(["2024-01-01T10:00:00Z"] * 2),
            **columns,
        }
    )


def lines(path: Path, key: str) -> list[str]:
    """Return the lines of the attribute `key`."""
    text = path.read_text(encoding="utf-8")
    return [line for line in text.splitlines() if f'key="{key}"' in line]


def test_a_log_is_written_one_tag_a_line_in_a_fixed_order(tmp_path: Path) -> None:
    """Key before value, double quotes, UTC with milliseconds, times tied in pairs."""
    log = make_log(
        **{
            "start_timestamp": pd.to_datetime(
                ["2024-01-01T11:59:00.5+02:00", "2024-01-01T12:00:00.0+02:00"]
            ),
            "event_index": [0, 1],
            "ui:input": ["a\t<&>\"'\n", None],
            "case:ui:intent": "run the report",
        }
    )

    report = write_xes(log, tmp_path / "log.xes", lifecycle="both")

    assert (report.cases, report.events, report.losses) == (1, 3, ())
    assert (tmp_path / "log.xes").read_text(encoding="utf-8") == (
        """<?xml version="1.0" encoding="UTF-8"?>
<log xes.version="2.0" xmlns="http://www.xes-standard.org/">
<extension name="Concept" prefix="concept" uri="http://www.xes-standard.org/concept.xesext"/>
<extension name="Time" prefix="time" uri="http://www.xes-standard.org/time.xesext"/>
<extension name="Lifecycle" prefix="lifecycle" uri="http://www.xes-standard.org/lifecycle.xesext"/>
<extension name="UserInteraction" prefix="ui" uri="https://wb2pm.readthedocs.io/ui.xesext"/>
<global scope="trace">
<string key="concept:name" value="UNKNOWN"/>
</global>
<global scope="event">
<string key="concept:name" value="UNKNOWN"/>
<string key="lifecycle:transition" value="complete"/>
<date key="time:timestamp" value="1970-01-01T00:00:00.000+00:00"/>
</global>
<classifier name="Activity" scope="event" keys="concept:name"/>
<classifier name="ActivityAndTransition" scope="event" keys="concept:name lifecycle:transition"/>
<string key="ui:derived" value="start_timestamp lifecycle:transition start_events concept:instance"/>
<trace>
<string key="concept:name" value="c"/>
<string key="ui:intent" value="run the report"/>
<event>
<string key="concept:name" value="A0"/>
<string key="concept:instance" value="0"/>
<string key="lifecycle:transition" value="start"/>
<date key="time:timestamp" value="2024-01-01T09:59:00.500+00:00"/>
<int key="event_index" value="0"/>
</event>
<event>
<string key="concept:name" value="A0"/>
<string key="concept:instance" value="0"/>
<string key="lifecycle:transition" value="complete"/>
<date key="time:timestamp" value="2024-01-01T10:00:00.000+00:00"/>
<int key="event_index" value="0"/>
<string key="ui:input" value="a&#9;&lt;&amp;&gt;&quot;'&#10;"/>
</event>
<event>
<string key="concept:name" value="A1"/>
<string key="lifecycle:transition" value="complete"/>
<date key="time:timestamp" value="2024-01-01T10:00:00.000+00:00"/>
<int key="event_index" value="1"/>
</event>
</trace>
</log>
"""
    )


def test_one_event_a_row_keeps_its_start_as_an_attribute(tmp_path: Path) -> None:
    """Whoever wants no pairs gets none, and still the whole log."""
    start = pd.to_datetime(["2024-01-01T09:00:00Z", "2024-01-01T09:30:00Z"])
    path = tmp_path / "log.xes"

    report = write_xes(make_log(start_timestamp=start), path)

    assert report.events == 2
    assert lines(path, "start_timestamp") == [
        '<date key="start_timestamp" value="2024-01-01T09:00:00.000+00:00"/>',
        '<date key="start_timestamp" value="2024-01-01T09:30:00.000+00:00"/>',
    ]


def test_cases_are_gathered_and_events_follow_their_index(tmp_path: Path) -> None:
    """The event index is the order; clocks and rows come second."""
    log = pd.DataFrame(
        {
            "case:concept:name": ["b", "a", "b"],
            "concept:name": ["second", "only", "first"],
            "time:timestamp": pd.to_datetime(["2024-01-01T10:00:00Z"] * 3),
            "event_index": [1, 0, 0],
        }
    )

    write_xes(log, tmp_path / "log.xes")

    read = read_xes(tmp_path / "log.xes")
    assert read["case:concept:name"].tolist() == ["b", "b", "a"]
    assert read["concept:name"].tolist() == ["first", "second", "only"]


def test_rows_stand_in_their_order_where_an_index_is_missing(tmp_path: Path) -> None:
    """An index with gaps orders nothing."""
    log = make_log(event_index=pd.Series([1, None], dtype="Int64"))

    write_xes(log, tmp_path / "log.xes")

    assert read_xes(tmp_path / "log.xes")["concept:name"].tolist() == ["A0", "A1"]


@pytest.mark.parametrize(
    ("values", "tags"),
    [
        (pd.Series(["x", None], dtype="category"), ['<string key="k" value="x"/>']),
        (pd.Series([7, None], dtype="category"), ['<int key="k" value="7"/>']),
        (
            pd.Series(["x", "y"], dtype="category"),
            ['<string key="k" value="x"/>', '<string key="k" value="y"/>'],
        ),
        (pd.Series([7, None], dtype="Int8"), ['<int key="k" value="7"/>']),
        (pd.Series([7, None], dtype="int64[pyarrow]"), ['<int key="k" value="7"/>']),
        (pd.Series([2**63 - 1] * 2, dtype="uint64"), [f'<int key="k" value="{2**63 - 1}"/>'] * 2),
        (pd.Series([0.5, np.nan]), ['<float key="k" value="0.5"/>']),
        (pd.Series([1e300, None], dtype="Float64"), ['<float key="k" value="1e+300"/>']),
        (pd.Series([0.25, None], dtype="float32"), ['<float key="k" value="0.25"/>']),
        (pd.Series([True, None], dtype="boolean"), ['<boolean key="k" value="true"/>']),
        (pd.Series([False, None], dtype="object"), ['<boolean key="k" value="false"/>']),
        (pd.Series(["x", pd.NA], dtype="string"), ['<string key="k" value="x"/>']),
        (
            pd.Series([dt.datetime(2024, 1, 1, tzinfo=dt.timezone.utc), None], dtype=object),
            ['<date key="k" value="2024-01-01T00:00:00.000+00:00"/>'],
        ),
        (
            pd.to_datetime(pd.Series(["2024-01-01T02:00:00.5+02:00", None])),
            ['<date key="k" value="2024-01-01T00:00:00.500+00:00"/>'],
        ),
        (
            pd.to_datetime(pd.Series(["1960-01-01T00:00:00.000001Z", None])),
            [
                '<date key="k" value="1960-01-01T00:00:00.000001+00:00"/>',
            ],
        ),
        (pd.Series([uuid.UUID(UUID), None]), [f'<id key="k" value="{UUID}"/>']),
        (pd.Series([None, None], dtype=object), []),
        (pd.Series([np.int64(3), "x"]), ['<int key="k" value="3"/>', '<string key="k" value="x"/>']),
        (
            pd.Series([np.datetime64("2024-01-01T00:00:00Z".rstrip("Z")), True], dtype=object),
            [
                '<date key="k" value="2024-01-01T00:00:00.000+00:00"/>',
                '<boolean key="k" value="true"/>',
            ],
        ),
    ],
    ids=lambda value: str(getattr(value, "dtype", "")),
)  # fmt: skip
def test_every_type_of_column_is_written(
    tmp_path: Path, values: pd.Series[Any], tags: list[str]
) -> None:
    """Types of pandas map to the six of XES; missing values are left out."""
    write_xes(make_log(k=values), tmp_path / "log.xes")

    assert lines(tmp_path / "log.xes", "k") == tags


@pytest.mark.parametrize(
    ("values", "written", "reason"),
    [
        (["a\x08b", "c"], "ab", "characters that XML cannot hold were left out"),
        (["a\ud800b", "c"], "ab", "characters that XML cannot hold were left out"),
        ([2**64, 1], str(2**64), "beyond 64 bits: written as text"),
        (np.array([2**63, 1], dtype="uint64"), str(2**63), "beyond 64 bits: written as text"),
        ([np.inf, 1.0], "INF", "an infinite number makes OpenXES refuse the file: written as text"),
        ([-np.inf, 1.0], "-INF", "an infinite number makes OpenXES refuse the file: written as text"),
        ([{"b": [1, {2}]}, None], "{&quot;b&quot;: [1, [2]]}", "a list or mapping: written as JSON text"),
        ([np.array([1, 2]), None], "[1, 2]", "a list or mapping: written as JSON text"),
        ([{(1, 2): 3}, None], "{(1, 2): 3}", "a list or mapping: written as JSON text"),
        ([decimal.Decimal("1.10"), None], "1.10", "XES has no such type: written as text"),
        (pd.to_timedelta(["1h", None]), "0 days 01:00:00", "XES has no such type: written as text"),
        (pd.to_datetime(pd.Series(["2024-01-01", None])), "2024-01-01T00:00:00.000+00:00", "no time zone: written as UTC"),
        ([dt.datetime(2024, 1, 1), None], "2024-01-01T00:00:00.000+00:00", "no time zone: written as UTC"),  # noqa: DTZ001 (a time without zone is the point)
    ],
)  # fmt: skip
def test_what_xes_cannot_hold_is_reported(
    tmp_path: Path, values: Any, written: str, reason: str
) -> None:
    """Each loss names its column, how many values, and what was written."""
    column = pd.Series(values, dtype=object if isinstance(values, list) else None)

    report = write_xes(make_log(k=column), tmp_path / "log.xes")

    assert report.losses == (Loss(what="k", count=1, reason=reason),)
    assert f' key="k" value="{written}"/>' in lines(tmp_path / "log.xes", "k")[0]


def test_the_format_says_what_it_cannot_hold() -> None:
    """The list is for people to read before they choose a format."""
    assert all(isinstance(entry, str) for entry in CANNOT_HOLD)
    assert "a case without events" in CANNOT_HOLD


def test_times_have_as_many_digits_as_they_need(tmp_path: Path) -> None:
    """Readers that know milliseconds cut the rest; ours gets every nanosecond."""
    times = pd.to_datetime(["2024-01-01T10:00:00.123456789Z", "1960-01-01T00:00:00.0Z"])
    log = make_log(**{"other": list(times), "case:at": [times[0]] * 2})
    log["time:timestamp"] = times
    path = tmp_path / "log.xes"

    write_xes(log, path)

    assert lines(path, "time:timestamp")[1:] == [
        '<date key="time:timestamp" value="2024-01-01T10:00:00.123456789+00:00"/>',
        '<date key="time:timestamp" value="1960-01-01T00:00:00.000000000+00:00"/>',
    ]
    assert lines(path, "other") == [
        '<date key="other" value="2024-01-01T10:00:00.123456789+00:00"/>',
        '<date key="other" value="1960-01-01T00:00:00.000000000+00:00"/>',
    ]
    read = read_xes(path)
    assert read["time:timestamp"].tolist() == list(times)
    assert read["other"].tolist() == list(times)
    assert read["case:at"].tolist() == [times[0]] * 2


def test_ids_are_uuids_only(tmp_path: Path) -> None:
    """OpenXES refuses a file with another kind of id, so others are text."""
    log = make_log(**{"identity:id": [UUID, "7"]})

    write_xes(log, tmp_path / "log.xes")

    assert lines(tmp_path / "log.xes", "identity:id") == [
        f'<id key="identity:id" value="{UUID}"/>',
        '<string key="identity:id" value="7"/>',
    ]
    assert read_xes(tmp_path / "log.xes")["identity:id"].tolist() == [UUID, "7"]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("org:resource", "org:resource"),
        ("window title", "window_x0020_title"),
        ("1st", "_x0031_st"),
        ("-", "_x002D_"),
        ("a/b#2", "a_x002F_b_x0023_2"),
        ("Größe", "Größe"),
        ("名前", "名前"),
        ("\U0001f600", "_x1F600_"),
        ("_x0020_", "_x005F_x0020_"),
        ("_x_", "_x_"),
        ("a\n", "a_x000A_"),
    ],
)
def test_names_become_xml_names_and_come_back(name: str, key: str) -> None:
    """Any column name can be a key, and the key tells the name."""
    assert escape_key(name) == key
    assert unescape_key(key) == name


def test_an_escape_of_no_character_is_left_alone() -> None:
    """Only our own escapes are taken back."""
    assert unescape_key("_xFFFFFF_") == "_xFFFFFF_"


def test_a_renamed_column_is_reported(tmp_path: Path) -> None:
    """Other programs show the escaped key, which the report tells."""
    log = make_log(**{"window title": ["x", None]})

    report = write_xes(log, tmp_path / "log.xes")

    assert [(loss.what, loss.count) for loss in report.losses] == [("window title", 1)]
    assert "window_x0020_title" in report.losses[0].reason


def test_a_case_attribute_that_varies_is_written_on_the_events(tmp_path: Path) -> None:
    """Nothing is lost, and the report says where it went."""
    log = make_log(**{"case:mood": ["good", "bad"], "case:mixed": [1, "x"]})

    report = write_xes(log, tmp_path / "log.xes")

    assert [(loss.what, loss.count) for loss in report.losses] == [
        ("case:mixed", 1),
        ("case:mood", 1),
    ]
    read = read_xes(tmp_path / "log.xes")
    assert read["case:mood"].tolist() == ["good", "bad"]
    assert read["case:mixed"].tolist() == [1, "x"]


def test_case_ids_and_activities_are_text(tmp_path: Path) -> None:
    """The concept extension wants names as text; numbers are reported."""
    log = make_log()
    log["case:concept:name"] = 7
    log["concept:name"] = pd.Series([1, None], dtype="Int64")

    report = write_xes(log, tmp_path / "log.xes")

    reason = "XES wants text here: written as text"
    assert report.losses == (
        Loss(what="case:concept:name", count=1, reason=reason),
        Loss(what="concept:name", count=1, reason=reason),
    )
    read = read_xes(tmp_path / "log.xes")
    assert read["case:concept:name"].tolist() == ["7", "7"]
    assert read["concept:name"].fillna("none").tolist() == ["1", "none"]


def test_a_log_of_lifecycle_events_is_left_as_it_is(tmp_path: Path) -> None:
    """Rows that are start events already are not unfolded again."""
    times = pd.to_datetime(["2024-01-01T09:00:00Z", "2024-01-01T10:00:00Z"])
    log = make_log(
        **{"lifecycle:transition": ["start", "complete"], "start_timestamp": times}
    )

    report = write_xes(log, tmp_path / "log.xes", lifecycle="both")

    assert report.events == 2
    read = read_xes(tmp_path / "log.xes")
    assert read["lifecycle:transition"].tolist() == ["start", "complete"]
    assert read["start_timestamp"].tolist() == list(times)


def test_start_events_leave_no_trace_in_other_columns(tmp_path: Path) -> None:
    """Values that start events lack, and finer starts, change no dtype."""
    log = make_log(n=[1, 2], done=[True, False])
    times = ["2024-01-01T09:00:00.000000001Z", "2024-01-01T10:00:00.000000000Z"]
    log["start_timestamp"] = pd.to_datetime(times)

    write_xes(log, tmp_path / "log.xes", lifecycle="both")

    assert read_xes(tmp_path / "log.xes").dtypes.astype(str).to_dict() == {
        "case:concept:name": "str",
        "concept:name": "str",
        "time:timestamp": "datetime64[us, UTC]",
        "start_timestamp": "datetime64[ns, UTC]",
        "event_index": "int64",
        "done": "bool",
        "n": "int64",
    }


def test_a_start_that_is_no_time_is_an_attribute_like_others(tmp_path: Path) -> None:
    """Only times can be unfolded."""
    log = make_log(start_timestamp=["early", "late"])

    report = write_xes(log, tmp_path / "l.xes", lifecycle="both")

    assert report.events == 2
    assert read_xes(tmp_path / "l.xes")["start_timestamp"].tolist() == ["early", "late"]


def test_years_out_of_range_are_written_as_text(tmp_path: Path) -> None:
    """Other readers know four digits of a year at most."""
    far = pd.Series(np.array(["12024-01-01", "NaT"], dtype="datetime64[s]"))

    report = write_xes(make_log(k=far.dt.tz_localize("UTC")), tmp_path / "log.xes")

    assert report.losses[0].what == "k"
    assert lines(tmp_path / "log.xes", "k")[0].startswith(
        '<string key="k" value="12024'
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda log: log.drop(columns="concept:name"), "has no column concept:name"),
        (lambda log: log.rename(columns={"time:timestamp": "time"}), "case:concept:name, concept:name, time"),
        (lambda log: log[[]], "its columns are none"),
        (lambda log: pd.concat([log, log], axis=1), "more than one column"),
        (lambda log: log.assign(**{"time:timestamp": "noon"}), "convert it with"),
        (lambda log: log.assign(**{"case:concept:name": ["a", None]}), "1 rows have no case id"),
        (lambda log: log.assign(**{"case:": 1}), "cannot be called 'case:'"),
        (lambda log: log.rename(columns={"case:concept:name": 5}).assign(**{"case:concept:name": "a"}), "cannot be called 5"),
    ],
)  # fmt: skip
def test_a_log_that_is_none_is_refused(
    tmp_path: Path, change: Any, message: str
) -> None:
    """The message says what is missing and what there is."""
    with pytest.raises(LogError, match=message.replace("(", r"\(")):
        write_xes(change(make_log()), tmp_path / "log.xes")
    assert list(tmp_path.iterdir()) == []


def test_an_attribute_of_the_log_without_a_name_is_refused(tmp_path: Path) -> None:
    """A key of XES is never empty."""
    log = make_log()
    log.attrs = {"": 1}
    with pytest.raises(WriteError, match="log attribute"):
        write_xes(log, tmp_path / "log.xes")


def test_declarations_that_are_none_are_left_out(tmp_path: Path) -> None:
    """What someone put in the place of declarations does no harm."""
    log = make_log()
    log.attrs = {
        "xes:extensions": [{"name": "x"}, "y"],
        "xes:classifiers": "Activity",
        "lost": 2**70,
    }

    report = write_xes(log, tmp_path / "log.xes")

    assert [loss.what for loss in report.losses] == ["log attribute lost"]
    assert len(read_xes(tmp_path / "log.xes")) == 2


def test_a_compressed_file_holds_the_same_text(tmp_path: Path) -> None:
    """The suffix decides."""
    write_xes(make_log(), tmp_path / "log.xes")
    write_xes(make_log(), tmp_path / "log.xes.gz")

    packed = gzip.decompress((tmp_path / "log.xes.gz").read_bytes())
    assert packed == (tmp_path / "log.xes").read_bytes()


def rich_log() -> pd.DataFrame:
    """Make a log with every type of value, odd names and odd texts."""
    times = pd.to_datetime(["2024-01-01T10:00:00.1234567Z"] * 3)
    log = pd.DataFrame(
        {
            "case:concept:name": ["a & b", "a & b", "\U0001f600"],
            "case:ui:intent": ['say "hi" > it\'s', 'say "hi" > it\'s', None],
            "concept:name": ["Click 'Save & <close>'", "B\nC", "日本語"],
            "time:timestamp": times,
            "start_timestamp": times - pd.to_timedelta([5, 0, 1], unit="s"),
            "event_index": [0, 1, 0],
            "identity:id": [UUID, None, "no uuid"],
            "org:resource": ["x", None, "y"],
            "window title": ["t", "t", None],
            "number": pd.Series([1, -(2**63), None], dtype="Int64"),
            "share": [0.1, 1e-300, np.nan],
            "done": pd.Series([True, False, None], dtype="boolean"),
            "mixed": [1, "x", 2.5],
        }
    )
    log.attrs = {"concept:name": "log", "wb2pm:redaction": "secrets", "a list": [1]}
    return log


@pytest.mark.parametrize("name", ["", ".jbpm-strict"])
@pytest.mark.parametrize("log", [rich_log(), rich_log()[:0]], ids=["rich", "empty"])
def test_files_are_valid_by_the_schema_of_the_standard(
    tmp_path: Path, shared_data: Path, log: pd.DataFrame, name: str
) -> None:
    """Both copies of the schema that circulate accept them, the namespace aside."""
    schema = shared_data.parent / "schemas" / f"xes-ieee-1849-2016{name}.xsd"
    if not schema.is_file():
        pytest.skip("no schema")
    path = tmp_path / "log.xes"
    write_xes(log, path)
    text = path.read_bytes().replace(b' xmlns="http://www.xes-standard.org/"', b"")

    validator = etree.XMLSchema(etree.parse(schema))

    validator.assertValid(etree.fromstring(text))
