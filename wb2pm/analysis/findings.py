"""What is found in recordings, as values: everything a report shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from wb2pm.shown import Shown, Tabular

if TYPE_CHECKING:
    import pandas as pd

    from wb2pm.converters.writing import WriteReport
    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.discovery.counts.values import DirectlyFollowsGraph, Variant
    from wb2pm.discovery.improvements.improvement import Improvement
    from wb2pm.discovery.models.values import ProcessModel
    from wb2pm.events import Activity, Demonstration
    from wb2pm.llm.answers import Answer, Improvements
    from wb2pm.procedures.procedure import Procedure


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelAnswers:
    """What a language model answered about one workflow, beside the rules.

    Attributes:
        backend: The model.
        procedure: The procedure it wrote.
        improvements: What it would improve.
        verdicts: Case id -> its verdict.
    """

    backend: str
    procedure: Answer[Procedure]
    improvements: Answer[Improvements]
    verdicts: dict[str, Answer[Verdict]]


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class WorkflowAnalysis(Shown):
    """What was found about one workflow.

    Attributes:
        workflow: Its id.
        demonstrations: Its demonstrations, redacted.
        activities: Case id -> the demonstration's activities at the log's
            granularity.
        log: Their event log (see `wb2pm.columns`).
        variants: Sequences of activities, most frequent first.
        map: What directly followed what.
        model: The discovered model; None without the extra `mining`.
        written: Case id -> the procedure written from that demonstration.
        procedure: The procedure merged from all of them.
        model_verdicts: Case id -> check against the model.
        procedure_verdicts: Case id -> check against the procedure beside the
            recording, or a better one of the same workflow.
        improvements: What could be shorter.
        notes: What could not be found out, and why.
        answers: What a language model says of the same; None if none was asked.
    """

    workflow: str
    demonstrations: tuple[Demonstration, ...]
    activities: dict[str, tuple[Activity, ...]]
    log: pd.DataFrame
    variants: tuple[Variant, ...]
    map: DirectlyFollowsGraph
    model: ProcessModel | None
    written: dict[str, Procedure]
    procedure: Procedure | None
    model_verdicts: dict[str, Verdict] = field(default_factory=dict)
    procedure_verdicts: dict[str, Verdict] = field(default_factory=dict)
    improvements: tuple[Improvement, ...] = ()
    notes: tuple[str, ...] = ()
    answers: ModelAnswers | None = None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Analysis(Tabular):
    """What was found in a set of recordings.

    Attributes:
        title: What the report is about.
        workflows: The workflows, by id.
        log: The event log of all of them.
        map: What directly followed what, over all of them.
        model: A model of all of them, when there is more than one workflow.
        granularity: How events were labelled.
        redaction: Policy that was used, and how often each rule masked something.
        skipped: Recordings that could not be read: source -> reason.
        engines: Engine -> version, for what the results rest on.
        files: What was written beside the report.
        notes: What the reader should know, such as what an extra would add.
    """

    title: str
    workflows: tuple[WorkflowAnalysis, ...]
    log: pd.DataFrame
    map: DirectlyFollowsGraph
    model: ProcessModel | None
    granularity: str
    redaction: dict[str, int]
    redaction_policy: str
    skipped: dict[str, str]
    engines: dict[str, str]
    files: tuple[WriteReport, ...] = ()
    notes: tuple[str, ...] = ()

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a workflow.

        Returns:
            Columns ``workflow``, ``cases``, ``events``, ``variants``, ``followed`` and
            ``completed`` (cases of which the check says yes), ``checked`` (cases that
            were), ``fitness`` and ``precision`` of the model, ``improvements``.
        """
        return [_row(workflow) for workflow in self.workflows]


def _row(workflow: WorkflowAnalysis) -> dict[str, Any]:
    verdicts = workflow.procedure_verdicts.values()
    quality = workflow.model.quality if workflow.model else None
    return {
        "workflow": workflow.workflow,
        "cases": len(workflow.demonstrations),
        "events": sum(len(d.events) for d in workflow.demonstrations),
        "variants": len(workflow.variants),
        "followed": sum(v.followed is True for v in verdicts),
        "completed": sum(v.completed is True for v in verdicts),
        "checked": len(verdicts),
        "fitness": quality and quality.fitness,
        "precision": quality and quality.precision,
        "improvements": len(workflow.improvements),
    }
