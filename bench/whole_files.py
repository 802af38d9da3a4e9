"""Whether files that a disturbed run left read as what their endings say."""

from __future__ import annotations

import csv
import gzip
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pyarrow.parquet as pq

from wb2pm.analysis.cache import PreparedCache

CHECKS: Final[dict[str, Callable[[Path], object]]] = {
    ".json": lambda path: json.loads(path.read_bytes()),
    ".xes": ET.parse,
    ".xml": ET.parse,
    ".bpmn": ET.parse,
    ".pnml": ET.parse,
    ".svg": ET.parse,
    ".parquet": pq.read_table,
    ".sqlite": lambda path: integrity(path),  # noqa: PLW0108 (it stands below)
    ".csv": lambda path: list(csv.reader(path.open(encoding="utf-8", newline=""))),
    ".gz": lambda path: ET.fromstring(gzip.decompress(path.read_bytes())),
    ".html": lambda path: path.read_text(encoding="utf-8").index("</html>"),
    ".txt": lambda path: path.read_text(encoding="utf-8"),
    ".jsonl": lambda path: path.read_text(encoding="utf-8"),
    ".png": lambda path: path.read_bytes().index(b"IEND\xaeB`\x82"),
    ".prepared": lambda path: kept(path),  # noqa: PLW0108
    ".workflow": lambda path: kept_analysis(path),  # noqa: PLW0108
}


def integrity(path: Path) -> None:
    """Read a database whole."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        (told,) = database.execute("PRAGMA integrity_check").fetchone()
    if told != "ok":
        raise ValueError(told)


def kept(path: Path) -> None:
    """Read an entry of the recordings' cache."""
    found = PreparedCache(folder=str(path.parents[1])).find(path.stem)
    if found.recordings is None:
        raise ValueError(found.why)


def kept_analysis(path: Path) -> None:
    """Read what the recordings' cache keeps of a workflow."""
    if PreparedCache(folder=str(path.parents[1])).find_analysis(path.stem) is None:
        raise ValueError("it cannot be used")


def broken(folder: Path) -> list[str]:
    """List files that do not read as what their ending says; unfinished ones aside."""
    found = []
    for path in folder.rglob("*"):
        if not path.is_file() or any(p.startswith(".wb2pm.") for p in path.parts):
            continue
        try:
            CHECKS[path.suffix](path)
        except Exception as exc:  # noqa: BLE001 (whatever a torn file leads to)
            found.append(f"{path.name}: {exc!r}")
    return found
