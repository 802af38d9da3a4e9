"""The command that shows how activities came by their names."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from wb2pm.commands.options import (
    PATHS,
    RECORDINGS,
    Command,
    read_options,
    say,
    tell,
    tell_skipped,
    write_json,
)
from wb2pm.commands.progress import progress

if TYPE_CHECKING:
    from wb2pm.converters.labels.explaining import Explanation
    from wb2pm.events import Naming


@click.command(cls=Command)
@RECORDINGS
@click.option(
    "--explain",
    "in_full",
    is_flag=True,
    help="Show what each witness says that is asked for a name, and who is believed.",
)
@click.option(
    "--only", default="", metavar="TEXT", help="Show labels that hold this text alone."
)
@click.option(
    "--out",
    type=PATHS,
    metavar="FILE",
    help="CSV file to write the elements and their names to. Names written into its"
    " column 'given' overrule what is found, where --names takes the file.",
)
@read_options
@click.option("--json", "as_json", is_flag=True, help="Print the labels as JSON.")
def label(
    recordings: tuple[Path, ...],
    in_full: bool,
    only: str,
    out: Path | None,
    as_json: bool,
    **options: Any,
) -> None:
    """Label what was done, explain the names of elements, and let them be corrected.

    \b
    Examples:
      wb2pm label examples/demonstrations/3001*
      wb2pm label examples/demonstrations/3001* --explain
      wb2pm label recordings/ --out names.csv
      wb2pm analyze recordings/ --names names.csv --out out
    """
    from msgspec import to_builtins

    from wb2pm.analysis.batch import notes_on
    from wb2pm.analysis.preparing import prepare
    from wb2pm.converters.labels.explaining import explain
    from wb2pm.converters.labels.naming.names_file import write_names

    with progress() as on_progress:
        prepared = prepare(
            recordings, explained=True, on_progress=on_progress, **options
        )
    files = []
    if out is not None:
        files.append(write_names(out, prepared.activities, names=prepared.names))
    explanations = [
        one
        for one in explain(prepared.activities)
        if only.casefold() in one.label.casefold()
    ]
    if as_json:
        told = {"labels": explanations, "files": files, "skipped": prepared.skipped}
        write_json(to_builtins(told))
    else:
        for one in explanations:
            if in_full:
                _show_in_full(one)
            elif out is None:
                _show(one)
        for written in files:
            say("\n".join(written.paths))
    for note in notes_on(prepared):
        tell(note)
    tell_skipped(prepared.skipped)


def _show(one: Explanation) -> None:
    source = f"  [{one.name_source}]" if one.name_source else ""
    say(f"{one.count:>5}  {one.label}{source}")


def _show_in_full(one: Explanation) -> None:
    times = "once" if one.count == 1 else f"{one.count} times"
    say(f"{one.label}  ({times}; {one.examples[0]})")
    naming = one.naming
    if naming is None:
        return
    said = [
        part
        for part in (naming.application, naming.page, naming.kind, naming.path)
        if part is not None
    ]
    say(f"  {' | '.join(said)}")
    if naming.given is not None:
        say(f"  => row {naming.given} of the file of names: {one.element}")
    _show_witnesses(naming)


def _show_witnesses(naming: Naming) -> None:
    """Print who was asked in vain, who is believed, and what the others would say."""
    silent = tuple(takewhile(lambda one: one.said is None, naming.asked))
    if silent:
        say(f"     knew none: {', '.join(one.witness for one in silent)}")
    mark = "=>" if naming.given is None else "  "
    for one in naming.asked[len(silent) :]:
        if one.said is not None:
            counts = f", one row of a list: {one.row}" if one.row else ""
            say(f"  {mark} {one.witness}: {one.said}{counts}")
            mark = "  "
