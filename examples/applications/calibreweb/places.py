"""Where things are in the garden society's library, and the ways people take there."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
TOP = "in the bar at the top"
LEFT = "in the menu on the left"
_SUGGESTED = ".tt-suggestion"


def settle(hands: Hands) -> None:
    """Wait until the page has loaded whatever it loads afterwards."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(300)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_admin(hands: Hands) -> None:
    """Come to the page with everything that only some may change."""
    hands.click("Admin", "link", TOP, "#top_admin", leads_on=True)
    settle(hands)


def open_left(hands: Hands, name: str, *, record: bool = False) -> None:
    """Click on something in the menu on the left."""
    entry = f"nav.navigation a:has-text('{name}')"
    hands.click(name, "link", LEFT, entry, record=record, leads_on=True)
    settle(hands)


def press(
    hands: Hands, name: str, selector: str, place: str = "below the form"
) -> None:
    """Click on a button that another page follows."""
    hands.click(name, "button", place, selector, leads_on=True)
    settle(hands)


def look_around(hands: Hands, note: str) -> None:
    """Scroll down and up again, if that is a habit of the person.

    What scrolls is a part of the page, not the page as a whole.
    """
    hidden = hands.page.locator("div.row-fluid > div.col-sm-10").evaluate(
        "e => e.scrollHeight - e.clientHeight"
    )
    if hands.person.looks_around and hidden > 80:
        hands.scroll("down", note)
        hands.scroll("up", note)


def search(hands: Hands, words: str) -> None:
    """Search the whole library, with Enter or the button."""
    box = text_field("Search Library", words, "#query", TOP)
    hands.write(box, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        press(hands, "Search", "#query_submit", TOP)
    settle(hands)


def text_field(name: str, value: str, selector: str, place: str = FORM) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)


def choose(hands: Hands, name: str, value: str, selector: str) -> None:
    """Choose in a list of the browser's own, and see that it was taken.

    Raises:
        RuntimeError: If something else was taken.
    """
    wanted = Field(
        name=name, location=FORM, value=value, selector=selector, kind="dropdown"
    )
    hands.choose(wanted)
    chosen = hands.page.locator(f"{selector} option:checked").inner_text()
    if chosen.strip() != value:
        raise RuntimeError(f"{name} shows {chosen!r}, not {value!r}")


def suggest(hands: Hands, name: str, value: str, selector: str) -> None:
    """Type some letters, and take what is offered below the field.

    Raises:
        RuntimeError: If something else was taken.
    """
    wanted = Field(
        name=name,
        location=FORM,
        value=value,
        selector=selector,
        kind="suggestions",
        options=_SUGGESTED,
        letters=value[:3].lower(),
    )
    if hands.person.hand == "keyboard":
        _take_with_arrows(hands, wanted)
    else:
        hands.pick(wanted)
    hands.page.wait_for_timeout(300)
    held = hands.page.input_value(selector)
    if held != value:
        raise RuntimeError(f"{name} holds {held!r}, not {value!r}")


def _take_with_arrows(hands: Hands, wanted: Field) -> None:
    """Type, go down to what is offered, and take it with Enter."""
    hands.choose_by_keys(wanted, ["Control+a", wanted.letters or ""])
    page = hands.page
    page.locator(_SUGGESTED).filter(visible=True).first.wait_for()
    page.wait_for_timeout(500)
    marked = page.locator(f"{_SUGGESTED}.tt-cursor")
    while not marked.count() or marked.inner_text().strip() != wanted.value:
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(200)
    page.keyboard.press("Enter")


def day_field(hands: Hands, name: str, day: str, selector: str) -> None:
    """Enter a day, typed or out of the calendar that comes with the field."""
    if hands.person.hand == "keyboard" or hands.person.searches:
        typed = Field(
            name=name, location=FORM, value=day, selector=selector, opens=True
        )
        hands.write(typed)
    else:
        _choose_day(hands, name, date.fromisoformat(day), selector)
    settle(hands)


def _choose_day(hands: Hands, name: str, day: date, selector: str) -> None:
    """Go up to the years, down to the day, and send the calendar away if it stays."""
    shown = f"{day.month}/{day.day}/{day.year}"
    decade = date.today().year // 10 - day.year // 10  # noqa: DTZ011 (as the page)
    levels = [
        ".datepicker-days .datepicker-switch",
        ".datepicker-months .datepicker-switch",
        *[".datepicker-years .prev"] * decade,
        f".datepicker-years .year:text-is('{day.year}')",
        f".datepicker-months .month:text-is('{day:%b}')",
        _day(day),
    ]
    wanted = Field(name=name, location=FORM, value=shown, selector=selector)
    hands.choose_through(wanted, levels)
    _close_calendar(hands)


def recent_day(hands: Hands, name: str, day: str, selector: str) -> None:
    """Enter a day that is not long ago; only who does not like the mouse types it."""
    if hands.person.hand == "keyboard":
        day_field(hands, name, day, selector)
        return
    wanted = date.fromisoformat(day)
    shown = f"{wanted.month}/{wanted.day}/{wanted.year}"
    hands.choose_day(
        Field(name=name, location=FORM, value=shown, selector=selector),
        wanted,
        month=".datepicker-days .datepicker-switch",
        onward=".datepicker-days .prev",
        days=".datepicker-days td.day:not(.old):not(.new)",
    )
    _close_calendar(hands)


def _day(day: date) -> str:
    days = ".datepicker-days td.day:not(.old):not(.new)"
    return f"{days}:text-is('{day.day}')"


def _close_calendar(hands: Hands) -> None:
    """Send the calendar away, which stays; who goes on with the mouse need not."""
    if hands.person.id != "p01":
        hands.press("Escape", "closes the calendar")
