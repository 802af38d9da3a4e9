"""A long event log analysed in its table: the same findings as of any other."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import msgspec
import pytest

import wb2pm
from wb2pm.analysis.preparing import prepare
from wb2pm.converters.eventlogs.in_table import TableEvents, taken_out
from wb2pm.converters.formats import outputs
from wb2pm.report import main_job
from wb2pm.report.files import json_parts

if TYPE_CHECKING:
    from pathlib import Path

ROWS = (
    ("1", "Register", "09:00", "kim", "car"),
    ("2", "Register", "09:01", "lee", "home"),
    ("1", "Check", "09:20", "kim", "car"),
    ("2", "Check", "09:30", "lee", "home"),
    ("3", "Register", "09:31", "kim", "car"),
    ("2", "Check", "09:40", "lee", "home"),
    ("", "Stray", "09:41", "lee", "home"),
    ("1", "Pay", "10:00", "kim", "car"),
    ("3", "Pay", "10:30", "ann", "car"),
    ("2", "Pay", "11:00", "lee", "home"),
)


def _log(path: Path, header: str = "") -> Path:
    named = "case:concept:name,concept:name,time:timestamp,org:resource,case:product"
    lines = [
        f"{case},{activity},2024-01-01T{time}:00Z,{who},{product}"
        for case, activity, time, who, product in ROWS
    ]
    path.write_text("\n".join([header or named, *lines]) + "\n")
    return path


@pytest.fixture
def by_cases(tmp_path: Path) -> wb2pm.Analysis:
    """What is found when each event is made."""
    return wb2pm.analyze(_log(tmp_path / "claims.csv"), out=tmp_path / "cases")


@pytest.fixture
def in_table(
    by_cases: wb2pm.Analysis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> wb2pm.Analysis:
    """What is found when any log counts as long."""
    assert by_cases.demonstrations
    monkeypatch.setattr(main_job, "TABLES_FROM", 1)
    return wb2pm.analyze(tmp_path / "claims.csv", out=tmp_path / "table")


def test_the_files_are_the_same(in_table: wb2pm.Analysis, tmp_path: Path) -> None:
    """Report, logs, models, procedures and verdicts, to the byte."""
    assert isinstance(in_table.demonstrations[0].events, TableEvents)
    files = [p for p in (tmp_path / "cases").rglob("*") if p.is_file()]
    assert len(files) > len(outputs.DEFAULT_OUTPUTS)
    for file in files:
        same = tmp_path / "table" / file.relative_to(tmp_path / "cases")
        assert same.read_bytes() == file.read_bytes(), file.name


def test_the_values_are_the_same(
    by_cases: wb2pm.Analysis, in_table: wb2pm.Analysis
) -> None:
    """Events are sequences that equal those that were made before."""
    assert in_table.demonstrations == by_cases.demonstrations
    assert in_table.to_frame().equals(by_cases.to_frame())
    one, other = in_table.workflows[0], by_cases.workflows[0]
    assert one.activities == other.activities
    assert one.to_frame().equals(other.to_frame())
    assert list(one.activities["2"])[-1].label == "Pay"


def test_events_in_a_table_are_a_sequence(in_table: wb2pm.Analysis) -> None:
    """With a length, places, slices, equality and hashes; they cross processes."""
    case = in_table.demonstrations[1]
    events, made = case.events, tuple(case.events)

    assert len(events) == len(made) == 4
    assert [e.raw_action for e in made] == ["Register", "Check", "Check", "Pay"]
    assert events[-1] == made[3]
    assert events[1:3] == made[1:3]
    assert events == made
    with pytest.raises(TypeError, match="unhashable"):  # as that of the tuple
        hash(events)
    assert events != list(made)
    assert repr(events) == "TableEvents(4)"
    assert pickle.loads(pickle.dumps(case)) == case
    with pytest.raises(IndexError):
        events[4]
    activities = in_table.workflows[0].activities["2"]
    assert activities[0].events == made[:1]
    assert activities[:1] == (activities[0],)
    with pytest.raises(TypeError, match="unhashable"):
        hash(activities)
    assert activities != list(activities)
    assert repr(activities) == "TableActivities(4)"
    taken, labelled = taken_out(case, activities)
    assert type(taken.events) is tuple
    assert labelled[0].events[0] is taken.events[0]


def test_rows_may_stand_in_any_order(tmp_path: Path) -> None:
    """Cases are put together by their rows, whatever stands between these."""
    prepared = prepare([_log(tmp_path / "claims.csv")], tables_from=1)

    assert [d.id for d in prepared.demonstrations] == ["1", "2", "3"]
    rows = [[e.source_index for e in d.events] for d in prepared.demonstrations]
    assert rows == [[0, 2, 7], [1, 3, 5, 9], [4, 8]]
    assert [s.reason for s in prepared.skipped] == [
        "1 events belong to no case: left out"
    ]


def test_logs_that_say_more_are_made_as_ever(tmp_path: Path) -> None:
    """Such as those of user interfaces, whose elements and pages count."""
    header = "case:concept:name,concept:name,time:timestamp,ui:url,ui:element"
    prepared = prepare([_log(tmp_path / "claims.csv", header)], tables_from=1)

    assert {type(d.events) for d in prepared.demonstrations} == {tuple}


def test_object_centric_logs_of_long_tables_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are left out of what is written unasked, which is said."""
    monkeypatch.setattr(outputs, "OBJECTS_UP_TO", 5)
    path = _log(tmp_path / "claims.csv")

    found = wb2pm.analyze(path, out=tmp_path / "out")
    wb2pm.analyze(path, out=tmp_path / "asked", outputs=["ocel-json"])

    assert not list((tmp_path / "out").glob("*.ocel.*"))
    assert (tmp_path / "out" / "log.xes").is_file()
    assert found.notes[0] == (
        "The log has 9 events, and was not written as ocel-json, ocel-xml, ocel-sqlite:"
        " ask for these with --to"
    )
    assert (tmp_path / "asked" / "log.ocel.json").is_file()


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"a": {}},
        {"a": {"b": [1, {"c": "x\ny"}]}, "d": {"e": None}},
        {'"': {"é": 1}},
    ],
)
def test_parts_of_json_are_the_whole(value: dict[str, object]) -> None:
    """Written one after the other they are what is written at once."""
    whole = msgspec.json.format(msgspec.json.encode(value), indent=1)

    assert b"".join(json_parts(value)) == whole
