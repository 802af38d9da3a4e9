"""Object-centric event logs (OCEL 2.0) as values.

The shape is that of the OCEL 2.0 specification (Berti et al., 2024,
arXiv 2403.01975): events and objects have a type and attributes, the values of an
object's attributes change in time, and events and objects refer to objects with a
qualifier that says how. The fields carry the names of the standard's JSON form.
"""

from __future__ import annotations

from collections import Counter
from datetime import datetime, timezone
from typing import Any, Final, Literal

from msgspec import Struct, field

from wb2pm.shown import Tabular, table_html

ValueType = Literal["string", "time", "integer", "float", "boolean"]
"""The types of attribute that the standard knows."""

Value = str | int | float | bool | datetime
"""`datetime` for ``time``, always with a zone; nothing stands for "no value": an
attribute without a value is left out."""

INITIAL: Final = datetime(1970, 1, 1, tzinfo=timezone.utc)
"""When the values that an object has from the beginning are dated."""


CASE_TYPES: Final = frozenset({"demonstration", "case"})
"""Types of objects that are what other logs call a case."""


class TypedAttribute(Struct, frozen=True, kw_only=True, gc=False):
    """An attribute that a type declares.

    Attributes:
        name: Its name.
        type: What its values are.
    """

    name: str
    type: ValueType = "string"


class OcelType(Struct, frozen=True, kw_only=True):
    """A type of events or of objects.

    Attributes:
        name: Its name: for events, the activity.
        attributes: What its events or objects may say of themselves.
    """

    name: str
    attributes: tuple[TypedAttribute, ...] = ()


class Relation(Struct, frozen=True, gc=False):
    """A reference to an object.

    Attributes:
        object: Id of the object.
        qualifier: How the one that refers to it has to do with it.
    """

    object: str = field(name="objectId")
    qualifier: str


class EventValue(Struct, frozen=True, gc=False):
    """What an attribute of an event says.

    Attributes:
        name: The attribute.
        value: Its value.
    """

    name: str
    value: Value


class ObjectValue(Struct, frozen=True, gc=False):
    """What an attribute of an object says from a time on.

    Attributes:
        name: The attribute.
        value: Its value.
        time: From when on; `INITIAL` for what it says from the beginning.
    """

    name: str
    value: Value
    time: datetime = INITIAL


class OcelEvent(Struct, frozen=True, kw_only=True):
    """Something that happened.

    Attributes:
        id: Unique among the events.
        type: Name of its type.
        time: When it happened, with a zone.
        attributes: At most one value for each attribute.
        relations: The objects it has to do with; one object may be named more
            than once, with different qualifiers.
    """

    id: str
    type: str
    time: datetime
    attributes: tuple[EventValue, ...] = ()
    relations: tuple[Relation, ...] = field(name="relationships", default=())


class OcelObject(Struct, frozen=True, kw_only=True):
    """Something that events have to do with.

    Attributes:
        id: Unique among the objects.
        type: Name of its type.
        attributes: At most one value for each attribute and time.
        relations: The objects it has to do with.
    """

    id: str
    type: str
    attributes: tuple[ObjectValue, ...] = ()
    relations: tuple[Relation, ...] = field(name="relationships", default=())


class ObjectCentricLog(Tabular, Struct, frozen=True, kw_only=True, rename="camel"):
    """An object-centric event log.

    The order of things carries no meaning, but it is kept where a file can keep it.

    Attributes:
        event_types: Types of events; a type may have no event.
        object_types: Types of objects; a type may have no object.
        events: What happened.
        objects: What it had to do with.

    Examples:
        >>> log = ObjectCentricLog(
        ...     event_types=(OcelType(name="Open"),),
        ...     object_types=(OcelType(name="issue"),),
        ...     events=(
        ...         OcelEvent(
        ...             id="e1",
        ...             type="Open",
        ...             time=datetime(2024, 1, 1, tzinfo=timezone.utc),
        ...             relations=(Relation("issue33", "target"),),
        ...         ),
        ...     ),
        ...     objects=(OcelObject(id="issue33", type="issue"),),
        ... )
        >>> log.events[0].relations[0].qualifier
        'target'
    """

    event_types: tuple[OcelType, ...] = ()
    object_types: tuple[OcelType, ...] = ()
    events: tuple[OcelEvent, ...] = ()
    objects: tuple[OcelObject, ...] = ()

    def rows(self) -> list[dict[str, Any]]:
        """Return a row an event: its activity, time, and the objects of each type."""
        types = {each.id: each.type for each in self.objects}
        rows = []
        for event in self.events:
            named: dict[str, list[str]] = {}
            for relation in dict.fromkeys(each.object for each in event.relations):
                named.setdefault(types.get(relation, "-"), []).append(relation)
            row: dict[str, Any] = {"activity": event.type, "time": event.time}
            rows.append({"event": event.id, **row, **named})
        return rows

    def _repr_html_(self) -> str:
        """Show how many objects of each type there are, and events of how many types."""
        kinds = Counter(each.type for each in self.objects)
        events = f"{len(self.events):,} events of {len(self.event_types):,} types"
        rows = [{"objects of type": name, "how many": n} for name, n in kinds.items()]
        return f"<p>{events}</p>{table_html(rows)}"

    @property
    def cases(self) -> int:
        """How many of its objects are demonstrations or cases."""
        return sum(item.type in CASE_TYPES for item in self.objects)
