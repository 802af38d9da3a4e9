"""Text cells of a table given their types, where nothing is lost by it."""

from __future__ import annotations

import re
from datetime import timezone
from typing import TYPE_CHECKING, Final, NamedTuple

import pandas as pd
import polars as pl

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
    filled = texts.drop_nulls()
    if filled.is_empty():
        return texts.cast(pl.String).to_pandas()
    sample = str(filled[0])
    if sample[:1].lower() in {"t", "f"} and filled.str.contains(_TRUTH).all():
        truths = texts.str.to_lowercase() == "true"
        return _nullable(truths, "boolean")
    if not _DIGITS.search(sample):
        return texts.to_pandas()
    if filled.str.contains(_WHOLE).all():
        return _nullable(texts.cast(pl.Int64), "Int64")
    points = texts.str.replace(decimal, ".", literal=True) if decimal != "." else texts
    if points.drop_nulls().str.contains(_NUMBER).all():
        return points.cast(pl.Float64).to_pandas()
    if filled.str.contains(_ISO).all() and not filled.str.contains(r"\.\d{7}").any():
        return read_times(texts, zone="UTC").cells
    return texts.to_pandas()


def _nullable(values: pl.Series, missing: str) -> pd.Series[Any]:
    if not values.null_count():
        return pd.Series(values.to_numpy())
    return pd.Series(values.to_list(), dtype=missing)


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
    written = texts if zoned else texts + "+00:00"
    try:
        times = written.str.replace(" ", "T", literal=True).str.to_datetime(
            "%Y-%m-%dT%H:%M:%S%.f%#z", time_unit="us", time_zone="UTC"
        )
    except pl.exceptions.PolarsError:  # a day that no month has
        return None
    cells = pd.Series(times.to_pandas(), name=None).astype("datetime64[us, UTC]")
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
