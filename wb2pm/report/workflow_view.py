"""What the report shows of one workflow, as a value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wb2pm.analysis.findings import WorkflowAnalysis
    from wb2pm.discovery.counts.performance import ActivityTimes, CaseTimes
    from wb2pm.procedures.procedure import Procedure
    from wb2pm.report.automation import Candidate
    from wb2pm.report.case_views import Breakdown, CaseView, VariantView
    from wb2pm.report.deviation_views import Check
    from wb2pm.report.maps import MapView
    from wb2pm.report.places import ApplicationTimes
    from wb2pm.report.ways import WayCost


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkflowView:
    """What the report shows of one workflow, besides what was found.

    Attributes:
        anchor: Id of its section.
        found: What was found about it.
        title: What it is called.
        cases: Its cases.
        listed: Those that are rows of its table.
        with_steps: Numbers of those whose steps are listed.
        variants: Its variants.
        costs: Number of a variant -> what it costs against the quickest.
        saved_s: What the cases took beyond the quickest way, in all.
        times: Times of its cases.
        activities: Times of its activities.
        places: Times of the applications and pages it was done on.
        candidates: What of it could be automated.
        model_check: Checks against the model, summed up.
        procedure_check: Checks against the procedure, summed up.
        written: Case and procedure, of the first cases.
        breakdowns: Its cases by what is known of them.
        highlights: What stands out.
        map: Its process map.
        duration_s: Median duration.
        events: Median number of steps.
        page: File that its section stands in, from the report's; empty where it
            is the same file.
    """

    anchor: str
    found: WorkflowAnalysis
    title: str
    cases: tuple[CaseView, ...]
    listed: tuple[CaseView, ...]
    with_steps: frozenset[int]
    variants: tuple[VariantView, ...]
    costs: dict[int, WayCost]
    saved_s: float | None
    times: tuple[CaseTimes, ...]
    activities: tuple[ActivityTimes, ...]
    places: tuple[ApplicationTimes, ...]
    candidates: tuple[Candidate, ...]
    model_check: Check | None
    procedure_check: Check | None
    written: tuple[tuple[str, Procedure], ...]
    breakdowns: tuple[Breakdown, ...]
    highlights: tuple[str, ...]
    map: MapView
    duration_s: float | None
    events: float
    page: str = ""
