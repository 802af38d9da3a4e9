"""Guides in a real browser: on screens of any width, and on paper."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from wb2pm.procedures.reading import parse_procedure
from wb2pm.procedures.step_pictures import Illustrations, StepPicture
from wb2pm.record.browsers import installed_browser, launch_browser

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Page, sync_playwright

pytestmark = [
    pytest.mark.interop,
    pytest.mark.skipif(installed_browser() is None, reason="needs Chromium"),
]
TEXT = (
    "Log out of everything\n\nPurpose: To go home.\nStart: On http://a.example/x.\n\n"
    f'1. Click on "{"Log" * 90}".\n   - Or press Q.\n2. Look <b>up</b>.\n\nResult: Bye.'
)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    """An empty page."""
    with sync_playwright() as play:
        browser = launch_browser(play)
        yield browser.new_page()
        browser.close()


@pytest.fixture
def guide(tmp_path: Path) -> Path:
    """Write a guide with a large picture."""
    drawn = io.BytesIO()
    Image.new("RGB", (960, 500), "teal").save(drawn, "PNG")
    picture = StepPicture(png=drawn.getvalue(), width=960, height=500, alt="Page: Log")
    path = tmp_path / "guide.html"
    parse_procedure(TEXT).write(path, pictures=Illustrations(steps=(picture, None)))
    return path


@pytest.mark.parametrize("width", [400, 800, 1280])
def test_nothing_sticks_out_and_nothing_complains(
    page: Page, guide: Path, width: int
) -> None:
    """The page never scrolls sideways; it asks for nothing but itself."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("request", lambda request: said.append(request.url[:40]))
    page.set_viewport_size({"width": width, "height": 900})

    page.goto(guide.as_uri())

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("img").evaluate("image => image.naturalWidth") == 960
    assert [text for text in said if not text.startswith(("file:", "data:"))] == []


def test_other_ways_are_folded_on_screens_and_open_on_paper(
    page: Page, guide: Path
) -> None:
    """Nobody unfolds a sheet; a screen reader meets them once."""
    page.goto(guide.as_uri())
    folded, printed = page.locator("details li"), page.locator(".paper li")

    page.emulate_media(media="screen")
    on_screen = (folded.is_visible(), printed.is_visible())
    page.emulate_media(media="print")
    on_paper = (folded.is_visible(), printed.is_visible())

    assert (on_screen, on_paper) == ((False, False), (False, True))
    assert page.pdf(prefer_css_page_size=True)[:5] == b"%PDF-"
    page.emulate_media(media="screen")


def test_the_browser_finds_its_parts_by_role(page: Page, guide: Path) -> None:
    """Headings, a list of steps, a picture with a name, one link."""
    page.goto(guide.as_uri())

    headings = page.get_by_role("heading")
    assert headings.all_inner_texts()[0] == "Log out of everything"
    assert headings.count() == 5
    assert page.get_by_role("img", name="Page: Log", exact=True).count() == 1
    assert page.get_by_role("link").all_inner_texts() == ["http://a.example/x"]
    assert page.locator("ol > li").count() == 2
    assert page.locator("b").count() == 0
