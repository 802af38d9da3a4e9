"""How much of one set of words is in another, rare words weighing more."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def rarity(lines: Sequence[Counter[str]]) -> dict[str, float]:
    """Weigh what lines hold by how rare it is (smoothed inverse frequency).

    Examples:
        >>> rarity([Counter("a"), Counter("ab")])["a"]
        1.0
    """
    count = Counter(item for line in lines for item in line)
    return {
        item: math.log((1 + len(lines)) / (1 + found)) + 1
        for item, found in count.items()
    }


def share_of(
    part: frozenset[str], whole: frozenset[str], weight: Mapping[str, float]
) -> float:
    """Return the weighed share of some words in others.

    Examples:
        >>> share_of(frozenset("a"), frozenset("ab"), {"a": 3.0, "b": 1.0})
        0.75
    """
    total = math.fsum(weight[word] for word in whole)
    return math.fsum(weight[word] for word in part) / total if total else 0.0
