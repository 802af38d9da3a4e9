"""Questions about one step: why something was clicked or typed there."""

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

_ALIKE: Final = 80
"""Percent from which the words of a question are taken for those of a step: a slip of
a letter in ten is a slip, another name is not (rapidfuzz's partial ratio)."""
_FORM: Final = 4
"""First letters that the forms of a word share."""
_ONLY_CLICKS: Final = frozenset(
    {"Click", "Open", "Press", "Scroll", "Hover", "Navigate"}
)


def why_clicked(asked: AskedQuestion, subjects: Sequence[Subject]) -> list[Claim]:
    """Return what a click leads to: the next step, and the purpose of it all."""
    found = _find(asked, subjects)
    if found is None:
        return []
    subject, place = found
    step = subject.steps[place]
    if _is_another(asked, step):
        return [_corrected(step, f'"{asked.name}" is not what is clicked')]
    name = f'"{asked.name}"' if asked.name else "this"
    wants = f"The user wants to {subject.purpose}."
    if place + 1 == len(subject.steps):
        why = f"Clicking {name} is the last step and brings that about."
        return [Claim(sentence=f"{wants} {why}", citations=(step.citation,))]
    following = subject.steps[place + 1]
    closing = phrase_pattern(language("en").answering.closing)
    if asked.name and closing.search(asked.name) and _typed_before(subject, place):
        why = f"Clicking {name} sends what was entered before."
    else:
        why = f"Clicking {name} is necessary for the next step: {lower_first(following.gist)}."
    return [
        Claim(sentence=f"{wants} {why}", citations=(step.citation, following.citation))
    ]


def why_typed(asked: AskedQuestion, subjects: Sequence[Subject]) -> list[Claim]:
    """Return what a text is for: the field it goes into, and the purpose of it all."""
    found = _find(asked, subjects)
    if found is None:
        return []
    subject, place = found
    step = subject.steps[place]
    words = language("en").answering
    verbs = {action.verb for action in step.step.actions}
    if verbs and verbs <= _ONLY_CLICKS and not words.typing.search(step.gist):
        return [_corrected(step, "nothing is typed")]
    if _is_another(asked, step):
        return [_corrected(step, f'"{asked.name}" is not what is typed')]
    text = f'"{asked.name}"' if asked.name else "this"
    field = next((a.target for a in step.step.actions if a.target), None)
    named = field or step.text
    known = (k.purpose for k in words.field_purposes if k.field.search(named))
    unknown = "as its value" if field else "since the work asks for it"
    sentence = (
        f"The user wants to {subject.purpose}, and types {text}"
        f"{f' into {field}' if field else ''} {next(known, unknown)}."
    )
    return [Claim(sentence=sentence, citations=(step.citation,))]


def _is_another(asked: AskedQuestion, step: SubjectStep) -> bool:
    """Return whether a question names what has nothing to do with the step."""
    name = asked.name or ""
    if not _names(asked) or _likeness(name, step) >= _ALIKE:
        return False
    said = {word[:_FORM] for word in re.findall(r"\w+", step.text.lower())}
    return not any(word[:_FORM] in said for word in re.findall(r"\w+", name.lower()))


def _names(asked: AskedQuestion) -> bool:
    """Return whether a question names one thing, not just "the button"."""
    no_name = language("en").answering.no_name
    return asked.name is not None and not no_name.fullmatch(asked.name)


def _corrected(step: SubjectStep, found: str) -> Claim:
    sentence = f"In step {step.number} {found}; the step is: {lower_first(step.gist)}."
    return Claim(sentence=sentence, citations=(step.citation,))


def _find(
    asked: AskedQuestion, subjects: Sequence[Subject]
) -> tuple[Subject, int] | None:
    """Find the step that is meant: by its number, checked by its name; else by name."""
    for subject in subjects:
        place = _place(asked, subject)
        if place is not None:
            return subject, place
    return None


def _place(asked: AskedQuestion, subject: Subject) -> int | None:
    number = asked.step or asked.screenshot
    numbered = number - 1 if number and number <= len(subject.steps) else None
    if not _names(asked):
        return numbered
    name = asked.name or ""
    likeness = [_likeness(name, step) for step in subject.steps]
    if not likeness or max(likeness) < _ALIKE:
        return numbered
    if numbered is not None and likeness[numbered] >= _ALIKE:
        return numbered
    near = numbered if numbered is not None else 0
    best = max(likeness)
    return min(
        (place for place, value in enumerate(likeness) if value == best),
        key=lambda place: abs(place - near),
    )


def _likeness(name: str, step: SubjectStep) -> float:
    return float(fuzz.partial_ratio(name.lower(), step.text.lower()))


def _typed_before(subject: Subject, place: int) -> bool:
    return any(
        action.verb in {"Enter", "Type", "Select"}
        for step in subject.steps[:place]
        for action in step.step.actions
    )
