"""Job: identify the goal behind a demonstration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.llm.answers import Answer, Claim, Goal
from wb2pm.llm.backends.registry import RULES, find_backend
from wb2pm.llm.cases import make_cases
from wb2pm.llm.jobs.asking import Citing, JobReply, ask_model

if TYPE_CHECKING:
    from wb2pm.llm.backends.calls import Backend
    from wb2pm.llm.cases import Case, Item
    from wb2pm.llm.requests.replies import GoalReply


def goal(
    demonstration: Item,
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
    (case,) = make_cases([demonstration])
    model = find_backend(backend)
    if not case.activities:
        return Answer(
            job="goal",
            backend=model.name if model else RULES,
            declined="nothing was done",
        )
    if model is None:
        from wb2pm.llm.rules.goals import goal_by_rules

        return goal_by_rules(case)
    from wb2pm.llm.requests.prompts import make_prompt
    from wb2pm.llm.requests.replies import GoalReply

    prompt = make_prompt(
        "goal",
        "What is the goal behind the demonstration D1?",
        [case],
        limits=model.limits,
        facts=facts,
        counted=_entered(case) if facts else (),
    )

    def make(reply: GoalReply, citing: Citing) -> JobReply[Goal]:
        claims = tuple(citing.claim(r.sentence, r.cites) for r in reply.reasons)
        sentence = " ".join(reply.goal.split())
        return JobReply(Goal(sentence=sentence, fulfilled=reply.fulfilled), claims)

    return ask_model("goal", model, prompt, GoalReply, make)


def _entered(case: Case) -> list[Claim]:
    """Return what each field held in the end, masked like all else that is sent."""
    from wb2pm.llm.cases import mask_case
    from wb2pm.llm.rules.goal_signs import last_entries

    entries = last_entries(mask_case(case))
    if not entries:
        return []
    told = "; ".join(f"{a.element or a.label}: {a.value}" for a in entries)
    return [Claim(sentence=f"Entered or chosen in the end: {told}.")]
