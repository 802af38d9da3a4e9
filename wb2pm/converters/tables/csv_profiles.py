"""Event logs as one CSV table in the words of the tool that loads it, and back.

The column names are those that each importer recognises or asks for: Disco's own
exports (fluxicon.com/book/read/import), UiPath Process Mining's table
``Event_log_raw`` (docs.uipath.com, TemplateOne input fields), Apromore's importer,
and the XES names for pm4py, bupaR and pandas. All of them want a header, one
pattern for all times, and no empty case, activity or time. Beside the table stands
a small file that says what the columns are: for whoever loads it, and for
`read_csv_profile`. What it cannot hold is `csv_tables.CANNOT_HOLD`.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

import polars as pl
from msgspec import Struct

from wb2pm.columns import ACTIVITY, CASE, RESOURCE, START, TIMESTAMP
from wb2pm.converters.lifecycle import folded, with_lifecycle
from wb2pm.converters.parts import LogParts, NeedsWholeTableError
from wb2pm.converters.tables.csv_tables import (
    DescribedColumn,
    TableDescription,
    cells_of_log,
    cells_of_rows,
    log_of_cells,
    read_cells,
    read_description,
    write_description,
    write_rows,
    write_table,
)
from wb2pm.converters.tables.typed_columns import (
    check_log,
    losses_of,
    plain_attributes,
)
from wb2pm.converters.writing import WriteReport, atomic_path
from wb2pm.errors import UnknownNameError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable

    import pandas as pd

    from wb2pm.converters.lifecycle import Lifecycle
    from wb2pm.converters.tables.typed_columns import TableColumn

_CASE_PREFIX = "case:"
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9]+")
_ISO = "%Y-%m-%dT%H:%M:%S%.3fZ"
_CLOCK = "%Y-%m-%d %H:%M:%S%.3f"


class TableProfile(Struct, frozen=True, kw_only=True):
    """How one tool wants its table.

    Attributes:
        importer: The tool, in words.
        names: Column of the log -> column of the table, in the order in which
            they stand first in it.
        case_prefix: What the names of other columns about the case begin with.
        plain_names: Whether other names become letters, digits and underscores.
        capitals: Whether other names become capitals too.
        time_format: Of every time, in UTC, in the notation of Rust's chrono.
        pattern: The same in the notation of import dialogues.
    """

    importer: str
    names: dict[str, str]
    case_prefix: str
    plain_names: bool
    time_format: str
    pattern: str
    capitals: bool = False


PROFILES: Final[dict[str, TableProfile]] = {
    "xes-names": TableProfile(
        importer="pm4py",
        names={name: name for name in (CASE, ACTIVITY, START, TIMESTAMP, RESOURCE)},
        case_prefix=_CASE_PREFIX,
        plain_names=False,
        time_format=_ISO,
        pattern="yyyy-MM-dd'T'HH:mm:ss.SSS'Z'",
    ),
    "disco": TableProfile(
        importer="Disco",
        names={
            CASE: "Case ID",
            ACTIVITY: "Activity",
            RESOURCE: "Resource",
            START: "Start Timestamp",
            TIMESTAMP: "Complete Timestamp",
        },
        case_prefix="(case) ",
        plain_names=False,
        time_format=_CLOCK,
        pattern="yyyy-MM-dd HH:mm:ss.SSS",
    ),
    "uipath": TableProfile(
        importer="UiPath Process Mining",
        names={
            ACTIVITY: "Activity",
            CASE: "Case_ID",
            TIMESTAMP: "Event_end",
            START: "Event_start",
            RESOURCE: "User",
        },
        case_prefix="Case_",
        plain_names=True,
        time_format=_CLOCK,
        pattern="yyyy-mm-dd hh:mm:ss.ms",
    ),
    "apromore": TableProfile(
        importer="Apromore",
        names={
            CASE: "case_id",
            ACTIVITY: "activity",
            START: "start_timestamp",
            TIMESTAMP: "end_timestamp",
            RESOURCE: "resource",
        },
        case_prefix="case_",
        plain_names=True,
        time_format=_CLOCK,
        pattern="yyyy-MM-dd HH:mm:ss.SSS",
    ),
}
"""Profile name -> the table it asks for."""


def write_csv_profile(
    log: pd.DataFrame,
    path: str | os.PathLike[str],
    *,
    profile: str = "xes-names",
    lifecycle: Lifecycle = "complete",
) -> WriteReport:
    """Write an event log as one CSV table that a tool loads without renaming.

    Rows keep their order, which the tools keep among events of one time. Text
    that a spreadsheet could take for a formula is escaped (see
    `wb2pm.converters.tables.csv_escape`). The same log gives the same bytes.

    Args:
        log: Rows are activities; needs ``case:concept:name``, ``concept:name``
            and ``time:timestamp`` with a time zone, none of them empty.
        path: The table, ``x.csv``; ``x.columns.json`` is written beside it.
        profile: A name in `PROFILES`.
        lifecycle: `complete` writes one row an activity, with its start; `both` writes
            an activity that took time as a start and a complete event.

    Returns:
        The two files, how many cases and events they hold, and what was lost.

    Raises:
        LogError: If a required column is missing, empty in some row, or a time
            has no zone; or if two columns have one name.
        UnknownNameError: If there is no such profile or way with lifecycles.

    Examples:
        >>> import pathlib, tempfile
        >>> import pandas as pd
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a"],
        ...     "concept:name": ["Save"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01T10:00:00.5Z"]),
        ... })
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "log.csv"
        >>> write_csv_profile(log, path, profile="disco").events
        1
        >>> print(path.read_text(encoding="utf-8"))
        "Case ID","Activity","Complete Timestamp"
        "a","Save","2024-01-01 10:00:00.500"
        <BLANKLINE>
    """
    layout = _profile(profile)
    check_log(log)
    log = with_lifecycle(log, lifecycle)
    written = cells_of_log(
        log, importer=layout.importer, time_format=layout.time_format
    )
    columns = plan_columns(written.columns, layout)
    table = pl.DataFrame({c.name: written.cells[c.source or ""] for c in columns})
    beside = _described_by(Path(path))
    write_table(_first_named(table, layout), Path(path))
    write_description(
        TableDescription(
            profile=profile,
            time_format=layout.pattern,
            columns=columns,
            attributes=written.attributes,
        ),
        beside,
    )
    return WriteReport(
        paths=(str(path), str(beside)),
        cases=int(log[CASE].nunique()),
        events=len(log),
        losses=written.losses,
    )


def write_csv_profile_parts(
    log: LogParts, path: str | os.PathLike[str], *, profile: str = "xes-names"
) -> WriteReport:
    """Write a long event log as `write_csv_profile` does, a part at a time.

    Args:
        log: The log.
        path: The table.
        profile: A name in `PROFILES`.

    Raises:
        LogError: As `write_csv_profile`, with the rows of a part counted alone.
        NeedsWholeTableError: If a part has columns of other types than those before.
        UnknownNameError: If there is no such profile.
    """
    layout = _profile(profile)
    lost: dict[str, Counter[str]] = {}
    attributes, lost_attributes = plain_attributes(log.attrs.items())
    beside = _described_by(Path(path))
    columns: tuple[DescribedColumn, ...] = ()
    with atomic_path(path) as unfinished, unfinished.open("wb") as file:
        for rows in log.parts():
            for name in rows.columns:
                lost.setdefault(name, Counter())
            found, cells = cells_of_rows(
                rows, lost, importer=layout.importer, time_format=layout.time_format
            )
            planned = plan_columns(found, layout)
            if columns and columns != planned:
                raise NeedsWholeTableError("columns of other types in a later part")
            table = pl.DataFrame({c.name: cells[c.source or ""] for c in planned})
            write_rows(_first_named(table, layout), file, header=not columns)
            columns = planned
    write_description(
        TableDescription(
            profile=profile,
            time_format=layout.pattern,
            columns=columns,
            attributes=attributes,
        ),
        beside,
    )
    return WriteReport(
        paths=(str(path), str(beside)),
        cases=len(log.events),
        events=int(log.events.sum()),
        losses=losses_of(lost) + lost_attributes,
    )


def _first_named(table: pl.DataFrame, layout: TableProfile) -> pl.DataFrame:
    """Put the columns first that the importer has names for."""
    first = [name for name in layout.names.values() if name in table.columns]
    return table.select(*first, pl.exclude(first))


def read_csv_profile(path: str | os.PathLike[str]) -> pd.DataFrame:
    """Read what `write_csv_profile` wrote.

    Args:
        path: The table; the file that describes it must stand beside it.

    Returns:
        The log: its columns, in their order, with their names and dtypes, and
        its attributes; one row an activity.

    Raises:
        ConversionError: If a file is missing or is not of this form.

    Examples:
        >>> import pathlib, tempfile
        >>> import pandas as pd
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a"],
        ...     "concept:name": ["=Save"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01T10:00:00.5Z"]),
        ... })
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "log.csv"
        >>> _ = write_csv_profile(log, path, profile="apromore")
        >>> read_csv_profile(path).equals(log)
        True
    """
    path = Path(path)
    described = read_description(_described_by(path), TableDescription)
    layout = _profile(described.profile)
    table = read_cells(path, described.columns, time_format=layout.time_format)
    return folded(log_of_cells(table, described, path))


def _profile(name: str) -> TableProfile:
    if name not in PROFILES:
        raise UnknownNameError("CSV profile", name, list(PROFILES))
    return PROFILES[name]


def _described_by(path: Path) -> Path:
    return path.with_name(f"{path.stem}.columns.json")


def plan_columns(
    found: dict[str, TableColumn], layout: TableProfile, *, reserved: Iterable[str] = ()
) -> tuple[DescribedColumn, ...]:
    """Name every column of a log as an importer wants it.

    Args:
        found: Column of the log -> its values.
        layout: What the importer asks for.
        reserved: Names that no other column may have.
    """
    taken = {*layout.names.values(), *reserved}
    return tuple(
        DescribedColumn(
            name=layout.names.get(source) or _new_name(source, layout, taken),
            source=source,
            kind=column.kind,
            dtype=column.dtype,
            unsigned=column.cells.dtype == pl.UInt64,
        )
        for source, column in found.items()
    )


def _new_name(source: str, layout: TableProfile, taken: set[str]) -> str:
    """Name a column that the importer has no name for, unlike any other."""
    of_case = source.startswith(_CASE_PREFIX)
    base = source.removeprefix(_CASE_PREFIX)
    if layout.plain_names:
        base = _NOT_IN_NAMES.sub("_", base).strip("_") or "column"
    base = f"{layout.case_prefix if of_case else ''}{base}"
    base = base.upper() if layout.capitals else base
    # Importers tell names apart without regard to capitals.
    name, number, folded = base, 1, {one.casefold() for one in taken}
    while name.casefold() in folded:
        number += 1
        name = f"{base}_{number}"
    taken.add(name)
    return name
