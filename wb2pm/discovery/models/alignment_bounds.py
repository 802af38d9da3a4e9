"""What an alignment must still cost at least, read off the net without playing it.

Both bounds only look at which nodes follow which. A token has to be carried to
the end by some transitions, and each of them whose label the sequence does not
hold costs a model move: the cheapest way for the place that has the farthest to
go bounds the cost from below. An activity of the sequence whose label no marked
place can lead to any more costs a log move.
"""

from __future__ import annotations

import math
from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.models.firing import Marking, TokenGame


class Distances:
    """What carrying a token to the end costs at least, for any sequence.

    Args:
        play: The net.
    """

    def __init__(self, play: TokenGame) -> None:
        self._play = play
        self._labels = frozenset(label for label in play.labels if label is not None)
        self._known: dict[frozenset[str], list[float]] = {}
        self._to_go: defaultdict[frozenset[str], dict[Marking, float]]
        self._to_go = defaultdict(dict)
        self._reachable = play.reachable_labels()
        self._labels_from: dict[Marking, frozenset[str]] = {}
        self._leads_to: defaultdict[int, list[int]] = defaultdict(list)
        for at, places in enumerate(play.outputs):
            for place in places:
                self._leads_to[place].append(at)

    def of(self, sequence: Sequence[str]) -> list[float]:
        """Return the cost for each place; sequences of the same labels share it."""
        synchronous = self._labels.intersection(sequence)
        if synchronous not in self._known:
            self._known[synchronous] = self._compute(synchronous)
        return self._known[synchronous]

    def to_go(self, sequence: Sequence[str]) -> dict[Marking, float]:
        """Return where to keep the cost for each marking; shared likewise."""
        return self._to_go[self._labels.intersection(sequence)]

    def labels_from(self, marking: Marking) -> frozenset[str]:
        """Return the labels of transitions that arcs lead to from a marking."""
        labels = self._labels_from.get(marking)
        if labels is None:
            marked = (self._reachable[at] for at, count in enumerate(marking) if count)
            labels = self._labels_from[marking] = frozenset().union(*marked)
        return labels

    def _compute(self, synchronous: frozenset[str]) -> list[float]:
        """Repeat until nothing falls any more.

        A transition costs 1 if it is visible and cannot be matched, and then
        what the farthest of its outputs costs.
        """
        play = self._play
        distance = [0.0 if count else math.inf for count in play.final]
        cost = [label is not None and label not in synchronous for label in play.labels]
        waiting = list(reversed(range(len(play.labels))))
        while waiting:
            changed: set[int] = set()
            for at in waiting:
                outputs = play.outputs[at]
                onward = max([distance[place] for place in outputs], default=0.0)
                if onward == math.inf:
                    continue
                onward += cost[at]
                for place in play.inputs[at]:
                    if onward < distance[place]:
                        distance[place] = onward
                        changed.update(self._leads_to[place])
            waiting = sorted(changed, reverse=True)
        return distance


class Bounds:
    """Lower bounds for the alignments of one sequence with one net.

    Args:
        sequence: The activities to match.
        distances: What carrying a token to the end costs at least.
    """

    def __init__(self, sequence: Sequence[str], distances: Distances) -> None:
        self._sequence = sequence
        self._shared = distances
        self._distances = distances.of(sequence)
        self._unseen = distances.of(())
        self._to_go = distances.to_go(sequence)
        self._foreign: dict[frozenset[str], list[int]] = {}

    def least_cost(self, marking: Marking, position: int) -> float:
        """Return what matching the rest from here costs at least."""
        to_go = self._to_go.get(marking)
        if to_go is None:
            marked = [self._distances[at] for at, count in enumerate(marking) if count]
            to_go = self._to_go[marking] = max(marked, default=0.0)
        return to_go + self._unreachable_ahead(marking)[position]

    def may_end_unseen(self, marking: Marking) -> bool:
        """Return whether silent steps alone may carry every token to the end."""
        return not any(count and self._unseen[at] for at, count in enumerate(marking))

    def _unreachable_ahead(self, marking: Marking) -> list[int]:
        """Count, from each position on, activities that cannot be done any more."""
        labels = self._shared.labels_from(marking)
        ahead = self._foreign.get(labels)
        if ahead is None:
            ahead = [0]
            for activity in reversed(self._sequence):
                ahead.append(ahead[-1] + (activity not in labels))
            ahead.reverse()
            self._foreign[labels] = ahead
        return ahead
