"""A procedure in free words and one run, with nobody else's to compare with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wb2pm.discovery.conformance.deviations import Verdict
from wb2pm.discovery.conformance.grounding.acts import acts_of
from wb2pm.discovery.conformance.grounding.laying import lay
from wb2pm.discovery.conformance.grounding.scores import (
    COMPLETED_ALONE,
    FOLLOWED_ALONE,
)
from wb2pm.discovery.conformance.grounding.signs import (
    Alone,
    completed_signs,
    followed_signs,
    reasons_of,
)
from wb2pm.discovery.conformance.grounding.stated import laid_as
from wb2pm.discovery.conformance.procedure.understanding import (
    MIN_COVERAGE,
    why_undecided,
)
from wb2pm.discovery.conformance.reasons import with_reasons

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from wb2pm.discovery.conformance.grounding.laying import Meaning
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.discovery.conformance.verdict_scores import Calibration
    from wb2pm.procedures.procedure import Procedure

BY_ITSELF: Final = frozenset(
    {"gap", "begun", "off_screen", "moved", "failure", "unsent"}
)
"""What the recording shows by itself: it leads to a no however little of the text is
like what was done."""
_WORTH: Final = (
    "Judged by the text and this run alone, which finds about half of what is wrong:"
    " recordings of other people who did the same work tell more."
)


def check_alone(
    reading: Reading,
    procedure: Procedure,
    *,
    meaning: Meaning | None = None,
    grounded: GroundedProcedure | None = None,
) -> Verdict:
    """Check a run against a procedure in free words, by likeness of words alone.

    Each step is laid along what the run did. Words that are alike say what a step may
    be about, and not that it was done as it should; a step that nothing is like may
    be worded otherwise, and one that names nothing of the pages counts for little.

    Args:
        reading: The run.
        procedure: What was asked, in any words.
        meaning: As for `wb2pm.discovery.conformance.grounding.laying.lay`.
        grounded: What the run, or others, do for each step, where that is stated.

    Returns:
        The verdict; `coverage` is the share of the steps that the run has something
        like. Below
        `wb2pm.discovery.conformance.procedure.understanding.MIN_COVERAGE` there is no
        yes, and a no only where the recording itself shows that something is wrong.
        Whether every step was followed has no yes at all by likeness: where nothing
        speaks against a run, it cannot be told (docs/verdicts.md has the figures).
    """
    alone = lay_alone(reading, procedure, meaning=meaning, grounded=grounded)
    signs, end_signs = followed_signs(alone), completed_signs(alone)
    covered = alone.coverage >= MIN_COVERAGE
    followed = tell_alone(FOLLOWED_ALONE, signs, covered=covered)
    if followed and grounded is None:
        followed = None  # two in five of the runs that were not would get this yes too
    completed = tell_alone(COMPLETED_ALONE, end_signs, covered=covered)
    verdict = Verdict(
        demonstration=reading.run.demonstration,
        reference=procedure.title or procedure.source or "procedure",
        reference_kind="procedure",
        followed=followed,
        completed=completed,
        fitness=None,
        notes=tuple(_notes(alone)),
        score=round(FOLLOWED_ALONE.score(signs), 4) if followed is not None else None,
        completion_score=round(COMPLETED_ALONE.score(end_signs), 4)
        if completed is not None
        else None,
        gaps=reading.screens.gaps,
        evidence=signs,
        completion_evidence=end_signs,
        coverage=round(alone.coverage, 4),
        not_understood=tuple(step.number for step in alone.unlike),
        declined=_why_untold(alone, covered=covered) if followed is None else None,
        way="likeness",
    )
    return with_reasons(verdict, *reasons_of(alone))


def lay_alone(
    reading: Reading,
    procedure: Procedure,
    *,
    meaning: Meaning | None = None,
    grounded: GroundedProcedure | None = None,
) -> Alone:
    """Lay a procedure along what one run did.

    Args:
        reading: The run.
        procedure: As for `check_alone`.
        meaning: As for `check_alone`.
        grounded: As for `check_alone`.

    Raises:
        ConformanceError: If another procedure was grounded.
    """
    acts = acts_of([reading])
    if grounded is None:
        laid = lay(procedure, acts, meaning=meaning)
    else:
        laid = laid_as(grounded, procedure, acts)
    return Alone(reading, acts[0], procedure, laid)


def tell_alone(
    calibration: Calibration, evidence: Mapping[str, int], *, covered: bool
) -> bool | None:
    """Answer by what speaks against a run; None where it cannot be told.

    Args:
        calibration: Weighs the evidence.
        evidence: As `wb2pm.discovery.conformance.grounding.signs` counts it.
        covered: Whether enough of the text is like what was done. Where not, nothing is
            a yes, and only what `BY_ITSELF` says leads to a no.
    """
    if covered:
        return calibration.tells(evidence)
    return calibration.tells(shown_by_itself(evidence)) and None


def shown_by_itself(evidence: Mapping[str, int]) -> dict[str, int]:
    """Keep of the evidence what holds whatever the text means."""
    return {kind: count for kind, count in evidence.items() if kind in BY_ITSELF}


def _why_untold(alone: Alone, *, covered: bool) -> str:
    if alone.procedure.language is None and (why := why_undecided(alone.procedure)):
        return why
    needed = (
        "recordings of other people who did the same work are needed, and there is no"
        " other run to ground it in."
    )
    if covered:
        return f"The procedure is in free words, and nothing found speaks against it: {needed}"
    return (
        f"The procedure is in free words, and {alone.coverage:.0%} of its steps are like"
        f" anything in the run: {needed}"
    )


def _notes(alone: Alone) -> Iterator[str]:
    yield _WORTH
    for step in alone.procedure.steps:
        own = [n for n, number in alone.laid.steps.items() if number == step.number]
        if own:
            yield f"Step {step.number} is most like: {', '.join(own)}."
    for gap in alone.reading.screens.gaps:
        yield f"The recording has a gap: {gap.sentence}"
    if alone.reading.screens.failure:
        yield f'The application said in the end: "{alone.reading.screens.failure}"'
