"""What must hold of an object-centric log before it is written.

None of the file forms of OCEL 2.0 can hold a log that breaks these rules without
losing or changing something, and the programs that read them each react in their
own way: so such a log is refused.
"""

from __future__ import annotations

import math
from collections import Counter
from datetime import datetime
from typing import TYPE_CHECKING, Final

from wb2pm.errors import WriteError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from wb2pm.converters.ocel.log import (
        ObjectCentricLog,
        OcelEvent,
        OcelObject,
        OcelType,
        Value,
        ValueType,
    )

_PYTHON_TYPES: Final[dict[str, type]] = {
    "string": str,
    "time": datetime,
    "integer": int,
    "float": float,
    "boolean": bool,
}
_RESERVED: Final = frozenset({"ocel_id", "ocel_time", "ocel_changed_field"})
_INTEGERS: Final = range(-(2**63), 2**63)


def check_ocel(ocel: ObjectCentricLog) -> None:
    """Refuse a log that contradicts itself.

    Ids, names of types and of a type's attributes are unique and not empty; every
    event and object has a declared type and only attributes that it declares, with
    values of the declared Python type (exactly: a subclass changes on the way);
    every relation leads to an object of the log and occurs once; an attribute has
    one value at a time; times have a zone; integers fit 64 bits and floats are
    finite.

    Raises:
        WriteError: For the first thing that is wrong, naming it.

    Examples:
        >>> from wb2pm.converters.ocel.log import ObjectCentricLog, OcelObject
        >>> check_ocel(ObjectCentricLog(objects=(OcelObject(id="a", type="page"),)))
        Traceback (most recent call last):
            ...
        wb2pm.errors.WriteError: object 'a' is of type 'page', which is not declared
    """
    for side, types, things in (
        ("event", ocel.event_types, ocel.events),
        ("object", ocel.object_types, ocel.objects),
    ):
        _check_types(side, types)
        _check_ids(side, [thing.id for thing in things])
        _check_values(side, types, things)
    _check_times(ocel)
    _check_relations(ocel)


def _check_types(side: str, types: Sequence[OcelType]) -> None:
    _require_distinct(f"type of {side}s", [kind.name for kind in types])
    for kind in types:
        names = [attribute.name for attribute in kind.attributes]
        _require_distinct(f"attribute of {side} type {kind.name!r}", names)
        if reserved := _RESERVED.intersection(names):
            raise WriteError(
                f"{side} type {kind.name!r} declares {min(reserved)!r}, a name that "
                "OCEL keeps for itself: rename the attribute"
            )


def _check_ids(side: str, ids: Sequence[str]) -> None:
    if len(set(ids)) != len(ids) or "" in ids:
        _require_distinct(side, ids)


def _require_distinct(what: str, names: Sequence[str]) -> None:
    for name, count in Counter(names).items():
        if not name:
            raise WriteError(f"{what} without a name")
        if count > 1:
            raise WriteError(f"{what} {name!r} occurs {count} times")


def _check_values(
    side: str,
    types: Sequence[OcelType],
    things: Sequence[OcelEvent] | Sequence[OcelObject],
) -> None:
    declared = {
        (kind.name, attribute.name): attribute.type
        for kind in types
        for attribute in kind.attributes
    }
    names = {kind.name for kind in types}
    if undeclared := {thing.type for thing in things} - names:
        thing = next(thing for thing in things if thing.type in undeclared)
        raise WriteError(
            f"{side} {thing.id!r} is of type {thing.type!r}, which is not declared"
        )
    # One pass gathers the few distinct combinations: logs have millions of values.
    used = {
        (thing.type, value.name, type(value.value))
        for thing in things
        for value in thing.attributes
    }
    wrong = {
        (kind, name, python_type)
        for kind, name, python_type in used
        if _PYTHON_TYPES.get(declared.get((kind, name), "")) is not python_type
    }
    if wrong:
        _refuse_value(side, things, wrong, declared)
    if {int, float, datetime} & {python_type for _, _, python_type in used}:
        for thing in things:
            for value in thing.attributes:
                _check_range(f"{side} {thing.id!r}", value.name, value.value)
    for thing in things:
        values = thing.attributes
        if len(values) > 1 and len({v.name for v in values}) < len(values):
            _check_single_values(side, thing)


def _refuse_value(
    side: str,
    things: Iterable[OcelEvent] | Iterable[OcelObject],
    wrong: set[tuple[str, str, type]],
    declared: dict[tuple[str, str], ValueType],
) -> None:
    thing, value = next(
        (thing, value)
        for thing in things
        for value in thing.attributes
        if (thing.type, value.name, type(value.value)) in wrong
    )
    wanted = declared.get((thing.type, value.name))
    if wanted is None:
        raise WriteError(
            f"{side} {thing.id!r} has a value for {value.name!r}, "
            f"which type {thing.type!r} does not declare"
        )
    raise WriteError(
        f"{side} {thing.id!r} has {value.value!r} ({type(value.value).__name__}) "
        f"for {value.name!r}, which is declared as {wanted}"
    )


def _check_range(where: str, name: str, value: Value) -> None:
    if isinstance(value, float) and not math.isfinite(value):
        raise WriteError(f"{where} has {value} for {name!r}: leave the value out")
    if isinstance(value, int) and value not in _INTEGERS:
        raise WriteError(
            f"{where} has {value} for {name!r}, more than 64 bits hold: "
            "declare it as string"
        )
    if isinstance(value, datetime) and value.tzinfo is None:
        _refuse_time(value, f"{name!r} of {where}")


def _check_single_values(side: str, thing: OcelEvent | OcelObject) -> None:
    moments = Counter(
        (value.name, getattr(value, "time", None)) for value in thing.attributes
    )
    for (name, time), count in moments.items():
        if count > 1:
            when = f" at {time}" if time else ""
            raise WriteError(
                f"{side} {thing.id!r} has {count} values for {name!r}{when}"
            )


def _check_times(ocel: ObjectCentricLog) -> None:
    for event in ocel.events:
        if type(event.time) is not datetime or event.time.tzinfo is None:
            _refuse_time(event.time, f"event {event.id!r}")
    for item in ocel.objects:
        for value in item.attributes:
            if type(value.time) is not datetime or value.time.tzinfo is None:
                _refuse_time(value.time, f"{value.name!r} of object {item.id!r}")


def _refuse_time(time: object, where: str) -> None:
    raise WriteError(f"{where} has a time that is no plain one with a zone: {time!r}")


def _check_relations(ocel: ObjectCentricLog) -> None:
    known = {item.id for item in ocel.objects}
    things: tuple[OcelEvent | OcelObject, ...] = (*ocel.events, *ocel.objects)
    for thing in things:
        relations = thing.relations
        targets = {relation.object for relation in relations}
        if not targets <= known:
            missing = min(targets - known)
            raise WriteError(
                f"{thing.id!r} refers to the object {missing!r}, which the log lacks"
            )
        if len(targets) < len(relations):
            for relation, count in Counter(relations).items():
                if count > 1:
                    raise WriteError(
                        f"{thing.id!r} refers to {relation.object!r} "
                        f"as {relation.qualifier!r} {count} times"
                    )
