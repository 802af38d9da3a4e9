"""Directly-follows graphs and variants of logs that are read in columns.

They are what `directly_follows` and `variants` give for the same log as a frame, to
the last digit; only the way there differs.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.counts.log_columns import read_columns
from wb2pm.discovery.counts.values import (
    ActivityCount,
    DirectlyFollowsGraph,
    Flow,
    Variant,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    from numpy.typing import NDArray

    from wb2pm.discovery.counts.log_columns import LogColumns, Numbers, Source

_FACTOR = 0x9E3779B97F4A7C15
"""Odd, so that its powers never vanish modulo 2**64 (Knuth's golden ratio)."""


def count_flows(log: Source) -> DirectlyFollowsGraph:
    """Count which activity directly followed which, in a log read in columns.

    Args:
        log: A Parquet file, an Arrow table or a Polars frame.

    Returns:
        The same as `wb2pm.discovery.counts.directly_follows.directly_follows`.

    Raises:
        LogError: If the log lacks a column or a value.
    """
    import numpy as np

    columns = read_columns(log, times=True)
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


def count_variants(log: Source) -> tuple[Variant, ...]:
    """Group the cases of a log read in columns by their sequence of activities.

    Cases are grouped by a hash of their sequence, and then compared activity by
    activity with the first case of their group: no two sequences are ever mixed up.

    Args:
        log: A Parquet file, an Arrow table or a Polars frame.

    Returns:
        The same as `wb2pm.discovery.counts.variants.variants`.

    Raises:
        LogError: If the log lacks a column or a value.
    """
    import numpy as np

    columns = read_columns(log, times=False)
    if not columns.cases:
        return ()
    group = _grouped(columns)
    order = np.argsort(group, kind="stable")
    bounds = np.flatnonzero(np.diff(group[order], prepend=-1))
    names = np.array(columns.cases, dtype=object)[order]
    found: list[Variant] = []
    for begin, end in pairwise([*bounds.tolist(), len(order)]):
        witness = order[begin]
        sequence = columns.activity[columns.first[witness] : columns.first[witness + 1]]
        found.append(
            Variant(
                activities=tuple(columns.labels[at] for at in sequence.tolist()),
                cases=tuple(names[begin:end]),
                count=end - begin,
            )
        )
    return tuple(sorted(found, key=lambda each: (-each.count, each.activities)))


def _grouped(columns: LogColumns) -> Numbers:
    """Number the cases by their sequence: equal numbers, equal sequences."""
    import numpy as np

    activity, first = columns.activity, columns.first
    length = np.diff(first)
    position = np.arange(len(activity)) - np.repeat(first[:-1], length)
    powers = np.full(int(length.max()), _FACTOR, dtype=np.uint64)
    powers = np.multiply.accumulate(powers)
    terms = _mixed(activity.astype(np.uint64) + np.uint64(1)) * powers[position]
    hashes = np.add.reduceat(terms, first[:-1])
    _, witness, group = np.unique(
        np.stack([hashes, length.astype(np.uint64)], axis=1).view("u8,u8").ravel(),
        return_index=True,
        return_inverse=True,
    )
    begin = first[:-1][witness][group]
    same = activity == activity[np.repeat(begin, length) + position]
    unlike = np.unique(np.repeat(np.arange(len(length)), length)[~same])
    apart: dict[bytes, int] = {}
    for case in unlike.tolist():  # two sequences of one hash: told apart one by one
        sequence = activity[first[case] : first[case + 1]].tobytes()
        group[case] = apart.setdefault(sequence, len(length) + len(apart))
    return group


def _mixed(values: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Spread small numbers over 64 bits (the finaliser of splitmix64)."""
    import numpy as np

    values = (values ^ (values >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    values = (values ^ (values >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return values ^ (values >> np.uint64(31))
