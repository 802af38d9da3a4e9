"""Verdicts on a demonstration, and the deviations they rest on, as values."""

from __future__ import annotations

from html import escape
from typing import Any, Literal

from msgspec import Struct

from wb2pm.shown import Tabular, cell, table_html

DeviationKind = Literal[
    "missing", "extra", "out_of_order", "repeated", "wrong_target", "wrong_value"
]


GapKind = Literal[
    "content", "focus", "choice", "tabbing", "link", "visit", "view", "scrolling"
]
"""`content`: a field holds what it cannot hold. `focus`: keys went to another field
than the one clicked. `choice`: a list was opened and nothing chosen. `tabbing`: Tab
led elsewhere than to what comes next. `link`: another page than the link's came.
`visit`: a page came that nothing brought. `view`: a page was scrolled by nobody. `scrolling`: it was
scrolled, and moved farther or back."""


class Gap(Struct, frozen=True, kw_only=True):
    """One place where a recording does not go on from what it showed.

    Something is missing there, or stands in another order than it was done.

    Attributes:
        kind: What gives it away.
        event: Id of the event at which it shows.
        sentence: What does not fit, in words.
    """

    kind: GapKind
    event: str
    sentence: str


class ScreenEvidence(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the screens of a recording say, whatever it is checked against.

    Attributes:
        gaps: Where it does not go on from what it showed.
        failure: What the application said in the end, if something failed.
    """

    gaps: tuple[Gap, ...] = ()
    failure: str | None = None


class Deviation(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One named difference between a demonstration and its reference.

    Attributes:
        kind: What kind of difference it is.
        sentence: The difference in words that a supervisor can act on.
        step: 1-based step of the procedure, if the reference has steps.
        step_text: That step, or the model's activity, in words.
        activity: 0-based position of the activity in the demonstration.
        activity_label: That activity's label.
        event: Id of the first event of that activity.
    """

    kind: DeviationKind
    sentence: str
    step: int | None = None
    step_text: str | None = None
    activity: int | None = None
    activity_label: str | None = None
    event: str | None = None


class Reason(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing for which an answer is no.

    Attributes:
        question: Which answer.
        kind: Kind of evidence, as in `Verdict.evidence` or `completion_evidence`.
        sentence: The thing in words.
        step: 1-based step of the procedure.
        event: Id of the event at which it shows.
    """

    question: Literal["followed", "completed"]
    kind: str
    sentence: str
    step: int | None = None
    event: str | None = None


class Move(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One move of an alignment.

    Attributes:
        kind: `sync`: both sides move; `log`: only the demonstration does;
            `model`: only the reference does; `silent`: the reference moves
            without anything to see.
        cost: What the move adds to the alignment's cost.
        step: 1-based step of the procedure, or None for a model.
        reference: Step or activity of the reference, in words.
        activity: 0-based position of the activity in the demonstration.
        label: That activity's label.
    """

    kind: Literal["sync", "log", "model", "silent"]
    cost: float = 0.0
    step: int | None = None
    reference: str | None = None
    activity: int | None = None
    label: str | None = None


class Verdict(Tabular, Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Whether a demonstration did what its reference says.

    Attributes:
        demonstration: Case id.
        reference: What it was checked against, in words.
        reference_kind: Procedure, model, other demonstrations, or the goal alone.
        followed: Whether the reference was followed step by step: whether `score`
            reaches its threshold. Without deviations and gaps it does. None when it
            cannot be told; `declined` then has the reason.
        completed: Whether the end of the workflow was reached; None when the
            reference does not tell.
        fitness: 1 for a perfect fit, 0 for none: 1 minus the alignment's cost
            over the cost of the worst alignment. None where nothing was aligned.
        deviations: The differences, in the order of the demonstration.
        moves: The alignment they were read from.
        engine: What computed the alignment, or the language model that was asked.
        notes: What a reader should know, such as a limit that was reached.
        score: How likely it is that the reference was followed, from 0 to 1; see
            `wb2pm.discovery.conformance.verdict_scores` for what it was calibrated on. None
            where nothing was calibrated.
        completion_score: How likely it is that the end was reached.
        gaps: Where the recording itself does not go on from what it showed.
        evidence: Kind of evidence -> how often it was found: what `score` is
            computed from.
        completion_evidence: What `completion_score` is computed from.
        coverage: Share of the procedure's steps that were understood; None where the
            reference has no steps in words. Below
            `wb2pm.discovery.conformance.procedure.understanding.MIN_COVERAGE` there is
            no yes and no no.
        not_understood: Numbers of the steps that were not understood.
        declined: Why it cannot be told whether the reference was followed.
        reasons: Why `followed` or `completed` is no: at least one for each no.
        chosen: Why it was checked against this reference and no other.
        way: How a procedure was compared: word for word, grounded in what others did,
            or by likeness of words alone. None for other references.
        never_seen: Numbers of the steps that were understood, and that none of the
            others did.
    """

    demonstration: str
    reference: str
    reference_kind: Literal["procedure", "model", "demonstrations", "goal"]
    followed: bool | None
    completed: bool | None
    fitness: float | None
    deviations: tuple[Deviation, ...] = ()
    moves: tuple[Move, ...] = ()
    engine: str = "wb2pm"
    notes: tuple[str, ...] = ()
    score: float | None = None
    completion_score: float | None = None
    gaps: tuple[Gap, ...] = ()
    evidence: dict[str, int] = {}
    completion_evidence: dict[str, int] = {}
    coverage: float | None = None
    not_understood: tuple[int, ...] = ()
    declined: str | None = None
    reasons: tuple[Reason, ...] = ()
    chosen: str | None = None
    way: Literal["word for word", "grounded", "likeness"] | None = None

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a deviation: its kind, the sentence, the step, the event."""
        return [
            {
                "kind": each.kind,
                "deviation": each.sentence,
                "step": each.step,
                "event": each.event,
            }
            for each in self.deviations
        ]

    def _repr_html_(self) -> str:
        """Show the answers and the deviations in a notebook."""
        unknown = self.declined or "cannot be told"
        told = {
            "recording": self.demonstration,
            "checked against": self.reference,
            "followed": unknown if self.followed is None else self.followed,
            "completed": "cannot be told" if self.completed is None else self.completed,
            "fitness": self.fitness,
        }
        head = "".join(
            f"<tr><th>{name}</th><td>{escape(cell(value))}</td></tr>"
            for name, value in told.items()
        )
        return f"<table>{head}</table>" + (
            table_html(self.rows()) if self.deviations else "<p>No deviation.</p>"
        )

    never_seen: tuple[int, ...] = ()
