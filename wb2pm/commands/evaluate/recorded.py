"""The commands that take records of evaluations: run one again, compare two."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from wb2pm.commands.evaluate.settings import (
    notation_options,
    print_evaluation,
    print_table,
)
from wb2pm.commands.options import (
    EXIT_ERROR,
    PATHS,
    Command,
    tell,
    write_json,
)
from wb2pm.commands.progress import progress

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.evaluation.records import Difference


@click.command(cls=Command)
@click.argument("record", type=PATHS)
@notation_options
def replay(*, record: Path, notation: str | None) -> None:
    """Run a RECORD again, and say what comes out otherwise.

    RECORD is of a task, or of published tables. Where anything does, the exit code is 1.

    \b
    Examples:
      wb2pm evaluate replay one.json
    """
    from wb2pm.evaluation.published.keeping import is_published_record
    from wb2pm.evaluation.recorded import recorded_solver
    from wb2pm.evaluation.records import read_record
    from wb2pm.evaluation.records import replay as run_again

    if is_published_record(record):
        _replay_tables(record, notation)
        return
    read = read_record(record)
    recorded = [
        recorded_solver(
            run.arguments["path"], solver=run.arguments["solver"], name=run.solver
        )
        for run in read.evaluation.runs
        if run.kind == "recorded"
    ]
    with progress() as on_progress:
        done = run_again(read, solvers=recorded, on_progress=on_progress)
    print_evaluation(done.evaluation, notation)
    for name, (before, now) in done.versions.items():
        tell(f"{name} was {before} and is {now}")
    _tell_differences(done.differences)


def _replay_tables(record: Path, notation: str | None) -> None:
    """Recompute published tables."""
    from wb2pm.evaluation.published.keeping import replay_published
    from wb2pm.evaluation.published.printing import figure_table

    found, differences = replay_published(record)
    if notation == "json":
        write_json(found)
    else:
        print_table(figure_table(found), notation)
    _tell_differences(differences)


def _tell_differences(differences: Iterable[Difference]) -> None:
    found = list(differences)
    for difference in found:
        tell(
            f"{difference.solver} {difference.example}: {difference.what}: recorded"
            f" {difference.recorded}, now {difference.replayed}"
        )
    if found:
        click.get_current_context().exit(EXIT_ERROR)
    tell("Everything came out as recorded.")


@click.command(cls=Command)
@click.argument("records", nargs=2, type=PATHS, metavar="RECORD RECORD")
@click.option(
    "--solver",
    "solvers",
    multiple=True,
    metavar="NAME",
    help="Solver to compare, once for each record. Default: the only one that is no baseline.",
)
@notation_options
def compare(
    *, records: tuple[Path, Path], solvers: tuple[str, ...], notation: str | None
) -> None:
    """Compare two records with a paired test, example by example.

    \b
    Examples:
      wb2pm evaluate compare one.json two.json
      wb2pm evaluate compare one.json one.json --solver "always yes" --solver rules
    """
    from wb2pm.evaluation.records import compare_records, read_record
    from wb2pm.evaluation.tables import paired_table

    if len(solvers) not in {0, 2}:
        raise click.UsageError("Give --solver twice, or not at all.")
    first, second = (read_record(path) for path in records)
    chosen = (solvers[0], solvers[1]) if solvers else None
    comparison = compare_records(first, second, solvers=chosen)
    if notation == "json":
        write_json(comparison)
    else:
        print_table(paired_table(comparison), notation)
