"""All tasks on somebody's recordings, as one page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import click

from wb2pm.commands.options import tell
from wb2pm.commands.progress import progress

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from wb2pm.evaluation.leaderboard import Leaderboard
    from wb2pm.evaluation.tasks import Evaluation, Setting

EVERY_TASK: Final = "all"
_BUNDLED: Final = "bundled"
_RECORDS: Final = Path("wb2pm-evaluations")


def run_every_task(  # noqa: PLR0913 (options of one command)
    setting: Setting,
    *,
    beside: Sequence[Path],
    backends: Sequence[str],
    predictions: Sequence[Path],
    out: Path,
    jobs: int,
    redaction: Literal["none", "secrets"] | None,
) -> None:
    """Run every task, write the page, and a record of each run.

    Args:
        setting: What is asked for; its data are the first column.
        beside: Other people's recordings, a column each.
        backends: Language models.
        predictions: Files of recorded predictions.
        out: Folder of the page.
        jobs: Examples that a model is asked at a time.
        redaction: What is masked in the records; None writes none.
    """
    from wb2pm.evaluation.leaderboard import run_all
    from wb2pm.evaluation.leaderboard_page import write_leaderboard
    from wb2pm.evaluation.leaderboard_table import board_table, summary_table
    from wb2pm.evaluation.tables import write_table

    folders = {_name(setting.data, ()): setting.data}
    for path in beside:
        folders[_name((str(path),), folders)] = (str(path),)
    with progress() as on_progress:
        board = run_all(
            folders,
            setting=setting,
            backends=backends,
            predictions=predictions,
            records=_RECORDS,
            jobs=jobs,
            on_progress=on_progress,
        )
    for task in board.tasks:
        if task.is_asked:
            click.echo(write_table(board_table(task)))
    click.echo(write_table(summary_table(board)))
    for page in write_leaderboard(board, out):
        tell(f"Page: {page}")
    if redaction is not None:
        _write_records(board, redaction)


def usual_record(evaluation: Evaluation) -> Path:
    """Return where the record of a run goes when nobody says otherwise.

    Args:
        evaluation: What was run.
    """
    from datetime import datetime, timezone

    now = datetime.now(timezone.utc).strftime("%Y-%m-%dT%H%M%S.%fZ")
    return _RECORDS / f"{evaluation.task}-{now}.json"


def _write_records(board: Leaderboard, redaction: Literal["none", "secrets"]) -> None:
    """Write a record of each run: the next page then tells what was reached at first."""
    from wb2pm.evaluation.records import write_record

    for task in board.tasks:
        for column in task.columns:
            if column.evaluation is not None:
                path = usual_record(column.evaluation)
                write_record(column.evaluation, path, redaction=redaction)
                tell(f"Record: {path}")


def _name(data: Sequence[str], taken: Collection[str]) -> str:
    """Call recordings by their folders, each by another name."""
    name = ", ".join(Path(path).name or str(path) for path in data) or _BUNDLED
    place = 2
    chosen = name
    while chosen in taken:
        chosen, place = f"{name} ({place})", place + 1
    return chosen
