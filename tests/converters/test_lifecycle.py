"""Activities with a duration: one row each, or a start and a complete event."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pandas as pd
import pytest
from click.testing import CliRunner
from pandas.testing import assert_frame_equal

from wb2pm.bundled import demonstrations_of
from wb2pm.cli import main
from wb2pm.converters.eventlog import event_log
from wb2pm.converters.formats.format import format_options, formats, write_format
from wb2pm.converters.lifecycle import DERIVED, folded, unfold, with_lifecycle
from wb2pm.converters.sources.reading import read
from wb2pm.converters.xes.reader import read_xes
from wb2pm.converters.xes.writer import write_xes
from wb2pm.errors import UnknownNameError

LOGS = [
    name
    for name in formats.names()
    if formats.get(name).works_on == "log"
    and "lifecycle" in {option.name for option in format_options(name)}
]


def made_up(**columns: Any) -> pd.DataFrame:
    """Make a log of an activity that took time and one that did not."""
    return pd.DataFrame(
        {
            "case:concept:name": ["c", "c"],
            "concept:name": ["Enter 'Name'", "Click 'Save'"],
            "start_timestamp": pd.to_datetime(
                ["2024-01-01T09:59:58Z", "2024-01-01T10:00:01Z"]
            ),
            "time:timestamp": pd.to_datetime(
                ["2024-01-01T10:00:00Z", "2024-01-01T10:00:01Z"]
            ),
            "lifecycle:transition": ["complete", "complete"],
            "event_index": [0, 1],
            "ui:input": ["kim", "x"],
            "ui:x": [3, 4],
            "done": [True, False],
            **columns,
        }
    )


def test_only_what_took_time_becomes_two_events() -> None:
    """The start says which activity it begins; the rest is said once."""
    told = unfold(made_up())

    assert told["lifecycle:transition"].tolist() == ["start", "complete", "complete"]
    assert told["time:timestamp"].dt.second.tolist() == [58, 0, 1]
    assert told["event_index"].tolist() == [0, 0, 1]
    assert told["ui:input"].fillna("").tolist() == ["", "kim", "x"]
    assert told["concept:instance"].fillna("").tolist() == ["0", "0", ""]
    assert "start_timestamp" not in told
    assert told.attrs[DERIVED] == "start_timestamp start_events concept:instance"


def test_folding_gives_the_log_back() -> None:
    """Types of columns that a start event leaves empty included."""
    log = made_up()
    log.attrs = {"wb2pm:granularity": "step"}

    back = folded(unfold(log))

    assert_frame_equal(back[log.columns], log)
    assert back.attrs == log.attrs
    assert folded(log) is log


def test_a_start_after_the_end_is_kept_as_it_is() -> None:
    """What the events cannot say stays an attribute."""
    starts = pd.to_datetime(["2024-01-01T09:59:58Z", "2024-01-01T11:00:00Z"])

    told = unfold(made_up(start_timestamp=starts))

    assert told["start_timestamp"].tolist() == [starts[0], starts[0], starts[1]]
    assert_frame_equal(folded(told)[list(made_up())], made_up(start_timestamp=starts))


@pytest.mark.parametrize("column", ["lifecycle:transition", "start_timestamp"])
def test_a_log_that_lacks_a_column(column: str) -> None:
    """Without starts there is nothing to unfold; without transitions they are made."""
    log = made_up().drop(columns=column)

    assert len(unfold(log)) == (2 if column == "start_timestamp" else 3)
    assert_frame_equal(folded(unfold(log))[log.columns], log)


def test_words_of_a_closed_set_and_finer_starts_are_unfolded_too() -> None:
    """A categorical column has no word for starts; units of times may differ."""
    log = made_up()
    log["lifecycle:transition"] = log["lifecycle:transition"].astype("category")
    log["start_timestamp"] = log["start_timestamp"].dt.as_unit("ns")

    told = unfold(log)

    assert told["lifecycle:transition"].tolist() == ["start", "complete", "complete"]
    assert str(told["time:timestamp"].dtype) == "datetime64[ns, UTC]"


def test_another_way_with_lifecycles_is_refused() -> None:
    """The message names those that there are."""
    with pytest.raises(UnknownNameError, match="complete"):
        with_lifecycle(made_up(), "pairs")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", LOGS)
def test_every_format_holds_both_forms(name: str, tmp_path: Path) -> None:
    """And reads the same log of either."""
    log = event_log(read(demonstrations_of(4003)).demonstrations[:2])
    reader = formats.get(name).read
    assert reader is not None

    one = write_format(name, log, tmp_path / "one")
    both = write_format(name, log, tmp_path / "both", {"lifecycle": "both"})

    took_time = int((log["start_timestamp"] < log["time:timestamp"]).sum())
    assert (one.events, both.events) == (len(log), len(log) + took_time)
    assert took_time > 0
    first = reader(tmp_path / "one" / formats.get(name).file)
    second = reader(tmp_path / "both" / formats.get(name).file)
    assert_frame_equal(second[list(first.columns)], first)
    assert second.attrs == first.attrs


def test_the_log_in_memory_has_the_same_choice(tmp_path: Path) -> None:
    """It is written as it is, and read back folded."""
    demonstrations = read(demonstrations_of(4003)).demonstrations[:1]
    one = event_log(demonstrations)
    both = event_log(demonstrations, lifecycle="both")

    assert set(one["lifecycle:transition"]) == {"complete"}
    assert set(both["lifecycle:transition"]) == {"start", "complete"}
    write_xes(both, tmp_path / "both.xes")
    write_xes(one, tmp_path / "one.xes")
    assert_frame_equal(read_xes(tmp_path / "both.xes"), read_xes(tmp_path / "one.xes"))


@pytest.mark.filterwarnings("ignore")
def test_pm4py_counts_activities_and_finds_none_after_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One row an activity, no columns of our own making, starts where it looks."""
    monkeypatch.setenv("PM4PY_SHOW_PROGRESS_BAR", "False")
    pm4py = pytest.importorskip("pm4py")
    log = event_log(read(demonstrations_of(4003)).demonstrations)
    write_xes(log, tmp_path / "log.xes")

    found = pm4py.read_xes(str(tmp_path / "log.xes"))

    assert len(found) == len(log)
    assert set(found.columns) == set(log.columns)
    arcs, _, _ = pm4py.discover_dfg(found)
    own = pm4py.discover_dfg(log)[0]
    assert arcs == own
    seconds = pm4py.get_service_time(found, start_timestamp_key="start_timestamp")
    worked = log["time:timestamp"] - log["start_timestamp"]
    assert max(seconds.values()) == pytest.approx(
        worked.dt.total_seconds().groupby(log["concept:name"]).mean().max()
    )


def test_the_commands_have_one_option_for_all_formats(tmp_path: Path) -> None:
    """A format without such a choice says so."""
    folder = str(demonstrations_of(4003)[0])
    run = CliRunner().invoke
    wanted = ["convert", folder, "--lifecycle", "both", "--out", str(tmp_path)]

    done = run(main, [*wanted, "--to", "xes", "--to", "parquet"])
    refused = run(main, [*wanted, "--to", "ocel-json"])

    assert done.exit_code == 0, done.output
    events = read_xes(tmp_path / "log.xes", lifecycle="keep")
    assert set(events["lifecycle:transition"]) == {"start", "complete"}
    assert refused.exit_code == 1
    assert "lifecycle" in refused.output
