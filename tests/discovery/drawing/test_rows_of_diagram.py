"""Wide diagrams in rows: nothing is lost, nothing overlaps, every flow arrives."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.discovery.drawing.bpmn_layout import Bounds, Diagram, lay_out
from wb2pm.discovery.drawing.rows_of_diagram import in_rows
from wb2pm.discovery.models.values import ProcessTree

pytestmark = pytest.mark.hypothesis
WIDTH = 700.0

leaves = st.builds(ProcessTree, label=st.sampled_from(["Open", "Save", "Enter 'A'"]))
trees = st.recursive(
    leaves,
    lambda inner: st.builds(
        ProcessTree,
        operator=st.sampled_from(["sequence", "exclusive", "parallel", "loop"]),
        children=st.lists(inner, min_size=2, max_size=2).map(tuple),
    ),
    max_leaves=14,
)
sequences = st.lists(trees, min_size=2, max_size=8).map(
    lambda parts: ProcessTree(operator="sequence", children=tuple(parts))
)


def overlap(one: Bounds, other: Bounds) -> bool:
    """Whether two rectangles share more than an edge."""
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def touches(point: tuple[float, float], box: Bounds) -> bool:
    """Whether a point lies on or in a rectangle."""
    x, y = point
    near = 1e-6
    return (
        box.x - near <= x <= box.x + box.width + near
        and box.y - near <= y <= box.y + box.height + near
    )


def crosses(flow: tuple[tuple[float, float], ...], box: Bounds) -> bool:
    """Whether a part of a flow runs through the inside of a rectangle."""
    for (x1, y1), (x2, y2) in pairwise(flow):
        part = Bounds(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))
        inside = Bounds(box.x + 1, box.y + 1, box.width - 2, box.height - 2)
        if overlap(part, inside):
            return True
    return False


@given(tree=sequences)
def test_rows_keep_a_diagram_whole(tree: ProcessTree) -> None:
    """The same shapes and flows; each flow goes level or straight from shape to shape."""
    wide = lay_out(tree)
    rows = in_rows(wide, width=WIDTH)

    assert [s._replace(bounds=None, label=None) for s in rows.shapes] == [  # type: ignore[arg-type]
        s._replace(bounds=None, label=None)  # type: ignore[arg-type]
        for s in wide.shapes
    ]
    places = {shape.id: shape.bounds for shape in rows.shapes}
    assert not any(overlap(a, b) for a, b in combinations(places.values(), 2))
    for flow in rows.connections:
        assert touches(flow.waypoints[0], places[flow.source])
        assert touches(flow.waypoints[-1], places[flow.target])
        for (x1, y1), (x2, y2) in pairwise(flow.waypoints):
            assert x1 == pytest.approx(x2) or y1 == pytest.approx(y2)
        others = [b for name, b in places.items() if name not in flow[:2]]
        assert not any(crosses(flow.waypoints, box) for box in others)


@given(tree=sequences)
def test_a_diagram_that_fits_stays_as_it_is(tree: ProcessTree) -> None:
    """Nothing is moved where there is room."""
    wide = lay_out(tree)

    assert in_rows(wide, width=1e6) == wide


def test_steps_fill_their_rows() -> None:
    """Twelve steps of 190 pixels take four rows of 700, and none is wider."""
    steps = tuple(ProcessTree(label=f"Step {n}") for n in range(12))
    rows = in_rows(
        lay_out(ProcessTree(operator="sequence", children=steps)), width=WIDTH
    )

    assert len({s.bounds.y for s in rows.shapes if s.kind == "task"}) == 4
    assert _right(rows) <= WIDTH + 40


def _right(diagram: Diagram) -> float:
    xs = [x for flow in diagram.connections for x, _ in flow.waypoints]
    return max([*xs, *(s.bounds.x + s.bounds.width for s in diagram.shapes)])
