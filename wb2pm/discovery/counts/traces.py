"""An event log as one sequence of activities per case.

This is the one place that decides what the order of a log is, so that counting,
mining and checking cannot disagree about it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wb2pm.columns import (
    ACTIVITY,
    CASE,
    EVENT_ID,
    EVENT_INDEX,
    START,
    TIMESTAMP,
    UI_SOURCE_EVENTS,
)
from wb2pm.discovery.counts.log_columns import (
    LogColumns,
    column_names,
    is_columnar,
    read_columns,
)
from wb2pm.discovery.counts.queries import QueriedLog
from wb2pm.errors import LogError
from wb2pm.kinds import LOG, check_kind

if TYPE_CHECKING:
    import pandas as pd

    from wb2pm.discovery.counts.log_columns import Source

FILE_ORDER_NOTE = (
    f"The log has no column {EVENT_INDEX!r}: the order of its rows was taken as the "
    "order of events."
)


class Trace(NamedTuple):
    """One case of a log, in order.

    Attributes:
        activities: Labels.
        started: When each began, in seconds since 1970 (UTC).
        ended: When each ended, in seconds since 1970 (UTC).
        events: Id of the first source event of each; None where the log has none.
    """

    activities: tuple[str, ...]
    started: tuple[float, ...]
    ended: tuple[float, ...]
    events: tuple[str | None, ...]


class Traces(NamedTuple):
    """The cases of a log.

    Attributes:
        cases: Case id -> its trace, in order of first appearance in the log.
        notes: What a reader of results should know about the log.
    """

    cases: dict[str, Trace]
    notes: tuple[str, ...]


def read_traces(log: pd.DataFrame) -> Traces:
    """Take the sequences of activities out of an event log.

    The column ``event_index`` is the order within a case where the log has it,
    equal indexes in row order; without it, the order of the rows is. Clocks are
    not used for ordering. The log is not modified.

    Args:
        log: Rows are events; needs the columns ``case:concept:name``,
            ``concept:name`` and ``time:timestamp`` (datetimes; without a time
            zone they are read as UTC).

    Returns:
        The cases in order of first appearance; none for an empty log.

    Raises:
        LogError: If a column is missing, holds an empty cell, is not of its
            type, or if two case ids differ only in their type.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1"],
        ...         "concept:name": ["Save", "Open"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"] * 2, utc=True),
        ...         "event_index": [1, 0],
        ...     }
        ... )
        >>> read_traces(log).cases["1"].activities
        ('Open', 'Save')
    """
    _check_columns(log)
    cases = _texts(log, CASE)
    activities = _texts(log, ACTIVITY)
    ended = _seconds(log, TIMESTAMP)
    started = _seconds(log, START) if START in log else ended
    events = _event_ids(log)
    rows: dict[str, list[int]] = {}
    for row, case in enumerate(cases):
        rows.setdefault(case, []).append(row)
    notes: tuple[str, ...] = (FILE_ORDER_NOTE,)
    if EVENT_INDEX in log:
        index = log[EVENT_INDEX].tolist()
        for of_case in rows.values():
            of_case.sort(key=index.__getitem__)
        notes = ()
    return Traces(
        {
            case: Trace(
                activities=tuple(activities[row] for row in of_case),
                started=tuple(started[row] for row in of_case),
                ended=tuple(ended[row] for row in of_case),
                events=tuple(events[row] for row in of_case),
            )
            for case, of_case in rows.items()
        },
        notes,
    )


def columns_of(log: pd.DataFrame | Source | LogColumns, *, times: bool) -> LogColumns:
    """Take the sequences of activities out of an event log, as numbers to count.

    The order is that of `read_traces`.

    Args:
        log: A frame as `read_traces` takes; or a Parquet file, an Arrow table or a
            Polars frame, which is read in columns; or what came of that, with times
            if they are asked for.
        times: Whether to read the times too.

    Returns:
        The log in order.

    Raises:
        LogError: If a column is missing, holds an empty cell or is not of its type.
    """
    import numpy as np
    import pandas as pd

    if isinstance(log, LogColumns):
        return log
    if is_columnar(log):
        return read_columns(log, times=times)
    frame: pd.DataFrame = log  # type: ignore[assignment]  # what is left
    _check_columns(frame)
    case, cases = pd.factorize(np.array(_texts(frame, CASE), dtype=object))
    activities = np.array(_texts(frame, ACTIVITY), dtype=object)
    activity, labels = pd.factorize(activities, sort=True)
    index = None
    if EVENT_INDEX in frame:  # any numbers: only their order counts
        index = pd.factorize(np.array(frame[EVENT_INDEX].tolist()), sort=True)[0]
    ended = np.array(_seconds(frame, TIMESTAMP)) if times else None
    starts = times and START in frame
    return LogColumns.put_in_order(
        list(cases),
        case,
        list(labels),
        activity,
        index=index,
        started=np.array(_seconds(frame, START)) if starts else ended,
        ended=ended,
    )


def order_of(log: pd.DataFrame | Source | QueriedLog) -> str:
    """Name what the order of a log's events is taken from.

    Returns:
        ``event_index`` or ``rows``.
    """
    if isinstance(log, QueriedLog):
        return EVENT_INDEX
    return EVENT_INDEX if EVENT_INDEX in column_names(log) else "rows"


def names_events(log: pd.DataFrame) -> bool:
    """Return whether the events of a log have ids.

    Examples:
        >>> import pandas as pd
        >>> names_events(pd.DataFrame({"concept:name": ["Open"]}))
        False
    """
    return UI_SOURCE_EVENTS in log or EVENT_ID in log


def _check_columns(log: pd.DataFrame) -> None:
    check_kind(log, LOG)
    from pandas.api.types import is_datetime64_any_dtype, is_numeric_dtype

    if missing := [name for name in (CASE, ACTIVITY, TIMESTAMP) if name not in log]:
        raise LogError(
            f"the log lacks the columns {missing}; it has {list(log.columns)}. "
            "Rename the columns that hold the case, the activity and its time."
        )
    for name in (CASE, ACTIVITY, TIMESTAMP, START, EVENT_INDEX):
        if name in log and (empty := int(log[name].isna().sum())):
            raise LogError(
                f"{empty} of {len(log)} events have no {name!r}; "
                "fill these cells or leave the rows out."
            )
    for name in (TIMESTAMP, START):
        if name in log and not is_datetime64_any_dtype(log[name]) and len(log):
            raise LogError(
                f"column {name!r} holds {log[name].dtype}, not datetimes; "
                "convert it with pandas.to_datetime(..., utc=True)."
            )
    if EVENT_INDEX in log and not is_numeric_dtype(log[EVENT_INDEX]) and len(log):
        raise LogError(
            f"column {EVENT_INDEX!r} holds {log[EVENT_INDEX].dtype}, not numbers."
        )


def _texts(log: pd.DataFrame, column: str) -> list[str]:
    values = log[column].tolist()
    if set(map(type, set(values))) <= {str}:
        return values
    texts = [str(value) for value in values]
    if len(set(texts)) != len(set(values)):
        raise LogError(
            f"column {column!r} mixes types: values that differ become the same text; "
            "convert the column to text first."
        )
    return texts


def _seconds(log: pd.DataFrame, column: str) -> list[float]:
    import pandas as pd

    moments = pd.to_datetime(log[column], utc=True)
    nanoseconds = moments.dt.tz_localize(None).astype("datetime64[ns]").astype("int64")
    seconds: list[float] = (nanoseconds / 1e9).tolist()
    return seconds


def _event_ids(log: pd.DataFrame) -> list[str | None]:
    for column in (UI_SOURCE_EVENTS, EVENT_ID):
        if column in log:
            return [
                value.split()[0] if isinstance(value, str) and value.strip() else None
                for value in log[column].tolist()
            ]
    return [None] * len(log)
