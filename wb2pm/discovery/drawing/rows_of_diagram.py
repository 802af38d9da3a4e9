"""A wide diagram in rows, as a text has lines: broken where one flow alone goes on."""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.drawing.bpmn_layout import Bounds, Connection, Diagram, Shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.drawing.bpmn_layout import Point

_BETWEEN = 44.0
"""Pixels between two rows: the flow goes back there, and nothing touches it."""
_AROUND = 20.0
"""Pixels from the left and right end of a row to the flow that leaves or enters."""


class _Row(NamedTuple):
    left: float
    right: float
    top: float
    bottom: float


def in_rows(diagram: Diagram, *, width: float) -> Diagram:
    """Break a diagram that is wider than that into rows.

    It is broken where one flow goes on and nothing else is beside it, so blocks stay
    whole: one that is wider than a row has a row to itself, as wide as it is.

    Args:
        diagram: The diagram, laid out from left to right.
        width: Pixels that a row may have.

    Returns:
        The same shapes and connections, moved; what goes on in the next row has four
        corners more.

    Examples:
        >>> from wb2pm.discovery.drawing.bpmn_layout import lay_out
        >>> from wb2pm.discovery.models.values import ProcessTree
        >>> steps = tuple(ProcessTree(label=f"Step {n}") for n in range(9))
        >>> wide = lay_out(ProcessTree(operator="sequence", children=steps))
        >>> rows = in_rows(wide, width=600)
        >>> len({shape.bounds.y for shape in wide.shapes if shape.kind == "task"})
        1
        >>> len({shape.bounds.y for shape in rows.shapes if shape.kind == "task"})
        4
    """
    cuts = _chosen(_places(diagram), *_ends(diagram), width)
    if not cuts:
        return diagram
    rows = _rows(diagram, cuts)
    moves: list[Point] = []
    down = rows[0].top
    for row in rows:
        moves.append((_AROUND - row.left, down - row.top))
        down += row.bottom - row.top + _BETWEEN
    right = max(row.right - row.left for row in rows) + 2 * _AROUND

    def move(point: Point) -> Point:
        dx, dy = moves[bisect_right(cuts, point[0])]
        return point[0] + dx, point[1] + dy

    def wrap(flow: Connection) -> Connection:
        points = [move(flow.waypoints[0])]
        for (x1, y1), (x2, y2) in pairwise(flow.waypoints):
            for cut in cuts:
                if x1 < cut < x2:
                    above = bisect_right(cuts, cut) - 1
                    foot = rows[above].bottom + moves[above][1] + _BETWEEN / 2
                    here, there = y1 + moves[above][1], y1 + moves[above + 1][1]
                    points += [(right, here), (right, foot), (0.0, foot), (0.0, there)]
            points.append(move((x2, y2)))
        return flow._replace(waypoints=tuple(points))

    def place(bounds: Bounds, of: Bounds) -> Bounds:
        dx, dy = moves[bisect_right(cuts, of.x)]
        return bounds._replace(x=bounds.x + dx, y=bounds.y + dy)

    shapes = [
        shape._replace(
            bounds=place(shape.bounds, shape.bounds),
            label=None if shape.label is None else place(shape.label, shape.bounds),
        )
        for shape in diagram.shapes
    ]
    return Diagram(tuple(shapes), tuple(map(wrap, diagram.connections)))


def _ends(diagram: Diagram) -> tuple[float, float]:
    boxes = [shape.bounds for shape in diagram.shapes]
    return min(b.x for b in boxes), max(b.x + b.width for b in boxes)


def _places(diagram: Diagram) -> list[float]:
    """Find where one level flow, and nothing else, goes from left to right."""
    taken = [(b.x, b.x + b.width) for shape in diagram.shapes for b in _boxes(shape)]
    parts = [
        sorted((x1, x2))
        for flow in diagram.connections
        for (x1, _), (x2, _) in pairwise(flow.waypoints)
    ]
    found = []
    for flow in diagram.connections:
        (x1, y1), (x2, y2) = flow.waypoints[0], flow.waypoints[-1]
        middle = (x1 + x2) / 2
        crossing = sum(low <= middle <= high for low, high in parts)
        free = not any(low <= middle <= high for low, high in taken)
        if y1 == y2 and x1 < x2 and crossing == 1 and free:
            found.append(middle)
    return sorted(found)


def _boxes(shape: Shape) -> list[Bounds]:
    return [shape.bounds, *([] if shape.label is None else [shape.label])]


def _chosen(
    places: Sequence[float], left: float, right: float, width: float
) -> list[float]:
    """Fill each row as far as it goes; one that cannot be cut in time is cut later."""
    cuts: list[float] = []
    start = left
    while right - start > width:
        beyond = [place for place in places if place > start]
        within = [place for place in beyond if place <= start + width]
        if not beyond:
            break
        start = within[-1] if within else beyond[0]
        cuts.append(start)
    return cuts


def _rows(diagram: Diagram, cuts: Sequence[float]) -> list[_Row]:
    boxes: list[list[Bounds]] = [[] for _ in range(len(cuts) + 1)]
    for shape in diagram.shapes:
        boxes[bisect_right(cuts, shape.bounds.x)] += _boxes(shape)
    corners: list[list[float]] = [[] for _ in boxes]
    for flow in diagram.connections:
        for x, y in flow.waypoints:
            corners[bisect_right(cuts, x)].append(y)
    return [
        _Row(
            left=min(box.x for box in held),
            right=max(box.x + box.width for box in held),
            top=min(*(box.y for box in held), *ys),
            bottom=max(*(box.y + box.height for box in held), *ys),
        )
        for held, ys in zip(boxes, corners, strict=True)
    ]
