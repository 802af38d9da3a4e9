"""Fits the judges of free texts: on mixtures, and on pairs that a person counted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.llm.judging.fitted_shares import fit_lines, fit_shares
from wb2pm.llm.judging.free_evidence import gather_free_evidence
from wb2pm.llm.judging.step_judge import StepWeights

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from wb2pm.evaluation.free_procedures import TextPair
    from wb2pm.llm.judging.fitted_shares import ShareModel
    from wb2pm.llm.judging.recorded_works import RecordedWorks

    Fit = Callable[[list[NDArray[np.float64]], list[float]], ShareModel]

_ORIGIN: Final = "{n} pairs of free procedures and recorded steps, {k} workflows"
_PENALTY: Final = 0.03
_LIGHT_PENALTY: Final = 0.003
"""Of what fits lines: from 0.001 to 0.03 the correlations in folds differ by 0.01."""


def fit_free_judge(pairs: Sequence[TextPair]) -> StepWeights:
    """Fit the judge of free texts that knows of nothing else.

    Args:
        pairs: Mixtures.
    """
    gathered = [_gathered(pair, None) for pair in pairs]
    return _fit(gathered, partial(fit_shares, penalty=_PENALTY))


class Gathered(NamedTuple):
    """A pair of texts, and what speaks for the lines of each being in the other.

    Attributes:
        pair: The pair.
        written: Evidence for the lines of the written text.
        gold: Evidence for those of the gold text.
    """

    pair: TextPair
    written: NDArray[np.float64]
    gold: NDArray[np.float64]


def gather_told(pairs: Iterable[TextPair]) -> list[Gathered]:
    """Gather evidence for pairs of whose applications recorded works are known.

    Args:
        pairs: Mixtures, and those that a person counted. Those without recorded works
            are left out.
    """
    return [_gathered(pair, pair.works) for pair in pairs if pair.works is not None]


def fit_told_judge(gathered: Sequence[Gathered]) -> StepWeights:
    """Fit the judge of free texts that is told what was recorded in the application.

    Args:
        gathered: What `gather_told` returns.
    """
    weights = [one.pair.weight for one in gathered]
    fit = partial(fit_lines, penalty=_LIGHT_PENALTY, weights=weights)
    return _fit(gathered, fit)


def fit_in_folds(
    mixed: Sequence[TextPair], counted: Sequence[TextPair], *, folds: int = 5
) -> dict[str, StepWeights]:
    """Fit for each application a judge that has seen no pair of it.

    Args:
        mixed: Mixtures, of other applications than the pairs.
        counted: Pairs that a person counted.
        folds: Parts into which their applications are cut, by name.

    Returns:
        Application -> what was fitted on the others.
    """
    base, own = gather_told(mixed), gather_told(counted)
    names = sorted({one.pair.workflow[0] for one in own})
    fitted: dict[str, StepWeights] = {}
    for fold in range(folds):
        held = set(names[fold::folds])
        others = [one for one in own if one.pair.workflow[0] not in held]
        fitted |= dict.fromkeys(held, fit_told_judge([*base, *others]))
    return fitted


def _gathered(pair: TextPair, works: RecordedWorks | None) -> Gathered:
    return Gathered(
        pair,
        gather_free_evidence(pair.written, pair.gold, works)[0],
        gather_free_evidence(pair.gold, pair.written, works)[0],
    )


def _fit(gathered: Sequence[Gathered], fit: Fit) -> StepWeights:
    workflows = {one.pair.workflow for one in gathered}
    return StepWeights(
        origin=_ORIGIN.format(n=len(gathered), k=len(workflows)),
        precision=fit(
            [one.written for one in gathered], [one.pair.precision for one in gathered]
        ),
        recall=fit(
            [one.gold for one in gathered], [one.pair.recall for one in gathered]
        ),
    )
