"""Whether a run followed a procedure in any words, judged beside other people's runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.deviations import Verdict
from wb2pm.discovery.conformance.grounding.among import against
from wb2pm.discovery.conformance.grounding.beside import lay_beside
from wb2pm.discovery.conformance.grounding.naming import deviations_of
from wb2pm.discovery.conformance.grounding.scores import (
    COMPLETED_BESIDE,
    FOLLOWED_BESIDE,
)
from wb2pm.discovery.conformance.grounding.shared_outcomes import end_evidence
from wb2pm.discovery.conformance.grounding.steps import grounded_share, state_of
from wb2pm.discovery.conformance.reasons import with_reasons
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wb2pm.discovery.conformance.grounding.beside import Beside
    from wb2pm.discovery.conformance.grounding.laying import Meaning
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.procedures.procedure import Procedure

MIN_GROUNDED: Final = 0.34
"""Share of a procedure's steps that have to be grounded for a yes or a no: more than
one in three. A choice, not fitted."""


def check_beside(
    reading: Reading,
    others: Sequence[Reading],
    procedure: Procedure | None = None,
    *,
    meaning: Meaning | None = None,
    grounded: GroundedProcedure | None = None,
) -> Verdict:
    """Check a run beside those of other people who did the same work.

    There are many ways to do the same, so only what all of them do counts, and what
    comes of it: an act that everybody else did; an act that had another outcome than
    with others; a recording that does not go on from what it showed. A procedure says
    besides what is left open, and which step an act belongs to.

    Args:
        reading: What is checked.
        others: What others did, intact.
        procedure: What they were asked to do, in any words.
        meaning: As for `wb2pm.discovery.conformance.grounding.laying.lay`.
        grounded: What others do for each step, where that is stated: by a language
            model, or by hand.

    Returns:
        The verdict. `fitness` is the share of what all others do that was done.
        `followed` and `completed` are None within the band of scores in which answers
        were wrong too often. Where no act is common to the others, or too little of
        the procedure is grounded in what they did, there is no score either; what is
        unlike all others is a deviation all the same.

    Raises:
        ConformanceError: If another procedure was grounded.
        DiscoveryError: If there are no others.
    """
    if not others:
        raise DiscoveryError("there are no other demonstrations to compare with")
    beside = lay_beside(reading, others, procedure, meaning=meaning, grounded=grounded)
    beside, evidence, usual = against(
        beside, procedure, meaning=meaning, grounded=grounded
    )
    against_end = end_evidence(beside)
    needed = [n for n, c in beside.habits.done_by.items() if c == beside.habits.runs]
    coverage = None
    if procedure is not None and beside.laid is not None:
        coverage = round(grounded_share(procedure, beside.laid), 4)
    untold = _why_untold(needed, coverage)
    declined = untold or _why_unsure(evidence)
    done = {act.name for act in beside.acts} | beside.other_ways
    followed = None if declined else FOLLOWED_BESIDE.tells(evidence)
    completed = None if untold else COMPLETED_BESIDE.tells(against_end)
    if followed and completed is False:  # one of the two is wrong, which is not known
        completed = None
    verdict = Verdict(
        demonstration=reading.run.demonstration,
        reference=_reference(procedure, len(others)),
        reference_kind="procedure" if procedure is not None else "demonstrations",
        followed=followed,
        completed=completed,
        fitness=round(len(done.intersection(needed)) / len(needed), 4)
        if needed
        else None,
        deviations=tuple(deviations_of(beside)) if beside.habits.done_by else (),
        notes=tuple(_notes(beside, usual, against_end, completed=completed)),
        score=None if untold else round(FOLLOWED_BESIDE.score(evidence), 4),
        completion_score=None
        if untold
        else round(COMPLETED_BESIDE.score(against_end), 4),
        gaps=beside.gaps,
        evidence=evidence,
        completion_evidence=against_end,
        coverage=coverage,
        not_understood=_in_state(procedure, beside, "not understood"),
        never_seen=_in_state(procedure, beside, "never seen"),
        declined=declined,
        way="grounded" if procedure is not None else None,
    )
    return with_reasons(verdict)


def _reference(procedure: Procedure | None, others: int) -> str:
    runs = f"{others} other demonstration{'s' if others > 1 else ''}"
    if procedure is None:
        return runs
    return f"{procedure.title or procedure.source or 'procedure'} ({runs})"


def _why_untold(needed: Sequence[str], coverage: float | None) -> str | None:
    if not needed:
        return "The others have no step in common."
    if coverage is not None and coverage < MIN_GROUNDED:
        return (
            f"{coverage:.0%} of the steps of the procedure are grounded in what others"
            " did, too few for a verdict; look at the deviations."
        )
    return None


def _why_unsure(evidence: dict[str, int]) -> str | None:
    if FOLLOWED_BESIDE.tells(evidence) is not None:
        return None
    found = ", ".join(evidence) or "nothing speaks against it"
    return (
        f"The score is where answers were wrong too often ({found}); look at the"
        " deviations."
    )


def _in_state(
    procedure: Procedure | None, beside: Beside, state: str
) -> tuple[int, ...]:
    laid = beside.laid
    if procedure is None or laid is None:
        return ()
    return tuple(s.number for s in procedure.steps if state_of(s, laid) == state)


def _notes(
    beside: Beside,
    usual: dict[str, int],
    against_end: dict[str, int],
    *,
    completed: bool | None,
) -> Iterator[str]:
    departures, habits = beside.departures, beside.habits
    if usual:
        kinds = ", ".join(usual)
        yield f"Not counted, as the others show it beside each other too: {kinds}."
    if not beside.acts:
        yield "The recording holds no action."
    for name in departures.usual:
        yield f"{habits.done_by[name]} others did: {name}."
    for name in departures.replaced:
        yield f"Something of its own was done in place of: {name}."
    for name in sorted(beside.other_ways):
        yield f"Done in another way: {name}."
    if departures.own:
        own = ", ".join(act.called for act in departures.own)
        yield f"Done by nobody else: {own}."
    for gap in beside.gaps:
        yield f"The recording has a gap: {gap.sentence}"
    if completed is None and against_end:
        found = ", ".join(against_end)
        yield f"Whether the end was reached cannot be told: {found}."
    if beside.reading.screens.failure:
        yield f'The application said in the end: "{beside.reading.screens.failure}"'
