"""Cells that a file gives a type, seen a part at a time."""

from __future__ import annotations

from typing import Any, Final, Protocol

import pandas as pd
import polars as pl

DIGITS_OF_A_CARD: Final = 12


class ColumnKind(Protocol):
    """What all cells of a column are, seen a part at a time.

    Attributes:
        name: ``empty``, ``truth``, ``whole``, ``number``, ``time``, ``text`` or
            ``other``.
        has_gaps: Whether a cell was empty.
    """

    has_gaps: bool

    @property
    def name(self) -> str: ...

    def see(self, cells: Any) -> None:  # noqa: ANN401 (of the column's kind)
        """Look at more cells."""

    def typed(self, cells: Any) -> pd.Series[Any]:  # noqa: ANN401 (likewise)
        """Return cells that were seen with the type that all of them have."""


class KeptCells:
    """A column that keeps the type that the file gives it; see `ColumnKind`.

    Numbers without a gap are read as another type than numbers with one, and so may
    the parts of a column be: all get the type of all together.

    Examples:
        >>> kept = KeptCells()
        >>> kept.see(pd.Series([1, 2]))
        >>> kept.see(pd.Series([3, None]))
        >>> kept.typed(pd.Series([1, 2])).tolist(), kept.name
        ([1.0, 2.0], 'number')
    """

    def __init__(self) -> None:
        """Begin before the first cell."""
        self.has_gaps = False
        self._dtype: Any = None

    @property
    def name(self) -> str:
        """What the cells are."""
        return "empty" if self._dtype is None else _kind_of(self._dtype)

    def see(self, cells: pd.Series[Any]) -> None:
        """Look at more cells."""
        self.has_gaps |= bool(cells.isna().any())
        if self._dtype is None:
            self._dtype = cells.dtype
        elif self._dtype != cells.dtype:
            both = [pd.Series(dtype=self._dtype), pd.Series(dtype=cells.dtype)]
            self._dtype = pd.concat(both).dtype

    def typed(self, cells: pd.Series[Any]) -> pd.Series[Any]:
        """Return cells that were seen with the type that all of them have."""
        return cells if cells.dtype == self._dtype else cells.astype(self._dtype)


def _kind_of(dtype: Any) -> str:  # noqa: ANN401 (pandas or NumPy's)
    if pd.api.types.is_bool_dtype(dtype):
        return "truth"
    if pd.api.types.is_integer_dtype(dtype):
        return "whole"
    if pd.api.types.is_numeric_dtype(dtype):
        return "number"
    if pd.api.types.is_datetime64_any_dtype(dtype):
        return "time"
    return "text" if isinstance(dtype, pd.StringDtype) else "other"


def digits_of(cells: pl.Series | pd.Series[Any]) -> int:
    """Return how long numbers are at most: of those with a type, as long as a card's or 0.

    Args:
        cells: Numbers, written or not; or anything else, which has no digits.

    Examples:
        >>> digits_of(pd.Series([12])), digits_of(pd.Series([5e11])), digits_of(pl.Series(["1.5"]))
        (0, 12, 3)
    """
    if isinstance(cells, pl.Series):
        length: Any = cells.str.len_bytes().max()
        return length or 0
    if _kind_of(cells.dtype) not in {"whole", "number"}:
        return 0
    largest = cells.abs().max()
    is_long = not pd.isna(largest) and largest >= 10 ** (DIGITS_OF_A_CARD - 1)
    return DIGITS_OF_A_CARD if is_long else 0
