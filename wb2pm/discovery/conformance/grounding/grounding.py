"""The job of grounding a procedure in what people did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.conformance.grounding.laying import Meaning
    from wb2pm.discovery.conformance.grounding.steps import GroundedProcedure
    from wb2pm.events import Activity, Demonstration
    from wb2pm.procedures.procedure import Procedure


def ground_by_rules(
    procedure: Procedure,
    demonstrations: Sequence[Demonstration],
    *,
    activities: Mapping[str, Sequence[Activity]] | None = None,
    meaning: Meaning | None = None,
) -> GroundedProcedure:
    """Say for each step what people do: `wb2pm.ground` without language models.

    The sentences may be in any words: each is laid along what people do by likeness,
    in order. Nothing is guessed for a sentence that nothing is like.

    Args:
        procedure: What was asked.
        demonstrations: Intact recordings of the work, of one person each.
        activities: Case id -> activities at granularity ``step``, where they are known.
        meaning: Says how alike a sentence and an act in words are, from 0 to 1, such
            as an embedder or a language model would; asked besides the words.

    Returns:
        Per step the elements, who did it and how, what is optional or an alternative;
        the steps that nobody follows; what everybody does and no step speaks of.

    Raises:
        DiscoveryError: If there is no demonstration.

    Examples:
        >>> from wb2pm.bundled import demonstrations_of
        >>> from wb2pm.converters.sources.reading import read
        >>> runs = read(demonstrations_of(4003)).demonstrations
        >>> grounded = ground_by_rules(runs[0].procedure, runs)
        >>> grounded.steps[2].state, grounded.steps[2].acts[0].people
        ('grounded', 5)
    """
    from wb2pm.converters.labels.labelling import label
    from wb2pm.discovery.conformance.grounding.acts import acts_of
    from wb2pm.discovery.conformance.grounding.habits import habits_of
    from wb2pm.discovery.conformance.grounding.laying import lay
    from wb2pm.discovery.conformance.grounding.readings import read_run
    from wb2pm.discovery.conformance.grounding.steps import grounded_procedure

    if not demonstrations:
        raise DiscoveryError("there are no demonstrations to ground a procedure in")
    readings = [
        read_run(d, activities[d.id] if activities is not None else label(d))
        for d in demonstrations
    ]
    runs = acts_of(readings)
    laid = lay(procedure, runs, meaning=meaning)
    return grounded_procedure(
        procedure, laid, runs, habits_of(runs), [d.id for d in demonstrations]
    )
