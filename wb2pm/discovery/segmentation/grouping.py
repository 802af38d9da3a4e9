"""Runs put together by what is done in them, whatever it is called."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

ALIKE: Final = 0.5
"""Share of what two runs do that they have in common to be of one workflow: from
there on more is common than not."""


def group_runs(runs: Sequence[Sequence[Hashable]]) -> list[int]:
    """Group runs that mostly do the same things, in whatever order.

    Runs are of one group when they have enough in common (multiset Jaccard index),
    or a third run that each of them has enough in common with (single linkage):
    variants of a workflow shade into one another.

    Args:
        runs: What was done in each.

    Returns:
        Number of each run's group, from 0, in the order of first appearance.

    Examples:
        >>> group_runs(["abc", "xyz", "acb", "abcd"])
        [0, 1, 0, 0]
    """
    ways = list(dict.fromkeys(_way(run) for run in runs))
    names = {
        one: at for at, one in enumerate(dict.fromkeys(x for r in runs for x in r))
    }
    bags = np.zeros((len(ways), len(names)), dtype=np.int64)
    for at, way in enumerate(ways):
        for one, count in way:
            bags[at, names[one]] = count
    group = list(range(len(ways)))
    for at in range(len(ways)):
        common = np.minimum(bags[at], bags[:at]).sum(axis=1)
        either = np.maximum(bags[at], bags[:at]).sum(axis=1)
        for other in np.flatnonzero(common >= ALIKE * either):
            joined, left = group[other], group[at]
            if joined != left:
                group = [joined if g == left else g for g in group]
    number = dict(zip(ways, group, strict=True))
    found = [number[_way(run)] for run in runs]
    order = {g: n for n, g in enumerate(dict.fromkeys(found))}
    return [order[g] for g in found]


def _way(run: Sequence[Hashable]) -> frozenset[tuple[Hashable, int]]:
    """Return what a run does and how often."""
    return frozenset(Counter(run).items())
