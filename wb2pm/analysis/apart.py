"""Workflows analysed in several processes, each with what it needs and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct, msgpack
from msgspec.structs import replace

from wb2pm.analysis.findings import WorkflowAnalysis
from wb2pm.analysis.one_workflow import analyze_workflow
from wb2pm.analysis.workers import share_out
from wb2pm.columns import CASE
from wb2pm.discovery.conformance.deviations import Verdict
from wb2pm.discovery.counts.values import DirectlyFollowsGraph, Variant
from wb2pm.discovery.improvements.improvement import Improvement
from wb2pm.discovery.models.values import ProcessModel
from wb2pm.discovery.time_limits import Clock
from wb2pm.procedures.procedure import Procedure

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import pandas as pd

    from wb2pm.analysis.preparing import Prepared
    from wb2pm.events import Demonstration


def analyze_apart(
    groups: Mapping[str, tuple[Demonstration, ...]],
    prepared: Prepared,
    log: pd.DataFrame,
    options: Mapping[str, Any],
    limit_s: float | None = None,
    **sharing: Any,  # noqa: ANN401 (those of `share_out`)
) -> Iterator[WorkflowAnalysis]:
    """Find out about each workflow, in processes or on a cluster.

    What was sent is not sent back: the demonstrations, activities and logs of the
    results are those that are here.

    Args:
        groups: Workflow -> its demonstrations.
        prepared: Activities of these and others.
        log: Event log of these and others.
        options: As for `analyze_workflow`.
        limit_s: Seconds that the model of each workflow and the check against it may
            take; None for any number.
        **sharing: As for `wb2pm.analysis.workers.share_out`.
    """
    pieces = (
        (name, part_of(prepared, group), _own(log, group), options, limit_s)
        for name, group in groups.items()
    )
    results = share_out(_analyze_one, pieces, **sharing)
    for (name, group), encoded in zip(groups.items(), results, strict=True):
        found = _decoder.decode(encoded)
        yield WorkflowAnalysis(
            workflow=name,
            demonstrations=group,
            activities={d.id: prepared.activities[d.id] for d in group},
            log=_own(log, group),
            **{field: getattr(found, field) for field in found.__struct_fields__},
        )


class _Found(Struct, frozen=True, kw_only=True):
    """What is new in a `WorkflowAnalysis`.

    It comes back encoded by its types. Pickled, a value that equals its default is no
    longer the default itself, and would be written where it was left out before.
    """

    variants: tuple[Variant, ...]
    map: DirectlyFollowsGraph
    model: ProcessModel | None
    written: dict[str, Procedure]
    procedure: Procedure | None
    model_verdicts: dict[str, Verdict]
    procedure_verdicts: dict[str, Verdict]
    improvements: tuple[Improvement, ...]
    notes: tuple[str, ...]


_decoder = msgpack.Decoder(_Found)


def part_of(prepared: Prepared, group: tuple[Demonstration, ...]) -> Prepared:
    """Return what of prepared recordings some of them need.

    Examples:
        >>> from wb2pm.analysis.preparing import prepare
        >>> from wb2pm.bundled import demonstrations_of
        >>> prepared = prepare(demonstrations_of(4003))
        >>> len(part_of(prepared, prepared.demonstrations[:2]).steps)
        2
    """
    ids = [d.id for d in group]
    cases = frozenset(ids)
    return replace(
        prepared,
        demonstrations=group,
        activities={case: prepared.activities[case] for case in ids},
        steps={case: prepared.steps[case] for case in ids},
        to_cut={},
        covers={},
        recorded=(),
        objects=None,
        names=None,
        cases=None,
        skipped=(),
        tables=tuple(
            replace(table, log=None, cases=tuple(c for c in table.cases if c in cases))
            for table in prepared.tables
        ),
    )


def _own(log: pd.DataFrame, group: tuple[Demonstration, ...]) -> pd.DataFrame:
    own: pd.DataFrame = log[log[CASE].isin([d.id for d in group])]
    return own.reset_index(drop=True)


def _analyze_one(
    name: str,
    prepared: Prepared,
    log: pd.DataFrame,
    options: Mapping[str, Any],
    limit_s: float | None,
) -> bytes:
    found = analyze_workflow(
        name, prepared.demonstrations, prepared, log, clock=Clock(limit_s), **options
    )
    new = {field: getattr(found, field) for field in _Found.__struct_fields__}
    return msgpack.encode(_Found(**new))
