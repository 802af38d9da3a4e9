"""The order of an event log's rows, where its times tell it and where they do not."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Final

import pandas as pd

from wb2pm import columns
from wb2pm.converters.eventlogs import NOTES

if TYPE_CHECKING:
    from typing import Literal

UNNAMED: Final = "unnamed activity"


def complete(log: pd.DataFrame) -> pd.DataFrame:
    """Name events without an activity, and order those without a time.

    Args:
        log: A table with at least one column; what was named or ordered is noted.
    """
    attrs = log.attrs
    notes = attrs.setdefault(NOTES, [])
    if columns.ACTIVITY not in log:
        log[columns.ACTIVITY] = pd.Series([None] * len(log), dtype="str")
    if columns.CASE not in log:
        log[columns.CASE] = pd.Series([None] * len(log), dtype="str")
    unnamed = log[columns.ACTIVITY].isna()
    if unnamed.any():
        log[columns.ACTIVITY] = log[columns.ACTIVITY].astype(object).fillna(UNNAMED)
        notes.append(f"{int(unnamed.sum())} events name no activity: {UNNAMED!r}")
    if columns.TIMESTAMP not in log:
        log[columns.TIMESTAMP] = pd.Series(
            [pd.NaT] * len(log), dtype="datetime64[us, UTC]"
        )
    untimed = log[columns.TIMESTAMP].isna()
    if untimed.any():
        log = _ordered_untimed(log, untimed)
        notes.append(
            f"{int(untimed.sum())} events have no time; only their order is known"
        )
    log.attrs = attrs
    return log


def _ordered_untimed(log: pd.DataFrame, untimed: pd.Series[bool]) -> pd.DataFrame:
    """Place events without a time a microsecond after the one before in their case."""
    times = log[columns.TIMESTAMP].astype("datetime64[us, UTC]")
    cases = log[columns.CASE].astype(object).where(log[columns.CASE].notna(), "")
    before = times.groupby(cases, sort=False).ffill()
    first = times.groupby(cases, sort=False).transform("min")
    base = before.fillna(first).fillna(pd.Timestamp(0, tz="UTC"))
    known = (~untimed).groupby(cases, sort=False).cumsum()
    place = untimed.groupby([cases, known], sort=False).cumsum()
    later = base + pd.to_timedelta(place.where(untimed, 0), unit="us")
    quality = log.get(columns.UI_TIME_QUALITY, pd.Series("recorded", index=log.index))
    return log.assign(
        **{
            columns.TIMESTAMP: later.astype("datetime64[us, UTC]"),
            columns.UI_TIME_QUALITY: quality.astype(object).where(
                ~untimed, "order_only"
            ),
        }
    )


def number_events(log: pd.DataFrame) -> pd.DataFrame:
    """Number the events of each case, unless the file did, and order the columns."""
    from wb2pm.converters.lifecycle import index_events
    from wb2pm.converters.xes.frame import order_columns

    attrs = log.attrs
    if columns.EVENT_INDEX in log and not _orders(log[columns.EVENT_INDEX]):
        free = next(
            name
            for number in count(2)
            if (name := f"{columns.EVENT_INDEX}#{number}") not in log
        )
        log = log.rename(columns={columns.EVENT_INDEX: free})
    ordered = order_columns(index_events(log))
    ordered.attrs = attrs
    return ordered


def _orders(index: pd.Series[Any]) -> bool:
    return bool(pd.api.types.is_integer_dtype(index) and index.notna().all())


OWN_CASE: Final = "log:case"
"""Column of the case that a row was in, where a log's own cases are ignored."""


def in_one_case(log: pd.DataFrame, name: str) -> pd.DataFrame:
    """Put all rows of a log into one case, in the order of the rows.

    Args:
        log: As `read_log` gives it.
        name: Id of the case. The log's own are kept in `OWN_CASE`.

    Examples:
        >>> log = pd.DataFrame({"case:concept:name": ["1", "2"], "event_index": [0, 0]})
        >>> in_one_case(log, "log")["event_index"].tolist()
        [0, 1]
    """
    attrs = log.attrs
    own = log[columns.CASE]
    log = log.copy(deep=False)
    log[OWN_CASE] = own
    log[columns.CASE] = name
    log[columns.EVENT_INDEX] = range(len(log))
    log.attrs = attrs
    return log


def in_order(log: pd.DataFrame, *, by: Literal["file", "time"]) -> pd.DataFrame:
    """Number the events of each case in the order asked for.

    Args:
        log: As `read_log` gives it.
        by: `file` leaves the order as it is, and notes where clocks contradict it;
            `time` numbers anew by time, equal times in the order of the file.

    Examples:
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["1", "1"], "concept:name": ["Save", "Open"],
        ...     "time:timestamp": pd.to_datetime(["2024-01-02", "2024-01-01"], utc=True),
        ...     "event_index": [0, 1],
        ... })
        >>> in_order(log, by="time")["concept:name"].tolist()
        ['Open', 'Save']
    """
    attrs = log.attrs
    key = columns.START if columns.START in log else columns.TIMESTAMP
    if by == "time":
        timed = log.sort_values(key, kind="stable")
        number = timed.groupby(columns.CASE, sort=False, dropna=False).cumcount()
        place = log.groupby(columns.CASE, sort=False, dropna=False).ngroup()
        log = log.assign(**{columns.EVENT_INDEX: number})
        log = log.sort_values([columns.EVENT_INDEX], kind="stable")
        log = log.loc[place.loc[log.index].sort_values(kind="stable").index]
        log = log.reset_index(drop=True)
    else:
        ordered = log[[columns.CASE, columns.EVENT_INDEX, key]].sort_values(
            columns.EVENT_INDEX, kind="stable"
        )
        step = ordered.groupby(columns.CASE, sort=False)[key].diff()
        back = int((step < pd.Timedelta(0)).sum())
        if back:
            attrs.setdefault(NOTES, []).append(backwards_note(back))
    log.attrs = attrs
    return log


def backwards_note(count: int) -> str:
    """Say that times contradict the order of a file.

    Examples:
        >>> backwards_note(3).partition(";")[0]
        '3 events are dated before the event before them in their case'
    """
    return (
        f"{count} events are dated before the event before them in their case;"
        " the order of the file was kept (--option order=time sorts by time)"
    )
