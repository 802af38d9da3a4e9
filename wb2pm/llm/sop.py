"""Procedures written from what people did, by rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.llm.sop_merge import merge_sequences
from wb2pm.llm.sop_units import Unit, units
from wb2pm.llm.sop_wording import word_activity, word_submit
from wb2pm.procedures import Procedure, ProcedureStep, parse_procedure, procedure_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.events import Activity, Demonstration
    from wb2pm.llm.sop_merge import Alternative


def write_procedure(
    demonstration: Demonstration, activities: Sequence[Activity]
) -> Procedure:
    """Write down how one demonstration was done.

    Every activity is written, detours included: it is a record of one run.
    `merge_procedures` gives the procedure to follow.

    Args:
        demonstration: The demonstration, redacted as it is to be written.
        activities: Its activities at granularity ``step``.

    Returns:
        A procedure with one discrete action a step, in the wording of
        `sop_wording`. Its title is the demonstration's intent, else its
        workflow or its id.

    Examples:
        >>> from wb2pm.events import Demonstration
        >>> nothing = Demonstration(
        ...     id="d1", source="d1.json", source_format="own", events=(),
        ...     source_actions=0, intent="Log out",
        ... )
        >>> write_procedure(nothing, ()).title
        'Log out'
    """
    title = demonstration.intent or demonstration.workflow or demonstration.id
    sentences = [text for unit in units(activities) for text in _sentences(unit)]
    return _procedure(title, sentences, source=demonstration.source)


def merge_procedures(
    workflow: str,
    intent: str | None,
    items: Sequence[tuple[Demonstration, Sequence[Activity]]],
) -> Procedure:
    """Write one procedure from all demonstrations of a workflow.

    The steps follow the demonstration that is most like all others. What most
    people did is a step; what some did besides is ``Optional (2 of 5 people)``;
    what some did in place of a step is named after it (``Alternatively, ...``).
    Detours of a minority, that is clicks that led nowhere, were undone or done
    again, are left out and counted in `Procedure.issues`. Values that differ
    between demonstrations are described, with one of them as the example.

    Args:
        workflow: Id of the workflow.
        intent: What it is for; the title. The workflow's id where there is none.
        items: Its demonstrations with their activities at granularity ``step``,
            in any order.

    Returns:
        The procedure; without steps when there are no demonstrations.

    Examples:
        >>> merge_procedures("1001", "Create an issue", []).title
        'Create an issue'
    """
    ordered = sorted(items, key=lambda item: item[0].id)
    merged = merge_sequences([units(activities) for _, activities in ordered])
    people = len(ordered)
    sentences: list[str] = []
    begins: list[int] = []  # number of the first step of each unit
    for unit in merged.units:
        begins.append(len(sentences) + 1)
        texts = _sentences(unit.unit, values=unit.values, differs=unit.differs)
        if unit.optional:
            texts = [f"Optional ({unit.people} of {people} people): {t}" for t in texts]
        for other in unit.alternatives:
            last = begins[-1] + len(texts) - 1
            steps = (begins[-min(other.replaces, len(begins))], last)
            texts[-1] = f"{texts[-1]} {_alternative(other, people, steps)}"
        sentences.extend(texts)
    issues = tuple(
        f"left out as a detour of {count} of {people}: {label}"
        for label, count in merged.detours.items()
    )
    return _procedure(intent or workflow, sentences, issues=issues)


def _sentences(
    unit: Unit, *, values: Sequence[str] = (), differs: bool = False
) -> list[str]:
    if unit.submits:
        return [word_submit()]
    return list(word_activity(unit.activity, values=values, placeholder=differs))


def _alternative(other: Alternative, people: int, steps: tuple[int, int]) -> str:
    texts = [text for unit in other.units for text in _short(unit)]
    what = " and ".join(text[:1].lower() + text[1:].rstrip(".") for text in texts)
    first, last = steps
    instead = f", instead of steps {first} to {last}" if first < last else ""
    return f"Alternatively{instead}, {what} ({other.people} of {people} people)."


def _short(unit: Unit) -> list[str]:
    """Word a unit for a remark: without the click that leads up to it."""
    texts = _sentences(unit)
    return (
        texts[1:]
        if unit.activity.verb in {"Enter", "Select"} and len(texts) > 1
        else texts
    )


def _procedure(
    title: str,
    sentences: Sequence[str],
    *,
    source: str | None = None,
    issues: tuple[str, ...] = (),
) -> Procedure:
    """Make a procedure of sentences, its steps read as any other would be."""
    plain = " ".join(title.split())
    steps = tuple(
        ProcedureStep(number=number, text=sentence)
        for number, sentence in enumerate(sentences, start=1)
    )
    text = procedure_text(Procedure(title=plain, steps=steps))
    read = parse_procedure(text)
    return Procedure(
        title=plain, steps=read.steps, text=text, source=source, issues=issues
    )
