"""Discovering a process model, by the name of a miner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wb2pm.converters.ocel.log import ObjectCentricLog
from wb2pm.discovery.counts.values import DirectlyFollowsGraph
from wb2pm.discovery.mining.built_in import SUPPORT
from wb2pm.discovery.mining.choosing import AUTO, choose_model
from wb2pm.discovery.mining.counted_logs import checked_options, count_log, find_model
from wb2pm.discovery.mining.registry import miners

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

    from wb2pm.discovery.counts.log_columns import Source
    from wb2pm.discovery.counts.queries import QueriedLog
    from wb2pm.discovery.models.values import ProcessModel


def discover(  # noqa: PLR0913 (options of one job)
    log: pd.DataFrame | Source | QueriedLog | DirectlyFollowsGraph | ObjectCentricLog,
    *,
    miner: str | None = None,
    noise: float = 0.2,
    support: float = SUPPORT,
    object_types: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    name: str = "process",
    time_limit_s: float | None = None,
) -> ProcessModel:
    """Discover a process model, in whatever notation.

    A miner sees each distinct sequence of activities once, with its number of
    cases, or the directly-follows graph alone. The same log gives the same model
    whatever the order of its cases.

    Args:
        log: An event log (see `wb2pm.discovery.counts.traces.read_traces`) of one workflow
            or many, at any granularity, in memory or in a Parquet file; a directly-follows graph for the miners
            that need no more (``inductive_dfg``, ``alpha``, ``dfg``); an
            object-centric log for those that start with ``oc_``.
        miner: A name in `wb2pm.discovery.mining.registry.miners`. By default ``inductive``, the inductive miner for
            infrequent behaviour (Leemans, Fahland & van der Aalst, BPM Workshops
            2013), whose models can always come to their end; ``inductive_dfg`` for
            a graph and ``oc_petri_net`` for an object-centric log. ``auto`` tries
            every miner whose models can be sound and takes the best by fitness and
            precision (see `wb2pm.discovery.mining.choosing`); `choice` of the model
            says which, why, and what else there was.
        noise: Between 0 and 1: a flow is left out when it is rarer than this share
            of the most frequent flow from the same activity. At 0 the models of the
            inductive miners allow every case of the log. For ``heuristics`` a
            dependency must be surer than 1 - `noise`; for ``split`` it is the
            percentile of flows that may be filtered; a rule of ``declare`` or
            ``log_skeleton`` may be broken by this share of the cases it speaks of.
        support: Share of the cases, between 0 and 1, that a rule must speak of.
        object_types: Types of objects to look at in an object-centric log; by
            default all of whose objects some live through two events.
        options: Further options of the miner, by name, such as those of miners that
            other packages bring (`wb2pm.discovery.mining.registry.miner_options`).
        name: What the model is a model of.
        time_limit_s: For ``auto``: seconds that trying and measuring may take.

    Returns:
        The model, without its quality (see `wb2pm.discovery.measures.quality`) unless
        it was chosen by that. All but
        rules and object-centric models have a Petri net; those with blocks have a
        process tree, in which the most frequent of several alternatives is first.

    Raises:
        DiscoveryError: If the log is empty, an option out of range, the log not of
            the kind that the miner reads, or the miner fails.
        LogError: If the log lacks a column or a value.
        MissingExtraError: If the engine of the miner is not installed.
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no such miner, or it has no such option.

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
    if miner == AUTO and not isinstance(log, DirectlyFollowsGraph | ObjectCentricLog):
        return choose_model(
            log,
            noise=noise,
            support=support,
            options=options,
            time_limit_s=time_limit_s,
            name=name,
        )
    chosen = miner if miner not in {None, AUTO} else _default(log)
    given = checked_options(
        [chosen],
        noise=noise,
        support=support,
        object_types=object_types,
        options=options,
    )
    counted = count_log(log, with_graph=miners.get(chosen).works_on == "graph")
    return find_model(counted, chosen, given, name=name)


def _default(log: object) -> str:
    if isinstance(log, DirectlyFollowsGraph):
        return "inductive_dfg"
    return "oc_petri_net" if isinstance(log, ObjectCentricLog) else "inductive"
