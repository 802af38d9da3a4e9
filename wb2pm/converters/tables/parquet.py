"""Event logs as Parquet files, and back without loss of type.

The file is an ordinary Parquet file that DuckDB, Polars, pandas and Spark read.
What Parquet has no place for, the pandas dtypes and the attributes of the log,
stands in the metadata of its schema under the key ``wb2pm``.
"""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from msgspec import Struct

from wb2pm.columns import CASE
from wb2pm.converters.lifecycle import folded, with_lifecycle
from wb2pm.converters.parts import ROWS, LogParts, NeedsWholeTableError
from wb2pm.converters.tables.typed_columns import (
    as_text,
    check_log,
    index_loss,
    losses_of,
    plain_attributes,
)
from wb2pm.converters.writing import WriteReport, atomic_path
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    import os
    from collections.abc import Collection, Iterator
    from io import BytesIO

    from wb2pm.converters.lifecycle import Lifecycle

CANNOT_HOLD: Final = (
    "the difference between NaN and a missing value",
    "columns of several types, lists and mappings, other than as text",
    "attributes of the log that JSON cannot hold",
    "the row index",
    "a case without events",
)
"""What the file does not hold. Each value that is lost or changed is reported in
`WriteReport.losses`."""

_KEY = b"wb2pm"


class _Metadata(Struct, frozen=True, kw_only=True):
    dtypes: dict[str, str]
    attributes: dict[str, Any]


def write_parquet(
    log: pd.DataFrame,
    path: str | os.PathLike[str],
    *,
    lifecycle: Lifecycle = "complete",
) -> WriteReport:
    """Write an event log as a Parquet file.

    Columns keep their names, order, types and time zones, rows their order. The
    same log gives the same bytes with the same version of pyarrow.

    Args:
        log: Rows are activities; needs ``case:concept:name``, ``concept:name``
            and ``time:timestamp`` (see `wb2pm.columns`).
        path: File to write.
        lifecycle: `complete` writes one row an activity, with its start; `both` writes
            an activity that took time as a start and a complete event.

    Returns:
        The file, how many cases and events it holds, and what was lost.

    Raises:
        LogError: If a required column is missing, or the name of a column is no
            text or occurs twice.
        UnknownNameError: If there is no such way with lifecycles.

    Examples:
        >>> import pathlib, tempfile
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a"],
        ...     "concept:name": ["Save"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-01T10:00:00Z"]),
        ... })
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "log.parquet"
        >>> write_parquet(log, path).cases
        1
        >>> read_parquet(path).equals(log)
        True
    """
    check_log(log)
    log = with_lifecycle(log, lifecycle)
    lost: dict[str, Counter[str]] = {name: Counter() for name in log.columns}
    table, dtypes = _arrow(log, lost)
    attributes, lost_attributes = plain_attributes(log.attrs.items())
    schema = _described(table, dtypes, attributes)
    with atomic_path(path) as unfinished:
        pq.write_table(
            table.replace_schema_metadata(schema.metadata),
            unfinished,
            compression="zstd",
            row_group_size=ROWS,
        )
    return WriteReport(
        paths=(str(path),),
        cases=int(log[CASE].nunique()),
        events=len(log),
        losses=losses_of(lost) + lost_attributes + index_loss(log),
    )


def write_parquet_parts(log: LogParts, path: str | os.PathLike[str]) -> WriteReport:
    """Write a long event log as `write_parquet` does, a part at a time.

    Args:
        log: The log.
        path: File to write.

    Raises:
        LogError: As `write_parquet`.
        NeedsWholeTableError: If a part has columns of other types than those before.
    """
    lost: dict[str, Counter[str]] = {}
    attributes, lost_attributes = plain_attributes(log.attrs.items())
    with atomic_path(path) as unfinished, ExitStack() as opened:
        writer: pq.ParquetWriter | None = None
        for rows in log.parts():
            check_log(rows)
            for name in rows.columns:
                lost.setdefault(name, Counter())
            table, dtypes = _arrow(rows, lost)
            schema = _described(table, dtypes, attributes)
            if writer is None:
                writer = opened.enter_context(
                    pq.ParquetWriter(unfinished, schema, compression="zstd")
                )
            if not writer.schema.equals(schema, check_metadata=True):
                raise NeedsWholeTableError("columns of other types in a later part")
            writer.write_table(
                table.replace_schema_metadata(schema.metadata), row_group_size=ROWS
            )
    return WriteReport(
        paths=(str(path),),
        cases=len(log.events),
        events=int(log.events.sum()),
        losses=losses_of(lost) + lost_attributes,
    )


def _arrow(
    log: pd.DataFrame, lost: dict[str, Counter[str]]
) -> tuple[pa.Table, dict[str, str]]:
    """Return rows as Arrow has them, and the pandas dtypes that are to come back."""
    dtypes: dict[str, str] = {}
    arrays: list[pa.Array] = []
    for name in log.columns:
        array = _array(log[name])
        dtypes[name] = str(log[name].dtype)
        if array is None:
            array = as_text(log[name], lost[name]).to_arrow()
            dtypes[name] = "object"
        arrays.append(array)
    return pa.table(arrays, names=list(log.columns)), dtypes


def _described(
    table: pa.Table, dtypes: dict[str, str], attributes: dict[str, Any]
) -> pa.Schema:
    told = msgspec.json.encode(_Metadata(dtypes=dtypes, attributes=attributes))
    return table.schema.with_metadata({_KEY: told})


def read_parquet(path: str | os.PathLike[str]) -> pd.DataFrame:
    """Read an event log from a Parquet file.

    Args:
        path: A file that `write_parquet` wrote, or any other Parquet file.

    Returns:
        Its columns; with the dtypes and attributes of the log, one row an activity,
        if it was written by `write_parquet`.

    Raises:
        ConversionError: If there is no such file, or it is no Parquet file.

    Examples:
        >>> read_parquet("no such file.parquet")
        Traceback (most recent call last):
            ...
        wb2pm.errors.ConversionError: no such file.parquet: there is no such file
    """
    if not Path(path).is_file():
        raise ConversionError("there is no such file", str(path))
    try:
        table = unpack_table(Path(path), size=Path(path).stat().st_size)
    except (OSError, pa.ArrowException) as exc:
        raise ConversionError(f"not a readable Parquet file: {exc}", str(path)) from exc
    except OverflowError as exc:
        raise ConversionError(str(exc), str(path)) from exc
    return folded(rows_of(table, path))


def rows_of(table: pa.Table, path: str | os.PathLike[str]) -> pd.DataFrame:
    """Return rows of a Parquet file as pandas has them, with what it says of itself.

    Args:
        table: All rows, or some.
        path: The file, for messages.

    Raises:
        ConversionError: If pandas cannot have them.

    Examples:
        >>> rows_of(pa.table({"a": [1, 2]}), "log.parquet")["a"].tolist()
        [1, 2]
    """
    told = (table.schema.metadata or {}).get(_KEY)
    if told is None:
        try:
            frame: pd.DataFrame = table.to_pandas()
        except (pa.ArrowException, KeyError, TypeError, ValueError) as exc:
            raise ConversionError(f"no table of events: {exc}", str(path)) from exc
        return frame
    try:
        metadata = msgspec.json.decode(told, type=_Metadata)
    except (msgspec.DecodeError, UnicodeError) as exc:
        raise ConversionError(str(exc), str(path), "schema metadata 'wb2pm'") from exc
    try:
        columns = {
            name: _series(table.column(name), metadata.dtypes.get(name))
            for name in table.column_names
        }
    except (pa.ArrowException, KeyError, OverflowError, TypeError, ValueError) as exc:
        reason = f"its columns are not of the types it tells: {exc}"
        raise ConversionError(reason, str(path)) from exc
    log = pd.DataFrame(columns, index=pd.RangeIndex(table.num_rows))
    log.attrs.update(metadata.attributes)
    return log


def unpack_table(file: Path | BytesIO, *, size: int) -> pa.Table:
    """Read a Parquet table, unless it is a small file made to unpack to a huge one.

    Args:
        file: Where it is.
        size: Its length in bytes.

    Raises:
        OverflowError: If it unpacks to a hundred cells a byte, and many of them.
        OSError: If it cannot be read.
        pyarrow.ArrowException: If it is no Parquet.

    Examples:
        >>> import io
        >>> file = io.BytesIO()
        >>> pq.write_table(pa.table({"a": [1, 2]}), file)
        >>> unpack_table(file, size=len(file.getvalue())).num_rows
        2
    """
    with pq.ParquetFile(file) as opened:
        _refuse_harm(opened, file, size)
        return opened.read()


def unpack_parts(
    path: Path, names: Collection[str] | None = None, *, rows: int
) -> Iterator[pa.Table]:
    """Read a Parquet table as `unpack_table` does, some rows at a time.

    Args:
        path: The file.
        names: The columns; by default all.
        rows: How many rows each part has but for the last.

    Raises:
        OverflowError: As `unpack_table`, and likewise for the others.
        OSError: As above.
        pyarrow.ArrowException: As above.

    Examples:
        >>> import pathlib, tempfile
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "log.parquet"
        >>> pq.write_table(pa.table({"a": [1, 2, 3]}), path)
        >>> [part.num_rows for part in unpack_parts(path, rows=2)]
        [2, 1]
    """
    # Groups of rows may be as large as the file: they are read a megabyte at a time.
    with pq.ParquetFile(path, pre_buffer=False, buffer_size=_BUFFER) as opened:
        _refuse_harm(opened, path, path.stat().st_size)
        chosen = None if names is None else [*names]
        for batch in opened.iter_batches(rows, columns=chosen, use_threads=False):
            yield pa.Table.from_batches([batch])


def _refuse_harm(opened: pq.ParquetFile, file: Path | BytesIO, size: int) -> None:
    told = opened.metadata
    cells = told.num_rows * told.num_columns
    if cells > max(_MOST_CELLS, size * _MOST_CELLS_A_BYTE):
        raise OverflowError(
            f"{size:,} bytes that unpack to {cells:,} cells: made to do harm"
        )
    names = [f.name for f in opened.schema_arrow if _is_text(f.type)]
    if size <= _SMALL and names:
        _refuse_repeated_texts(file, names, size)


_BUFFER: Final = 2**20


def _is_text(kind: pa.DataType) -> bool:
    checks = (pa.types.is_string, pa.types.is_large_string, pa.types.is_binary)
    return any(check(kind) for check in checks)


def _refuse_repeated_texts(file: Path | BytesIO, names: list[str], size: int) -> None:
    """Refuse texts that are written once and stand in very many cells."""
    with pq.ParquetFile(file, read_dictionary=names) as opened:
        table = opened.read(columns=names)
    chunks = [chunk for column in table.columns for chunk in column.chunks]
    length = sum(
        pc.sum(pc.take(pc.binary_length(chunk.dictionary), chunk.indices)).as_py() or 0
        for chunk in chunks
        if pa.types.is_dictionary(chunk.type)
    )
    if length > _MOST_TEXT:
        raise OverflowError(
            f"{size:,} bytes that unpack to {length:,} of text: made to do harm"
        )


_SMALL: Final = 2**22
_MOST_TEXT: Final = 2**28
_MOST_CELLS: Final = 20_000_000
_MOST_CELLS_A_BYTE: Final = 100
"""A column of one value is packed to almost nothing; no log has only such columns."""


def _array(series: pd.Series[Any]) -> pa.Array | None:
    """Return a column as one Arrow type that every Parquet reader knows, or None."""
    try:
        array = pa.array(series, from_pandas=True)
    except (pa.ArrowException, UnicodeEncodeError, OverflowError, TypeError):
        return None
    if isinstance(array, pa.ChunkedArray):
        array = array.combine_chunks()
    if pa.types.is_null(array.type):
        return array.cast(pa.string())
    return None if pa.types.is_nested(array.type) else array


def _series(column: pa.ChunkedArray, dtype: Any) -> pd.Series[Any]:  # noqa: ANN401 (pandas knows more names of dtypes than its stubs)
    """Return a column back as pandas had it."""
    if dtype == "object":
        return pd.Series(column.to_pylist(), dtype=object)
    if dtype is None or dtype == "category" or _is_plain(column.type):
        plain: pd.Series[Any] = column.to_pandas()
        return plain if dtype in {None, "category"} else plain.astype(dtype)
    typed: pd.Series[Any] = column.to_pandas(types_mapper=pd.ArrowDtype)
    return typed.astype(dtype)


def _is_plain(kind: pa.DataType) -> bool:
    """Tell types of which pandas keeps missing values without a detour."""
    checks = (pa.types.is_string, pa.types.is_large_string, pa.types.is_timestamp)
    return any(check(kind) for check in checks)
