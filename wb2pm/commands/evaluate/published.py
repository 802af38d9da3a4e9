"""The command that recomputes what a benchmark's authors published."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from wb2pm.commands.evaluate.settings import notation_options, print_table
from wb2pm.commands.options import EXIT_ERROR, PATHS, Command, tell, write_json

if TYPE_CHECKING:
    from wb2pm.evaluation.published.recomputing import Recomputed
    from wb2pm.evaluation.tasks import Mode


@click.command(cls=Command)
@click.argument("folder", type=PATHS)
@click.option(
    "--mode",
    type=click.Choice(["corrected", "published"]),
    help="Without the benchmark's bugs, or with them. Default: both.",
)
@click.option(
    "--correct",
    "corrections",
    multiple=True,
    metavar="NAME",
    help="Correct this bug only; may be repeated.",
)
@click.option(
    "--table",
    "tables",
    multiple=True,
    metavar="NAME",
    help="Only this table; may be repeated.",
)
@click.option(
    "--record", type=PATHS, help="File for a record that `evaluate replay` runs again."
)
@click.option("--plots", type=PATHS, help="Folder for SVG plots of the tables.")
@notation_options
def published(  # noqa: PLR0913 (options of one command)
    *,
    folder: Path,
    mode: Mode | None,
    corrections: tuple[str, ...],
    tables: tuple[str, ...],
    record: Path | None,
    plots: Path | None,
    notation: str | None,
) -> None:
    """Recompute WONDERBREAD's published figures from a FOLDER of its predictions.

    Each table is computed as the authors' code does, then without its bugs.

    \b
    Examples:
      wb2pm evaluate published wonderbread/
      wb2pm evaluate published wonderbread/ --table sop-ranking --correct ordering
      wb2pm evaluate published wonderbread/ --mode published --latex
      wb2pm evaluate published wonderbread/ --record tables.json
      wb2pm evaluate published wonderbread/ --plots plots/
    """
    from wb2pm.evaluation.published.printing import figure_table, published_tables
    from wb2pm.evaluation.published.recomputing import (
        find_subjects,
        recompute_published,
    )

    recomputed = recompute_published(
        folder, corrections=corrections or None, subjects=find_subjects(tables)
    )
    if notation == "json":
        write_json(recomputed)
    elif notation == "csv":
        print_table(figure_table(recomputed), notation)
    else:
        for place, table in enumerate(published_tables(recomputed, mode=mode)):
            if place:
                click.echo()
            print_table(table, notation)
    if record is not None:
        from wb2pm.evaluation.published.keeping import write_published_record

        kept = write_published_record(
            recomputed, record, corrections=corrections or None, tables=tables
        )
        tell(f"Record: {kept}")
    if plots is not None:
        from wb2pm.evaluation.published.picturing import write_published_plots

        for path in write_published_plots(recomputed, plots, mode=mode):
            tell(f"Plot: {path}")
    _tell_left_out(recomputed)
    if recomputed.refused:
        click.get_current_context().exit(EXIT_ERROR)


def _tell_left_out(recomputed: Recomputed) -> None:
    for subject, file in recomputed.absent.items():
        tell(f"{subject}: left out, for {file} is not there")
    for subject, reason in recomputed.refused.items():
        tell(f"{subject}: left out: {reason}")
