"""The best way to cut a recording whose runs interrupt one another.

While one run pauses, another goes on; a state is how far each run has come and which
is under way. There are as many states as the product of the lengths of the
workflows, so that the optimum is for a handful of them; beyond, the entries are put
to workflows by likeness alone, switches still costing what they do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from wb2pm.discovery.segmentation.assignment import NEVER, Assignment, Stretch
from wb2pm.errors import ConformanceError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from wb2pm.discovery.segmentation.assignment import Occurrence
    from wb2pm.discovery.segmentation.evidence import Evidence, Weights

MAX_CELLS: Final = 20_000_000
"""Largest number of states of all entries together: 40 MB, some seconds."""


def assign_interleaved(
    evidence: Evidence,
    *,
    weights: Weights,
    occurrence: Occurrence = "once",
    runs: int | None = None,
    leftovers: bool = False,
) -> Assignment:
    """Put entries to runs that may interrupt one another.

    Args:
        evidence: What speaks for what.
        weights: Costs of what does not fit, and of switching.
        occurrence: Whether each candidate is carried out once, or at most once.
        runs: How many are carried out, where that is known.
        leftovers: Whether entries may belong to no workflow.

    Returns:
        Stretches that cover every entry once. `Assignment.optimal` says whether they
        are the best there are.

    Raises:
        ConformanceError: If candidates may occur any number of times: which run an
            entry goes on with then cannot be told.
    """
    if occurrence == "any":
        raise ConformanceError(
            "runs that interrupt one another are told apart by their workflows: each"
            " can occur once, or at most once"
        )
    entries = len(evidence.cut) - 1
    states = int(np.prod([part.shape[1] + 2 for part in evidence.fit], dtype=float))
    if states * len(evidence.fit) * entries > MAX_CELLS:
        return _by_likeness(evidence, weights, leftovers=leftovers)
    search = _Search(evidence, weights, leftovers=leftovers)
    for entry in range(entries):
        search.step(entry)
    wanted = len(evidence.fit) if occurrence == "once" and runs is None else runs
    return search.result(wanted)


class _Came(NamedTuple):
    """Where states of one workflow under way came from.

    Attributes:
        run: Which workflow was under way before.
        position: Position in this workflow before.
    """

    run: NDArray[np.int8]
    position: NDArray[np.int16]


class _Search:
    def __init__(
        self, evidence: Evidence, weights: Weights, *, leftovers: bool
    ) -> None:
        self._evidence = evidence
        self._weights = weights
        self._leftovers = leftovers
        self._shape = tuple(part.shape[1] + 2 for part in evidence.fit)
        # position 0: not begun; position j + 1: step j was the last reached
        self._best = np.full((len(self._shape) + 1, *self._shape), NEVER)
        self._best[-1][(0,) * len(self._shape)] = 0.0
        self._came: list[list[_Came]] = []

    def step(self, entry: int) -> None:
        """Take in one entry."""
        before = self._best
        after = np.full_like(before, NEVER)
        came: list[_Came] = []
        cut = self._evidence.cut[entry] + (self._weights.interrupt if entry else 0.0)
        for run, fit in enumerate(self._evidence.fit):
            value, origin = _switched(before, run, cut)
            moved, position = self._advanced(value, run, fit[entry])
            after[run] = moved
            origin = np.take_along_axis(origin, position.astype(np.int64), axis=run)
            came.append(_Came(origin.astype(np.int8), position))
        if self._leftovers:
            after[-1], origin = _switched(before, len(self._shape), cut)
            came.append(_Came(origin.astype(np.int8), np.zeros(0, np.int16)))
        self._best = after
        self._came.append(came)

    def _advanced(
        self, value: NDArray[np.float64], run: int, fit: NDArray[np.float64]
    ) -> tuple[NDArray[np.float64], NDArray[np.int16]]:
        """Lay an entry along a workflow; give what that is worth, and from where."""
        weights = self._weights
        lanes = np.moveaxis(value, run, -1)
        steps = len(fit)
        places = np.broadcast_to(
            np.arange(1, steps + 2), (*lanes.shape[:-1], steps + 1)
        )
        fresh = lanes[..., :1] - weights.missing * np.arange(steps + 1)
        under_way = lanes[..., 1:]
        begins = fresh > under_way
        at = np.where(begins, fresh, under_way)
        source = np.where(begins, 0, places)
        moved, origin = at - weights.extra, source.copy()
        again = weights.again if steps > 1 else 0.0
        for part, cost in ((slice(None, -1), 0.0), (slice(1, None), again)):
            reached = at[..., part] + fit - cost
            better = reached > moved[..., 1:]
            moved[..., 1:] = np.where(better, reached, moved[..., 1:])
            origin[..., 1:] = np.where(better, source[..., part], origin[..., 1:])
        costs = np.minimum(weights.missing, np.maximum(0, weights.folded - fit))
        gone = np.concatenate([[0.0], np.cumsum(costs)])
        level = moved + gone
        highest = np.maximum.accumulate(level, axis=-1)
        column = np.where(level >= highest, np.arange(steps + 1), 0)
        column = np.maximum.accumulate(column, axis=-1)
        result = np.full(lanes.shape, NEVER)
        result[..., 1:] = highest - gone
        position = np.zeros(lanes.shape, dtype=np.int16)
        position[..., 1:] = np.take_along_axis(origin, column, axis=-1)
        return np.moveaxis(result, -1, run), np.moveaxis(position, -1, run)

    def result(self, wanted: int | None) -> Assignment:
        """Walk back from the best end with so many runs."""
        total = self._best.copy()
        begun = np.zeros(self._shape, dtype=np.int64)
        for run, size in enumerate(self._shape):
            positions = np.arange(size).reshape(
                [-1 if axis == run else 1 for axis in range(len(self._shape))]
            )
            left = np.where(positions > 0, size - 1 - positions, 0)
            total -= self._weights.missing * left
            if wanted is None:
                total -= self._weights.run * (positions > 0)
            begun = begun + (positions > 0)
        if wanted is not None:
            total[:, begun != wanted] = NEVER
        end = np.unravel_index(int(total.argmax()), total.shape)
        score = float(total[end])
        if score < NEVER / 2:
            raise ConformanceError(
                f"{len(self._came)} entries cannot be put to {wanted} runs of"
                f" {len(self._shape)} workflows"
            )
        run, state = int(end[0]), [int(at) for at in end[1:]]
        taken: list[int] = []
        for came in reversed(self._came):
            taken.append(run)
            origin = came[run]
            here = tuple(state)
            if run < len(self._shape):
                state[run] = int(origin.position[here])
            run = int(origin.run[here])
        stretches = _stretches(taken[::-1], self._evidence)
        return Assignment(stretches, score)


def _switched(
    before: NDArray[np.float64], run: int, cut: float
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Return what going on with a run is worth, whichever was under way."""
    cost = np.full(len(before), cut)
    cost[run] = 0.0
    value = before - cost.reshape(-1, *(1,) * (before.ndim - 1))
    return value.max(axis=0), value.argmax(axis=0)


def _by_likeness(
    evidence: Evidence, weights: Weights, *, leftovers: bool
) -> Assignment:
    """Put each entry to the workflow with the likest step (Viterbi over workflows)."""
    fits = [np.maximum(part.max(axis=1), -weights.extra) for part in evidence.fit]
    fits += [np.zeros(len(fits[0]))] if leftovers else []
    value = np.zeros(len(fits))
    came: list[NDArray[np.int64]] = []
    for entry, gained in enumerate(np.array(fits).T):
        cut = evidence.cut[entry] + weights.interrupt if entry else 0.0
        switched = value.max() - cut
        came.append(np.where(value >= switched, np.arange(len(fits)), value.argmax()))
        value = np.maximum(value, switched) + gained
    run = int(value.argmax())
    taken: list[int] = []
    for back in reversed(came):
        taken.append(run)
        run = int(back[run])
    stretches = _stretches(taken[::-1], evidence)
    return Assignment(stretches, float(value.max()), optimal=False)


def _stretches(taken: Sequence[int], evidence: Evidence) -> tuple[Stretch, ...]:
    """Join entries of one run in a row; each scores by the likest step."""
    stretches: list[Stretch] = []
    for entry, run in enumerate(taken):
        candidate = run if run < len(evidence.fit) else None
        gained = (
            float(evidence.fit[candidate][entry].max()) if candidate is not None else 0
        )
        if stretches and stretches[-1].candidate == candidate:
            last = stretches.pop()
            stretches.append(
                Stretch(last.first, entry + 1, candidate, last.score + gained)
            )
        else:
            stretches.append(Stretch(entry, entry + 1, candidate, gained))
    return tuple(stretches)
