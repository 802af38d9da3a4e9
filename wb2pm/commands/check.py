"""The command that checks recordings: against procedures, or against each other."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wb2pm.commands.options import (
    RECORDINGS,
    Command,
    progress,
    read_options,
    say,
    tell,
    tell_skipped,
    write_json,
)

if TYPE_CHECKING:
    from wb2pm.discovery.conformance.deviations import Verdict


@click.command(cls=Command)
@RECORDINGS
@click.option(
    "--procedure",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Text of the procedure to check against. Default: the workflow's rewritten one, else the one beside each recording.",
)
@click.option(
    "--others",
    is_flag=True,
    help="Check against what the other recordings of the workflow have in common instead.",
)
@read_options
@click.option("--json", "as_json", is_flag=True, help="Print the verdicts as JSON.")
def check(
    recordings: tuple[Path, ...],
    *,
    procedure: Path | None,
    others: bool,
    as_json: bool,
    **options: Any,
) -> None:
    """Check recordings against a written procedure, step by step.

    \b
    Examples:
      wb2pm check recordings/
      wb2pm check recordings/ --procedure "SOP - order goods.txt" --json
      wb2pm check recordings/ --others
    """
    from msgspec import to_builtins

    from wb2pm.analysis.batch import Checks, check_recordings
    from wb2pm.analysis.preparing import prepare
    from wb2pm.analysis.workflows import check_among_others

    if procedure is not None and others:
        raise click.UsageError("--procedure and --others exclude each other.")
    with progress() as on_progress:
        prepared = prepare(recordings, on_progress=on_progress, **options)
        if others:
            checks = Checks(
                *check_among_others(prepared.demonstrations, prepared.steps)
            )
        else:
            checks = check_recordings(prepared, procedure=procedure)
    if as_json:
        write_json(
            {
                "verdicts": to_builtins(checks.verdicts),
                "unchecked": checks.unchecked,
                "skipped": to_builtins(prepared.skipped),
            }
        )
    else:
        for verdict in checks.verdicts.values():
            say(f"{verdict.demonstration}: {_said(verdict)}")
            for deviation in verdict.deviations:
                say(f"  {deviation.kind}: {deviation.sentence}")
            for gap in verdict.gaps:
                say(f"  gap: {gap.sentence}")
        for reason in checks.unchecked:
            tell(reason)
    tell_skipped(prepared.skipped)


def _said(verdict: Verdict) -> str:
    """Describe the verdict in a line, with its scores."""
    if verdict.followed is None:
        return f"cannot be told: {verdict.declined}"
    followed = "followed" if verdict.followed else "not followed"
    if verdict.deviations:
        count = len(verdict.deviations)
        followed += f", {count} deviation{'s' if count > 1 else ''}"
    completed = {True: "completed", False: "not completed", None: "end not known"}
    figures = []
    if verdict.fitness is not None:
        figures.append(f"fitness {verdict.fitness:.2f}")
    if verdict.score is not None:
        figures.append(f"score {verdict.score:.2f}")
    if verdict.coverage is not None and verdict.coverage < 1:
        figures.append(f"{verdict.coverage:.0%} of the steps understood")
    return f"{followed}, {completed[verdict.completed]} ({', '.join(figures)})"
