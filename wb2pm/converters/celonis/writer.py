"""Event logs as the two CSV tables that Celonis loads, and back.

An activity table (case key, activity, times, sorting and everything else that
differs from event to event) and a case table joined to it by the case key, after
the vendor's pages on uploading files, activity tables and their sorting column:
case, activity and time are never empty; there is one date format; file names are
Latin; rows of equal time are put in order by an integer column, without which
their order changes with every load. A third, small file says what the columns
are, for whoever sets up the upload and for `read_celonis`.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pandas as pd
import polars as pl

from wb2pm.columns import ACTIVITY, CASE, EVENT_INDEX, START, TIMESTAMP
from wb2pm.converters.celonis.tables import (
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
from wb2pm.converters.csv_escape import CsvProfile, escape_column, unescape_column
from wb2pm.converters.table_values import (
    TableColumn,
    ValueKind,
    check_log,
    index_loss,
    losses_of,
    plain_attributes,
    restore_column,
    table_column,
)
from wb2pm.converters.writing import WriteReport, atomic_path
from wb2pm.errors import ConversionError, LogError

if TYPE_CHECKING:
    import os

CANNOT_HOLD: Final = (
    "fractions of a millisecond: times are cut to milliseconds",
    "infinite numbers: written as empty cells",
    "the difference between NaN and a missing value",
    "lists, mappings and other types, other than as text",
    "attributes of the log that JSON cannot hold",
    "the row index, and the order of categories",
    "a case without events",
)
"""What these tables cannot hold. Each value that is lost or changed is reported in
`WriteReport.losses`."""
PROFILE: Final[CsvProfile] = "celonis"

_CHRONO = "%Y-%m-%dT%H:%M:%S%.3fZ"
_LOCAL = "%Y-%m-%dT%H:%M:%S%.3f"
_LINE = "\r\n"
_PER_MILLISECOND = {"ms": 1, "us": 1_000, "ns": 1_000_000}
_POLARS_TYPES: Final[dict[ValueKind, type[pl.DataType]]] = {
    "integer": pl.Int64,
    "number": pl.Float64,
    "truth": pl.Boolean,
}


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
    `wb2pm.converters.csv_escape`). Rows keep their order; the same log gives the
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
    _check_values(found)
    columns = plan_columns(found)
    written = {
        column.name: _cells(found[column.source], lost[column.source])
        for column in columns
        if column.source is not None and column.source != CASE
    }
    key = _cells(found[CASE], lost[CASE])
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
        line_ending=_LINE,
        time_format=TIME_FORMAT,
        formula_escape=PROFILE,
        columns=columns,
        attributes=attributes,
    )
    paths = [Path(folder) / name for name in names]
    _write_table(activities.select(order), paths[0])
    _write_table(cases, paths[1])
    with atomic_path(paths[2]) as unfinished:
        encoded = msgspec.json.format(msgspec.json.encode(tables), indent=2)
        unfinished.write_bytes(encoded + b"\n")
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
    described = folder / file_names(prefix)[2]
    try:
        tables = msgspec.json.decode(described.read_bytes(), type=CelonisTables)
    except OSError as exc:
        raise ConversionError(exc.strerror or str(exc), str(described)) from exc
    except (msgspec.DecodeError, UnicodeError) as exc:
        raise ConversionError(str(exc), str(described)) from exc
    activities = _read_table(folder / tables.activities, tables, "activities")
    cases = _read_table(folder / tables.cases, tables, "cases")
    joined = activities.join(
        cases, on=CASE_KEY, how="left", maintain_order="left", validate="m:1"
    )
    restored = {
        column.source: restore_column(joined[column.name], column.dtype)
        for column in tables.columns
        if column.source is not None
        and (column.name != CASE_KEY or column.table == "activities")
    }
    log = pd.DataFrame(restored, index=pd.RangeIndex(joined.height))
    log.attrs.update(tables.attributes)
    return log


def _check_values(found: dict[str, TableColumn]) -> None:
    """Refuse what Celonis refuses: an empty case, activity or time."""
    for name in (CASE, ACTIVITY):
        values = found[name].cells
        empty = values.is_null()
        if values.dtype == pl.String:
            empty |= (values.str.strip_chars() == "").fill_null(value=False)
        if empty.any():
            raise LogError(
                f"{name!r} is empty in {empty.sum()} rows, first in row"
                f" {empty.arg_max()}; Celonis loads no such row: drop or name them"
            )
    for name in (TIMESTAMP, START):
        if name not in found:
            continue
        if found[name].kind != "time":
            raise LogError(f"{name!r} must hold times with a time zone, such as UTC")
        if found[name].cells.null_count():
            raise LogError(
                f"{name!r} is empty in {found[name].cells.null_count()} rows;"
                " Celonis loads no such row: drop them or give them a time"
            )


def _sorting(found: dict[str, TableColumn], key: pl.Series) -> pl.Series:
    if has_index(found):
        return found[EVENT_INDEX].cells
    position = pl.int_range(pl.len(), dtype=pl.Int64).over("key")
    return pl.DataFrame({"key": key}).select(position.alias(SORTING)).to_series()


def _cells(column: TableColumn, lost: Counter[str]) -> pl.Series:
    """Give a column as it is written."""
    values = column.cells
    if isinstance(values.dtype, pl.Datetime):
        rest = values.to_physical() % _PER_MILLISECOND[values.dtype.time_unit]
        lost["cut to milliseconds"] += int((rest != 0).sum())
        if column.kind == "local time":
            return values.dt.strftime(_LOCAL)
        return values.dt.convert_time_zone("UTC").dt.strftime(_CHRONO)
    if column.kind == "number":
        infinite = values.is_infinite().fill_null(value=False)
        lost["an infinite number: written as an empty cell"] += int(infinite.sum())
        return (
            values.to_frame("v")
            .select(pl.when(pl.col("v").is_finite()).then(pl.col("v").cast(pl.Float64)))
            .to_series()
        )
    return escape_column(values, profile=PROFILE) if column.kind == "text" else values


def _name_of(columns: tuple[CelonisColumn, ...], source: str) -> str | None:
    return next((c.name for c in columns if c.source == source), None)


def _write_table(table: pl.DataFrame, path: Path) -> None:
    with atomic_path(path) as unfinished:
        table.write_csv(
            unfinished, quote_style="non_numeric", line_terminator=_LINE, separator=","
        )


def _read_table(path: Path, tables: CelonisTables, table: str) -> pl.DataFrame:
    columns = [c for c in tables.columns if c.table == table]
    try:
        text = pl.read_csv(path, infer_schema=False, truncate_ragged_lines=False)
        return text.select(_typed(text[c.name], c, tables) for c in columns)
    except OSError as exc:
        raise ConversionError(exc.strerror or str(exc), str(path)) from exc
    except pl.exceptions.PolarsError as exc:
        reason = str(exc).splitlines()[0]
        raise ConversionError(
            f"not the table that was written: {reason}", str(path)
        ) from exc


def _typed(cells: pl.Series, column: CelonisColumn, tables: CelonisTables) -> pl.Series:
    if column.kind == "text":
        profile: Any = tables.formula_escape
        return unescape_column(cells, profile=profile)
    if column.kind == "time":
        return cells.str.to_datetime(_CHRONO, time_unit="ms").dt.replace_time_zone(
            "UTC"
        )
    if column.kind == "local time":
        return cells.str.to_datetime(_LOCAL, time_unit="ms")
    if column.kind == "truth":
        return cells == "true"
    wanted = pl.UInt64 if column.unsigned else _POLARS_TYPES[column.kind]
    return cells.cast(wanted)
