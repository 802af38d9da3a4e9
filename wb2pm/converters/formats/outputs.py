"""Every format a log can be written in, by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.errors import UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    import pandas as pd

    from wb2pm.converters.formats.writing import WriteReport
    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.events import Activity, Demonstration


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelledLog:
    """Demonstrations, what they are labelled with, and their event log.

    Attributes:
        items: Each demonstration with its activities; redacted.
        log: The event log of the same activities.
        objects: The object-centric log they were read from, if they were.
        is_table: Whether they were read from event logs, so that `log` is the source
            and says more than the demonstrations.
    """

    items: tuple[tuple[Demonstration, tuple[Activity, ...]], ...]
    log: pd.DataFrame
    objects: ObjectCentricLog | None = None
    is_table: bool = False


class Output(NamedTuple):
    """A format that a log can be written in.

    Attributes:
        description: What it is and who reads it.
        name: File or folder it is written to.
        write: Writes it to a path.
    """

    description: str
    name: str
    write: Callable[[LabelledLog, Path], WriteReport]


def _xes(labelled: LabelledLog, path: Path) -> WriteReport:
    from wb2pm.converters.xes.writer import write_xes

    return write_xes(labelled.log, path)


def _ocel(labelled: LabelledLog, path: Path) -> WriteReport:
    from wb2pm.converters.ocel.files import write_ocel
    from wb2pm.converters.ocel.frames import object_centric_log_from_frame
    from wb2pm.converters.ocel.objects import object_centric_log

    if labelled.objects is not None:
        return write_ocel(labelled.objects, path)
    if labelled.is_table:
        return write_ocel(object_centric_log_from_frame(labelled.log), path)
    ocel = object_centric_log(
        labelled.items,
        granularity=labelled.log.attrs.get("wb2pm:granularity"),
        redaction=labelled.log.attrs.get("wb2pm:redaction"),
    )
    return write_ocel(ocel, path)


def _celonis(labelled: LabelledLog, path: Path) -> WriteReport:
    from wb2pm.converters.tables.celonis import write_celonis

    return write_celonis(labelled.log, path)


def _parquet(labelled: LabelledLog, path: Path) -> WriteReport:
    from wb2pm.converters.tables.parquet import write_parquet

    return write_parquet(labelled.log, path)


def _task_recognition(labelled: LabelledLog, path: Path) -> WriteReport:
    from wb2pm.converters.uilogs.task_recognition import write_task_recognition

    return write_task_recognition((d for d, _ in labelled.items), path)


def _csv(profile: str) -> Callable[[LabelledLog, Path], WriteReport]:
    def write(labelled: LabelledLog, path: Path) -> WriteReport:
        from wb2pm.converters.tables.csv_profiles import write_csv_profile

        return write_csv_profile(labelled.log, path, profile=profile)

    return write


OUTPUTS: dict[str, Output] = {
    "xes": Output("XES (IEEE 1849): ProM, Disco, Apromore, pm4py", "log.xes", _xes),
    "xes.gz": Output("XES, compressed", "log.xes.gz", _xes),
    "ocel-json": Output("OCEL 2.0 as JSON: OCPM tools", "log.ocel.json", _ocel),
    "ocel-xml": Output("OCEL 2.0 as XML: OCPM tools", "log.ocel.xml", _ocel),
    "ocel-sqlite": Output("OCEL 2.0 as SQLite: OCPM tools", "log.ocel.sqlite", _ocel),
    "celonis": Output("CSV activity and case tables: Celonis", "celonis", _celonis),
    "csv": Output("CSV with XES names: pm4py, bupaR", "log.csv", _csv("xes-names")),
    "disco": Output("CSV table: Disco", "log.disco.csv", _csv("disco")),
    "uipath": Output(
        "CSV table: UiPath Process Mining", "Event_log_raw.csv", _csv("uipath")
    ),
    "apromore": Output("CSV table: Apromore", "log.apromore.csv", _csv("apromore")),
    "parquet": Output("Parquet table: DuckDB, Spark, pandas", "log.parquet", _parquet),
    "task-recognition": Output(
        "CSV of UI events with idx and Task: programs that recognise tasks",
        "log.tasks.csv",
        _task_recognition,
    ),
}
"""Format name -> how to write it."""

DEFAULT_OUTPUTS = (
    "xes",
    "ocel-json",
    "ocel-xml",
    "ocel-sqlite",
    "celonis",
    "parquet",
)


def check_outputs(formats: Iterable[str]) -> tuple[str, ...]:
    """Check the names of formats before work is done for them.

    Args:
        formats: Names in `OUTPUTS`.

    Returns:
        Each name once.

    Raises:
        UnknownNameError: If there is no such format.

    Examples:
        >>> check_outputs(["xes", "parquet", "xes"])
        ('xes', 'parquet')
    """
    wanted = tuple(dict.fromkeys(formats))
    for name in wanted:
        if name not in OUTPUTS:
            raise UnknownNameError("output format", name, list(OUTPUTS))
    return wanted


def write_outputs(
    labelled: LabelledLog, folder: Path, formats: Iterable[str]
) -> tuple[WriteReport, ...]:
    """Write a log in several formats.

    Args:
        labelled: The log.
        folder: Where the files go; names are those of `OUTPUTS`.
        formats: Names in `OUTPUTS`.

    Returns:
        What each writer wrote and what its format could not hold.

    Raises:
        UnknownNameError: If there is no such format.
        WriteError: If a format cannot hold the log.

    Examples:
        >>> "celonis" in OUTPUTS
        True
    """
    return tuple(
        OUTPUTS[name].write(labelled, folder / OUTPUTS[name].name)
        for name in check_outputs(formats)
    )
