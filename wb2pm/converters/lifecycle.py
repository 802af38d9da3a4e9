"""Activities with a duration: one row each, or a start and a complete event.

One row an activity, with ``start_timestamp`` beside its time, is what analysts count
and what pm4py takes durations from. The lifecycle extension (IEEE 1849-2016, clause
8.3) has an event for the start and one for the end instead, tied together by
``concept:instance``; ProM and Disco take durations of XES from such pairs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np
import pandas as pd

from wb2pm.columns import (
    ACTIVITY,
    CASE,
    EVENT_INDEX,
    INSTANCE,
    LIFECYCLE,
    RESOURCE,
    START,
    TIMESTAMP,
)
from wb2pm.errors import UnknownNameError

if TYPE_CHECKING:
    from numpy.typing import NDArray

Lifecycle = Literal["complete", "both"]
"""How an activity with a start is told: its end alone, with the start as an attribute,
or both as events of their own."""

DERIVED: Final = "ui:derived"
"""Attribute of an unfolded log: what folding it must take back."""
START_EVENTS: Final = "start_events"
"""Token of `DERIVED`: the start events were made of ``start_timestamp``."""
_ON_STARTS: Final = frozenset(
    {ACTIVITY, INSTANCE, LIFECYCLE, RESOURCE, START, TIMESTAMP, EVENT_INDEX}
)
"""What a start event says: which activity it begins, whose, when. All else is said
once, by the complete event."""
_CASE_PREFIX: Final = "case:"


def with_lifecycle(log: pd.DataFrame, lifecycle: Lifecycle) -> pd.DataFrame:
    """Return a log with its activities told as asked for.

    Args:
        log: One row an activity.
        lifecycle: `both` unfolds it (see `unfold`), `complete` leaves it as it is.

    Raises:
        UnknownNameError: If there is no such way.
    """
    if lifecycle not in _WAYS:
        raise UnknownNameError("way with lifecycles", lifecycle, list(_WAYS))
    return unfold(log) if lifecycle == "both" else log


_WAYS: Final = ("complete", "both")


def unfold(log: pd.DataFrame) -> pd.DataFrame:
    """Make a start and a complete event of each activity that took time.

    A log whose rows are lifecycle events already (one of them is a start) is left as it
    is, and so is one without start times.

    Args:
        log: One row an activity; needs ``case:concept:name`` and ``time:timestamp``.

    Returns:
        The log in the same order, each start right before its completion. Start events
        have the activity, the resource, the index, their time, and what is said of the
        case. ``attrs`` says what `folded` takes back.

    Examples:
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a"], "concept:name": ["Save"],
        ...     "start_timestamp": pd.to_datetime(["2024-01-01T10:00:00Z"]),
        ...     "time:timestamp": pd.to_datetime(["2024-01-01T10:00:05Z"]),
        ... })
        >>> unfold(log)["lifecycle:transition"].tolist()
        ['start', 'complete']
        >>> folded(unfold(log)).equals(log[folded(unfold(log)).columns])
        True
    """
    if START not in log or not is_time(log[START]) or not is_time(log[TIMESTAMP]):
        return log
    start = pd.to_datetime(log[START], utc=True)
    end = pd.to_datetime(log[TIMESTAMP], utc=True)
    expanded = (start < end).to_numpy() & _can_expand(log)
    if not expanded.any():
        return log
    derivable = (start == end).to_numpy() | expanded
    derived = [START] if derivable.all() else []
    places = np.repeat(np.arange(len(log)), 1 + expanded)
    is_start = np.zeros(places.size, dtype=bool)
    is_start[:-1] = places[:-1] == places[1:]
    rows = log.take(places)
    if isinstance(log.index, pd.RangeIndex):
        rows.index = pd.RangeIndex(len(rows))
    made = {name: _only(rows[name], ~is_start) for name in rows.columns}
    made[TIMESTAMP] = _times(rows, is_start)
    if LIFECYCLE in log:
        word = rows[LIFECYCLE]
        is_closed = isinstance(word.dtype, pd.CategoricalDtype)  # to a new word
        made[LIFECYCLE] = (word.astype("str") if is_closed else word).mask(
            is_start, "start"
        )
    else:
        derived.append(LIFECYCLE)
        words = np.where(is_start, "start", "complete")
        made[LIFECYCLE] = pd.Series(words, index=rows.index, dtype="str")
    derived.append(START_EVENTS)
    if INSTANCE not in log:
        derived.append(INSTANCE)
        number = log.groupby(CASE, sort=False, dropna=False).cumcount().astype("str")
        tied = number.where(expanded).take(places)
        made[INSTANCE] = pd.Series(tied.array, index=rows.index)
    if START in derived:
        del made[START]
    unfolded = pd.DataFrame(made)
    unfolded.attrs = {**log.attrs, DERIVED: " ".join(derived)}
    return unfolded


def folded(log: pd.DataFrame, *, notes: list[str] | None = None) -> pd.DataFrame:
    """Make one row an activity again of a log that `unfold` made; another stays.

    Args:
        log: The log; ``attrs`` says whether it was unfolded.
        notes: Gets how many starts said what the row does not keep.
    """
    derived = tuple(str(log.attrs.get(DERIVED, "")).split())
    if not derived:
        return log
    attrs = {name: value for name, value in log.attrs.items() if name != DERIVED}
    back = fold(
        log, derived=derived, always=False, notes=[] if notes is None else notes
    )
    back.attrs = attrs
    return back


def is_time(series: pd.Series[Any]) -> bool:
    """Return whether a column holds times: a datetime dtype, or datetime objects."""
    if series.dtype == object:
        return pd.api.types.infer_dtype(series) in {"datetime", "datetime64", "empty"}
    return getattr(series.dtype, "kind", "O") == "M"


def fold(
    log: pd.DataFrame, *, derived: tuple[str, ...], always: bool, notes: list[str]
) -> pd.DataFrame:
    """Make one row of a start event and the complete event that ends it.

    A start is folded into the next event of the same case, activity and
    `concept:instance` if that is its completion; any other start stays a row of
    its own. The row keeps what the complete event says.

    Args:
        log: Events in order, one row each.
        derived: What the file's writer asks to be taken back.
        always: Whether starts are folded even if our writer did not make them.
        notes: Gets how many starts said what the row does not keep.

    Returns:
        The log with `start_timestamp`; the same object if there is nothing
        to do. Events without a start have their own time as start.
    """
    if not derived and not (always and LIFECYCLE in log and TIMESTAMP in log):
        return log
    if LIFECYCLE in log and (always or START_EVENTS in derived):
        starts, ends = _pairs(log)
        differing = _differing(log, starts, ends)
        if differing:
            notes.append(
                f"a start event unlike its complete event: folded ({differing})"
            )
        if START in derived or START not in log:
            start = log[TIMESTAMP].copy()
            start.iloc[ends] = log[TIMESTAMP].iloc[starts]
            log = log.assign(**{START: start})
        kept = np.ones(len(log), dtype=bool)
        kept[starts] = False
        log = log[kept].reset_index(drop=True)
        log = log.assign(**{name: _simplified(log[name]) for name in log.columns})
    elif START in derived and TIMESTAMP in log:
        log = log.assign(**{START: log[TIMESTAMP]})
    added = [name for name in (LIFECYCLE, INSTANCE) if name in derived and name in log]
    return log.drop(columns=added)


def index_events(log: pd.DataFrame) -> pd.DataFrame:
    """Add the position of each event in its case, unless the log has it."""
    if EVENT_INDEX in log:
        return log
    return log.assign(
        **{EVENT_INDEX: log.groupby(CASE, sort=False, dropna=False).cumcount()}
    )


def _only(column: pd.Series[Any], kept: NDArray[np.bool_]) -> pd.Series[Any]:
    """Leave a value out of start events, unless they say it too."""
    name = str(column.name)
    if name in _ON_STARTS or name.startswith(_CASE_PREFIX):
        return column
    if column.dtype.kind in "iu" and not pd.api.types.is_extension_array_dtype(column):
        name_of_type = column.dtype.name.replace("uint", "UInt").replace("int", "Int")
        column = column.astype(pd.api.types.pandas_dtype(name_of_type))
    elif column.dtype == bool:
        column = column.astype("boolean")
    return column.where(kept)


def _times(rows: pd.DataFrame, is_start: NDArray[np.bool_]) -> pd.Series[Any]:
    """Return when each event happened, in one unit and zone where two differ."""
    start, end = rows[START], rows[TIMESTAMP]
    if start.dtype != end.dtype:
        start, end = (pd.to_datetime(each, utc=True) for each in (start, end))
        unit: Literal["ns", "us"] = (
            "ns" if "ns" in {start.dt.unit, end.dt.unit} else "us"
        )
        start, end = start.dt.as_unit(unit), end.dt.as_unit(unit)
    return end.mask(is_start, start)


def _can_expand(rows: pd.DataFrame) -> NDArray[np.bool_]:
    if LIFECYCLE not in rows:
        return np.ones(len(rows), dtype=bool)
    transition = _transition(rows)
    if (transition == "start").any():
        return np.zeros(len(rows), dtype=bool)
    complete: NDArray[np.bool_] = transition == "complete"
    return complete


def _simplified(column: pd.Series[Any]) -> pd.Series[Any]:
    """Return a column the dtype that it has without the start events.

    They share the column of times, and may lack what complete events have.
    """
    if column.dtype == "datetime64[ns, UTC]" and not column.dt.nanosecond.any():
        coarser: pd.Series[Any] = column.dt.as_unit("us")
        return coarser
    if column.dtype == "Int64" and column.notna().all():
        return column.astype("int64")
    if column.dtype == "boolean" and column.notna().all():
        return column.astype("bool")
    return column


def _pairs(log: pd.DataFrame) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Find the rows of start events and of the complete events that end them."""
    transition = _transition(log)
    groups = _groups(log)
    order = np.argsort(groups, kind="stable")
    group, step = groups[order], transition[order]
    paired = np.flatnonzero(
        (group[:-1] == group[1:]) & (step[:-1] == "start") & (step[1:] == "complete")
    )
    return order[paired], order[paired + 1]


def _differing(
    log: pd.DataFrame, starts: NDArray[np.intp], ends: NDArray[np.intp]
) -> int:
    """Count the starts with a value that their complete events do not have."""
    differs = np.zeros(starts.size, dtype=bool)
    for name in log.columns.difference([TIMESTAMP, LIFECYCLE, EVENT_INDEX]):
        said = log[name].iloc[starts].reset_index(drop=True)
        kept = log[name].iloc[ends].reset_index(drop=True)
        same = said.eq(kept).fillna(value=False).astype(bool)
        differs |= (said.notna() & ~same).to_numpy()
    return int(differs.sum())


def _groups(log: pd.DataFrame) -> NDArray[np.intp]:
    """Number the events so that those which may belong together share a number."""
    names = [name for name in (CASE, ACTIVITY, INSTANCE) if name in log]
    numbers = np.zeros(len(log), dtype=np.intp)
    for name in names:
        codes, known = pd.factorize(log[name])
        numbers = pd.factorize(numbers * (len(known) + 1) + codes + 1)[0]
    return numbers


def _transition(log: pd.DataFrame) -> NDArray[np.object_]:
    codes, known = pd.factorize(log[LIFECYCLE])
    words = np.array([*(str(word).casefold() for word in known), ""], dtype=object)
    return words[codes]
