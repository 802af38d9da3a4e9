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
from statistics import median
from typing import TYPE_CHECKING

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

    import pandas as pd


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
    rows = timed_rows(log)
    found: dict[str, list[tuple[str, bool, float, float]]] = defaultdict(list)
    for case, activity, timed, working, waiting in zip(
        rows["case"],
        rows["activity"],
        rows["timed"],
        rows["working"],
        rows["waiting"],
        strict=True,
    ):
        found[activity].append((case, timed, working, waiting))
    everything = sum(
        working + waiting
        for occurrences in found.values()
        for _, timed, working, waiting in occurrences
        if timed
    )
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
    found = (
        timed_rows(log)
        .groupby("case", sort=False)
        .agg(
            events=("activity", "size"),
            activities=("activity", "nunique"),
            timed=("timed", "all"),
            start=("start", "min"),
            end=("end", "max"),
            working=("working", "sum"),
            waiting=("waiting", "sum"),
        )
    )
    cases: list[CaseTimes] = []
    for case, row in found.to_dict("index").items():
        events, rework = int(row["events"]), int(row["events"] - row["activities"])
        if not row["timed"]:
            cases.append(CaseTimes(case=str(case), events=events, rework=rework))
            continue
        cases.append(
            CaseTimes(
                case=str(case),
                events=events,
                rework=rework,
                started_at=row["start"].to_pydatetime(warn=False),
                duration_s=(row["end"] - row["start"]).total_seconds(),
                working_s=round(float(row["working"]), 6),
                waiting_s=round(float(row["waiting"]), 6),
            )
        )
    return tuple(cases)


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


def _measure_activity(
    activity: str, occurrences: list[tuple[str, bool, float, float]], everything: float
) -> ActivityTimes:
    """Sum up the occurrences of one activity."""
    timed = [(working, waiting) for _, known, working, waiting in occurrences if known]
    total = round(sum(working + waiting for working, waiting in timed), 6)
    return ActivityTimes(
        activity=activity,
        count=len(occurrences),
        cases=len({case for case, *_ in occurrences}),
        working_s=_median([working for working, _ in timed]),
        waiting_s=_median([waiting for _, waiting in timed]),
        total_s=total if timed else None,
        share=total / everything if timed and everything > 0 else None,
    )


def _median(values: list[float]) -> float | None:
    return median(values) if values else None
