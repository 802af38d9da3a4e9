"""A leaderboard as tables of text: who reached what, and what each column says."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from wb2pm.evaluation.leaderboard import figure
from wb2pm.evaluation.tables import Table, error_note, score_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.evaluation.leaderboard import Column, Leaderboard, TaskBoard
    from wb2pm.evaluation.tasks import Evaluation, SolverRun, Summary

MADE_ON: Final = "made on these"
"""Where the first sight of the bundled recordings would stand."""
NO_RECORD: Final = "no earlier record"
"""Where nobody has kept what the solver reached on the same examples before."""
NOT_ABOVE: Final = "not above the baseline"
LEGEND: Final = {
    "solver, kind": (
        "Who answers, and by what: rules and miners of wb2pm, embeddings, a language"
        " model, recorded predictions (somebody else's answers, read from a file), or a"
        " baseline. A baseline looks at nothing or next to nothing; whoever is not"
        " above it has learnt nothing from the recordings. The best stands first."
    ),
    "score ± error": (
        "What the score is stands below each table. ± is the standard error, by bootstrap"
        " over workflows, the thin line on the bar: the score from 0 to 1. With one"
        " workflow there is none, and ±0.000 says that all workflows came out alike,"
        " not that another would. Scores differ where they are several errors apart."
    ),
    "first sight": (
        "The score of the earliest record on the same examples, and its day;"
        f" '{NO_RECORD}' where none in the folder of records has them: whether anything was"
        " changed in view of these recordings before, only who made it knows. A score after"
        " such a change is one of development. wb2pm's rules were made on the"
        f" bundled recordings: '{MADE_ON}', so that no score on them is a first sight."
    ),
    "n, unscored": (
        "How many examples were answered, and how many were not: they are left out of the"
        " score, so that a solver may decline what is hard. Compare n before scores."
    ),
    "cost, seconds": (
        "US dollars paid for all answers, - where nobody asked for any; and how long"
        " they took in all, what is learnt from other workflows included. What two solvers"
        " share is counted for the first of them."
    ),
}
"""Column -> what it says."""
CELLS: Final = ("first sight", "n", "unscored", "cost", "seconds")
"""What stands behind the scores of each person's recordings."""


def board_table(task: TaskBoard) -> Table:
    """Lay out one task: solvers in rows, everybody's recordings in columns.

    Args:
        task: Its columns.
    """
    headings = ["solver", "kind"]
    for column in asked(task):
        headings += [f"{column.name}: {metric}" for metric in task.headlines]
        headings += [f"{column.name}: {CELLS[0]}", *CELLS[1:]]
    rows = []
    for solver, kind in task.solvers():
        cells = [solver, kind]
        for column in asked(task):
            cells += [
                score_text(figure(column.run_of(solver), metric))
                for metric in task.headlines
            ]
            cells += cells_of(task, column, solver)
        rows.append(tuple(cells))
    return Table(
        title=task.title,
        headings=tuple(headings),
        rows=tuple(rows),
        notes=(task.description, *notes_of(task)),
    )


def summary_table(board: Leaderboard) -> Table:
    """Lay out the best of each task on everybody's recordings, beside the best baseline.

    Examples:
        >>> from wb2pm.evaluation.leaderboard import Leaderboard
        >>> summary_table(Leaderboard(names=("a",), tasks=())).headings
        ('task', 'score', 'a: best', 'a: best baseline')
    """
    rows = []
    for task in board.tasks:
        if not task.is_asked:
            continue
        metric = task.headlines[0]
        cells = [task.title, metric]
        for column in task.columns:
            best = _best(task, column, baseline=False)
            other = _best(task, column, baseline=True)
            told = _told(column, best, metric, baseline=False)
            cells += [
                f"{told}; {NOT_ABOVE}" if _is_not_above(best, other, metric) else told
            ]
            cells += [_told(column, other, metric, baseline=True)]
        rows.append(tuple(cells))
    headings = ["task", "score"]
    for name in board.names:
        headings += [f"{name}: best", f"{name}: best baseline"]
    return Table(title="At a glance", headings=tuple(headings), rows=tuple(rows))


def _best(task: TaskBoard, column: Column, *, baseline: bool) -> SolverRun | None:
    """Return who has the highest score of the baselines, or of all others."""
    runs = column.evaluation.runs if column.evaluation else ()
    known = [
        run
        for run in runs
        if (run.kind == "baseline") == baseline
        and figure(run, task.headlines[0]).value is not None
    ]
    metric = task.headlines[0]
    return max(known, key=lambda run: figure(run, metric).value or 0.0, default=None)


def _is_not_above(
    best: SolverRun | None, baseline: SolverRun | None, metric: str
) -> bool:
    mine, other = figure(best, metric).value, figure(baseline, metric).value
    return mine is not None and other is not None and mine <= other


def _told(column: Column, run: SolverRun | None, metric: str, *, baseline: bool) -> str:
    if column.evaluation is None:
        return "not asked"
    if run is None:
        kinds = {run.kind == "baseline" for run in column.evaluation.runs}
        return "none answered" if baseline in kinds else "-"
    summary = figure(run, metric)
    asked_for = _asked_for(column, run, metric)
    count = f"n {summary.n}" + (f" of {asked_for}" if summary.n < asked_for else "")
    return f"{score_text(summary)} {run.solver} ({count})"


def _asked_for(column: Column, run: SolverRun, metric: str) -> int:
    """Count the examples of a score, answered or not: who answered most tells."""
    runs = column.evaluation.runs if column.evaluation else ()
    return max((figure(each, metric).n for each in (*runs, run)), default=0)


def cells_of(task: TaskBoard, column: Column, solver: str) -> tuple[str, ...]:
    """Return what stands behind a solver's scores, one text for each of `CELLS`."""
    run = column.run_of(solver)
    if run is None:
        return ("-",) * len(CELLS)
    return (
        _first(task, column, solver),
        str(len(run.results) - run.unscored),
        str(run.unscored),
        "-" if run.cost is None else f"${run.cost:.2f}",
        f"{run.seconds:.1f}",
    )


def _first(task: TaskBoard, column: Column, solver: str) -> str:
    run = column.run_of(solver)
    of_wb2pm = run is None or run.kind not in {"baseline", "model", "recorded"}
    if column.is_bundled and of_wb2pm:
        return MADE_ON
    first = column.first.get(solver)
    if first is None:
        return NO_RECORD
    known = figure_of_first(first.summaries, task.headlines[0])
    return f"{known} ({first.day})"


def figure_of_first(summaries: tuple[Summary, ...], metric: str) -> str:
    """Write what a solver reached at first.

    Examples:
        >>> figure_of_first((), "F1")
        'undefined'
    """
    found = next((s for s in summaries if s.metric == metric), None)
    return "undefined" if found is None else score_text(found)


def asked(task: TaskBoard) -> list[Column]:
    """List whose recordings have an example of a task."""
    return [column for column in task.columns if column.evaluation is not None]


def notes_of(task: TaskBoard) -> Iterator[str]:
    """Yield what the scores and options of a task are, and what is to be known of each column."""
    for metric, meaning in task.meanings.items():
        if meaning:
            yield f"{metric}: {meaning}."
    for column in task.columns:
        if column.evaluation is None:
            yield f"{column.name}: not asked: {column.reason}"
            continue
        for note in _notes_of_column(task, column.evaluation):
            yield f"{column.name}: {note}"


def _notes_of_column(task: TaskBoard, evaluation: Evaluation) -> Iterator[str]:
    """Yield what the errors are, why answers are missing, and what the task notes."""
    groups = {r.group for run in evaluation.runs for r in run.results}
    yield error_note(len(groups))
    alone = [
        run.solver
        for run in evaluation.runs
        if len(groups) > 1 and any(figure(run, m).groups == 1 for m in task.headlines)
    ]
    if alone:
        yield f"{', '.join(alone)}: answered of one workflow alone, without an error."
    missing = [
        r.answer.unscored
        for run in evaluation.runs
        for r in run.results
        if r.answer.unscored is not None
    ]
    if missing:
        ((reason, count),) = Counter(missing).most_common(1)
        yield (
            f"{len(missing)} answers are unscored,"
            f" {'all' if count == len(missing) else f'{count} of them'} as"
            f' "{reason.rstrip(".")}".'
        )
    yield from evaluation.notes


def unasked(board: Leaderboard) -> Iterator[str]:
    """Yield the tasks that find nothing to ask, and why."""
    for task in board.tasks:
        if not task.is_asked:
            reasons = dict.fromkeys(column.reason for column in task.columns)
            yield f"{task.title}: {'; '.join(reasons)}"
