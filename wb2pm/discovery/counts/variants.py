"""Which orders of work occur, and how often."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from wb2pm.discovery.counts.queries import QueriedLog
from wb2pm.discovery.counts.traces import columns_of
from wb2pm.discovery.counts.values import Variant, Variants

if TYPE_CHECKING:
    import numpy as np
    import pandas as pd
    from numpy.typing import NDArray

    from wb2pm.discovery.counts.log_columns import LogColumns, Numbers, Source

_FACTOR = 0x9E3779B97F4A7C15
"""Odd, so that its powers never vanish modulo 2**64 (Knuth's golden ratio)."""


def variants(log: pd.DataFrame | Source | LogColumns) -> Variants:
    """Group the cases of a log by their sequence of activities.

    Cases are grouped by a hash of their sequence, and then compared activity by
    activity with the first case of their group: no two sequences are ever mixed up.

    Args:
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`); a Parquet file, an
            Arrow table or a Polars frame is read in columns, ten million events in
            seconds. A log in an engine is counted there
            (see `wb2pm.discovery.counts.queries`); what `columns_of` gives is taken as
            it is.

    Returns:
        The distinct sequences, most frequent first, ties by their activities;
        none for an empty log.

    Raises:
        LogError: If the log lacks a column or a value.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1", "2", "2", "3"],
        ...         "concept:name": ["Open", "Save", "Open", "Save", "Open"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"] * 5, utc=True),
        ...     }
        ... )
        >>> [(variant.activities, variant.cases) for variant in variants(log)]
        [(('Open', 'Save'), ('1', '2')), (('Open',), ('3',))]
    """
    import numpy as np

    if isinstance(log, QueriedLog):
        return log.variants()
    columns = columns_of(log, times=False)
    if not columns.cases:
        return Variants()
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
    return Variants(sorted(found, key=lambda each: (-each.count, each.activities)))


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
