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

from collections import Counter, deque
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.firing import Play
from wb2pm.discovery.models import PetriNet, Transition
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.discovery.bpmn_layout import ShapeKind
    from wb2pm.discovery.firing import Marking

MAX_MARKINGS = 20_000
"""Markings that are looked at to learn whether a run can reach the end twice."""
_SHOWN = 5
"""Activities that a message lists."""
_GATEWAYS = ("exclusive", "parallel")
_ADVICE = (
    "write PNML instead, or take a miner whose nets BPMN can hold, such as "
    "'inductive', 'powl' or 'split'"
)


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
        >>> from wb2pm.discovery.models import ProcessTree
        >>> from wb2pm.discovery.tree_nets import petri_net
        >>> leaves = tuple(ProcessTree(label=label) for label in ("Save", "Print"))
        >>> net = petri_net(ProcessTree(operator="parallel", children=leaves))
        >>> [node.kind for node in flow_chart(net).nodes]
        ['start', 'parallel', 'task', 'task', 'parallel', 'end']
    """
    _refuse_weights(net)
    closed = _closed(net)
    kept, dropped = _useful_part(closed)
    _refuse_choices(kept, names=net.places)
    notes = []
    if dropped:
        shown = ", ".join(dropped[:_SHOWN]) + (", ..." if len(dropped) > _SHOWN else "")
        notes.append(
            "Activities that no run of the model to its end can hold are not drawn: "
            + shown
        )
    if (twice := _ends_twice(kept)) is not False:
        notes.append(
            f"The model {'can' if twice else 'may'} reach its end more than once in a "
            "run, which it then does not count as complete; BPMN does"
        )
    drawing = _Drawing()
    _draw(kept, drawing)
    drawing.simplify()
    return drawing.chart(tuple(notes))


def _refuse_weights(net: PetriNet) -> None:
    heavy = [arc for arc, weight in Counter(net.arcs).items() if weight > 1]
    if heavy:
        raise DiscoveryError(
            f"BPMN cannot move several tokens at once, as the arc {heavy[0][0]!r} -> "
            f"{heavy[0][1]!r} does; {_ADVICE}"
        )
    for moment, marking in (("start", net.initial), ("end", net.final)):
        counts = [count for count in marking.values() if count]
        if not counts or max(counts) > 1:
            raise DiscoveryError(
                f"the marking at the {moment} must have one token in each place that "
                f"it names, and name some, not {dict(marking)}; {_ADVICE}"
            )


def _closed(net: PetriNet) -> PetriNet:
    """Add a first and a last place with silent steps to and from the markings.

    Names are pairs with a number, so that none is taken.
    """
    place = {name: f"p{at}" for at, name in enumerate(net.places)}
    step = {each.id: f"t{at}" for at, each in enumerate(net.transitions)}
    node = place | step
    begin, finish = (
        Transition(id="begin", label=None),
        Transition(id="finish", label=None),
    )
    started = [place[name] for name in net.places if net.initial.get(name)]
    ended = [place[name] for name in net.places if net.final.get(name)]
    return PetriNet(
        places=("start", *place.values(), "end"),
        transitions=(
            begin,
            *(Transition(id=step[t.id], label=t.label) for t in net.transitions),
            finish,
        ),
        arcs=(
            ("start", "begin"),
            *(("begin", name) for name in started),
            *((node[source], node[target]) for source, target in net.arcs),
            *((name, "finish") for name in ended),
            ("finish", "end"),
        ),
        initial={"start": 1},
        final={"end": 1},
    )


class _Arcs:
    """What each node of a net takes from and puts into."""

    def __init__(self, net: PetriNet) -> None:
        nodes = [*net.places, *(each.id for each in net.transitions)]
        self.before: dict[str, list[str]] = {name: [] for name in nodes}
        self.after: dict[str, list[str]] = {name: [] for name in nodes}
        for source, target in net.arcs:
            self.after[source].append(target)
            self.before[target].append(source)


def _useful_part(net: PetriNet) -> tuple[PetriNet, list[str]]:
    """Leave out what no run from start to end can pass, by looking at arcs alone.

    A transition is useless if one of its inputs is never filled, or one of its
    outputs is never emptied.
    """
    dropped: list[str] = []
    while True:
        arcs = _Arcs(net)
        possible, emptied = _possible(net, arcs), _emptied(net, arcs)
        useless = {
            each.id
            for each in net.transitions
            if each.id not in possible or not emptied.issuperset(arcs.after[each.id])
        }
        if not useless:
            break
        dropped += [t.label for t in net.transitions if t.id in useless and t.label]
        net = _without(net, useless)
    names = {each.id for each in net.transitions}
    if not {"begin", "finish"} <= names:
        raise DiscoveryError(
            "no run of the model leads from its start to its end: there is nothing to "
            "draw; take a miner whose models are sound, such as 'inductive'"
        )
    for each in net.transitions:
        label = repr(each.label) if each.label else "a silent step"
        if not arcs.before[each.id]:
            raise DiscoveryError(
                f"BPMN cannot hold {label}: nothing leads to it in the net, so that it "
                f"can happen at any time; {_ADVICE}"
            )
        if not arcs.after[each.id]:
            raise DiscoveryError(
                f"BPMN cannot hold {label}: it leads to nothing in the net, so that "
                f"the run goes on without it; {_ADVICE}"
            )
    return net, sorted(set(dropped))


def _possible(net: PetriNet, arcs: _Arcs) -> set[str]:
    filled = set(net.initial)
    possible: set[str] = set()
    grown = True
    while grown:
        grown = False
        for each in net.transitions:
            if each.id not in possible and filled.issuperset(arcs.before[each.id]):
                possible.add(each.id)
                filled.update(arcs.after[each.id])
                grown = True
    return possible


def _emptied(net: PetriNet, arcs: _Arcs) -> set[str]:
    """Give the places from which a way leads to the end, or to where tokens vanish."""
    emptied = {"end"}
    grown = True
    while grown:
        grown = False
        for each in net.transitions:
            after = arcs.after[each.id]
            leads = not after or not emptied.isdisjoint(after)
            if leads and not emptied.issuperset(arcs.before[each.id]):
                emptied.update(arcs.before[each.id])
                grown = True
    return emptied


def _without(net: PetriNet, useless: set[str]) -> PetriNet:
    arcs = tuple(arc for arc in net.arcs if not useless.intersection(arc))
    linked = {name for arc in arcs for name in arc}
    return PetriNet(
        places=tuple(name for name in net.places if name in linked),
        transitions=tuple(t for t in net.transitions if t.id not in useless),
        arcs=arcs,
        initial=net.initial,
        final=net.final,
    )


def _refuse_choices(net: PetriNet, *, names: Sequence[str]) -> None:
    """Refuse a choice that depends on what is waited for elsewhere."""
    arcs = _Arcs(net)
    labels = {each.id: each.label for each in net.transitions}
    for each in net.transitions:
        sides = [frozenset(arcs.after[place]) for place in arcs.before[each.id]]
        if len(set(sides)) < 2:  # noqa: PLR2004 (all the same, or one)
            continue
        place = max(arcs.before[each.id], key=lambda name: len(arcs.after[name]))
        before = _names(_nearest(arcs.before[place], arcs.before, labels))
        after = _names(_nearest(arcs.after[place], arcs.after, labels))
        chosen = _names(_nearest([each.id], arcs.after, labels))
        raise DiscoveryError(
            f"BPMN cannot hold the choice at the place {names[int(place[1:])]!r} of "
            f"the net, after {before} and before {after}: whether the way to {chosen} "
            "can be taken there depends on another place too (the net is not free "
            f"choice); {_ADVICE}"
        )


def _nearest(
    steps: Iterable[str], beside: dict[str, list[str]], labels: dict[str, str | None]
) -> set[str]:
    """Give the labels of steps, and of those beyond where they are silent."""
    found: set[str] = set()
    seen = set(steps)
    waiting = list(seen)
    while waiting:
        step = waiting.pop()
        label = labels[step]
        if label is not None:
            found.add(label)
            continue
        further = {name for place in beside[step] for name in beside[place]}
        waiting += further - seen
        seen |= further
    return found


def _names(labels: set[str]) -> str:
    """List the first labels by name; there are none at the start and the end."""
    known = sorted(map(repr, labels))
    return ", ".join(known[:_SHOWN]) + (", ..." if len(known) > _SHOWN else "") or "all"


def _ends_twice(net: PetriNet) -> bool | None:
    """Say whether a run can put a second token at the end; None if that is unknown."""
    play = Play(net)
    end = net.places.index("end")
    seen: set[Marking] = {play.initial}
    queue = deque(seen)
    while queue:
        here = queue.popleft()
        for transition in play.enabled(here):
            there = play.fire(here, transition)
            if there[end] > 1:
                return True
            if there not in seen:
                seen.add(there)
                queue.append(there)
        if len(seen) > MAX_MARKINGS:
            return None
    return False


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
        """Say whether a flow only repeats another, or leads there and back."""
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
    arcs = _Arcs(net)
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
