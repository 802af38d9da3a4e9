"""How people report readings, and let the statements go out by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.dagster.places import (
    DIALOG,
    MENU_ITEM,
    below,
    go,
    open_page,
    open_record,
    press,
    search_for,
    settle,
    take,
)
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

_ASSET = "meter_readings"
_REPORT = 'in "Report materialization events"'
_PREVIEW = 'in "Preview tick result"'
_JANUARY = "1 Jan 2027, 06:00 UTC"
_TIME = "Select an evaluation time to simulate"


def report(hands: Hands, values: Values) -> bool:
    """Report what was read, look at the next tick, and switch the schedule on."""
    _open_report(hands)
    _fill_report(hands, values)
    _open_schedule(hands, values)
    _preview(hands, values["tick"])
    hands.page.get_by_text("1 run requests").wait_for()
    press(hands, "Close", _PREVIEW, within=DIALOG)
    hands.page.locator(DIALOG).wait_for(state="detached")
    switch = "tr:has(:text-is('Running')) label:has(input[type=checkbox])"
    hands.click("Running", "checkbox", "in the table", switch)
    hands.page.locator("tr:has(:text-is('Next tick'))").wait_for()
    settle(hands)
    return True


def look_and_leave(hands: Hands, values: Values) -> bool:
    """Look at January instead of the next month, and leave the schedule off."""
    _open_report(hands)
    _fill_report(hands, values)
    _open_schedule(hands, values)
    _preview(hands, _JANUARY)
    hands.page.get_by_text("No runs requested").wait_for()
    press(hands, "Close", _PREVIEW, within=DIALOG)
    hands.page.locator(DIALOG).wait_for(state="detached")
    return False


def _open_report(hands: Hands) -> None:
    """Come to where readings are reported, each person another way."""
    if hands.person.order == "up":
        open_page(hands, "Assets")
        arrow = (
            f"xpath=//a[contains(., '{_ASSET}')]"
            "/ancestor::div[.//button[@aria-haspopup='menu']][1]"
            "//button[@aria-haspopup='menu']"
        )
        place = f'in the row "{_ASSET}"'
        _take_entry(hands, "expand_more", "Report materialization events", place, arrow)
        return
    if hands.person.hand == "keyboard":
        go(hands, f"/assets/{_ASSET}")
    elif hands.person.searches:
        search_for(hands, "meter", _ASSET)
    else:
        if hands.person.detours:
            with hands.detour():
                open_page(hands, "Jobs")
                hands.look_around("looks whether the readings are there")
        open_page(hands, "Assets")
        open_record(hands, _ASSET)
    arrow = "button[aria-haspopup=menu]:has([aria-label=arrow_drop_down])"
    place = 'beside "Materialize…"'
    name = "Report materialization events"
    _take_entry(hands, "arrow_drop_down", name, place, arrow)


def _take_entry(hands: Hands, arrow: str, name: str, place: str, button: str) -> None:
    """Take an entry of what an arrow hides."""
    entry = f"{MENU_ITEM}:has(:text-is('{name}'))"
    hands.click(arrow, "menu", place, button, shows=entry)
    hands.page.wait_for_timeout(300)
    hands.click(name, "menu", "below the arrow", entry, shows=DIALOG)
    settle(hands)


def _fill_report(hands: Hands, values: Values) -> None:
    """Say what was read by whom, and report it."""
    words = Field(
        name="Description",
        location=_REPORT,
        value=values["words"],
        selector=f"{DIALOG} input[placeholder='Add a description']",
    )
    if hands.person.order == "up":
        hands.write(words)
        _choose(hands, "meter", values["meter"])
        _choose(hands, "house", values["house"])
    else:
        _choose_house(hands, values)
        _choose(hands, "meter", values["meter"])
        hands.write(words)
    press(hands, "Report event", _REPORT, within=DIALOG)
    hands.page.get_by_text("Your event has been reported").wait_for()
    hands.page.locator(DIALOG).wait_for(state="detached")
    settle(hands)


def _choose_house(hands: Hands, values: Values) -> None:
    """Choose the house; who takes a wrong one takes it off again."""
    if hands.person.id == "p03":
        _choose(hands, "house", values["other"])
        cross = f"{DIALOG} div:has(> div[title='{values['other']}']) [aria-label=close]"
        place = f'on "{values["other"]}" in the field "house"'
        hands.click("close", "icon", place, cross)
        hands.page.locator(cross).wait_for(state="detached")
        settle(hands)
    _choose(hands, "house", values["house"])


def _choose(hands: Hands, name: str, value: str) -> None:
    types = hands.person.searches or hands.person.hand == "keyboard"
    letters = value[:5].lower() if types else ""
    take(hands, name, value, below(name), place=_REPORT, letters=letters)
    settle(hands)


def _open_schedule(hands: Hands, values: Values) -> None:
    """Come to the schedule, through its list or by the search."""
    if hands.person.order == "up":
        search_for(hands, values["letters"], values["schedule"], first=False)
        return
    if hands.person.hand == "keyboard":
        go(hands, "/automation")
    else:
        open_page(hands, "Automation")
    hands.look_around("looks what there is")
    if hands.person.hand == "keyboard" or hands.person.searches:
        hands.write(
            Field(
                name="Filter by name…",
                location="above the list",
                value=values["letters"],
                selector="input[placeholder='Filter by name…']",
            )
        )
        settle(hands)
    open_record(hands, values["schedule"])


def _preview(hands: Hands, tick: str) -> None:
    """See what would happen at a time."""
    press(hands, "Preview tick result", "at the top right", shows=DIALOG)
    settle(hands)
    opener = f"{DIALOG} [aria-haspopup=menu]"
    take(hands, _TIME, tick, opener, place=_PREVIEW)
    press(hands, "Continue", _PREVIEW, within=DIALOG)
    hands.page.locator(f"{DIALOG} button:has-text('Try again')").wait_for()
    settle(hands)
