"""What the recorder makes of real events in a real browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from wb2pm.converters.labels.labelling import label
from wb2pm.converters.pages.forms import carried_elements
from wb2pm.converters.wonderbread.reader import read_demonstration
from wb2pm.record import Recorder

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.record.conftest import Site
    from wb2pm.events import Demonstration, UIEvent

pytestmark = pytest.mark.interop

PASSWORD = 'hunter2&"x'
CARD = "4111111111111111"
CODE = "918273"


class Done(NamedTuple):
    """What one test compares of an event."""

    kind: str
    name: str | None
    value: str | None


def done(demonstration: Demonstration) -> list[Done]:
    """Reduce events to what was done, on what, with what."""
    return [Done(e.raw_action, name(e), e.value) for e in demonstration.events]


def name(event: UIEvent) -> str | None:
    """Name an event's target as a person hears it."""
    if event.target is None:
        return None
    heard = event.target.attributes.get("accessible_name") or event.target.text
    return str(heard) if heard else None


def record(
    context: BrowserContext,
    site: Site,
    out: Path,
    work: Callable[[Page], None],
    **options: Any,
) -> Demonstration:
    """Record a piece of work that begins on the site's first page."""
    page = context.new_page()
    page.goto(site.address + "/")
    with Recorder(context, out=out, **options) as recorder:
        work(page)
    return read_demonstration(recorder.folder)


def test_every_action_appears_once_in_order_on_the_right_element(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Frames of both origins, a shadow root, a slow page, two tabs, a password."""
    site.pages = {
        "/": f"""<title>Start</title><h1>Work</h1>
          <iframe id=inner src=/inner width=400 height=120></iframe>
          <iframe src='{site.other_address}/foreign' width=400 height=90></iframe>
          <my-card></my-card>
          <form action=/in><label>User <input name=user></label>
          <label>Password <input type=password name=pw></label>
          <label>Card <input name=cc autocomplete='billing cc-number'></label>
          <label>Code <input name=code autocomplete=one-time-code></label>
          <button>Log in</button></form>
          <a href=/slow>Slow page</a> <a href=/second target=_blank>Second tab</a>
          <script>customElements.define('my-card', class extends HTMLElement {{
            constructor() {{ super(); this.attachShadow({{mode: 'open'}}).innerHTML =
              '<label>Note <input id=note></label><button>Save note</button>'; }}
          }});</script>""",
        "/inner": "<label>City <input name=city></label><select aria-label=Country>"
        "<option value=no>Norway<option value=se>Sweden</select>"
        "<label><input type=checkbox> Agree</label>",
        "/foreign": "<button>Foreign button</button><input placeholder='Foreign field'>",
        "/slow": "<title>Slow</title><label>Late <input></label>",
        "/second": "<title>Second</title><button>In second</button>"
        "<textarea aria-label=Words></textarea>",
        "/in": "<title>In</title><a href=/>Home</a>",
    }
    site.delays = {"/slow": 1.0}

    def work(page: Page) -> None:
        inner, foreign = (
            page.frame_locator("#inner"),
            page.frame_locator("iframe >> nth=1"),
        )
        inner.get_by_label("City").click()
        inner.get_by_label("City").press_sequentially("Oslo")
        inner.get_by_label("Country").select_option("se")
        inner.get_by_label("Agree").check()
        foreign.get_by_text("Foreign button").click()
        foreign.get_by_placeholder("Foreign field").fill("abroad")
        page.get_by_label("Note").fill("in the shadow")
        page.get_by_text("Save note").click()
        with page.expect_popup() as popup:
            page.get_by_text("Second tab").click()
        second = popup.value
        second.get_by_text("In second").click()
        second.get_by_label("Words").press_sequentially("one")
        second.keyboard.press("Enter")
        second.keyboard.type("two")
        page.get_by_label("User").click()
        page.keyboard.type("kim")
        page.keyboard.press("Tab")
        page.keyboard.type(PASSWORD)
        page.get_by_label("Card").fill(CARD)
        page.get_by_label("Code").fill(CODE)
        page.get_by_text("Log in").click()
        page.get_by_text("Home").click()
        page.get_by_text("Slow page").click()
        page.get_by_label("Late").press_sequentially("half w")
        page.goto(site.address + "/in")

    demonstration = record(context, site, tmp_path, work, keep_html=True)

    assert done(demonstration) == [
        ("click", "City", None),
        ("type", "City", "Oslo"),
        ("select", "Country", "Sweden"),
        ("check", "Agree", None),
        ("click", "Foreign button", None),
        ("type", "Foreign field", "abroad"),
        ("type", "Note", "in the shadow"),
        ("click", "Save note", None),
        ("click", "Second tab", None),
        ("click", "In second", None),
        ("type", "Words", "one\ntwo"),
        ("tab_switch", None, site.address + "/"),
        ("click", "User", None),
        ("type", "User", "kim"),
        ("press", "User", "Tab"),
        ("type", "Password", "[password]"),
        ("type", "Card", "[card]"),
        ("type", "Code", "[code]"),
        ("click", "Log in", None),
        ("click", "Home", None),
        ("click", "Slow page", None),
        ("type", "Late", "half w"),
        ("navigate", None, site.address + "/in"),
    ]
    assert demonstration.issues == ()
    times = [event.started_at for event in demonstration.events]
    assert times == sorted(times)
    assert {event.time_quality for event in demonstration.events} == {"recorded"}
    for path in tmp_path.rglob("*"):
        content = path.read_bytes() if path.is_file() else b""
        for secret in (PASSWORD, CARD, CODE, "hunter2", "hunter2%26%22x"):
            assert secret.encode() not in content, path


def test_elements_carry_where_and_what_they_are(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Role, accessible name, selector, frame, shadow root and box are recorded."""
    site.pages = {
        "/": "<p style='height:80px'>Top</p><iframe id=f src=/inner></iframe><x-a></x-a>"
        "<script>customElements.define('x-a', class extends HTMLElement {"
        "connectedCallback() { this.attachShadow({mode: 'open'}).innerHTML ="
        " '<button data-testid=save>Save</button>'; }});</script>",
        "/inner": "<button style='position:absolute;left:20px;top:10px'>Go</button>",
    }

    def work(page: Page) -> None:
        page.frame_locator("#f").get_by_text("Go").click()
        page.get_by_text("Save").click()

    first, second = record(context, site, tmp_path, work).events

    assert first.target is not None
    assert first.target.role == "button"
    assert first.target.path == "//*[@id='f']/html/body[1]/button"
    assert first.attributes["frame_url"] == site.address + "/inner"
    assert first.target.box is not None
    assert first.x is not None
    assert first.y is not None
    assert first.target.box.contains(first.x, first.y)
    assert first.screen_before is not None
    seen = {element.path: element for element in carried_elements(first.screen_before)}
    assert seen[first.target.path].box == first.target.box
    assert second.target is not None
    assert second.target.path == "/html/body[1]/x-a[1]/shadow-root/button"
    assert second.target.path in seen
    selector = 'x-a >>> [data-testid="save"]'
    assert second.target.attributes["selector"] == f"html > body > {selector}"
    assert second.target.attributes["shadow"] == '["x-a"]'


def test_clicks_of_every_kind(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Right and double clicks are told apart; a part of a control counts as it."""
    site.pages = {
        "/": "<button><span>Order <b>now</b></span></button><p id=p>Text</p>"
        "<label for=later>Later</label><input type=checkbox id=later>"
        "<select multiple size=3 aria-label=Sizes><option>S<option>M<option>L</select>"
        "<input type=radio name=r aria-label=One><input type=radio name=r aria-label=Two>"
    }

    def work(page: Page) -> None:
        page.locator("b").click()
        page.locator("#p").click(button="right")
        page.locator("#p").dblclick()
        page.get_by_text("Later").click()
        page.get_by_text("M", exact=True).click()
        page.get_by_label("One").check()
        page.keyboard.press("ArrowDown")
        page.get_by_text("Later").focus()
        page.locator("#later").focus()
        page.keyboard.press("Space")

    demonstration = record(context, site, tmp_path, work)

    assert done(demonstration) == [
        ("click", "Order now", None),
        ("right_click", "Text", None),
        ("double_click", "Text", None),
        ("check", "Later", None),
        ("select", "Sizes", "M"),
        ("check", "One", None),
        ("check", "Two", None),
        ("check", "Later", None),
    ]
    checked = [e.attributes.get("checked") for e in demonstration.events]
    assert checked == [None, None, None, True, None, True, True, False]
    assert {e.action for e in demonstration.events[3:4]} == {"click"}
    assert [a.label for a in label(demonstration)][:4] == [
        "Click 'Order now'",
        "Right-click 'Text'",
        "Double-click 'Text'",
        "Click 'Later'",
    ]


def test_a_click_whose_mouse_events_the_page_calls_off(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A menu that opens as the pointer goes down lets no mouse event follow."""
    site.pages = {
        "/": """<button id=opener>Sort</button><ul id=menu hidden><li>Size</ul>
          <button>Other</button><script>
          opener.onpointerdown = (event) => { event.preventDefault();
            menu.hidden = false; document.body.style.pointerEvents = 'none'; };
          opener.onclick = () => { document.body.style.pointerEvents = ''; };
          </script>"""
    }

    def work(page: Page) -> None:
        page.click("#opener")
        page.evaluate("document.body.style.pointerEvents = ''")
        page.click("text=Other")

    demonstration = record(context, site, tmp_path, work)

    assert done(demonstration) == [
        Done("click", "Sort", None),
        Done("click", "Other", None),
    ]


def test_a_click_on_what_reaches_beyond_its_element(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A heading may be lower than its letters, which are no bar to scroll by."""
    site.pages = {
        "/": """<a href=#x><h2 style="font: 60px/60px sans-serif; height: 20px">Fair</h2></a>"""
    }

    def work(page: Page) -> None:
        page.locator("h2").click(position={"x": 40, "y": 34}, force=True)

    assert done(record(context, site, tmp_path, work)) == [Done("click", "Fair", None)]


def test_keys_with_a_meaning_and_what_fields_hold_afterwards(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Corrections are part of typing; Enter, Escape and shortcuts stand for themselves."""
    site.pages = {
        "/": "<input aria-label=Name value=Ada><textarea aria-label=Text></textarea>"
        "<select aria-label=State><option>Open<option>Closed<option>Done</select>"
        "<div contenteditable role=textbox aria-label=Editor></div>"
        "<textarea aria-label=Chat onkeydown=\"if (event.key === 'Enter')"
        " { event.preventDefault(); this.value = ''; }\"></textarea>"
        "<input type=number aria-label=Count value=1>"
    }

    def work(page: Page) -> None:
        page.get_by_label("Name").focus()
        page.keyboard.press("End")
        page.keyboard.type(" Lx")
        page.keyboard.press("Backspace")
        page.keyboard.type("ovelace")
        page.keyboard.press("Enter")
        page.keyboard.press("Control+a")
        page.keyboard.press("Control+c")
        page.get_by_label("Text").focus()
        page.keyboard.press("Control+v")
        page.keyboard.type("!")
        page.get_by_label("State").focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowDown")
        page.get_by_label("Editor").click()
        page.keyboard.type("rich")
        page.get_by_label("Chat").click()
        page.keyboard.type("hello")
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
        page.keyboard.type("again")
        page.keyboard.press("Escape")
        page.get_by_label("Count").focus()
        page.keyboard.press("ArrowUp")

    demonstration = record(context, site, tmp_path, work)

    assert done(demonstration) == [
        ("press", "Name", "End"),
        ("type", "Name", "Ada Lovelace"),
        ("press", "Name", "Enter"),
        ("press", "Name", "Ctrl+A"),
        ("copy", "Name", "Ada Lovelace"),
        ("paste", "Text", "Ada Lovelace"),
        ("type", "Text", "Ada Lovelace!"),
        ("select", "State", "Done"),
        ("click", "Editor", None),
        ("type", "Editor", "rich"),
        ("click", "Chat", None),
        ("type", "Chat", "hello"),
        ("press", "Chat", "Enter"),
        ("type", "Chat", "again"),
        ("press", "Chat", "Escape"),
        ("press", "Count", "Up"),
        ("type", "Count", "2"),
    ]
    values = {a.label: a.value for a in label(demonstration)}
    assert values["Enter 'Name'"] == "Ada Lovelace"
    assert values["Enter 'Text'"] == "Ada Lovelace!"


def test_what_is_erased_in_an_editor_that_empties_its_field_is_gone(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """It draws what was typed elsewhere, so that only the keys tell."""
    site.pages = {
        "/": "<textarea aria-label=Code oninput=\"this.value = ''\"></textarea>"
    }

    def work(page: Page) -> None:
        page.get_by_label("Code").focus()
        page.keyboard.type("lins")
        page.keyboard.press("Backspace")
        page.keyboard.type("es")

    demonstration = record(context, site, tmp_path, work)

    assert done(demonstration) == [("type", "Code", "lines")]


def test_a_wheel_over_a_frame_scrolls_the_page_around_it(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A frame with nothing to scroll hands the wheel on; one with more keeps it."""
    long = "<p style='height:3000px'>Long</p>"
    site.pages = {
        "/": f"<iframe src=/short height=100></iframe><iframe src=/long height=100>"
        f"</iframe>{long}<button>End</button>",
        "/short": "<p>Short</p>",
        "/long": long,
    }

    def work(page: Page) -> None:
        for x, pixels in ((100, 60), (100, -60), (450, 40)):
            page.mouse.move(x, 60)
            page.mouse.wheel(0, pixels)
            page.wait_for_timeout(600)
        page.get_by_text("End").click()

    demonstration = record(context, site, tmp_path, work)

    assert [kind for kind, *_ in done(demonstration)] == [*["scroll"] * 3, "click"]
    pixels = [e.attributes.get("pixels") for e in demonstration.events[:3]]
    assert [json.loads(str(p))["y"] for p in pixels] == [60, -60, 40]


def test_scrolling_dragging_and_dropping(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A scroll has its pixels; scrolling by the page is nobody's action."""
    site.pages = {
        "/": "<div id=a draggable=true style='width:90px;height:30px'>Parcel</div>"
        "<div id=b style='width:90px;height:60px' ondragover='event.preventDefault()'>"
        "Van</div><div id=box style='height:80px;overflow:auto'><p style='height:500px'>"
        "Inside</p></div><p style='height:3000px'>Long</p><button>End</button>"
    }

    def work(page: Page) -> None:
        page.drag_and_drop("#a", "#b")
        page.mouse.move(400, 600)
        page.mouse.wheel(0, 300)
        page.mouse.wheel(0, 50)
        page.wait_for_timeout(500)
        page.mouse.wheel(0, -150)
        page.wait_for_timeout(500)
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(50)
        page.mouse.move(50, 150)
        page.mouse.wheel(0, 40)
        page.wait_for_timeout(500)
        page.get_by_text("End").click()

    demonstration = record(context, site, tmp_path, work)

    assert done(demonstration) == [
        ("drag", "Parcel", "Van"),
        ("scroll", None, "down"),
        ("scroll", None, "up"),
        ("scroll", "Inside", "down"),
        ("click", "End", None),
    ]
    pixels = [e.attributes.get("pixels") for e in demonstration.events]
    assert [json.loads(str(p))["y"] for p in pixels[1:4]] == [350, -150, 40]


def test_where_the_person_sends_the_browser(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Addresses, ways back and reloads are actions; where links lead is not."""
    site.pages = {
        "/": "<a href=/b>Next</a>",
        "/b": "<title>B</title><a href=/ onclick='history.back(); return false'>Cancel</a>",
    }

    def work(page: Page) -> None:
        page.get_by_text("Next").click()
        page.get_by_text("Cancel").click()
        page.wait_for_url(site.address + "/")
        page.wait_for_timeout(1100)
        page.goto(site.address + "/b")
        page.go_back()
        page.reload()
        other = context.new_page()
        other.goto(site.address + "/b")
        other.close()

    demonstration = record(context, site, tmp_path, work)

    assert [(e.raw_action, e.attributes.get("way")) for e in demonstration.events] == [
        ("click", None),
        ("click", None),
        ("navigate", "address"),
        ("navigate", "back"),
        ("navigate", "reload"),
        ("tab_open", None),
        ("navigate", "address"),
        ("tab_close", None),
    ]
    assert [a.label for a in label(demonstration)] == [
        "Click 'Next'",
        "Click 'Cancel'",
        "Navigate to '/b'",
        "Navigate back",
        "Reload the page",
        "Open tab",
        "Navigate to '/b'",
        "Close tab",
    ]


def test_where_the_person_sends_an_application_of_one_page(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Addresses that differ behind the hash alone are gone to; its links are clicks."""
    site.pages = {
        "/": """<a href='#/b'>Next</a><button>Push</button><script>
          document.querySelector('button').onclick = () =>
            history.pushState({}, '', '#/c');</script>"""
    }

    def work(page: Page) -> None:
        page.get_by_text("Next").click()
        page.get_by_text("Push").click()
        page.goto(site.address + "/#/d")
        page.wait_for_timeout(1100)
        page.go_back()

    demonstration = record(context, site, tmp_path, work)

    assert [
        (e.raw_action, e.attributes.get("way"), e.value) for e in demonstration.events
    ] == [
        ("click", None, None),
        ("click", None, None),
        ("navigate", "address", site.address + "/#/d"),
        ("navigate", "back", site.address + "/#/c"),
    ]


def test_dialogs_downloads_and_files(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A dialog's answer is an action; a download belongs to the click that began it."""
    site.pages = {
        "/": "<button onclick=\"confirm('Sure?')\">Ask</button>"
        "<button onclick=\"prompt('Name?')\">Name</button>"
        "<a href=/orders.csv>Export</a><input type=file aria-label=Attachment>",
        "/orders.csv": "id\n1\n",
    }
    attached = tmp_path / "letter.txt"
    attached.write_text("Dear")

    def work(page: Page) -> None:
        page.once("dialog", lambda dialog: dialog.dismiss())
        page.get_by_text("Ask").click()
        page.once("dialog", lambda dialog: dialog.accept("Kim"))
        page.get_by_text("Name").click()
        with page.expect_download():
            page.get_by_text("Export").click()
        page.get_by_label("Attachment").set_input_files(attached)

    demonstration = record(context, site, tmp_path / "out", work)

    assert done(demonstration) == [
        ("click", "Ask", None),
        ("dialog", None, "dismiss"),
        ("click", "Name", None),
        ("dialog", None, "Kim"),
        ("click", "Export", None),
        ("upload", "Attachment", "letter.txt"),
    ]
    assert demonstration.events[4].attributes["download:value"] == "orders.csv"
    assert [a.label for a in label(demonstration)][1] == "Dismiss the confirm message"


def test_a_page_s_own_changes_are_not_the_person_s(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """What scripts of the page set, click and dispatch is no action."""
    site.pages = {
        "/": "<label><input type=checkbox id=same> Same</label>"
        "<select id=s aria-label=Copy><option>a<option>b</select><button id=go>Go</button>"
        "<script>same.onchange = () => { s.value = 'b';"
        " s.dispatchEvent(new Event('change', {bubbles: true})); go.click(); };</script>"
    }

    demonstration = record(
        context, site, tmp_path, lambda page: page.get_by_label("Same").check()
    )

    assert done(demonstration) == [("check", "Same", None)]


def test_a_frame_that_an_editor_writes_anew_is_still_heard(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """`document.open` takes listeners away; they come back."""
    site.pages = {
        "/": "<iframe id=e></iframe><script>const d = e.contentDocument; d.open();"
        "d.write('<body contenteditable aria-label=Article></body>'); d.close();</script>"
    }

    def work(page: Page) -> None:
        page.wait_for_timeout(700)
        page.frame_locator("#e").locator("body").click()
        page.keyboard.type("text")

    demonstration = record(context, site, tmp_path, work)

    assert done(demonstration)[-1] == ("type", "Article", "text")


def test_a_secret_is_shown_as_dots_and_struck_out_elsewhere(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Also when a page shows the password as text, or repeats it."""
    site.pages = {
        "/": "<input type=password id=p aria-label=Secret oninput='o.textContent = value'>"
        "<button onclick=\"p.type = 'text'\">Show</button><p id=o></p>"
    }
    drawn = []

    def work(page: Page) -> None:
        page.get_by_label("Secret").press_sequentially("swordfish")
        page.get_by_text("Show").click()
        page.get_by_label("Secret").press_sequentially("9")
        page.get_by_text("Show").click(button="right")
        drawn.append(page.evaluate("getComputedStyle(p).webkitTextSecurity"))

    demonstration = record(context, site, tmp_path, work, keep_html=True)

    assert drawn == ["disc"]
    assert demonstration.events[0].value == "[password]"
    assert demonstration.events[2].value == "[password]"
    contents = [p.read_bytes() for p in tmp_path.rglob("*") if p.is_file()]
    assert not any(b"swordfish" in content for content in contents)


def test_what_a_page_forges_is_refused_and_noted(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A page that finds the recorder's binding cannot break the recording."""
    site.pages = {"/": "<button>Go</button>"}

    def work(page: Page) -> None:
        page.evaluate(
            "Object.getOwnPropertyNames(window).filter(n => /^__wb2pm_.*[0-9a-f]$/.test(n))"
            ".forEach(n => { window[n]('{}'); window[n](5); window[n]('x'.repeat(99));"
            """ window[n]('{"t": "shown", "at": 1}');"""
            """ window[n]('{"t": "more", "id": "no-1", "end": 1}');"""
            """ window[n]('{"t": "trouble", "at": 1, "where": "a", "said": "b"}'); })"""
        )
        page.get_by_text("Go").click()

    demonstration = record(context, site, tmp_path, work)

    assert done(demonstration) == [("click", "Go", None)]
    kinds = {issue.kind for issue in demonstration.issues}
    assert kinds == {"refused_message", "script_trouble"}


def test_the_trace_is_in_the_released_form(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Without its exact side it reads as any released recording does."""
    site.pages = {"/": "<label>Name <input></label><a href=/b>Next</a>", "/b": "<p>B"}

    def work(page: Page) -> None:
        page.get_by_label("Name").click()
        page.keyboard.type("a b")
        page.wait_for_timeout(600)
        page.get_by_text("Next").click()

    exact = record(
        context, site, tmp_path, work, workflow="7", intent="Go on", actor="kim"
    )
    path = Path(exact.source)
    content = json.loads(path.read_bytes())
    entries = content["trace"]
    plain = {"trace": entries, "webarena": content["webarena"]}
    for entry in entries:
        entry["data"].pop("wb2pm")
    path.write_text(json.dumps(plain))

    released = read_demonstration(path.parent)

    assert [e["type"] for e in entries] == ["state", "action"] * 3 + ["state"]
    assert [e["data"]["id"] for e in entries] == list(range(7))
    assert [e["data"]["type"] for e in entries[1::2]] == [
        "mouseup",
        "keystroke",
        "mouseup",
    ]
    assert entries[3]["data"]["key"] == "'a' Key.space 'b'"
    assert json.loads(entries[0]["data"]["json_state"])[-1]["tag"] == "chrome_omnibox"
    assert (exact.workflow, exact.intent, exact.actor) == ("7", "Go on", "kim")
    assert (released.workflow, released.intent) == ("7", "Go on")
    assert [e.action for e in released.events] == ["click", "type", "click"]
    assert [a.label for a in label(exact)] == ["Enter 'Name'", "Click 'Next'"]
    assert [a.verb for a in label(released)] == ["Enter", "Click"]
    shots = [e.screen_before and e.screen_before.screenshot for e in exact.events]
    assert all(shot and Path(shot).read_bytes()[:4] == b"\x89PNG" for shot in shots)
    assert (
        (path.parent / f"SOP - {path.parent.name}.txt").read_text().startswith("Go on")
    )


def test_pictures_may_be_small_or_none(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A data set that is passed on has no need of large ones."""
    site.pages = {"/": "<button>Go</button>"}

    def work(page: Page) -> None:
        page.wait_for_timeout(600)
        page.get_by_text("Go").click()

    small = record(context, site, tmp_path / "a", work, screenshot_width=500)
    none = record(context, site, tmp_path / "b", work, screenshots=False)

    picture = small.events[0].screen_before and small.events[0].screen_before.screenshot
    assert picture
    assert int.from_bytes(Path(picture).read_bytes()[16:20], "big") == 500
    assert list((tmp_path / "b").rglob("*.png")) == []
    assert none.events[0].screen_before is not None
    assert none.events[0].screen_before.screenshot is None


def test_the_browser_may_go_before_the_recorder(
    browser: Browser, site: Site, tmp_path: Path
) -> None:
    """Whatever ends first, the demonstration is whole; ending twice does no harm."""
    site.pages = {"/": "<button>Go</button>"}
    context = browser.new_context()
    page = context.new_page()
    page.goto(site.address + "/")
    recorder = Recorder(page, out=tmp_path, workflow="7").start()
    page.get_by_text("Go").click()
    assert recorder.actions == 1

    context.close()

    assert recorder.stop() == recorder.stop() == recorder.folder
    demonstration = read_demonstration(recorder.folder)
    assert done(demonstration) == [("click", "Go", None)]
    assert demonstration.attributes["wb2pm:complete"] is True


def test_what_follows_a_recording_is_not_recorded(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """The script in the page goes on; nobody listens."""
    site.pages = {"/": "<button>Go</button>"}

    demonstration = record(context, site, tmp_path, lambda _: None)
    later = context.new_page()
    later.goto(site.address + "/")
    later.get_by_text("Go").click()
    later.close()

    assert demonstration.events == ()
    assert read_demonstration(Path(demonstration.source)).events == ()


def test_what_is_written_and_scrolled_in_shadow_roots(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A slot shows what its host has; of a box that scrolls inside nobody outside hears."""
    site.pages = {
        "/": """<x-item>Front desk</x-item><x-box></x-box><script>
          const item = document.querySelector("x-item").attachShadow({ mode: "open" });
          item.innerHTML = "<div style='padding: 20px'><slot></slot></div>";
          const box = document.querySelector("x-box").attachShadow({ mode: "open" });
          box.innerHTML = "<div id=in style='height: 80px; overflow: auto'><p style='height: 900px'>Long</div>";
          </script>"""
    }

    def work(page: Page) -> None:
        page.locator("x-item").click()
        page.locator("#in").hover()
        page.mouse.wheel(0, 120)
        page.wait_for_function(
            "document.querySelector('x-box').shadowRoot.querySelector('#in').scrollTop > 100"
        )

    assert done(record(context, site, tmp_path, work)) == [
        Done("click", "Front desk", None),
        Done("scroll", "Long", "down"),
    ]


def test_a_drawn_list_is_called_by_the_label_that_stands_in_it(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Beside its value, that is; what refers to the value alone has no name."""
    site.pages = {
        "/": """<div role=combobox tabindex=0 aria-labelledby=one><b id=one>Repeat</b><p>Never</p></div>
          <div role=combobox tabindex=0 aria-labelledby=two><b id=two>Never</b><i>\u00d7</i></div>"""
    }

    def work(page: Page) -> None:
        for box in page.get_by_role("combobox").all():
            box.click(position={"x": 3, "y": 3})

    events = record(context, site, tmp_path, work).events

    assert [event.attributes.get("ui:accessible_name") for event in events] == [
        "Repeat",
        None,
    ]


def test_what_a_closed_list_shows_is_the_list(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """An option in no list of options is what was chosen."""
    site.pages = {
        "/": """<div role=combobox tabindex=0 aria-label=Track><b role=option>Weather</b></div>
          <ul role=listbox><li role=option>Pruning</ul>"""
    }

    def work(page: Page) -> None:
        page.get_by_text("Weather").click()
        page.get_by_text("Pruning").click()

    events = record(context, site, tmp_path, work).events

    assert [event.target and event.target.role for event in events] == [
        "combobox",
        "option",
    ]


def test_a_field_that_offers_entries_is_no_password(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Pages ask for a new password there to keep the browser's suggestions away."""
    fields = "autocomplete=new-password"
    site.pages = {"/": f"<input id=a role=combobox {fields}><input id=b {fields}>"}

    def work(page: Page) -> None:
        page.click("#a")
        page.keyboard.type("notice")
        page.click("#b")
        page.keyboard.type("kept apart")

    recorded = record(context, site, tmp_path, work)
    typed = [event.value for event in recorded.events if event.raw_action == "type"]

    assert typed == ["notice", "[password]"]


def test_the_field_that_enter_takes_away_is_told_where_it_stood(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """As the editor of a cell, which has no place when it is gone."""
    site.pages = {
        "/": '<div id=cell><textarea id=e onkeydown=\'event.key === "Enter" &&'
        " (event.preventDefault(), this.remove())'></textarea></div>"
    }

    def work(page: Page) -> None:
        page.click("#e")
        page.keyboard.type("Too windy")
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)

    recorded = record(context, site, tmp_path, work)
    (pressed,) = [event for event in recorded.events if event.raw_action == "press"]

    assert pressed.target is not None
    assert pressed.target.path == "//*[@id='e']"
    assert pressed.target.box is not None
    assert pressed.target.box.width > 0
