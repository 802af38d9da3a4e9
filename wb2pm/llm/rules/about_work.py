"""Questions about a workflow as a whole: its purpose, its end, what may go wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rapidfuzz import fuzz

from wb2pm.llm.answers import Claim
from wb2pm.llm.rules.subjects import lower_first
from wb2pm.vocabulary.language import language
from wb2pm.vocabulary.phrases import phrase_pattern

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.llm.rules.question_kinds import AskedQuestion
    from wb2pm.llm.rules.subjects import Subject, SubjectStep

_QUOTED: Final = re.compile(r"[\"\u201c][^\"\u201d]*[\"\u201d]")
_MOST: Final = 3


def what_it_is_for(asked: AskedQuestion, subjects: Sequence[Subject]) -> list[Claim]:
    """Describe the purpose: the intent, as a purpose."""
    return [
        Claim(
            sentence=f"The purpose of this workflow is to {subject.purpose}.",
            citations=(subject.steps[-1].citation,),
        )
        for subject in _chosen(asked, subjects)[:1]
        if subject.title
    ]


def how_one_knows_it_is_done(
    asked: AskedQuestion, subjects: Sequence[Subject]
) -> list[Claim]:
    """Describe the sign of completion: what the last step leaves on the screen."""
    claims = []
    for subject in _chosen(asked, subjects)[:1]:
        last = subject.steps[-1]
        wanted = language("en").answering.learning.sub("", subject.purpose)
        done = f"once the last step is done: {lower_first(last.gist)}."
        sentence = (
            f"The user will be able to see {wanted}, {done}"
            if wanted != subject.purpose
            else "The user will see on the page that what was wanted, to"
            f" {subject.purpose}, has happened, {done}"
        )
        claims.append(Claim(sentence=sentence, citations=(last.citation,)))
    return claims


def what_may_go_wrong(asked: AskedQuestion, subjects: Sequence[Subject]) -> list[Claim]:
    """Name the steps where people go wrong: choices, values, searches, the last one."""
    claims: list[Claim] = []
    for subject in _chosen(asked, subjects)[:1]:
        for step in subject.steps:
            risk = _risk(step)
            if risk is not None and len(claims) < _MOST - 1:
                claims.append(Claim(sentence=risk, citations=(step.citation,)))
        last = subject.steps[-1]
        claims.append(
            Claim(
                sentence=f"Or the user stops before the last step ({last.number}) and does"
                f" not {subject.purpose}.",
                citations=(last.citation,),
            )
        )
    if claims:
        first = lower_first(claims[0].sentence)
        claims[0] = Claim(
            sentence=f"The most common failure mode would be that {first}",
            citations=claims[0].citations,
        )
    return claims


def _risk(step: SubjectStep) -> str | None:
    for action in step.step.actions:
        if action.value and action.verb in {"Enter", "Type"}:
            where = f" into {action.target}" if action.target else ""
            return f'The user types something other than "{action.value}"{where} in step {step.number}.'
        if action.verb == "Select":
            return (
                f"The user chooses the wrong option in step {step.number}: {step.gist}."
            )
    if step.step.condition:
        return f"The user overlooks that step {step.number} holds only sometimes: {step.text}"
    looking = phrase_pattern(language("en").answering.looking)
    if looking.search(_QUOTED.sub("", step.text)):
        return (
            f"The user misses or misreads what is to be found in step {step.number}:"
            f" {step.gist}."
        )
    return None


def _chosen(asked: AskedQuestion, subjects: Sequence[Subject]) -> list[Subject]:
    """Put first what the question names, where it names one of several."""
    usable = [subject for subject in subjects if subject.steps]
    if asked.topic is None:
        return usable
    topic = asked.topic
    return sorted(
        usable,
        key=lambda subject: -fuzz.token_set_ratio(topic.lower(), subject.title.lower()),
    )
