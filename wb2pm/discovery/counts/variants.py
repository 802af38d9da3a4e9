"""Which orders of work occur, and how often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.counts.log_columns import is_columnar
from wb2pm.discovery.counts.traces import read_traces
from wb2pm.discovery.counts.values import Variant

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pandas as pd

    from wb2pm.discovery.counts.log_columns import Source


def variants(log: pd.DataFrame | Source) -> tuple[Variant, ...]:
    """Group the cases of a log by their sequence of activities.

    Args:
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`); a Parquet file, an
            Arrow table or a Polars frame is read in columns, ten million events in
            seconds.

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
    if is_columnar(log):
        from wb2pm.discovery.counts.column_counts import count_variants

        return count_variants(log)
    cases: dict[tuple[str, ...], list[str]] = {}
    for case, trace in read_traces(log).cases.items():  # type: ignore[arg-type]  # a frame
        cases.setdefault(trace.activities, []).append(case)
    return _ranked(cases)


def merge_variants(parts: Iterable[Iterable[Variant]]) -> tuple[Variant, ...]:
    """Combine the variants of logs that have no case in common.

    Counting parts of a log and merging gives what counting the whole gives.

    Args:
        parts: The variants of each part.

    Returns:
        The variants of all parts, in the order of `variants`.

    Examples:
        >>> one = Variant(activities=("Open",), cases=("1",), count=1)
        >>> two = Variant(activities=("Open",), cases=("2",), count=1)
        >>> merge_variants([[one], [two]])[0].count
        2
    """
    cases: dict[tuple[str, ...], list[str]] = {}
    for part in parts:
        for variant in part:
            cases.setdefault(variant.activities, []).extend(variant.cases)
    return _ranked(cases)


def _ranked(cases: dict[tuple[str, ...], list[str]]) -> tuple[Variant, ...]:
    return tuple(
        Variant(activities=activities, cases=tuple(names), count=len(names))
        for activities, names in sorted(
            cases.items(), key=lambda item: (-len(item[1]), item[0])
        )
    )
