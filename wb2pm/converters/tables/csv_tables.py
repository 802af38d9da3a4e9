"""Event logs as cells of CSV tables, and back: times, numbers, safe text.

Every profile (`wb2pm.converters.tables.csv_profiles`, `celonis`) plans which column
stands where and what it is called; how a value is written, read, counted as lost and
described is said here, once for all.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec
import pandas as pd
import polars as pl
from msgspec import Struct

from wb2pm.columns import ACTIVITY, CASE, START, TIMESTAMP
from wb2pm.converters.tables.csv_escape import escape_column, unescape_column
from wb2pm.converters.tables.typed_columns import (
    TableColumn,
    ValueKind,
    check_log,
    index_loss,
    losses_of,
    plain_attributes,
    restore_column,
    table_column,
)
from wb2pm.converters.writing import Loss, atomic_path
from wb2pm.errors import ConversionError, LogError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path
    from typing import BinaryIO

Described = TypeVar("Described", bound="TableDescription")

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


_SEEN: Final = r"[^\s\x1c-\x1f]"
"""What a name needs one of. Java and Python, in which importers are written, trim
the separators 0x1c to 0x1f as well, which Unicode does not count as white space."""


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
            empty |= blank_names(values)
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


class DescribedColumn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A column of a table.

    Attributes:
        name: Name in the table.
        source: Name in the log; None for a column that was added.
        kind: What it holds.
        dtype: Pandas dtype in the log.
        unsigned: Whether whole numbers go beyond the signed 64 bits.
        table: Which table it stands in, if there are several.
    """

    name: str
    source: str | None
    kind: ValueKind
    dtype: str = ""
    unsigned: bool = False
    table: str = ""


class TableDescription(Struct, frozen=True, kw_only=True):
    """What the file beside a table says, for whoever loads it and for reading back.

    Attributes:
        profile: Name of the profile.
        encoding: Encoding of the table.
        separator: Between cells.
        quote: Around text; doubled within it.
        time_format: Of every time, as import dialogues write it.
        time_zone: Of every time.
        columns: The columns, in the order of the log.
        attributes: Attributes of the log.
    """

    profile: str
    time_format: str
    columns: tuple[DescribedColumn, ...]
    attributes: dict[str, Any]
    encoding: str = "UTF-8"
    separator: str = ","
    quote: str = '"'
    time_zone: str = "UTC"


class LogCells(NamedTuple):
    """A log ready to be written.

    Attributes:
        columns: Column of the log -> its typed values.
        cells: The same as they are written.
        attributes: Attributes of the log, as far as JSON holds them.
        losses: What is lost.
    """

    columns: dict[str, TableColumn]
    cells: dict[str, pl.Series]
    attributes: dict[str, Any]
    losses: tuple[Loss, ...]


def cells_of_log(log: pd.DataFrame, *, importer: str, time_format: str) -> LogCells:
    """Make the cells of a log, column by column.

    Args:
        log: The log.
        importer: Who is to load it, for messages.
        time_format: Of times, in the notation of Rust's chrono; times are in UTC.

    Raises:
        LogError: If a required column is missing, empty in some row, or a time has no
            zone; or if two columns have one name.
    """
    lost: dict[str, Counter[str]] = {name: Counter() for name in log.columns}
    columns, cells = cells_of_rows(
        log, lost, importer=importer, time_format=time_format
    )
    attributes, lost_attributes = plain_attributes(log.attrs.items())
    losses = losses_of(lost) + lost_attributes + index_loss(log)
    return LogCells(columns, cells, attributes, losses)


def cells_of_rows(
    log: pd.DataFrame,
    lost: dict[str, Counter[str]],
    *,
    importer: str,
    time_format: str,
) -> tuple[dict[str, TableColumn], dict[str, pl.Series]]:
    """Make the cells of some rows of a log, column by column.

    Args:
        log: The rows.
        lost: Counts what is lost, by column and reason.
        importer: Who is to load it, for messages.
        time_format: Of times, as for `cells_of_log`.

    Returns:
        The typed values, and the same as they are written.

    Raises:
        LogError: As `cells_of_log`.
    """
    check_log(log)
    columns = {name: table_column(log[name], lost[name]) for name in log.columns}
    check_mandatory(columns, importer)
    cells = {
        name: csv_cells(column, lost[name], time_format=time_format)
        for name, column in columns.items()
    }
    return columns, cells


def log_of_cells(
    table: pl.DataFrame, description: TableDescription, path: Path
) -> pd.DataFrame:
    """Make the log again of what `read_cells` read.

    Args:
        table: Holds every column of the description that has a source.
        description: What stood beside it.
        path: The file, for messages.

    Returns:
        The log: its columns, in their order, with their names and dtypes, and its
        attributes.

    Raises:
        ConversionError: If the values are not those that were described.
    """
    try:
        columns = {
            column.source: restore_column(table[column.name], column.dtype)
            for column in description.columns
            if column.source is not None
        }
    except UNLIKE_WHAT_WAS_WRITTEN as exc:
        raise not_what_was_written(exc, path) from exc
    log = pd.DataFrame(columns, index=pd.RangeIndex(table.height))
    log.attrs.update(description.attributes)
    return log


def csv_cells(
    column: TableColumn, lost: Counter[str], *, time_format: str
) -> pl.Series:
    """Return a column as it is written.

    Args:
        column: The column.
        lost: Counts what is lost, by reason.
        time_format: Of times, in the notation of Rust's chrono; times are in UTC.

    Examples:
        >>> column = TableColumn("text", pl.Series(["=1", "a"]), "str")
        >>> csv_cells(column, Counter(), time_format="%F").to_list()
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
    return escape_column(values) if column.kind == "text" else values


def read_cells(
    path: Path, columns: Iterable[DescribedColumn], *, time_format: str
) -> pl.DataFrame:
    """Read a table and undo `csv_cells`, as far as it can be undone.

    Args:
        path: The table.
        columns: The columns it is to have.
        time_format: As it was written.

    Raises:
        ConversionError: If it is missing or another table.
    """
    try:
        text = pl.read_csv(path, infer_schema=False, truncate_ragged_lines=False)
        return text.select(
            _values(text[column.name], column, time_format) for column in columns
        )
    except OSError as exc:
        raise ConversionError(exc.strerror or str(exc), str(path)) from exc
    except UNLIKE_WHAT_WAS_WRITTEN as exc:
        raise not_what_was_written(exc, path) from exc


def _values(cells: pl.Series, column: DescribedColumn, time_format: str) -> pl.Series:
    if column.kind == "text":
        return unescape_column(cells)
    if column.kind == "time":
        times = cells.str.to_datetime(time_format, time_unit="ms")
        return times.dt.replace_time_zone("UTC")
    if column.kind == "local time":
        return cells.str.to_datetime(time_format.removesuffix("Z"), time_unit="ms")
    if column.kind == "truth":
        return cells == "true"
    return cells.cast(pl.UInt64 if column.unsigned else _POLARS_TYPES[column.kind])


def write_table(table: pl.DataFrame, path: Path) -> None:
    """Write a table of cells; the file appears whole or not at all."""
    with atomic_path(path) as unfinished, unfinished.open("wb") as file:
        write_rows(table, file, header=True)


def write_rows(table: pl.DataFrame, file: BinaryIO, *, header: bool) -> None:
    """Write some rows of a table of cells."""
    table.write_csv(
        file,
        include_header=header,
        quote_style="non_numeric",
        line_terminator="\r\n",  # RFC 4180, section 2
        separator=",",
    )


def write_description(described: TableDescription, path: Path) -> None:
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


def blank_names(names: pl.Series) -> pl.Series:
    r"""Return which names hold nothing that is seen, so that importers find none.

    Args:
        names: Texts; a missing one is not told here.

    Returns:
        Whether each text is empty or of white space and separators alone.

    Examples:
        >>> blank_names(pl.Series(["a", " ", "\x1f", None])).to_list()
        [False, True, True, False]
    """
    return ~names.str.contains(_SEEN).fill_null(value=True)
