"""How fast user-interaction logs and event logs are read, beside the bare parsers.

    python bench/tables.py [--rows 100000] [--runs 5]

Makes up a log of each form, reads it with wb2pm and with nothing but the parser of
that form, in turns, and prints the median throughput of both in MB/s and how many
times longer wb2pm takes. The bare parsers are `csv.reader` with a dict a row,
`json.loads`, `pyarrow` and, for XES, expat with no handler but one that counts; none
of them makes events, reads a time or tells cases apart.
"""

from __future__ import annotations

import argparse
import csv
import gc
import json
import statistics
import sys
import tempfile
import time
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any
from xml.parsers import expat

import pandas as pd

from wb2pm.columns import ACTIVITY, CASE, RESOURCE, TIMESTAMP
from wb2pm.converters.eventlogs.tables import read_log
from wb2pm.converters.ocel.files import write_ocel
from wb2pm.converters.ocel.frames import object_centric_log_from_frame
from wb2pm.converters.sources.readers import make_reader
from wb2pm.converters.uilogs.task_recognition import COLUMNS
from wb2pm.converters.xes.writer import write_xes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

START = datetime(2024, 3, 1, 9, tzinfo=timezone.utc)
EVENTS_PER_CASE = 20
FIELDS = ("first_name", "last_name", "street", "city", "amount", "account")
PROGRAMS = ("Excel", "Edge", "Outlook", "PowerPoint", "Explorer")


def times(count: int) -> list[datetime]:
    """Return times that rise, to the millisecond."""
    random = Random(5)
    now, made = START, []
    for _ in range(count):
        now += timedelta(milliseconds=random.randint(40, 9000))
        made.append(now)
    return made


def write_table(path: Path, columns: Iterable[str], rows: Iterable[list[Any]]) -> Path:
    """Write a table with commas."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows(rows)
    return path


def action_logger(folder: Path, count: int) -> Path:
    """Make up a log of the Action Logger."""
    random = Random(7)

    def row(number: int, at: datetime) -> list[Any]:
        name = random.choice(FIELDS)
        value = f"value {random.randint(0, 9999)}"
        cells = {
            "caseID": number // EVENTS_PER_CASE,
            "timeStamp": at.isoformat(),
            "userID": "kim",
            "targetApp": "Chrome",
            "eventType": random.choice(("clickTextField", "paste", "editField")),
            "url": "https://forms.example/new",
            "target.id": f"input_{name}",
            "target.tagName": "INPUT",
            "target.type": "text",
            "target.name": name,
            "target.value": value,
        }
        return [cells.get(column, "") for column in ("caseID", *COLUMNS[1:-2])]

    rows = (row(n, at) for n, at in enumerate(times(count)))
    return write_table(folder / "leno.csv", ("caseID", *COLUMNS[1:-2]), rows)


def smartrpa(folder: Path, count: int) -> Path:
    """Make up a log of SmartRPA."""
    random = Random(7)
    columns = (
        *("timestamp", "user", "category", "application", "event_type"),
        *("event_src_path", "clipboard_content", "mouse_coord", "workbook"),
        *("current_worksheet", "cell_content", "cell_range", "hotkey", "id", "title"),
        *("browser_url", "eventQual", "tag_category", "tag_type", "tag_name"),
        *("tag_value", "tag_innerText", "tag_attributes", "xpath", "xpath_full"),
    )

    def row(at: datetime) -> list[Any]:
        cells = {
            "timestamp": at.replace(tzinfo=None).isoformat(),
            "user": "kim",
            "category": "Browser",
            "application": "Edge",
            "event_type": random.choice(("clickTextField", "changeField", "link")),
            "mouse_coord": "[680, 473]",
            "browser_url": "https://forms.example/new?id=5",
            "tag_category": "INPUT",
            "tag_type": "text",
            "tag_name": random.choice(FIELDS),
            "tag_value": f"value {random.randint(0, 9999)}",
            "tag_attributes": "{'autocomplete': 'name', 'type': 'text'}",
            "xpath": 'id("content")/div[1]/form[1]/input[1]',
            "xpath_full": "/HTML[1]/BODY[1]/DIV[3]/FORM[1]/INPUT[1]",
        }
        return [cells.get(column, "") for column in columns]

    return write_table(folder / "smartrpa.csv", columns, map(row, times(count)))


def tockler(folder: Path, count: int) -> Path:
    """Make up a log of Tockler."""
    random = Random(7)
    rows = (
        [
            number // 200,
            random.choice(PROGRAMS),
            "AppTrackItem",
            f"document {random.randint(0, 999)} - {random.choice(PROGRAMS)}",
            f"{at:%Y-%m-%d %H:%M:%S}",
            f"{at + timedelta(seconds=3):%Y-%m-%d %H:%M:%S}",
        ]
        for number, at in enumerate(times(count))
    )
    columns = ("Session", "App", "Type", "Title", "Begin", "End")
    return write_table(folder / "tockler.csv", columns, rows)


def activitywatch(folder: Path, count: int) -> Path:
    """Make up an export of ActivityWatch, the newest event first."""
    random = Random(7)
    events = [
        {
            "id": number,
            "timestamp": at.isoformat(),
            "duration": 2.5,
            "data": {
                "app": random.choice(PROGRAMS),
                "title": f"document {random.randint(0, 999)}",
            },
        }
        for number, at in enumerate(times(count))
    ]
    bucket = {
        "id": "aw-watcher-window_desk",
        "type": "currentwindow",
        "client": "aw-watcher-window",
        "hostname": "desk",
        "events": events[::-1],
    }
    path = folder / "aw.json"
    path.write_text(json.dumps({"buckets": {bucket["id"]: bucket}}), encoding="utf-8")
    return path


def event_log(count: int) -> pd.DataFrame:
    """Make up an event log."""
    random = Random(7)
    return pd.DataFrame(
        {
            CASE: [str(number // EVENTS_PER_CASE) for number in range(count)],
            ACTIVITY: [f"Activity {random.randint(0, 23)}" for _ in range(count)],
            TIMESTAMP: pd.to_datetime(times(count), utc=True),
            RESOURCE: [f"user {random.randint(0, 60)}" for _ in range(count)],
            "amount": [random.randint(0, 99_999) for _ in range(count)],
            "channel": [random.choice(("mail", "desk", "web")) for _ in range(count)],
        }
    )


def parse_csv(path: Path) -> int:
    """Parse rows into dicts and nothing else."""
    with path.open(encoding="utf-8", newline="") as file:
        return sum(1 for _ in csv.DictReader(file))


def parse_json(path: Path) -> object:
    """Decode JSON and nothing else."""
    return json.loads(path.read_bytes())


def parse_parquet(path: Path) -> object:
    """Read the columns and nothing else."""
    import pyarrow.parquet as pq

    return pq.read_table(path)


def parse_xml(path: Path) -> int:
    """Let expat go through a file and count tags."""
    count = 0

    def start(_tag: str, _attributes: object) -> None:
        nonlocal count
        count += 1

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    with path.open("rb") as file:
        parser.ParseFile(file)
    return count


def read_with(name: str) -> Callable[[Path], object]:
    """Read every demonstration of a file."""
    reader = make_reader(name)
    return lambda path: list(reader.read(path))


def sources(folder: Path, rows: int) -> Iterable[tuple[str, Path, Any, Any]]:
    """Return the name, the file, our reader and the bare parser of each form."""
    yield (
        "action-logger",
        action_logger(folder, rows),
        read_with("action-logger"),
        parse_csv,
    )
    yield "smartrpa", smartrpa(folder, rows), read_with("smartrpa"), parse_csv
    yield "tockler", tockler(folder, rows), read_with("tockler"), parse_csv
    yield (
        "activitywatch",
        activitywatch(folder, rows),
        read_with("activitywatch"),
        parse_json,
    )
    log = event_log(rows)
    table = folder / "log.csv"
    log.to_csv(table, index=False)
    yield "event log, CSV: table", table, read_log, parse_csv
    yield "event log, CSV: cases", table, read_with("event-log"), parse_csv
    log.to_parquet(folder / "log.parquet")
    yield "event log, Parquet", folder / "log.parquet", read_log, parse_parquet
    write_xes(log, folder / "log.xes")
    yield "event log, XES: table", folder / "log.xes", read_log, parse_xml
    yield "event log, XES: cases", folder / "log.xes", read_with("event-log"), parse_xml
    objects = object_centric_log_from_frame(log)
    write_ocel(objects, folder / "log.ocel.json")
    write_ocel(objects, folder / "log.ocel.xml")
    cases = make_reader("event-log", {"case": "case"})
    for name, parse in (("json", parse_json), ("xml", parse_xml)):
        yield (
            f"event log, OCEL {name}",
            folder / f"log.ocel.{name}",
            lambda path: list(cases.read(path)),
            parse,
        )


def seconds(job: Callable[[Path], object], path: Path) -> float:
    """Measure a job once, garbage collected beforehand."""
    gc.collect()
    start = time.perf_counter()
    kept = job(path)
    spent = time.perf_counter() - start
    del kept
    return spent


def main() -> int:
    """Print the measurements."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    print(f"{'':26}{'MB':>7}{'wb2pm':>9}{'parser':>9}  MB/s, median; ratio of times")
    with tempfile.TemporaryDirectory() as folder:
        for name, path, ours, bare in sources(Path(folder), options.rows):
            ours(path)  # imports and caches are not what is measured
            both = [
                (seconds(ours, path), seconds(bare, path)) for _ in range(options.runs)
            ]
            mine, theirs = (statistics.median(t) for t in zip(*both, strict=True))
            size = path.stat().st_size / 1e6
            print(
                f"{name:26}{size:7.1f}{size / mine:9.1f}{size / theirs:9.1f}"
                f"{mine / theirs:8.1f} x"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
