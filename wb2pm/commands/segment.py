"""The command that cuts recordings into runs of workflows."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wb2pm.commands.answering import answer_recordings
from wb2pm.commands.backend import backend_options
from wb2pm.commands.options import RECORDINGS, Command, cutting_options, say

if TYPE_CHECKING:
    from wb2pm.analysis.preparing import Prepared
    from wb2pm.discovery.segmentation.assignment import Occurrence
    from wb2pm.events import Granularity
    from wb2pm.procedures.procedure import Procedure


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
@click.option(
    "--intent",
    "intents",
    metavar="TEXT",
    multiple=True,
    help="Goal of a workflow without a procedure; may be repeated.",
)
@click.option(
    "--occurrence",
    type=click.Choice(["once", "at most once", "any"]),
    default="once",
    show_default=True,
    help="How often each workflow occurs in a recording.",
)
@click.option(
    "--runs", type=click.IntRange(min=1), help="How many runs there are, if known."
)
@click.option("--leftovers", is_flag=True, help="Activities may belong to no workflow.")
@click.option(
    "--switching", is_flag=True, help="A run may be interrupted by others and go on."
)
@click.option(
    "--embedder",
    metavar="NAME",
    help="Sentence embedder to ask as well: a folder, or a package that carries one.",
)
@cutting_options
@backend_options
@click.option("--json", "as_json", is_flag=True, help="Print the answers as JSON.")
def segment(  # noqa: PLR0913, PLR0917 (options of one command)
    recordings: tuple[Path, ...],
    procedures: tuple[Path, ...],
    intents: tuple[str, ...],
    occurrence: Occurrence,
    runs: int | None,
    leftovers: bool,
    switching: bool,
    embedder: str | None,
    granularity: Granularity | None,
    facts: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Cut recordings of a whole session into runs of workflows.

    With nothing given, runs are found by what repeats in a recording, and by what
    several recordings have in common.

    \b
    Examples:
      wb2pm segment examples/demonstrations/3101*
      wb2pm segment examples/demonstrations/3101* --intent "Add a category" --leftovers
      wb2pm segment session/ --procedure order.txt --procedure claim.txt --json
    """
    from wb2pm.analysis.batch import read_procedure
    from wb2pm.analysis.cases import cut_together
    from wb2pm.discovery.segmentation.segmenting import segment_by_rules
    from wb2pm.discovery.segmentation.segments import Segmentation
    from wb2pm.llm.jobs.segmenting import SEGMENT

    embed = None
    if embedder is not None:
        from wb2pm.discovery.segmentation.sentence_embedder import load_embedder

        embed = load_embedder(embedder)
    cut = partial(
        segment_by_rules,
        occurrence=occurrence,
        runs=runs,
        leftovers=leftovers,
        switching=switching,
        embed=embed,
    )

    def show(_name: str, found: Segmentation) -> None:
        say(found)

    def beside(prepared: Prepared) -> dict[str, Any]:
        known = bool(written) or runs is not None
        together = (
            {} if known else cut_together(prepared, as_labelled=bool(granularity))
        )
        return {"found": together}

    written: dict[str, Procedure | str] = {
        path.stem: read_procedure(path, redaction=options["redaction"])
        for path in procedures
    }
    written.update({intent: intent for intent in intents})
    fineness = granularity or ("step" if written else "element")
    options.update(granularity="step", cut_at=fineness)
    answer_recordings(
        SEGMENT,
        show,
        recordings,
        options,
        workflows=written or None,
        cut=cut,
        beside=beside,
        facts=facts,
        as_json=as_json,
    )
