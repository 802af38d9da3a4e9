"""What every reader promises, on a sample of its source."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, Literal, get_args

import msgspec

from wb2pm.converters.sources.readers import (
    Reader,
    SkippedRecording,
    claims_on,
    make_reader,
    reader_options,
    readers,
)
from wb2pm.converters.sources.reading import read_source
from wb2pm.events import Action, Demonstration, TimeQuality, UIEvent

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


FOREIGN: Final[dict[str, bytes]] = {
    "empty": b"",
    "space.txt": b" \n\t\n",
    "prose.txt": "Ein Satz, und noch einer: \u00e4\u00f6\u00fc.\n".encode(),
    "bytes.bin": bytes(range(256)) * 4,
    "zeros.bin": bytes(1000),
    "object.json": b"{}",
    "array.json": b"[]",
    "number.json": b"17",
    "half.json": b'{"trace": [',
    "lines.jsonl": b'{"a": 1}\n{"a": 2}\n',
    "table.csv": b"name,price\nlamp,12.50\n",
    "semicolons.csv": b"name;price\nlamp;12,50\n",
    "header.csv": b"name,price\n",
    "page.html": b"<!DOCTYPE html><html><body><p>Hello</p></body></html>",
    "tree.xml": b'<?xml version="1.0"?><catalog><book id="1"/></catalog>',
    "archive.zip": b"PK\x05\x06" + bytes(18),
    "packed.gz": b"\x1f\x8b\x08\x00broken",
    "picture.png": b"\x89PNG\r\n\x1a\n" + bytes(20),
    "database.sqlite": b"SQLite format 3\x00" + bytes(84),
    "columns.parquet": b"PAR1" + bytes(8) + b"PAR1",
    "wide.txt": "\u4f60\u597d".encode("utf-16"),
}
"""Files of no format that is read: name -> content."""

_CUTS: Final = (0.02, 0.25, 0.5, 0.9, 0.99)
"""Where a sample is cut off, as shares of its length."""


class ReaderContract:
    """The promises of a reader; subclass it with a reader and a sample.

    Attributes:
        reader: Name under which it is registered (entry point group
            ``wb2pm.readers``).
        options: Options that the sample needs.
        texts: Texts that stand in the sample and must be found in what is read.
        order: ``file`` for a source that is one stream of records; ``time`` for one
            of several streams, which only clocks can bring together.
    """

    reader: ClassVar[str]
    options: ClassVar[Mapping[str, str]] = {}
    texts: ClassVar[tuple[str, ...]] = ()
    order: ClassVar[Literal["file", "time"]] = "file"

    def sample(self, folder: Path) -> Path:
        """Return a file or folder that the reader can read.

        Args:
            folder: An empty folder to write it to, if it is not a file of the tests.
        """
        raise NotImplementedError

    def test_it_claims_its_sample_alone(self, tmp_path: Path) -> None:
        """Exactly one reader claims a file, and says what shows it."""
        claims = claims_on(self.sample(tmp_path))

        assert list(claims) == [self.reader]
        assert claims[self.reader].strip()

    def test_it_claims_nothing_else(self, tmp_path: Path) -> None:
        """Neither other files, nor empty ones, nor what is not there."""
        reader = make_reader(self.reader, self.options)
        claimed = [p.name for p in _foreign(tmp_path) if reader.claims(p) is not None]

        assert claimed == []

    def test_its_options_are_typed_and_explained(self) -> None:
        """Each has a meaning, a kind, and a default that is of that kind."""
        kind = readers.get(self.reader)

        description = getattr(kind, "description", "")
        assert description.strip()
        assert "\n" not in description
        for option in reader_options(self.reader):
            assert option.meaning.strip(), f"say what {option.name} means"
            assert option.kind.strip(), f"say what type {option.name} has"
            made = make_reader(self.reader, {option.name: option.default})
            assert getattr(made, option.name) == option.default

    def test_it_reads_something(self, tmp_path: Path) -> None:
        """The sample holds at least one event, and nothing of it is skipped."""
        outcomes = self._read(self.sample(tmp_path))

        skipped = [o.reason for o in outcomes if isinstance(o, SkippedRecording)]
        assert skipped == []
        assert any(d.events for d in _demonstrations(outcomes))

    def test_counts_reconcile(self, tmp_path: Path) -> None:
        """Each record of the source is an event or is named in the issues."""
        for demonstration in _demonstrations(self._read(self.sample(tmp_path))):
            assert demonstration.source_actions >= 0
            if demonstration.source_actions > len(demonstration.events):
                assert demonstration.issues, "records are missing and nothing says so"

    def test_every_demonstration_says_what_it_is(self, tmp_path: Path) -> None:
        """By its id, and says where it comes from; equal ids are numbered later."""
        for demonstration in _demonstrations(self._read(self.sample(tmp_path))):
            assert demonstration.id
            assert demonstration.source
            assert demonstration.source_format == self.reader

    def test_the_order_is_that_of_the_source(self, tmp_path: Path) -> None:
        """Positions never fall, and ids of events are unique in a demonstration."""
        for demonstration in _demonstrations(self._read(self.sample(tmp_path))):
            events = demonstration.events
            places = [event.source_index for event in events]
            times = [event.started_at for event in events]

            if self.order == "file":
                assert places == sorted(places)
            else:
                assert times == sorted(times)
            assert len({event.id for event in events}) == len(events)

    def test_times_have_a_zone(self, tmp_path: Path) -> None:
        """And no event ends before it begins."""
        for event in _events(self._read(self.sample(tmp_path))):
            assert event.started_at.tzinfo is not None
            assert event.ended_at.tzinfo is not None
            assert event.ended_at >= event.started_at
            assert event.time_quality in get_args(TimeQuality)

    def test_actions_are_of_the_closed_set(self, tmp_path: Path) -> None:
        """And the source's own word is kept."""
        for event in _events(self._read(self.sample(tmp_path))):
            assert event.action in get_args(Action)
            assert event.raw_action

    def test_texts_of_the_source_survive(self, tmp_path: Path) -> None:
        """Those that the test names are found in what was read."""
        read = msgspec.json.encode(self._read(self.sample(tmp_path))).decode()
        absent = [
            t for t in self.texts if msgspec.json.encode(t).decode()[1:-1] not in read
        ]

        assert absent == []

    def test_what_is_read_is_plain_data(self, tmp_path: Path) -> None:
        """It goes through JSON and to other processes unchanged."""
        for demonstration in _demonstrations(self._read(self.sample(tmp_path))):
            encoded = msgspec.json.encode(demonstration)
            assert msgspec.json.decode(encoded, type=Demonstration) == demonstration
            assert pickle.loads(pickle.dumps(demonstration)) == demonstration  # noqa: S301 (just made)

    def test_reading_twice_gives_the_same(self, tmp_path: Path) -> None:
        """Nothing depends on chance or on what was read before."""
        sample = self.sample(tmp_path)

        assert self._read(sample) == self._read(sample)

    def test_the_reader_goes_to_other_processes(self) -> None:
        """It is a value, equal to one of the same options."""
        reader = make_reader(self.reader, self.options)

        assert pickle.loads(pickle.dumps(reader)) == reader  # noqa: S301 (just made)

    def test_damaged_samples_are_refused_or_read_with_a_reason(
        self, tmp_path: Path
    ) -> None:
        """Cut off, overwritten or emptied: nothing but a reason comes of it."""
        whole = tmp_path / "whole"
        whole.mkdir()
        sample = self.sample(whole)
        for number, damaged in enumerate(_damaged(sample, tmp_path)):
            make_reader(self.reader, self.options).claims(damaged)
            for outcome in self._read(damaged):
                reason = getattr(outcome, "reason", "read")
                assert reason.strip(), f"damage {number} has no reason"

    def test_foreign_files_named_as_its_own_are_refused(self, tmp_path: Path) -> None:
        """With a reason that says what is wrong, never with a traceback."""
        for path in _foreign(tmp_path):
            for outcome in self._read(path):
                if isinstance(outcome, SkippedRecording):
                    assert outcome.reason.strip()

    def _read(self, path: Path) -> list[Demonstration | SkippedRecording]:
        reader: Reader = make_reader(self.reader, self.options)
        return list(read_source(path, reader))


def _foreign(folder: Path) -> Iterator[Path]:
    place = folder / "foreign"
    place.mkdir()
    for name, content in FOREIGN.items():
        path = place / name
        path.write_bytes(content)
        yield path
    empty = place / "an empty folder"
    empty.mkdir()
    yield empty
    yield place / "absent"


def _damaged(sample: Path, folder: Path) -> Iterator[Path]:
    """Return copies of a sample, each damaged in another way, under its own name."""
    for number, cut in enumerate((*_CUTS, None)):
        place = folder / f"damaged {number}"
        place.mkdir()
        copy = place / sample.name
        if sample.is_dir():
            shutil.copytree(sample, copy)
        else:
            shutil.copyfile(sample, copy)
        for file in [copy, *copy.rglob("*")] if copy.is_dir() else [copy]:
            if file.is_file():
                file.chmod(0o600)
                content = file.read_bytes()
                file.write_bytes(
                    _overwritten(content)
                    if cut is None
                    else content[: int(len(content) * cut)]
                )
        yield copy


def _overwritten(content: bytes) -> bytes:
    """Overwrite every 97th byte: enough to break anything, and the same every time."""
    damaged = bytearray(content)
    damaged[::97] = b"\xff" * len(damaged[::97])
    return bytes(damaged)


def _demonstrations(
    outcomes: list[Demonstration | SkippedRecording],
) -> Iterator[Demonstration]:
    return (o for o in outcomes if isinstance(o, Demonstration))


def _events(outcomes: list[Demonstration | SkippedRecording]) -> Iterator[UIEvent]:
    return (e for d in _demonstrations(outcomes) for e in d.events)
