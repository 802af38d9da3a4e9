"""A share learned from judged wholes: of lines that are found, when only the share is known.

The model is logistic: each line is found with a probability that its evidence gives,
and the share of a text is the mean over its lines. Only shares of whole texts were
judged, so the weights are those whose means come closest to them (least squares, with
a penalty on large weights). Where shares are known roughly, as of mixtures, weights whose
probabilities come closest for each line go less to extremes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

Matrix = NDArray[np.float64]

_ROUNDS: Final = 1500
_STEP: Final = 0.05
_MOMENTS: Final = (0.9, 0.999, 1e-8)
"""Decay of both moments and the smallest divisor of Adam (Kingma and Ba 2015)."""
PENALTY: Final = 0.01
_LINE_ROUNDS: Final = 50
_ENOUGH: Final = 1e-8
"""Change of a weight from which nothing more is gained."""


class ShareModel(Struct, frozen=True, kw_only=True):
    """How evidence becomes the probability that a line is found.

    Attributes:
        mean: What is subtracted from each column of evidence.
        scale: What it is then divided by.
        weights: What it is then multiplied by.
        bias: What is added to the sum.
    """

    mean: tuple[float, ...]
    scale: tuple[float, ...]
    weights: tuple[float, ...]
    bias: float

    def probabilities(self, evidence: Matrix) -> Matrix:
        """Return for each line the probability that it is found.

        Examples:
            >>> model = ShareModel(mean=(0.0,), scale=(1.0,), weights=(2.0,), bias=0.0)
            >>> model.probabilities(np.array([[0.0]])).tolist()
            [0.5]
        """
        centred = (evidence - np.array(self.mean)) / np.array(self.scale)
        score = centred @ np.array(self.weights) + self.bias
        found: Matrix = 1 / (1 + np.exp(-np.clip(score, -50, 50)))
        return found


def fit_shares(
    evidence: Sequence[Matrix], shares: Sequence[float], *, penalty: float = PENALTY
) -> ShareModel:
    """Learn from texts whose share of found lines was judged.

    Deterministic: no start or order is drawn.

    Args:
        evidence: For each text a row for each of its lines.
        shares: The judged share of each text, 0 to 1.
        penalty: Weight of the mean square of the weights.

    Examples:
        >>> model = fit_shares([np.array([[0.0]]), np.array([[1.0]])], [0.0, 1.0])
        >>> model.weights[0] > 0
        True
    """
    text = np.repeat(np.arange(len(evidence)), [len(rows) for rows in evidence])
    counts = np.bincount(text)
    inputs, mean, scale = _inputs(evidence)
    judged = np.asarray(shares, dtype=np.float64)
    free = _penalised(inputs)
    weights = np.zeros(inputs.shape[1])
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    decay, slow, smallest = _MOMENTS
    for turn in range(1, _ROUNDS + 1):
        found = 1 / (1 + np.exp(-np.clip(inputs @ weights, -50, 50)))
        error = np.bincount(text, found) / counts - judged
        pull = (2 * error / len(judged) / counts)[text] * found * (1 - found)
        slope = inputs.T @ pull + 2 * penalty * free * weights / free.sum()
        first = decay * first + (1 - decay) * slope
        second = slow * second + (1 - slow) * slope**2
        step = (
            first / (1 - decay**turn) / (np.sqrt(second / (1 - slow**turn)) + smallest)
        )
        weights -= _STEP * step * (1 - turn / (_ROUNDS + 1))
    return _model(mean, scale, weights)


def fit_lines(
    evidence: Sequence[Matrix],
    shares: Sequence[float],
    *,
    penalty: float = PENALTY,
    weights: Sequence[float] | None = None,
) -> ShareModel:
    """Learn as if each line of a text were found with the share of the text.

    The fractional logit of Papke and Wooldridge (1996), by Newton's method.
    Deterministic.

    Args:
        evidence: For each text a row for each of its lines.
        shares: The known share of each text, 0 to 1.
        penalty: Weight of the squares of the weights.
        weights: How much each text counts; None for all the same.

    Examples:
        >>> model = fit_lines([np.array([[0.0]]), np.array([[1.0]])], [0.0, 1.0])
        >>> model.weights[0] > 0
        True
    """
    counts = [len(rows) for rows in evidence]
    inputs, mean, scale = _inputs(evidence)
    wanted = np.repeat(np.asarray(shares, dtype=np.float64), counts)
    counted = np.ones(len(evidence)) if weights is None else np.asarray(weights)
    weighs = np.repeat(counted / counted.sum() / np.array(counts), counts)
    held = penalty * _penalised(inputs)
    fitted = np.zeros(inputs.shape[1])
    for _ in range(_LINE_ROUNDS):
        found = 1 / (1 + np.exp(-np.clip(inputs @ fitted, -50, 50)))
        slope = inputs.T @ (weighs * (found - wanted)) + held * fitted
        bend = (inputs * (weighs * found * (1 - found))[:, None]).T @ inputs
        change = np.linalg.solve(bend + np.diag(held), slope)
        fitted -= change
        if np.abs(change).max() < _ENOUGH:
            break
    return _model(mean, scale, fitted)


def _inputs(evidence: Sequence[Matrix]) -> tuple[Matrix, Matrix, Matrix]:
    """Bring the columns of evidence to one scale; the last is for the bias."""
    lines = np.vstack(evidence)
    mean, scale = lines.mean(axis=0), lines.std(axis=0) + 1e-9
    return np.column_stack([(lines - mean) / scale, np.ones(len(lines))]), mean, scale


def _penalised(inputs: Matrix) -> Matrix:
    """Return 1 for each weight, and 0 for the bias."""
    return np.append(np.ones(inputs.shape[1] - 1), 0.0)


def _model(mean: Matrix, scale: Matrix, weights: Matrix) -> ShareModel:
    return ShareModel(
        mean=tuple(map(float, mean)),
        scale=tuple(map(float, scale)),
        weights=tuple(map(float, weights[:-1])),
        bias=float(weights[-1]),
    )
