"""Solvers that look at nothing: what every other solver has to beat."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from wb2pm.evaluation.tasks import Answer, Solver

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.evaluation.tasks import Example, Solve


def always(prediction: object, *, name: str | None = None) -> Solver:
    """Make a solver that gives the same answer to everything.

    Args:
        prediction: The answer.
        name: Shown in tables; None names the answer.

    Examples:
        >>> always(True, name="always yes").solve(None).prediction
        True
    """
    return Solver(
        name=name or f"always {prediction}",
        kind="baseline",
        solve=lambda _example: Answer(prediction=prediction),
        arguments={"prediction": prediction},
    )


def most_frequent() -> Solver:
    """Make a solver that gives the most frequent answer of other workflows.

    Of equally frequent ones it gives the one that comes first there.

    Examples:
        >>> most_frequent().name
        'most frequent'
    """

    def fit(examples: Sequence[Example]) -> Solve:
        frequent = Counter(e.truth for e in examples).most_common(1)
        answer = (
            Answer(prediction=frequent[0][0])
            if frequent
            else Answer(unscored="there is no other workflow to learn from")
        )
        return lambda _example: answer

    return Solver(name="most frequent", kind="baseline", fit=fit)


def equal_split(parts: Callable[[Example], tuple[int, Sequence[Any]]]) -> Solver:
    """Make a solver that cuts a sequence into equal parts, in the order given.

    Args:
        parts: Gives how long the example's sequence is, and the labels of its
            parts in order.

    Examples:
        >>> equal_split(lambda _: (5, "AB")).solve(None).prediction
        ['A', 'A', 'A', 'B', 'B']
    """

    def solve(example: Example) -> Answer:
        length, labels = parts(example)
        return Answer(
            prediction=[labels[k * len(labels) // length] for k in range(length)]
        )

    return Solver(name="equal split", kind="baseline", solve=solve)


def longest_first(texts: Callable[[Example], Sequence[str]]) -> Solver:
    """Make a solver that ranks texts by their length, the longest first.

    Args:
        texts: Gives the example's texts in the order shown.

    Returns:
        A solver whose prediction is each text's rank, 1 for the best; of equally
        long ones the first is better.

    Examples:
        >>> longest_first(lambda _: ["ab", "abcd", "abc"]).solve(None).prediction
        [3, 1, 2]
    """

    def solve(example: Example) -> Answer:
        shown = texts(example)
        order = sorted(range(len(shown)), key=lambda k: -len(shown[k]))
        return Answer(prediction=[order.index(k) + 1 for k in range(len(shown))])

    return Solver(name="longest first", kind="baseline", solve=solve)
