"""Job: answer a question about demonstrations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.llm.answers import Answer, Response
from wb2pm.llm.backends.registry import RULES
from wb2pm.llm.cases import make_cases
from wb2pm.llm.given_procedures import procedures_in
from wb2pm.llm.jobs.asking import Citing, JobReply
from wb2pm.llm.jobs.job import Job, Task
from wb2pm.llm.rules.questions import answer_by_rules

if TYPE_CHECKING:
    from wb2pm.converters.sources.given import Given
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.given_procedures import GivenProcedures
    from wb2pm.llm.requests.replies import QuestionReply


def ask(
    question: str,
    demonstrations: Given = (),
    *,
    procedures: GivenProcedures | None = None,
    backend: str | Backend = RULES,
    facts: bool = True,
) -> Answer[Response]:
    """Answer a question about demonstrations or written procedures.

    Args:
        question: The question, in words.
        demonstrations: Demonstrations, or pairs of one and its activities at
            granularity ``step``: the first is meant by "the first", and so on.
        procedures: Written procedures by name or in a list, as for `wb2pm.rank`.
            Default: those beside the demonstrations.
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
    task = Task(cases=cases, procedures=procedures_in(procedures), question=question)
    return ASK.do(task, backend=backend, facts=facts)


def _declines(task: Task) -> str | None:
    if task.acted or task.procedures:
        return None
    return "nothing was given that the question could be answered from"


def _read(reply: QuestionReply, citing: Citing, task: Task) -> JobReply[Response]:
    if not reply.can_be_answered:
        return JobReply(None, declined=reply.answer or "the evidence does not tell")
    claims = tuple(citing.claim(c.sentence, c.cites) for c in reply.claims)
    response = Response(text=reply.answer, question=task.question or "")
    return JobReply(response, claims)


ASK: Final = Job[Response](
    name="ask",
    reply="QuestionReply",
    of="question",
    wording=lambda _: "Answer the question Q1.",
    stated=lambda task: task.question,
    rules=lambda t: answer_by_rules(t.question or "", t.cases, t.procedures),
    read=_read,
    declines=_declines,
)
"""Answer a question about demonstrations or written procedures."""
