"""Job: answer a question about demonstrations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.llm.answers import Answer, Response
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.llm.cases import make_cases, mask_text
from wb2pm.llm.jobs.asking import Citing, JobReply, ask_model

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.cases import Item
    from wb2pm.llm.requests.replies import QuestionReply
    from wb2pm.procedures.procedure import Procedure


def ask(
    question: str,
    demonstrations: Iterable[Item] = (),
    *,
    procedures: Mapping[str, Procedure] | None = None,
    backend: str | Backend = RULES,
    facts: bool = True,
) -> Answer[Response]:
    """Answer a question about demonstrations or written procedures.

    Args:
        question: The question, in words.
        demonstrations: Demonstrations, or pairs of one and its activities at
            granularity ``step``: the first is meant by "the first", and so on.
        procedures: Written procedures by name. Default: those beside the
            demonstrations.
        backend: Who answers: ``rules``, ``openai:NAME``, or a backend.
        facts: Whether a model is told what mining finds.

    Returns:
        The answer, its sentences with what they rest on; declined where the
        evidence or the rules do not allow one.

    Raises:
        BackendError: If the model cannot be asked.
        UnknownNameError: If there is no such backend.

    Examples:
        >>> ask("What is the weather like?").declined
        'nothing was given that the question could be answered from'
    """
    cases = make_cases(demonstrations)
    if procedures is None:
        procedures = {
            case.id: case.demonstration.procedure
            for case in cases
            if case.demonstration.procedure and case.demonstration.procedure.steps
        }
    model = find_backend(backend)
    if not any(c.activities for c in cases) and not procedures:
        return Answer(
            job="ask",
            backend=model.name if model else RULES,
            declined="nothing was given that the question could be answered from",
        )
    if model is None:
        from wb2pm.llm.rules.questions import answer_by_rules

        return answer_by_rules(question, cases, procedures)
    from wb2pm.llm.requests.prompts import make_prompt
    from wb2pm.llm.requests.replies import QuestionReply

    asked = mask_text(" ".join(question.split()), cases)
    prompt = make_prompt(
        "ask",
        f"The question: {asked}",
        cases,
        limits=model.limits,
        procedures=procedures,
        facts=facts,
    )

    def make(reply: QuestionReply, citing: Citing) -> JobReply[Response]:
        if not reply.can_be_answered:
            return JobReply(None, declined=reply.answer or "the evidence does not tell")
        claims = tuple(citing.claim(c.sentence, c.cites) for c in reply.claims)
        return JobReply(Response(text=reply.answer, question=question), claims)

    return ask_model("ask", model, prompt, QuestionReply, make)
