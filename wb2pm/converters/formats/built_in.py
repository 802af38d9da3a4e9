"""The output formats that come with wb2pm; what writes and reads is imported on use."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from wb2pm.converters.formats.format import Capability, Format
from wb2pm.converters.writing import WriteReport

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pandas as pd

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.converters.parts import LogParts
    from wb2pm.events import Demonstration


Told = Annotated[
    Literal["complete", "both"],
    "an activity that took time: one event with its start, or a start and an end",
]


def _write_xes(
    log: pd.DataFrame, path: Path, *, lifecycle: Told = "complete"
) -> WriteReport:
    from wb2pm.converters.xes.writer import write_xes

    return write_xes(log, path, lifecycle=lifecycle)


def _write_xes_parts(log: LogParts, path: Path) -> WriteReport:
    from wb2pm.converters.xes.parts import write_xes_parts

    return write_xes_parts(log, path)


def _read_xes(path: Path) -> pd.DataFrame:
    from wb2pm.converters.xes.reader import read_xes

    return read_xes(path)


def _write_ocel(log: ObjectCentricLog, path: Path) -> WriteReport:
    from wb2pm.converters.ocel.files import write_ocel

    return write_ocel(log, path)


def _write_ocel_json(
    log: ObjectCentricLog,
    path: Path,
    *,
    native: Annotated[
        bool, "numbers and truth values as such, against the standard's schema"
    ] = False,
) -> WriteReport:
    from wb2pm.converters.ocel.json import write_ocel_json

    return write_ocel_json(log, path, native=native)


def _read_ocel(path: Path) -> ObjectCentricLog:
    from wb2pm.converters.ocel.files import read_ocel

    return read_ocel(path)


def _write_celonis(
    log: pd.DataFrame,
    path: Path,
    *,
    prefix: Annotated[str | None, "what the names of the tables begin with"] = None,
    lifecycle: Told = "complete",
) -> WriteReport:
    from wb2pm.converters.tables.celonis import write_celonis

    return write_celonis(log, path, prefix=prefix, lifecycle=lifecycle)


def _read_celonis(path: Path) -> pd.DataFrame:
    from wb2pm.converters.tables.celonis import read_celonis

    return read_celonis(path)


def _write_csv(profile: str) -> Callable[..., WriteReport]:
    def write(
        log: pd.DataFrame, path: Path, *, lifecycle: Told = "complete"
    ) -> WriteReport:
        from wb2pm.converters.tables.csv_profiles import write_csv_profile

        return write_csv_profile(log, path, profile=profile, lifecycle=lifecycle)

    return write


def _write_csv_parts(profile: str) -> Callable[[LogParts, Path], WriteReport]:
    def write(log: LogParts, path: Path) -> WriteReport:
        from wb2pm.converters.tables.csv_profiles import write_csv_profile_parts

        return write_csv_profile_parts(log, path, profile=profile)

    return write


def _read_csv(path: Path) -> pd.DataFrame:
    from wb2pm.converters.tables.csv_profiles import read_csv_profile

    return read_csv_profile(path)


def _write_parquet(
    log: pd.DataFrame, path: Path, *, lifecycle: Told = "complete"
) -> WriteReport:
    from wb2pm.converters.tables.parquet import write_parquet

    return write_parquet(log, path, lifecycle=lifecycle)


def _write_parquet_parts(log: LogParts, path: Path) -> WriteReport:
    from wb2pm.converters.tables.parquet import write_parquet_parts

    return write_parquet_parts(log, path)


def _read_parquet(path: Path) -> pd.DataFrame:
    from wb2pm.converters.tables.parquet import read_parquet

    return read_parquet(path)


def _write_tasks(demonstrations: Sequence[Demonstration], path: Path) -> WriteReport:
    from wb2pm.converters.uilogs.task_recognition import write_task_recognition

    return write_task_recognition(demonstrations, path)


_IN_TABLES = Capability(
    time_unit="ms",
    time_unit_of_others="ms",
    characters="unicode",
    infinite_numbers="missing",
    mixed_columns=False,
    empty_columns=True,
    column_order=True,
    dtypes=True,
    empty_names=False,
    missing_starts=False,
    times_of_log=False,
    formulas_escaped=True,
)
_IN_XES = Capability(
    time_unit="ns",
    time_unit_of_others="ms",
    characters="xml",
    infinite_numbers="text",
    mixed_columns=True,
    empty_columns=False,
    column_order=False,
    dtypes=False,
    empty_names=True,
    missing_starts=True,
    times_of_log=True,
    formulas_escaped=False,
)
_IN_PARQUET = Capability(
    time_unit="ns",
    time_unit_of_others="us",
    characters="unicode",
    infinite_numbers="held",
    mixed_columns=False,
    empty_columns=True,
    column_order=True,
    dtypes=True,
    empty_names=True,
    missing_starts=True,
    times_of_log=False,
    formulas_escaped=False,
)


def _xes(description: str, file: str) -> Format:
    return Format(
        description=description,
        file=file,
        works_on="log",
        write=_write_xes,
        write_parts=_write_xes_parts,
        read=_read_xes,
        holds=_IN_XES,
    )


def _ocel(
    description: str, file: str, write: Callable[..., WriteReport] = _write_ocel
) -> Format:
    return Format(
        description=description,
        file=file,
        works_on="objects",
        write=write,
        read=_read_ocel,
    )


def _table(
    description: str,
    file: str,
    write: Callable[..., WriteReport],
    read: Callable[[Path], Any],
    write_parts: Callable[[LogParts, Path], WriteReport] | None = None,
) -> Format:
    return Format(
        description=description,
        file=file,
        works_on="log",
        write=write,
        write_parts=write_parts,
        read=read,
        holds=_IN_PARQUET if file.endswith(".parquet") else _IN_TABLES,
    )


XES = _xes("XES (IEEE 1849): ProM, Disco, Apromore, pm4py", "log.xes")
XES_PACKED = _xes("XES, compressed", "log.xes.gz")
OCEL_JSON = _ocel("OCEL 2.0 as JSON: OCPM tools", "log.ocel.json", _write_ocel_json)
OCEL_XML = _ocel("OCEL 2.0 as XML: OCPM tools", "log.ocel.xml")
OCEL_SQLITE = _ocel("OCEL 2.0 as SQLite: OCPM tools", "log.ocel.sqlite")
CELONIS = _table(
    "CSV activity and case tables: Celonis", "celonis", _write_celonis, _read_celonis
)


def _csv(description: str, file: str, profile: str) -> Format:
    return _table(
        description, file, _write_csv(profile), _read_csv, _write_csv_parts(profile)
    )


CSV = _csv("CSV with XES names: pm4py, bupaR", "log.csv", "xes-names")
DISCO = _csv("CSV table: Disco", "log.disco.csv", "disco")
UIPATH = _csv("CSV table: UiPath Process Mining", "Event_log_raw.csv", "uipath")
APROMORE = _csv("CSV table: Apromore", "log.apromore.csv", "apromore")
PARQUET = _table(
    "Parquet table: DuckDB, Spark, pandas",
    "log.parquet",
    _write_parquet,
    _read_parquet,
    _write_parquet_parts,
)
TASK_RECOGNITION = Format(
    description="CSV of UI events with idx and Task: programs that recognise tasks",
    file="log.tasks.csv",
    works_on="demonstrations",
    write=_write_tasks,
)
