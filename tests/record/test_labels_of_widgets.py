"""What steps are called on pages with widgets of their own, from recording to label."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.record.test_recorder import record
from wb2pm.converters.labels.labelling import label

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from tests.record.conftest import Site

pytestmark = pytest.mark.interop

FORM = """<title>New customer</title><style>.f { margin: 12px } .i { width: 24px; height: 24px; display: inline-block }
  .drawer { position: fixed; left: 200px; top: 0; width: 500px; height: 600px; background: #eee }</style>
<header><button id=save title=Save><i class=i data-icon=check></i></button>
<button class=add><svg class="i lucide lucide-plus"></svg></button></header>
<div class=f><div>Name</div><div><div><input id=name></div></div></div>
<div class=f><div>Tags</div><div><input id=tags placeholder="Add a tag and press Enter..."></div></div>
<div class=f><div>Remarks</div><div><iframe id=frame width=400 height=60
  srcdoc="<body contenteditable aria-label='Rich Text Area. Press ALT-0 for help.'></body>"></iframe></div></div>
<table><thead><tr><th></th><th>Town</th><th>Customer</th></tr></thead><tbody>
<tr><td><input type=checkbox class=row></td><td class=town>Porto</td><td>Sea Safe</td></tr>
<tr><td><input type=checkbox></td><td>Porto</td><td>Blue Buoy</td></tr>
<tr><td><input type=checkbox></td><td>Kiel</td><td>Tide Tools</td></tr></tbody></table>
<div class=drawer id=drawer hidden><article><main>
<div class=f><div><span><button id=on role=checkbox class=i></button></span><span>Status</span></div><div><input id=value></div></div>
</main></article></div>
<script>document.querySelector('.add').onclick = () => { drawer.hidden = false; };</script>"""

DIAGRAM = """<title>Flow</title><div style="width: 600px; height: 300px"><svg width=600 height=300><g><rect width=600 height=300 fill=white></rect>
<g id=wind transform="translate(60,40)"><rect width=140 height=30></rect><text y=20>Ask for the wind</text></g>
<g id=log transform="translate(300,40)"><rect width=140 height=30></rect><text y=20>Wind log</text></g>
<g id=tide transform="translate(60,140)"><rect width=140 height=30></rect><g><text y=20>Tide of today</text></g><g><text y=20>high</text></g></g>
<g id=ice transform="translate(300,140)"><rect width=140 height=30></rect><g><text y=20>Order ice</text></g><g><text></text></g></g></g></svg></div>"""


GRID = """<title>Runs</title><style>.r { display: flex } .r > * { width: 120px }</style>
<div role=grid><div class=r role=row><span role=columnheader><input type=checkbox aria-label="All"></span>
<span role=columnheader>Run</span><span role=columnheader>Tags</span></div>
<div class=r role=row><span role=gridcell><input type=checkbox aria-label="Press Space to choose (off)"></span>
<span role=gridcell><a href="#a">first-run</a></span><span role=gridcell>spring</span></div>
<div class=r role=row><span role=gridcell><input type=checkbox aria-label="Press Space to choose (off)" id=second></span>
<span role=gridcell><a href="#b">second-run</a></span><span role=gridcell><button aria-label="Edit tags" id=add>Add tags</button></span></div></div>
<div><h4>Remarks</h4><div><ul><li><button aria-label="Bold"><b>B</b></button></li></ul><textarea></textarea></div></div>
<div><div>Sizes</div><button role=switch aria-label="Sizes - Show differences" id=switch></button></div>
<div><button aria-label="Sort by" id=sort>Newest</button></div>
<p><a href="#c" id=two style="display: flex"><span>first-run</span><span>v2</span></a></p>"""


def test_what_is_read_comes_before_what_is_only_said(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A box of a row says how to use it; a label may name its part of the page first."""
    site.pages = {"/": GRID}

    def work(page: Page) -> None:
        page.locator("#second").click()
        page.locator("#add").click()
        page.locator("textarea").press_sequentially("slow")
        page.locator("#switch").click()
        page.locator("#sort").click()
        page.locator("#two").click()

    steps = label(record(context, site, tmp_path, work))

    assert [(step.label, step.element_type, step.value) for step in steps] == [
        ("Click item", "row", "second-run"),
        ("Click 'Add tags'", "button", None),
        ("Enter 'Remarks'", "field", "slow"),
        ("Click 'Show differences'", "checkbox", None),
        ("Click 'Sort by'", "button", None),
        ("Click 'first-run v2'", "link", None),
    ]


def test_fields_icons_and_editors_have_names(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Captions that are plain text, icons alone, a frame that is edited, a drawer."""
    site.pages = {"/": FORM}

    def work(page: Page) -> None:
        page.locator("#name").click()
        page.locator("#name").press_sequentially("Lofoten Nets")
        page.locator("#tags").press_sequentially("nets")
        body = page.frame_locator("#frame").locator("body")
        body.click()
        body.press_sequentially("Met in Kiel")
        page.locator(".row").click()
        page.locator(".town").click()
        page.locator(".add").click()
        page.locator("#on").click()
        page.locator("#value").press_sequentially("x")
        page.locator("#drawer").evaluate("drawer => drawer.remove()")
        page.locator("#save").click()

    steps = label(record(context, site, tmp_path, work))

    assert [(step.label, step.name_source, step.value) for step in steps] == [
        ("Enter 'Name'", "caption", "Lofoten Nets"),
        ("Enter 'Tags'", "caption", "nets"),
        ("Enter 'Remarks'", "caption", "Met in Kiel"),
        ("Click item", "row", "Sea Safe"),
        ("Click item", "row", "Sea Safe"),
        ("Click 'Create'", "icon", None),
        ("Click 'Status'", "caption", None),
        ("Enter 'Status'", "caption", "x"),
        ("Click 'Save'", "tooltip", None),
    ]


def test_shapes_have_their_own_names(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Whichever part of one the pointer met, and the ground none."""
    site.pages = {"/": DIAGRAM}

    def work(page: Page) -> None:
        page.locator("#wind rect").click(position={"x": 130, "y": 25})
        page.mouse.click(500, 250)
        page.locator("#log text").click()
        page.locator("#ice rect").click(position={"x": 130, "y": 25})

    steps = label(record(context, site, tmp_path, work))

    assert [(step.label, step.name_source) for step in steps] == [
        ("Click 'Ask for the wind'", "drawing"),
        ("Click 'canvas'", "drawing"),
        ("Click 'Wind log'", "drawing"),
        ("Click 'Order ice'", "drawing"),
    ]
