"""Any existing event log through the commands: convert, discover, analyse."""

from __future__ import annotations

import json
from pathlib import Path

import pandas as pd
import pytest
from click.testing import CliRunner

from tests.converters.eventlogs.test_event_logs import DISCO, OCEL
from wb2pm.analysis.preparing import prepare
from wb2pm.cli import main
from wb2pm.converters.ocel.files import read_ocel
from wb2pm.converters.tables.parquet import read_parquet
from wb2pm.converters.xes.reader import read_xes


def run(*arguments: object, code: int = 0) -> str:
    """Run a command; give what it printed."""
    result = CliRunner().invoke(main, [str(a) for a in arguments])
    assert result.exit_code == code, result.output
    return result.output


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A log with Disco's names."""
    path = tmp_path / "log.csv"
    path.write_text(DISCO, encoding="utf-8")
    return path


def test_converting_a_log_loses_no_column(table: Path, tmp_path: Path) -> None:
    """Nor any value; names that XES has are used for columns that it knows."""
    out = tmp_path / "out"

    run(
        "convert",
        table,
        "--to",
        "xes",
        "--to",
        "parquet",
        "--to",
        "ocel-json",
        "--out",
        out,
    )

    xes, parquet = read_xes(out / "log.xes"), read_parquet(out / "log.parquet")
    order = ["case:concept:name", "event_index"]
    xes, parquet = (f.sort_values(order, ignore_index=True) for f in (xes, parquet))
    names = [*order, "Code", "Cost", "Urgent", "Due", "Note", "org:resource"]
    pd.testing.assert_frame_equal(xes[names], parquet[names], check_dtype=False)
    assert sorted(xes["concept:name"]) == sorted(parquet["concept:name"])
    assert len(read_ocel(out / "log.ocel.json").events) == 3


def test_an_error_in_a_mapping_names_the_mapping(table: Path, tmp_path: Path) -> None:
    """Not the log, which is all right."""
    absent = f"mapping={tmp_path / 'absent.toml'}"
    said = run(
        "convert", table, "--to", "csv", "--out", tmp_path, "--option", absent, code=1
    )

    assert "log.csv: absent.toml: No such file or directory" in said


def test_an_object_centric_log_is_written_as_it_is(tmp_path: Path) -> None:
    """Not by way of its cases: all its objects and relations are there."""
    path = tmp_path / "log.jsonocel"
    path.write_text(json.dumps(OCEL), encoding="utf-8")

    run(
        *("convert", path, "--option", "case=order", "--to", "ocel-xml"),
        *("--out", tmp_path / "out"),
        code=3,
    )

    again = read_ocel(tmp_path / "out" / "log.ocel.xml")
    assert len(again.events) == 2
    assert len(again.objects) == 4
    assert len(again.events[0].relations) + len(again.events[1].relations) == 4


def test_two_logs_of_one_case_id_are_kept_apart(table: Path, tmp_path: Path) -> None:
    """In the table as among the demonstrations."""
    other = tmp_path / "other.csv"
    other.write_text(DISCO, encoding="utf-8")

    prepared = prepare([table, other])

    assert [d.id for d in prepared.demonstrations] == ["17", "18", "17 #2", "18 #2"]
    cases = [t.log["case:concept:name"].tolist() for t in prepared.tables]
    assert cases == [["17", "18", "17"], ["17 #2", "18 #2", "17 #2"]]


def test_logs_and_recordings_make_one_log(table: Path, tmp_path: Path) -> None:
    """With the columns of both."""
    recording = tmp_path / "tockler.csv"
    recording.write_text(
        "App,Type,Title,Begin,End\nExcel,AppTrackItem,b.xlsx,"
        "2024-03-01 09:00:00,2024-03-01 09:05:00\n",
        encoding="utf-8",
    )

    out = tmp_path / "out"
    run("convert", table, recording, "--to", "parquet", "--to", "csv", "--out", out)

    log = read_parquet(tmp_path / "out" / "log.parquet")
    assert log["start_timestamp"].notna().all()
    assert log["case:concept:name"].tolist() == ["17", "18", "17", "tockler"]
    assert log["concept:name"].tolist()[-1] == "Use 'Excel'"
    assert "Code" in log


def test_secrets_of_a_log_are_masked_before_it_is_written(tmp_path: Path) -> None:
    """As those of recordings are."""
    path = tmp_path / "log.csv"
    path.write_text(
        "case_id,activity,timestamp,note\n1,Mail,2024-03-01T09:00:00Z,to kim@shop.example\n",
        encoding="utf-8",
    )

    run("convert", path, "--to", "parquet", "--out", tmp_path / "out")

    log = read_parquet(tmp_path / "out" / "log.parquet")
    assert log["note"].tolist() == ["to [email]"]
    assert log.attrs["wb2pm:masked:email"] == 1


def test_a_log_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """With how to mend it."""
    path = tmp_path / "log.csv"
    path.write_text("order,what\n1,a\n", encoding="utf-8")

    said = run(
        "convert",
        path,
        "--format",
        "event-log",
        "--to",
        "xes",
        "--out",
        tmp_path,
        code=1,
    )

    assert "no column is known to be the case" in said


def test_a_log_is_analysed_like_recordings(table: Path, tmp_path: Path) -> None:
    """Its report has its activities; no procedure is written for each case."""
    pytest.importorskip("pm4py")
    out = tmp_path / "out"

    run("analyze", table, "--out", out, "--to", "xes")

    report = (out / "report.html").read_text(encoding="utf-8")
    assert "T01 Check" in report
    assert not [p for p in (out / "procedures").iterdir() if "17" in p.name]


def test_a_model_is_discovered_of_any_log(table: Path, tmp_path: Path) -> None:
    """As BPMN."""
    pytest.importorskip("pm4py")

    run("discover", table, "--out", tmp_path / "m.bpmn")

    assert "T01 Check" in (tmp_path / "m.bpmn").read_text(encoding="utf-8")


def test_many_cases_are_compared_in_part_and_said_so(tmp_path: Path) -> None:
    """The rest is counted and measured all the same."""
    rows = "".join(
        f"{case},{activity},2024-03-01T09:0{minute}:00Z\n"
        for case in range(320)
        for minute, activity in enumerate(("Pack", "Send"))
    )
    path = tmp_path / "log.csv"
    path.write_text(f"case_id,activity,timestamp\n{rows}", encoding="utf-8")

    said = run("analyze", path, "--out", tmp_path / "out", "--to", "parquet")

    assert "come from 300 of its 320 cases" in said
    assert "320 recordings were not checked: there is no procedure" in said
    assert len(pd.read_parquet(tmp_path / "out" / "log.parquet")) == 640
