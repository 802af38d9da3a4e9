"""Recordings of rrweb: what a person did, out of all that a page did.

The format as rrweb 2 writes it: records of a type, a time in milliseconds and data.
Full snapshots and mutations build the page; clicks, inputs and scrolls name a node of
it. One click is several records (down, up, click, focus), one text a record a letter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec
from msgspec import Struct

from wb2pm.converters.browser.rrweb_page import RecordedPage
from wb2pm.converters.browser.rrweb_steps import Interactions
from wb2pm.converters.sources.sniffing import first_bytes
from wb2pm.errors import ConversionError
from wb2pm.events import Demonstration, Issue

FORMAT: Final = "rrweb"
FULL_SNAPSHOT, INCREMENTAL, META = 2, 3, 4
MUTATION, INTERACTION, SCROLL, INPUT = 0, 2, 3, 5
_KINDS: Final = {0: "page built", 1: "page loaded", 5: "custom", 6: "plug-in"}
_SOURCES: Final = {
    0: "mutation",
    1: "pointer move",
    4: "viewport",
    6: "touch move",
    7: "media",
    8: "style sheet",
    9: "canvas",
    10: "font",
    11: "log",
    12: "drag",
    13: "style",
    14: "selection",
    15: "adopted style sheet",
}
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=timezone.utc)


class Record(Struct):
    """One record, in the order of the file."""

    type: int
    timestamp: float
    data: msgspec.Raw = msgspec.Raw(b"{}")


class _Wrapped(Struct):
    events: list[Record]


@dataclass(frozen=True, slots=True, kw_only=True)
class RrwebReader:
    """Reads one rrweb recording."""

    description: ClassVar[str] = "rrweb recording: JSON array of its events"

    def claims(self, path: Path) -> str | None:
        """Claim JSON whose first record has a type, a time and a page's address."""
        if path.suffix.lower() not in {".json", ".rrweb"}:
            return None
        head = first_bytes(path)
        start = head.lstrip()[:1]
        if start not in {b"[", b"{"} or b'"timestamp"' not in head:
            return None
        signs = (b'"type"', b'"data"')
        if not all(sign in head for sign in signs):
            return None
        told = b'"href"' in head or b'"initialOffset"' in head or b'"source"' in head
        return "records of a type, a time and a page" if told else None

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Read a recording.

        Raises:
            ConversionError: If the file is none, or holds no page.
        """
        yield _demonstration(read_records(path), path)


def read_records(path: Path) -> list[Record]:
    """Read the records of a file; what each holds is not decoded.

    Raises:
        ConversionError: If the file is no recording.
    """
    text = path.read_bytes()
    wrapped = text.lstrip()[:1] == b"{"
    try:
        if wrapped:
            return msgspec.json.decode(text, type=_Wrapped).events
        return msgspec.json.decode(text, type=list[Record])
    except (msgspec.DecodeError, UnicodeError) as exc:
        raise ConversionError(f"not an rrweb recording: {exc}", str(path)) from exc


def _demonstration(records: list[Record], path: Path) -> Demonstration:
    page = RecordedPage()
    done = Interactions(page, path)
    others: Counter[str] = Counter()
    for position, record in enumerate(records):
        data = data_of(record, path, position)
        at = _time(record.timestamp, path, position)
        if record.type == META:
            done.go(data.get("href"))
            others["address"] += 1
        elif record.type == FULL_SNAPSHOT:
            page.show(data.get("node"))
            others["snapshot"] += 1
        elif record.type != INCREMENTAL:
            others[_KINDS.get(record.type, f"type {record.type}")] += 1
        elif data.get("source") == INTERACTION:
            done.interact(position, at, data)
        elif data.get("source") == INPUT:
            done.type(position, at, data)
        elif data.get("source") == SCROLL:
            done.scroll(position, at, data)
        else:
            if data.get("source") == MUTATION:
                page.change(data)
            source = data.get("source")
            known = _SOURCES.get(source) if isinstance(source, int) else None
            others[known or f"source {source}"] += 1
    events, issues = done.finish()
    if others:
        listed = ", ".join(f"{name} ({n})" for name, n in sorted(others.items()))
        message = f"records that are no actions: {listed}"
        issues.append(Issue(kind="no_action", message=message))
    return Demonstration(
        id=path.stem,
        source=str(path),
        source_format=FORMAT,
        events=tuple(events),
        source_actions=len(events) + sum(i.kind == "no_person" for i in issues),
        attributes={"rrweb:records": len(records)},
        issues=tuple(issues),
    )


def data_of(record: Record, path: Path, position: int) -> dict[str, Any]:
    """Decode what a record holds.

    Raises:
        ConversionError: If it holds no such thing.
    """
    try:
        found: dict[str, Any] = msgspec.json.decode(record.data, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError) as exc:
        raise ConversionError(str(exc), str(path), f"$[{position}].data") from exc
    return found


def _time(milliseconds: float, path: Path, position: int) -> datetime:
    try:
        return _EPOCH + timedelta(milliseconds=milliseconds)
    except (OverflowError, ValueError) as exc:
        where = f"$[{position}].timestamp"
        raise ConversionError(f"no time: {milliseconds!r}", str(path), where) from exc
