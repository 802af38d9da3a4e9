"""Roles and names as the recorder's script computes them in a real browser."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from bench.accessible_names import TARGET, in_browser
from tests.converters.labels.test_accessible_names import OF_ANOTHER_ID
from tests.record.test_recorder import PASSWORD, record
from wb2pm import columns
from wb2pm.converters.labels.accessible_names.names import AccessibleNames
from wb2pm.converters.pages.context import PageContext
from wb2pm.converters.pages.forms import carried_elements
from wb2pm.record.page_script import reading_script

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from tests.record.conftest import Site

pytestmark = pytest.mark.interop


INSIDE = (180, 210)
"""A point in the field that only a closed shadow root holds."""


def named(context: BrowserContext, page: str) -> dict[str, tuple[Any, Any, Any]]:
    """Compute role, name and its source of each element with an id, by that id."""
    tab = context.new_page()
    tab.set_content(page)
    found = tab.evaluate(
        "() => { const all = [...document.querySelectorAll('[id]')];"
        f" const said = {reading_script()}.named(all);"
        " return all.map((el, n) => [el.id, said[n].role, said[n].name, said[n].from]); }"
    )
    return {identity: (role, name, source) for identity, role, name, source in found}


def test_the_standards_own_tests(shared_data: Path) -> None:
    """All but one that refers to an id that the page has not."""
    folder = shared_data / "accname"
    if not folder.is_dir():
        pytest.skip("no test pages of the standard")
    found = list(in_browser(folder))

    assert len(found) == 378
    assert {one.test for one in found if not one.is_met} == OF_ANOTHER_ID
    assert TARGET == 370


def test_style_sheets_count_as_they_are_drawn(context: BrowserContext) -> None:
    """What they hide is left out, what they draw is read, a block stands apart."""
    assert named(
        context,
        """<style>.off { display: none } .gone { visibility: hidden }
          .to::after { content: " \\2192 " / " onwards" } i { display: block }</style>
        <button id=a>Save<span class=off> never</span><i>draft</i></button>
        <button id=b class=gone>Hidden</button>
        <a id=c href=/ class=to>Next</a>
        <label id=d for=n>Wait <input id=n type=number value=3> days</label>""",
    ) == {
        "a": ("button", "Save draft", "content"),
        "b": ("button", None, None),
        "c": ("link", "Next onwards", "content"),
        "d": (None, None, None),
        "n": ("spinbutton", "Wait days", "label"),
    }


def test_what_a_secret_field_holds_is_in_no_name(context: BrowserContext) -> None:
    """Not as part of a label either, nor where something refers to the field."""
    found = named(
        context,
        f"""<button id=a aria-labelledby="t p">x</button><b id=t>PIN</b>
        <input id=p type=password value='{PASSWORD}'>
        <label><input type=checkbox id=c> Use
          <input autocomplete=cc-number value=4111111111111111> now</label>
        <label><input type=checkbox id=d> Pay by
          <select autocomplete=cc-type><option selected>Visa Gold</select></label>""",
    )

    assert found["a"] == ("button", "PIN", "labelledby")
    assert found["c"] == ("checkbox", "Use now", "label")
    assert found["d"] == ("checkbox", "Pay by", "label")


def test_closed_shadow_roots_are_read(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Their text and what fills their slots name the button around them."""
    site.pages = {
        "/": "<button><my-mark>twice</my-mark></button><my-field></my-field><script>"
        "customElements.define('my-mark', class extends HTMLElement { constructor() {"
        " super(); this.attachShadow({mode: 'closed'}).innerHTML = 'Check <slot></slot>'; }});"
        "customElements.define('my-field', class extends HTMLElement { constructor() {"
        " super(); this.attachShadow({mode: 'closed'}).innerHTML = '<label>Gate <input></label>';"
        " this.style.cssText = 'position: absolute; top: 200px; left: 100px'; }});"
        "</script>"
    }

    def work(page: Page) -> None:
        page.reload()
        page.locator("button").click()
        page.mouse.click(*INSIDE)
        page.keyboard.type("7")

    demonstration = record(context, site, tmp_path, work)

    clicked = demonstration.events[1].attributes
    assert clicked[columns.UI_ACCESSIBLE_NAME] == "Check twice"
    assert clicked[columns.UI_ACCESSIBLE_NAME_FROM] == "content"
    assert clicked[columns.UI_ROLE] == "button"
    typed = demonstration.events[-1]
    assert (typed.value, typed.attributes[columns.UI_ACCESSIBLE_NAME]) == ("7", "Gate")
    assert typed.screen_before is not None
    shown = carried_elements(typed.screen_before)
    assert "/html/body[1]/my-field[1]/shadow-root/label" in [one.path for one in shown]


def test_a_kept_source_says_what_linked_style_sheets_hide(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Names computed from it are those that the page shows; nothing else is kept."""
    site.pages = {
        "/": """<link rel=stylesheet href=/look.css><style media=print>b {display:none}</style>
        <button>Save <i class=off>never</i><b>draft</b></button>
        <script>const sheet = new CSSStyleSheet();
          sheet.replaceSync("button::after { content: ' now'; color: red }");
          document.adoptedStyleSheets = [sheet];</script>""",
        "/look.css": "@media (min-width: 1px) {.off {display:none !important; top: 3px}}"
        " @media print {button {display:none}} @layer x {b {visibility:visible}}"
        " @supports (display: grid) {p {display:block}} i {color: blue}",
    }

    def work(page: Page) -> None:
        page.locator("button").click()

    demonstration = record(context, site, tmp_path, work, keep_html=True)

    screen = demonstration.events[0].screen_before
    assert screen is not None
    page = PageContext(demonstration).whole(screen)
    assert page is not None
    (button,) = page.elements("button")
    assert AccessibleNames(page).name_of(button) == ("Save draft now", "content")
    assert [
        "".join(one for one in style.contents() if isinstance(one, str))
        for style in page.elements("style")
    ] == [
        ".off{display:none!important}@layer{b{visibility:visible}}p{display:block}",
        "b {display:none}",
        'button::after{content:" now"}',
    ]


LINKS = """<ul><li><a href="#one"><div><span>One</span></div></a></li>
<li><a href="#two"><div><span>Two</span></div></a></li></ul>"""


def test_what_is_in_a_link_is_told_by_its_place_on_the_page(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A link has a host, too: that of its address."""
    site.pages = {"/": LINKS}

    record(context, site, tmp_path, lambda page: page.get_by_text("Two").click())

    (traced,) = tmp_path.rglob("*.json")
    actions = [one["data"] for one in json.loads(traced.read_text())["trace"]]
    met = [
        a["element_attributes"]["element"] for a in actions if a.get("pressed") is False
    ]
    assert [one["xpath"] for one in met] == ["/html/body[1]/ul/li[2]/a/div/span"]


def test_fields_of_one_id_are_two_fields(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A page may give two fields one id by mistake."""
    fields = ("English", "German")
    site.pages = {
        "/": "".join(
            f"<p><label>{name} <input id=text name={name}></label></p>"
            for name in fields
        )
    }

    def work(page: Page) -> None:
        for name in fields:
            page.get_by_label(name).fill(f"in {name}")
            page.keyboard.press("Tab")

    demonstration = record(context, site, tmp_path, work)

    paths = [
        e.target.path for e in demonstration.events if e.target and e.value != "Tab"
    ]
    assert list(dict.fromkeys(paths)) == [
        "//*[@id='text']",
        "/html/body[1]/p[2]/label/input",
    ]
