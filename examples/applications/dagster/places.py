"""Where things are in the co-operative's Dagster, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

DIALOG = "[role=dialog]"
MENU_ITEM = "[role=menuitem]"
_TOP = "in the bar at the top"
_SEARCH = "Search assets, jobs, schedules, sensors…"
_SEARCH_BOX = "input[data-search-input]"


def settle(hands: Hands) -> None:
    """Wait until the page has fetched what it shows."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_page(hands: Hands, name: str) -> None:
    """Come to a page by the bar at the top."""
    hands.click(name, "link", _TOP, f"a:text-is('{name}')", leads_on=True)
    settle(hands)


def open_record(hands: Hands, name: str) -> None:
    """Open one of those that a list shows."""
    link = f"a:has-text('{name}')"
    hands.click(name, "link", "in the list", link, record=True, leads_on=True)
    settle(hands)


def search_for(hands: Hands, letters: str, name: str, *, first: bool = True) -> None:
    """Find something with the search that lies over all pages.

    Who has both hands on the keys opens it with one and takes the first with Enter.

    Args:
        hands: Whose.
        letters: What is typed.
        name: What is meant, as it is shown then.
        first: Whether it is the first that is found.
    """
    by_keys = hands.person.enter_sends
    if by_keys:
        hands.press("/", "opens the search", shows=_SEARCH_BOX)
    else:
        icon = "button:has([aria-label=search])"
        hands.click("Search", "icon", _TOP, icon, shows=_SEARCH_BOX)
    hands.type_on(_SEARCH, "in the middle of the page", letters)
    found = f"a:has([role=img]):has-text('{name}')"
    hands.page.locator(found).first.wait_for()
    hands.page.wait_for_timeout(600)
    if by_keys and first:
        hands.press_enter(_SEARCH)
    else:
        place = "below the search"
        hands.click(name, "link", place, found, record=True, leads_on=True)
    settle(hands)


def press(  # noqa: PLR0913 (a button, its place and what follows)
    hands: Hands,
    name: str,
    place: str,
    *,
    within: str = "body",
    shows: str | None = None,
    leads_on: bool = False,
) -> None:
    """Click on a button that has its name on it."""
    button = f"{within} button:has(:text-is('{name}'))"
    hands.click(name, "button", place, button, shows=shows, leads_on=leads_on)
    hands.page.wait_for_timeout(500)  # dialogs fade in and out


def below(caption: str) -> str:
    """Return how to find the drawn list below a caption in a dialog."""
    return f"{DIALOG} div:has(> span:text-is('{caption}')) [aria-haspopup=menu]"


def take(  # noqa: PLR0913 (a list, what is in it and where it is)
    hands: Hands,
    name: str,
    value: str,
    selector: str,
    *,
    place: str,
    letters: str = "",
) -> None:
    """Choose in a list that the page draws.

    Args:
        hands: Whose.
        name: What the list is called.
        value: The option as it is shown.
        selector: How to find the list.
        place: Where it is, in words.
        letters: What is typed first into the field that the opened list has.
    """
    field = Field(name=name, location=place, value=value, selector=selector)
    hands.choose_through(field, [])
    option = f"{MENU_ITEM}:has(:text-is('{value}'))"
    page = hands.page
    page.locator(MENU_ITEM).filter(visible=True).first.wait_for()
    page.wait_for_timeout(400)
    if letters:
        page.keyboard.press("Control+a")  # it keeps what was typed before
        page.keyboard.type(letters, delay=hands.person.key_seconds * 1000)
        page.wait_for_timeout(500)
    target = page.locator(option).filter(visible=True).first
    target.wait_for()
    box = target.bounding_box()
    if box is None:
        raise RuntimeError(f"nothing to take at {page.url}: {value}")
    across = min(box["width"] / 2, 120)
    page.mouse.move(box["x"] + across, box["y"] + box["height"] / 2, steps=4)
    page.wait_for_timeout(200)
    page.mouse.down()
    page.wait_for_timeout(50)
    page.mouse.up()
    target.wait_for(state="detached")
    page.wait_for_timeout(300)
