"""What the eight jobs answer, as values: the same from rules and from a model.

| job | asks for | `Answer.result` |
|---|---|---|
| `write_sop` | the procedure that demonstrations show | `wb2pm.procedures.procedure.Procedure` |
| `ask` | a question about demonstrations | `Response` |
| `improve` | what could be better, in the work and its procedure | `Improvements` |
| `check` | whether the end was reached, and the procedure followed | `wb2pm.discovery.conformance.deviations.Verdict` |
| `segment` | where one run of a workflow ends and the next begins | `wb2pm.discovery.segmentation.segments.Segmentation` |
| `ground` | what people do for each step of a procedure | `wb2pm.discovery.conformance.grounding.steps.GroundedProcedure` |
| `rank` | which of several procedures is best | `Ranking` |
| `goal` | the goal behind a demonstration | `Goal` |
"""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

from msgspec import Struct

from wb2pm.discovery.improvements.improvement import Improvement
from wb2pm.shown import Shown, table_html, text_html

T = TypeVar("T")

Judging = Literal["judge_steps", "judge_answer"]
"""What a model is asked about the answers of others (`wb2pm.llm.judging.by_model`)."""

Grounding = Literal["full", "partial", "none"]
"""`full`: every claim cites what exists. `partial`: some do. `none`: none does."""


class Citation(Struct, frozen=True, kw_only=True):
    """One place that a claim rests on. It exists: what does not is no citation.

    Attributes:
        kind: An event of a demonstration, a step of a procedure, or a fact that
            was counted (`Answer.facts`).
        source: Case id; title or name of the procedure; ``facts``.
        place: Id of the event; 1-based number of the step, or of the fact.
    """

    kind: Literal["event", "step", "fact"]
    source: str
    place: str


class Claim(Struct, frozen=True, kw_only=True):
    """One thing that is said, and what it rests on.

    Attributes:
        sentence: What is said.
        citations: What it rests on; empty when nothing that exists was cited.
    """

    sentence: str
    citations: tuple[Citation, ...] = ()


class Usage(Struct, frozen=True, kw_only=True):
    """What an answer cost. Tokens and money count what was sent, not the cache.

    Attributes:
        requests: Requests that were answered, from the cache or not.
        cached: How many of them the cache answered.
        retries: Requests that had to be sent again.
        prompt_tokens: Tokens sent.
        completion_tokens: Tokens received.
        cost: Their price in the currency of the prices given; None without prices.
        estimated: Whether a server did not count and tokens were estimated.
    """

    requests: int = 0
    cached: int = 0
    retries: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float | None = None
    estimated: bool = False


class Answer(Shown, Struct, Generic[T], frozen=True, kw_only=True):
    """What a backend answered to one job.

    Attributes:
        job: Name of the job (`wb2pm.llm.jobs.table.JOBS`).
        backend: Who answered: ``rules``, or a backend's name.
        result: The answer; None when it was declined.
        declined: Why there is none; None when there is.
        claims: What the answer says, sentence by sentence, with what it rests on.
        unknown_citations: What was cited and does not exist, as written.
        facts: What was counted beforehand and given to the backend.
        left_out: What of the demonstrations the backend was not shown, and why.
        notes: What a reader should know besides.
        usage: What it cost; None for rules.
    """

    job: str
    backend: str
    result: T | None = None
    declined: str | None = None
    claims: tuple[Claim, ...] = ()
    unknown_citations: tuple[str, ...] = ()
    facts: tuple[Claim, ...] = ()
    left_out: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    usage: Usage | None = None

    @property
    def grounding(self) -> Grounding:
        """How much of what is said rests on something that exists.

        Examples:
            >>> Answer(job="goal", backend="rules").grounding
            'none'
        """
        cited = sum(bool(claim.citations) for claim in self.claims)
        if not cited:
            return "none"
        return "full" if cited == len(self.claims) else "partial"

    def _repr_html_(self) -> str:
        """Show in a notebook what was answered, and what it rests on."""
        if self.result is None:
            return text_html(f"No answer: {self.declined}")
        own = getattr(self.result, "_repr_html_", None)
        if own is not None:
            return str(own())
        said = getattr(self.result, "text", getattr(self.result, "sentence", ""))
        claims = [
            {"what is said": claim.sentence, "events it rests on": len(claim.citations)}
            for claim in self.claims
        ]
        return text_html(str(said)) + (table_html(claims) if claims else "")


class Response(Struct, frozen=True, kw_only=True):
    """The answer to a question about demonstrations.

    Attributes:
        text: The answer in words.
        question: The question, as asked.
        question_kind: What kind of question it was taken for, if any.
    """

    text: str
    question: str
    question_kind: str | None = None


class ProcedureChange(Struct, frozen=True, kw_only=True):
    """One change that would make a written procedure better.

    Attributes:
        kind: What to do with the step.
        sentence: The change and the reason for it.
        step: 1-based step it concerns; a step to add comes after it (0: first).
        text: New text of the step; None where it is removed or only moved.
    """

    kind: Literal["add", "change", "remove", "move", "clarify"]
    sentence: str
    step: int | None = None
    text: str | None = None


class Improvements(Struct, frozen=True, kw_only=True):
    """What could be better.

    Attributes:
        work: How the work could be shorter, with events as evidence.
        procedure: How the written procedure could be better; empty without one.
    """

    work: tuple[Improvement, ...] = ()
    procedure: tuple[ProcedureChange, ...] = ()


class Ranked(Struct, frozen=True, kw_only=True):
    """One procedure and its place among others.

    Attributes:
        procedure: Its name.
        rank: 1 for the best; equals only when they were judged equal.
        score: What the order rests on, where it was computed; higher is better.
        reasons: Why it stands there.
    """

    procedure: str
    rank: int
    score: float | None = None
    reasons: tuple[str, ...] = ()


class Ranking(Struct, frozen=True, kw_only=True):
    """Procedures for the same work, best first.

    Attributes:
        procedures: Each procedure once, by rank.
    """

    procedures: tuple[Ranked, ...]


class Goal(Struct, frozen=True, kw_only=True):
    """The goal behind a demonstration.

    Attributes:
        sentence: One imperative sentence that begins with its verb, with the
            values that were entered and without the way there.
        fulfilled: Whether the demonstration reached it; None when that cannot be
            told.
    """

    sentence: str
    fulfilled: bool | None = None
