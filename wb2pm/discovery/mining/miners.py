"""Discovering a process model, by the name of a miner."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.discovery.counts.traces import order_of
from wb2pm.discovery.counts.values import DirectlyFollowsGraph
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.mining.catalogue import MINERS, MinerInput
from wb2pm.discovery.models.values import ProcessModel
from wb2pm.errors import DiscoveryError, UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.discovery.counts.log_columns import Source
    from wb2pm.discovery.counts.values import Variant

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
        log: An event log (see `wb2pm.discovery.counts.traces.read_traces`) of one workflow
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
        The model, without its quality (see `wb2pm.discovery.measures.quality`). All but
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
    check_options(chosen, noise=noise, support=support)
    if not _is_object_centric(log, chosen):
        counted = count_log(log, with_graph=MINERS[chosen].reads == "graph")
        return find_model(counted, chosen, noise=noise, support=support, name=name)
    from wb2pm.discovery.mining.object_models import object_model

    found = object_model(
        log,  # type: ignore[arg-type]  # checked above
        nets=chosen == "oc_petri_net",
        noise=noise,
        object_types=object_types,
    )
    events: int = len(log.events)  # type: ignore[union-attr]  # likewise
    return _named(found, chosen, name, noise, support, {"events": events})


class Counted(NamedTuple):
    """A log, counted once for any number of miners.

    Attributes:
        variants: Its variants; none of a directly-follows graph.
        graph: What directly followed what, if it was counted.
        seen: What the parameters of a model say of the log.
    """

    variants: tuple[Variant, ...]
    graph: DirectlyFollowsGraph | None
    seen: dict[str, str | float | int | bool]


def count_log(
    log: pd.DataFrame | Source | DirectlyFollowsGraph, *, with_graph: bool
) -> Counted:
    """Count what miners work on.

    Args:
        log: As in `discover`; not object-centric.
        with_graph: Whether a miner needs the directly-follows graph.

    Raises:
        DiscoveryError: If the log is empty.
        LogError: If the log lacks a column or a value.

    Examples:
        >>> import pandas as pd
        >>> log = pd.DataFrame(
        ...     {
        ...         "case:concept:name": ["1", "1"],
        ...         "concept:name": ["Open", "Save"],
        ...         "time:timestamp": pd.to_datetime(["2024-01-01"] * 2, utc=True),
        ...     }
        ... )
        >>> count_log(log, with_graph=False).seen
        {'cases': 1, 'variants': 1, 'order': 'rows'}
    """
    if isinstance(log, DirectlyFollowsGraph):
        if not log.activities:
            raise DiscoveryError("the graph is empty: there is nothing to discover")
        return Counted((), log, {"cases": log.cases})
    found = variants(log)
    if not found:
        raise DiscoveryError("the log is empty: there is nothing to discover")
    return Counted(
        found,
        directly_follows(log) if with_graph else None,
        {
            "cases": sum(each.count for each in found),
            "variants": len(found),
            "order": order_of(log),
        },
    )


def find_model(
    counted: Counted,
    miner: str,
    *,
    noise: float,
    support: float = SUPPORT,
    name: str = "process",
) -> ProcessModel:
    """Discover a model of a log that is counted already.

    Args:
        counted: What `count_log` gave.
        miner: As in `discover`, but none for object-centric logs.
        noise: Likewise.
        support: Likewise.
        name: Likewise.

    Raises:
        DiscoveryError: If the miner needs what was not counted, or fails.
        MissingExtraError: If the engine of the miner is not installed.
    """
    graph = counted.graph
    reads = MINERS[miner].reads
    if reads == "objects":
        raise DiscoveryError(
            f"the miner {miner!r} needs an object-centric log: make one of "
            "demonstrations with wb2pm.object_centric_log"
        )
    if reads == "variants" and not counted.variants:
        raise DiscoveryError(
            f"the miner {miner!r} needs a log: a directly-follows graph is enough "
            "for 'inductive_dfg', 'alpha' and 'dfg'"
        )
    if reads == "graph" and graph is None:
        raise DiscoveryError(f"the miner {miner!r} needs the directly-follows graph")
    given = MinerInput(counted.variants, graph, noise, support)
    found = MINERS[miner].find(given)
    return _named(found, miner, name, noise, support, counted.seen)


def check_options(miner: str, *, noise: float, support: float) -> None:
    """Refuse what no miner can work with.

    Raises:
        DiscoveryError: If an option is out of range.
        UnknownNameError: If there is no such miner.
    """
    if miner not in MINERS:
        raise UnknownNameError("miner", miner, sorted(MINERS))
    for option, value in (("noise", noise), ("support", support)):
        if not 0 <= value <= 1:
            raise DiscoveryError(f"{option} must be between 0 and 1, not {value}")


def _named(  # noqa: PLR0913, PLR0917 (what a model says of itself)
    found: ProcessModel,
    miner: str,
    name: str,
    noise: float,
    support: float,
    seen: dict[str, str | float | int | bool] | dict[str, int],
) -> ProcessModel:
    given = {"noise": noise, "support": support}
    heeded = {option: given[option] for option in MINERS[miner].options}
    return replace(
        found,
        name=name,
        miner=miner,
        engine=MINERS[miner].engine(),
        parameters={**heeded, **seen},
    )


def _default(log: object) -> str:
    if isinstance(log, DirectlyFollowsGraph):
        return "inductive_dfg"
    return "oc_petri_net" if hasattr(log, "object_types") else "inductive"


def _is_object_centric(log: object, miner: str) -> bool:
    """Return whether the log is object-centric, and refuse what does not fit."""
    objects = hasattr(log, "object_types")
    if objects and MINERS[miner].reads != "objects":
        raise DiscoveryError(
            f"the miner {miner!r} needs cases, which an object-centric log has not: "
            "flatten it on one type of object "
            "(wb2pm.discovery.mining.object_centric.flatten), or use 'oc_petri_net'"
        )
    return objects
