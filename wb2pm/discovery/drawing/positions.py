"""Where on its layer each box and edge of a process map stands."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from wb2pm.discovery.drawing.order import Cell

NODE_GAP = 28.0
"""Space between two boxes side by side, in pixels."""
LINE_GAP = 16.0
"""Space between an edge and what is beside it, in pixels."""
_PLACE_SWEEPS = 40  # positions move by less than a pixel after about thirty


def place(cells: list[Cell], layers: list[list[int]]) -> None:
    """Choose the horizontal positions: near the neighbours, nothing overlapping."""
    for layer in layers:
        x = 0.0
        for before, cell in zip([None, *layer], layer, strict=False):
            x += _distance(cells[before], cells[cell]) if before is not None else 0.0
            cells[cell].x = x
    sides: list[Callable[[Cell], list[tuple[int, float]]]] = [
        lambda cell: cell.above,
        lambda cell: cell.below,
        lambda cell: cell.above + cell.below,
    ]
    for sweep in range(_PLACE_SWEEPS):
        # First from above, then from below; at the end both sides at once.
        side = sides[2] if sweep > _PLACE_SWEEPS // 2 else sides[sweep % 2]
        for layer in layers if sweep % 2 == 0 else reversed(layers):
            wanted: list[tuple[float, float]] = []
            for index in layer:
                pulls = side(cells[index])
                weight = sum(pull for _, pull in pulls)
                mean = (
                    sum(cells[i].x * pull for i, pull in pulls) / weight
                    if weight
                    else cells[index].x
                )
                wanted.append((mean, weight or 0.01))
            gaps = [_distance(cells[a], cells[b]) for a, b in itertools.pairwise(layer)]
            for index, x in zip(layer, spread(wanted, gaps), strict=True):
                cells[index].x = x


def straighten(
    cells: list[Cell], layers: list[list[int]], lines: list[list[int]]
) -> None:
    """Put the cells of each line below each other, as far as there is room.

    A line breaks where its neighbours leave no common position, and goes on
    from there.
    """
    beside: dict[int, tuple[int | None, int | None]] = {}
    for layer in layers:
        for before, cell, after in zip(
            [None, *layer], layer, [*layer[1:], None], strict=False
        ):
            beside[cell] = (before, after)

    def room(cell: int) -> tuple[float, float]:
        before, after = beside[cell]
        return (
            float("-inf")
            if before is None
            else cells[before].x + _distance(cells[before], cells[cell]),
            float("inf")
            if after is None
            else cells[after].x - _distance(cells[cell], cells[after]),
        )

    def move(part: list[int], low: float, high: float) -> None:
        mean = sum(cells[cell].x for cell in part) / len(part)
        for cell in part:
            cells[cell].x = min(max(mean, low), high)

    for line in lines:
        part: list[int] = []
        low, high = float("-inf"), float("inf")
        for cell in line:
            least, most = room(cell)
            if part and max(low, least) > min(high, most):
                move(part, low, high)
                part, low, high = [], float("-inf"), float("inf")
            part.append(cell)
            low, high = max(low, least), min(high, most)
        if part:
            move(part, low, high)


def spread(wanted: Sequence[tuple[float, float]], gaps: Sequence[float]) -> list[float]:
    """Find positions in order, at least `gaps` apart, nearest to those wanted.

    Nearest in the sense of weighted least squares, found exactly by pooling
    adjacent violators (Barlow et al., Statistical Inference under Order
    Restrictions, 1972).

    Args:
        wanted: Position and weight of each, in their order.
        gaps: Least distance from each to the next.

    Returns:
        The positions.

    Examples:
        >>> spread([(0, 1), (0, 1), (9, 1)], [4, 4])
        [-2.0, 2.0, 9.0]
    """
    if not wanted:
        return []
    offsets = [0.0]
    for gap in gaps:
        offsets.append(offsets[-1] + gap)
    pools: list[tuple[float, float, int]] = []  # mean, weight, members
    for (position, weight), offset in zip(wanted, offsets, strict=True):
        mean, total, members = position - offset, weight, 1
        while pools and pools[-1][0] > mean:
            other, other_weight, other_members = pools.pop()
            mean = (mean * total + other * other_weight) / (total + other_weight)
            total += other_weight
            members += other_members
        pools.append((mean, total, members))
    means = [mean for mean, _, members in pools for _ in range(members)]
    return [mean + offset for mean, offset in zip(means, offsets, strict=True)]


def _distance(left: Cell, right: Cell) -> float:
    """Return the least distance between the centres of two neighbours."""
    gap = NODE_GAP if left.node and right.node else LINE_GAP
    return left.right + right.left + gap
