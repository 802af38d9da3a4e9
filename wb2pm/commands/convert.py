"""The command that writes event logs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wb2pm.commands.cases import case_options
from wb2pm.commands.options import (
    LIFECYCLE,
    PATHS,
    RECORDINGS,
    Command,
    read_options,
    say,
    split_options,
    tell,
    tell_losses,
    tell_skipped,
    write_json,
)
from wb2pm.commands.progress import progress

if TYPE_CHECKING:
    from wb2pm.analysis.cases import CaseMaking


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
@click.option(
    "--to-option",
    "to_options",
    multiple=True,
    callback=split_options,
    metavar="NAME=VALUE",
    help="Option of a log format; may be repeated. See `wb2pm formats`.",
)
@LIFECYCLE
@case_options
@read_options
@click.option("--json", "as_json", is_flag=True, help="Print what was written as JSON.")
def convert(  # noqa: PLR0913, PLR0917 (options of one command)
    recordings: tuple[Path, ...],
    outputs: tuple[str, ...],
    out: Path,
    to_options: dict[str, str],
    lifecycle: str | None,
    making: CaseMaking | None,
    as_json: bool,
    **options: Any,
) -> None:
    """Write recordings as an event log in one or more formats.

    \b
    Examples:
      wb2pm convert recordings/ --to xes --out out
      wb2pm convert recordings/ --to celonis --to parquet --out out --granularity element
      wb2pm convert recordings/ --to xes --lifecycle both --out out
      wb2pm convert monday/ --to xes --out out --cases session --pause 15
      wb2pm convert monday/ --to xes --out out --cases object:order
    """
    from msgspec import to_builtins

    from wb2pm.analysis.batch import convert as run
    from wb2pm.analysis.batch import notes_on
    from wb2pm.analysis.cases import prepare_cases
    from wb2pm.analysis.log_streams import convert_log
    from wb2pm.analysis.recording_streams import convert_recordings
    from wb2pm.converters.formats.format import check_outputs, formats
    from wb2pm.converters.writing import check_folder

    if lifecycle is not None:
        to_options = {**to_options, "lifecycle": lifecycle}
    check_outputs(outputs, to_options)
    check_folder(out)
    with progress() as on_progress:
        streamed = None
        if making is None or making.by == "recording":
            job: dict[str, Any] = {
                "out": out,
                "outputs": outputs,
                "output_options": to_options,
                "on_progress": on_progress,
                **options,
            }
            streamed = convert_log(recordings, **job)
            streamed = streamed or convert_recordings(recordings, **job)
        if streamed is not None:
            prepared, files = streamed.prepared, streamed.files
        else:
            prepared = prepare_cases(
                recordings,
                making,
                as_tables=all(
                    formats.get(o).works_on != "demonstrations" for o in outputs
                ),
                on_progress=on_progress,
                **options,
            )
            files = run(prepared, out=out, outputs=outputs, options=to_options)
    if as_json:
        write_json(
            {"files": to_builtins(files), "skipped": to_builtins(prepared.skipped)}
        )
    for written in files:
        if not as_json:
            say("\n".join(written.paths))
        name = Path(written.paths[0]).name
        tell_losses(name, written.losses)
    for note in notes_on(prepared):
        tell(note)
    tell_skipped(prepared.skipped)
