"""Boxes, circles and arrows as SVG, laid out in layers from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal
from xml.sax.saxutils import quoteattr

from msgspec import Struct

from wb2pm.discovery.drawing.layout import Layout, Node, lay_out
from wb2pm.discovery.drawing.map_drawing import (
    INK,
    LABEL_SIZE,
    LINE,
    LINE_HEIGHT,
    MUTED,
    curve,
    escape_text,
    write_figure,
)
from wb2pm.discovery.drawing.process_map import FONT
from wb2pm.discovery.drawing.ranks import Edge
from wb2pm.discovery.drawing.text import show_text, text_width, wrap_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_BOX_WIDTH, _PADDING, _LINES = 180.0, 12.0, 3
_PLACE, _SILENT = 26.0, (30.0, 12.0)
_EDGE_OF_PICTURE, _SMALL = 14.0, 11.0
_LOOP = 22.0


class Box(Struct, frozen=True, kw_only=True):
    """A node of the picture.

    Attributes:
        kind: `box` with text, `place` (a circle), or `silent` (a bar).
        label: Its text.
    """

    kind: Literal["box", "place", "silent"]
    label: str = ""


class Line(Struct, frozen=True, kw_only=True):
    """An arrow of the picture.

    Attributes:
        source: Position of the box it leaves.
        target: Position of the box it enters.
        label: Its text.
        weight: How much it matters that it is short and points down.
        colour: Its colour.
        double: Whether it is drawn as a double line.
    """

    source: int
    target: int
    label: str = ""
    weight: float = 1.0
    colour: str = LINE
    double: bool = False


def draw_nodes(
    boxes: Sequence[Box],
    lines: Sequence[Line],
    *,
    title: str,
    caption: str,
    legend: Sequence[tuple[str, str]] = (),
) -> str:
    """Draw a graph.

    Args:
        boxes: The nodes; the first is where it starts, and stands on top if it can.
        lines: The arrows.
        title: Read out by screen readers.
        caption: Stands below the picture.
        legend: Words and their colours, below the caption.

    Returns:
        An SVG document. The same graph gives the same text.

    Examples:
        >>> svg = draw_nodes(
        ...     [Box(kind="box", label="Open"), Box(kind="box", label="Save")],
        ...     [Line(source=0, target=1)], title="two", caption="",
        ... )
        >>> svg.count("<rect")
        3
    """
    texts = [_lines_of(box) for box in boxes]
    loops = [line for line in lines if line.source == line.target]
    arrows = [line for line in lines if line.source != line.target]
    looped = {line.source for line in loops}
    nodes = [
        _node(box, text, looped=at in looped)
        for at, (box, text) in enumerate(zip(boxes, texts, strict=True))
    ]
    # The layout wants a last node that nothing leaves: an unseen one does.
    layout = lay_out(
        [*nodes, Node(width=0, height=0)], [_edge(line) for line in arrows]
    )
    parts = [
        *(
            part
            for line, points in zip(arrows, layout.edges, strict=True)
            for part in _arrow(line, points)
        ),
        *(part for line in loops for part in _loop(line, layout, nodes)),
        *(
            part
            for at, (box, text) in enumerate(zip(boxes, texts, strict=True))
            for part in _shape(box, text, nodes[at], layout.nodes[at])
        ),
        *(
            part
            for line, place in zip(arrows, layout.labels, strict=True)
            for part in _label(line, place)
        ),
    ]
    return frame(layout.width, layout.height, parts, title, caption, legend)


def frame(  # noqa: PLR0913, PLR0917 (the parts of one picture)
    width: float,
    height: float,
    parts: Sequence[str],
    title: str,
    caption: str,
    legend: Sequence[tuple[str, str]] = (),
) -> str:
    """Put a drawing, its title and its caption into one document."""
    wide = max(width + 2 * _EDGE_OF_PICTURE, 420.0)
    said = show_text(caption)
    rows = wrap_text(said, width=wide - 2 * _EDGE_OF_PICTURE, size=12, lines=12)
    bottom = height + 2 * _EDGE_OF_PICTURE
    high = bottom + 17 * (len(rows) + len(legend)) + 8
    w, h, x = write_figure(wide), write_figure(high), write_figure(_EDGE_OF_PICTURE)
    words = [(row, MUTED) for row in rows]
    words += [(f"— {show_text(word)}", colour) for word, colour in legend]
    return "\n".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"'
                f' width="{w}" height="{h}" role="img" font-family={quoteattr(FONT)}>'
            ),
            f"<title>{escape_text(show_text(title))}</title>",
            f'<rect width="{w}" height="{h}" fill="#ffffff"/>',
            f'<g transform="translate({write_figure((wide - width) / 2)} {x})">',
            *parts,
            "</g>",
            *(
                f'<text x="{x}" y="{write_figure(bottom + 12 + 17 * at)}"'
                f' font-size="12" fill="{colour}">{escape_text(row)}</text>'
                for at, (row, colour) in enumerate(words)
            ),
            "</svg>",
        ]
    )


def _lines_of(box: Box) -> list[str]:
    if box.kind != "box":
        return [box.label] if box.label else []
    room = _BOX_WIDTH - 2 * _PADDING
    return wrap_text(show_text(box.label), width=room, size=LABEL_SIZE, lines=_LINES)


def _node(box: Box, lines: Sequence[str], *, looped: bool) -> Node:
    margin = _LOOP + 60 if looped else 0.0
    if box.kind == "place":
        return Node(width=_PLACE, height=_PLACE, margin=margin)
    if box.kind == "silent":
        return Node(width=_SILENT[0], height=_SILENT[1], margin=margin)
    widest = max(text_width(line, size=LABEL_SIZE) for line in lines)
    width = round(min(_BOX_WIDTH, max(70.0, widest + 2 * _PADDING)), 1)
    return Node(width=width, height=LINE_HEIGHT * len(lines) + 14, margin=margin)


def _edge(line: Line) -> Edge:
    return Edge(
        source=line.source,
        target=line.target,
        weight=line.weight,
        label_width=text_width(line.label, size=_SMALL) + 8 if line.label else 0.0,
        label_height=15.0 if line.label else 0.0,
    )


def _arrow(line: Line, points: Sequence[tuple[float, float]]) -> Iterator[str]:
    (x, y), down = points[-1], points[-1][1] > points[-2][1]
    tip = 7.0 if down else -7.0
    path = curve([*points[:-1], (x, y - tip * 0.8)])
    wide = 3.6 if line.double else 1.4
    yield f'<path d="{path}" fill="none" stroke="{line.colour}" stroke-width="{wide}"/>'
    if line.double:
        yield f'<path d="{path}" fill="none" stroke="#ffffff" stroke-width="1.4"/>'
    yield (
        f'<path d="M{write_figure(x)},{write_figure(y)}l-3.8,{write_figure(-tip)}'
        f'h7.6z" fill="{line.colour}"/>'
    )


def _loop(line: Line, layout: Layout, nodes: Sequence[Node]) -> Iterator[str]:
    x, y = layout.nodes[line.source]
    right = x + nodes[line.source].width / 2
    yield (
        f'<path d="M{write_figure(right)},{write_figure(y - 6)}c{_LOOP:.0f},-8'
        f' {_LOOP:.0f},20 5,13" fill="none" stroke="{line.colour}" stroke-width="1.4"/>'
    )
    if line.label:
        yield (
            f'<text x="{write_figure(right + 18)}" y="{write_figure(y + 4)}"'
            f' font-size="{_SMALL:.0f}" fill="{MUTED}">{escape_text(line.label)}</text>'
        )


def _label(line: Line, place: tuple[float, float]) -> Iterator[str]:
    if line.label:
        x, y = place
        width = text_width(line.label, size=_SMALL) + 2
        yield (
            f'<rect x="{write_figure(x - width / 2)}" y="{write_figure(y - 7)}"'
            f' width="{write_figure(width)}" height="14" fill="#ffffff"/>'
        )
        yield (
            f'<text x="{write_figure(x)}" y="{write_figure(y + 4)}" fill="{MUTED}"'
            f' font-size="{_SMALL:.0f}" text-anchor="middle">'
            f"{escape_text(show_text(line.label))}</text>"
        )


def _shape(
    box: Box, lines: Sequence[str], node: Node, centre: tuple[float, float]
) -> Iterator[str]:
    x, y = centre
    left, top = write_figure(x - node.width / 2), write_figure(y - node.height / 2)
    size = f'width="{write_figure(node.width)}" height="{write_figure(node.height)}"'
    if box.kind == "place":
        yield (
            f'<circle cx="{write_figure(x)}" cy="{write_figure(y)}"'
            f' r="{_PLACE / 2:.0f}" fill="#ffffff" stroke="{INK}"/>'
        )
    elif box.kind == "silent":
        yield f'<rect x="{left}" y="{top}" {size} fill="{INK}"/>'
    else:
        yield (
            f'<rect x="{left}" y="{top}" {size} rx="5" fill="#eef3f8" stroke="{LINE}"/>'
        )
    first = y - (len(lines) - 1) * LINE_HEIGHT / 2 + 4.5
    for at, text in enumerate(lines):
        yield (
            f'<text x="{write_figure(x)}" y="{write_figure(first + at * LINE_HEIGHT)}"'
            f' font-size="{LABEL_SIZE:.0f}" fill="{INK}" text-anchor="middle">'
            f"{escape_text(text)}</text>"
        )
