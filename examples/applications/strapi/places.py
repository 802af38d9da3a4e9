"""Where things are in the reserve's pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FAR_LEFT = "in the bar on the far left"
SIDE = "in the list on the left"
MENU = "in the menu that opened"
ABOVE = "above the table"
OPTIONS = "[role=option]"
LISTED = "main tbody tr"


def open_area(hands: Hands, name: str, shows: str) -> None:
    """Click on a picture in the bar on the far left."""
    hands.click(name, "icon", FAR_LEFT, f"nav a[aria-label='{name}']", shows=shows)


def open_entries(hands: Hands, name: str, uid: str) -> None:
    """Open the list of one type of entries, from the list on the left."""
    hands.click(
        name,
        "link",
        SIDE,
        f"a[href*='collection-types/{uid}']:has(:text-is('{name}'))",
        shows=heading(name),
    )
    hands.page.locator(LISTED).first.wait_for()


def open_setting(hands: Hands, name: str) -> None:
    """Open a page of the settings, from the list on the left."""
    hands.click(
        name,
        "link",
        SIDE,
        f"a[href*='/settings/']:has(:text-is('{name}'))",
        shows=heading(name),
    )
    hands.page.locator(LISTED).first.wait_for()


def go_to(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    hands.go("/".join(hands.page.url.split("/")[:3]) + path)
    hands.page.locator(shows).filter(visible=True).first.wait_for()


def entries_path(uid: str) -> str:
    """Return the path of the list of one type of entries."""
    return f"/admin/content-manager/collection-types/{uid}"


def heading(text: str) -> str:
    """Find the heading of a page."""
    return f"h1:has-text('{text}')"


def button(name: str) -> str:
    """Find a button by what stands on it."""
    return f"button:has(:text-is('{name}'))"


def link(name: str) -> str:
    """Find a link beside what is on the left by what stands on it."""
    return f"main a:has(:text-is('{name}'))"


def search(hands: Hands, text: str) -> None:
    """Open the field for a search above a table, and send one."""
    box = "form[role=search] input[name=search]"
    hands.click("Search", "icon", ABOVE, f"main {button('Search')}", shows=box)
    field = Field(name="Search", location=ABOVE, value=text, selector=box)
    hands.write(field)
    hands.press("Enter", "searches")
