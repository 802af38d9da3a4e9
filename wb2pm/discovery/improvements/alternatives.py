"""Other people's shorter ways between the same two steps."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import pairwise, permutations
from statistics import median
from typing import TYPE_CHECKING

from wb2pm.discovery.improvements.cases import (
    Finding,
    Trace,
    gather,
    say_cases,
    say_labels,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.discovery.improvements.improvement import Improvement

Way = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Leg:
    """A way in a trace, and the positions before and after it; -1 is the start."""

    trace: Trace
    first: int
    last: int

    @property
    def way(self) -> Way:
        return self.trace.labels[self.first + 1 : self.last]

    @property
    def seconds(self) -> float | None:
        """Time from the end of the step before to the start of the step after."""
        if not self.trace.timed:
            return None
        activities = self.trace.activities
        start = (
            activities[self.first].ended_at
            if self.first >= 0
            else activities[0].started_at
        )
        return max(0.0, (activities[self.last].started_at - start).total_seconds())


def find_alternatives(
    traces: Sequence[Trace], known: Sequence[Finding]
) -> list[Finding]:
    """Find ways between two steps that others do with fewer steps and in less time.

    Each two demonstrations are compared between the steps they share: labels
    that both have once, and the start. Where both go from one of them to the
    next by steps of their own, neither way is the other with something left out.
    Ways that hold a detour, a repeat or a way back are not compared, and a
    demonstration known not to have reached the end is no example.

    A longer way costs its own time less the median time of the shorter way, from
    the end of the step before it to the start of the step after it; it is an
    improvement only if that is more than nothing.
    """
    taken = {(one.trace.case, index) for one in known for index in one.indexes}
    others: defaultdict[_Leg, defaultdict[Way, list[_Leg]]]
    others = defaultdict(lambda: defaultdict(list))
    places = {trace: _once(trace) for trace in traces}
    for trace, other in permutations(traces, 2):
        if not other.example:
            continue
        for leg, shorter in _differing_legs(trace, other, places):
            both = [
                (each.trace.case, index)
                for each in (leg, shorter)
                for index in range(each.first + 1, each.last)
            ]
            if taken.isdisjoint(both):
                others[leg][shorter.way].append(shorter)
    found: list[Finding] = []
    for leg, ways in others.items():
        better = min(ways, key=lambda way: (len(way), _median(ways[way]), way))
        usual, seconds = _median(ways[better]), leg.seconds
        if seconds is None or seconds <= usual:
            continue
        start = leg.trace.labels[leg.first] if leg.first >= 0 else None
        found.append(
            Finding(
                about=(start, leg.way, leg.trace.labels[leg.last], better),
                trace=leg.trace,
                indexes=tuple(range(leg.first + 1, leg.last)),
                seconds=seconds - usual,
            )
        )
    return found


def describe_alternatives(
    found: Sequence[Finding], traces: Sequence[Trace]
) -> list[Improvement]:
    """Put equal ways together and say which one is shorter."""
    shorter = {
        (one.trace.case, one.indexes): about[3]
        for one in found
        if isinstance(about := one.about, tuple)
    }

    def describe(group: list[Finding]) -> str:
        one = group[0]
        before, after = one.indexes[0] - 1, one.indexes[-1] + 1
        start = f"“{one.trace.labels[before]}”" if before >= 0 else "the start"
        labels = [one.trace.labels[index] for index in one.indexes]
        better = shorter[one.trace.case, one.indexes]
        return (
            f"{say_cases(group, traces)} got from {start} to"
            f" “{one.trace.labels[after]}” by {say_labels(labels)}. Others got there"
            f" sooner by {say_labels(better)}."
        )

    return gather("alternative", found, describe)


def _differing_legs(
    trace: Trace, other: Trace, once: dict[Trace, dict[str, int]]
) -> Iterator[tuple[_Leg, _Leg]]:
    """Find where another trace gets from one shared step to the next sooner."""
    here, there = once[trace], once[other]
    shared = [label for label in here if label in there]
    follows = dict(pairwise([None, *sorted(shared, key=there.__getitem__)]))
    for before, after in pairwise([None, *shared]):
        if after is None or follows.get(before) != after:
            continue
        first, first_there = (
            (-1, -1) if before is None else (here[before], there[before])
        )
        if there[after] - first_there >= here[after] - first:
            continue
        leg = _Leg(trace, first, here[after])
        shorter = _Leg(other, first_there, there[after])
        own, theirs = set(leg.way), set(shorter.way)
        if theirs - own and own - theirs:
            yield leg, shorter


def _once(trace: Trace) -> dict[str, int]:
    """Return the labels that a trace has once, in order, each with its position."""
    counts = Counter(trace.labels)
    return {
        label: index for index, label in enumerate(trace.labels) if counts[label] == 1
    }


def _median(legs: Sequence[_Leg]) -> float:
    """Return the median time of legs; without any, no time is short enough."""
    known = [leg.seconds for leg in legs if leg.seconds is not None]
    return median(known) if known else float("inf")
