"""Which edges of a process map point down, and on which layer a box stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True, kw_only=True)
class Edge:
    """A line to route between two different boxes.

    Attributes:
        source: Position of its first box among the nodes.
        target: Position of its last box.
        weight: How much it matters that it is short, straight and points down.
        label_width: Width of its label in pixels.
        label_height: Height of its label in pixels.
    """

    source: int
    target: int
    weight: float
    label_width: float = 0.0
    label_height: float = 0.0


def find_downward(count: int, edges: Sequence[Edge]) -> list[bool]:
    """Return for each edge whether it points down; all those edges hold no cycle.

    The heaviest ways from the first node to every other point down, so that
    nothing but the first node needs to stand on top. Then the heaviest edges
    choose first.

    Args:
        count: Number of nodes.
        edges: The edges between them.

    Returns:
        One truth value per edge.

    Examples:
        >>> find_downward(2, [Edge(source=0, target=1, weight=3),
        ...                   Edge(source=1, target=0, weight=5)])
        [True, False]
    """
    tree, reached = _follow(count, edges)
    successors: list[set[int]] = [set() for _ in range(count)]
    down = [True] * len(edges)
    chosen = sorted(
        range(len(edges)),
        key=lambda i: (
            i not in tree,
            -edges[i].weight,
            reached[edges[i].target] < reached[edges[i].source],
            i,
        ),
    )
    for index in chosen:
        source, target = edges[index].source, edges[index].target
        if _leads_to(successors, target, source):
            down[index] = False
            source, target = target, source
        successors[source].add(target)
    return down


def assign_ranks(count: int, edges: Sequence[Edge], down: Sequence[bool]) -> list[int]:
    """Return each node its layer, so that all edges point down and few are long."""
    above: list[list[tuple[int, float]]] = [[] for _ in range(count)]
    below: list[list[tuple[int, float]]] = [[] for _ in range(count)]
    for edge, forward in zip(edges, down, strict=True):
        ends = (edge.source, edge.target)
        upper, lower = ends if forward else ends[::-1]
        above[lower].append((upper, edge.weight))
        below[upper].append((lower, edge.weight))
    ranks = [0] * count
    open_edges = [len(found) for found in above]
    ready = [node for node in range(count) if not above[node]]
    order: list[int] = []
    while ready:
        node = ready.pop(0)
        order.append(node)
        for lower, _ in below[node]:
            ranks[lower] = max(ranks[lower], ranks[node] + 1)
            open_edges[lower] -= 1
            if not open_edges[lower]:
                ready.append(lower)
    for _ in range(count):  # a move can free another; never more than one each
        moved = False
        for node in reversed(order):
            pull = sum(w for _, w in below[node]) - sum(w for _, w in above[node])
            if pull > 0 and above[node]:
                lowest = min(ranks[lower] for lower, _ in below[node]) - 1
                moved = moved or lowest != ranks[node]
                ranks[node] = lowest
        if not moved:
            break
    if count > 1:
        ranks[-1] = max([rank + 1 for rank in ranks[:-1]])
    return ranks


def _follow(count: int, edges: Sequence[Edge]) -> tuple[set[int], dict[int, int]]:
    """Follow the heaviest edge out of the nodes reached, again and again.

    Among edges of one weight the one from the node reached last comes first, so
    that a chain is followed to its end.

    Returns:
        The edges followed, and each node's place in the order of reaching.
    """
    leaving: list[list[int]] = [[] for _ in range(count)]
    for index, edge in enumerate(edges):
        leaving[edge.source].append(index)
    tree: set[int] = set()
    reached: dict[int, int] = {}
    for start in range(count):
        if start in reached:
            continue
        reached[start] = len(reached)
        waiting = [(edges[i].weight, len(reached), -i) for i in leaving[start]]
        while waiting:
            best = max(waiting)
            waiting.remove(best)
            node = edges[-best[2]].target
            if node in reached:
                continue
            tree.add(-best[2])
            reached[node] = len(reached)
            waiting += [(edges[i].weight, len(reached), -i) for i in leaving[node]]
    return tree, reached


def _leads_to(successors: list[set[int]], start: int, goal: int) -> bool:
    """Return whether a path leads from one node to another."""
    waiting, seen = [start], {start}
    while waiting:
        node = waiting.pop()
        if node == goal:
            return True
        waiting += successors[node] - seen
        seen |= successors[node]
    return False
