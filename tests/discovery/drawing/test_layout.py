"""A layout of any graph keeps everything apart and connected."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.discovery.drawing.layout import Node, lay_out
from wb2pm.discovery.drawing.positions import spread
from wb2pm.discovery.drawing.ranks import Edge, find_downward

Rectangle = tuple[float, float, float, float]


@st.composite
def graphs(draw: st.DrawFn) -> tuple[list[Node], list[Edge]]:
    """Draw a graph with a first and a last box, and any edges in between."""
    inner = draw(st.integers(0, 9))
    nodes = [
        Node(
            width=draw(st.integers(40, 190)),
            height=draw(st.integers(20, 70)),
            margin=draw(st.sampled_from([0, 60])),
        )
        for _ in range(inner + 2)
    ]
    pairs = draw(
        st.lists(
            st.tuples(st.integers(0, inner), st.integers(1, inner + 1)),
            unique=True,
            max_size=25,
        )
    )
    edges = [
        Edge(
            source=source,
            target=target,
            weight=draw(st.integers(1, 9)),
            label_width=40,
            label_height=15,
        )
        for source, target in pairs
        if source != target
    ]
    return nodes, edges


def overlap(one: Rectangle, two: Rectangle) -> bool:
    """Return whether two rectangles share more than a border."""
    return (
        one[0] < two[2] - 0.01
        and two[0] < one[2] - 0.01
        and one[1] < two[3] - 0.01
        and two[1] < one[3] - 0.01
    )


@given(graphs())
def test_no_box_and_no_label_covers_another(
    graph: tuple[list[Node], list[Edge]],
) -> None:
    """Boxes, their loops and all labels lie apart, inside the picture."""
    nodes, edges = graph

    layout = lay_out(nodes, edges, spine=[0, len(nodes) - 1])

    things: list[Rectangle] = [
        (
            x - node.width / 2,
            y - node.height / 2,
            x + node.width / 2 + node.margin,
            y + node.height / 2,
        )
        for (x, y), node in zip(layout.nodes, nodes, strict=True)
    ]
    things += [(x - 20, y - 7.5, x + 20, y + 7.5) for x, y in layout.labels]
    assert not [pair for pair in combinations(things, 2) if overlap(*pair)]
    for left, top, right, bottom in things:
        assert left >= -0.01
        assert top >= -0.01
        assert right <= layout.width + 0.01
        assert bottom <= layout.height + 0.01


@given(graphs())
def test_every_edge_joins_its_boxes(graph: tuple[list[Node], list[Edge]]) -> None:
    """Each line begins at the border of its source and ends at its target's."""
    nodes, edges = graph

    layout = lay_out(nodes, edges)

    for edge, points in zip(edges, layout.edges, strict=True):
        for end, (x, y) in ((edge.source, points[0]), (edge.target, points[-1])):
            centre, middle = layout.nodes[end]
            assert abs(x - centre) <= nodes[end].width / 2
            assert abs(abs(y - middle) - nodes[end].height / 2) < 0.01


@given(graphs())
def test_downward_edges_hold_no_cycle(graph: tuple[list[Node], list[Edge]]) -> None:
    """Whatever points up is drawn against the layers; the rest is acyclic."""
    nodes, edges = graph

    down = find_downward(len(nodes), edges)

    heights = lay_out(nodes, edges).nodes
    for edge, points_down in zip(edges, down, strict=True):
        rises = heights[edge.source][1] > heights[edge.target][1]
        assert rises != points_down


def test_a_graph_gives_one_layout() -> None:
    """Nothing is left to chance."""
    nodes = [Node(width=80, height=30)] * 5
    edges = [
        Edge(source=a, target=b, weight=1)
        for a in range(4)
        for b in range(1, 5)
        if a != b
    ]

    assert lay_out(nodes, edges) == lay_out(nodes, edges)


def test_the_spine_is_straight_where_there_is_room() -> None:
    """Boxes of a plain sequence stand exactly below each other."""
    nodes = [Node(width=width, height=30) for width in (60, 190, 100, 60)]
    edges = [Edge(source=i, target=i + 1, weight=1, label_width=30) for i in range(3)]

    layout = lay_out(nodes, edges, spine=[0, 1, 2, 3])

    assert len({round(x, 6) for x, _ in layout.nodes}) == 1


@pytest.mark.parametrize("count", [1, 2])
def test_boxes_without_edges_are_placed(count: int) -> None:
    """Nothing needs to be connected."""
    assert len(lay_out([Node(width=10, height=10)] * count, []).nodes) == count


@given(
    st.lists(
        st.tuples(st.floats(-100, 100), st.floats(0.1, 10)), min_size=1, max_size=8
    )
)
def test_spreading_keeps_order_and_distance(wanted: list[tuple[float, float]]) -> None:
    """Neighbours are at least a gap apart; one alone is where it wants to be."""
    placed = spread(wanted, [5.0] * (len(wanted) - 1))

    assert all(b - a >= 5 - 1e-6 for a, b in pairwise(placed))
    assert spread(wanted[:1], []) == [wanted[0][0]]
    assert spread([], []) == []
