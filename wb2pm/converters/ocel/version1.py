"""Object-centric logs in the first version of the standard (OCEL 1.0, 2021).

It has no qualifiers, no relations of objects to objects, and no values that change;
its types declare nothing, so what their attributes hold is told from the values.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.parsers import expat

import msgspec
from msgspec import Struct, field

from wb2pm.converters.ocel.log import OcelType, Relation, TypedAttribute
from wb2pm.converters.ocel.reading import FoundLog, FoundThing, FoundValue, build_log
from wb2pm.converters.ocel.text import JSON
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable
    from datetime import tzinfo

    from wb2pm.converters.ocel.log import ObjectCentricLog, ValueType


class _Event(Struct):
    activity: str = field(name="ocel:activity")
    timestamp: str = field(name="ocel:timestamp")
    objects: list[str] = field(name="ocel:omap", default_factory=list)
    values: dict[str, Any] = field(name="ocel:vmap", default_factory=dict)


class _Object(Struct):
    type: str = field(name="ocel:type")
    values: dict[str, Any] = field(name="ocel:ovmap", default_factory=dict)


class _Log(Struct):
    events: dict[str, _Event] = field(name="ocel:events")
    objects: dict[str, _Object] = field(name="ocel:objects")


def read_ocel1_json(
    path: str | os.PathLike[str], *, zone: tzinfo | None = None
) -> ObjectCentricLog:
    """Read an object-centric log from OCEL 1.0 JSON.

    Args:
        path: The file.
        zone: Zone of times that name none; None refuses them.

    Returns:
        The log; its relations have no qualifier.

    Raises:
        ConversionError: If the file is not OCEL 1.0 JSON or contradicts itself.

    Examples:
        >>> import tempfile
        >>> path = Path(tempfile.mkdtemp()) / "log.jsonocel"
        >>> _ = path.write_text('{"ocel:events": {}, "ocel:objects": {}}')
        >>> read_ocel1_json(path).events
        ()
    """
    try:
        found = msgspec.json.decode(Path(path).read_bytes(), type=_Log)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as exc:
        raise ConversionError(f"not OCEL 1.0 JSON: {exc}", str(path)) from exc
    return _build(found, source=str(path), zone=zone)


def read_ocel1_xml(
    path: str | os.PathLike[str], *, zone: tzinfo | None = None
) -> ObjectCentricLog:
    """Read an object-centric log from OCEL 1.0 XML.

    No entity is expanded and nothing is fetched: a file with a document type is
    refused.

    Args:
        path: The file.
        zone: Zone of times that name none; None refuses them.

    Returns:
        The log; its relations have no qualifier.

    Raises:
        ConversionError: If the file is not OCEL 1.0 XML or contradicts itself.

    Examples:
        >>> import tempfile
        >>> path = Path(tempfile.mkdtemp()) / "log.xmlocel"
        >>> _ = path.write_text("<log><events/><objects/></log>")
        >>> read_ocel1_xml(path).events
        ()
    """
    reading = _XmlReading(str(path))
    parser = expat.ParserCreate()
    parser.StartElementHandler = reading.start
    parser.EndElementHandler = reading.end
    parser.StartDoctypeDeclHandler = reading.refuse_document_type
    try:
        with Path(path).open("rb") as file:
            parser.ParseFile(file)
    except expat.ExpatError as exc:
        raise ConversionError(f"not well-formed XML: {exc}", str(path)) from exc
    except (KeyError, ValueError) as exc:
        raise ConversionError(
            f"not OCEL 1.0: {exc}", str(path), f"line {parser.CurrentLineNumber}"
        ) from exc
    return _build(reading.found, source=str(path), zone=zone)


class _XmlReading:
    """Collects events and objects while the parser goes through a file."""

    def __init__(self, source: str) -> None:
        self.found = _Log(events={}, objects={})
        self._source = source
        self._own: dict[str, str] = {}
        self._values: dict[str, Any] = {}
        self._objects: list[str] = []
        self._inside: list[str] = []

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        name = attributes.get("key", tag) if tag == "list" else tag
        if tag in {"event", "object"} and self._inside[-1:] != ["list"]:
            self._own, self._values, self._objects = {}, {}, []
        elif "key" in attributes and "value" in attributes:
            key, value = attributes["key"], attributes["value"]
            around = self._inside[-1] if self._inside else ""
            if around in {"event", "object"}:
                self._own[key] = value
            elif around == "omap":
                self._objects.append(value)
            elif around in {"vmap", "ovmap"}:
                self._values[key] = _typed(tag, value)
        self._inside.append(name)

    def end(self, _tag: str) -> None:
        name = self._inside.pop()
        if name == "event":
            self.found.events[self._own["id"]] = _Event(
                activity=self._own["activity"],
                timestamp=self._own["timestamp"],
                objects=self._objects,
                values=self._values,
            )
        elif name == "object":
            self.found.objects[self._own["id"]] = _Object(
                type=self._own["type"], values=self._values
            )

    def refuse_document_type(self, *_: object) -> None:
        raise ConversionError("an event log has no document type", self._source)


def _typed(tag: str, value: str) -> Any:  # noqa: ANN401 (whatever it is)
    if tag == "int":
        return int(value)
    if tag == "float":
        return float(value)
    return value.lower() == "true" if tag == "boolean" else value


def _build(found: _Log, *, source: str, zone: tzinfo | None) -> ObjectCentricLog:
    events = [
        FoundThing(
            id=name,
            type=event.activity,
            time=event.timestamp,
            attributes=_values(event.values),
            relationships=[Relation(o, "") for o in dict.fromkeys(event.objects)],
        )
        for name, event in found.events.items()
    ]
    objects = [
        FoundThing(id=name, type=item.type, attributes=_values(item.values))
        for name, item in found.objects.items()
    ]
    told = FoundLog(
        event_types=_types(events),
        object_types=_types(objects),
        events=events,
        objects=objects,
    )
    return build_log(told, alphabet=JSON, source=source, zone=zone)


def _values(values: dict[str, Any]) -> list[FoundValue]:
    return [
        FoundValue(name=name, value=value)
        if value is None or isinstance(value, (str, int, float, bool))
        else FoundValue(name=name, value=msgspec.json.encode(value).decode())
        for name, value in values.items()
    ]


def _types(things: Iterable[FoundThing]) -> list[OcelType]:
    kinds: defaultdict[str, dict[str, set[ValueType]]] = defaultdict(dict)
    for thing in things:
        known = kinds[thing.type]
        for item in thing.attributes:
            known.setdefault(item.name, set()).add(_value_type(item.value))
    for thing in things:
        for item in thing.attributes:
            if len(kinds[thing.type][item.name]) > 1 and item.value is not None:
                item.value = str(item.value)
    return [
        OcelType(
            name=name,
            attributes=tuple(
                TypedAttribute(
                    name=attribute,
                    type=next(iter(types)) if len(types) == 1 else "string",
                )
                for attribute, types in attributes.items()
            ),
        )
        for name, attributes in kinds.items()
    ]


def _value_type(value: str | float | bool | None) -> ValueType:  # noqa: FBT001 (a value of any type)
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, int):
        return "integer"
    return "float" if isinstance(value, float) else "string"
