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

import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pandas as pd
import polars as pl
from msgspec import Struct

from wb2pm.columns import ACTIVITY, CASE, EVENT_INDEX, START, TIMESTAMP
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
from wb2pm.errors import ConversionError, LogError, WriteError

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

CASE_KEY: Final = "_CASE_KEY"
SORTING: Final = "_SORTING"
PROFILE: Final[CsvProfile] = "celonis"
TIME_FORMAT: Final = "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'"
"""The one date format, in the notation of the upload dialogue; always UTC."""

_CHRONO = "%Y-%m-%dT%H:%M:%S%.3fZ"
_LOCAL = "%Y-%m-%dT%H:%M:%S%.3f"
_LINE = "\r\n"
_FIRST = (CASE_KEY, "ACTIVITY", "EVENTTIME", "ENDTIME", SORTING)
_CASE_PREFIX = "case:"
_LATIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9]+")
_PER_MILLISECOND = {"ms": 1, "us": 1_000, "ns": 1_000_000}
_POLARS_TYPES: Final[dict[ValueKind, type[pl.DataType]]] = {
    "integer": pl.Int64,
    "number": pl.Float64,
    "truth": pl.Boolean,
}


class CelonisColumn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A column of one of the tables.

    Attributes:
        table: ``activities`` or ``cases``.
        name: Name in the table.
        kind: What it holds.
        source: Name in the log; None for a column that was added.
        dtype: Pandas dtype in the log.
        unsigned: Whether whole numbers go beyond the signed 64 bits.
    """

    table: str
    name: str
    kind: ValueKind
    source: str | None = None
    dtype: str = ""
    unsigned: bool = False


class CelonisTables(Struct, frozen=True, kw_only=True):
    """What the third file says: how to read the other two.

    Attributes:
        activities: File name of the activity table.
        cases: File name of the case table.
        case_key: Column that joins them.
        activity: Column of the activity.
        timestamp: Column of the time at which it began.
        end_timestamp: Column of the time at which it ended; None without one.
        sorting: Column that puts events of equal time in order.
        encoding: Encoding of both tables.
        separator: Between cells.
        quote: Around text; doubled within it.
        line_ending: After each row.
        time_format: Of every time.
        formula_escape: Profile of `wb2pm.converters.csv_escape` for text.
        columns: The columns, in the order of the log.
        attributes: Attributes of the log.
    """

    activities: str
    cases: str
    case_key: str
    activity: str
    timestamp: str
    end_timestamp: str | None
    sorting: str
    encoding: str
    separator: str
    quote: str
    line_ending: str
    time_format: str
    formula_escape: str
    columns: tuple[CelonisColumn, ...]
    attributes: dict[str, Any]


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
    columns = _plan(found)
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
    ordered = sorted(columns, key=_place)
    order = [c.name for c in ordered if c.table == "activities"]
    per_case = [c.name for c in ordered if c.table == "cases"]
    cases = activities.select(per_case).unique(
        subset=[CASE_KEY], keep="first", maintain_order=True
    )
    attributes, lost_attributes = plain_attributes(log.attrs.items())
    names = _file_names(prefix)
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
    described = folder / _file_names(prefix)[2]
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


def _plan(found: dict[str, TableColumn]) -> tuple[CelonisColumn, ...]:
    """Say which column goes where and is called what, in the order of the log."""
    taken = set(_FIRST)
    fixed = {
        CASE: CASE_KEY,
        ACTIVITY: "ACTIVITY",
        EVENT_INDEX: SORTING if _has_index(found) else None,
        TIMESTAMP: "ENDTIME" if START in found else "EVENTTIME",
        START: "EVENTTIME",
    }
    columns = []
    for source, column in found.items():
        whole_case = source.startswith(_CASE_PREFIX) and _is_constant(
            column.cells, found[CASE].cells
        )
        columns.append(
            CelonisColumn(
                table="cases" if whole_case and source != CASE else "activities",
                name=fixed.get(source) or _new_name(source, taken),
                kind=column.kind,
                source=source,
                dtype=column.dtype,
                unsigned=column.cells.dtype == pl.UInt64,
            )
        )
    columns.append(CelonisColumn(table="cases", name=CASE_KEY, kind=found[CASE].kind))
    if not any(c.name == SORTING for c in columns):
        columns.append(CelonisColumn(table="activities", name=SORTING, kind="integer"))
    return tuple(columns)


def _place(column: CelonisColumn) -> int:
    """Put the columns that Celonis asks for before the others."""
    return _FIRST.index(column.name) if column.name in _FIRST else len(_FIRST)


def _new_name(source: str, taken: set[str]) -> str:
    """Give a column a name of capitals, digits and underscores of its own."""
    plain = source.removeprefix(_CASE_PREFIX)
    base = _NOT_IN_NAMES.sub("_", plain).strip("_").upper() or "COLUMN"
    name, number = base, 1
    while name in taken:
        number += 1
        name = f"{base}_{number}"
    taken.add(name)
    return name


def _has_index(found: dict[str, TableColumn]) -> bool:
    """Tell whether the log has an index that puts the events of a case in order."""
    column = found.get(EVENT_INDEX)
    if column is None or column.kind != "integer" or column.cells.null_count():
        return False
    pairs = pl.DataFrame({"case": found[CASE].cells, "index": column.cells})
    return pairs.is_unique().all()


def _is_constant(values: pl.Series, cases: pl.Series) -> bool:
    distinct = pl.DataFrame({"case": cases, "value": values}).unique()
    return distinct.height == cases.n_unique()


def _sorting(found: dict[str, TableColumn], key: pl.Series) -> pl.Series:
    if _has_index(found):
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


def _file_names(prefix: str | None) -> tuple[str, str, str]:
    if prefix is not None and not _LATIN.fullmatch(prefix):
        raise WriteError(
            f"prefix {prefix!r}: Celonis takes file names of Latin letters, digits,"
            " '-' and '_' only"
        )
    start = f"{prefix}_" if prefix else ""
    return f"{start}activities.csv", f"{start}cases.csv", f"{start}columns.json"


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
