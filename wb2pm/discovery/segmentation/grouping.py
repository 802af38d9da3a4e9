"""Runs put together by what is done in them, whatever it is called."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from numpy.typing import NDArray

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
    bags = _bags(ways)
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


def nearest_alike(
    runs: Sequence[Sequence[Hashable]], groups: Sequence[int]
) -> list[float | None]:
    """Measure how much each run has in common with the most alike one of its group.

    Args:
        runs: What was done in each.
        groups: Number of each run's group.

    Returns:
        The multiset Jaccard index, from 0 to 1; None for the only run of its group.

    Examples:
        >>> nearest_alike(["abc", "xyz", "acb", "abcd"], [0, 1, 0, 0])
        [1.0, None, 1.0, 0.75]
    """
    told = [_way(run) for run in runs]
    ways = list(dict.fromkeys(told))
    place = {way: at for at, way in enumerate(ways)}
    often = Counter(told)
    group_of = dict(zip(told, groups, strict=True))
    bags = _bags(ways)
    groups_of_ways = np.array([group_of[way] for way in ways], dtype=np.int64)
    nearest: list[float | None] = []
    for at, way in enumerate(ways):
        others = np.flatnonzero(groups_of_ways == groups_of_ways[at])
        others = others[others != at]
        if often[way] > 1:
            nearest.append(1.0)
        elif not others.size:
            nearest.append(None)
        else:
            common = np.minimum(bags[at], bags[others]).sum(axis=1)
            either = np.maximum(bags[at], bags[others]).sum(axis=1)
            nearest.append(float((common / np.maximum(either, 1)).max()))
    return [nearest[place[way]] for way in told]


def _bags(ways: Sequence[frozenset[tuple[Hashable, int]]]) -> NDArray[np.int64]:
    """Count what is done in each way, one column a thing."""
    names = {
        one: at
        for at, one in enumerate(dict.fromkeys(one for way in ways for one, _ in way))
    }
    bags = np.zeros((len(ways), len(names)), dtype=np.int64)
    for at, way in enumerate(ways):
        for one, count in way:
            bags[at, names[one]] = count
    return bags
