"""A process tree as a picture of its BPMN diagram."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.drawing.bpmn_layout import lay_out
from wb2pm.discovery.drawing.map_drawing import (
    INK,
    LINE,
    MUTED,
    escape_text,
    write_figure,
)
from wb2pm.discovery.drawing.node_picture import frame
from wb2pm.discovery.drawing.rows_of_diagram import in_rows
from wb2pm.discovery.drawing.text import show_text, wrap_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.discovery.drawing.bpmn_layout import Connection, Shape
    from wb2pm.discovery.models.values import ProcessTree

_MARKS = {"exclusive": "\u00d7", "parallel": "+", "inclusive": "\u25cb"}
_SIZE, _LINE = 12.0, 14.4
_WIDTH = 1_000.0
"""Pixels that a row may have: what a notebook of 1,280 leaves, and letters of 8 points on
a sheet of A4 (190 mm for 1,000 pixels at 12 a letter)."""


def draw_blocks(tree: ProcessTree, *, title: str) -> str:
    """Draw a process tree as BPMN, from left to right, in rows that fit a page.

    Args:
        tree: The tree.
        title: Read out by screen readers.

    Returns:
        An SVG document. The same tree gives the same text.

    Examples:
        >>> from wb2pm.discovery.models.values import ProcessTree
        >>> "Save" in draw_blocks(ProcessTree(label="Save"), title="saving")
        True
    """
    diagram = in_rows(lay_out(tree), width=_WIDTH)
    parts = [part for flow in diagram.connections for part in _flow(flow)]
    parts += [part for shape in diagram.shapes for part in _shape(shape)]
    xs = [x for flow in diagram.connections for x, _ in flow.waypoints]
    right = max([*xs, *(s.bounds.x + s.bounds.width for s in diagram.shapes)])
    corners = [y for flow in diagram.connections for _, y in flow.waypoints]
    lowest = max(s.bounds.y + s.bounds.height for s in diagram.shapes)
    caption = "BPMN: \u00d7 one of the ways, + all of the ways."
    return frame(right + 40, max([lowest, *corners]) + 20, parts, title, caption)


def _flow(flow: Connection) -> Iterator[str]:
    corners = " ".join(
        f"{write_figure(x)},{write_figure(y)}" for x, y in flow.waypoints
    )
    yield f'<polyline points="{corners}" fill="none" stroke="{LINE}" stroke-width="1.4"/>'
    (x1, y1), (x2, y2) = flow.waypoints[-2:]
    dx, dy = (x2 > x1) - (x2 < x1), (y2 > y1) - (y2 < y1)
    back, side = 7.0, 3.5
    points = (
        (x2, y2),
        (x2 - back * dx + side * dy, y2 - back * dy + side * dx),
        (x2 - back * dx - side * dy, y2 - back * dy - side * dx),
    )
    tip = " ".join(f"{write_figure(x)},{write_figure(y)}" for x, y in points)
    yield f'<polygon points="{tip}" fill="{LINE}"/>'


def _shape(shape: Shape) -> Iterator[str]:
    x, y, width, height = shape.bounds
    middle, centre = x + width / 2, y + height / 2
    if shape.kind == "task":
        yield (
            f'<rect x="{write_figure(x)}" y="{write_figure(y)}" rx="6"'
            f' width="{write_figure(width)}" height="{write_figure(height)}"'
            f' fill="#eef3f8" stroke="{LINE}"/>'
        )
        most = max(1, int(height / _LINE))
        room = width - 12
        rows = wrap_text(show_text(shape.name), width=room, size=_SIZE, lines=most)
        yield from _rows(rows, middle, centre)
        return
    if shape.kind in ("start", "end"):
        thick = 1.4 if shape.kind == "start" else 3
        yield (
            f'<circle cx="{write_figure(middle)}" cy="{write_figure(centre)}"'
            f' r="{write_figure(width / 2)}" fill="#ffffff" stroke="{INK}"'
            f' stroke-width="{thick}"/>'
        )
    else:
        corners = f"M{write_figure(middle)},{write_figure(y)}"
        half = write_figure(width / 2)
        yield (
            f'<path d="{corners}l{half},{half}l-{half},{half}l-{half},-{half}z"'
            f' fill="#ffffff" stroke="{INK}"/>'
        )
        yield from _rows([_MARKS[shape.kind]], middle, centre)
    if shape.label is not None:
        label = shape.label
        place = label.x + label.width / 2, label.y + label.height / 2
        yield from _rows([show_text(shape.name)], *place, colour=MUTED)


def _rows(rows: list[str], x: float, y: float, *, colour: str = INK) -> Iterator[str]:
    first = y - (len(rows) - 1) * _LINE / 2 + 4
    for at, row in enumerate(rows):
        yield (
            f'<text x="{write_figure(x)}" y="{write_figure(first + at * _LINE)}"'
            f' font-size="{_SIZE:.0f}" fill="{colour}" text-anchor="middle">'
            f"{escape_text(row)}</text>"
        )
