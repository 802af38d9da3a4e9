"""The cheapest way to lay a demonstration beside a procedure."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from wb2pm.discovery.conformance.procedure.acts import Comparison
from wb2pm.discovery.conformance.procedure.expected_acts import Expectation
from wb2pm.discovery.conformance.procedure.step_similarity import compare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.conformance.procedure.acts import PerformedAct

MAX_CELLS: Final = 1_000_000
"""Largest product of what is asked and what is done that is searched whole: 1,000
actions against 1,000 things done, a few seconds. Beyond, a band is searched."""


_Kind = TypeVar("_Kind")


class Pair(NamedTuple):
    """One move: a slot, something done, or both.

    Attributes:
        slot: 0-based slot, or None when only something was done.
        done: 0-based position of what was done, or None when it was not.
        comparison: How the two compare; None unless there are two.
        cost: What the move costs.
    """

    slot: int | None
    done: int | None
    comparison: Comparison | None
    cost: float


class Aligned(NamedTuple):
    """An alignment, and how good it is known to be.

    Attributes:
        pairs: The moves in order.
        cost: What they cost together.
        at_least: What the cheapest alignment costs at least; `cost` itself where
            the alignment is known to be optimal.
    """

    pairs: list[Pair]
    cost: float
    at_least: float


def align(slots: Sequence[Expectation], done: Sequence[PerformedAct]) -> Aligned:
    """Align by dynamic programming (Needleman & Wunsch 1970).

    The alignment is optimal for the costs of `step_similarity.COSTS` as long as
    the product of the lengths is at most `MAX_CELLS`. Beyond, only a band around
    the diagonal is searched (Sakoe & Chiba 1978), as wide as `MAX_CELLS` allows,
    and `Aligned.at_least` bounds what that may have cost. Among equally cheap
    alignments, the one is taken that pairs the latest things done: what was done
    last is what stands.

    Args:
        slots: What is asked.
        done: What was done.
    """
    table = _Table(slots, done)
    rows, columns = len(slots), len(done)
    half = columns
    if rows * columns > MAX_CELLS:
        half = max(MAX_CELLS // (2 * rows), columns // rows + 1)
    costs: list[list[float]] = []
    starts: list[int] = []
    for i in range(rows + 1):
        centre = round(i * columns / rows) if rows else 0
        start, stop = max(0, centre - half), min(columns, centre + half)
        above = costs[-1] if costs else []
        shift = start - (starts[-1] if starts else 0)
        weight = slots[i - 1].asked.weight if i else 0.0
        row: list[float] = []
        for j in range(start, stop + 1):
            best = inf if i or j else 0.0
            if row:
                best = row[-1] + done[j - 1].weight
            if i:
                at = j - start + shift
                if at < len(above):
                    best = min(best, above[at] + weight)
                pair = table.pair(i - 1, j - 1) if j else None
                if pair is not None and 0 < at <= len(above):
                    best = min(best, above[at - 1] + pair.cost)
            row.append(best)
        costs.append(row)
        starts.append(start)
    cost = costs[-1][columns - starts[-1]]
    return Aligned(
        pairs=_walk_back(table, costs, starts),
        cost=cost,
        at_least=cost if half >= columns else min(cost, table.least()),
    )


class _Table:
    """Comparisons of each kind of slot with each kind of deed, once each."""

    def __init__(
        self, slots: Sequence[Expectation], done: Sequence[PerformedAct]
    ) -> None:
        self.slots = slots
        self.done = done
        asked = [
            Expectation(tuple(way._replace(step=0, told="") for way in slot.ways))
            for slot in slots
        ]
        deeds = [this._replace(activity=0) for this in done]
        self._slot_kinds, self._slot_of = _kinds(asked)
        self._done_kinds, self._done_of = _kinds(deeds)
        self._pairs = [
            [_best_way(slot, this) for this in self._done_kinds]
            for slot in self._slot_kinds
        ]

    def pair(self, slot: int, done: int) -> Comparison | None:
        return self._pairs[self._slot_of[slot]][self._done_of[done]]

    def least(self) -> float:
        """Bound the cost from below: each side at its cheapest, order aside."""
        slots = [
            min([slot.asked.weight, *(pair.cost for pair in row if pair)])
            for slot, row in zip(self._slot_kinds, self._pairs, strict=True)
        ]
        done = [
            min([this.weight, *(row[at].cost for row in self._pairs if row[at])])  # type: ignore[union-attr]  # tested
            for at, this in enumerate(self._done_kinds)
        ]
        return max(
            sum(slots[kind] for kind in self._slot_of),
            sum(done[kind] for kind in self._done_of),
        )


def _kinds(items: Sequence[_Kind]) -> tuple[list[_Kind], list[int]]:
    """Number equal items alike."""
    numbers: dict[_Kind, int] = {}
    of = [numbers.setdefault(item, len(numbers)) for item in items]
    return list(numbers), of


def _best_way(slot: Expectation, done: PerformedAct) -> Comparison | None:
    best: Comparison | None = None
    for asked in slot.ways:
        found = compare(asked, done)
        if found is not None and (best is None or found.cost < best.cost):
            best = found
    return best


def _walk_back(
    table: _Table, costs: list[list[float]], starts: list[int]
) -> list[Pair]:
    moves: list[Pair] = []
    slots, done = table.slots, table.done

    def at(i: int, j: int) -> float:
        place = j - starts[i]
        return costs[i][place] if 0 <= place < len(costs[i]) else inf

    i, j = len(slots), len(done)
    while i or j:
        here = at(i, j)
        pair = table.pair(i - 1, j - 1) if i and j else None
        if pair is not None and _equal(at(i - 1, j - 1) + pair.cost, here):
            i, j = i - 1, j - 1
            moves.append(Pair(i, j, pair, pair.cost))
        elif j and _equal(at(i, j - 1) + done[j - 1].weight, here):
            j -= 1
            moves.append(Pair(None, j, None, done[j].weight))
        else:
            i -= 1
            moves.append(Pair(i, None, None, slots[i].asked.weight))
    return moves[::-1]


def _equal(one: float, other: float) -> bool:
    return abs(one - other) < 1e-9  # noqa: PLR2004 (rounding of sums)
