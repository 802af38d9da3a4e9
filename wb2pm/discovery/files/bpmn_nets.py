"""Petri nets as flow charts of tasks and gateways, with the same runs.

A sequence flow of BPMN carries tokens as a place does. In a *free-choice* net
(Desel & Esparza, *Free Choice Petri Nets*, 1995) transitions that share one place to
take from share all: what is waited for and what is chosen can be told apart, and so be
drawn as a parallel join and then an exclusive choice. Favre, Fahland & Voelzer (*The
relationship between workflow graphs and free-choice workflow nets*, Information
Systems 47, 2015) show that the two say the same. In other nets a choice depends on what
is waited for elsewhere, for which BPMN has no gateway: these are refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.models.free_choice import (
    Arcs,
    closed_net,
    ends_twice,
    listed,
    refuse_choices,
    refuse_weights,
    useful_part,
)
from wb2pm.discovery.models.values import PetriNet

if TYPE_CHECKING:
    from wb2pm.discovery.drawing.bpmn_layout import ShapeKind

_GATEWAYS = ("exclusive", "parallel")


class FlowNode(NamedTuple):
    """A node of a flow chart.

    Attributes:
        kind: What it is.
        name: Its text; empty for gateways.
    """

    kind: ShapeKind
    name: str = ""


class FlowChart(NamedTuple):
    """Tasks, events and gateways, and what follows what.

    Attributes:
        nodes: Start first, end last.
        flows: Pairs of positions in `nodes`.
        notes: What of the net is not in it, or differs, in words.
    """

    nodes: tuple[FlowNode, ...]
    flows: tuple[tuple[int, int], ...]
    notes: tuple[str, ...]


def flow_chart(net: PetriNet) -> FlowChart:
    """Turn a free-choice net into a flow chart with the same complete runs.

    Transitions become tasks, silent ones flows; a place that several transitions put
    into or take from becomes an exclusive gateway; a transition that takes from or puts
    into several places, a parallel one. Transitions that are part of no run to the end
    are left out.

    Args:
        net: The net.

    Returns:
        The flow chart; the same for the same net.

    Raises:
        DiscoveryError: If the net is not free choice, has weights on arcs, several
            tokens in a place at the start or end, transitions that nothing leads to or
            that lead to nothing, or no run from its start to its end.

    Examples:
        >>> from wb2pm.discovery.models.values import ProcessTree
        >>> from wb2pm.discovery.models.tree_nets import petri_net
        >>> leaves = tuple(ProcessTree(label=label) for label in ("Save", "Print"))
        >>> net = petri_net(ProcessTree(operator="parallel", children=leaves))
        >>> [node.kind for node in flow_chart(net).nodes]
        ['start', 'parallel', 'task', 'task', 'parallel', 'end']
    """
    refuse_weights(net)
    closed = closed_net(net)
    kept, dropped = useful_part(closed)
    refuse_choices(kept, names=net.places)
    notes = []
    if dropped:
        notes.append(
            "Activities that no run of the model to its end can hold are not drawn: "
            + listed(dropped)
        )
    if (twice := ends_twice(kept)) is not False:
        notes.append(
            f"The model {'can' if twice else 'may'} reach its end more than once in a "
            "run, which it then does not count as complete; BPMN does"
        )
    drawing = _Drawing()
    _draw(kept, drawing)
    drawing.simplify()
    return drawing.chart(tuple(notes))


class _Drawing:
    """Nodes and flows under construction; a gateway of one flow is none."""

    def __init__(self) -> None:
        self.nodes: dict[int, FlowNode] = {}
        self.before: dict[int, list[int]] = {}
        self.after: dict[int, list[int]] = {}

    def add(self, kind: ShapeKind, name: str = "") -> int:
        at = len(self.nodes)
        self.nodes[at] = FlowNode(kind, name)
        self.before[at], self.after[at] = [], []
        return at

    def join(self, source: int, target: int) -> None:
        self.after[source].append(target)
        self.before[target].append(source)

    def part(self, source: int, target: int) -> None:
        self.after[source].remove(target)
        self.before[target].remove(source)

    def simplify(self) -> None:
        """Leave out what changes no run, until there is nothing of it."""
        gateways = [at for at, n in self.nodes.items() if n.kind in _GATEWAYS]
        changed = True
        while changed:
            changed = False
            for at in gateways:
                if at in self.nodes and self._is_simpler(at):
                    changed = True

    def chart(self, notes: tuple[str, ...]) -> FlowChart:
        order = sorted(self.nodes, key=lambda at: (_place_of(self.nodes[at]), at))
        number = {at: position for position, at in enumerate(order)}
        flows = sorted(
            (number[at], number[target]) for at in order for target in self.after[at]
        )
        return FlowChart(tuple(self.nodes[at] for at in order), tuple(flows), notes)

    def _is_simpler(self, at: int) -> bool:
        """Simplify the flows that leave a gateway, or do without it."""
        for target in dict.fromkeys(self.after[at]):
            if self.nodes[target].kind != self.nodes[at].kind:
                continue
            if self._is_idle(at, target):
                self.part(at, target)
                return True
            if at not in self.after[target] and self._is_one_with(at, target):
                return True
        if len(self.before[at]) == len(self.after[at]) == 1:
            self._bridge(at)
            return True
        return False

    def _is_idle(self, source: int, target: int) -> bool:
        """Return whether a flow only repeats another, or leads there and back."""
        if self.after[source].count(target) > 1:
            return True
        if self.nodes[source].kind != "exclusive" or len(self.after[source]) == 1:
            return False
        return source == target or (
            self.after[target] == [source] and len(self.before[target]) > 1
        )

    def _is_one_with(self, source: int, target: int) -> bool:
        """Make one of two joins, or two splits, that follow each other."""
        if len(self.after[source]) == len(self.after[target]) == 1:
            self._bridge(source)
            return True
        if len(self.before[source]) == len(self.before[target]) == 1:
            self._bridge(target)
            return True
        return False

    def _bridge(self, node: int) -> None:
        """Take a node out, and lead each flow into it to where one leaves it."""
        before, after = list(self.before[node]), list(self.after[node])
        for source in before:
            self.part(source, node)
        for target in after:
            self.part(node, target)
        for source in before:
            for target in after:
                self.join(source, target)
        del self.nodes[node]


def _place_of(node: FlowNode) -> int:
    return {"start": 0, "end": 2}.get(node.kind, 1)


def _draw(net: PetriNet, drawing: _Drawing) -> None:
    """Draw each place and transition with the gateways it could need."""
    arcs = Arcs(net)
    merge: dict[str, int] = {}
    for place in net.places:
        kind: ShapeKind = "end" if place == "end" else "exclusive"
        merge[place] = drawing.add("start" if place == "start" else kind)
    waiting: dict[frozenset[str], int] = {}
    for place in net.places:
        chosen = frozenset(arcs.after[place])
        if not chosen:
            continue
        if chosen not in waiting:
            join, choice = drawing.add("parallel"), drawing.add("exclusive")
            drawing.join(join, choice)
            waiting[chosen] = join
            for each in net.transitions:
                if each.id not in chosen:
                    continue
                first = last = drawing.add("parallel")
                if each.label is not None:
                    first = drawing.add("task", each.label)
                    drawing.join(first, last)
                drawing.join(choice, first)
                for out in arcs.after[each.id]:
                    drawing.join(last, merge[out])
        drawing.join(merge[place], waiting[chosen])
