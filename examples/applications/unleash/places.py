"""Where things are in Unleash, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind

LEFT = "in the menu on the left"
FORM = "in the form"
BELOW = "below the form"
MENU = "in the list that opened"
OPTION = "[role=listbox] [role=option]"
DIALOG = "[role=dialog]"
CONFIRM = f"{DIALOG} [data-testid=DIALOGUE_CONFIRM_ID]"


def find(hands: Hands, selector: str) -> None:
    """Wait for what the page shows, and until nothing is loading."""
    hands.page.locator(selector).filter(visible=True).first.wait_for()
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(600)


def gone(hands: Hands, selector: str) -> None:
    """Wait until something has faded away."""
    hands.page.locator(selector).filter(visible=True).first.wait_for(state="hidden")
    hands.page.wait_for_timeout(500)


def go_to(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(f"{root}/{path}")
    find(hands, shows)


def press(  # noqa: PLR0913 (a control, its name for people and its place)
    hands: Hands,
    name: str,
    location: str,
    selector: str,
    shows: str,
    *,
    kind: Kind = "button",
) -> None:
    """Click on something and wait for what it brings."""
    hands.click(name, kind, location, selector)
    find(hands, shows)


def open_area(hands: Hands, name: str, path: str, shows: str) -> None:
    """Follow one of the links on the left."""
    press(hands, name, LEFT, f"a[href='{path}']:has-text('{name}')", shows, kind="link")


def open_configured(hands: Hands, name: str, path: str, shows: str) -> None:
    """Follow a link on the left that is hidden until its group is opened."""
    link = f"a[href='{path}']:has-text('{name}')"
    group = "[role=button]:has-text('Configure'), button:has-text('Configure')"
    if not hands.page.locator(link).filter(visible=True).count():
        press(hands, "Configure", LEFT, group, link, kind="menu")
    press(hands, name, LEFT, link, shows, kind="link")


def look_for(hands: Hands, words: str) -> None:
    """Type into the field above a list."""
    box = "main input[placeholder^='Search (']"
    hands.write(field("Search", "above the list", words, box))
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(900)


def field(name: str, location: str, value: str, selector: str) -> Field:
    """Tell of a field that is typed into."""
    return Field(name=name, location=location, value=value, selector=selector)


def listed(name: str, location: str, value: str, selector: str, options: str) -> Field:
    """Tell of a list that is looked through with the mouse."""
    return Field(
        name=name,
        location=location,
        value=value,
        selector=selector,
        kind="dropdown",
        options=options,
        letters="",
    )
