"""What every reader and page form promises, as tests: run them on your own.

A test module of a package that adds a reader says which one and gives a sample::

    from pathlib import Path
    from wb2pm.testing import ReaderContract

    class TestMyReader(ReaderContract):
        reader = "my-reader"

        def sample(self, folder: Path) -> Path:
            return Path(__file__).with_name("sample.log")

        texts = ("Save", "kim")

pytest finds the class and runs each promise as a test of its own. `PageContract` does
the same for what decodes the pages of its screens. Nothing here needs pytest to be
imported.
"""

from __future__ import annotations

import pickle
import shutil
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, Literal, get_args

import msgspec

from wb2pm.converters.pages.forms import page_decoder
from wb2pm.converters.sources.readers import (
    Reader,
    SkippedRecording,
    claims_on,
    make_reader,
    reader_options,
    readers,
)
from wb2pm.converters.sources.reading import read_source
from wb2pm.errors import ConversionError
from wb2pm.events import Action, Demonstration, TimeQuality, UIEvent

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from wb2pm.converters.pages.page import Page
    from wb2pm.events import Screen

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
_MOST_WALKED: Final = 10_000
"""Elements that a walk through a sample of a page may meet."""


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


class PageContract:
    """The promises of a page form; subclass it with a form and screens that have it.

    Attributes:
        form: Name under which its decoder is registered (entry point group
            ``wb2pm.page_forms``).
    """

    form: ClassVar[str]

    def screens(self, folder: Path) -> Sequence[Screen]:
        """Return screens whose pages can be decoded, one with elements at least.

        Args:
            folder: An empty folder, to write to what they need.
        """
        raise NotImplementedError

    def hostile(self, folder: Path) -> Sequence[Screen]:
        """Return screens whose pages stand in themselves, are cut off, or are no pages.

        Args:
            folder: An empty folder, to write to what they need.
        """
        raise NotImplementedError

    def test_it_decodes_something(self, tmp_path: Path) -> None:
        """And says of every page what was kept of it."""
        pages = list(self._pages(self.screens(tmp_path)))

        assert any(list(page.elements()) for page in pages)
        assert all(page.is_whole or page.has_boxes for page in pages)

    def test_equal_pages_have_equal_keys(self, tmp_path: Path) -> None:
        """So that each is decoded once, whoever asks."""
        screens = self.screens(tmp_path)

        one, other = (page_decoder(self.form, screens) for _ in range(2))

        assert [one.key(s) for s in screens] == [other.key(s) for s in screens]
        assert all(hash(one.key(s)) == hash(other.key(s)) for s in screens)

    def test_paths_lead_back(self, tmp_path: Path) -> None:
        """The path of an element finds it, or an earlier one of the very same path."""
        for page in self._pages(self.screens(tmp_path)):
            for element in page.elements():
                if element.path is None:
                    continue
                found = page.all_at(element.path)
                assert element in found, element.path
                assert page.at_path(element.path) == found[0]
                assert page.nearest_at(f"{element.path}/no-such[7]") is not None

    def test_ids_lead_to_their_elements(self, tmp_path: Path) -> None:
        """To all of them, where a page repeats one."""
        for page in self._pages(self.screens(tmp_path)):
            for element in page.elements():
                if identity := element.get("id"):
                    assert element in page.by_id(identity)

    def test_parents_contain_their_children(self, tmp_path: Path) -> None:
        """Among their contents, or at the top of their shadow trees."""
        for page in self._pages(self.screens(tmp_path)):
            for element in page.elements():
                assert element.page is page
                if (parent := element.parent) is not None:
                    assert element in [*parent.contents(), *(parent.shadow or ())]
                    assert element in parent.descendants()
                for child in element.children():
                    assert child.parent == element

    def test_neighbours_are_those_of_the_parent(self, tmp_path: Path) -> None:
        """What is before, the element and what is after make up where it stands."""
        for page in self._pages(self.screens(tmp_path)):
            for element in page.elements():
                parent = element.parent
                if parent is None:
                    continue
                row = [*[*element.before()][::-1], element, *element.after()]
                assert row in (list(parent.contents()), list(parent.shadow or ()))

    def test_elements_come_once_and_in_order(self, tmp_path: Path) -> None:
        """And those asked for by tag are those among all."""
        for page in self._pages(self.screens(tmp_path)):
            every = list(page.elements())
            assert len(set(every)) == len(every)
            places = {element: at for at, element in enumerate(every)}
            for tag in {element.tag for element in every if element.tag}:
                assert list(page.elements(tag)) == [e for e in every if e.tag == tag]
            if page.is_whole:
                for element in every:
                    inside = [places[inner] for inner in element.descendants()]
                    assert inside == sorted(inside)
                    assert all(at > places[element] for at in inside)

    def test_a_point_finds_the_innermost_element_shown(self, tmp_path: Path) -> None:
        """Nothing shown that lies in what was found has the point too."""
        for page in self._pages(self.screens(tmp_path)):
            for element in page.elements():
                box = element.box
                if box is None or element.shown is False:
                    continue
                x, y = box.x + box.width / 2, box.y + box.height / 2
                found = page.at(x, y)
                assert found is not None
                assert found.shown is not False
                assert found.box is not None
                assert found.box.contains(x, y)
                assert not any(
                    inner.box is not None
                    and inner.box.contains(x, y)
                    and inner.shown is not False
                    for inner in found.descendants()
                )

    def test_boxes_are_in_one_space(self, tmp_path: Path) -> None:
        """A page that tells where things are counts all from one corner."""
        for page in self._pages(self.screens(tmp_path)):
            boxes = [e.box for e in page.elements() if e.box is not None]
            assert len({box.space for box in boxes}) <= 1
            assert page.has_boxes or not boxes

    def test_what_lies_in_something_hidden_is_hidden(self, tmp_path: Path) -> None:
        """Whole pages know what stands in what."""
        for page in self._pages(self.screens(tmp_path)):
            for element in page.elements():
                if page.is_whole and element.shown is False:
                    assert all(e.shown is False for e in element.descendants())

    def test_hostile_pages_are_refused_or_end(self, tmp_path: Path) -> None:
        """No walk up, down or across goes round in a circle."""
        screens = self.hostile(tmp_path)
        decoder = page_decoder(self.form, screens)
        for screen in screens:
            try:
                key = decoder.key(screen)
                page = None if key is None else decoder.page(key)
            except ConversionError:
                continue
            for element in page.elements() if page is not None else ():
                around = list(islice(element.ancestors(), _MOST_WALKED))
                below = list(islice(element.descendants(), _MOST_WALKED))
                assert len(around) < _MOST_WALKED, "parents stand in one another"
                assert len(below) < _MOST_WALKED, "children hold one another"

    def _pages(self, screens: Sequence[Screen]) -> Iterator[Page]:
        decoder = page_decoder(self.form, screens)
        for screen in screens:
            key = decoder.key(screen)
            if key is not None and (page := decoder.page(key)) is not None:
                yield page
