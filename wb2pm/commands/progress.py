"""How far the work is: a bar for a person, lines of JSON for a program."""

from __future__ import annotations

import json
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import click

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_JSON: Final = "wb2pm.json_progress"
_SECONDS: Final = 1.0
"""How often a program is told at most."""


def _take(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    context.meta[_JSON] = wanted


JSON_PROGRESS = click.option(
    "--json-progress",
    is_flag=True,
    expose_value=False,
    callback=_take,
    help="Tell how far the work is as lines of JSON on standard error: stage, done,"
    " total, per_second, seconds_left.",
)


@contextmanager
def progress() -> Iterator[Callable[[str, int, int], None]]:
    """Say on standard error how far work is, if a person watches or a program asked."""
    context = click.get_current_context(silent=True)
    if context is not None and context.meta.get(_JSON):
        yield JsonLines().tell
        return
    if not sys.stderr.isatty():
        yield lambda *_: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    pace = Pace()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        tasks: dict[str, Any] = {}

        def show(stage: str, done: int, total: int) -> None:
            rate = f"{pace.tell(stage, done):,.1f}/s"
            if stage not in tasks:
                tasks[stage] = bar.add_task(stage, total=total, rate=rate)
            bar.update(tasks[stage], completed=done, total=total, rate=rate)

        yield show


class Pace:
    """How fast each stage goes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin now.

        Args:
            clock: Tells the time in seconds.
        """
        self._clock = clock
        self._began: dict[str, float] = {}
        self._latest = clock()

    def tell(self, stage: str, done: int) -> float:
        """Return how many pieces of a stage were done a second.

        Examples:
            >>> times = iter([0, 4])
            >>> Pace(lambda: next(times)).tell("Reading", 8)
            2.0
        """
        now = self._clock()
        # The first piece is told when it is done, so the stage began before.
        began = self._began.setdefault(stage, self._latest)
        self._latest = now
        return done / (now - began) if now > began else 0.0


class JsonLines:
    """Writes how far work is to standard error, a line of JSON each time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin now.

        Args:
            clock: Tells the time in seconds.
        """
        self._clock = clock
        self._pace = Pace(clock)
        self._told: dict[str, float] = {}

    def tell(self, stage: str, done: int, total: int) -> None:
        """Write a line, unless the last one of that stage is hardly older."""
        now = self._clock()
        rate = self._pace.tell(stage, done)
        if done < total and now - self._told.get(stage, -_SECONDS) < _SECONDS:
            return
        self._told[stage] = now
        line = {
            "stage": stage,
            "done": done,
            "total": total,
            "per_second": round(rate, 3),
            "seconds_left": round((total - done) / rate, 1) if rate else None,
        }
        click.echo(json.dumps(line), err=True)
