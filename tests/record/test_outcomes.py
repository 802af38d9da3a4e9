"""What clicks and keys brought about in pages that do not say what their elements are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.record.test_recorder import done, record
from wb2pm.converters.labels.labelling import label

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from tests.record.conftest import Site

pytestmark = pytest.mark.interop

LISTS = """<style>.open ul { display: block } ul { display: none } b { text-transform: uppercase }
  [role=list] { position: absolute }</style>
<div id=inside><div class=box tabindex=0><div>Kind of visit</div>
  <div><div class=value>Guest</div><i>&#9662;</i></div>
  <ul><li><div>Guest</div></li><li>Member</li><li><div>Patron</div></li></ul></div></div>
<div><label>Floor</label><div class=away><span>Any floor</span></div></div>
<button>Elsewhere</button>
<script>
  const box = document.querySelector(".box"), value = box.querySelector(".value");
  let marked = 0;
  const items = [...box.querySelectorAll("li")];
  const take = item => { value.textContent = item.textContent; box.classList.remove("open"); };
  box.addEventListener("click", event => {
    const item = event.target.closest("li");
    if (item) return take(item);
    box.classList.toggle("open");
  });
  box.addEventListener("keydown", event => {
    if (event.key === "ArrowDown") marked += 1;
    if (event.key !== "Enter") return;
    if (box.classList.contains("open")) take(items[marked]); else box.classList.add("open");
  });
  const away = document.querySelector(".away");
  away.addEventListener("mousedown", () => {
    const list = document.body.appendChild(document.createElement("div"));
    for (const floor of ["Ground", "First"]) {
      const option = list.appendChild(document.createElement("div"));
      option.textContent = floor;
      option.addEventListener("click", () => {
        list.remove();
        // another element, as rendering anew does, and a sign that empties it
        away.innerHTML = "<div>\u00d7</div><span>" + floor + "</span>";
      });
    }
  });
</script>"""


def test_a_list_without_roles_is_chosen_from(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """What its opener shows afterwards tells, wherever the options stood."""
    site.pages = {"/": LISTS}

    def work(page: Page) -> None:
        page.locator(".value").click()
        page.locator("li", has_text="Member").click()
        page.get_by_text("Any floor").click()
        page.get_by_text("First").click()
        page.get_by_text("Elsewhere").click()

    demonstration = record(context, site, tmp_path, work)

    assert [d.kind for d in done(demonstration)] == [
        *("click", "select", "click", "select", "click"),
    ]
    assert [(a.label, a.value) for a in label(demonstration)] == [
        ("Select 'Kind of visit'", "Member"),
        ("Select 'Floor'", "First"),
        ("Click 'Elsewhere'", None),
    ]


CLOSES_LATER = """<style>ul { display: none } .open ul { display: block }</style>
<div><span>Format</span><div class=box><span class=value tabindex=0>As PNG</span>
  <ul><li>As PNG</li><li>As PDF</li></ul></div></div>
<script>
  const box = document.querySelector(".box"), value = box.querySelector(".value");
  value.addEventListener("click", () => box.classList.add("open"));
  for (const item of box.querySelectorAll("li")) item.addEventListener("click", () => {
    value.textContent = item.textContent;
    setTimeout(() => box.classList.remove("open"), 400);
  });
</script>"""


def test_what_a_list_showed_before_is_no_caption(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """It is still there as an option while the list fades."""
    site.pages = {"/": CLOSES_LATER}

    def work(page: Page) -> None:
        page.locator(".value").click()
        page.get_by_text("As PDF").click()
        page.wait_for_selector(".open", state="detached")

    demonstration = record(context, site, tmp_path, work)

    assert [(a.label, a.value) for a in label(demonstration)] == [
        ("Select 'Format'", "As PDF")
    ]


ASKS_MORE = """<button id=asks>Schedule...</button><script>
  const asks = document.querySelector("#asks");
  asks.addEventListener("click", () => {
    const panel = document.body.appendChild(document.createElement("div"));
    const does = panel.appendChild(document.createElement("button"));
    does.textContent = "Schedule";
    does.id = "does";
    does.addEventListener("click", () => { panel.remove(); asks.textContent = "Schedule"; });
  }, { once: true });
</script>"""


def test_a_button_that_asked_for_more_and_is_done_was_no_list(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Its dots go when it is done; what it is called now was chosen nowhere."""
    site.pages = {"/": ASKS_MORE}

    def work(page: Page) -> None:
        page.locator("#asks").click()
        page.locator("#does").click()

    demonstration = record(context, site, tmp_path, work)

    assert [d.kind for d in done(demonstration)] == ["click", "click"]


def test_a_list_without_roles_is_chosen_from_by_keys(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Enter opens it, arrows go through it, and Enter takes what is marked."""
    site.pages = {"/": LISTS}

    def work(page: Page) -> None:
        page.locator(".box").focus()
        for key in ("Enter", "ArrowDown", "ArrowDown", "Enter"):
            page.keyboard.press(key)
        page.get_by_text("Elsewhere").click()

    demonstration = record(context, site, tmp_path, work)

    assert [(a.label, a.value) for a in label(demonstration)] == [
        ("Select 'Kind of visit'", "Patron"),
        ("Click 'Elsewhere'", None),
    ]


def test_a_button_that_changes_its_caption_is_no_list(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Only what was clicked on, and is shown since then, has been chosen."""
    site.pages = {
        "/": "<button id=b onclick=\"this.textContent = this.textContent === 'Edit'"
        " ? 'Save' : 'Edit'\">Edit</button> <a href=#x>Save</a>"
    }

    def work(page: Page) -> None:
        page.locator("#b").click()
        page.get_by_role("link", name="Save").click()
        page.locator("#b").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")

    demonstration = record(context, site, tmp_path, work)

    assert [(d.kind, d.name) for d in done(demonstration)] == [
        ("click", "Edit"),
        ("click", "Save"),
        ("press", "Save"),
        ("press", "Edit"),
    ]


def test_a_drawing_over_a_box_ticks_the_box(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """The box that changes was clicked, in a row too; nothing else was."""
    box = (
        "<div class=t style='position: relative; width: 20px; height: 20px'>"
        "<input type=checkbox id={0} style='position: absolute; opacity: 0'>"
        "<svg style='position: absolute' width=20 height=20><path d='M0 0h20v20H0z'/></svg></div>"
        "<label for={0}>{1}</label>"
    )
    site.pages = {
        "/": f"<div>{box.format('news', 'Send me the news')}</div>"
        f"<div class=s role=switch aria-checked=false aria-label=Night><i>&nbsp;on&nbsp;</i></div>"
        "<p>Nothing <u>happens</u> here <input type=checkbox aria-label=Other></p>"
        "<script>document.querySelectorAll('.t').forEach(t => t.addEventListener('click',"
        " () => setTimeout(() => { const b = t.querySelector('input'); b.checked = !b.checked; })));"
        "</script>"
    }

    def work(page: Page) -> None:
        page.locator(".t").click()
        page.locator("u").click()
        page.locator(".t").click()

    demonstration = record(context, site, tmp_path, work)

    checked = [e.attributes.get("checked") for e in demonstration.events]
    assert checked == [True, None, False]
    assert [a.label for a in label(demonstration)] == [
        "Click 'Send me the news'",
        "Click 'happens'",
        "Click 'Send me the news'",
    ]
    assert not any(a.notes for a in label(demonstration))


@pytest.mark.parametrize("by_key", [False, True])
def test_a_hidden_box_changes_with_the_drawn_one(
    context: BrowserContext, site: Site, tmp_path: Path, by_key: bool
) -> None:
    """The page ticks it for the form alone, at once: that is no action."""
    site.pages = {
        "/": "<span role=checkbox aria-checked=false aria-label=Gift tabindex=0"
        " style='display: block; width: 20px; height: 20px'></span>"
        "<input type=checkbox aria-label=Gift tabindex=-1"
        " style='position: absolute; width: 1px; height: 1px; opacity: 0'>"
        "<button>On</button>"
        "<script>const drawn = document.querySelector('span');"
        "drawn.onclick = () => { const b = document.querySelector('input'); b.click();"
        " drawn.setAttribute('aria-checked', b.checked); };"
        "drawn.onkeydown = e => { if (e.key === ' ') { e.preventDefault(); drawn.click(); } };"
        "</script>"
    }

    def work(page: Page) -> None:
        if by_key:
            page.keyboard.press("Tab")
            page.keyboard.press("Space")
        else:
            page.locator("span").click()
        page.get_by_text("On").click()

    demonstration = record(context, site, tmp_path, work)

    assert [a.label for a in label(demonstration)] == ["Click 'Gift'", "Click 'On'"]
    boxes = {e.target.tag for e in demonstration.events if e.target} - {"button"}
    assert boxes - {"body", "html"} == {"span"}


def test_the_box_of_an_option_changes_with_its_choice(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A list of which several may be chosen draws a box in each: one click, one choice."""
    site.pages = {
        "/": "<div role=combobox aria-label=Ensembles aria-controls=all tabindex=0>all"
        "</div><div role=listbox id=all>"
        + "".join(
            f"<div role=option><label><input type=checkbox>{name}</label></div>"
            for name in ("Choir", "Band")
        )
        + "</div><button>On</button>"
    }

    def work(page: Page) -> None:
        for name in ("Choir", "Band", "Choir", "On"):
            page.get_by_text(name).click()

    demonstration = record(context, site, tmp_path, work)

    *chosen, _ = [
        (e.action, e.value, e.attributes.get("checked")) for e in demonstration.events
    ]
    assert chosen == [
        ("select", "Choir", True),
        ("select", "Band", True),
        ("select", "Choir", False),
    ]


def test_a_caption_is_told_as_it_is_written(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Capitals that only a style sheet makes say nothing of a name."""
    site.pages = {
        "/": "<style>button { text-transform: uppercase }</style>"
        "<button>Create PIN</button><button>NEW PAGE</button><button>x</button>"
    }

    def work(page: Page) -> None:
        page.get_by_text("Create PIN").click()
        page.get_by_text("NEW PAGE").click()

    demonstration = record(context, site, tmp_path, work)

    texts = [e.target.text for e in demonstration.events if e.target]
    assert texts == ["Create PIN", "NEW PAGE"]


def test_enter_on_a_button_without_a_name_clicks_it(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Mouse and keyboard do the same to a button that only shows a picture."""
    site.pages = {
        "/": "<button><svg width=9 height=9><path d='M0 0h9v9H0z'/></svg></button>"
    }

    def work(page: Page) -> None:
        page.locator("button").click()
        page.keyboard.press("Enter")

    demonstration = record(context, site, tmp_path, work)

    assert [a.label for a in label(demonstration)] == 2 * [
        "Click unnamed button 1 on '/'"
    ]


NOTE = """<div id=note><h4>Note <button id=edit aria-label="Edit note">&#9998;</button></h4><span>No note</span></div>
<script>
  const note = document.getElementById("note");
  document.getElementById("edit").addEventListener("click", () => {
    note.querySelector("span").outerHTML = "<div><textarea aria-label=Text></textarea><p></p><button id=save>Save</button></div>";
    const text = note.querySelector("textarea");
    text.addEventListener("input", () => { note.querySelector("p").textContent = text.value; });
    document.getElementById("save").addEventListener("click", () => { text.parentNode.outerHTML = "<span>" + text.value + "</span>"; });
  });
</script>"""


def test_a_button_that_a_key_presses_chooses_nothing_that_is_written_elsewhere(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """What a text is saved as shows where it was opened, as a choice would."""
    site.pages = {"/": NOTE}

    def work(page: Page) -> None:
        page.locator("#edit").click()
        page.get_by_label("Text").focus()
        page.keyboard.type("Better on holidays")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")

    demonstration = record(context, site, tmp_path, work)

    assert [a.label for a in label(demonstration)] == [
        "Click 'Edit note'",
        "Enter 'Text'",
        "Click 'Save'",
    ]
