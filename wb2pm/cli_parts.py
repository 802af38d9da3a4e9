"""Commands that do one part of the main job: convert, discover, check."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from wb2pm.cli_options import (
    PATHS,
    RECORDINGS,
    Command,
    progress,
    read_options,
    say,
    tell,
    tell_skipped,
    write_json,
)

_MOST_LOSSES = 20
"""What a format could not hold is told one by one up to here: a screenful."""


@click.command(cls=Command)
@RECORDINGS
@click.option(
    "--to",
    "outputs",
    multiple=True,
    required=True,
    metavar="FORMAT",
    help="Log format; may be repeated. See `wb2pm formats`.",
)
@click.option("--out", type=PATHS, required=True, help="Folder to write to.")
@read_options
@click.option("--json", "as_json", is_flag=True, help="Print what was written as JSON.")
def convert(
    recordings: tuple[Path, ...],
    outputs: tuple[str, ...],
    out: Path,
    as_json: bool,
    **options: Any,
) -> None:
    """Write recordings as an event log in one or more formats.

    \b
    Examples:
      wb2pm convert recordings/ --to xes --out out
      wb2pm convert recordings/ --to celonis --to parquet --out out --granularity element
    """
    from msgspec import to_builtins

    from wb2pm.batch import convert as run
    from wb2pm.batch import notes_on
    from wb2pm.converters.outputs import check_outputs
    from wb2pm.preparing import prepare

    check_outputs(outputs)
    with progress() as on_progress:
        prepared = prepare(recordings, on_progress=on_progress, **options)
        files = run(prepared, out=out, outputs=outputs)
    if as_json:
        write_json(
            {"files": to_builtins(files), "skipped": to_builtins(prepared.skipped)}
        )
    for written in files:
        if not as_json:
            say("\n".join(written.paths))
        name = Path(written.paths[0]).name
        for loss in written.losses[:_MOST_LOSSES]:
            tell(f"{name}: {loss.count} x {loss.what}: {loss.reason}")
        if len(written.losses) > _MOST_LOSSES:
            more = len(written.losses) - _MOST_LOSSES
            tell(f"{name}: and {more} more of this kind; --json lists them all")
    for note in notes_on(prepared):
        tell(note)
    tell_skipped(prepared.skipped)


@click.command(cls=Command)
@RECORDINGS
@click.option(
    "--out", type=PATHS, required=True, help="File to write to: .bpmn or .pnml."
)
@read_options
@click.option(
    "--noise",
    type=click.FloatRange(0, 1),
    default=0.2,
    show_default=True,
    help="Flows rarer than this share of the most frequent one are left out.",
)
@click.option("--json", "as_json", is_flag=True, help="Print quality measures as JSON.")
def discover(
    recordings: tuple[Path, ...], out: Path, noise: float, as_json: bool, **options: Any
) -> None:
    """Discover one process model of all recordings given (needs the extra `mining`).

    \b
    Examples:
      wb2pm discover recordings/0*/ --out model.bpmn
      wb2pm discover recordings/ --out model.pnml --noise 0 --granularity page
    """
    from msgspec import to_builtins

    from wb2pm.batch import labelled_log
    from wb2pm.discovery.bpmn import write_bpmn
    from wb2pm.discovery.pnml import write_pnml
    from wb2pm.errors import WriteError
    from wb2pm.preparing import prepare
    from wb2pm.workflow_analysis import find_model

    writers = {".bpmn": write_bpmn, ".pnml": write_pnml}
    if out.suffix not in writers:
        raise WriteError(f"{out}: the file's ending must be .bpmn or .pnml")
    with progress() as on_progress:
        prepared = prepare(recordings, on_progress=on_progress, **options)
        model = find_model(labelled_log(prepared).log, name=out.stem, noise=noise)
    writers[out.suffix](model, out)
    quality = model.quality
    if as_json:
        write_json(
            {"model": str(out), "engine": model.engine, "quality": to_builtins(quality)}
        )
    else:
        say(out)
        if quality:
            tell(
                f"fitness {quality.fitness}, precision {quality.precision}, simplicity {quality.simplicity} ({quality.engine})"
            )
    tell_skipped(prepared.skipped)


@click.command(cls=Command)
@RECORDINGS
@click.option(
    "--procedure",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Text of the procedure to check against. Default: the workflow's rewritten one, else the one beside each recording.",
)
@read_options
@click.option("--json", "as_json", is_flag=True, help="Print the verdicts as JSON.")
def check(
    recordings: tuple[Path, ...], procedure: Path | None, as_json: bool, **options: Any
) -> None:
    """Check recordings against a written procedure, step by step.

    \b
    Examples:
      wb2pm check recordings/
      wb2pm check recordings/ --procedure "SOP - order goods.txt" --json
    """
    from msgspec import to_builtins

    from wb2pm.batch import check_recordings
    from wb2pm.preparing import prepare

    with progress() as on_progress:
        prepared = prepare(recordings, on_progress=on_progress, **options)
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
            said = (
                "followed"
                if verdict.followed
                else f"{len(verdict.deviations)} deviations"
            )
            say(f"{verdict.demonstration}: {said} (fitness {verdict.fitness:.2f})")
            for deviation in verdict.deviations:
                say(f"  {deviation.kind}: {deviation.sentence}")
        for reason in checks.unchecked:
            tell(reason)
    tell_skipped(prepared.skipped)
