"""The same judgements asked of a language model: of steps and of answers.

What is judged reaches the model as quoted data, masked, like everything else
(`wb2pm.llm.requests.quoting`); the reply is checked for its form and for naming every
step once. What these judges are worth depends on the model: measure it with the tasks
`step-judge` and `answer-judge` before relying on one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from wb2pm.errors import BackendError
from wb2pm.llm.backends.calls import Request
from wb2pm.llm.backends.registry import find_backend
from wb2pm.llm.cases import mask_text
from wb2pm.llm.judging.step_judge import JudgedStep, Judgement, count_in_order
from wb2pm.llm.requests.prompts import instructions
from wb2pm.llm.requests.quoting import data_block, quote

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pydantic import BaseModel

    from wb2pm.llm.answers import Judging
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.judging.judge_replies import Partner, StepsReply

    R = TypeVar("R", bound=BaseModel)

_LONGEST: Final = 2_000


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
