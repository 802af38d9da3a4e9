"""The command that grounds a procedure in what people did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from wb2pm.commands.options import (
    RECORDINGS,
    Command,
    progress,
    read_options,
    say,
    tell,
    tell_names,
    tell_skipped,
    write_json,
)


@click.command(cls=Command)
@RECORDINGS
@click.option(
    "--procedure",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Text of the procedure. Default: the workflow's rewritten one, else the first beside a recording.",
)
@read_options
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
def ground(
    recordings: tuple[Path, ...],
    *,
    procedure: Path | None,
    as_json: bool,
    **options: Any,
) -> None:
    """Say for each step of a procedure what people who follow it do.

    The procedure may be in anybody's own words. Recordings that are known to have
    failed are left out.

    \b
    Examples:
      wb2pm ground examples/demonstrations/3004*
      wb2pm ground recordings/ --procedure "SOP - order goods.txt" --json
    """
    from msgspec import to_builtins

    from wb2pm.analysis.batch import ground_recordings
    from wb2pm.analysis.preparing import prepare

    with progress() as on_progress:
        prepared = prepare(recordings, on_progress=on_progress, **options)
        tell_names(prepared)
        found, notes = ground_recordings(prepared, procedure=procedure)
    if as_json:
        told = {"grounded": found, "notes": notes, "skipped": prepared.skipped}
        write_json(to_builtins(told))
    else:
        for workflow, grounded in found.items():
            say(f"{workflow}: {grounded.text()}")
        for note in notes:
            tell(note)
    tell_skipped(prepared.skipped)
