"""Metrics that several tasks share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TYPE_CHECKING

from wb2pm.evaluation.tasks import Metric

if TYPE_CHECKING:
    from wb2pm.evaluation.tasks import Result


def mean_of(name: str, *, heading: str | None = None, description: str = "") -> Metric:
    """Make the mean of one of the scores that a task gives each example.

    Args:
        name: Key in `Result.scores`.
        heading: The metric's name; None takes the score's.
        description: What it says.

    Examples:
        >>> mean_of("ari").name
        'ari'
    """

    def terms(result: Result) -> tuple[float, ...] | None:
        score = result.scores.get(name)
        return None if score is None else (1.0, score)

    return Metric(
        name=heading or name, terms=terms, value=_mean, description=description
    )


def accuracy() -> Metric:
    """Make the share of examples whose prediction equals the truth.

    Examples:
        >>> accuracy().value((4.0, 3.0))
        0.75
    """
    return Metric(
        name="accuracy",
        terms=lambda result: (1.0, float(result.answer.prediction == result.truth)),
        value=_mean,
        description="share of answers that are right",
    )


def yes_or_no_metrics() -> tuple[Metric, ...]:
    """Make the metrics of a task whose truth is True or False; True is positive.

    F1 is that of the positive class, balanced accuracy the mean of both
    classes' recall, MCC Matthews' correlation coefficient (1975).

    Examples:
        >>> f1, balanced, *_ = yes_or_no_metrics()
        >>> round(f1.value((10, 0, 60, 0)), 2)  # all yes, 1 positive to 6 negatives
        0.25
        >>> balanced.value((10, 0, 60, 0))
        0.5
    """
    return tuple(
        Metric(name=name, terms=_confusion, value=value, description=description)
        for name, (value, description) in YES_OR_NO.items()
    )


def _mean(sums: Sequence[float]) -> float | None:
    count, total = sums
    return total / count if count else None


def _confusion(result: Result) -> tuple[float, ...]:
    """True positives, false negatives, false positives, true negatives."""
    said, true = bool(result.answer.prediction), bool(result.truth)
    return (
        float(said and true),
        float(not said and true),
        float(said and not true),
        float(not said and not true),
    )


def _share(part: float, whole: float) -> float | None:
    return part / whole if whole else None


def _precision(sums: Sequence[float]) -> float | None:
    tp, _, fp, _ = sums
    return _share(tp, tp + fp)


def _recall(sums: Sequence[float]) -> float | None:
    tp, fn, _, _ = sums
    return _share(tp, tp + fn)


def _f1(sums: Sequence[float]) -> float | None:
    tp, fn, fp, _ = sums
    return _share(2 * tp, 2 * tp + fp + fn)


def _balanced(sums: Sequence[float]) -> float | None:
    tp, fn, fp, tn = sums
    yes, no = _share(tp, tp + fn), _share(tn, tn + fp)
    return None if yes is None or no is None else (yes + no) / 2


def _mcc(sums: Sequence[float]) -> float | None:
    tp, fn, fp, tn = sums
    scale = sqrt((tp + fp) * (tp + fn) * (tn + fp) * (tn + fn))
    return (tp * tn - fp * fn) / scale if scale else None


YES_OR_NO: dict[str, tuple[Callable[[Sequence[float]], float | None], str]] = {
    "F1": (_f1, "harmonic mean of precision and recall of yes"),
    "balanced accuracy": (_balanced, "mean of recall of yes and recall of no"),
    "precision": (_precision, "share of yes answers that are right"),
    "recall": (_recall, "share of true yes that are found"),
    "MCC": (_mcc, "Matthews correlation coefficient"),
}
"""Name -> figure of true positives, false negatives, false positives and true
negatives, and what it says."""
