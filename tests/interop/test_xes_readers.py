"""Other programs read the same events from our XES files as we do."""

from __future__ import annotations

import datetime as dt
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

from wb2pm.converters.xes.reader import read_xes
from wb2pm.converters.xes.writer import write_xes

HERE = Path(__file__).parent
UUID = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"


@pytest.fixture(params=[("log.xes", "complete"), ("log.xes.gz", "both")])
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Write a log with every type of value and texts that need escapes."""
    name, lifecycle = request.param
    times = pd.to_datetime(
        [
            "2024-01-01T10:00:00.123456Z",
            "2024-01-01T10:00:05.000001Z",
            "1969-12-31T23:59:59.999999Z",
        ]
    )
    log = pd.DataFrame(
        {
            "case:concept:name": ["a & b", "a & b", "\U0001f600 日本"],
            "case:ui:intent": ['say "hi" > it\'s', 'say "hi" > it\'s', None],
            "case:amount": [1.5, 1.5, 2.0],
            "concept:name": ["Click 'Save & <close>'", "B\nC\tD\rE", '日本語 "x" > y'],
            "time:timestamp": times,
            "start_timestamp": times - pd.to_timedelta([5, 0, 1], unit="s"),
            "event_index": [0, 1, 0],
            "identity:id": [UUID, None, "no uuid"],
            "org:resource": ["", " padded ", None],
            "window title": ["t", "&amp;", None],
            "number": pd.Series([2**53, -(2**53), None], dtype="Int64"),
            "share": [0.1, 1e-300, None],
            "done": pd.Series([True, False, None], dtype="boolean"),
            "mixed": [1, "x", 2.5],
        }
    )
    log.attrs = {"concept:name": "log", "wb2pm:granularity": "step"}
    target: Path = tmp_path / name
    write_xes(log, target, lifecycle=lifecycle)
    return target


def milliseconds(stamp: Any) -> dt.datetime:
    """Cut a time to milliseconds, in UTC."""
    time = pd.Timestamp(stamp)
    zoned = time.tz_localize("UTC") if time.tzinfo is None else time.tz_convert("UTC")
    return zoned.floor("ms").to_pydatetime()


def plain(row: dict[Any, Any]) -> dict[str, Any]:
    """Leave out missing values, and cut times to milliseconds."""
    return {
        str(key): milliseconds(value) if isinstance(value, dt.datetime) else value
        for key, value in row.items()
        if not pd.isna(value)
    }


def our_events(path: Path) -> list[dict[str, Any]]:
    """Return the events of a file as its text has them: keys escaped, nothing folded."""
    events = read_xes(path, lifecycle="keep")
    events = events.rename(columns={"window title": "window_x0020_title"})
    return [plain(row) for row in events.to_dict("records")]


@pytest.mark.filterwarnings("ignore")
def test_pm4py_reads_the_same_events(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its reader that knows XML; it makes floats of integers with gaps."""
    monkeypatch.setenv("PM4PY_SHOW_PROGRESS_BAR", "False")
    pm4py = pytest.importorskip("pm4py")

    log = pm4py.read_xes(str(path), variant="iterparse")

    assert [plain(row) for row in log.to_dict("records")] == our_events(path)
    assert len(log) == len(read_xes(path, lifecycle="keep"))


@pytest.mark.filterwarnings("ignore")
def test_pm4py_mines_what_we_read(path: Path) -> None:
    """Without renaming a column."""
    pm4py = pytest.importorskip("pm4py")

    arcs, starts, _ = pm4py.discover_dfg(read_xes(path))

    assert arcs == {("Click 'Save & <close>'", "B\nC\tD\rE"): 1}
    assert starts == {"Click 'Save & <close>'": 1, '日本語 "x" > y': 1}


def test_r4pm_reads_the_same_events(path: Path) -> None:
    """Columns of one type as such; it puts texts of a mixed column in quotes."""
    r4pm = pytest.importorskip("r4pm")

    log, _ = r4pm.df.import_xes(str(path))

    rows = [plain(row) for row in log.to_dicts()]
    mixed = [row.pop("mixed", None) for row in rows]
    expected = our_events(path)
    assert mixed == [
        {None: None, 1: "1", "x": '"x"', 2.5: "2.5"}[row.pop("mixed", None)]
        for row in expected
    ]
    assert rows == expected


JAVA_TYPES = {
    str: {"XAttributeLiteralImpl", "XAttributeIDImpl"},
    int: {"XAttributeDiscreteImpl"},
    float: {"XAttributeContinuousImpl"},
    bool: {"XAttributeBooleanImpl"},
    dt.datetime: {"XAttributeTimestampImpl"},
}


@pytest.mark.interop
def test_openxes_reads_the_same_events(path: Path, interop_folder: Path) -> None:
    """The library behind ProM, types included."""
    java = shutil.which("java")
    if java is None:
        pytest.skip("no Java")
    jar = interop_folder / "openxes-cli.jar"
    command = [java, "-cp", str(jar), str(HERE / "XesEvents.java"), str(path)]

    done = subprocess.run(
        command, check=True, capture_output=True, encoding="utf-8", timeout=600
    )

    lines = [line.split("\t") for line in done.stdout.splitlines() if "\t" in line]
    cases: dict[str, dict[str, str]] = {}
    events: dict[str, dict[str, str]] = {}
    types: set[tuple[str, str]] = set()
    for of, key, *rest in lines:
        if of == "classifiers":
            continue
        kind, text = rest
        number = of.partition(" ")[2]
        value = text.encode().decode("unicode_escape")
        value = value.encode("utf-16", "surrogatepass").decode("utf-16")
        table = cases if of.startswith("case") else events
        table.setdefault(number, {})[key] = value
        types.add((key, kind))
    found = [
        {
            **{f"case:{k}": v for k, v in cases[number.partition(" ")[0]].items()},
            **event,
        }
        for number, event in events.items()
    ]
    assert found == [
        {key: as_java_prints(value) for key, value in event.items()}
        for event in our_events(path)
    ]
    told = "ActivityAndTransition, " if path.suffix == ".gz" else ""
    assert lines[0] == ["classifiers", f"[Activity, {told}Resource]"]
    for event in our_events(path):
        for key, value in event.items():
            kinds = {kind for k, kind in types if k == key.removeprefix("case:")}
            assert kinds & JAVA_TYPES[type(value)]


def as_java_prints(value: Any) -> str:
    """Write a value as Java's libraries do."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dt.datetime):
        text = value.isoformat(timespec="milliseconds").replace("+00:00", "Z")
        return text.replace(".000Z", "Z")
    if isinstance(value, float):
        return "1.0E-300" if value == 1e-300 else repr(value)
    return UUID.upper() if value == UUID else str(value)
