"""Object-centric event logs (OCEL 2.0) as values, and their files by suffix.

The shape is that of the OCEL 2.0 specification (Berti et al., 2024,
arXiv 2403.01975): events and objects have a type and attributes, the values of an
object's attributes change in time, and events and objects refer to objects with a
qualifier that says how. The fields carry the names of the standard's JSON form.
"""

from __future__ import annotations

from datetime import datetime, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from wb2pm.errors import UnknownNameError

if TYPE_CHECKING:
    import os
    from collections.abc import Callable
    from datetime import tzinfo

    from wb2pm.converters.formats.writing import WriteReport

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


class ObjectCentricLog(Struct, frozen=True, kw_only=True, rename="camel"):
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

    @property
    def cases(self) -> int:
        """How many of its objects are demonstrations or cases."""
        return sum(item.type in CASE_TYPES for item in self.objects)

    def in_canonical_order(self) -> ObjectCentricLog:
        """Order everything by time and name, so that equal logs compare equal.

        Events come by time, then id; all else comes by its name or id.
        """
        return ObjectCentricLog(
            event_types=_order_types(self.event_types),
            object_types=_order_types(self.object_types),
            events=tuple(
                replace(
                    event,
                    attributes=tuple(sorted(event.attributes, key=lambda v: v.name)),
                    relations=_order_relations(event.relations),
                )
                for event in sorted(self.events, key=lambda e: (e.time, e.id))
            ),
            objects=tuple(
                replace(
                    item,
                    attributes=tuple(
                        sorted(item.attributes, key=lambda v: (v.name, v.time))
                    ),
                    relations=_order_relations(item.relations),
                )
                for item in sorted(self.objects, key=lambda o: o.id)
            ),
        )


def _order_types(types: tuple[OcelType, ...]) -> tuple[OcelType, ...]:
    return tuple(
        replace(kind, attributes=tuple(sorted(kind.attributes, key=lambda a: a.name)))
        for kind in sorted(types, key=lambda kind: kind.name)
    )


def _order_relations(relations: tuple[Relation, ...]) -> tuple[Relation, ...]:
    return tuple(sorted(relations, key=lambda r: (r.object, r.qualifier)))


_FORMS: Final = {
    ".json": "json",
    ".jsonocel": "json",
    ".xml": "xml",
    ".xmlocel": "xml",
    ".sqlite": "sqlite",
    ".sqlite3": "sqlite",
    ".db": "sqlite",
    ".zip": "bundle",
}


def write_ocel(ocel: ObjectCentricLog, path: str | os.PathLike[str]) -> WriteReport:
    """Write an object-centric log in the form that the file's suffix names.

    Args:
        ocel: The log.
        path: Ends in ``.json`` or ``.jsonocel``, ``.xml`` or ``.xmlocel``,
            ``.sqlite``, ``.sqlite3`` or ``.db``, ``.ocel.zip``. A file there is replaced.

    Returns:
        What was written, and what the form could not hold.

    Raises:
        UnknownNameError: If the suffix names no form.
        WriteError: If the log contradicts itself
            (see `wb2pm.converters.ocel.checks`).

    Examples:
        >>> import tempfile
        >>> folder = Path(tempfile.mkdtemp())
        >>> write_ocel(ObjectCentricLog(), folder / "log.xml").events
        0
    """
    from wb2pm.converters.ocel.bundle import write_ocel_bundle
    from wb2pm.converters.ocel.json import write_ocel_json
    from wb2pm.converters.ocel.sqlite import write_ocel_sqlite
    from wb2pm.converters.ocel.xml import write_ocel_xml

    writers: dict[str, Callable[[ObjectCentricLog, Path], WriteReport]] = {
        "json": write_ocel_json,
        "xml": write_ocel_xml,
        "sqlite": write_ocel_sqlite,
        "bundle": write_ocel_bundle,
    }
    return writers[_form(Path(path))](ocel, Path(path))


def read_ocel(
    path: str | os.PathLike[str], *, zone: tzinfo | None = None
) -> ObjectCentricLog:
    """Read an object-centric log that `write_ocel` wrote.

    Files of other programs are read as far as they keep to the standard, name a
    zone with every time, and refer to nothing they do not hold.

    Args:
        path: A file with one of the suffixes of `write_ocel`.
        zone: Zone of times that name none; None refuses them.

    Returns:
        The log.

    Raises:
        UnknownNameError: If the suffix names no form.
        ConversionError: If the file cannot be read as that form.

    Examples:
        >>> import tempfile
        >>> path = Path(tempfile.mkdtemp()) / "log.sqlite"
        >>> _ = write_ocel(ObjectCentricLog(), path)
        >>> read_ocel(path) == ObjectCentricLog()
        True
    """
    from wb2pm.converters.ocel.bundle_reader import read_ocel_bundle
    from wb2pm.converters.ocel.json import read_ocel_json
    from wb2pm.converters.ocel.sqlite_reader import read_ocel_sqlite
    from wb2pm.converters.ocel.xml_reader import read_ocel_xml

    readers: dict[str, Callable[..., ObjectCentricLog]] = {
        "json": read_ocel_json,
        "xml": read_ocel_xml,
        "sqlite": read_ocel_sqlite,
        "bundle": read_ocel_bundle,
    }
    return readers[_form(Path(path))](Path(path), zone=zone)


def _form(path: Path) -> str:
    form = _FORMS.get(path.suffix.lower())
    if form is None:
        raise UnknownNameError("form of OCEL", path.suffix, list(_FORMS))
    return form
