"""The pages of an rrweb recording, as they were before each record."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple

import msgspec

from wb2pm.converters.browser.rrweb import (
    FULL_SNAPSHOT,
    INCREMENTAL,
    INPUT,
    META,
    MUTATION,
    Record,
    data_of,
    read_records,
)
from wb2pm.converters.browser.rrweb_page import RecordedPage
from wb2pm.errors import ConversionError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from wb2pm.converters.pages.tree import TreePage
    from wb2pm.events import Screen


class _Kind(msgspec.Struct):
    source: int | None = None


_source = msgspec.json.Decoder(_Kind)
_MOST_RECORDINGS = 4
"""Files that are kept in memory; a demonstration has one."""


class RrwebKey(NamedTuple):
    """What tells one page from others.

    Attributes:
        source: The recording.
        changes: How many of its records made the page what it is.
    """

    source: str
    changes: int


class ReplayedPages:
    """Builds pages by playing a recording up to where they were seen."""

    may_be_whole: ClassVar[bool] = True
    may_have_boxes: ClassVar[bool] = False

    def __init__(self, screens: Iterable[Screen]) -> None:
        """Take the screens; each recording is read when its first page is asked for."""
        del screens  # each says where its page is
        self._recordings: dict[str, _Recording | None] = {}

    def key(self, screen: Screen) -> RrwebKey | None:
        """Tell which page a screen shows; None if its recording has moved."""
        at = screen.page_key or ""
        if screen.source is None or not at.isdecimal():
            return None
        recording = self._recording(screen.source)
        if recording is None:
            return None
        return RrwebKey(screen.source, recording.changes_before(int(at)))

    def page(self, key: RrwebKey) -> TreePage | None:
        """Build a page from the last snapshot before it and what changed since.

        Raises:
            ConversionError: If a record cannot be decoded.
        """
        recording = self._recording(key.source)
        return None if recording is None else recording.page(key.changes)

    def _recording(self, source: str) -> _Recording | None:
        if source not in self._recordings:
            if len(self._recordings) >= _MOST_RECORDINGS:
                self._recordings.pop(next(iter(self._recordings)))
            try:
                records = read_records(Path(source))
            except (ConversionError, OSError):  # it has moved: no pages
                self._recordings[source] = None
            else:
                self._recordings[source] = _Recording(source, records)
        return self._recordings[source]


class _Recording:
    """A recording that is played forward; back only to the snapshot before."""

    def __init__(self, source: str, records: list[Record]) -> None:
        self._path = Path(source)
        self._changes = [
            (place, record)
            for place, record in enumerate(records)
            if record.type in {META, FULL_SNAPSHOT} or _changes_page(record)
        ]
        self._places = [place for place, _ in self._changes]
        self._snapshots = [
            number
            for number, (_, record) in enumerate(self._changes)
            if record.type == FULL_SNAPSHOT
        ]
        self._page = RecordedPage()
        self._url: str | None = None
        self._played = 0

    def changes_before(self, position: int) -> int:
        """Count the records before a position that made the page what it is there."""
        return bisect_left(self._places, position)

    def page(self, changes: int) -> TreePage | None:
        """Build the page that the first of the changes make."""
        before = bisect_right(self._snapshots, changes - 1)
        snapshot = self._snapshots[before - 1] if before else 0
        if changes < self._played or self._played < snapshot:
            self._page, self._url, self._played = RecordedPage(), None, snapshot
            for place, record in reversed(self._changes[:snapshot]):
                if record.type == META:
                    self._go(place, record)
                    break
        for place, record in self._changes[self._played : changes]:
            self._play(place, record)
        self._played = changes
        tree = self._page.tree(self._url)
        return tree if next(tree.elements(), None) is not None else None

    def _play(self, place: int, record: Record) -> None:
        if record.type == META:
            self._go(place, record)
            return
        data = data_of(record, self._path, place)
        if record.type == FULL_SNAPSHOT:
            self._page.show(data.get("node"))
        elif data.get("source") == INPUT:
            held, checked = data.get("text"), data.get("isChecked")
            self._page.hold(data.get("id"), held, checked=checked)
        else:
            self._page.change(data)

    def _go(self, place: int, record: Record) -> None:
        address = data_of(record, self._path, place).get("href")
        self._url = address if isinstance(address, str) else None


def _changes_page(record: Record) -> bool:
    if record.type != INCREMENTAL:
        return False
    try:
        return _source.decode(record.data).source in {MUTATION, INPUT}
    except (msgspec.DecodeError, UnicodeError):
        return False
