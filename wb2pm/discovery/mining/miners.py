"""Discovering a process model, by the name of a miner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from wb2pm.converters.ocel.log import ObjectCentricLog
from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.discovery.counts.traces import order_of
from wb2pm.discovery.counts.values import DirectlyFollowsGraph
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.mining.built_in import SUPPORT
from wb2pm.discovery.mining.registry import (
    check_miners,
    miners,
    run_miner,
    usable_miners,
)
from wb2pm.discovery.models.values import ProcessModel
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

    from wb2pm.discovery.counts.log_columns import Source
    from wb2pm.discovery.counts.values import Variant


def discover(  # noqa: PLR0913 (options of one job)
    log: pd.DataFrame | Source | DirectlyFollowsGraph | ObjectCentricLog,
    *,
    miner: str | None = None,
    noise: float = 0.2,
    support: float = SUPPORT,
    object_types: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
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
        miner: A name in `wb2pm.discovery.mining.registry.miners`. By default ``inductive``, the inductive miner for
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
        options: Further options of the miner, by name, such as those of miners that
            other packages bring (`wb2pm.discovery.mining.registry.miner_options`).
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
    chosen = miner if miner is not None else _default(log)
    given = checked_options(
        [chosen],
        noise=noise,
        support=support,
        object_types=object_types,
        options=options,
    )
    counted = count_log(log, with_graph=miners.get(chosen).works_on == "graph")
    return find_model(counted, chosen, given, name=name)


class Counted(NamedTuple):
    """A log, counted once for any number of miners.

    Attributes:
        variants: Its variants; none of a directly-follows graph or of objects.
        graph: What directly followed what, if it was counted.
        objects: The log itself, if it is object-centric.
        seen: What the parameters of a model say of the log.
    """

    variants: tuple[Variant, ...]
    graph: DirectlyFollowsGraph | None
    objects: ObjectCentricLog | None
    seen: dict[str, str | float | int | bool]


def count_log(
    log: pd.DataFrame | Source | DirectlyFollowsGraph | ObjectCentricLog,
    *,
    with_graph: bool,
) -> Counted:
    """Count what miners work on.

    Args:
        log: As in `discover`.
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
    if isinstance(log, ObjectCentricLog):
        return Counted((), None, log, {"events": len(log.events)})
    if isinstance(log, DirectlyFollowsGraph):
        if not log.activities:
            raise DiscoveryError("the graph is empty: there is nothing to discover")
        return Counted((), log, None, {"cases": log.cases})
    found = variants(log)
    if not found:
        raise DiscoveryError("the log is empty: there is nothing to discover")
    return Counted(
        found,
        directly_follows(log) if with_graph else None,
        None,
        {
            "cases": sum(each.count for each in found),
            "variants": len(found),
            "order": order_of(log),
        },
    )


def checked_options(
    names: Sequence[str],
    *,
    noise: float,
    support: float,
    object_types: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Put the options of miners together, and refuse what no miner can work with.

    Args:
        names: The miners; each heeds those options that it has.
        noise: As in `discover`.
        support: Likewise.
        object_types: Likewise.
        options: Further options; at least one of the miners must have each.

    Returns:
        Option -> value.

    Raises:
        DiscoveryError: If an option is out of range.
        OptionError: If a value is not of its option's type.
        UnknownNameError: If there is no such miner, or none of them has an option.

    Examples:
        >>> checked_options(["dfg"], noise=0.1, support=0.1, options={"noise": "0.5"})
        {'noise': '0.5', 'support': 0.1, 'object_types': None}
    """
    for option, value in (("noise", noise), ("support", support)):
        if not 0 <= value <= 1:
            raise DiscoveryError(f"{option} must be between 0 and 1, not {value}")
    check_miners(names, options or {})
    return {
        "noise": noise,
        "support": support,
        "object_types": object_types,
        **(options or {}),
    }


def find_model(
    counted: Counted, miner: str, options: Mapping[str, Any], *, name: str = "process"
) -> ProcessModel:
    """Discover a model of a log that is counted already.

    Args:
        counted: What `count_log` gave.
        miner: As in `discover`.
        options: What `checked_options` gave.
        name: As in `discover`.

    Raises:
        DiscoveryError: If the log is not of the kind that the miner works on, or the
            miner fails.
        MissingExtraError: If the engine of the miner is not installed.
    """
    found, heeded = run_miner(miner, _taken_by(miner, counted), options)
    return replace(
        found,
        name=name,
        miner=miner,
        engine=miners.get(miner).engine_version(),
        parameters={
            **{
                option: ", ".join(value) if isinstance(value, tuple) else value
                for option, value in heeded.items()
                if value is not None
            },
            **counted.seen,
        },
    )


def _taken_by(miner: str, counted: Counted) -> object:
    """Return what a miner works on, and refuse a log that is not of that kind."""
    works_on = miners.get(miner).works_on
    if counted.objects is not None:
        if works_on != "objects":
            raise DiscoveryError(
                f"the miner {miner!r} needs cases, which an object-centric log has not: "
                "flatten it on one type of object "
                "(wb2pm.discovery.counts.object_lives.flatten), or use 'oc_petri_net'"
            )
        return counted.objects
    if works_on == "objects":
        raise DiscoveryError(
            f"the miner {miner!r} needs an object-centric log: make one of "
            "demonstrations with wb2pm.object_centric_log"
        )
    if works_on == "graph":
        if counted.graph is None:
            raise DiscoveryError(
                f"the miner {miner!r} needs the directly-follows graph"
            )
        return counted.graph
    if not counted.variants:
        enough = [n for n in usable_miners() if miners.get(n).works_on == "graph"]
        raise DiscoveryError(
            f"the miner {miner!r} needs a log: a directly-follows graph is enough "
            f"for {', '.join(map(repr, enough))}"
        )
    return counted.variants


def _default(log: object) -> str:
    if isinstance(log, DirectlyFollowsGraph):
        return "inductive_dfg"
    return "oc_petri_net" if isinstance(log, ObjectCentricLog) else "inductive"
