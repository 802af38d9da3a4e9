"""What the readers of the three forms of OCEL 2.0 share.

Each form is first read into these records, whose values are still what the file
holds; the types that the file declares then say what the values mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from wb2pm.converters.ocel.checks import check_ocel
from wb2pm.converters.ocel.log import (
    INITIAL,
    EventValue,
    ObjectCentricLog,
    ObjectValue,
    OcelEvent,
    OcelObject,
    OcelType,
    Relation,
    TypedAttribute,
)
from wb2pm.converters.ocel.text import TextEscaper, parse_time, parse_value
from wb2pm.errors import ConversionError, WriteError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import tzinfo

    from wb2pm.converters.ocel.log import Value, ValueType
    from wb2pm.converters.ocel.text import Alphabet


class FoundValue(Struct):
    """A value as a file holds it; None where it says that there is none."""

    name: str
    value: str | int | float | bool | None
    time: str | None = None


class FoundThing(Struct):
    """An event or an object as a file holds it."""

    id: str
    type: str
    time: str | None = None
    attributes: list[FoundValue] = []
    relationships: list[Relation] = []


class FoundLog(Struct, rename="camel"):
    """A log as a file holds it; JSON decodes into this."""

    event_types: list[OcelType]
    object_types: list[OcelType]
    events: list[FoundThing]
    objects: list[FoundThing]


def build_log(
    found: FoundLog, *, alphabet: Alphabet, source: str, zone: tzinfo | None = None
) -> ObjectCentricLog:
    """Make a log of what a file holds.

    Args:
        found: The records of the file.
        alphabet: What the form of the file can hold, for escapes to be undone.
        source: The file, for messages.
        zone: Zone of times that name none; None refuses them.

    Returns:
        The log; escapes are undone (see `wb2pm.converters.ocel.text`).

    Raises:
        ConversionError: If a value is not of its declared type or the log
            contradicts itself.
    """
    builder = _Builder(source, alphabet, zone)
    event_types = builder.types(found.event_types)
    object_types = builder.types(found.object_types)
    log = ObjectCentricLog(
        event_types=event_types,
        object_types=object_types,
        events=builder.events(found.events, event_types),
        objects=builder.objects(found.objects, object_types),
    )
    try:
        check_ocel(log)
    except WriteError as exc:
        raise ConversionError(str(exc), source) from exc
    return log


class _Builder:
    def __init__(self, source: str, alphabet: Alphabet, zone: tzinfo | None) -> None:
        self._source = source
        self._zone = zone
        self._unescape = TextEscaper(alphabet).unescape

    def types(self, types: Iterable[OcelType]) -> tuple[OcelType, ...]:
        return tuple(
            OcelType(
                name=self._unescape(kind.name),
                attributes=tuple(
                    TypedAttribute(name=self._unescape(a.name), type=a.type)
                    for a in kind.attributes
                ),
            )
            for kind in types
        )

    def events(
        self, events: Iterable[FoundThing], types: Iterable[OcelType]
    ) -> tuple[OcelEvent, ...]:
        kinds = _declared(types)
        built = []
        for event in events:
            place = f"event {event.id!r}"
            kind = self._unescape(event.type)
            try:
                time = parse_time(event.time or "", self._zone)
            except ValueError as exc:
                raise ConversionError(str(exc), self._source, place) from exc
            built.append(
                OcelEvent(
                    id=self._unescape(event.id),
                    type=kind,
                    time=time,
                    attributes=tuple(
                        EventValue(self._unescape(v.name), value)
                        for v in event.attributes
                        if (value := self._value(v, kind, kinds, place)) is not None
                    ),
                    relations=self._relations(event),
                )
            )
        return tuple(built)

    def objects(
        self, objects: Iterable[FoundThing], types: Iterable[OcelType]
    ) -> tuple[OcelObject, ...]:
        kinds = _declared(types)
        built = []
        for item in objects:
            place = f"object {item.id!r}"
            kind = self._unescape(item.type)
            values = []
            for found in item.attributes:
                value = self._value(found, kind, kinds, place)
                if value is None:
                    continue
                try:
                    time = (
                        INITIAL
                        if found.time is None
                        else parse_time(found.time, self._zone)
                    )
                except ValueError as exc:
                    raise ConversionError(str(exc), self._source, place) from exc
                values.append(ObjectValue(self._unescape(found.name), value, time))
            built.append(
                OcelObject(
                    id=self._unescape(item.id),
                    type=kind,
                    attributes=tuple(values),
                    relations=self._relations(item),
                )
            )
        return tuple(built)

    def _value(
        self,
        found: FoundValue,
        kind: str,
        kinds: dict[tuple[str, str], ValueType],
        place: str,
    ) -> Value | None:
        if found.value is None:
            return None
        # A value of an undeclared attribute is refused below, by `check_ocel`.
        declared = kinds.get((kind, self._unescape(found.name)), "string")
        try:
            value = parse_value(found.value, declared, self._zone)
        except ValueError as exc:
            raise ConversionError(
                f"{found.name!r}: {exc}", self._source, place
            ) from exc
        return self._unescape(value) if isinstance(value, str) else value

    def _relations(self, thing: FoundThing) -> tuple[Relation, ...]:
        return tuple(
            Relation(
                self._unescape(relation.object), self._unescape(relation.qualifier)
            )
            for relation in thing.relationships
        )


def _declared(types: Iterable[OcelType]) -> dict[tuple[str, str], ValueType]:
    return {
        (kind.name, attribute.name): attribute.type
        for kind in types
        for attribute in kind.attributes
    }
