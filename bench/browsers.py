"""How fast recordings of browsers are read, beside the bare parser of each format.

    python bench/browsers.py [--megabytes 16] [--runs 5]

Makes up a recording of every kind and reads it in turns with wb2pm's reader and with
nothing but the format's parser: `zipfile` and `msgspec` line by line for Playwright's
traces, `orjson` for the JSON of the others; none of them makes events or builds a
page. Prints medians in MB/s (of the unpacked JSON) and the ratio of the two times.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import sys
import tempfile
import time
import zipfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import orjson

from wb2pm.converters.sources.readers import make_reader

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

WORDS = ("order", "claim", "table", "row", "field", "value", "form", "list", "menu")
START_MS = 1_709_283_600_000
NODES = 400
"""Elements of a page."""
LETTERS = 12
"""Letters of a text that is typed: rrweb writes a record for each."""


def up_to(size: float, groups: Iterator[list[dict[str, Any]]]) -> Iterator[str]:
    """Encode groups of records until they have a size."""
    written = 0
    for group in groups:
        for record in group:
            line = json.dumps(record, separators=(",", ":"))
            written += len(line)
            yield line
        if written >= size:
            return


def playwright_page(random: Random) -> list[Any]:
    """Make up a page as Playwright's snapshots hold it."""
    words = (" ".join(random.choices(WORDS, k=3)) for _ in range(NODES))
    rows = [["BUTTON", {"class": "row", "id": f"b{n}"}, w] for n, w in enumerate(words)]
    return ["HTML", {"lang": "en"}, ["HEAD", {}], ["BODY", {}, *rows]]


def playwright_calls(random: Random) -> Iterator[list[dict[str, Any]]]:
    """Make up calls, each with its log and the page before and after."""
    yield [
        {
            "type": "context-options",
            "version": 8,
            "browserName": "chromium",
            "wallTime": START_MS,
            "monotonicTime": 0,
            "title": "made up",
        }
    ]
    number = 0
    while True:
        number += 1
        call, at = f"call@{number}", 100.0 * number
        same = {"callId": call, "pageId": "page@1"}
        shot = {**same, "frameUrl": "http://a.example/", "isMainFrame": True}
        page = playwright_page(random) if number % 4 == 1 else [[number % 4, 9]]
        selector = f"#b{random.randrange(NODES)}"
        button = f'locator resolved to <button class="row" id="{selector[1:]}"/>'
        yield [
            {
                **same,
                "type": "before",
                "startTime": at,
                "class": "Frame",
                "method": "click",
                "params": {"selector": selector, "strict": True},
                "beforeSnapshot": f"before@{call}",
            },
            {
                "type": "frame-snapshot",
                "snapshot": {**shot, "snapshotName": f"before@{call}", "html": page},
            },
            {"type": "log", "callId": call, "time": at + 1, "message": button},
            {"type": "log", "callId": call, "time": at + 2, "message": "clicking"},
            {
                "type": "after",
                "callId": call,
                "endTime": at + 50,
                "point": {"x": 10, "y": 20},
                "afterSnapshot": f"after@{call}",
            },
            {
                "type": "frame-snapshot",
                "snapshot": {**shot, "snapshotName": f"after@{call}", "html": [[1, 9]]},
            },
        ]


def rrweb_element(number: int, tag: str, text: str, **told: str) -> dict[str, Any]:
    """Make up an element with a text in it; it takes two numbers."""
    inside = {"type": 3, "textContent": text, "id": number + 1}
    return {
        "type": 2,
        "tagName": tag,
        "attributes": told,
        "childNodes": [inside],
        "id": number,
    }


def rrweb_records(random: Random) -> Iterator[list[dict[str, Any]]]:
    """Make up a page, then clicks, texts and what they change on the page."""
    fields = [
        rrweb_element(10 + 2 * n, "button", random.choice(WORDS), id=f"b{n}")
        for n in range(NODES)
    ]
    fields.append(rrweb_element(4, "input", "", type="text", id="name"))
    body = {
        "type": 2,
        "tagName": "body",
        "attributes": {},
        "childNodes": fields,
        "id": 2,
    }
    page = {"node": {"type": 0, "childNodes": [body], "id": 1}, "initialOffset": {}}
    yield [
        {"type": 4, "data": {"href": "http://a.example/"}, "timestamp": START_MS},
        {"type": 2, "data": page, "timestamp": START_MS},
    ]
    at, free = START_MS, 10 + 2 * NODES
    while True:
        group: list[dict[str, Any]] = []
        target = 10 + 2 * random.randrange(NODES)
        typed = "".join(random.choices("abcdefgh ", k=LETTERS))
        found: list[dict[str, Any]] = [
            {"source": 1, "positions": [{"x": 5, "y": 5, "id": target}] * 20},
            *(
                {"source": 2, "type": kind, "id": target, "x": 5, "y": 5}
                for kind in (1, 0, 2)
            ),
            *(
                {"source": 5, "text": typed[: n + 1], "isChecked": False, "id": 4}
                for n in range(LETTERS)
            ),
            {
                "source": 0,
                "texts": [],
                "attributes": [{"id": target, "attributes": {"class": "used"}}],
                "removes": [{"parentId": 2, "id": free - 2}] if free % 4 else [],
                "adds": [
                    {
                        "parentId": 2,
                        "nextId": None,
                        "node": rrweb_element(free, "li", typed, id=f"i{free}"),
                    }
                ],
            },
        ]
        for data in found:
            at += 40
            group.append({"type": 3, "data": data, "timestamp": at})
        free += 2
        yield group


def devtools_steps(random: Random) -> Iterator[list[dict[str, Any]]]:
    """Make up steps of the DevTools Recorder."""
    yield [{"type": "navigate", "url": "http://a.example/"}]
    while True:
        number = random.randrange(NODES)
        selectors = [
            [f"aria/{random.choice(WORDS)}"],
            [f"#b{number}"],
            [f'xpath///*[@id="b{number}"]'],
            [f"body > div:nth-of-type({number}) > button"],
        ]
        same = {"target": "main", "selectors": selectors}
        yield [
            {"type": "click", **same, "offsetX": 5.5, "offsetY": 7.25},
            {"type": "change", **same, "value": random.choice(WORDS)},
            {"type": "keyDown", "target": "main", "key": "Enter"},
            {"type": "keyUp", "target": "main", "key": "Enter"},
        ]


def selenium_commands(random: Random) -> Iterator[list[dict[str, Any]]]:
    """Make up tests of a Selenium IDE project, of 20 commands each."""
    while True:
        commands = [{"id": "0", "comment": "", "command": "open", "target": "/"}]
        for number in range(1, 20):
            name = f"b{random.randrange(NODES)}"
            commands.append(
                {
                    "id": str(number),
                    "comment": "",
                    "command": "type" if number % 2 else "click",
                    "target": f"id={name}",
                    "targets": [  # type: ignore[dict-item]  # one field is a list
                        [f"id={name}", "id"],
                        [f"css=#{name}", "css:finder"],
                        [f"xpath=//button[@id='{name}']", "xpath:attributes"],
                    ],
                    "value": random.choice(WORDS) if number % 2 else "",
                }
            )
        yield [{"id": "t", "name": f"test {random.random()}", "commands": commands}]


def recordings(
    home: Path, size: float
) -> Iterator[tuple[str, Path, Callable[[Path], object]]]:
    """Return the reader, a file and the bare parser of each kind."""
    random = Random(7)
    lines = up_to(size, playwright_calls(random))
    trace = home / "trace.zip"
    with zipfile.ZipFile(trace, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("trace.trace", "\n".join(lines))
    yield "playwright", trace, parse_lines
    yield "rrweb", written(home / "r.json", up_to(size, rrweb_records(random))), parse
    steps = up_to(size, devtools_steps(random))
    path = written(home / "d.json", steps, '{"title":"made up","steps":[', "]}")
    yield "devtools-recorder", path, parse
    tests = up_to(size, selenium_commands(random))
    named = '{"id":"p","name":"made up","url":"http://a.example","tests":['
    yield "selenium-ide", written(home / "s.side", tests, named, "]}"), parse


def written(
    path: Path, records: Iterable[str], before: str = "[", after: str = "]"
) -> Path:
    """Write records as JSON."""
    path.write_text(f"{before}{','.join(records)}{after}", encoding="utf-8")
    return path


def parse(path: Path) -> object:
    """Decode, and nothing else."""
    return orjson.loads(path.read_bytes())


def parse_lines(path: Path) -> int:
    """Unpack and decode the lines, and nothing else."""
    decoder = msgspec.json.Decoder()
    count = 0
    with zipfile.ZipFile(path) as archive, archive.open("trace.trace") as file:
        for line in file:
            decoder.decode(line)
            count += 1
    return count


def megabytes(path: Path) -> float:
    """Tell the size of the JSON of a recording."""
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as archive:
            return sum(entry.file_size for entry in archive.infolist()) / 1e6
    return path.stat().st_size / 1e6


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
    parser.add_argument("--megabytes", type=float, default=16)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    print(
        f"{'reader':<20}{'events':>8}{'MB':>7}{'MB/s':>9}{'bare MB/s':>11}{'ratio':>8}"
    )
    with tempfile.TemporaryDirectory() as folder:
        for name, path, bare in recordings(Path(folder), given.megabytes * 1e6):
            reader = make_reader(name)

            def read(path: Path, reader: Any = reader) -> list[Any]:  # noqa: ANN401 (any reader)
                return list(reader.read(path))

            # The first time imports and caches; it is not measured.
            events = sum(len(demonstration.events) for demonstration in read(path))
            both = [
                (seconds(read, path), seconds(bare, path)) for _ in range(given.runs)
            ]
            mine, theirs = (
                statistics.median(times) for times in zip(*both, strict=True)
            )
            size = megabytes(path)
            print(
                f"{name:<20}{events:>8,}{size:>7.1f}{size / mine:>9.1f}"
                f"{size / theirs:>11.1f}{mine / theirs:>8.1f}"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
