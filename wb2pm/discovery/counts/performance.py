"""How long the work takes, where it waits, and what is done again.

Definitions, the same everywhere in wb2pm:

working time
    From the start of an activity to its end, as recorded. A click is an
    instant; typing takes as long as the keys do.
waiting time
    From the latest end among the earlier activities of the case to the start
    of this one; zero where they overlap and for the first activity of a case.
    A recording does not tell what happened in it: the program at work, reading
    or thinking.
duration
    From the first start to the last end of a case. When activities do not
    overlap it is the sum of both times.
rework
    Activities of a case beyond the first of each name: 2 for A B A A.

Times of cases whose clock was not recorded (`ui:time_quality` is
``order_only``) say nothing, and are None here rather than zero.
"""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime
from itertools import pairwise
from math import fsum
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from wb2pm.columns import (
    ACTIVITY,
    CASE,
    EVENT_INDEX,
    START,
    TIMESTAMP,
    UI_TIME_QUALITY,
)
from wb2pm.errors import LogError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import numpy as np
    import pandas as pd
    from numpy.typing import NDArray


class ActivityTimes(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How often an activity occurs and how long it takes.

    Attributes:
        activity: Its label.
        count: How often it occurs, over all cases.
        cases: In how many cases it occurs.
        working_s: Median working time of one occurrence, in seconds.
        waiting_s: Median waiting time before one occurrence, in seconds.
        total_s: Working and waiting time of all occurrences, in seconds.
        share: Part of that in the time of all activities, between 0 and 1.
    """

    activity: str
    count: int
    cases: int
    working_s: float | None = None
    waiting_s: float | None = None
    total_s: float | None = None
    share: float | None = None


class CaseTimes(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How long a case takes.

    Attributes:
        case: Its id.
        events: Number of activities in it.
        rework: Activities in it beyond the first of each name.
        started_at: When it began.
        duration_s: From its first start to its last end, in seconds.
        working_s: Working time of its activities, in seconds.
        waiting_s: Waiting time between its activities, in seconds.
    """

    case: str
    events: int
    rework: int
    started_at: datetime | None = None
    duration_s: float | None = None
    working_s: float | None = None
    waiting_s: float | None = None


class GroupTimes(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the cases of one group have in common.

    Attributes:
        group: Name of the group; None for cases of no known group.
        cases: Their ids, in the order given.
        events: Median number of activities.
        rework: Mean number of reworked activities.
        duration_s: Median duration in seconds, over the cases that have one.
    """

    group: str | None
    cases: tuple[str, ...]
    events: float
    rework: float
    duration_s: float | None = None


def measure_activities(log: pd.DataFrame) -> tuple[ActivityTimes, ...]:
    """Measure how long each activity takes and what it waits for.

    Args:
        log: Event log with the columns `case:concept:name`, `concept:name` and
            `time:timestamp`; `start_timestamp`, `event_index` and
            `ui:time_quality` are used where present. It is not changed.

    Returns:
        One value per activity, the one that takes most time in all first, ties
        by count and then by name. Empty for an empty log.

    Raises:
        LogError: If a column is absent, or a case, activity or time is missing.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a", "a"],
        ...     "concept:name": ["Enter 'From'", "Click 'Show'"],
        ...     "start_timestamp": pd.to_datetime([0, 6], unit="s", utc=True),
        ...     "time:timestamp": pd.to_datetime([4, 6], unit="s", utc=True),
        ... })
        >>> [(a.activity, a.working_s, a.waiting_s) for a in measure_activities(log)]
        [("Enter 'From'", 4.0, 0.0), ("Click 'Show'", 0.0, 2.0)]
    """
    import numpy as np
    import pandas as pd

    rows = timed_rows(log)
    codes, names = pd.factorize(rows["activity"])
    order = np.argsort(codes, kind="stable")
    bounds = np.searchsorted(codes[order], np.arange(len(names) + 1))
    rows = rows.iloc[order]
    cases, timed = rows["case_order"].to_numpy(), rows["timed"].to_numpy(dtype=bool)
    times = rows[["working", "waiting"]].to_numpy()
    found = {
        str(name): _Occurrences(
            cases[begin:end], timed[begin:end], times[begin:end][timed[begin:end]]
        )
        for name, (begin, end) in zip(names, pairwise(bounds), strict=True)
    }
    everything = fsum(each.total_s for each in found.values())
    measured = [
        _measure_activity(activity, occurrences, everything)
        for activity, occurrences in found.items()
    ]
    return tuple(
        sorted(measured, key=lambda a: (-(a.total_s or 0.0), -a.count, a.activity))
    )


def measure_cases(log: pd.DataFrame) -> tuple[CaseTimes, ...]:
    """Measure how long each case takes and how much of it is rework.

    Args:
        log: Event log as for `measure_activities`.

    Returns:
        One value per case, in the order in which the log names them.

    Raises:
        LogError: If a column is absent, or a case, activity or time is missing.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a"] * 3,
        ...     "concept:name": ["Open", "Save", "Open"],
        ...     "time:timestamp": pd.to_datetime([0, 5, 9], unit="s", utc=True),
        ... })
        >>> case = measure_cases(log)[0]
        >>> case.events, case.rework, case.duration_s, case.waiting_s
        (3, 1, 9.0, 9.0)
    """
    import numpy as np

    rows = timed_rows(log)
    if rows.empty:
        return ()
    case = rows["case_order"].to_numpy()
    first = np.flatnonzero(np.diff(case, prepend=-1))
    sizes = np.diff(first, append=len(case)).tolist()
    names = rows["case"].iloc[first].tolist()
    repeated = rows.duplicated(["case_order", "activity"]).to_numpy()
    rework = np.add.reduceat(repeated.astype(np.int64), first).tolist()
    timed = np.logical_and.reduceat(rows["timed"].to_numpy(dtype=bool), first)
    starts = rows.groupby("case_order", sort=True)["start"].min()
    ends = rows.groupby("case_order", sort=True)["end"].max()
    durations = (ends - starts).dt.total_seconds().tolist()
    working = np.add.reduceat(rows["working"].to_numpy(), first).tolist()
    waiting = np.add.reduceat(rows["waiting"].to_numpy(), first).tolist()
    return tuple(
        CaseTimes(
            case=str(name),
            events=sizes[at],
            rework=rework[at],
            started_at=start.to_pydatetime(warn=False),
            duration_s=durations[at],
            working_s=round(working[at], 6),
            waiting_s=round(waiting[at], 6),
        )
        if known
        else CaseTimes(case=str(name), events=sizes[at], rework=rework[at])
        for at, (name, known, start) in enumerate(
            zip(names, timed.tolist(), starts, strict=True)
        )
    )


def break_down(
    cases: Iterable[CaseTimes], groups: Mapping[str, str | None]
) -> tuple[GroupTimes, ...]:
    """Compare groups of cases: by site, by difficulty, by person.

    Args:
        cases: What `measure_cases` found.
        groups: Case id -> group; a case without one is counted under None.

    Returns:
        One value per group, by name, the cases of no known group last.

    Examples:
        >>> cases = [
        ...     CaseTimes(case="a", events=4, rework=0, duration_s=10.0),
        ...     CaseTimes(case="b", events=6, rework=2, duration_s=20.0),
        ... ]
        >>> break_down(cases, {"a": "shop", "b": "shop"})[0].duration_s
        15.0
    """
    grouped: dict[str | None, list[CaseTimes]] = defaultdict(list)
    for case in cases:
        grouped[groups.get(case.case)].append(case)
    ordered = sorted(grouped.items(), key=lambda item: (item[0] is None, item[0] or ""))
    return tuple(
        GroupTimes(
            group=group,
            cases=tuple(case.case for case in members),
            events=float(median(case.events for case in members)),
            rework=sum(case.rework for case in members) / len(members),
            duration_s=_median(
                [case.duration_s for case in members if case.duration_s is not None]
            ),
        )
        for group, members in ordered
    )


def timed_rows(log: pd.DataFrame) -> pd.DataFrame:
    """Order a log and give each row its working and waiting time.

    Args:
        log: Event log as for `measure_activities`. It is not changed.

    Returns:
        A row for each of the log's, under its index: ``case``, ``activity``, ``start``,
        ``end``, ``timed`` (whether its clock was recorded), ``working`` and ``waiting``
        in seconds, by case and in its order.

    Raises:
        LogError: If a column is absent, or a case, activity or time is missing.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a", "a"],
        ...     "concept:name": ["Open", "Save"],
        ...     "time:timestamp": pd.to_datetime([0, 5], unit="s", utc=True),
        ... })
        >>> list(timed_rows(log)["waiting"])
        [0.0, 5.0]
    """
    import pandas as pd

    needed = [CASE, ACTIVITY, TIMESTAMP]
    if absent := [name for name in needed if name not in log]:
        raise LogError(f"the log lacks the columns {absent}")
    if holes := int(log[needed].isna().any(axis=1).sum()):
        raise LogError(f"{holes} of {len(log)} rows lack a case, activity or time")
    end = pd.to_datetime(log[TIMESTAMP], utc=True)
    start = pd.to_datetime(log[START], utc=True).fillna(end) if START in log else end
    rows = pd.DataFrame(
        {
            "case": log[CASE].astype(str),
            "activity": log[ACTIVITY].astype(str),
            "start": start,
            "end": end,
            "timed": (
                log[UI_TIME_QUALITY] != "order_only" if UI_TIME_QUALITY in log else True
            ),
            "order": log.get(EVENT_INDEX, end),
        }
    )
    rows["case_order"] = pd.factorize(rows["case"])[0]
    rows = rows.sort_values(["case_order", "order"], kind="stable")
    latest = rows.groupby("case_order")["end"].cummax()
    before = latest.groupby(rows["case_order"]).shift()
    rows["working"] = (rows["end"] - rows["start"]).dt.total_seconds().clip(lower=0)
    rows["waiting"] = (
        (rows["start"] - before).dt.total_seconds().clip(lower=0).fillna(0.0)
    )
    return rows


class _Occurrences(NamedTuple):
    """Where one activity was done: its cases, and the times that are known."""

    cases: NDArray[np.int64]
    timed: NDArray[np.bool_]
    times: NDArray[np.float64]

    @property
    def total_s(self) -> float:
        """Working and waiting time, the same in any order of adding up."""
        return fsum(self.times.ravel().tolist())


def _measure_activity(
    activity: str, found: _Occurrences, everything: float
) -> ActivityTimes:
    """Sum up the occurrences of one activity."""
    import numpy as np

    known = bool(len(found.times))
    total = round(found.total_s, 6)
    working, waiting = (
        np.median(found.times, axis=0).tolist() if known else (None, None)
    )
    return ActivityTimes(
        activity=activity,
        count=len(found.cases),
        cases=len(np.unique(found.cases)),
        working_s=working,
        waiting_s=waiting,
        total_s=total if known else None,
        share=total / everything if known and everything > 0 else None,
    )


def _median(values: list[float]) -> float | None:
    return median(values) if values else None
