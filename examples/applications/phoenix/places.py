"""Where things are in the ferry line's Phoenix, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

LEFT = "in the bar on the left"
TOP = "at the top of the page"
DIALOG = "[role=dialog]"
DATASETS = "Datasets & Experiments"
NEW_DATASET = "button:has-text('New Dataset')"
NEW_CRITERION = "button:has-text('New Configuration')"
NEW_PROJECT = "button:has-text('New Project')"


def settle(hands: Hands) -> None:
    """Wait until what has just come stands still."""
    hands.page.wait_for_timeout(500)


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    hands.page.locator(shows).filter(visible=True).first.wait_for()
    settle(hands)


def open_left(hands: Hands, name: str, shows: str) -> None:
    """Click on an entry of the bar on the left."""
    link = f"nav a:has-text('{name}')"
    hands.click(name, "link", LEFT, link, shows=shows)
    settle(hands)


def open_setting(hands: Hands, name: str, shows: str) -> None:
    """Click on a kind of settings, in their own list."""
    entry = f"[role=tab]:has-text('{name}'), main a:has-text('{name}')"
    hands.click(name, "tab", "in the list of the settings", entry, shows=shows)
    settle(hands)


def open_tab(hands: Hands, name: str, shows: str) -> None:
    """Turn to another part of what is shown."""
    tab = f"[role=tab]:has-text('{name}')"
    hands.click(name, "tab", TOP, tab, shows=shows)
    settle(hands)


def look_for(hands: Hands, what: str, words: str) -> None:
    """Type into the box above a list, which gets shorter by itself."""
    name = f"Search {what} by name"
    box = f"input[placeholder='{name}']"
    hands.write(Field(name=name, location=TOP, value=words, selector=box))
    settle(hands)


def wait_closed(hands: Hands) -> None:
    """Wait until the dialog is gone."""
    hands.page.locator(DIALOG).first.wait_for(state="detached")
    settle(hands)
