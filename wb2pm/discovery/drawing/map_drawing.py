"""The parts of a process map as SVG."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from wb2pm.discovery.drawing.layout import Layout, Node, Point
from wb2pm.discovery.drawing.map_selection import END, START, Arrow, Selection
from wb2pm.discovery.drawing.text import count_of, show_duration, show_text, text_width

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.counts.values import ActivityCount, DirectlyFollowsGraph

INK, MUTED, LINE, ACCENT = "#1b2733", "#55626f", "#9aa7b4", "#1d4e79"
TINTS = ("#ffffff", "#eef3f8", "#dbe6f0", "#c3d6e7", "#a9c5de")
"""Fill of a box by the share of cases that hold the activity, rare to all."""
LABEL_SIZE, FIGURE_SIZE, ARROW_SIZE = 13.0, 11.0, 11.0
"""Font sizes in pixels."""
LINE_HEIGHT = 16.0
LOOP_WIDTH = 26.0


def arrow_label(arrow: Arrow) -> str:
    """Return the figures that stand on an arrow."""
    if arrow.through:
        return f"{arrow.through:,} not shown"
    if arrow.seconds is None:
        return f"{arrow.count:,}"
    return f"{arrow.count:,} · {show_duration(arrow.seconds)}"


def mark_arrow(arrow: Arrow, selection: Selection, numbers: Mapping[str, int]) -> str:
    """Return the attributes by which a page finds an arrow in the picture.

    Args:
        arrow: The arrow.
        selection: What the picture shows.
        numbers: Activity -> its number in the page; empty for a file of its own.

    Returns:
        ``data-from`` and ``data-to`` (-1 the start, -2 the end), and how often it was
        taken unless an activity hangs on it.
    """
    if not numbers:
        return ""
    ends = [
        node if node < 0 else numbers[selection.activities[node].activity]
        for node in (arrow.source, arrow.target)
    ]
    count = "" if arrow.needed else f' data-count="{arrow.count}"'
    through = " data-through" if arrow.through else ""
    return f' data-from="{ends[0]}" data-to="{ends[1]}"{count}{through}'


def draw_arrows(
    layout: Layout,
    arrows: Sequence[Arrow],
    graph: DirectlyFollowsGraph,
    selection: Selection,
    numbers: Mapping[str, int],
) -> list[str]:
    """Draw the lines, the main path last and so on top."""
    most = max((arrow.count for arrow in selection.arrows), default=1)
    drawn: list[tuple[bool, str]] = []
    for arrow, points in zip(arrows, layout.edges, strict=True):
        colour = ACCENT if arrow.main else LINE
        width = 1.2 + 2.6 * arrow.count / most
        dashes = ' stroke-dasharray="5 4"' if arrow.through else ""
        (x, y), downwards = points[-1], points[-1][1] > points[-2][1]
        size = 4.5 + width
        tip = size if downwards else -size
        line = [*points[:-1], (x, y - tip * 0.8)]
        drawn.append(
            (
                arrow.main,
                (
                    f"<g{mark_arrow(arrow, selection, numbers)}>"
                    f'<title>{escape_text(_arrow_words(arrow, graph))}</title><path d="{curve(line)}"'
                    f' fill="none" stroke="{colour}" stroke-width="{write_figure(width)}"{dashes}/>'
                    f'<path d="M{write_figure(x)},{write_figure(y)}l{write_figure(-size * 0.55)},{write_figure(-tip)}'
                    f'h{write_figure(size * 1.1)}z" fill="{colour}"/></g>'
                ),
            )
        )
    return [text for _, text in sorted(drawn, key=lambda item: item[0])]


def draw_loops(
    layout: Layout,
    nodes: Sequence[Node],
    loops: dict[int, Arrow],
    selection: Selection,
    numbers: Mapping[str, int],
) -> list[str]:
    """Draw what an activity does that directly follows itself."""
    parts: list[str] = []
    for index, loop in loops.items():
        x, y = layout.nodes[index + 1]
        right = x + nodes[index + 1].width / 2
        label = arrow_label(loop)
        parts.append(
            f"<g{mark_arrow(loop, selection, numbers)}>"
            f'<path d="M{write_figure(right)},{write_figure(y - 9)}c{write_figure(LOOP_WIDTH)},-8'
            f' {write_figure(LOOP_WIDTH)},26 6,18" fill="none" stroke="{LINE}" stroke-width="1.4"/>'
            f'<path d="M{write_figure(right)},{write_figure(y + 9)}l7,-4.5v8z" fill="{LINE}"/>'
            f'<text x="{write_figure(right + 22)}" y="{write_figure(y + 4)}"'
            f' font-size="{write_figure(ARROW_SIZE)}" fill="{MUTED}">{escape_text(label)}</text></g>'
        )
    return parts


def draw_boxes(  # noqa: PLR0913, PLR0917 (the parts of one picture)
    layout: Layout,
    nodes: Sequence[Node],
    boxes_of: Sequence[Sequence[str]],
    selection: Selection,
    graph: DirectlyFollowsGraph,
    numbers: Mapping[str, int],
) -> list[str]:
    """Draw the activities."""
    parts: list[str] = []
    for index, (activity, lines) in enumerate(
        zip(selection.activities, boxes_of, strict=True)
    ):
        x, y = layout.nodes[index + 1]
        node = nodes[index + 1]
        share = activity.cases / max(1, graph.cases)
        tint = TINTS[round(share * (len(TINTS) - 1))]
        main = index in selection.main
        top = y - node.height / 2
        texts = "".join(
            f'<text x="{write_figure(x)}" y="{write_figure(top + 19 + row * LINE_HEIGHT)}">'
            f"{escape_text(line)}</text>"
            for row, line in enumerate(lines[:-1])
        )
        number = f' data-activity="{numbers[activity.activity]}"' if numbers else ""
        parts.append(
            f"<g{number}><title>{escape_text(_activity_words(activity, graph))}</title>"
            f'<rect x="{write_figure(x - node.width / 2)}" y="{write_figure(top)}"'
            f' width="{write_figure(node.width)}" height="{write_figure(node.height)}" rx="5"'
            f' fill="{tint}" stroke="{ACCENT if main else LINE}"'
            f' stroke-width="{1.6 if main else 1}"/>{texts}'
            f'<text x="{write_figure(x)}"'
            f' y="{write_figure(top + 18 + (len(lines) - 1) * LINE_HEIGHT)}"'
            f' font-size="{write_figure(FIGURE_SIZE)}" fill="{MUTED}">'
            f"{escape_text(lines[-1])}</text></g>"
        )
    return [
        f'<g font-size="{write_figure(LABEL_SIZE)}" fill="{INK}" text-anchor="middle">',
        *parts,
        "</g>",
    ]


def draw_ends(
    layout: Layout, nodes: Sequence[Node], graph: DirectlyFollowsGraph
) -> list[str]:
    """Draw where cases start and end."""
    parts: list[str] = []
    for word, (x, y), node in (
        ("Start", layout.nodes[0], nodes[0]),
        ("End", layout.nodes[-1], nodes[-1]),
    ):
        parts.append(
            f'<g><rect x="{write_figure(x - node.width / 2)}" y="{write_figure(y - 14)}"'
            f' width="{write_figure(node.width)}" height="28" rx="14" fill="{ACCENT}"/>'
            f'<text x="{write_figure(x)}" y="{write_figure(y + 4)}" font-size="12" fill="#ffffff"'
            f' text-anchor="middle">{word} · {count_of(graph.cases, "case")}</text></g>'
        )
    return parts


def draw_arrow_labels(
    layout: Layout,
    arrows: Sequence[Arrow],
    selection: Selection,
    numbers: Mapping[str, int],
) -> list[str]:
    """Draw the figures on the arrows, above all lines."""
    labels: list[str] = []
    for arrow, (x, y) in zip(arrows, layout.labels, strict=True):
        label = arrow_label(arrow)
        width = text_width(label, size=ARROW_SIZE) + 2
        labels.append(
            f"<g{mark_arrow(arrow, selection, numbers)}>"
            f'<rect x="{write_figure(x - width / 2)}" y="{write_figure(y - 7)}"'
            f' width="{write_figure(width)}" height="14" fill="#ffffff"/>'
            f'<text x="{write_figure(x)}" y="{write_figure(y + 4)}"'
            f' fill="{ACCENT if arrow.main else MUTED}">{escape_text(label)}</text></g>'
        )
    return [
        f'<g font-size="{write_figure(ARROW_SIZE)}" text-anchor="middle">',
        *labels,
        "</g>",
    ]


def _activity_words(activity: ActivityCount, graph: DirectlyFollowsGraph) -> str:
    return (
        f"{show_text(activity.activity)}: {count_of(activity.count, 'time')}, in"
        f" {activity.cases:,} of {count_of(graph.cases, 'case')}; median working time"
        f" {show_duration(activity.seconds)}"
    )


def _arrow_words(arrow: Arrow, graph: DirectlyFollowsGraph) -> str:
    names = [show_text(activity.activity) for activity in graph.activities]
    if arrow.through:
        between = count_of(arrow.through, "activity", "activities")
        ends = {START: "Start", END: "End"}
        source, target = (
            ends.get(node) or names[node] for node in (arrow.source, arrow.target)
        )
        return f"{source} → {target}: by way of {between} that the map does not show"
    if arrow.source == START:
        return f"{count_of(arrow.cases, 'case')} began with {names[arrow.target]}"
    if arrow.target == END:
        return f"{count_of(arrow.cases, 'case')} ended with {names[arrow.source]}"
    return (
        f"{names[arrow.source]} → {names[arrow.target]}:"
        f" {count_of(arrow.count, 'time')}, in {count_of(arrow.cases, 'case')}; median"
        f" time in between {show_duration(arrow.seconds)}"
    )


def curve(points: Sequence[Point]) -> str:
    """Write a line that is vertical at its points and bends between the layers."""
    parts = [f"M{write_figure(points[0][0])},{write_figure(points[0][1])}"]
    for number, ((x1, y1), (x2, y2)) in enumerate(itertools.pairwise(points)):
        if number % 2 or abs(x1 - x2) < 0.5:  # noqa: PLR2004 (less than is seen)
            parts.append(f"L{write_figure(x2)},{write_figure(y2)}")
            continue
        middle = write_figure((y1 + y2) / 2)
        parts.append(
            f"C{write_figure(x1)},{middle} {write_figure(x2)},{middle} {write_figure(x2)},{write_figure(y2)}"
        )
    return "".join(parts)


def write_figure(value: float) -> str:
    """Write a coordinate to a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0")


def escape_text(text: str) -> str:
    """Escape a text for content and attributes alike."""
    return escape(text, {'"': "&quot;", "'": "&#39;"})
