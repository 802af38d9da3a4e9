"""What the report shows of each demonstration and of groups of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.columns import UI_PAGE
from wb2pm.discovery.counts.performance import (
    CaseTimes,
    GroupTimes,
    break_down,
    measure_cases,
    timed_rows,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    import pandas as pd

    from wb2pm.analysis.findings import WorkflowAnalysis
    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.events import Demonstration


class CaseStep(NamedTuple):
    """One step of a case.

    Attributes:
        activity: What it is called.
        seconds: Its working time and the wait before it; None if not known.
        working_s: Its working time; 0 if not known.
        page: The page it was done on, if known.
    """

    activity: str
    seconds: float | None
    working_s: float
    page: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseView:
    """One row of the table of cases.

    Attributes:
        number: Its number in the report, by which it is called there.
        id: Case id.
        actor: Who did it, if known.
        site: Where, if known.
        started_at: When, if known.
        duration_s: How long, if known.
        share: Duration over the longest one of the workflow, 0 to 1.
        events: Number of activities.
        rework: Activities beyond the first of each name.
        variant: Number of its variant, 1 for the most frequent.
        model: Check against the model.
        procedure: Check against the procedure.
        outcome: How it ended, if the source says so.
        steps: Its steps, in order.
    """

    number: int
    id: str
    actor: str | None
    site: str | None
    started_at: datetime | None
    duration_s: float | None
    share: float
    events: int
    rework: int
    variant: int | None
    model: Verdict | None
    procedure: Verdict | None
    outcome: str | None
    steps: tuple[CaseStep, ...]

    @property
    def anchor(self) -> str:
        """Id of its place in the report."""
        return f"c{self.number}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Breakdown:
    """Groups of demonstrations side by side.

    Attributes:
        by: What they are grouped by, such as ``site``.
        groups: The groups.
        known: How many demonstrations are in a named group.
    """

    by: str
    groups: tuple[GroupTimes, ...]
    known: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StepView:
    """One step of a variant.

    Attributes:
        label: The activity.
        cases: In how many demonstrations of the workflow it occurs.
        level: ``all``, ``most`` or ``few`` of them.
    """

    label: str
    cases: int
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class VariantView:
    """One variant.

    Attributes:
        number: 1 for the most frequent.
        steps: Its steps.
        cases: Ids of the cases that follow it.
    """

    number: int
    steps: tuple[StepView, ...]
    cases: tuple[str, ...]


def view_cases(
    workflow: WorkflowAnalysis,
    *,
    first: int = 1,
    measured: Sequence[CaseTimes] | None = None,
) -> tuple[CaseView, ...]:
    """Gather what is known of each case of a workflow, as in its order.

    Args:
        workflow: The workflow.
        first: Number of its first case in the report.
        measured: How long its cases take, if that is known already.

    Returns:
        Its cases, numbered one after the other.
    """
    steps = _steps(workflow.log)
    if measured is None:
        measured = measure_cases(workflow.log)
    times = {case.case: case for case in measured}
    numbers = {
        case: number
        for number, variant in enumerate(workflow.variants, start=1)
        for case in variant.cases
    }
    longest = max((t.duration_s or 0.0 for t in times.values()), default=0.0)
    views: list[CaseView] = []
    for number, demonstration in enumerate(workflow.demonstrations, start=first):
        case = demonstration.id
        own = times.get(case, CaseTimes(case=case, events=0, rework=0))
        views.append(
            CaseView(
                number=number,
                id=case,
                actor=demonstration.actor,
                site=demonstration.site,
                started_at=own.started_at,
                duration_s=own.duration_s,
                share=(own.duration_s or 0.0) / longest if longest else 0.0,
                events=own.events,
                rework=own.rework,
                variant=numbers.get(case),
                model=workflow.model_verdicts.get(case),
                procedure=workflow.procedure_verdicts.get(case),
                outcome=demonstration.outcome,
                steps=tuple(steps.get(case, ())),
            )
        )
    return tuple(views)


def _steps(log: pd.DataFrame) -> dict[str, list[CaseStep]]:
    """Return the steps of each case."""
    if log.empty:
        return {}
    rows = timed_rows(log)
    pages = (
        log[UI_PAGE].reindex(rows.index).tolist()
        if UI_PAGE in log
        else [None] * len(rows)
    )
    found: defaultdict[str, list[CaseStep]] = defaultdict(list)
    for case, activity, timed, working, waiting, page in zip(
        *(rows[name].tolist() for name in _ROWS), pages, strict=True
    ):
        found[case].append(
            CaseStep(
                activity=activity,
                seconds=round(working + waiting, 3) if timed else None,
                working_s=working if timed else 0.0,
                page=page if isinstance(page, str) else None,
            )
        )
    return found


_ROWS = ("case", "activity", "timed", "working", "waiting")


def view_variants(workflow: WorkflowAnalysis) -> tuple[VariantView, ...]:
    """Return for each step of each variant how common it is in the workflow."""
    cases: Counter[str] = Counter()
    for variant in workflow.variants:
        for label in set(variant.activities):
            cases[label] += variant.count
    total = sum(variant.count for variant in workflow.variants)

    def view(label: str) -> StepView:
        count = cases[label]
        level = "all" if count == total else "most" if count * 2 >= total else "few"
        return StepView(label=label, cases=count, level=level)

    return tuple(
        VariantView(
            number=number,
            steps=tuple(view(label) for label in variant.activities),
            cases=variant.cases,
        )
        for number, variant in enumerate(workflow.variants, start=1)
    )


def view_breakdowns(
    workflows: Sequence[WorkflowAnalysis],
    *,
    by: Iterable[str],
    measured: Sequence[CaseTimes] | None = None,
) -> tuple[Breakdown, ...]:
    """Compare demonstrations by what is known of them.

    Args:
        workflows: Workflows to take the demonstrations from.
        by: ``person``, ``site`` or ``difficulty``.
        measured: How long these take, if that is known already.

    Returns:
        One breakdown for each that at least one demonstration names.
    """
    if measured is None:
        measured = [case for found in workflows for case in measure_cases(found.log)]
    demonstrations = [d for workflow in workflows for d in workflow.demonstrations]
    found: list[Breakdown] = []
    for what in by:
        groups = {d.id: _group(d, what) for d in demonstrations}
        known = sum(group is not None for group in groups.values())
        if known:
            found.append(
                Breakdown(by=what, groups=break_down(measured, groups), known=known)
            )
    return tuple(found)


def _group(demonstration: Demonstration, what: str) -> str | None:
    if what == "person":
        return demonstration.actor
    if what == "site":
        return demonstration.site
    for name, value in demonstration.attributes.items():
        if name.rpartition(":")[2].lower() == what and value not in {None, ""}:
            return str(value)
    return None
