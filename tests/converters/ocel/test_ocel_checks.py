"""What an object-centric log is refused for, and in which words."""

from __future__ import annotations

from datetime import datetime, timezone

import pandas as pd
import pytest

from wb2pm.converters.ocel.checks import check_ocel
from wb2pm.converters.ocel.log import (
    EventValue,
    ObjectCentricLog,
    ObjectValue,
    OcelEvent,
    OcelObject,
    OcelType,
    Relation,
    TypedAttribute,
    Value,
)
from wb2pm.errors import WriteError

NOON = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)
NAIVE = datetime(2024, 1, 1, 12)  # noqa: DTZ001 - what is to be refused
OPEN = OcelType(
    name="Open",
    attributes=(
        TypedAttribute(name="note"),
        TypedAttribute(name="count", type="integer"),
        TypedAttribute(name="share", type="float"),
        TypedAttribute(name="due", type="time"),
    ),
)


def log_of(
    *values: EventValue, relations: tuple[Relation, ...] = (), time: datetime = NOON
) -> ObjectCentricLog:
    """Make a log of one event and one object."""
    return ObjectCentricLog(
        event_types=(OPEN,),
        object_types=(
            OcelType(name="page", attributes=(TypedAttribute(name="note"),)),
        ),
        events=(
            OcelEvent(
                id="e", type="Open", time=time, attributes=values, relations=relations
            ),
        ),
        objects=(OcelObject(id="p", type="page"),),
    )


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("note", 1, r"event 'e' has 1 \(int\) for 'note', which is declared as string"),
        ("count", True, r"has True \(bool\) for 'count', which is declared as integer"),
        ("share", 1, r"has 1 \(int\) for 'share', which is declared as float"),
        ("share", float("nan"), "has nan for 'share': leave the value out"),
        ("count", 2**63, "more than 64 bits hold: declare it as string"),
        ("due", NAIVE, "'due' of event 'e' has a time that is no plain one"),
        ("due", pd.Timestamp(NOON), r"\(Timestamp\) for 'due'"),
        ("colour", "red", "a value for 'colour', which type 'Open' does not declare"),
    ],
)
def test_values_are_of_their_declared_type(
    name: str, value: Value, message: str
) -> None:
    """A value of another type would be changed on the way."""
    with pytest.raises(WriteError, match=message):
        check_ocel(log_of(EventValue(name, value)))


def test_values_of_every_type_pass() -> None:
    """A value of the declared type is none of the check's business."""
    check_ocel(
        log_of(
            EventValue("note", ""),
            EventValue("count", 2**63 - 1),
            EventValue("share", 0.5),
            EventValue("due", NOON),
            relations=(Relation("p", "on"), Relation("p", "after")),
        )
    )


def test_an_event_says_a_thing_once() -> None:
    """Which of two values would hold is anybody's guess."""
    with pytest.raises(WriteError, match=r"event 'e' has 2 values for 'note'$"):
        check_ocel(log_of(EventValue("note", "a"), EventValue("note", "b")))


def test_an_object_says_a_thing_once_at_a_time() -> None:
    """Two values at different times are a change; at one time they contradict."""
    first = ObjectValue("note", "a", NOON)
    items = (
        OcelObject(id="p", type="page", attributes=(ObjectValue("note", "0"), first)),
        OcelObject(
            id="q", type="page", attributes=(first, ObjectValue("note", "b", NOON))
        ),
    )
    ocel = ObjectCentricLog(object_types=log_of().object_types, objects=items)

    with pytest.raises(WriteError, match="object 'q' has 2 values for 'note' at 2024"):
        check_ocel(ocel)


def test_times_have_a_zone() -> None:
    """A time without a zone is some time within a day."""
    with pytest.raises(WriteError, match="event 'e' has a time that is no plain one"):
        check_ocel(log_of(time=NAIVE))
    item = OcelObject(
        id="p", type="page", attributes=(ObjectValue("note", "a", NAIVE),)
    )
    with pytest.raises(WriteError, match="'note' of object 'p' has a time"):
        check_ocel(
            ObjectCentricLog(object_types=log_of().object_types, objects=(item,))
        )


def test_relations_lead_somewhere_and_once() -> None:
    """A relation to nothing, or the same one twice, is a mistake."""
    with pytest.raises(WriteError, match="'e' refers to the object 'x', which the log"):
        check_ocel(log_of(relations=(Relation("x", "on"),)))
    with pytest.raises(WriteError, match="'e' refers to 'p' as 'on' 2 times"):
        check_ocel(log_of(relations=(Relation("p", "on"), Relation("p", "on"))))


@pytest.mark.parametrize(
    ("ocel", "message"),
    [
        (
            ObjectCentricLog(event_types=(OPEN, OPEN)),
            "type of events 'Open' occurs 2 times",
        ),
        (
            ObjectCentricLog(event_types=(OcelType(name=""),)),
            "type of events without a name",
        ),
        (
            ObjectCentricLog(
                object_types=(
                    OcelType(name="page", attributes=(TypedAttribute(name="a"),) * 2),
                )
            ),
            "attribute of object type 'page' 'a' occurs 2 times",
        ),
        (
            ObjectCentricLog(
                object_types=(
                    OcelType(
                        name="page", attributes=(TypedAttribute(name="ocel_time"),)
                    ),
                )
            ),
            "declares 'ocel_time', a name that OCEL keeps for itself",
        ),
        (
            ObjectCentricLog(
                object_types=(OcelType(name="page"),),
                objects=(OcelObject(id="p", type="page"),) * 2,
            ),
            "object 'p' occurs 2 times",
        ),
        (
            ObjectCentricLog(
                object_types=(OcelType(name="page"),),
                objects=(OcelObject(id="", type="page"),),
            ),
            "object without a name",
        ),
    ],
)
def test_names_are_unique_and_not_empty(ocel: ObjectCentricLog, message: str) -> None:
    """What is not told apart cannot be referred to."""
    with pytest.raises(WriteError, match=message):
        check_ocel(ocel)
