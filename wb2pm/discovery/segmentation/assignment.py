"""The best way to cut a recording into runs of known workflows.

A run is a stretch of entries laid along the steps of one workflow, in order: an
entry may serve a step, several steps, the same step again, or none; a step may be
left out. The sum of what this gives over all runs, less what the cuts between them
cost, is made as large as it can be by dynamic programming over entries (Viterbi
1967): the state is the workflow, the last step reached and the workflows used up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import numpy as np

from wb2pm.errors import ConformanceError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wb2pm.discovery.segmentation.evidence import Evidence, Weights

Occurrence = Literal["once", "at most once", "any"]
"""How often each candidate occurs: exactly once, once or not at all, or as often as
it does."""

MAX_STATES: Final = 2_000_000
"""Largest number of states at one entry: about a second for a hundred entries."""

NEVER: Final = -1e18
"""Score of what cannot be."""


class Stretch(NamedTuple):
    """Entries of one run.

    Attributes:
        first: Position of the first entry.
        after: Position after the last one.
        candidate: Which candidate; None for leftovers.
        score: What it adds.
    """

    first: int
    after: int
    candidate: int | None
    score: float


class Assignment(NamedTuple):
    """How entries were put to runs.

    Attributes:
        stretches: The stretches, in order.
        score: Sum of what they add, less what the cuts cost.
        optimal: Whether there is none of a higher score.
    """

    stretches: tuple[Stretch, ...]
    score: float
    optimal: bool = True


class _Uses(NamedTuple):
    """Which sets of candidates may have been used up, and how one leads to another.

    Attributes:
        sets: How many sets.
        before: Candidate -> set after -> set before; -1 where it cannot be.
        final: Sets that may be reached in the end.
        open: Whether the number of runs is.
    """

    sets: int
    before: tuple[NDArray[np.int64], ...]
    final: tuple[int, ...]
    open: bool


def assign_runs(
    evidence: Evidence,
    *,
    weights: Weights,
    occurrence: Occurrence = "once",
    runs: int | None = None,
    leftovers: bool = False,
) -> Assignment:
    """Cut entries into runs so that the total score is the highest there is.

    Args:
        evidence: What speaks for what.
        weights: Costs of what does not fit.
        occurrence: How often each candidate occurs.
        runs: How many runs there are in all, where that is known.
        leftovers: Whether entries may belong to no workflow.

    Returns:
        Stretches that cover every entry once. Among equally good ones, that of the
        earliest cuts.

    Raises:
        ConformanceError: If that many candidates are too many for an optimum, or
            there are not enough entries or candidates for the runs asked for.
    """
    entries = len(evidence.cut) - 1
    uses = _uses(len(evidence.fit), occurrence, runs)
    states = uses.sets * sum(part.shape[1] + 1 for part in evidence.fit)
    if states > MAX_STATES:
        raise ConformanceError(
            f"{len(evidence.fit)} workflows in any order are {states} states, more than"
            f" {MAX_STATES}; name fewer, or let them occur 'any' number of times"
        )
    walks = [_Walk(part, weights, uses, k) for k, part in enumerate(evidence.fit)]
    best = np.full((entries + 1, uses.sets), NEVER)
    best[0, 0] = 0.0
    come_by = np.full((entries + 1, uses.sets, 2), -1, dtype=np.int64)
    for entry in range(entries):
        at = best[entry] - evidence.cut[entry]
        for k, walk in enumerate(walks):
            value, start = walk.step(entry, at)
            better = value > best[entry + 1]
            best[entry + 1] = np.where(better, value, best[entry + 1])
            come_by[entry + 1, better, 0] = k
            come_by[entry + 1, better, 1] = start[better]
        if leftovers:
            _leave_over(entry, at, best, come_by, k=len(walks))
    ends = [use for use in uses.final if best[entries, use] > NEVER / 2]
    if not ends:
        raise ConformanceError(
            f"{entries} entries cannot be cut into the runs asked for:"
            f" {len(evidence.fit)} workflows, {occurrence},"
            f" {'any number of' if runs is None else runs} runs"
        )
    end = max(ends, key=lambda use: (best[entries, use], -use))
    return _walk_back(evidence, uses, best, come_by, end)


class _Walk:
    """All runs of one candidate that are under way, by what was used before."""

    def __init__(
        self, fit: NDArray[np.float64], weights: Weights, uses: _Uses, candidate: int
    ) -> None:
        self._fit = fit
        self._weights = weights
        self._before = uses.before[candidate]
        steps = fit.shape[1]
        self._begin = weights.run if uses.open else 0.0
        self._again = weights.again if steps > 1 else 0.0  # an intent is one long step
        self._untouched = -weights.missing * np.arange(steps + 1)
        self._value = np.full((uses.sets, steps + 1), NEVER)
        self._start = np.zeros((uses.sets, steps + 1), dtype=np.int64)

    def step(
        self, entry: int, at: NDArray[np.float64]
    ) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """Take in one entry; give what ending after it is worth, and where it began.

        Args:
            entry: Its position.
            at: What beginning at this entry is worth, by what was used before.
        """
        entered = np.where(self._before >= 0, at[self._before] - self._begin, NEVER)
        fresh = entered[:, None] + self._untouched
        begins = fresh > self._value
        value = np.where(begins, fresh, self._value)
        start = np.where(begins, entry, self._start)
        fit = self._fit[entry]
        moved = value - self._weights.extra
        origin = start.copy()
        for source, cost in ((slice(None, -1), 0.0), (slice(1, None), self._again)):
            reached = value[:, source] + fit - cost
            better = reached > moved[:, 1:]
            moved[:, 1:] = np.where(better, reached, moved[:, 1:])
            origin[:, 1:] = np.where(better, start[:, source], origin[:, 1:])
        self._value, self._start = self._skip(moved, origin, fit)
        return self._value[:, -1], self._start[:, -1]

    def _skip(
        self,
        value: NDArray[np.float64],
        start: NDArray[np.int64],
        fit: NDArray[np.float64],
    ) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """Go on to later steps, which are left out or served by the same entry."""
        served = np.maximum(0, self._weights.folded - fit)
        costs = np.minimum(self._weights.missing, served)
        gone = np.concatenate([[0.0], np.cumsum(costs)])
        level = value + gone
        highest = np.maximum.accumulate(level, axis=1)
        own = level >= highest
        columns = np.where(own, np.arange(level.shape[1]), 0)
        source = np.maximum.accumulate(columns, axis=1)
        return highest - gone, np.take_along_axis(start, source, axis=1)


def _uses(candidates: int, occurrence: Occurrence, runs: int | None) -> _Uses:
    if occurrence == "any":
        if runs is None:
            stay = np.zeros(1, dtype=np.int64)
            return _Uses(1, (stay,) * candidates, (0,), open=True)
        count = np.arange(-1, runs)
        return _Uses(runs + 1, (count,) * candidates, (runs,), open=False)
    if 2**candidates > MAX_STATES:
        raise ConformanceError(
            f"{candidates} workflows that occur at most once are too many for an"
            " optimum; name fewer, or let them occur 'any' number of times"
        )
    sets = np.arange(2**candidates)
    before = tuple(
        np.where(sets >> k & 1, sets ^ (1 << k), -1) for k in range(candidates)
    )
    sizes = [int(used).bit_count() for used in sets]
    wanted = candidates if occurrence == "once" and runs is None else runs
    final = tuple(u for u, size in enumerate(sizes) if wanted in {None, size})
    return _Uses(len(sets), before, final, open=wanted is None)


def _leave_over(
    entry: int,
    at: NDArray[np.float64],
    best: NDArray[np.float64],
    come_by: NDArray[np.int64],
    *,
    k: int,
) -> None:
    """Let an entry be a leftover: worth nothing, and no cut among leftovers."""
    goes_on = come_by[entry, :, 0] == k
    value = np.where(goes_on, best[entry], at)
    start = np.where(goes_on, come_by[entry, :, 1], entry)
    better = value > best[entry + 1]
    best[entry + 1] = np.where(better, value, best[entry + 1])
    come_by[entry + 1, better, 0] = k
    come_by[entry + 1, better, 1] = start[better]


def _walk_back(
    evidence: Evidence,
    uses: _Uses,
    best: NDArray[np.float64],
    come_by: NDArray[np.int64],
    end: int,
) -> Assignment:
    stretches: list[Stretch] = []
    after, use = len(best) - 1, end
    score = float(best[after, use])
    while after:
        k, first = (int(x) for x in come_by[after, use])
        known = k < len(uses.before)
        earlier = int(uses.before[k][use]) if known else use
        gained = best[after, use] - best[first, earlier] + evidence.cut[first]
        stretches.append(Stretch(first, after, k if known else None, float(gained)))
        after, use = first, earlier
    return Assignment(tuple(stretches[::-1]), score)
