"""Where things are in the music school's SOGo, and the ways people take there."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from datetime import date

    from playwright.sync_api import Page

    from examples.scripted.hands import Hands

LEFT = "in the column on the left"
BAR = "above the calendar"
OPTIONS = ".md-select-menu-container.md-active md-option"
_SUGGESTED = "md-virtual-repeat-container:not(.ng-hide) li"
_ADD = "md-fab-speed-dial md-fab-trigger button"
_CORNER = "below the list, in the round buttons"
_WEEK = "#!/calendar/week/"
_QUIET = """() => {
  const app = window.angular && angular.element(document.body).injector();
  return app && app.get('$http').pendingRequests.length === 0
    && !document.querySelector('.md-dialog-container.ng-animate, .md-panel.ng-animate');
}"""


def settle_page(page: Page) -> None:
    """Wait until the page has what it asked the server for."""
    page.wait_for_timeout(350)
    page.wait_for_function(_QUIET)
    page.wait_for_timeout(350)


def settle(hands: Hands) -> None:
    """Wait likewise."""
    settle_page(hands.page)


def add(hands: Hands, opener: str, entry: str, *, shows: str) -> None:
    """Open the round buttons below a list, and take one of them.

    Args:
        hands: Whose.
        opener: What the page calls the button with the plus.
        entry: What the tooltip of the other one says.
        shows: How to find what is there then.
    """
    button = f"md-fab-actions button[aria-label='{entry}']"
    hands.click(opener, "icon", _CORNER, _ADD)
    hands.page.wait_for_timeout(600)
    hands.click(entry, "icon", _CORNER, button, shows=shows)
    settle(hands)


def show_week(hands: Hands, day: str) -> None:
    """Turn the week on until a day is in it.

    Args:
        hands: Whose.
        day: As the page writes it.
    """
    wanted = _monday(as_date(day))
    for _ in range(60):
        shown = hands.page.url.partition(_WEEK)[2]
        if shown and _monday(_read(shown, "%Y%m%d")) == wanted:
            return
        before = hands.page.url
        hands.click("Next Week", "icon", BAR, "button[aria-label='Next Week']")
        hands.page.wait_for_function("url => location.href !== url", arg=before)
        settle(hands)


def go_to_week(hands: Hands, day: str) -> None:
    """Type the address that shows the week a day is in."""
    place = hands.page.url.partition("#")[0]
    monday = _monday(as_date(day))
    hands.go(f"{place}{_WEEK}{monday:%Y%m%d}")
    settle(hands)


def as_date(day: str) -> date:
    """Read a day as the page writes it."""
    return _read(day, "%d-%b-%y")


def _read(text: str, written: str) -> date:
    return datetime.strptime(text, written).replace(tzinfo=timezone.utc).date()


def _monday(day: date) -> date:
    return day - timedelta(days=day.weekday())


def choose(hands: Hands, name: str, value: str, selector: str, place: str) -> None:
    """Choose in a list that opens over the page; letters typed there are shortcuts."""
    hands.choose(
        Field(
            name=name,
            location=place,
            value=value,
            selector=selector,
            kind="dropdown",
            options=OPTIONS,
            letters="",
        )
    )
    hands.page.locator(OPTIONS).first.wait_for(state="hidden")
    settle(hands)


def write(hands: Hands, name: str, text: str, selector: str, place: str) -> None:
    """Type into a field."""
    hands.write(Field(name=name, location=place, value=text, selector=selector))
    settle(hands)


def categorise(hands: Hands, value: str, selector: str, place: str) -> None:
    """Take one of the categories, and leave the field, so that its list goes."""
    hands.pick(
        Field(
            name="Add a category",
            location=place,
            value=value,
            selector=selector,
            options=_SUGGESTED,
            letters=value[:4].lower(),
        )
    )
    settle(hands)
    for _ in range(3):
        if hands.page.locator(_SUGGESTED).filter(visible=True).count():
            hands.page.keyboard.press("Tab")
            settle(hands)


def find(hands: Hands, letters: str, *, location: str) -> None:
    """Open the search above a list, type something, and close it again.

    Args:
        hands: Whose.
        letters: What is typed.
        location: Where it is, in words.
    """
    field = "input[name=folderSearch]"
    hands.click(
        "Search",
        "icon",
        location,
        ".view-list button[aria-label='Search']",
        shows=field,
    )
    write(hands, "Search", letters, field, location)
    hands.page.wait_for_timeout(700)
    settle(hands)
    hands.click("Back", "icon", location, ".view-list form button[aria-label='Back']")
    hands.page.locator(field).wait_for(state="hidden")
    settle(hands)
