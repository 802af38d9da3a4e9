"""What was found about one workflow, arranged for its template."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import TYPE_CHECKING

from wb2pm.discovery.counts.performance import measure_activities, measure_cases
from wb2pm.report.automation import find_candidates
from wb2pm.report.case_views import view_breakdowns, view_cases, view_variants
from wb2pm.report.deviation_views import view_check
from wb2pm.report.findings import find_workflow_highlights, usual_duration
from wb2pm.report.maps import view_map
from wb2pm.report.places import view_places
from wb2pm.report.ways import cost_of_ways
from wb2pm.report.workflow_view import WorkflowView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.analysis.findings import WorkflowAnalysis
    from wb2pm.report.case_views import CaseView

LISTED_CASES = 10_000
"""Cases of a workflow that are rows of its table; the log holds all."""
LISTED_STEPS = 100_000
"""Steps of a workflow that are listed case by case: some six megabytes."""
LISTED_TEXTS = 100
"""Procedures and lists of deviations of single cases; files beside the report hold
all."""


def view_workflow(
    found: WorkflowAnalysis,
    position: int,
    *,
    first: int,
    numbers: Mapping[str, int],
    levels: bool,
) -> WorkflowView:
    """Arrange what was found about one workflow.

    Args:
        found: What was found.
        position: Its place in the analysis.
        first: Number of its first case in the report.
        numbers: Activity -> its number in the page.
        levels: Whether its map is drawn at several levels of detail.

    Returns:
        The view. What could be automated has no hours a year yet.
    """
    anchor = f"w{position + 1}"
    times = measure_cases(found.log)
    activities = measure_activities(found.log)
    cases = view_cases(found, first=first, measured=times)
    listed = cases[:LISTED_CASES]
    costs = cost_of_ways(found, cases)
    title = workflow_title(found)
    return WorkflowView(
        anchor=anchor,
        found=found,
        title=title,
        cases=cases,
        listed=listed,
        with_steps=_with_steps(listed),
        variants=view_variants(found),
        costs=costs,
        saved_s=sum(cost.total_s for cost in costs.values()) if costs else None,
        times=times,
        activities=activities,
        places=view_places(found.log),
        candidates=tuple(find_candidates(cases, workflow=position)),
        model_check=view_check(found.model_verdicts),
        procedure_check=view_check(found.procedure_verdicts),
        written=tuple(found.written.items())[:LISTED_TEXTS],
        breakdowns=view_breakdowns(
            [found], by=("person", "site", "difficulty"), measured=times
        ),
        highlights=find_workflow_highlights(found, cases, costs, activities),
        map=view_map(
            found.map,
            title=f"Process map of {title}",
            anchor=f"{anchor}m",
            numbers=numbers,
            levels=levels,
        ),
        duration_s=usual_duration(cases),
        events=median(case.events for case in cases) if cases else 0,
    )


def workflow_title(found: WorkflowAnalysis) -> str:
    """Return what a workflow is called: its procedure's title, or its usual intent."""
    if found.procedure and found.procedure.title:
        return found.procedure.title
    intents = Counter(d.intent for d in found.demonstrations if d.intent)
    return intents.most_common(1)[0][0] if intents else f"Workflow {found.workflow}"


def _with_steps(cases: Sequence[CaseView]) -> frozenset[int]:
    """Choose the first cases whose steps there is room for."""
    room, chosen = LISTED_STEPS, []
    for case in cases:
        room -= len(case.steps)
        if room < 0:
            break
        chosen.append(case.number)
    return frozenset(chosen)
