"""A log written in several formats at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from wb2pm.converters.formats.format import check_outputs, formats, write_format
from wb2pm.converters.parts import LogParts, NeedsWholeTableError
from wb2pm.shown import Shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    import pandas as pd

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.converters.writing import WriteReport
    from wb2pm.events import Activity, Demonstration

DEFAULT_OUTPUTS = (
    "xes",
    "ocel-json",
    "ocel-xml",
    "ocel-sqlite",
    "celonis",
    "parquet",
)
"""Formats that a log is written in where nobody says otherwise."""
OBJECTS_UP_TO = 200_000
"""Events up to which a log that came as a table is written as an object-centric one unasked.
All it says of objects is in its columns, and at 1.5 kB an event in memory and 1.2 kB on disk
a million of them would take more than all else that is done with them."""


def default_outputs(log: LabelledLog) -> tuple[str, ...]:
    """Name the formats to write a log in where nobody says otherwise.

    Args:
        log: The log.

    Examples:
        >>> import pandas as pd
        >>> default_outputs(LabelledLog(items=(), log=pd.DataFrame()))[-1]
        'parquet'
    """
    if not log.is_table or log.objects is not None or len(log.log) <= OBJECTS_UP_TO:
        return DEFAULT_OUTPUTS
    return tuple(n for n in DEFAULT_OUTPUTS if formats.get(n).works_on != "objects")


@dataclass(frozen=True, kw_only=True, repr=False)
class LabelledLog(Shown):
    """Demonstrations, what they are labelled with, and their event log.

    Attributes:
        items: Each demonstration with its activities; redacted.
        log: The event log of the same activities.
        objects: The object-centric log they were read from, if they were.
        recorded: What an object-centric log is made of instead of `items`, where these
            share events.
        is_table: Whether they were read from event logs, so that `log` is the source
            and says more than the demonstrations.
    """

    items: tuple[tuple[Demonstration, tuple[Activity, ...]], ...]
    log: pd.DataFrame
    objects: ObjectCentricLog | None = None
    recorded: tuple[tuple[Demonstration, tuple[Activity, ...]], ...] = ()
    is_table: bool = False

    @cached_property
    def object_centric(self) -> ObjectCentricLog:
        """The object-centric log of the same; made once for all that ask for it."""
        from wb2pm.converters.ocel.frames import object_centric_log_from_frame
        from wb2pm.converters.ocel.objects import objects_of_activities

        if self.objects is not None:
            return self.objects
        if self.is_table:
            return object_centric_log_from_frame(self.log)
        return objects_of_activities(
            self.recorded or self.items,
            granularity=self.log.attrs.get("wb2pm:granularity"),
            redaction=self.log.attrs.get("wb2pm:redaction"),
        )


def write_outputs(
    labelled: LabelledLog,
    folder: Path,
    names: Iterable[str],
    options: Mapping[str, Any] | None = None,
) -> tuple[WriteReport, ...]:
    """Write a log in several formats.

    Args:
        labelled: The log.
        folder: Where the files go; each format names its own.
        names: Names in `wb2pm.converters.formats.format.formats`.
        options: Option -> value; each format takes those that it has.

    Returns:
        What each writer wrote and what its format could not hold.

    Raises:
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no such format, or none of these formats has
            an option.
        WriteError: If a format cannot hold the log, or two are written to one file.
    """
    return tuple(
        write_format(name, _taken_by(name, labelled), folder, options)
        for name in check_outputs(names, options)
    )


def _taken_by(name: str, labelled: LabelledLog) -> object:
    works_on = formats.get(name).works_on
    if works_on == "objects":
        return labelled.object_centric
    if works_on == "demonstrations":
        return tuple(demonstration for demonstration, _ in labelled.items)
    return labelled.log


def write_parts(
    log: LogParts,
    folder: Path,
    names: Iterable[str],
    options: Mapping[str, Any] | None = None,
) -> tuple[WriteReport, ...]:
    """Write a long log in several formats, a part at a time.

    Args:
        log: The log.
        folder: As for `write_outputs`.
        names: Likewise.
        options: Likewise.

    Returns:
        As `write_outputs`; the files are the same.

    Raises:
        NeedsWholeTableError: If a format, an option or the log needs all rows at once.
        WriteError: As `write_outputs`.
    """
    writers = []
    for name in check_outputs(names, options):
        chosen = formats.get(name)
        if chosen.write_parts is None or any(
            value != "complete" for value in (options or {}).values()
        ):
            raise NeedsWholeTableError(f"{name!r} with {options}")
        writers.append((chosen.write_parts, folder / chosen.file))
    return tuple(write(log, path) for write, path in writers)
