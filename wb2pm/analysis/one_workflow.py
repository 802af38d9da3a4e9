"""Everything that is found out about one workflow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from wb2pm import columns
from wb2pm.analysis.findings import WorkflowAnalysis
from wb2pm.analysis.workflows import check_procedures, usual_intent
from wb2pm.discovery.conformance.model_conformance import check_against_model
from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.improvements.finding import find_improvements
from wb2pm.discovery.measures.alignments import align_log
from wb2pm.discovery.measures.quality import measure_quality
from wb2pm.discovery.mining.choosing import AUTO, choose_model
from wb2pm.discovery.mining.miners import discover
from wb2pm.discovery.procedures.writing import merge_procedures, write_procedure
from wb2pm.errors import ConformanceError, DiscoveryError, MissingExtraError

if TYPE_CHECKING:
    import pandas as pd

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.discovery.conformance.deviations import Verdict
    from wb2pm.discovery.measures.alignments import Alignments
    from wb2pm.discovery.mining.time_limits import Worker
    from wb2pm.discovery.models.values import ProcessModel
    from wb2pm.events import Activity, Demonstration


def analyze_workflow(  # noqa: PLR0913 (options of one job)
    name: str,
    demonstrations: tuple[Demonstration, ...],
    prepared: Prepared,
    log: pd.DataFrame,
    *,
    noise: float,
    miner: str = AUTO,
    worker: Worker | None = None,
) -> WorkflowAnalysis:
    """Find out about one workflow.

    Args:
        name: The workflow.
        demonstrations: Its demonstrations.
        prepared: Activities of these and others.
        log: Event log of these and others.
        noise: As in `wb2pm.report.main_job.analyze`.
        miner: Likewise.
        worker: As in `find_model`.

    Returns:
        What was found. There is no model without the extra ``mining``, nor where
        the miner finds none; `notes` then says why.
    """
    own = log[log[columns.CASE].isin([d.id for d in demonstrations])]
    own = own.reset_index(drop=True)
    named = {case for table in prepared.tables for case in table.cases}
    steps, left_out = _compared([(d, prepared.steps[d.id]) for d in demonstrations])
    model: ProcessModel | None = None
    checked: dict[str, Verdict] = {}
    told: list[str] = []
    if left_out:
        told.append(
            f"The procedure and the improvements of {name} come from {len(steps)} of"
            f" its {len(demonstrations):,} cases, spread evenly over the log"
        )
    try:
        model = _discovered(own, name=name, noise=noise, miner=miner, worker=worker)
        aligned = align_log(model.petri_net(), own)  # once, for both that follow
        model = _measured(model, own, aligned=aligned)
        checked = check_against_model(own, model, aligned=aligned)
    except DiscoveryError as exc:
        told.append(f"{name} has no process model: {exc}")
    except ConformanceError as exc:
        told.append(f"{name} was not checked against its model: {exc}")
    except MissingExtraError:
        pass  # said once, of all workflows
    procedure_verdicts, notes = check_procedures(demonstrations, prepared.steps)
    completed = {case: v.completed for case, v in procedure_verdicts.items()}
    return WorkflowAnalysis(
        workflow=name,
        demonstrations=demonstrations,
        activities={d.id: prepared.activities[d.id] for d in demonstrations},
        log=own,
        variants=variants(own),
        map=directly_follows(own),
        model=model,
        written={
            d.id: write_procedure(d, prepared.steps[d.id])
            for d in demonstrations
            if d.id not in named  # a log's own names say how to do nothing
        },
        procedure=merge_procedures(
            name, usual_intent(demonstrations), steps, completed=completed
        ),
        model_verdicts=checked,
        procedure_verdicts=procedure_verdicts,
        improvements=find_improvements(steps, completed=completed),
        notes=(*told, *notes),
    )


def _compared(
    steps: list[tuple[Demonstration, tuple[Activity, ...]]],
) -> tuple[list[tuple[Demonstration, tuple[Activity, ...]]], int]:
    """Take the cases that are compared with one another, and count the others."""
    if len(steps) <= _MOST_COMPARED:
        return steps, 0
    places = [i * len(steps) // _MOST_COMPARED for i in range(_MOST_COMPARED)]
    return [steps[place] for place in places], len(steps) - _MOST_COMPARED


_MOST_COMPARED = 300
"""Cases of a workflow that are compared each with each other: 45,000 pairs take
seconds. Recordings are fewer; only event logs have more."""


MODEL_S: Final = 60.0
"""Seconds that trying all miners on one workflow may take. Recordings take a second;
event logs of many variants have the best model that was found by then."""


def find_model(
    log: pd.DataFrame,
    *,
    name: str,
    noise: float = 0.2,
    miner: str = AUTO,
    worker: Worker | None = None,
) -> ProcessModel:
    """Discover a model and measure how well it describes the log.

    Args:
        log: Event log.
        name: What it is a log of.
        noise: As in `wb2pm.discovery.mining.miners.discover`.
        miner: Likewise; ``auto`` takes at most `MODEL_S`.
        worker: As in `wb2pm.discovery.mining.measured_models.measured_models`.

    Raises:
        DiscoveryError: If the log is empty or the miner fails.
        MissingExtraError: If the extra ``mining`` is absent.
    """
    model = _discovered(log, name=name, noise=noise, miner=miner, worker=worker)
    return _measured(model, log)


def _discovered(
    log: pd.DataFrame, *, name: str, noise: float, miner: str, worker: Worker | None
) -> ProcessModel:
    if miner != AUTO:
        return discover(log, name=name, noise=noise, miner=miner)
    return choose_model(
        log, name=name, noise=noise, time_limit_s=MODEL_S, worker=worker
    )


def _measured(
    model: ProcessModel, log: pd.DataFrame, aligned: Alignments | None = None
) -> ProcessModel:
    known = model.quality
    if known is not None and (aligned is None or known.fitness is not None):
        return model
    return replace(model, quality=measure_quality(model, log, aligned=aligned))
