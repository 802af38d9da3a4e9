"""Any event log becomes an object-centric log with nothing of it lost."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import TYPE_CHECKING, Any

import pandas as pd
import pytest

from wb2pm.converters.ocel.files import read_ocel, write_ocel
from wb2pm.converters.ocel.frames import object_centric_log_from_frame
from wb2pm.converters.ocel.log import (
    EventValue,
    ObjectValue,
    OcelObject,
    Relation,
    TypedAttribute,
)
from wb2pm.errors import LogError

if TYPE_CHECKING:
    from pathlib import Path

NOON = datetime(2024, 1, 1, 12, tzinfo=timezone.utc)


def frame(**changed: Any) -> pd.DataFrame:
    """Make an event log of two cases, the second before the first's end."""
    known: dict[str, Any] = {
        "case:concept:name": ["1", "2", "1"],
        "concept:name": ["Open", "Open", "Pay"],
        "time:timestamp": pd.to_datetime(["2024-01-01T12:00:00Z"] * 3, utc=True),
        "org:resource": ["Ann", None, "Bob"],
    }
    return pd.DataFrame(known | changed)


def test_cases_and_named_columns_are_objects() -> None:
    """A case is an object, and so is each value of a column that is asked for."""
    log = object_centric_log_from_frame(
        frame(screen=["A", "B", "A"]), objects=["org:resource", "screen", "absent"]
    )

    assert [found.id for found in log.objects] == [
        "case:1",
        "case:2",
        "org:resource:Ann",
        "org:resource:Bob",
        "screen:A",
        "screen:B",
    ]
    assert [(e.id, e.type, e.time) for e in log.events] == [
        ("1#0000", "Open", NOON),
        ("2#0000", "Open", NOON),
        ("1#0001", "Pay", NOON),
    ]
    assert log.events[1].relations == (
        Relation("case:2", "case"),
        Relation("screen:B", "screen"),
    )


def test_columns_keep_their_types(tmp_path: Path) -> None:
    """Numbers, booleans and times stay what they are; gaps are left out."""
    log = object_centric_log_from_frame(
        frame(
            count=pd.array([1, None, 3], dtype="Int64"),
            share=[0.5, float("nan"), 1.0],
            done=[True, False, True],
            due=pd.to_datetime(["2024-01-01T12:00:00.000000999Z", "", ""], utc=True),
            note=["a", None, 3],
        )
    )

    assert log.event_types[0].attributes == (
        TypedAttribute(name="count", type="integer"),
        TypedAttribute(name="share", type="float"),
        TypedAttribute(name="done", type="boolean"),
        TypedAttribute(name="due", type="time"),
        TypedAttribute(name="note"),
    )
    assert log.events[0].attributes == (
        EventValue("count", 1),
        EventValue("share", 0.5),
        EventValue("done", True),
        EventValue("due", NOON),
        EventValue("note", "a"),
    )
    assert log.events[1].attributes == (EventValue("done", False),)
    write_ocel(log, tmp_path / "log.sqlite")
    assert read_ocel(tmp_path / "log.sqlite") == log


def test_columns_of_the_case_are_attributes_of_its_object() -> None:
    """What starts with ``case:`` is said once, of the case."""
    log = object_centric_log_from_frame(frame(**{"case:site": ["x", None, "x"]}))

    assert log.objects[:2] == (
        OcelObject(id="case:1", type="case", attributes=(ObjectValue("site", "x"),)),
        OcelObject(id="case:2", type="case"),
    )


def test_the_event_index_is_the_order() -> None:
    """With an index, positions follow it and cases stay together."""
    log = object_centric_log_from_frame(frame(event_index=[1, 0, 0]))

    assert [(e.id, e.type) for e in log.events] == [
        ("1#0000", "Pay"),
        ("1#0001", "Open"),
        ("2#0000", "Open"),
    ]


@pytest.mark.parametrize(
    ("log", "message"),
    [
        (frame().drop(columns="concept:name"), "lacks the column 'concept:name'"),
        (frame(**{"concept:name": ["a", None, None]}), "2 rows have no value in 'conc"),
        (
            frame(**{"time:timestamp": pd.to_datetime(["2024-01-01"] * 3)}),
            "'time:timestamp' holds no times with a zone",
        ),
        (
            frame(**{"case:site": ["x", "y", "z"]}),
            "case '1' has 'x' and 'z' in 'case:site', a column about the whole case",
        ),
    ],
)
def test_a_log_that_cannot_be_one_is_refused(log: pd.DataFrame, message: str) -> None:
    """Gaps, naive times and cases at odds with themselves are named."""
    with pytest.raises(LogError, match=message):
        object_centric_log_from_frame(log)
