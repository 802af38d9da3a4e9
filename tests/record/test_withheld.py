"""Whenever a recorder is killed, it has left no secret that was not known to be one yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.record.secret_pages import CASES, SECRET, files, leaks
from tests.record.test_secrets_in_pages import serve
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.record import Recorder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from tests.record.conftest import Site

pytestmark = pytest.mark.interop

SETTLED_MS = 600


def pasted(page: Page) -> Iterator[str]:
    """Copy a secret from where it stands in clear and paste it where secrets go."""
    page.locator("#source").click()
    yield "clicked on"
    page.keyboard.press("Control+a")
    page.keyboard.press("Control+c")
    page.wait_for_timeout(SETTLED_MS)
    yield "copied"
    page.locator("#copy").click()
    page.wait_for_timeout(SETTLED_MS)
    yield "elsewhere"
    page.locator("#f").click()
    page.keyboard.press("Control+v")
    yield "pasted"


def with_a_slip(page: Page) -> Iterator[str]:
    """Type it with a slip in the middle."""
    page.locator("#f").click()
    for typed in (SECRET[:4], "xy", None, None, *SECRET[4:]):
        if typed is None:
            page.keyboard.press("Backspace")
        else:
            page.keyboard.type(typed)
        yield f"typed {typed!r}"
    page.wait_for_timeout(SETTLED_MS)
    yield "typed"


def typed_then_hidden(page: Page) -> Iterator[str]:
    """Type it in clear, leave the field, and have the page hide it then."""
    page.locator("#f").click()
    page.keyboard.type(SECRET)
    page.wait_for_timeout(SETTLED_MS)
    yield "typed in clear"
    page.locator("#hide").click()
    page.wait_for_timeout(SETTLED_MS)
    yield "hidden"


@pytest.mark.parametrize(
    ("case", "steps"),
    [
        ("paste", pasted),
        ("typed with a slip", with_a_slip),
        ("masked by script, with a slip", with_a_slip),
        ("hidden after typing", typed_then_hidden),
    ],
)
def test_nothing_is_written_before_it_is_known(
    context: BrowserContext,
    site: Site,
    tmp_path: Path,
    case: str,
    steps: Callable[[Page], Iterator[str]],
) -> None:
    """At each moment, what a kill would leave is read and holds no secret."""
    serve(site, case)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(site.address + "/")
    with Recorder(context, out=tmp_path, keep_html=True) as recorder:
        page.wait_for_timeout(SETTLED_MS)
        for moment in steps(page):
            left = files(recorder.folder)
            assert leaks(left, CASES[case].secret) == [], moment
            assert read_demonstration(recorder.folder).issues, moment
    assert leaks(files(recorder.folder), SECRET) == []


def test_what_waited_is_written_once_the_page_is_left(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """On a page that hides something, what was done is told at once, its words later."""
    site.pages = {
        "/": "<title>In</title><label>Name <input id=n></label><input type=password>"
        "<a href=/next>Next</a>",
        "/next": "<title>Next</title><label>City <input id=c></label><button>Save</button>",
    }
    page = context.new_page()
    page.goto(site.address + "/")
    with Recorder(context, out=tmp_path, keep_html=True) as recorder:
        page.locator("#n").click()
        page.keyboard.type("Ann")
        page.wait_for_timeout(SETTLED_MS)
        held_back = read_demonstration(recorder.folder)
        page.get_by_text("Next").click()
        page.wait_for_timeout(SETTLED_MS)
        page.locator("#c").click()
        page.keyboard.type("Oslo")
        page.wait_for_timeout(SETTLED_MS)
        left = read_demonstration(recorder.folder)
        page.get_by_text("Save").click()
        page.wait_for_timeout(SETTLED_MS)
        left_again = read_demonstration(recorder.folder)

    ended = read_demonstration(recorder.folder)
    assert [(e.action, e.value) for e in held_back.events] == [
        ("click", None),
        ("type", None),
    ]
    assert [(e.action, e.value) for e in left.events] == [
        ("click", None),
        ("type", "Ann"),
        ("click", None),
        ("click", None),
        ("type", None),
    ]
    assert left_again.events[4].value == "Oslo"
    assert [e.value for e in ended.events] == [e.value for e in left_again.events]
    assert [e.target and e.target.label for e in ended.events[:3]] == [
        "Name",
        "Name",
        None,
    ]
    trace = (recorder.folder / f"{recorder.folder.name}.json").read_text()
    assert '<input id=\\"n\\"' in trace
    assert '<input id=\\"c\\"' in trace
