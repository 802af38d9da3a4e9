"""How a Petri net is played: markings, and what can happen in them."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.discovery.models.silent_paths import MAX_SILENT_MARKINGS, SilentPaths
from wb2pm.errors import ConformanceError, DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from wb2pm.discovery.models.values import PetriNet

Marking = tuple[int, ...]
"""Tokens per place, in the order of the net's places."""


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
        self._paths: dict[int, SilentPaths] = {}
        self._labelled: dict[str, list[int]] = {}
        for at, label in enumerate(self.labels):
            if label is not None:
                self._labelled.setdefault(label, []).append(at)
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

    def silences(
        self, marking: Marking, *, while_: Callable[[Marking], bool] | None = None
    ) -> Iterator[Silence]:
        """Find what silent steps lead to, nearest first; `marking` itself leads.

        Args:
            marking: Where they begin.
            while_: Whether to go on from a marking; None goes on from all.

        Raises:
            ConformanceError: If that is more than `MAX_SILENT_MARKINGS`.
        """
        if while_ is not None and not while_(marking):
            return
        seen = {marking}
        queue = deque([Silence(marking, ())])
        while queue:
            here = queue.popleft()
            yield here
            for at in self.enabled(here.marking):
                if self.labels[at] is not None:
                    continue
                there = self.fire(here.marking, at)
                if there not in seen and (while_ is None or while_(there)):
                    seen.add(there)
                    queue.append(Silence(there, (*here.path, at)))
            if len(seen) > MAX_SILENT_MARKINGS:
                raise ConformanceError(
                    "silent steps of the model reach more than "
                    f"{MAX_SILENT_MARKINGS} markings at once"
                )

    def ahead(self, marking: Marking, label: str | None = None) -> Iterator[Ahead]:
        """List what can be seen next in the order of the net, nearest first.

        Of silent steps only those are taken that a transition needs: see
        `wb2pm.discovery.models.silent_paths`.

        Args:
            marking: Where play stands.
            label: Only transitions of this label; None for all.

        Raises:
            ConformanceError: If silent steps reach too many markings.
        """
        wanted = (
            (at for at, own in enumerate(self.labels) if own is not None)
            if label is None
            else self._labelled.get(label, ())
        )
        for at in wanted:
            own = self.labels[at]
            for path in self._paths_to(at).among(marking):
                tokens = list(marking)
                for place, change in path.changes:
                    tokens[place] += change
                yield Ahead(path.steps, at, str(own), tuple(tokens))

    def labels_ahead(self, marking: Marking) -> frozenset[str]:
        """Return the activities that can be seen next.

        Raises:
            ConformanceError: If silent steps reach too many markings.
        """
        if marking not in self._labels_ahead:
            self._labels_ahead[marking] = frozenset(
                label
                for label, transitions in self._labelled.items()
                if any(self._paths_to(at).any_among(marking) for at in transitions)
            )
        return self._labels_ahead[marking]

    def _paths_to(self, transition: int) -> SilentPaths:
        if transition not in self._paths:
            self._paths[transition] = SilentPaths(
                transition, labels=self.labels, takes=self._takes, gives=self._gives
            )
        return self._paths[transition]
