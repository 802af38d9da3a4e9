"""How clearly a run is of its workflow rather than of another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from wb2pm.discovery.segmentation.assignment import assign_runs
from wb2pm.discovery.segmentation.evidence import Evidence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.segmentation.assignment import Stretch
    from wb2pm.discovery.segmentation.evidence import Weights


def certainty_beside(
    evidence: Evidence, stretches: Sequence[Stretch], weights: Weights
) -> list[float | None]:
    """Compare how well each stretch fits its workflow with how well it fits the others.

    A stretch alone is laid along the steps of each candidate. What its own one gives
    beyond the next best, as a share of what it gives, is the certainty: 1 where no other
    explains any of it, 0 where another explains as much.

    Args:
        evidence: What the cut rests on.
        stretches: The stretches that were found.
        weights: As the cut was made.

    Returns:
        One figure a stretch; None for leftovers, and where there is one candidate alone.
    """
    if len(evidence.fit) == 1:
        return [None] * len(stretches)
    found: list[float | None] = []
    for first, after, candidate, _ in stretches:
        if candidate is None:
            found.append(None)
            continue
        gains = [
            assign_runs(
                Evidence((fit[first:after],), np.zeros(after - first + 1)),
                weights=weights,
            ).score
            for fit in evidence.fit
        ]
        own = gains.pop(candidate)
        beyond = own - max(0.0, *gains)
        found.append(min(1.0, max(0.0, beyond / own)) if own > 0 else 0.0)
    return found
