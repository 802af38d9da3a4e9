"""A procedure in free words and one run, with nobody else's to compare with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.deviations import Verdict
from wb2pm.discovery.conformance.grounding.acts import acts_of
from wb2pm.discovery.conformance.grounding.laying import lay
from wb2pm.discovery.conformance.grounding.stated import laid_as
from wb2pm.discovery.conformance.grounding.steps import grounded_share, state_of
from wb2pm.discovery.conformance.procedure.understanding import why_undecided

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wb2pm.discovery.conformance.grounding.laying import Laid, Meaning
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.procedures.procedure import Procedure

_ALONE: Final = (
    "The procedure is in free words, and there is no other run to ground it in:"
    " recordings of other people who did the same work are needed."
)


def check_alone(
    reading: Reading,
    procedure: Procedure,
    *,
    meaning: Meaning | None = None,
    grounded: GroundedProcedure | None = None,
) -> Verdict:
    """Check a run against a procedure in free words, by likeness of words alone.

    Words that are alike say what a step may be about, and not that it was done as it
    should; words that are not say nothing, as a step may be worded otherwise. So only
    what the recording itself shows leads to a no: a place where it does not go on from
    what it showed, or a failure in the end.

    Args:
        reading: The run.
        procedure: What was asked, in any words.
        meaning: As for `wb2pm.discovery.conformance.grounding.laying.lay`.
        grounded: What the run, or others, do for each step, where that is stated.

    Returns:
        The verdict; `coverage` is the share of the steps that the run has something
        like.
    """
    acts = acts_of([reading])
    laid = (
        lay(procedure, acts, meaning=meaning)
        if grounded is None
        else laid_as(grounded, procedure, acts)
    )
    gaps, failure = reading.screens.gaps, reading.screens.failure
    unlike = [s.number for s in procedure.steps if state_of(s, laid) != "grounded"]
    return Verdict(
        demonstration=reading.run.demonstration,
        reference=procedure.title or procedure.source or "procedure",
        reference_kind="procedure",
        followed=False if gaps else None,
        completed=False if failure else None,
        fitness=None,
        notes=tuple(_notes(reading, procedure, laid)),
        gaps=gaps,
        evidence={"gap": len(gaps)} if gaps else {},
        completion_evidence={"failure": 1} if failure else {},
        coverage=round(grounded_share(procedure, laid), 4),
        not_understood=tuple(unlike),
        declined=None if gaps else _why_untold(procedure),
        way="likeness",
    )


def _why_untold(procedure: Procedure) -> str:
    if procedure.language is None and (why := why_undecided(procedure)):
        return why
    return _ALONE


def _notes(reading: Reading, procedure: Procedure, laid: Laid) -> Iterator[str]:
    for step in procedure.steps:
        own = [name for name, number in laid.steps.items() if number == step.number]
        if own:
            yield f"Step {step.number} is most like: {', '.join(own)}."
    for gap in reading.screens.gaps:
        yield f"The recording has a gap: {gap.sentence}"
    if reading.screens.failure:
        yield f'The application said in the end: "{reading.screens.failure}"'
