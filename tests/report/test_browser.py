"""The report in a real browser: no console message, no request, something to see."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import struct
import subprocess
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.report.builder import make_analysis
from wb2pm.discovery.drawing.process_map import write_process_map
from wb2pm.report.html import write_report

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)

pytestmark = [
    pytest.mark.interop,
    pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium"),
]


class Browser:
    """A headless browser, spoken to over a pipe (DevTools protocol)."""

    def __init__(self, to_browser: int, from_browser: int) -> None:
        self._write = to_browser
        self._read = from_browser
        self._rest = b""
        self._count = 0
        self.events: list[dict[str, Any]] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = ""
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        for domain in ("Page", "Network", "Runtime", "Log"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **params: object) -> dict[str, Any]:
        """Call a method and wait for its result; events are kept."""
        self._count += 1
        message: dict[str, Any] = {
            "id": self._count,
            "method": method,
            "params": params,
        }
        if getattr(self, "_session", ""):
            message["sessionId"] = self._session
        os.write(self._write, json.dumps(message).encode() + b"\0")
        while True:
            reply = self._receive()
            if reply.get("id") == self._count:
                assert "error" not in reply, reply
                result: dict[str, Any] = reply["result"]
                return result
            self.events.append(reply)

    def open(self, path: Path) -> None:
        """Open a file and wait until it has loaded."""
        self.events.clear()
        self.call("Page.navigate", url=path.as_uri())
        while not self.named("Page.loadEventFired"):
            self.events.append(self._receive())

    def named(self, method: str) -> list[dict[str, Any]]:
        """Return the parameters of the events of one name."""
        return [e["params"] for e in self.events if e.get("method") == method]

    def evaluate(self, expression: str) -> Any:
        """Evaluate an expression in the page."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True
        )
        return result["result"].get("value")

    def screenshot(self, width: int) -> bytes:
        """Take a picture of the whole page at a width; PNG."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=900,
            deviceScaleFactor=1,
            mobile=False,
        )
        taken = self.call("Page.captureScreenshot", captureBeyondViewport=True)
        return base64.b64decode(taken["data"])

    def _receive(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            data = os.read(self._read, 1 << 16)
            assert data, "the browser went away"
            self._rest += data
        raw, _, self._rest = self._rest.partition(b"\0")
        message: dict[str, Any] = json.loads(raw)
        return message


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Start a browser that reads commands from descriptor 3 and answers on 4."""
    to_browser, from_test = os.pipe()
    to_test, from_browser = os.pipe()
    command = (
        f'exec "$0" --headless --no-sandbox --disable-gpu --remote-debugging-pipe'
        f' --user-data-dir="$1" 3<&{to_browser} 4>&{from_browser}'
    )
    profile = tmp_path_factory.mktemp("profile")
    process = subprocess.Popen(
        ["/bin/bash", "-c", command, str(CHROMIUM), str(profile)],
        pass_fds=(to_browser, from_browser),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(to_browser)
    os.close(from_browser)
    try:
        yield Browser(from_test, to_test)
    finally:
        os.close(from_test)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=60)
        if process.poll() is None:
            process.terminate()
            process.wait(timeout=60)
        os.close(to_test)


def distinct_rows(png: bytes) -> int:
    """Count the different rows of pixels in a picture."""
    width, _, depth, colour = struct.unpack(">IIBB", png[16:26])
    assert (depth, colour) in {(8, 2), (8, 6)}
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    stride = width * (3 if colour == 2 else 4) + 1
    pixels = zlib.decompress(data)
    return len({pixels[n : n + stride] for n in range(0, len(pixels), stride)})


@pytest.fixture
def report(tmp_path: Path) -> Path:
    """Write the report of the builder."""
    path = tmp_path / "report.html"
    write_report(make_analysis(), path)
    return path


def test_the_report_opens_without_a_message_or_a_request(
    browser: Browser, report: Path
) -> None:
    """The file itself is all that is fetched, and nothing complains."""
    browser.open(report)

    fetched = [
        event["request"]["url"] for event in browser.named("Network.requestWillBeSent")
    ]
    assert [url for url in fetched if url != "data:,"] == [report.as_uri()]
    assert browser.named("Log.entryAdded") == []
    assert browser.named("Runtime.consoleAPICalled") == []
    assert browser.named("Runtime.exceptionThrown") == []


def test_the_policy_stops_what_escaping_might_miss(
    browser: Browser, report: Path
) -> None:
    """A script and a picture put into the file neither run nor load."""
    content = report.read_text(encoding="utf-8")
    report.write_text(
        content.replace(
            "<main>",
            "<main><script>document.title = 'run'</script>"
            "<img src='http://127.0.0.1:9/x.png' onerror='document.title = 1'>",
        ),
        encoding="utf-8",
    )

    browser.open(report)

    assert browser.evaluate("document.title") == "Work in the shop"
    refused = [event["entry"]["text"] for event in browser.named("Log.entryAdded")]
    assert len(refused) == 3
    assert all("Content Security Policy" in text for text in refused)


@pytest.mark.parametrize("width", [420, 800, 1280])
def test_nothing_sticks_out_at_any_width(
    browser: Browser, report: Path, width: int
) -> None:
    """The page never scrolls sideways, and shows more than an empty sheet."""
    browser.open(report)

    picture = browser.screenshot(width)

    assert browser.evaluate("document.documentElement.scrollWidth") <= width
    assert distinct_rows(picture) > 500


def test_what_is_shown_is_the_report(browser: Browser, report: Path) -> None:
    """The browser finds the headings, the maps and the tables."""
    browser.open(report)

    assert browser.evaluate("document.title") == "Work in the shop"
    assert browser.evaluate("document.querySelectorAll('svg').length") == 3
    assert browser.evaluate("document.querySelectorAll('section').length") == 7
    assert browser.evaluate("document.compatMode") == "CSS1Compat"


def test_texts_fit_their_boxes(browser: Browser, report: Path) -> None:
    """No label of a process map is wider than the box it stands in."""
    browser.open(report)

    too_wide = browser.evaluate(
        """[...document.querySelectorAll('svg g > rect')].filter(rect => {
             const box = rect.getBBox();
             return [...rect.parentNode.querySelectorAll('text')].some(text => {
               const inner = text.getBBox();
               return inner.y >= box.y && inner.y < box.y + box.height
                 && Math.abs(inner.x + inner.width / 2 - box.x - box.width / 2) < 1
                 && inner.width > box.width;
             });
           }).length"""
    )

    assert too_wide == 0


def test_a_map_opens_as_a_file_of_its_own(browser: Browser, tmp_path: Path) -> None:
    """An SVG file is complete too."""
    path = tmp_path / "map.svg"
    write_process_map(make_analysis().map, path)

    browser.open(path)

    assert browser.named("Log.entryAdded") == []
    assert browser.evaluate("document.documentElement.tagName") == "svg"
    assert len(browser.named("Network.requestWillBeSent")) == 1
