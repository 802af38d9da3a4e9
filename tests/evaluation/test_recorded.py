"""Predictions that somebody else recorded, as a solver."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.evaluation.tasks import parity
from wb2pm.errors import EvaluationError
from wb2pm.evaluation import recorded
from wb2pm.evaluation.recorded import recorded_solver
from wb2pm.evaluation.records import write_record
from wb2pm.evaluation.running import evaluate


def lines(path: Path, *content: object) -> Path:
    """Write lines of JSON, and an empty one."""
    path.write_text("\n".join([*map(json.dumps, content), ""]), encoding="utf-8")
    return path


def test_recorded_lines_are_a_solver(tmp_path: Path) -> None:
    """Found by the example's id; what nobody predicted is unscored."""
    path = lines(
        tmp_path / "theirs.jsonl",
        {"id": "n0", "prediction": True, "rationale": "so", "probability": 0.7},
        {"id": "n1", "prediction": True, "cost": 0.5},
    )

    run = evaluate(parity(), solvers=[recorded_solver(path)]).runs[0]

    assert (run.solver, run.kind, run.unscored) == ("theirs", "recorded", 10)
    assert run.results[0].answer.rationale == "so"
    assert run.results[0].answer.probability == 0.7
    assert run.results[2].answer.unscored == "theirs.jsonl has no prediction for it"
    assert run.cost == 0.5
    assert len(run.arguments["sha256"]) == 64


def test_the_record_of_a_run_is_a_solver(tmp_path: Path) -> None:
    """It says again what it said then."""
    before = evaluate(parity(), solvers=["halves", "learned"])
    path = write_record(before, tmp_path / "r.json")

    run = evaluate(parity(), solvers=[recorded_solver(path, solver="halves")]).runs[0]

    assert run.solver == "halves (recorded)"
    assert run.summaries == before.runs[0].summaries
    with pytest.raises(EvaluationError, match="name one solver of the record"):
        recorded_solver(path)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (['{"id": "a"', ""], "line 1: "),
        (['{"prediction": 1}'], "missing required field `id`"),
        (['{"id": "a"}', '{"id": "a"}'], "line 2: 'a' comes twice"),
        ([""], "holds no predictions"),
    ],
)
def test_files_without_predictions_are_refused(
    tmp_path: Path, content: list[str], message: str
) -> None:
    """With the line."""
    (tmp_path / "p.jsonl").write_text("\n".join(content))

    with pytest.raises(EvaluationError, match=message):
        recorded_solver(tmp_path / "p.jsonl")


def test_absent_and_huge_files_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before they are read."""
    with pytest.raises(EvaluationError, match="cannot be read: No such file"):
        recorded_solver(tmp_path / "p.jsonl")
    monkeypatch.setattr(recorded, "_LONGEST_FILE", 3)
    with pytest.raises(EvaluationError, match="larger than predictions may be"):
        recorded_solver(lines(tmp_path / "p.jsonl", {"id": 1}))
