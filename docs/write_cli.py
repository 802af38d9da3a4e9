"""Write docs/cli.md from the commands themselves: `python docs/write_cli.py`."""

from __future__ import annotations

import re
import sys
from inspect import cleandoc
from pathlib import Path
from typing import TYPE_CHECKING

import click

from wb2pm.cli import main

if TYPE_CHECKING:
    from collections.abc import Iterator

INTRODUCTION = """\
# Commands

<!-- Written by docs/write_cli.py from the commands' own help; edit them instead. -->
"""


def page() -> str:
    """Write down every command with its arguments, options and examples."""
    context = click.Context(main, info_name="wb2pm")
    parts = [INTRODUCTION, *_prose(main)]
    parts += _commands(main, context, level=2)
    return re.sub(r"\n{3,}", "\n\n", "\n".join(parts)).rstrip() + "\n"


def _commands(group: click.Group, context: click.Context, level: int) -> Iterator[str]:
    """Yield a section for each command of a group, and below it for its own ones."""
    for name in group.list_commands(context):
        command = group.commands[name]
        path = f"{context.command_path} {name}"
        yield from ("", f"{'#' * level} {path}", "")
        if isinstance(command, click.Group):
            yield from _prose(command)
            below = click.Context(command, info_name=name, parent=context)
            yield from _commands(command, below, level + 1)
        else:
            yield from _command(command, name, context)


def _command(command: click.Command, name: str, parent: click.Context) -> Iterator[str]:
    context = click.Context(command, info_name=name, parent=parent)
    usage = " ".join(command.collect_usage_pieces(context))
    yield from ("```console", f"$ {context.command_path} {usage}", "```", "")
    yield from _prose(command)
    yield from ("", "| option | meaning |", "|---|---|")
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            yield f"| {_names(parameter, context)} | {_meaning(parameter)} |"


def _prose(command: click.Command) -> Iterator[str]:
    """Yield the help text, what keeps its line breaks as a block of code."""
    for paragraph in cleandoc(command.help or "").split("\n\n"):
        first, _, rest = paragraph.partition("\n")
        if first.strip() != "\b":
            yield from (*paragraph.splitlines(), "")
            continue
        heading, _, lines = rest.partition("\n")
        yield from (heading.strip(), "", "```text", cleandoc(lines), "```", "")


def _names(option: click.Option, context: click.Context) -> str:
    names = ", ".join(f"`{name}`" for name in (*option.opts, *option.secondary_opts))
    if option.is_flag:
        return names
    return f"{names} `{option.make_metavar(context)}`".replace("|", "\\|")


def _meaning(option: click.Option) -> str:
    parts = [(option.help or "").replace("|", "\\|")]
    if option.show_default is True and option.default is not None:
        parts.append(f"Default: `{option.default}`.")
    if option.required:
        parts.append("Required.")
    return " ".join(parts)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).with_name("cli.md")
    target.write_text(page(), encoding="utf-8", newline="\n")
