"""The command that names the goal behind a recording."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from wb2pm.commands.answering import answer_recordings
from wb2pm.commands.backend import backend_options
from wb2pm.commands.options import RECORDINGS, Command, read_options, say


@click.command(cls=Command)
@RECORDINGS
@read_options
@backend_options
@click.option("--json", "as_json", is_flag=True, help="Print the answers as JSON.")
def goal(
    recordings: tuple[Path, ...], facts: bool, as_json: bool, **options: Any
) -> None:
    """Identify the goal behind each recording, from what was done alone.

    \b
    Examples:
      wb2pm goal examples/demonstrations/4006*
      wb2pm goal "examples/demonstrations/3005 @ 2026-11-21-14-01-31" --json
      wb2pm goal recordings/ --backend openai:gpt-x --allow-requests --budget-tokens 200000
    """
    from wb2pm.llm.answers import Goal
    from wb2pm.llm.jobs.goal import GOAL

    def show(name: str, found: Goal) -> None:
        say(f"{name}: {found.sentence}")

    answer_recordings(GOAL, show, recordings, options, facts=facts, as_json=as_json)
