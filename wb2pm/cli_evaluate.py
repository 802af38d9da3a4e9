"""The command that compares solvers on a task."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from wb2pm.cli_options import PATHS, Command, progress, say, tell, write_json

if TYPE_CHECKING:
    from wb2pm.evaluation.tables import Table
    from wb2pm.evaluation.tasks import Evaluation, Mode, Setting

_NOTATIONS = ("text", "markdown", "latex", "csv", "json")


@click.command(cls=Command)
@click.argument("task", required=False)
@click.argument("data", nargs=-1, type=PATHS)
@click.option(
    "--data",
    "more_data",
    multiple=True,
    type=PATHS,
    help="File or folder of examples; may be repeated. Default: what is bundled.",
)
@click.option(
    "--solver",
    "solvers",
    multiple=True,
    metavar="NAME",
    help="Solver to run; may be repeated. Default: all of the task's.",
)
@click.option(
    "--mode",
    type=click.Choice(["corrected", "published"]),
    help="Without the benchmark's bugs, or with them. Default: corrected; both for"
    " TASK `published`.",
)
@click.option(
    "--correct",
    "corrections",
    multiple=True,
    metavar="NAME",
    help="With TASK `published`: correct this bug only; may be repeated.",
)
@click.option("--backend", metavar="NAME", help="Language model, as openai:NAME.")
@click.option("--embedder", metavar="NAME", help="Sentence embedder: folder or name.")
@click.option("--seed", type=int, default=0, show_default=True, help="For all draws.")
@click.option("--limit", type=click.IntRange(min=1), help="Run only so many examples.")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="Whatever else the task takes; may be repeated.",
)
@click.option("--list", "listing", is_flag=True, help="List tasks, or TASK's solvers.")
@click.option(
    "--markdown", "notation", flag_value="markdown", help="Print the table as Markdown."
)
@click.option("--latex", "notation", flag_value="latex", help="Print it as LaTeX.")
@click.option("--csv", "notation", flag_value="csv", help="Print unrounded CSV.")
@click.option("--json", "notation", flag_value="json", help="Print it as JSON.")
def evaluate(  # noqa: PLR0913 (options of one command)
    *,
    task: str | None,
    data: tuple[Path, ...],
    more_data: tuple[Path, ...],
    solvers: tuple[str, ...],
    mode: Mode | None,
    corrections: tuple[str, ...],
    backend: str | None,
    embedder: str | None,
    seed: int,
    limit: int | None,
    options: tuple[str, ...],
    listing: bool,
    notation: str | None,
) -> None:
    """Compare rules, miners and models on the same examples.

    TASK is a name that `wb2pm evaluate --list` gives; DATA are recordings.

    \b
    Examples:
      wb2pm evaluate --list
      wb2pm evaluate validation
      wb2pm evaluate segmentation recordings/ --markdown
      wb2pm evaluate published wonderbread/ --correct sop-ranking:ordering
    """
    from wb2pm.evaluation.tasks import Setting

    setting = Setting(
        data=tuple(str(path) for path in (*data, *more_data)),
        mode=mode or "corrected",
        seed=seed,
        backend=backend,
        embedder=embedder,
        limit=limit,
        options=dict(_pair(option) for option in options),
    )
    if listing:
        _list(task, setting)
        return
    if task == "published":
        _published(setting.data, mode, corrections, notation)
        return
    if task is None:
        raise click.UsageError("Missing argument 'TASK'; --list names them.")
    from wb2pm.evaluation.running import evaluate as run

    with progress() as on_progress:
        evaluation = run(
            task, setting=setting, solvers=solvers or None, on_progress=on_progress
        )
    _print_evaluation(evaluation, notation)


def _pair(option: str) -> tuple[str, str]:
    name, sign, value = option.partition("=")
    if not sign:
        raise click.UsageError(f"--option {option}: write it as NAME=VALUE")
    return name, value


def _list(task: str | None, setting: Setting) -> None:
    from wb2pm.evaluation.registry import find_task, task_names

    if task is None:
        for name in task_names():
            click.echo(f"{name:<16} {find_task(name).description}")
        return

    found = find_task(task)
    for solver in found.solvers(setting):
        click.echo(f"{solver.name:<28} {solver.kind}")
    for name, meaning in found.options.items():
        click.echo(f"--option {name}=...  {meaning}")


def _published(
    data: tuple[str, ...],
    mode: Mode | None,
    corrections: tuple[str, ...],
    notation: str | None,
) -> None:
    """Recompute the published figures of one folder."""
    from wb2pm.evaluation.published.printing import figure_table, published_tables
    from wb2pm.evaluation.published.recomputing import recompute_published

    if len(data) != 1:
        raise click.UsageError("published needs one folder of published predictions")
    recomputed = recompute_published(data[0], corrections=corrections or None)
    if notation == "json":
        write_json(recomputed)
    elif notation == "csv":
        _print_table(figure_table(recomputed), notation)
    else:
        for place, table in enumerate(published_tables(recomputed, mode=mode)):
            if place:
                click.echo()
            _print_table(table, notation)
    for subject, file in recomputed.absent.items():
        tell(f"{subject}: left out, for {file} is not there")


def _print_evaluation(evaluation: Evaluation, notation: str | None) -> None:
    from wb2pm.evaluation.tables import comparison_table, score_table

    if notation == "json":
        write_json(evaluation)
        return
    table = score_table if notation == "csv" else comparison_table
    _print_table(table(evaluation), notation)
    for run in evaluation.runs:
        if run.unscored:
            reason = next(r.answer.unscored for r in run.results if r.answer.unscored)
            tell(f"{run.solver}: {run.unscored} unscored, the first for: {reason}")


def _print_table(table: Table, notation: str | None) -> None:
    from wb2pm.evaluation.tables import write_table

    say(write_table(table, notation or "text").rstrip("\n"))
