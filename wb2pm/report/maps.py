"""The process maps of the report: each at several levels of detail."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wb2pm.discovery.drawing.process_map import MAX_ACTIVITIES, process_map_svg

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from markupsafe import Markup

    from wb2pm.discovery.counts.values import DirectlyFollowsGraph

_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_TALL = 1.3
LEVELS = (6, 12, 20, MAX_ACTIVITIES, 60)
"""Numbers of activities that a map is drawn with, as far as there are so many; the
slider of the page chooses between these pictures."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapPicture:
    """A map with some of its activities.

    Attributes:
        activities: How many are shown.
        svg: The picture.
        default: Whether it is the one that is shown first, and printed.
    """

    activities: int
    svg: Markup
    default: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MapView:
    """A process map.

    Attributes:
        anchor: Id of its place in the page.
        title: What it is a map of.
        activities: How many activities there are.
        pictures: The pictures, of fewest activities first.
        first: Position of the one that is shown first.
        tall: Whether that one is higher than it is wide: on paper, text fits beside it.
    """

    anchor: str
    title: str
    activities: int
    pictures: tuple[MapPicture, ...]
    first: int
    tall: bool


def number_activities(graphs: Iterable[DirectlyFollowsGraph]) -> dict[str, int]:
    """Give each activity of some graphs a number, by which the page finds it."""
    names = (each.activity for graph in graphs for each in graph.activities)
    return {name: number for number, name in enumerate(dict.fromkeys(names))}


def view_map(
    graph: DirectlyFollowsGraph,
    *,
    title: str,
    anchor: str,
    numbers: Mapping[str, int],
    levels: bool = True,
) -> MapView:
    """Draw a map with few, more, and many of its activities.

    Args:
        graph: What directly followed what.
        title: What it is a map of.
        anchor: Id of its place in the page; begins the ids in the pictures.
        numbers: Activity -> its number in the page.
        levels: Whether to draw more than the one picture that is shown first.

    Returns:
        The map.
    """
    from markupsafe import Markup

    every = len(graph.activities)
    counts = sorted({min(every, level) for level in LEVELS})
    shown = max(count for count in counts if count <= MAX_ACTIVITIES)
    if not levels:
        counts = [shown]
    pictures = tuple(
        MapPicture(
            activities=count,
            # The drawing escapes what it shows; it is markup by construction.
            svg=Markup(  # noqa: S704
                process_map_svg(
                    graph,
                    title=title,
                    max_activities=count,
                    name=f"{anchor}-{count}",
                    numbers=numbers,
                )
            ),
            default=count == shown,
        )
        for count in counts
    )
    first = counts.index(shown)
    width, height = _SIZE.search(pictures[first].svg).groups()  # type: ignore[union-attr]  # each has one
    return MapView(
        anchor=anchor,
        title=title,
        activities=every,
        pictures=pictures,
        first=first,
        tall=float(height) > _TALL * float(width),
    )
