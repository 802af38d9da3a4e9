"""What stands out, in sentences: counted, never judged."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

from wb2pm.discovery.counts.performance import measure_activities, measure_cases
from wb2pm.report.text import (
    count_of,
    join_words,
    show_duration,
    show_number,
    show_share,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.analysis.findings import Analysis, WorkflowAnalysis
    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.discovery.counts.performance import ActivityTimes
    from wb2pm.discovery.improvements.improvement import Improvement
    from wb2pm.report.automation import Candidate
    from wb2pm.report.case_views import CaseView
    from wb2pm.report.places import ApplicationTimes
    from wb2pm.report.ways import WayCost
    from wb2pm.report.workflow_view import WorkflowView

_MOST = 5  # improvements named in the summary; all are in the workflows' sections
_TELLING = 100  # times as long beyond which the factor says no more than the two


def find_highlights(
    analysis: Analysis,
    views: Sequence[WorkflowView] = (),
    *,
    places: Sequence[ApplicationTimes] = (),
    candidates: Sequence[Candidate] = (),
) -> tuple[str, ...]:
    """Return what stands out over all workflows, most general first.

    Args:
        analysis: What was found.
        views: Its workflows as they are shown.
        places: Where the time went.
        candidates: What could be automated, the best first.

    Returns:
        Sentences; the first says what was recorded.
    """
    workflows = analysis.workflows
    demonstrations = [d for w in workflows for d in w.demonstrations]
    if not demonstrations:
        return ("No recording could be read.",)
    people = {d.actor for d in demonstrations if d.actor}
    cases = measure_cases(analysis.log)
    starts = sorted(c.started_at for c in cases if c.started_at)
    opening = (
        f"{count_of(len(demonstrations), 'case')} of"
        f" {count_of(len(workflows), 'workflow')}"
    )
    if people:
        opening += f" by {count_of(len(people), 'person', 'people')}"
    if starts:
        days = dict.fromkeys(
            f"{day.day} {day:%B %Y}" for day in (starts[0], starts[-1])
        )
        opening += (
            f", recorded {'on' if len(days) == 1 else 'from'} {' to '.join(days)}"
        )
    sentences = [opening + "."]
    waiting = sum(case.waiting_s or 0.0 for case in cases)
    total = sum(case.duration_s or 0.0 for case in cases)
    if total:
        sentences.append(
            f"The recorded work took {show_duration(total)} in all;"
            f" {show_share(waiting / total)} of that lies between steps: pages loading,"
            " reading, thinking."
        )
        sentences += _say_places(places)
    alike = sum(len(w.variants) == 1 for w in workflows if len(w.demonstrations) > 1)
    several = sum(len(w.demonstrations) > 1 for w in workflows)
    if several:
        sentences.append(_say_alike(alike, several))
    sentences += _say_costs(views, total)
    sentences += _say_checks(
        [v for w in workflows for v in w.procedure_verdicts.values()]
    )
    sentences += _say_candidate(views, candidates)
    sentences += _say_savings([i for w in workflows for i in w.improvements])
    return tuple(sentences)


def _say_places(places: Sequence[ApplicationTimes]) -> list[str]:
    """Say where most of the time went."""
    if not places or places[0].whole.share is None:
        return []
    first = places[0].whole
    pages = [page for each in places for page in each.pages if page.name]
    where = f"{first.name} ({first.site})" if first.site else first.name
    share = "All" if first.share == 1 else show_share(first.share)
    sentence = f"{share} of the time was spent in {where}"
    if not first.name:
        sentence = f"{share} of the time is in no known application"
    if pages:
        page = max(pages, key=lambda each: each.total_s or 0.0)
        sentence += (
            f"; the page that took most is {page.name}, with {show_share(page.share)}"
        )
    return [sentence + "."]


def _say_costs(views: Sequence[WorkflowView], total: float) -> list[str]:
    """Say what ways of doing the work cost beyond the quickest ones."""
    known = [view for view in views if view.saved_s]
    beyond = sum(view.saved_s or 0.0 for view in known)
    if not known or not total:
        return []
    most = max(known, key=lambda view: view.saved_s or 0.0)
    sentence = (
        "Had every case gone the quickest way of its workflow,"
        f" {show_duration(beyond)} ({show_share(beyond / total)}) would not have been"
        " needed"
    )
    if len(views) > 1:
        sentence += f"; most of it, {show_duration(most.saved_s)}, in “{most.title}”"
    return [sentence + "."]


def _say_candidate(
    views: Sequence[WorkflowView], candidates: Sequence[Candidate]
) -> list[str]:
    """Say what could be automated first."""
    if not candidates:
        return []
    best = candidates[0]
    sentence = (
        f"The best candidate for automation is a run of {len(best.steps)} steps in"
        f" “{views[best.workflow].title}”: seen {count_of(best.times, 'time')}, in"
        f" {best.cases:,} of {count_of(best.of_cases, 'case')}; it takes"
        f" {show_duration(best.case_s)} of each case"
    )
    if best.hours_a_year is not None:
        hours = count_of(round(best.hours_a_year), "hour")
        sentence += f", about {hours} a year"
    return [sentence + "."]


def find_workflow_highlights(
    workflow: WorkflowAnalysis,
    cases: Sequence[CaseView],
    costs: Mapping[int, WayCost] | None = None,
    activities: Sequence[ActivityTimes] | None = None,
) -> tuple[str, ...]:
    """Return what stands out in one workflow."""
    sentences: list[str] = []
    count = len(workflow.demonstrations)
    if workflow.variants and count > 1:
        first = workflow.variants[0]
        if len(workflow.variants) == 1:
            sentences.append("All cases take the same steps in the same order.")
        elif first.count == 1:
            sentences.append("No two cases take the same steps in the same order.")
        else:
            sentences.append(
                f"{first.count:,} of {count:,} cases take the same steps in"
                f" the same order; there are {len(workflow.variants):,} ways in all."
            )
        shared = set(workflow.variants[0].activities).intersection(
            *(variant.activities for variant in workflow.variants)
        )
        every = {label for v in workflow.variants for label in v.activities}
        sentences.append(
            f"{len(shared)} of {count_of(len(every), 'activity', 'activities')} occur in"
            " every case."
        )
    timed = sorted(case.duration_s for case in cases if case.duration_s)
    if len(timed) > 1:
        sentences.append(_say_span(timed[0], timed[-1]))
    sentences += _say_dearest(workflow, costs or {})
    if activities is None:
        activities = measure_activities(workflow.log)
    if timed_activities := [a for a in activities if a.share]:
        slowest = timed_activities[0]
        sentences.append(
            f"Most time goes to “{slowest.activity}”: {show_share(slowest.share)} of it,"
            f" with a median wait of {show_duration(slowest.waiting_s)} before it."
        )
    rework = sum(case.rework for case in cases)
    if rework:
        sentences.append(
            f"{rework:,} of {count_of(sum(case.events for case in cases), 'step')}"
            f" {'repeats' if rework == 1 else 'repeat'} an activity that the same"
            " case had done before."
        )
    return tuple(sentences)


def total_saving(improvement: Improvement) -> float:
    """Return the seconds an improvement would save over all cases that show it."""
    return (improvement.saving_s or 0.0) * len(improvement.demonstrations)


def usual_duration(cases: Sequence[CaseView]) -> float | None:
    """Return the median duration of the cases that have one."""
    known = [case.duration_s for case in cases if case.duration_s is not None]
    return median(known) if known else None


def top_improvements(
    analysis: Analysis,
) -> tuple[tuple[int, Improvement], ...]:
    """Return the improvements that would save most, each with its workflow's place."""
    found = [
        (number, improvement)
        for number, workflow in enumerate(analysis.workflows)
        for improvement in workflow.improvements
        if improvement.saving_s
    ]
    return tuple(sorted(found, key=lambda pair: -total_saving(pair[1]))[:_MOST])


def _say_dearest(workflow: WorkflowAnalysis, costs: Mapping[int, WayCost]) -> list[str]:
    """Say which way costs most over its cases."""
    dear = [number for number, cost in costs.items() if cost.extra_s]
    if not dear:
        return []
    number = max(dear, key=lambda each: (costs[each].total_s, -each))
    cost, cases = costs[number], workflow.variants[number - 1].count
    sentence = (
        f"Way {number} costs most: {show_duration(cost.extra_s)} more than the quickest"
        f" in {'its one case' if cases == 1 else f'each of its {cases:,} cases'}"
    )
    if cost.beyond:
        label, seconds = cost.beyond[0]
        sentence += f"; “{label}”, which the quickest does without, takes"
        sentence += f" {show_duration(seconds)}"
    return [sentence + "."]


def _say_span(fastest: float, slowest: float) -> str:
    sentence = f"The fastest takes {show_duration(fastest)}, the slowest"
    sentence += f" {show_duration(slowest)}"
    if slowest < _TELLING * fastest:
        sentence += f": {show_number(slowest / fastest)} times as long"
    return sentence + "."


def _say_alike(alike: int, several: int) -> str:
    if alike == several:
        return (
            "In every workflow that was recorded more than once, all cases"
            " take the same steps in the same order."
        )
    if several == 1:
        return (
            "In the one workflow that was recorded more than once, the cases"
            " differ in their steps or in the order of them."
        )
    few = "none" if alike == 0 else str(alike)
    return (
        f"In {few} of {count_of(several, 'workflow')} recorded more than once do all"
        " cases take the same steps in the same order."
    )


def _say_checks(verdicts: Sequence[Verdict]) -> list[str]:
    if not verdicts:
        return []
    followed = sum(verdict.followed is True for verdict in verdicts)
    untold = sum(verdict.followed is None for verdict in verdicts)
    known = [v.completed for v in verdicts if v.completed is not None]
    sentence = (
        f"{followed} of {count_of(len(verdicts), 'case')} follow the written"
        " procedure step by step"
    )
    if untold:
        sentence += f"; of {untold} that cannot be told"
    if known:
        sentence += f"; {sum(known)} of {len(known)} reach its end"
    return [sentence + "."]


def _say_savings(improvements: Sequence[Improvement]) -> list[str]:
    if not improvements:
        return []
    kinds = sorted({i.kind for i in improvements})
    count = count_of(len(improvements), "possible improvement")
    return [f"Counting finds {count} ({join_words(list(kinds))})."]
