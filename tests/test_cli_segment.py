"""The command that cuts recordings into runs of workflows."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from wb2pm.bundled import demonstrations_folder
from wb2pm.cli import main


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
