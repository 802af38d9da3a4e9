"""The command that writes examples as questions for somebody else's model."""

from __future__ import annotations

from pathlib import Path

import click

from wb2pm.commands.options import PATHS, Command, split_options, tell


@click.command(cls=Command)
@click.argument("task")
@click.argument("data", nargs=-1, type=PATHS)
@click.option("--out", type=PATHS, required=True, help="File to write, lines of JSON.")
@click.option("--limit", type=click.IntRange(min=1), help="Only so many examples.")
@click.option("--seed", type=int, default=0, show_default=True, help="For all draws.")
@click.option(
    "--option",
    "options",
    multiple=True,
    callback=split_options,
    metavar="NAME=VALUE",
    help="Whatever else the task takes; may be repeated.",
)
def questions(  # noqa: PLR0913 (options of one command)
    *,
    task: str,
    data: tuple[Path, ...],
    out: Path,
    limit: int | None,
    seed: int,
    options: dict[str, str],
) -> None:
    """Write the examples of a TASK as questions that any model can be asked.

    What was recorded is masked and quoted. Answers come back as lines of JSON with id and
    prediction: `wb2pm evaluate run TASK DATA --predictions FILE`.

    \b
    Examples:
      wb2pm evaluate questions validation --out questions.jsonl
      wb2pm evaluate questions segmentation recordings/ --out questions.jsonl
    """
    from wb2pm.evaluation.questions import write_questions
    from wb2pm.evaluation.tasks import Setting

    setting = Setting(
        data=tuple(str(path) for path in data), seed=seed, limit=limit, options=options
    )
    tell(f"Questions: {write_questions(task, setting, out)}")
