"""Ways in Parse Dashboard that both workflows take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

MENU = "in the menu on the left"
TABLE = "#browser-table"
APP = "Lake ferries"
WINDOW = "[data-modal]"
START = "/dashboard/apps"
_FIRST = "_Role"
"""Class that is shown when somebody has opened the app."""


def open_app(hands: Hands) -> None:
    """Open the ferries' app, the only one there is."""
    app = f"a:text-is('{APP}')"
    shows = f"a[href$='/browser/{_FIRST}']"
    hands.click(APP, "link", "in the list of apps", app, record=True, shows=shows)
    settle(hands)


def open_class(hands: Hands, name: str, holds: str) -> None:
    """Come to the objects of a class, of which one has a text.

    Args:
        hands: Whose.
        name: Of the class.
        holds: What one of its objects shows.
    """
    if hands.person.hand == "keyboard":
        go(hands, f"browser/{name}")
    else:
        link = f"a[href$='/browser/{name}']"
        if not hands.page.locator(link).count():
            open_page(hands, "Browser", "browser")
        hands.click(name, "link", MENU, link, record=True)
    hands.page.locator(f'{TABLE} span:text-is("{holds}")').first.wait_for()
    settle(hands)


def open_page(hands: Hands, name: str, path: str) -> None:
    """Come to a page by the menu."""
    hands.click(name, "link", MENU, f"a[href$='/apps/{APP}/{path}']")
    settle(hands)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/dashboard/apps/{APP.replace(' ', '%20')}/{path}")
    settle(hands)


def open_config(hands: Hands) -> None:
    """Come to the parameters."""
    if hands.person.hand == "keyboard":
        go(hands, "config")
    else:
        open_page(hands, "Config", "config")
    hands.page.locator("td:text-is('headline')").wait_for()
    settle(hands)


def settle(hands: Hands) -> None:
    """Wait until everything asked for has come and been drawn."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(300)


def part(name: str, inner: str) -> str:
    """Return how to find what stands beside a caption in a window."""
    row = f"div:has(> div > div > div:text-is('{name}'))"
    return f"{WINDOW} {row} >> {inner}"


def field(name: str, value: str, inner: str, window: str) -> Field:
    """Return a field beside a caption of a window."""
    found = part(name, inner)
    return Field(name=name, location=f'in "{window}"', value=value, selector=found)


def choose(hands: Hands, name: str, value: str, window: str) -> None:
    """Choose in a list that a window draws."""
    hands.choose(
        Field(
            name=name,
            location=f'in "{window}"',
            value=value,
            selector=part(name, "[role=combobox]"),
            kind="dropdown",
            options="[role=option]",
            letters="",
        )
    )
    hands.page.locator("[role=option]").first.wait_for(state="detached")
    hands.page.locator(f"{WINDOW} [role=combobox]:has-text('{value}')").wait_for()


def switch(hands: Hands, name: str, left: str, window: str) -> None:
    """Turn a switch over, which has a word on its left."""
    found = part(name, f"span:text-is('{left}') + span")
    hands.click(name, "checkbox", f'in "{window}"', found)


def send(hands: Hands, name: str, window: str) -> None:
    """Click on what sends a window, and wait until it is gone."""
    button = f"{WINDOW} button:has(span:text-is('{name}'))"
    hands.click(name, "button", f'in "{window}"', button)
    hands.page.locator(WINDOW).wait_for(state="detached")
    settle(hands)
