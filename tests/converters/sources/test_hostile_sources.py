"""Sources that somebody bent: told or made sense of, never a crash or a hang."""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import time
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.converters.agents.episodes import steps, write_episode
from tests.converters.agents.test_android import CONTROL, EPISODE, zoo
from tests.converters.agents.test_mind2web import rows as mind2web_rows
from tests.converters.agents.test_mind2web import task as mind2web_task
from tests.reader_samples import SAMPLES
from tests.spoiling.sources import small_sources
from wb2pm.analysis.preparing import prepare
from wb2pm.converters.browser.rrweb_page import RecordedPage
from wb2pm.converters.eventlogs import NOTES
from wb2pm.converters.eventlogs.tables import read_log
from wb2pm.converters.labels.places.row_places import LAST_ROW, inner_place
from wb2pm.converters.ocel.files import read_ocel
from wb2pm.converters.ocel.text import parse_time
from wb2pm.converters.redaction.rules import mask_text
from wb2pm.converters.sources.delimited import header_of
from wb2pm.converters.sources.reading import is_of_a_source, read, why_skipped
from wb2pm.converters.tables.celonis import read_celonis, write_celonis
from wb2pm.converters.tables.csv_profiles import read_csv_profile, write_csv_profile
from wb2pm.converters.tables.parquet import read_parquet, write_parquet
from wb2pm.converters.xes.reader import read_xes
from wb2pm.errors import ConversionError, UnknownNameError


@pytest.fixture
def log() -> pd.DataFrame:
    """One event with a number."""
    return pd.DataFrame(
        {
            "case:concept:name": ["a"],
            "concept:name": ["Save"],
            "time:timestamp": pd.to_datetime(["2024-01-01T10:00:00Z"]),
            "cost": [5],
        }
    )


def node(number: Any, tag: str = "div", *inside: Any, **attributes: Any) -> Any:
    """Make a node of a page."""
    return {
        "id": number,
        "tagName": tag,
        "attributes": attributes,
        "childNodes": list(inside),
    }


def test_nodes_of_a_page_stay_a_tree() -> None:
    """A node in itself, or in one that comes later, sends no walk round in circles."""
    page = RecordedPage()
    page.show(node(1, "html", node(2, "div", node(3, "input"), node(1, "div"))))
    adds = [
        {"node": node(4), "parentId": 5},
        {"node": node(5, "div", node(6, "input")), "parentId": 4},
        {"node": node(7), "parentId": 7},
        {"node": node(8), "parentId": [1]},
    ]

    page.change({"adds": adds, "removes": [{"id": []}, {"id": 2}, {"id": 2}]})

    for number in (5, 6, 7, 8):
        found = page.acted_on(number)
        assert found is not None
        assert page.element(found).label is None
    assert page.acted_on(3) is None


def test_a_node_that_is_added_again_moves() -> None:
    """It stands once, in its new place."""
    page = RecordedPage()
    page.show(node(1, "body", node(2, "p", node(3, "input")), node(4, "label")))

    page.change({"adds": [{"node": node(3, "input"), "parentId": 4, "nextId": None}]})

    field = page.acted_on(3)
    assert field is not None
    assert page.element(field).path == "/body/label/input"


def test_parts_of_a_page_that_are_no_parts_are_passed_over() -> None:
    """Attributes that are a list, changes without a number."""
    page = RecordedPage()
    page.show({"id": 1, "tagName": "p", "attributes": ["x"], "childNodes": 5})

    page.change(
        {
            "texts": [{"id": {}, "value": "x"}, {"id": 1, "value": "Hello"}],
            "attributes": [{"id": 1, "attributes": 7}, {"id": [], "attributes": {}}],
        }
    )

    paragraph = page.acted_on(1)
    assert paragraph is not None
    assert page.element(paragraph).text == "Hello"


def test_a_key_repeated_without_end_is_read_in_one_go(tmp_path: Path) -> None:
    """Each copy keeps its own name."""
    path = tmp_path / "log.xes"
    copies = "".join(f'<int key="n" value="{number}"/>' for number in range(2_000))
    events = f'<event>{copies}</event><event><int key="n" value="7"/></event>'
    path.write_text(f"<log><trace>{events}</trace></log>")

    log = read_xes(path)

    assert log["n"].tolist() == [0, 7]
    assert log["n#2000"].iloc[0] == 1_999


def test_times_that_are_declared_as_text_are_times(tmp_path: Path) -> None:
    """What is none is told."""
    path = tmp_path / "log.xes"
    rows = "".join(
        f'<event><string key="time:timestamp" value="{time}"/></event>'
        for time in ("2024-01-01T10:00:00Z", "2024-01-01T11:00:00+01:00", "soon")
    )
    path.write_text(f"<log><trace>{rows}</trace></log>")

    log = read_log(path)

    assert [t.hour for t in log["time:timestamp"][:2]] == [10, 10]
    assert any("'soon'" in note for note in log.attrs["wb2pm:notes"])


def test_a_csv_table_that_is_not_what_is_told_is_refused(
    tmp_path: Path, log: pd.DataFrame
) -> None:
    """A number is gone that every row should have."""
    path = tmp_path / "log.csv"
    write_csv_profile(log, path, profile="disco")
    text = path.read_text()
    path.write_text(text.replace(",5", ","))

    with pytest.raises(ConversionError, match="not the table that was written"):
        read_csv_profile(path)


def test_a_parquet_file_that_is_not_what_is_told_is_refused(
    tmp_path: Path, log: pd.DataFrame
) -> None:
    """The types it tells are not those of its columns."""
    path = tmp_path / "log.parquet"
    write_parquet(log, path)
    table = pq.read_table(path)
    told = json.loads(table.schema.metadata[b"wb2pm"])
    told["dtypes"]["concept:name"] = "int64"
    changed = table.replace_schema_metadata({b"wb2pm": json.dumps(told).encode()})
    pq.write_table(changed, path)

    with pytest.raises(ConversionError, match="not of the types it tells"):
        read_parquet(path)


def test_a_parquet_file_that_tells_no_text_is_refused(tmp_path: Path) -> None:
    """Bytes that are no UTF-8 stand where the types should."""
    path = tmp_path / "log.parquet"
    table = pa.table({"a": [1]}).replace_schema_metadata({b"wb2pm": b'{"\xff": 1}'})
    pq.write_table(table, path)

    with pytest.raises(ConversionError, match="wb2pm"):
        read_parquet(path)


def test_celonis_tables_are_read_from_their_folder_only(
    tmp_path: Path, log: pd.DataFrame
) -> None:
    """A description may not point elsewhere, nor at tables without the key."""
    folder = tmp_path / "celonis"
    write_celonis(log, folder)
    (described,) = folder.glob("*.json")
    told = json.loads(described.read_text())
    (folder / told["cases"]).write_text("x\r\n1\r\n")

    with pytest.raises(ConversionError, match="not the table that was written"):
        read_celonis(folder)

    described.write_text(json.dumps(told | {"activities": "../secret.csv"}))
    with pytest.raises(ConversionError, match="beside its description"):
        read_celonis(folder)


@pytest.mark.parametrize(
    "objects",
    [
        "CREATE VIEW object AS SELECT zeroblob(900000000) AS ocel_id, 'a' AS ocel_type",
        """
        CREATE VIEW object AS
        WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
        SELECT x AS ocel_id, 'a' AS ocel_type FROM n
        """,
        "CREATE TABLE object (ocel_id TEXT AS (hex(zeroblob(900000000))), ocel_type TEXT)",
    ],
)
def test_a_database_that_computes_its_tables_is_refused(
    objects: str, tmp_path: Path
) -> None:
    """A small file could unpack to a huge one, or go on for ever."""
    path = tmp_path / "log.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            f"CREATE TABLE event (ocel_id TEXT, ocel_type TEXT); {objects};"
        )

    with pytest.raises(ConversionError, match=r"not OCEL 2\.0 SQLite"):
        read_ocel(path)


def test_a_table_that_unpacks_to_a_huge_one_is_refused(tmp_path: Path) -> None:
    """Thirty million cells in less than a hundred kilobytes."""
    path = tmp_path / "log.parquet"
    column = pa.array(["a"] * 15_000_000).dictionary_encode()
    pq.write_table(pa.table({"a": column, "b": column}), path, compression="zstd")
    assert path.stat().st_size < 100_000

    with pytest.raises(ConversionError, match="made to do harm"):
        read_parquet(path)


def test_a_text_written_once_that_stands_in_very_many_cells_is_refused(
    tmp_path: Path,
) -> None:
    """A kilobyte of a file, gigabytes of text."""
    path = tmp_path / "log.parquet"
    column = pa.array(["x" * 100_000]).take(pa.array([0] * 5_000))
    pq.write_table(pa.table({"a": column}), path, compression="zstd")
    assert path.stat().st_size < 10_000

    with pytest.raises(ConversionError, match="of text: made to do harm"):
        read_parquet(path)


@pytest.mark.parametrize("time", ["0001-01-01T00:00:00+14:00", 5])
def test_a_time_that_is_none_is_told(time: object) -> None:
    """Beyond the calendar, or a number where a time should be."""
    with pytest.raises(ValueError, match="time"):
        parse_time(time)  # type: ignore[arg-type]  # as a file has it


def test_a_reason_that_quotes_a_source_at_length_is_shortened() -> None:
    """Its ends say what and where."""
    error = ConversionError(f"no kind of action: {'9' * 100_000}", "a.json", "$[3]")

    reason = why_skipped(error, Path("a.json"))

    assert len(reason) < 1_100
    assert reason.startswith("no kind of action: 999")
    assert reason.endswith("999 (at $[3])")


@pytest.mark.parametrize("first", [True, False])
def test_a_log_of_very_many_attributes_and_hardly_a_value_is_refused(
    *, first: bool, tmp_path: Path
) -> None:
    """All of them on one event, or each on one of its own."""
    path = tmp_path / "log.xes"
    told = [f'<string key="k{number}" value="x"/>' for number in range(3_000)]
    rows = ["".join(told), *[told[0]] * 3_000] if first else told
    events = "".join(f"<event>{row}</event>" for row in rows)
    path.write_text(f"<log><trace>{events}</trace></log>")

    with pytest.raises(ConversionError, match="made to do harm"):
        read_xes(path)


def test_many_attributes_that_are_filled_are_read(tmp_path: Path) -> None:
    """As a log of measurements may have them."""
    path = tmp_path / "log.xes"
    told = "".join(f'<int key="k{number}" value="1"/>' for number in range(1_100))
    path.write_text(f"<log><trace>{f'<event>{told}</event>' * 3}</trace></log>")

    assert read_xes(path)["k1099"].tolist() == [1, 1, 1]


def test_a_tag_that_does_not_end_is_refused(tmp_path: Path) -> None:
    """A small packed file could keep expat busy for hours."""
    path = tmp_path / "log.xes.gz"
    begun = b'<log><trace><event><string key="concept:name" value="'
    path.write_bytes(gzip.compress(begun + b"a" * 20_000_000, 1))

    with pytest.raises(ConversionError, match="a tag is longer than 16,777,216 bytes"):
        read_xes(path)


def test_a_table_of_very_many_columns_is_refused(tmp_path: Path) -> None:
    """No log has so many; each costs time in every output."""
    path = tmp_path / "log.csv"
    more = ",".join(f"c{number}" for number in range(20_000))
    path.write_text(f"Case ID,Activity,Timestamp,{more}\n1,A,2024-01-01 10:00\n")

    with pytest.raises(ConversionError, match="columns are no table of events"):
        read_log(path)


def test_pipes_and_devices_are_reported_and_never_opened(tmp_path: Path) -> None:
    """Whoever opened the pipe would wait for ever."""
    os.mkfifo(tmp_path / "log.csv")
    (tmp_path / "zeros.json").symlink_to("/dev/zero")
    good = SAMPLES["tockler"].write(tmp_path)

    recordings = read(tmp_path)
    alone = read(tmp_path / "log.csv", format="event-log")

    assert {d.source for d in recordings.demonstrations} == {str(good)}
    reasons = {Path(s.source).name: s.reason for s in recordings.skipped}
    assert reasons == {
        "log.csv": "neither a file nor a folder: pipes and devices are not read",
        "zeros.json": "a link that leads out of the folder: name what it leads to",
    }
    assert [s.reason for s in alone.skipped] == [reasons["log.csv"]]


def test_a_pipe_in_the_folder_of_a_recording_is_reported(tmp_path: Path) -> None:
    """In the place of a step, or of a procedure beside it."""
    episode = write_episode(tmp_path, steps("click('20')"))
    (episode / "step_1.pkl.gz").unlink()
    os.mkfifo(episode / "step_1.pkl.gz")
    recorded = SAMPLES["wonderbread"].write(tmp_path)
    os.mkfifo(recorded / "SOP by hand.txt")

    recordings = read([episode, recorded])

    assert [s.reason.partition(":")[0] for s in recordings.skipped] == [
        "step_1.pkl.gz is neither a file nor a folder",
        "SOP by hand.txt is neither a file nor a folder",
    ]


def test_a_link_out_of_the_folder_of_a_recording_is_not_followed(
    tmp_path: Path,
) -> None:
    """A folder that holds both is named instead."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    home = tmp_path / "recordings"
    home.mkdir()
    episode = write_episode(home, steps("click('20')"))
    step = (episode / "step_0.pkl.gz").rename(elsewhere / "step")
    (episode / "step_0.pkl.gz").symlink_to(step)

    outside = read(home)
    both = read(tmp_path)

    assert outside.demonstrations == ()
    assert outside.skipped[0].reason == (
        "step_0.pkl.gz is a link that leads out of the folder: name a folder that"
        " holds both"
    )
    assert len(both.demonstrations) == 1


def test_steps_of_devtools_with_anything_in_them(tmp_path: Path) -> None:
    """What is of another type than the format says is kept, not raised over."""
    path = tmp_path / "script.json"
    odd: list[dict[str, Any]] = [
        {"type": "change", "selectors": 1.5, "value": 7},
        {"type": "scroll", "x": "far", "y": [1]},
        {"type": "click", "assertedEvents": 3, "selectors": [["#a"], 4, [["b"]]]},
    ]
    path.write_text(json.dumps({"title": "x", "steps": odd}), encoding="utf-8")

    (demonstration,) = read(path).demonstrations

    typed, scrolled, clicked = demonstration.events
    assert typed.attributes == {"selectors": 1.5, "value": 7}
    assert scrolled.value == "down"
    assert clicked.attributes == {"assertedEvents": 3}
    assert clicked.target is not None


def test_an_unknown_policy_is_refused_before_anything_is_read(tmp_path: Path) -> None:
    """It is no fault of a recording."""
    with pytest.raises(UnknownNameError, match="No redaction policy named 'all'"):
        prepare([tmp_path], redaction="all")  # type: ignore[arg-type]  # that is meant


@pytest.mark.parametrize("delimiter", [",", ";"])
def test_a_header_that_repeats_a_name_without_end_is_read_in_one_go(
    tmp_path: Path, delimiter: str
) -> None:
    """Sixty thousand nameless columns are no reason to look at each a thousand times."""
    path = tmp_path / "log.json"
    path.write_text("x" + f"{delimiter} a" * 20_000)
    begun = time.process_time()

    names, _ = header_of(path) or ((), "")

    assert len(set(names)) == 20_001
    assert names[:4] == ("x", "a", "a (2)", "a (3)")
    assert time.process_time() - begun < 5


def test_zero_bytes_in_the_names_of_columns_are_replaced(tmp_path: Path) -> None:
    """Libraries in C and Rust take them for the end of the name."""
    path = tmp_path / "log.csv"
    late = "y" * 10_000  # a file with one at its beginning is no text
    path.write_text(
        f"Case ID,Activity,Timestamp,{late}\0z\n1,Open,2024-01-01 10:00,7\n"
    )

    log = read_log(path)

    assert log.columns[-1] == f"{late}\ufffdz"


def test_a_panic_of_a_library_is_reported() -> None:
    """It is no `Exception`, and ends no batch all the same."""
    panic = type("PanicException", (BaseException,), {})

    assert is_of_a_source(panic("called `unwrap()` on an `Err` value"))
    assert not is_of_a_source(SystemExit())


def test_columns_of_one_name_in_a_parquet_table_are_numbered(tmp_path: Path) -> None:
    """And it is noted which."""
    path = tmp_path / "log.parquet"
    rows = [pa.array(["1"]), pa.array(["Open"]), pa.array([7]), pa.array([8])]
    pq.write_table(pa.table(rows, names=["case", "activity", "cost", "cost"]), path)

    log = read_log(path)

    assert log[["cost", "cost#2"]].to_numpy().tolist() == [[7, 8]]
    assert "the column 'cost' is called 'cost#2'" in log.attrs[NOTES]


@pytest.mark.parametrize("coding", ["zlib", "idna", "x"])
def test_xml_of_an_unknown_encoding_is_refused(tmp_path: Path, coding: str) -> None:
    """Some of Python's encodings are none for files."""
    path = tmp_path / "log.xml"
    path.write_text(f'<?xml version="1.0" encoding="{coding}"?><log></log>')

    with pytest.raises(ConversionError, match="not well-formed XML"):
        read_ocel(path)


def test_numbers_that_no_float_holds_are_none(tmp_path: Path) -> None:
    """In places, sizes, times and numbers of steps."""
    huge = "1" * 400
    for name, content in {
        "control.json": [CONTROL],
        "wild.json": EPISODE,
        "APPS-55.json": [zoo(0, 4), zoo(1, 3)],
    }.items():
        text = json.dumps(content)
        for plain in ('"x": 50', '"x_max": 500', '"step_id": 1', "0.4", "1080", "1000"):
            text = text.replace(plain, plain.rpartition(" ")[0] + " " + huge)
        (tmp_path / name).write_text(text)

    found = read(tmp_path)

    assert found.skipped == ()
    assert [len(d.events) for d in found.demonstrations] == [2, 9, 4]


def test_steps_of_one_number_are_counted_anew(tmp_path: Path) -> None:
    """Two events never have one id."""
    path = tmp_path / "APPS-55.json"
    path.write_text(json.dumps([zoo(1, 4), zoo(1, 3), zoo(-1, 4)]))

    (demonstration,) = read(path).demonstrations

    assert [event.id for event in demonstration.events] == ["0", "1", "2"]


def test_an_error_of_nothing_but_space_is_none(tmp_path: Path) -> None:
    """The last action of an episode told of one."""
    done = steps("click('20')", observed={"last_action_error": " \n"})

    (demonstration,) = read(write_episode(tmp_path, done)).demonstrations

    assert "action_failed" not in {i.kind for i in demonstration.issues}


def test_exact_sides_of_the_recorder_with_anything_in_them(tmp_path: Path) -> None:
    """A pointer, what was scrolled and where something was dragged may be no objects."""
    home = SAMPLES["wonderbread"].write(tmp_path)
    trace = home / f"{home.name}.json"
    told = json.loads(trace.read_bytes())
    actions = [s["data"] for s in told["trace"] if s["type"] == "action"]
    for action in actions:
        action["element_attributes"] = [1]
        action["wb2pm"] |= {"pointer": [1], "pixels": 7, "to": "x"}
    trace.write_text(json.dumps(told))

    (demonstration,) = read(home).demonstrations

    assert len(actions) > 3
    assert len(demonstration.events) == len(actions)


def test_times_of_parquet_that_no_calendar_holds_are_reported(tmp_path: Path) -> None:
    """Arrow holds them, Python does not."""
    path = tmp_path / "rows.parquet"
    rows = pa.Table.from_pylist(mind2web_rows(mind2web_task()))
    huge = pa.array([2**62] * rows.num_rows, pa.timestamp("ms"))
    at = rows.column_names.index("confirmed_task")
    pq.write_table(rows.set_column(at, "confirmed_task", huge), path)

    (skipped,) = read(path).skipped

    assert skipped.reason.startswith("this Parquet file cannot be read")


def test_names_of_secrets_repeated_without_end_are_masked_in_time() -> None:
    """Each of them may announce what the others are."""
    text = "token=" * 10_000 + "hunter22x"
    begun = time.process_time()

    masked = mask_text(text)

    assert "hunter22x" not in masked
    assert time.process_time() - begun < 10


def test_calls_of_one_id_are_events_of_their_own(tmp_path: Path) -> None:
    """Another id, and a note which."""
    (source,) = (s for s in small_sources() if s.reader == "playwright")
    with ZipFile(BytesIO(source.files[source.name])) as whole:
        trace = whole.read("trace.trace").decode()
    lines = trace.splitlines()
    path = tmp_path / "work.trace.zip"
    with ZipFile(path, "w") as archive:
        archive.writestr("trace.trace", "\n".join([*lines, *lines[1:5]]))
        archive.writestr("trace.network", "")

    (demonstration,) = read(path).demonstrations

    ids = [event.id for event in demonstration.events]
    assert len(set(ids)) == len(ids)
    assert "same_id" in {issue.kind for issue in demonstration.issues}


def test_addresses_that_are_none_stay_as_they_are(tmp_path: Path) -> None:
    """A bracket that is not closed, in a script's address and in what it opens."""
    path = tmp_path / "script.side"
    commands = [
        {"command": "open", "target": target, "value": ""}
        for target in ("/a", "http://[1=1]/", "http://[::1")
    ]
    test = {"name": "x", "commands": commands}
    path.write_text(json.dumps({"url": "https://a.test/", "tests": [test]}))

    (demonstration,) = read(path).demonstrations

    assert [event.value for event in demonstration.events] == [
        "https://a.test/a",
        "http://[1=1]/",
        "http://[::1",
    ]


def test_times_outside_the_calendar_are_left_out_and_noted(tmp_path: Path) -> None:
    """Arrow counts milliseconds for 292 million years."""
    path = tmp_path / "log.parquet"
    times = pa.array([0, 2**62, -(2**62)], pa.timestamp("ms"))
    rows = [pa.array(["1"] * 3), pa.array(["Open"] * 3), times]
    pq.write_table(pa.table(rows, names=["case", "activity", "timestamp"]), path)

    log = read_log(path)

    assert log["time:timestamp"].dt.year.max() <= 1970
    said = "2 times of 'timestamp' are in no year from 1 to 9999: left out"
    assert said in log.attrs[NOTES]


def test_long_paths_of_elements_are_looked_through_once() -> None:
    """Some sources make a path of all that a part of the screen says."""
    begun = time.process_time()

    assert inner_place("x" * 300_000) == "x" * 300_000
    assert inner_place("/main/dialog[2]/a/main") == "/main"
    assert LAST_ROW.match("/li[1]" * 20_000 + "\n x") is not None

    assert time.process_time() - begun < 2


def test_lists_and_records_in_cells_of_parquet_are_kept_as_json(tmp_path: Path) -> None:
    """A cell of a log is one value."""
    path = tmp_path / "log.parquet"
    rows = {
        "case": ["1", "1"],
        "activity": ["Open", "Save"],
        "tags": [["a", "b"], []],
        "by": [{"name": "kim"}, None],
    }
    pq.write_table(pa.table(rows), path)

    (demonstration,) = prepare([path], format="event-log").demonstrations

    first = demonstration.events[0].attributes
    assert first["tags"] == '["a","b"]'
    assert first["by"] == '{"name":"kim"}'


def test_times_of_xes_after_the_last_year_are_left_out(tmp_path: Path) -> None:
    """In UTC it is the year 10000."""
    path = tmp_path / "log.xes"
    late = '<date key="{}" value="9999-12-31T23:59:59-14:00"/>'
    event = f"<event>{late.format('due')}{late.format('time:timestamp')}</event>"
    path.write_text(f"<log><trace>{event}</trace></log>")

    log = read_log(path)

    assert log["due"].isna().all()
    assert any("in no year from 1 to 9999" in note for note in log.attrs[NOTES])


@pytest.mark.parametrize("name", ["notes", "events"])
def test_lists_of_the_recorder_that_are_none_are_refused(
    tmp_path: Path, name: str
) -> None:
    """The message says which."""
    home = SAMPLES["wonderbread"].write(tmp_path)
    trace = home / f"{home.name}.json"
    told = json.loads(trace.read_bytes())
    told["wb2pm"][name] = 5
    trace.write_text(json.dumps(told))

    found = read(home)

    assert found.demonstrations == ()
    assert f"$.wb2pm.{name}" in found.skipped[0].reason


def test_a_column_that_is_called_as_another_will_be_gets_a_name_of_its_own(
    tmp_path: Path, log: pd.DataFrame
) -> None:
    """Positions that put nothing in order make room for ours."""
    wide = pd.concat([log] * 2, ignore_index=True)
    wide["event_index"], wide["event_index#2"] = ["x", "y"], ["p", "q"]
    path = tmp_path / "log.csv"
    wide.to_csv(path, index=False)

    (case,) = read(path).demonstrations

    assert [event.attributes["event_index#2"] for event in case.events] == ["p", "q"]
    assert [event.attributes["event_index#3"] for event in case.events] == ["x", "y"]
