"""The command that cuts recordings into runs of workflows."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pandas as pd
import pytest
from click.testing import CliRunner

import wb2pm
from wb2pm.bundled import demonstrations_folder
from wb2pm.cli import main
from wb2pm.converters.xes.writer import write_xes


@pytest.fixture
def session() -> Path:
    """Return the bundled recording of three workflows in one shop."""
    return next(demonstrations_folder().glob("3101 @ *"))


def procedure(workflow: int) -> str:
    """Return the path of a procedure written for a workflow."""
    return str(next(demonstrations_folder().glob(f"{workflow} @ */SOP*.txt")))


def test_sessions_are_cut_by_procedures(session: Path) -> None:
    """Each run is named by its procedure, with the activities it takes."""
    given = [f"--procedure={procedure(w)}" for w in (3001, 3002, 3003)]

    done = CliRunner().invoke(main, ["segment", str(session), *given])

    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert [line.split(": ")[1].split(" @ ")[0] for line in lines[1:]] == [
        "SOP - 3002",
        "SOP - 3001",
        "SOP - 3003",
    ]


def test_goals_and_arguments_reach_the_cut(session: Path) -> None:
    """An absent goal takes nothing, and a known number of runs is kept."""
    done = CliRunner().invoke(
        main,
        [
            "segment",
            str(session),
            f"--procedure={procedure(3003)}",
            "--intent=Write a poem about winter",
            "--occurrence=at most once",
            "--runs=1",
            "--leftovers",
        ],
    )

    assert done.exit_code == 0
    assert "poem" not in done.stdout
    assert done.stdout.count("SOP - 3003") == 1


def test_unknown_embedders_are_named(session: Path) -> None:
    """A model that is not there is an error in one line."""
    done = CliRunner().invoke(main, ["segment", str(session), "--embedder=no-model"])

    assert done.exit_code == 1
    assert "no-model: neither a folder" in done.stderr


def test_what_is_printed_says_when_and_from_where_to_where(session: Path) -> None:
    """With how surely each run is of its workflow."""
    given = [f"--procedure={procedure(w)}" for w in (3001, 3002, 3003)]

    done = CliRunner().invoke(main, ["segment", str(session), *given])

    first, *lines = done.stdout.splitlines()
    assert "3 runs of 3 workflows in 26 activities" in first
    assert re.search(r"\d\d:\d\d:\d\d to \d\d:\d\d:\d\d, from “.+” to “.+”", lines[0])
    assert all("certainty 0." in line or "certainty 1." in line for line in lines)


def test_granularity_says_what_is_cut(session: Path) -> None:
    """Elements where nothing is known, as the function does, steps beside procedures."""

    def entries(*options: str) -> int:
        done = CliRunner().invoke(main, ["segment", str(session), "--json", *options])
        (answer,) = json.loads(done.stdout)["answers"].values()
        found: int = answer["result"]["entries"]
        return found

    (one,) = wb2pm.read(session).demonstrations
    given = f"--procedure={procedure(3001)}"
    assert entries() == len(wb2pm.label(one, granularity="element"))
    assert entries(given) == len(wb2pm.label(one))
    for granularity in ("page", "step", "element"):
        known = len(wb2pm.label(one, granularity=granularity))
        assert entries("--granularity", granularity) == known
        assert entries(given, "--granularity", granularity) == known


@pytest.mark.parametrize("name", ["log.csv", "log.xes"])
def test_cases_of_a_log_can_be_ignored_and_this_is_said(
    name: str, tmp_path: Path
) -> None:
    """Through the command, a log is cut as the function cuts it."""
    rows = [
        {
            "case:concept:name": str(case),
            "concept:name": f"do {letter}",
            "time:timestamp": pd.Timestamp("2024-01-01", tz="UTC")
            + pd.Timedelta(seconds=10 * (8 * case + at)),
        }
        for case in range(6)
        for at, letter in enumerate("abcdefgh")
    ]
    log = pd.DataFrame(rows)
    if name.endswith("csv"):
        log.to_csv(tmp_path / name, index=False)
    else:
        write_xes(log, tmp_path / name)
    run = CliRunner().invoke

    kept = run(main, ["segment", str(tmp_path / name)])
    whole = run(main, ["segment", str(tmp_path / name), "--option", "cases=ignore"])

    assert f"{name}: its own 6 cases are kept" in kept.stderr
    assert "cases=ignore" in kept.stderr
    assert "6 runs of 1 workflows in 48 activities" in whole.stdout
    assert [line.split(":")[0].strip() for line in whole.stdout.splitlines()[1:]] == [
        f"{8 * at + 1} to {8 * at + 8}" for at in range(6)
    ]


def test_recordings_with_nothing_given_are_cut_beside_each_other(session: Path) -> None:
    """As `--cases task` cuts them; each answer cites events of its own recording."""
    others = [demonstrations_folder().glob(f"{w} @ *") for w in (3001, 3002, 3003)]
    given = [str(path) for paths in others for path in sorted(paths)[:2]]

    done = CliRunner().invoke(main, ["segment", str(session), *given, "--json"])

    answers = json.loads(done.stdout)["answers"]
    cut = answers[session.name]
    runs = [part["workflow"] for part in cut["result"]["segments"]]
    assert runs == ["3002", "3001", "3003"]
    assert cut["grounding"] == "full"
    names = [Path(path).name for path in given]
    assert all(len(answers[name]["result"]["segments"]) == 1 for name in names)
    recorded = wb2pm.read([session, *given]).demonstrations
    as_cases = wb2pm.cases(recorded, by="task")
    cut_out = [d.workflow for d in as_cases.demonstrations if session.name in d.id]
    assert cut_out == runs


def test_a_known_number_of_runs_is_not_overruled_by_other_recordings(
    session: Path,
) -> None:
    """Who says how many there are is told of each recording by itself."""
    other = next(demonstrations_folder().glob("3001 @ *"))

    done = CliRunner().invoke(main, ["segment", str(session), str(other), "--runs=1"])

    assert "1 runs of 1 workflows" in done.stdout.splitlines()[0]
