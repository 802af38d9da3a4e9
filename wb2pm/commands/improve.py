"""The command that suggests improvements."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from wb2pm.commands.backend import (
    PROCEDURE,
    backend_options,
    chosen_backend,
    print_answers,
)
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
@PROCEDURE
@read_options
@backend_options
@click.option("--json", "as_json", is_flag=True, help="Print the answers as JSON.")
def improve(
    recordings: tuple[Path, ...],
    procedure: Path | None,
    facts: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Suggest improvements to each workflow and to its procedure.

    \b
    Examples:
      wb2pm improve examples/demonstrations/3003*
      wb2pm improve examples/demonstrations/400[1-3]* --json
      wb2pm improve recordings/ --procedure sop.txt --backend openai:gpt-x
    """
    from wb2pm.batch import read_procedure
    from wb2pm.batch_answers import improve_workflows
    from wb2pm.llm.answers import Improvements
    from wb2pm.preparing import prepare

    def show(name: str, found: Improvements) -> None:
        say(f"{name}:")
        for one in found.work:
            saved = ""
            if one.saving_s:
                short = one.saving_s < 1
                time = "less than 1 s" if short else f"about {one.saving_s:.0f} s"
                saved = f" (saves {time})"
            say(f"  {one.kind}: {one.sentence}{saved}")
        for change in found.procedure:
            say(f"  procedure: {change.kind}: {change.sentence}")
            if change.text:
                say(f"    {change.text}")
        if not found.work and not found.procedure:
            say("  nothing found")

    given = read_procedure(procedure) if procedure is not None else None
    with chosen_backend(options) as backend, progress() as on_progress:
        prepared = prepare(recordings, on_progress=on_progress, **options)
        answers = improve_workflows(
            prepared,
            procedure=given,
            backend=backend,
            facts=facts,
            on_progress=on_progress,
        )
    print_answers(answers, show, as_json=as_json, skipped=prepared.skipped)
    tell_skipped(prepared.skipped)
