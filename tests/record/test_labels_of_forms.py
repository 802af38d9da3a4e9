"""What fields and links are called whose labels hold more, or less, than people read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.record.test_recorder import record
from wb2pm import columns
from wb2pm.converters.labels.labelling import label

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from tests.record.conftest import Site

pytestmark = pytest.mark.interop

LINES = """<style>.f { display: flex; margin: 12px } .f > label { width: 160px } label span { display: block; font-size: 12px }
  label i { float: right } .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0) }</style>"""

VOUCHER = f"""<title>Voucher</title>{LINES}
<h1>Dashboard</h1><div><input id=go placeholder="Go to event" style="width: 500px"></div>
<div class=f><label for=product>Product<span>Optional</span></label><input id=product></div>
<div class=f><label for=tag>Price effect</label><select id=mode><option>Set</option><option>Less</option></select>
<label class=sr for=value>Voucher value</label><input id=value></div>
<div class=f><label for=tag>Tag<span>Optional</span></label><input id=tag></div>
<div class=f><label>Valid until</label><input aria-label=Date id=date></div>
<div class=f><label>Description<span>Optional</span></label><textarea id=said title=English placeholder="e.g. half price"></textarea></div>
<div class=f><label for=seats>Seats <i>required</i></label><input id=seats></div>
<div class=f><label for=berth>Berth <i>required</i></label><input id=berth></div>
<div class=f><label for=first>First<br>name</label><input id=first></div>
<h3>Internal comment</h3><form style="margin: 12px 0"><label class=sr for=comment>Comment</label><textarea id=comment></textarea>
<input type=checkbox></form>"""

LINKS = """<title>Events</title><style>a { display: block; margin: 12px } .line { display: flex }</style>
<a href=#1 id=cruise><div>Lantern Cruise</div><div>Harbour Line</div><div>17:00</div></a>
<a href=#2 id=cash class=line><div>Cash box</div><div>115.95</div></a>
<a href=#3 id=model class=line><div>queue-board</div><div>v2</div></a>
<a href=#4 id=broken>All<br>events</a>"""


UNSEEN = f"""<title>Jobs</title>{LINES}
<button id=delete><span class=sr>danger</span>Delete</button> <a id=next href=#next>Next<span class=sr> page of jobs</span></a>
<button id=save aria-label="Save the job">Save<span class=sr>this changes the job</span></button>
<ul role=menu><li role=menuitem tabindex=0 id=copy aria-labelledby="what state"><div><div id=what>Copy</div></div><span class=sr id=state>Is active</span></li></ul>
<label for=trades>Trades<span class=sr>Total items selected: 0</span></label><input id=trades>"""


def test_what_only_screen_readers_say_is_no_text_that_is_shown(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Clipped to a point, beside the words that people read."""
    site.pages = {"/": UNSEEN}
    fields = ("delete", "next", "save", "copy", "trades")

    def work(page: Page) -> None:
        for field in fields:
            page.locator(f"#{field}").click()
        page.keyboard.type("ab")

    demonstration = record(context, site, tmp_path, work)

    assert [step.label for step in label(demonstration)] == [
        "Click 'Delete'",
        "Click 'Next'",
        "Click 'Save'",
        "Click 'Copy'",
        "Enter 'Trades'",
    ]


def test_a_label_is_read_without_remarks_and_without_what_nobody_sees(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A mistaken label, one for screen readers, and two fields after one caption."""
    site.pages = {"/": VOUCHER}
    fields = ("go", "product", "value", "tag", "date", "said", "seats", "first")

    def work(page: Page) -> None:
        for field in (*fields, "comment"):
            page.locator(f"#{field}").click()
            page.locator(f"#{field}").press_sequentially("ab")

    demonstration = record(context, site, tmp_path, work)

    steps = [(step.label, step.name_source) for step in label(demonstration)]
    assert steps == [
        ("Enter 'Go to event'", "placeholder"),
        ("Enter 'Product'", "accessible_name"),
        ("Enter 'Price effect'", "caption"),
        ("Enter 'Tag'", "accessible_name"),
        ("Enter 'Valid until'", "caption"),
        ("Enter 'Description'", "caption"),
        ("Enter 'Seats'", "accessible_name"),
        ("Enter 'First name'", "accessible_name"),
        ("Enter 'Internal comment'", "caption"),
    ]
    seen = {
        event.attributes.get(said)
        for event in demonstration.events
        for said in (columns.UI_TEXT_BEFORE, columns.UI_TOOLTIP)
    }
    assert seen.isdisjoint({"Voucher value", "Comment"})


def test_a_link_is_called_by_its_title_and_not_by_the_facts_below(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """What stands in its line belongs to it, unless it is an amount."""
    site.pages = {"/": LINKS}

    def work(page: Page) -> None:
        for link in ("cruise", "cash", "model", "broken"):
            page.locator(f"#{link}").click()

    steps = label(record(context, site, tmp_path, work))

    assert [step.label for step in steps] == [
        "Click 'Lantern Cruise'",
        "Click 'Cash box'",
        "Click 'queue-board v2'",
        "Click 'All events'",
    ]


OLD_LIBRARIES = """<script>
Array.from = (several) => { const all = []; for (let n = 0; n < several.length; n += 1) all.push(several[n]); return all; };
Array.prototype.toJSON = function () { return "[" + this.map((one) => JSON.stringify(one)).join(", ") + "]"; };
String.prototype.toJSON = function () { return "'" + this + "'"; };
window.Event = function Event(event) { this.event = event; };
</script><label>Priority <select id=priority><option>1 (highest)<option>2<option>5 (lowest)</select></label>
<button id=save>Save</button>"""


def test_what_libraries_teach_the_types_of_a_page_does_not_reach_the_recorder(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Arrays with a JSON of their own, `Array.from` with one argument, another `Event`."""
    site.pages = {"/": OLD_LIBRARIES}

    def work(page: Page) -> None:
        page.locator("#priority").focus()
        page.keyboard.type("5")
        page.locator("#save").click()
        assert page.evaluate("JSON.stringify(['a'])") != '["a"]'  # still as taught

    demonstration = record(context, site, tmp_path, work)

    done = [(step.label, step.value) for step in label(demonstration)]
    assert done == [("Select 'Priority'", "5 (lowest)"), ("Click 'Save'", None)]


DRAWN_BY_STYLES = """<style>i { display: inline-block; width: 1em; overflow: hidden } i::after { content: attr(data-icon) }</style>
<button id=narrow title="Narrow the list"><i data-icon=filter_list></i></button> <button id=add><i data-icon=add></i>Item</button>"""


def test_words_that_styles_draw_as_icons_name_nothing(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A word for which there is no room is a picture: the tooltip is what people read."""
    site.pages = {"/": DRAWN_BY_STYLES}

    def work(page: Page) -> None:
        for button in ("narrow", "add"):
            page.locator(f"#{button}").click()

    demonstration = record(context, site, tmp_path, work)

    assert [step.label for step in label(demonstration)] == [
        "Click 'Narrow the list'",
        "Click 'Item'",
    ]
