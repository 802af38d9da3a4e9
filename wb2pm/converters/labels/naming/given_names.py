"""Names of elements that people give, where the witnesses are wrong or know none.

They stand in a table, one element a row: what makes it findable, and the name. A cell
that holds only ``*`` stands for anything, so that one row may speak for a button that
is on every page, or for a field that was named by its content.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from wb2pm.converters.sources.delimited import Table
from wb2pm.converters.tables.csv_escape import unescape_text
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    import os

    from wb2pm.converters.sources.delimited import Row
    from wb2pm.events import Naming

GIVEN: Final = "given"
"""`Activity.name_source` of a name that somebody gave; the column it is given in."""
GIVEN_AS: Final = "given_as"
"""The column that says whether the element is one row among others."""
ANY: Final = "*"
KEY: Final = ("path", "name", "page", "application", "kind")
"""The columns that make an element findable, those that tell most first."""
_AS_ROW: Final = {"": None, "row": True, "name": False}
_UNWRITABLE = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069"
    r"\ufeff\ud800-\udfff]"
)
"""Controls, turns of the direction, and what takes no room; joiners, which words of
some languages need, are none."""

_NO_PLAIN_BYTES = (b"\xff\xfe", b"\xfe\xff", b"\x1f\x8b")
"""How UTF-16 and gzip begin, in which a byte is no character."""
_Cells = tuple[str | None, ...]
_Index = tuple[tuple[tuple[bool, ...], dict[_Cells, "GivenName"]], ...]


class GivenName(Struct, frozen=True, kw_only=True):
    """A row of a file of names.

    Attributes:
        row: Its number, that of the header being 1, as spreadsheets count.
        key: Its cells in the columns of `KEY`; None for an empty one.
        name: The name that is given.
        is_row: Whether the element is one row among others; None for as it was found.
    """

    row: int
    key: _Cells
    name: str
    is_row: bool | None = None


class GivenNames(Struct, frozen=True, kw_only=True):
    """A file of names, as `read_names` reads it.

    Attributes:
        source: The file.
        rows: Those that give a name.
        notes: What was mended in reading the file.
        index: Which columns hold a ``*`` -> key -> row, in the order of looking.
    """

    source: str
    rows: tuple[GivenName, ...]
    notes: tuple[str, ...]
    index: _Index

    def find(self, naming: Naming) -> GivenName | None:
        """Find the row that is about an element.

        The row with the fewest ``*`` wins; of those with as many, the one that says
        the path, then the name, then the page.
        """
        cells: _Cells = tuple(getattr(naming, column) for column in KEY)
        for pattern, rows in self.index:
            wanted = tuple(
                ANY if is_any else cell
                for is_any, cell in zip(pattern, cells, strict=True)
            )
            if wanted in rows:
                return rows[wanted]
        return None


def read_names(path: str | os.PathLike[str]) -> GivenNames:
    r"""Read a file of names.

    Args:
        path: A table of text with the columns of `KEY` and ``given``, as
            `wb2pm.converters.labels.naming.names_file.write_names` writes it and spreadsheets
            save it: with any of the usual delimiters, and with or without a byte
            order mark. A row whose cell ``given`` is empty gives no name.

    Returns:
        The names.

    Raises:
        ConversionError: If it cannot be read, lacks a column, or holds a row that
            cannot be meant; if two rows give one element different names.

    Examples:
        >>> import pathlib, tempfile
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "names.csv"
        >>> header = "application,page,kind,path,name,given"
        >>> _ = path.write_text(f"{header}\n*,*,button,//i[@id='m'],*,Menu\n")
        >>> [(given.row, given.name) for given in read_names(path).rows]
        [(2, 'Menu')]
    """
    source = Path(path)
    try:
        _check_quotes(source)
        table = Table(source)
        _check_columns(table)
        rows = tuple(
            given for row in table.rows() if (given := _given(row, source)) is not None
        )
    except OSError as exc:
        raise ConversionError(exc.strerror or str(exc), str(source)) from exc
    return GivenNames(
        source=str(source),
        rows=rows,
        notes=tuple(f"{source.name}: {issue.message}" for issue in table.issues()),
        index=_index_of(rows, source),
    )


def names_of(names: GivenNames | str | os.PathLike[str] | None) -> GivenNames | None:
    """Read names where a file of them was named."""
    if names is None or isinstance(names, GivenNames):
        return names
    return read_names(names)


def _check_quotes(source: Path) -> None:
    """Refuse a quotation mark that is never closed: rows would vanish in its cell."""
    with source.open("rb") as file:
        is_plain = file.peek(2)[:2] not in _NO_PLAIN_BYTES
        count = sum(line.count(b'"') for line in file) if is_plain else 0
    if count % 2:
        reason = "a quotation mark is never closed: write two for one within a cell"
        raise ConversionError(reason, str(source))


def _check_columns(table: Table) -> None:
    missing = [name for name in (*KEY, GIVEN) if name not in table.columns]
    if missing:
        there = ", ".join(table.columns)
        raise ConversionError(
            f"no column {', '.join(map(repr, missing))}: a file of names has them all,"
            f" as `wb2pm label --out` writes it; this one has {there}",
            str(table.path),
            "row 1",
        )
    for name in (*KEY, GIVEN, GIVEN_AS):
        if f"{name} (2)" in table.columns:
            reason = f"two columns {name!r}: take one of them out"
            raise ConversionError(reason, str(table.path), "row 1")


def _given(row: Row, source: Path) -> GivenName | None:
    number, where = row.number + 2, f"row {row.number + 2}"
    if any(name.startswith("column ") for name in row.cells):
        reason = "more cells than columns: put a name that holds a delimiter in quotes"
        raise ConversionError(reason, str(source), where)
    cells = {column: unescape_text(cell) for column, cell in row.cells.items()}
    name, said_as = cells.get(GIVEN, "").strip(), cells.get(GIVEN_AS, "").strip()
    if said_as not in _AS_ROW:
        known = " or ".join(filter(None, _AS_ROW))
        reason = f"{said_as!r} in {GIVEN_AS!r}: write {known}, or nothing"
        raise ConversionError(reason, str(source), where)
    if not name:
        if said_as or cells.get(GIVEN):
            reason = f"an empty name in {GIVEN!r}: write one, or empty the cell and"
            raise ConversionError(f"{reason} {GIVEN_AS!r}", str(source), where)
        return None
    if found := _UNWRITABLE.search(name):
        reason = f"U+{ord(found[0]):04X} in the name that is given: take it out"
        raise ConversionError(reason, str(source), where)
    key = tuple(cells.get(column) for column in KEY)
    if key[:2] == (ANY, ANY):
        reason = f"{ANY!r} for both the path and the name: say one of them"
        raise ConversionError(reason, str(source), where)
    return GivenName(row=number, key=key, name=name, is_row=_AS_ROW[said_as])


def _index_of(rows: tuple[GivenName, ...], source: Path) -> _Index:
    index: defaultdict[tuple[bool, ...], dict[_Cells, GivenName]] = defaultdict(dict)
    for given in rows:
        pattern = tuple(cell == ANY for cell in given.key)
        first = index[pattern].setdefault(given.key, given)
        if (first.name, first.is_row) != (given.name, given.is_row):
            raise ConversionError(
                f"{given.name!r} here and {first.name!r} in row {first.row} for the same"
                " element: empty one of the two",
                str(source),
                f"row {given.row}",
            )
    return tuple(sorted(index.items(), key=lambda one: (sum(one[0]), one[0])))
