"""Stretches of a recording that repeat, and what lies between them.

Other things that a user does may repeat as well, but not in order: what follows them
changes from time to time. So an entry is taken for a piece of a routine when one
neighbour stands beside it again and again, and for most of what either of them does.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

Span = tuple[int, int]
"""First position, and the position after the last."""

SUPPORT: Final = 3
"""Times that a pair of entries in a row has to occur to be a piece of a routine:
twice may be chance, and a routine that was done twice is not worth automating."""

SHARE: Final = 0.5
"""Share of the times that one of a pair occurs, from which on the two belong
together: then they do so more often than not."""

SWITCH: Final = 3
"""How many entries more than those of the other kind a stretch of other things, or
of a routine among them, must have to be taken for one."""


def routine_stretches(symbols: Sequence[Hashable]) -> list[Span]:
    """Part what repeats from what does not, each in stretches.

    What mostly stands in stretches or right beside them belongs to the one it is next
    to, whatever comes before it there.

    Args:
        symbols: What was done, alike for the same kind of work.

    Returns:
        Where routines are, in order.

    Examples:
        >>> routine_stretches("uvwxyz" + "abcdabcdabcdabcd" + "vzwuyx")
        [(6, 22)]
    """
    pairs = Counter(pairwise(symbols))
    counts = Counter(symbols)

    def belong(at: int) -> bool:
        """Return whether an entry and the next one do."""
        if not 0 <= at < len(symbols) - 1:
            return False
        one, other = symbols[at], symbols[at + 1]
        least = max(SUPPORT, SHARE * min(counts[one], counts[other]))
        return pairs[one, other] >= least

    marks = smooth([belong(at - 1) or belong(at) for at in range(len(symbols))])
    known = _known(symbols, marks)
    stretches: list[Span] = []
    for begun, ended in _spans(marks):
        first, after = begun, ended
        least = stretches[-1][1] if stretches else 0
        while first > least and symbols[first - 1] in known:
            first -= 1
        while after < len(symbols) and not marks[after] and symbols[after] in known:
            after += 1
        if stretches and stretches[-1][1] == first:
            first = stretches.pop()[0]
        stretches.append((first, after))
    return stretches


def _known(symbols: Sequence[Hashable], marks: Sequence[bool]) -> set[Hashable]:
    """Find what mostly stands in stretches, or right beside them."""
    beside = [*marks[1:], False], [False, *marks[:-1]]
    near = map(any, zip(marks, *beside, strict=True))
    counts = Counter(symbols)
    inside = Counter(s for s, there in zip(symbols, near, strict=True) if there)
    return {
        symbol
        for symbol, count in inside.items()
        if count >= max(SUPPORT, SHARE * counts[symbol])
    }


def _spans(marks: Sequence[bool]) -> list[Span]:
    edges = [at for at in range(len(marks)) if marks[at] != (at > 0 and marks[at - 1])]
    if len(edges) % 2:
        edges.append(len(marks))
    return list(zip(edges[::2], edges[1::2], strict=True))


def smooth(marks: Sequence[bool]) -> list[bool]:
    """Find the sequence nearest to the marks, each change costing `SWITCH` (Viterbi).

    Examples:
        >>> smooth([True, True, False, True, True])
        [True, True, True, True, True]
    """
    cost = {False: 0.0, True: 0.0}
    came: list[dict[bool, bool]] = []
    for mark in marks:
        back = {
            state: state if cost[state] <= cost[not state] + SWITCH else not state
            for state in (False, True)
        }
        cost = {
            state: cost[back[state]]
            + (SWITCH if back[state] != state else 0)
            + (state != mark)
            for state in (False, True)
        }
        came.append(back)
    state = cost[True] <= cost[False]
    smoothed: list[bool] = []
    for back in reversed(came):
        smoothed.append(state)
        state = back[state]
    return smoothed[::-1]
