"""Everything fitted on one half of the workflows and scored on the other, both ways.

    python bench/halves.py FOLDER --task ranking --task step-judge

FOLDER holds WONDERBREAD's published predictions; a task that needs one file of it is
given that file (`--data TASK=PATH`). Workflows are dealt into two halves by the hashes of
their names. A solver that learns is fitted on one half and asked about the other; one that
does not is asked about both. What it reaches on each half stands in one row, so that a
figure which holds on one half alone shows.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from wb2pm.evaluation.registry import find_task
from wb2pm.evaluation.running import answer_example, fit_solver, load_examples
from wb2pm.evaluation.statistics import summarise
from wb2pm.evaluation.tables import Table, score_text, write_table
from wb2pm.evaluation.tasks import Answer, Setting, Solver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.evaluation.tasks import Example, Metric, Result, Task

HALVES = 2


def halves_of(task: Task, setting: Setting, metrics: int) -> Iterator[tuple[str, ...]]:
    """Score every solver of a task on each half.

    Args:
        task: The task.
        setting: Its data.
        metrics: How many of its metrics, the first ones.
    """
    examples = load_examples(task, setting)
    first = Half(examples)
    for solver in task.solvers(setting):
        results = list(_answers(solver, task, examples))
        for metric in task.metrics[:metrics]:
            yield (
                task.name,
                solver.name,
                "fitted on the other half" if solver.fit else "not fitted",
                metric.name,
                *(
                    _score([r for r in results if first.of(r) == k], metric)
                    for k in (0, 1)
                ),
            )


class Half:
    """Which half a result is of: that which was held out where solvers are fitted."""

    def __init__(self, examples: tuple[Example, ...]) -> None:
        """Deal the workflows as `fit_solver` does."""
        probe = Solver(name="probe", fit=lambda _others: lambda _example: Answer())
        self._half = {
            name: fold
            for name, (_, fold) in fit_solver(probe, examples, folds=HALVES).items()
        }

    def of(self, result: Result) -> int | None:
        """Return 0 or 1."""
        return self._half[result.id]


def _answers(
    solver: Solver, task: Task, examples: tuple[Example, ...]
) -> Iterator[Result]:
    ready = fit_solver(solver, examples, folds=HALVES)
    for example in examples:
        solve, fold = ready[example.id]
        yield answer_example(example, solve, task, fold=fold)


def _score(results: list[Result], metric: Metric) -> str:
    summary = summarise(results, metric)
    return f"{score_text(summary, digits=2)} (n {summary.n})"


def main() -> None:
    """Print one table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--task", action="append", required=True)
    parser.add_argument("--data", action="append", default=[], metavar="TASK=PATH")
    parser.add_argument("--metrics", type=int, default=2)
    arguments = parser.parse_args()
    data = dict(pair.split("=", 1) for pair in arguments.data)
    rows = [
        row
        for name in arguments.task
        for row in halves_of(
            find_task(name),
            Setting(data=(data.get(name, arguments.folder),)),
            arguments.metrics,
        )
    ]
    table = Table(
        title="Both halves",
        headings=("task", "solver", "", "metric", "first half", "second half"),
        rows=tuple(rows),
    )
    print(write_table(table, "markdown"))


if __name__ == "__main__":
    main()
