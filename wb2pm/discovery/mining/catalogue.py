"""The miners by name: what each works on, who does it, and how it is called."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec.structs import replace

from wb2pm import __version__
from wb2pm.discovery import _pm4py, _pm4py_miners, _r4pm
from wb2pm.discovery.models.tree_nets import petri_net, rank_children, simplify_tree
from wb2pm.discovery.models.values import ProcessModel

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from wb2pm.discovery.counts.values import DirectlyFollowsGraph, Variant
    from wb2pm.discovery.models.values import ProcessTree


class MinerInput(NamedTuple):
    """What a miner works on.

    Attributes:
        variants: The variants of the log; none of a graph or an object-centric log.
        graph: What directly followed what; None where only the variants are needed.
        noise: The noise option.
        support: The support option.
    """

    variants: Sequence[Variant]
    graph: DirectlyFollowsGraph | None
    noise: float
    support: float

    def counts(self) -> Counter[str]:
        """Count how often each activity occurs."""
        counts: Counter[str] = Counter()
        for each in self.variants:
            for activity in each.activities:
                counts[activity] += each.count
        if not self.variants:
            counts.update({a.activity: a.count for a in self.flows().activities})
        return counts

    def flows(self) -> DirectlyFollowsGraph:
        """Return the graph to a miner that reads it."""
        if self.graph is None:
            raise AssertionError("miners of graphs are given one")  # pragma: no cover
        return self.graph


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

    find: Callable[[MinerInput], ProcessModel]
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


def _inductive(given: MinerInput) -> ProcessModel:
    tree = _pm4py.inductive_tree(given.variants, noise=given.noise)
    return _of_tree(tree, given.counts())


def _inductive_graph(given: MinerInput) -> ProcessModel:
    from wb2pm.discovery.models.graph_nets import keep_frequent_flows

    graph = keep_frequent_flows(given.flows(), noise=given.noise)
    tree = _pm4py_miners.directly_follows_tree(graph)
    return _of_tree(tree, given.counts())


def _with_blocks(model: ProcessModel, counts: Mapping[str, int]) -> ProcessModel:
    """Add the process tree of a net that has one, so that it can be written as BPMN."""
    found = _pm4py_miners.block_structure(model.petri_net())
    if found is None:
        return model
    return replace(model, tree=rank_children(simplify_tree(found), counts))


def _heuristics(given: MinerInput) -> ProcessModel:
    net = _pm4py_miners.heuristics_net(given.variants, dependency=1 - given.noise)
    return _with_blocks(replace(_UNNAMED, net=net), given.counts())


def _alpha(given: MinerInput) -> ProcessModel:
    net = _pm4py_miners.alpha_net(given.flows())
    return _with_blocks(replace(_UNNAMED, net=net), given.counts())


def _alpha_three(given: MinerInput) -> ProcessModel:
    net = _r4pm.alpha_net(given.variants)
    return _with_blocks(replace(_UNNAMED, net=net), given.counts())


def _split(given: MinerInput) -> ProcessModel:
    net = _pm4py_miners.split_miner_net(given.variants, noise=given.noise)
    return _with_blocks(replace(_UNNAMED, net=net), given.counts())


def _powl(given: MinerInput) -> ProcessModel:
    from wb2pm.discovery.mining.partial_orders import net_of_order, tree_of_order

    order = _pm4py_miners.partial_order(given.variants, noise=given.noise)
    tree = tree_of_order(order)
    if tree is None:
        return replace(_UNNAMED, net=net_of_order(order), powl=order)
    return replace(_of_tree(tree, given.counts()), powl=order)


def _graph(given: MinerInput) -> ProcessModel:
    from wb2pm.discovery.models.graph_nets import keep_frequent_flows, net_of_graph

    graph = keep_frequent_flows(given.flows(), noise=given.noise)
    return replace(_UNNAMED, net=net_of_graph(graph), graph=graph)


def _declare(given: MinerInput) -> ProcessModel:
    from wb2pm.discovery.mining.declare import declare_rules

    rules = declare_rules(given.variants, noise=given.noise, support=given.support)
    return replace(_UNNAMED, constraints=rules)


def _skeleton(given: MinerInput) -> ProcessModel:
    from wb2pm.discovery.mining.declare import skeleton_rules

    rules = skeleton_rules(given.variants, noise=given.noise, support=given.support)
    return replace(_UNNAMED, constraints=rules)


def _of_objects(_: MinerInput) -> ProcessModel:
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
