"""The command that judges recordings: end reached, procedure followed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import click

from wb2pm.commands.answering import answer_recordings
from wb2pm.commands.backend import PROCEDURE, backend_options
from wb2pm.commands.options import RECORDINGS, Command, read_options, say

_WORDS = {True: "yes", False: "no", None: "cannot be told"}


@click.command(cls=Command)
@RECORDINGS
@PROCEDURE
@read_options
@backend_options
@click.option("--json", "as_json", is_flag=True, help="Print the answers as JSON.")
def validate(
    recordings: tuple[Path, ...],
    procedure: Path | None,
    facts: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Return whether recordings reached their end and followed their procedure.

    `wb2pm check` does the same by alignment alone, with its moves.

    \b
    Examples:
      wb2pm validate examples/demonstrations/3004*
      wb2pm validate recordings/ --procedure sop.txt --backend openai:gpt-x --dry-run
    """
    from wb2pm.analysis.answers import validate_recordings
    from wb2pm.analysis.batch import read_procedure
    from wb2pm.llm.answers import Validation

    def show(name: str, verdict: Validation) -> None:
        say(
            f"{name}: completed: {_WORDS[verdict.completed]},"
            f" followed: {_WORDS[verdict.followed]}"
        )
        for deviation in verdict.deviations:
            say(f"  {deviation.kind}: {deviation.sentence}")

    given = read_procedure(procedure) if procedure is not None else None
    job = partial(validate_recordings, procedure=given, facts=facts)
    answer_recordings(job, show, recordings, options, as_json=as_json)
