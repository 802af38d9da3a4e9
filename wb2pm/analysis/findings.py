"""What is found in recordings, as values: everything a report shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from wb2pm._registry import Registry
from wb2pm.errors import UnknownNameError
from wb2pm.shown import Tabular

if TYPE_CHECKING:
    import os
    from collections.abc import Callable

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
class WorkflowAnalysis(Tabular):
    """What was found about one workflow; a table of its cases.

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

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a case.

        Returns:
            Columns ``case``, ``person``, ``events``, ``activities``, ``followed`` and
            ``completed`` by the check against a procedure (None where it cannot be
            told), ``deviations`` from it, ``fitness`` to the model.
        """
        return [_case_row(self, demonstration) for demonstration in self.demonstrations]


WRITERS: Final[Registry[Callable[..., None]]] = Registry(
    "way to write findings",
    group="wb2pm.findings",
    built_in={"report": "wb2pm.report.html:write_report"},
)
"""What writes an `Analysis` to a file."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Analysis(Tabular):
    """What was found in a set of recordings; a table of its workflows.

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

    @property
    def demonstrations(self) -> tuple[Demonstration, ...]:
        """The recordings, masked, workflow by workflow."""
        return tuple(d for workflow in self.workflows for d in workflow.demonstrations)

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a workflow.

        Returns:
            Columns ``workflow``, ``cases``, ``events``, ``variants``, ``followed`` and
            ``completed`` (cases of which the check says yes), ``checked`` (cases that
            were), ``fitness`` and ``precision`` of the model, ``improvements``.
        """
        return [_row(workflow) for workflow in self.workflows]

    def workflow(self, name: str) -> WorkflowAnalysis:
        """Return what was found about one workflow.

        Args:
            name: The workflow.

        Raises:
            UnknownNameError: If there is none of that name.
        """
        for found in self.workflows:
            if found.workflow == name:
                return found
        raise UnknownNameError("workflow", name, [w.workflow for w in self.workflows])

    def write_report(self, path: str | os.PathLike[str]) -> None:
        """Write the report, one HTML file that needs no network.

        Args:
            path: Where to write; replaced only when all went well.
        """
        WRITERS.get("report")(self, path)


def _case_row(found: WorkflowAnalysis, case: Demonstration) -> dict[str, Any]:
    checked = found.procedure_verdicts.get(case.id)
    by_model = found.model_verdicts.get(case.id)
    return {
        "case": case.id,
        "person": case.actor,
        "events": len(case.events),
        "activities": len(found.activities.get(case.id, ())),
        "followed": checked and checked.followed,
        "completed": checked and checked.completed,
        "deviations": None if checked is None else len(checked.deviations),
        "fitness": by_model and by_model.fitness,
    }


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
