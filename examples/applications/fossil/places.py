"""Where things are in the observatory's Fossil, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
BELOW = "below the form"
_BAR = "in the bar at the top"
_OPENED = """() => {
  const panel = document.querySelector('#hbdrop');
  return panel.clientHeight >= panel.scrollHeight && !panel.getAnimations().length;
}"""


def settle(hands: Hands) -> None:
    """Wait until the page has got what it asked for."""
    hands.page.wait_for_load_state("networkidle")


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    settle(hands)


def take_from_menu(hands: Hands, entry: str) -> None:
    """Have the whole list of pages slide out of the bar, and click on one of them."""
    link = f"#hbdrop a:text-is('{entry}')"
    hands.click("Site Map", "menu", _BAR, "#hbbtn", shows=link)
    hands.page.wait_for_function(_OPENED)
    hands.click(entry, "link", 'in the menu "Site Map"', link, leads_on=True)
    settle(hands)


def open_page(hands: Hands, name: str) -> None:
    """Click on what stands in the bar at the top."""
    link = f".mainmenu a:text-is('{name}')"
    hands.click(name, "link", _BAR, link, leads_on=True)
    settle(hands)


def open_below(hands: Hands, name: str) -> None:
    """Click on what stands below the bar, which differs from page to page."""
    link = f".submenu a:text-is('{name}')"
    hands.click(name, "link", "below the bar", link, leads_on=True)
    settle(hands)


def follow(hands: Hands, name: str, *, record: bool = False) -> None:
    """Click on a link of the page itself."""
    link = f".content a:text-is('{name}')"
    place = "on the page"
    hands.click(name, "link", place, link, leads_on=True, record=record)
    settle(hands)


def look_for(hands: Hands, words: str, button: str) -> None:
    """Search; the field has no name at all, only what is beside it is a button."""
    field = Field(
        name="search",
        location="at the top of the page",
        value=words,
        selector=".searchForm [name=s]",
    )
    hands.write(field, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        send = f".searchForm [value='{button}']"
        hands.click(button, "button", "beside the field", send, leads_on=True)
    settle(hands)


def press_button(hands: Hands, name: str) -> None:
    """Click on what previews or sends a form."""
    button = f".content [type=submit][value='{name}']"
    hands.click(name, "button", BELOW, button, leads_on=True)
    settle(hands)
