"""Records of a data set in a file of JSON, JSON lines, or Parquet rows.

A file of many records is not decoded as a whole: it is mapped into memory, cut
into its records, and each is decoded by itself, with only the fields that its
reader asks for. One bad record so costs no other, and page sources cost nothing:
whoever needs one later finds its record again (`record_at`).
"""

from __future__ import annotations

import gzip
import mmap
import re
import zlib
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

_GZIP = b"\x1f\x8b"
_PARQUET = b"PAR1"
_LARGEST = 1_000_000_000
"""Bytes that a packed file may have unpacked."""
_ROWS_AT_A_TIME = 64
_SPAN = re.compile(
    r"row (?P<row>\d{1,12})|bytes (?P<begin>\d{1,15}) to (?P<end>\d{1,15})"
)
_DAMAGED = (EOFError, zlib.error, gzip.BadGzipFile)
UNDECODABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What decoding raises over JSON that is damaged, another kind, or nested without end."""
_listed = msgspec.json.Decoder(list[msgspec.Raw])


class Record(NamedTuple):
    """One record of a file, still encoded.

    Attributes:
        where: Its place in the file, such as ``$[3]`` or ``line 4``.
        encoded: It as JSON; for a row of a table, its values by column.
        span: What `record_at` finds it by: its bytes, or its row.
    """

    where: str
    encoded: bytes | memoryview | msgspec.Raw | dict[str, Any]
    span: str


class _Rows(msgspec.Struct):
    rows: list[msgspec.Raw]


class _Row(msgspec.Struct):
    row: msgspec.Raw


def iterate_records(path: Path, *, columns: tuple[str, ...] = ()) -> Iterator[Record]:
    """Return the records of a file, one after the other.

    Args:
        path: JSON (a list of records, one record, or the rows of a page of the
            Hugging Face dataset viewer), JSON lines, or Parquet; JSON may be
            gzipped.
        columns: Columns of a Parquet file that are wanted; those that it has not
            are passed over. None named means all.

    Raises:
        ConversionError: If it is none of these.
    """
    if _head(path) == _PARQUET:
        yield from _parquet_rows(path, columns)
        return
    data = _contents(path)
    if _is_lines(data):
        yield from _lines(data)
        return
    try:
        yield from _whole(data)
    except UNDECODABLE as exc:
        raise ConversionError(f"this is no JSON: {exc}", str(path)) from exc


def record_at(path: Path, span: str, *, columns: tuple[str, ...] = ()) -> Record:
    """Find a record again, without going through those before it.

    Args:
        path: The file it was read from.
        span: As `Record.span` was.
        columns: Columns of a Parquet file that are wanted now.

    Raises:
        ConversionError: If there is no such record, as where the file has changed.
    """
    match = _SPAN.fullmatch(span)
    record = None
    if match is not None and match["row"]:
        record = next(_parquet_rows(path, columns, int(match["row"])), None)
    elif match is not None and _head(path) != _PARQUET:
        begin, end = int(match["begin"]), int(match["end"])
        record = Record(span, _part(path, begin, end), span)
    if record is None:
        raise ConversionError(f"there is no record {span!r}", str(path))
    return record


def decode_record(record: Record, kind: Any, source: Path) -> Any:  # noqa: ANN401 (a value of `kind`)
    """Decode a record as what its reader expects.

    Raises:
        ConversionError: If it is something else.
    """
    try:
        if isinstance(record.encoded, dict):
            return msgspec.convert(record.encoded, kind, strict=False)
        return msgspec.json.decode(record.encoded, type=kind, strict=False)
    except UNDECODABLE as exc:
        raise ConversionError(str(exc), str(source), record.where) from exc


def columns_of(path: Path) -> frozenset[str]:
    """Name the columns of a Parquet file; none for any other file.

    Examples:
        >>> from pathlib import Path
        >>> columns_of(Path("no such file"))
        frozenset()
    """
    try:
        with path.open("rb") as file:
            if file.read(4) != _PARQUET:
                return frozenset()
        import pyarrow.parquet as pq

        return frozenset(pq.read_schema(path).names)
    except (OSError, ValueError):
        return frozenset()


def _head(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(4)


def _contents(path: Path) -> bytes | mmap.mmap:
    if not _head(path).startswith(_GZIP):
        with path.open("rb") as file:
            if path.stat().st_size == 0:
                return b""
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    try:
        with gzip.open(path) as file:
            data = file.read(_LARGEST + 1)
    except _DAMAGED as exc:
        raise ConversionError(f"the gzip file is damaged: {exc}", str(path)) from exc
    if len(data) > _LARGEST:
        raise ConversionError(
            f"more than {_LARGEST // 10**9} GB when unpacked: unpack it first",
            str(path),
        )
    return data


def _part(path: Path, begin: int, end: int) -> bytes:
    try:
        with gzip.open(path) if _head(path).startswith(_GZIP) else path.open("rb") as f:
            f.seek(begin)
            return f.read(max(0, end - begin))
    except _DAMAGED as exc:
        raise ConversionError(f"the gzip file is damaged: {exc}", str(path)) from exc


def _is_lines(data: bytes | mmap.mmap) -> bool:
    """Return whether the first line is a record by itself, and another follows."""
    end = data.find(b"\n")
    if end < 0 or not data[:end].strip().startswith(b"{") or not data[end:].strip():
        return False
    try:
        msgspec.json.decode(data[:end], type=msgspec.Raw)
    except UNDECODABLE:
        return False
    return True


def _lines(data: bytes | mmap.mmap) -> Iterator[Record]:
    begin, number, size = 0, 0, len(data)
    while begin < size:
        end = data.find(b"\n", begin)
        end = size if end < 0 else end
        number += 1
        if line := data[begin:end].strip():
            yield Record(f"line {number}", line, _span(begin, end))
        begin = end + 1


def _whole(data: bytes | mmap.mmap) -> Iterator[Record]:
    start = data[:1000].lstrip(b"\xef\xbb\xbf \t\r\n")[:1]
    view = memoryview(data)
    if bytes(view[:3]) == b"\xef\xbb\xbf":
        view = view[3:]
    if start == b"[":
        yield from _found(data, _listed.decode(view), "$[{}]")
        return
    try:
        rows = msgspec.json.decode(view, type=_Rows).rows
    except msgspec.ValidationError:  # it has none: the whole is one record
        yield Record("$", view, _span(len(data) - len(view), len(data)))
        return
    inner = (msgspec.json.decode(row, type=_Row).row for row in rows)
    yield from _found(data, inner, "$.rows[{}].row")


def _found(
    data: bytes | mmap.mmap, records: Iterable[msgspec.Raw], where: str
) -> Iterator[Record]:
    """Tell where records begin and end that follow one another.

    Where the same bytes stand twice, either place will do.
    """
    end = 0
    for place, raw in enumerate(records):
        begin = data.find(raw, end)
        end = begin + len(memoryview(raw))
        yield Record(where.format(place), raw, _span(begin, end))


def _span(begin: int, end: int) -> str:
    return f"bytes {begin} to {end}"


def _parquet_rows(
    path: Path, columns: tuple[str, ...], first: int = 0
) -> Iterator[Record]:
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        file = pq.ParquetFile(path)
        known = file.schema_arrow.names
        wanted = [name for name in columns if name in known] if columns else known
        place = 0
        for group in range(file.num_row_groups):
            rows = file.metadata.row_group(group).num_rows
            if place + rows <= first:
                place += rows
                continue
            for batch in file.iter_batches(_ROWS_AT_A_TIME, [group], columns=wanted):
                for number in range(max(0, first - place), batch.num_rows):
                    (row,) = batch.slice(number, 1).to_pylist()
                    yield Record(f"row {place + number}", row, f"row {place + number}")
                place += batch.num_rows
    except (pa.ArrowException, OSError, OverflowError, ValueError) as exc:
        raise ConversionError(
            f"this Parquet file cannot be read: {exc}", str(path)
        ) from exc
