"""Where things are in the boathouse's Homebridge, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind

MENU = "in the menu on the left"
TOP = "at the top right"
DIALOG = ".modal-content"
_BESIDE = (720, 30)
"""Somewhere in the page, so that the menu closes over which the mouse was."""


def settle(hands: Hands) -> None:
    """Wait until the page has fetched what it shows, and nothing slides any more."""
    hands.page.wait_for_timeout(300)
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(500)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    settle(hands)


def open_page(hands: Hands, name: str) -> None:
    """Come to a page by the menu on the left, which opens under the mouse."""
    entry = f"#sidebar .link-row[aria-label='{name}']"
    hands.hover(name, entry)
    hands.click(name, "link", MENU, entry, shows=f"h3:text-is('{name}')")
    hands.page.mouse.move(*_BESIDE, steps=4)
    settle(hands)


def press(  # noqa: PLR0913 (a button, its name for people and its place)
    hands: Hands,
    name: str,
    place: str,
    *,
    kind: Kind = "button",
    selector: str | None = None,
    shows: str | None = None,
) -> None:
    """Click on what has its name on it, or shows it under the mouse."""
    written = f"{DIALOG} .modal-footer button:has-text('{name}')"
    hands.click(name, kind, place, selector or written, shows=shows)
    settle(hands)


def close(hands: Hands, name: str, place: str) -> None:
    """Click on a button below a dialog, which then closes."""
    press(hands, name, place)
    hands.page.locator("ngb-modal-window").wait_for(state="detached")
    settle(hands)


def field(name: str, value: str, selector: str, place: str) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)


def choose(hands: Hands, name: str, value: str, box: str, place: str) -> None:
    """Choose in a list of the browser's own, and see that it was taken.

    Raises:
        RuntimeError: If something else was taken.
    """
    wanted = Field(
        name=name, location=place, value=value, selector=box, kind="dropdown"
    )
    hands.choose(wanted)
    hands.page.wait_for_timeout(400)
    taken = hands.page.locator(f"{box} option:checked").inner_text().strip()
    if taken != value:
        raise RuntimeError(f"{name} shows {taken!r}, not {value!r}")
    settle(hands)
