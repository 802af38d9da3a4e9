"""Object-centric models: one flow for each type of object.

The log is flattened on one type at a time: the life of an object is the events
that refer to it, in time order. Each type then gives a directly-follows graph
(OC-DFG) or a Petri net, and the nets share the activities they have in common (van
der Aalst & Berti, *Discovering object-centric Petri nets*, Fundamenta Informaticae
175, 2020). An activity that handles several objects of a type, or none, in some of
its events has variable arcs for the type.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wb2pm.discovery.counts.directly_follows import directly_follows
from wb2pm.discovery.counts.object_lives import lives_frame, object_lives
from wb2pm.discovery.models.values import ObjectFlow
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wb2pm.converters.ocel.log import ObjectCentricLog

NOT_BY_DEFAULT = frozenset({"observation"})
"""Types that only carry what was recorded of one event."""


def discover_object_flows(
    log: ObjectCentricLog, *, object_types: Sequence[str] | None = None
) -> tuple[ObjectFlow, ...]:
    """Find what directly follows what in the life of each type of object.

    Args:
        log: The object-centric log.
        object_types: Types to look at; by default all of whose objects some live
            through two events or more, without `NOT_BY_DEFAULT`.

    Returns:
        One flow for each type, by name, without nets.

    Raises:
        DiscoveryError: If the log has no such type, or nothing happens to any.
    """
    if object_types is None:
        names = sorted({each.type for each in log.objects} - NOT_BY_DEFAULT)
        lives = object_lives(log, names)
        wanted = [
            name
            for name in names
            if any(len(events) > 1 for events in lives.of[name].values())
        ]
        if not wanted:
            raise DiscoveryError(
                "no object of the log lives through two events: there is nothing to "
                "discover; name the types to look at with `object_types`"
            )
    else:
        wanted = sorted(set(object_types))
        lives = object_lives(log, wanted)
    return tuple(
        ObjectFlow(
            object_type=name,
            graph=directly_follows(lives_frame(lives.of[name])),
            several=lives.several[name],
        )
        for name in wanted
    )
