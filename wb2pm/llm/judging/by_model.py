"""The same judgements asked of a language model: steps, answers, goals, and a rubric.

What is judged reaches the model as quoted data, masked, like everything else
(`wb2pm.llm.requests.quoting`); the reply is checked for its form and for naming every
step once. What these judges are worth depends on the model: measure it with the tasks
`step-judge` and `answer-judge` before relying on one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from wb2pm.errors import BackendError
from wb2pm.llm.backends.calls import Request
from wb2pm.llm.backends.registry import find_backend
from wb2pm.llm.cases import mask_text
from wb2pm.llm.judging.goal_judge import Relation, related
from wb2pm.llm.judging.step_judge import JudgedStep, Judgement, count_in_order
from wb2pm.llm.requests.prompts import instructions
from wb2pm.llm.requests.quoting import data_block, quote

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pydantic import BaseModel

    from wb2pm.llm.answers import Judging
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.judging.judge_replies import Partner, StepsReply
    from wb2pm.procedures.procedure import Procedure

    R = TypeVar("R", bound=BaseModel)

_LONGEST: Final = 2_000
CRITERIA: Final = (
    *("element", "action", "edge_cases", "discrete", "relevance", "generality"),
)
"""What a procedure is scored for by `judge_rubric`, after the six items of the rubric
of WONDERBREAD (arXiv 2406.13264, appendix)."""


class Rubric(Struct, frozen=True, kw_only=True):
    """How well a procedure is written.

    Attributes:
        scores: Each of `CRITERIA` -> 1 to 5, 5 the best.
        reasons: Each of `CRITERIA` -> why, in a sentence.
    """

    scores: dict[str, int]
    reasons: dict[str, str]

    @property
    def overall(self) -> float:
        """Mean of the scores.

        Examples:
            >>> Rubric(scores={"element": 3, "action": 4}, reasons={}).overall
            3.5
        """
        return sum(self.scores.values()) / len(self.scores)


def judge_steps_by_model(
    written: Sequence[str], gold: Sequence[str], *, backend: str | Backend
) -> Judgement:
    """Ask a model which steps of two procedures say the same.

    Args:
        written: Steps to judge.
        gold: Steps of the gold procedure.
        backend: Such as ``openai:NAME``.

    Returns:
        As `wb2pm.llm.judging.step_judge.judge_steps`; a step is there (1) or not (0).

    Raises:
        BackendError: If the model cannot be asked, or its reply is not of the form.
    """
    from wb2pm.llm.judging.judge_replies import StepsReply

    lines = [*_steps("P1", written), *_steps("P2", gold)]
    reply = _ask(
        backend,
        "judge_steps",
        ["Which steps of P1 and P2 say the same?", data_block("procedures", lines)],
        StepsReply,
        check=lambda said: _wrong_numbers(said, len(written), len(gold)),
    )
    said = _judged(written, reply.written)
    asked = _judged(gold, reply.gold)
    return Judgement(
        precision=sum(s.probability for s in said) / len(said),
        recall=sum(s.probability for s in asked) / len(asked),
        ordering=count_in_order(said) / len(said),
        written=said,
        gold=asked,
    )


def judge_answer_by_model(
    question: str, reference: str, answer: str, *, backend: str | Backend
) -> dict[str, float]:
    """Ask a model to score an answer by a person's, on four axes from 1 to 3.

    Raises:
        BackendError: If the model cannot be asked, or its reply is not of the form.
    """
    from wb2pm.llm.judging.answer_judge import AXES
    from wb2pm.llm.judging.judge_replies import AnswerReply

    lines = [
        f"{name}: {_masked(text)}"
        for name, text in (
            ("question", question),
            ("person's answer", reference),
            ("answer to judge", answer),
        )
    ]
    asked = ["Score the answer.", data_block("answers", lines)]
    reply = _ask(backend, "judge_answer", asked, AnswerReply)
    return {axis: float(getattr(reply, axis)) for axis in AXES}


def judge_rubric(procedure: Procedure, *, backend: str | Backend) -> Rubric:
    """Ask a model how well a procedure is written, by six criteria from 1 to 5.

    Raises:
        BackendError: If the model cannot be asked, or its reply is not of the form.
    """
    from wb2pm.llm.judging.judge_replies import RubricReply

    lines = [
        f"Title of P1: {_masked(procedure.title)}",
        *_steps("P1", [step.text for step in procedure.steps]),
    ]
    asked = ["Score P1.", data_block("procedure", lines)]
    reply = _ask(backend, "judge_rubric", asked, RubricReply)
    found = {name: getattr(reply, name) for name in CRITERIA}
    return Rubric(
        scores={name: criterion.score for name, criterion in found.items()},
        reasons={name: criterion.reason for name, criterion in found.items()},
    )


def relate_goals_by_model(one: str, other: str, *, backend: str | Backend) -> Relation:
    """Ask a model whether each of two goals satisfies the other.

    Raises:
        BackendError: If the model cannot be asked, or its reply is not of the form.
    """
    from wb2pm.llm.judging.judge_replies import GoalsReply

    lines = [f"goal A: {_masked(one)}", f"goal B: {_masked(other)}"]
    asked = ["Does A satisfy B, and B satisfy A?", data_block("goals", lines)]
    reply = _ask(backend, "judge_goals", asked, GoalsReply)
    return related(forth=reply.a_satisfies_b, back=reply.b_satisfies_a)


def _ask(
    named: str | Backend,
    job: Judging,
    parts: Iterable[str],
    reply: type[R],
    *,
    check: Callable[[R], str | None] | None = None,
) -> R:
    backend = find_backend(named)
    if backend is None:
        raise BackendError("the rules judge offline: name a language model here")
    request = Request(
        job=job,
        system=instructions(job),
        text="\n\n".join(parts),
        reply=reply,
        check=check,
    )
    return backend.complete(request).reply


def _masked(text: str) -> str:
    return quote(mask_text(text), longest=_LONGEST)


def _steps(name: str, steps: Sequence[str]) -> list[str]:
    return [f"{name}.{n} {_masked(step)}" for n, step in enumerate(steps, start=1)]


def _wrong_numbers(reply: StepsReply, written: int, gold: int) -> str | None:
    for name, told, own, other in (
        ("written", reply.written, written, gold),
        ("gold", reply.gold, gold, written),
    ):
        if sorted(entry.step for entry in told) != list(range(1, own + 1)):
            return f"`{name}` must hold each step from 1 to {own} once"
        partners = [e.partner for e in told if e.partner is not None]
        if any(not 1 <= partner <= other for partner in partners):
            return f"partners in `{name}` must be between 1 and {other}"
    return None


def _judged(lines: Sequence[str], told: Sequence[Partner]) -> tuple[JudgedStep, ...]:
    partner_of = {entry.step: entry.partner for entry in told}
    return tuple(
        JudgedStep(
            text=line,
            probability=0.0 if (partner := partner_of[number]) is None else 1.0,
            partner=None if partner is None else partner - 1,
        )
        for number, line in enumerate(lines, start=1)
    )
