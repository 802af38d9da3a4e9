"""What a model must reply to each job: checked strictly, nothing is converted."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="ignore")


class CitedSentence(_Strict):
    """A sentence and the short names of what it rests on."""

    sentence: str
    cites: list[str] = Field(default_factory=list)


class CitedStep(_Strict):
    """A step of a procedure and what it rests on."""

    text: str
    cites: list[str] = Field(default_factory=list)


class ProcedureReply(_Strict):
    """A procedure."""

    title: str
    steps: list[CitedStep] = Field(min_length=1)


class QuestionReply(_Strict):
    """An answer to a question, or the statement that there is none."""

    can_be_answered: bool
    answer: str
    claims: list[CitedSentence] = Field(default_factory=list)


class WorkSaid(_Strict):
    """An improvement to the work."""

    kind: Literal[
        "detour", "repeat", "backtracking", "waiting", "alternative", "automation"
    ]
    sentence: str
    cites: list[str] = Field(default_factory=list)


class ChangeSaid(_Strict):
    """A change to the procedure."""

    kind: Literal["add", "change", "remove", "move", "clarify"]
    sentence: str
    step: int | None = None
    text: str | None = None
    cites: list[str] = Field(default_factory=list)


class ImprovementReply(_Strict):
    """What could be better."""

    work: list[WorkSaid]
    procedure: list[ChangeSaid]


class DeviationSaid(_Strict):
    """A difference between a demonstration and its procedure."""

    kind: Literal[
        "missing", "extra", "out_of_order", "repeated", "wrong_target", "wrong_value"
    ]
    sentence: str
    step: int | None = None
    cites: list[str] = Field(default_factory=list)


class VerdictReply(_Strict):
    """A verdict."""

    completed: bool | None
    followed: bool | None = None
    reasons: list[CitedSentence] = Field(default_factory=list)
    deviations: list[DeviationSaid] = Field(default_factory=list)


class SegmentSaid(_Strict):
    """A run of activities, by the short names of its first and last."""

    workflow: str | None
    first: str
    last: str
    title: str | None = None


class SegmentationReply(_Strict):
    """A recording cut into runs."""

    segments: list[SegmentSaid] = Field(min_length=1)


class RankSaid(_Strict):
    """A procedure, by its short name, and why it stands where it does."""

    procedure: str
    reason: str
    cites: list[str] = Field(default_factory=list)


class RankingReply(_Strict):
    """Procedures, the best first."""

    best_first: list[RankSaid] = Field(min_length=1)


class StepGrounded(_Strict):
    """What people do for a step, by the short names of their activities."""

    step: int
    state: Literal["grounded", "never seen", "no trace", "not understood"]
    activities: list[str] = Field(default_factory=list)
    left_open: list[str] = Field(default_factory=list)


class GroundingReply(_Strict):
    """What people do for each step of a procedure."""

    steps: list[StepGrounded] = Field(min_length=1)


class GoalReply(_Strict):
    """A goal."""

    goal: str = Field(min_length=1)
    fulfilled: bool | None = None
    reasons: list[CitedSentence] = Field(default_factory=list)
