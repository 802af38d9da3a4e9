"""Whether a demonstration did what a written procedure says."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wb2pm.discovery.conformance.deviations import Reason, ScreenEvidence, Verdict
from wb2pm.discovery.conformance.procedure.alignment import align
from wb2pm.discovery.conformance.procedure.case import Case
from wb2pm.discovery.conformance.procedure.completion import (
    completion_evidence,
    completion_reasons,
)
from wb2pm.discovery.conformance.procedure.expected_acts import (
    asked_actions,
    until_repeats,
)
from wb2pm.discovery.conformance.procedure.focus import unclicked_fields
from wb2pm.discovery.conformance.procedure.name_similarity import fold
from wb2pm.discovery.conformance.procedure.other_case import instance_values
from wb2pm.discovery.conformance.procedure.performed_acts import done_actions
from wb2pm.discovery.conformance.procedure.understanding import (
    done_at_unknown_steps,
    step_coverage,
    understanding_notes,
    unknown_steps,
    why_undecided,
)
from wb2pm.discovery.conformance.reasons import with_reasons
from wb2pm.discovery.conformance.verdict_scores import COMPLETED, FOLLOWED

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.discovery.conformance.deviations import Deviation, Gap
    from wb2pm.discovery.conformance.procedure.alignment import Aligned
    from wb2pm.events import Activity
    from wb2pm.procedures.procedure import Procedure


_SILENT = ScreenEvidence()


def check_against_procedure(
    activities: Sequence[Activity],
    procedure: Procedure,
    *,
    demonstration: str,
    intent: str | None = None,
    screens: ScreenEvidence = _SILENT,
) -> Verdict:
    r"""Check a demonstration against a written procedure.

    Steps that were not understood are named; where they are too many, nothing is
    said. The demonstration's activities are aligned with the actions that the
    procedure's steps ask for, at the least cost (`step_similarity.COSTS`): pairs
    cost by how far verb, element and value are apart, leftovers on either side
    cost 1. What leaves no trace (reading, scrolling, moving the focus) and what
    holds only under a condition costs nothing. What is too long to be searched
    whole is searched in part; the notes then bound what that may have cost.

    Args:
        activities: The demonstration's activities at granularity ``step``.
        procedure: What it is checked against.
        demonstration: Case id.
        intent: What the demonstration was to reach, if the procedure was
            written for another case of the same work: values of the procedure's
            title that the intent replaces are expected in its place.
        screens: What the screens say beside that: gaps in the recording speak
            against the procedure having been followed, a failure in the end
            against completion. See `wb2pm.discovery.conformance.checking.check_procedure`.

    Returns:
        The verdict, with its scores and thresholds as calibrated in
        `wb2pm.discovery.conformance.verdict_scores`. `followed` holds without deviation and
        gap. It is None, and `declined` says why, when there are no steps, too few of
        them were understood or none leaves a trace, and when all that speaks against
        the run may be what a step asks for that was not understood. `completed`
        holds when the last step that leaves a trace was done and each value that the title
        promises was given somewhere (where the title promises none: when
        everything to be entered or chosen was); None when no step leaves a trace.
        Deviations are in the order of the demonstration.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.events import Activity, UIEvent
        >>> from wb2pm.procedures.reading import parse_procedure
        >>> noon = datetime(2026, 1, 1, 12, tzinfo=timezone.utc)
        >>> click = UIEvent(
        ...     id="e0", action="click", raw_action="mouseup", source_index=0,
        ...     started_at=noon, ended_at=noon, time_quality="recorded",
        ... )
        >>> done = [
        ...     Activity(label="Click 'Help'", verb="Click", element="Help", events=(click,))
        ... ]
        >>> procedure = parse_procedure('Leave\n1. Click the "Log out" link.')
        >>> verdict = check_against_procedure(done, procedure, demonstration="d1")
        >>> verdict.deviations[0].sentence
        'Step 1 asks for Click "Log out", but Click \'Help\' was done.'
    """
    if declined := why_undecided(procedure):
        return _undecided(procedure, demonstration, declined, screens)
    values = instance_values(procedure.request, intent) if intent else {}
    done = done_actions(activities)
    slots = asked_actions(procedure, done, values=values)
    done = until_repeats(slots, done)
    aligned = align(slots, done)
    case = Case(
        activities=activities,
        procedure=procedure,
        slots=slots,
        done=done,
        pairs=aligned.pairs,
        promise=fold(intent if intent and values else procedure.request),
    )
    deviations = case.deviations()
    evidence = trajectory_evidence(case, deviations, screens.gaps)
    against_end = completion_evidence(case)
    if against_end is not None and screens.failure:
        against_end |= {"failure": 1}
    worst = sum(s.asked.weight for s in slots) + sum(d.weight for d in done)
    declined = _why_untold(case, deviations, screens.gaps)
    verdict = Verdict(
        demonstration=demonstration,
        reference=_reference(procedure),
        reference_kind="procedure",
        followed=None if declined else FOLLOWED.says(evidence),
        completed=None if against_end is None else COMPLETED.says(against_end),
        fitness=round(1 - aligned.cost / worst, 4) if worst else None,
        deviations=tuple(deviations),
        moves=tuple(case.moves()),
        notes=(
            *_empty_notes(activities),
            *understanding_notes(procedure),
            *case.notes(values),
            *_evidence_notes(case, screens),
            *_bound_notes(aligned),
        ),
        score=round(FOLLOWED.score(evidence), 4),
        completion_score=None
        if against_end is None
        else round(COMPLETED.score(against_end), 4),
        gaps=screens.gaps,
        evidence=evidence,
        completion_evidence=against_end or {},
        coverage=round(step_coverage(procedure), 4),
        not_understood=unknown_steps(procedure),
        declined=declined,
        way="word for word",
    )
    return with_reasons(verdict, *_reasons(case, screens))


def _reasons(case: Case, screens: ScreenEvidence) -> Iterator[Reason]:
    """Yield what speaks against a run and is neither a deviation nor a gap."""
    for step, event in unclicked_fields(case):
        yield Reason(
            question="followed",
            kind="unfocused",
            sentence=f"Step {step} asks for a click that was not recorded.",
            step=step,
            event=event,
        )
    yield from completion_reasons(case)
    if screens.failure:
        yield Reason(
            question="completed",
            kind="failure",
            sentence=f'The application said in the end: "{screens.failure}"',
        )


def trajectory_evidence(
    case: Case, deviations: Sequence[Deviation], gaps: Sequence[Gap]
) -> dict[str, int]:
    """Count what speaks against a procedure having been followed.

    Args:
        case: The alignment.
        deviations: Its deviations.
        gaps: Gaps of the recording.

    Returns:
        Kind of deviation, `gap` or `unfocused` (see `unclicked_fields`) -> count;
        kinds that were not found are left out.
    """
    counts = Counter[str](deviation.kind for deviation in deviations)
    counts["gap"] = len(gaps)
    counts["unfocused"] = len(unclicked_fields(case))
    return {kind: count for kind, count in counts.items() if count}


def _why_untold(
    case: Case, deviations: Sequence[Deviation], gaps: Sequence[Gap]
) -> str | None:
    """Return why neither yes nor no rests on what was found, or None."""
    if FOLLOWED.says(trajectory_evidence(case, deviations, gaps)):
        if any(slot.asked.weight for slot in case.slots):
            return None
        return "No step of the procedure leaves a trace in a recording."
    unknown = unknown_steps(case.procedure)
    excused = done_at_unknown_steps(case, unknown)
    left = [
        deviation
        for deviation in deviations
        if deviation.kind not in {"extra", "repeated"}
        or deviation.activity not in excused
    ]
    if len(left) == len(deviations):
        return None
    if not FOLLOWED.says(trajectory_evidence(case, left, gaps)):
        return None
    return (
        "What was done beside the steps may be what was not understood:"
        f" step {', '.join(map(str, unknown))}."
    )


def _empty_notes(activities: Sequence[Activity]) -> Iterator[str]:
    if not activities:
        yield "The recording holds no action."


def _evidence_notes(case: Case, screens: ScreenEvidence) -> Iterator[str]:
    for step, _ in unclicked_fields(case):
        yield f"Step {step} asks for a click that was not recorded."
    for gap in screens.gaps:
        yield f"The recording has a gap: {gap.sentence}"
    if screens.failure:
        yield f'The application said in the end: "{screens.failure}"'


def _bound_notes(aligned: Aligned) -> Iterator[str]:
    """Return how far the alignment may be from the best one."""
    if aligned.at_least < aligned.cost:
        yield (
            f"Too long to be searched whole: this alignment costs {aligned.cost:.2f}, "
            f"the best one at least {aligned.at_least:.2f}."
        )


def _reference(procedure: Procedure) -> str:
    return procedure.title or procedure.source or "procedure"


def _undecided(
    procedure: Procedure, demonstration: str, declined: str, screens: ScreenEvidence
) -> Verdict:
    """Return a verdict that says neither yes nor no, and why."""
    return Verdict(
        demonstration=demonstration,
        reference=_reference(procedure),
        reference_kind="procedure",
        followed=None,
        completed=None,
        fitness=None,
        notes=tuple(understanding_notes(procedure)),
        gaps=screens.gaps,
        coverage=round(step_coverage(procedure), 4),
        not_understood=unknown_steps(procedure),
        declined=declined,
        way="word for word",
    )
