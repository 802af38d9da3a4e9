"""Which activity directly followed which, how often, and how long it took."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING

from wb2pm.discovery.counts.log_columns import is_columnar
from wb2pm.discovery.counts.traces import read_traces
from wb2pm.discovery.counts.values import ActivityCount, DirectlyFollowsGraph, Flow

if TYPE_CHECKING:
    import pandas as pd

    from wb2pm.discovery.counts.log_columns import Source


@dataclass(frozen=True, slots=True, kw_only=True)
class FlowTally:
    """What was observed on a part of a log; tallies of parts add up.

    Attributes:
        durations: Activity -> seconds from start to end, one per occurrence.
        activity_cases: Activity -> number of cases it occurs in.
        waits: (before, after) -> seconds between them, one per occurrence.
        flow_cases: (before, after) -> number of cases it occurs in.
        starts: Activity -> number of cases that begin with it.
        ends: Activity -> number of cases that end with it.
        cases: Number of cases.
    """

    durations: dict[str, list[float]] = field(default_factory=dict)
    activity_cases: Counter[str] = field(default_factory=Counter)
    waits: dict[tuple[str, str], list[float]] = field(default_factory=dict)
    flow_cases: Counter[tuple[str, str]] = field(default_factory=Counter)
    starts: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    cases: int = 0

    def __add__(self, other: FlowTally) -> FlowTally:
        """Combine with the tally of other cases."""
        return FlowTally(
            durations={
                activity: self.durations.get(activity, [])
                + other.durations.get(activity, [])
                for activity in self.durations | other.durations
            },
            activity_cases=self.activity_cases + other.activity_cases,
            waits={
                pair: self.waits.get(pair, []) + other.waits.get(pair, [])
                for pair in self.waits | other.waits
            },
            flow_cases=self.flow_cases + other.flow_cases,
            starts=self.starts + other.starts,
            ends=self.ends + other.ends,
            cases=self.cases + other.cases,
        )

    def graph(self) -> DirectlyFollowsGraph:
        """Sum up what was observed."""
        return DirectlyFollowsGraph(
            activities=tuple(
                ActivityCount(
                    activity=activity,
                    count=len(seconds),
                    cases=self.activity_cases[activity],
                    seconds=median(seconds),
                )
                for activity, seconds in sorted(
                    self.durations.items(), key=lambda item: (-len(item[1]), item[0])
                )
            ),
            flows=tuple(
                Flow(
                    source=pair[0],
                    target=pair[1],
                    count=len(seconds),
                    cases=self.flow_cases[pair],
                    seconds=median(seconds),
                )
                for pair, seconds in sorted(
                    self.waits.items(), key=lambda item: (-len(item[1]), item[0])
                )
            ),
            starts=dict(sorted(self.starts.items())),
            ends=dict(sorted(self.ends.items())),
            cases=self.cases,
        )


def tally_flows(log: pd.DataFrame) -> FlowTally:
    """Observe a part of a log whose cases are whole.

    Args:
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`).

    Returns:
        What can be added to the tallies of other parts.

    Raises:
        LogError: If the log lacks a column or a value.
    """
    durations: defaultdict[str, list[float]] = defaultdict(list)
    waits: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    activity_cases: Counter[str] = Counter()
    flow_cases: Counter[tuple[str, str]] = Counter()
    traces = read_traces(log).cases.values()
    for trace in traces:
        pairs = list(pairwise(trace.activities))
        for activity, start, end in zip(
            trace.activities, trace.started, trace.ended, strict=True
        ):
            durations[activity].append(end - start)
        for pair, end, start in zip(
            pairs, trace.ended, trace.started[1:], strict=False
        ):
            waits[pair].append(start - end)
        activity_cases.update(set(trace.activities))
        flow_cases.update(set(pairs))
    return FlowTally(
        durations=dict(durations),
        activity_cases=activity_cases,
        waits=dict(waits),
        flow_cases=flow_cases,
        starts=Counter(trace.activities[0] for trace in traces),
        ends=Counter(trace.activities[-1] for trace in traces),
        cases=len(traces),
    )


def directly_follows(log: pd.DataFrame | Source) -> DirectlyFollowsGraph:
    """Count which activity directly followed which.

    Times are medians in seconds. The time of a flow runs from the end of the one
    activity to the start of the next and is negative where they overlap. A log
    without the column ``start_timestamp`` has instants: activities take no time.

    Args:
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`); a Parquet file, an
            Arrow table or a Polars frame is read in columns, ten million events in
            seconds.

    Returns:
        The graph; empty for an empty log.

    Raises:
        LogError: If the log lacks a column or a value.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1", "1"],
        ...         "concept:name": ["Open", "Save", "Save"],
        ...         "time:timestamp": pd.to_datetime(
        ...             ["2024-01-01 10:00", "2024-01-01 10:01", "2024-01-01 10:04"],
        ...             utc=True,
        ...         ),
        ...     }
        ... )
        >>> for flow in directly_follows(log).flows:
        ...     print(flow.source, flow.target, flow.count, flow.seconds)
        Open Save 1 60.0
        Save Save 1 180.0
    """
    if is_columnar(log):
        from wb2pm.discovery.counts.column_counts import count_flows

        return count_flows(log)
    return tally_flows(log).graph()  # type: ignore[arg-type]  # a frame
