"""The command that runs the solvers of a task on the same examples."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from wb2pm.commands.evaluate.every_task import (
    EVERY_TASK,
    run_every_task,
    usual_record,
)
from wb2pm.commands.evaluate.settings import (
    notation_options,
    print_evaluation,
    print_table,
)
from wb2pm.commands.options import PATHS, Command, split_options, tell
from wb2pm.commands.progress import progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.evaluation.breakdown import Facet
    from wb2pm.evaluation.tasks import Evaluation, Metric, Mode, Solver, Task


@click.command(cls=Command)
@click.argument("task")
@click.argument("data", nargs=-1, type=PATHS)
@click.option(
    "--solver",
    "solvers",
    multiple=True,
    metavar="NAME",
    help="Solver to run; may be repeated. Default: all of the task's.",
)
@click.option(
    "--predictions",
    multiple=True,
    type=PATHS,
    help="JSON lines with id and prediction, as one more solver; may be repeated.",
)
@click.option(
    "--mode",
    type=click.Choice(["corrected", "published"]),
    default="corrected",
    show_default=True,
    help="Without the benchmark's bugs, or with them.",
)
@click.option(
    "--backend",
    "backends",
    multiple=True,
    metavar="NAME",
    help="Language model, as openai:NAME; several with TASK `all`.",
)
@click.option("--embedder", metavar="NAME", help="Sentence embedder: folder or name.")
@click.option(
    "--beside",
    multiple=True,
    type=PATHS,
    help="With TASK `all`: somebody else's recordings, laid beside; may be repeated.",
)
@click.option(
    "--out",
    type=PATHS,
    default=Path("out/leaderboard"),
    show_default=True,
    help="With TASK `all`: folder for leaderboard.html and leaderboard.md.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="For all draws.")
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Examples a language model is asked at a time.",
)
@click.option("--limit", type=click.IntRange(min=1), help="Run only so many examples.")
@click.option(
    "--option",
    "options",
    multiple=True,
    callback=split_options,
    metavar="NAME=VALUE",
    help="Whatever else the task takes; may be repeated.",
)
@click.option(
    "--by",
    type=click.Choice(["site", "difficulty", "length", "kind"]),
    help="Break a metric down by this as well.",
)
@click.option("--metric", metavar="NAME", help="Metric for --by. Default: the first.")
@click.option("--plots", type=PATHS, help="Folder for SVG plots of the answers.")
@click.option(
    "--record",
    type=PATHS,
    help="File for the run's record. Default: one in wb2pm-evaluations/.",
)
@click.option("--no-record", is_flag=True, help="Write no record.")
@click.option(
    "--redact",
    "redaction",
    type=click.Choice(["none", "secrets"]),
    default="secrets",
    show_default=True,
    help="What is masked in the record's truths and answers.",
)
@notation_options
def run(  # noqa: PLR0913 (options of one command)
    *,
    task: str,
    data: tuple[Path, ...],
    solvers: tuple[str, ...],
    predictions: tuple[Path, ...],
    mode: Mode,
    backends: tuple[str, ...],
    embedder: str | None,
    beside: tuple[Path, ...],
    out: Path,
    seed: int,
    jobs: int,
    limit: int | None,
    options: dict[str, str],
    by: Facet | None,
    metric: str | None,
    plots: Path | None,
    record: Path | None,
    no_record: bool,
    redaction: Literal["none", "secrets"],
    notation: str | None,
) -> None:
    """Run the solvers of a TASK on the same examples.

    TASK is a name that `wb2pm evaluate list` gives; DATA are files and folders of
    examples, by default what is bundled. Every run writes a record that
    `wb2pm evaluate replay` runs again.

    TASK `all` runs every task and writes one page, in HTML and Markdown: rules, miners,
    embeddings, models, recorded predictions and baselines, with errors, what was reached
    at first sight, and what each costs.

    \b
    Examples:
      wb2pm evaluate run validation
      wb2pm evaluate run segmentation recordings/ --markdown
      wb2pm evaluate run validation --by kind --plots plots --record one.json
      wb2pm evaluate run validation --backend openai:NAME --limit 20
      wb2pm evaluate run all recordings/ --beside theirs/ --out board/
    """
    from wb2pm.evaluation.registry import find_task
    from wb2pm.evaluation.running import evaluate
    from wb2pm.evaluation.tasks import Setting

    setting = Setting(
        data=tuple(str(path) for path in data),
        mode=mode,
        seed=seed,
        backend=backends[0] if backends and task != EVERY_TASK else None,
        embedder=embedder,
        limit=limit,
        options=options,
    )
    if task == EVERY_TASK:
        if solvers or by or metric or plots or record:
            raise click.UsageError(
                "--solver, --by, --metric, --plots and --record are of one task."
            )
        run_every_task(
            setting,
            beside=beside,
            backends=backends,
            predictions=predictions,
            out=out,
            jobs=jobs,
            redaction=None if no_record else redaction,
        )
        return
    if beside or len(backends) > 1:
        raise click.UsageError("--beside and several --backend need TASK `all`.")
    found = find_task(task)
    if metric is not None:
        _find_metric(found, metric)
    recorded = _read_predictions(predictions, found)
    named = solvers or [own.name for own in found.solvers(setting)]
    with progress() as on_progress:
        evaluation = evaluate(
            found,
            setting=setting,
            solvers=[*named, *recorded],
            jobs=jobs,
            on_progress=on_progress,
        )
    print_evaluation(evaluation, notation)
    if by is not None:
        _print_parts(evaluation, by, metric, notation)
    if plots is not None:
        from wb2pm.evaluation.plots.curves import write_plots

        for path in write_plots(evaluation, plots):
            tell(f"Plot: {path}")
    if not no_record:
        from wb2pm.evaluation.records import write_record

        path = record or usual_record(evaluation)
        tell(f"Record: {write_record(evaluation, path, redaction=redaction)}")


def _read_predictions(paths: Sequence[Path], task: Task) -> list[Solver]:
    """Read recorded predictions; what is of another task is refused."""
    from wb2pm.errors import EvaluationError
    from wb2pm.evaluation.recorded import read_heading, recorded_solver

    for path in paths:
        heading = read_heading(path)
        if heading is not None and heading.task not in {"", task.name}:
            raise EvaluationError(
                f"{path}: has predictions for the task {heading.task!r}"
            )
    return [recorded_solver(path) for path in paths]


def _print_parts(
    evaluation: Evaluation, by: Facet, name: str | None, notation: str | None
) -> None:
    from wb2pm.evaluation.breakdown import break_down
    from wb2pm.evaluation.registry import find_task

    wanted = _find_metric(find_task(evaluation.task), name)
    if notation != "json":
        click.echo()
        print_table(break_down(evaluation, wanted, by=by), notation)


def _find_metric(task: Task, name: str | None) -> Metric:
    """Return a metric of a task by its name; the first by default."""
    from wb2pm.errors import UnknownNameError

    metrics = {metric.name: metric for metric in task.metrics}
    if name is not None and name not in metrics:
        raise UnknownNameError("metric", name, list(metrics))
    return metrics[name] if name is not None else next(iter(metrics.values()))
