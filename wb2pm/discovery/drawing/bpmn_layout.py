"""Laying out a process tree as a BPMN diagram, without any outside program.

A block is laid out after the blocks in it. It enters at its left and leaves at
its right on one horizontal axis, so that what follows what stands on one line. A
choice or a parallel block stacks its branches downwards, a loop runs back below
what it repeats, and since blocks are rectangles that do not overlap, neither do
the shapes in them; flows run between blocks only.
"""

from __future__ import annotations

import math
import textwrap
from typing import TYPE_CHECKING, Literal, NamedTuple, cast

from wb2pm.discovery.models.tree_nets import SILENT, simplify_tree
from wb2pm.discovery.models.values import ProcessTree

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ShapeKind = Literal["task", "start", "end", "exclusive", "parallel", "inclusive"]
Point = tuple[float, float]

GATEWAY = 50.0
EVENT = 36.0
GAP = 50.0
"""Pixels between shapes that follow each other, room for an arrow."""
LANE_GAP = 30.0
"""Pixels between branches."""
MARGIN = 60.0
TASK_WIDTH = 140.0
WIDE_TASK_WIDTH = 180.0
LONG_LABEL = 38
"""Characters from which a task is made wide."""
CHARACTER = 6.4
"""Pixels that a character of bpmn.io's 12 px Arial takes, with some to spare."""
LINE = 14.4
ICON = 26.0
"""Pixels above and below a task's text, so that it does not run into the icon."""
LABEL_WIDTH = 84.0
LABEL_HEIGHT = 14.0


class Bounds(NamedTuple):
    """A rectangle by its top left corner, in pixels."""

    x: float
    y: float
    width: float
    height: float


class Shape(NamedTuple):
    """A node of the diagram.

    Attributes:
        id: Counts the nodes of its kind in the order of the tree.
        kind: What it is.
        name: Its text.
        bounds: Where it stands.
        label: Where its text stands if not within; None where it has none.
    """

    id: str
    kind: ShapeKind
    name: str
    bounds: Bounds
    label: Bounds | None = None


class Connection(NamedTuple):
    """A sequence flow.

    Attributes:
        source: Id of the shape it leaves.
        target: Id of the shape it enters.
        waypoints: Its corners; each part is horizontal or vertical.
    """

    source: str
    target: str
    waypoints: tuple[Point, ...]


class Diagram(NamedTuple):
    """A process as shapes and connections, with their places.

    Attributes:
        shapes: Start first, end last, the others in the order of the tree.
        connections: In the order in which they were drawn.
    """

    shapes: tuple[Shape, ...]
    connections: tuple[Connection, ...]


class _Block(NamedTuple):
    """Part of a diagram; x counts from its left, y from its axis downwards."""

    width: float
    above: float
    below: float
    shapes: tuple[Shape, ...]
    connections: tuple[Connection, ...]
    first: str
    last: str


def lay_out(tree: ProcessTree) -> Diagram:
    """Place the tasks, gateways, events and flows of a process tree.

    Silent leaves are not drawn: they are flows past a branch.

    Args:
        tree: The process; its normal form is drawn.

    Returns:
        The diagram, with all coordinates positive. The same tree always gives the
        same diagram.

    Examples:
        >>> from wb2pm.discovery.models.values import ProcessTree
        >>> diagram = lay_out(ProcessTree(label="Save"))
        >>> [(shape.id, shape.bounds.x) for shape in diagram.shapes]
        [('Start', 60.0), ('Task_1', 146.0), ('End', 336.0)]
    """
    drafter = _Drafter()
    start = _block_of(draw_event("Start", "start"))
    end = _block_of(draw_event("End", "end"))
    inner = drafter.draw(simplify_tree(tree))
    whole = _chain([start, end] if inner is None else [start, inner, end])
    placed = _shift(whole, MARGIN, MARGIN + whole.above)
    return Diagram(placed.shapes, placed.connections)


class _Drafter:
    """Draws blocks and numbers their nodes."""

    def __init__(self) -> None:
        self.tasks = 0
        self.gateways = 0

    def draw(self, tree: ProcessTree) -> _Block | None:
        """Draw a tree in normal form; nothing is drawn of a silent leaf."""
        if tree == SILENT:
            return None
        if tree.operator is None:
            self.tasks += 1
            return _block_of(draw_task(f"Task_{self.tasks}", tree.label or ""))
        if tree.operator == "loop":
            do, redo = tree.children
            if do == SILENT:
                return self.draw(_optional_loop(redo))
            return self._draw_loop(do, redo)
        if tree.operator == "sequence":
            return _chain(
                [block for child in tree.children if (block := self.draw(child))]
            )
        kind: ShapeKind = "inclusive" if tree.operator == "or" else tree.operator
        return self._draw_branches(kind, tree.children)

    def _draw_branches(
        self, kind: ShapeKind, children: Sequence[ProcessTree]
    ) -> _Block:
        self.gateways += 1
        question = "" if kind == "parallel" else _question(children)
        fork = draw_gateway(f"Gateway_{self.gateways}_split", kind, question)
        join = draw_gateway(f"Gateway_{self.gateways}_join", kind)
        branches = [self.draw(child) for child in children]
        inner = max(block.width if block else GATEWAY for block in branches)
        left = GATEWAY + GAP
        opened = _block_of(fork)
        closed = _shift(_block_of(join), left + inner + GAP, 0)
        parts = [opened, closed]
        flows: list[Connection] = []
        axis, below = 0.0, 0.0
        for number, block in enumerate(branches):
            above, depth = (block.above, block.below) if block else (0.0, 0.0)
            axis = 0.0 if number == 0 else below + LANE_GAP + above
            below = axis + depth
            if block is None:
                flows.append(_bypass(fork, closed.shapes[0], axis))
                continue
            block = _shift(block, left + (inner - block.width) / 2, axis)  # noqa: PLW2901
            parts.append(block)
            flows += (_enter(fork, block, axis), _leave(block, closed.shapes[0], axis))
        return _join(parts, flows, first=fork.id, last=join.id)

    def _draw_loop(self, do: ProcessTree, redo: ProcessTree) -> _Block:
        self.gateways += 1
        merge = draw_gateway(f"Gateway_{self.gateways}_loop", "exclusive")
        ask = draw_gateway(f"Gateway_{self.gateways}_again", "exclusive", "Again?")
        done, back = cast("_Block", self.draw(do)), self.draw(redo)
        inner = max(done.width, back.width if back else GATEWAY)
        left = GATEWAY + GAP
        closed = _shift(_block_of(ask), left + inner + GAP, 0)
        ask = closed.shapes[0]
        parts = [_block_of(merge), closed]
        done = _shift(done, left + (inner - done.width) / 2, 0)
        parts.append(done)
        flows = [_enter(merge, done, 0), _leave(done, ask, 0)]
        depth = max(GATEWAY / 2, done.below) + LANE_GAP
        if back is None:
            flows.append(_bypass(ask, merge, depth))
        else:
            axis = depth + back.above
            back = _shift(_mirror(back), left + (inner - back.width) / 2, axis)
            parts.append(back)
            flows += (_enter(ask, back, axis), _leave(back, merge, axis))
        return _join(parts, flows, first=merge.id, last=ask.id)


def _optional_loop(redo: ProcessTree) -> ProcessTree:
    """Rewrite a loop that does nothing first, so that it reads from left to right."""
    repeated = ProcessTree(operator="loop", children=(redo, SILENT))
    return simplify_tree(ProcessTree(operator="exclusive", children=(repeated, SILENT)))


def _question(children: Sequence[ProcessTree]) -> str:
    return "Needed?" if len(children) == 2 and SILENT in children else "What next?"  # noqa: PLR2004


def draw_task(name: str, text: str) -> Shape:
    """Draw a task on its axis, as large as its text needs."""
    width = WIDE_TASK_WIDTH if len(text) > LONG_LABEL else TASK_WIDTH
    lines = textwrap.wrap(text, width=int((width - 16) / CHARACTER))
    height = max(70.0, math.ceil((len(lines) * LINE + 2 * ICON) / 10) * 10)
    return Shape(name, "task", text, Bounds(0, -height / 2, width, height))


def draw_gateway(name: str, kind: ShapeKind, text: str = "") -> Shape:
    """Draw a gateway on its axis, its text above it."""
    half = GATEWAY / 2
    label = Bounds(
        half - LABEL_WIDTH / 2, -half - LABEL_HEIGHT - 4, LABEL_WIDTH, LABEL_HEIGHT
    )
    bounds = Bounds(0, -half, GATEWAY, GATEWAY)
    return Shape(name, kind, text, bounds, label if text else None)


def draw_event(name: str, kind: ShapeKind) -> Shape:
    """Draw the start or the end on its axis, its name below it."""
    label = Bounds(EVENT / 2 - 20, EVENT / 2 + 4, 40, LABEL_HEIGHT)
    return Shape(name, kind, name, Bounds(0, -EVENT / 2, EVENT, EVENT), label)


def _block_of(shape: Shape) -> _Block:
    return _join([], [], first=shape.id, last=shape.id, shapes=(shape,))


def _chain(blocks: Sequence[_Block]) -> _Block:
    placed: list[_Block] = []
    flows: list[Connection] = []
    x = 0.0
    for block in blocks:
        if placed:
            flows.append(
                Connection(placed[-1].last, block.first, ((x, 0.0), (x + GAP, 0.0)))
            )
            x += GAP
        placed.append(_shift(block, x, 0))
        x += block.width
    return _join(placed, flows, first=placed[0].first, last=placed[-1].last)


def _join(
    parts: Sequence[_Block],
    flows: Sequence[Connection],
    *,
    first: str,
    last: str,
    shapes: tuple[Shape, ...] = (),
) -> _Block:
    shapes += tuple(shape for part in parts for shape in part.shapes)
    connections = tuple(flow for part in parts for flow in part.connections)
    connections += tuple(flows)
    areas = [shape.bounds for shape in shapes]
    areas += [shape.label for shape in shapes if shape.label]
    corners = [point for flow in connections for point in flow.waypoints]
    heights = [y for _, y in corners] + [area.y + area.height for area in areas]
    return _Block(
        width=max(shape.bounds.x + shape.bounds.width for shape in shapes),
        above=-min(area.y for area in areas),
        below=max(heights),
        shapes=shapes,
        connections=connections,
        first=first,
        last=last,
    )


def _middle(shape: Shape) -> float:
    return shape.bounds.x + shape.bounds.width / 2


def _bypass(source: Shape, target: Shape, axis: float) -> Connection:
    """Connect two gateways by a line below what stands between them."""
    edge = GATEWAY / 2
    start, stop = _middle(source), _middle(target)
    corners = ((start, edge), (start, axis), (stop, axis), (stop, edge))
    return Connection(source.id, target.id, corners)


def _enter(gateway: Shape, block: _Block, axis: float) -> Connection:
    corners = _corners(gateway, _near_end(gateway, block), axis)
    return Connection(gateway.id, block.first, corners)


def _leave(block: _Block, gateway: Shape, axis: float) -> Connection:
    corners = _corners(gateway, _near_end(gateway, block), axis)
    return Connection(block.last, gateway.id, corners[::-1])


def _near_end(gateway: Shape, block: _Block) -> float:
    """Return the x of the block's end that faces a gateway."""
    lefts = [shape.bounds.x for shape in block.shapes]
    rights = [shape.bounds.x + shape.bounds.width for shape in block.shapes]
    return min(lefts) if gateway.bounds.x < min(lefts) else max(rights)


def _corners(gateway: Shape, end: float, axis: float) -> tuple[Point, ...]:
    """Draw from a gateway to the end of a block on an axis."""
    if axis == 0:
        right = gateway.bounds.x + gateway.bounds.width
        return ((right if end > right else gateway.bounds.x, 0.0), (end, 0.0))
    middle = _middle(gateway)
    return ((middle, GATEWAY / 2), (middle, axis), (end, axis))


def _shift(block: _Block, dx: float, dy: float) -> _Block:
    def moved(bounds: Bounds) -> Bounds:
        return bounds._replace(x=bounds.x + dx, y=bounds.y + dy)

    return block._replace(
        shapes=tuple(_relocated(shape, moved) for shape in block.shapes),
        connections=tuple(
            flow._replace(waypoints=tuple((x + dx, y + dy) for x, y in flow.waypoints))
            for flow in block.connections
        ),
    )


def _mirror(block: _Block) -> _Block:
    """Turn left and right: what runs back is drawn from right to left."""

    def moved(bounds: Bounds) -> Bounds:
        return bounds._replace(x=block.width - bounds.x - bounds.width)

    return block._replace(
        shapes=tuple(_relocated(shape, moved) for shape in block.shapes),
        connections=tuple(
            flow._replace(
                waypoints=tuple((block.width - x, y) for x, y in flow.waypoints)
            )
            for flow in block.connections
        ),
    )


def _relocated(shape: Shape, moved: Callable[[Bounds], Bounds]) -> Shape:
    return shape._replace(
        bounds=moved(shape.bounds), label=moved(shape.label) if shape.label else None
    )
