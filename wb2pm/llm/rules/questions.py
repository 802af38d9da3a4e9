"""Questions answered by rule: what can be read off procedures and traces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.llm.answers import Answer, Claim, Response
from wb2pm.llm.rules.about_changes import how_to_change
from wb2pm.llm.rules.about_steps import why_clicked, why_typed
from wb2pm.llm.rules.about_two import how_they_differ, how_to_be_faster
from wb2pm.llm.rules.about_work import (
    how_one_knows_it_is_done,
    what_it_is_for,
    what_may_go_wrong,
)
from wb2pm.llm.rules.answering import by_rules
from wb2pm.llm.rules.question_kinds import AskedQuestion, Kind, understand_question
from wb2pm.llm.rules.subjects import Subject, gather_subjects

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from wb2pm.llm.cases import Case
    from wb2pm.procedures.procedure import Procedure

    Rule = Callable[[AskedQuestion, Sequence[Subject]], Sequence[Claim]]

_RULES: Final[dict[Kind, Rule]] = {
    "purpose": what_it_is_for,
    "completion": how_one_knows_it_is_done,
    "failure_modes": what_may_go_wrong,
    "why_click": why_clicked,
    "why_type": why_typed,
    "change": how_to_change,
    "differences": how_they_differ,
    "efficiency": how_to_be_faster,
}


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
        The answer with the steps and events it rests on. Known are the kinds of
        `wb2pm.llm.rules.question_kinds`; declined is also what the evidence does not
        tell, such as a step that is not there.
    """
    asked = understand_question(question)
    if asked is None:
        why = "no rule answers a question of this kind"
        return by_rules("ask", None, declined=why)
    claims = _RULES[asked.kind](asked, gather_subjects(cases, procedures))
    if not claims:
        why = "nothing in the evidence answers it"
        return by_rules("ask", None, declined=why)
    text = " ".join(claim.sentence for claim in claims)
    response = Response(text=text, question=question, question_kind=asked.kind)
    return by_rules("ask", response, claims)
