"""Parts of one run that were cut apart because it was done in another order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.segmentation.assignment import Stretch
from wb2pm.discovery.segmentation.grouping import ALIKE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.segmentation.evidence import Evidence, Weights


def join_parts(
    evidence: Evidence, stretches: Sequence[Stretch], weights: Weights
) -> tuple[Stretch, ...]:
    """Join neighbouring runs of one workflow that carry out different steps of it.

    Who does a workflow again carries out the same steps again. Where the second of two
    runs, with nothing between them, mostly carries out what the first left out, both are
    one run that was done in another order than the steps are written in.

    Args:
        evidence: What the cut rests on.
        stretches: The stretches that were found, each workflow any number of times.
        weights: As the cut was made.
    """
    joined: list[Stretch] = []
    for stretch in stretches:
        before = joined[-1] if joined else None
        if (
            before is not None
            and stretch.candidate is not None
            and before.candidate == stretch.candidate
        ):
            first = _carried_out(evidence, before, weights)
            second = _carried_out(evidence, stretch, weights)
            fewest = min(len(first), len(second))
            if len(first & second) < ALIKE * fewest or not fewest:
                joined[-1] = Stretch(
                    before.first,
                    stretch.after,
                    stretch.candidate,
                    before.score + stretch.score,
                )
                continue
        joined.append(stretch)
    return tuple(joined)


def _carried_out(evidence: Evidence, stretch: Stretch, weights: Weights) -> set[int]:
    """Return the steps that an entry of a stretch serves, each its likest one."""
    if stretch.candidate is None:
        return set()
    fit = evidence.fit[stretch.candidate][stretch.first : stretch.after]
    return {int(row.argmax()) for row in fit if row.max() > weights.folded}
