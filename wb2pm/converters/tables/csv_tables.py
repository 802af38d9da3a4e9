"""Columns of a log as cells of a CSV table, and back: times, numbers, safe text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
import polars as pl

from wb2pm.columns import ACTIVITY, CASE, START, TIMESTAMP
from wb2pm.converters.formats.writing import atomic_path
from wb2pm.converters.tables.csv_escape import (
    CsvProfile,
    escape_column,
    unescape_column,
)
from wb2pm.converters.tables.typed_columns import TableColumn, ValueKind
from wb2pm.errors import ConversionError, LogError

if TYPE_CHECKING:
    from collections import Counter
    from pathlib import Path

Described = TypeVar("Described", bound=msgspec.Struct)

LINE_ENDING: Final = "\r\n"
"""Of every table (RFC 4180, section 2)."""
CANNOT_HOLD: Final = (
    "fractions of a millisecond: times are cut to milliseconds",
    "infinite numbers: written as empty cells",
    "the difference between NaN and a missing value",
    "lists, mappings and other types, other than as text",
    "attributes of the log that JSON cannot hold",
    "the row index, and the order of categories",
    "a case without events",
)
"""What a table of `csv_cells` cannot hold. Each value that is lost or changed is
reported in `WriteReport.losses`."""

_PER_MILLISECOND = {"ms": 1, "us": 1_000, "ns": 1_000_000}
_POLARS_TYPES: Final[dict[ValueKind, type[pl.DataType]]] = {
    "integer": pl.Int64,
    "number": pl.Float64,
    "truth": pl.Boolean,
}


def check_mandatory(found: dict[str, TableColumn], importer: str) -> None:
    """Refuse what importers refuse or drop: an empty case, activity or time.

    Args:
        found: Column of the log -> its values.
        importer: Who would not load it, for the message.

    Raises:
        LogError: If one is empty in some row, or a time has no zone.
    """
    for name in (CASE, ACTIVITY):
        values = found[name].cells
        empty = values.is_null()
        if values.dtype == pl.String:
            empty |= (values.str.strip_chars() == "").fill_null(value=False)
        if empty.any():
            raise LogError(
                f"{name!r} is empty in {empty.sum()} rows, first in row"
                f" {empty.arg_max()}; {importer} loads no such row: drop or name them"
            )
    for name in (TIMESTAMP, START):
        if name not in found:
            continue
        if found[name].kind != "time":
            raise LogError(f"{name!r} must hold times with a time zone, such as UTC")
        if found[name].cells.null_count():
            raise LogError(
                f"{name!r} is empty in {found[name].cells.null_count()} rows;"
                f" {importer} loads no such row: drop them or give them a time"
            )


def csv_cells(
    column: TableColumn, lost: Counter[str], *, time_format: str, escape: CsvProfile
) -> pl.Series:
    """Return a column as it is written.

    Args:
        column: The column.
        lost: Counts what is lost, by reason.
        time_format: Of times, in the notation of Rust's chrono; times are in UTC.
        escape: How text that could be a formula is written.

    Examples:
        >>> from collections import Counter
        >>> column = TableColumn("text", pl.Series(["=1", "a"]), "str")
        >>> csv_cells(column, Counter(), time_format="%F", escape="celonis").to_list()
        ["'=1", 'a']
    """
    values = column.cells
    if isinstance(values.dtype, pl.Datetime):
        rest = values.to_physical() % _PER_MILLISECOND[values.dtype.time_unit]
        lost["cut to milliseconds"] += int((rest != 0).sum())
        if column.kind == "local time":
            return values.dt.strftime(time_format.removesuffix("Z"))
        return values.dt.convert_time_zone("UTC").dt.strftime(time_format)
    if column.kind == "number":
        infinite = values.is_infinite().fill_null(value=False)
        lost["an infinite number: written as an empty cell"] += int(infinite.sum())
        return (
            values.to_frame("v")
            .select(pl.when(pl.col("v").is_finite()).then(pl.col("v").cast(pl.Float64)))
            .to_series()
        )
    return escape_column(values, profile=escape) if column.kind == "text" else values


def cell_values(
    cells: pl.Series,
    *,
    kind: ValueKind,
    unsigned: bool,
    time_format: str,
    escape: CsvProfile,
) -> pl.Series:
    """Undo `csv_cells`, as far as it can be undone.

    Args:
        cells: What was read, as text.
        kind: What the column holds.
        unsigned: Whether whole numbers go beyond the signed 64 bits.
        time_format: As it was written.
        escape: As it was written.

    Examples:
        >>> cell_values(pl.Series(["1"]), kind="integer", unsigned=False,
        ...     time_format="%F", escape="plain").to_list()
        [1]
    """
    if kind == "text":
        return unescape_column(cells, profile=escape)
    if kind == "time":
        times = cells.str.to_datetime(time_format, time_unit="ms")
        return times.dt.replace_time_zone("UTC")
    if kind == "local time":
        return cells.str.to_datetime(time_format.removesuffix("Z"), time_unit="ms")
    if kind == "truth":
        return cells == "true"
    return cells.cast(pl.UInt64 if unsigned else _POLARS_TYPES[kind])


def write_table(table: pl.DataFrame, path: Path) -> None:
    """Write a table of cells; the file appears whole or not at all."""
    with atomic_path(path) as unfinished:
        table.write_csv(
            unfinished,
            quote_style="non_numeric",
            line_terminator=LINE_ENDING,
            separator=",",
        )


def read_table(path: Path) -> pl.DataFrame:
    """Read a table of cells as text.

    Raises:
        ConversionError: If it is missing or not of this form.
    """
    try:
        return pl.read_csv(path, infer_schema=False, truncate_ragged_lines=False)
    except OSError as exc:
        raise ConversionError(exc.strerror or str(exc), str(path)) from exc
    except pl.exceptions.PolarsError as exc:
        raise not_what_was_written(exc, path) from exc


def write_description(described: msgspec.Struct, path: Path) -> None:
    """Write what is said of a table, as JSON beside it."""
    with atomic_path(path) as unfinished:
        encoded = msgspec.json.format(msgspec.json.encode(described), indent=2)
        unfinished.write_bytes(encoded + b"\n")


def read_description(path: Path, kind: type[Described]) -> Described:
    """Read what `write_description` wrote.

    Args:
        path: The file.
        kind: What it holds.

    Raises:
        ConversionError: If it is missing or holds something else.
    """
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except OSError as exc:
        raise ConversionError(exc.strerror or str(exc), str(path)) from exc
    except (msgspec.DecodeError, UnicodeError) as exc:
        raise ConversionError(str(exc), str(path)) from exc


UNLIKE_WHAT_WAS_WRITTEN: Final = (
    pl.exceptions.PolarsError,
    KeyError,
    OverflowError,
    TypeError,
    ValueError,
)
"""What polars and pandas raise over cells that are not of the type that is told."""


def not_what_was_written(error: Exception, path: Path) -> ConversionError:
    """Report that a table is not the one that was written, and why.

    Examples:
        >>> from pathlib import Path
        >>> print(not_what_was_written(pl.exceptions.ComputeError("x"), Path("a")))
        a: not the table that was written: x
    """
    reason = next(iter(str(error).splitlines()), type(error).__name__)
    return ConversionError(f"not the table that was written: {reason}", str(path))
