"""Counts the records of a source without any reader, where its format makes that plain."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from typing import Any, Final

Count = Callable[[Any], int]


def _lists(*path: str) -> Count:
    """Count what stands in the lists at the end of a path; "*" goes into each."""

    def count(value: Any, rest: tuple[str, ...] = path) -> int:
        if not rest:
            return len(value) if isinstance(value, list) else 0
        inside: list[Any] = []
        if rest[0] == "*":
            if isinstance(value, dict):
                inside = list(value.values())
            elif isinstance(value, list):
                inside = value
        elif isinstance(value, dict):
            inside = [value.get(rest[0])]
        return sum(count(each, rest[1:]) for each in inside)

    return count


_IN_JSON: Final[dict[str, Count]] = {
    "activitywatch": _lists("buckets", "*", "events"),
    "android-control": _lists("*", "actions"),
    "android-in-the-wild": _lists(),
    "android-in-the-zoo": _lists(),
    "devtools-recorder": _lists("steps"),
    "mind2web": _lists("*", "actions"),
    "selenium-ide": _lists("tests", "*", "commands"),
}
_TABLES: Final = frozenset({"action-logger", "event-log", "smartrpa", "tockler"})
_DELIMITERS: Final = ",;\t"


def count_records(reader: str, content: bytes) -> int | None:
    """Count the records of a file; None where only its reader can.

    Args:
        reader: Who reads it.
        content: What it holds.
    """
    try:
        if reader in _IN_JSON and content.lstrip()[:1] in {b"[", b"{"}:
            return _IN_JSON[reader](json.loads(content))
        if reader in _TABLES and content[:1] not in {b"<", b"{", b"P", b"S", b"\x1f"}:
            return _rows(content.decode())
    except (ValueError, RecursionError, csv.Error):
        return None
    return None


def _rows(text: str) -> int | None:
    first = text.partition("\n")[0]
    delimiter = max(_DELIMITERS, key=first.count)
    if text.count('"') % 2 or "\r" in text or "\0" in text:
        return None
    rows = csv.reader(io.StringIO(text), delimiter=delimiter)
    return max(0, sum(any(cells) for cells in rows) - 1)
