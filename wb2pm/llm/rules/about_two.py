"""Questions about two ways of working: how they differ, and which is the faster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rapidfuzz import fuzz

from wb2pm.converters.redaction.comparing import same_text
from wb2pm.llm.answers import Claim
from wb2pm.llm.judging.step_judge import FOUND, judge_steps
from wb2pm.vocabulary.language import language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.llm.answers import Citation
    from wb2pm.llm.rules.question_kinds import AskedQuestion
    from wb2pm.llm.rules.subjects import Subject, SubjectStep

_ONE_AIM: Final = 60
"""Percent of the words of two aims from which they may be one (token set ratio)."""
_APART: Final = 0.25
"""Share of the steps of both that the other has not, from which aims are compared."""
_MOST: Final = 4
_TWO: Final = 2


def how_they_differ(
    asked: AskedQuestion,  # noqa: ARG001 (the form of a rule)
    subjects: Sequence[Subject],
) -> list[Claim]:
    """Name the steps that only one of two has."""
    if len(subjects) < _TWO:
        return []
    first, second = subjects[0], subjects[1]
    only_first, only_second = _apart(first, second)
    if not only_first and not only_second:
        same = "Both workflows follow the same steps."
        return [Claim(sentence=same, citations=_ends(first, second))]
    return [
        _listing(which, steps)
        for which, steps in ((0, only_first), (1, only_second))
        if steps
    ]


def how_to_be_faster(
    asked: AskedQuestion,  # noqa: ARG001 (the form of a rule)
    subjects: Sequence[Subject],
) -> list[Claim]:
    """Return which is slower, what it repeats, and what the other does without."""
    if len(subjects) < _TWO:
        return []
    slow = max((0, 1), key=lambda place: _effort(subjects[place]))
    slower, faster = subjects[slow], subjects[1 - slow]
    extra, instead = _apart(slower, faster)
    repeats = _repeated(slower)
    if _is_other_work(slower, faster, extra, instead):
        return [
            Claim(
                sentence="The two do different work (to"
                f" {subjects[0].purpose}; to {subjects[1].purpose}), so neither is a"
                " faster way of the other.",
                citations=_ends(slower, faster),
            )
        ]
    equal = len(slower.steps) == len(faster.steps) and not (
        slower.seconds and faster.seconds
    )
    if not (extra or repeats) or equal:
        same = "Both workflows follow the same steps; neither needs fewer."
        if extra or repeats:
            same = (
                f"Both workflows take {len(slower.steps)} steps; neither needs fewer."
            )
        return [Claim(sentence=same, citations=_ends(slower, faster))]
    claims = [
        Claim(
            sentence=f"The {_ordinal(slow)} workflow is less efficient: it takes"
            f" {_cost(slower)} where the {_ordinal(1 - slow)} takes"
            f" {_cost(faster)}.",
            citations=_ends(slower, faster),
        )
    ]
    if repeats:
        told = ", ".join(
            f"{again.number} repeats {once.number}" for once, again in repeats
        )
        claims.append(
            Claim(
                sentence=f"It does some things twice (step {told}).",
                citations=tuple(again.citation for _, again in repeats),
            )
        )
    if extra:
        left = "; ".join(f"{step.number}. {step.gist}" for step in extra[:_MOST])
        claims.append(
            Claim(
                sentence=f"It can be improved by leaving out steps that the other does without: {left}.",
                citations=tuple(step.citation for step in extra[:_MOST]),
            )
        )
    if instead:
        done = "; ".join(step.gist for step in instead[:_MOST])
        claims.append(
            Claim(
                sentence=f"Instead, do as the {_ordinal(1 - slow)} workflow does: {done}.",
                citations=tuple(step.citation for step in instead[:_MOST]),
            )
        )
    return claims


def _is_other_work(
    slower: Subject,
    faster: Subject,
    extra: Sequence[SubjectStep],
    instead: Sequence[SubjectStep],
) -> bool:
    """Return whether two workflows share few steps, and aims neither."""
    apart = min(len(extra) / len(slower.steps), len(instead) / len(faster.steps))
    aims = fuzz.token_set_ratio(slower.title.lower(), faster.title.lower())
    return apart > _APART and bool(slower.title and faster.title) and aims < _ONE_AIM


def _effort(subject: Subject) -> tuple[float, float]:
    actions = sum(max(len(step.step.actions), 1) for step in subject.steps)
    return (float(len(subject.steps)), subject.seconds or float(actions))


def _cost(subject: Subject) -> str:
    steps = f"{len(subject.steps)} steps"
    return f"{steps} and {subject.seconds:.0f} s" if subject.seconds else steps


def _apart(one: Subject, other: Subject) -> tuple[list[SubjectStep], list[SubjectStep]]:
    """List the steps that only the one and only the other has.

    The same step with another value or record is no difference in the way of working.
    """
    only_one, only_other = _alone(one, other), _alone(other, one)
    shared = {_shape(s) for s in only_one} & {_shape(s) for s in only_other}
    return (
        [step for step in only_one if _shape(step) not in shared],
        [step for step in only_other if _shape(step) not in shared],
    )


def _shape(step: SubjectStep) -> str:
    """Leave out of a step what it is about: the value typed, the record opened."""
    gist = step.gist.lower()
    value = language("en").answering.filled_in.search(gist)
    return gist[: value.start()] + gist[value.end() :] if value else gist


def _alone(one: Subject, other: Subject) -> list[SubjectStep]:
    """List the steps of one that the other does not have, as the judge sees it."""
    if not one.steps or not other.steps:
        return list(one.steps)
    judged = judge_steps([s.text for s in one.steps], [s.text for s in other.steps])
    return [
        step
        for step, found in zip(one.steps, judged.written, strict=True)
        if found.probability < FOUND
    ]


def _repeated(subject: Subject) -> list[tuple[SubjectStep, SubjectStep]]:
    """List steps that repeat another; of what is masked in them, that is not known."""
    pairs = []
    for place, step in enumerate(subject.steps):
        before = next(
            (
                s
                for s in subject.steps[:place]
                if same_text(s.text.lower(), step.text.lower())
            ),
            None,
        )
        if before is not None:
            pairs.append((before, step))
    return pairs


def _listing(which: int, steps: Sequence[SubjectStep]) -> Claim:
    told = "; ".join(f"{step.number}. {step.gist}" for step in steps[:_MOST])
    more = len(steps) - _MOST
    rest = f" (and {more} more)" if more > 0 else ""
    return Claim(
        sentence=f"Only the {_ordinal(which)} workflow does this: {told}{rest}.",
        citations=tuple(step.citation for step in steps[:_MOST]),
    )


def _ordinal(place: int) -> str:
    return language("en").grammar.ordinals[place]


def _ends(one: Subject, other: Subject) -> tuple[Citation, ...]:
    return tuple(s.steps[-1].citation for s in (one, other) if s.steps)
