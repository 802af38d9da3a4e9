"""How a Petri net is played: markings, and what can happen in them."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.errors import ConformanceError, DiscoveryError

if TYPE_CHECKING:
    from wb2pm.discovery.models.values import PetriNet

Marking = tuple[int, ...]
"""Tokens per place, in the order of the net's places."""

MAX_SILENT_MARKINGS = 5_000
"""Markings that silent steps may reach from one marking before play is given up."""


class Silence(NamedTuple):
    """A marking that silent steps lead to.

    Attributes:
        marking: The marking.
        path: Positions of the silent transitions that lead to it.
    """

    marking: Marking
    path: tuple[int, ...]


class Ahead(NamedTuple):
    """A visible transition that silent steps can lead to, and where it leads.

    Attributes:
        path: Positions of the silent transitions that fire first.
        transition: Position of the visible transition.
        label: Its label.
        after: The marking after it.
    """

    path: tuple[int, ...]
    transition: int
    label: str
    after: Marking


class TokenGame:
    """A Petri net prepared for playing; transitions are known by position.

    Args:
        net: The net.

    Raises:
        DiscoveryError: If an arc or a marking names what the net does not have.

    Attributes:
        labels: Label of each transition; None for a silent one.
        inputs: Places that each transition takes from.
        outputs: Places that each transition puts into.
        initial: The marking at the start.
        final: The marking at the end.
    """

    def __init__(self, net: PetriNet) -> None:
        place = {name: at for at, name in enumerate(net.places)}
        transition = {each.id: at for at, each in enumerate(net.transitions)}
        self.labels = tuple(each.label for each in net.transitions)
        takes: list[dict[int, int]] = [{} for _ in net.transitions]
        gives: list[dict[int, int]] = [{} for _ in net.transitions]
        for source, target in net.arcs:
            if source in place and target in transition:
                side, at = takes[transition[target]], place[source]
            elif source in transition and target in place:
                side, at = gives[transition[source]], place[target]
            else:
                raise DiscoveryError(
                    f"arc {source!r} -> {target!r} does not join a place and a "
                    "transition of the net"
                )
            side[at] = side.get(at, 0) + 1
        self._takes = [tuple(sorted(side.items())) for side in takes]
        self._gives = [tuple(sorted(side.items())) for side in gives]
        self.inputs = tuple(tuple(place for place, _ in side) for side in self._takes)
        self.outputs = tuple(tuple(place for place, _ in side) for side in self._gives)
        self.initial = self._marking(net.initial, net.places)
        self.final = self._marking(net.final, net.places)
        self._enabled: dict[Marking, tuple[int, ...]] = {}
        self._silences: dict[Marking, tuple[Silence, ...]] = {}
        self._ahead: dict[Marking, tuple[Ahead, ...]] = {}
        self._labels_ahead: dict[Marking, frozenset[str]] = {}
        self._reachable: tuple[frozenset[str], ...] | None = None

    @staticmethod
    def _marking(tokens: dict[str, int], places: tuple[str, ...]) -> Marking:
        if unknown := sorted(tokens.keys() - set(places)):
            raise DiscoveryError(f"a marking names the unknown places {unknown}")
        return tuple(tokens.get(name, 0) for name in places)

    def reachable_labels(self) -> tuple[frozenset[str], ...]:
        """Return for each place the labels of transitions that arcs lead to from it."""
        if self._reachable is None:
            labels: list[set[str]] = [set() for _ in self.initial]
            grown = True
            while grown:
                grown = False
                for at, label in enumerate(self.labels):
                    onward = set() if label is None else {label}
                    onward.update(*(labels[place] for place in self.outputs[at]))
                    for place in self.inputs[at]:
                        if not onward <= labels[place]:
                            labels[place] |= onward
                            grown = True
            always = {
                label
                for at, label in enumerate(self.labels)
                if label is not None and not self.inputs[at]
            }
            self._reachable = tuple(frozenset(each | always) for each in labels)
        return self._reachable

    def enabled(self, marking: Marking) -> tuple[int, ...]:
        """List the transitions that can fire, in the order of the net."""
        if marking not in self._enabled:
            self._enabled[marking] = tuple(
                at
                for at, takes in enumerate(self._takes)
                if all(marking[place] >= count for place, count in takes)
            )
        return self._enabled[marking]

    def fire(self, marking: Marking, transition: int) -> Marking:
        """Return the marking after an enabled transition fired."""
        tokens = list(marking)
        for place, count in self._takes[transition]:
            tokens[place] -= count
        for place, count in self._gives[transition]:
            tokens[place] += count
        return tuple(tokens)

    def silences(self, marking: Marking) -> tuple[Silence, ...]:
        """Find what silent steps lead to, nearest first; `marking` itself leads.

        Raises:
            ConformanceError: If that is more than `MAX_SILENT_MARKINGS`.
        """
        if marking not in self._silences:
            found = {marking: Silence(marking, ())}
            queue = deque(found.values())
            while queue:
                here = queue.popleft()
                for at in self.enabled(here.marking):
                    if self.labels[at] is not None:
                        continue
                    there = self.fire(here.marking, at)
                    if there not in found:
                        found[there] = Silence(there, (*here.path, at))
                        queue.append(found[there])
                if len(found) > MAX_SILENT_MARKINGS:
                    raise ConformanceError(
                        f"silent steps of the model reach more than "
                        f"{MAX_SILENT_MARKINGS} markings at once"
                    )
            self._silences[marking] = tuple(found.values())
        return self._silences[marking]

    def ahead(self, marking: Marking) -> tuple[Ahead, ...]:
        """List what can be seen next in the order of the net, nearest first.

        Raises:
            ConformanceError: If silent steps reach too many markings.
        """
        if marking not in self._ahead:
            found = [
                Ahead(silence.path, at, label, self.fire(silence.marking, at))
                for silence in self.silences(marking)
                for at in self.enabled(silence.marking)
                if (label := self.labels[at]) is not None
            ]
            found.sort(key=lambda each: each.transition)
            self._ahead[marking] = tuple(found)
        return self._ahead[marking]

    def labels_ahead(self, marking: Marking) -> frozenset[str]:
        """Return the activities that can be seen next.

        Raises:
            ConformanceError: If silent steps reach too many markings.
        """
        if marking not in self._labels_ahead:
            found = frozenset(each.label for each in self.ahead(marking))
            self._labels_ahead[marking] = found
        return self._labels_ahead[marking]
