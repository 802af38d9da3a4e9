"""What is spoilt: small sources of every reader, in every form that it takes, and real ones."""

from __future__ import annotations

import gzip
import json
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

from msgspec import Struct
from msgspec.structs import replace

from examples.desktops.packing import unpack
from tests import secret_sources
from tests.converters.agents import episodes
from tests.converters.agents.test_android import CONTROL, EPISODE, example, record, zoo
from tests.converters.agents.test_browsergym import AX_OBJECT, DOM
from tests.converters.agents.test_mind2web import rows, task, write
from tests.converters.agents.test_webarena import act, codes, page
from tests.converters.eventlogs.test_event_logs import OCEL_1
from tests.reader_samples import SAMPLES, xes_sample
from tests.secret_lines import Line, secrets
from tests.spoiling.packed import zip_of
from wb2pm.bundled import demonstrations_folder
from wb2pm.converters.ocel.files import write_ocel
from wb2pm.converters.sources.readers import claiming_reader
from wb2pm.converters.tables.parquet import write_parquet
from wb2pm.converters.xes.writer import write_xes
from wb2pm.testing.samples import order_objects, orders

_PICTURES: Final = frozenset({".png", ".jpg", ".jpeg", ".webp", ".mp4", ".svg", ".log"})
_LARGEST: Final = 150_000
"""Bytes of a real source: 100,000 inputs are to be tried in an hour."""
_LINES: Final = 6
_OF_OBJECTS: Final = ("ocel.json", "ocel.xml", "ocel.sqlite")

REAL: Final = (
    *("browser_recordings/rrweb/*", "browser_recordings/devtools/*"),
    *("browser_recordings/selenium/*", "browser_recordings/playwright/*.zip"),
    *("browser_recordings/playwright/upstream/*", "agent_trajectories/*/*.json"),
    *("agent_trajectories/aitz/*/*.json", "browsergym/*/*_[1-4]", "xes_quirks/*"),
    *("logs/*", "logs/ocel/*", "ui_logs/*/*", "wonderbread_*/* @ *"),
)
"""Where real sources stand below a folder of recordings."""


class Source(Struct, frozen=True, kw_only=True):
    """A source that is to be spoilt.

    Attributes:
        reader: Who reads it.
        name: Its name: of a file, or of a folder.
        files: What it holds, by path; of a source that is a file, by its name.
        is_folder: Whether it is a folder.
        options: Reader's options that it needs.
    """

    reader: str
    name: str
    files: dict[str, bytes]
    is_folder: bool = False
    options: dict[str, str] = {}

    def write(self, folder: Path) -> Path:
        """Write it below a folder; return where it stands."""
        home = folder / self.name if self.is_folder else folder
        for name, content in self.files.items():
            path = home / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        return folder / self.name


@cache
def small_sources() -> tuple[Source, ...]:
    """Make up small sources of every reader: the same in every run."""
    with tempfile.TemporaryDirectory() as folder:
        return tuple(_made(Path(folder)))


@cache
def real_sources(data: Path) -> tuple[Source, ...]:
    """Take small sources below a folder of real recordings."""
    found = (path for where in REAL for path in sorted(data.glob(where)))
    return tuple(source for path in found if (source := _taken(path)) is not None)


def _made(home: Path) -> Iterator[Source]:
    """Write each source into a folder of its own, and take it."""
    makers: list[Callable[[Path], Path]] = [
        *(sample.write for name, sample in SAMPLES.items() if name != "wonderbread"),
        *(_with_lines(write_lines) for write_lines in secret_sources.SOURCES.values()),
        *(_bundled, *_agents(), *_logs(), _desktop),
    ]
    for number, make in enumerate(makers):
        folder = home / str(number)
        folder.mkdir()
        source = _taken(make(folder))
        assert source is not None, f"no reader takes what {make} wrote"
        is_ocel = source.name in _OF_OBJECTS
        yield replace(source, options={"case": "item"}) if is_ocel else source


def _with_lines(write_lines: Callable[[Path, Any], Path]) -> Callable[[Path], Path]:
    """Write a few lines with secrets, so that masking has something to do."""
    return lambda folder: write_lines(folder, _lines())


def _lines() -> list[Line]:
    """Choose a few lines of each place that they stand in."""
    chosen: dict[str, list[Line]] = {}
    for line in secrets():
        chosen.setdefault(line.where, []).append(line)
    every = [lines[0] for lines in chosen.values()]
    return [*every, *chosen["field"][1 : 1 + _LINES - len(every)]]


def _bundled(folder: Path) -> Path:
    """Copy the beginning of a bundled demonstration: three states and what was done."""
    source = min(demonstrations_folder().glob("3006 @ *"))
    copy = folder / source.name
    copy.mkdir()
    content = json.loads((source / f"{source.name}.json").read_bytes())
    content["trace"] = content["trace"][:8]
    (copy / f"{source.name}.json").write_text(json.dumps(content), encoding="utf-8")
    sop = f"SOP - {source.name}.txt"
    (copy / sop).write_bytes((source / sop).read_bytes())
    return copy


def _desktop(folder: Path) -> Path:
    """Copy the smallest recording of a Linux desktop, as wb2pm makes them."""
    unpacked = [path for path in unpack(folder / "all").iterdir() if path.is_dir()]
    return min(unpacked, key=lambda path: sum(p.stat().st_size for p in path.iterdir()))


def _agents() -> Iterator[Callable[[Path], Path]]:
    turns = [page(), act("type", element_id="13", text=codes("a b")), page(1)]
    turns += [act("click", element_id="13"), act("stop", answer="x")]
    runs = [{"task_id": 4, "intent": "x", "source": "g", "trajectory": turns}]
    control: dict[str, Any] = {**CONTROL}
    acts = [json.dumps(action) for action in control.pop("actions")]
    screens = control | {"accessibility_trees": [b"x"] * 8, "screenshots": [b"x"] * 8}
    controlled = record(example({**screens, "actions": acts}))
    wild = b"".join(record(example(_flat(step))) for step in EPISODE)
    steps = [zoo(0, 4), zoo(1, 3, result_action_text="socks"), zoo(2, 10)]
    yield lambda folder: _json(folder / "runs.json", runs)
    yield lambda folder: _json(folder / "control.json", [CONTROL])
    yield lambda folder: _bytes(folder / "control.tfrecord", controlled)
    yield lambda folder: _json(folder / "wild.json", EPISODE)
    yield lambda folder: _bytes(folder / "wild.tfrecord", wild)
    yield lambda folder: _bytes(folder / "wild-of-1", gzip.compress(wild, 1, mtime=0))
    yield lambda folder: _json(folder / "APPS-55.json", steps)
    yield lambda folder: write(folder / "tasks.json", [task(), task("b")])
    yield lambda folder: write(folder / "rows.jsonl", rows(task()))
    yield lambda folder: write(folder / "rows.parquet", rows(task()))
    done = ("fill('16', 'jess')\nmouse_click(20, 20)", "click('20')", "go_forward()")
    trees = {"axtree_object": AX_OBJECT, "dom_object": DOM}
    yield lambda folder: episodes.write_episode(folder, episodes.steps(*done))
    yield lambda folder: episodes.write_episode(
        folder,
        episodes.steps(*done, observed=trees),
        arguments=episodes.ExpArgs(),
        summary={"n_steps": 3, "cum_reward": 1.0, "err_msg": None},
    )


def _flat(step: dict[str, Any]) -> dict[str, Any]:
    """Write lists of lists as an example holds them: one after the other."""
    return {
        name: [number for each in held for number in each]
        if isinstance(held, list) and held and isinstance(held[0], list)
        else held
        for name, held in step.items()
    }


def _logs() -> Iterator[Callable[[Path], Path]]:
    yield xes_sample

    def xes(name: str) -> Callable[[Path], Path]:
        def make(folder: Path) -> Path:
            write_xes(orders(), folder / name)
            return folder / name

        return make

    def ocel(name: str) -> Callable[[Path], Path]:
        def make(folder: Path) -> Path:
            write_ocel(order_objects(), folder / name)
            return folder / name

        return make

    def parquet(folder: Path) -> Path:
        write_parquet(orders(), folder / "log.parquet")
        return folder / "log.parquet"

    yield from map(xes, ("log.xes", "log.xes.gz"))
    yield from map(ocel, _OF_OBJECTS)
    yield parquet
    yield lambda folder: _bytes(folder / "log.jsonocel", OCEL_1.encode())


def _json(path: Path, content: Any) -> Path:
    return _bytes(path, json.dumps(content).encode())


def _bytes(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


def _taken(path: Path) -> Source | None:
    """Read a source into memory; None where it is too large or no reader claims it."""
    is_folder = path.is_dir()
    files = [p for p in path.rglob("*") if p.is_file()] if is_folder else [path]
    files = [file for file in files if file.suffix not in _PICTURES]
    if not files or sum(file.stat().st_size for file in files) > _LARGEST:
        return None
    reader = claiming_reader(path)
    if reader is None:
        return None
    home = path if is_folder else path.parent
    return Source(
        reader=reader,
        name=path.name,
        files={
            str(file.relative_to(home)): _repeatable(file.read_bytes())
            for file in sorted(files)
        },
        is_folder=is_folder,
    )


def _repeatable(content: bytes) -> bytes:
    """Pack anew what is packed, without the time at which that was done."""
    if content[:2] == b"\x1f\x8b":
        return gzip.compress(gzip.decompress(content), 1, mtime=0)
    if content[:4] == b"PK\x03\x04":
        with ZipFile(BytesIO(content)) as whole:
            return zip_of(
                [
                    (member.filename, whole.read(member))
                    for member in whole.infolist()
                    if Path(member.filename).suffix not in _PICTURES
                ]
            )
    return content
