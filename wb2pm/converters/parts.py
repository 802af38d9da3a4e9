"""A long event log some thousand rows at a time, for writers that need no more."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from pathlib import Path

    from numpy.typing import NDArray

ROWS: Final = 122_880
"""Rows of a part: what DuckDB reads of a Parquet file in one go."""
_ROWS_OF_A_PILE: Final = 2 * ROWS
"""Rows that are put in order together."""
_NUMBER: Final = "\0case"
"""Column of a pile that numbers the case of each row."""


class NeedsWholeTableError(Exception):
    """Something about a log can only be told, or done, with all of its rows at hand."""


class NumberedPart:
    """Some rows of a log.

    Attributes:
        rows: The rows, numbered from 0.
        cases: For each, which case it is of, in the order in which cases first appear.
    """

    __slots__ = ("cases", "rows")

    def __init__(self, rows: pd.DataFrame, cases: NDArray[np.int64]) -> None:
        """Put rows and their cases together."""
        self.rows = rows
        self.cases = cases


@dataclass(frozen=True, kw_only=True)
class LogParts:
    """An event log that is read part by part, as often as it takes.

    Attributes:
        attrs: Attributes of the log.
        events: Case number -> how many events it has.
        is_grouped: Whether the rows of each case stand together.
        numbered: Reads the log from its beginning: `ROWS` rows a part but for the last,
            of the same columns and dtypes; the rows of each case are in order.
    """

    attrs: Mapping[Any, Any]
    events: NDArray[np.int64]
    is_grouped: bool
    numbered: Callable[[], Iterator[NumberedPart]]

    def parts(self) -> Iterator[pd.DataFrame]:
        """Read the rows in the order of the log."""
        for part in self.numbered():
            yield part.rows

    def by_case(self, folder: Path) -> Iterator[NumberedPart]:
        """Read the rows case after case, each case whole in one part.

        Args:
            folder: Where rows that do not stand together are piled up, on disk. What is
                there from the last time is used again.
        """
        if self.is_grouped:
            yield from self._at_ends_of_cases()
            return
        place = np.cumsum(self.events) // _ROWS_OF_A_PILE
        piles = [folder / f"{number}.rows" for number in range(int(place[-1]) + 1)]
        if not piles[0].exists():
            self._pile_up(place, piles)
        for pile in piles:
            with pa.ipc.open_stream(pile) as opened:
                table = opened.read_all()
            if not len(table):
                continue
            cases = table[_NUMBER].to_numpy()
            order = np.argsort(cases, kind="stable")
            rows = table.drop_columns(_NUMBER).take(order).to_pandas()
            yield NumberedPart(rows, cases[order])

    def _pile_up(self, place: NDArray[np.int64], piles: list[Path]) -> None:
        """Put the rows of some thousand cases on a pile each; the order stays."""
        writers: list[pa.RecordBatchStreamWriter] = []
        with ExitStack() as opened:
            for part in self.numbered():
                table = pa.Table.from_pandas(part.rows, preserve_index=False)
                table = table.append_column(_NUMBER, pa.array(part.cases))
                if not writers:
                    writers = [
                        opened.enter_context(pa.ipc.new_stream(pile, table.schema))
                        for pile in piles
                    ]
                to = place[part.cases]
                for number in np.unique(to):
                    own = np.flatnonzero(to == number)
                    writers[number].write_table(table.take(own))

    def _at_ends_of_cases(self) -> Iterator[NumberedPart]:
        waiting: list[NumberedPart] = []
        for part in self.numbered():
            last = int(np.searchsorted(part.cases, part.cases[-1]))
            if last:
                waiting.append(_cut(part, 0, last))
                yield _joined(waiting)
                waiting = []
            waiting.append(_cut(part, last, len(part.rows)))
        if waiting:
            yield _joined(waiting)


def _cut(part: NumberedPart, first: int, last: int) -> NumberedPart:
    rows = part.rows.iloc[first:last].reset_index(drop=True)
    return NumberedPart(rows, part.cases[first:last])


def _joined(parts: list[NumberedPart]) -> NumberedPart:
    if len(parts) == 1:
        return parts[0]
    rows = pd.concat([part.rows for part in parts], ignore_index=True)
    return NumberedPart(rows, np.concatenate([part.cases for part in parts]))


def even_parts(frames: Iterable[pl.DataFrame], rows: int) -> Iterator[pl.DataFrame]:
    """Cut a table that comes in pieces of any length into parts of one length.

    Args:
        frames: The pieces.
        rows: How many rows each part has but for the last.

    Examples:
        >>> pieces = [pl.DataFrame({"a": [1, 2, 3]}), pl.DataFrame({"a": [4]})]
        >>> [part.height for part in even_parts(pieces, 2)]
        [2, 2]
    """
    waiting: list[pl.DataFrame] = []
    for frame in frames:
        waiting.append(frame)
        if sum(part.height for part in waiting) < rows:
            continue
        joined = pl.concat(waiting)
        whole = joined.height - joined.height % rows
        for first in range(0, whole, rows):
            yield joined[first : first + rows].rechunk()
        waiting = [joined[whole:]]
    if any(part.height for part in waiting):
        yield pl.concat(waiting).rechunk()
