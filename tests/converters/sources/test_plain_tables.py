"""Plain tables: read at once, with the same cells as line by line."""

from __future__ import annotations

import csv
import tempfile
from pathlib import Path

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from wb2pm.converters.sources import plain_tables
from wb2pm.converters.sources.delimited import Table
from wb2pm.converters.sources.plain_tables import is_plain, read_plain


def _write(content: bytes) -> Path:
    path = Path(tempfile.mkdtemp()) / "log.csv"
    path.write_bytes(content)
    return path


def _line_by_line(path: Path) -> list[tuple[str | None, ...]] | None:
    table = Table(path)
    rows = [
        tuple(row.cells.get(name) for name in table.columns) for row in table.rows()
    ]
    return None if table.issues() else rows


def _at_once(path: Path) -> list[tuple[str | None, ...]] | None:
    table = Table(path)
    found = read_plain(path, table.columns, delimiter=table.delimiter)
    return None if found is None else found.rows()


@given(text=st.text(alphabet='ab,"\n\r é', max_size=40))
@example(text='a,"b""c"\n')
@example(text='"a\nb",c\n')
@example(text='a"b",c')
@example(text="a\r\nb,c\r\n")
@example(text='a,""\n"",b\n')
@example(text='"a",b\n"c"x,d')
@example(text=',""b"\n')
@example(text="a\n\n,b")
def test_whatever_is_plain_reads_the_same(text: str) -> None:
    """Of anything else it is said that it is not."""
    path = _write(b"case,activity\n" + text.encode())

    found = _at_once(path)

    if found is not None:
        assert found == _line_by_line(path)


@given(
    cells=st.lists(
        st.tuples(*[st.text(alphabet='ab,"; é', max_size=5)] * 2), min_size=1
    ),
    end=st.sampled_from(["\n", "\r\n"]),
    quoted=st.booleans(),
)
def test_what_programs_write_is_plain(
    cells: list[tuple[str, str]], end: str, quoted: bool
) -> None:
    """Marks around cells with delimiters and marks in them, and either line end."""
    path = _write(b"")
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator=end)
        if quoted:
            writer = csv.writer(file, lineterminator=end, quoting=csv.QUOTE_ALL)
        writer.writerows([("case", "activity"), *cells])

    assert _at_once(path) == _line_by_line(path)
    assert _at_once(path) == [(one or None, two or None) for one, two in cells]


@pytest.mark.parametrize("size", [1, 2, 3, 7])
def test_parts_may_end_anywhere(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a mark, between two of them, in a line end."""
    whole = _write(b'case,activity\r\n1,"a ""b"", c"\r\n2,"d"\r\n')
    broken = _write(b'case,activity\r\n1,"a ""b" c"\r\n')
    open_end = _write(b'case,activity\r\n1,"a')
    assert [is_plain(path, ",") for path in (whole, broken, open_end)] == [
        *(True, False, False)
    ]
    monkeypatch.setattr(plain_tables, "_AT_A_TIME", size)
    seen = []
    for path in (whole, broken, open_end):
        text = path.read_bytes()
        state = plain_tables._Seen(ord(","))
        monkeypatch.setattr(state, "_lines_are_short", lambda *_: True)
        parts = [text[at : at + size] for at in range(0, len(text), size)]
        arrays = (np.frombuffer(part, dtype="uint8") for part in parts)
        seen.append(all(state.goes_on(part) for part in arrays) and state.ends())
    assert seen == [True, False, False]


@pytest.mark.parametrize(
    "content",
    [
        b"sep=;\ncase;activity\n1;a\n",  # names its delimiter
        b"\ncase,activity\n1,a\n",  # a line above the header
        b"case,activity\n1,a,b\n",  # a cell beyond the header
        b"case,activity\n1,\xe9\n",  # no UTF-8
        b"case,activity\n1,a\r2,b\r",  # line ends of long ago
        b'case,activity\n1,"a\nb"\n',  # a cell of two lines
    ],
)
def test_what_needs_mending_is_not_plain(content: bytes) -> None:
    """It is left to the reader that mends it and says so."""
    assert _at_once(_write(content)) is None


def test_rows_that_break_off_lack_their_cells() -> None:
    """As they do line by line."""
    path = _write(b"case,activity,cost\n1,a,5\n2,b\n")

    assert _at_once(path) == [("1", "a", "5"), ("2", "b", None)]
    assert _line_by_line(path) == _at_once(path)
