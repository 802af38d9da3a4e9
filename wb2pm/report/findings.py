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
    from collections.abc import Sequence

    from wb2pm.analysis.findings import Analysis, WorkflowAnalysis
    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.discovery.improvements.improvement import Improvement
    from wb2pm.report.case_views import CaseView

_MOST = 5  # improvements named in the summary; all are in the workflows' sections
_TELLING = 100  # times as long beyond which the factor says no more than the two


def find_highlights(analysis: Analysis) -> tuple[str, ...]:
    """Return what stands out over all workflows, most general first."""
    workflows = analysis.workflows
    demonstrations = [d for w in workflows for d in w.demonstrations]
    if not demonstrations:
        return ("No recording could be read.",)
    people = {d.actor for d in demonstrations if d.actor}
    cases = measure_cases(analysis.log)
    starts = sorted(c.started_at for c in cases if c.started_at)
    opening = (
        f"{count_of(len(demonstrations), 'demonstration')} of"
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
    alike = sum(len(w.variants) == 1 for w in workflows if len(w.demonstrations) > 1)
    several = sum(len(w.demonstrations) > 1 for w in workflows)
    if several:
        sentences.append(_say_alike(alike, several))
    waiting = sum(case.waiting_s or 0.0 for case in cases)
    total = sum(case.duration_s or 0.0 for case in cases)
    if total:
        sentences.append(
            f"{show_share(waiting / total)} of the recorded time lies between steps:"
            " pages loading, reading, thinking. The rest is spent in the steps."
        )
    sentences += _say_checks(
        [v for w in workflows for v in w.procedure_verdicts.values()]
    )
    sentences += _say_savings([i for w in workflows for i in w.improvements])
    return tuple(sentences)


def find_workflow_highlights(
    workflow: WorkflowAnalysis, cases: Sequence[CaseView]
) -> tuple[str, ...]:
    """Return what stands out in one workflow."""
    sentences: list[str] = []
    count = len(workflow.demonstrations)
    if workflow.variants and count > 1:
        first = workflow.variants[0]
        if len(workflow.variants) == 1:
            sentences.append(
                "All demonstrations take the same steps in the same order."
            )
        elif first.count == 1:
            sentences.append(
                "No two demonstrations take the same steps in the same order."
            )
        else:
            sentences.append(
                f"{first.count:,} of {count:,} demonstrations take the same steps in"
                f" the same order; there are {len(workflow.variants):,} ways in all."
            )
        shared = set(workflow.variants[0].activities).intersection(
            *(variant.activities for variant in workflow.variants)
        )
        every = {label for v in workflow.variants for label in v.activities}
        sentences.append(
            f"{len(shared)} of {count_of(len(every), 'activity', 'activities')} occur in"
            " every demonstration."
        )
    timed = sorted(case.duration_s for case in cases if case.duration_s)
    if len(timed) > 1:
        sentences.append(_say_span(timed[0], timed[-1]))
    activities = [a for a in measure_activities(workflow.log) if a.share]
    if activities:
        slowest = activities[0]
        sentences.append(
            f"Most time goes to “{slowest.activity}”: {show_share(slowest.share)} of it,"
            f" with a median wait of {show_duration(slowest.waiting_s)} before it."
        )
    rework = sum(case.rework for case in cases)
    if rework:
        sentences.append(
            f"{rework:,} of {count_of(sum(case.events for case in cases), 'step')}"
            f" {'repeats' if rework == 1 else 'repeat'} an activity that the same"
            " demonstration had done before."
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


def _say_span(fastest: float, slowest: float) -> str:
    sentence = f"The fastest takes {show_duration(fastest)}, the slowest"
    sentence += f" {show_duration(slowest)}"
    if slowest < _TELLING * fastest:
        sentence += f": {show_number(slowest / fastest)} times as long"
    return sentence + "."


def _say_alike(alike: int, several: int) -> str:
    if alike == several:
        return (
            "In every workflow that was recorded more than once, all demonstrations"
            " take the same steps in the same order."
        )
    if several == 1:
        return (
            "In the one workflow that was recorded more than once, the demonstrations"
            " differ in their steps or in the order of them."
        )
    few = "none" if alike == 0 else str(alike)
    return (
        f"In {few} of {count_of(several, 'workflow')} recorded more than once do all"
        " demonstrations take the same steps in the same order."
    )


def _say_checks(verdicts: Sequence[Verdict]) -> list[str]:
    if not verdicts:
        return []
    followed = sum(verdict.followed is True for verdict in verdicts)
    untold = sum(verdict.followed is None for verdict in verdicts)
    known = [v.completed for v in verdicts if v.completed is not None]
    sentence = (
        f"{followed} of {count_of(len(verdicts), 'demonstration')} follow the written"
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
