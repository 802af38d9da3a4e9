"""Process maps as pictures: SVG, drawn without any outside program."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

from wb2pm.converters.writing import atomic_path
from wb2pm.discovery.drawing.layout import Layout, Node, lay_out
from wb2pm.discovery.drawing.map_drawing import (
    ARROW_SIZE,
    FIGURE_SIZE,
    LABEL_SIZE,
    LINE_HEIGHT,
    LOOP_WIDTH,
    MUTED,
    arrow_label,
    draw_arrow_labels,
    draw_arrows,
    draw_boxes,
    draw_ends,
    draw_loops,
    escape_text,
    write_figure,
)
from wb2pm.discovery.drawing.map_selection import END, START, Arrow, Selection, select
from wb2pm.discovery.drawing.ranks import Edge
from wb2pm.discovery.drawing.text import (
    count_of,
    join_words,
    show_duration,
    show_text,
    text_width,
    wrap_text,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.counts.values import ActivityCount, DirectlyFollowsGraph

FONT = "'Segoe UI', 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif"
MAX_ACTIVITIES = 30
"""Boxes that still can be read on one page."""
ARROWS_PER_ACTIVITY = 2
"""Arrows per box up to which a map can be followed by eye."""

_BOX_WIDTH, _BOX_PADDING, _LINES = 190.0, 12.0, 3
_EDGE_OF_PICTURE = 14.0


def process_map_svg(  # noqa: PLR0913 (what a picture and its page need)
    graph: DirectlyFollowsGraph,
    *,
    title: str = "Process map",
    max_activities: int = MAX_ACTIVITIES,
    max_arrows: int | None = None,
    name: str = "map",
    numbers: Mapping[str, int] | None = None,
) -> str:
    """Draw which activity directly followed which.

    A box is an activity, with how often it occurred and its median working time;
    the darker, the more cases hold it. An arrow says how often the one followed
    the other and the median time in between; the thicker, the more often. The
    main path, if there is one, is drawn in colour (see `map_selection.select`).
    Rare activities and flows are left out of a large map, and its caption says
    how many. Each activity keeps a way from the start and to the end; one that
    leads only through activities that are left out is dashed.

    Args:
        graph: What directly followed what.
        title: Read out by screen readers and shown on hover.
        max_activities: Boxes to draw at most.
        max_arrows: Arrows to draw at most; twice the boxes plus the ends by
            default. Those that hold the map together always stay.
        name: Prefix of the ids in the picture, unique in the page it stands in.
        numbers: Activity -> its number in the page that the picture stands in, by
            which a script finds boxes and arrows (``data-activity``, ``data-from``,
            ``data-to``); None leaves these out.

    Returns:
        A complete SVG document without an XML declaration: fit for a file and
        for a web page. The same graph gives the same text.

    Examples:
        >>> from wb2pm.discovery.counts.values import ActivityCount, DirectlyFollowsGraph
        >>> graph = DirectlyFollowsGraph(
        ...     activities=(ActivityCount(activity="Save", count=3, cases=3, seconds=0),),
        ...     flows=(), starts={"Save": 3}, ends={"Save": 3}, cases=3)
        >>> svg = process_map_svg(graph, title="Saving")
        >>> svg.startswith("<svg ") and "Saving" in svg and "Save" in svg
        True
    """
    if max_arrows is None:
        boxes = min(max_activities, len(graph.activities)) + 2
        max_arrows = ARROWS_PER_ACTIVITY * boxes
    selection = select(graph, max_activities=max_activities, max_arrows=max_arrows)
    loops = {a.source: a for a in selection.arrows if a.source == a.target}
    arrows = [a for a in selection.arrows if a.source != a.target]
    boxes_of = [_box_lines(activity) for activity in selection.activities]
    nodes = [
        Node(width=_pill_width(graph), height=28),
        *(
            Node(
                width=_box_width(lines),
                height=LINE_HEIGHT * len(lines) + 14,
                margin=_loop_margin(loops.get(index)),
            )
            for index, lines in enumerate(boxes_of)
        ),
        Node(width=_pill_width(graph), height=28),
    ]
    position = {START: 0, END: len(nodes) - 1}
    edges = [
        Edge(
            source=position.get(arrow.source, arrow.source + 1),
            target=position.get(arrow.target, arrow.target + 1),
            # The main path decides the shape of the map.
            weight=arrow.count * (8.0 if arrow.main else 1.0),
            label_width=text_width(arrow_label(arrow), size=ARROW_SIZE) + 8,
            label_height=15.0,
        )
        for arrow in arrows
    ]
    spine = [0, *(index + 1 for index in selection.main), len(nodes) - 1]
    layout = lay_out(nodes, edges, spine=spine)
    marks = numbers or {}
    parts = [
        *draw_arrows(layout, arrows, graph, selection, marks),
        *draw_loops(layout, nodes, loops, selection, marks),
        *draw_boxes(layout, nodes, boxes_of, selection, graph, marks),
        *draw_ends(layout, nodes, graph),
        *draw_arrow_labels(layout, arrows, selection, marks),
    ]
    return _frame(layout, parts, graph, selection, title=title, name=name)


def write_process_map(
    graph: DirectlyFollowsGraph,
    path: str | os.PathLike[str],
    *,
    title: str = "Process map",
    max_activities: int = MAX_ACTIVITIES,
) -> None:
    """Write a process map to a file of its own.

    Args:
        graph: What directly followed what.
        path: Where to write; replaced only when all went well.
        title: Read out by screen readers and shown on hover.
        max_activities: Boxes to draw at most.

    Examples:
        >>> import pathlib, tempfile
        >>> from wb2pm.discovery.counts.values import DirectlyFollowsGraph
        >>> path = pathlib.Path(tempfile.mkdtemp()) / "map.svg"
        >>> nothing = DirectlyFollowsGraph(
        ...     activities=(), flows=(), starts={}, ends={}, cases=0)
        >>> write_process_map(nothing, path)
        >>> path.read_text(encoding="utf-8")[:19]
        '<?xml version="1.0"'
    """
    svg = process_map_svg(graph, title=title, max_activities=max_activities)
    with atomic_path(path) as unfinished:
        unfinished.write_text(
            f'<?xml version="1.0" encoding="UTF-8"?>\n{svg}\n',
            encoding="utf-8",
            newline="\n",
        )


def _box_lines(activity: ActivityCount) -> list[str]:
    """Return the lines of a box: its label, wrapped, and its figures."""
    label = wrap_text(
        show_text(activity.activity),
        width=_BOX_WIDTH - 2 * _BOX_PADDING,
        size=LABEL_SIZE,
        lines=_LINES,
    )
    figures = f"{activity.count:,}\u00d7"
    if activity.seconds > 0:
        figures += f" · {show_duration(activity.seconds)}"
    return [*label, figures]


def _box_width(lines: Sequence[str]) -> float:
    widest = max(
        *(text_width(line, size=LABEL_SIZE) for line in lines[:-1]),
        text_width(lines[-1], size=FIGURE_SIZE),
    )
    return round(min(_BOX_WIDTH, max(96.0, widest + 2 * _BOX_PADDING)), 1)


def _pill_width(graph: DirectlyFollowsGraph) -> float:
    return round(
        text_width(f"Start · {count_of(graph.cases, 'case')}", size=12) + 28, 1
    )


def _loop_margin(loop: Arrow | None) -> float:
    if loop is None:
        return 0.0
    return LOOP_WIDTH + text_width(arrow_label(loop), size=ARROW_SIZE)


def _frame(  # noqa: PLR0913 (the parts of one picture)
    layout: Layout,
    parts: Sequence[str],
    graph: DirectlyFollowsGraph,
    selection: Selection,
    *,
    title: str,
    name: str,
) -> str:
    """Put the drawing, its title and its caption into one picture."""
    caption = _caption(graph, selection)
    width = max(layout.width + 2 * _EDGE_OF_PICTURE, 420.0)
    lines = wrap_text(caption, width=width - 2 * _EDGE_OF_PICTURE, size=12, lines=12)
    bottom = layout.height + 2 * _EDGE_OF_PICTURE + 8
    height = bottom + 17 * len(lines) + 4
    left = (width - layout.width) / 2
    texts = "".join(
        f'<text x="{write_figure(_EDGE_OF_PICTURE)}" y="{write_figure(bottom + 12 + 17 * n)}">'
        f"{escape_text(line)}</text>"
        for n, line in enumerate(lines)
    )
    return "\n".join(
        [
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {write_figure(width)}'
                f' {write_figure(height)}" width="{write_figure(width)}" height="{write_figure(height)}"'
                f' role="img" aria-labelledby="{name}-title {name}-caption"'
                f" font-family={quoteattr(FONT)}>"
            ),
            f'<title id="{name}-title">{escape_text(show_text(title))}</title>',
            f'<desc id="{name}-caption">{escape_text(caption)}</desc>',
            f'<rect width="{write_figure(width)}" height="{write_figure(height)}" fill="#ffffff"/>',
            f'<g transform="translate({write_figure(left)} {write_figure(_EDGE_OF_PICTURE)})">',
            *parts,
            "</g>",
            f'<g font-size="12" fill="{MUTED}">{texts}</g>',
            "</svg>",
        ]
    )


def _caption(graph: DirectlyFollowsGraph, selection: Selection) -> str:
    """Describe in words what the picture shows and what it does not."""
    if not selection.activities:
        return "There are no activities to show."
    shown = (
        f"{count_of(len(selection.activities), 'activity', 'activities')} of"
        f" {count_of(graph.cases, 'case')}. Boxes: how often, median working time."
        " Arrows: how often, median time in between."
    )
    if selection.main:
        shown += " Blue: the main path."
    if any(arrow.through for arrow in selection.arrows):
        shown += " Dashed: by way of activities that are left out."
    if not selection.left_out:
        return shown + " Nothing is left out."
    return f"{shown} Left out: {join_words(list(selection.left_out))}."
