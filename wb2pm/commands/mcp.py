"""The command that serves recordings to assistants."""

from __future__ import annotations

from pathlib import Path

import click

from wb2pm.commands.options import Command


@click.command(cls=Command)
@click.argument(
    "folders",
    nargs=-1,
    required=True,
    type=click.Path(path_type=Path, exists=True, file_okay=False),
)
def mcp(folders: tuple[Path, ...]) -> None:
    """Serve the recordings in FOLDERS to an assistant (needs the extra `mcp`).

    The Model Context Protocol is spoken over standard input and output; an assistant
    starts this command by itself. It can read what is in these folders and nothing
    else, secrets are masked, and nothing is written.

    \b
    Examples, the second as an entry of an assistant's list of servers:
      wb2pm mcp recordings/
      {"wb2pm": {"command": "wb2pm", "args": ["mcp", "recordings/"]}}
    """
    from wb2pm.mcp.server import serve

    serve(folders)
