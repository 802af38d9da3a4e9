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

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pandas as pd
import polars as pl

from wb2pm.columns import ACTIVITY, CASE, EVENT_INDEX, START, TIMESTAMP
from wb2pm.converters.formats.writing import WriteReport
from wb2pm.converters.tables.celonis_tables import (
    CASE_KEY,
    SORTING,
    TIME_FORMAT,
    CelonisColumn,
    CelonisTables,
    file_names,
    has_index,
    place,
    plan_columns,
)
from wb2pm.converters.tables.csv_escape import CsvProfile
from wb2pm.converters.tables.csv_tables import (
    LINE_ENDING,
    UNLIKE_WHAT_WAS_WRITTEN,
    cell_values,
    check_mandatory,
    csv_cells,
    not_what_was_written,
    read_description,
    read_table,
    write_description,
    write_table,
)
from wb2pm.converters.tables.typed_columns import (
    TableColumn,
    check_log,
    index_loss,
    losses_of,
    plain_attributes,
    restore_column,
    table_column,
)
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    import os

PROFILE: Final[CsvProfile] = "celonis"

_CHRONO = "%Y-%m-%dT%H:%M:%S%.3fZ"


def write_celonis(
    log: pd.DataFrame, folder: str | os.PathLike[str], *, prefix: str | None = None
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

    Returns:
        The files ``activities.csv``, ``cases.csv`` and ``columns.json``, how many
        cases and events they hold, and what was lost.

    Raises:
        LogError: If a required column is missing, empty in some row, or a time
            has no zone; or if two columns have one name.
        WriteError: If the prefix is not Latin.

    Examples:
        >>> import pathlib, tempfile
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
    lost: dict[str, Counter[str]] = {str(name): Counter() for name in log.columns}
    found = {name: table_column(log[name], lost[name]) for name in log.columns}
    check_mandatory(found, "Celonis")
    columns = plan_columns(found)
    written = {
        column.name: _written(found[column.source], lost[column.source])
        for column in columns
        if column.source is not None and column.source != CASE
    }
    key = _written(found[CASE], lost[CASE])
    sorting = _sorting(found, key)
    activities = pl.DataFrame(
        {CASE_KEY: key}
        | {c.name: written[c.name] for c in columns if c.name in written}
        | {SORTING: sorting}
    )
    ordered = sorted(columns, key=place)
    order = [c.name for c in ordered if c.table == "activities"]
    per_case = [c.name for c in ordered if c.table == "cases"]
    cases = activities.select(per_case).unique(
        subset=[CASE_KEY], keep="first", maintain_order=True
    )
    attributes, lost_attributes = plain_attributes(log.attrs.items())
    names = file_names(prefix)
    tables = CelonisTables(
        activities=names[0],
        cases=names[1],
        case_key=CASE_KEY,
        activity=_name_of(columns, ACTIVITY) or "",
        timestamp=_name_of(columns, START) or _name_of(columns, TIMESTAMP) or "",
        end_timestamp=_name_of(columns, TIMESTAMP) if START in found else None,
        sorting=SORTING,
        encoding="UTF-8",
        separator=",",
        quote='"',
        line_ending=LINE_ENDING,
        time_format=TIME_FORMAT,
        formula_escape=PROFILE,
        columns=columns,
        attributes=attributes,
    )
    paths = [Path(folder) / name for name in names]
    write_table(activities.select(order), paths[0])
    write_table(cases, paths[1])
    write_description(tables, paths[2])
    return WriteReport(
        paths=tuple(map(str, paths)),
        cases=cases.height,
        events=activities.height,
        losses=losses_of(lost) + lost_attributes + index_loss(log),
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
    tables = read_description(folder / file_names(prefix)[2], CelonisTables)
    for name in (tables.activities, tables.cases):
        if Path(name).name != name:
            reason = f"a table must lie beside its description, not in {name!r}"
            raise ConversionError(reason, str(folder))
    activities = _read(folder / tables.activities, tables, "activities")
    cases = _read(folder / tables.cases, tables, "cases")
    try:
        joined = activities.join(
            cases, on=CASE_KEY, how="left", maintain_order="left", validate="m:1"
        )
        restored = {
            column.source: restore_column(joined[column.name], column.dtype)
            for column in tables.columns
            if column.source is not None
            and (column.name != CASE_KEY or column.table == "activities")
        }
    except UNLIKE_WHAT_WAS_WRITTEN as exc:
        raise not_what_was_written(exc, folder) from exc
    log = pd.DataFrame(restored, index=pd.RangeIndex(joined.height))
    log.attrs.update(tables.attributes)
    return log


def _sorting(found: dict[str, TableColumn], key: pl.Series) -> pl.Series:
    if has_index(found):
        return found[EVENT_INDEX].cells
    position = pl.int_range(pl.len(), dtype=pl.Int64).over("key")
    return pl.DataFrame({"key": key}).select(position.alias(SORTING)).to_series()


def _written(column: TableColumn, lost: Counter[str]) -> pl.Series:
    return csv_cells(column, lost, time_format=_CHRONO, escape=PROFILE)


def _name_of(columns: tuple[CelonisColumn, ...], source: str) -> str | None:
    return next((c.name for c in columns if c.source == source), None)


def _read(path: Path, tables: CelonisTables, table: str) -> pl.DataFrame:
    columns = [c for c in tables.columns if c.table == table]
    text = read_table(path)
    profile: Any = tables.formula_escape
    try:
        return text.select(
            cell_values(
                text[c.name],
                kind=c.kind,
                unsigned=c.unsigned,
                time_format=_CHRONO,
                escape=profile,
            )
            for c in columns
        )
    except UNLIKE_WHAT_WAS_WRITTEN as exc:
        raise not_what_was_written(exc, path) from exc
