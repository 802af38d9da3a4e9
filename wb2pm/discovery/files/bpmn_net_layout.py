"""Laying out any flow chart as a BPMN diagram.

Layers of nodes as in a process map, turned by a quarter: from left to right. Flows run
level beside the nodes of a layer, and change their height between layers only, so that
none runs through a node. A flow that goes back does so from right to left.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from wb2pm.discovery.drawing.bpmn_layout import (
    MARGIN,
    Bounds,
    Connection,
    Diagram,
    Shape,
    draw_event,
    draw_gateway,
    draw_task,
)
from wb2pm.discovery.drawing.layout import LAYER_GAP, Node, lay_out
from wb2pm.discovery.drawing.ranks import Edge

if TYPE_CHECKING:
    from wb2pm.discovery.drawing.bpmn_layout import Point
    from wb2pm.discovery.files.bpmn_nets import FlowChart

_QUESTION = "What next?"


def lay_out_chart(chart: FlowChart) -> Diagram:
    """Place the tasks, gateways, events and flows of a flow chart.

    Args:
        chart: The flow chart.

    Returns:
        The diagram, with all coordinates positive. The same chart always gives the
        same diagram.

    Examples:
        >>> from wb2pm.discovery.files.bpmn_nets import FlowChart, FlowNode
        >>> nodes = (FlowNode("start"), FlowNode("task", "Save"), FlowNode("end"))
        >>> diagram = lay_out_chart(FlowChart(nodes, ((0, 1), (1, 2)), ()))
        >>> [shape.id for shape in diagram.shapes]
        ['Start', 'Task_1', 'End']
    """
    shapes = _shapes(chart)
    spaces = [_space(shape) for shape in shapes]
    layout = lay_out(
        [Node(width=2 * across, height=along) for along, across in spaces],
        [
            Edge(source=source, target=target, weight=1)
            for source, target in chart.flows
        ],
        spine=_spine(chart),
    )
    placed = tuple(
        _moved(shape, MARGIN + along - shape.bounds.width / 2, MARGIN + across)
        for shape, (across, along) in zip(shapes, layout.nodes, strict=True)
    )
    routes = [
        [(MARGIN + along, MARGIN + across) for across, along in points]
        for points in layout.edges
    ]
    ways = _ways(chart, placed, routes)
    return Diagram(
        placed,
        tuple(
            Connection(placed[source].id, placed[target].id, way)
            for (source, target), way in zip(chart.flows, ways, strict=True)
        ),
    )


def _spine(chart: FlowChart) -> list[int]:
    """Return a way from the start on that comes to no node twice, to be drawn level."""
    after: defaultdict[int, list[int]] = defaultdict(list)
    for source, target in chart.flows:
        after[source].append(target)
    way = [0]
    while onward := [node for node in after[way[-1]] if node not in way]:
        way.append(onward[0])
    return way


def _shapes(chart: FlowChart) -> list[Shape]:
    branches = [0] * len(chart.nodes)
    for source, _ in chart.flows:
        branches[source] += 1
    shapes: list[Shape] = []
    tasks = gateways = 0
    for node, out in zip(chart.nodes, branches, strict=True):
        if node.kind == "task":
            tasks += 1
            shapes.append(draw_task(f"Task_{tasks}", node.name))
        elif node.kind in ("start", "end"):
            shapes.append(draw_event(node.kind.capitalize(), node.kind))
        else:
            gateways += 1
            asks = node.kind == "exclusive" and out > 1
            text = _QUESTION if asks else ""
            shapes.append(draw_gateway(f"Gateway_{gateways}", node.kind, text))
    return shapes


def _space(shape: Shape) -> tuple[float, float]:
    """Return how much room a shape takes along, and to each side of its axis."""
    areas = [shape.bounds, *([shape.label] if shape.label else [])]
    along = max(area.width for area in areas)
    across = max(max(-area.y, area.y + area.height) for area in areas)
    return along, across


def _moved(shape: Shape, x: float, y: float) -> Shape:
    def moved(area: Bounds) -> Bounds:
        return area._replace(x=area.x + x, y=area.y + y)

    label = moved(shape.label) if shape.label else None
    return shape._replace(bounds=moved(shape.bounds), label=label)


def _ways(
    chart: FlowChart, shapes: tuple[Shape, ...], routes: list[list[Point]]
) -> list[tuple[Point, ...]]:
    """Return each flow its corners: level parts, joined by upright ones in the gaps."""
    levels: list[list[float]] = []
    gaps: list[list[float]] = []
    turned: list[bool] = []
    for (source, target), route in zip(chart.flows, routes, strict=True):
        back = route[0][0] > route[-1][0]
        ends = (target, source) if back else (source, target)
        points = route[::-1] if back else route
        inner = [across for _, across in points[1:-1:2]]
        levels.append([_axis(shapes[ends[0]]), *inner, _axis(shapes[ends[1]])])
        # An upright part stands before the next layer, or after the one before.
        starts = [points[1][0] - LAYER_GAP, *(x for x, _ in points[2:-1:2])]
        gaps.append(starts)
        turned.append(back)
    lanes = _lanes(levels, gaps)
    ways: list[tuple[Point, ...]] = []
    for number, (source, target) in enumerate(chart.flows):
        ends = (target, source) if turned[number] else (source, target)
        left = shapes[ends[0]].bounds
        way = [(left.x + left.width, levels[number][0])]
        for at, start in enumerate(gaps[number]):
            here, there = levels[number][at : at + 2]
            if here != there:
                x = start + lanes[start, here, there]
                way += [(x, here), (x, there)]
        way.append((shapes[ends[1]].bounds.x, levels[number][-1]))
        ways.append(tuple(way[::-1] if turned[number] else way))
    return ways


def _axis(shape: Shape) -> float:
    return shape.bounds.y + shape.bounds.height / 2


def _lanes(
    levels: list[list[float]], gaps: list[list[float]]
) -> dict[tuple[float, float, float], float]:
    """Move flows that change their height in one gap a place each, side by side.

    Those that leave one level together share theirs.
    """
    changes: defaultdict[float, set[tuple[float, float]]] = defaultdict(set)
    for steps, starts in zip(levels, gaps, strict=True):
        for at, start in enumerate(starts):
            here, there = steps[at : at + 2]
            if here != there:
                changes[start].add((here, there))
    lanes: dict[tuple[float, float, float], float] = {}
    for start, pairs in changes.items():
        origins = sorted({here for here, _ in pairs})
        part = LAYER_GAP / (len(origins) + 1)
        for here, there in pairs:
            lanes[start, here, there] = part * (origins.index(here) + 1)
    return lanes
