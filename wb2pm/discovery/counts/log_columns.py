"""An event log as columns of numbers, for logs too large for one object an event.

A log in a Parquet file or an Arrow or Polars table is read in columns; cases and
activities become numbers, and every event is moved to its place by one look at its
case and index. Nothing is taken for granted: the result is checked to hold every
event exactly once.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from wb2pm.columns import ACTIVITY, CASE, EVENT_INDEX, START, TIMESTAMP
from wb2pm.errors import LogError
from wb2pm.kinds import LOG

if TYPE_CHECKING:
    import numpy as np
    import pandas as pd
    import polars as pl
    import pyarrow as pa
    from numpy.typing import NDArray

    Source: TypeAlias = str | os.PathLike[str] | pa.Table | pl.DataFrame
    Numbers = NDArray[np.int64]


_TEXTS = ("String", "Categorical", "Enum")
"""Names of Polars' types of text."""


class LogColumns(NamedTuple):
    """A log whose events stand together by case, in order.

    Attributes:
        cases: Case ids, in order of first appearance.
        labels: Activities, in order of their names.
        activity: For each event, the position of its activity in `labels`.
        first: For each case, the position of its first event; ends with the number
            of events.
        started: When each event began, in seconds since 1970 (UTC); None if not
            asked for.
        ended: When each ended, likewise.
        order: What the order was taken from: ``event_index`` or ``rows``.
    """

    cases: list[str]
    labels: list[str]
    activity: Numbers
    first: Numbers
    started: NDArray[np.float64] | None
    ended: NDArray[np.float64] | None
    order: str

    @classmethod
    def put_in_order(  # noqa: PLR0913 (the columns of a log)
        cls,
        cases: list[str],
        case: Numbers,
        labels: list[str],
        activity: Numbers,
        *,
        index: Numbers | None,
        started: NDArray[np.float64] | None,
        ended: NDArray[np.float64] | None,
    ) -> LogColumns:
        """Move every event to its place; arguments are as they stand in the rows.

        Args:
            cases: Case ids, in order of first appearance.
            case: For each row, the position of its case.
            labels: Activities, in order of their names.
            activity: For each row, the position of its activity.
            index: Order of the events within a case; None for that of the rows.
            started: When each began.
            ended: When each ended.
        """
        import numpy as np

        counts = np.bincount(case, minlength=len(cases))
        first = np.concatenate(([0], np.cumsum(counts)))
        place = _places(case, first, index)
        return cls(
            cases=cases,
            labels=labels,
            activity=_moved(activity, place),
            first=first,
            started=None if started is None else _moved(started, place),
            ended=None if ended is None else _moved(ended, place),
            order="rows" if index is None else EVENT_INDEX,
        )


def is_columnar(log: object) -> bool:
    """Return whether a log is a path or a table that is read in columns."""
    if isinstance(log, (str, os.PathLike)):
        return True
    return type(log).__module__.split(".")[0] in ("polars", "pyarrow")


def column_names(log: pd.DataFrame | Source) -> list[str]:
    """List the columns of a log, whatever it is kept in.

    Raises:
        LogError: If a file cannot be read as Parquet.
    """
    if isinstance(log, (str, os.PathLike)):
        import polars as pl

        try:
            return list(pl.read_parquet_schema(Path(log)))
        except (OSError, pl.exceptions.PolarsError) as exc:
            raise LogError(
                f"{log}: cannot be read as Parquet: {exc}; {LOG.made_by}"
            ) from exc
    names = getattr(log, "column_names", None)  # Arrow's; pandas and Polars: columns
    return list(log.columns if names is None else names)


def read_columns(log: Source, *, times: bool) -> LogColumns:
    """Read a log in columns and put its events in order.

    The order is that of `wb2pm.discovery.counts.traces.read_traces`.

    Args:
        log: A Parquet file, an Arrow table or a Polars frame, with the columns
            ``case:concept:name``, ``concept:name`` and ``time:timestamp``.
        times: Whether to read the times too.

    Returns:
        The log in order.

    Raises:
        LogError: If the log cannot be read, lacks a column, or a cell is empty or not
            of its type.

    Examples:
        >>> import polars as pl
        >>> from datetime import datetime, timezone
        >>> log = pl.DataFrame({
        ...     "case:concept:name": ["1", "1"],
        ...     "concept:name": ["Save", "Open"],
        ...     "time:timestamp": [datetime(2024, 1, 1, tzinfo=timezone.utc)] * 2,
        ...     "event_index": [1, 0],
        ... })
        >>> columns = read_columns(log, times=False)
        >>> [columns.labels[at] for at in columns.activity]
        ['Open', 'Save']
    """
    table = _read_table(log, times=times)
    cases, case = _encode(table[CASE])
    labels, activity = _encode_few(table[ACTIVITY])
    index = None
    if EVENT_INDEX in table.columns:
        index = _numbers(table[EVENT_INDEX])
    ended = _seconds(table[TIMESTAMP]) if times else None
    starts = times and START in table.columns
    return LogColumns.put_in_order(
        cases,
        case,
        labels,
        activity,
        index=index,
        started=_seconds(table[START]) if starts else ended,
        ended=ended,
    )


def _read_table(log: Source, *, times: bool) -> pl.DataFrame:
    import polars as pl

    names = column_names(log)
    if missing := [name for name in (CASE, ACTIVITY, TIMESTAMP) if name not in names]:
        raise LogError(
            f"the log lacks the columns {missing}; it has {names}. "
            "Rename the columns that hold the case, the activity and its time."
        )
    wanted = [CASE, ACTIVITY, EVENT_INDEX, *([TIMESTAMP, START] if times else [])]
    present = [name for name in wanted if name in names]
    if isinstance(log, (str, os.PathLike)):
        table = pl.read_parquet(Path(log), columns=present, glob=False)
    else:
        table = pl.DataFrame(log.select(present))
    for name in present:
        if empty := table[name].null_count():
            raise LogError(
                f"{empty} of {len(table)} events have no {name!r}; "
                "fill these cells or leave the rows out."
            )
    return table


def _encode(column: pl.Series) -> tuple[list[str], Numbers]:
    """Number the values of a column in order of first appearance.

    Values are found by a hash and then compared with the one that their number
    stands for; should two ever share a hash, they are numbered by themselves.
    """
    import numpy as np
    import polars as pl

    texts = _texts(column)
    keys = texts.hash().alias("key")
    known = pl.DataFrame({"key": keys.unique(maintain_order=True)})
    coded = pl.DataFrame({"key": keys}).join(
        known.with_row_index("code"), on="key", how="left", maintain_order="left"
    )
    codes = coded["code"].to_numpy().astype(np.int64)
    first = np.full(len(known), len(codes), dtype=np.int64)
    first[codes[::-1]] = np.arange(len(codes) - 1, -1, -1)
    values = texts.gather(first)
    if not (values.gather(coded["code"]) == texts).all():
        known = pl.DataFrame({"value": texts.unique(maintain_order=True)})
        values = known["value"]
        coded = pl.DataFrame({"value": texts}).join(
            known.with_row_index("code"), on="value", how="left", maintain_order="left"
        )
        codes = coded["code"].to_numpy().astype(np.int64)
    return values.to_list(), codes


def _encode_few(column: pl.Series) -> tuple[list[str], Numbers]:
    """Number the values of a column that holds few, in order of their names."""
    import numpy as np
    import polars as pl

    texts = _texts(column)
    values = sorted(texts.unique().to_list())
    codes = texts.cast(pl.Enum(values)).to_physical()
    return values, codes.to_numpy().astype(np.int64)


def _texts(column: pl.Series) -> pl.Series:
    import polars as pl

    kind = str(column.dtype).split("(", maxsplit=1)[0]
    if not (column.dtype.is_integer() or kind in _TEXTS):
        raise LogError(
            f"column {column.name!r} holds {column.dtype}, not text; "
            "convert it to text first."
        )
    return column.cast(pl.String).alias("value")


def _numbers(column: pl.Series) -> Numbers:
    import numpy as np

    if not column.dtype.is_numeric():
        raise LogError(f"column {column.name!r} holds {column.dtype}, not numbers.")
    values = column.to_numpy()
    whole: Numbers = values.astype(np.int64)
    if not np.array_equal(whole, values):
        raise LogError(f"column {column.name!r} holds numbers that are not whole.")
    return whole


def _seconds(column: pl.Series) -> NDArray[np.float64]:
    import polars as pl

    if column.dtype != pl.Datetime:
        raise LogError(
            f"column {column.name!r} holds {column.dtype}, not datetimes; "
            "convert it with pandas.to_datetime(..., utc=True)."
        )
    nanoseconds: Numbers = column.dt.epoch("ns").to_numpy()
    seconds: NDArray[np.float64] = nanoseconds / 1e9
    return seconds


def _places(case: Numbers, first: Numbers, index: Numbers | None) -> Numbers:
    """Return the position of each event in the ordered log."""
    import numpy as np

    if index is not None:
        place = first[case] + index
        dense = not len(index) or (
            index.min() >= 0 and bool((place < first[case + 1]).all())
        )
        if dense:
            taken = np.zeros(len(case), dtype=bool)
            taken[place] = True
            if taken.all():  # each index from 0 to the last of its case, once
                return place
    order = (
        np.argsort(case, kind="stable")
        if index is None
        else np.lexsort((np.arange(len(case)), index, case))
    )
    place = np.empty(len(case), dtype=np.int64)
    place[order] = np.arange(len(case))
    return place


def _moved(values: Any, place: Numbers) -> Any:  # noqa: ANN401
    import numpy as np

    moved = np.empty_like(values)
    moved[place] = values
    return moved
