"""The lives of objects in an object-centric log: the events of each, in time order."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, NamedTuple

from wb2pm.columns import ACTIVITY, CASE, EVENT_INDEX, TIMESTAMP
from wb2pm.errors import DiscoveryError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    import pandas as pd

    from wb2pm.converters.ocel.log import ObjectCentricLog, OcelEvent


class ObjectLives(NamedTuple):
    """The events of each object, by type.

    Attributes:
        of: Type -> object -> its events, in time order.
        several: Type -> activities that handle several objects of it at once, or none.
    """

    of: dict[str, dict[str, list[OcelEvent]]]
    several: dict[str, tuple[str, ...]]


def flatten(log: ObjectCentricLog, object_type: str) -> pd.DataFrame:
    """Take one type of object as the cases of an event log.

    Events at the same time stay in the order of the log. An event that refers to
    several objects of the type is in the case of each (*convergence*); one that
    refers to none is left out.

    Args:
        log: The object-centric log.
        object_type: The type whose objects become cases.

    Returns:
        An event log with case, activity, time and `event_index`.

    Raises:
        DiscoveryError: If the log has no such type.

    Examples:
        >>> from datetime import datetime, timezone
        >>> from wb2pm.converters.ocel.log import (
        ...     ObjectCentricLog, OcelEvent, OcelObject, OcelType, Relation
        ... )
        >>> event = OcelEvent(
        ...     id="e1", type="Open", time=datetime(2024, 1, 1, tzinfo=timezone.utc),
        ...     relations=(Relation("issue33", "target"),),
        ... )
        >>> log = ObjectCentricLog(
        ...     event_types=(OcelType(name="Open"),),
        ...     object_types=(OcelType(name="issue"),),
        ...     events=(event,), objects=(OcelObject(id="issue33", type="issue"),),
        ... )
        >>> flatten(log, "issue")["case:concept:name"].tolist()
        ['issue33']
    """
    return lives_frame(object_lives(log, [object_type]).of[object_type])


def object_lives(log: ObjectCentricLog, object_types: Iterable[str]) -> ObjectLives:
    """Gather the events of each object of some types.

    Raises:
        DiscoveryError: If the log has no such type.
    """
    known = {each.type for each in log.objects}
    known |= {each.name for each in log.object_types}
    of: dict[str, dict[str, list[OcelEvent]]] = {name: {} for name in object_types}
    if unknown := sorted(of.keys() - known):
        raise DiscoveryError(
            f"the log has no objects of the types {unknown}; it has {sorted(known)}"
        )
    type_of = {each.id: each.type for each in log.objects}
    handled: defaultdict[str, set[str]] = defaultdict(set)
    numbers: defaultdict[tuple[str, str], set[int]] = defaultdict(set)
    for event in sorted(log.events, key=lambda each: each.time):
        objects = dict.fromkeys(relation.object for relation in event.relations)
        count: Counter[str] = Counter()
        for name in objects:
            kind = type_of.get(name)
            if kind in of:
                of[kind].setdefault(name, []).append(event)
                count[kind] += 1
        for kind in of:
            numbers[kind, event.type].add(count[kind])
            if count[kind]:
                handled[kind].add(event.type)
    return ObjectLives(of, _several(of, handled, numbers))


def _several(
    types: Iterable[str],
    handled: Mapping[str, set[str]],
    numbers: Mapping[tuple[str, str], set[int]],
) -> dict[str, tuple[str, ...]]:
    return {
        kind: tuple(
            activity
            for activity in sorted(handled.get(kind, ()))
            if numbers[kind, activity] != {1}
        )
        for kind in types
    }


def lives_frame(lives: Mapping[str, Sequence[OcelEvent]]) -> pd.DataFrame:
    """Return the lives of objects as an event log whose cases are the objects."""
    import pandas as pd

    rows = [
        (name, event.type, event.time, at)
        for name, events in lives.items()
        for at, event in enumerate(events)
    ]
    frame = pd.DataFrame(rows, columns=[CASE, ACTIVITY, TIMESTAMP, EVENT_INDEX])
    frame[TIMESTAMP] = pd.to_datetime(frame[TIMESTAMP], utc=True)
    return frame
