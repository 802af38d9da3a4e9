"""Columns of a log as typed columns of a table file, and back.

A table file holds text, whole numbers, numbers, truth values and times. A column
of another type is written as text and counted as a loss.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec
import pandas as pd
import polars as pl
import pyarrow as pa

from wb2pm.columns import ACTIVITY, CASE, TIMESTAMP
from wb2pm.converters.writing import Loss
from wb2pm.errors import LogError
from wb2pm.kinds import LOG, check_kind

if TYPE_CHECKING:
    from collections.abc import Iterable

ValueKind = Literal["text", "integer", "number", "truth", "time", "local time"]
"""What a column holds; a `local time` has no time zone."""

_PLAIN: Final = frozenset({"string", "boolean", "integer", "floating", "empty"})
_NOT_PLAIN = "values of several types or of none a table has: written as text"
_NOT_UNICODE = "half characters (lone surrogates) have no UTF-8: replaced"


class TableColumn(NamedTuple):
    """A column ready to be written.

    Attributes:
        kind: What it holds.
        cells: The values; null where one is missing.
        dtype: Name of the pandas dtype to give back.
    """

    kind: ValueKind
    cells: pl.Series
    dtype: str


def table_column(series: pd.Series[Any], losses: Counter[str]) -> TableColumn:
    """Return a column of a log the type that a table has for it.

    Args:
        series: The column. None, NaN, NaT and NA are missing values.
        losses: Counts what is lost, by reason.

    Examples:
        >>> import pandas as pd
        >>> table_column(pd.Series([1, 2]), Counter()).kind
        'integer'
        >>> table_column(pd.Series(["a", 1, None], dtype=object), Counter()).cells.to_list()
        ['a', '1', None]
    """
    values = _one_type(series)
    if values is None:
        return TableColumn("text", as_text(series, losses), "object")
    dtype = str(series.dtype)
    if isinstance(values.dtype, pl.Datetime):
        zoned = values.dtype.time_zone is not None
        return TableColumn("time" if zoned else "local time", values, dtype)
    if values.dtype == pl.Boolean:
        return TableColumn("truth", values, dtype)
    if values.dtype.is_integer():
        return TableColumn("integer", values, dtype)
    if values.dtype.is_float():
        return TableColumn("number", values.fill_nan(None), dtype)
    return TableColumn("text", values, dtype)


def restore_column(values: pl.Series, dtype: Any) -> pd.Series[Any]:  # noqa: ANN401 (pandas knows more names of dtypes than its stubs)
    """Return a column back as pandas had it.

    Args:
        values: What was read, of the type that was written.
        dtype: Name of the dtype it had.

    Returns:
        A column of that dtype.

    Examples:
        >>> import polars as pl
        >>> restore_column(pl.Series([1, None]), "Int64").dtype
        Int64Dtype()
    """
    if dtype in {"object", "category"}:
        series: pd.Series[Any] = pd.Series(values.to_list(), dtype=object)
        return series.astype(dtype)
    if values.dtype == pl.String or isinstance(values.dtype, pl.Datetime):
        return pd.Series(values.to_pandas()).astype(dtype)
    return pd.Series(values.to_pandas(use_pyarrow_extension_array=True)).astype(dtype)


def check_log(log: pd.DataFrame) -> None:
    """Refuse a frame that is no event log, or whose columns cannot be told apart.

    Raises:
        LogError: If it is no table, a required column is missing, or a name is no
            text or occurs twice.
    """
    check_kind(log, LOG)
    odd = [name for name in log.columns if not isinstance(name, str)]
    if odd:
        raise LogError(f"the name of a column must be text, not {odd[0]!r}")
    missing = [name for name in (CASE, ACTIVITY, TIMESTAMP) if name not in log.columns]
    if missing:
        raise LogError(f"the log has no column {', '.join(map(repr, missing))}")
    twice = sorted(set(log.columns[log.columns.duplicated()]))
    if twice:
        raise LogError(f"the log has two columns named {', '.join(map(repr, twice))}")


def index_loss(log: pd.DataFrame) -> tuple[Loss, ...]:
    """Report that the row index is lost, if it says more than the position."""
    if log.index.equals(pd.RangeIndex(len(log))):
        return ()
    reason = "rows come back numbered from 0"
    return (Loss(what="row index", count=len(log), reason=reason),)


def losses_of(counted: dict[str, Counter[str]]) -> tuple[Loss, ...]:
    """List what was lost, column by column in the order of the log."""
    return tuple(
        Loss(what=f"column {column!r}", count=count, reason=reason)
        for column, reasons in counted.items()
        for reason, count in sorted(reasons.items())
        if count
    )


def plain_attributes(
    attributes: Iterable[tuple[Any, Any]],
) -> tuple[dict[str, Any], tuple[Loss, ...]]:
    """Keep the attributes of a log that JSON can hold; the others are losses.

    Examples:
        >>> plain_attributes([("a", 1), ("b", object)])[0]
        {'a': 1}
    """
    kept: dict[str, Any] = {}
    losses = []
    for name, value in attributes:
        if isinstance(name, str) and _survives_json(value):
            kept[name] = value
        else:
            reason = "JSON cannot hold it: left out"
            losses.append(Loss(what=f"attribute {name!r}", count=1, reason=reason))
    return kept, tuple(losses)


def _survives_json(value: object) -> bool:
    try:
        return bool(msgspec.json.decode(msgspec.json.encode(value)) == value)
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError):
        return False


def _one_type(series: pd.Series[Any]) -> pl.Series | None:
    """Return a column as one type that tables have, or None."""
    if isinstance(series.dtype, pd.CategoricalDtype):
        series = series.astype(object)
    if series.dtype == object and pd.api.types.infer_dtype(series) not in _PLAIN:
        return None
    try:
        values = pl.Series(pl.from_arrow(pa.array(series, from_pandas=True)))
    except (pa.ArrowException, UnicodeEncodeError, OverflowError, TypeError):
        return None
    if values.dtype == pl.Null:
        return values.cast(pl.String)
    known = values.dtype in {pl.String, pl.Boolean} or values.dtype.is_numeric()
    decimal = values.dtype.is_decimal()
    return (
        values
        if (known and not decimal) or isinstance(values.dtype, pl.Datetime)
        else None
    )


def as_text(series: pd.Series[Any], losses: Counter[str]) -> pl.Series:
    """Write every value of a column as text; what is none already is counted.

    Examples:
        >>> as_text(pd.Series([{"a": 1}, None, "b"]), Counter()).to_list()
        ['{"a":1}', None, 'b']
    """
    written: list[str | None] = []
    for value in series.astype(object):
        missing = bool(pd.api.types.is_scalar(value) and pd.isna(value))
        if missing:
            written.append(None)
            continue
        text = value if isinstance(value, str) else _described(value)
        kept = text.encode("utf-8", "replace").decode()
        losses[_NOT_UNICODE] += kept != text
        losses[_NOT_PLAIN] += not isinstance(value, str)
        written.append(kept)
    return pl.Series(written, dtype=pl.String)


def _described(value: object) -> str:
    if isinstance(value, (dict, list, tuple)):
        try:
            return msgspec.json.encode(value, order="sorted").decode()
        except (TypeError, ValueError, RecursionError, msgspec.MsgspecError):
            return str(value)
    return str(value)
