"""Procedures written from what people did, by rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from wb2pm.discovery.procedures.cases import make_runs, showing_the_way
from wb2pm.discovery.procedures.element_wording import (
    describe_content,
    has_sentences,
    quote,
    sentences,
)
from wb2pm.discovery.procedures.merged_steps import MergedSteps, WrittenStep
from wb2pm.discovery.procedures.merging import merge_sequences
from wb2pm.discovery.procedures.requests import title_of
from wb2pm.discovery.procedures.surroundings import what_shows, where_to_start
from wb2pm.discovery.procedures.units import units
from wb2pm.discovery.procedures.wording import word_activity, word_submit
from wb2pm.procedures.procedure import Procedure, ProcedureStep, procedure_text
from wb2pm.procedures.reading import parse_procedure
from wb2pm.vocabulary.detection import detect_language

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from wb2pm.discovery.procedures.cases import Item, Run
    from wb2pm.events import Activity, Demonstration

    Act = tuple[str, Activity]


class Written(NamedTuple):
    """A procedure, and what each of its steps was written of.

    Attributes:
        procedure: The procedure.
        acts: For each step the case id and what was done there; None for a step that
            was not done.
    """

    procedure: Procedure
    acts: tuple[Act | None, ...]


def write_procedure(
    demonstration: Demonstration,
    activities: Sequence[Activity],
    *,
    language: str | None = None,
) -> Procedure:
    """Write down how one demonstration was done.

    Every activity is written, detours included: it is a record of one run.
    `merge_procedures` gives the procedure to follow.

    Args:
        demonstration: The demonstration, redacted as it is to be written.
        activities: Its activities at granularity ``step``.
        language: Code of the language to write in; by default that of the intent, or
            English where procedures cannot be written in that.

    Returns:
        A procedure with one discrete action a step. Its title is the demonstration's
        intent without the values of this case, else its workflow or its id. The
        values stand in the steps, and the intent as it was in the purpose.

    Examples:
        >>> from wb2pm.events import Demonstration
        >>> nothing = Demonstration(
        ...     id="d1", source="d1.json", source_format="own", events=(),
        ...     source_actions=0, intent='Open issue 28, "Belt jam"',
        ... )
        >>> written = write_procedure(nothing, ())
        >>> written.title, written.purpose
        ('Open issue …, …', 'For requests such as “Open issue 28, "Belt jam"”.')
    """
    return write_with_acts(demonstration, activities, language=language).procedure


def write_with_acts(
    demonstration: Demonstration,
    activities: Sequence[Activity],
    *,
    language: str | None = None,
) -> Written:
    """Write down how one demonstration was done, and what each step was.

    Args:
        demonstration: As for `write_procedure`.
        activities: Likewise.
        language: Likewise.

    Examples:
        >>> from wb2pm.events import Demonstration
        >>> nothing = Demonstration(
        ...     id="d1", source="d1.json", source_format="own", events=(),
        ...     source_actions=0, intent="Log out",
        ... )
        >>> write_with_acts(nothing, ()).acts
        ()
    """
    (run,) = make_runs([(demonstration, activities)])
    code = _chosen_language(language, [run.request])
    steps = [
        WrittenStep(text, act=(demonstration.id, activity))
        for text, activity in word_steps(activities, language=code)
    ]
    fallback = demonstration.workflow or demonstration.id
    return _procedure([run], steps, code, fallback=fallback)


def word_steps(
    activities: Sequence[Activity], *, language: str | None = None
) -> list[tuple[str, Activity]]:
    """Return the steps that `write_procedure` writes, each with its activity.

    Args:
        activities: Activities at granularity ``step``.
        language: Code of the language to write in.

    Returns:
        Sentences in order; an activity may take several.

    Examples:
        >>> from wb2pm.events import Activity
        >>> act = Activity(
        ...     label="Enter 'Name'", verb="Enter", events=(), element="Name",
        ...     element_type="field", value="Ann",
        ... )
        >>> [text for text, _ in word_steps([act])]
        ['Click on the "Name" field.', 'Type "Ann" in the "Name" field.']
    """
    return [
        (text, unit.activity)
        for unit in units(activities)
        for text in (
            [word_submit(language)]
            if unit.submits
            else word_activity(unit.activity, language=language)
        )
    ]


def merge_procedures(
    workflow: str,
    intent: str | None,
    items: Sequence[Item],
    *,
    completed: Mapping[str, bool | None] | None = None,
    language: str | None = None,
) -> Procedure:
    """Write one procedure from all demonstrations of a workflow.

    The steps follow the demonstration that is most like all others. What most
    people did is a step; what some did besides is ``Optional (2 of 5 people)``, or
    recordings, where it is not known that each is another person's. Another way of a
    step is named in it ("Press Enter or click on ...") or stands below it as a point.
    Runs that failed are left out, and so are detours: what was undone or done again,
    looking around, and what only one of three or more did. All of it is counted in
    `Procedure.issues`. Values that differ between demonstrations, or stand in the
    request, are described, with those of one and the same case as examples.

    Args:
        workflow: Id of the workflow.
        intent: What it is for, where no demonstration tells; the title is made of it.
        items: Its demonstrations with their activities at granularity ``step``,
            in any order.
        completed: Case id -> whether it reached its end, where that was found out.
        language: As for `write_procedure`.

    Returns:
        The procedure; without steps when there are no demonstrations.

    Examples:
        >>> merge_procedures("1001", "Create an issue", []).title
        'Create an issue'
    """
    return merge_with_acts(
        workflow, intent, items, completed=completed, language=language
    ).procedure


def merge_with_acts(
    workflow: str,
    intent: str | None,
    items: Sequence[Item],
    *,
    completed: Mapping[str, bool | None] | None = None,
    language: str | None = None,
) -> Written:
    """Write one procedure from all demonstrations, and what each step was written of.

    Args:
        workflow: As for `merge_procedures`.
        intent: Likewise.
        items: Likewise.
        completed: Likewise.
        language: Likewise.

    Examples:
        >>> merge_with_acts("1001", "Create an issue", []).acts
        ()
    """
    ordered = sorted(items, key=lambda item: item[0].id)
    usable = showing_the_way(ordered, completed)
    runs = make_runs(usable)
    merged = merge_sequences([run.units for run in runs])
    code = _chosen_language(language, [run.request for run in runs] or [intent or ""])
    issues = [
        f"left out, as it failed: {demonstration.id}"
        for demonstration, _ in ordered
        if demonstration.id not in {kept.id for kept, _ in usable}
    ]
    issues += [
        f"left out as a detour of {count} of {len(runs)}: {label}"
        for label, count in merged.detours.items()
    ]
    steps = MergedSteps(runs, merged, code).written(issues)
    if merged.typical is not None:
        runs = [runs[merged.typical], *runs]
    return _procedure(
        runs, steps, code, fallback=intent or workflow, issues=tuple(issues)
    )


def _chosen_language(asked: str | None, requests: Iterable[str]) -> str:
    """Choose what to write in: what is asked for, else the language of the requests."""
    if asked is not None:
        return asked
    told = detect_language(" \n".join(sorted(set(requests))))
    return told if told is not None and has_sentences(told) else "en"


def _procedure(
    runs: Sequence[Run],
    steps: Sequence[WrittenStep],
    code: str,
    *,
    fallback: str,
    issues: tuple[str, ...] = (),
) -> Written:
    """Make a procedure of steps, read as any other would be.

    The first run is the one whose values are the examples.
    """
    said = sentences(code)
    stated = next((run for run in runs if run.request), None)
    example = stated.request if stated else None
    title = " ".join(fallback.split())
    if stated:
        silent = {
            span.name
            for span in stated.values
            if span.name and describe_content(span.name, said) == said.text
        }
        title = title_of(stated.request, stated.values, unnamed=silent)
    result = what_shows(runs[-max(len(runs) - 1, 1) :], code) if runs else None
    written = list(steps)
    if example and written and said.asks.fullmatch(example):
        question = example if len(runs) == 1 else title
        written.append(WrittenStep(said.report.format(question=question)))
        result = said.frame.answer
    written_procedure = Procedure(
        title=title,
        steps=tuple(
            ProcedureStep(number=number, text=step.text, ways=step.ways)
            for number, step in enumerate(written, start=1)
        ),
        purpose=said.frame.requests.format(example=quote(example)) if example else None,
        example=example,
        start=where_to_start(runs, code) if runs else None,
        result=result,
        language=code,
    )
    text = procedure_text(written_procedure)
    read = parse_procedure(text, language=code)
    source = runs[0].demonstration.source if len(runs) == 1 else None
    procedure = replace(
        written_procedure, steps=read.steps, text=text, source=source, issues=issues
    )
    return Written(procedure, tuple(step.act for step in written))
