"""Checks by rules: did this demonstration do what its reference says?"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from wb2pm.discovery.conformance.deviations import Verdict
from wb2pm.discovery.models.values import ProcessModel
from wb2pm.procedures.procedure import Procedure

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.conformance.deviations import ScreenEvidence
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.discovery.conformance.procedure.name_similarity import SameMeaning
    from wb2pm.events import Activity, Demonstration


def check_by_rules(  # noqa: PLR0913 (what is known of a run and its work)
    demonstration: Demonstration,
    reference: Procedure | ProcessModel | Sequence[Demonstration],
    *,
    others: Sequence[Demonstration] = (),
    activities: Sequence[Activity] | None = None,
    meaning: SameMeaning | None = None,
    grounded: GroundedProcedure | None = None,
) -> Verdict:
    """Check by rules: `wb2pm.check` without language models.

    Args:
        demonstration: As read.
        reference: What it is checked against.
        others: For a procedure: intact demonstrations of the same work, in which it is
            grounded where it cannot be taken word for word.
        activities: Its activities at granularity ``step``, where they are known.
        meaning: For a procedure: how alike two names are in meaning.
        grounded: For a procedure: what people do for each step, where that is stated.

    Returns:
        The verdict.

    Raises:
        ConformanceError: If the two cannot be aligned within the limits, or another
            procedure was grounded.
        DiscoveryError: If there are no other demonstrations.
        MissingExtraError: If the extra ``mining`` is needed and absent.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.converters.sources.reading import read
        >>> demonstration = read(demonstrations_of(4003)).demonstrations[0]
        >>> check_by_rules(demonstration, demonstration.procedure).reference_kind
        'procedure'
    """
    from wb2pm.converters.labels.labelling import label
    from wb2pm.discovery.conformance.grounding.readings import read_run

    if isinstance(reference, Procedure):
        return check_in_any_words(
            demonstration,
            reference,
            [(other, label(other)) for other in others],
            activities=activities,
            meaning=meaning,
            grounded=grounded,
        )

    if isinstance(reference, ProcessModel):
        from wb2pm.converters.eventlog import log_of_activities
        from wb2pm.discovery.conformance.model_conformance import check_against_model

        steps = label(demonstration) if activities is None else activities
        log = log_of_activities(
            [demonstration], {demonstration.id: tuple(steps)}, granularity="step"
        )
        return (
            _nothing_recorded(demonstration, reference)
            if log.empty
            else check_against_model(log, reference)[demonstration.id]
        )
    from wb2pm.discovery.conformance.grounding.conformance import check_beside

    steps = label(demonstration) if activities is None else activities
    runs = [read_run(d, label(d)) for d in reference]
    return check_beside(read_run(demonstration, steps), runs)


def _nothing_recorded(demonstration: Demonstration, model: ProcessModel) -> Verdict:
    return Verdict(
        demonstration=demonstration.id,
        reference=f"model of {model.name} ({model.miner} miner)",
        reference_kind="model",
        followed=None,
        completed=None,
        fitness=None,
        declined="The recording holds no action: a log has no case without events.",
    )


def check_in_any_words(  # noqa: PLR0913 (what is known of a run and its work)
    demonstration: Demonstration,
    procedure: Procedure,
    others: Sequence[tuple[Demonstration, Sequence[Activity]]] = (),
    *,
    activities: Sequence[Activity] | None = None,
    meaning: SameMeaning | None = None,
    readings: dict[str, Reading] | None = None,
    screens: Mapping[str, ScreenEvidence] = MappingProxyType({}),
    grounded: GroundedProcedure | None = None,
) -> Verdict:
    """Check a demonstration against a procedure, whatever its wording.

    One that can be taken word for word is aligned action by action. Any other is
    grounded in what others did; where there are no others, its words are compared with
    what was done, and most often nothing can be told.

    Args:
        demonstration: As read.
        procedure: What it is checked against.
        others: Intact demonstrations of the same work, each with its activities.
        activities: Its activities at granularity ``step``, where they are known.
        meaning: As for `check_by_rules`.
        readings: Case id -> what was read of a run before; what is read now is added,
            so that many runs of one work are read once each.
        screens: Case id -> what the screens of a run say, where that is known.
        grounded: What people do for each step, where that is stated: the procedure is
            then not taken word for word.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.converters.sources.reading import read
        >>> demonstration = read(demonstrations_of(4003)).demonstrations[0]
        >>> check_in_any_words(demonstration, demonstration.procedure).way
        'word for word'
    """
    from wb2pm.converters.labels.labelling import label
    from wb2pm.discovery.conformance.grounding.alone import check_alone
    from wb2pm.discovery.conformance.grounding.conformance import check_beside
    from wb2pm.discovery.conformance.grounding.formality import is_formal
    from wb2pm.discovery.conformance.grounding.readings import read_run

    steps = label(demonstration) if activities is None else activities
    every = [steps, *(done for _, done in others)]
    named = (name for done in every for a in done for name in (a.element, a.value))
    if not procedure.steps or (
        grounded is None and is_formal(procedure, {name for name in named if name})
    ):
        return check_procedure(
            demonstration,
            procedure,
            activities=steps,
            meaning=meaning,
            screens=screens.get(demonstration.id),
        )
    known = {} if readings is None else readings
    for run, done in ((demonstration, steps), *others):
        if run.id not in known:
            known[run.id] = read_run(run, done, screens.get(run.id))
    if not others:
        return check_alone(
            known[demonstration.id], procedure, meaning=meaning, grounded=grounded
        )
    runs = [known[other.id] for other, _ in others]
    return check_beside(
        known[demonstration.id], runs, procedure, meaning=meaning, grounded=grounded
    )


def check_procedure(
    demonstration: Demonstration,
    procedure: Procedure,
    *,
    activities: Sequence[Activity] | None = None,
    meaning: SameMeaning | None = None,
    screens: ScreenEvidence | None = None,
) -> Verdict:
    """Check a demonstration against a procedure, its screens included.

    Args:
        demonstration: As read.
        procedure: What it is checked against.
        activities: Its activities at granularity ``step``, where they are known.
        meaning: As for `check_by_rules`.
        screens: What its screens say, where that is known.

    Returns:
        The verdict of
        `wb2pm.discovery.conformance.procedure.conformance.check_against_procedure`,
        with what the screens say: gaps in the recording, failure in the end.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.converters.sources.reading import read
        >>> demonstration = read(demonstrations_of(4003)).demonstrations[0]
        >>> check_procedure(demonstration, demonstration.procedure).gaps
        ()
    """
    from wb2pm.converters.labels.labelling import label
    from wb2pm.discovery.conformance.continuity.gaps import screen_evidence
    from wb2pm.discovery.conformance.procedure.conformance import (
        check_against_procedure,
    )
    from wb2pm.discovery.conformance.procedure.name_similarity import names_compared_by

    with names_compared_by(meaning):
        return check_against_procedure(
            label(demonstration) if activities is None else activities,
            procedure,
            demonstration=demonstration.id,
            intent=demonstration.intent,
            screens=screen_evidence(demonstration) if screens is None else screens,
        )
