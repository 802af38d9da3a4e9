"""The tools that an assistant sees; importing this needs the extra ``mcp``."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from functools import wraps
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from anyio import from_thread
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError

from wb2pm.errors import Wb2pmError
from wb2pm.mcp.jobs import MOST_READ
from wb2pm.mcp.telling import row, tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from wb2pm.mcp.jobs import Jobs

_ONE_AT_A_TIME: Final = Lock()
"""Bounds on memory and time watch the whole process."""


def tools_of(jobs: Jobs) -> list[Callable[..., str]]:
    """List the tools; their docstrings are what an assistant knows of them."""

    def read(recordings: list[str], context: Context[Any, Any]) -> str:
        def told(stage: str, done: int, total: int) -> None:
            from_thread.run(context.report_progress, done, total, stage)

        return jobs.read(recordings, told)

    read.__doc__ = (
        "Read recordings (names such as f1.3, or f1 for a whole folder; at most"
        f" {MOST_READ}). Returns the name they are held under, its workflows and cases."
    )
    rest = (
        jobs.log,
        jobs.events,
        jobs.discover,
        jobs.check,
        jobs.segment,
        jobs.sop,
        jobs.ask,
        jobs.improve,
    )
    return [answered(job) for job in (jobs.recordings, read, *rest)]


def answered(
    job: Callable[..., str], refusal: type[Exception] = ToolError
) -> Callable[..., str]:
    """Do one job at a time; what it refuses is told as data, as it may quote texts."""

    @wraps(job)
    def done(*args: Any, **kwargs: Any) -> str:  # noqa: ANN401 (the job's own)
        with _ONE_AT_A_TIME, redirect_stdout(sys.stderr):
            try:
                return job(*args, **kwargs)
            except Wb2pmError as exc:
                why = [row("why", str(exc))]
                raise refusal(tell(["This was refused."], "why", why)) from None

    return done
