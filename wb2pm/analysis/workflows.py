"""Demonstrations by workflow, and each against the procedure that is written for it."""

from __future__ import annotations

import re
from collections import Counter
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from wb2pm.analysis.ends import Ends, judge_ends
from wb2pm.analysis.shared_extras import forgive_shared_extras
from wb2pm.columns import CASE_RECORDING
from wb2pm.discovery.conformance.checking import check_in_any_words
from wb2pm.discovery.conformance.grounding.conformance import check_beside
from wb2pm.discovery.conformance.grounding.readings import read_run
from wb2pm.discovery.procedures.cases import FAILED

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from wb2pm.discovery.conformance.deviations import ScreenEvidence, Verdict
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.discovery.time_limits import Clock
    from wb2pm.events import Activity, Demonstration
    from wb2pm.procedures.procedure import Procedure

NO_WORKFLOW = "unassigned"
"""Workflow of recordings that name none."""
_NAMED = 20
"""How many recordings without a procedure are named one by one."""


def check_procedures(  # noqa: PLR0913 (what is known of a workflow)
    demonstrations: Sequence[Demonstration],
    steps: Mapping[str, tuple[Activity, ...]],
    *,
    given: Procedure | None = None,
    grounded: GroundedProcedure | None = None,
    screens: Mapping[str, ScreenEvidence] = MappingProxyType({}),
    clock: Clock | None = None,
) -> tuple[dict[str, Verdict], tuple[str, ...]]:
    """Check the demonstrations of one workflow against procedures.

    Args:
        demonstrations: The demonstrations.
        steps: Case id -> activities at granularity ``step``.
        given: The procedure for all of them; by default see `choose_procedures`.
        grounded: What people do for each of its steps, where that is stated.
        screens: Case id -> what its screens say by themselves, where that is known.
        clock: How long that may take. Where it does not suffice for all, those who did
            the steps that most did are checked first, and how many are left is said.

    Returns:
        Case id -> verdict, and why a case has none.

    Raises:
        ConformanceError: If another procedure was grounded.
    """
    notes: list[str] = []
    chosen = _choices(demonstrations, given=given)
    verdicts: dict[str, Verdict] = {}
    ends = Ends(demonstrations, steps, {}, screens)
    without: list[str] = []
    late: list[str] = []

    def check(demonstration: Demonstration, group: Sequence[Demonstration]) -> None:
        procedure, because = chosen[demonstration.id]
        if procedure is None:
            without.append(demonstration.id)
            return
        others = _others(demonstration, group)
        verdict = check_in_any_words(
            demonstration,
            procedure,
            [(other, steps[other.id]) for other in others],
            activities=steps[demonstration.id],
            readings=ends.readings,
            screens=screens,
            grounded=grounded,
        )
        verdicts[demonstration.id] = replace(verdict, chosen=because)

    for demonstration in in_order_of_frequency(demonstrations, steps, clock):
        procedure = chosen[demonstration.id].procedure
        if procedure is not None and clock is not None and clock.is_over():
            late.append(demonstration.id)
        else:
            check(demonstration, demonstrations)
    if not late:
        for demonstration, finished in _beside_finished(demonstrations, verdicts, ends):
            check(demonstration, finished)
    verdicts = {d.id: verdicts[d.id] for d in demonstrations if d.id in verdicts}
    notes += say_late(late, len(demonstrations))
    exact = {case: v for case, v in verdicts.items() if v.way == "word for word"}
    if any(demonstration.workflow for demonstration in demonstrations):
        exact = forgive_shared_extras(exact, steps)
    verdicts |= exact
    if late:
        notes.append(
            "Ends were not judged by what other recordings show: time was over"
        )
    else:
        verdicts = judge_ends(verdicts, ends)
    return verdicts, (*notes, *say_without_procedure(without))


def in_order_of_frequency(
    demonstrations: Sequence[Demonstration],
    steps: Mapping[str, tuple[Activity, ...]],
    clock: Clock | None,
) -> list[Demonstration]:
    """Put those first who did what most did, where time may not suffice for all.

    Args:
        demonstrations: The demonstrations.
        steps: Case id -> activities at granularity ``step``.
        clock: How long there is; without a limit the order is left as it is.

    Examples:
        >>> in_order_of_frequency([], {}, None)
        []
    """
    if clock is None or clock.limit_s is None:
        return list(demonstrations)
    way = {d.id: tuple(a.label for a in steps[d.id]) for d in demonstrations}
    often = Counter(way.values())
    return sorted(demonstrations, key=lambda d: -often[way[d.id]])


def say_late(late: Sequence[str], total: int) -> list[str]:
    """Name what there was no time to check.

    Examples:
        >>> say_late(["7"], 3)
        ['1 of 3 recordings were not checked, time was over: 7']
    """
    if not late:
        return []
    named = ", ".join(late[:_NAMED]) + (" and others" if len(late) > _NAMED else "")
    return [
        f"{len(late):,} of {total:,} recordings were not checked, time was over: {named}"
    ]


def say_without_procedure(cases: Sequence[str]) -> list[str]:
    """Name the recordings that were not checked because there is no procedure.

    Examples:
        >>> say_without_procedure(["7"])
        ['7 was not checked: it has no procedure']
    """
    if len(cases) > _NAMED:
        return [f"{len(cases):,} recordings were not checked: there is no procedure"]
    return [f"{case} was not checked: it has no procedure" for case in cases]


def _beside_finished(
    demonstrations: Sequence[Demonstration],
    verdicts: Mapping[str, Verdict],
    ends: Ends,
) -> list[tuple[Demonstration, list[Demonstration]]]:
    """List those that were laid beside runs without an end, with who came to theirs."""
    ways = {case: verdict.way for case, verdict in verdicts.items()}
    laid = [d for d in demonstrations if ways.get(d.id) == "grounded"]
    if not laid:
        return []
    finished = [d for d in demonstrations if d.id not in ends.unfinished]
    beside = [d for d in laid if ends.unfinished - {d.id}]
    return [(d, finished) for d in beside if _others(d, finished)]


def _others(
    demonstration: Demonstration, group: Sequence[Demonstration]
) -> list[Demonstration]:
    """List who else did the work, and is not known to have failed.

    Runs of the same person are left out where two other people did it.
    """
    found = [
        other
        for other in group
        if other.id != demonstration.id and other.outcome not in FAILED
    ]
    actor = demonstration.actor
    people = [o for o in found if actor is None or o.actor != actor]
    return people if len({o.actor or o.id for o in people}) > 1 else found


def choose_procedures(
    demonstrations: Sequence[Demonstration], *, given: Procedure | None = None
) -> dict[str, Procedure | None]:
    """Choose the procedure that each demonstration of one workflow is compared with.

    Args:
        demonstrations: The demonstrations.
        given: The procedure for all of them. By default that is the workflow's
            rewritten one: WONDERBREAD keeps the author's own text beside it as
            ``[orig] SOP``. Where several were rewritten, each of these has its own,
            and the first serves the rest. Where none is, it is the one beside each
            demonstration; for one without, the first that another has.

    Returns:
        Case id -> procedure; None where there is none with steps.

    Examples:
        >>> choose_procedures([])
        {}
    """
    return {
        case: chosen.procedure
        for case, chosen in _choices(demonstrations, given=given).items()
    }


class _Chosen(NamedTuple):
    """The procedure of a recording, and why it is this one."""

    procedure: Procedure | None
    because: str


def _choices(
    demonstrations: Sequence[Demonstration], *, given: Procedure | None
) -> dict[str, _Chosen]:
    usable = [d for d in demonstrations if _usable(d)]
    if given is not None:
        return {
            d.id: _Chosen(given, "it was given for all recordings")
            for d in demonstrations
        }
    gold = next((d for d in usable if d.procedure and d.procedure.rewritten), None)
    if gold is not None:
        said = f"it is the workflow's rewritten one, beside {gold.id}"
        shared = _Chosen(gold.procedure, said)
        own = {
            d.id: _Chosen(
                d.procedure, "it was rewritten, and lies beside the recording"
            )
            for d in usable
            if d is not gold and d.procedure and d.procedure.rewritten
        }
        return {d.id: own.get(d.id, shared) for d in demonstrations}
    found = {}
    for d in demonstrations:
        if _usable(d):
            cut = CASE_RECORDING in d.attributes
            said = "the task was found by it" if cut else "it lies beside the recording"
            found[d.id] = _Chosen(d.procedure, said)
        elif usable:
            said = f"the recording has none, and {usable[0].id} of its workflow has it"
            found[d.id] = _Chosen(usable[0].procedure, said)
        else:
            found[d.id] = _Chosen(None, "there is none")
    return found


def check_among_others(
    demonstrations: Iterable[Demonstration],
    steps: Mapping[str, tuple[Activity, ...]],
    *,
    clock: Clock | None = None,
) -> tuple[dict[str, Verdict], tuple[str, ...]]:
    """Check each demonstration against the others of its workflow.

    Args:
        demonstrations: Of any workflows.
        steps: Case id -> activities at granularity ``step``.
        clock: As in `check_procedures`.

    Returns:
        Case id -> verdict, and why a case has none: nobody else did the work.

    Examples:
        >>> check_among_others([], {})
        ({}, ())
    """
    verdicts: dict[str, Verdict] = {}
    notes: list[str] = []
    for workflow, group in group_by_workflow(demonstrations).items():
        if len(group) == 1 or workflow == NO_WORKFLOW:
            notes += [f"{d.id} was not checked: there are no others" for d in group]
            continue
        runs = {d.id: read_run(d, steps[d.id]) for d in group}
        late: list[str] = []
        found: dict[str, Verdict] = {}
        for demonstration in in_order_of_frequency(group, steps, clock):
            if clock is not None and clock.is_over():
                late.append(demonstration.id)
                continue
            others = [run for case, run in runs.items() if case != demonstration.id]
            found[demonstration.id] = check_beside(runs[demonstration.id], others)
        verdicts |= {d.id: found[d.id] for d in group if d.id in found}
        notes += say_late(late, len(group))
    return verdicts, tuple(notes)


def group_by_workflow(
    demonstrations: Iterable[Demonstration],
) -> dict[str, tuple[Demonstration, ...]]:
    """Group demonstrations by workflow, numbers in the names by their value.

    Examples:
        >>> group_by_workflow([])
        {}
    """
    groups: dict[str, list[Demonstration]] = {}
    for demonstration in demonstrations:
        name = demonstration.workflow or NO_WORKFLOW
        groups.setdefault(name, []).append(demonstration)
    return {name: tuple(groups[name]) for name in sorted(groups, key=_natural)}


def usual_intent(demonstrations: Sequence[Demonstration]) -> str:
    """Take the intent that most demonstrations state, the first of equals.

    Examples:
        >>> usual_intent([])
        ''
    """
    stated = [d.intent for d in demonstrations if d.intent]
    return max(dict.fromkeys(stated), key=stated.count) if stated else ""


def _usable(demonstration: Demonstration) -> bool:
    return demonstration.procedure is not None and bool(demonstration.procedure.steps)


def _natural(name: str) -> list[tuple[int, str]]:
    """Compare numbers by length, then by digits: they may be of any length."""
    return [
        (len(digits), digits) if (digits := part.lstrip("0")).isdecimal() else (0, part)
        for part in re.split(r"(\d+)", name)
    ]
