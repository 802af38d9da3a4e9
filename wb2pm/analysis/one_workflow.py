"""Everything that is found out about one workflow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm import columns
from wb2pm.analysis.findings import WorkflowAnalysis
from wb2pm.analysis.limited_models import Modelled, model_and_check
from wb2pm.analysis.workflows import check_procedures, usual_intent
from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.improvements.finding import find_improvements
from wb2pm.discovery.mining.choosing import AUTO
from wb2pm.discovery.procedures.writing import merge_procedures, write_procedure
from wb2pm.errors import MissingExtraError

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.discovery.time_limits import Clock, Worker
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
    clock: Clock | None = None,
) -> WorkflowAnalysis:
    """Find out about one workflow.

    Args:
        name: The workflow.
        demonstrations: Its demonstrations.
        prepared: Activities of these and others.
        log: Event log of these and others.
        noise: As in `wb2pm.report.main_job.analyze`.
        miner: Likewise.
        worker: As in `wb2pm.discovery.mining.measured_models.measured_models`.
        clock: How long the model and the checks against it may take; None for as long
            as they do.

    Returns:
        What was found. There is no model without the extra ``mining``, nor where
        the miner finds none; `notes` then says why.
    """
    own = rows_of(log, demonstrations)
    named = {case for table in prepared.tables for case in table.cases}
    steps, left_out = _compared([(d, prepared.steps[d.id]) for d in demonstrations])
    told: list[str] = []
    if left_out:
        told.append(
            f"The procedure and the improvements of {name} come from {len(steps)} of"
            f" its {len(demonstrations):,} cases, spread evenly over the log"
        )
    try:
        modelled = model_and_check(
            own, name=name, noise=noise, miner=miner, worker=worker, clock=clock
        )
    except MissingExtraError:
        modelled = Modelled(None, {}, ())  # said once, of all workflows
    told += modelled.notes
    procedure_verdicts, notes = check_procedures(
        demonstrations, prepared.steps, screens=prepared.screens
    )
    completed = {case: v.completed for case, v in procedure_verdicts.items()}
    return WorkflowAnalysis(
        workflow=name,
        demonstrations=demonstrations,
        activities={d.id: prepared.activities[d.id] for d in demonstrations},
        log=own,
        variants=variants(own),
        map=directly_follows(own),
        model=modelled.model,
        written={
            d.id: write_procedure(d, prepared.steps[d.id])
            for d in demonstrations
            if d.id not in named  # a log's own names say how to do nothing
        },
        procedure=merge_procedures(
            name, usual_intent(demonstrations), steps, completed=completed
        ),
        model_verdicts=modelled.verdicts,
        procedure_verdicts=procedure_verdicts,
        improvements=find_improvements(steps, completed=completed),
        notes=(*told, *notes),
    )


def rows_of(log: pd.DataFrame, demonstrations: Sequence[Demonstration]) -> pd.DataFrame:
    """Return the rows of some cases, numbered anew; where these are all, no copy.

    Examples:
        >>> import pandas as pd
        >>> rows_of(pd.DataFrame({"case:concept:name": ["1"]}), []).empty
        True
    """
    import pandas as pd

    found = log[columns.CASE].isin([d.id for d in demonstrations])
    if found.all() and log.index.equals(pd.RangeIndex(len(log))):
        return log.copy(deep=False)
    own: pd.DataFrame = log[found]
    return own.reset_index(drop=True)


def _compared(
    steps: list[tuple[Demonstration, tuple[Activity, ...]]],
) -> tuple[list[tuple[Demonstration, tuple[Activity, ...]]], int]:
    """Take the cases that are compared with one another, and count the others."""
    chosen = steps
    if len(steps) > _MOST_COMPARED:
        places = [i * len(steps) // _MOST_COMPARED for i in range(_MOST_COMPARED)]
        chosen = [steps[place] for place in places]
    from wb2pm.converters.eventlogs.in_table import taken_out

    return [taken_out(*each) for each in chosen], len(steps) - len(chosen)


_MOST_COMPARED = 300
"""Cases of a workflow that are compared each with each other: 45,000 pairs take
seconds. Recordings are fewer; only event logs have more."""
