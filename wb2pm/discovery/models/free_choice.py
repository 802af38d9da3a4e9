"""Nets that a flow chart can hold: free choice, closed, and without what is never used.

What the rest of a net says BPMN has no gateway for is refused, with the place that
says it (see `bpmn_nets`).
"""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING

from wb2pm.discovery.models.firing import TokenGame
from wb2pm.discovery.models.values import PetriNet, Transition
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.discovery.models.firing import Marking

MAX_MARKINGS = 20_000
"""Markings that are looked at to learn whether a run can reach the end twice."""
_ADVICE = (
    "write PNML instead, or take a miner whose nets BPMN can hold, such as "
    "'inductive', 'powl' or 'split'"
)
_SHOWN = 5
"""Activities that a message lists."""


def refuse_weights(net: PetriNet) -> None:
    """Refuse arcs and places with several tokens, which BPMN's flows do not count.

    Raises:
        DiscoveryError: If there are any; it names the first.
    """
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


def closed_net(net: PetriNet) -> PetriNet:
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


class Arcs:
    """What each node of a net takes from and puts into."""

    def __init__(self, net: PetriNet) -> None:
        nodes = [*net.places, *(each.id for each in net.transitions)]
        self.before: dict[str, list[str]] = {name: [] for name in nodes}
        self.after: dict[str, list[str]] = {name: [] for name in nodes}
        for source, target in net.arcs:
            self.after[source].append(target)
            self.before[target].append(source)


def useful_part(net: PetriNet) -> tuple[PetriNet, list[str]]:
    """Leave out what no run from start to end can pass, by looking at arcs alone.

    A transition is useless if one of its inputs is never filled, or one of its
    outputs is never emptied.
    """
    dropped: list[str] = []
    while True:
        arcs = Arcs(net)
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


def _possible(net: PetriNet, arcs: Arcs) -> set[str]:
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


def _emptied(net: PetriNet, arcs: Arcs) -> set[str]:
    """Return the places from which a way leads to the end, or to where tokens vanish."""
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


def refuse_choices(net: PetriNet, *, names: Sequence[str]) -> None:
    """Refuse a choice that depends on what is waited for elsewhere.

    Raises:
        DiscoveryError: If there is one; it names the place and the steps around it.
    """
    arcs = Arcs(net)
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
    """Return the labels of steps, and of those beyond where they are silent."""
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
    return listed(sorted(map(repr, labels))) or "all"


def listed(labels: Sequence[str]) -> str:
    """List as many activities as a message takes.

    Examples:
        >>> listed(["Open", "Save"]), listed("abcdef")
        ('Open, Save', 'a, b, c, d, e, ...')
    """
    return ", ".join(labels[:_SHOWN]) + (", ..." if len(labels) > _SHOWN else "")


def ends_twice(net: PetriNet) -> bool | None:
    """Return whether a run can put a second token at the end; None if that is unknown."""
    play = TokenGame(net)
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
