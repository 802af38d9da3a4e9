"""The command that lists tasks, and what a task takes."""

from __future__ import annotations

import click

from wb2pm.commands.evaluate.settings import solver_options
from wb2pm.commands.options import Command


@click.command("list", cls=Command)
@click.argument("task", required=False)
@solver_options
def list_tasks(*, task: str | None, backend: str | None, embedder: str | None) -> None:
    """List the tasks, or the solvers and options of one TASK.

    \b
    Examples:
      wb2pm evaluate list
      wb2pm evaluate list validation
      wb2pm evaluate list validation --backend openai:NAME
    """
    from wb2pm.errors import EvaluationError
    from wb2pm.evaluation.registry import find_task, task_names
    from wb2pm.evaluation.tasks import Setting

    if task is None:
        names = task_names()
        width = max(map(len, names), default=0)
        for name in names:
            click.echo(f"{name:<{width}}  {find_task(name).description}")
        return
    found = find_task(task)
    try:
        solvers = found.solvers(Setting(backend=backend, embedder=embedder))
    except EvaluationError as exc:  # some are found in the data alone
        solvers = ()
        click.echo(f"which solvers there are depends on the data: {exc}")
    for solver in solvers:
        click.echo(f"{solver.name:<28} {solver.kind}")
    for name, meaning in found.options.items():
        click.echo(f"--option {name}=...  {meaning}")
