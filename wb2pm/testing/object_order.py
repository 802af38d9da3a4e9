"""One order for object-centric logs, so that equal ones compare equal."""

from __future__ import annotations

from msgspec.structs import replace

from wb2pm.converters.ocel.log import ObjectCentricLog, OcelType, Relation


def in_canonical_order(log: ObjectCentricLog) -> ObjectCentricLog:
    """Order everything by time and name, so that equal logs compare equal.

    Events come by time, then id; all else comes by its name or id.
    """
    return ObjectCentricLog(
        event_types=_order_types(log.event_types),
        object_types=_order_types(log.object_types),
        events=tuple(
            replace(
                event,
                attributes=tuple(sorted(event.attributes, key=lambda v: v.name)),
                relations=_order_relations(event.relations),
            )
            for event in sorted(log.events, key=lambda e: (e.time, e.id))
        ),
        objects=tuple(
            replace(
                item,
                attributes=tuple(
                    sorted(item.attributes, key=lambda v: (v.name, v.time))
                ),
                relations=_order_relations(item.relations),
            )
            for item in sorted(log.objects, key=lambda o: o.id)
        ),
    )


def _order_types(types: tuple[OcelType, ...]) -> tuple[OcelType, ...]:
    return tuple(
        replace(kind, attributes=tuple(sorted(kind.attributes, key=lambda a: a.name)))
        for kind in sorted(types, key=lambda kind: kind.name)
    )


def _order_relations(relations: tuple[Relation, ...]) -> tuple[Relation, ...]:
    return tuple(sorted(relations, key=lambda r: (r.object, r.qualifier)))
