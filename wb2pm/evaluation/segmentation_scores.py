"""How well a recording was cut: the scores of the segmentation tasks."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

Span = tuple[int, int]
"""First position, and the position after the last."""


def adjusted_rand_index(one: Sequence[Hashable], other: Sequence[Hashable]) -> float:
    """Return how far two labellings put the same entries together (Hubert & Arabie 1985).

    1 when they do so alike, whatever the labels are called; 0 on average by chance.

    Examples:
        >>> adjusted_rand_index("aabb", "xxyy")
        1.0
        >>> round(adjusted_rand_index("aabb", "xyyy"), 3)
        0.0
    """
    both = _pairs(Counter(zip(one, other, strict=True)))
    first, second = _pairs(Counter(one)), _pairs(Counter(other))
    every = comb(len(one), 2)
    if not every:
        return 1.0
    chance = first * second / every
    most = (first + second) / 2
    return 1.0 if most == chance else (both - chance) / (most - chance)


def _pairs(counts: Counter[Hashable] | Counter[tuple[Hashable, Hashable]]) -> int:
    return sum(comb(count, 2) for count in counts.values())


def spans_of(labels: Sequence[Hashable | None]) -> list[Span]:
    """Return the spans of equal labels in a row, without those of None.

    Examples:
        >>> spans_of([None, "a", "a", "b", None])
        [(1, 3), (3, 4)]
    """
    spans: list[Span] = []
    for at, label in enumerate(labels):
        if label is None:
            continue
        if at and labels[at - 1] == label:
            spans[-1] = (spans[-1][0], at + 1)
        else:
            spans.append((at, at + 1))
    return spans


def boundary_f1(found: Sequence[Span], true: Sequence[Span]) -> float:
    """Return the F1 of the places where runs begin or end; only exact ones count.

    Examples:
        >>> boundary_f1([(0, 3), (3, 6)], [(0, 2), (2, 6)])
        0.6666666666666666
    """
    edges = {at for span in found for at in span}
    right = {at for span in true for at in span}
    whole = len(edges) + len(right)
    return 2 * len(edges & right) / whole if whole else 1.0


def edit_distance(found: Sequence[Span], true: Sequence[Span]) -> float:
    """Return the mean normalised edit distance of found and true runs.

    Found and true runs are matched one to one, in order, so that the sum is least;
    what is left on either side counts 1. The distance of two spans of one recording is the
    entries not in both, relative to the longer: what the Levenshtein distance of
    their entries would be. Stricter than matching each true run with the run most
    like it, which lets several share one.

    Examples:
        >>> round(edit_distance([(0, 3), (3, 6)], [(0, 4), (4, 6)]), 4)
        0.2917
    """
    if not found or not true:
        return float(bool(found or true))
    ours, theirs = sorted(found), sorted(true)
    best = [0.0] * (len(ours) + 1)
    for first, after in theirs:
        row = [0.0]
        for at, (left, right) in enumerate(ours):
            common = min(after, right) - max(first, left)
            kept = max(0, common) / max(after - first, right - left)
            row.append(max(row[-1], best[at + 1], best[at] + kept))
        best = row
    return 1.0 - best[-1] / max(len(ours), len(theirs))
