"""Event logs as the two CSV tables that Celonis loads, and back.

An activity table (case key, activity, times, sorting and everything else that
differs from event to event) and a case table joined to it by the case key, after
the vendor's pages on uploading files, activity tables and their sorting column:
case, activity and time are never empty; there is one date format; file names are
Latin; rows of equal time are put in order by an integer column, without which
their order changes with every load. A third, small file says what the columns
are, for whoever sets up the upload and for `read_celonis`. What the tables cannot
hold is `csv_tables.CANNOT_HOLD`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import polars as pl
from msgspec.structs import replace

from wb2pm.columns import ACTIVITY, CASE, EVENT_INDEX, START, TIMESTAMP
from wb2pm.converters.lifecycle import folded, with_lifecycle
from wb2pm.converters.tables.csv_profiles import TableProfile, plan_columns
from wb2pm.converters.tables.csv_tables import (
    UNLIKE_WHAT_WAS_WRITTEN,
    DescribedColumn,
    LogCells,
    TableDescription,
    cells_of_log,
    log_of_cells,
    not_what_was_written,
    read_cells,
    read_description,
    write_description,
    write_table,
)
from wb2pm.converters.tables.typed_columns import check_log
from wb2pm.converters.writing import WriteReport
from wb2pm.errors import ConversionError, WriteError

if TYPE_CHECKING:
    import os

    import pandas as pd

    from wb2pm.converters.lifecycle import Lifecycle
    from wb2pm.converters.tables.typed_columns import TableColumn

CASE_KEY: Final = "_CASE_KEY"
SORTING: Final = "_SORTING"
_FIRST: Final = (CASE_KEY, "ACTIVITY", "EVENTTIME", "ENDTIME", SORTING)
_PROFILE: Final = TableProfile(
    importer="Celonis",
    names={
        CASE: CASE_KEY,
        ACTIVITY: "ACTIVITY",
        START: "EVENTTIME",
        TIMESTAMP: "ENDTIME",
        EVENT_INDEX: SORTING,
    },
    case_prefix="",
    plain_names=True,
    time_format="%Y-%m-%dT%H:%M:%S%.3fZ",
    pattern="yyyy-MM-dd'T'HH:mm:ss.SSS'Z'",
    capitals=True,
)
_LATIN: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")


class CelonisTables(TableDescription, frozen=True, kw_only=True):
    """What the third file says: how to read the other two.

    Attributes:
        activities: File name of the activity table.
        cases: File name of the case table.
        timestamp: Column of the time at which an activity began.
        end_timestamp: Column of the time at which it ended; None without one.
        case_key: Column that joins the tables.
        activity: Column of the activity.
        sorting: Column that puts events of equal time in order.
    """

    activities: str
    cases: str
    end_timestamp: str | None
    timestamp: str = "EVENTTIME"
    case_key: str = CASE_KEY
    activity: str = "ACTIVITY"
    sorting: str = SORTING


def write_celonis(
    log: pd.DataFrame,
    folder: str | os.PathLike[str],
    *,
    prefix: str | None = None,
    lifecycle: Lifecycle = "complete",
) -> WriteReport:
    """Write an event log as an activity table and a case table.

    ``EVENTTIME`` is when an activity began and ``ENDTIME`` when it ended; a log
    without ``start_timestamp`` has only ``EVENTTIME``. ``_SORTING`` is
    ``event_index``, or the position of the row in its case where the log has
    none. Columns that start with ``case:`` go to the case table, unless they
    differ within a case. Other names become capitals, digits and underscores.
    Text that a spreadsheet could take for a formula is escaped (see
    `wb2pm.converters.tables.csv_escape`). Rows keep their order; the same log gives the
    same bytes.

    Args:
        log: Rows are activities; needs ``case:concept:name``, ``concept:name``
            and ``time:timestamp`` with a time zone, none of them empty.
        folder: Where the files are to stand.
        prefix: Put before the file names, with an underscore; Latin letters,
            digits, ``-`` and ``_``.
        lifecycle: `complete` writes one row an activity, with its start; `both` writes
            an activity that took time as a start and a complete event, and rows then
            have only ``EVENTTIME``.

    Returns:
        The files ``activities.csv``, ``cases.csv`` and ``columns.json``, how many
        cases and events they hold, and what was lost.

    Raises:
        LogError: If a required column is missing, empty in some row, or a time
            has no zone; or if two columns have one name.
        UnknownNameError: If there is no such way with lifecycles.
        WriteError: If the prefix is not Latin.

    Examples:
        >>> import pathlib, tempfile
        >>> import pandas as pd
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a"],
        ...     "concept:name": ["=Save"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01T10:00:00.5Z"]),
        ... })
        >>> folder = pathlib.Path(tempfile.mkdtemp())
        >>> write_celonis(log, folder).events
        1
        >>> print((folder / "activities.csv").read_text(encoding="utf-8"))
        "_CASE_KEY","ACTIVITY","EVENTTIME","_SORTING"
        "a","'=Save","2024-01-01T10:00:00.500Z",0
        <BLANKLINE>
    """
    check_log(log)
    written = cells_of_log(
        with_lifecycle(log, lifecycle),
        importer=_PROFILE.importer,
        time_format=_PROFILE.time_format,
    )
    columns = _plan(written.columns)
    activities = _table(written, columns, "activities")
    cases = _table(written, columns, "cases").unique(
        subset=[CASE_KEY], keep="first", maintain_order=True
    )
    names = _file_names(prefix)
    described = CelonisTables(
        profile="celonis",
        activities=names[0],
        cases=names[1],
        end_timestamp="ENDTIME" if START in written.columns else None,
        time_format=_PROFILE.pattern,
        columns=columns,
        attributes=written.attributes,
    )
    paths = [Path(folder) / name for name in names]
    write_table(activities, paths[0])
    write_table(cases, paths[1])
    write_description(described, paths[2])
    return WriteReport(
        paths=tuple(map(str, paths)),
        cases=cases.height,
        events=activities.height,
        losses=written.losses,
    )


def read_celonis(
    folder: str | os.PathLike[str], *, prefix: str | None = None
) -> pd.DataFrame:
    """Read what `write_celonis` wrote.

    Args:
        folder: Where the files stand.
        prefix: As it was written.

    Returns:
        The log: its columns, in their order, with their names and dtypes, and
        its attributes.

    Raises:
        ConversionError: If a file is missing or is not of this form.

    Examples:
        >>> import tempfile
        >>> import pandas as pd
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a"],
        ...     "concept:name": ["=Save"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01T10:00:00.5Z"]),
        ... })
        >>> folder = tempfile.mkdtemp()
        >>> _ = write_celonis(log, folder)
        >>> read_celonis(folder).equals(log)
        True
    """
    folder = Path(folder)
    described = read_description(folder / _file_names(prefix)[2], CelonisTables)
    for name in (described.activities, described.cases):
        if Path(name).name != name:
            reason = f"a table must lie beside its description, not in {name!r}"
            raise ConversionError(reason, str(folder))
    activities, cases = (
        read_cells(
            folder / name,
            [c for c in described.columns if c.table == table],
            time_format=_PROFILE.time_format,
        )
        for table, name in (
            ("activities", described.activities),
            ("cases", described.cases),
        )
    )
    # A column of each table may have the same name, as what a case and its events tell.
    own = {
        c.name: f"{described.cases}:{c.name}"
        for c in described.columns
        if c.table == "cases" and c.name != CASE_KEY
    }
    described = replace(
        described,
        columns=tuple(
            replace(c, name=own[c.name]) if c.table == "cases" and c.name in own else c
            for c in described.columns
        ),
    )
    try:
        cases = cases.rename(own)
        joined = activities.join(
            cases, on=CASE_KEY, how="left", maintain_order="left", validate="m:1"
        )
    except UNLIKE_WHAT_WAS_WRITTEN as exc:
        raise not_what_was_written(exc, folder) from exc
    return folded(log_of_cells(joined, described, folder))


def _plan(found: dict[str, TableColumn]) -> tuple[DescribedColumn, ...]:
    """Return which column goes where and is called what, in the order of the log."""
    names = dict(_PROFILE.names)
    if START not in found:
        names[TIMESTAMP] = "EVENTTIME"
    sorted_by_index = _has_index(found)
    if not sorted_by_index:
        del names[EVENT_INDEX]
    cases = found[CASE].cells
    of_case = {
        name
        for name, column in found.items()
        if name.startswith("case:")
        and name != CASE
        and _is_constant(column.cells, cases)
    }
    # Each table has names of its own, so that none is numbered for the other's sake.
    planned = {
        column.source: replace(column, table=table)
        for table, own in (
            ("activities", found.keys() - of_case),
            ("cases", of_case),
        )
        for column in plan_columns(
            {name: column for name, column in found.items() if name in own},
            replace(_PROFILE, names=names),
            reserved=_FIRST,
        )
    }
    columns = [planned[name] for name in found]
    kind = found[CASE].kind
    columns.append(
        DescribedColumn(name=CASE_KEY, source=None, kind=kind, table="cases")
    )
    if not sorted_by_index:
        columns.append(
            DescribedColumn(
                name=SORTING, source=None, kind="integer", table="activities"
            )
        )
    return tuple(columns)


def _table(
    written: LogCells, columns: tuple[DescribedColumn, ...], table: str
) -> pl.DataFrame:
    """Put the columns that Celonis asks for before the others."""
    key = written.cells[CASE]
    added = {CASE_KEY: key, SORTING: pl.Series(dtype=pl.Int64)}
    if table == "activities":
        position = pl.int_range(pl.len(), dtype=pl.Int64).over("key")
        added[SORTING] = pl.DataFrame({"key": key}).select(position).to_series()
    cells = {
        c.name: added[c.name] if c.source is None else written.cells[c.source]
        for c in columns
        if c.table == table
    }
    first = [name for name in _FIRST if name in cells]
    return pl.DataFrame(cells).select(*first, pl.exclude(first))


def _has_index(found: dict[str, TableColumn]) -> bool:
    """Tell whether the log has an index that puts the events of a case in order.

    Args:
        found: Column of the log -> its values.
    """
    column = found.get(EVENT_INDEX)
    if column is None or column.kind != "integer" or column.cells.null_count():
        return False
    pairs = pl.DataFrame({"case": found[CASE].cells, "index": column.cells})
    return pairs.is_unique().all()


def _is_constant(values: pl.Series, cases: pl.Series) -> bool:
    distinct = pl.DataFrame({"case": cases, "value": values}).unique()
    return distinct.height == cases.n_unique()


def _file_names(prefix: str | None) -> tuple[str, str, str]:
    """Name the activity table, the case table and the file that describes them.

    Raises:
        WriteError: If the prefix is not Latin.

    Examples:
        >>> _file_names("shop")
        ('shop_activities.csv', 'shop_cases.csv', 'shop_columns.json')
    """
    if prefix is not None and not _LATIN.fullmatch(prefix):
        raise WriteError(
            f"prefix {prefix!r}: Celonis takes file names of Latin letters, digits,"
            " '-' and '_' only"
        )
    start = f"{prefix}_" if prefix else ""
    return f"{start}activities.csv", f"{start}cases.csv", f"{start}columns.json"
