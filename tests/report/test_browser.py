"""The report in a real browser: no console message, no request, something to see."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest

from tests.report.builder import make_analysis
from tests.report.chromium import Browser, needs_chromium
from wb2pm.discovery.drawing.process_map import write_process_map
from wb2pm.report.html import write_report

pytestmark = needs_chromium


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
            '<main id="main">',
            "<main id='main'><script>document.title = 'run'</script>"
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
    captions = "[...document.querySelectorAll('caption')]"
    ends = "caption => caption.getBoundingClientRect().right"
    assert browser.evaluate(f"Math.max(...{captions}.map({ends}))") <= width
    assert distinct_rows(picture) > 500


def test_what_is_shown_is_the_report(browser: Browser, report: Path) -> None:
    """The browser finds the headings, the maps and the tables."""
    browser.open(report)

    assert browser.evaluate("document.title") == "Work in the shop"
    assert browser.evaluate("document.querySelectorAll('svg').length") == 3
    assert browser.evaluate("document.querySelectorAll('section').length") == 8
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
