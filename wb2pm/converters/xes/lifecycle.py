"""Activities with a duration, and the two XES events that stand for them.

An XES event has one time. An activity that took a while is therefore two
events, `start` and `complete` (lifecycle extension, IEEE 1849-2016 clause 8.3),
tied together by `concept:instance`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import numpy as np
import pandas as pd

from wb2pm.columns import ACTIVITY, CASE, EVENT_INDEX, LIFECYCLE, START, TIMESTAMP
from wb2pm.converters.xes.names import INSTANCE

if TYPE_CHECKING:
    from numpy.typing import NDArray

START_EVENTS: Final = "start_events"
"""Token of `ui:derived`: the file's start events were made by the writer."""


class Lifecycle(NamedTuple):
    """How the durations of a log are written.

    Attributes:
        expanded: Which rows become a start and a complete event.
        keeps_start: Whether the start is written as an attribute as well, since
            the events alone would not bring it back.
        derived: What reading must take back: `START_EVENTS` and the columns
            that the writer added or left out.
    """

    expanded: NDArray[np.bool_]
    keeps_start: bool
    derived: tuple[str, ...]


def plan_lifecycle(
    rows: pd.DataFrame, *, lifecycle: Literal["both", "complete"]
) -> Lifecycle:
    """Decide which activities become two events.

    A log whose rows are lifecycle events already (one of them is a start) is
    left as it is.

    Args:
        rows: The log.
        lifecycle: `both` for two events where an activity took time,
            `complete` for one event each.

    Returns:
        The plan; nothing is expanded in a log without start times.
    """
    nothing = np.zeros(len(rows), dtype=bool)
    if START not in rows or not is_time(rows[START]) or not is_time(rows[TIMESTAMP]):
        return Lifecycle(nothing, keeps_start=START in rows, derived=())
    start = pd.to_datetime(rows[START], utc=True)
    end = pd.to_datetime(rows[TIMESTAMP], utc=True)
    expanded = nothing
    if lifecycle == "both":
        expanded = (start < end).to_numpy() & _can_expand(rows)
    derivable = (start == end).to_numpy() | expanded
    keeps_start = not bool(derivable.all())
    derived = [] if keeps_start else [START]
    if LIFECYCLE not in rows:
        derived.append(LIFECYCLE)
    if expanded.any():
        derived.append(START_EVENTS)
        if INSTANCE not in rows:
            derived.append(INSTANCE)
    return Lifecycle(expanded, keeps_start=keeps_start, derived=tuple(derived))


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
