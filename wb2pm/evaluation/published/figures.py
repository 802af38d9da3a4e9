"""Figures of published tables: means, spreads, and correlations, as sums of terms."""

from __future__ import annotations

from math import asin, exp, lgamma, pi, sqrt
from typing import TYPE_CHECKING

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

    def terms(result: Result) -> tuple[float, ...] | None:
        x, y = result.scores.get(first), result.scores.get(second)
        return None if x is None or y is None else (1.0, x, y, x * x, y * y, x * y)

    return Metric(
        name=heading, terms=terms, value=_correlation, description="correlation"
    )


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
        best="low",
        resampled=False,
    )


def p_value(correlation: float, n: int) -> float | None:
    """Return the two-sided p-value of Pearson's r under normality.

    The density of r under independence is proportional to
    ``(1 - r^2)^((n - 4) / 2)`` (Student 1908), that of ``asin r`` therefore to
    its cosine to the power of n - 3; it is integrated over the tails.

    Args:
        correlation: r.
        n: Pairs; below 3 there is no value.

    Examples:
        >>> f"{p_value(0.842, 30):.1e}"
        '5.5e-09'
        >>> p_value(1.0, 9), p_value(0.5, 2)
        (0.0, None)
    """
    import numpy as np

    if n < 3:  # noqa: PLR2004 (two points always lie on a line)
        return None
    low = asin(min(1.0, abs(correlation)))
    nodes, weights = np.polynomial.legendre.leggauss(200)
    half = (pi / 2 - low) / 2
    tail = half * float(weights @ np.cos(low + half + half * nodes) ** (n - 3))
    return min(1.0, 2 * tail / _beta(0.5, (n - 2) / 2))


def ranks(values: Sequence[float]) -> list[float]:
    """Rank values from 1, equal ones sharing the mean of their ranks.

    Examples:
        >>> ranks([3.0, 1.0, 3.0])
        [2.5, 1.0, 2.5]
    """
    ordered = sorted(values)
    count = {value: ordered.count(value) for value in ordered}
    return [ordered.index(value) + (count[value] + 1) / 2 for value in values]


def spearman(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Return Spearman's rank correlation; None where a side does not vary.

    Examples:
        >>> spearman([1, 2, 3], [1, 3, 2])
        0.5
    """
    x, y = ranks(first), ranks(second)
    pairs = list(zip(x, y, strict=True))
    return _correlation(
        (
            float(len(pairs)),
            sum(x),
            sum(y),
            sum(a * a for a in x),
            sum(b * b for b in y),
            sum(a * b for a, b in pairs),
        )
    )


def kendall(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Return Kendall's tau-b (1945); None where a side does not vary.

    Examples:
        >>> kendall([1, 2, 3, 4], [4, 3, 2, 1])
        -1.0
    """
    balance = varying_first = varying_second = 0
    for j in range(len(first)):
        for k in range(j):
            a = (first[j] > first[k]) - (first[j] < first[k])
            b = (second[j] > second[k]) - (second[j] < second[k])
            balance += a * b
            varying_first += a * a
            varying_second += b * b
    scale = sqrt(varying_first * varying_second)
    return balance / scale if scale else None


def _correlation(sums: Sequence[float]) -> float | None:
    n, x, y, xx, yy, xy = sums
    if not n:
        return None
    spread = (xx - x * x / n) * (yy - y * y / n)
    if spread <= 1e-12:  # noqa: PLR2004 (what rounding leaves of zero)
        return None
    return max(-1.0, min(1.0, (xy - x * y / n) / sqrt(spread)))


def _beta(a: float, b: float) -> float:
    return exp(lgamma(a) + lgamma(b) - lgamma(a + b))
