"""The command that suggests improvements."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from wb2pm.commands.answering import answer_recordings
from wb2pm.commands.backend import PROCEDURE, backend_options
from wb2pm.commands.options import RECORDINGS, Command, read_options, say


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
    from wb2pm.analysis.batch import read_procedure
    from wb2pm.llm.answers import Improvements
    from wb2pm.llm.jobs.improving import IMPROVE

    def show(name: str, found: Improvements) -> None:
        say(f"{name}:")
        for one in found.work:
            saved = ""
            if one.saving_s:
                saved = f" (saves {_say_saving(one.saving_s)})"
            say(f"  {one.kind}: {one.sentence}{saved}")
        for change in found.procedure:
            say(f"  procedure: {change.kind}: {change.sentence}")
            if change.text:
                say(f"    {change.text}")
        if not found.work and not found.procedure:
            say("  nothing found")

    given = (
        read_procedure(procedure, redaction=options["redaction"])
        if procedure is not None
        else None
    )
    answer_recordings(
        IMPROVE,
        show,
        recordings,
        options,
        procedure=given,
        facts=facts,
        as_json=as_json,
    )


def _say_saving(seconds: float) -> str:
    from wb2pm.discovery.drawing.text import show_duration

    if seconds < 1:
        return "less than 1 s"
    whole = round(seconds)
    return f"about {whole} s" if whole < 60 else f"about {show_duration(whole)}"  # noqa: PLR2004 (a minute)
