"""XES files as they are read."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wb2pm.converters.xes.reader import read_xes
from wb2pm.errors import ConversionError, UnknownNameError


def trace(*parts: str, name: str | None = "c") -> str:
    """Write a trace."""
    named = "" if name is None else f'<string key="concept:name" value="{name}"/>'
    return f"<trace>{named}{''.join(parts)}</trace>"


def event(*parts: str) -> str:
    """Write an event."""
    return f'<event><string key="concept:name" value="A"/>{"".join(parts)}</event>'


@pytest.fixture
def read(tmp_path: Path) -> Any:
    """Return a function that reads a log's inner text."""

    def read_text(*parts: str, whole: bool = False, **options: Any) -> pd.DataFrame:
        path = tmp_path / "log.xes"
        text = "".join(parts) if whole else f"<log>{''.join(parts)}</log>"
        path.write_text(text, encoding="utf-8")
        return read_xes(path, **options)

    return read_text


def notes(log: pd.DataFrame) -> list[str]:
    """Return what had to be made sense of."""
    found: list[str] = log.attrs["xes:notes"]
    return found


def test_the_head_of_a_file_is_kept(read: Any) -> None:
    """Declarations are noted, and defaults are not put into events."""
    log = read(
        '<log xes.version="1.0"><extension name="Concept" prefix="concept" uri="u"/>'
        '<global scope="event"><string key="org:role" value="nobody"/></global>'
        '<global><int key="n" value="1"/></global>'
        '<classifier name="Activity" keys="concept:name"/>'
        '<string key="concept:name" value="log"><int key="inner" value="3"/></string>'
        '<date key="made" value="2024-01-01T00:00:00Z"/><boolean key="done" value=""/>',
        trace(event()),
        "</log>",
        whole=True,
    )

    assert log.columns.tolist() == ["case:concept:name", "concept:name", "event_index"]
    assert log.attrs == {
        "concept:name": "log",
        "concept:name/inner": 3,
        "made": pd.Timestamp("2024-01-01T00:00:00Z"),
        "xes:version": "1.0",
        "xes:extensions": [{"name": "Concept", "prefix": "concept", "uri": "u"}],
        "xes:classifiers": [{"name": "Activity", "keys": "concept:name"}],
        "xes:globals": {"event": {"org:role": "nobody", "n": 1}},
        "xes:notes": ["an empty boolean: left out (1)"],
    }


def test_missing_values_keep_the_type_of_a_column(read: Any) -> None:
    """Whole numbers stay whole, truth values stay true or false."""
    log = read(
        trace(
            event('<int key="n" value="1"/>', '<boolean key="b" value="1"/>'),
            event('<date key="d" value="2024-01-01T00:00:00Z"/>'),
            event('<float key="f" value="1.5"/>', '<string key="s" value="x"/>'),
        )
    )

    assert log.dtypes.astype(str).to_dict() == {
        "case:concept:name": "str",
        "concept:name": "str",
        "event_index": "int64",
        "b": "boolean",
        "d": "datetime64[us, UTC]",
        "f": "float64",
        "n": "Int64",
        "s": "str",
    }
    assert log["n"].isna().tolist() == [False, True, True]


def test_one_key_of_several_types_is_a_column_of_python_values(read: Any) -> None:
    """Values are not forced into one type."""
    log = read(
        trace(
            event('<int key="k" value="1"/>'),
            event('<string key="k" value="1"/>'),
            event('<date key="k" value="2024-01-01T00:00:00Z"/>'),
            event(),
            event('<float key="k" value="1"/>', '<int key="k" value="2"/>'),
        )
    )

    assert log["k"].tolist()[:4] == [1, "1", pd.Timestamp("2024-01-01T00:00:00Z"), None]
    assert {log["k"][4], log["k#2"][4]} == {1.0, 2}
    assert len(notes(log)) == 1


def test_ids_and_texts_of_one_key_are_a_text_column(read: Any) -> None:
    """An id is a text."""
    uuid = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"

    log = read(
        trace(
            event(f'<id key="k" value="{uuid}"/>'), event('<string key="k" value="x"/>')
        )
    )

    assert log["k"].tolist() == [uuid, "x"]
    assert log["k"].dtype == "str"


def test_attributes_inside_attributes_get_a_path(read: Any) -> None:
    """However deep, and also in cases and in lists with equal keys."""
    log = read(
        trace(
            '<string key="a" value="1"><string key="b" value="2"/></string>',
            event(
                '<string key="a" value="1"><string key="b" value="2">'
                '<int key="c" value="3"/></string><int key="d" value="4"/></string>',
                '<list key="l"><values><int key="x" value="5"/><int key="x" value="6"/>'
                "</values></list>",
                '<float value="7"/>',
                '<int key="after" value="8"/>',
                '<string key="nothing"/>',
            ),
        )
    )

    (row,) = log.drop(columns=["case:concept:name", "concept:name"]).to_dict("records")
    assert row == {
        "event_index": 0,
        "a": "1",
        "a/b": "2",
        "a/b/c": 3,
        "a/d": 4,
        "after": 8,
        "case:a": "1",
        "case:a/b": "2",
        "float": 7.0,
        "l/x": 5,
        "l/x#2": 6,
    }
    assert notes(log) == [
        "a list or container: its members are columns of their own (1)",
        "a key used twice in one place: the later value is in a column with #2 (1)",
        "an attribute without a key: called by its type (1)",
        "an attribute without a value: left out (1)",
    ]


@pytest.mark.parametrize("inside_event", [False, True])
def test_attributes_nested_without_end_are_refused(
    read: Any, *, inside_event: bool
) -> None:
    """Names of columns would grow with each level until no memory is left."""
    deep = '<string key="a" value="1">' * 5_000 + "</string>" * 5_000

    with pytest.raises(ConversionError, match="more than 100 deep in each other"):
        read(trace(event(deep) if inside_event else deep))


def test_unknown_elements_are_noted(read: Any) -> None:
    """Nothing is left out in silence."""
    log = read(trace("<note key='x'/>", event("<comment>text</comment>")), "<other/>")

    assert notes(log) == [
        "<note> is no element of XES here: left out (1)",
        "<comment> is no element of XES here: left out (1)",
        "<other> is no element of XES here: left out (1)",
    ]


def test_cases_are_never_mixed_up(read: Any) -> None:
    """Cases without a name, of one name, or without events are told apart."""
    log = read(
        trace(event(), event()),
        trace(event()),
        trace(event(), name="c#2"),
        trace(name="empty"),
        trace(event(), name=None),
        event(),
    )

    assert log["case:concept:name"].fillna("none").tolist() == [
        *("c", "c", "c#2", "c#2#2", "trace 5", "none")
    ]
    assert log["event_index"].tolist() == [0, 1, 0, 0, 0, 0]
    assert notes(log) == [
        "two traces of one name: the later is called name#2 (2)",
        "a trace without concept:name: called by its position (1)",
        "an event outside of any trace: has no case (1)",
        "a trace without events: left out (1)",
    ]


def test_case_attributes_of_several_types_reach_their_events(read: Any) -> None:
    """Also where an event has no case."""
    log = read(
        trace('<int key="k" value="1"/>', event()),
        trace('<string key="k" value="x"/>', event(), name="d"),
        event(),
    )

    assert log["case:k"].tolist() == [1, "x", None]


def test_an_event_attribute_called_like_a_case_attribute_gives_way(read: Any) -> None:
    """What describes the case stays constant within it."""
    log = read(
        trace('<int key="k" value="1"/>', event('<int key="case:k" value="2"/>'))
    )

    assert (log["case:k"][0], log["case:k#2"][0]) == (1, 2)
    assert len(notes(log)) == 1


def test_an_index_in_the_file_is_kept(read: Any) -> None:
    """Whoever wrote the file knew the order."""
    log = read(trace(event('<int key="event_index" value="7"/>')))

    assert log["event_index"].tolist() == [7]


@pytest.mark.parametrize(
    ("tag", "value", "expected", "note"),
    [
        ("int", "+5", 5, None),
        ("int", " 5 ", 5, None),
        ("int", "", None, "an empty int: left out (1)"),
        ("int", "-9223372036854775808", -(2**63), None),
        ("float", "1e400", float("inf"), None),
        ("float", "-INF", float("-inf"), None),
        ("float", ".5", 0.5, None),
        ("float", "", None, "an empty float: left out (1)"),
        ("boolean", "0", False, None),
        ("boolean", "FALSE", False, "boolean 'FALSE': read as false (1)"),
        ("date", "2024-01-01T24:00:00Z", "2024-01-02T00:00:00Z", None),
        ("date", "2024-01-01T10:00Z", "2024-01-01T10:00:00Z", "a time in another form than the standard's: read (1)"),
        ("date", "2024-01-01T10:00:00+02", "2024-01-01T08:00:00Z", "a time in another form than the standard's: read (1)"),
        ("date", "2024-01-01T10:00:00.1234567891Z", "2024-01-01T10:00:00.123456789Z", "digits beyond nanoseconds: left out (1)"),
        ("date", "0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z", None),
        ("date", "", None, "an empty date: left out (1)"),
    ],
)  # fmt: skip
def test_other_forms_of_values_are_read(
    read: Any, tag: str, value: str, expected: Any, note: str | None
) -> None:
    """What can only mean one thing is read, and noted if the standard has it not."""
    log = read(trace(event(f'<{tag} key="k" value="{value}"/>'), event()))

    first = log["k"][0]
    if expected is None:
        assert pd.isna(first)
    else:
        assert first == (pd.Timestamp(expected) if tag == "date" else expected)
    assert note is None or note in notes(log)
    assert pd.isna(log["k"][1])


@pytest.mark.parametrize(
    ("tag", "value", "what"),
    [
        ("int", "5.5", "a whole number"),
        ("float", "1,5", "a number"),
        ("boolean", "yes", "true or false"),
        ("date", "yesterday", "a time"),
        ("date", "2024-02-30T00:00:00Z", "a time"),
    ],
)
def test_a_value_that_is_none_of_its_type_is_refused(
    read: Any, tag: str, value: str, what: str
) -> None:
    """The message says what, where, and what would be right."""
    good = trace(event(), name="first")
    bad = trace(event(), event(f'<{tag} key="k" value="{value}"/>'))

    with pytest.raises(ConversionError) as refusal:
        read(good, bad)

    assert refusal.value.path == "trace 2, event 2"
    assert f"'k' should be {what}, but is '{value}'" in refusal.value.reason


def test_a_bad_value_is_placed_wherever_it_stands(read: Any) -> None:
    """In the log, in a case, or outside of any."""
    bad = '<int key="k" value="x"/>'
    for text, place in [
        (bad, "the log's attributes"),
        (trace(bad, event()), "trace 1"),
        (event(bad), "event 1"),
    ]:
        with pytest.raises(ConversionError) as refusal:
            read(text)
        assert refusal.value.path == place


def test_times_without_a_zone_are_placed_in_the_stated_one(read: Any) -> None:
    """Also where clocks are put back or forward, and beside zoned times."""
    log = read(
        trace(
            *(
                event(f'<date key="time:timestamp" value="{value}"/>')
                for value in (
                    "2024-07-01T12:00:00",
                    "2024-10-27T02:30:00",
                    "2024-03-31T02:30:00",
                    "2024-07-01T12:00:00Z",
                )
            ),
            event(),
        ),
        timezone="Europe/Oslo",
    )

    assert log["time:timestamp"].dropna().map(pd.Timestamp.isoformat).tolist() == [
        "2024-07-01T10:00:00+00:00",
        "2024-10-27T00:30:00+00:00",
        "2024-03-31T01:00:00+00:00",
        "2024-07-01T12:00:00+00:00",
    ]
    assert log.attrs["xes:timezone"] == "Europe/Oslo"
    assert notes(log) == ["a time without a zone: read as Europe/Oslo (3)"]


PAIRS = [
    ("A", "1", "start"),
    ("B", "2", "start"),
    ("A", "1", "complete"),
    ("B", "3", "complete"),
    ("A", "1", "complete"),
]


def lifecycle_trace() -> str:
    """Write events of which one start is matched and another is not."""
    return trace(
        *(
            f'<event><string key="concept:name" value="{activity}"/>'
            f'<string key="concept:instance" value="{instance}"/>'
            f'<string key="lifecycle:transition" value="{step.upper()}"/>'
            f'<date key="time:timestamp" value="2024-01-01T0{hour}:00:00Z"/></event>'
            for hour, (activity, instance, step) in enumerate(PAIRS)
        )
    )


def test_start_and_complete_events_of_others_are_folded_on_request(read: Any) -> None:
    """A start goes into the completion of its activity; others stay rows."""
    kept, folded = read(lifecycle_trace()), read(lifecycle_trace(), lifecycle="fold")

    assert len(kept) == 5
    assert "start_timestamp" not in kept
    assert folded["concept:name"].tolist() == ["B", "A", "B", "A"]
    assert folded["lifecycle:transition"].tolist() == [
        *("START", "COMPLETE", "COMPLETE", "COMPLETE")
    ]
    assert folded["start_timestamp"].dt.hour.tolist() == [1, 0, 3, 4]
    assert folded["time:timestamp"].dt.hour.tolist() == [1, 2, 3, 4]
    assert folded["event_index"].tolist() == [0, 1, 2, 3]


def test_what_folding_leaves_out_is_noted(read: Any) -> None:
    """What a start says and its completion does not is counted."""
    text = lifecycle_trace()
    same = text.replace("</event>", '<int key="cost:total" value="5"/></event>')
    other = same.replace('value="5"', 'value="6"', 1)

    assert notes(read(same, lifecycle="fold")) == []
    assert notes(read(other, lifecycle="fold")) == [
        "a start event unlike its complete event: folded (1)"
    ]


def test_folding_needs_transitions_and_times(read: Any) -> None:
    """A log without them stays as it is."""
    assert "start_timestamp" not in read(trace(event()), lifecycle="fold")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("<log><trace></log>", "not well-formed XML: mismatched tag"),
        ("", "not well-formed XML: no element found"),
        ("<html/>", "the root element is <html>, not <log>"),
        ("<log><trace><trace/></trace></log>", "<trace> stands inside <trace>"),
        ("<log><string key='k'><event/></string></log>", "outside of <trace> and <log>"),
        ("<event/>", "outside of <trace> and <log>"),
        ("<log><trace><event><event/></event></trace></log>", "<event> stands inside <event>"),
        ("<?xml version='1.0' encoding='klingon'?><log/>", "not well-formed XML"),
        (
            '<!DOCTYPE log [<!ENTITY a "aaaa">]><log><string key="k" value="&a;"/></log>',
            "declares a document type",
        ),
        ('<!DOCTYPE log SYSTEM "file:///etc/passwd"><log/>', "declares a document type"),
    ],
)  # fmt: skip
def test_what_is_no_xes_is_refused(read: Any, text: str, reason: str) -> None:
    """Neither broken files nor entity bombs nor outside files get in."""
    with pytest.raises(ConversionError, match=re.escape(reason)) as refusal:
        read(text, whole=True)

    assert refusal.value.path.startswith("line ")


def test_an_empty_document_type_does_no_harm(read: Any) -> None:
    """It declares nothing."""
    assert len(read("<!DOCTYPE log><log>", trace(event()), "</log>", whole=True)) == 1


@pytest.mark.parametrize("encoding", ["utf-16", "iso-8859-1", "utf-8-sig"])
def test_other_encodings_are_read(tmp_path: Path, encoding: str) -> None:
    """The file says how it is encoded."""
    path = tmp_path / "log.xes"
    declared = encoding.removesuffix("-sig")
    text = f'<?xml version="1.0" encoding="{declared}"?><log>{trace(event())}</log>'
    path.write_bytes(text.replace('"A"', '"Größe"').encode(encoding))

    assert read_xes(path)["concept:name"].tolist() == ["Größe"]


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    """A file in another encoding than it says is not guessed at."""
    path = tmp_path / "log.xes"
    path.write_bytes(f"<log>{trace(event())}</log>".replace("A", "ö").encode("latin-1"))

    with pytest.raises(ConversionError, match="not well-formed XML"):
        read_xes(path)


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    """Also one that ends before its compressed data does."""
    with pytest.raises(ConversionError, match="cannot be read"):
        read_xes(tmp_path / "none.xes")
    path = tmp_path / "log.xes.gz"
    path.write_bytes(gzip.compress(b"<log></log>")[:-4])
    with pytest.raises(ConversionError, match="cannot be read"):
        read_xes(path)


def test_unknown_options_are_refused(read: Any) -> None:
    """The message names the known ones."""
    with pytest.raises(UnknownNameError, match="Known: auto, keep, fold"):
        read(trace(event()), lifecycle="unfold")
    with pytest.raises(ConversionError, match="no time zone"):
        read(trace(event()), timezone="Mars/Olympus")


MARKUP = st.sampled_from(
    [
        *("<trace>", "</trace>", "<event>", "</event>", " ", "\n", "<event/>"),
        '<string key="concept:name" value="x"/>',
        '<string key="k" value="a &lt; &quot;"/>',
        '<int key="k" value="1"/>',
        '<int key="n" value="22"/>',
        '<boolean key="b" value="true"/>',
        "<date key='d' value='2024-01-01T00:00:00Z'/>",
        '<date key="d" value="2024-01-01T00:00:00Z"/>',
        '<string key="a" value="1"><int key="b" value="2"/></string>',
        "<!-- </trace> -->",
        "&amp;",
        '"',
    ]
)
PART = st.lists(MARKUP, max_size=4).map("".join)
EVENTS = st.lists(PART.map("<event>{}</event>".format), max_size=3).map("".join)
TRACES = st.lists(
    st.tuples(PART, EVENTS).map(lambda parts: f"<trace>{''.join(parts)}</trace>")
    | EVENTS
    | PART,
    max_size=3,
).map("".join)


@given(inner=TRACES)
def test_any_text_is_read_or_refused(
    inner: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A log that is read has a case and a position for every event, or says why not."""
    path = tmp_path_factory.mktemp("any") / "log.xes"
    path.write_text(f"<log>{inner}</log>", encoding="utf-8")
    try:
        log = read_xes(path)
    except ConversionError:
        return

    assert len(log) == len(re.findall("<event[/>]", inner))
    assert log["event_index"].notna().all()
    noted = any("outside of any trace" in note for note in log.attrs["xes:notes"])
    assert log["case:concept:name"].isna().any() == noted
