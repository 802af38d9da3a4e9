"""CSV tables in the words of the tools that load them."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import duckdb
import pandas as pd
import pytest
from hypothesis import given

from tests.converters.tables.test_tables import DTYPES, make_log, same
from tests.converters.xes.test_xes_round_trip import logs
from wb2pm.columns import ACTIVITY, CASE, RESOURCE, START, TIMESTAMP
from wb2pm.converters.tables.csv_profiles import (
    PROFILES,
    read_csv_profile,
    write_csv_profile,
)
from wb2pm.errors import ConversionError, LogError, UnknownNameError

HEADERS = {
    "xes-names": [
        "case:concept:name",
        "concept:name",
        "start_timestamp",
        "time:timestamp",
        "org:resource",
    ],
    "disco": [
        "Case ID",
        "Activity",
        "Resource",
        "Start Timestamp",
        "Complete Timestamp",
    ],
    "uipath": ["Activity", "Case_ID", "Event_end", "Event_start", "User"],
    "apromore": ["case_id", "activity", "start_timestamp", "end_timestamp", "resource"],
}
every_profile = pytest.mark.parametrize("profile", PROFILES)


@every_profile
def test_columns_are_called_what_the_tool_asks_for(
    profile: str, tmp_path: Path
) -> None:
    """In one table, times of one pattern, rows in the order of the log."""
    log = make_log(**{RESOURCE: ["ann", "bob", None]})

    report = write_csv_profile(log, tmp_path / "log.csv", profile=profile)

    assert (report.cases, report.events, report.losses) == (2, 3, ())
    with (tmp_path / "log.csv").open(newline="", encoding="utf-8") as file:
        header, *rows = csv.reader(file)
    assert header[:5] == HEADERS[profile]
    assert [row[header.index(PROFILES[profile].names[ACTIVITY])] for row in rows] == [
        "Open",
        "'=Save",
        "Open",
    ]
    told = json.loads((tmp_path / "log.columns.json").read_bytes())
    assert (told["profile"], told["time_zone"]) == (profile, "UTC")
    assert same(read_csv_profile(tmp_path / "log.csv"), log)


def test_columns_about_the_case_are_marked_and_names_never_clash(
    tmp_path: Path,
) -> None:
    """UiPath takes letters, digits and underscores, without regard to capitals."""
    log = make_log(
        **{"case_id": [1, 2, 3], "ui input": ["x", "y", "z"], "!": [1, 2, 3]}
    )

    write_csv_profile(log, tmp_path / "log.csv", profile="uipath")

    header = (tmp_path / "log.csv").read_text(encoding="utf-8").splitlines()[0]
    assert header.replace('"', "").split(",") == [
        *("Activity", "Case_ID", "Event_end", "Event_start", "event_index"),
        *("Case_ui_intent", "ui_input", "ui_x", "case_id_2", "ui_input_2", "column"),
    ]
    assert same(read_csv_profile(tmp_path / "log.csv"), log)


@pytest.mark.parametrize("name", DTYPES)
def test_dtypes_survive(name: str, tmp_path: Path) -> None:
    """Every dtype a log may have comes back as it was."""
    log = make_log(column=DTYPES[name])

    assert write_csv_profile(log, tmp_path / "log.csv").losses == ()
    assert same(read_csv_profile(tmp_path / "log.csv"), log)


def test_duckdb_reads_times_of_every_profile(tmp_path: Path) -> None:
    """An independent reader finds the instants without being told the pattern."""
    for profile, layout in PROFILES.items():
        path = tmp_path / f"{profile}.csv"
        write_csv_profile(make_log(), path, profile=profile)
        column = layout.names[START]
        found = duckdb.execute(
            f"select epoch_ms(min(\"{column}\"::timestamp)) from read_csv('{path}')"
        ).fetchone()
        assert found == (1704103200000,)


@given(log=logs())
def test_reading_gives_back_what_was_written(
    log: pd.DataFrame, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Or the report says what was lost."""
    path = tmp_path_factory.mktemp("csv") / "log.csv"
    try:
        report = write_csv_profile(log, path, profile="disco")
    except LogError:  # an empty case, activity or time, which no importer takes
        named = (log[[CASE, ACTIVITY]].map(str.strip) != "").all(axis=None)
        assert not (named and log.get(START, log[TIMESTAMP]).notna().all())
        return
    again = read_csv_profile(path)

    assert len(again) == len(log)
    lost = {loss.what for loss in report.losses}
    for column in log.columns:
        if f"column {column!r}" not in lost:
            pd.testing.assert_series_equal(again[column], log[column])


def test_what_importers_refuse_is_refused(tmp_path: Path) -> None:
    """An empty activity, an unknown profile, a table without its description."""
    with pytest.raises(LogError, match="Disco loads no such row"):
        write_csv_profile(
            make_log(**{ACTIVITY: ["a", " ", "b"]}), tmp_path / "x.csv", profile="disco"
        )
    with pytest.raises(UnknownNameError, match="disco"):
        write_csv_profile(make_log(), tmp_path / "x.csv", profile="disko")
    with pytest.raises(ConversionError, match="No such file"):
        read_csv_profile(tmp_path / "x.csv")
    write_csv_profile(make_log(), tmp_path / "x.csv")
    (tmp_path / "x.csv").write_text("a,b\n1,2\n", encoding="utf-8")
    with pytest.raises(ConversionError, match="not the table that was written"):
        read_csv_profile(tmp_path / "x.csv")
    (tmp_path / "x.columns.json").write_text("{}", encoding="utf-8")
    with pytest.raises(ConversionError, match="profile"):
        read_csv_profile(tmp_path / "x.csv")
