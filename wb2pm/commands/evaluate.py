"""The command that compares solvers on a task."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from wb2pm.commands.options import (
    EXIT_ERROR,
    PATHS,
    Command,
    progress,
    say,
    tell,
    write_json,
)

if TYPE_CHECKING:
    from wb2pm.evaluation.breakdown import Facet
    from wb2pm.evaluation.tables import Table
    from wb2pm.evaluation.tasks import Evaluation, Mode, Setting


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
    "--predictions",
    multiple=True,
    type=PATHS,
    help="JSON lines with id and prediction, as one more solver; may be repeated.",
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
@click.option(
    "--table",
    "tables",
    multiple=True,
    metavar="NAME",
    help="With TASK `published`: only this table; may be repeated.",
)
@click.option("--backend", metavar="NAME", help="Language model, as openai:NAME.")
@click.option("--embedder", metavar="NAME", help="Sentence embedder: folder or name.")
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
    metavar="NAME=VALUE",
    help="Whatever else the task takes; may be repeated.",
)
@click.option("--list", "listing", is_flag=True, help="List tasks, or TASK's solvers.")
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
    "--replay",
    "replayed",
    type=PATHS,
    help="Run a record again, and say what comes out otherwise.",
)
@click.option(
    "--compare",
    "compared",
    type=PATHS,
    nargs=2,
    help="Compare two records with a paired test; --solver names one of each.",
)
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
    predictions: tuple[Path, ...],
    mode: Mode | None,
    corrections: tuple[str, ...],
    tables: tuple[str, ...],
    backend: str | None,
    embedder: str | None,
    seed: int,
    jobs: int,
    limit: int | None,
    options: tuple[str, ...],
    listing: bool,
    by: Facet | None,
    metric: str | None,
    plots: Path | None,
    record: Path | None,
    no_record: bool,
    replayed: Path | None,
    compared: tuple[Path, Path] | None,
    notation: str | None,
) -> None:
    """Compare rules, miners and models on the same examples.

    TASK is a name that `wb2pm evaluate --list` gives; DATA are recordings, or for
    TASK `published` the folder of WONDERBREAD's published predictions. Every run
    writes a record that --replay runs again.

    \b
    Examples:
      wb2pm evaluate --list
      wb2pm evaluate validation
      wb2pm evaluate segmentation recordings/ --markdown
      wb2pm evaluate validation --by kind --plots plots --record one.json
      wb2pm evaluate --replay one.json
      wb2pm evaluate --compare one.json two.json
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
        _published(setting.data, mode, corrections, tables, notation)
        return
    if replayed is not None:
        _replay(replayed, notation)
        return
    if compared is not None:
        _compare(compared, solvers, notation)
        return
    if task is None:
        raise click.UsageError("Missing argument 'TASK'; --list names them.")
    from wb2pm.evaluation.recorded import recorded_solver
    from wb2pm.evaluation.registry import find_task
    from wb2pm.evaluation.running import evaluate as run

    found = find_task(task)
    recorded = [recorded_solver(path) for path in predictions]
    named = solvers or [own.name for own in found.solvers(setting)]
    with progress() as on_progress:
        evaluation = run(
            found,
            setting=setting,
            solvers=[*named, *recorded],
            jobs=jobs,
            on_progress=on_progress,
        )
    _print_evaluation(evaluation, notation)
    if by is not None:
        _print_parts(evaluation, by, metric, notation)
    if plots is not None:
        from wb2pm.evaluation.plots.curves import write_plots

        for path in write_plots(evaluation, plots):
            tell(f"Plot: {path}")
    if not no_record:
        from wb2pm.evaluation.records import write_record

        tell(f"Record: {write_record(evaluation, record or _usual_record(evaluation))}")


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
    names: tuple[str, ...],
    notation: str | None,
) -> None:
    """Recompute the published figures of one folder."""
    from wb2pm.evaluation.published.printing import figure_table, published_tables
    from wb2pm.evaluation.published.recomputing import (
        find_subjects,
        recompute_published,
    )

    if len(data) != 1:
        raise click.UsageError("published needs one folder of published predictions")
    recomputed = recompute_published(
        data[0], corrections=corrections or None, subjects=find_subjects(names)
    )
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
    for subject, reason in recomputed.refused.items():
        tell(f"{subject}: left out: {reason}")
    if recomputed.refused:
        click.get_current_context().exit(EXIT_ERROR)


def _usual_record(evaluation: Evaluation) -> Path:
    from datetime import datetime, timezone

    now = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H%M%S.%fZ")
    return Path("wb2pm-evaluations") / f"{evaluation.task}-{now}.json"


def _replay(path: Path, notation: str | None) -> None:
    """Run a record again; that something comes out otherwise is an error."""
    from wb2pm.evaluation.recorded import recorded_solver
    from wb2pm.evaluation.records import read_record, replay

    record = read_record(path)
    recorded = [
        recorded_solver(
            run.arguments["path"], solver=run.arguments["solver"], name=run.solver
        )
        for run in record.evaluation.runs
        if run.kind == "recorded"
    ]
    with progress() as on_progress:
        done = replay(record, solvers=recorded, on_progress=on_progress)
    _print_evaluation(done.evaluation, notation)
    for name, (before, now) in done.versions.items():
        tell(f"{name} was {before} and is {now}")
    for difference in done.differences:
        tell(
            f"{difference.solver} {difference.example}: {difference.what}: recorded"
            f" {difference.recorded}, now {difference.replayed}"
        )
    if done.differences:
        click.get_current_context().exit(EXIT_ERROR)
    tell("Everything came out as recorded.")


def _compare(
    paths: tuple[Path, Path], solvers: tuple[str, ...], notation: str | None
) -> None:
    from wb2pm.evaluation.records import compare_records, read_record
    from wb2pm.evaluation.tables import paired_table

    if len(solvers) not in {0, 2}:
        raise click.UsageError("--compare needs --solver twice, or not at all")
    first, second = (read_record(path) for path in paths)
    chosen = (solvers[0], solvers[1]) if solvers else None
    comparison = compare_records(first, second, solvers=chosen)
    if notation == "json":
        write_json(comparison)
    else:
        _print_table(paired_table(comparison), notation)


def _print_parts(
    evaluation: Evaluation, by: Facet, name: str | None, notation: str | None
) -> None:
    from wb2pm.errors import UnknownNameError
    from wb2pm.evaluation.breakdown import break_down
    from wb2pm.evaluation.registry import find_task

    metrics = {metric.name: metric for metric in find_task(evaluation.task).metrics}
    wanted = name or next(iter(metrics))
    if wanted not in metrics:
        raise UnknownNameError("metric", wanted, list(metrics))
    if notation != "json":
        click.echo()
        _print_table(break_down(evaluation, metrics[wanted], by=by), notation)


def _print_evaluation(evaluation: Evaluation, notation: str | None) -> None:
    from wb2pm.evaluation.records import without_answers
    from wb2pm.evaluation.tables import comparison_table, score_table

    if notation == "json":
        write_json(without_answers(evaluation))
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
