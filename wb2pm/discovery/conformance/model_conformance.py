"""Checking demonstrations against a process model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from wb2pm.columns import CASE, EVENT_INDEX
from wb2pm.discovery.conformance.deviations import Move, Verdict
from wb2pm.discovery.conformance.model_deviations import name_deviations
from wb2pm.discovery.conformance.reasons import with_reasons
from wb2pm.discovery.counts.traces import (
    FILE_ORDER_NOTE,
    names_events,
    order_of,
    read_traces,
)
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.measures.alignments import BUDGET_S, align
from wb2pm.shown import short, table_html

if TYPE_CHECKING:
    import pandas as pd

    from wb2pm.discovery.counts.values import Variant
    from wb2pm.discovery.measures.alignments import Alignment, Alignments
    from wb2pm.discovery.models.values import PetriNet, ProcessModel


TIME_WAS_OVER: Final = (
    "Not checked: time was over. Sequences of activities that more cases have were "
    "checked first."
)
"""Why a case has no answer that there was no time for."""

_WORDS = {True: "yes", False: "no", None: "cannot be told"}


class Verdicts(dict[str, Verdict]):
    """Case id -> verdict, which a notebook shows as a table."""

    def rows(self) -> list[dict[str, Any]]:
        """Return a row a case.

        Returns:
            Columns ``case``, ``followed`` and ``completed`` (None where it cannot be
            told), ``fitness``, and ``deviations``, their sentences.
        """
        return [
            {
                "case": case,
                "followed": verdict.followed,
                "completed": verdict.completed,
                "fitness": verdict.fitness,
                "deviations": [each.sentence for each in verdict.deviations],
            }
            for case, verdict in self.items()
        ]

    def to_frame(self) -> pd.DataFrame:
        """Return the rows as a table."""
        import pandas as pd

        return pd.DataFrame(self.rows())

    def __repr__(self) -> str:
        """Return it so that it fits a screen."""
        return short(dict(self))

    def _repr_html_(self) -> str:
        """Show one row a case."""
        told = ("followed", "completed")
        return table_html(
            [row | {each: _WORDS[row[each]] for each in told} for row in self.rows()]
        )


def check_against_model(
    log: pd.DataFrame,
    model: ProcessModel,
    *,
    budget_s: float = BUDGET_S,
    time_limit_s: float | None = None,
    aligned: Alignments | None = None,
) -> Verdicts:
    """Align each case of a log with a model and name its deviations.

    A case *followed* the model when there is no deviation. It *completed* when the
    model needs no further activity after the last one in which the two agree:
    activities that come after the end are extra, but the end was reached. Where
    nothing agrees, the case completed only if the model allows to do nothing.

    Args:
        log: Event log (see `wb2pm.discovery.counts.traces.read_traces`).
        model: The model.
        budget_s: Seconds that one sequence of activities may cost each engine;
            r4pm's share is counted in states. Where no engine comes to an end,
            the closest known run of the model is taken and `notes` says so.
        time_limit_s: Seconds that aligning may take, most frequent sequences first.
            Of cases that there was no time for it cannot be told whether they followed
            the model, and `declined` says why. None for any number.
        aligned: Alignments of all variants of the log with the model, if there are
            any already (see `wb2pm.discovery.measures.alignments.align_log`).

    Returns:
        Case id -> verdict, in the order of the log; a table in a notebook.

    Raises:
        ConformanceError: If the model cannot come to its end.
        LogError: If the log lacks a column or a value.
        MissingExtraError: If neither r4pm nor pm4py is installed.

    Examples:
        >>> import pandas as pd
        >>> from wb2pm.discovery.mining.miners import discover
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1", "2"],
        ...         "concept:name": ["Open", "Save", "Open"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"] * 3, utc=True),
        ...     }
        ... )
        >>> model = discover(log[:2], name="saving")
        >>> verdict = check_against_model(log, model)["2"]
        >>> verdict.completed, verdict.deviations[0].sentence
        (False, '“Save” was skipped: it is expected after “Open”.')
    """
    found = variants(log)
    net = model.petri_net()
    if aligned is None:
        sequences = [each.activities for each in found]
        aligned = align(net, sequences, budget_s=budget_s, time_limit_s=time_limit_s)
    reference = f"model of {model.name} ({model.miner} miner)"
    notes = () if order_of(log) == EVENT_INDEX else (FILE_ORDER_NOTE,)
    # Only where events have ids does a verdict say more than that of its variant.
    traces = read_traces(log).cases if names_events(log) else {}
    verdicts: dict[str, Verdict] = {}
    for variant in found:
        moves: tuple[Move, ...] = ()
        if variant.activities not in aligned.late:
            moves = _moves(aligned.of[variant.activities], variant.activities, net)
        alike = _verdict(variant, reference, moves, aligned, notes)
        for case in variant.cases:
            if case in traces and moves:
                named = name_deviations(moves, traces[case].events)
                verdict = replace(alike, demonstration=case, deviations=named)
            else:
                verdict = replace(alike, demonstration=case)
            verdicts[case] = verdict if case not in traces else with_reasons(verdict)
    return Verdicts((case, verdicts[case]) for case in map(str, log[CASE].unique()))


def _verdict(
    variant: Variant,
    reference: str,
    moves: tuple[Move, ...],
    aligned: Alignments,
    notes: tuple[str, ...],
) -> Verdict:
    """Judge the cases of one variant, as far as they are alike."""
    if variant.activities in aligned.late:
        return Verdict(
            demonstration="",
            reference=reference,
            reference_kind="model",
            followed=None,
            completed=None,
            fitness=None,
            declined=TIME_WAS_OVER,
        )
    alignment = aligned.of[variant.activities]
    deviations = name_deviations(moves)
    verdict = Verdict(
        demonstration="",
        reference=reference,
        reference_kind="model",
        followed=not deviations,
        completed=_completed(moves),
        fitness=aligned.fitness(variant.activities),
        deviations=deviations,
        moves=moves,
        engine=alignment.engine,
        notes=(*alignment.notes, *notes),
    )
    return with_reasons(verdict)


def _figure(fitness: float | None) -> str:
    return "" if fitness is None else f"{fitness:.2f}"


def _moves(
    alignment: Alignment, activities: tuple[str, ...], net: PetriNet
) -> tuple[Move, ...]:
    return tuple(
        Move(
            kind=step.kind,
            cost=float(step.kind in ("log", "model")),
            reference=None
            if step.transition is None
            else net.transitions[step.transition].label,
            activity=step.position,
            label=None if step.position is None else activities[step.position],
        )
        for step in alignment.steps
    )


def _completed(moves: tuple[Move, ...]) -> bool:
    for move in reversed(moves):
        if move.kind in ("sync", "model"):
            return move.kind == "sync"
    return True
