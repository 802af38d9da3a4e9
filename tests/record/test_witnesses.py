"""What the page showed of an element: its tooltip, the text before it, its layer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.record.test_recorder import PASSWORD, record
from wb2pm import columns
from wb2pm.converters.eventlog import event_log
from wb2pm.converters.labels.labelling import label
from wb2pm.converters.pages.forms import carried_elements

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from tests.record.conftest import Site
    from wb2pm.events import Demonstration

pytestmark = pytest.mark.interop

TIPS = """<style>.tip { position: absolute; background: #222; color: white }
  .css { position: relative } .css:hover::after { content: attr(data-tip); position: absolute; top: 30px }
  .in { position: relative } .in b { visibility: hidden; position: absolute; top: 40px } .in:hover b { visibility: visible }
</style><p style="height: 60px"></p>
<button id=shown><svg width=16 height=16><path d="M0 0h16v16H0z"/></svg></button>
<button id=said title="Delete for good">x</button>
<button id=told aria-describedby=d>y</button><span id=d role=tooltip hidden>Sends a letter</span>
<button id=css class=css data-tip="Move up">z</button>
<button id=in class=in><i>w</i><b>Move down</b></button>
<button id=none>v</button>
<script>
  const button = document.getElementById("shown");
  let tip;
  button.addEventListener("mouseenter", () => setTimeout(() => {
    tip = document.body.appendChild(document.createElement("div"));
    tip.className = "tip";
    tip.textContent = "Save all";
    const box = button.getBoundingClientRect();
    tip.style.cssText = `left:${box.left}px;top:${box.top - 30}px`;
    document.body.append(document.createElement("p")); // what has nothing to do with it
  }, 100));
  for (const kind of ["mouseleave", "mousedown"]) button.addEventListener(kind, () => tip && tip.remove());
</script>"""

FIELDS = """<style>.far { display: none }</style>
<div class=row><div>Shipping <i>weight</i></div><div><input id=weight></div></div>
<div class=row><div>Colour<br>of the box</div><div><input id=colour><button>x</button></div></div>
<div class=row><div>Total</div><div class=far>Hidden</div><div><div id=total tabindex=0 role=button>5</div></div></div>
<div>Both <input id=one> <input id=two></div>
<div><div>Berth</div><div aria-live=polite>3 are free</div><span style="opacity: 0">7</span><div><input id=berth></div></div>
<div><b>PIN</b> <input id=pin type=password><span id=copy></span><input id=after></div>
<script>pin.addEventListener("input", () => { copy.textContent = "typed " + pin.value; });</script>"""

LAYERS = """<style>.over { position: fixed; left: 60px; top: 60px; width: 400px; height: 300px; background: #eee; z-index: 9 }
  .list { position: absolute; left: 90px; top: 200px; background: white; z-index: 10 } .sub { display: none; position: absolute }
  .has:hover .sub { display: block }</style>
<button id=new>Create order</button> <button id=ask>Delete</button> <button id=more aria-controls=menu aria-haspopup=menu>More</button>
<span id=tip role=tooltip hidden>File</span>
<span class=has><button id=file aria-describedby=tip style="width: 30px; height: 20px"></button><span class=sub><button id=print>Print</button></span></span>
<p>Words of the page, which a window above them covers. Words of the page, which a window above them covers.</p>
<dialog id=sure aria-label="Are you sure?"><button id=yes>Yes</button></dialog>
<div id=menu role=menu aria-label=Actions popover><div role=menuitem id=copy>Copy</div></div>
<script>
  const put = (into, text) => into.insertAdjacentHTML("beforeend", text);
  ask.onclick = () => sure.showModal();
  yes.onclick = () => sure.close();
  more.onclick = () => menu.showPopover();
  copy.onclick = () => menu.hidePopover();
  document.getElementById("new").onclick = () => {
    put(document.body, "<div class=over id=o><h2>New order</h2><div>Customer</div><div id=who tabindex=0>Choose</div><button id=done>Done</button></div>");
    who.onclick = () => { put(document.body, "<div class=list role=tooltip><div>Alba</div><div id=pick>Bora</div></div>");
      pick.onclick = () => pick.parentElement.remove(); };
    done.onclick = () => o.remove();
  };
</script>"""


LATE = """<p style="height: 60px"></p>
<button id=sort><svg width=16 height=16><path d="M0 0h16v16H0z"/></svg></button>
<button id=next><svg width=16 height=16><path d="M0 0h16v16H0z"/></svg></button>
<button id=copy><svg data-testid=clipboard-copy width=16 height=16><path d="M0 0h16v16H0z"/></svg></button>
<script>
  const tipOf = (button, text, role) => {
    const tip = document.createElement("div");
    tip.textContent = text;
    if (role) tip.setAttribute("role", role);
    const box = button.getBoundingClientRect();
    tip.style.cssText = `position:absolute;left:${box.left}px;top:${box.bottom + 2}px`;
    return document.body.appendChild(tip);
  };
  let tip;
  sort.onmouseenter = () => setTimeout(() => { tip = tipOf(sort, "Sort", "tooltip"); }, 150);
  sort.onmouseleave = () => { if (tip) tip.className = "fading"; };
  copy.onclick = () => tipOf(copy, "Copied to the clipboard");
</script>"""

DRAWN = """<div class=row><div>State</div><div><div><div><div><div class=list>
  <input id=look style="opacity: 0; width: 8px"><span id=shown>Open</span></div></div></div></div></div></div>
<div id=options hidden><div id=done>Done</div></div>
<h2>News</h2><div>Nobody has written yet.</div><style>.empty::before { content: attr(data-hint); color: gray }</style>
<div id=editor contenteditable><p class=empty data-hint="Add a comment">\u200b</p></div>
<script>
  shown.onclick = () => { options.hidden = false; };
  done.onclick = () => { shown.textContent = "Done"; options.hidden = true; };
  editor.oninput = () => editor.firstElementChild.className = "";
</script>"""


def seen(demonstration: Demonstration, *names: str) -> list[tuple[Any, ...]]:
    """List what was recorded of each action, by columns."""
    return [
        tuple(event.attributes.get(name) for name in names)
        for event in demonstration.events
    ]


def test_tooltips_are_seen_however_they_are_made(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Those that appear, that a style sheet draws, and those that the page states."""
    site.pages = {"/": TIPS}

    def work(page: Page) -> None:
        page.locator("#shown").hover()
        page.locator(".tip").wait_for()
        page.locator("#shown").click()
        for button in ("#said", "#told", "#css", "#in", "#none", "#shown"):
            page.locator(button).click()

    demonstration = record(context, site, tmp_path, work)

    assert seen(demonstration, columns.UI_TOOLTIP) == [
        *(("Save all",), ("Delete for good",), ("Sends a letter",)),
        *(("Move up",), ("Move down",), (None,), ("Save all",)),
    ]
    assert columns.UI_TOOLTIP in event_log([demonstration])


def test_a_tooltip_may_come_after_the_click_and_stay_behind(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """It names the control it came for, and no other; what a click says is none."""
    site.pages = {"/": LATE}

    def work(page: Page) -> None:
        page.locator("#sort").click()
        page.locator("[role=tooltip]").wait_for()
        page.wait_for_timeout(700)
        page.locator("#next").click()
        page.wait_for_timeout(700)
        page.locator("#copy").click()
        page.wait_for_timeout(700)

    demonstration = record(context, site, tmp_path, work)

    assert seen(demonstration, columns.UI_TOOLTIP) == [("Sort",), (None,), (None,)]
    assert [a.element for a in label(demonstration)] == ["Sort", "Next", "Copy"]
    copied = demonstration.events[-1].target
    assert copied is not None
    assert copied.attributes["test_id"] == "clipboard-copy"


def test_a_drawn_list_has_its_caption_and_an_editor_its_hint(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """What searches in the list is no other control; a hint is gone with a letter."""
    site.pages = {"/": DRAWN}

    def work(page: Page) -> None:
        page.locator("#shown").click()
        page.wait_for_timeout(300)
        page.locator("#done").click()
        page.wait_for_timeout(700)
        page.locator("#editor").focus()
        page.keyboard.type("It rained.")

    demonstration = record(context, site, tmp_path, work)

    assert seen(demonstration, columns.UI_TEXT_BEFORE)[:2] == [("State",), ("State",)]
    typed = demonstration.events[-1].target
    assert typed is not None
    assert (typed.role, typed.placeholder) == ("textbox", "Add a comment")


FADING = """<style>#tip { position: absolute; left: 20px; top: 40px; background: #222; color: white; transition: opacity 5s }
  #tip.gone { opacity: 0.5 } #pane { width: 400px; height: 300px; background: #eee }</style>
<button id=cut>x</button><div id=pane></div><div id=tip hidden>Cut</div>
<script>
  cut.onmouseenter = () => { tip.hidden = false; };
  cut.onmouseleave = () => setTimeout(() => tip.classList.add("gone"), 50);
</script>"""


def test_a_tooltip_that_fades_is_of_what_the_pointer_left(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """It changes while the pointer is elsewhere, and lies over what is there."""
    site.pages = {"/": FADING}

    def work(page: Page) -> None:
        page.locator("#cut").hover()
        page.locator("#tip").wait_for()
        page.locator("#cut").click()
        page.locator("#pane").hover(position={"x": 300, "y": 200})
        page.locator("#tip.gone").wait_for()
        page.locator("#pane").click(position={"x": 300, "y": 200})

    demonstration = record(context, site, tmp_path, work)

    assert seen(demonstration, columns.UI_TOOLTIP) == [("Cut",), (None,)]


@pytest.mark.parametrize(
    ("attributes", "shown"),
    [
        ("aria-live=polite", "8 results."),
        ("class=ticks", "<span>50\u00b0C</span> <span>100\u00b0C</span>"),
    ],
    ids=["it is announced", "it is the scale of a chart"],
)
def test_what_appears_beside_an_element_may_be_no_tooltip(
    context: BrowserContext, site: Site, tmp_path: Path, attributes: str, shown: str
) -> None:
    """Screen readers are told what happened, wherever it is drawn (WAI-ARIA 1.2, 5.3.4).

    Figures with their units are drawn anew as time goes by.
    """
    said = f"<p id=said {attributes} hidden"
    site.pages = {
        "/": "<div id=list style='width: 200px; height: 30px; background: #eee'></div>"
        f"{said} style='position: absolute; top: 50px; left: 20px'>{shown}</p>"
        "<script>list.onmouseenter = () => { said.hidden = false; };</script>"
    }

    def work(page: Page) -> None:
        page.locator("#list").hover()
        page.locator("#said").wait_for()
        page.locator("#list").click()

    assert seen(record(context, site, tmp_path, work), columns.UI_TOOLTIP) == [(None,)]


def test_the_text_before_a_control_is_told(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Where its group holds no other; not what a page announces, nor what is unseen.

    What was typed in secret is in no text.
    """
    site.pages = {"/": FIELDS}

    def work(page: Page) -> None:
        for field in ("#weight", "#colour", "#total", "#one", "#two", "#berth"):
            page.locator(field).click()
        page.locator("#pin").press_sequentially(PASSWORD)
        page.locator("#after").click()

    demonstration = record(context, site, tmp_path, work)

    assert seen(demonstration, columns.UI_TEXT_BEFORE) == [
        *(("Shipping weight",), ("of the box",), ("Total",), (None,), (None,)),
        *(("Berth",), (None,), (None,)),
    ]
    trace = next(tmp_path.glob("*/*.json")).read_text(encoding="utf-8")
    assert PASSWORD not in trace
    assert "hunter2" not in trace


def test_layers_and_what_opened_them_are_told(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """By what the page states, by the top layer, by how it is painted."""
    site.pages = {"/": LAYERS}

    def work(page: Page) -> None:
        for button in ("#new", "#who", "#pick", "#done", "#ask", "#yes"):
            page.locator(button).click()
            page.wait_for_timeout(100)
        page.locator("#more").click()
        page.locator("#copy").click()
        page.wait_for_timeout(600)
        page.locator("#file").hover()
        page.locator("#print").click()

    demonstration = record(context, site, tmp_path, work)

    assert seen(
        demonstration, columns.UI_LAYER, columns.UI_LAYER_NAME, columns.UI_OPENER
    ) == [
        (None, None, None),
        ("painted", "New order", "Create order"),
        ("painted", None, "Choose"),
        ("painted", "New order", "Create order"),
        (None, None, None),
        ("role", "Are you sure?", "Delete"),
        (None, None, None),
        ("role", "Actions", "More"),
        ("painted", None, "File"),
    ]


def test_an_option_is_told_with_its_role(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """The list is what was acted on, and the option what was chosen in it."""
    site.pages = {
        "/": "<div role=combobox aria-controls=l tabindex=0 aria-label=Size>any</div>"
        "<ul role=listbox id=l><li role=option aria-label='Very large'>XL</li></ul>"
        "<label>Colour <select><option>red<option>blue</select></label>"
        "<label>Card <select autocomplete=cc-type><option>Visa<option>Amex</select></label>"
    }

    def work(page: Page) -> None:
        page.get_by_text("XL").click()
        page.get_by_label("Colour").select_option("blue")
        page.get_by_label("Card").select_option("Amex")

    demonstration = record(context, site, tmp_path, work)

    assert seen(
        demonstration,
        columns.UI_ACCESSIBLE_NAME,
        columns.UI_OPTION_ROLE,
        columns.UI_OPTION,
    ) == [
        ("Size", "option", "Very large"),
        ("Colour", "option", "blue"),
        ("Card", None, None),
    ]


def test_the_accessible_name_is_asked_first(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Before what stands beside the field; counters are no part of it."""
    site.pages = {
        "/": "<table><tr><td>Cell before<td><input id=a aria-labelledby=t>"
        "<tr><td>Sender<td><input id=b></table>"
        "<i id=t>Due date</i><a href=#>Closed <b>12</b></a>"
    }

    def work(page: Page) -> None:
        page.locator("#a").fill("x")
        page.locator("#b").fill("y")
        page.locator("a").click()

    demonstration = record(context, site, tmp_path, work)

    assert [(a.label, a.name_source) for a in label(demonstration)] == [
        ("Enter 'Due date'", "accessible_name"),
        ("Enter 'Sender'", "caption"),
        ("Click 'Closed'", "accessible_name"),
    ]


def test_every_text_one_sees_is_on_the_screen(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Whatever the tag of the element that it stands in."""
    site.pages = {
        "/": "<div>Plain words</div><my-tag>Words of its own</my-tag><section>"
        "Part <b>and more</b></section><div style='display:none'>Unseen</div>"
        "<div aria-hidden=true><p>Drawn label</p><i style='display: inline-block;"
        " overflow: hidden; width: 16px'>arrow_drop_down</i></div>"
        "<button>Go</button>"
    }

    def work(page: Page) -> None:
        page.get_by_text("Go").click()

    demonstration = record(context, site, tmp_path, work)

    screen = demonstration.events[0].screen_before
    assert screen is not None
    texts = [element.text for element in carried_elements(screen)]
    assert texts[:6] == [
        *("Plain words", "Words of its own", "Part and more", "and more"),
        *("Drawn label", "Go"),
    ]


def test_what_was_typed_in_secret_is_in_nothing_that_the_page_shows(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Not in tooltips, texts, names of windows and openers, or options."""
    site.pages = {
        "/": """<style>div[role] { position: fixed; top: 90px; left: 20px }</style>
        <input type=password id=p aria-label=Secret>
        <div role=dialog aria-labelledby="t p"><h2 id=t>Check</h2>
          <div><p class=o></p><button id=a title=>?</button></div>
          <p><span class=o></span><input id=b aria-describedby=d></p>
          <div role=tooltip id=d class=o></div></div>
        <button id=c popovertarget=m><b class=o></b></button>
        <div id=m popover role=menu><div role=menuitem id=e><i class=o></i></div></div>
        <script>p.oninput = () => { a.title = "is " + p.value; t.textContent = "Check " + p.value;
          document.querySelectorAll(".o").forEach((o) => { o.textContent = "typed " + p.value; }); };
        </script>"""
    }

    def work(page: Page) -> None:
        page.get_by_label("Secret").press_sequentially("swordfish")
        for control in ("#a", "#b", "#c", "#e"):
            page.locator(control).click()

    demonstration = record(context, site, tmp_path, work, keep_html=True)

    assert seen(
        demonstration,
        *(columns.UI_TOOLTIP, columns.UI_TEXT_BEFORE, columns.UI_LAYER_NAME),
        columns.UI_OPENER,
    )[1:] == [
        ("is [password]", "typed [password]", "Check [password] Secret", None),
        ("typed [password]", "typed [password]", "Check [password] Secret", None),
        (None, None, None, None),
        (None, None, None, "typed [password]"),
    ]
    contents = [p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()]
    assert not any(b"swordfish" in content for content in contents)


def test_what_is_cut_to_a_point_is_not_on_the_screen(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Lists tell screen readers what was chosen; what takes keys there is worked in."""
    point = "position:absolute;width:1px;height:1px"
    site.pages = {
        "/": f"<div style='{point};overflow:hidden'><span>option Pear, selected.</span>"
        "<input aria-label=Fruit></div>"
        f"<div style='{point}'><p style='width:90px'>Basket</p></div><button>Go</button>"
    }

    demonstration = record(
        context, site, tmp_path, lambda page: page.get_by_role("button").click()
    )

    screen = demonstration.events[0].screen_before
    assert screen is not None
    seen = {(one.tag, one.text) for one in carried_elements(screen)}
    assert ("p", "Basket") in seen
    assert not any(text == "option Pear, selected." for _, text in seen)
