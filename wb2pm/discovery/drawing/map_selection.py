"""What of a directly-follows graph a process map shows, and what it leaves out."""

from __future__ import annotations

import heapq
import itertools
from collections import Counter, defaultdict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from wb2pm.discovery.drawing.ranks import Edge, find_downward

if TYPE_CHECKING:
    from wb2pm.discovery.counts.values import ActivityCount, DirectlyFollowsGraph

START = -1
"""Stands for the start among the ends of an arrow."""
END = -2
"""Stands for the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrow:
    """A flow to draw between activities, from the start, or to the end.

    Attributes:
        source: Position of the activity before, or `START`.
        target: Position of the activity after, or `END`.
        count: How often.
        cases: In how many cases.
        seconds: Median time in between; None at the start and the end.
        main: Whether it is on the main path.
        needed: Whether an activity has its way from the start or to the end by it.
        through: Activities in between that are not shown; 0 for a flow of the
            graph. The count is then that of the rarest flow on the way.
    """

    source: int
    target: int
    count: int
    cases: int
    seconds: float | None = None
    main: bool = False
    needed: bool = False
    through: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """What a map shows.

    Attributes:
        activities: The activities, most frequent first.
        arrows: The flows between them, by source and target.
        main: Positions of the activities on the main path, in its order.
        left_out: What is not shown, in words; empty if all is.
    """

    activities: tuple[ActivityCount, ...]
    arrows: tuple[Arrow, ...]
    main: tuple[int, ...]
    left_out: tuple[str, ...]


def select(
    graph: DirectlyFollowsGraph, *, max_activities: int, max_arrows: int
) -> Selection:
    """Choose what to show: the most frequent, and what holds it together.

    The most frequent activities stay. Of the arrows between them those stay
    that reach each activity from the start by the most frequent flows, and
    those that lead from each to the end; then the others, most frequent first,
    up to the limit. Where the only ways lead through activities that are not
    shown, an arrow stands for such a way, so that each activity has one from the
    start and one to the end, however few are shown.

    The main path leads from where most cases begin to where most cases end, by
    arrows that point down; there is none unless at least half of the cases begin
    and end alike. Where the ways part it follows the most frequent arrow: each
    arrow costs the share of moves it lacks against the most frequent one that
    leaves the same activity; the cheapest way is taken, and among equals the one
    with more moves.

    Args:
        graph: What directly followed what.
        max_activities: Activities to show at most.
        max_arrows: Arrows to show at most; more only where fewer would leave an
            activity without a way from the start or to the end.

    Returns:
        The selection, with words for all that was left out.

    Examples:
        >>> from wb2pm.discovery.counts.values import (
        ...     ActivityCount,
        ...     DirectlyFollowsGraph,
        ...     Flow,
        ... )
        >>> graph = DirectlyFollowsGraph(
        ...     activities=(ActivityCount(activity="A", count=2, cases=2, seconds=0),
        ...                 ActivityCount(activity="B", count=1, cases=1, seconds=0)),
        ...     flows=(Flow(source="A", target="B", count=1, cases=1, seconds=3),),
        ...     starts={"A": 2}, ends={"A": 1, "B": 1}, cases=2)
        >>> select(graph, max_activities=1, max_arrows=9).left_out[0]
        '1 of 2 activities (33 % of all occurrences), the rarest'
    """
    kept = graph.activities[:max_activities]
    every = _arrows(graph)
    # Places count from the most frequent on: those kept have the lowest.
    arrows = [a for a in every if max(a.source, a.target) < len(kept)]
    forth = _widest_tree(arrows, START)
    back = _widest_tree([_turned(arrow) for arrow in arrows], END)
    needed = {(source, target) for target, source in forth.items()}
    needed |= set(back.items())
    for arrow in _ways_unseen(every, len(kept), forth, back):
        ends = (arrow.source, arrow.target)
        if ends not in needed:
            needed.add(ends)
            arrows = [a for a in arrows if (a.source, a.target) != ends]
            arrows.append(arrow)
    arrows.sort(key=_by_count)
    room = max(0, max_arrows - len(needed))
    shown: list[Arrow] = []
    for arrow in arrows:
        ends = (arrow.source, arrow.target)
        if ends in needed or room > 0:
            shown.append(arrow)
            room -= ends not in needed
    main = _main_path(shown, len(kept), graph.cases)
    steps = set(itertools.pairwise(main))
    return Selection(
        activities=kept,
        arrows=tuple(
            replace(
                arrow,
                main=(arrow.source, arrow.target) in steps,
                needed=(arrow.source, arrow.target) in needed,
            )
            for arrow in sorted(shown, key=lambda arrow: (arrow.source, arrow.target))
        ),
        main=tuple(node for node in main if node >= 0),
        left_out=_left_out(graph, kept, shown),
    )


def _arrows(graph: DirectlyFollowsGraph) -> list[Arrow]:
    """Return all flows of a graph, most frequent first."""
    place = {each.activity: index for index, each in enumerate(graph.activities)}
    arrows = [
        Arrow(
            source=place[flow.source],
            target=place[flow.target],
            count=flow.count,
            cases=flow.cases,
            seconds=flow.seconds,
        )
        for flow in graph.flows
    ]
    arrows += [
        Arrow(source=START, target=place[name], count=count, cases=count)
        for name, count in graph.starts.items()
    ]
    arrows += [
        Arrow(source=place[name], target=END, count=count, cases=count)
        for name, count in graph.ends.items()
    ]
    return sorted(arrows, key=_by_count)


def _by_count(arrow: Arrow) -> tuple[int, int, int]:
    return -arrow.count, arrow.source, arrow.target


def _turned(arrow: Arrow) -> Arrow:
    return replace(arrow, source=arrow.target, target=arrow.source)


def _ways_unseen(
    every: list[Arrow], kept: int, forth: dict[int, int], back: dict[int, int]
) -> list[Arrow]:
    """Find the ways of activities that lead through others that are not shown.

    Args:
        every: All flows.
        kept: How many activities are shown: the first so many.
        forth: How the activities that can be are reached over shown ones alone.
        back: How they reach the end, likewise.

    Returns:
        An arrow from the last shown activity before each that is not reached, and
        one to the first shown activity after each that reaches no end.
    """
    if all(place in forth and place in back for place in range(kept)):
        return []
    ways: list[Arrow] = []
    for root, reached, flows in (
        (START, forth, every),
        (END, back, [_turned(arrow) for arrow in every]),
    ):
        before = _widest_tree(flows, root)
        counts = {(arrow.source, arrow.target): arrow.count for arrow in flows}
        for place in range(kept):
            if place in reached or place not in before:
                continue
            node, rarest, through = place, counts[before[place], place], -1
            while node == place or node >= kept:
                rarest = min(rarest, counts[before[node], node])
                node, through = before[node], through + 1
            way = Arrow(
                source=node, target=place, count=rarest, cases=rarest, through=through
            )
            ways.append(way if root == START else _turned(way))
    return ways


def _widest_tree(arrows: list[Arrow], root: int) -> dict[int, int]:
    """Find how each node is reached from the root by the most frequent flows.

    Among flows of one frequency the one from the node reached last comes first,
    so that the longest of equally frequent ways is followed.

    Returns:
        Node -> the node before it on the way.
    """
    leaving: dict[int, list[Arrow]] = defaultdict(list)
    for arrow in arrows:
        leaving[arrow.source].append(arrow)
    before: dict[int, int] = {}
    seen = {root}
    waiting = [(-a.count, 0, a.target, a.source) for a in leaving[root]]
    heapq.heapify(waiting)
    while waiting:
        *_, target, source = heapq.heappop(waiting)
        if target in seen:
            continue
        seen.add(target)
        before[target] = source
        for arrow in leaving[target]:
            if arrow.target not in seen:
                found = (-arrow.count, -len(seen), arrow.target, target)
                heapq.heappush(waiting, found)
    return before


def _main_path(arrows: list[Arrow], count: int, cases: int) -> list[int]:
    """Find the way from start to end that most take, step by step."""
    first = next((a for a in arrows if a.source == START), None)
    last = next((a for a in arrows if a.target == END), None)
    if not first or not last or min(first.count, last.count) * 2 < cases:
        return []
    moving = [
        arrow
        for arrow in arrows
        if arrow.source != arrow.target
        and (arrow.source != START or arrow == first)
        and (arrow.target != END or arrow == last)
    ]
    place = {START: 0, END: count + 1}
    edges = [
        Edge(
            source=place.get(arrow.source, arrow.source + 1),
            target=place.get(arrow.target, arrow.target + 1),
            weight=arrow.count,
        )
        for arrow in moving
    ]
    leaving: Counter[int] = Counter()
    for arrow in arrows:
        leaving[arrow.source] += arrow.count * (arrow.source != arrow.target)
    down = [
        arrow
        for arrow, points_down in zip(
            moving, find_downward(count + 2, edges), strict=True
        )
        if points_down
    ]
    most: dict[int, int] = {}
    for arrow in down:
        most[arrow.source] = max(most.get(arrow.source, 0), arrow.count)
    best: dict[int, tuple[float, int, int]] = {START: (0.0, 0, START)}
    for _ in range(count + 1):  # no way has more arrows than this
        changed = False
        for arrow in down:
            if arrow.source not in best:
                continue
            cost, moves, _ = best[arrow.source]
            lack = (most[arrow.source] - arrow.count) / leaving[arrow.source]
            found = (cost + lack, moves - arrow.count, arrow.source)
            if found < best.get(arrow.target, (float("inf"), 0, 0)):
                best[arrow.target] = found
                changed = True
        if not changed:
            break
    return _path({node: way[2] for node, way in best.items() if node != START}, END)


def _path(before: dict[int, int], goal: int) -> list[int]:
    """Follow a tree from a goal back to its root."""
    path = [goal] if goal in before else []
    while path and path[0] in before:
        path.insert(0, before[path[0]])
    return path


def _left_out(
    graph: DirectlyFollowsGraph,
    kept: tuple[ActivityCount, ...],
    shown: list[Arrow],
) -> tuple[str, ...]:
    """Return what the map does not show."""
    words: list[str] = []
    if dropped := len(graph.activities) - len(kept):
        occurrences = sum(activity.count for activity in graph.activities)
        share = 1 - sum(activity.count for activity in kept) / occurrences
        words.append(
            f"{dropped} of {len(graph.activities)} activities"
            f" ({share:.0%} of all occurrences), the rarest".replace("%", " %")
        )
    every = len(graph.flows) + len(graph.starts) + len(graph.ends)
    flows = [arrow for arrow in shown if not arrow.through]
    if fewer := every - len(flows):
        moves = sum(flow.count for flow in graph.flows) + 2 * graph.cases
        share = 1 - sum(arrow.count for arrow in flows) / moves
        words.append(
            f"{fewer} of {every} arrows ({share:.0%} of all moves),"
            " the rarest that nothing hangs on".replace("%", " %")
        )
    return tuple(words)
