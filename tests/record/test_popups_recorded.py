"""Choices in popups of many makes, recorded and labelled."""

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

WIDGETS = """<style>
  body { font: 14px sans-serif; margin: 20px } .row { margin: 12px 0 } .row > div:first-child { font-weight: bold }
  .face { border: 1px solid #888; width: 220px; height: 28px; cursor: pointer }
  .face input { border: 0; width: 180px; cursor: pointer }
  .pop { position: absolute; background: white; border: 1px solid #444; z-index: 9; padding: 4px }
  .pop .it { padding: 5px; cursor: pointer } .day { display: inline-block; width: 30px; cursor: pointer }
  .has { position: relative } .sub { display: none; position: absolute; left: 0; top: 100%; background: white; z-index: 9 }
  .has:hover .sub { display: block }
</style>
<div class=row><div>City</div><div class=face id=city><input readonly></div></div>
<div class=row><div>Country</div><div class=face id=country><span></span></div></div>
<div class=row><div>Due</div><div class=face id=due><input readonly></div></div>
<div class=row><div>Owner</div><input id=owner></div>
<div class=row><div>Folder</div><div class=face id=folder><span>None</span></div></div>
<div class=row><div>Tags</div><div class=face id=tags><input readonly></div></div>
<div class=row><button id=insert>Insert</button> <button id=more aria-label="More actions"><svg width=16 height=16><path d="M0 0h16v16H0z"/></svg></button></div>
<div class=row><button id=save>Save</button> <span class=has><button id=align>Align</button><div class=sub role=menu>
  <div role=menuitem>Left</div><div role=menuitem id=right>Right</div></div></span><p>Words that the menu covers, one line.</p></div>
<script>
const by = id => document.getElementById(id);
let open = null;
function close() { if (open) open.remove(); open = null; }
function pop(at, html) {
  close();
  open = document.body.appendChild(document.createElement("div"));
  open.className = "pop"; open.innerHTML = html;
  const box = at.getBoundingClientRect();
  open.style.left = box.left + "px"; open.style.top = (box.bottom + scrollY + 2) + "px";
  return open;
}
const items = list => list.map(t => `<div class=it><span>${t}</span></div>`).join("");
by("city").onclick = e => { const p = pop(by("city"), items(["Bergen", "Kiel", "Porto"]));
  p.onclick = e => { const it = e.target.closest(".it"); if (it) { by("city").firstChild.value = it.textContent; close(); } }; };
const lands = ["Denmark", "Norway", "Portugal", "Poland"];
by("country").onclick = () => { const p = pop(by("country"), "<input id=find><div class=list></div>");
  let marked = 0, shown = lands;
  const draw = () => { p.querySelector(".list").innerHTML = items(shown); };
  const take = t => { by("country").innerHTML = "<span>" + t + "</span>"; close(); };
  draw(); p.querySelector("input").focus();
  p.querySelector("input").oninput = e => { shown = lands.filter(l => l.toLowerCase().includes(e.target.value.toLowerCase())); marked = 0; draw(); };
  p.onkeydown = e => { if (e.key === "ArrowDown") marked += 1; if (e.key === "Enter") take(shown[marked]); };
  p.onclick = e => { const it = e.target.closest(".it"); if (it) take(it.textContent); }; };
let month = 10;
const MONTHS = ["January","February","March","April","May","June","July","August","September","October","November","December"];
by("due").onclick = () => { const p = pop(by("due"), "");
  const draw = () => { p.innerHTML = `<button class=n>Next</button><b>${MONTHS[month]} 2026</b><div>` + Array.from({length: 30}, (_, i) => `<span class=day>${i + 1}</span>${i % 7 === 6 ? "<br>" : ""}`).join("") + "</div>"; };
  draw();
  p.onclick = e => { if (e.target.matches(".n")) { month = (month + 1) % 12; draw(); }
    if (e.target.matches(".day")) { by("due").firstChild.value = `2026-${String(month + 1).padStart(2, "0")}-${e.target.textContent.padStart(2, "0")}`; close(); } }; };
by("owner").oninput = e => { const p = pop(by("owner"), items(["Anna Berg", "Arne Dahl", "Ada Holm"].filter(n => n.toLowerCase().includes(e.target.value.toLowerCase()))));
  p.onclick = e => { const it = e.target.closest(".it"); if (it) { by("owner").value = it.textContent; close(); } }; };
by("folder").onclick = () => { const p = pop(by("folder"), "<ul role=tree><li role=treeitem id=t1><i class=tog>+</i><span>Projects</span></li><li role=treeitem id=t2><span>Archive</span></li></ul>");
  p.onclick = e => { if (e.target.matches(".tog")) { by("t1").insertAdjacentHTML("beforeend", "<ul role=group><li role=treeitem><span>North pier</span></li></ul>"); e.target.remove(); return; }
    const it = e.target.closest("[role=treeitem]"); if (it && e.target.tagName === "SPAN") { by("folder").innerHTML = "<span>" + e.target.textContent + "</span>"; close(); } }; };
const chosen = [];
by("tags").onclick = () => { const p = pop(by("tags"), items(["red", "green", "blue"]) + "<button>OK</button>");
  p.onclick = e => { const it = e.target.closest(".it"); if (it) { chosen.push(it.textContent); by("tags").firstChild.value = chosen.join(", "); it.style.fontWeight = "bold"; } if (e.target.tagName === "BUTTON") close(); }; };
by("insert").onclick = () => { const p = pop(by("insert"), "<div role=menu><div role=menuitem id=tb aria-haspopup=menu>Table</div><div role=menuitem>Image</div></div>");
  by("tb").onmouseenter = () => { if (by("sub")) return; by("tb").insertAdjacentHTML("beforeend", "<div class=pop id=sub style='left:90px;top:0' role=menu><div role=menuitem>Two by two</div><div role=menuitem>Three by three</div></div>"); };
  p.onclick = e => { const it = e.target.closest("[role=menuitem]"); if (it && it.id !== "tb") close(); }; };
by("more").onclick = () => { const p = pop(by("more"), "<div role=menu><div role=menuitem>Duplicate</div><div role=menuitem>Delete</div></div>");
  p.onclick = close; };
by("save").oncontextmenu = e => { e.preventDefault(); pop(by("save"), "<div role=menu><div role=menuitem>Save a copy</div></div>").onclick = close; };
</script>"""


def test_choices_belong_to_what_opened_their_popup(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """In lists, trees, menus and calendars without a role, at the end of the page.

    By clicks, by what is typed to search and Enter, and by arrow keys. The commands
    of a menu without a caption are steps of their own.
    """
    site.pages = {"/": WIDGETS}

    def work(page: Page) -> None:
        page.locator("#city").click()
        page.get_by_text("Kiel").click()
        page.locator("#country").click()
        page.keyboard.type("po")
        page.get_by_text("Norway").wait_for(state="detached")
        page.keyboard.press("Enter")
        page.locator("#country").click()
        page.keyboard.type("no")
        page.get_by_text("Norway").click()
        page.locator("#country").click()
        for key in ("ArrowDown", "ArrowDown", "Enter"):
            page.keyboard.press(key)
        page.locator("#due").click()
        page.locator(".n").click()
        page.get_by_text("24", exact=True).click()
        page.locator("#owner").click()
        page.keyboard.type("ar")
        page.get_by_text("Arne Dahl").click()
        page.locator("#folder").click()
        page.locator(".tog").click()
        page.get_by_text("North pier").click()
        page.locator("#tags").click()
        page.get_by_text("red").click()
        page.get_by_text("blue").click()
        page.get_by_role("button", name="OK").click()
        page.locator("#insert").click()
        page.locator("#tb").hover()
        page.get_by_text("Three by three").click()
        page.locator("#more").click()
        page.get_by_text("Delete").click()
        page.locator("#save").click()
        page.locator("#save").click(button="right")
        page.get_by_text("Save a copy").click()
        page.wait_for_timeout(1500)  # milliseconds, so that the page has settled
        page.locator("#align").hover()
        page.locator("#right").click()

    demonstration = record(context, site, tmp_path, work)

    assert [(a.label, a.value) for a in label(demonstration)] == [
        ("Select 'City'", "Kiel"),
        ("Select 'Country'", "Portugal"),
        ("Select 'Country'", "Norway"),
        ("Select 'Country'", "Portugal"),
        ("Select 'Due'", "24 December 2026"),
        ("Select 'Owner'", "Arne Dahl"),
        ("Select 'Folder'", "North pier"),
        ("Select 'Tags'", "red"),
        ("Select 'Tags'", "blue"),
        ("Click 'OK'", None),
        ("Click 'Insert'", None),
        ("Click 'Three by three'", None),
        ("Click 'More actions'", None),
        ("Click 'Delete'", None),
        ("Click 'Save'", None),
        ("Right-click 'Save'", None),
        ("Click 'Save a copy'", None),
        ("Select 'Align'", "Right"),
    ]


SEARCHED = """<style>
  .box { border: 1px solid #888; width: 300px; height: 30px; position: relative }
  .box input { border: 0; width: 280px; height: 28px; position: absolute; opacity: 0 }
  .pop { position: absolute; background: white; border: 1px solid #444 }
</style>
<form><div><label for=kind>Ship</label></div><div class=box id=box><input id=kind type=search role=combobox><span>Choose one</span></div></form>
<button>Elsewhere</button>
<script>
const box = document.getElementById("box"), ships = ["Alba", "Dorte", "Freya"];
let open = null;
const draw = () => { const typed = box.querySelector("input").value.toLowerCase();
  open.innerHTML = ships.filter(s => s.toLowerCase().includes(typed)).map(s => `<div><div>${s}</div></div>`).join(""); };
box.addEventListener("mousedown", () => {
  if (open) return;
  open = document.body.appendChild(document.createElement("div"));
  open.className = "pop"; draw();
  open.addEventListener("click", event => {
    box.querySelector("span").textContent = event.target.textContent;
    box.querySelector("input").value = ""; open.remove(); open = null;
  });
});
box.querySelector("input").addEventListener("input", () => open && draw());
</script>"""


def test_a_list_that_shows_what_was_chosen_is_called_as_its_field(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Searching in that field is part of the choice."""
    site.pages = {"/": SEARCHED}

    def work(page: Page) -> None:
        page.locator("#kind").click()
        page.get_by_text("Dorte").click()
        page.locator("#kind").click()
        page.keyboard.type("fre")
        page.get_by_text("Freya").click()
        page.get_by_text("Elsewhere").click()

    demonstration = record(context, site, tmp_path, work)

    assert [(a.label, a.value) for a in label(demonstration)] == [
        ("Select 'Ship'", "Dorte"),
        ("Select 'Ship'", "Freya"),
        ("Click 'Elsewhere'", None),
    ]


TURNED = """<style>body { font: 14px sans-serif } #days { position: absolute; background: white; border: 1px solid #444; z-index: 9 }
  #days[hidden] { display: none } #days a { display: inline-block; width: 30px; cursor: pointer }</style>
<p><label><input type=checkbox id=has> Due:</label></p><input id=due>
<p>Words that the calendar covers.</p><div id=days hidden></div><button>Elsewhere</button>
<script>
const days = document.getElementById("days"), due = document.getElementById("due");
let month = 9;
const draw = () => { days.innerHTML = `<div><a class=turn title=Next><span>Next</span></a><b>${["October", "November", "December"][month - 9]} 2026</b></div><div>` +
  Array.from({length: 30}, (_, i) => `<a href="#" class=day>${i + 1}</a>${i % 7 === 6 ? "<br>" : ""}`).join("") + "</div>"; };
due.addEventListener("focus", () => { draw(); days.hidden = false;
  const box = due.getBoundingClientRect(); days.style.left = box.left + "px"; days.style.top = box.bottom + 2 + "px"; });
days.addEventListener("click", event => {
  event.preventDefault();
  if (event.target.closest(".turn")) { month += 1; draw(); }
  else if (event.target.matches(".day")) { due.value = `${month + 1}/${event.target.textContent}/26`; days.hidden = true; }
});
</script>"""


def test_a_calendar_that_is_drawn_anew_belongs_to_its_field(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Turning its pages opens no other one, however often."""
    site.pages = {"/": TURNED}

    def work(page: Page) -> None:
        page.locator("#has").click()
        page.locator("#due").click()
        page.locator(".turn").click()
        page.locator(".turn").click()
        page.get_by_text("15", exact=True).click()
        page.get_by_text("Elsewhere").click()

    demonstration = record(context, site, tmp_path, work)

    assert [(a.label, a.value) for a in label(demonstration)] == [
        ("Click 'Due'", None),
        ("Select 'Due'", "15 December 2026"),
        ("Click 'Elsewhere'", None),
    ]
