"""Where things are in the joinery's changedetection.io, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
LEFT = "in the bar on the left"
_DIALOG = 'in the dialog "Search"'
_MIDDLE = (900, 420)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")


def open_left(hands: Hands, name: str) -> None:
    """Click on an entry of the bar, which unfolds below the mouse, and leave the bar."""
    link = f".action-sidebar a:has(.action-label:text-is('{name}'))"
    hands.hover(name, link)
    hands.click(name, "link", LEFT, link, leads_on=True)
    leave_bar(hands)


def leave_bar(hands: Hands) -> None:
    """Move the mouse away from the bar, so that it folds up."""
    hands.page.mouse.move(*_MIDDLE, steps=4)
    hands.page.wait_for_timeout(500)


def search(hands: Hands, words: str) -> None:
    """Look for a watch in the dialog, with the mouse or with the shortcut."""
    field = "#search-modal-input"
    if hands.person.enter_sends:
        hands.press("Alt+s", "opens the search", shows=field)
    else:
        button = ".action-sidebar button:has-text('Search')"
        hands.hover("Search", button)
        hands.click("Search", "button", LEFT, button, shows=field)
    hands.page.wait_for_timeout(400)
    asked = Field(
        name="URL, title or error text", location=_DIALOG, value=words, selector=field
    )
    hands.write(asked, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        send = "#search-modal button[type=submit]"
        hands.click("Search", "button", _DIALOG, send, leads_on=True)


def sort_by_name(hands: Hands) -> None:
    """Sort the list by what the pages are called."""
    place = "at the top of the list"
    hands.click("Web page", "link", place, "#th-webpage a", leads_on=True)


def show_group(hands: Hands, name: str) -> None:
    """Look at the pages of one group only."""
    link = f"#tag-lister a:text-is('{name}')"
    hands.click(name, "link", "above the list", link, leads_on=True, record=True)


def open_tab(hands: Hands, name: str, shows: str) -> None:
    """Turn to another part of what is edited."""
    tab = f".tabs .tab a:text-is('{name}')"
    hands.click(name, "tab", "at the top of the page", tab, shows=shows)


def save(hands: Hands) -> None:
    """Save what is edited."""
    hands.click(
        "Save", "button", "below the form", "#actions [type=submit]", leads_on=True
    )


def field(name: str, value: str, selector: str) -> Field:
    """Return a field of a form."""
    return Field(name=name, location=FORM, value=value, selector=selector)
