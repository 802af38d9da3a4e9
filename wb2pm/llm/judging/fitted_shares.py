"""A share learned from judged wholes: of lines that are found, when only the share is known.

The model is logistic: each line is found with a probability that its evidence gives,
and the share of a text is the mean over its lines. Only shares of whole texts were
judged, so the weights are those whose means come closest to them (least squares, with
a penalty on large weights).
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
    lines = np.vstack(evidence)
    text = np.repeat(np.arange(len(evidence)), [len(rows) for rows in evidence])
    counts = np.bincount(text)
    mean, scale = lines.mean(axis=0), lines.std(axis=0) + 1e-9
    inputs = np.column_stack([(lines - mean) / scale, np.ones(len(lines))])
    judged = np.asarray(shares, dtype=np.float64)
    free = np.append(np.ones(lines.shape[1]), 0.0)
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
    return ShareModel(
        mean=tuple(map(float, mean)),
        scale=tuple(map(float, scale)),
        weights=tuple(map(float, weights[:-1])),
        bias=float(weights[-1]),
    )
