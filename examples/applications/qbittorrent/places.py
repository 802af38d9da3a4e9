"""Where things are in the archive's list, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Sequence

    from examples.scripted.hands import Hands

CATEGORIES = 'at the left, below "Categories"'
LIST = "in the list"
_MENU = "#torrentsTableMenu"
_SIDE_MENU = "#categoriesFilterMenu"
_FILTER = "#torrentsFilterInput"
_ANOTHER = "DIG_0413"
"""A recording that nobody works on, which is gone when the list is narrowed down."""


def settle(hands: Hands) -> None:
    """Wait until the page has asked once more what there is; it always does."""
    hands.page.wait_for_timeout(400)
    with hands.page.expect_response(lambda reply: "/sync/maindata" in reply.url):
        pass
    hands.page.wait_for_timeout(300)


def begin(hands: Hands) -> None:
    """Wait until the list is there."""
    hands.page.locator(_row(_ANOTHER)).wait_for()
    settle(hands)


def within(window: str, selector: str) -> str:
    """Return how to find something in a window, which holds a page of its own."""
    return f"#{window}_iframe >> internal:control=enter-frame >> {selector}"


def look_for(hands: Hands, words: str) -> None:
    """Narrow the list down to what is called so."""
    place = "above the list"
    name = "Filter torrent list..."
    hands.write(Field(name=name, location=place, value=words, selector=_FILTER))
    hands.page.locator(_row(_ANOTHER)).wait_for(state="hidden")
    settle(hands)


def open_menu(hands: Hands, recording: str) -> None:
    """Click on a recording with the other mouse button."""
    row = _row(recording)
    hands.click(recording, "row", LIST, row, button="right", record=True, shows=_MENU)


def take(hands: Hands, name: str) -> None:
    """Take an entry of a recording's menu."""
    entry = f"{_MENU} > li > a:has-text('{name}')"
    hands.click(name, "menu", "in the menu of the recording", entry)


def take_beside(hands: Hands, above: str, name: str, *, record: bool = False) -> None:
    """Take an entry of what opens beside a recording's menu, straight over."""
    beside = f"{_MENU} li:has(> a[href='#{above}']) ul"
    hands.hover(above, f"{_MENU} a[href='#{above}']")
    hands.page.locator(f"{beside} > li").first.wait_for(state="visible")
    hands.hover(above, f"{beside} > li >> nth=0")
    entry = f"{beside} a:has-text('{name}')"
    place = f'in the menu of the recording, beside "{above}"'
    hands.click(name, "menu", place, entry, record=record)
    settle(hands)


def open_category_menu(hands: Hands) -> None:
    """Click on all categories with the other mouse button."""
    link = _category("All")
    name = hands.page.locator(link).inner_text().strip()
    place = CATEGORIES
    hands.click(name, "link", place, link, button="right", shows=_SIDE_MENU)


def take_for_categories(hands: Hands, name: str) -> None:
    """Take an entry of the categories' menu."""
    entry = f"{_SIDE_MENU} a:has-text('{name}')"
    hands.click(name, "menu", "in the menu of the categories", entry)


def narrow(hands: Hands, which: str, *, record: bool = False) -> None:
    """Click on a category, which narrows the list down to what is in it."""
    link = _category(which)
    name = hands.page.locator(link).inner_text().strip()
    hands.click(name, "link", CATEGORIES, link, record=record)
    settle(hands)


def fill_in(
    hands: Hands, window: str, title: str, fields: Sequence[tuple[str, str, str]]
) -> str:
    """Fill in what a window asks for, in the person's order.

    Args:
        hands: Whose.
        window: How the page calls it.
        title: What stands on it.
        fields: Name, value and place of each, from above.

    Returns:
        The name of the field that was filled in last.
    """
    place = f'in the window "{title}"'
    asked = [
        Field(name=name, location=place, value=value, selector=within(window, selector))
        for name, value, selector in fields
    ]
    hands.page.locator(asked[0].selector).wait_for()
    hands.page.wait_for_timeout(500)  # the window puts the cursor into a field
    hands.fill(asked)
    return asked[0].name if hands.person.order == "up" else asked[-1].name


def send(hands: Hands, window: str, title: str, button: str, last: str) -> None:
    """Send what a window asked for, and wait until it is closed."""
    if hands.person.enter_sends:
        hands.press("Enter", f'with the cursor in the "{last}" field')
    else:
        selector = within(window, f"input[value='{button}']")
        hands.click(button, "button", f'in the window "{title}"', selector)
    hands.page.locator(f"#{window}").wait_for(state="detached")
    settle(hands)


def close(hands: Hands, window: str, title: str) -> None:
    """Close a window without sending what it asked for."""
    button = f"#{window}_closeButton"
    hands.click("Close", "button", f'in the title of the window "{title}"', button)
    hands.page.locator(f"#{window}").wait_for(state="detached")
    settle(hands)


def _row(recording: str) -> str:
    return f"#torrentsTableDiv td:text-is('{recording}')"


def _category(name: str) -> str:
    return f"#categoryFilterList a:has-text('{name} (')"
