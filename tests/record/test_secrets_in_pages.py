"""What is typed where it is hidden is in nothing that the recorder writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.record.secret_pages import CASES, ECHO, FAR, NEXT, by_click, files, leaks
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.record import Recorder

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from tests.record.conftest import Site

pytestmark = pytest.mark.interop

PAUSE_MS = 500  # until a screen has settled


def serve(site: Site, name: str) -> None:
    """Serve the page of a case, and where it leads."""
    case = CASES[name]
    other = f"<script>const OTHER = '{site.other_address}';</script>"
    page = f"<!DOCTYPE html><title>Start</title>{other}{ECHO}{case.page}"
    site.pages = {
        "/": page.replace("OTHER/", site.other_address + "/"),
        "/next": other + NEXT,
        "/far": FAR,
        "/log": "",
    }
    if case.framed:
        site.pages["/inner"] = f"<!DOCTYPE html>{ECHO}{case.framed}"


def repeat(page: Page) -> None:
    """Have the page repeat what it knows, everywhere, and go where it leads."""
    page.locator("#echo").click()
    page.wait_for_timeout(PAUSE_MS)
    page.locator("#after").click()
    page.locator("#copy").click()
    page.keyboard.press("Control+a")
    page.keyboard.press("Control+c")
    other = page.context.new_page()
    other.goto(page.evaluate("next.href"))
    other.wait_for_timeout(PAUSE_MS)
    other.close()
    page.locator("#next").click()
    page.locator("#again").click()
    page.locator("#later").click()
    page.keyboard.press("Control+v")
    page.locator("#far").click()
    page.get_by_text("Done").click()
    page.wait_for_timeout(PAUSE_MS)


@pytest.mark.parametrize("name", CASES)
def test_what_is_hidden_is_in_nothing_that_is_written(
    context: BrowserContext, site: Site, tmp_path: Path, name: str
) -> None:
    """Neither when it ends well nor when it is killed after typing or after repeating."""
    serve(site, name)
    case = CASES[name]
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(site.address + "/")
    contents: dict[str, bytes] = {}
    with Recorder(context, out=tmp_path, keep_html=True) as recorder:
        (case.enter or by_click)(page, case.secret)
        page.wait_for_timeout(PAUSE_MS)
        page.locator("#after").click()
        page.wait_for_timeout(PAUSE_MS)
        contents |= {f"killed early: {n}": c for n, c in files(recorder.folder).items()}
        assert page.evaluate("held").strip() == case.secret
        repeat(page)
        contents |= {f"killed late: {n}": c for n, c in files(recorder.folder).items()}
    contents |= files(tmp_path)
    demonstration = read_demonstration(recorder.folder)
    said = [(event.raw_action, event.value) for event in demonstration.events]

    assert demonstration.issues == ()
    entered = {"filled": ("press", "End"), "prompt": ("dialog", "[password]")}
    pasted = "paste" if name.startswith("paste") else "type"
    assert entered.get(name, (pasted, "[password]")) in said
    found = leaks(contents, case.secret)
    assert found == []
    assert len(contents) > 6
