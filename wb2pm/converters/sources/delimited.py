"""Tables in text files as other programs leave them: any delimiter, any damage."""

from __future__ import annotations

import csv
import io
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.converters.sources.sniffing import first_bytes
from wb2pm.errors import ConversionError
from wb2pm.events import Issue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

DELIMITERS: Final = (",", ";", "\t", "|")
_LOOKED_AT = 4096
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_SEPARATOR_LINE = re.compile(r"sep=(.)\r?\n?", re.IGNORECASE)
"""What spreadsheets write above the header to name the delimiter."""
_LARGEST_CELL = 1 << 24
_LONGEST_ROW = 2000
"""Lines of one row. A cell that goes on for longer was opened by a stray quotation
mark, and would swallow the rest of the file."""


_CELLS_KNOWN = 1 << 16
"""Distinct cells that are kept but once; tables mostly repeat few of them."""


class Row(NamedTuple):
    """A row of a table.

    Attributes:
        number: Position among the rows below the header, from 0.
        line: Line of the file on which it ends, from 1.
        cells: Column -> text; columns without text are left out.
    """

    number: int
    line: int
    cells: dict[str, str]


_MOST_COLUMNS: Final = 10_000


class Table:
    """A table whose rows are read one after the other.

    Attributes:
        columns: The names in the header, tidied and made unique.
        delimiter: What separates its cells.
    """

    def __init__(self, path: Path, *, delimiter: str | None = None) -> None:
        """Read the header of a file.

        Args:
            path: The file.
            delimiter: What separates its cells; None tells it from the header.

        Raises:
            ConversionError: If there is none.
        """
        self.path = path
        header = header_of(path, delimiter=delimiter)
        if header is None:
            raise ConversionError(
                "no header line of a table was found; expected column names"
                " separated by one of , ; tab |",
                str(path),
            )
        self.columns, self.delimiter = header
        if len(self.columns) > _MOST_COLUMNS:
            reason = f"{len(self.columns):,} columns are no table of events"
            raise ConversionError(reason, str(path))
        self._undecodable = 0
        self._ragged: list[int] = []

    def rows(self) -> Iterator[Row]:
        """Read the rows; blank lines are none.

        Raises:
            ConversionError: If the file breaks off within quotation marks or a
                cell is too large to be one.
            OSError: If the file cannot be read.
        """
        # Only ever raised: other parts of the process may want it larger still.
        csv.field_size_limit(max(csv.field_size_limit(), _LARGEST_CELL))
        with _opened(self.path) as file:
            reader = csv.reader(self._decoded(file), delimiter=self.delimiter)
            try:
                yield from self._rows(reader)
            except csv.Error as exc:
                raise ConversionError(
                    f"not a table from here on: {exc}",
                    str(self.path),
                    f"line {reader.line_num}",
                ) from exc

    def issues(self) -> list[Issue]:
        """Tell what was mended in the rows that were read."""
        issues = []
        if self._undecodable:
            issues.append(
                Issue(
                    kind="encoding",
                    message=f"{self._undecodable} lines are not UTF-8 and were read as"
                    " Windows-1252",
                )
            )
        if self._ragged:
            issues.append(
                Issue(
                    kind="ragged_rows",
                    message=f"{len(self._ragged)} rows have more cells than the header;"
                    " the cells beyond it are kept under 'column N'",
                    where=f"row {self._ragged[0]}",
                )
            )
        return issues

    def _rows(self, reader: Iterator[list[str]]) -> Iterator[Row]:
        columns, width = self.columns, len(self.columns)
        number = -1  # of the header
        line_num = 0
        known: dict[str, str] = {}
        for cells in reader:
            before, line_num = line_num, reader.line_num  # type: ignore[attr-defined]  # csv's readers count lines
            if line_num - before > _LONGEST_ROW:
                raise ConversionError(
                    f"a row goes on for {line_num - before} lines: a quotation mark in"
                    " it is never closed",
                    str(self.path),
                    f"line {before + 1}",
                )
            if not cells:
                continue
            if number < 0:
                if not _above_header(cells):
                    number = 0
                continue
            if len(cells) > width:
                beyond = {
                    f"column {place}": cell
                    for place, cell in enumerate(cells[width:], width + 1)
                    if cell
                }
                if beyond:
                    self._ragged.append(number)
            else:
                beyond = {}
            named = {
                name: known.setdefault(cell, cell)
                for name, cell in zip(columns, cells, strict=False)
                if cell
            }
            if len(known) > _CELLS_KNOWN:
                known.clear()
            yield Row(number, line_num, named | beyond if beyond else named)
            number += 1

    def _decoded(self, lines: Iterable[str]) -> Iterator[str]:
        """Read lines that are not UTF-8 as Windows-1252, which any byte may be."""
        for line in lines:
            if line.isascii():
                yield line
                continue
            try:
                line.encode()
            except UnicodeEncodeError:
                self._undecodable += 1
                raw = line.encode("utf-8", errors="surrogateescape")
                yield raw.decode("cp1252", errors="replace")
            else:
                yield line


def _above_header(cells: list[str]) -> bool:
    line = "".join(cells).strip().lstrip("\ufeff")
    return not line or bool(line[:4].lower() == "sep=" and len(cells) <= 2)  # noqa: PLR2004 (a delimiter names itself between two)


@contextmanager
def _opened(path: Path) -> Iterator[io.TextIOBase]:
    """Open a text file, unpacked where it is gzipped."""
    import gzip

    with path.open("rb") as raw:
        start = raw.peek(2)[:2]
        encoding = "utf-16" if start in _UTF_16 else "utf-8-sig"
        packed = start == b"\x1f\x8b"
        source = gzip.GzipFile(fileobj=raw) if packed else raw
        yield io.TextIOWrapper(
            source,
            encoding=encoding,
            errors="surrogateescape" if encoding == "utf-8-sig" else "replace",
            newline="",
        )


def header_of(
    path: Path, *, delimiter: str | None = None
) -> tuple[tuple[str, ...], str] | None:
    """Return the column names of a table and what separates them; None for no table.

    Examples:
        >>> from pathlib import Path
        >>> header_of(Path("no such file")) is None
        True
    """
    head = first_bytes(path)
    if head.startswith(_UTF_16):
        text = head[: len(head) // 2 * 2].decode("utf-16", errors="replace")
    elif head and b"\x00" not in head[:_LOOKED_AT]:
        text = head.decode("utf-8-sig", errors="replace")
    else:
        return None
    lines = io.StringIO(text, newline="")
    kept = next((line for line in lines if line.strip()), "")
    if named := _SEPARATOR_LINE.fullmatch(kept.strip()):
        kept = next((line for line in lines if line.strip()), "")
        delimiters: tuple[str, ...] = (named[1],)
    else:
        delimiters = (delimiter,) if delimiter else DELIMITERS
    kept += "".join(lines) if kept.count('"') % 2 else ""
    split = {d: _split(kept, d) for d in delimiters}
    chosen = max(delimiters, key=lambda d: len(split[d]))
    names = split[chosen]
    return (_unique(names), chosen) if any(names) else None


def _split(line: str, delimiter: str) -> list[str]:
    try:
        return next(csv.reader(io.StringIO(line, newline=""), delimiter=delimiter), [])
    except csv.Error:
        return []


def _unique(names: Iterable[str]) -> tuple[str, ...]:
    """Name the unnamed by their place, and number the second of a name."""
    seen: dict[str, None] = {}
    numbers: dict[str, int] = {}  # the last one given: names may repeat without end
    for place, name in enumerate(names, 1):
        plain = name.replace("\ufeff", "").replace("\0", "\ufffd")
        tidy = " ".join(plain.split()) or f"column {place}"
        number, free = numbers.get(tidy, 1), tidy
        while free in seen:
            number += 1
            free = f"{tidy} ({number})"
        numbers[tidy] = number
        seen[free] = None
    return tuple(seen)


def plain_name(column: str) -> str:
    """Bring a column's name into the form by which spellings are compared.

    Examples:
        >>> plain_name("target.className"), plain_name("Case ID")
        ('targetclassname', 'caseid')
    """
    return re.sub(r"[^0-9a-z]", "", column.lower())
