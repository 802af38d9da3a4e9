"""Procedures written from what people did, by rule."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.discovery.procedures.merging import merge_sequences
from wb2pm.discovery.procedures.units import Unit, units
from wb2pm.discovery.procedures.wording import word_activity, word_submit
from wb2pm.procedures.procedure import Procedure, ProcedureStep, procedure_text
from wb2pm.procedures.reading import parse_procedure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.discovery.procedures.merging import Alternative
    from wb2pm.events import Activity, Demonstration

_WAYS_TOLD: Final = 3
"""Other ways that a step tells; further ones are counted."""
_ACTIONS_TOLD: Final = 6
"""Actions of another way that are told one by one."""


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
    sentences = [text for text, _ in word_steps(activities)]
    return _procedure(title, sentences, source=demonstration.source)


def word_steps(activities: Sequence[Activity]) -> list[tuple[str, Activity]]:
    """Return the steps that `write_procedure` writes, each with its activity.

    Args:
        activities: Activities at granularity ``step``.

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
        (text, unit.activity) for unit in units(activities) for text in _sentences(unit)
    ]


def merge_procedures(
    workflow: str,
    intent: str | None,
    items: Sequence[tuple[Demonstration, Sequence[Activity]]],
) -> Procedure:
    """Write one procedure from all demonstrations of a workflow.

    The steps follow the demonstration that is most like all others. What most
    people did is a step; what some did besides is ``Optional (2 of 5 people)``, or
    recordings, where it is not known that each is another person's;
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
    of_all = _of_all([demonstration for demonstration, _ in ordered])
    sentences: list[str] = []
    begins: list[int] = []  # number of the first step of each unit
    for unit in merged.units:
        begins.append(len(sentences) + 1)
        texts = _sentences(unit.unit, values=unit.values, differs=unit.differs)
        if unit.optional:
            texts = [f"Optional ({unit.people} {of_all}): {t}" for t in texts]
        last = begins[-1] + len(texts) - 1
        ways: Counter[str] = Counter()
        for other in unit.alternatives:
            first = begins[-min(other.replaces, len(begins))]
            ways[_alternative(other, (first, last))] += other.people
        texts[-1] = " ".join((texts[-1], *_told(ways, of_all)))
        sentences.extend(texts)
    issues = tuple(
        f"left out as a detour of {count} of {len(ordered)}: {label}"
        for label, count in merged.detours.items()
    )
    return _procedure(intent or workflow, sentences, issues=issues)


def _sentences(
    unit: Unit, *, values: Sequence[str] = (), differs: bool = False
) -> list[str]:
    if unit.submits:
        return [word_submit()]
    return list(word_activity(unit.activity, values=values, placeholder=differs))


def _of_all(demonstrations: Sequence[Demonstration]) -> str:
    """Return of how many: people, where each is known to have recorded once."""
    actors = {d.actor for d in demonstrations} - {None}
    each_another = len(actors) == len(demonstrations)
    return f"of {len(demonstrations)} {'people' if each_another else 'recordings'}"


def _told(ways: Counter[str], of_all: str) -> list[str]:
    """Tell the ways that most took, and count the others."""
    told = [f"{way} ({count} {of_all})." for way, count in ways.most_common(_WAYS_TOLD)]
    others = sum(ways.values()) - sum(c for _, c in ways.most_common(_WAYS_TOLD))
    if others:
        told.append(f"Others went other ways ({others} {of_all}).")
    return told


def _alternative(other: Alternative, steps: tuple[int, int]) -> str:
    texts = [text for unit in other.units for text in _short(unit)]
    plain = [text[:1].lower() + text[1:].rstrip(".") for text in texts]
    if len(plain) > _ACTIONS_TOLD:
        ended = f", {len(plain)} steps that end with: {plain[-1]}"
        what = ", ".join(plain[: _ACTIONS_TOLD - 2]) + ended
    else:
        what = " and ".join(filter(None, (", ".join(plain[:-1]), plain[-1])))
    first, last = steps
    instead = f", instead of steps {first} to {last}" if first < last else ""
    return f"Alternatively{instead}, {what}"


def _short(unit: Unit) -> list[str]:
    """Word a unit for a remark: without places and the click that leads up to it."""
    texts = _sentences(unit._replace(activity=replace(unit.activity, location=None)))
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
