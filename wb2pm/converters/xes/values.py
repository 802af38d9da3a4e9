"""Values of a column as XES writes them.

A column of one type stays a column (`TypedColumn`), so that a million values
are formatted at once; a column of several types is formatted value by value.
What XES cannot hold as it is becomes text, and is counted.
"""

from __future__ import annotations

import datetime as dt
import json
import math
import uuid
from collections import Counter
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wb2pm.converters.xes.names import Kind

LARGEST: Final = 2**63 - 1
"""`int` of XES is `xs:long`."""
INVALID_CHARACTERS: Final = "[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]"
"""Characters that no XML 1.0 file can hold, not even as a reference."""
_SPECIAL: Final = '[&<>"\x00-\x1f\ufffe\uffff]'
_ESCAPES: Final = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "\n": "&#10;",
    "\t": "&#9;",
    "\r": "&#13;",
}
_UUID: Final = "^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$"

NOT_XML: Final = "characters that XML cannot hold were left out"
NO_ZONE: Final = "no time zone: written as UTC"
NOT_FINITE: Final = "an infinite number makes OpenXES refuse the file: written as text"
TOO_LARGE: Final = "beyond 64 bits: written as text"
NOT_ELEMENTARY: Final = "a list or mapping: written as JSON text"
NO_TYPE: Final = "XES has no such type: written as text"
YEAR: Final = "outside the years 1 to 9999: written as text"


FractionDigits = Literal[3, 6, 9]


class TypedColumn(NamedTuple):
    """A column whose values all have one XES type.

    Attributes:
        kind: The type.
        cells: The values; null where the attribute is missing.
        ids: Which texts are UUIDs, and so of type `id`; None if none is.
        fraction_digits: Digits of a second that the dates need.
    """

    kind: Kind
    cells: pl.Series
    ids: pl.Series | None = None
    fraction_digits: FractionDigits = 3

    def changes(self) -> NDArray[np.bool_]:
        """Return for each row whether its value differs from the row before."""
        return _differs(self.cells)


class MixedColumn(NamedTuple):
    """A column of several types.

    Attributes:
        kinds: XES type of each value; null where the attribute is missing.
        cells: Text of each value, escaped.
    """

    kinds: pl.Series
    cells: pl.Series

    def changes(self) -> NDArray[np.bool_]:
        """Return for each row whether its value differs from the row before."""
        return _differs(self.kinds) | _differs(self.cells)


class Described(NamedTuple):
    """One value as XES writes it; `loss` says what was lost, if anything was."""

    kind: Kind
    text: str
    loss: str | None = None


def _differs(values: pl.Series) -> NDArray[np.bool_]:
    return values.ne_missing(values.shift(1)).to_numpy()


def read_column(
    series: pd.Series[Any], losses: Counter[str], *, identifier: bool = False
) -> TypedColumn | MixedColumn:
    """Find the XES type of a column's values.

    Args:
        series: A column of a log.
        losses: Counts what is lost, by reason.
        identifier: Whether texts that are UUIDs are of type `id`.

    Returns:
        The values as XES takes them. Missing values (None, NaN, NaT, NA) are
        null.
    """
    values = _one_type(series, losses)
    if values is None:
        return _mixed(series, losses)
    if values.dtype == pl.String:
        ids = values.str.contains(_UUID) if identifier else None
        return TypedColumn("string", _escaped(values, losses), ids=ids)
    if values.dtype == pl.Boolean:
        return TypedColumn("boolean", values)
    if values.dtype.is_integer():
        return TypedColumn("int", values)
    if values.dtype.is_float():
        return TypedColumn("float", values.cast(pl.Float64))
    return _dates(values)


def read_text_column(series: pd.Series[Any], losses: Counter[str]) -> pl.Series:
    """Return a column that XES wants as text; other values are counted as lost."""
    column = read_column(series, losses)
    if isinstance(column, TypedColumn) and column.kind == "string":
        return column.cells
    text = series.astype(object)
    foreign = text.map(lambda value: not isinstance(value, str)) & text.notna()
    losses["XES wants text here: written as text"] += int(foreign.sum())
    return _escaped(
        pl.Series([None if _missing(v) else str(v) for v in text], dtype=pl.String),
        losses,
    )


def escape_text(text: str) -> str:
    """Escape a text for an attribute value in double quotes.

    Newlines, tabs and carriage returns become references, since XML turns them
    into spaces in attribute values otherwise (XML 1.0, section 3.3.3).

    Examples:
        >>> escape_text('a > "b"')
        'a &gt; &quot;b&quot;'
    """
    return text.translate({ord(sign): safe for sign, safe in _ESCAPES.items()})


def describe(value: object) -> Described | None:
    """Return how XES writes one value.

    Returns:
        None for a missing value.

    Examples:
        >>> describe(5)
        Described(kind='int', text='5', loss=None)
        >>> describe({"a": 1}).text
        '{&quot;a&quot;: 1}'
    """
    if _missing(value):
        return None
    if isinstance(value, (dict, list, tuple, set, frozenset, np.ndarray)):
        return _text(_json(value), NOT_ELEMENTARY)
    if isinstance(value, np.datetime64):
        value = pd.Timestamp(value)
    elif isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, (bool, int, float)):
        return _number(value)
    if isinstance(value, dt.datetime):
        return _date(value)
    if isinstance(value, uuid.UUID):
        return Described("id", str(value))
    return _text(str(value), NO_TYPE)


def _one_type(series: pd.Series[Any], losses: Counter[str]) -> pl.Series | None:
    """Return a column as one Polars type that XES has, or None."""
    if isinstance(series.dtype, pd.CategoricalDtype):
        series = series.astype(
            series.cat.categories.dtype if series.notna().all() else object
        )
    if series.dtype == object and pd.api.types.infer_dtype(series) not in _PLAIN:
        return None
    if getattr(series.dtype, "kind", "O") == "M" and series.dt.tz is not None:
        series = series.dt.tz_convert("UTC")
    try:
        values = pl.Series(pl.from_arrow(pa.array(series, from_pandas=True)))
    except (pa.ArrowException, UnicodeEncodeError, OverflowError, TypeError):
        return None
    if values.dtype == pl.Null:
        return values.cast(pl.String)
    if isinstance(values.dtype, pl.Datetime):
        return _zoned(values, losses)
    if values.dtype == pl.UInt64 and (values > LARGEST).any():
        return None
    if values.dtype.is_float():
        values = values.fill_nan(None)
        return None if values.is_infinite().any() else values
    if values.dtype in {pl.String, pl.Boolean}:
        return values
    return values if values.dtype.is_integer() else None


_PLAIN: Final = frozenset({"string", "boolean", "integer", "floating", "empty"})


def _zoned(values: pl.Series, losses: Counter[str]) -> pl.Series | None:
    zone = getattr(values.dtype, "time_zone", None)
    if zone is None:
        losses[NO_ZONE] += values.len() - values.null_count()
        values = values.dt.replace_time_zone("UTC")
    years = values.dt.year()
    if ((years < 1) | (years > dt.MAXYEAR)).any():
        return None
    return values


def _dates(values: pl.Series) -> TypedColumn:
    ticks = values.to_physical()
    unit = getattr(values.dtype, "time_unit", "ms")
    per_ms = {"ms": 1, "us": 1_000, "ns": 1_000_000}[unit]
    digits: FractionDigits = 3
    if (ticks % per_ms != 0).any():
        digits = 9 if unit == "ns" and (ticks % 1_000 != 0).any() else 6
    return TypedColumn("date", values, fraction_digits=digits)


def _escaped(values: pl.Series, losses: Counter[str]) -> pl.Series:
    if not values.str.contains(_SPECIAL).any():
        return values
    invalid = values.str.contains(INVALID_CHARACTERS)
    if invalid.any():
        losses[NOT_XML] += int(invalid.sum())
        values = values.str.replace_all(INVALID_CHARACTERS, "")
    return values.str.replace_many(list(_ESCAPES), list(_ESCAPES.values()))


def _mixed(series: pd.Series[Any], losses: Counter[str]) -> MixedColumn:
    described = [describe(value) for value in series.astype(object)]
    losses.update(item.loss for item in described if item and item.loss)
    return MixedColumn(
        pl.Series([item and item.kind for item in described], dtype=pl.String),
        pl.Series([item and item.text for item in described], dtype=pl.String),
    )


def _missing(value: Any) -> bool:  # noqa: ANN401 (a cell holds anything)
    return bool(pd.api.types.is_scalar(value) and pd.isna(value))


def _text(text: str, loss: str | None = None) -> Described:
    kept = text.encode("utf-8", "ignore").decode().translate(_INVALID)
    if kept != text:
        loss = f"{loss}; {NOT_XML}" if loss else NOT_XML
    return Described("string", escape_text(kept), loss)


_INVALID: Final = dict.fromkeys(
    (*(c for c in range(0x20) if c not in (0x09, 0x0A, 0x0D)), 0xFFFE, 0xFFFF)
)


def _number(value: float) -> Described:
    if isinstance(value, bool):
        return Described("boolean", "true" if value else "false")
    if isinstance(value, int):
        if -LARGEST - 1 <= value <= LARGEST:
            return Described("int", str(value))
        return _text(str(value), TOO_LARGE)
    if math.isinf(value):
        return _text("INF" if value > 0 else "-INF", NOT_FINITE)
    return Described("float", repr(value))


def _date(value: dt.datetime) -> Described:
    stamp = pd.Timestamp(value)
    if not 1 <= stamp.year <= dt.MAXYEAR:
        return _text(str(stamp), YEAR)
    loss = NO_ZONE if stamp.tzinfo is None else None
    stamp = stamp.tz_localize("UTC") if loss else stamp.tz_convert("UTC")
    if stamp.nanosecond:
        return Described("date", stamp.isoformat(timespec="nanoseconds"), loss)
    if stamp.microsecond % 1000:
        return Described("date", stamp.isoformat(timespec="microseconds"), loss)
    return Described("date", stamp.isoformat(timespec="milliseconds"), loss)


def _json(value: object) -> str:
    try:
        return json.dumps(value, default=_plain, ensure_ascii=False)
    except (TypeError, ValueError):  # keys that are no text, or a value inside itself
        return str(value)


def _plain(item: object) -> object:
    if isinstance(item, (set, frozenset)):
        return sorted(item, key=repr)
    return item.tolist() if isinstance(item, (np.ndarray, np.generic)) else str(item)
