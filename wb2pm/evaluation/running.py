"""Run a task: every solver on every example, scored and summed up."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from wb2pm.bundled import demonstrations_folder
from wb2pm.errors import EvaluationError, UnknownNameError, Wb2pmError, WrongKindError
from wb2pm.evaluation.hashing import hash_examples, hash_of
from wb2pm.evaluation.statistics import summarise
from wb2pm.evaluation.tasks import (
    Answer,
    Evaluation,
    Example,
    Result,
    Setting,
    SolverRun,
    Task,
)
from wb2pm.evaluation.wonderbread_index import add_facts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from wb2pm.evaluation.tasks import Solve, Solver

FOLDS = 5
"""Parts that workflows are dealt into where a solver has to be fitted."""


def evaluate(
    task: Task | str,
    *,
    setting: Setting | None = None,
    solvers: Iterable[str | Solver] | None = None,
    jobs: int = 1,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> Evaluation:
    """Run solvers on the examples of a task.

    Args:
        task: A task, or its name in the registry.
        setting: What to run it on; by default the bundled recordings.
        solvers: Names of the task's solvers, or solvers of your own; None runs
            all of the task's.
        jobs: How many examples a language model is asked at a time.
        on_progress: Told the solver, how many examples are done, and of how many.

    Returns:
        Results and summaries of every solver on the same examples.

    Raises:
        EvaluationError: If the data hold no example, or two examples or solvers
            of one name.
        UnknownNameError: If there is no such task, solver or option.
        WrongKindError: If it is neither a task nor its name.

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
    if not isinstance(found, Task):
        how = "`wb2pm evaluate list` names them"
        raise WrongKindError("task", type(task).__name__, how)
    chosen = setting or Setting()
    for name in chosen.options:
        if name not in found.options:
            raise UnknownNameError("option", name, sorted(found.options))
    examples = load_examples(found, chosen)
    answering = list(choose_solvers(found, chosen, solvers))
    names = [solver.name for solver in answering]
    if len(set(names)) < len(names):
        raise EvaluationError(f"two solvers of one name: {', '.join(names)}")
    data_hash = hash_examples(examples, roots=roots_of(chosen))
    for solver in answering:
        of = solver.arguments.get("data_hash")
        if of and of != data_hash:
            raise EvaluationError(
                f"{solver.name}: its predictions are of other examples than these"
            )
    return Evaluation(
        task=found.name,
        description=found.description,
        setting=chosen,
        data_hash=data_hash,
        runs=tuple(
            _run(
                solver,
                found,
                examples,
                seed=chosen.seed,
                jobs=jobs,
                on_progress=on_progress,
            )
            for solver in answering
        ),
        metrics={metric.name: metric.description for metric in found.metrics},
        notes=tuple(found.notes(chosen, examples)) if found.notes else (),
    )


def load_examples(task: Task, setting: Setting) -> tuple[Example, ...]:
    """Load the examples of a setting.

    Where the data lie in a clone of WONDERBREAD, sites and difficulties that the
    recordings do not tell come from its lists.

    Raises:
        EvaluationError: If there are none, or two of one id.
    """
    try:
        loaded = tuple(task.examples(setting))[: setting.limit]
    except Wb2pmError as exc:  # another's task may take what is no path
        for path in setting.data:
            if not Path(path).exists():
                raise EvaluationError(
                    f"{path}: there is no such file or folder"
                ) from exc
        raise
    examples = add_facts(loaded, setting.data)
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


def roots_of(setting: Setting) -> tuple[str, ...]:
    """Return the folders of the data: paths in inputs lie below them.

    Args:
        setting: Names the data; none means the bundled recordings.

    Examples:
        >>> roots_of(Setting(data=("a",)))
        ('a',)
    """
    if setting.data:
        return setting.data
    try:
        return (str(demonstrations_folder()),)
    except Wb2pmError:  # an installation may lack what a task does not need
        return ()


def choose_solvers(
    task: Task, setting: Setting, solvers: Iterable[str | Solver] | None
) -> Iterator[Solver]:
    """Look up solvers of a task by name; others pass as they are.

    Raises:
        UnknownNameError: If the task has no such solver.
    """
    known = {solver.name: solver for solver in task.solvers(setting)}
    for solver in known.values() if solvers is None else solvers:
        if not isinstance(solver, str):
            yield solver
        elif solver in known:
            yield known[solver]
        else:
            raise UnknownNameError("solver", solver, list(known))


def fit_solver(
    solver: Solver, examples: Sequence[Example], *, folds: int = FOLDS
) -> dict[str, tuple[Solve, int | None]]:
    """Make a solver ready: one that learns, once for each fold of workflows.

    Workflows are dealt into folds by the hashes of their names, so neither a
    seed nor the order of examples matters. Of a single workflow nothing can be learnt
    that is not its own: its examples are left unscored.

    Args:
        solver: Who answers.
        examples: What it will be asked, with their truth.
        folds: Parts that workflows are dealt into.

    Returns:
        Example's id -> what answers it, and the fold that was held out, if any.

    Raises:
        EvaluationError: If the solver has neither `solve` nor `fit`.

    Examples:
        >>> from wb2pm.evaluation.baselines import always
        >>> fit_solver(always(True), [])
        {}
    """
    if solver.fit is None:
        if solver.solve is None:
            raise EvaluationError(f"solver {solver.name!r} has no `solve` and no `fit`")
        return {example.id: (solver.solve, None) for example in examples}
    ready: dict[str, tuple[Solve, int | None]] = {}
    for fold, part, others in _folds(examples, folds):
        solve = solver.fit(others) if others else _nothing_learnt
        ready.update({example.id: (solve, fold) for example in part})
    return ready


def _nothing_learnt(_example: Example) -> Answer:
    return Answer(unscored="there is no other workflow to learn from")


def answer_example(
    example: Example, solve: Solve, task: Task, *, fold: int | None = None
) -> Result:
    """Let a solver answer one example, whose truth is withheld, and score it.

    An error of wb2pm's own leaves the example unscored, with its message.

    Args:
        example: The example.
        solve: Who answers.
        task: Scores the answer.
        fold: Which fold was held out, for the result.

    Raises:
        EvaluationError: If the answer is no JSON or its score is not a number.

    Examples:
        >>> from wb2pm.evaluation.baselines import always
        >>> from wb2pm.evaluation.tasks import Task
        >>> task = Task(
        ...     name="t",
        ...     description="",
        ...     examples=lambda _: [],
        ...     solvers=lambda _: [],
        ...     metrics=(),
        ... )
        >>> example = Example(id="1", group="a", input="?", truth=True)
        >>> answer_example(example, always(True).solve, task).answer.prediction
        True
    """
    start = time.perf_counter()
    try:
        answer = solve(replace(example, truth=None, kind=None))
    except Wb2pmError as exc:  # one example that fails must not end the run
        answer = Answer(unscored=f"{type(exc).__name__}: {exc}")
    return score_answer(
        example, answer, task, fold=fold, seconds=time.perf_counter() - start
    )


def score_answer(
    example: Example,
    answer: Answer,
    task: Task,
    *,
    fold: int | None = None,
    seconds: float = 0.0,
) -> Result:
    """Score an answer, wherever it comes from.

    Args:
        example: What was asked, with its truth.
        answer: What was answered.
        task: Scores it.
        fold: Which fold was held out.
        seconds: How long it took.

    Raises:
        EvaluationError: If the answer is no JSON or its score is not a number.
    """
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


def _run(  # noqa: PLR0913 (options of one job)
    solver: Solver,
    task: Task,
    examples: tuple[Example, ...],
    *,
    seed: int,
    jobs: int,
    on_progress: Callable[[str, int, int], None] | None,
) -> SolverRun:
    start = time.perf_counter()
    ready = fit_solver(solver, examples)
    fitting = time.perf_counter() - start

    def answered(example: Example) -> Result:
        solve, fold = ready[example.id]
        return answer_example(example, solve, task, fold=fold)

    results = []
    for result in _mapped(answered, examples, jobs if solver.kind == "model" else 1):
        results.append(result)
        if on_progress is not None:
            on_progress(solver.name, len(results), len(examples))
    costs = [r.answer.cost for r in results if r.answer.cost is not None]
    return SolverRun(
        solver=solver.name,
        kind=solver.kind,
        summaries=tuple(summarise(results, m, seed=seed) for m in task.metrics),
        results=tuple(results),
        unscored=sum(r.answer.unscored is not None for r in results),
        seconds=fitting + sum(r.seconds for r in results),
        cost=sum(costs) if costs else None,
        arguments=solver.arguments,
        model=solver.model,
        prompt_hash=hash_of(solver.prompt) if solver.prompt is not None else None,
    )


def _mapped(
    answered: Callable[[Example], Result], examples: Sequence[Example], jobs: int
) -> Iterator[Result]:
    """Answer examples in their order, several at a time if told so."""
    if jobs == 1:  # in the main thread: what is timed by signals runs nowhere else
        yield from map(answered, examples)
        return
    with ThreadPoolExecutor(jobs) as threads:
        yield from threads.map(answered, examples)


def _folds(
    examples: Sequence[Example], folds: int
) -> Iterator[tuple[int, tuple[Example, ...], tuple[Example, ...]]]:
    groups = sorted({e.group for e in examples}, key=lambda g: (hash_of(g), g))
    fold_of = {group: k % folds for k, group in enumerate(groups)}
    for fold in range(min(folds, len(groups))):
        yield (
            fold,
            tuple(e for e in examples if fold_of[e.group] == fold),
            tuple(e for e in examples if fold_of[e.group] != fold),
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
    """Return a value the form it has in a record: tuples become lists."""
    try:
        return msgspec.json.decode(msgspec.json.encode(value))
    except TypeError as exc:
        raise EvaluationError(f"a truth or prediction is not JSON: {exc}") from exc
