"""Whether runs of one workflow came to its end, judged by their outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.discovery.conformance.grounding.beside import lay_beside
from wb2pm.discovery.conformance.grounding.readings import read_run
from wb2pm.discovery.conformance.others.outcomes import (
    COMPLETED_BY_OUTCOME,
    end_evidence,
    end_in_words,
    outcome_of,
)
from wb2pm.discovery.conformance.reasons import with_reasons

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.events import Activity, Demonstration

_FEWEST: Final = 3
"""Runs of a workflow of which each has two others: one other shows no habit."""


def judge_ends(
    verdicts: Mapping[str, Verdict],
    demonstrations: Sequence[Demonstration],
    steps: Mapping[str, tuple[Activity, ...]],
    *,
    readings: Mapping[str, Reading] | None = None,
) -> dict[str, Verdict]:
    """Judge the ends of the runs of one workflow by the others, where the text cannot.

    A procedure that was understood in full and whose end was reached is enough. Where
    not, a run that came to the outcome of the others is complete too: there are more
    ways to it than the text's own last click.

    Args:
        verdicts: Case id -> verdict on the written procedure.
        demonstrations: The runs of one workflow.
        steps: Case id -> activities at granularity ``step``.
        readings: Case id -> what was read of a run before.

    Returns:
        Case id -> verdict, its end judged anew and a note that says why.

    Examples:
        >>> judge_ends({}, [], {})
        {}
    """
    judged = dict(verdicts)
    doubtful = [
        case for case, v in verdicts.items() if not (v.completed and v.coverage == 1)
    ]
    known = [d for d in demonstrations if d.events]
    if not doubtful or len(known) < _FEWEST or not any(d.workflow for d in known):
        return judged
    for case, evidence in _ends(known, steps, doubtful, readings or {}).items():
        completed = COMPLETED_BY_OUTCOME.says(evidence)
        said = "Completed" if completed else "Not completed"
        why = end_in_words(evidence, completed=completed)
        anew = replace(
            judged[case],
            completed=completed,
            completion_score=round(COMPLETED_BY_OUTCOME.score(evidence), 4),
            completion_evidence=evidence,
            notes=(*judged[case].notes, f"{said}, as the other runs show: {why}."),
        )
        own = [
            reason
            for reason in judged[case].reasons
            if reason.kind == "unfocused" or reason.question == "completed"
        ]
        judged[case] = with_reasons(anew, *own)
    return judged


def _ends(
    demonstrations: Sequence[Demonstration],
    steps: Mapping[str, tuple[Activity, ...]],
    doubtful: Sequence[str],
    readings: Mapping[str, Reading],
) -> dict[str, dict[str, int]]:
    """Count for each doubtful run what speaks against its end."""
    runs = {
        d.id: readings[d.id] if d.id in readings else read_run(d, steps[d.id])
        for d in demonstrations
    }
    outcomes = {d.id: outcome_of(d) for d in demonstrations}
    found = {}
    for demonstration in demonstrations:
        case = demonstration.id
        if case not in doubtful:
            continue
        others = [run for other, run in runs.items() if other != case]
        theirs = [one for other, one in outcomes.items() if other != case]
        beside = lay_beside(runs[case], others)
        found[case] = end_evidence(beside, (outcomes[case], theirs))
    return found
