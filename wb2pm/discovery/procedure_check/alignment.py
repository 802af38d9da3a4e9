"""The cheapest way to lay a demonstration beside a procedure."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.procedure_check.step_similarity import Comparison, compare
from wb2pm.errors import ConformanceError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.procedure_check.asked_and_done import Slot
    from wb2pm.discovery.procedure_check.step_similarity import Done

MAX_CELLS = 1_000_000
"""Largest product of what is asked and what is done that is aligned: 1,000 steps
against 1,000 activities, which takes about ten seconds."""


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


def align(slots: Sequence[Slot], done: Sequence[Done]) -> list[Pair]:
    """Align by dynamic programming (Needleman & Wunsch 1970).

    The alignment is optimal for the costs of `step_similarity.COSTS`. Time and
    memory grow with the product of the two lengths. Among equally cheap
    alignments, the one is taken that pairs the latest things done: what was done
    last is what stands.

    Raises:
        ConformanceError: If the product of the lengths is above `MAX_CELLS`.
    """
    rows, columns = len(slots), len(done)
    if rows * columns > MAX_CELLS:
        raise ConformanceError(
            f"{rows} actions of a procedure against {columns} things done is more "
            f"than {MAX_CELLS} comparisons; segment the demonstration first"
        )
    compared: dict[tuple[object, ...], Comparison | None] = {}
    same = [this._replace(activity=0) for this in done]  # equal deeds compare equal
    pairs = [[_best_way(slot, this, compared) for this in same] for slot in slots]
    cost = [[0.0] * (columns + 1) for _ in range(rows + 1)]
    for j in range(columns):
        cost[0][j + 1] = cost[0][j] + done[j].weight
    for i in range(rows):
        cost[i + 1][0] = cost[i][0] + slots[i].asked.weight
        for j in range(columns):
            best = min(
                cost[i][j + 1] + slots[i].asked.weight, cost[i + 1][j] + done[j].weight
            )
            pair = pairs[i][j]
            if pair is not None:
                best = min(best, cost[i][j] + pair.cost)
            cost[i + 1][j + 1] = best
    return _walk_back(slots, done, pairs, cost)


def _best_way(
    slot: Slot, done: Done, compared: dict[tuple[object, ...], Comparison | None]
) -> Comparison | None:
    best: Comparison | None = None
    for asked in slot.ways:
        key = (asked, done)
        if key not in compared:
            compared[key] = compare(asked, done)
        found = compared[key]
        if found is not None and (best is None or found.cost < best.cost):
            best = found
    return best


def _walk_back(
    slots: Sequence[Slot],
    done: Sequence[Done],
    pairs: list[list[Comparison | None]],
    cost: list[list[float]],
) -> list[Pair]:
    moves: list[Pair] = []
    i, j = len(slots), len(done)
    while i or j:
        here = cost[i][j]
        pair = pairs[i - 1][j - 1] if i and j else None
        if pair is not None and _equal(cost[i - 1][j - 1] + pair.cost, here):
            i, j = i - 1, j - 1
            moves.append(Pair(i, j, pair, pair.cost))
        elif j and _equal(cost[i][j - 1] + done[j - 1].weight, here):
            j -= 1
            moves.append(Pair(None, j, None, done[j].weight))
        else:
            i -= 1
            moves.append(Pair(i, None, None, slots[i].asked.weight))
    return moves[::-1]


def _equal(one: float, other: float) -> bool:
    return abs(one - other) < 1e-9  # noqa: PLR2004 (rounding of sums)
