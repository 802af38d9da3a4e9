"""Builds what a report shows, by hand: two workflows of four demonstrations."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta, timezone

import pandas as pd

from wb2pm.analysis.findings import Analysis, WorkflowAnalysis
from wb2pm.converters.writing import Loss, WriteReport
from wb2pm.discovery.conformance.deviations import Deviation, Verdict
from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.improvements.finding import find_improvements
from wb2pm.discovery.models.values import PetriNet, ProcessModel, Quality, Transition
from wb2pm.events import Activity, Demonstration, Issue, Screen, UIEvent
from wb2pm.procedures.procedure import Procedure, ProcedureStep

NOON = datetime(2026, 3, 2, 12, tzinfo=timezone.utc)
Step = tuple[str, float, float]
"""Label (``Verb 'Element'=value @page``), seconds waited before, seconds taken."""

REPORT: dict[str, tuple[Step, ...]] = {
    "a": (
        ("Click 'Reports' @/home", 0, 0),
        ("Enter 'From'=01/01/2026 @/report", 2, 3),
        ("Enter 'To'=31/01/2026 @/report", 1, 3),
        ("Click 'Show Report' @/report", 1, 0),
    ),
    "b": (
        ("Click 'Reports' @/home", 0, 0),
        ("Enter 'From'=01/01/2026 @/report", 2, 4),
        ("Enter 'To'=31/01/2026 @/report", 1, 3),
        ("Click 'Show Report' @/report", 1, 0),
    ),
    "c": (
        ("Click 'Reports' @/home", 0, 0),
        ("Enter 'From'=01/02/2026 @/report", 2, 3),
        ("Enter 'From'=01/01/2026 @/report", 1, 3),
        ("Enter 'To'=31/01/2026 @/report", 1, 3),
        ("Click 'Show Report' @/report", 1, 0),
    ),
    "d": (
        ("Click 'Reports' @/home", 0, 0),
        ("Click 'Help' @/report", 3, 0),
        ("Navigate back @/help", 4, 0),
        ("Enter 'From'=01/01/2026 @/report", 2, 3),
        ("Enter 'To'=31/01/2026 @/report", 40, 3),
        ("Click 'Show Report' @/report", 1, 0),
    ),
}
ORDER: dict[str, tuple[Step, ...]] = {
    f"{name}2": (
        ("Click 'Orders' @/home", 0, 0),
        ("Open order=17 @/orders", 2, 0),
        ("Select 'Status'=shipped @/order/{id}", 1.5, 0.5),
        ("Click 'Save' @/order/{id}", 1, 0),
    )
    for name in "abcd"
}


def make_activity(text: str, start: datetime, seconds: float, number: int) -> Activity:
    """Make an activity of one or two events from the notation of `Step`."""
    rest, _, page = text.partition(" @")
    label, _, value = rest.partition("=")
    end = start + timedelta(seconds=seconds)
    sent = label.endswith("!")
    label = label.rstrip("!")
    verb, _, element = label.partition(" ")
    event = UIEvent(
        id=f"e{number}",
        action="type" if verb == "Enter" else "click",
        raw_action="mouseup",
        value=value or None,
        started_at=start,
        ended_at=end,
        time_quality="assumed_zone",
        source_index=number,
        screen_before=Screen(url=f"http://shop.test{page}") if page else None,
    )
    press = UIEvent(
        id=f"e{number}p",
        action="press",
        raw_action="keypress",
        value="Enter",
        started_at=end,
        ended_at=end,
        time_quality="assumed_zone",
        source_index=number,
    )
    return Activity(
        label=label,
        verb=verb,
        events=(event, press) if sent else (event,),
        element=element.strip("'") or None,
        name_source="text",
        value=value or None,
        value_source="inferred from a later value" if verb == "Select" else None,
        page=page or None,
    )


def make_item(
    case: str,
    steps: Sequence[Step | str],
    *,
    workflow: str = "1",
    intent: str | None = None,
    actor: str | None = None,
    difficulty: str | None = None,
) -> tuple[Demonstration, tuple[Activity, ...]]:
    """Make a demonstration and its activities; a bare label takes a second."""
    at = NOON
    activities: list[Activity] = []
    for number, step in enumerate(steps):
        text, waited, seconds = (step, 1.0, 0.0) if isinstance(step, str) else step
        at += timedelta(seconds=waited if number else 0)
        activities.append(make_activity(text, at, seconds, number))
        at += timedelta(seconds=seconds)
    demonstration = Demonstration(
        id=case,
        source=f"recordings/{case}.json",
        source_format="wonderbread",
        events=tuple(event for activity in activities for event in activity.events),
        source_actions=len(activities),
        workflow=workflow,
        intent=intent,
        site="shop",
        actor=actor,
        attributes={"xlsx:difficulty": difficulty} if difficulty else {},
        issues=(Issue(kind="assumed_zone", message="read in UTC", where="$.trace[0]"),),
    )
    return demonstration, tuple(activities)


def make_log(
    items: Sequence[tuple[Demonstration, tuple[Activity, ...]]],
) -> pd.DataFrame:
    """Make the event log of some activities."""
    rows = [
        {
            "case:concept:name": demonstration.id,
            "concept:name": activity.label,
            "start_timestamp": activity.started_at,
            "time:timestamp": activity.ended_at,
            "event_index": index,
            "ui:application": "Chromium",
            "ui:url": f"http://shop.test{activity.page}" if activity.page else None,
            "ui:page": activity.page,
        }
        for demonstration, activities in items
        for index, activity in enumerate(activities)
    ]
    return pd.DataFrame(rows)


def make_model(name: str, *, fitness: float | None = 0.97) -> ProcessModel:
    """Make a small model; the report shows only its name and its figures."""
    return ProcessModel(
        name=name,
        miner="inductive",
        engine="pm4py 2.7.23",
        parameters={"noise": 0.2},
        net=PetriNet(
            places=("p0", "p1"),
            transitions=(Transition(id="t0", label="A"),),
            arcs=(("p0", "t0"), ("t0", "p1")),
            initial={"p0": 1},
            final={"p1": 1},
        ),
        quality=Quality(fitness=fitness, precision=0.8, simplicity=0.9, notes=("n",)),
    )


def make_verdict(
    case: str, *deviations: Deviation, kind: str = "procedure", completed: bool = True
) -> Verdict:
    """Make a verdict with some deviations."""
    return Verdict(
        demonstration=case,
        reference=f"the {kind}",
        reference_kind=kind,  # type: ignore[arg-type]
        followed=not deviations,
        completed=completed,
        fitness=1.0 - 0.1 * len(deviations),
        deviations=deviations,
        engine="wb2pm" if kind == "procedure" else "r4pm 0.6.2",
        notes=("Step 2 leaves no trace.",) if deviations else (),
    )


def make_procedure(title: str, labels: Sequence[str]) -> Procedure:
    """Make a procedure with one step per label."""
    return Procedure(
        title=title,
        steps=tuple(
            ProcedureStep(number=number, text=f"{label} now.")
            for number, label in enumerate(labels, start=1)
        ),
    )


def make_workflow(
    name: str,
    intent: str,
    cases: dict[str, tuple[Step, ...]],
    *,
    mining: bool = True,
    checked: bool = True,
) -> WorkflowAnalysis:
    """Make what is found about one workflow."""
    items = [
        make_item(
            case,
            steps,
            workflow=name,
            intent=intent,
            actor=f"person {number % 2}",
            difficulty="easy" if number % 2 else "hard",
        )
        for number, (case, steps) in enumerate(cases.items())
    ]
    log = make_log(items)
    again = Deviation(
        kind="repeated",
        sentence="'From' was filled in twice.",
        step_text="Enter 'From'",
    )
    extra = Deviation(
        kind="extra", sentence="Help was opened.", activity_label="Click 'Help'"
    )
    last = list(cases)[-1]
    return WorkflowAnalysis(
        workflow=name,
        demonstrations=tuple(demonstration for demonstration, _ in items),
        activities={demonstration.id: done for demonstration, done in items},
        log=log,
        variants=variants(log),
        map=directly_follows(log),
        model=make_model(name) if mining else None,
        written={d.id: make_procedure(intent, [a.label for a in x]) for d, x in items},
        procedure=make_procedure(intent, [a.label for a in items[0][1]]),
        model_verdicts={
            case: make_verdict(case, *([extra] if case == last else []), kind="model")
            for case in cases
        }
        if mining
        else {},
        procedure_verdicts={
            case: make_verdict(case, *([again, extra] if case == last else []))
            for case in cases
        }
        if checked
        else {},
        improvements=find_improvements(items),
    )


def make_analysis(
    *workflows: WorkflowAnalysis, mining: bool = True, checked: bool = True
) -> Analysis:
    """Make an analysis of some workflows, or of the two of this module."""
    found = workflows or (
        make_workflow(
            "1", "Show the January report", REPORT, mining=mining, checked=checked
        ),
        make_workflow("2", "Ship order 17", ORDER, mining=mining, checked=checked),
    )
    log = pd.concat([workflow.log for workflow in found], ignore_index=True)
    return Analysis(
        title="Work in the shop",
        workflows=found,
        log=log,
        map=directly_follows(log),
        model=make_model("all") if mining and len(found) > 1 else None,
        granularity="step",
        redaction={"password": 2, "card_number": 1},
        redaction_policy="secrets",
        skipped={"recordings/broken.json": "not JSON (at $)"},
        engines={"wb2pm": "0.1.0", "pm4py": "2.7.23"},
        files=(
            WriteReport(
                paths=("out/log.xes",),
                cases=8,
                events=35,
                losses=(Loss(what="ui:x", count=3, reason="no column for it"),),
            ),
        ),
        notes=() if mining else ("The extra mining would add process models.",),
    )
