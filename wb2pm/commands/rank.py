"""The command that orders procedures for the same work."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from wb2pm.commands.answering import print_answers, read_pairs
from wb2pm.commands.backend import backend_options, chosen_backend
from wb2pm.commands.options import (
    PATHS,
    Command,
    read_options,
    say,
)
from wb2pm.commands.progress import progress


@click.command(cls=Command)
@click.argument(
    "procedures",
    nargs=-1,
    required=True,
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
)
@click.option(
    "--recordings",
    type=PATHS,
    multiple=True,
    help="Recordings to compare the procedures with; may be repeated.",
)
@click.option("--intent", metavar="TEXT", help="What the work is for.")
@read_options
@backend_options
@click.option("--json", "as_json", is_flag=True, help="Print the answer as JSON.")
def rank(
    procedures: tuple[Path, ...],
    recordings: tuple[Path, ...],
    intent: str | None,
    facts: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Order PROCEDURES (text files) for the same work, the best first.

    \b
    Examples:
      wb2pm rank examples/demonstrations/3003*/SOP*.txt
      wb2pm rank examples/demonstrations/3003*/SOP*.txt --intent "Mark an order as shipped"
      wb2pm rank sop-*.txt --recordings recordings/ --backend openai:gpt-x
    """
    from wb2pm.analysis.batch import read_procedure
    from wb2pm.llm.answers import Ranking
    from wb2pm.llm.jobs.ranking import rank as run

    def show(_name: str, ranking: Ranking) -> None:
        for ranked in ranking.procedures:
            score = f" ({ranked.score:.3f})" if ranked.score is not None else ""
            say(f"{ranked.rank}. {ranked.procedure}{score}")
            for reason in ranked.reasons:
                say(f"   {reason}")

    written = {
        str(path): read_procedure(path, redaction=options["redaction"])
        for path in procedures
    }
    with chosen_backend(options) as backend, progress() as on_progress:
        pairs, skipped = read_pairs(recordings, on_progress, options)
        answer = run(
            written, pairs, intent=intent, backend=backend or "rules", facts=facts
        )
    print_answers({"ranking": answer}, show, as_json=as_json, skipped=skipped)
