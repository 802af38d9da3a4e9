"""Records of runs: everything needed to run them again, and what came out."""

from __future__ import annotations

import platform
from datetime import datetime, timezone
from importlib.metadata import PackageNotFoundError, version
from math import isclose
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wb2pm import __version__
from wb2pm.converters.writing import atomic_path
from wb2pm.errors import EvaluationError
from wb2pm.evaluation.hashing import hash_of
from wb2pm.evaluation.masking import mask_evaluation
from wb2pm.evaluation.registry import find_task
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.statistics import Comparison, compare_paired
from wb2pm.evaluation.tasks import Evaluation, Result, SolverRun, Summary

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from wb2pm.evaluation.tasks import Solver, Task

FORMAT_VERSION = 1
_PACKAGES = ("numpy", "pm4py", "r4pm", "rapidfuzz", "openai", "inspect-ai")
_LIMIT = 2_000_000_000
"""Largest record that is read, in bytes."""


class Record(Struct, frozen=True, kw_only=True):
    """A run as it is kept.

    Attributes:
        format_version: Version of this layout.
        written_at: When, in UTC.
        versions: Of wb2pm, Python and the packages that answers depend on.
        evaluation: Task, setting, data hash, and all results of all solvers.
        redaction: `secrets` where truths and answers were masked, `none` where not.
    """

    format_version: int
    written_at: datetime
    versions: dict[str, str]
    evaluation: Evaluation
    redaction: Literal["secrets", "none"] = "none"


class Difference(Struct, frozen=True, kw_only=True):
    """One thing that did not come out as recorded.

    Attributes:
        solver: Whose answer it is; empty where it is about the whole run.
        example: Id of the example; empty where it is about the solver.
        what: What differs, in words.
        recorded: What the record has.
        replayed: What came out now.
    """

    solver: str
    example: str
    what: str
    recorded: str
    replayed: str


class Replay(Struct, frozen=True, kw_only=True):
    """A run repeated.

    Attributes:
        evaluation: What came out now.
        differences: Where it is not what the record has; times and costs are
            not compared.
        versions: Package -> recorded and present version, where they differ.
    """

    evaluation: Evaluation
    differences: tuple[Difference, ...]
    versions: dict[str, tuple[str, str]]


def present_versions() -> dict[str, str]:
    """List the versions of what answers depend on, as far as installed.

    Examples:
        >>> "wb2pm" in present_versions()
        True
    """
    found = {"python": platform.python_version(), "wb2pm": __version__}
    for name in _PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def write_record(
    evaluation: Evaluation,
    path: str | Path,
    *,
    redaction: Literal["secrets", "none"] = "secrets",
) -> Path:
    """Write down a run: arguments, seeds, hashes, versions, every answer.

    Args:
        evaluation: What was run.
        path: The JSON file to write.
        redaction: Whether secrets of the recordings are masked in truths and answers.

    Returns:
        The file.

    Raises:
        EvaluationError: If an answer holds something that JSON has no form for.
    """
    record = Record(
        format_version=FORMAT_VERSION,
        written_at=datetime.now(timezone.utc),
        versions=present_versions(),
        evaluation=mask_evaluation(evaluation) if redaction != "none" else evaluation,
        redaction=redaction,
    )
    try:
        encoded = msgspec.json.format(msgspec.json.encode(record), indent=1)
    except TypeError as exc:
        raise EvaluationError(f"an answer has no form in JSON: {exc}") from exc
    target = Path(path)
    with atomic_path(target) as unfinished:
        unfinished.write_bytes(encoded)
    return target


def read_record(path: str | Path) -> Record:
    """Read a record that `write_record` wrote.

    Raises:
        EvaluationError: If it is none, or of another format version.
    """
    file = Path(path)
    try:
        if file.stat().st_size > _LIMIT:
            raise EvaluationError(f"{path}: larger than a record may be")
        record = msgspec.json.decode(file.read_bytes(), type=Record)
    except (OSError, msgspec.DecodeError) as exc:
        raise EvaluationError(f"{path}: no record of an evaluation: {exc}") from exc
    if record.format_version != FORMAT_VERSION:
        raise EvaluationError(
            f"{path}: format version {record.format_version}; this wb2pm reads"
            f" {FORMAT_VERSION}"
        )
    return record


def replay(
    record: Record,
    *,
    task: Task | None = None,
    solvers: Iterable[Solver] | None = None,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> Replay:
    """Run a record again, with its setting, and say what came out otherwise.

    Args:
        record: What to run.
        task: The task, where it is in no registry.
        solvers: Solvers that are not the task's own, found by their names.
        on_progress: Told the solver, how many examples are done, and of how many.

    Returns:
        What came out, and every difference.

    Raises:
        EvaluationError: If the data hold no example.
        UnknownNameError: If the task or a solver is there no more.
    """
    recorded = record.evaluation
    own = {solver.name: solver for solver in solvers or ()}
    names = [run.solver for run in recorded.runs]
    found = evaluate(
        task or find_task(recorded.task),
        setting=recorded.setting,
        solvers=[own.get(name, name) for name in names],
        on_progress=on_progress,
    )
    if record.redaction != "none":
        found = mask_evaluation(found)
    now = present_versions()
    before = record.versions
    return Replay(
        evaluation=found,
        differences=tuple(_differences(recorded, found)),
        versions={
            name: (before.get(name, "absent"), now.get(name, "absent"))
            for name in sorted({*before, *now})
            if before.get(name) != now.get(name)
        },
    )


def compare_records(
    first: Record,
    second: Record,
    *,
    task: Task | None = None,
    solvers: tuple[str, str] | None = None,
) -> Comparison:
    """Compare two runs on the same examples with a paired permutation test.

    Args:
        first: One record.
        second: The other; it may be the same one.
        task: The task, where it is in no registry.
        solvers: Which solver of each; None takes the only one of each that is no
            baseline.

    Returns:
        For each metric both values on the examples that both answered, the
        difference with its standard error, and p.

    Raises:
        EvaluationError: If they are of different tasks or data, or it is not
            clear which solvers are meant.
    """
    one, other = first.evaluation, second.evaluation
    if one.task != other.task:
        raise EvaluationError(f"one is of task {one.task!r}, one of {other.task!r}")
    if one.data_hash != other.data_hash:
        raise EvaluationError("the two runs are not on the same examples")
    a = _solver_run(one, solvers[0] if solvers else None)
    b = _solver_run(other, solvers[1] if solvers else None)
    metrics = (task or find_task(one.task)).metrics
    return Comparison(
        task=one.task,
        first=a.solver,
        second=b.solver,
        tests=tuple(
            compare_paired(a.results, b.results, metric, seed=one.setting.seed)
            for metric in metrics
        ),
    )


def _solver_run(evaluation: Evaluation, name: str | None) -> SolverRun:
    runs = evaluation.runs
    if name is not None:
        found = [run for run in runs if run.solver == name]
    else:
        found = [run for run in runs if run.kind != "baseline"]
    if len(found) != 1:
        names = ", ".join(run.solver for run in runs)
        raise EvaluationError(
            f"{name!r} is not in the record, which has {names}"
            if name is not None
            else f"which solver is meant is not clear: the record has {names}"
        )
    return found[0]


def _differences(recorded: Evaluation, found: Evaluation) -> Iterable[Difference]:
    if recorded.data_hash != found.data_hash:
        yield Difference(
            solver="",
            example="",
            what="the examples are not the same",
            recorded=recorded.data_hash,
            replayed=found.data_hash,
        )
    for old, new in zip(recorded.runs, found.runs, strict=True):
        for what in ("arguments", "model", "prompt_hash"):
            before, after = getattr(old, what), getattr(new, what)
            if hash_of(before) != hash_of(after):
                yield Difference(
                    solver=old.solver,
                    example="",
                    what=what.replace("_", " "),
                    recorded=str(before),
                    replayed=str(after),
                )
        yield from _answers_that_differ(old.solver, old.results, new.results)
        yield from _figures_that_differ(old.solver, old.summaries, new.summaries)


def _figures_that_differ(
    solver: str, recorded: Sequence[Summary], found: Sequence[Summary]
) -> Iterable[Difference]:
    """Compare what was summed up: a record may have been edited in its figures alone."""
    new = {summary.metric: summary for summary in found}
    old = {summary.metric: summary for summary in recorded}
    for metric in {**old, **new}:
        before, after = old.get(metric), new.get(metric)
        if before is None or after is None or not _same_figure(before, after):
            yield Difference(
                solver=solver,
                example="",
                what=f"the figure {metric}",
                recorded="absent" if before is None else _shown(before),
                replayed="absent" if after is None else _shown(after),
            )


def _same_figure(one: Summary, other: Summary) -> bool:
    """Return whether figures are the same but for the order of adding up."""
    pairs = (
        (one.value, other.value),
        (one.standard_error, other.standard_error),
    )
    return (one.n, one.groups) == (other.n, other.groups) and all(
        a == b
        or (
            a is not None
            and b is not None
            and isclose(a, b, rel_tol=1e-9, abs_tol=1e-9)
        )
        for a, b in pairs
    )


def _shown(summary: Summary) -> str:
    return f"{summary.value} ±{summary.standard_error} (n {summary.n})"


def _answers_that_differ(
    solver: str, recorded: Sequence[Result], found: Sequence[Result]
) -> Iterable[Difference]:
    answers = {result.id: result for result in found}
    for old in recorded:
        new = answers.pop(old.id, None)
        if new is None:
            yield Difference(
                solver=solver,
                example=old.id,
                what="the example is gone",
                recorded="",
                replayed="",
            )
            continue
        for what, before, after in _kept(old, new):
            if hash_of(before) != hash_of(after):
                yield Difference(
                    solver=solver,
                    example=old.id,
                    what=what,
                    recorded=str(before),
                    replayed=str(after),
                )
    for identity in answers:
        yield Difference(
            solver=solver,
            example=identity,
            what="the example is new",
            recorded="",
            replayed="",
        )


def _kept(old: Result, new: Result) -> Iterable[tuple[str, Any, Any]]:
    """List what has to be the same: all but what a clock or a bill says."""
    yield "workflow", old.group, new.group
    yield "truth", old.truth, new.truth
    yield "scores", old.scores, new.scores
    for what in ("prediction", "rationale", "probability", "unscored", "details"):
        yield what, getattr(old.answer, what), getattr(new.answer, what)


def without_answers(evaluation: Evaluation) -> Evaluation:
    """Keep the figures of an evaluation and leave out its answers.

    Examples:
        >>> from wb2pm.evaluation.tasks import Setting
        >>> whole = Evaluation(
        ...     task="t", description="", setting=Setting(), data_hash="", runs=()
        ... )
        >>> without_answers(whole) == whole
        True
    """
    runs = tuple(replace(run, results=()) for run in evaluation.runs)
    return replace(evaluation, runs=runs)
