"""Maps, nets, trees and diagrams for the tools that graphs have: NetworkX and Graphviz."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import networkx as nx

from wb2pm.discovery.counts.values import DirectlyFollowsGraph
from wb2pm.discovery.drawing.text import show_text
from wb2pm.discovery.files.bpmn import lay_out_model
from wb2pm.discovery.models.values import PetriNet, ProcessModel, ProcessTree
from wb2pm.errors import DiscoveryError, MissingExtraError, OptionError

if TYPE_CHECKING:
    from collections.abc import Callable

    import graphviz

_OPERATORS: Final = {
    "sequence": "\u2192",
    "exclusive": "\u00d7",
    "parallel": "\u2227",
    "loop": "\u21ba",
    "or": "\u2228",
}
"""Signs of operators (van der Aalst, Process Mining, 2016, 3.2.8)."""
_GATEWAYS: Final = {"exclusive": "\u00d7", "parallel": "+", "inclusive": "\u25cb"}


def networkx_graph(value: DirectlyFollowsGraph | PetriNet) -> nx.DiGraph[str]:
    """Return a map or a net as a directed graph of NetworkX.

    Args:
        value: A directly-follows graph, whose nodes are activities (``count``,
            ``cases``, ``seconds``, and ``starts`` and ``ends``: cases that begin and
            end there) and whose edges are flows (``count``, ``cases``, ``seconds``);
            or a Petri net, whose nodes have a ``kind``, ``place`` (``initial`` and
            ``final``: its tokens) or ``transition`` (``label``; None if silent).

    Examples:
        >>> from wb2pm.discovery.models.values import PetriNet, Transition
        >>> net = PetriNet(places=("p",), transitions=(Transition(id="t", label="Save"),),
        ...     arcs=(("p", "t"),), initial={"p": 1}, final={})
        >>> dict(networkx_graph(net).nodes["t"])
        {'kind': 'transition', 'label': 'Save'}
    """
    graph: nx.DiGraph[str] = nx.DiGraph()
    if isinstance(value, PetriNet):
        for place in value.places:
            tokens = {
                "initial": value.initial.get(place, 0),
                "final": value.final.get(place, 0),
            }
            graph.add_node(place, kind="place", **tokens)
        for transition in value.transitions:
            graph.add_node(transition.id, kind="transition", label=transition.label)
        graph.add_edges_from(value.arcs)
        return graph
    for one in value.activities:
        graph.add_node(
            one.activity,
            count=one.count,
            cases=one.cases,
            seconds=one.seconds,
            starts=value.starts.get(one.activity, 0),
            ends=value.ends.get(one.activity, 0),
        )
    for flow in value.flows:
        said = {"count": flow.count, "cases": flow.cases, "seconds": flow.seconds}
        graph.add_edge(flow.source, flow.target, **said)
    return graph


def graphviz_source(
    value: DirectlyFollowsGraph | PetriNet | ProcessTree | ProcessModel,
    notation: str | None = None,
) -> graphviz.Source:
    """Return a map, net, tree or diagram in Graphviz's language.

    Args:
        value: What to write. Of a model it is the notation that is asked for.
        notation: ``bpmn``, ``net``, ``tree`` or ``map`` of a model; by default the
            first of them that it has.

    Returns:
        A source that a notebook draws where Graphviz is installed; `source` is its
        text.

    Raises:
        DiscoveryError: If the model has no such notation.
        MissingExtraError: If the extra ``viz`` is not installed.
        OptionError: If there is no such notation.

    Examples:
        >>> from wb2pm.discovery.models.values import ProcessTree
        >>> leaves = (ProcessTree(label="Open"), ProcessTree(label="Save"))
        >>> tree = ProcessTree(operator="sequence", children=leaves)
        >>> 'label=Open' in graphviz_source(tree).source
        True
    """
    try:
        import graphviz
    except ImportError as exc:
        raise MissingExtraError("Writing for Graphviz", "viz") from exc

    drawing = graphviz.Digraph(graph_attr=_PAGE, node_attr=_FONT)
    if isinstance(value, ProcessModel):
        _draw_model(drawing, value, notation)
    elif isinstance(value, DirectlyFollowsGraph):
        _draw_map(drawing, value)
    elif isinstance(value, PetriNet):
        _draw_net(drawing, value)
    else:
        _draw_tree(drawing, value)
    return graphviz.Source(drawing.source)


_PAGE: Final = {"rankdir": "TB", "size": "11.5,100"}
"""Downwards, and made smaller than it is where it is wider than a notebook (in inches)."""
_FONT: Final = {"fontname": "Helvetica", "fontsize": "10"}


def _draw_model(drawing: Any, model: ProcessModel, notation: str | None) -> None:  # noqa: ANN401 (an optional library's)
    if notation is not None and notation not in _NOTATIONS:
        why = f"one of {', '.join(_NOTATIONS)}"
        raise OptionError("model", model.name, "notation", why)
    wanted = list(_NOTATIONS) if notation is None else [notation]
    for each in wanted:
        held, draw = _NOTATIONS[each]
        value = held(model)
        if value is not None:
            draw(drawing, value)
            return
    raise DiscoveryError(f"the model of {model.name!r} has no {notation or 'graph'}")


def _draw_map(drawing: Any, graph: DirectlyFollowsGraph) -> None:  # noqa: ANN401
    ids = {one.activity: f"a{n}" for n, one in enumerate(graph.activities)}
    drawing.node("start", label="", shape="circle", style="filled")
    drawing.node("end", label="", shape="doublecircle")
    for one in graph.activities:
        label = _text(f"{one.activity} ({one.count})")
        drawing.node(ids[one.activity], label=label, shape="box", style="rounded")
    for flow in graph.flows:
        drawing.edge(ids[flow.source], ids[flow.target], label=str(flow.count))
    for activity, count in graph.starts.items():
        drawing.edge("start", ids[activity], label=str(count), style="dashed")
    for activity, count in graph.ends.items():
        drawing.edge(ids[activity], "end", label=str(count), style="dashed")


def _draw_net(drawing: Any, net: PetriNet) -> None:  # noqa: ANN401
    ids = {place: f"p{n}" for n, place in enumerate(net.places)}
    ids |= {each.id: f"t{n}" for n, each in enumerate(net.transitions)}
    for place in net.places:
        tokens = net.initial.get(place, 0)
        shape = "doublecircle" if net.final.get(place) else "circle"
        drawing.node(ids[place], label="\u25cf" * tokens, shape=shape, fixedsize="true")
    for each in net.transitions:
        if each.label is None:
            drawing.node(
                ids[each.id], label="", shape="box", style="filled", width="0.1"
            )
        else:
            drawing.node(ids[each.id], label=_text(each.label), shape="box")
    for source, target in net.arcs:
        drawing.edge(ids[source], ids[target])


def _draw_tree(drawing: Any, tree: ProcessTree) -> None:  # noqa: ANN401
    drawing.graph_attr["rankdir"] = "TB"
    _draw_block(drawing, tree, "n")


def _draw_block(drawing: Any, tree: ProcessTree, name: str) -> None:  # noqa: ANN401
    if tree.operator is not None:
        drawing.node(name, label=_OPERATORS[tree.operator], shape="circle")
    elif tree.label is None:
        drawing.node(name, label="\u03c4", shape="plain")
    else:
        drawing.node(name, label=_text(tree.label), shape="box", style="rounded")
    for number, child in enumerate(tree.children):
        _draw_block(drawing, child, f"{name}_{number}")
        drawing.edge(name, f"{name}_{number}", arrowhead="none")


def _draw_bpmn(drawing: Any, model: ProcessModel) -> None:  # noqa: ANN401
    diagram, _ = lay_out_model(model)
    for shape in diagram.shapes:
        if shape.kind in _GATEWAYS:
            drawing.node(
                shape.id,
                label=_GATEWAYS[shape.kind],
                shape="diamond",
                xlabel=_text(shape.name),
            )
        elif shape.kind == "task":
            drawing.node(
                shape.id, label=_text(shape.name), shape="box", style="rounded"
            )
        else:
            form = "doublecircle" if shape.kind == "end" else "circle"
            drawing.node(shape.id, label="", shape=form)
    for flow in diagram.connections:
        drawing.edge(flow.source, flow.target)


def _text(text: str) -> str:
    """Write a text as a label: shown as it is, not as escapes or as HTML."""
    import graphviz

    return str(graphviz.escape(show_text(text)))


_NOTATIONS: Final[
    dict[str, tuple[Callable[[ProcessModel], Any], Callable[..., None]]]
] = {
    "bpmn": (lambda model: model if model.tree or model.net else None, _draw_bpmn),
    "net": (lambda model: model.net, _draw_net),
    "map": (lambda model: model.graph, _draw_map),
    "tree": (lambda model: model.tree, _draw_tree),
}
"""Notation -> what of a model is in it, and what draws that; the first is the default."""
