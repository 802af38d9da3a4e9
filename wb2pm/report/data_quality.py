"""What a reader should know about the recordings before trusting figures."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wb2pm.converters.labels.elements.nameless import NAMELESS
from wb2pm.converters.labels.steps.source_names import SOURCE
from wb2pm.report.text import count_of

if TYPE_CHECKING:
    from wb2pm.analysis.findings import Analysis

TIME_WORDS = {
    "recorded": "recorded with their zone",
    "assumed_zone": "recorded without a zone; one was assumed",
    "order_only": "not recorded: only the order is known, so there are no durations",
}
NAME_WORDS = {
    "given": "file of names",
    "label": "accessible label",
    "text": "visible text",
    "accessible_name": "accessible name computed from the page",
    "tooltip": "tooltip",
    "placeholder": "placeholder",
    "heading": "heading of its column",
    "consequence": "what it led to",
    "icon": "meaning of the icon it shows",
    "drawing": "text of the shape in a drawing",
    "caption": "caption beside it on the page",
    "id": "words of its id",
    "option": "its options",
    "value": "text on the button itself",
    "row": "kind of row it stands in",
    "application": "the program, of no element",
    "page": "the page it is on",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class IssueGroup:
    """Issues of one kind.

    Attributes:
        kind: The kind in words.
        count: How many.
        demonstrations: In how many demonstrations.
        example: The message of the first.
        where: Where that one is.
    """

    kind: str
    count: int
    demonstrations: int
    example: str
    where: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DataQuality:
    """The quality of the recordings.

    Attributes:
        issues: What readers noted, most frequent first.
        times: How the times of events were recorded, and how many.
        names: How the names of elements were found, and how many.
        nameless: Activities on elements that nothing names.
        inferred: Activities whose value was inferred, not recorded.
        activities: All activities.
        actions: Actions that the sources hold.
        events: Events read from them.
    """

    issues: tuple[IssueGroup, ...]
    times: tuple[tuple[str, int], ...]
    names: tuple[tuple[str, int], ...]
    nameless: int
    inferred: int
    activities: int
    actions: int
    events: int


def view_quality(analysis: Analysis) -> DataQuality:
    """Count what readers and labels had to note."""
    from wb2pm.converters.eventlogs.in_table import say_more_than_names, time_qualities

    demonstrations = [d for w in analysis.workflows for d in w.demonstrations]
    names: Counter[str] = Counter()
    inferred = 0
    labelled = [done for w in analysis.workflows for done in w.activities.values()]
    for done in labelled:
        if not say_more_than_names(done):
            names[SOURCE] += len(done)
            continue
        names.update(a.name_source for a in done if a.name_source)
        inferred += sum(
            bool(a.value_source and a.value_source != "recorded") for a in done
        )
    issues: dict[str, list[tuple[str, str, str]]] = {}
    for demonstration in demonstrations:
        for issue in demonstration.issues:
            where = f"{demonstration.id}, {issue.where}" if issue.where else ""
            issues.setdefault(issue.kind, []).append(
                (demonstration.id, issue.message, where or demonstration.id)
            )
    times: Counter[str] = Counter()
    for demonstration in demonstrations:
        times.update(time_qualities(demonstration.events))
    return DataQuality(
        issues=tuple(
            IssueGroup(
                kind=kind.replace("_", " "),
                count=len(found),
                demonstrations=len({case for case, *_ in found}),
                example=found[0][1],
                where=found[0][2],
            )
            for kind, found in sorted(
                issues.items(), key=lambda item: (-len(item[1]), item[0])
            )
        ),
        times=tuple(
            (TIME_WORDS[name], times[name]) for name in TIME_WORDS if times[name]
        ),
        names=tuple(
            (NAME_WORDS.get(name, name.replace("_", " ")), count)
            for name, count in sorted(names.items(), key=lambda n: (-n[1], n[0]))
            if name != NAMELESS
        ),
        nameless=names[NAMELESS],
        activities=sum(map(len, labelled)),
        inferred=inferred,
        actions=sum(d.source_actions for d in demonstrations),
        events=sum(len(d.events) for d in demonstrations),
    )


def say_redaction(analysis: Analysis) -> str:
    """Return what was masked before anything was written."""
    if analysis.redaction_policy == "none":
        return "Nothing was masked: the policy is “none”."
    masked = sum(analysis.redaction.values())
    if not masked:
        return f"The policy “{analysis.redaction_policy}” found nothing to mask."
    return (
        f"{count_of(masked, 'value')} masked before anything was written; the policy"
        f" is “{analysis.redaction_policy}”."
    )
