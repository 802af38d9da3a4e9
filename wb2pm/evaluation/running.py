"""Run a task: every solver on every example, scored and summed up."""

from __future__ import annotations

import hashlib
import time
from math import isfinite
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from wb2pm.errors import EvaluationError, UnknownNameError, Wb2pmError
from wb2pm.evaluation.statistics import summarise
from wb2pm.evaluation.tasks import (
    Answer,
    Evaluation,
    Example,
    Result,
    Setting,
    SolverRun,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from wb2pm.evaluation.tasks import Solve, Solver, Task

FOLDS = 5
"""Parts that workflows are dealt into where a solver has to be fitted."""


def evaluate(
    task: Task | str,
    *,
    setting: Setting | None = None,
    solvers: Iterable[str | Solver] | None = None,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> Evaluation:
    """Run solvers on the examples of a task.

    Args:
        task: A task, or its name in the registry.
        setting: What to run it on; by default the bundled recordings.
        solvers: Names of the task's solvers, or solvers of your own; None runs
            all of the task's.
        on_progress: Told the solver, how many examples are done, and of how many.

    Returns:
        Results and summaries of every solver on the same examples.

    Raises:
        EvaluationError: If the data hold no example, or two of one id.
        UnknownNameError: If there is no such task, solver or option.

    Examples:
        >>> from wb2pm.evaluation.baselines import always
        >>> from wb2pm.evaluation.metrics import accuracy
        >>> from wb2pm.evaluation.tasks import Task
        >>> task = Task(
        ...     name="parity",
        ...     description="Is a number even?",
        ...     examples=lambda _: [
        ...         Example(id=str(n), group=str(n), input=n, truth=n % 2 == 0)
        ...         for n in range(5)
        ...     ],
        ...     solvers=lambda _: [always(True, name="always yes")],
        ...     metrics=(accuracy(),),
        ... )
        >>> evaluate(task).runs[0].summaries[0].value
        0.6
    """
    from wb2pm.evaluation.registry import find_task

    found = find_task(task) if isinstance(task, str) else task
    chosen = setting or Setting()
    for name in chosen.options:
        if name not in found.options:
            raise UnknownNameError("option", name, sorted(found.options))
    examples = _examples(found, chosen)
    return Evaluation(
        task=found.name,
        description=found.description,
        setting=chosen,
        data_hash=hash_of([(e.id, e.group, e.input, e.truth) for e in examples]),
        runs=tuple(
            _run(solver, found, examples, seed=chosen.seed, on_progress=on_progress)
            for solver in _chosen_solvers(found, chosen, solvers)
        ),
        metrics={metric.name: metric.description for metric in found.metrics},
    )


def hash_of(content: object) -> str:
    """Give the SHA-256 of a value's JSON, with sorted keys.

    Values that JSON has no form for enter as their `repr`.

    Examples:
        >>> hash_of({"b": 1, "a": (2, 3)}) == hash_of({"a": [2, 3], "b": 1})
        True
    """
    encoded = msgspec.json.encode(content, enc_hook=repr, order="deterministic")
    return hashlib.sha256(encoded).hexdigest()


def _examples(task: Task, setting: Setting) -> tuple[Example, ...]:
    examples = tuple(task.examples(setting))[: setting.limit]
    if not examples:
        where = ", ".join(setting.data) or "the bundled recordings"
        raise EvaluationError(f"{where}: no example for the task {task.name!r}")
    seen: set[str] = set()
    for example in examples:
        if example.id in seen:
            raise EvaluationError(
                f"task {task.name!r} has two examples {example.id!r}: ids tell"
                " results apart"
            )
        seen.add(example.id)
    return examples


def _chosen_solvers(
    task: Task, setting: Setting, solvers: Iterable[str | Solver] | None
) -> Iterator[Solver]:
    known = {solver.name: solver for solver in task.solvers(setting)}
    for solver in known.values() if solvers is None else solvers:
        if not isinstance(solver, str):
            yield solver
        elif solver in known:
            yield known[solver]
        else:
            raise UnknownNameError("solver", solver, list(known))


def _run(
    solver: Solver,
    task: Task,
    examples: tuple[Example, ...],
    *,
    seed: int,
    on_progress: Callable[[str, int, int], None] | None,
) -> SolverRun:
    results: dict[str, Result] = {}
    seconds = 0.0
    for fold, part, others in (
        _folds(examples) if solver.fit else [(None, examples, ())]
    ):
        start = time.perf_counter()
        solve = _ready(solver, others)
        seconds += time.perf_counter() - start
        for example in part:
            results[example.id] = _answered(example, solve, task, fold=fold)
            if on_progress is not None:
                on_progress(solver.name, len(results), len(examples))
    ordered = tuple(results[example.id] for example in examples)
    costs = [r.answer.cost for r in ordered if r.answer.cost is not None]
    return SolverRun(
        solver=solver.name,
        kind=solver.kind,
        summaries=tuple(summarise(ordered, m, seed=seed) for m in task.metrics),
        results=ordered,
        unscored=sum(r.answer.unscored is not None for r in ordered),
        seconds=seconds + sum(r.seconds for r in ordered),
        cost=sum(costs) if costs else None,
        arguments=solver.arguments,
        model=solver.model,
        prompt_hash=hash_of(solver.prompt) if solver.prompt is not None else None,
    )


def _ready(solver: Solver, others: Sequence[Example]) -> Solve:
    if solver.fit is not None:
        return solver.fit(others)
    if solver.solve is None:
        raise EvaluationError(f"solver {solver.name!r} has neither `solve` nor `fit`")
    return solver.solve


def _folds(
    examples: tuple[Example, ...],
) -> Iterator[tuple[int, tuple[Example, ...], tuple[Example, ...]]]:
    """Deal workflows into folds by the hash of their names: no seed, no order."""
    groups = sorted({e.group for e in examples}, key=lambda g: (hash_of(g), g))
    fold_of = {group: k % FOLDS for k, group in enumerate(groups)}
    for fold in range(min(FOLDS, len(groups))):
        yield (
            fold,
            tuple(e for e in examples if fold_of[e.group] == fold),
            tuple(e for e in examples if fold_of[e.group] != fold),
        )


def _answered(
    example: Example, solve: Solve, task: Task, *, fold: int | None
) -> Result:
    start = time.perf_counter()
    try:
        answer = solve(replace(example, truth=None, kind=None))
    except Wb2pmError as exc:  # one example that fails must not end the run
        answer = Answer(unscored=f"{type(exc).__name__}: {exc}")
    seconds = time.perf_counter() - start
    if answer.prediction is None and answer.unscored is None:
        answer = replace(answer, unscored="the solver gave no answer")
    answer = replace(answer, prediction=_as_json(answer.prediction))
    return Result(
        id=example.id,
        group=example.group,
        truth=_as_json(example.truth),
        answer=answer,
        scores=_scores(example, answer, task),
        seconds=seconds,
        site=example.site,
        difficulty=example.difficulty,
        length=example.length,
        kind=example.kind,
        fold=fold,
    )


def _scores(example: Example, answer: Answer, task: Task) -> dict[str, float]:
    if answer.unscored is not None or task.score is None:
        return {}
    scores = dict(task.score(example, answer))
    for name, score in scores.items():
        if not isfinite(score):
            raise EvaluationError(
                f"task {task.name!r} scores {name} of {example.id!r} as {score}: an"
                " undefined score is left out or has a value"
            )
    return scores


def _as_json(value: object) -> Any:  # noqa: ANN401 (whatever JSON holds)
    """Give a value the form it has in a record: tuples become lists."""
    try:
        return msgspec.json.decode(msgspec.json.encode(value))
    except TypeError as exc:
        raise EvaluationError(f"a truth or prediction is not JSON: {exc}") from exc
