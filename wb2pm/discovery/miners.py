"""Discovering a process model, by the name of a miner."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec.structs import replace

from wb2pm import __version__
from wb2pm.discovery import _pm4py, _pm4py_miners, _r4pm
from wb2pm.discovery.directly_follows import directly_follows
from wb2pm.discovery.models import DirectlyFollowsGraph, ProcessModel
from wb2pm.discovery.traces import order_of
from wb2pm.discovery.tree_nets import petri_net, rank_children, simplify_tree
from wb2pm.discovery.variants import variants
from wb2pm.errors import DiscoveryError, UnknownNameError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import pandas as pd

    from wb2pm.converters.ocel.log import ObjectCentricLog
    from wb2pm.discovery.log_columns import Source
    from wb2pm.discovery.models import ProcessTree, Variant

SUPPORT = 0.1
"""Share of the cases that a rule must speak of unless told otherwise."""


class Given(NamedTuple):
    """What a miner works on.

    Attributes:
        variants: The variants of the log; none of a graph or an object-centric log.
        graph: What directly followed what.
        noise: The noise option.
        support: The support option.
    """

    variants: Sequence[Variant]
    graph: Callable[[], DirectlyFollowsGraph]
    noise: float
    support: float

    def counts(self) -> Counter[str]:
        """Count how often each activity occurs."""
        counts: Counter[str] = Counter()
        for each in self.variants:
            for activity in each.activities:
                counts[activity] += each.count
        if not self.variants:
            counts.update({a.activity: a.count for a in self.graph().activities})
        return counts


Reads = Literal["variants", "graph", "objects"]


class Miner(NamedTuple):
    """A way to find a model.

    Attributes:
        find: Takes what it works on; gives a model of which only the notations are
            filled in.
        engine: Names what does it, with its version.
        description: What it is, for a person who chooses.
        reads: What it works on: the variants of a log, its directly-follows graph
            alone, or an object-centric log.
        options: Options that it heeds, of `noise` and `support`.
    """

    find: Callable[[Given], ProcessModel]
    engine: Callable[[], str]
    description: str
    reads: Reads = "variants"
    options: tuple[str, ...] = ("noise",)


def _own() -> str:
    return f"wb2pm {__version__}"


_UNNAMED = ProcessModel(name="", miner="", engine="")


def _of_tree(tree: ProcessTree, counts: Mapping[str, int]) -> ProcessModel:
    ranked = rank_children(simplify_tree(tree), counts)
    return replace(_UNNAMED, net=petri_net(ranked), tree=ranked)


def _inductive(given: Given) -> ProcessModel:
    tree = _pm4py.inductive_tree(given.variants, noise=given.noise)
    return _of_tree(tree, given.counts())


def _inductive_graph(given: Given) -> ProcessModel:
    from wb2pm.discovery.mining.graph_models import keep_frequent_flows

    graph = keep_frequent_flows(given.graph(), noise=given.noise)
    tree = _pm4py_miners.directly_follows_tree(graph)
    return _of_tree(tree, given.counts())


def _with_blocks(model: ProcessModel, counts: Mapping[str, int]) -> ProcessModel:
    """Add the process tree of a net that has one, so that it can be written as BPMN."""
    found = _pm4py_miners.block_structure(model.petri_net())
    if found is None:
        return model
    return replace(model, tree=rank_children(simplify_tree(found), counts))


def _heuristics(given: Given) -> ProcessModel:
    net = _pm4py_miners.heuristics_net(given.variants, dependency=1 - given.noise)
    return _with_blocks(replace(_UNNAMED, net=net), given.counts())


def _alpha(given: Given) -> ProcessModel:
    net = _pm4py_miners.alpha_net(given.graph())
    return _with_blocks(replace(_UNNAMED, net=net), given.counts())


def _alpha_three(given: Given) -> ProcessModel:
    net = _r4pm.alpha_net(given.variants)
    return _with_blocks(replace(_UNNAMED, net=net), given.counts())


def _split(given: Given) -> ProcessModel:
    net = _pm4py_miners.split_miner_net(given.variants, noise=given.noise)
    return _with_blocks(replace(_UNNAMED, net=net), given.counts())


def _powl(given: Given) -> ProcessModel:
    from wb2pm.discovery.mining.partial_orders import net_of_order, tree_of_order

    order = _pm4py_miners.partial_order(given.variants, noise=given.noise)
    tree = tree_of_order(order)
    if tree is None:
        return replace(_UNNAMED, net=net_of_order(order), powl=order)
    return replace(_of_tree(tree, given.counts()), powl=order)


def _graph(given: Given) -> ProcessModel:
    from wb2pm.discovery.mining.graph_models import keep_frequent_flows, net_of_graph

    graph = keep_frequent_flows(given.graph(), noise=given.noise)
    return replace(_UNNAMED, net=net_of_graph(graph), graph=graph)


def _declare(given: Given) -> ProcessModel:
    from wb2pm.discovery.declarative.mining import declare_rules

    rules = declare_rules(given.variants, noise=given.noise, support=given.support)
    return replace(_UNNAMED, constraints=rules)


def _skeleton(given: Given) -> ProcessModel:
    from wb2pm.discovery.declarative.mining import skeleton_rules

    rules = skeleton_rules(given.variants, noise=given.noise, support=given.support)
    return replace(_UNNAMED, constraints=rules)


def _of_objects(_: Given) -> ProcessModel:
    raise AssertionError("object-centric logs take their own way")  # pragma: no cover


MINERS: dict[str, Miner] = {
    "inductive": Miner(
        _inductive,
        _pm4py.engine,
        "process tree, always sound; IM at noise 0, else IMf (infrequent behaviour)",
    ),
    "inductive_dfg": Miner(
        _inductive_graph,
        _pm4py.engine,
        "process tree from the directly-follows graph alone (IMd): coarser, and fast "
        "on any size of log",
        reads="graph",
    ),
    "heuristics": Miner(
        _heuristics,
        _pm4py.engine,
        "Petri net of sure dependencies (those above 1 - noise); often not sound",
    ),
    "alpha": Miner(
        _alpha,
        _pm4py.engine,
        "Petri net of the classic alpha algorithm; no noise, no short loops",
        reads="graph",
        options=(),
    ),
    "alpha+++": Miner(
        _alpha_three,
        _r4pm.engine,
        "Petri net of alpha+++ with its own handling of noise",
        options=(),
    ),
    "split": Miner(
        _split, _pm4py.engine, "Petri net of the split miner's BPMN; deadlock-free"
    ),
    "powl": Miner(
        _powl,
        _pm4py.engine,
        "partially ordered workflow: blocks and partial orders, always sound",
    ),
    "declare": Miner(
        _declare, _own, "rules of DECLARE that cases keep", options=("noise", "support")
    ),
    "log_skeleton": Miner(
        _skeleton,
        _own,
        "counts and relations of a log skeleton",
        options=("noise", "support"),
    ),
    "dfg": Miner(
        _graph,
        _own,
        "directly-follows graph with frequencies and times",
        reads="graph",
    ),
    "oc_dfg": Miner(
        _of_objects,
        _own,
        "object-centric directly-follows graph of an object-centric log",
        reads="objects",
        options=(),
    ),
    "oc_petri_net": Miner(
        _of_objects,
        _pm4py.engine,
        "object-centric Petri net: an inductive net for each type of object",
        reads="objects",
    ),
}
"""The miners by name."""


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
        miner: A name in `MINERS`. By default ``inductive``, the inductive miner for
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
