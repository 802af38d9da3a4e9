"""Tables in text files that are plain, read whole and at once.

Most tables are: UTF-8, one line a row, quotation marks only around whole cells. Such a
file means the same to every reader of CSV, and Polars reads it thirty times as fast as
Python does. `is_plain` looks at every byte to know; any other file is read by
`wb2pm.converters.sources.delimited.Table`, which mends what can be mended and says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import polars as pl

from wb2pm.converters.parts import even_parts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

_AT_A_TIME: Final = 1 << 24
"""Bytes that are looked at together, and the longest line that is plain."""
_QUOTE, _FEED, _RETURN = b'"\n\r'
_MARK: Final = b"\xef\xbb\xbf"


def read_plain(
    path: Path, columns: Sequence[str], *, delimiter: str
) -> pl.DataFrame | None:
    r"""Read the cells of a plain table as text.

    Args:
        path: A text file whose first line is the header.
        columns: The names that its columns are to have.
        delimiter: What separates its cells.

    Returns:
        A row a line, null where a cell is empty; None if the file is not plain.

    Examples:
        >>> import pathlib, tempfile
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "log.csv"
        >>> _ = path.write_text('case,activity\n1,"Open, then save"\n2,\n')
        >>> read_plain(path, ["case", "activity"], delimiter=",").rows()
        [('1', 'Open, then save'), ('2', None)]
    """
    if len(delimiter) != 1 or not delimiter.isascii() or not is_plain(path, delimiter):
        return None
    try:
        table = pl.read_csv(
            path,
            separator=delimiter,
            infer_schema=False,
            new_columns=list(columns),
        )
    except pl.exceptions.PolarsError:
        return None
    if list(table.columns) != list(columns):
        return None
    return table.with_columns(pl.when(pl.all() != "").then(pl.all()))


def plain_parts(
    path: Path, columns: Sequence[str], *, delimiter: str, rows: int
) -> Iterator[pl.DataFrame]:
    r"""Read the cells of a plain table as `read_plain` does, some rows at a time.

    Args:
        path: A file that `is_plain`.
        columns: The names that its columns are to have.
        delimiter: What separates its cells.
        rows: How many rows each part has but for the last.

    Raises:
        polars.exceptions.PolarsError: If a line has more cells than the header.
        ValueError: If the header has other columns.

    Examples:
        >>> import pathlib, tempfile
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "log.csv"
        >>> _ = path.write_text("case,activity\n1,Open\n2,\n3,Save\n")
        >>> parts = plain_parts(path, ["case", "activity"], delimiter=",", rows=2)
        >>> [part.rows() for part in parts]
        [[('1', 'Open'), ('2', None)], [('3', 'Save')]]
    """
    yield from even_parts(_frames(path, columns, delimiter), rows)


def _frames(
    path: Path, columns: Sequence[str], delimiter: str
) -> Iterator[pl.DataFrame]:
    for block in _blocks(path):
        table = pl.read_csv(
            block, separator=delimiter, infer_schema=False, new_columns=list(columns)
        )
        if list(table.columns) != list(columns):
            raise ValueError(f"{len(table.columns)} columns, not {len(columns)}")
        yield table.with_columns(pl.when(pl.all() != "").then(pl.all()))


def _blocks(path: Path) -> Iterator[bytes]:
    """Cut a file at ends of lines, each block under the header."""
    with path.open("rb") as file:
        header = file.readline()
        begun = b""
        while read := file.read(_AT_A_TIME):
            whole, feed, rest = read.rpartition(b"\n")
            if feed:
                yield b"".join((header, begun, whole, feed))
                begun = rest
            else:
                begun += rest
        if begun:
            yield header + begun


def is_plain(path: Path, delimiter: str) -> bool:
    r"""Return whether every reader of CSV finds the same cells in a file.

    Args:
        path: Any file.
        delimiter: What separates its cells.

    Examples:
        >>> import pathlib, tempfile
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "log.csv"
        >>> _ = path.write_text('case,activity\n1,5" pipe\n')
        >>> is_plain(path, ",")
        False
    """
    if not path.is_file():
        return False
    seen = _Seen(ord(delimiter))
    with path.open("rb") as file:
        first = file.readline(_AT_A_TIME)
        line = first.removeprefix(_MARK).strip()
        if not line or line[:4].lower() == b"sep=":
            return False
        file.seek(len(_MARK) if first.startswith(_MARK) else 0)
        while part := file.read(_AT_A_TIME):
            if not seen.goes_on(np.frombuffer(part, dtype=np.uint8)):
                return False
    return seen.ends()


class _Seen:
    """What was seen of a file so far, a part at a time."""

    def __init__(self, delimiter: int) -> None:
        self._apart = (delimiter, _FEED)
        self._tail = np.array([_FEED], dtype=np.uint8)
        self._quoted = False
        self._line = 0  # bytes of the line so far

    def goes_on(self, part: NDArray[np.uint8]) -> bool:
        """Look at a part that ends anywhere; its last byte is looked at with the next."""
        text = np.concatenate((self._tail, part))
        self._tail = text[-2:]
        if not text.all():  # a zero byte
            return False
        own = text[1:-1]
        feeds, returns, quotes = (
            np.flatnonzero(own == byte) + 1 for byte in (_FEED, _RETURN, _QUOTE)
        )
        blank = np.any(text[feeds - 1] == _FEED) or np.any(text[returns - 1] == _FEED)
        if blank or np.any(text[returns + 1] != _FEED):
            return False
        if not self._lines_are_short(feeds, own.size):
            return False
        return self._quotes_are_whole(text, quotes, feeds)

    def ends(self) -> bool:
        """Look at the last byte."""
        before, last = (_FEED, *map(int, self._tail))[-2:]
        if last == _RETURN or (last == _FEED and before == _FEED):
            return False
        return self._quoted is (last == _QUOTE)

    def _lines_are_short(self, feeds: NDArray[np.int64], length: int) -> bool:
        if not feeds.size:
            self._line += length
            return bool(self._line < _AT_A_TIME)
        first, self._line = self._line + int(feeds[0]), length - int(feeds[-1])
        longest = int(np.diff(feeds).max(initial=0))
        return max(first, longest) < _AT_A_TIME

    def _quotes_are_whole(
        self,
        text: NDArray[np.uint8],
        quotes: NDArray[np.int64],
        feeds: NDArray[np.int64],
    ) -> bool:
        """Return whether marks open and close whole cells, and none holds a line end.

        Two marks in a cell stand for one: the first closes, the second opens.
        """
        if not quotes.size:
            return not (self._quoted and feeds.size)
        opens = (np.arange(quotes.size) % 2 == 0) ^ self._quoted
        opening, closing = text[quotes - 1][opens], text[quotes + 1][~opens]
        if not np.isin(opening, (*self._apart, _QUOTE)).all():
            return False
        if not np.isin(closing, (*self._apart, _QUOTE, _RETURN)).all():
            return False
        inside = (np.searchsorted(quotes, feeds) % 2 == 1) ^ self._quoted
        self._quoted ^= bool(quotes.size % 2)
        return not bool(inside.any())
