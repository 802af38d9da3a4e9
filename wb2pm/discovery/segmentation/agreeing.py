"""Cuts that agree about what begins and what ends a run.

The shortest telling of a recording may cut a routine at its loops, or take two short
routines that happen to follow one another for one. What begins and ends runs says
otherwise: a run is begun by what follows an end, and what an end and a beginning say
apart they say together.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Final

from wb2pm.discovery.segmentation.repetition import RUN, WORTH, CutRecording

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Sequence

SUPPORT: Final = 3
"""Runs that an entry must begin or end before anything is concluded from it."""

RARE: Final = 0.05
"""Share of what an entry begins or ends, below which it is taken for chance."""

STEADY: Final = 0.8
"""Share of the times that an entry occurs, to be known as a beginning or an end."""


def agree_cuts(
    symbols: Sequence[Hashable], cuts: Collection[int], fixed: Collection[int]
) -> tuple[int, ...]:
    """Take away cuts inside routines, and add those between known ends and beginnings.

    From what the recording, or a part of it, begins with, all ends can be reached
    (what comes before a beginning), and from these all beginnings. Cuts at others are
    inside of a run. They are taken away unless too little repeats then, and cuts are
    added where that makes the recording no longer than naming a run for each.

    Args:
        symbols: What was done, alike for the same kind of work.
        cuts: Positions of the entries that runs begin with.
        fixed: Cuts that stay, as runs surely begin there.

    Returns:
        The cuts in order.

    Examples:
        >>> agree_cuts("abcdcdefgh" * 4, [4, 10, 14, 20, 24, 30, 34], [])
        (10, 20, 30)
        >>> agree_cuts("abcd" * 4 + "xyz" * 4, [4, 8, 12, 19, 22, 25], [])
        (4, 8, 12, 16, 19, 22, 25)
    """
    inner = {at for at in cuts if 0 < at < len(symbols)}
    known = {at for at in fixed if 0 < at < len(symbols)}
    told = CutRecording(symbols)
    inner = _without_inner(symbols, inner, known, told)
    return tuple(sorted(_with_missed(symbols, inner, known, told)))


def _without_inner(
    symbols: Sequence[Hashable], cuts: set[int], fixed: set[int], told: CutRecording
) -> set[int]:
    starts = _reached(symbols, cuts, fixed)
    kept = {at for at in cuts if at in fixed or symbols[at] in starts}
    if not starts or kept == cuts:
        return cuts
    return kept if told.length_of(kept) <= WORTH * len(symbols) else cuts


def _reached(
    symbols: Sequence[Hashable], cuts: set[int], fixed: set[int]
) -> set[Hashable]:
    """Find the beginnings that those of the parts lead to, by way of ends."""
    sure = Counter(symbols[at] for at in {0, *fixed})
    begun = Counter(symbols[at] for at in {0, *cuts})
    starts = {
        symbol
        for symbol, count in sure.items()
        if begun[symbol] >= SUPPORT and count >= RARE * sure.total()
    }
    joints = Counter((symbols[at - 1], symbols[at]) for at in cuts - fixed)
    ended: Counter[Hashable] = Counter()
    for (end, _), count in joints.items():
        ended[end] += count
    while True:
        led: Counter[Hashable] = Counter()
        for (end, start), count in joints.items():
            led[end] += count if start in starts else 0
        ends = {e for e, count in led.items() if count and count >= RARE * ended[e]}
        more = {start for end, start in joints if end in ends} - starts
        if not more:
            return starts
        starts |= more


def _with_missed(
    symbols: Sequence[Hashable], cuts: set[int], fixed: set[int], told: CutRecording
) -> set[int]:
    starts = {symbols[at] for at in {0, *cuts}}
    ends = {symbols[at - 1] for at in cuts - fixed}
    missed: defaultdict[tuple[Hashable, Hashable], list[int]] = defaultdict(list)
    times: Counter[tuple[bool, Hashable]] = Counter()
    parted: Counter[tuple[bool, Hashable]] = Counter()
    for at in range(1, len(symbols)):
        pair = symbols[at - 1], symbols[at]
        if at in fixed:
            continue
        if pair[0] in ends and pair[1] in starts and at not in cuts:
            missed[pair].append(at)
            continue
        for side in ((False, pair[0]), (True, pair[1])):
            times[side] += 1
            parted[side] += at in cuts
    found = set(cuts)
    for (end, start), places in missed.items():
        steady = all(
            parted[side] >= max(SUPPORT, STEADY * times[side])
            for side in ((False, end), (True, start))
        )
        if not steady:
            continue
        longer = told.length_of(found.union(places)) - told.length_of(found)
        if longer <= RUN * len(places):
            found.update(places)
    return found
