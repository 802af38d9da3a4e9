"""Whether runs of one workflow came to its end, judged by their outcome."""

from __future__ import annotations

from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm.discovery.conformance.grounding.beside import lay_beside
from wb2pm.discovery.conformance.grounding.readings import read_run
from wb2pm.discovery.conformance.grounding.scores import COMPLETED_BY_OUTCOME
from wb2pm.discovery.conformance.grounding.shared_outcomes import (
    SHOWS_THE_END,
    end_evidence,
    end_in_words,
)
from wb2pm.discovery.conformance.reasons import with_reasons
from wb2pm.discovery.procedures.cases import FAILED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.conformance.deviations import ScreenEvidence, Verdict
    from wb2pm.discovery.conformance.grounding.readings import Reading
    from wb2pm.events import Activity, Demonstration

_FEWEST: Final = 3
"""Runs of a workflow of which each has two others: one other shows no habit."""


class Ends:
    """Where the runs of one workflow ended, each beside the others.

    What all others did shows where the end is only if they reached it. So each run is
    first laid beside all others; those that have not come to the end by that show
    nobody how the work is done, and are left out from then on.

    Attributes:
        readings: Case id -> what was read of a run; what is read here is added.
    """

    def __init__(
        self,
        demonstrations: Sequence[Demonstration],
        steps: Mapping[str, tuple[Activity, ...]],
        readings: dict[str, Reading],
        screens: Mapping[str, ScreenEvidence] = MappingProxyType({}),
    ) -> None:
        """Take the runs.

        Args:
            demonstrations: The runs of one workflow.
            steps: Case id -> activities at granularity ``step``.
            readings: Case id -> what was read of a run before.
            screens: Case id -> what its screens say, where that is known.
        """
        named = any(d.workflow for d in demonstrations)
        self._known = {d.id: d for d in demonstrations if d.events and named}
        self._failed = frozenset(
            case for case, d in self._known.items() if d.outcome in FAILED
        )
        self._steps = steps
        self._screens = screens
        self.readings = readings

    def can_tell(self, case: str) -> bool:
        """Return whether there are enough runs beside one to tell where it ended.

        Args:
            case: Its case id.
        """
        return case in self._known and len(self._known) >= _FEWEST

    @cached_property
    def unfinished(self) -> frozenset[str]:
        """The runs that failed, or did not come to the end by what all others show."""
        if len(self._known) < _FEWEST:
            return self._failed
        return self._failed | {
            case
            for case, evidence in self._beside_all.items()
            if COMPLETED_BY_OUTCOME.score(evidence) < SHOWS_THE_END
        }

    def evidence(self, case: str) -> dict[str, int]:
        """Count what speaks against a run having come to the end of the others.

        Args:
            case: Case id of a run with events.
        """
        if not self.unfinished - self._failed - {case}:
            return self._beside_all[case]
        return self._evidence(case, self.unfinished)

    @cached_property
    def _beside_all(self) -> dict[str, dict[str, int]]:
        return {case: self._evidence(case, self._failed) for case in self._known}

    @cached_property
    def _runs(self) -> dict[str, Reading]:
        for case, demonstration in self._known.items():
            if case not in self.readings:
                self.readings[case] = read_run(
                    demonstration, self._steps[case], self._screens.get(case)
                )
        return {case: self.readings[case] for case in self._known}

    def _evidence(self, case: str, left_out: frozenset[str]) -> dict[str, int]:
        every = {other: run for other, run in self._runs.items() if other != case}
        kept = [run for other, run in every.items() if other not in left_out]
        others = kept if len(kept) >= _FEWEST - 1 else list(every.values())
        return end_evidence(lay_beside(self._runs[case], others))


def judge_ends(verdicts: Mapping[str, Verdict], ends: Ends) -> dict[str, Verdict]:
    """Judge the ends of the runs of one workflow by the others, where the text cannot.

    A procedure that was understood in full and whose end was reached is enough. Where
    not, a run that came to the outcome of the others is complete too: there are more
    ways to it than the text's own last click.

    Args:
        verdicts: Case id -> verdict on the written procedure.
        ends: Where the runs ended.

    Returns:
        Case id -> verdict, its end judged anew and a note that says why.

    Examples:
        >>> judge_ends({}, Ends([], {}, {}))
        {}
    """
    judged = dict(verdicts)
    doubtful = [
        case for case, v in verdicts.items() if not (v.completed and v.coverage == 1)
    ]
    for case in filter(ends.can_tell, doubtful):
        evidence = ends.evidence(case)
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
