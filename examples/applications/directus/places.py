"""Where things are in the sail loft's Directus, and the ways people take there."""

from __future__ import annotations

import re
from datetime import datetime, timezone
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

    Part = Callable[[Hands, Values], None]

FORM = "in the form"
HEAD = "at the top right"
PAGE = ".v-form"
DRAWER = ".v-drawer"
ROWS = "tbody tr"
_MENU = "#menu-outlet .v-menu-popper.active"
_ENTRY = f"{_MENU} .v-list-item"
_WRITTEN = "%B %d, %Y"
_MORE = """() => {
  let one = document.elementFromPoint(innerWidth * 0.6, innerHeight * 0.5);
  while (one && !(one.scrollHeight > one.clientHeight + 80
      && /auto|scroll/.test(getComputedStyle(one).overflowY))) one = one.parentElement;
  return one !== null;
}"""
"""Whether what lies in the middle of the page is longer than the screen."""


def settle(hands: Hands) -> None:
    """Wait until the page has fetched what it shows, and stands still."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(500)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/admin/content/{path}")
    settle(hands)


def open_list(hands: Hands, name: str) -> None:
    """Come to a list by the menu on the left."""
    link = f"#navigation .v-list-item:has-text('{name}')"
    hands.click(name, "link", "in the menu on the left", link, leads_on=True)
    settle(hands)


def come_to_jobs(hands: Hands) -> None:
    """Come to the jobs; who works with the keyboard types their address."""
    if hands.person.hand == "keyboard":
        go(hands, "jobs")
    else:
        open_list(hands, "Jobs")


def open_record(hands: Hands, title: str, place: str = "in the list") -> None:
    """Open one of the records in a list."""
    cell = f"{ROWS} td:has-text('{title}')"
    hands.click(title, "row", place, cell, record=True, leads_on=True)
    hands.page.locator(f"{PAGE} .field").first.wait_for()
    settle(hands)


def search_for(hands: Hands, letters: str, *, within: str = "#main-content") -> None:
    """Open the search above a list and type into it; the list gets shorter by itself."""
    place = "above the list"
    icon = f"{within} .search-input .icon-search"
    box = f"{within} .search-input input[type=search]"
    hands.click("Search", "icon", place, icon, shows=box)
    hands.page.wait_for_timeout(400)  # it gets broader
    name = "Search Items..."
    hands.write(Field(name=name, location=place, value=letters, selector=box))
    hands.page.wait_for_timeout(800)
    settle(hands)


def look(hands: Hands, note: str) -> None:
    """Scroll down and up again, if that is a habit of the person and there is more."""
    if hands.person.looks_around and hands.page.evaluate(_MORE):
        hands.scroll("down", note)
        hands.scroll("up", note)


def press(  # noqa: PLR0913 (a button, its picture and its place)
    hands: Hands, name: str, icon: str, place: str, within: str, *, leads_on: bool
) -> None:
    """Click on a button that has a picture and tells its name below the mouse."""
    button = f"{within} button:has(i[data-icon={icon}])"
    hands.click(name, "button", place, button, leads_on=leads_on)
    settle(hands)


def save(hands: Hands) -> None:
    """Save a record, and come back to the list."""
    head = "#main-content .action-buttons"
    press(hands, "Save", "check", HEAD, head, leads_on=True)
    hands.page.locator(ROWS).first.wait_for()


def discard(hands: Hands) -> None:
    """Leave a record for the list, and let what was filled in be lost."""
    link = "#navigation .v-list-item:has-text('Jobs')"
    button = "#dialog-outlet button:has-text('Discard Changes')"
    hands.click("Jobs", "link", "in the menu on the left", link, shows=button)
    hands.page.wait_for_timeout(400)
    place = 'in "Unsaved Changes"'
    hands.click("Discard Changes", "button", place, button, leads_on=True)
    settle(hands)


def captioned(name: str, inner: str, within: str = PAGE) -> str:
    """Return how to find something below a caption."""
    caption = f".field-name .v-text-overflow:text-is('{name}')"
    return f"{within} .field:has({caption}) {inner}"


def text_field(name: str, value: str, inner: str = ".interface input") -> Field:
    """Return a field that is typed into, with its caption above it."""
    return Field(name=name, location=FORM, value=value, selector=captioned(name, inner))


def choose(  # noqa: PLR0913 (a list, what is in it and where it is)
    hands: Hands,
    name: str,
    value: str,
    *,
    box: str | None = None,
    place: str = FORM,
    within: str = PAGE,
) -> None:
    """Choose in a drawn list.

    Args:
        hands: Whose.
        name: What the list is called.
        value: The option as it is shown.
        box: How to find the list, if its caption does not do.
        place: Where it is, in words.
        within: Where the caption is.
    """
    hands.choose(
        Field(
            name=name,
            location=place,
            value=value,
            selector=box or captioned(name, ".v-select .v-input input", within),
            kind="dropdown",
            options=_ENTRY,
            letters="",
        )
    )
    hands.page.locator(_ENTRY).first.wait_for(state="hidden")
    settle(hands)


def choose_day(
    hands: Hands, name: str, value: str, *, place: str = FORM, within: str = PAGE
) -> None:
    """Choose a day in the calendar that opens at a field.

    Args:
        hands: Whose.
        name: What the field is called.
        value: The day as the field shows it then.
        place: Where it is, in words.
        within: Where the caption is.

    Raises:
        RuntimeError: If the field shows another day.
    """
    words = re.sub(r"(?<=\d)(st|nd|rd|th)", "", value)
    day = datetime.strptime(words, _WRITTEN).replace(tzinfo=timezone.utc)
    today = datetime.now(timezone.utc)
    months = (day.year - today.year) * 12 + day.month - today.month
    box = captioned(name, ".interface input", within)
    number = f".flatpickr-day[aria-label='{words}']:not(.prevMonthDay, .nextMonthDay)"
    hands.choose_through(
        Field(name=name, location=place, value=value, selector=box),
        [f"{_MENU} .flatpickr-next-month"] * months + [f"{_MENU} {number}"],
    )
    hands.page.locator(f"{_MENU} .flatpickr-day").first.wait_for(state="hidden")
    settle(hands)
    shown = hands.page.locator(box).filter(visible=True).first.input_value()
    if shown != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def take_entry(hands: Hands, name: str, place: str) -> None:
    """Take an entry of the menu that is open."""
    entry = f"{_ENTRY}:has(:text-is('{name}'))"
    hands.click(name, "menu", place, entry)
    hands.page.locator(entry).wait_for(state="hidden")
    settle(hands)


def hit(hands: Hands, selector: str) -> None:
    """Click within a step that was begun: it is part of the same choice."""
    target = hands.page.locator(selector).filter(visible=True).first
    target.wait_for()
    hands.page.wait_for_timeout(500)
    box = target.bounding_box()
    if box is None:
        raise RuntimeError(f"nothing to click on at {hands.page.url}: {selector}")
    across, down = box["x"] + min(box["width"] / 2, 80), box["y"] + box["height"] / 2
    hands.page.mouse.move(across, down, steps=4)
    hands.page.wait_for_timeout(100)
    hands.page.mouse.down()
    hands.page.wait_for_timeout(50)
    hands.page.mouse.up()
    hands.page.wait_for_timeout(300)
