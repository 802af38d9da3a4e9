"""``wb2pm formats``: what can be read and written, and what a file is taken for."""

from __future__ import annotations

import sys
from pathlib import Path
from shutil import get_terminal_size
from textwrap import wrap
from typing import TYPE_CHECKING, Final

import click

from wb2pm.commands.options import PATHS, Command, say, write_json

if TYPE_CHECKING:
    from collections.abc import Iterator

_NARROWEST: Final = 20
"""Columns that a text has, in however narrow a window."""


@click.command(cls=Command)
@click.argument("files", nargs=-1, type=PATHS, metavar="[FILES]...")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def formats(files: tuple[Path, ...], as_json: bool) -> None:
    """List what can be read and written, or say which reader claims FILES and why.

    Of a folder of recordings it says how many each reader claims.

    \b
    Examples:
      wb2pm formats
      wb2pm formats "recordings/0 @ 2023-12-25-16-43-12"
      wb2pm formats recordings/
    """
    if files:
        _tell_claims(files, as_json=as_json)
        return
    from msgspec import to_builtins

    from wb2pm.converters.formats.format import format_options, usable_formats
    from wb2pm.converters.formats.format import formats as outputs
    from wb2pm.converters.sources.readers import reader_options, readers, usable_readers

    names, written = usable_readers(), usable_formats()
    if as_json:
        write_json(
            {
                "read": {
                    name: {
                        "description": readers.get(name).description,  # type: ignore[attr-defined]  # a class, made when called
                        "options": to_builtins(reader_options(name)),
                    }
                    for name in names
                },
                "write": {
                    name: {
                        "description": outputs.get(name).description,
                        "file": outputs.get(name).file,
                        "works_on": outputs.get(name).works_on,
                        "extra": outputs.get(name).extra,
                        "engine": outputs.get(name).engine,
                        "holds": to_builtins(outputs.get(name).holds),
                        "options": to_builtins(format_options(name)),
                    }
                    for name in written
                },
            }
        )
        return
    width = max(map(len, (*names, *written))) + 4
    click.echo("Can be read, each with its options (--option NAME=VALUE):")
    for name in names:
        _list(name, readers.get(name).description, width)  # type: ignore[attr-defined]  # a class, made when called
        for option in reader_options(name):
            _list("", str(option), width + 2)
    click.echo("\nCan be written (--to NAME; options: --to-option NAME=VALUE):")
    for name in written:
        _list(name, outputs.get(name).description, width)
        for option in format_options(name):
            _list("", str(option), width + 2)


def _list(name: str, said: str, width: int) -> None:
    """Print a line of a list; for a person, as lines that fit the window."""
    room = max(_width() - width, _NARROWEST)
    lines = wrap(said, room, break_on_hyphens=False)
    for number, line in enumerate(lines):
        click.echo(f"{'' if number else f'  {name}':<{width}}{line}")


def _width() -> int:
    return get_terminal_size().columns if sys.stdout.isatty() else sys.maxsize


def _tell_claims(files: tuple[Path, ...], *, as_json: bool) -> None:
    claims = {str(path): _claims_of(path) for path in files}
    if as_json:
        write_json(claims)
        return
    for path, claimed in claims.items():
        for line in _said_of(Path(path), claimed):
            say(f"{path}: {line}")


def _claims_of(path: Path) -> dict[str, str]:
    """Return which readers claim a path, or what is in a folder that none claims."""
    from wb2pm.converters.sources.finding import find_sources
    from wb2pm.converters.sources.readers import claims_on

    claimed = claims_on(path)
    if claimed or not path.is_dir():
        return claimed
    inside: dict[str, list[Path]] = {}
    for found, name in find_sources(path).paths:
        inside.setdefault(name, []).append(found)
    return {
        name: f"{len(found)} in this folder, such as {found[0].name}"
        f" ({claims_on(found[0]).get(name, 'as asked for')})"
        for name, found in inside.items()
    }


def _said_of(path: Path, claimed: dict[str, str]) -> Iterator[str]:
    if not path.exists():
        yield "there is no such file or folder"
    elif not claimed:
        yield "no reader; `wb2pm formats` lists what can be read"
    for name, why in claimed.items():
        yield f"{name}: {why}"
