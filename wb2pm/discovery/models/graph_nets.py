"""Directly-follows graphs as models: what is kept of one, and the net that walks it."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.discovery.counts.values import DirectlyFollowsGraph
from wb2pm.discovery.models.values import PetriNet, Transition

if TYPE_CHECKING:
    from collections.abc import Iterable


def keep_frequent_flows(
    graph: DirectlyFollowsGraph, *, noise: float
) -> DirectlyFollowsGraph:
    """Leave out flows that are rare beside others from the same activity.

    A flow stays when it is at least `noise` times as frequent as the most frequent
    one from the same activity (ending there counts as one), or when an activity
    could not be reached from the start, or lead to the end, without it: the most
    frequent way in and out of each activity stays.

    Args:
        graph: What directly followed what.
        noise: Between 0, which keeps all, and 1.

    Returns:
        The graph with all its activities and part of its flows.
    """
    most: defaultdict[str, int] = defaultdict(int, graph.ends)
    for flow in graph.flows:
        most[flow.source] = max(most[flow.source], flow.count)
    pairs = [(flow.source, flow.target) for flow in graph.flows]  # most frequent first
    kept = {
        (flow.source, flow.target)
        for flow in graph.flows
        if flow.count >= noise * most[flow.source]
    }
    kept |= _ways(graph.starts, pairs)
    kept |= {(a, b) for b, a in _ways(graph.ends, [(b, a) for a, b in pairs])}
    return replace(
        graph,
        flows=tuple(each for each in graph.flows if (each.source, each.target) in kept),
    )


def _ways(origins: Iterable[str], pairs: list[tuple[str, str]]) -> set[tuple[str, str]]:
    """Find flows along which everything is reached, frequent ones before rare ones."""
    reached = set(origins)
    used: set[tuple[str, str]] = set()
    grown = True
    while grown:
        grown = False
        for source, target in pairs:
            if source in reached and target not in reached:
                reached.add(target)
                used.add((source, target))
                grown = True
                break
    return used


def net_of_graph(graph: DirectlyFollowsGraph) -> PetriNet:
    """Translate a directly-follows graph to the Petri net that walks along it.

    There is a place after each activity, and a transition for each way to an
    activity: a run of the net is a path of the graph from a start to an end.

    Args:
        graph: What directly followed what.

    Returns:
        A net in which one token walks; sound if every activity lies on a path from
        a start to an end.

    Examples:
        >>> from wb2pm.discovery.counts.values import ActivityCount
        >>> save = ActivityCount(activity="Save", count=1, cases=1, seconds=0.0)
        >>> graph = DirectlyFollowsGraph(
        ...     activities=(save,), flows=(), starts={"Save": 1}, ends={"Save": 1}, cases=1
        ... )
        >>> [transition.label for transition in net_of_graph(graph).transitions]
        ['Save', None]
    """
    place = {
        each.activity: f"p{at}" for at, each in enumerate(graph.activities, start=1)
    }
    end = f"p{len(place) + 1}"
    transitions: list[Transition] = []
    arcs: list[tuple[str, str]] = []

    def step(label: str | None, source: str, target: str) -> None:
        name = f"t{len(transitions)}"
        transitions.append(Transition(id=name, label=label))
        arcs.extend(((source, name), (name, target)))

    for activity in graph.starts:
        step(activity, "p0", place[activity])
    for flow in graph.flows:
        step(flow.target, place[flow.source], place[flow.target])
    for activity in graph.ends:
        step(None, place[activity], end)
    return PetriNet(
        places=("p0", *place.values(), end),
        transitions=tuple(transitions),
        arcs=tuple(arcs),
        initial={"p0": 1},
        final={end: 1},
    )
