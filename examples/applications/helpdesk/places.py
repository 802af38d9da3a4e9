"""Where things are at the bakeries' service desk, and the ways people take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
_LIST = "#ticketTable tbody"
_FIRST_LINE = (60, 10)
_ONE_LINE = 30
"""How high a title is that the table does not break in two."""
_ALONE = "rows => document.querySelectorAll(rows).length === 1"


def settle(hands: Hands) -> None:
    """Wait until the page has fetched what stands in its tables."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_page(hands: Hands, name: str) -> None:
    """Come to a page by the column on the left."""
    link = f".sidebar a.nav-link:has-text('{name}')"
    hands.click(name, "link", "in the column on the left", link, leads_on=True)
    settle(hands)


def open_ticket(hands: Hands, title: str, within: str = _LIST) -> None:
    """Click on a ticket in a table, as the number and the title that stand there."""
    link = f"{within} a:has-text('. {title}')"
    found = hands.page.locator(link).first
    shown = found.inner_text().strip()
    hands.turn_to(shown, link)
    box = found.bounding_box() or {"height": 0}
    hands.click(
        shown,
        "link",
        "in the table",
        link,
        record=True,
        leads_on=True,
        at=_FIRST_LINE if box["height"] > _ONE_LINE else None,
    )
    settle(hands)


def look_for(hands: Hands, words: str) -> None:
    """Type into the search above the table, which leaves one ticket by itself."""
    field = text_field("Search", words, ".dt-search input", "above the table")
    hands.write(field)
    hands.page.wait_for_function(_ALONE, arg=f"{_LIST} tr")  # it waits for more letters
    settle(hands)


def search(hands: Hands, words: str) -> None:
    """Type into the search at the top, which is without a caption."""
    top = "at the top of the page"
    hands.write(
        text_field("Search...", words, "#search_query", top),
        send=hands.person.enter_sends,
    )
    if not hands.person.enter_sends:
        press(hands, "Go", top, "#searchform button")
    settle(hands)


def press(hands: Hands, name: str, place: str, selector: str) -> None:
    """Click on a button that leads to another page."""
    hands.click(name, "button", place, selector, leads_on=True)
    settle(hands)


def text_field(name: str, value: str, selector: str, place: str = FORM) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)


def choose(
    hands: Hands, name: str, value: str, selector: str, place: str = FORM
) -> None:
    """Choose in a list of the browser's own.

    Raises:
        RuntimeError: If something else was taken.
    """
    hands.choose(
        Field(
            name=name, location=place, value=value, selector=selector, kind="dropdown"
        )
    )
    taken = hands.page.locator(selector).evaluate("e => e.selectedOptions[0].text")
    if taken.strip() != value:
        raise RuntimeError(f"{name} shows {taken!r}, not {value!r}")
