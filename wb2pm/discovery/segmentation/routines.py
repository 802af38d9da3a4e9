"""Runs found without any description, by the structure that repeats.

Where nothing is known of the work, what repeats is what it is made of. Entries
without a steady neighbour belong to no routine (`stretches`). In the rest, what follows
the beginning of the recording, a long stretch of other things, or a break in the
clock is known to begin a run; what comes before such entries again and again ends
runs; and what follows these ends begins runs as well. From there, cuts are bettered
as long as they make the recording shorter to tell (`repetition`), and made to agree
about what begins and ends a run (`agreeing`).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from datetime import timedelta
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from wb2pm.discovery.segmentation.agreeing import agree_cuts
from wb2pm.discovery.segmentation.repetition import WORTH, improve_cuts
from wb2pm.discovery.segmentation.stretches import SUPPORT, routine_stretches

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.segmentation.entries import Entry
    from wb2pm.discovery.segmentation.stretches import Span

PAUSE: Final = timedelta(minutes=10)
"""A pause after which work may begin anew: what follows several of them begins runs."""

BREAK: Final = timedelta(hours=1)
"""A pause that ends any run."""

JUMP: Final = timedelta(minutes=1)
"""A clock that goes back further than recorders get out of order was set by joining
recordings."""

SHARE: Final = 0.5
"""Share of the times that an entry follows an end, to be a start."""

RARE: Final = 0.05
"""Share of a start among what follows an end, below which it is taken for chance."""

STEADY: Final = 0.8
"""Share of the times that an entry is followed by a start, to be an end; or by one
other thing, to be inside a run."""

BLOCK: Final = 3
"""Entries that a run has at least: less is a piece of one."""

Symbol = tuple[str, str | None]


class FoundRuns(NamedTuple):
    """Runs that were found.

    Attributes:
        runs: Their spans, in order; what lies in none belongs to no routine.
        length: What telling the recording as runs takes, as a share of its length.
        by_pauses: Whether only pauses parted it, as too little repeats.
        complete: Whether better cuts were looked for to the end.
    """

    runs: tuple[Span, ...]
    length: float
    by_pauses: bool = False
    complete: bool = True


def find_runs(entries: Sequence[Entry]) -> FoundRuns:
    """Find the runs of routines in a recording of work that was done several times.

    Args:
        entries: The recording.

    Returns:
        The runs. Those of fewer than `BLOCK` entries are not routines and left out.

    Examples:
        >>> from wb2pm.discovery.segmentation.entries import Entry
        >>> work = [Entry(text=c, label=c) for c in "abcdefgh" * 4]
        >>> find_runs(work).runs
        ((0, 8), (8, 16), (16, 24), (24, 32))
    """
    symbols = [(entry.label, entry.place) for entry in entries]
    stretches = routine_stretches(symbols)
    anchors = _anchors(entries, stretches)
    inside = [at for first, after in stretches for at in range(first, after)]
    if not inside:
        return FoundRuns(_between_pauses(entries), 1.0, by_pauses=True)
    position = {at: number for number, at in enumerate(inside)}
    fixed = [position[at] for at in anchors.sure]
    begin_with = [position[at] for at in _cuts(symbols, stretches, anchors)]
    repeated = [symbols[at] for at in inside]
    cuts, length, complete = min(
        (improve_cuts(repeated, begun, fixed) for begun in (begin_with, [])),
        key=lambda found: found.length,
    )
    cuts = agree_cuts(repeated, cuts, fixed)
    share = (length + len(entries) - len(inside)) / len(entries)
    if share > WORTH and length > WORTH * len(inside):
        return FoundRuns(_between_pauses(entries), share, by_pauses=True)
    bounds = [0, *cuts, len(inside)]
    runs = ((inside[first], inside[after - 1] + 1) for first, after in pairwise(bounds))
    whole = tuple(run for run in runs if run[1] - run[0] >= BLOCK)
    return FoundRuns(whole, share, complete=complete)


def _between_pauses(entries: Sequence[Entry]) -> tuple[Span, ...]:
    whole = [(0, len(entries))]
    anchors = _anchors(entries, whole)
    bounds = [*sorted(anchors.sure | anchors.likely), len(entries)]
    return tuple(pairwise(bounds))


class _Anchors(NamedTuple):
    """Where runs are known to begin.

    Attributes:
        sure: First entries of stretches, and those after breaks of the clock.
        likely: Entries after pauses.
    """

    sure: set[int]
    likely: set[int]


def _anchors(entries: Sequence[Entry], stretches: Sequence[Span]) -> _Anchors:
    sure = {first for first, _ in stretches}
    likely: set[int] = set()
    for first, after in stretches:
        for at in range(first + 1, after):
            earlier, later = entries[at - 1].started_at, entries[at].started_at
            if earlier is None or later is None:
                continue
            if not -JUMP <= later - earlier <= BREAK:
                sure.add(at)
            elif later - earlier > PAUSE:
                likely.add(at)
    return _Anchors(sure, likely)


def _cuts(
    symbols: Sequence[Symbol], stretches: Sequence[Span], anchors: _Anchors
) -> list[int]:
    """Cut where an end is followed by a start, and where a run surely begins."""
    inner = [at for first, after in stretches for at in range(first + 1, after)]
    follows: defaultdict[Symbol, Counter[Symbol]] = defaultdict(Counter)
    precedes: defaultdict[Symbol, Counter[Symbol]] = defaultdict(Counter)
    for at in inner:
        if at not in anchors.sure:
            follows[symbols[at - 1]][symbols[at]] += 1
            precedes[symbols[at]][symbols[at - 1]] += 1
    begun = _beginnings(symbols, anchors)
    starts, ends = _grow(begun, follows, precedes)
    starts, ends = _prune(begun, starts, ends, follows, precedes)
    return [
        at
        for at in inner
        if at in anchors.sure
        or (symbols[at] in starts and (symbols[at - 1] in ends or not ends))
    ]


def _beginnings(symbols: Sequence[Symbol], anchors: _Anchors) -> set[Symbol]:
    counts = Counter(symbols)
    sure = Counter(symbols[at] for at in anchors.sure)
    likely = Counter(symbols[at] for at in anchors.likely)
    return {
        symbol
        for symbol, count in sure.items()
        if counts[symbol] >= SUPPORT and count >= RARE * len(anchors.sure)
    } | {symbol for symbol, count in likely.items() if count >= SUPPORT}


Successors = Mapping[Symbol, Counter[Symbol]]


def _grow(
    begun: set[Symbol], follows: Successors, precedes: Successors
) -> tuple[set[Symbol], set[Symbol]]:
    """Find ends before known starts and starts after known ends, until none is new."""
    starts, ends = set(begun), set[Symbol]()
    while True:
        more_ends = {e for e, after in follows.items() if _may_end(after, starts)}
        more_starts = {
            s
            for s, before in precedes.items()
            if sum(before[e] for e in more_ends) >= SHARE * before.total()
        }
        if more_ends <= ends and more_starts <= starts:
            return starts, ends
        ends |= more_ends
        starts |= more_starts


def _may_end(after: Counter[Symbol], starts: set[Symbol]) -> bool:
    begun = sum(after[s] for s in starts)
    top, times = after.most_common(1)[0]
    steady = top not in starts and times > STEADY * after.total()
    return begun >= max(2, RARE * after.total()) and not steady


def _prune(
    begun: set[Symbol],
    starts: set[Symbol],
    ends: set[Symbol],
    follows: Successors,
    precedes: Successors,
) -> tuple[set[Symbol], set[Symbol]]:
    """Drop ends that mostly lead elsewhere, and starts that are left without ends."""
    while True:
        kept_ends = {
            e
            for e in ends
            if sum(follows[e][s] for s in starts) >= STEADY * follows[e].total()
        }
        kept_starts = begun | {
            s
            for s in starts
            if sum(precedes[s][e] for e in kept_ends) >= SHARE * precedes[s].total() > 0
        }
        if kept_ends == ends and kept_starts == starts:
            return starts, ends
        starts, ends = kept_starts, kept_ends
