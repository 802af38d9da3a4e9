"""Validation (Table 5): rebuilt from what is printed, since no answer is published."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct

from wb2pm.errors import EvaluationError
from wb2pm.evaluation.metrics import YES_OR_NO
from wb2pm.evaluation.published.subjects import Correction, Row, Subject, scored
from wb2pm.evaluation.tasks import Metric

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.evaluation.published.files import PublishedFiles
    from wb2pm.evaluation.tasks import Result


class PrintedRun(Struct, frozen=True, kw_only=True):
    """What is printed of one run, to two decimals.

    Attributes:
        question: ``completion`` or ``trajectory``.
        run: The model and its input.
        precision: The column of this name; the two are swapped.
        recall: The column of this name.
        f1: The column F1.
        answers: How many answers.
        positives: Accuracy on positives.
        negatives: Accuracy on each kind of negatives; kinds are equally frequent.
    """

    question: str
    run: str
    precision: float
    recall: float
    f1: float
    answers: int
    positives: float
    negatives: dict[str, float]

    @property
    def sizes(self) -> tuple[int, int]:
        """Positives, and negatives of each kind: three for each positive."""
        positives = self.answers // (1 + 3 * len(self.negatives))
        return positives, (self.answers - positives) // len(self.negatives)


def _run(
    run: str, printed: tuple[float, float, float], answers: int, *classes: float
) -> PrintedRun:
    kinds = ("truncate",) if len(classes) == 2 else ("shuffle", "skip")  # noqa: PLR2004
    return PrintedRun(
        question="completion" if len(kinds) == 1 else "trajectory",
        run=run,
        precision=printed[0],
        recall=printed[1],
        f1=printed[2],
        answers=answers,
        positives=classes[0],
        negatives=dict(zip(kinds, classes[1:], strict=True)),
    )


PRINTED = (
    _run("GPT-4 with SOP", (0.89, 0.90, 0.90), 560, 0.89, 0.97),
    _run("GPT-4", (0.84, 0.77, 0.81), 560, 0.84, 0.92),
    _run("Gemini Pro with SOP", (0.94, 0.25, 0.40), 556, 0.94, 0.07),
    _run("Gemini Pro", (0.94, 0.26, 0.41), 556, 0.94, 0.13),
    _run("Claude 3 with SOP", (0.58, 0.31, 0.40), 548, 0.58, 0.57),
    _run("Claude 3", (0.85, 0.50, 0.63), 352, 0.85, 0.72),
    _run("GPT-4 with SOP", (0.52, 0.18, 0.27), 980, 0.52, 0.65, 0.56),
    _run("Gemini Pro with SOP", (0.94, 0.14, 0.25), 973, 0.94, 0.05, 0.04),
)
"""Table 5 and the accuracies by class in demo_validation's LaTeX tables of the
repository (HazyResearch/wonderbread, commit 4b6d69d)."""
_ALWAYS_YES = "always yes (baseline)"


@cache
def right_answers(place: int) -> tuple[int, ...]:
    """Recover how many answers were right, from every printed digit.

    Args:
        place: Index in `PRINTED`.

    Returns:
        Right answers on positives and on each kind of negatives: of all counts
        that give each printed figure when rounded, the middle one.

    Raises:
        EvaluationError: If no counts do.

    Examples:
        >>> right_answers(0)  # of 140 and 420; there are no others
        (125, 406)
    """
    printed = PRINTED[place]
    positives, negatives = printed.sizes
    found = [
        (yes, *noes)
        for yes in _rounding_to(printed.positives, positives)
        for noes in product(
            *(_rounding_to(a, negatives) for a in printed.negatives.values())
        )
        if _prints(printed, yes, len(noes) * negatives - sum(noes))
    ]
    if not found:
        raise EvaluationError(f"no counts give the printed figures of {printed.run}")
    return found[len(found) // 2]


def _rounding_to(share: float, whole: int) -> list[int]:
    return [part for part in range(whole + 1) if _same(part / whole, share)]


def _prints(printed: PrintedRun, yes: int, wrong_yes: int) -> bool:
    positives, _ = printed.sizes
    return (
        _same(yes / positives, printed.precision)  # the columns are swapped
        and _same(yes / (yes + wrong_yes), printed.recall)
        and _same(2 * yes / (positives + yes + wrong_yes), printed.f1)
    )


def _same(value: float, printed: float) -> bool:
    return abs(value - printed) <= 0.005 + 1e-9  # two decimals


def recovered_rows(
    _files: PublishedFiles | None, corrections: frozenset[str]
) -> Sequence[Row]:
    """Compute the table from the recovered counts, and what always yes scores."""
    runs = [
        _row(printed, right_answers(place), corrections)
        for place, printed in enumerate(PRINTED)
    ]
    return [*runs, *_always_yes(corrections)]


def accuracy_rows(
    _files: PublishedFiles | None, corrections: frozenset[str]
) -> Sequence[Row]:
    """Compute the table from the printed accuracies by class and nothing else."""
    rows = []
    for printed in PRINTED:
        positives, negatives = printed.sizes
        shares = [right * negatives for right in printed.negatives.values()]
        right = (printed.positives * positives, *shares)
        rows.append(_row(printed, right, corrections))
    return rows


def _always_yes(corrections: frozenset[str]) -> list[Row]:
    rows = []
    for question in ("completion", "trajectory"):
        printed = next(run for run in PRINTED if run.question == question)
        right = (printed.sizes[0], *(0 for _ in printed.negatives))
        rows.append(_row(printed, right, corrections, name=_ALWAYS_YES))
    return rows


def _row(
    printed: PrintedRun,
    right: Sequence[float],
    corrections: frozenset[str],
    *,
    name: str | None = None,
) -> Row:
    """Make one result for each answer; of a fraction of one, each is that right."""
    positives, negatives = printed.sizes
    results: list[Result] = []
    for kind, share in zip(("true", *printed.negatives), right, strict=True):
        count = positives if kind == "true" else negatives
        for place in range(count):
            whole = isinstance(share, int)
            scores = _terms(
                positive=kind == "true",
                right=float(place < share) if whole else share / count,
                swapped="swapped" not in corrections,
            )
            results.append(scored(f"{kind} {place}", f"{kind} {place}", scores))
    return Row(key=(printed.question, name or printed.run), results=tuple(results))


def _terms(*, positive: bool, right: float, swapped: bool) -> dict[str, float | None]:
    """Return what one answer of a class adds; an accuracy is its expected share."""
    wrong = 1 - right
    true = {
        "tp": right * positive,
        "fn": wrong * positive,
        "fp": wrong * (not positive),
        "tn": right * (not positive),
    }
    shown = {**true, "fn": true["fp"], "fp": true["fn"]} if swapped else true
    return {**true, "shown fn": shown["fn"], "shown fp": shown["fp"]}


def _confusion_metric(name: str, terms: tuple[str, ...]) -> Metric:
    value, description = YES_OR_NO[name]
    return Metric(
        name=name,
        terms=lambda result: tuple(result.scores[term] for term in terms),
        value=value,
        description=description,
    )


_SHOWN = ("tp", "shown fn", "shown fp", "tn")
_TRUE = ("tp", "fn", "fp", "tn")
_METRICS = (
    *(_confusion_metric(name, _SHOWN) for name in ("precision", "recall", "F1")),
    *(_confusion_metric(name, _TRUE) for name in ("balanced accuracy", "MCC")),
)
_SWAPPED = Correction(
    name="swapped",
    bug="positives answered wrongly are called false positives, so the columns"
    " Precision and Recall are swapped; F1 does not show it",
    fix="they are false negatives: the columns change places",
)
SUBJECT = Subject(
    name="validation",
    title="Validation, counts recovered from every printed digit",
    source="Table 5; demo_validation",
    keys=("question", "model"),
    metrics=_METRICS,
    rows=recovered_rows,
    corrections=(_SWAPPED,),
    notes=(
        "No single answer is published.",
        "Errors take answers as independent, which those of one demonstration are not.",
    ),
)
FROM_ACCURACIES = Subject(
    name="validation-accuracies",
    title="Validation, from the printed accuracies by class alone",
    source="demo_validation, accuracies by class",
    keys=("question", "model"),
    metrics=_METRICS,
    rows=accuracy_rows,
    corrections=(_SWAPPED,),
    notes=(
        "Two decimals of each accuracy are all that enters, so there are no errors.",
    ),
    standard_errors=False,
)
