"""What questions are about: the steps of a procedure or of a demonstration, alike."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from wb2pm.discovery.procedures.writing import word_steps, write_procedure
from wb2pm.llm.answers import Citation
from wb2pm.procedures.procedure import ProcedureStep
from wb2pm.vocabulary.expressions import UPPER
from wb2pm.vocabulary.language import language

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.llm.cases import Case
    from wb2pm.procedures.procedure import Procedure

_SENTENCE: Final = re.compile(rf"(?<=[^.\s]{{2}}[.!?])\s+(?=[{UPPER}])|\n")


class SubjectStep(Struct, frozen=True, kw_only=True):
    """One step, and where it stands.

    Attributes:
        number: From 1.
        text: In words.
        step: The same, taken apart.
        citation: Where it stands: a step of a procedure or an event.
    """

    number: int
    text: str
    step: ProcedureStep
    citation: Citation

    @property
    def gist(self) -> str:
        r"""Its first sentence, without the remark on where to look.

        Examples:
            >>> from wb2pm.procedures.reading import parse_procedure
            >>> step = parse_procedure("T\n1. Click 'Go'. It is on the left.").steps[0]
            >>> cited = Citation(kind="step", source="T", place="1")
            >>> SubjectStep(number=1, text=step.text, step=step, citation=cited).gist
            "Click 'Go'"
        """
        return _SENTENCE.split(self.text, maxsplit=1)[0].strip().rstrip(".")


class Subject(Struct, frozen=True, kw_only=True):
    """A workflow that is asked about.

    Attributes:
        name: Name of the procedure, or case id.
        title: What it is for, as written; empty where nothing says it.
        steps: Its steps.
        seconds: How long it took, where that was recorded.
    """

    name: str
    title: str
    steps: tuple[SubjectStep, ...]
    seconds: float | None = None

    @property
    def purpose(self) -> str:
        """What it is for, as it would follow "in order to"."""
        return as_purpose(self.title)


def gather_subjects(
    cases: Sequence[Case], procedures: Mapping[str, Procedure]
) -> tuple[Subject, ...]:
    """List what can be asked about: demonstrations first, else the procedures.

    A demonstration is described by the procedure that the rules write of it, so that
    its steps cite events. Procedures count where there is no demonstration of that
    name.
    """
    subjects = [_of_case(case) for case in cases if case.activities]
    known = {subject.name for subject in subjects}
    subjects += [
        _of_procedure(name, procedure)
        for name, procedure in procedures.items()
        if name not in known and procedure.steps
    ]
    return tuple(subjects)


def _of_case(case: Case) -> Subject:
    written = write_procedure(case.demonstration, case.activities, language="en")
    steps = []
    done = [activity for _, activity in word_steps(case.activities)]
    # Reporting the answer, if it was written, is no activity.
    for step, activity in zip(written.steps[: len(done)], done, strict=True):
        cited = Citation(kind="event", source=case.id, place=activity.acting.id)
        steps.append(
            SubjectStep(number=step.number, text=step.text, step=step, citation=cited)
        )
    events = case.demonstration.events
    timed = events and events[0].time_quality != "order_only"
    spent = (
        (events[-1].ended_at - events[0].started_at).total_seconds() if timed else None
    )
    return Subject(
        name=case.id,
        title=case.demonstration.intent or written.title,
        steps=tuple(steps),
        seconds=spent,
    )


def _of_procedure(name: str, procedure: Procedure) -> Subject:
    return Subject(
        name=name,
        title=procedure.title,
        steps=tuple(
            SubjectStep(
                number=step.number,
                text=step.text,
                step=step,
                citation=Citation(kind="step", source=name, place=str(step.number)),
            )
            for step in procedure.steps
        ),
    )


def as_purpose(title: str) -> str:
    """Turn an intent into what follows "in order to".

    Examples:
        >>> as_purpose("What is the price range of lamps?")
        'find out the price range of lamps'
        >>> as_purpose("Tell me how many reviews there are")
        'find out how many reviews there are'
        >>> as_purpose("Fork all repositories.")
        'fork all repositories'
        >>> as_purpose("Is there a lamp under $5?")
        'settle this: "Is there a lamp under $5"'
        >>> as_purpose("")
        'finish the work'
    """
    words = language("en").answering
    text = " ".join(title.split())
    if wish := words.wish.search(text):
        text = text[: wish.start()] + text[wish.end() :]
    text = text.rstrip(" .?!:")
    if not text:
        return "finish the work"
    if match := words.what_is.fullmatch(text):
        return f"find out {match['what']}"
    if match := words.asks.fullmatch(text):
        return f"find out {lower_first(match['what'])}"
    if words.no_verb.match(text):
        return f'settle this: "{text}"'
    return lower_first(words.telling.sub("find out ", text))


def lower_first(text: str) -> str:
    """Begin in a small letter, unless the first word is a name or an abbreviation.

    Examples:
        >>> lower_first("Click it"), lower_first("PDF files"), lower_first("")
        ('click it', 'PDF files', '')
    """
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]
