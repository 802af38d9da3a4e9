"""The command that writes procedures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from wb2pm.commands.backend import backend_options, chosen_backend, print_answers
from wb2pm.commands.options import (
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
    "--merge",
    is_flag=True,
    help="Write one procedure a workflow, with the alternatives people took.",
)
@read_options
@backend_options
@click.option("--json", "as_json", is_flag=True, help="Print the answers as JSON.")
def sop(
    recordings: tuple[Path, ...],
    merge: bool,
    facts: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Write the procedure (SOP) that recordings show.

    \b
    Examples:
      wb2pm sop "examples/demonstrations/3001 @ 2026-11-21-14-17-50"
      wb2pm sop examples/demonstrations/3003* --merge
      wb2pm sop examples/demonstrations/3003* --merge --backend openai:llama3 --dry-run
      wb2pm sop recordings/ --backend openai:llama3 --base-url http://localhost:11434/v1
    """
    from wb2pm.batch_answers import write_sops
    from wb2pm.preparing import prepare
    from wb2pm.procedures import Procedure, procedure_text

    def show(_name: str, procedure: Procedure) -> None:
        say(procedure_text(procedure))

    with chosen_backend(options) as backend, progress() as on_progress:
        prepared = prepare(recordings, on_progress=on_progress, **options)
        answers = write_sops(
            prepared,
            merge=merge,
            backend=backend,
            facts=facts,
            on_progress=on_progress,
        )
    print_answers(answers, show, as_json=as_json, skipped=prepared.skipped)
    tell_skipped(prepared.skipped)
