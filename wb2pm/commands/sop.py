"""The command that writes procedures."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import click

from wb2pm.commands.answering import answer_recordings
from wb2pm.commands.backend import backend_options
from wb2pm.commands.cases import case_options
from wb2pm.commands.guides import chosen_files, guide_options
from wb2pm.commands.options import RECORDINGS, Command, read_options, say


@click.command(cls=Command)
@RECORDINGS
@click.option(
    "--merge",
    is_flag=True,
    help="Write one procedure a workflow, with the alternatives people took.",
)
@click.option(
    "--language",
    metavar="CODE",
    help="Language that the rules write in, such as `de`, `en`, `es` or `fr`. Default:"
    " that of the requests, or English.",
)
@guide_options
@case_options
@read_options
@partial(backend_options, pictures=False)
@click.option("--json", "as_json", is_flag=True, help="Print the answers as JSON.")
def sop(
    recordings: tuple[Path, ...],
    merge: bool,
    language: str | None,
    facts: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Write the procedure (SOP) that recordings show.

    \b
    Examples:
      wb2pm sop "examples/demonstrations/3001 @ 2026-11-21-14-17-50"
      wb2pm sop examples/demonstrations/3003* --merge
      wb2pm sop recordings/ --merge --out guides/ --pictures
      wb2pm sop recordings/ --merge --skill skills/ --playwright scripts/
      wb2pm sop examples/demonstrations/3003* --merge --backend openai:llama3 --dry-run
      wb2pm sop examples/demonstrations/3003* --merge --language fr
      wb2pm sop monday/ --cases task --merge
      wb2pm sop recordings/ --backend openai:llama3 --base-url http://localhost:11434/v1
    """
    from wb2pm.discovery.procedures.element_wording import written_in
    from wb2pm.llm.jobs.procedure import WRITE_SOP
    from wb2pm.procedures.procedure import Procedure, procedure_text

    def show(_name: str, procedure: Procedure) -> None:
        say(procedure_text(procedure))

    files = chosen_files(options)
    answer_recordings(
        WRITE_SOP,
        show,
        recordings,
        options,
        write=files.write if files else None,
        merge=merge,
        language=written_in(language),
        facts=facts,
        as_json=as_json,
    )
