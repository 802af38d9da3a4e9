"""Job: identify the goal behind a demonstration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.llm.answers import Answer, Claim, Goal
from wb2pm.llm.backends.registry import RULES
from wb2pm.llm.cases import make_case, mask_case
from wb2pm.llm.jobs.asking import Citing, JobReply
from wb2pm.llm.jobs.job import Job, Task
from wb2pm.llm.rules.goal_signs import last_entries
from wb2pm.llm.rules.goals import goal_by_rules

if TYPE_CHECKING:
    from wb2pm.converters.sources.given import One
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.requests.replies import GoalReply


def goal(
    demonstration: One,
    *,
    backend: str | Backend = RULES,
    facts: bool = True,
) -> Answer[Goal]:
    """Identify the goal behind a demonstration, as one imperative sentence.

    The stated intent and the written procedure of the demonstration are not looked
    at: the goal is read off what was done.

    Args:
        demonstration: A demonstration, or a pair of it and its activities at
            granularity ``step``.
        backend: Who says: ``rules``, ``openai:NAME``, or a backend.
        facts: Whether a model is told what was entered and chosen in the end.

    Returns:
        The goal; declined where nothing was done that reveals one.

    Raises:
        BackendError: If the model cannot be asked.
        UnknownNameError: If there is no such backend.

    Examples:
        >>> import wb2pm
        >>> from wb2pm.bundled import demonstrations_of
        >>> one = wb2pm.read(demonstrations_of(4003)).demonstrations[0]
        >>> "/lanterns" in goal(one).result.sentence
        True
    """
    task = Task(cases=(make_case(demonstration),))
    return GOAL.do(task, backend=backend, facts=facts)


def _read(reply: GoalReply, citing: Citing, _task: Task) -> JobReply[Goal]:
    claims = tuple(citing.claim(r.sentence, r.cites) for r in reply.reasons)
    sentence = " ".join(reply.goal.split())
    return JobReply(Goal(sentence=sentence, fulfilled=reply.fulfilled), claims)


def _entered(task: Task) -> list[Claim]:
    """Return what each field held in the end, masked like all else that is sent."""
    entries = last_entries(mask_case(task.cases[0]))
    if not entries:
        return []
    told = "; ".join(f"{a.element or a.label}: {a.value}" for a in entries)
    return [Claim(sentence=f"Entered or chosen in the end: {told}.")]


GOAL: Final = Job[Goal](
    name="goal",
    reply="GoalReply",
    of="recording",
    wording=lambda _: "What is the goal behind the demonstration D1?",
    rules=lambda task: goal_by_rules(task.cases[0]),
    read=_read,
    declines=lambda task: None if task.acted else "nothing was done",
    counted=_entered,
)
"""Identify the goal behind a demonstration."""
