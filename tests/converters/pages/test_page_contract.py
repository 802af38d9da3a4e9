"""Every page form keeps the promises of one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from tests.converters.traces import Trace, state, write_trace
from wb2pm.converters.pages.forms import page_forms
from wb2pm.events import Screen
from wb2pm.testing import PageContract

if TYPE_CHECKING:
    from collections.abc import Sequence

FORM = """
<nav><a href="/">Home</a> <a href="/orders">Orders</a></nav>
<h2>Order</h2><!-- not seen -->
<form><label for="n">Name</label> <input id="n" type="text"> and
<label>Gift <input type="checkbox"></label>
<table><tbody><tr><td>1</td><td><a href="/o/1">First</a></td></tr>
<tr><td>2</td><td><a href="/o/2">Second</a></td></tr></tbody></table>
<p hidden>Gone <b>indeed</b></p><b id="n">Twice</b>
<div><template shadowrootmode="open"><i>in the shadow <slot></slot></i></template>
slotted <u>text</u></div>
<button type="submit">Save</button></form>
"""


def screens_of(folder: Path, body: str) -> list[Screen]:
    """Return the screens of a recording on one page."""
    demonstration = Trace().show(body).click("//button").read(folder)
    found = [s for e in demonstration.events for s in (e.screen_before, e.screen_after)]
    return [screen for screen in found if screen is not None]


class TestTracePages(PageContract):
    """The source of pages in a trace."""

    form = "wonderbread"

    def screens(self, folder: Path) -> Sequence[Screen]:
        """Return the screens of a form."""
        return screens_of(folder, FORM)

    def hostile(self, folder: Path) -> Sequence[Screen]:
        """Return pages that are deep, broken, or none."""
        deep = "<div>" * 3000
        sources = [deep, "\x00", "<", "<a><b></a></b>", "<html><html><body><html>", 7]
        entries = [state(html=source) for source in sources]
        home = write_trace(folder, {"trace": entries})
        index = range(len(sources))
        file = str(next(home.glob("*.json")))
        return [
            Screen(page_format="wonderbread", source=file, source_index=at)
            for at in index
        ]


class TestCornerLists(PageContract):
    """What the recorder lists of a page."""

    form = "wonderbread:corner"

    def screens(self, folder: Path) -> Sequence[Screen]:
        """Return the screens of a form."""
        return screens_of(folder, FORM)

    def hostile(self, folder: Path) -> Sequence[Screen]:  # noqa: ARG002 (screens carry them)
        """Return lists whose paths repeat and lists that are none."""
        paths = ["/", "//", "/a/", "/a", "/a", "/a/a", "", "//*[@id='/a']", None]
        listed = json.dumps([{"tag": "a", "xpath": path} for path in paths])
        return [
            Screen(elements_json=text, elements_format=self.form)
            for text in (listed, "[", "{}", "7", '[{"x": "a"}]')
        ]


class TestCentreLists(TestCornerLists):
    """The same, placed by centres."""

    form = "wonderbread:centre"

    def screens(self, folder: Path) -> Sequence[Screen]:
        """Return the screens of a recording that was not cleaned."""
        demonstration = Trace(cleaned=False).show(FORM).click("//button").read(folder)
        screen = demonstration.events[0].screen_before
        assert screen is not None
        return [screen]


def test_every_form_is_tested() -> None:
    """A form without a class of these promises keeps them by chance."""
    tests = Path(__file__).parents[2].rglob("test_*.py")
    written = "".join(path.read_text(encoding="utf-8") for path in tests)

    own = [form for form in page_forms.names() if page_forms.is_built_in(form)]
    known = [form for form in own if not form.endswith(" of the tests")]
    assert [f for f in known if f'    form = "{f}"\n' not in written] == []
