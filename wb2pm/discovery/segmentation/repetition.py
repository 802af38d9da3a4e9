"""How well cuts bring out what repeats, and better cuts by trying.

The shorter a recording can be told, the better it was understood (minimum
description length; Rissanen 1978). It is told here as a list of runs: each names a
pattern and what it has more or less than that; each pattern is told once, whole.
What comes twice within one run has to be told again, so that two runs are not taken
for one; and each kind of entry that runs begin or end with is told once, so that they
do so alike. A cut is made at every place where the same entry follows (after the same
one): what one place says, others of its kind say too.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Sequence

RUN: Final = 2.0
"""What naming a run's pattern costs, in entries: the pattern, and that it ends."""

WORTH: Final = 0.7
"""Share of its own length that a recording told as runs may take; above, too little
repeats for runs of routines, and pauses are all that parts the work."""

SUPPORT: Final = 3
"""Places of one kind that there must be before a cut is tried at all of them."""

FURTHEST: Final = 8
"""Entries by which runs are tried to begin earlier or later at once."""

MAX_WORK: Final = 200_000_000
"""Runs times kinds of entries that all tries together may look at: some ten seconds.
Recordings in which much repeats need a fraction of it."""

MAX_PATTERNS: Final = 50
"""Patterns at most; a run like none of them is told whole."""


class Cuts(NamedTuple):
    """Cuts that were found.

    Attributes:
        cuts: Positions of the entries that runs begin with, but the first.
        length: The recording told with them, in entries.
        complete: Whether no change of one kind would make it shorter; if not, the
            search came to its limit.
    """

    cuts: tuple[int, ...]
    length: float
    complete: bool


def improve_cuts(
    symbols: Sequence[Hashable],
    cuts: Sequence[int],
    fixed: Sequence[int],
) -> Cuts:
    """Add and take away cuts of one kind as long as the recording gets shorter.

    Args:
        symbols: What was done, alike for the same kind of work.
        cuts: Positions to begin with: an entry that a run begins with.
        fixed: Cuts that stay.

    Examples:
        >>> improve_cuts("abcdabcdabcdwxyzwxyzwxyz", [], []).cuts
        (4, 8, 12, 16, 20)
    """
    told = CutRecording(symbols)
    stay = np.zeros(len(symbols) + 1, dtype=bool)
    stay[list(fixed)] = True
    current = stay.copy()
    current[list(cuts)] = True
    length = told.length(current)
    kinds, beginnings = told.kinds()
    while True:
        found = _best(told, _changes(current, stay, kinds), length)
        found = found or _best(told, _shifts(current, stay, beginnings), length)
        found = found or _best(told, _swaps(current, stay, kinds, beginnings), length)
        if found is None:
            break
        current, length = found
    inner = np.flatnonzero(current[1 : len(symbols)]) + 1
    return Cuts(tuple(inner.tolist()), length, told.work <= MAX_WORK)


Marks = NDArray[np.bool_]


def _best(
    told: CutRecording, changes: Iterable[Marks], length: float
) -> tuple[Marks, float] | None:
    best: tuple[Marks, float] | None = None
    for change in changes:
        if told.work > MAX_WORK:
            break
        new = told.length(change)
        if new < (best[1] if best else length) - 1e-9:
            best = (change, new)
    return best


def _changes(current: Marks, stay: Marks, kinds: Sequence[Marks]) -> Iterator[Marks]:
    """Add a kind of cuts, or take one away."""
    for places in kinds:
        if (places & ~current).any():
            yield current | places
        if (places & current & ~stay).any():
            yield (current & ~places) | stay


def _shifts(
    current: Marks, stay: Marks, beginnings: Sequence[Marks]
) -> Iterator[Marks]:
    """Let all runs, or those with one beginning, begin a little earlier or later."""
    free = current & ~stay
    groups = [free, *(places & free for places in beginnings if (places & free).any())]
    for cuts in groups:
        for by in range(1, FURTHEST + 1):
            for moved in (np.roll(cuts, by), np.roll(cuts, -by)):
                yield (current & ~cuts) | moved | stay


def _swaps(
    current: Marks, stay: Marks, kinds: Sequence[Marks], beginnings: Sequence[Marks]
) -> Iterator[Marks]:
    """Let runs begin elsewhere: one kind of cuts for another."""
    used = [places for places in kinds if (places <= current).all()]
    for old in used:
        without = (current & ~old) | stay
        for new in beginnings:
            yield without | new


class CutRecording:
    """A recording that can be told with different cuts.

    Attributes:
        work: What was looked at so far, as `MAX_WORK` counts it.
    """

    def __init__(self, symbols: Sequence[Hashable]) -> None:
        names = {symbol: at for at, symbol in enumerate(dict.fromkeys(symbols))}
        self._codes = np.array([names[symbol] for symbol in symbols], dtype=np.int64)
        self._names = len(names)
        self.work = 0
        rows = np.stack([self._codes[:-2], self._codes[1:-1], self._codes[2:]])
        self._triples = np.unique(rows, axis=1, return_inverse=True)[1].ravel()

    def kinds(self) -> tuple[list[Marks], list[Marks]]:
        """Group the places for a cut by what follows, and by the pair around them.

        Returns:
            All groups, and those by what follows alone.
        """
        groups: defaultdict[tuple[int, ...], list[int]] = defaultdict(list)
        for at in range(1, len(self._codes)):
            before, after = int(self._codes[at - 1]), int(self._codes[at])
            groups[after,].append(at)
            groups[before, after].append(at)
        found: dict[tuple[int, ...], Marks] = {}
        beginnings: list[Marks] = []
        for key, places in groups.items():
            if len(places) >= SUPPORT and tuple(places) not in found:
                marks = np.zeros(len(self._codes) + 1, dtype=bool)
                marks[places] = True
                found[tuple(places)] = marks
                if len(key) == 1:
                    beginnings.append(marks)
        return list(found.values()), beginnings

    def length(self, cuts: NDArray[np.bool_]) -> float:
        """Tell the recording with these cuts; give how many entries that takes."""
        numbers = np.cumsum(cuts[: len(self._codes)], dtype=np.int64)
        numbers = numbers - numbers[0]
        runs = int(numbers[-1]) + 1
        self.work += runs * self._names + len(self._codes)
        cells = np.bincount(
            numbers * self._names + self._codes, minlength=runs * self._names
        )
        bags = cells.reshape(runs, self._names)
        told = RUN * runs + self._frames(numbers) + self._again(numbers)
        return told + _patterns_length(bags)

    def length_of(self, cuts: Iterable[int]) -> float:
        """Tell the recording with cuts at these positions."""
        marks = np.zeros(len(self._codes) + 1, dtype=bool)
        marks[list(cuts)] = True
        return self.length(marks)

    def _frames(self, numbers: NDArray[np.int64]) -> int:
        """Count the kinds of entries that begin runs, and those that end them."""
        first = np.flatnonzero(np.diff(numbers, prepend=-1))
        begun, ended = self._codes[first], self._codes[first - 1]  # -1: the last one
        return len(np.unique(begun)) + len(np.unique(ended))

    def _again(self, numbers: NDArray[np.int64]) -> float:
        """Count the triples of entries in a row that came before in the same run."""
        whole = numbers[2:] == numbers[:-2]
        keys = numbers[2:][whole] * (self._triples.max(initial=0) + 1)
        keys = keys + self._triples[whole]
        return float(len(keys) - len(np.unique(keys)))


def _patterns_length(bags: NDArray[np.int64]) -> float:
    """Tell bags as patterns, the frequent ones first, and what differs from them.

    Bags near one pattern are then told by their median, which none of them need be
    like: of all patterns it leaves the least to tell.
    """
    unique, counts = _unique(bags)
    sizes = unique.sum(axis=1)
    patterns = np.empty((MAX_PATTERNS, bags.shape[1]), dtype=np.int16)
    of = np.full(len(unique), -1)
    known = 0
    for at in np.lexsort((sizes, -counts)):
        away = np.abs(patterns[:known] - unique[at]).sum(axis=1)
        times = counts[at]
        if known and away.min() * times <= sizes[at] + (times == 1):
            of[at] = away.argmin()
        elif known < MAX_PATTERNS:
            patterns[known] = unique[at]
            of[at] = known
            known += 1
    total = float((sizes * counts)[of < 0].sum())
    order = np.argsort(of, kind="stable")
    edges = np.searchsorted(of[order], np.arange(known + 1))
    for first, after in pairwise(edges):
        total += _told_by_median(unique[order[first:after]], counts[order[first:after]])
    return total


def _told_by_median(rows: NDArray[np.int16], counts: NDArray[np.int64]) -> float:
    if len(rows) == 1:
        return float(rows.sum())
    middle = (counts.sum() - 1) // 2
    median = np.partition(np.repeat(rows, counts, axis=0), middle, axis=0)[middle]
    return float(median.sum() + (np.abs(rows - median).sum(axis=1) * counts).sum())


def _unique(bags: NDArray[np.int64]) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
    """Return the different rows and how often each occurs."""
    rows = np.ascontiguousarray(bags.astype(np.int16))
    as_bytes = rows.view(
        np.dtype((np.void, rows.dtype.itemsize * rows.shape[1]))
    ).ravel()
    _, first, counts = np.unique(as_bytes, return_index=True, return_counts=True)
    return rows[first], counts
