"""A layered layout for process maps, in plain Python.

The steps are those of Sugiyama, Tagawa and Toda (IEEE Transactions on Systems,
Man, and Cybernetics 11(2), 1981): break cycles, put nodes on layers, order each
layer so that few edges cross, and only then choose coordinates. Edge labels
take part as small nodes on layers of their own, so that they cover neither a
node nor each other. Nothing is random: one graph gives one layout.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wb2pm.discovery.drawing.order import Cell, order_layers
from wb2pm.discovery.drawing.positions import place, spread, straighten
from wb2pm.discovery.drawing.ranks import Edge, assign_ranks, find_downward

if TYPE_CHECKING:
    from collections.abc import Sequence

LAYER_GAP = 17.0
"""Space between a layer of boxes and a layer of labels, in pixels."""
_PORT_GAP = 13.0
_CORNER = 16.0
_STRAIGHTEN_SWEEPS = 3  # what moves aside makes room for the next

Point = tuple[float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """A box to place.

    Attributes:
        width: Width in pixels.
        height: Height in pixels.
        margin: Extra space to its right, for a loop and its label.
    """

    width: float
    height: float
    margin: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Where everything goes, in pixels from the top left.

    Attributes:
        width: Width of the whole.
        height: Height of the whole.
        nodes: Centre of each box.
        edges: Points of each edge from source to target. Between the points at
            positions 2k and 2k+1 it bends; from there to the next it is straight
            and vertical.
        labels: Centre of each edge's label.
    """

    width: float
    height: float
    nodes: tuple[Point, ...]
    edges: tuple[tuple[Point, ...], ...]
    labels: tuple[Point, ...]


def lay_out(
    nodes: Sequence[Node], edges: Sequence[Edge], *, spine: Sequence[int] = ()
) -> Layout:
    """Place boxes on layers from top to bottom and route the edges between them.

    Args:
        nodes: The boxes. The first is where the process starts, and stands on
            top where all others can be reached from it; the last is where it
            ends, and stands at the bottom.
        edges: The edges, none from a box to itself and none from the last.
        spine: Boxes, from top to bottom, that are put below each other where
            the rest allows.

    Returns:
        The layout; the same for the same input.

    Examples:
        >>> box = Node(width=100, height=40)
        >>> layout = lay_out([box, box], [Edge(source=0, target=1, weight=1)])
        >>> layout.nodes[0][0] == layout.nodes[1][0]
        True
        >>> layout.nodes[0][1] < layout.nodes[1][1]
        True
    """
    down = find_downward(len(nodes), edges)
    ranks = assign_ranks(len(nodes), edges, down)
    cells = [
        Cell(
            layer=2 * rank,
            left=node.width / 2,
            right=node.width / 2 + node.margin,
            height=node.height,
            node=True,
        )
        for node, rank in zip(nodes, ranks, strict=True)
    ]
    chains = [
        _chain(cells, edge, forward=forward)
        for edge, forward in zip(edges, down, strict=True)
    ]
    layers = order_layers(cells)
    place(cells, layers)
    straight = sorted((chain[1:-1] for chain in chains), key=lambda chain: -len(chain))
    for _ in range(_STRAIGHTEN_SWEEPS):
        straighten(cells, layers, [_spine_cells(chains, spine), *straight])
    return _draw(cells, layers, nodes, edges, chains, down)


def _chain(cells: list[Cell], edge: Edge, *, forward: bool) -> list[int]:
    """Put a cell on every layer that an edge passes; the label in its middle."""
    ends = (edge.source, edge.target)
    upper, lower = ends if forward else ends[::-1]
    chain = [upper]
    label_layer = _label_layer(cells[upper], cells[lower])
    for layer in range(cells[upper].layer + 1, cells[lower].layer):
        labelled = layer == label_layer
        half = edge.label_width / 2 if labelled else 0.0
        cells.append(
            Cell(
                layer=layer,
                left=half,
                right=half,
                height=edge.label_height if labelled else 0.0,
            )
        )
        chain.append(len(cells) - 1)
    chain.append(lower)
    for above, below in itertools.pairwise(chain):
        # Straightness matters most where an edge only passes: the factors are
        # those of Gansner et al., IEEE Trans. Software Engineering 19(3), 1993.
        boxes = cells[above].node + cells[below].node
        pull = edge.weight * (8.0, 2.0, 1.0)[boxes]
        cells[above].below.append((below, pull))
        cells[below].above.append((above, pull))
    return chain


def _label_layer(upper: Cell, lower: Cell) -> int:
    """Return the layer of labels nearest to the middle of an edge."""
    middle = (upper.layer + lower.layer) // 2
    return middle if middle % 2 else middle - 1


def _spine_cells(chains: list[list[int]], spine: Sequence[int]) -> list[int]:
    """Join the chains between the boxes of the spine, from top to bottom."""
    by_ends = {(chain[0], chain[-1]): chain for chain in chains}
    joined: list[int] = []
    for ends in itertools.pairwise(spine):
        joined += by_ends.get(ends, [ends[0]])[:-1]
    return [*joined, *spine[-1:]]


def _draw(  # noqa: PLR0913, PLR0917 (all that was decided before)
    cells: list[Cell],
    layers: list[list[int]],
    nodes: Sequence[Node],
    edges: Sequence[Edge],
    chains: list[list[int]],
    down: Sequence[bool],
) -> Layout:
    """Turn cells into points."""
    left = min(cell.x - cell.left for cell in cells)
    for cell in cells:
        cell.x -= left
    heights = [max((cells[i].height for i in layer), default=0.0) for layer in layers]
    tops: list[float] = []
    y = 0.0
    for height in heights:
        tops.append(y)
        y += height + LAYER_GAP
    middles = [top + height / 2 for top, height in zip(tops, heights, strict=True)]
    leaving, entering = _ports(cells, chains, edges, nodes)
    routes: list[tuple[Point, ...]] = []
    labels: list[Point] = []
    for number, (chain, forward) in enumerate(zip(chains, down, strict=True)):
        upper, lower = chain[0], chain[-1]
        points: list[Point] = [
            (leaving[number], middles[cells[upper].layer] + nodes[upper].height / 2)
        ]
        for index in chain[1:-1]:
            cell = cells[index]
            points += [
                (cell.x, tops[cell.layer]),
                (cell.x, tops[cell.layer] + heights[cell.layer]),
            ]
        points.append(
            (entering[number], middles[cells[lower].layer] - nodes[lower].height / 2)
        )
        label = _label_layer(cells[upper], cells[lower])
        cell = cells[chain[label - cells[upper].layer]]
        labels.append((cell.x, middles[label]))
        routes.append(tuple(points if forward else reversed(points)))
    return Layout(
        width=max(cell.x + cell.right for cell in cells),
        height=y - LAYER_GAP,
        nodes=tuple((cells[i].x, middles[cells[i].layer]) for i, _ in enumerate(nodes)),
        edges=tuple(routes),
        labels=tuple(labels),
    )


def _ports(
    cells: list[Cell],
    chains: list[list[int]],
    edges: Sequence[Edge],
    nodes: Sequence[Node],
) -> tuple[list[float], list[float]]:
    """Choose where on its boxes each edge begins and ends, side by side."""
    leaving = [0.0] * len(chains)
    entering = [0.0] * len(chains)
    for ports, end, beside in ((leaving, 0, 1), (entering, -1, -2)):
        at_node: dict[int, list[int]] = defaultdict(list)
        for number, chain in enumerate(chains):
            at_node[chain[end]].append(number)
        for node, numbers in at_node.items():
            numbers.sort(key=lambda n: (cells[chains[n][beside]].x, n))
            room = nodes[node].width / 2 - _CORNER
            gap = min(_PORT_GAP, 2 * room / max(1, len(numbers) - 1))
            centre = cells[node].x
            wanted = [
                (
                    min(max(cells[chains[n][beside]].x, centre - room), centre + room),
                    edges[n].weight,
                )
                for n in numbers
            ]
            placed = spread(wanted, [gap] * (len(numbers) - 1))
            # Pooling can push the outermost past a corner.
            for seat, (number, x) in enumerate(zip(numbers, placed, strict=True)):
                least = centre - room + gap * seat
                most = centre + room - gap * (len(numbers) - 1 - seat)
                ports[number] = min(max(x, least), most)
    return leaving, entering
