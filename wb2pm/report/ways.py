"""What each way of doing the work costs against the quickest one."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.analysis.findings import WorkflowAnalysis
    from wb2pm.report.case_views import CaseView

_NAMED = 3  # steps that are named as what the time went to


@dataclass(frozen=True, slots=True, kw_only=True)
class WayCost:
    """What one variant takes beyond the quickest variant of its workflow.

    Attributes:
        duration_s: Its median duration.
        extra_s: What it takes longer, a case.
        total_s: The same over all its cases.
        beyond_s: Time of the steps that the quickest way does without, a case.
        beyond: The activities among these that take most, with their time a case.
    """

    duration_s: float
    extra_s: float
    total_s: float
    beyond_s: float
    beyond: tuple[tuple[str, float], ...]


def cost_of_ways(
    workflow: WorkflowAnalysis, cases: Sequence[CaseView]
) -> dict[int, WayCost]:
    """Compare the variants of a workflow with the quickest of them.

    The quickest is the one of the lowest median duration among those that a case
    took to the end of the workflow, as far as that was checked.

    Args:
        workflow: The workflow.
        cases: Its cases.

    Returns:
        Number of the variant -> its cost; nothing unless two have a duration.
    """
    known = {case.id: case for case in cases if case.duration_s is not None}
    taken = {
        number: [known[case] for case in variant.cases if case in known]
        for number, variant in enumerate(workflow.variants, start=1)
    }
    durations = {
        number: median(case.duration_s or 0.0 for case in found)
        for number, found in taken.items()
        if found
    }
    ended = [n for n in durations if _may_have_ended(workflow, taken[n])]
    if len(durations) < 2 or not ended:  # noqa: PLR2004 (one way to compare with)
        return {}
    quickest = min(ended, key=lambda number: (durations[number], number))
    usual = Counter(workflow.variants[quickest - 1].activities)
    costs: dict[int, WayCost] = {}
    for number, duration in durations.items():
        extra = max(0.0, duration - durations[quickest])
        spent = _beyond(taken[number], usual)
        ordered = sorted(spent.items(), key=lambda item: (-item[1], item[0]))
        costs[number] = WayCost(
            duration_s=duration,
            extra_s=extra,
            total_s=extra * len(taken[number]),
            beyond_s=sum(spent.values()),
            beyond=tuple(ordered[:_NAMED]),
        )
    return costs


def _may_have_ended(workflow: WorkflowAnalysis, cases: Sequence[CaseView]) -> bool:
    """Say whether one of some cases reached the end, or may have."""
    verdicts = [workflow.procedure_verdicts.get(case.id) for case in cases]
    return any(v is None or v.completed is not False for v in verdicts)


def _beyond(cases: Sequence[CaseView], usual: Mapping[str, int]) -> dict[str, float]:
    """Sum up the time of steps beyond those of the usual way, a case."""
    spent: defaultdict[str, float] = defaultdict(float)
    for case in cases:
        done: Counter[str] = Counter()
        for step in case.steps:
            done[step.activity] += 1
            if done[step.activity] > usual.get(step.activity, 0):
                spent[step.activity] += (step.seconds or 0.0) / len(cases)
    return {activity: seconds for activity, seconds in spent.items() if seconds}
