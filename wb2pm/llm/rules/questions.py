"""Questions answered by rule: what can be read off procedures and traces."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wb2pm.llm.answers import Answer, Citation, Claim, Response
from wb2pm.llm.jobs.asking import by_rules

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.llm.cases import Case
    from wb2pm.procedures import Procedure

_COMPLETION = re.compile(r"\b(?:complet|finish|done|success)", re.IGNORECASE)


def answer_by_rules(
    question: str,
    cases: Sequence[Case],
    procedures: Mapping[str, Procedure],
) -> Answer[Response]:
    """Answer a question of a kind that rules know; decline every other.

    Args:
        question: The question.
        cases: The demonstrations.
        procedures: Written procedures by name.

    Returns:
        The answer with the steps and events it rests on. Known so far: how one sees
        that the work is done.
    """
    if not _COMPLETION.search(question):
        why = "no rule answers a question of this kind"
        return by_rules("ask", None, declined=why)
    claims = [_last_step(name, p) for name, p in procedures.items() if p.steps]
    claims += [_last_activity(case) for case in cases if case.activities]
    text = " ".join(claim.sentence for claim in claims)
    response = Response(text=text, question=question, question_kind="completion")
    return by_rules("ask", response, claims)


def _last_step(name: str, procedure: Procedure) -> Claim:
    step = procedure.steps[-1]
    return Claim(
        sentence=f"The work is done when its last step is: {step.text}",
        citations=(Citation(kind="step", source=name, place=str(step.number)),),
    )


def _last_activity(case: Case) -> Claim:
    last = case.activities[-1]
    screen = last.events[-1].screen_after
    shown = (
        f", after which “{screen.title}” was shown" if screen and screen.title else ""
    )
    return Claim(
        sentence=f"The demonstration ends with {last.label}{shown}.",
        citations=(Citation(kind="event", source=case.id, place=last.acting.id),),
    )
