"""Event logs of any form: columns found or mapped, nothing lost on the way."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.columns import ACTIVITY, CASE, EVENT_INDEX, START, TIMESTAMP
from wb2pm.converters.eventlogs import NOTES
from wb2pm.converters.eventlogs.cells import typed_column
from wb2pm.converters.eventlogs.forms import form_of, form_of_any
from wb2pm.converters.eventlogs.mapping import (
    LogMapping,
    is_event_log,
    known_roles,
    read_mapping,
)
from wb2pm.converters.eventlogs.source import EventLogReader
from wb2pm.converters.eventlogs.tables import SOURCE_NAMES, read_log
from wb2pm.converters.labels.labelling import GRANULARITIES, label, label_all
from wb2pm.converters.sources.readers import SkippedRecording, claims_on, make_reader
from wb2pm.converters.sources.reading import read_source
from wb2pm.converters.tables.parquet import read_parquet, write_parquet
from wb2pm.converters.xes.reader import read_xes
from wb2pm.errors import ConversionError
from wb2pm.events import Demonstration

DISCO = """\
Case ID;Activity;Complete Timestamp;Resource;Code;Cost;Urgent;Due;Note
17;T01 Check  it;2024-03-01 09:00:00;kim;007;50;true;2024-04-01T00:00:00Z;a
18;T01 Check  it;2024-03-01 09:05:00;lee;008;;false;;
17;t01 check  it;2024-03-01 08:00:00;kim;009;70;true;2024-04-02T00:00:00Z;5
"""


def text(folder: Path, content: str, name: str = "log.csv") -> Path:
    """Write a file."""
    path = folder / name
    path.write_text(content, encoding="utf-8")
    return path


def read(path: Path, **options: str) -> list[Demonstration]:
    """Read the cases of a log."""
    found = make_reader("event-log", options).read(path)
    return [d for d in found if isinstance(d, Demonstration)]


def reason(path: Path, **options: str) -> str:
    """Tell why a log is not read."""
    (skipped,) = read_source(path, make_reader("event-log", options))
    assert isinstance(skipped, SkippedRecording)
    return skipped.reason


def test_a_table_with_known_names_needs_no_mapping(tmp_path: Path) -> None:
    """Its columns get XES names where XES has one, and types where nothing is lost."""
    log = read_log(text(tmp_path, DISCO))

    assert log[CASE].tolist() == ["17", "18", "17"]
    assert log["org:resource"].tolist() == ["kim", "lee", "kim"]
    assert log[EVENT_INDEX].tolist() == [0, 0, 1]
    assert log["Code"].tolist() == ["007", "008", "009"]
    assert log["Cost"].tolist() == [50, pd.NA, 70]
    assert log["Urgent"].tolist() == [True, False, True]
    assert str(log["Due"].dtype) == "datetime64[us, UTC]"
    assert log["Note"].tolist()[0::2] == ["a", "5"]
    assert log.attrs[SOURCE_NAMES][CASE] == "Case ID"
    assert "name no zone: read as UTC (3 of them)" in log.attrs[NOTES][0]


def test_the_cases_of_a_log_are_demonstrations(tmp_path: Path) -> None:
    """Events are named by the log, in the order of the file, whatever the clocks."""
    path = text(tmp_path, DISCO)

    found = read(path)

    assert [d.id for d in found] == ["17", "18"]
    first = found[0]
    assert first.workflow == "log"
    assert first.source_actions == 2
    assert [e.raw_action for e in first.events] == ["T01 Check  it", "t01 check  it"]
    assert first.events[0].action == "other"
    assert first.events[0].actor == "kim"
    assert first.events[0].attributes == {
        "Code": "007",
        "Cost": 50,
        "Due": "2024-04-01T00:00:00+00:00",
        "Note": "a",
        "Urgent": True,
    }
    assert [e.source_index for e in first.events] == [0, 2]
    assert any("dated before" in issue.message for issue in first.issues)


@pytest.mark.parametrize("granularity", GRANULARITIES)
def test_activities_keep_their_names_at_every_granularity(
    tmp_path: Path, granularity: Any
) -> None:
    """Also those that differ in capitals or spaces alone."""
    found = read(text(tmp_path, DISCO))

    labels = label_all(found, granularity=granularity)["17"]

    assert [a.label for a in labels] == ["T01 Check  it", "t01 check  it"]
    assert label(found[0], granularity=granularity)[0].name_source == "source"


def test_events_can_be_ordered_by_time(tmp_path: Path) -> None:
    """Where a file is in no order."""
    path = text(tmp_path, DISCO)

    log = EventLogReader(order="time").read_table(path)

    assert log[ACTIVITY].tolist() == ["t01 check  it", "T01 Check  it", "T01 Check  it"]
    assert log[EVENT_INDEX].tolist() == [0, 1, 0]


MINE = """\
order,line,what was done,at,by
7,1,Pack,01.03.24 09:00,kim
7,2,Send,01.03.24 10:00,kim
"""


def test_a_mapping_beside_a_table_is_found(tmp_path: Path) -> None:
    """Then the table is claimed, and several columns may be the case together."""
    path = text(tmp_path, MINE)
    assert claims_on(path) == {}
    text(
        tmp_path,
        'case = ["order", "line"]\nactivity = "what was done"\ntimestamp = "at"\n'
        'time_format = "%d.%m.%y %H:%M"\nresource = "by"\nzone = "Europe/Rome"\n'
        'case_attributes = ["line"]\n',
        "log.mapping.toml",
    )

    found = read(path)

    assert "mapping log.mapping.toml" in claims_on(path)["event-log"]
    assert [d.id for d in found] == ["7 - 1", "7 - 2"]
    assert found[0].attributes == {"case:line": 1}
    assert found[0].events[0].started_at.isoformat() == "2024-03-01T08:00:00+00:00"
    assert found[0].events[0].actor == "kim"


def test_options_say_what_a_column_is(tmp_path: Path) -> None:
    """Before a mapping file does, which may be JSON and lie elsewhere."""
    path = text(tmp_path, MINE)
    mapping = text(tmp_path, json.dumps({"case": "line", "timestamp": "at"}), "m.json")

    found = read(
        path,
        mapping=str(mapping),
        case="order",
        activity="what was done",
        time_format="%d.%m.%y %H:%M",
    )

    assert [d.id for d in found] == ["7"]
    assert len(found[0].events) == 2


def test_a_table_of_unknown_columns_says_how_to_map_it(tmp_path: Path) -> None:
    """It lists the columns there are."""
    path = text(tmp_path, MINE)

    said = reason(path)

    assert "no column is known to be the case" in said
    assert "--option case=COLUMN" in said
    assert "'order'" in said


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("m.toml", "case = 7", "not a mapping"),
        ("m.toml", 'kase = "a"', "it may say case, activity"),
        ("m.toml", "case = ", "not a mapping"),
        ("m.json", "{", "not a mapping"),
        ("m.toml", 'case = "absent"', "the mapping names the column 'absent'"),
    ],
)
def test_a_mapping_that_is_wrong_is_refused(
    tmp_path: Path, name: str, content: str, said: str
) -> None:
    """With what it may say."""
    mapping = text(tmp_path, content, name)

    assert said in reason(text(tmp_path, MINE), mapping=str(mapping))


def test_a_mapping_that_is_absent_is_refused(tmp_path: Path) -> None:
    """By name."""
    with pytest.raises(ConversionError, match=r"absent\.toml: No such file"):
        read_mapping(tmp_path / "absent.toml")


@pytest.mark.parametrize(
    ("columns", "roles"),
    [
        (
            ["_CASE_KEY", "ACTIVITY_EN", "EVENTTIME", "_SORTING", "USER"],
            {
                "case": "_CASE_KEY",
                "activity": "ACTIVITY_EN",
                "timestamp": "EVENTTIME",
                "resource": "USER",
                "order": "_SORTING",
            },
        ),
        (
            ["Case ID", "Activity", "Start Timestamp", "Complete Timestamp"],
            {
                "case": "Case ID",
                "activity": "Activity",
                "timestamp": "Complete Timestamp",
                "start": "Start Timestamp",
            },
        ),
        (
            ["case_id", "activity", "start_time", "end_time", "resource"],
            {
                "case": "case_id",
                "activity": "activity",
                "timestamp": "end_time",
                "start": "start_time",
                "resource": "resource",
            },
        ),
        (
            ["_CASE_KEY", "ACTIVITY", "EVENTTIME", "ENDTIME"],
            {
                "case": "_CASE_KEY",
                "activity": "ACTIVITY",
                "timestamp": "ENDTIME",
                "start": "EVENTTIME",
            },
        ),
        (
            ["case_id", "activity", "start_time"],
            {"case": "case_id", "activity": "activity", "timestamp": "start_time"},
        ),
    ],
)
def test_names_of_known_programs_are_known(
    columns: list[str], roles: dict[str, str]
) -> None:
    """Celonis, Disco, Apromore, Simod, pm4py."""
    assert known_roles(columns) == roles
    assert is_event_log(columns)


def test_a_table_that_is_too_wide_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of text or Parquet: the message says how many columns there may be."""
    monkeypatch.setattr("wb2pm.converters.eventlogs.tables.MOST_COLUMNS", 4)
    table = text(tmp_path, "Case ID,Activity,Timestamp,a,b\n1,Open,2024-03-01,x,y\n")
    frame = pd.DataFrame(
        {CASE: ["1"], ACTIVITY: ["Open"]} | {key: [1] for key in "abc"}
    )
    frame.to_parquet(tmp_path / "log.parquet")

    for path in (table, tmp_path / "log.parquet"):
        assert "5 columns, and at most 4 are read" in reason(path)


def test_cells_beyond_the_header_are_columns_of_their_own(tmp_path: Path) -> None:
    """From the row on in which they first occur."""
    path = text(
        tmp_path,
        "case_id,activity,timestamp\n1,a,2024-03-01\n1,b,2024-03-02,odd\n",
    )

    log = read_log(path)

    assert log["column 4"].tolist()[1] == "odd"
    assert pd.isna(log["column 4"].tolist()[0])
    assert log.attrs[NOTES][0].startswith("1 rows have more cells than the header")


def test_start_and_end_are_both_kept(tmp_path: Path) -> None:
    """As an event with a duration."""
    path = text(
        tmp_path,
        "case_id,activity,start_time,end_time,time:timestamp#2\n"
        "1,Pack,2024-03-01T09:00:00Z,2024-03-01T09:05:00Z,x\n",
    )

    log, (case,) = read_log(path), read(path)

    assert START in log
    event = case.events[0]
    assert (event.ended_at - event.started_at).total_seconds() == 300


def test_events_without_a_name_a_time_or_a_case_are_told(tmp_path: Path) -> None:
    """They get a name or a place in the order; those of no case are left out."""
    path = text(
        tmp_path,
        "case_id,activity,timestamp\n"
        "1,Pack,2024-03-01T09:00:00Z\n1,,soon\n,Send,2024-03-01T09:00:00Z\n"
        "2,Pack,\n",
    )

    outcomes = list(make_reader("event-log").read(path))

    (skipped,) = (o for o in outcomes if isinstance(o, SkippedRecording))
    one, two = (o for o in outcomes if isinstance(o, Demonstration))
    assert skipped.reason == "1 events belong to no case: left out"
    assert [e.raw_action for e in one.events] == ["Pack", "unnamed activity"]
    assert one.events[1].time_quality == "order_only"
    assert (one.events[1].started_at - one.events[0].started_at).microseconds == 1
    assert two.events[0].started_at.year == 1970
    assert [i.message for i in one.issues] == [
        (
            "1 cells of 'timestamp' are no times, first 'soon' in row 1; --option"
            " time_format= says how times are written"
        ),
        "1 events name no activity: 'unnamed activity'",
        "2 events have no time; only their order is known",
    ]


def test_a_log_without_times_has_only_an_order(tmp_path: Path) -> None:
    """XES allows it."""
    path = text(
        tmp_path,
        '<log><trace><string key="concept:name" value="1"/>'
        '<event><string key="concept:name" value="a"/></event>'
        '<event><string key="concept:name" value="b"/></event></trace></log>',
        "log.xes",
    )

    (case,) = read(path)

    assert [e.time_quality for e in case.events] == ["order_only", "order_only"]
    assert case.events[0].started_at < case.events[1].started_at


LIFE = """\
case_id,activity,timestamp,lifecycle:transition,concept:name:old
1,Pack,2024-03-01T09:00:00Z,start,x
1,Pack,2024-03-01T09:05:00Z,complete,x
"""


def test_lifecycles_are_kept_or_folded(tmp_path: Path) -> None:
    """A row an event, or a row of a start and its completion."""
    path = text(tmp_path, LIFE)

    kept, folded = read(path), read(path, lifecycle="fold")

    assert [e.attributes["lifecycle:transition"] for e in kept[0].events] == [
        "start",
        "complete",
    ]
    (event,) = folded[0].events
    assert (event.ended_at - event.started_at).total_seconds() == 300


def test_parquet_is_read_with_its_types(tmp_path: Path) -> None:
    """Times without a zone are placed in the one given; an index becomes a column."""
    path = tmp_path / "log.parquet"
    pd.DataFrame(
        {
            "case_id": [7.0, 7.0],
            "activity": ["Pack", "Send"],
            "timestamp": pd.to_datetime(["2024-03-01 09:00", "2024-03-01 10:00"]),
            "tags": [["a"], None],
            "weight": [1.5, None],
        },
        index=pd.Index([3, 4], name="row"),
    ).to_parquet(path)

    log = read_log(path, timezone="Asia/Tokyo")
    (case,) = read(path)

    assert log[TIMESTAMP][0].isoformat() == "2024-03-01T00:00:00+00:00"
    assert log["row"].tolist() == [3, 4]
    assert case.id == "7"
    assert case.events[0].attributes == {"row": 3, "tags": '["a"]', "weight": 1.5}


def test_a_log_that_wb2pm_wrote_comes_back_with_its_cases(tmp_path: Path) -> None:
    """Workflow, intent, site and outcome included."""
    log = pd.DataFrame(
        {
            CASE: ["1"],
            ACTIVITY: ["Click 'Save'"],
            TIMESTAMP: pd.to_datetime(["2024-03-01"], utc=True),
            "case:ui:workflow": ["w"],
            "case:ui:intent": ["save it"],
            "case:ui:site": ["a.example"],
            "case:ui:outcome": ["success"],
            "case:org:resource": ["kim"],
            "case:n": [4],
            "ui:application": ["Chrome"],
            "ui:time_quality": ["assumed_zone"],
        }
    )
    write_parquet(log, tmp_path / "log.parquet")

    (case,) = read(tmp_path / "log.parquet")

    assert (case.workflow, case.intent, case.site) == ("w", "save it", "a.example")
    assert (case.outcome, case.actor) == ("success", "kim")
    assert case.attributes == {"case:n": 4}
    assert case.events[0].application == "Chrome"
    assert case.events[0].time_quality == "assumed_zone"


OCEL: dict[str, Any] = {
    "objectTypes": [
        {"name": "order", "attributes": [{"name": "total", "type": "float"}]},
        {"name": "item", "attributes": []},
    ],
    "eventTypes": [
        {"name": "Pack", "attributes": [{"name": "by", "type": "string"}]},
        {"name": "Sweep", "attributes": []},
    ],
    "events": [
        {
            "id": "e2",
            "type": "Pack",
            "time": "2024-03-01T10:00:00",
            "attributes": [{"name": "by", "value": "kim"}],
            "relationships": [
                {"objectId": "o1", "qualifier": "of"},
                {"objectId": "i1", "qualifier": "x"},
                {"objectId": "i1", "qualifier": "y"},
                {"objectId": "i2", "qualifier": "x"},
            ],
        },
        {"id": "e1", "type": "Sweep", "time": "2024-03-01T09:00:00", "attributes": []},
    ],
    "objects": [
        {
            "id": "o1",
            "type": "order",
            "attributes": [
                {"name": "total", "value": "5.5", "time": "1970-01-01T00:00:00"},
                {"name": "total", "value": "7.5", "time": "2024-03-01T09:30:00"},
            ],
        },
        {"id": "o2", "type": "order"},
        {"id": "i1", "type": "item"},
        {"id": "i2", "type": "item"},
    ],
}


def test_object_centric_logs_need_a_type_of_object_as_the_case(tmp_path: Path) -> None:
    """The message lists the types and how many objects each has."""
    path = text(tmp_path, json.dumps(OCEL), "log.jsonocel")

    assert reason(path).endswith(
        "say which type of object is the case with --option case=TYPE."
        " There are 'order' (2), 'item' (2)"
    )
    assert "there is no type of object 'box'" in reason(path, case="box")


def test_an_object_centric_log_is_flattened_aloud(tmp_path: Path) -> None:
    """Objects of other types are listed; what is left out is counted."""
    path = text(tmp_path, json.dumps(OCEL), "log.jsonocel")

    skipped, case = make_reader("event-log", {"case": "order"}).read(path)

    assert isinstance(skipped, SkippedRecording)
    assert skipped.reason == "1 events belong to no case: left out"
    assert isinstance(case, Demonstration)
    assert case.attributes == {"case:ocel:type": "order", "case:total": 5.5}
    assert case.events[0].attributes == {
        "by": "kim",
        "ocel:eid": "e2",
        "ocel:object:item": "i1 AND i2",
    }
    assert [i.message for i in case.issues] == [
        "the objects of the type 'order' were taken as cases",
        "1 objects of the type 'order' have no event: left out",
        "1 changes of objects' attributes in time: only the first value of a case is kept",
    ]


OCEL_1 = """{"ocel:global-event": {}, "ocel:global-object": {},
"ocel:global-log": {"ocel:version": "1.0", "ocel:object-types": ["order"]},
"ocel:events": {"e1": {"ocel:activity": "Pack", "ocel:timestamp":
"2024-03-01T10:00:00Z", "ocel:vmap": {"by": "kim"}, "ocel:omap": ["o1"]}},
"ocel:objects": {"o1": {"ocel:type": "order", "ocel:ovmap": {"total": "5"}}}}
"""
OCEL_1_XML = """<?xml version="1.0"?>
<log><global scope="event"><string key="activity" value="__INVALID__"/></global>
<global scope="object"><string key="id" value="__INVALID__"/></global>
<events><event><string key="id" value="e1"/><string key="activity" value="Pack"/>
<date key="timestamp" value="2024-03-01T10:00:00Z"/>
<list key="omap"><string key="object-id" value="o1"/></list>
<list key="vmap"><string key="by" value="kim"/></list></event></events>
<objects><object><string key="id" value="o1"/><string key="type" value="order"/>
<list key="ovmap"><string key="total" value="5"/></list></object></objects></log>
"""


@pytest.mark.parametrize(
    ("content", "name"), [(OCEL_1, "old.jsonocel"), (OCEL_1_XML, "old.xmlocel")]
)
def test_the_first_version_of_ocel_is_refused_with_how_to_convert_it(
    tmp_path: Path, content: str, name: str
) -> None:
    """What the message says gives a log that is read, with all that was in it."""
    import pm4py

    path, converted = text(tmp_path, content, name), tmp_path / "new.json"

    assert "pm4py.write_ocel2_json(pm4py.read_ocel(" in reason(path)
    pm4py.write_ocel2_json(pm4py.read_ocel(str(path)), str(converted))
    (case,) = read(converted)
    assert case.attributes == {"case:ocel:type": "order", "case:total": "5"}
    assert case.events[0].started_at.isoformat() == "2024-03-01T10:00:00+00:00"
    assert case.events[0].attributes == {"by": "kim", "ocel:eid": "e1"}


def test_damaged_object_centric_logs_are_refused(tmp_path: Path) -> None:
    """With what is wrong."""
    said = reason(text(tmp_path, '{"objectTypes": 3}', "log.ocel"))

    assert "Expected" in said


@pytest.mark.parametrize(
    ("name", "content", "form"),
    [
        ("a.xes", b"<?xml version='1.0'?><!-- x --><log/>", "xes"),
        ("a.xml", "<?xml version='1.0'?><log/>".encode("utf-16"), "xes"),
        ("a.xes.gz", gzip.compress(b"<log></log>", mtime=0), "xes"),
        ("a.xml", b"<log><object-types/></log>", "ocel-xml"),
        ("a.html", b"<!DOCTYPE html><html><body><log></log></body></html>", None),
        ("a.xml", b"<!-- never closed <log>", None),
        ("a.xes", b"\xef\xbb\xbf <?xml version='1.0'?>\n<!DOCTYPE log>\n<log>", "xes"),
        ("a.json", b'{"eventTypes": []}', "ocel-json"),
        ("a.json", b'{"events": [{"relationships": [{"objectId": 1}]}]}', "ocel-json"),
        ("a.json", b'{"trace": []}', None),
        ("a.bpmn", b"<?xml version='1.0'?><definitions/>", None),
        ("a.sqlite", b"SQLite format 3\x00" + bytes(84), None),
        ("a.zip", b"PK\x03\x04broken", None),
        ("a.parquet", b"PAR1 broken", None),
        ("a.csv", b"case_id,activity,timestamp\n", "csv"),
        ("a.csv", b"a,b\n", None),
        ("a.csv", b"", None),
    ],
)
def test_forms_are_told_by_how_a_file_begins(
    tmp_path: Path, name: str, content: bytes, form: str | None
) -> None:
    """Whatever it is called."""
    path = tmp_path / name
    path.write_bytes(content)

    found = form_of(path)

    assert (found.name if found else None) == form


@pytest.mark.parametrize(
    ("content", "form"),
    [(b"a,b\n", "csv"), (b"PAR1", "parquet"), (b"{}", None), (b"PK\x03\x04", None)],
)
def test_a_table_named_as_a_log_counts_whatever_its_columns(
    tmp_path: Path, content: bytes, form: str | None
) -> None:
    """It then says which columns it lacks; other files are refused."""
    path = tmp_path / "a"
    path.write_bytes(content)

    assert form_of_any(path) == form
    assert reason(path)


def test_databases_are_known_by_what_is_in_them(tmp_path: Path) -> None:
    """Written by wb2pm, and read again."""
    from wb2pm.converters.ocel.files import read_ocel, write_ocel

    source = read_ocel(
        text(tmp_path, json.dumps(OCEL), "a.json"),
        zone=pd.Timestamp("2024-01-01", tz="UTC").tz,
    )
    path = tmp_path / "a.sqlite"
    write_ocel(source, path)

    found = form_of(path)

    assert found is not None
    assert found.name == "ocel-sqlite"
    assert len(read(path, case="order")) == 1
    assert EventLogReader().read_objects(path) is not None
    assert EventLogReader().read_objects(text(tmp_path, DISCO)) is None


CELLS = st.one_of(
    st.none(),
    st.text(st.characters(codec="utf-8", exclude_categories=["C"]), min_size=1),
    st.integers(-(10**18), 10**18).map(str),
    st.floats(allow_nan=False, allow_infinity=False).map(repr),
    st.sampled_from(
        ["true", "FALSE", "007", "-0", "+1", "1e5", "2024-03-01T09:00:00Z"]
    ),
)


@given(st.lists(CELLS, min_size=1, max_size=5))
def test_no_text_is_lost_by_giving_it_a_type(cells: list[str | None]) -> None:
    """A value written again says the same: number, truth, time or text."""
    import polars as pl

    typed = typed_column(pl.Series(cells, dtype=pl.String))

    for cell, value in zip(cells, typed.tolist(), strict=True):
        if cell is None:
            assert pd.isna(value)
        elif isinstance(value, bool):
            assert str(value).lower() == cell.lower()
        elif isinstance(value, int):
            assert str(value) == cell
        elif isinstance(value, float):
            assert float(cell) == value
        elif isinstance(value, pd.Timestamp):
            assert pd.Timestamp(cell) == value
        else:
            assert value == cell


def test_numbers_may_have_a_decimal_comma(tmp_path: Path) -> None:
    """If the mapping says so."""
    path = text(tmp_path, "case_id;activity;timestamp;cost\n1;a;2024-03-01;12,50\n")

    plain = read_log(path)
    mapped = read_log(path, mapping=LogMapping(decimal=",", delimiter=";"))

    assert plain["cost"].tolist() == ["12,50"]
    assert mapped["cost"].tolist() == [12.5]


def test_real_logs_are_read_whole(shared_data: Path) -> None:
    """As many cases and events as their makers say."""
    folder = shared_data / "logs"
    counts = {}
    for name in (
        "receipt.csv",
        "receipt.parquet",
        "running-example.csv",
        "helpdesk.xes.gz",
    ):
        log = read_log(folder / name)
        counts[name] = (len(log), log[CASE].nunique())

    assert counts == {
        "receipt.csv": (8577, 1434),
        "receipt.parquet": (8577, 1434),
        "running-example.csv": (42, 6),
        "helpdesk.xes.gz": (21348, 4580),
    }


def test_one_log_in_two_forms_is_the_same_log(shared_data: Path) -> None:
    """The table and the XES of the running example differ only in how costs are kept."""
    folder = shared_data / "logs"
    table = read_log(folder / "running-example.csv")
    xes = read_xes(folder / "running-example.xes")

    for name in (CASE, ACTIVITY, TIMESTAMP, "org:resource"):
        assert table[name].astype(str).tolist() == xes[name].astype(str).tolist()


def test_parquet_of_wb2pm_is_the_log_it_was(tmp_path: Path) -> None:
    """Types and attributes included."""
    log = read_log(text(tmp_path, DISCO))
    write_parquet(log, tmp_path / "log.parquet")

    again = read_log(tmp_path / "log.parquet")

    pd.testing.assert_frame_equal(again, read_parquet(tmp_path / "log.parquet"))
    pd.testing.assert_frame_equal(again, log, check_dtype=False)
