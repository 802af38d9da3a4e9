"""The command that grounds a procedure in what people did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from wb2pm.commands.answering import answers_as_json, tell_notes
from wb2pm.commands.backend import backend_options, chosen_backend
from wb2pm.commands.options import (
    RECORDINGS,
    Command,
    read_options,
    say,
    tell,
    tell_names,
    tell_skipped,
    write_json,
)
from wb2pm.commands.progress import progress


@click.command(cls=Command)
@RECORDINGS
@click.option(
    "--procedure",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Text of the procedure. Default: the workflow's rewritten one, else the first beside a recording.",
)
@read_options
@backend_options
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
def ground(
    recordings: tuple[Path, ...],
    *,
    procedure: Path | None,
    facts: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Say for each step of a procedure what people who follow it do.

    The procedure may be in anybody's own words. Recordings that are known to have
    failed are left out. Rules go by likeness of words; a language model reads both.
    `wb2pm check --grounded` judges by what is printed as JSON.

    \b
    Examples:
      wb2pm ground examples/demonstrations/3004*
      wb2pm ground recordings/ --procedure "SOP - order goods.txt" --json
      wb2pm ground recordings/ --backend openai:gpt-x --json > grounded.json
    """
    from msgspec import to_builtins

    from wb2pm.analysis.batch import read_procedure
    from wb2pm.analysis.groundings import ground_recordings
    from wb2pm.analysis.preparing import prepare

    given = (
        read_procedure(procedure, redaction=options["redaction"])
        if procedure is not None
        else None
    )
    with chosen_backend(options) as backend, progress() as on_progress:
        prepared = prepare(recordings, on_progress=on_progress, **options)
        tell_names(prepared)
        found = ground_recordings(
            prepared,
            procedure=given,
            backend=backend,
            facts=facts,
            on_progress=on_progress,
        )
    if as_json:
        told = {"grounded": found.grounded, "notes": found.notes}
        if backend is not None:
            told["answers"] = answers_as_json(found.answers)
        write_json(to_builtins({**told, "skipped": prepared.skipped}))
    else:
        for workflow, grounded in found.grounded.items():
            say(f"{workflow}: {grounded.text()}")
        for note in found.notes:
            tell(note)
        for workflow, answer in found.answers.items():
            tell_notes(workflow, answer)
    tell_skipped(prepared.skipped)
