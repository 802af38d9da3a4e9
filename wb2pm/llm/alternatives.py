"""Other people's shorter ways between the same two steps."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING

from wb2pm.llm.improvement_cases import (
    Found,
    Trace,
    gather,
    is_minority,
    say_cases,
    say_labels,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.llm.improvements import Improvement

Anchor = str | None
Way = tuple[str, ...]
Leg = tuple[Trace, int, int]
"""A trace and the positions of the anchors around a way in it; -1 is its start."""


def find_alternatives(traces: Sequence[Trace], known: Sequence[Found]) -> list[Found]:
    """Find ways between two steps that others do with fewer steps and in less time.

    The ways compared lie between successive anchors: the start, and labels that
    at least half of the demonstrations have and that none has more than once.
    Both ways have a step that the other lacks, so that neither is the other
    with something left out; ways that hold a detour, a repeat or a way back
    are not compared.

    A longer way costs its own time less the median time of the shorter way, from
    the end of the anchor before it to the start of the anchor after it; it is an
    improvement only if that is more than nothing.
    """
    taken = {(one.trace.case, index) for one in known for index in one.indexes}
    ways: defaultdict[tuple[Anchor, Anchor], dict[Way, list[Leg]]]
    ways = defaultdict(dict)
    anchors = _anchors(traces)
    for trace in traces:
        for first, last in _legs(trace, anchors):
            if any((trace.case, index) in taken for index in range(first + 1, last)):
                continue
            ends: tuple[Anchor, Anchor] = (
                trace.labels[first] if first >= 0 else None,
                trace.labels[last],
            )
            way = trace.labels[first + 1 : last]
            ways[ends].setdefault(way, []).append((trace, first, last))
    found: list[Found] = []
    for ends, between in ways.items():
        for way, legs in between.items():
            better = _best(way, between)
            if better is None:
                continue
            usual = _median_time(between[better])
            for trace, first, last in legs:
                seconds = _leg_time(trace, first, last)
                if usual is None or seconds is None or seconds <= usual:
                    continue
                found.append(
                    Found(
                        about=(ends, way, better),
                        trace=trace,
                        indexes=tuple(range(first + 1, last)),
                        seconds=seconds - usual,
                    )
                )
    return found


def describe_alternatives(
    found: Sequence[Found], traces: Sequence[Trace]
) -> list[Improvement]:
    """Put equal ways together and say which one is shorter."""
    shorter = {
        (one.trace.case, one.indexes): about[2]
        for one in found
        if isinstance(about := one.about, tuple)
    }

    def describe(group: list[Found]) -> str:
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


def _anchors(traces: Sequence[Trace]) -> frozenset[str]:
    """Find the labels that most demonstrations have, and none more than once."""
    cases: Counter[str] = Counter()
    repeated: set[str] = set()
    for trace in traces:
        counts = Counter(trace.labels)
        cases.update(counts.keys())
        repeated |= {label for label, count in counts.items() if count > 1}
    return frozenset(
        label
        for label, count in cases.items()
        if not is_minority(count, traces) and label not in repeated
    )


def _legs(trace: Trace, anchors: frozenset[str]) -> Iterable[tuple[int, int]]:
    """Give the positions of successive anchors; before the first is the start."""
    at = [index for index, label in enumerate(trace.labels) if label in anchors]
    return pairwise([-1, *at])


def _best(way: Way, between: dict[Way, list[Leg]]) -> Way | None:
    """Find the shortest other way, ties by time; None if this one is as short."""
    shorter = [
        other
        for other in between
        if len(other) < len(way) and set(other) - set(way) and set(way) - set(other)
    ]

    def rank(other: Way) -> tuple[int, float, Way]:
        seconds = _median_time(between[other])
        return (len(other), float("inf") if seconds is None else seconds, other)

    return min(shorter, key=rank, default=None)


def _median_time(legs: Sequence[Leg]) -> float | None:
    known = [seconds for leg in legs if (seconds := _leg_time(*leg)) is not None]
    return median(known) if known else None


def _leg_time(trace: Trace, first: int, last: int) -> float | None:
    if not trace.timed:
        return None
    if first < 0:
        return trace.seconds_between(0, last)
    start = trace.activities[first].ended_at
    return max(0.0, (trace.activities[last].started_at - start).total_seconds())
