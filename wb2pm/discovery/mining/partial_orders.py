"""Partial orders (POWL) as process trees, where they are ones, and as Petri nets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import networkx as nx

from wb2pm.discovery.models.tree_nets import NetBuilder
from wb2pm.discovery.models.values import ProcessTree

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.models.values import PartialOrder, PetriNet


def tree_of_order(model: PartialOrder) -> ProcessTree | None:
    """Write a POWL model as a process tree that allows the same behaviour.

    Args:
        model: The model.

    Returns:
        The tree; None if one of its orders is not made of sequences and parallel
        blocks (the letter N is the smallest order that is not).

    Examples:
        >>> from wb2pm.discovery.models.values import PartialOrder
        >>> leaves = tuple(PartialOrder(label=label) for label in "abc")
        >>> order = PartialOrder(
        ...     operator="partial_order", children=leaves, order=((0, 1), (0, 2))
        ... )
        >>> tree = tree_of_order(order)
        >>> tree.operator, [child.operator for child in tree.children]
        ('sequence', [None, 'parallel'])
    """
    if model.operator is None:
        return ProcessTree(label=model.label)
    children: list[ProcessTree] = []
    for child in model.children:
        tree = tree_of_order(child)
        if tree is None:
            return None
        children.append(tree)
    if model.operator != "partial_order":
        return ProcessTree(operator=model.operator, children=tuple(children))
    order: nx.DiGraph[int] = nx.DiGraph()
    order.add_nodes_from(range(len(children)))
    order.add_edges_from(model.order)
    closed: nx.DiGraph[int] = nx.transitive_closure_dag(order)
    return _blocks(closed, list(range(len(children))), children)


def _blocks(
    closed: nx.DiGraph[int], among: Sequence[int], children: Sequence[ProcessTree]
) -> ProcessTree | None:
    """Take an order apart into what is parallel, and what follows each other."""
    if len(among) == 1:
        return children[among[0]]
    compared: nx.Graph[int] = nx.Graph(closed.subgraph(among))
    parts = [sorted(part) for part in nx.connected_components(compared)]
    if len(parts) > 1:
        parts.sort()
        return _block("parallel", closed, parts, children)
    apart = [sorted(part) for part in nx.connected_components(nx.complement(compared))]
    if len(apart) == 1:
        return None
    place = {at: rank for rank, at in enumerate(nx.topological_sort(closed))}
    apart.sort(key=lambda part: min(place[at] for at in part))
    return _block("sequence", closed, apart, children)


def _block(
    operator: str,
    closed: nx.DiGraph[int],
    parts: Sequence[Sequence[int]],
    children: Sequence[ProcessTree],
) -> ProcessTree | None:
    blocks: list[ProcessTree] = []
    for part in parts:
        block = _blocks(closed, part, children)
        if block is None:
            return None
        blocks.append(block)
    kind = "parallel" if operator == "parallel" else "sequence"
    return ProcessTree(operator=kind, children=tuple(blocks))  # type: ignore[arg-type]  # a literal, chosen above


def net_of_order(model: PartialOrder) -> PetriNet:
    """Translate a POWL model to a Petri net that allows the same behaviour.

    Each pair of an order becomes a place; a silent step waits for all that comes
    before a child, and one tells all that comes after it.

    Args:
        model: The model.

    Returns:
        A sound workflow net.
    """
    builder = NetBuilder()
    entry, leave = builder.place(), builder.place()
    _add(builder, model, entry, leave)
    return builder.finish(entry, leave)


def _add(builder: NetBuilder, model: PartialOrder, entry: str, leave: str) -> None:
    if model.operator is None:
        builder.transition(model.label, [entry], [leave])
    elif model.operator == "exclusive":
        for child in model.children:
            _add(builder, child, entry, leave)
    elif model.operator == "loop":
        begin, end = builder.place(), builder.place()
        builder.transition(None, [entry], [begin])
        _add(builder, model.children[0], begin, end)
        for redo in model.children[1:]:
            _add(builder, redo, end, begin)
        builder.transition(None, [end], [leave])
    else:
        _add_order(builder, model, entry, leave)


def _add_order(
    builder: NetBuilder, model: PartialOrder, entry: str, leave: str
) -> None:
    between = {pair: builder.place() for pair in model.order}
    first = {at: builder.place() for at in range(len(model.children))}
    last = {at: builder.place() for at in range(len(model.children))}
    later = {after for _, after in model.order}
    earlier = {before for before, _ in model.order}
    builder.transition(
        None, [entry], [place for at, place in first.items() if at not in later]
    )
    for at, child in enumerate(model.children):
        if at in later:
            waits = [place for pair, place in between.items() if pair[1] == at]
            builder.transition(None, waits, [first[at]])
        _add(builder, child, first[at], last[at])
        if at in earlier:
            tells = [place for pair, place in between.items() if pair[0] == at]
            builder.transition(None, [last[at]], tells)
    builder.transition(
        None, [place for at, place in last.items() if at not in earlier], [leave]
    )
