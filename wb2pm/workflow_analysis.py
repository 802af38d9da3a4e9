"""Everything that is found out about one workflow."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm import columns
from wb2pm.discovery.directly_follows import directly_follows
from wb2pm.discovery.miners import discover
from wb2pm.discovery.model_conformance import check_against_model
from wb2pm.discovery.procedure_conformance import check_against_procedure
from wb2pm.discovery.quality import measure_quality
from wb2pm.discovery.variants import variants
from wb2pm.errors import ConformanceError, MissingExtraError
from wb2pm.llm.improvement import find_improvements
from wb2pm.llm.sop import merge_procedures, write_procedure
from wb2pm.report.contents import WorkflowAnalysis

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import pandas as pd

    from wb2pm.discovery.deviations import Verdict
    from wb2pm.discovery.models import ProcessModel
    from wb2pm.events import Activity, Demonstration
    from wb2pm.preparing import Prepared
    from wb2pm.procedures import Procedure


NO_WORKFLOW = "unassigned"
"""Workflow of recordings that name none."""


def analyze_workflow(
    name: str,
    demonstrations: tuple[Demonstration, ...],
    prepared: Prepared,
    log: pd.DataFrame,
    *,
    noise: float,
) -> WorkflowAnalysis:
    """Find out about one workflow.

    Args:
        name: The workflow.
        demonstrations: Its demonstrations.
        prepared: Activities of these and others.
        log: Event log of these and others.
        noise: As in `wb2pm.analysis.analyze`.

    Returns:
        What was found. There is no model without the extra ``mining``.
    """
    own = log[log[columns.CASE].isin([d.id for d in demonstrations])]
    own = own.reset_index(drop=True)
    steps = [(d, prepared.steps[d.id]) for d in demonstrations]
    try:
        model: ProcessModel | None = find_model(own, name=name, noise=noise)
    except MissingExtraError:
        model = None
    procedure_verdicts, notes = check_procedures(demonstrations, prepared.steps)
    return WorkflowAnalysis(
        workflow=name,
        demonstrations=demonstrations,
        activities={d.id: prepared.activities[d.id] for d in demonstrations},
        log=own,
        variants=variants(own),
        map=directly_follows(own),
        model=model,
        written={d.id: write_procedure(d, activities) for d, activities in steps},
        procedure=merge_procedures(name, usual_intent(demonstrations), steps),
        model_verdicts=check_against_model(own, model) if model else {},
        procedure_verdicts=procedure_verdicts,
        improvements=find_improvements(steps),
        notes=notes,
    )


def find_model(log: pd.DataFrame, *, name: str, noise: float) -> ProcessModel:
    """Discover a model and measure how well it describes the log.

    Raises:
        DiscoveryError: If the log is empty or the miner fails.
        MissingExtraError: If the extra ``mining`` is absent.
    """
    model = discover(log, name=name, noise=noise)
    return replace(model, quality=measure_quality(model, log))


def check_procedures(
    demonstrations: Sequence[Demonstration],
    steps: Mapping[str, tuple[Activity, ...]],
    *,
    given: Procedure | None = None,
) -> tuple[dict[str, Verdict], tuple[str, ...]]:
    """Check the demonstrations of one workflow against procedures.

    Args:
        demonstrations: The demonstrations.
        steps: Case id -> activities at granularity ``step``.
        given: The procedure for all of them. By default each is checked against
            the one beside it; one without, against the first that another has.

    Returns:
        Case id -> verdict, and why a case has none.
    """
    notes: list[str] = []
    spare = next((d.procedure for d in demonstrations if _usable(d)), None)
    verdicts: dict[str, Verdict] = {}
    for demonstration in demonstrations:
        own = demonstration.procedure if _usable(demonstration) else spare
        procedure = given or own
        if procedure is None:
            notes.append(f"{demonstration.id} was not checked: it has no procedure")
            continue
        try:
            verdicts[demonstration.id] = check_against_procedure(
                steps[demonstration.id],
                procedure,
                demonstration=demonstration.id,
                intent=demonstration.intent,
            )
        except ConformanceError as exc:
            notes.append(f"{demonstration.id} was not checked: {exc}")
    return verdicts, tuple(notes)


def group_by_workflow(
    demonstrations: Iterable[Demonstration],
) -> dict[str, tuple[Demonstration, ...]]:
    """Group demonstrations by workflow, numbers in the names by their value.

    Examples:
        >>> group_by_workflow([])
        {}
    """
    groups: dict[str, list[Demonstration]] = {}
    for demonstration in demonstrations:
        name = demonstration.workflow or NO_WORKFLOW
        groups.setdefault(name, []).append(demonstration)
    return {name: tuple(groups[name]) for name in sorted(groups, key=_natural)}


def usual_intent(demonstrations: Sequence[Demonstration]) -> str:
    """Take the intent that most demonstrations state, the first of equals.

    Examples:
        >>> usual_intent([])
        ''
    """
    stated = [d.intent for d in demonstrations if d.intent]
    return max(dict.fromkeys(stated), key=stated.count) if stated else ""


def _usable(demonstration: Demonstration) -> bool:
    return demonstration.procedure is not None and bool(demonstration.procedure.steps)


def _natural(name: str) -> list[tuple[int, str]]:
    return [
        (int(part), "") if part.isdecimal() else (0, part)
        for part in re.split(r"(\d+)", name)
    ]
