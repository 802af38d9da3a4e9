"""Which activity directly followed which, how often, and how long it took."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.counts.queries import QueriedLog
from wb2pm.discovery.counts.traces import columns_of
from wb2pm.discovery.counts.values import ActivityCount, DirectlyFollowsGraph, Flow

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    import pandas as pd
    from numpy.typing import NDArray

    from wb2pm.discovery.counts.log_columns import LogColumns, Numbers, Source


def directly_follows(
    log: pd.DataFrame | Source | QueriedLog | LogColumns,
) -> DirectlyFollowsGraph:
    """Count which activity directly followed which.

    Times are medians in seconds. The time of a flow runs from the end of the one
    activity to the start of the next and is negative where they overlap. A log
    without the column ``start_timestamp`` has instants: activities take no time.

    Args:
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`); a Parquet file, an
            Arrow table or a Polars frame is read in columns, ten million events in
            seconds. A log in an engine is counted there
            (see `wb2pm.discovery.counts.queries`); what `columns_of` gives is taken as
            it is.

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
    import numpy as np

    if isinstance(log, QueriedLog):
        return log.directly_follows()
    columns = columns_of(log, times=True)
    if columns.started is None or columns.ended is None:  # pragma: no cover
        raise AssertionError("times were asked for")
    labels, activity = columns.labels, columns.activity
    case = np.repeat(np.arange(len(columns.cases)), np.diff(columns.first))
    within = case[1:] == case[:-1]
    before, after = activity[:-1][within], activity[1:][within]
    flows = _summed(
        before * len(labels) + after,
        case[1:][within],
        (columns.started[1:] - columns.ended[:-1])[within],
        len(labels) ** 2,
    )
    occurrences = _summed(activity, case, columns.ended - columns.started, len(labels))
    return DirectlyFollowsGraph(
        activities=tuple(
            sorted(
                (
                    ActivityCount(
                        activity=labels[key], count=count, cases=cases, seconds=seconds
                    )
                    for key, count, cases, seconds in occurrences
                ),
                key=lambda each: (-each.count, each.activity),
            )
        ),
        flows=tuple(
            sorted(
                (
                    Flow(
                        source=labels[key // len(labels)],
                        target=labels[key % len(labels)],
                        count=count,
                        cases=cases,
                        seconds=seconds,
                    )
                    for key, count, cases, seconds in flows
                ),
                key=lambda each: (-each.count, each.source, each.target),
            )
        ),
        starts=_counted(activity[columns.first[:-1]], labels),
        ends=_counted(activity[columns.first[1:] - 1], labels),
        cases=len(columns.cases),
    )


class _Sums(NamedTuple):
    """What was observed under one key."""

    key: int
    rows: int
    cases: int
    seconds: float


def _summed(
    key: Numbers, case: Numbers, seconds: NDArray[np.float64], keys: int
) -> Iterator[_Sums]:
    """Count rows and cases, and take the median of the seconds, by key.

    The sort is stable and the rows come case by case, so that the rows of a case
    stand together under each key.
    """
    import numpy as np

    small = keys <= np.iinfo(np.uint16).max  # numpy sorts these by radix
    order = np.argsort(key.astype(np.uint16) if small else key, kind="stable")
    ordered, seconds = key[order], seconds[order]
    new = np.ones(len(order), dtype=bool)
    new[1:] = (np.diff(case[order]) != 0) | (np.diff(ordered) != 0)
    bounds = np.flatnonzero(np.diff(ordered, prepend=-1))
    for begin, end in pairwise([*bounds.tolist(), len(order)]):
        yield _Sums(
            key=int(ordered[begin]),
            rows=end - begin,
            cases=int(np.count_nonzero(new[begin:end])),
            seconds=float(np.median(seconds[begin:end])),
        )


def _counted(activity: Numbers, labels: list[str]) -> dict[str, int]:
    import numpy as np

    counts = np.bincount(activity, minlength=len(labels))
    return {
        label: int(count) for label, count in zip(labels, counts, strict=True) if count
    }
