"""Small logs that contracts are run on unless a test brings its own."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING, Any, Final

import pandas as pd

from wb2pm.columns import ACTIVITY, CASE, EVENT_INDEX, RESOURCE, TIMESTAMP
from wb2pm.converters.ocel.log import (
    ObjectCentricLog,
    OcelEvent,
    OcelObject,
    OcelType,
    Relation,
)
from wb2pm.events import Demonstration, Element, UIEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

NOON: Final = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)


def event_log(cases: Iterable[Sequence[str]]) -> pd.DataFrame:
    """Make an event log of cases named "0", "1", ..., one activity a minute.

    Examples:
        >>> len(event_log(["ab", "abc"]))
        5
    """
    rows = [
        (str(case), activity, NOON + timedelta(hours=case, minutes=at), at)
        for case, activities in enumerate(cases)
        for at, activity in enumerate(activities)
    ]
    log = pd.DataFrame(rows, columns=[CASE, ACTIVITY, TIMESTAMP, EVENT_INDEX])
    return log.astype(
        {
            CASE: "str",
            ACTIVITY: "str",
            TIMESTAMP: "datetime64[us, UTC]",
            EVENT_INDEX: "int64",
        }
    )


def orders() -> pd.DataFrame:
    """Make an event log with a choice, a parallel part and columns of several types.

    Examples:
        >>> orders()["case:concept:name"].nunique()
        8
    """
    first = ["Open order", "Check stock", "Größe wählen", "Save"]
    second = ["Open order", "Größe wählen", "Check stock", "Save"]
    log = event_log([first] * 4 + [second] * 3 + [["Open order", "Cancel"]])
    log[RESOURCE] = ["kim", "lee"] * (len(log) // 2)
    log["cost"] = [float(at) / 4 for at in range(len(log))]
    log["pieces"] = range(len(log))
    log["urgent"] = [at % 3 == 0 for at in range(len(log))]
    return log


def order_objects() -> ObjectCentricLog:
    """Make an object-centric log in which items are packed into orders.

    Examples:
        >>> len(order_objects().events)
        7
    """
    done = [
        ("place", ["o1", "i1", "i2"]),
        ("pick", ["i1"]),
        ("pick", ["i2"]),
        ("pack", ["o1", "i1", "i2"]),
        ("place", ["o2", "i3"]),
        ("pick", ["i3"]),
        ("pack", ["o2", "i3"]),
    ]
    types = {"o": "order", "i": "item"}
    names = sorted({name for _, related in done for name in related})
    return ObjectCentricLog(
        event_types=tuple(OcelType(name=name) for name in ("pack", "pick", "place")),
        object_types=(OcelType(name="item"), OcelType(name="order")),
        events=tuple(
            OcelEvent(
                id=f"e{at}",
                type=activity,
                time=NOON + timedelta(minutes=at),
                relations=tuple(Relation(name, "of") for name in related),
            )
            for at, (activity, related) in enumerate(done)
        ),
        objects=tuple(OcelObject(id=name, type=types[name[0]]) for name in names),
    )


def saving() -> tuple[Demonstration, ...]:
    """Make two demonstrations of typing a name and saving it.

    Examples:
        >>> [len(demonstration.events) for demonstration in saving()]
        [2, 2]
    """
    return tuple(
        Demonstration(
            id=f"{person} 1",
            source="invented",
            source_format="invented",
            source_actions=2,
            workflow="save a name",
            actor=person,
            events=(
                _event(0, "type", Element(tag="input", label="Name"), person),
                _event(1, "click", Element(tag="button", text="Save"), None),
            ),
        )
        for person in ("kim", "lee")
    )


def _event(at: int, action: Any, target: Element, value: str | None) -> UIEvent:  # noqa: ANN401 (one of a closed set)
    time = NOON + timedelta(seconds=at)
    return UIEvent(
        id=f"e{at}",
        action=action,
        raw_action=action,
        started_at=time,
        ended_at=time,
        time_quality="recorded",
        source_index=at,
        target=target,
        value=value,
    )


SAMPLES: Final[dict[str, Callable[[], object]]] = {
    "variants": orders,
    "graph": orders,
    "log": orders,
    "objects": order_objects,
    "demonstrations": saving,
}
"""What something works on -> a sample of it."""
