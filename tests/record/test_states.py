"""In which state the recorder says that controls are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.record.test_recorder import PASSWORD, record
from wb2pm.converters.pages.forms import carried_elements

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from tests.record.conftest import Site
    from wb2pm.events import Demonstration

pytestmark = pytest.mark.interop


def states(demonstration: Demonstration) -> list[dict[str, str]]:
    """Return of each screen before an event, and the last, the state of what has one."""
    screens = [event.screen_before for event in demonstration.events]
    screens.append(demonstration.events[-1].screen_after)
    return [
        {
            (one.path or "").split("'")[1]: state
            for one in carried_elements(screen)
            if (state := one.get("state")) is not None
        }
        for screen in screens
        if screen is not None
    ]


def test_the_state_of_each_control_is_told(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Boxes, lists, toggles, fields and editors, before and after what is done."""
    site.pages = {
        "/": """<input id=text><input id=box type=checkbox><input id=one type=radio name=r
          checked><input id=two type=radio name=r><select id=list><option>Red<option>
          Blue</select><button id=bold aria-pressed=false onclick="this.setAttribute(
          'aria-pressed', this.getAttribute('aria-pressed') !== 'true')">Bold</button>
          <div id=editor contenteditable>Note</div><p id=plain>Words</p>"""
    }

    def work(page: Page) -> None:
        page.locator("#text").fill("Ann")
        page.locator("#box").check()
        page.locator("#two").check()
        page.locator("#list").select_option("Blue")
        page.locator("#bold").click()
        page.locator("#text").fill("Bo")
        page.locator("#text").fill("Ann")
        page.locator("#bold").click()

    seen = states(record(context, site, tmp_path, work))

    assert seen[0] == {
        "text": "content 0",
        "box": "not checked",
        "one": "checked",
        "two": "not checked",
        "list": "Red",
        "bold": "not pressed",
        "editor": "content 1",
    }
    assert seen[-1] == {
        "text": "content 1",
        "box": "checked",
        "one": "not checked",
        "two": "checked",
        "list": "Blue",
        "bold": "not pressed",
        "editor": "content 1",
    }
    assert [one["bold"] for one in seen].count("pressed") > 1


def test_fields_that_hide_have_no_state(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Not even how often they were changed; nor has a list of secrets."""
    site.pages = {
        "/": """<input id=word type=password><input id=card autocomplete=cc-number>
          <select id=until autocomplete=cc-exp-month><option>01<option>12</select>
          <input id=plain>"""
    }

    def work(page: Page) -> None:
        page.locator("#word").fill(PASSWORD)
        page.locator("#card").fill("4111111111111111")
        page.locator("#until").select_option("12")
        page.locator("#plain").fill("Ann")

    seen = states(record(context, site, tmp_path, work))

    assert all(one.keys() == {"plain"} for one in seen)
    assert seen[-1] == {"plain": "content 1"}


def test_fields_that_nobody_writes_in_have_no_state(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """A sum that the page works out changes with whatever is done."""
    site.pages = {
        "/": """<input id=text oninput="sum.value = off.value = this.value">
          <input id=sum readonly><fieldset disabled><input id=off></fieldset>"""
    }

    def work(page: Page) -> None:
        page.locator("#text").fill("3")

    seen = states(record(context, site, tmp_path, work))

    assert seen[-1] == {"text": "content 1"}


def test_a_field_that_is_drawn_anew_goes_on_with_its_contents(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """Where the page calls it as before; what nobody else is called like begins anew."""
    again = "box.innerHTML = box.innerHTML.replace('>', ` value=${word.value}>`)"
    site.pages = {
        "/": f"""<form id=order><p id=box><input id=word></p>
          <input type=button id=other value=Other><input type=button id=redraw value=Redraw onclick="{again}"></form>"""
    }

    def work(page: Page) -> None:
        for said in ("Ann", "Ben"):
            page.locator("#word").fill(said)
            page.locator("#other").click()
        page.locator("#redraw").click()
        page.locator("#word").click()

    seen = [one["word"] for one in states(record(context, site, tmp_path, work))]

    assert seen[-1] == seen[-2] == "content 2"


def test_a_scroll_finds_controls_in_the_state_they_are_in(
    context: BrowserContext, site: Site, tmp_path: Path
) -> None:
    """What was typed right before it is not told to have come with the scroll."""
    site.pages = {"/": "<input id=text><div style='height: 4000px'>Long</div>"}

    def work(page: Page) -> None:
        page.locator("#text").click()
        page.keyboard.type("Ann")
        page.mouse.wheel(0, 400)
        page.wait_for_timeout(400)

    demonstration = record(context, site, tmp_path, work)

    done = dict(
        zip(
            [event.action for event in demonstration.events],
            states(demonstration),
            strict=False,
        )
    )
    assert done["type"] == {"text": "content 0"}
    assert done["scroll"] == {"text": "content 1"}
