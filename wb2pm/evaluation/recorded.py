"""Solvers that repeat predictions which somebody else recorded."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.hashing import blind_id
from wb2pm.evaluation.records import read_record
from wb2pm.evaluation.tasks import Answer, Solver

if TYPE_CHECKING:
    from wb2pm.evaluation.tasks import Example

_LONGEST_FILE = 1_000_000_000
_LONGEST_HEADING = 1_000_000


class Heading(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a file of predictions may say of itself in its first line.

    Attributes:
        format: ``wb2pm-predictions/1``.
        task: The task whose examples are predicted.
        solver: Name to be shown in tables.
        model: Name of the language model, with its version.
        measured_on: What the model was shown: pictures, names, the procedure...
        prompt: The prompt it was asked with.
        asked_at: When, as an ISO date.
        data_hash: Of the examples, as a record of wb2pm or `evaluate questions` has it.
    """

    format: Literal["wb2pm-predictions/1"]
    task: str = ""
    solver: str = ""
    model: str | None = None
    measured_on: str = ""
    prompt: str | None = None
    asked_at: str = ""
    data_hash: str = ""


def read_heading(path: str | Path) -> Heading | None:
    """Read what a file of predictions says of itself; None where it says nothing.

    Args:
        path: Lines of JSON, or the record of a run.

    Raises:
        EvaluationError: If the file cannot be read, or its heading is of another form.

    Examples:
        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     path = Path(folder) / "mine.jsonl"
        ...     _ = path.write_text('{"format": "wb2pm-predictions/1", "solver": "M"}')
        ...     read_heading(path).solver
        'M'
    """
    file = Path(path)
    if file.suffix != ".jsonl":
        evaluation = read_record(file).evaluation
        return Heading(
            format="wb2pm-predictions/1",
            task=evaluation.task,
            data_hash=evaluation.data_hash,
        )
    try:
        with file.open("rb") as lines:
            first = lines.readline(_LONGEST_HEADING)
    except OSError as exc:
        raise EvaluationError(f"{file}: cannot be read: {exc.strerror}") from exc
    return _heading(file, first)


def _heading(file: Path, line: bytes) -> Heading | None:
    try:
        fields = msgspec.json.decode(line, type=dict[str, object])
    except msgspec.DecodeError:  # which is told of where the line is read
        return None
    if "id" in fields or "format" not in fields:
        return None
    try:
        return msgspec.convert(fields, Heading)
    except msgspec.ValidationError as exc:
        raise EvaluationError(f"{file}: line 1: {exc}") from exc


class _Line(Answer, frozen=True, kw_only=True):
    """An answer with the id of its example; both are read from one object."""

    id: str | int


def recorded_solver(
    path: str | Path, *, solver: str | None = None, name: str | None = None
) -> Solver:
    """Make a solver that repeats recorded predictions.

    Args:
        path: Lines of JSON, each with ``id`` (as a record has it, or as `evaluate
            questions` wrote it) and ``prediction`` and, where known, ``rationale``,
            ``probability`` and ``cost``, perhaps below a `Heading`; or the record of a
            run.
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
        blind = answers.get(blind_id(example.id), missing)
        return answers.get(example.id, blind)

    told = read_heading(file) if file.suffix == ".jsonl" else None
    return Solver(
        name=name or shown,
        solve=solve,
        kind="recorded",
        model=told.model if told else None,
        prompt=told.prompt if told else None,
        arguments={
            "path": str(file),
            "solver": solver,
            **({"data_hash": told.data_hash} if told and told.data_hash else {}),
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
    heading = _heading(file, lines[0]) if lines else None
    for place, line in enumerate(lines, 1):
        if not line.strip() or (place == 1 and heading is not None):
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
    return (heading.solver if heading else "") or file.stem, answers


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
