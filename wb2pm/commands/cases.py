"""The options that say what one case is, as commands share them."""

from __future__ import annotations

from datetime import timedelta
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import click

from wb2pm.commands.options import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.analysis.cases import CaseMaking
    from wb2pm.analysis.preparing import Prepared
    from wb2pm.converters.redaction.redact import Policy
    from wb2pm.discovery.segmentation.assignment import Occurrence

F = TypeVar("F", bound="Callable[..., Any]")

CASES: Final = click.option(
    "--cases",
    default="recording",
    show_default=True,
    metavar="WAY",
    help="What one case is: a `recording`; a `session`, cut at long pauses; a `task`,"
    " cut into runs of workflows as by `wb2pm segment`; `object:TYPE`, what was done to"
    " one order, issue, ... across recordings.",
)
PAUSE: Final = click.option(
    "--pause",
    type=click.FloatRange(min=0, min_open=True),
    metavar="MINUTES",
    help="Pause that ends a session.  [default: 30]",
)
PROCEDURE: Final = click.option(
    "--procedure",
    "procedures",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    multiple=True,
    help="With --cases task: text of a procedure that the recordings may hold; may be"
    " repeated. Default: tasks are found by what repeats.",
)


OCCURRENCE: Final = click.option(
    "--occurrence",
    type=click.Choice(["once", "at most once", "any"]),
    help="With --cases task: how often each procedure is carried out in a recording."
    "  [default: any]",
)


def case_options(function: F) -> F:
    """Add the options of every command that works on cases; it gets `making`."""

    @wraps(function)
    def with_making(
        *args: Any,
        cases: str,
        pause: float | None,
        procedures: tuple[Path, ...],
        occurrence: Occurrence | None,
        **others: Any,
    ) -> Any:
        making = case_making(
            cases, pause, procedures, occurrence, redaction=others["redaction"]
        )
        return function(*args, making=making, **others)

    wrapped = CASES(PROCEDURE(OCCURRENCE(PAUSE(with_making))))
    return cast("F", wrapped)


def case_making(
    by: str,
    pause: float | None,
    procedures: Sequence[Path],
    occurrence: Occurrence | None,
    *,
    redaction: Policy = "secrets",
) -> CaseMaking | None:
    """Read the options that say what one case is; None for recordings as they are.

    Raises:
        ConversionError: If a procedure cannot be read.
        UnknownNameError: If there is no such way to make cases.
    """
    from wb2pm.analysis.batch import read_procedure
    from wb2pm.analysis.cases import CaseMaking
    from wb2pm.discovery.cases.notions import PAUSE as LONG
    from wb2pm.discovery.cases.notions import check_notion

    check_notion(by)
    if pause is not None and by != "session":
        raise click.UsageError("--pause is for --cases session.")
    if procedures and by != "task":
        raise click.UsageError("--procedure is for --cases task.")
    if occurrence is not None and not procedures:
        raise click.UsageError("--occurrence is for --cases task and procedures.")
    if by == "recording":
        return None
    return CaseMaking(
        by=by,
        workflows={
            path.stem: read_procedure(path, redaction=redaction) for path in procedures
        }
        or None,
        pause=LONG if pause is None else timedelta(minutes=pause),
        occurrence=occurrence or "any",
    )


def tell_cases(prepared: Prepared) -> None:
    """Tell what became of the recordings, where cases were made of them."""
    if prepared.cases is not None:
        for note in prepared.cases.notes:
            tell(note)
