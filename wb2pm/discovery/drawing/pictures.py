"""Models and graphs as pictures: SVG by ourselves, PNG by an optional library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.drawing.block_picture import draw_blocks
from wb2pm.discovery.drawing.node_picture import Box, Line, draw_nodes
from wb2pm.discovery.drawing.process_map import process_map_svg
from wb2pm.discovery.drawing.text import count_of
from wb2pm.errors import UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.discovery.counts.values import DirectlyFollowsGraph
    from wb2pm.discovery.models.values import (
        Constraint,
        ObjectFlow,
        PetriNet,
        ProcessModel,
        ProcessTree,
    )

MAX_NODES = 150
"""Nodes of a net that are still drawn."""
MAX_RULES = 60
"""Rules of a declarative model that are still drawn, surest first."""
OBJECT_COLOURS = (
    *("#1d4e79", "#b4541a", "#2d7d46", "#8a3b8f"),
    *("#a0305a", "#3f6f8f", "#7a6a1a", "#555555"),
)
"""Colours of the types of objects, in the order of the model."""


def graph_svg(graph: DirectlyFollowsGraph, *, title: str = "Process map") -> str:
    """Draw which activity directly followed which.

    Args:
        graph: What directly followed what.
        title: Read out by screen readers.

    Returns:
        An SVG document; the same graph gives the same text.

    Examples:
        >>> from wb2pm.discovery.counts.values import DirectlyFollowsGraph
        >>> nothing = DirectlyFollowsGraph(
        ...     activities=(), flows=(), starts={}, ends={}, cases=0)
        >>> graph_svg(nothing)[:5]
        '<svg '
    """
    return process_map_svg(graph, title=title)


def model_svg(model: ProcessModel, *, types: Sequence[str] | None = None) -> str:
    """Draw a model in the notation that shows it best.

    A model with blocks is drawn as BPMN, a directly-follows graph as a process map,
    rules as arrows between activities, objects as one coloured flow a type, and
    what is left as a Petri net. A net too large to be read is not drawn; the picture
    says so.

    Args:
        model: The model.
        types: Types of objects to draw, of an object-centric one. By default the
            demonstration and the business objects: what many recordings share, such
            as a page or an application, joins work that has nothing to do with each
            other. A model of such types alone is drawn whole.

    Returns:
        An SVG document; the same model gives the same text.

    Raises:
        UnknownNameError: If a type to draw is not in the model.

    Examples:
        >>> from wb2pm.discovery.models.values import ProcessModel, ProcessTree
        >>> from wb2pm.discovery.models.tree_nets import petri_net
        >>> tree = ProcessTree(label="Save")
        >>> model = ProcessModel(
        ...     name="saving", miner="by hand", engine="-", tree=tree, net=petri_net(tree)
        ... )
        >>> "Save" in model_svg(model)
        True
    """
    title = f"Model of {model.name} ({model.miner})"
    if model.tree is not None:
        return draw_blocks(model.tree, title=title)
    if model.graph is not None:
        return graph_svg(model.graph, title=title)
    if model.objects:
        return _objects(model.objects, title, types)
    if model.net is not None:
        return net_svg(model.net, title=title)
    return _rules(model.constraints, title)


def tree_svg(tree: ProcessTree) -> str:
    """Draw a process tree as the BPMN diagram that it is.

    Examples:
        >>> from wb2pm.discovery.models.values import ProcessTree
        >>> "Save" in tree_svg(ProcessTree(label="Save"))
        True
    """
    return draw_blocks(tree, title="Process tree")


def net_svg(net: PetriNet, *, title: str = "Petri net") -> str:
    """Draw a Petri net; one that is too large to be read says so instead.

    Examples:
        >>> from wb2pm.discovery.models.tree_nets import petri_net
        >>> from wb2pm.discovery.models.values import ProcessTree
        >>> "Save" in net_svg(petri_net(ProcessTree(label="Save")))
        True
    """
    nodes = len(net.places) + len(net.transitions)
    if nodes > MAX_NODES:
        note = f"A net of {nodes:,} nodes is not drawn: write it as PNML and open that."
        return draw_nodes([], [], title=title, caption=note)
    starts = [name for name in net.places if net.initial.get(name)]
    ends = [name for name in net.places if net.final.get(name)]
    others = [n for n in net.places if n not in starts[:1] and n not in ends[-1:]]
    boxes = {name: Box(kind="place", label=_tokens(net, name)) for name in others}
    steps = {
        each.id: Box(
            kind="silent" if each.label is None else "box", label=each.label or ""
        )
        for each in net.transitions
    }
    first = {name: Box(kind="place", label=_tokens(net, name)) for name in starts[:1]}
    last = {
        name: Box(kind="place", label=_tokens(net, name))
        for name in ends[-1:]
        if name not in first
    }
    ordered = {**first, **boxes, **steps, **last}
    number = {name: at for at, name in enumerate(ordered)}
    lines = [Line(source=number[a], target=number[b]) for a, b in net.arcs]
    caption = (
        f"Petri net: {count_of(len(net.places), 'place')}, "
        f"{count_of(len(net.transitions), 'transition')}. ● token at the start, ◎ end."
    )
    return draw_nodes(list(ordered.values()), lines, title=title, caption=caption)


def _tokens(net: PetriNet, name: str) -> str:
    return ("●" if net.initial.get(name) else "") + ("◎" if net.final.get(name) else "")


def _rules(rules: Sequence[Constraint], title: str) -> str:
    pairs = [rule for rule in rules if len(rule.activities) > 1]
    drawn = sorted(pairs, key=lambda r: (-r.confidence, -r.support))[:MAX_RULES]
    names = sorted({name for rule in drawn for name in rule.activities})
    number = {name: at for at, name in enumerate(names)}
    lines = [
        Line(
            source=number[rule.activities[0]],
            target=number[rule.activities[1]],
            label=rule.template.replace("_", " "),
        )
        for rule in drawn
    ]
    caption = (
        f"{count_of(len(drawn), 'rule')} of {len(rules):,} are drawn: those about two "
        "activities, surest first."
    )
    boxes = [Box(kind="box", label=name) for name in names]
    return draw_nodes(boxes, lines, title=title, caption=caption)


def _drawn(
    flows: Sequence[ObjectFlow], types: Sequence[str] | None
) -> list[ObjectFlow]:
    """Choose the flows to draw: those asked for, or those that are the work's own."""
    from wb2pm.converters.ocel.objects import OWN_TYPES

    if types is None:
        shared = OWN_TYPES - {"demonstration"}
        return [f for f in flows if f.object_type not in shared] or list(flows)
    known = [flow.object_type for flow in flows]
    for name in types:
        if name not in known:
            raise UnknownNameError("type of objects in the model", name, known)
    return [flow for flow in flows if flow.object_type in types]


def _objects(
    every: Sequence[ObjectFlow], title: str, wanted: Sequence[str] | None
) -> str:
    flows = _drawn(every, wanted)
    names = _by_frequency(flows)
    number = {name: at for at, name in enumerate(names)}
    lines: list[Line] = []
    for at, flow in enumerate(flows):
        colour = OBJECT_COLOURS[at % len(OBJECT_COLOURS)]
        several = set(flow.several)
        lines += (
            Line(
                source=number[each.source],
                target=number[each.target],
                label=f"{each.count:,}",
                weight=each.count,
                colour=colour,
                double={each.source, each.target} <= several,
            )
            for each in flow.graph.flows
            if each.source in number and each.target in number
        )
    types = "; ".join(
        f"{flow.object_type} ({count_of(flow.graph.cases, 'object')})" for flow in flows
    )
    total = len({a.activity for flow in flows for a in flow.graph.activities})
    caption = (
        f"One colour a type of object: {types}. Double lines: several objects at once. "
        f"{len(names)} of {total} activities are drawn."
    )
    drawn = {flow.object_type for flow in flows}
    if left_out := [f.object_type for f in every if f.object_type not in drawn]:
        caption += f" Types that are not drawn: {', '.join(left_out)}."
    colours = [OBJECT_COLOURS[at % len(OBJECT_COLOURS)] for at in range(len(flows))]
    legend = list(zip((flow.object_type for flow in flows), colours, strict=True))
    boxes = [Box(kind="box", label=name) for name in names]
    return draw_nodes(boxes, lines, title=title, caption=caption, legend=legend)


def _by_frequency(flows: Iterable[ObjectFlow], *, most: int = 40) -> list[str]:
    counts: dict[str, int] = {}
    for flow in flows:
        for each in flow.graph.activities:
            counts[each.activity] = max(counts.get(each.activity, 0), each.count)
    return sorted(counts, key=lambda name: (-counts[name], name))[:most]
