"""What the report shows of deviations."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wb2pm.discovery.conformance.deviations import Deviation, Verdict

_PATH = re.compile(r"(/|[A-Za-z]:[\\/]|\.{1,2}/).*\.\w+$")

KIND_WORDS = {
    "missing": "Left out",
    "extra": "Added",
    "out_of_order": "In another order",
    "repeated": "Done again",
    "wrong_target": "On something else",
    "wrong_value": "With another value",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviationGroup:
    """Deviations of one kind on one step.

    Attributes:
        kind: The kind in words.
        what: The step or activity.
        cases: Ids of the demonstrations that show it.
        count: How often it was found.
    """

    kind: str
    what: str
    cases: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """The verdicts of one kind on one workflow.

    Attributes:
        verdicts: The verdicts, in the order of the demonstrations.
        followed: How many followed the reference step by step.
        untold: Of how many that cannot be told.
        completed: How many reached the end of the workflow; None if the
            reference does not tell of any.
        fitness: Mean fitness, of those that have one.
        kinds: Kind in words -> number of deviations.
        groups: The deviations put together, most frequent first.
        references: What was checked against; of a file only its name.
        engines: What computed the alignments.
    """

    verdicts: tuple[Verdict, ...]
    followed: int
    untold: int
    completed: int | None
    fitness: float | None
    kinds: tuple[tuple[str, int], ...]
    groups: tuple[DeviationGroup, ...]
    references: tuple[str, ...]
    engines: tuple[str, ...]


def view_check(verdicts: Mapping[str, Verdict]) -> Check | None:
    """Sum up verdicts; None if there are none.

    Examples:
        >>> from wb2pm.discovery.conformance.deviations import Deviation, Verdict
        >>> extra = Deviation(kind="extra", sentence="...", activity_label="Click 'Help'")
        >>> verdict = Verdict(
        ...     demonstration="a", reference="SOP", reference_kind="procedure",
        ...     followed=False, completed=True, fitness=0.8, deviations=(extra,))
        >>> check = view_check({"a": verdict})
        >>> check.followed, check.kinds, check.groups[0].what
        (0, (('Added', 1),), "Click 'Help'")
    """
    if not verdicts:
        return None
    found = tuple(verdicts.values())
    kinds: Counter[str] = Counter()
    grouped: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for verdict in found:
        for deviation in verdict.deviations:
            kind = KIND_WORDS[deviation.kind]
            kinds[kind] += 1
            grouped[kind, _what(deviation)].append(verdict.demonstration)
    known = [v.completed for v in found if v.completed is not None]
    fitness = [v.fitness for v in found if v.fitness is not None]
    return Check(
        verdicts=found,
        followed=sum(verdict.followed is True for verdict in found),
        untold=sum(verdict.followed is None for verdict in found),
        completed=sum(known) if known else None,
        fitness=sum(fitness) / len(fitness) if fitness else None,
        kinds=tuple(sorted(kinds.items(), key=lambda kind: (-kind[1], kind[0]))),
        groups=tuple(
            sorted(
                (
                    DeviationGroup(
                        kind=kind,
                        what=what,
                        cases=tuple(dict.fromkeys(cases)),
                        count=len(cases),
                    )
                    for (kind, what), cases in grouped.items()
                ),
                key=lambda g: (-len(g.cases), -g.count, g.kind, g.what),
            )
        ),
        references=tuple(dict.fromkeys(_name(v.reference) for v in found)),
        engines=tuple(dict.fromkeys(verdict.engine for verdict in found)),
    )


def _name(reference: str) -> str:
    """Leave the folders out of a reference that is a file's path."""
    return (
        reference.replace("\\", "/").rpartition("/")[2]
        if _PATH.match(reference)
        else reference
    )


def _what(deviation: Deviation) -> str:
    """Name what a deviation is about: the step asked for, or what was done."""
    return deviation.step_text or deviation.activity_label or deviation.sentence
