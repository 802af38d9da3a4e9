"""Discovering a process model, by the name of a miner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.discovery.directly_follows import directly_follows
from wb2pm.discovery.mining.catalogue import MINERS, Given
from wb2pm.discovery.models import DirectlyFollowsGraph, ProcessModel
from wb2pm.discovery.traces import order_of
from wb2pm.discovery.variants import variants
from wb2pm.errors import DiscoveryError, UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.discovery.log_columns import Source

SUPPORT = 0.1
"""Share of the cases that a rule must speak of unless told otherwise."""


def discover(  # noqa: PLR0913 (options of one job)
    log: pd.DataFrame | Source | DirectlyFollowsGraph | ObjectCentricLog,
    *,
    miner: str | None = None,
    noise: float = 0.2,
    support: float = SUPPORT,
    object_types: Sequence[str] | None = None,
    name: str = "process",
) -> ProcessModel:
    """Discover a process model, in whatever notation.

    A miner sees each distinct sequence of activities once, with its number of
    cases, or the directly-follows graph alone. The same log gives the same model
    whatever the order of its cases.

    Args:
        log: An event log (see `wb2pm.discovery.traces.read_traces`) of one workflow
            or many, at any granularity, in memory or in a Parquet file; a directly-follows graph for the miners
            that need no more (``inductive_dfg``, ``alpha``, ``dfg``); an
            object-centric log for those that start with ``oc_``.
        miner: A name in `wb2pm.discovery.mining.catalogue.MINERS`. By default ``inductive``, the inductive miner for
            infrequent behaviour (Leemans, Fahland & van der Aalst, BPM Workshops
            2013), whose models can always come to their end; ``inductive_dfg`` for
            a graph and ``oc_petri_net`` for an object-centric log.
        noise: Between 0 and 1: a flow is left out when it is rarer than this share
            of the most frequent flow from the same activity. At 0 the models of the
            inductive miners allow every case of the log. For ``heuristics`` a
            dependency must be surer than 1 - `noise`; for ``split`` it is the
            percentile of flows that may be filtered; a rule of ``declare`` or
            ``log_skeleton`` may be broken by this share of the cases it speaks of.
        support: Share of the cases, between 0 and 1, that a rule must speak of.
        object_types: Types of objects to look at in an object-centric log; by
            default all of whose objects some live through two events.
        name: What the model is a model of.

    Returns:
        The model, without its quality (see `wb2pm.discovery.quality`). All but
        rules and object-centric models have a Petri net; those with blocks have a
        process tree, in which the most frequent of several alternatives is first.

    Raises:
        DiscoveryError: If the log is empty, an option out of range, the log not of
            the kind that the miner reads, or the miner fails.
        LogError: If the log lacks a column or a value.
        MissingExtraError: If the engine of the miner is not installed.
        UnknownNameError: If there is no such miner.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1", "2", "2"],
        ...         "concept:name": ["Open", "Save", "Open", "Print"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"] * 4, utc=True),
        ...     }
        ... )
        >>> tree = discover(log).tree
        >>> tree.operator, [child.operator for child in tree.children]
        ('sequence', [None, 'exclusive'])
        >>> [flow.target for flow in discover(log, miner="dfg").graph.flows]
        ['Print', 'Save']
    """
    chosen = miner if miner is not None else _default(log)
    if chosen not in MINERS:
        raise UnknownNameError("miner", chosen, sorted(MINERS))
    for option, value in (("noise", noise), ("support", support)):
        if not 0 <= value <= 1:
            raise DiscoveryError(f"{option} must be between 0 and 1, not {value}")
    given = {"noise": noise, "support": support}
    heeded = {option: given[option] for option in MINERS[chosen].options}
    if _is_object_centric(log, chosen):
        from wb2pm.discovery.mining.object_models import object_model

        found = object_model(
            log,  # type: ignore[arg-type]  # checked above
            nets=chosen == "oc_petri_net",
            noise=noise,
            object_types=object_types,
        )
        seen: dict[str, str | float | int | bool] = {"events": len(log.events)}  # type: ignore[union-attr]  # likewise
    else:
        work, seen = _work(log, chosen, noise=noise, support=support)
        found = MINERS[chosen].find(work)
    return replace(
        found,
        name=name,
        miner=chosen,
        engine=MINERS[chosen].engine(),
        parameters={**heeded, **seen},
    )


def _default(log: object) -> str:
    if isinstance(log, DirectlyFollowsGraph):
        return "inductive_dfg"
    return "oc_petri_net" if hasattr(log, "object_types") else "inductive"


def _is_object_centric(log: object, miner: str) -> bool:
    """Say whether the log is object-centric, and refuse what does not fit."""
    objects = hasattr(log, "object_types")
    if objects and MINERS[miner].reads != "objects":
        raise DiscoveryError(
            f"the miner {miner!r} needs cases, which an object-centric log has not: "
            "flatten it on one type of object "
            "(wb2pm.discovery.mining.object_centric.flatten), or use 'oc_petri_net'"
        )
    if not objects and MINERS[miner].reads == "objects":
        raise DiscoveryError(
            f"the miner {miner!r} needs an object-centric log: make one of "
            "demonstrations with wb2pm.object_centric_log"
        )
    return objects


def _work(
    log: pd.DataFrame | Source | DirectlyFollowsGraph,
    miner: str,
    *,
    noise: float,
    support: float,
) -> tuple[Given, dict[str, str | float | int | bool]]:
    if isinstance(log, DirectlyFollowsGraph):
        if MINERS[miner].reads != "graph":
            raise DiscoveryError(
                f"the miner {miner!r} needs a log: a directly-follows graph is enough "
                "for 'inductive_dfg', 'alpha' and 'dfg'"
            )
        graph = log
        if not graph.activities:
            raise DiscoveryError("the graph is empty: there is nothing to discover")
        return Given((), lambda: graph, noise, support), {"cases": graph.cases}
    found = variants(log)
    if not found:
        raise DiscoveryError("the log is empty: there is nothing to discover")
    frame = log
    return Given(found, lambda: directly_follows(frame), noise, support), {
        "cases": sum(each.count for each in found),
        "variants": len(found),
        "order": order_of(log),
    }
