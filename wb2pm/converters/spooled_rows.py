"""Rows of a log that come one by one, on disk until all is known of their columns."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import pyarrow as pa

from wb2pm.converters.parts import ROWS, NeedsWholeTableError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping
    from pathlib import Path

    import pandas as pd

_NOTHING: Final = type(None)
_ROWS_OF_A_PIECE: Final = 8_192
"""Rows that are written down together: fewer than a part has, as each is a value until then."""
_EXACT: Final = 2**53
"""Below which a number with a fraction holds every whole one."""
_TIME: Final = pa.timestamp("us", tz="UTC")


class SpooledRows:
    """Columns of text, times and numbers, written down some thousand rows at a time.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     rows = SpooledRows(Path(folder))
        ...     rows.add({"concept:name": "Pay", "ui:x": None})
        ...     rows.add({"concept:name": "Ship", "ui:x": 7})
        ...     [part["ui:x"].tolist() for part in rows.parts()]
        [[nan, 7.0]]
    """

    def __init__(self, folder: Path) -> None:
        """Take an empty folder."""
        self._folder = folder
        self._waiting: dict[str, list[Any]] = {}
        self._kinds: dict[str, set[type]] = {}
        self._pieces = 0
        self._count = 0

    @property
    def names(self) -> list[str]:
        """The columns in which any row has a value, in the order of the first row."""
        return [name for name, kinds in self._kinds.items() if kinds != {_NOTHING}]

    def add(self, row: Mapping[str, Any]) -> None:
        """Take a row; all have the same names.

        Raises:
            NeedsWholeTableError: If a value is of another kind than its column's.
        """
        if not self._waiting:
            self._waiting = {name: [] for name in row}
        for name, value in row.items():
            shown = None if value != value else value  # noqa: PLR0124 (no number)
            self._waiting[name].append(shown)
            self._kinds.setdefault(name, set()).add(type(shown))
        self._count += 1
        if self._count == _ROWS_OF_A_PIECE:
            self._write()

    def parts(self, *, whole: Collection[str] = ()) -> Iterator[pd.DataFrame]:
        """Read the rows, `ROWS` at a time but for the last, in columns of one type each.

        Args:
            whole: Columns of whole numbers with gaps.

        Raises:
            NeedsWholeTableError: If a column is of several types.
        """
        if self._count:
            self._write()
        dtypes = {
            name: "Int64" if name in whole else self._dtype(name) for name in self.names
        }
        told = {n: d for n, d in dtypes.items() if d is not None}
        kinds = {None: _TIME, "str": pa.string()}
        schema = pa.schema({n: kinds.get(d, pa.float64()) for n, d in dtypes.items()})
        for held in self._even():
            yield held.select(self.names).cast(schema).to_pandas().astype(told)

    def _even(self) -> Iterator[pa.Table]:
        """Put pieces together to as many rows as a part has."""
        waiting: list[pa.Table] = []
        for number in range(self._pieces):
            with pa.ipc.open_file(self._place(number)) as opened:
                waiting.append(opened.read_all())
            if sum(map(len, waiting)) >= ROWS:
                joined = pa.concat_tables(waiting, promote_options="permissive")
                yield joined.slice(0, ROWS)
                waiting = [joined.slice(ROWS)]
        if any(map(len, waiting)):
            yield pa.concat_tables(waiting, promote_options="permissive")

    def _dtype(self, name: str) -> str | None:
        """Return the type that pandas gives a column; None for the one of the part."""
        kinds = self._kinds[name]
        said = kinds - {_NOTHING}
        if said == {str}:
            return "str"
        if said == {datetime}:
            return None
        if said == {int} and said == kinds:
            return "int64"
        if said <= {int, float}:
            return "float64"
        raise NeedsWholeTableError(f"{name} has values of several types")

    def _write(self) -> None:
        columns = {name: _column(name, cells) for name, cells in self._waiting.items()}
        table = pa.table(columns)
        with pa.ipc.new_file(self._place(self._pieces), table.schema) as opened:
            opened.write_table(table)
        self._pieces += 1
        self._waiting, self._count = {}, 0

    def _place(self, number: int) -> Path:
        return self._folder / f"{number}.rows"


def _column(name: str, cells: list[Any]) -> pa.Array:
    kinds = {*map(type, cells)} - {_NOTHING}
    if not kinds:
        return pa.nulls(len(cells))
    if kinds == {datetime}:
        return pa.array(cells, type=_TIME)
    if kinds <= {int, float}:
        if any(abs(cell) > _EXACT for cell in cells if cell is not None):
            raise NeedsWholeTableError(f"{name} has a number of many digits")
        return pa.array(cells, type=pa.float64())
    if kinds == {str}:
        return pa.array(cells, type=pa.string())
    raise NeedsWholeTableError(f"{name} has values of several types")
