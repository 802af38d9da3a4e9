"""The command that answers questions about recordings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from wb2pm.commands.answering import print_answers, read_pairs, show_claims
from wb2pm.commands.backend import backend_options, chosen_backend
from wb2pm.commands.options import (
    PATHS,
    Command,
    read_options,
)
from wb2pm.commands.progress import progress


@click.command(cls=Command)
@click.argument("question")
@click.argument("recordings", nargs=-1, type=PATHS, metavar="[RECORDINGS]...")
@click.option(
    "--procedure",
    "procedures",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    multiple=True,
    help="Text of a written procedure; may be repeated. Default: those beside the"
    " recordings.",
)
@read_options
@backend_options
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
def ask(
    question: str,
    recordings: tuple[Path, ...],
    procedures: tuple[Path, ...],
    facts: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Answer a QUESTION about recordings or written procedures.

    \b
    Examples:
      wb2pm ask "How does one know that the work is done?" examples/demonstrations/3006*
      wb2pm ask "Why does the user type 48?" "examples/demonstrations/3001 @ 2026-11-21-14-17-50"
      wb2pm ask "What are the key differences?" examples/demonstrations/4006*
      wb2pm ask "Why is the filter set?" --procedure sop.txt --backend openai:gpt-x
    """
    from wb2pm.analysis.batch import read_procedure
    from wb2pm.llm.answers import Response
    from wb2pm.llm.jobs.question import ask as run

    if not recordings and not procedures:
        raise click.UsageError("Name recordings, or a procedure with --procedure.")
    written = {
        path.stem: read_procedure(path, redaction=options["redaction"])
        for path in procedures
    }
    with chosen_backend(options) as backend, progress() as on_progress:
        pairs, skipped = read_pairs(recordings, on_progress, options)
        answer = run(
            question,
            pairs,
            procedures=written or None,
            backend=backend or "rules",
            facts=facts,
        )

    def show(_name: str, response: Response) -> None:
        show_claims(answer, response.text)

    print_answers({"answer": answer}, show, as_json=as_json, skipped=skipped)
