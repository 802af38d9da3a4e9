"""What could be automated first: steps that are repeated, stable and take time.

Candidates are runs of activities that directly follow each other, as in the search
for routines in recordings (Leno et al., "Identifying candidate routines for robotic
process automation from unsegmented UI logs", ICPM 2020). Three figures rank them:

repetition
    How often the run was seen, and in how many cases of the workflow.
stability
    Of the times its first activity was done, how often the rest of it followed
    exactly.
time
    What it takes of an average case of the workflow, in seconds.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, replace
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from wb2pm.report.case_views import CaseView

MIN_STEPS = 3
"""Two steps in a row are no routine."""
MAX_STEPS = 60
"""Steps of the longest run that is looked for."""
MAX_CASES = 2_000
"""Cases of a workflow that are searched, the first ones."""
_CASES = 2
_SHARE = 0.5  # of the cases of a workflow that hold a routine of it
_MOST = 3  # routines of one workflow

_Place = tuple[int, int]  # position of a case, and of a step in it


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A run of steps that could be automated.

    Attributes:
        workflow: Position of its workflow in the analysis.
        steps: Its activities.
        cases: In how many cases it was seen.
        of_cases: Of how many.
        times: How often it was seen.
        begun: How often its first activity was done.
        duration_s: Median time from its first step to its last.
        case_s: What it takes of an average case, in seconds.
        hours_a_year: The same over a year's cases; None if no volume was given.
    """

    workflow: int
    steps: tuple[str, ...]
    cases: int
    of_cases: int
    times: int
    begun: int
    duration_s: float
    case_s: float
    hours_a_year: float | None = None

    @property
    def stability(self) -> float:
        """Of the times it began, how often it went on to its end."""
        return self.times / self.begun


def find_candidates(cases: Sequence[CaseView], *, workflow: int) -> list[Candidate]:
    """Find the runs of steps of one workflow that could be automated.

    Args:
        cases: The cases of the workflow.
        workflow: Its position in the analysis.

    Returns:
        At most three that share no step, the one that takes most first. Each was seen
        in two cases and in half of them at least, and takes time.
    """
    searched = [case for case in cases if case.steps][:MAX_CASES]
    labels = [[step.activity for step in case.steps] for case in searched]
    firsts = Counter(label for case in labels for label in case)
    found = []
    for steps, places in _frequent_runs(labels):
        times = [
            _seconds(searched[case], at, len(steps))
            for case, at in _apart(places, len(steps))
        ]
        known = [seconds for seconds in times if seconds is not None]
        if len(steps) < MIN_STEPS or not known or not sum(known):
            continue
        candidate = Candidate(
            workflow=workflow,
            steps=steps,
            cases=len({case for case, _ in places}),
            of_cases=len(searched),
            times=len(times),
            begun=firsts[steps[0]],
            duration_s=median(known),
            case_s=sum(known) / len(searched),
        )
        found.append((candidate, places))
    found.sort(key=lambda item: (-_worth(item[0]), -len(item[0].steps), item[0].steps))
    taken: set[_Place] = set()
    chosen: list[Candidate] = []
    for candidate, places in found:
        own = {(c, at + n) for c, at in places for n in range(len(candidate.steps))}
        if not own & taken and len(chosen) < _MOST:
            chosen.append(candidate)
            taken |= own
    return chosen


def rank_candidates(
    candidates: Sequence[Candidate],
    names: Sequence[str],
    volume: Mapping[str | None, float],
) -> tuple[Candidate, ...]:
    """Put candidates in order by repetition, stability and time.

    Args:
        candidates: Those of all workflows.
        names: Id of each workflow of the analysis.
        volume: Id of a workflow -> its cases a year; under None, of every workflow
            that is not named. Empty if that is not known.

    Returns:
        Those with a volume first. The order is that of the seconds they take, a year
        or in the recordings, times their stability.
    """
    told = []
    for candidate in candidates:
        yearly = volume.get(names[candidate.workflow], volume.get(None))
        hours = None if yearly is None else candidate.case_s * yearly / 3600
        told.append(replace(candidate, hours_a_year=hours))
    return tuple(
        sorted(
            told,
            key=lambda c: (
                c.hours_a_year is None,
                -c.stability * (c.hours_a_year or 0.0),
                -_worth(c) * c.of_cases,
                c.workflow,
            ),
        )
    )


def _worth(candidate: Candidate) -> float:
    return candidate.case_s * candidate.stability


def _frequent_runs(
    labels: Sequence[Sequence[str]],
) -> Iterator[tuple[tuple[str, ...], list[_Place]]]:
    """Find all runs that enough cases hold: what is rare has no frequent longer run."""
    least = max(_CASES, _SHARE * len(labels))
    runs: dict[tuple[str, ...], list[_Place]] = {
        (): [(case, at) for case, done in enumerate(labels) for at in range(len(done))]
    }
    for length in range(1, MAX_STEPS + 1):
        longer: defaultdict[tuple[str, ...], list[_Place]] = defaultdict(list)
        for steps, places in runs.items():
            for case, at in places:
                if at + length <= len(labels[case]):
                    longer[*steps, labels[case][at + length - 1]].append((case, at))
        runs = {
            steps: places
            for steps, places in longer.items()
            if len({case for case, _ in places}) >= least
        }
        yield from runs.items()


def _apart(places: Sequence[_Place], length: int) -> Iterator[_Place]:
    """Leave out what overlaps the one before, as A A A A holds A A twice."""
    last = (-1, 0)
    for case, at in places:
        if case != last[0] or at >= last[1] + length:
            last = (case, at)
            yield last


def _seconds(case: CaseView, at: int, length: int) -> float | None:
    """Return the time of a run, the wait before its first step left out."""
    steps = case.steps[at : at + length]
    if any(step.seconds is None for step in steps):
        return None
    return steps[0].working_s + sum(step.seconds or 0.0 for step in steps[1:])
