"""Standard errors over workflows, and whether two solvers differ."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import TYPE_CHECKING

from msgspec import Struct

from wb2pm.evaluation.tasks import Summary

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from wb2pm.evaluation.tasks import Metric, Result

RESAMPLES = 4_000
"""Draws of the bootstrap; the error of a standard error is then about 1 %."""
PERMUTATIONS = 10_000


class PairedTest(Struct, frozen=True, kw_only=True):
    """How two solvers compare on the examples that both answered.

    Attributes:
        metric: What is compared.
        first: Its value for the first solver.
        second: Its value for the second solver.
        difference: Second less first.
        standard_error: Of the difference, bootstrap over workflows.
        p_value: Two-sided, from swapping the solvers at random in whole
            workflows.
        n: Examples that both answered.
        groups: Workflows they come from.
    """

    metric: str
    first: float | None
    second: float | None
    difference: float | None
    standard_error: float | None
    p_value: float | None
    n: int
    groups: int


class Comparison(Struct, frozen=True, kw_only=True):
    """A solver of one record against a solver of another.

    Attributes:
        task: The task.
        first: The first solver, as ``solver``.
        second: The second solver.
        tests: One for each metric.
    """

    task: str
    first: str
    second: str
    tests: tuple[PairedTest, ...]


def summarise(
    results: Iterable[Result],
    metric: Metric,
    *,
    seed: int = 0,
    resamples: int = RESAMPLES,
) -> Summary:
    """Compute a metric with its standard error.

    The standard error is the standard deviation over resamples of whole
    workflows (cluster bootstrap; Davison & Hinkley 1997, section 3.8):
    examples of one workflow go together.

    Args:
        results: Results of one solver; unscored ones are left out.
        metric: What to compute.
        seed: Of the resampling.
        resamples: How many draws; 0 gives no standard error.

    Examples:
        >>> from wb2pm.evaluation.metrics import mean_of
        >>> from wb2pm.evaluation.tasks import Answer, Result
        >>> results = [
        ...     Result(id=g, group=g, truth=1, answer=Answer(), scores={"x": x})
        ...     for g, x in [("a", 0.0), ("b", 1.0)]
        ... ]
        >>> summary = summarise(results, mean_of("x"))
        >>> summary.value, summary.n, round(summary.standard_error, 1)
        (0.5, 2, 0.4)
    """
    groups, counts = _sums(results, metric)
    if not groups:
        return Summary(
            metric=metric.name, value=None, standard_error=None, n=0, groups=0
        )
    totals = _matrix(groups)
    return Summary(
        metric=metric.name,
        value=metric.value(totals.sum(axis=0).tolist()),
        standard_error=_bootstrap(totals, metric, seed=seed, resamples=resamples),
        n=counts,
        groups=len(groups),
    )


def compare_paired(
    first: Sequence[Result],
    second: Sequence[Result],
    metric: Metric,
    *,
    seed: int = 0,
    permutations: int = PERMUTATIONS,
) -> PairedTest:
    """Test whether two solvers differ on the examples that both answered.

    Under the hypothesis that they are alike, which of the two answered a
    workflow does not matter: the answers of whole workflows are swapped at
    random, and p is the share of swaps that differ at least as much, the
    observed one counted in (Phipson & Smyth 2010).

    Args:
        first: Results of one solver.
        second: Results of the other, matched by the examples' ids.
        metric: What to compare.
        seed: Of swapping and resampling.
        permutations: How many random swaps.

    Examples:
        >>> from wb2pm.evaluation.metrics import mean_of
        >>> compare_paired([], [], mean_of("x")).n
        0
    """
    import numpy as np

    def terms(results: Sequence[Result]) -> dict[str, Result]:
        return {r.id: r for r in results if _terms(r, metric) is not None}

    left, right = terms(first), terms(second)
    both = [identity for identity in left if identity in right]
    mine, n = _sums((left[i] for i in both), metric)
    theirs, _ = _sums((right[i] for i in both), metric)
    if not both:
        return PairedTest(
            metric=metric.name,
            first=None,
            second=None,
            difference=None,
            standard_error=None,
            p_value=None,
            n=0,
            groups=0,
        )
    a = _matrix(mine)
    b = _matrix({group: theirs[group] for group in mine})

    def difference(
        one: NDArray[np.float64], other: NDArray[np.float64]
    ) -> float | None:
        x, y = metric.value(one.tolist()), metric.value(other.tolist())
        return None if x is None or y is None else y - x

    observed = difference(a.sum(axis=0), b.sum(axis=0))
    generator = np.random.default_rng(seed)
    swaps = generator.integers(0, 2, size=(permutations, len(a))).astype(np.float64)
    swapped_a = a.sum(axis=0) + swaps @ (b - a)
    swapped_b = b.sum(axis=0) + swaps @ (a - b)
    random = [difference(x, y) for x, y in zip(swapped_a, swapped_b, strict=True)]
    drawn = [value for value in random if value is not None]
    weights = _weights(len(a), seed=seed, resamples=RESAMPLES)
    resampled = [
        value
        for x, y in zip(weights @ a, weights @ b, strict=True)
        if (value := difference(x, y)) is not None
    ]
    extreme = (
        None
        if observed is None
        else sum(abs(value) >= abs(observed) - 1e-12 for value in drawn)
    )
    return PairedTest(
        metric=metric.name,
        first=metric.value(a.sum(axis=0).tolist()),
        second=metric.value(b.sum(axis=0).tolist()),
        difference=observed,
        standard_error=_deviation(resampled) if len(a) > 1 else None,
        p_value=None if extreme is None else (extreme + 1) / (len(drawn) + 1),
        n=n,
        groups=len(a),
    )


def _terms(result: Result, metric: Metric) -> tuple[float, ...] | None:
    return None if result.answer.unscored is not None else metric.terms(result)


def _sums(
    results: Iterable[Result], metric: Metric
) -> tuple[dict[str, tuple[float, ...]], int]:
    """Add up the terms of each workflow, and count the results that have any.

    Workflows come in the order of their names and sums are exact, so that the order of
    results changes nothing of what is drawn from them.
    """
    found: dict[str, list[tuple[float, ...]]] = {}
    for result in results:
        terms = _terms(result, metric)
        if terms is not None:
            found.setdefault(result.group, []).append(terms)
    sums = {
        group: tuple(map(fsum, zip(*found[group], strict=True)))
        for group in sorted(found)
    }
    return sums, sum(map(len, found.values()))


def _matrix(sums: dict[str, tuple[float, ...]]) -> NDArray[np.float64]:
    import numpy as np

    return np.array(list(sums.values()), dtype=np.float64)


@lru_cache(maxsize=8)  # metrics of one solver are resampled alike
def _weights(groups: int, *, seed: int, resamples: int) -> NDArray[np.float64]:
    """Draw how often each workflow is taken in each resample."""
    import numpy as np

    generator = np.random.default_rng(seed)
    drawn = generator.multinomial(groups, [1 / groups] * groups, size=resamples)
    return drawn.astype(np.float64)


def _bootstrap(
    totals: NDArray[np.float64], metric: Metric, *, seed: int, resamples: int
) -> float | None:
    if not metric.resampled or len(totals) < 2:  # noqa: PLR2004 (nothing varies within one)
        return None
    weights = _weights(len(totals), seed=seed, resamples=resamples)
    values = (metric.value(row.tolist()) for row in weights @ totals)
    return _deviation([value for value in values if value is not None])


def _deviation(values: Sequence[float]) -> float | None:
    import numpy as np

    if len(values) < 2:  # noqa: PLR2004
        return None
    return float(np.std(values, ddof=1))
