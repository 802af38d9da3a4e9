"""XES files with one peculiarity each: read right, or refused with a reason."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from wb2pm.converters.xes.reader import read_xes
from wb2pm.errors import ConversionError

TEN = "2024-03-01T10:00:00"
LIST = "a list or container: its members are columns of their own (1)"
ODD_TIME = "a time in another form than the standard's: read (1)"
NAIVE = "a time without a zone: read as UTC (1)"

RIGHT: dict[str, tuple[dict[str, Any], list[str]]] = {
    "bigint": ({"n": 2**63 - 1}, []),
    "bool_py": ({"b": True}, ["boolean 'True': read as true (1)"]),
    "cls_noscope": ({}, []),
    "cls_space": ({"window title": "x"}, []),
    "cls_trace": ({}, []),
    "container": ({"coords/x": 1}, [LIST]),
    "customext": ({"ui:action": "click"}, []),
    "customext_undecl": ({"ui:action": "click"}, []),
    "dupkey": (
        {"k": "1", "k#2": "2"},
        ["a key used twice in one place: the later value is in a column with #2 (1)"],
    ),
    "emoji": ({"s": "\U0001f600 日本"}, []),
    "empty_str": ({"s": ""}, []),
    "hugeint": (
        {"n": 92233720368547758079},
        ["a whole number beyond 64 bits: kept as a Python int (1)"],
    ),
    "id": ({"identity:id": "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"}, []),
    "id_bad": (
        {"identity:id": "not-a-uuid"},
        ["an id that is no UUID: kept as written (1)"],
    ),
    "key_space": ({"window title": "x"}, []),
    "list": ({"coords/x": 1, "coords/y": 2}, [LIST]),
    "list_novalues": ({"coords/x": 1, "coords/y": 2}, [LIST]),
    "nan": ({"f": math.nan, "g": math.inf}, []),
    "nan_lower": ({"f": math.nan, "g": math.inf}, []),
    "nested": (
        {"ui:element": "btn", "ui:element/ui:role": "button", "ui:element/ui:x": 3},
        [],
    ),
    "newline_val": ({"s": "a\nb\tc"}, []),
    "nons": ({}, []),
    "nots": ({}, []),
    "ver1849_2016": ({}, []),
    "ver1849_2023": ({}, []),
    "ver2": ({}, []),
}
TIMES = {
    "ts_ms_Z": (f"{TEN}.123Z", []),
    "ts_ms_zone": ("2024-03-01T08:00:00.123Z", []),
    "ts_naive": (f"{TEN}Z", [NAIVE]),
    "ts_naive_ms": (f"{TEN}.123Z", [NAIVE]),
    "ts_naive_us": (f"{TEN}.123456Z", [NAIVE]),
    "ts_ns_Z": (f"{TEN}.123456789Z", []),
    "ts_one_digit": (f"{TEN}.1Z", []),
    "ts_s_Z": (f"{TEN}Z", []),
    "ts_s_zone": ("2024-03-01T08:00:00Z", []),
    "ts_space": (f"{TEN}Z", [ODD_TIME]),
    "ts_us_Z": (f"{TEN}.123456Z", []),
    "ts_us_zone": ("2024-03-01T08:00:00.123456Z", []),
    "ts_zone_nocolon": ("2024-03-01T08:00:00.123Z", [ODD_TIME]),
}
LARGE = {
    "amp": (4000, 'Save & Continue <b> "x" {}'),
    "gt": (143, "a > b > c{}"),
    "mb2": (4000, "日本語テスト{}"),
    "multibyte": (143, "日本語テスト{}"),
    "nl": (4000, "a\nb{}"),
    "singleq": (143, "x{}"),
    "swapped": (143, "x{}"),
}
REFUSED = {"ctrl_char": "not well-formed XML: reference to invalid character number"}


def test_every_file_has_an_answer_here(shared_data: Path) -> None:
    """A file that is added has to be thought about."""
    files = {path.stem for path in (shared_data / "xes_quirks").glob("*.xes")}

    assert files == {*RIGHT, *TIMES, *LARGE, *REFUSED}
    assert len(files) == 47


@pytest.mark.parametrize("name", [*RIGHT, *TIMES])
def test_a_quirk_is_read_right(shared_data: Path, name: str) -> None:
    """Values, types and notes are as the text of the file says."""
    log = read_xes(shared_data / "xes_quirks" / f"{name}.xes")

    quirk, notes = RIGHT.get(name, ({}, []))
    time, notes = TIMES.get(name, (f"{TEN}.123Z", notes))
    expected = {
        "case:concept:name": "c1",
        "concept:name": "A",
        "time:timestamp": pd.Timestamp(time),
        "event_index": 0,
        **quirk,
    }
    if name == "nots":
        del expected["time:timestamp"]
    (event,) = log.to_dict("records")
    described = {key: repr(value) for key, value in event.items()}  # NaN included
    assert described == {key: repr(value) for key, value in expected.items()}
    assert log.attrs["concept:name"] == "q"
    assert log.attrs["xes:notes"] == notes


@pytest.mark.parametrize("name", LARGE)
def test_a_quirk_at_any_place_of_a_large_file_is_read_right(
    shared_data: Path, name: str
) -> None:
    """It makes no difference where a reader's blocks end."""
    log = read_xes(shared_data / "xes_quirks" / f"{name}.xes")

    events, activity = LARGE[name]
    assert log["case:concept:name"].tolist() == ["c"] * events
    assert log["concept:name"].tolist() == [activity.format(n) for n in range(events)]
    assert set(log["time:timestamp"]) == {pd.Timestamp("2024-01-01T00:00:00Z")}
    assert log["event_index"].tolist() == list(range(events))
    assert log.attrs["xes:notes"] == []


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_not_well_formed_is_refused_with_the_place(
    shared_data: Path, name: str
) -> None:
    """A file that no XML parser may accept is not repaired."""
    with pytest.raises(ConversionError, match=REFUSED[name]) as refusal:
        read_xes(shared_data / "xes_quirks" / f"{name}.xes")

    assert refusal.value.path == "line 11, column 136"


@pytest.mark.parametrize(
    ("name", "cases", "events"),
    [
        ("running-example.xes", 6, 42),
        ("roadtraffic100traces.xes", 100, 390),
        ("helpdesk.xes.gz", 4580, 21348),
    ],
)
def test_real_logs_are_read(
    shared_data: Path, name: str, cases: int, events: int
) -> None:
    """Logs from the wild have the cases and events that they are known for."""
    path = shared_data / "logs" / name

    log = read_xes(path)

    assert (log["case:concept:name"].nunique(), len(log)) == (cases, events)
