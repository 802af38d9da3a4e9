"""The command that cuts recordings into runs of workflows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from wb2pm.cli_backend import backend_options, chosen_backend, print_answers
from wb2pm.cli_options import (
    RECORDINGS,
    Command,
    progress,
    read_options,
    say,
    tell_skipped,
)


@click.command(cls=Command)
@RECORDINGS
@click.option(
    "--procedure",
    "procedures",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    multiple=True,
    help="Text of a procedure that the recordings may hold; may be repeated. Default:"
    " nothing is known, runs are found by what repeats.",
)
@read_options
@backend_options
@click.option("--json", "as_json", is_flag=True, help="Print the answers as JSON.")
def segment(
    recordings: tuple[Path, ...],
    procedures: tuple[Path, ...],
    facts: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Cut recordings of a whole session into runs of workflows.

    \b
    Examples:
      wb2pm segment session/ --procedure order.txt --procedure claim.txt
      wb2pm segment session/ --json
    """
    from wb2pm.batch import read_procedure
    from wb2pm.batch_answers import segment_recordings
    from wb2pm.discovery.segmentation.segments import Segmentation
    from wb2pm.preparing import prepare

    def show(name: str, found: Segmentation) -> None:
        say(f"{name}:")
        for part in found.segments:
            workflow = part.workflow or "(no workflow)"
            say(f"  {part.first + 1} to {part.last + 1}: {workflow}")

    written = {path.stem: read_procedure(path) for path in procedures}
    with chosen_backend(options) as backend, progress() as on_progress:
        prepared = prepare(recordings, on_progress=on_progress, **options)
        answers = segment_recordings(
            prepared,
            written or None,
            backend=backend,
            facts=facts,
            on_progress=on_progress,
        )
    print_answers(answers, show, as_json=as_json, skipped=prepared.skipped)
    tell_skipped(prepared.skipped)
