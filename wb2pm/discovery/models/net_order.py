"""One order of the nodes of a Petri net, whatever order an engine gave them in."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.models.values import PetriNet, Transition

if TYPE_CHECKING:
    from collections.abc import Mapping


class _Surroundings(NamedTuple):
    before: defaultdict[str, list[str]]
    after: defaultdict[str, list[str]]


def in_one_order(net: PetriNet) -> PetriNet:
    """Number the nodes of a net by what they are, not by how they came.

    Nodes are told apart by their labels, their tokens and, step by step, by what
    surrounds them (colour refinement, Weisfeiler & Leman 1968), and numbered from
    the initial marking on. Of nodes that still look alike, which are interchangeable
    in all but contrived nets, one is taken first and told apart from the others.

    Args:
        net: Any net.

    Returns:
        The same net with places ``p0``, ``p1``, ... and transitions ``t0``, ...

    Examples:
        >>> net = PetriNet(
        ...     places=("sink", "source"),
        ...     transitions=(Transition(id="x", label="Save"),),
        ...     arcs=(("x", "sink"), ("source", "x")),
        ...     initial={"source": 1},
        ...     final={"sink": 1},
        ... )
        >>> in_one_order(net).arcs
        (('p0', 't0'), ('t0', 'p1'))
    """
    around = _surroundings(net)
    rank = _refine(net, around)
    reached = _distance(net, around)
    far = len(rank) + 1

    def place_in_order(name: str) -> tuple[int, int]:
        return reached.get(name, far), rank[name]

    places = sorted(net.places, key=place_in_order)
    labels = {each.id: each.label for each in net.transitions}
    transitions = sorted(labels, key=place_in_order)
    name = {old: f"p{at}" for at, old in enumerate(places)}
    name |= {old: f"t{at}" for at, old in enumerate(transitions)}
    number = {old: at for at, old in enumerate((*places, *transitions))}
    arcs = sorted(net.arcs, key=lambda arc: (number[arc[0]], number[arc[1]]))
    return PetriNet(
        places=tuple(name[old] for old in places),
        transitions=tuple(
            Transition(id=name[old], label=labels[old]) for old in transitions
        ),
        arcs=tuple((name[source], name[target]) for source, target in arcs),
        initial=_renamed(net.initial, name, places),
        final=_renamed(net.final, name, places),
    )


def _renamed(
    tokens: Mapping[str, int], name: Mapping[str, str], places: list[str]
) -> dict[str, int]:
    return {name[old]: tokens[old] for old in places if tokens.get(old)}


def _surroundings(net: PetriNet) -> _Surroundings:
    around = _Surroundings(defaultdict(list), defaultdict(list))
    for source, target in net.arcs:
        around.after[source].append(target)
        around.before[target].append(source)
    return around


def _refine(net: PetriNet, around: _Surroundings) -> dict[str, int]:
    """Rank the nodes by what can be told about them, no two alike."""
    seen: dict[str, tuple[object, ...]] = {
        name: (0, "", net.initial.get(name, 0), net.final.get(name, 0))
        for name in net.places
    }
    for each in net.transitions:
        seen[each.id] = (1 + (each.label is None), each.label or "", 0, 0)
    rank = _stable(_ranked(seen), around)
    while len(set(rank.values())) < len(rank):
        number = Counter(rank.values())
        lowest = min(each for each, count in number.items() if count > 1)
        chosen = next(name for name in rank if rank[name] == lowest)
        rank = _stable(
            _ranked({name: (at, name != chosen) for name, at in rank.items()}), around
        )
    return rank


def _stable(rank: dict[str, int], around: _Surroundings) -> dict[str, int]:
    """Tell nodes apart by their neighbours until that tells no more."""
    while True:
        finer = _ranked(
            {
                name: (
                    rank[name],
                    sorted(rank[each] for each in around.before[name]),
                    sorted(rank[each] for each in around.after[name]),
                )
                for name in rank
            }
        )
        if len(set(finer.values())) == len(set(rank.values())):
            return finer
        rank = finer


def _ranked(seen: Mapping[str, tuple[object, ...]]) -> dict[str, int]:
    """Number what was seen in its order, equals alike."""
    classes = {repr(each): each for each in seen.values()}
    ordered = sorted(classes, key=classes.__getitem__)
    number = {name: at for at, name in enumerate(ordered)}
    return {name: number[repr(each)] for name, each in seen.items()}


def _distance(net: PetriNet, around: _Surroundings) -> dict[str, int]:
    """Count the arcs from the initial marking to each node."""
    reached = {name: 0 for name in net.places if net.initial.get(name)}
    queue = deque(reached)
    while queue:
        here = queue.popleft()
        for after in around.after[here]:
            if after not in reached:
                reached[after] = reached[here] + 1
                queue.append(after)
    return reached
