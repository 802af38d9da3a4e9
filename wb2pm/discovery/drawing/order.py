"""In which order the boxes and edges of a process map stand on each layer."""

from __future__ import annotations

import itertools
from bisect import bisect_left, insort
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_ORDER_SWEEPS = 12  # each pass goes down and up; crossings stop falling well before


@dataclass(slots=True)
class Cell:
    """A place in a layer: a box, or where an edge passes."""

    layer: int
    left: float
    right: float
    height: float = 0.0
    node: bool = False
    x: float = 0.0
    above: list[tuple[int, float]] = field(default_factory=list)
    below: list[tuple[int, float]] = field(default_factory=list)


def order_layers(cells: list[Cell]) -> list[list[int]]:
    """Order each layer so that few edges cross (barycentre method)."""
    layers: list[list[int]] = [[] for _ in range(max(c.layer for c in cells) + 1)]
    seen: set[int] = set()
    for start in sorted(range(len(cells)), key=lambda i: cells[i].layer):
        waiting = [start]
        while waiting:
            cell = waiting.pop()
            if cell in seen:
                continue
            seen.add(cell)
            layers[cells[cell].layer].append(cell)
            waiting += [i for i, _ in sorted(cells[cell].below, key=lambda e: e[1])]
    best = [list(layer) for layer in layers]
    fewest = _crossings(cells, best)
    for _ in range(_ORDER_SWEEPS):
        for index in range(1, len(layers)):
            _sort_by(layers[index], layers[index - 1], lambda i: cells[i].above)
        for index in range(len(layers) - 2, -1, -1):
            _sort_by(layers[index], layers[index + 1], lambda i: cells[i].below)
        crossings = _crossings(cells, layers)
        if crossings < fewest:
            best, fewest = [list(layer) for layer in layers], crossings
    _swap_neighbours(cells, best)
    return best


def _sort_by(
    layer: list[int],
    fixed: list[int],
    neighbours: Callable[[int], list[tuple[int, float]]],
) -> None:
    """Sort a layer by the mean position of each cell's neighbours."""
    place = {cell: index for index, cell in enumerate(fixed)}
    wanted: dict[int, float] = {}
    for index, cell in enumerate(layer):
        found = neighbours(cell)
        wanted[cell] = (
            sum(place[i] for i, _ in found) / len(found) if found else float(index)
        )
    layer.sort(key=lambda cell: wanted[cell])


def _crossings(cells: list[Cell], layers: list[list[int]]) -> int:
    """Count the pairs of edges that cross."""
    total = 0
    for upper, lower in itertools.pairwise(layers):
        place = {cell: index for index, cell in enumerate(lower)}
        passed: list[int] = []
        for cell in upper:
            ends = sorted(place[i] for i, _ in cells[cell].below)
            total += sum(len(passed) - bisect_left(passed, end + 1) for end in ends)
            for end in ends:
                insort(passed, end)
    return total


def _swap_neighbours(cells: list[Cell], layers: list[list[int]]) -> None:
    """Swap neighbours in a layer while that makes fewer edges cross."""
    improved = True
    while improved:
        improved = False
        for number, layer in enumerate(layers):
            around = [
                {cell: index for index, cell in enumerate(layers[other])}
                for other in (number - 1, number + 1)
                if 0 <= other < len(layers)
            ]
            for index in range(len(layer) - 1):
                first, second = layer[index], layer[index + 1]
                gain = 0
                for place in around:
                    one, two = (
                        [
                            place[i]
                            for i, _ in cells[cell].above + cells[cell].below
                            if i in place
                        ]
                        for cell in (first, second)
                    )
                    gain += sum((a > b) - (a < b) for a in one for b in two)
                if gain > 0:
                    layer[index], layer[index + 1] = second, first
                    improved = True
