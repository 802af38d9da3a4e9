"""How two lists of numbers go together: Pearson, Spearman, Kendall.

Written out here, as the libraries that have them (scipy, scikit-learn) are not needed
for anything else that works without the extra ``mining``.
"""

from __future__ import annotations

from math import asin, exp, lgamma, pi, sqrt
from typing import TYPE_CHECKING

from wb2pm.evaluation.tasks import Metric

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.evaluation.tasks import Result

_TERMS = 6
"""Sums that a correlation is computed from."""
_ROUNDING = 1e-12
"""Share of a sum of squares that rounding may leave where nothing varies."""


def correlation_metric(
    name: str,
    pair: Callable[[Result], tuple[float, float] | None],
    *,
    description: str,
) -> Metric:
    """Make Pearson's correlation of two numbers that each result has.

    Args:
        name: The metric's name.
        pair: Gives the two numbers of a result; None leaves it out.
        description: What it says.

    Examples:
        >>> metric = correlation_metric("r", lambda _: (1.0, 2.0), description="-")
        >>> metric.value((2, 1, 1, 1, 1, 1))
        1.0
    """

    def terms(result: Result) -> tuple[float, ...] | None:
        found = pair(result)
        return None if found is None else _terms(*found)

    return Metric(name=name, terms=terms, value=_pearson, description=description)


def within_metric(
    name: str,
    pair: Callable[[Result], tuple[float, float] | None],
    *,
    parts: Sequence[str],
    part_of: Callable[[Result], str | None],
    description: str,
) -> Metric:
    """Make the correlation within parts: what is left once their means are taken off.

    Two judges that only agree on which part is better than which correlate when all is
    pooled, and not here.

    Args:
        name: The metric's name.
        pair: Gives the two numbers of a result; None leaves it out.
        parts: Names of the parts, all of them.
        part_of: Which part a result is of; one that is not listed is left out.
        description: What it says.

    Examples:
        >>> metric = within_metric(
        ...     "r",
        ...     lambda result: (result.scores["x"], result.scores["y"]),
        ...     parts=("a", "b"),
        ...     part_of=lambda result: result.kind,
        ...     description="-",
        ... )
        >>> rising, falling = (2, 1, 1, 1, 1, 1), (2, 11, 1, 61, 1, 5)
        >>> metric.value((*rising, *falling))
        0.0
    """

    def terms(result: Result) -> tuple[float, ...] | None:
        found, part = pair(result), part_of(result)
        if found is None or part not in parts:
            return None
        row = [0.0] * (_TERMS * len(parts))
        start = _TERMS * parts.index(part)
        row[start : start + _TERMS] = _terms(*found)
        return tuple(row)

    def value(sums: Sequence[float]) -> float | None:
        moments = [sums[k : k + _TERMS] for k in range(0, len(sums), _TERMS)]
        centred = [_centred(part) for part in moments if part[0]]
        xx, yy, xy = (sum(column) for column in zip(*centred, strict=True))
        return _ratio(xx, yy, xy)

    return Metric(name=name, terms=terms, value=value, description=description)


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
    terms = [_terms(x, y) for x, y in zip(ranks(first), ranks(second), strict=True)]
    return _pearson([sum(c) for c in zip(*terms, strict=True)]) if terms else None


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


def _terms(x: float, y: float) -> tuple[float, ...]:
    return (1.0, x, y, x * x, y * y, x * y)


def _pearson(sums: Sequence[float]) -> float | None:
    return _ratio(*_centred(sums)) if sums[0] else None


def _centred(sums: Sequence[float]) -> tuple[float, float, float]:
    """Return the spreads of both and what they share, about their means."""
    n, x, y, xx, yy, xy = sums
    spreads = (
        (square, square - total * total / n) for total, square in ((x, xx), (y, yy))
    )
    first, second = (
        left if left > _ROUNDING * square else 0.0 for square, left in spreads
    )
    return first, second, xy - x * y / n


def _ratio(xx: float, yy: float, xy: float) -> float | None:
    if xx * yy <= 1e-12:  # noqa: PLR2004 (what rounding leaves of zero)
        return None
    return max(-1.0, min(1.0, xy / sqrt(xx * yy)))


def _beta(a: float, b: float) -> float:
    return exp(lgamma(a) + lgamma(b) - lgamma(a + b))
