"""Object-centric models put together: flows, and a net for each type if asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from wb2pm.discovery import _pm4py
from wb2pm.discovery.counts.object_lives import flatten
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.mining.object_centric import discover_object_flows
from wb2pm.discovery.models.tree_nets import petri_net, rank_children, simplify_tree
from wb2pm.discovery.models.values import ProcessModel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.ocel.log import ObjectCentricLog


def object_model(
    log: ObjectCentricLog,
    *,
    nets: bool,
    noise: float,
    object_types: Sequence[str] | None = None,
) -> ProcessModel:
    """Discover an object-centric model, yet without a name.

    Args:
        log: The object-centric log.
        nets: Whether to discover a Petri net for each type, besides its graph.
        noise: As in `wb2pm.discovery.mining.miners.discover`.
        object_types: Types of objects to look at.

    Raises:
        DiscoveryError: If there is no such type, nothing happens to any object, or
            the miner fails.
        MissingExtraError: If nets are asked for and pm4py is not installed.
    """
    flows = discover_object_flows(log, object_types=object_types)
    if nets:
        for at, flow in enumerate(flows):
            found = variants(flatten(log, flow.object_type))
            tree = simplify_tree(_pm4py.inductive_tree(found, noise=noise))
            counts = {each.activity: each.count for each in flow.graph.activities}
            net = petri_net(rank_children(tree, counts))
            flows = (*flows[:at], replace(flow, net=net), *flows[at + 1 :])
    return ProcessModel(name="", miner="", engine="", objects=flows)
