"""What questions are about: the steps of a procedure or of a demonstration, alike."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from wb2pm.discovery.procedures.writing import word_steps, write_procedure
from wb2pm.llm.answers import Citation
from wb2pm.procedures.procedure import ProcedureStep

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.llm.cases import Case
    from wb2pm.procedures.procedure import Procedure

_QUESTION: Final = re.compile(
    r"(?:tell me |show me |find out |i want to know )?(?:what|which) (?:is|are|was|were) (?P<what>.+)",
    re.IGNORECASE,
)
_ASKED: Final = re.compile(
    r"(?:tell me |show me |find out )?(?P<what>(?:how|who|whom|whose|when|where|which|what|why)\b.+)",
    re.IGNORECASE,
)
_SENTENCE: Final = re.compile(r"(?<=[^.\s]{2}[.!?])\s+(?=[A-Z])|\n")
_CLAUSE: Final = re.compile(
    r"(?:among|based|given|in|on|for|from|if|is|are|do|does|did|can|today|there)\b",
    re.IGNORECASE,
)
"""First words of an intent that does not begin with its verb."""
_WISH: Final = re.compile(
    r"(?:i (?:want|would like) to|please|help me)\s+", re.IGNORECASE
)


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
    written = write_procedure(case.demonstration, case.activities)
    steps = []
    done = [activity for _, activity in word_steps(case.activities)]
    for step, activity in zip(written.steps, done, strict=True):
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
    text = _WISH.sub("", " ".join(title.split()), count=1).rstrip(" .?!:")
    if not text:
        return "finish the work"
    if match := _QUESTION.fullmatch(text):
        return f"find out {match['what']}"
    if match := _ASKED.fullmatch(text):
        return f"find out {lower_first(match['what'])}"
    if _CLAUSE.match(text):
        return f'settle this: "{text}"'
    return lower_first(
        re.sub(r"^(?:tell|show|give) me ", "find out ", text, flags=re.IGNORECASE)
    )


def lower_first(text: str) -> str:
    """Begin in a small letter, unless the first word is a name or an abbreviation.

    Examples:
        >>> lower_first("Click it"), lower_first("PDF files"), lower_first("")
        ('click it', 'PDF files', '')
    """
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]
