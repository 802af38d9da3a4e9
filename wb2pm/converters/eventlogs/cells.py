"""Text cells of a table given their types, where nothing is lost by it."""

from __future__ import annotations

import re
from datetime import timezone
from typing import TYPE_CHECKING, Final, NamedTuple

import pandas as pd
import polars as pl
import pyarrow as pa

from wb2pm.converters.uilogs.clock import MixedClock

if TYPE_CHECKING:
    from typing import Any

_WHOLE: Final = r"^(?:0|-?[1-9][0-9]{0,17})$"
"""As Python writes an integer of 64 bits; ``007`` is a code, and stays text."""
_NUMBER: Final = r"^-?(?:0|[1-9][0-9]{0,14})\.[0-9]{1,14}$"
_TRUTH: Final = r"^(?i:true|false)$"
_ISO: Final = (
    r"^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$"
)
"""Only times with a zone are taken for such by themselves."""
_DIGITS: Final = re.compile(r"\d")
JOINT: Final = " - "
"""Between the texts of columns that are one together."""


class Times(NamedTuple):
    """A column of times.

    Attributes:
        cells: In UTC; NaT where there is none.
        unread: Row -> text that is no time.
        assumed: How many had no zone.
    """

    cells: pd.Series[Any]
    unread: dict[int, str]
    assumed: int


def typed_column(texts: pl.Series, *, decimal: str = ".") -> pd.Series[Any]:
    """Return a column of text the type that all of its cells are written in.

    Args:
        texts: Cells; null where one is empty.
        decimal: The decimal sign of numbers.

    Returns:
        Whole numbers, numbers, truth values or times in UTC where every cell is one
        and reads the same when written again; text otherwise. Fractions of a second
        beyond microseconds make no time.

    Examples:
        >>> str(typed_column(pl.Series(["1", "2"])).dtype)
        'int64'
        >>> typed_column(pl.Series(["007", "12"])).tolist()
        ['007', '12']
    """
    kinds = CellKind(decimal=decimal)
    kinds.see(texts)
    return kinds.typed(texts)


class CellKind:
    """What all cells of a column are written as, seen a part at a time.

    Attributes:
        name: ``empty`` before any filled cell, then ``truth``, ``whole``, ``number``,
            ``time`` or ``text``.
        has_gaps: Whether a cell was empty.

    Examples:
        >>> kind = CellKind()
        >>> kind.see(pl.Series(["1", "2"]))
        >>> kind.see(pl.Series([None, "3"]))
        >>> str(kind.typed(pl.Series(["1", "2"])).dtype)
        'Int64'
    """

    def __init__(self, *, decimal: str = ".") -> None:
        """Begin before the first cell.

        Args:
            decimal: The decimal sign of numbers.
        """
        self.name = "empty"
        self.has_gaps = False
        self._decimal = decimal

    def see(self, texts: pl.Series) -> None:
        """Look at more cells; a cell is written as one kind at most."""
        filled = texts.drop_nulls()
        self.has_gaps |= len(filled) < len(texts)
        if filled.is_empty() or self.name == "text":
            return
        if self.name == "empty":
            self.name = self._first(filled)
        elif not self._are(self.name, filled):
            self.name = "text"

    def typed(self, texts: pl.Series) -> pd.Series[Any]:
        """Return cells that were seen with the type that all of them have."""
        if self.name == "truth":
            return self._nullable(texts.str.to_lowercase() == "true", "boolean")
        if self.name == "whole":
            return self._nullable(texts.cast(pl.Int64), "Int64")
        if self.name == "number":
            return self._with_points(texts).cast(pl.Float64).to_pandas()
        if self.name == "time":
            return read_times(texts, zone="UTC").cells
        return texts.cast(pl.String).to_pandas()

    def _first(self, filled: pl.Series) -> str:
        sample = str(filled[0])
        if sample[:1].lower() in {"t", "f"} and self._are("truth", filled):
            return "truth"
        if not _DIGITS.search(sample):
            return "text"
        kinds = ("whole", "number", "time")
        return next((kind for kind in kinds if self._are(kind, filled)), "text")

    def _are(self, kind: str, filled: pl.Series) -> bool:
        if kind == "number":
            filled = self._with_points(filled)
        if not filled.str.contains(_WRITTEN[kind]).all():
            return False
        return kind != "time" or not filled.str.contains(r"\.\d{7}").any()

    def _with_points(self, texts: pl.Series) -> pl.Series:
        if self._decimal == ".":
            return texts
        return texts.str.replace(self._decimal, ".", literal=True)

    def _nullable(self, values: pl.Series, missing: str) -> pd.Series[Any]:
        if not self.has_gaps:
            return pd.Series(values.to_numpy())
        return pd.Series(values.to_list(), dtype=missing)


_WRITTEN: Final = {"truth": _TRUTH, "whole": _WHOLE, "number": _NUMBER, "time": _ISO}


def read_times(texts: pl.Series, *, zone: str, pattern: str = "") -> Times:
    """Read a column of times.

    Args:
        texts: Cells; null where one is empty.
        zone: Zone of times that name none.
        pattern: How they are written, as for `strptime`; by default anything that
            `MixedClock` knows.

    Examples:
        >>> times = read_times(pl.Series(["2024-01-01 10:00", "soon"]), zone="UTC")
        >>> times.cells.tolist()[0].isoformat(), times.unread
        ('2024-01-01T10:00:00+00:00', {1: 'soon'})
    """
    if not pattern and (strict := _strict_times(texts, zone)) is not None:
        return strict
    distinct = texts.drop_nulls().unique(maintain_order=True)
    clock = _PatternClock(zone, pattern) if pattern else MixedClock(zone)
    known: dict[str, pd.Timestamp] = {}
    assumed: set[str] = set()
    for text in distinct:
        found = clock.read(text, "")
        if found is not None:
            known[text] = pd.Timestamp(found[0].astimezone(timezone.utc))
            if found[1] == "assumed_zone":
                assumed.add(text)
    written = texts.to_list()
    values = pd.Series(
        [known.get(text, pd.NaT) if text else pd.NaT for text in written],
        dtype="datetime64[us, UTC]",
    )
    unread = {
        row: text for row, text in enumerate(written) if text and text not in known
    }
    return Times(values, unread, sum(text in assumed for text in written if text))


def assumed_note(name: str, zone: str, count: int) -> str:
    """Say that times name no zone.

    Examples:
        >>> assumed_note("Date", "UTC", 2)
        "the times of 'Date' name no zone: read as UTC (2 of them)"
    """
    return f"the times of {name!r} name no zone: read as {zone} ({count} of them)"


_STRICT: Final = (
    r"^(?:19|[2-8]\d)\d\d-\d\d-\d\d[T ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d"
    r"(?:\.(?:\d{3}|\d{6}))?"
)
"""ISO 8601 as most programs write it, of years that every zone can be reckoned in."""
_ZONED: Final = _STRICT + r"(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$"


def _strict_times(texts: pl.Series, zone: str) -> Times | None:
    """Read times that are all written in the usual way; None if one is not.

    They are what `MixedClock` finds, in a hundredth of the time.
    """
    zoned = texts.str.contains(_ZONED).fill_null(value=True).all()
    if not zoned and (
        zone != "UTC"
        or not texts.str.contains(f"{_STRICT}$").fill_null(value=True).all()
    ):
        return None
    in_utc = pa.timestamp("us", "UTC")
    try:
        # Arrow reads ISO 8601 in a sixth of the time that reading by a pattern takes.
        times = texts.to_arrow().cast(in_utc if zoned else pa.timestamp("us"))
    except pa.ArrowInvalid:  # a day that no month has
        return None
    cells = pd.Series(times.cast(in_utc).to_pandas(), name=None)
    cells = cells.astype("datetime64[us, UTC]")
    return Times(cells, {}, 0 if zoned else len(texts) - texts.null_count())


class _PatternClock(MixedClock):
    """Reads times that are all written in one stated way."""

    def __init__(self, zone: str, pattern: str) -> None:
        super().__init__(zone)
        self._pattern = pattern

    def _in_iso(self, text: str) -> str:
        from datetime import datetime

        try:
            return datetime.strptime(text, self._pattern).isoformat()  # noqa: DTZ007 (the zone is added where there is none)
        except ValueError:
            return ""


def joined_column(found: pd.DataFrame, names: tuple[str, ...]) -> pd.Series[Any]:
    """Take a column as text, or join several; a whole number stays one in words.

    Args:
        found: A table.
        names: Its columns.

    Examples:
        >>> table = pd.DataFrame({"order": ["A"], "line": [1.0]})
        >>> joined_column(table, ("order", "line")).tolist()
        ['A - 1']
    """
    texts = [_as_text(found[name]) for name in names]
    joined = texts[0]
    for more in texts[1:]:
        joined = joined.str.cat(more, sep=JOINT, na_rep="")
    return joined


def _as_text(column: pd.Series[Any]) -> pd.Series[Any]:
    if pd.api.types.is_string_dtype(column) and column.dtype != object:
        return column.astype("str")
    if pd.api.types.is_float_dtype(column) and (column.dropna() % 1 == 0).all():
        column = column.astype("Int64")
    return column.map(str, na_action="ignore").astype("str")
