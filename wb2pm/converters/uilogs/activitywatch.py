"""ActivityWatch: windows, pages and absence, each in a bucket of its own."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wb2pm.converters.sources.delimited import Table
from wb2pm.converters.sources.sniffing import first_bytes
from wb2pm.converters.sources.times import LocalClock
from wb2pm.converters.uilogs.clock import NO_TIME, MixedClock
from wb2pm.converters.uilogs.demonstrations import (
    CaseKey,
    FoundRow,
    build_demonstrations,
)
from wb2pm.converters.uilogs.kinds import claim_of
from wb2pm.converters.uilogs.windows import window_event
from wb2pm.errors import ConversionError
from wb2pm.events import AttributeValue, Issue, UIEvent

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path
    from zoneinfo import ZoneInfo

    from wb2pm.events import Demonstration

_OWN_KEYS: Final = frozenset({"app", "title", "url"})
_LONGEST: Final = timedelta(days=366).total_seconds()


class _Event(Struct):
    timestamp: str
    duration: float | None = 0.0
    data: dict[str, Any] = {}
    id: int | str | None = None


class _Bucket(Struct):
    id: str = ""
    type: str = ""
    client: str = ""
    hostname: str = ""
    events: list[_Event] = []


class _Export(Struct):
    buckets: dict[str, _Bucket]


class _Record(NamedTuple):
    """An event with the bucket it lies in, and its position among all of them."""

    number: int
    bucket: _Bucket
    event: _Event
    start: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityWatchReader:
    """Reads exports of ActivityWatch: all buckets, one bucket, or a bucket's table."""

    description: ClassVar[str] = (
        "ActivityWatch: export of buckets as JSON, or of one bucket as CSV"
    )
    timezone: Annotated[str, "zone in which a day begins, an IANA name"] = "UTC"
    days: Annotated[
        Literal["split", "join"],
        "split: a demonstration for each day and computer; join: one a computer",
    ] = "split"

    def claims(self, path: Path) -> str | None:
        """Claim an export of buckets, or a bucket's table."""
        head = first_bytes(path)
        start = head[:_KEY_WITHIN].lstrip(b"\xef\xbb\xbf \r\n\t")
        if start.startswith(b"{"):
            named = b'"hostname"' in head and b'"client"' in head
            if b'"buckets"' in start and (named or b"aw-watcher" in head):
                return "buckets of ActivityWatch"
            if named and b'"events"' in head and b'"type"' in head:
                return "a bucket of ActivityWatch"
            return None
        return claim_of(path, "activitywatch")

    def read(self, path: Path) -> Iterator[Demonstration]:
        """Read an export, its buckets put in the order of time.

        Raises:
            ConversionError: If it is damaged.
        """
        zone = LocalClock(self.timezone).zone
        buckets = _buckets(path)
        clock = MixedClock("UTC")
        records = sorted(_records(buckets, clock), key=lambda r: r.start)
        for bucket in buckets:
            bucket.events.clear()
        records.reverse()
        split = self.days == "split"
        # taken from the end: an export does not stand in memory twice
        rows = (_row(records.pop(), zone, split=split) for _ in range(len(records)))
        yield from build_demonstrations(
            rows,
            path=path,
            source_format="activitywatch",
            cases="keep",
            notes=lambda: (*clock.issues(), _sorted_note(buckets)),
        )


def _sorted_note(buckets: Iterable[_Bucket]) -> Issue:
    names = ", ".join(b.id or b.type or "unnamed" for b in buckets)
    return Issue(
        kind="sorted",
        message="the events of all buckets were put in the order of time, since an"
        f" export lists each bucket by itself, the newest event first: {names}",
    )


_KEY_WITHIN: Final = 512


def _buckets(path: Path) -> list[_Bucket]:
    content = path.read_bytes().lstrip(b"\xef\xbb\xbf \r\n\t")
    if not content.startswith(b"{"):
        return [_table_bucket(path)]
    try:
        if b'"buckets"' in content[:_KEY_WITHIN]:
            export = msgspec.json.decode(content, type=_Export)
            return [replace(b, id=b.id or name) for name, b in export.buckets.items()]
        return [msgspec.json.decode(content, type=_Bucket)]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as exc:
        raise ConversionError(
            f"not an export of ActivityWatch: {exc}", str(path)
        ) from exc


def _table_bucket(path: Path) -> _Bucket:
    events = []
    for row in Table(path).rows():
        cells = {name.lower(): text for name, text in row.cells.items()}
        try:
            duration = float(cells.pop("duration", "0"))
        except ValueError:
            duration = 0.0
        stamp = cells.pop("timestamp", "")
        own = cells.pop("id", None)
        events.append(
            _Event(timestamp=stamp, duration=duration, data={**cells}, id=own)
        )
    return _Bucket(id=path.stem, events=events)


def _records(buckets: Iterable[_Bucket], clock: MixedClock) -> Iterator[_Record]:
    number = 0
    for bucket in buckets:
        for event in bucket.events:
            time = clock.read(event.timestamp, f"event {number}")
            yield _Record(number, bucket, event, time[0] if time else NO_TIME)
            number += 1


def _row(record: _Record, zone: ZoneInfo, *, split: bool) -> FoundRow:
    host = record.bucket.hostname
    day = ""
    if split and record.start != NO_TIME:
        day = record.start.astimezone(zone).date().isoformat()
    named = " ".join(filter(None, (host, day)))
    case = CaseKey(named, host or None) if named else None
    return FoundRow(record.number, case, _event(record))


def _event(record: _Record) -> UIEvent:
    bucket, event, data = record.bucket, record.event, record.event.data
    length = min(max(event.duration or 0.0, 0.0), _LONGEST)
    attributes: dict[str, AttributeValue] = {
        name: _plain(value) for name, value in data.items() if name not in _OWN_KEYS
    }
    if record.start == NO_TIME:
        attributes["timestamp"] = event.timestamp
    for name, value in (("bucket", bucket.id), ("type", bucket.type)):
        if value:
            attributes.setdefault(name, value)
    if event.id is not None:
        attributes.setdefault("id", event.id)
    url, title = _said(data, "url"), _said(data, "title")
    status = _said(data, "status")
    end = record.start if record.start == NO_TIME else _later(record.start, length)
    made = window_event(
        record.number,
        application=_said(data, "app") or (None if status else _browser(bucket)),
        title=title,
        url=url,
        started_at=record.start,
        ended_at=end,
        time_quality="order_only" if record.start == NO_TIME else "recorded",
        attributes=attributes,
    )
    if status and not (title or url):
        return replace(made, raw_action=status, target=None, screen_before=None)
    return made


def _later(start: datetime, seconds: float) -> datetime:
    try:
        return start + timedelta(seconds=seconds)
    except OverflowError:
        return start


def _browser(bucket: _Bucket) -> str | None:
    """Name the program of a bucket of pages: ``aw-watcher-web-chrome``."""
    tail = bucket.client.rpartition("-")[2] or bucket.id
    return tail or None


def _said(data: dict[str, Any], name: str) -> str | None:
    value = data.get(name)
    return value if isinstance(value, str) and value else None


def _plain(value: object) -> AttributeValue:
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    return msgspec.json.encode(value).decode()
