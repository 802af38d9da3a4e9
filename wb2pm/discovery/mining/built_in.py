"""The miners that come with wb2pm; what does the work is imported on use."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated

from msgspec.structs import replace

from wb2pm.discovery import _pm4py, _pm4py_miners, _r4pm
from wb2pm.discovery.mining.object_models import FLOWS, object_flows, object_nets
from wb2pm.discovery.mining.registry import Miner, Share
from wb2pm.discovery.models.tree_nets import petri_net, rank_children, simplify_tree
from wb2pm.discovery.models.values import ProcessModel

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wb2pm.discovery.counts.values import DirectlyFollowsGraph, Variant
    from wb2pm.discovery.models.values import ProcessTree

SUPPORT = 0.1
"""Share of the cases that a rule must speak of unless told otherwise."""

_RULES = "share of the cases that a rule speaks of which may break it"
_SPOKEN_OF = "share of all cases that a rule must speak of"


def _times(variants: Sequence[Variant]) -> Counter[str]:
    """Count how often each activity occurs."""
    counts: Counter[str] = Counter()
    for each in variants:
        for activity in each.activities:
            counts[activity] += each.count
    return counts


def _times_in(graph: DirectlyFollowsGraph) -> dict[str, int]:
    return {each.activity: each.count for each in graph.activities}


def _of_tree(tree: ProcessTree, counts: Mapping[str, int]) -> ProcessModel:
    ranked = rank_children(simplify_tree(tree), counts)
    return ProcessModel(net=petri_net(ranked), tree=ranked)


def _inductive(
    variants: Sequence[Variant], *, noise: Annotated[Share, FLOWS] = 0.2
) -> ProcessModel:
    tree = _pm4py.inductive_tree(variants, noise=noise)
    return _of_tree(tree, _times(variants))


def _inductive_graph(
    graph: DirectlyFollowsGraph, *, noise: Annotated[Share, FLOWS] = 0.2
) -> ProcessModel:
    from wb2pm.discovery.models.graph_nets import keep_frequent_flows

    kept = keep_frequent_flows(graph, noise=noise)
    tree = _pm4py_miners.directly_follows_tree(kept)
    return _of_tree(tree, _times_in(graph))


def _with_blocks(model: ProcessModel, counts: Mapping[str, int]) -> ProcessModel:
    """Add the process tree of a net that has one, so that it can be written as BPMN."""
    found = _pm4py_miners.block_structure(model.petri_net())
    if found is None:
        return model
    return replace(model, tree=rank_children(simplify_tree(found), counts))


def _heuristics(
    variants: Sequence[Variant],
    *,
    noise: Annotated[Share, "dependencies must be surer than 1 minus this"] = 0.2,
) -> ProcessModel:
    net = _pm4py_miners.heuristics_net(variants, dependency=1 - noise)
    return _with_blocks(ProcessModel(net=net), _times(variants))


def _alpha(graph: DirectlyFollowsGraph) -> ProcessModel:
    net = _pm4py_miners.alpha_net(graph)
    return _with_blocks(ProcessModel(net=net), _times_in(graph))


def _alpha_three(variants: Sequence[Variant]) -> ProcessModel:
    net = _r4pm.alpha_net(variants)
    return _with_blocks(ProcessModel(net=net), _times(variants))


def _split(
    variants: Sequence[Variant],
    *,
    noise: Annotated[Share, "percentile of flows that may be filtered"] = 0.2,
) -> ProcessModel:
    net = _pm4py_miners.split_miner_net(variants, noise=noise)
    return _with_blocks(ProcessModel(net=net), _times(variants))


def _powl(
    variants: Sequence[Variant], *, noise: Annotated[Share, FLOWS] = 0.2
) -> ProcessModel:
    from wb2pm.discovery.mining.partial_orders import net_of_order, tree_of_order

    order = _pm4py_miners.partial_order(variants, noise=noise)
    tree = tree_of_order(order)
    if tree is None:
        return ProcessModel(net=net_of_order(order), powl=order)
    return replace(_of_tree(tree, _times(variants)), powl=order)


def _graph(
    graph: DirectlyFollowsGraph, *, noise: Annotated[Share, FLOWS] = 0.2
) -> ProcessModel:
    from wb2pm.discovery.models.graph_nets import keep_frequent_flows, net_of_graph

    kept = keep_frequent_flows(graph, noise=noise)
    return ProcessModel(net=net_of_graph(kept), graph=kept)


def _declare(
    variants: Sequence[Variant],
    *,
    noise: Annotated[Share, _RULES] = 0.2,
    support: Annotated[Share, _SPOKEN_OF] = SUPPORT,
) -> ProcessModel:
    from wb2pm.discovery.mining.declare import declare_rules

    rules = declare_rules(variants, noise=noise, support=support)
    return ProcessModel(constraints=rules)


def _skeleton(
    variants: Sequence[Variant],
    *,
    noise: Annotated[Share, _RULES] = 0.2,
    support: Annotated[Share, _SPOKEN_OF] = SUPPORT,
) -> ProcessModel:
    from wb2pm.discovery.mining.declare import skeleton_rules

    rules = skeleton_rules(variants, noise=noise, support=support)
    return ProcessModel(constraints=rules)


INDUCTIVE = Miner(
    find=_inductive,
    description="process tree, always sound; IM at noise 0, else IMf (infrequent behaviour)",
    extra="mining",
    engine="pm4py",
)
INDUCTIVE_DFG = Miner(
    find=_inductive_graph,
    description="process tree from the directly-follows graph alone (IMd): coarser, and "
    "fast on any size of log",
    works_on="graph",
    extra="mining",
    engine="pm4py",
)
HEURISTICS = Miner(
    find=_heuristics,
    description="Petri net of sure dependencies; often not sound",
    extra="mining",
    engine="pm4py",
)
ALPHA = Miner(
    find=_alpha,
    description="Petri net of the classic alpha algorithm; no noise, no short loops",
    works_on="graph",
    extra="mining",
    engine="pm4py",
)
ALPHA_THREE = Miner(
    find=_alpha_three,
    description="Petri net of alpha+++ with its own handling of noise",
    extra="mining",
    engine="r4pm",
)
SPLIT = Miner(
    find=_split,
    description="Petri net of the split miner's BPMN; deadlock-free",
    extra="mining",
    engine="pm4py",
)
POWL = Miner(
    find=_powl,
    description="partially ordered workflow: blocks and partial orders, always sound",
    extra="mining",
    engine="pm4py",
)
DECLARE = Miner(
    find=_declare, description="rules of DECLARE that cases keep", net=False
)
LOG_SKELETON = Miner(
    find=_skeleton, description="counts and relations of a log skeleton", net=False
)
DFG = Miner(
    find=_graph,
    description="directly-follows graph with frequencies and times",
    works_on="graph",
)
OC_DFG = Miner(
    find=object_flows,
    description="object-centric directly-follows graph of an object-centric log",
    works_on="objects",
)
OC_PETRI_NET = Miner(
    find=object_nets,
    description="object-centric Petri net: an inductive net for each type of object",
    works_on="objects",
    extra="mining",
    engine="pm4py",
)
