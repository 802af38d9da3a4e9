"""Parts of what a page draws as one thing, recorded and labelled."""

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

STYLE = """<style>body { font: 14px sans-serif } .row { display: flex; gap: 8px; margin: 12px } .row > label { width: 130px }
  .pop { position: absolute; background: white; border: 1px solid; z-index: 9 } [role=spinbutton] { display: inline-block; min-width: 30px } [role=option] { padding: 5px } [hidden] { display: none !important }</style>"""

HOSTS = f"""<title>Order</title>{STYLE}
<div class=row><x-button id=save>Save</x-button></div>
<div class=row><label>Plant</label><x-list id=plant></x-list></div>
<div class=row><label id=room-l for=room>Room</label><div style="position: relative"><input id=room role=combobox aria-labelledby=room-l style="width: 200px; height: 28px">
  <button id=arrow aria-label=Open style="position: absolute; right: 6px; top: 6px; width: 18px; height: 18px"></button></div>
  <div class=pop id=rooms role=listbox aria-label=Room hidden style="top: 150px; left: 160px"><div role=option>Attic</div><div role=option>Cellar</div></div></div>
<script>
customElements.define("x-button", class extends HTMLElement {{ connectedCallback() {{
  this.attachShadow({{ mode: "open" }}).innerHTML = '<button aria-label="Save Emphasised" style="width: 80px; height: 30px"><span><slot></slot></span></button>'; }} }});
customElements.define("x-list", class extends HTMLElement {{ connectedCallback() {{
  const root = this.attachShadow({{ mode: "open" }});
  root.innerHTML = '<div style="display: flex; width: 200px; height: 28px"><div role=combobox aria-label=Plant tabindex=0 style="width: 170px; height: 26px">Bremen</div>' +
    '<svg aria-label="Select options" width=16 height=16><path d="M0 0h16v16H0z"/></svg></div><div role=listbox hidden style="position: absolute; background: white; z-index: 9"><div role=option>Bremen</div><div role=option>Leipzig</div></div>';
  const list = root.querySelector("[role=listbox]");
  root.querySelector("svg").addEventListener("click", () => {{ list.hidden = false; }});
  list.addEventListener("click", event => {{ root.querySelector("[role=combobox]").textContent = event.target.textContent; list.hidden = true; }}); }} }});
arrow.addEventListener("click", () => {{ rooms.hidden = false; }});
rooms.addEventListener("click", event => {{ room.value = event.target.textContent; rooms.hidden = true; }});
</script>"""

SEGMENTS = f"""<title>Login</title>{STYLE}
<div class=row><label>Expires</label><div role=group id=date style="display: flex; border: 1px solid">
  <span role=spinbutton aria-label=Year tabindex=0 contenteditable>YYYY</span><span>-</span><span role=spinbutton aria-label=Month tabindex=0 contenteditable>MM</span></div></div>
<button>Elsewhere</button>
<script>
const [year, month] = document.querySelectorAll("[role=spinbutton]");
year.addEventListener("focus", () => {{ year.textContent = ""; }});
month.addEventListener("focus", () => {{ month.textContent = ""; }});
year.addEventListener("input", () => {{ if (year.textContent.length === 4) month.focus(); }});
</script>"""

GRID = f"""<title>Stock</title>{STYLE}<style>[role=row] {{ display: flex }} [role=row] > * {{ width: 120px; height: 30px }}</style>
<div role=grid><div role=row><div role=columnheader>Article</div><div role=columnheader>Pieces</div></div>
<div role=row><div role=gridcell>Lamp</div><div role=gridcell id=cell>5</div></div></div><button>Elsewhere</button>
<script>cell.addEventListener("dblclick", () => {{
  cell.innerHTML = '<input aria-label="Input editor" style="width: 110px; height: 26px; box-sizing: border-box">'; cell.firstChild.focus(); }});</script>"""

HIDDEN = f"""<title>Shop</title>{STYLE}<main aria-hidden=true style="height: 400px">
<div class=row><label>Options</label><input role=combobox id=options style="width: 200px"></div>
<div class=pop id=list role=listbox hidden><div role=option>Size</div><div role=option>Strength</div></div><p id=taken></p></main>
<script>options.addEventListener("focus", () => {{ list.hidden = false; }});
list.addEventListener("mousedown", event => event.preventDefault());
list.addEventListener("click", event => {{ taken.textContent = event.target.textContent; list.hidden = true; }});</script>"""


def _labels(
    context: BrowserContext, site: Site, folder: Path, page: str, *clicked: str
) -> list[str]:
    """Label what clicks, texts (`=...`) and double clicks (`2...`) do on a page."""
    site.pages = {"/": page}

    def work(shown: Page) -> None:
        for one in clicked:
            if one.startswith("="):
                shown.keyboard.type(one[1:])
            elif one.startswith("2"):
                shown.locator(one[1:]).dblclick()
            else:
                shown.locator(one).first.click()

    return [step.label for step in label(record(context, site, folder, work))]


def test_parts_of_a_host_and_of_a_frame_are_called_as_its_field(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """By the text of its slot, or by the list whose arrow they are."""
    clicked = ("#save", "#plant svg", "#plant >> text=Leipzig", "#arrow", "text=Cellar")

    assert _labels(context, site, tmp_path, HOSTS, *clicked) == [
        "Click 'Save'",
        "Select 'Plant'",
        "Select 'Room'",
    ]


def test_the_segments_of_a_date_are_one_field(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """It is called by the caption of their group."""
    clicked = ("[aria-label=Year]", "=202704", "text=Elsewhere")

    assert _labels(context, site, tmp_path, SEGMENTS, *clicked) == [
        "Enter 'Expires'",
        "Click 'Elsewhere'",
    ]


def test_the_editor_of_a_cell_is_called_by_the_heading_of_its_column(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """What is double clicked to be written in is part of writing there."""
    clicked = ("2#cell", "=12", "text=Elsewhere")

    assert _labels(context, site, tmp_path, GRID, *clicked) == [
        "Enter 'Pieces'",
        "Click 'Elsewhere'",
    ]


def test_a_part_that_is_worked_in_is_read_though_it_is_hidden(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Pages that lay dialogs over each other hide the wrong one from screen readers."""
    clicked = ("#options", "text=Strength", "#options")

    assert _labels(context, site, tmp_path, HIDDEN, *clicked)[0] == "Select 'Options'"


EDITOR = f"""<title>Rules</title>{STYLE}<label for=take>Rule</label><textarea id=take></textarea><pre id=drawn></pre><button>Elsewhere</button>
<script>take.addEventListener("input", () => setTimeout(() => {{ drawn.textContent += take.value; take.value = ""; }}, 30));</script>"""


def test_what_an_editor_takes_out_of_its_field_a_moment_later_is_typed_in_it(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """All of it, whichever piece stands there at last."""
    site.pages = {"/": EDITOR}

    def work(shown: Page) -> None:
        shown.locator("#take").click()
        shown.keyboard.type("Mark the whole tool.", delay=40)
        shown.locator("button").click()

    typed = label(record(context, site, tmp_path, work))[0]

    assert (typed.label, typed.value) == ("Enter 'Rule'", "Mark the whole tool.")
