"""All tasks on somebody's recordings: who answers how well, and at what cost.

Every task is run with all that it has: rules, miners, embeddings, the language models
named, recorded predictions, and the baselines that look at nothing. A task that finds no
example among the recordings says so. Other people's recordings can lie beside.

What a figure is worth depends on whether the data had been looked at. wb2pm cannot know
that, but records of runs tell which figure came first: on the same examples the figure of
the earliest record stands beside that of this run.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from wb2pm.errors import UnknownNameError, Wb2pmError
from wb2pm.evaluation.recorded import read_heading, recorded_solver
from wb2pm.evaluation.records import read_record
from wb2pm.evaluation.registry import find_task, task_names
from wb2pm.evaluation.running import evaluate
from wb2pm.evaluation.tasks import Evaluation, Setting, SolverRun, Summary

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from wb2pm.evaluation.tasks import Solver, Task


class FirstSight(Struct, frozen=True, kw_only=True):
    """What a solver reached when it answered these examples for the first time.

    Attributes:
        day: When that was, in UTC.
        summaries: Its figures then.
    """

    day: str
    summaries: tuple[Summary, ...]


class Column(Struct, frozen=True, kw_only=True):
    """A task on the recordings of one person.

    Attributes:
        name: Whose they are.
        evaluation: What came out; None where the task finds nothing to ask there.
        reason: Why nothing came out.
        first: Solver -> what it reached at first, where an earlier record tells.
        is_bundled: Whether these are the bundled recordings, which the rules were made on.
    """

    name: str
    evaluation: Evaluation | None = None
    reason: str = ""
    first: dict[str, FirstSight] = {}
    is_bundled: bool = False

    def run_of(self, solver: str) -> SolverRun | None:
        """Return what a solver did here, if it answered."""
        runs = self.evaluation.runs if self.evaluation else ()
        return next((run for run in runs if run.solver == solver), None)


class TaskBoard(Struct, frozen=True, kw_only=True):
    """One task on everybody's recordings.

    Attributes:
        task: Its name.
        description: What is asked.
        headlines: The metrics that tell most.
        columns: One for each person's recordings.
        options: Which of its options it was asked under, besides those for all tasks.
        meanings: Headline, or option -> what it says.
    """

    task: str
    description: str
    headlines: tuple[str, ...]
    columns: tuple[Column, ...]
    options: dict[str, str] = {}
    meanings: dict[str, str] = {}

    @property
    def title(self) -> str:
        """Its name, with the options that it was asked under."""
        told = [f"{name}={value}" for name, value in self.options.items()]
        return ", ".join([self.task, *told])

    @property
    def is_asked(self) -> bool:
        """Whether any of the recordings have an example of it."""
        return any(column.evaluation is not None for column in self.columns)

    def solvers(self) -> list[tuple[str, str]]:
        """List the solvers with their kinds, the best of the first column first."""
        kinds = {
            run.solver: run.kind
            for column in self.columns
            if column.evaluation is not None
            for run in column.evaluation.runs
        }

        def place(solver: str) -> tuple[bool, float]:
            for column in self.columns:
                value = figure(column.run_of(solver), self.headlines[0]).value
                if value is not None:
                    return (False, -value)
            return (True, 0.0)

        return [(name, kinds[name]) for name in sorted(kinds, key=place)]


class Leaderboard(Struct, frozen=True, kw_only=True):
    """Every task on everybody's recordings.

    Attributes:
        names: Whose recordings these are, in the order of the columns.
        tasks: One for each task.
    """

    names: tuple[str, ...]
    tasks: tuple[TaskBoard, ...]


def run_all(  # noqa: PLR0913 (options of one job)
    folders: Mapping[str, Sequence[str]],
    *,
    setting: Setting | None = None,
    backends: Sequence[str] = (),
    predictions: Iterable[str | Path] = (),
    tasks: Iterable[str] | None = None,
    records: str | Path | None = None,
    jobs: int = 1,
    on_progress: Callable[[str, int, int], None] | None = None,
) -> Leaderboard:
    """Run every task on the recordings of one or several people.

    Args:
        folders: Whose recordings -> their files and folders; none means the bundled ones.
        setting: What else is asked for; its data and backend are not looked at.
        backends: Language models that answer as well.
        predictions: Files of recorded predictions; one without a heading is shown with
            every task that has an example it predicts.
        tasks: Names of the tasks; None runs all.
        records: Folder of earlier records, for what was reached at first.
        jobs: How many examples a language model is asked at a time.
        on_progress: Told the solver, how many examples are done, and of how many.

    Returns:
        What came out; what a task cannot do with the recordings is told there.

    Raises:
        EvaluationError: If a file of predictions cannot be read.
        UnknownNameError: If there is no such task, or no task has such an option.

    Examples:
        >>> board = run_all({"nobody": ("no such folder",)}, tasks=["goal"])
        >>> board.tasks[0].is_asked
        False
    """
    chosen = setting or Setting()
    files = [Path(path) for path in predictions]
    for file in files:
        recorded_solver(file)
    asked = [find_task(name) for name in (task_names() if tasks is None else tasks)]
    options = {option for task in asked for option in task.options}
    for option in chosen.options:
        if option not in options:
            raise UnknownNameError("option", option, sorted(options))
    boards = []
    for task, also in _variants(asked, chosen):
        columns = []
        for person, paths in folders.items():
            known = {k: v for k, v in chosen.options.items() if k in task.options}
            mine = replace(
                chosen,
                data=tuple(map(str, paths)),
                backend=None,
                options={**known, **also},
            )
            columns.append(
                _column(person, task, mine, backends, files, records, jobs, on_progress)
            )
        headlines = task.headlines or (task.metrics[0].name,)
        meanings = {metric.name: metric.description for metric in task.metrics}
        boards.append(
            TaskBoard(
                task=task.name,
                description=task.description,
                headlines=headlines,
                columns=tuple(columns),
                options=also,
                meanings={name: meanings[name] for name in headlines}
                | {name: task.options[name] for name in also},
            )
        )
    return Leaderboard(names=tuple(folders), tasks=tuple(boards))


def _variants(
    tasks: Iterable[Task], setting: Setting
) -> Iterator[tuple[Task, dict[str, str]]]:
    """Yield each task, as it is and as it asks to be asked besides.

    An option that somebody set is left as it was set.
    """
    for task in tasks:
        yield task, {}
        for also in task.also:
            if not set(also) & set(setting.options):
                yield task, also


def figure(run: SolverRun | FirstSight | None, metric: str) -> Summary:
    """Return one figure of a solver; an undefined one where it has none.

    Examples:
        >>> figure(None, "F1").value is None
        True
    """
    none = Summary(metric=metric, value=None, standard_error=None, n=0, groups=0)
    found = run.summaries if run is not None else ()
    return next((s for s in found if s.metric == metric), none)


def _column(  # noqa: PLR0913, PLR0917 (what one run is made of)
    person: str,
    task: Task,
    setting: Setting,
    backends: Sequence[str],
    files: Sequence[Path],
    records: str | Path | None,
    jobs: int,
    on_progress: Callable[[str, int, int], None] | None,
) -> Column:
    try:
        solvers = _solvers(task, setting, backends)
        recorded = list(_recorded(task, files))
        evaluation = evaluate(
            task,
            setting=setting,
            solvers=[*solvers, *(solver for solver, _ in recorded)],
            jobs=jobs,
            on_progress=on_progress,
        )
    except Wb2pmError as exc:
        reason = str(exc)
        for path in setting.data:  # a page that is passed on names no place
            reason = reason.replace(path, Path(path).name or path)
        return Column(name=person, reason=reason.removeprefix(f"{person}: "))
    other = {
        solver.name for solver, of in recorded if of and of != evaluation.data_hash
    }
    kept = tuple(
        run
        for run in evaluation.runs
        if run.kind != "recorded"
        or (run.solver not in other and run.unscored < len(run.results))
    )
    evaluation = replace(evaluation, runs=kept)
    return Column(
        name=person,
        evaluation=evaluation,
        first=first_sight(evaluation, records),
        is_bundled=not setting.data,
    )


def _solvers(task: Task, setting: Setting, backends: Sequence[str]) -> list[Solver]:
    """List the task's own solvers, and those of each language model."""
    found = {solver.name: solver for solver in task.solvers(setting)}
    for backend in backends:
        for solver in task.solvers(replace(setting, backend=backend)):
            found.setdefault(solver.name, solver)
    return list(found.values())


def _recorded(task: Task, files: Sequence[Path]) -> Iterator[tuple[Solver, str]]:
    """Yield those who predicted this task, with the hash of what they were asked."""
    for file in files:
        heading = read_heading(file)
        if heading is None or heading.task in {task.name, ""}:
            solver = recorded_solver(file)
            kept = {k: v for k, v in solver.arguments.items() if k != "data_hash"}
            of = heading.data_hash if heading else ""
            yield replace(solver, arguments=kept), of


def first_sight(
    evaluation: Evaluation, records: str | Path | None
) -> dict[str, FirstSight]:
    """Find what each solver reached when it first answered the same examples.

    Args:
        evaluation: What came out now.
        records: Folder of records; what is no record in it is passed over.

    Returns:
        Solver -> its figures of the earliest record; solvers that no record has are
        left out: for them this is the first time.

    Examples:
        >>> from wb2pm.evaluation.tasks import Evaluation, Setting
        >>> first_sight(
        ...     Evaluation(
        ...         task="t", description="", setting=Setting(), data_hash="", runs=()
        ...     ),
        ...     None,
        ... )
        {}
    """
    if records is None:
        return {}
    earlier = []
    for path in sorted(Path(records).glob(f"{evaluation.task}-*.json")):
        try:
            record = read_record(path)
        except Wb2pmError:  # other files may lie there
            continue
        if record.evaluation.data_hash == evaluation.data_hash:
            earlier.append(record)
    found: dict[str, FirstSight] = {}
    for record in sorted(earlier, key=lambda record: record.written_at):
        for run in record.evaluation.runs:
            day = record.written_at.date().isoformat()
            found.setdefault(run.solver, FirstSight(day=day, summaries=run.summaries))
    return found
