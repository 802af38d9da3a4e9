"""Solvers that repeat predictions which somebody else recorded."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.records import read_record
from wb2pm.evaluation.tasks import Answer, Solver

if TYPE_CHECKING:
    from wb2pm.evaluation.tasks import Example

_LONGEST_FILE = 1_000_000_000


class _Line(Answer, frozen=True, kw_only=True):
    """An answer with the id of its example; both are read from one object."""

    id: str | int


def recorded_solver(
    path: str | Path, *, solver: str | None = None, name: str | None = None
) -> Solver:
    """Make a solver that repeats recorded predictions.

    Args:
        path: Lines of JSON, each with ``id`` and ``prediction`` and, where known,
            ``rationale``, ``probability`` and ``cost``; or the record of a run.
        solver: Which solver of a record; None takes the only one.
        name: Shown in tables; None takes the file's name, or the solver's.

    Returns:
        A solver; examples that nobody predicted are unscored.

    Raises:
        EvaluationError: If the file holds no predictions, or two of one example.

    Examples:
        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     path = Path(folder) / "mine.jsonl"
        ...     _ = path.write_text('{"id": "a", "prediction": true}')
        ...     recorded_solver(path).name
        'mine'
    """
    file = Path(path)
    shown, answers = (
        _of_lines(file) if file.suffix == ".jsonl" else _of_record(file, solver)
    )

    def solve(example: Example) -> Answer:
        missing = Answer(unscored=f"{file.name} has no prediction for it")
        return answers.get(example.id, missing)

    return Solver(
        name=name or shown,
        solve=solve,
        kind="recorded",
        arguments={
            "path": str(file),
            "solver": solver,
            "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        },
    )


def _of_lines(file: Path) -> tuple[str, dict[str, Answer]]:
    try:
        if file.stat().st_size > _LONGEST_FILE:
            raise EvaluationError(f"{file}: larger than predictions may be")
        lines = file.read_bytes().splitlines()
    except OSError as exc:
        raise EvaluationError(f"{file}: cannot be read: {exc.strerror}") from exc
    answers: dict[str, Answer] = {}
    for place, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            read = msgspec.json.decode(line, type=_Line)
        except msgspec.DecodeError as exc:
            raise EvaluationError(f"{file}: line {place}: {exc}") from exc
        if str(read.id) in answers:
            raise EvaluationError(f"{file}: line {place}: {read.id!r} comes twice")
        answers[str(read.id)] = Answer(
            prediction=read.prediction,
            rationale=read.rationale,
            probability=read.probability,
            unscored=read.unscored,
            cost=read.cost,
            details=read.details,
        )
    if not answers:
        raise EvaluationError(f"{file}: holds no predictions")
    return file.stem, answers


def _of_record(file: Path, solver: str | None) -> tuple[str, dict[str, Answer]]:
    runs = [
        run
        for run in read_record(file).evaluation.runs
        if run.solver == solver or (solver is None and run.kind != "baseline")
    ]
    if len(runs) != 1:
        raise EvaluationError(f"{file}: name one solver of the record")
    (run,) = runs
    answers = {result.id: result.answer for result in run.results}
    return f"{run.solver} (recorded)", answers
