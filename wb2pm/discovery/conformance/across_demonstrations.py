"""What differs between the demonstrations of a workflow, and what they share.

Who does it how, what is done again, where people go round in circles, where time
goes step by step, and the shortest way that anybody ever took and that the reference
allows.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from wb2pm.columns import CASE, CASE_ACTOR, RESOURCE
from wb2pm.discovery.counts.performance import (
    ActivityTimes,
    CaseTimes,
    GroupTimes,
    break_down,
    measure_activities,
    measure_cases,
)
from wb2pm.discovery.counts.traces import read_traces
from wb2pm.discovery.counts.values import Variant
from wb2pm.discovery.counts.variants import variants
from wb2pm.shown import Tabular

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import pandas as pd

    from wb2pm.discovery.conformance.deviations import Verdict

MAX_LOOP = 8
"""Activities of the longest loop that is looked for."""


class Rework(Struct, frozen=True, kw_only=True):
    """An activity that is done more than once.

    Attributes:
        activity: Its label.
        repeats: Occurrences beyond the first of each case.
        cases: Ids of the cases that repeat it, in the order of the log.
    """

    activity: str
    repeats: int
    cases: tuple[str, ...]


class Loop(Struct, frozen=True, kw_only=True):
    """A sequence of activities that is done several times in a row.

    Attributes:
        activities: The sequence, once; it holds no shorter loop.
        rounds: How often it was done beyond the first round, over all cases.
        cases: Ids of the cases that go round, in the order of the log.
    """

    activities: tuple[str, ...]
    rounds: int
    cases: tuple[str, ...]


class Way(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One way that somebody took.

    Attributes:
        case: Whose.
        activities: What was done.
        duration_s: How long it took, in seconds; None where no clock was recorded.
    """

    case: str
    activities: tuple[str, ...]
    duration_s: float | None = None


class AcrossDemonstrations(Tabular, Struct, frozen=True, kw_only=True):
    """What the demonstrations of a workflow show when laid side by side.

    Attributes:
        variants: The orders of work, most frequent first.
        rework: Activities that are done again, most repeats first.
        loops: What is done several times in a row, most rounds first.
        activities: Working and waiting time of each activity.
        cases: Times of each case.
        people: What the cases of each person have in common; of those whose log
            names nobody, under None.
        ways_of: Person -> the variants that they took, as positions in `variants`.
        shortest: The shortest way that the reference allows; None if no verdict was
            given or no case followed its reference to the end.
    """

    variants: tuple[Variant, ...]
    rework: tuple[Rework, ...]
    loops: tuple[Loop, ...]
    activities: tuple[ActivityTimes, ...]
    cases: tuple[CaseTimes, ...]
    people: tuple[GroupTimes, ...]
    ways_of: dict[str, tuple[int, ...]]
    shortest: Way | None = None

    def rows(self) -> list[dict[str, Any]]:
        """Return a row an activity.

        Returns:
            Columns ``activity``, ``count``, ``cases``, ``working_s`` and ``waiting_s``
            (seconds; None without a clock) and ``repeats``.
        """
        again = {each.activity: each.repeats for each in self.rework}
        return [
            {
                "activity": each.activity,
                "count": each.count,
                "cases": each.cases,
                "working_s": each.working_s,
                "waiting_s": each.waiting_s,
                "repeats": again.get(each.activity, 0),
            }
            for each in self.activities
        ]


def compare_demonstrations(
    log: pd.DataFrame, *, verdicts: Mapping[str, Verdict] | None = None
) -> AcrossDemonstrations:
    """Lay the demonstrations of a workflow side by side.

    Args:
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`). Who did it is taken
            from the column ``case:org:resource``, else from ``org:resource``.
        verdicts: Case id -> what a check against a procedure or a model found
            (`wb2pm.discovery.conformance.model_conformance.check_against_model`).

    Returns:
        What they share and what differs.

    Raises:
        LogError: If the log lacks a column or a value.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame({
        ...     "case:concept:name": ["a"] * 5,
        ...     "concept:name": ["Open", "Find", "Scroll", "Find", "Scroll"],
        ...     "time:timestamp": pd.to_datetime(range(5), unit="s", utc=True),
        ... })
        >>> across = compare_demonstrations(log)
        >>> across.loops[0].activities, across.loops[0].rounds
        (('Find', 'Scroll'), 1)
    """
    traces = read_traces(log).cases
    sequences = {case: trace.activities for case, trace in traces.items()}
    found = variants(log)
    times = measure_cases(log)
    people = _people(log)
    place = {name: at for at, each in enumerate(found) for name in each.cases}
    ways: defaultdict[str, set[int]] = defaultdict(set)
    for case, person in people.items():
        if person is not None:
            ways[person].add(place[case])
    return AcrossDemonstrations(
        variants=found,
        rework=find_rework(sequences),
        loops=find_loops(sequences),
        activities=measure_activities(log),
        cases=times,
        people=break_down(times, people),
        ways_of={person: tuple(sorted(ways[person])) for person in sorted(ways)},
        shortest=None if verdicts is None else _shortest(sequences, times, verdicts),
    )


def find_rework(sequences: Mapping[str, Sequence[str]]) -> tuple[Rework, ...]:
    """Find the activities that are done again.

    Args:
        sequences: Case id -> activities.

    Returns:
        The activities, most repeats first, ties by name.

    Examples:
        >>> find_rework({"a": ["Open", "Save", "Open"]})[0].activity
        'Open'
    """
    repeats: Counter[str] = Counter()
    cases: defaultdict[str, list[str]] = defaultdict(list)
    for case, activities in sequences.items():
        for activity, count in Counter(activities).items():
            if count > 1:
                repeats[activity] += count - 1
                cases[activity].append(case)
    return tuple(
        Rework(activity=activity, repeats=count, cases=tuple(cases[activity]))
        for activity, count in sorted(
            repeats.items(), key=lambda item: (-item[1], item[0])
        )
    )


def find_loops(sequences: Mapping[str, Sequence[str]]) -> tuple[Loop, ...]:
    """Find what is done several times in a row.

    Where rounds of several lengths begin at one place, the shortest counts; the search
    goes on behind its last whole round, so that no event is counted twice.

    Args:
        sequences: Case id -> activities.

    Returns:
        The loops of at most `MAX_LOOP` activities, most rounds first, then shorter
        ones, ties by name.

    Examples:
        >>> [(loop.activities, loop.rounds) for loop in find_loops({"a": "xababab"})]
        [(('a', 'b'), 2)]
    """
    rounds: Counter[tuple[str, ...]] = Counter()
    cases: defaultdict[tuple[str, ...], dict[str, None]] = defaultdict(dict)
    for case, given in sequences.items():
        activities = tuple(given)
        at = 0
        while at < len(activities):
            length, times = _rounds_at(activities, at)
            if times:
                loop = activities[at : at + length]
                rounds[loop] += times
                cases[loop][case] = None
            at += max(1, length * (times + 1))
    return tuple(
        Loop(activities=loop, rounds=count, cases=tuple(cases[loop]))
        for loop, count in sorted(
            rounds.items(), key=lambda item: (-item[1], len(item[0]), item[0])
        )
    )


def _rounds_at(activities: tuple[str, ...], at: int) -> tuple[int, int]:
    """Return the length of the loop that begins here, and how often it is repeated."""
    for length in range(1, MAX_LOOP + 1):
        loop = activities[at : at + length]
        times = 0
        behind = at + length
        while len(loop) == length and activities[behind : behind + length] == loop:
            times += 1
            behind += length
        if times:
            return length, times
    return 0, 0


def _people(log: pd.DataFrame) -> dict[str, str | None]:
    """Return who did each case; None where the log does not, or several did."""
    column = next((name for name in (CASE_ACTOR, RESOURCE) if name in log), None)
    cases = log[CASE].astype(str)
    people: dict[str, str | None] = dict.fromkeys(cases.unique().tolist())
    if column is None:
        return people
    for case, names in log.groupby(cases, sort=False)[column]:
        known = {str(name) for name in names.dropna()}
        people[str(case)] = known.pop() if len(known) == 1 else None
    return people


def _shortest(
    sequences: Mapping[str, tuple[str, ...]],
    times: Iterable[CaseTimes],
    verdicts: Mapping[str, Verdict],
) -> Way | None:
    """Take the conforming case of fewest activities, then the quickest, then the first."""
    took = {each.case: each.duration_s for each in times}
    ways = [
        Way(case=case, activities=activities, duration_s=took[case])
        for case, activities in sequences.items()
        if case in verdicts and verdicts[case].followed and verdicts[case].completed
    ]
    return min(
        ways,
        key=lambda way: (
            len(way.activities),
            way.duration_s is None,
            way.duration_s or 0.0,
        ),
        default=None,
    )
