"""Options that several commands of an evaluation share, and how a table is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import click

from wb2pm.commands.options import say, tell, write_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from wb2pm.evaluation.tables import Table
    from wb2pm.evaluation.tasks import Evaluation

F = TypeVar("F", bound="Callable[..., Any]")


def solver_options(function: F) -> F:
    """Add the options of every command that has a task name its solvers."""
    options = (
        click.option(
            "--backend", metavar="NAME", help="Language model, as openai:NAME."
        ),
        click.option(
            "--embedder", metavar="NAME", help="Sentence embedder: folder or name."
        ),
    )
    for option in reversed(options):
        function = option(function)
    return function


def notation_options(function: F) -> F:
    """Add the options of every command that prints a table."""
    helps = {
        "markdown": "Print the table as Markdown.",
        "latex": "Print it as LaTeX.",
        "csv": "Print unrounded CSV.",
        "json": "Print it as JSON.",
    }
    for name, meaning in reversed(helps.items()):
        option = click.option(f"--{name}", "notation", flag_value=name, help=meaning)
        function = option(function)
    return function


def print_evaluation(evaluation: Evaluation, notation: str | None) -> None:
    """Print the scores of every solver, and how many answers of each have none."""
    from wb2pm.evaluation.records import without_answers
    from wb2pm.evaluation.tables import comparison_table, score_table

    if notation == "json":
        write_json(without_answers(evaluation))
        return
    table = score_table if notation == "csv" else comparison_table
    print_table(table(evaluation), notation)
    for run in evaluation.runs:
        if run.unscored:
            reason = next(r.answer.unscored for r in run.results if r.answer.unscored)
            tell(f"{run.solver}: {run.unscored} unscored, the first for: {reason}")


def print_table(table: Table, notation: str | None) -> None:
    """Print a table in a notation; plainly by default."""
    from wb2pm.evaluation.tables import write_table

    say(write_table(table, notation or "text").rstrip("\n"))
