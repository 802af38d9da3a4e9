"""Object-centric models: the flows of each type of object, or a net for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec.structs import replace

from wb2pm.discovery import _pm4py
from wb2pm.discovery.counts.object_lives import flatten
from wb2pm.discovery.counts.variants import variants
from wb2pm.discovery.mining.object_centric import discover_object_flows
from wb2pm.discovery.mining.registry import Share
from wb2pm.discovery.models.tree_nets import petri_net, rank_children, simplify_tree
from wb2pm.discovery.models.values import ProcessModel

if TYPE_CHECKING:
    from wb2pm.converters.ocel.log import ObjectCentricLog


FLOWS = "share of the most frequent flow from an activity below which one is left out"
"""What the noise of inductive miners means."""

_Types = Annotated[
    tuple[str, ...] | None,
    "types of objects to look at; by default all of whose objects some live through "
    "two events",
]


def object_flows(log: ObjectCentricLog, *, object_types: _Types = None) -> ProcessModel:
    """Find what directly follows what in the life of each type of object.

    Raises:
        DiscoveryError: If there is no such type, or nothing happens to any object.
    """
    return ProcessModel(objects=discover_object_flows(log, object_types=object_types))


def object_nets(
    log: ObjectCentricLog,
    *,
    noise: Annotated[Share, FLOWS] = 0.2,
    object_types: _Types = None,
) -> ProcessModel:
    """Discover an inductive net of the life of each type of object.

    Raises:
        DiscoveryError: If there is no such type, nothing happens to any object, or
            the miner fails.
        MissingExtraError: If pm4py is not installed.
    """
    flows = []
    for flow in discover_object_flows(log, object_types=object_types):
        found = variants(flatten(log, flow.object_type))
        tree = simplify_tree(_pm4py.inductive_tree(found, noise=noise))
        counts = {each.activity: each.count for each in flow.graph.activities}
        flows.append(replace(flow, net=petri_net(rank_children(tree, counts))))
    return ProcessModel(objects=tuple(flows))
