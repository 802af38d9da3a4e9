"""A ranker of procedures that learns from pairs that people ordered.

Each procedure is described by how it differs from the mean of its group, so that a long
piece of work has no advantage over a short one, and by nothing but its text: when it was
recorded, and by whom, would tell people apart and not procedures. From two procedures of
one group the better is told by a logistic model of their differences (Bradley & Terry
1952; RankNet without a hidden layer, Burges et al. 2005), ridge `RIDGE`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import log
from statistics import fmean
from typing import TYPE_CHECKING, Final

from wb2pm.llm.judging.step_judge import judge_steps
from wb2pm.llm.rules.ranks import definiteness
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import numpy as np
    from numpy.typing import NDArray

RIDGE: Final = 10.0
"""Of no consequence: between 1 and 100 tau moves by less than 0.01."""
_STEPS: Final = 50
_QUOTED: Final = re.compile("[\"“'][^\"”']+[\"”']")


@lru_cache(maxsize=1024)
def describe(texts: tuple[str, ...]) -> tuple[dict[str, float], ...]:
    r"""Describe each procedure of a group by features with names.

    Args:
        texts: The procedures for one piece of work.

    Returns:
        Name of the feature -> its value, for each text.

    Examples:
        >>> one, two = describe(("Do\n1. Click on 'A'", "Do\n1. Click on 'A'\n2. Look"))
        >>> sorted(one)[:3]
        ['agreement', 'definiteness', 'letters a step (log)']
        >>> one["quoted names a step"], two["quoted names a step"]
        (1.0, 0.5)
    """
    procedures = [parse_procedure(text) for text in texts]
    lines = [[step.text for step in procedure.steps] for procedure in procedures]
    definite = definiteness({str(k): p for k, p in enumerate(procedures)})
    found = []
    for at, own in enumerate(lines):
        count, body = max(1, len(own)), " ".join(own)
        agreed = [
            judge_steps(own, other).f1 for k, other in enumerate(lines) if k != at
        ]
        found.append(
            {
                "agreement": fmean(agreed) if agreed else 0.0,
                "definiteness": definite[str(at)][0],
                "steps (log)": log(count),
                "letters a step (log)": log(len(body) / count + 1),
                "quoted names a step": len(_QUOTED.findall(body)) / count,
            }
        )
    return tuple(found)


def fit_ranker(
    groups: Iterable[tuple[Sequence[str], Sequence[int]]],
) -> dict[str, float]:
    r"""Learn what tells the better of two procedures.

    Args:
        groups: Texts for one piece of work, and their ranks by people, 1 the best.

    Returns:
        Feature -> weight, for the features as `describe` gives them.

    Examples:
        >>> weights = fit_ranker([(("a\n1. Click 'A'", "a\n1. Look"), (1, 2))])
        >>> weights["quoted names a step"] > 0
        True
    """
    import numpy as np

    names: list[str] = []
    blocks: list[NDArray[np.float64]] = []
    orders: list[Sequence[int]] = []
    for texts, ranks in groups:
        described = describe(tuple(texts))
        names = list(described[0])
        rows = np.array([[one[name] for name in names] for one in described])
        blocks.append(rows - rows.mean(axis=0))
        orders.append(ranks)
    if not blocks:
        return {}
    scale = np.concatenate(blocks).std(axis=0)
    scale[scale == 0] = 1.0
    pairs = [
        (rows[i] - rows[j]) / scale
        for rows, ranks in zip(blocks, orders, strict=True)
        for i in range(len(ranks))
        for j in range(len(ranks))
        if ranks[i] < ranks[j]
    ]
    weights = _logistic(np.array(pairs).reshape(-1, len(names))) / scale
    return dict(zip(names, weights.tolist(), strict=True))


def score_by(weights: Mapping[str, float], texts: Sequence[str]) -> list[float]:
    r"""Score the procedures of a group, the best highest.

    Examples:
        >>> score_by({"steps (log)": 2.0}, ["a\\n1. b", "a\\n1. b\\n2. c"])[0]
        0.0
    """
    return [
        sum(weight * one[name] for name, weight in weights.items())
        for one in describe(tuple(texts))
    ]


def _logistic(differences: NDArray[np.float64]) -> NDArray[np.float64]:
    """Fit by Newton's method: every row is a difference that should be positive."""
    import numpy as np

    weights = np.zeros(differences.shape[1])
    for _ in range(_STEPS):
        sure = 1 / (1 + np.exp(-differences @ weights))
        slope = differences.T @ (sure - 1) + RIDGE * weights
        curve = (differences * (sure * (1 - sure))[:, None]).T @ differences
        step = np.linalg.solve(curve + RIDGE * np.eye(len(weights)), slope)
        weights = weights - step
        if float(np.abs(step).max()) < 1e-9:  # noqa: PLR2004 (converged)
            break
    return weights
