"""The group of commands that measure how well a job is done."""

from __future__ import annotations

import click

from wb2pm.commands.evaluate.listing import list_tasks
from wb2pm.commands.evaluate.published import published
from wb2pm.commands.evaluate.questions import questions
from wb2pm.commands.evaluate.recorded import compare, replay
from wb2pm.commands.evaluate.running import run


@click.group()
def evaluate() -> None:
    """Compare rules, miners and models on the same examples.

    \b
    Examples:
      wb2pm evaluate list
      wb2pm evaluate run validation --record one.json
      wb2pm evaluate replay one.json
      wb2pm evaluate compare one.json two.json
      wb2pm evaluate published wonderbread/
    """


for _part in (run, questions, published, replay, compare, list_tasks):
    evaluate.add_command(_part)
