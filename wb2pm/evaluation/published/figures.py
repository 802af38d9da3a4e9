"""Figures of published tables: spreads, correlations and p-values, as sums of terms."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from wb2pm.evaluation.correlation import correlation_metric, p_value
from wb2pm.evaluation.tasks import Metric

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.evaluation.tasks import Result


def spread_of(name: str, *, heading: str) -> Metric:
    """Make the standard deviation (n - 1) of a score.

    Examples:
        >>> spread_of("tau", heading="tau sd").value((2.0, 2.0, 4.0))  # of 0 and 2
        1.4142135623730951
    """

    def terms(result: Result) -> tuple[float, ...] | None:
        score = result.scores.get(name)
        return None if score is None else (1.0, score, score * score)

    def value(sums: Sequence[float]) -> float | None:
        n, total, squares = sums
        return sqrt(max(0.0, (squares - total**2 / n) / (n - 1))) if n > 1 else None

    return Metric(name=heading, terms=terms, value=value, description="spread")


def correlation_of(first: str, second: str, *, heading: str) -> Metric:
    """Make Pearson's correlation of two scores; of ranks it is Spearman's.

    Examples:
        >>> correlation_of("x", "y", heading="r").value((2, 1, 1, 1, 1, 1))
        1.0
    """

    def pair(result: Result) -> tuple[float, float] | None:
        x, y = result.scores.get(first), result.scores.get(second)
        return None if x is None or y is None else (x, y)

    return correlation_metric(heading, pair, description="correlation")


def p_value_of(first: str, second: str, *, heading: str) -> Metric:
    """Make the two-sided p-value of `correlation_of` for normal variables.

    Examples:
        >>> p_value_of("x", "y", heading="p").name
        'p'
    """
    metric = correlation_of(first, second, heading=heading)

    def value(sums: Sequence[float]) -> float | None:
        correlation = metric.value(sums)
        return None if correlation is None else p_value(correlation, int(sums[0]))

    return Metric(
        name=heading,
        terms=metric.terms,
        value=value,
        description="p-value",
        resampled=False,
    )
