"""How likely it is that a reference was followed, or its end reached.

The score is a logistic function of what speaks against it: how often each kind
of deviation and gap was found, on a logarithmic scale as the tenth adds little to
the ninth. The weights start from a prior under which each kind speaks against it
and are moved by data (logistic regression with a normal prior: Genkin, Lewis &
Madigan, Technometrics 49, 2007), so that a kind that the data rarely show keeps
its weight.
"""

from __future__ import annotations

from math import exp, log, log1p
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

Measure = Literal["f1", "balanced"]
"""`f1` of Yes; `balanced`: the mean of the recalls of Yes and No."""

Evidence = dict[str, int]
"""Kind of evidence -> how often it was found."""


class Calibration(Struct, frozen=True, kw_only=True):
    """Weights and threshold of a score, with what they were calibrated on.

    Attributes:
        intercept: Log odds without any evidence.
        weights: Kind of evidence -> log odds that log(1 + count) of it adds.
        threshold: Score from which on the answer is yes.
        below: Log odds under the threshold within which answers were wrong too often
            to be given.
        above: The same over the threshold.
        source: What the weights were calibrated on.
    """

    intercept: float
    weights: dict[str, float]
    threshold: float = 0.5
    below: float = 0.0
    above: float = 0.0
    source: str = "prior"

    def score(self, evidence: Mapping[str, int]) -> float:
        """Return the probability of yes; kinds without a weight count for nothing.

        Examples:
            >>> round(FOLLOWED.score({"missing": 1}), 1) < FOLLOWED.threshold
            True
        """
        odds = self.intercept + sum(
            weight * log1p(evidence.get(kind, 0))
            for kind, weight in self.weights.items()
        )
        return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))

    def says(self, evidence: Mapping[str, int]) -> bool:
        """Return whether the score reaches the threshold."""
        return self.score(evidence) >= self.threshold

    def distance(self, evidence: Mapping[str, int]) -> float:
        """Return how far the score is above the threshold, in log odds."""
        return _log_odds(self.score(evidence)) - _log_odds(self.threshold)

    def tells(self, evidence: Mapping[str, int]) -> bool | None:
        """Return whether the score reaches the threshold; None too near to it.

        Examples:
            >>> unsure = Calibration(intercept=0.0, weights={"gap": -5.0}, above=1.0)
            >>> unsure.tells({}), unsure.tells({"gap": 1})
            (None, False)
        """
        far = self.distance(evidence)
        return None if -self.below <= far < self.above else far >= 0


FOLLOWED_PRIOR: Final = Calibration(
    intercept=2.0,
    weights={
        "missing": -5.0,
        "out_of_order": -5.0,
        "wrong_target": -4.0,
        "wrong_value": -5.0,
        "extra": -4.0,
        "repeated": -4.0,
        "gap": -5.0,
        "unfocused": -4.0,
    },
)
"""Before any data: one finding of any kind makes No more likely than Yes."""

COMPLETED_PRIOR: Final = Calibration(
    intercept=2.0,
    weights={
        "closing": -5.0,
        "entry": -5.0,
        "failure": -5.0,
        "cancelled": -4.0,
        "unsent": -4.0,
    },
)
"""Before any data: so does a closing step or a promised value that is missing."""


def calibrate(
    examples: Sequence[tuple[Mapping[str, int], bool]],
    prior: Calibration,
    *,
    measure: Measure = "f1",
    strength: float = 1.0,
    source: str = "",
) -> Calibration:
    """Move the weights of a prior by examples, and set the threshold.

    The weights maximise the likelihood of the examples under a normal prior
    around `prior`; no weight comes to speak for Yes. By `f1` the threshold is the
    one with the best F1 on the examples, midway between two scores; `balanced`
    counts Yes and No as equally frequent, and the threshold is one half.

    Args:
        examples: Evidence, and whether Yes is right; at the rate at which Yes is
            to be expected.
        prior: Where to start from.
        measure: What the answers are to be good by.
        strength: Precision of the prior: 1 is a standard deviation of 1.
        source: What the examples are.

    Returns:
        The calibration; the prior itself, if there is no example.

    Examples:
        >>> seen = [({}, True)] * 4 + [({"missing": 1}, False)] * 20
        >>> calibration = calibrate(seen, FOLLOWED_PRIOR)
        >>> calibration.says({}), calibration.says({"missing": 2})
        (True, False)
    """
    if not examples:
        return prior
    import numpy as np

    kinds = list(prior.weights)
    rows = np.array([[1.0, *(log1p(e.get(k, 0)) for k in kinds)] for e, _ in examples])
    truth = np.array([float(yes) for _, yes in examples])
    share = truth.mean()
    count = np.ones(len(truth))
    if measure == "balanced" and 0 < share < 1:
        count = np.where(truth > 0, 0.5 / share, 0.5 / (1 - share))
    start = np.array([prior.intercept, *prior.weights.values()])

    def against(these: NDArray[np.float64]) -> float:
        odds = rows @ these
        unlikely = np.logaddexp(0, odds) - truth * odds
        far = these - start
        return float(count @ unlikely + strength * (far @ far) / 2)

    found = start.copy()
    for _ in range(_ITERATIONS):
        likely = 1 / (1 + np.exp(-np.clip(rows @ found, -30, 30)))
        slope = rows.T @ (count * (likely - truth)) + strength * (found - start)
        spread = count * likely * (1 - likely)
        bend = (rows * spread[:, None]).T @ rows + strength * np.eye(len(start))
        step = np.linalg.solve(bend, slope)
        level = against(found)
        while against(found - step) > level and np.abs(step).max() > _CLOSE_ENOUGH:
            step /= 2  # far from the data a whole step overshoots
        found -= step
        if float(np.abs(step).max()) < _CLOSE_ENOUGH:
            break
    weights = {
        k: min(0.0, round(float(w), 3)) for k, w in zip(kinds, found[1:], strict=True)
    }
    moved = Calibration(
        intercept=round(float(found[0]), 3), weights=weights, source=source
    )
    if measure == "balanced":
        return moved
    scored = [(moved.score(evidence), yes) for evidence, yes in examples]
    return replace(moved, threshold=round(_best_threshold(scored), 4))


def fit_band(
    examples: Sequence[tuple[Mapping[str, int], bool]],
    calibration: Calibration,
    *,
    most: float = 0.18,
) -> Calibration:
    """Find the band around the threshold in which no answer is better than one.

    It reaches as far below the threshold as above it, or farther on one side.

    Args:
        examples: As for `calibrate`.
        calibration: Calibrated on them.
        most: Share of the examples that may be left without an answer.

    Returns:
        The calibration with the band that makes F1 of the answers that are left the
        highest; of equals, the narrowest.

    Examples:
        >>> sure = Calibration(intercept=1.0, weights={"gap": -5.0})
        >>> fit_band([({}, True), ({"gap": 1}, False)], sure).above
        0.0
    """
    import numpy as np

    far = np.array([calibration.distance(evidence) for evidence, _ in examples])
    truth = np.array([yes for _, yes in examples])
    best, best_f1 = (0.0, 0.0), -1.0
    for below, above in _BANDS:
        left = ~((-below <= far) & (far < above))
        if (~left).mean() > most:
            continue
        said, yes = far[left] >= 0, truth[left]
        f1 = 2 * int((said & yes).sum()) / max(1, int(said.sum() + yes.sum()))
        if f1 > best_f1:
            best, best_f1 = (below, above), f1
    return replace(calibration, below=best[0], above=best[1])


def _log_odds(score: float) -> float:
    bounded = min(1 - _CLOSE_ENOUGH, max(_CLOSE_ENOUGH, score))
    return log(bounded / (1 - bounded))


_WIDEST: Final = 30
"""Tenths of log odds that a band may reach to one side."""
_BANDS: Final = [
    (below / 10, (width - below) / 10)
    for width in range(2 * _WIDEST + 1)
    for below in range(width + 1)
    if max(below, width - below) <= _WIDEST
]
_ITERATIONS: Final = 100
_CLOSE_ENOUGH: Final = 1e-9


def _best_threshold(scored: Sequence[tuple[float, bool]]) -> float:
    """Find the threshold with the best F1, midway between the scores around it."""
    levels = sorted({score for score, _ in scored})
    positives = sum(yes for _, yes in scored)
    best, best_f1 = 0.5, -1.0
    for below, level in zip([0.0, *levels], levels, strict=False):
        right = sum(yes for score, yes in scored if score >= level)
        said = sum(score >= level for score, _ in scored)
        f1 = 2 * right / (said + positives)
        if f1 > best_f1:
            best, best_f1 = (below + level) / 2, f1
    return best


_SOURCE: Final = (
    "110 recordings of 30 workflows in five applications (scripted people; an issue "
    "tracker, a shop, a web site's administration, two small pages, and three human "
    "recordings) with WONDERBREAD's negatives of them; `wb2pm evaluate run validation` "
    "fits anew on other workflows than it scores"
)

FOLLOWED: Final = Calibration(
    intercept=0.724,
    weights={
        "missing": -5.307,
        "out_of_order": -5.808,
        "wrong_target": -4.455,
        "wrong_value": -5.117,
        "extra": -4.492,
        "repeated": -4.278,
        "gap": -5.868,
        "unfocused": -4.729,
    },
    threshold=0.385,
    source=f"770 runs, one in seven intact: {_SOURCE}",
)
"""Whether a procedure was followed."""

COMPLETED: Final = Calibration(
    intercept=2.733,
    weights={
        "closing": -7.466,
        "entry": -5.468,
        "failure": -5.206,
        "cancelled": -4.304,
        "unsent": -4.338,
    },
    threshold=0.688,
    source=f"456 runs, one in four complete: {_SOURCE}",
)
"""Whether the end of a procedure was reached."""
