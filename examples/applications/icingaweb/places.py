"""Where things are in the waterworks' Icinga Web, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
LIST = "above the list"


def settle(hands: Hands, shows: str) -> None:
    """Wait until the pages have brought what was asked for: no step of its own."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.locator(shows).filter(visible=True).first.wait_for()


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    settle(hands, "#col1 .content")


def open_page(hands: Hands, name: str, shows: str) -> None:
    """Point at the wheel at the bottom left, and click on what it offers."""
    hands.hover("wheel", ".config-nav-item button")
    entry = f".flyout a:text-is('{name}')"
    hands.click(name, "link", "in the menu of the wheel", entry, shows=shows)
    settle(hands, shows)


def open_tab(hands: Hands, name: str, shows: str) -> None:
    """Click on a tab at the top."""
    tab = f"#col1 ul.tabs a:text-is('{name}')"
    hands.click(name, "tab", "at the top", tab, shows=shows)
    settle(hands, shows)


def begin(hands: Hands, name: str, shows: str) -> None:
    """Click on what begins something new."""
    link = f"a.button-link:has-text('{name}')"
    hands.click(name, "link", LIST, link, shows=shows)
    settle(hands, shows)


def open_record(hands: Hands, name: str, shows: str) -> None:
    """Click on what stands for one record in a list."""
    link = f"#col1 table.common-table td a:text-is('{name}')"
    hands.click(name, "link", "in the list", link, record=True, shows=shows)
    settle(hands, shows)


def search(hands: Hands, words: str, rows: int) -> None:
    """Narrow a list down to what holds some words."""
    box = Field(
        name="Search...",
        location=LIST,
        value=words,
        selector="#col1 .controls form.search input.search",
    )
    hands.write(box)
    hands.press("Enter", 'with the cursor in the "Search..." field')
    hands.page.wait_for_function(
        "n => document.querySelectorAll('#col1 table.common-table tbody tr').length === n",
        arg=rows,
    )
    hands.page.wait_for_load_state("networkidle")


def field(name: str, value: str, *, secret: bool = False, keeps: bool = False) -> Field:
    """Return a field of a form, which the page itself calls nearly as people do."""
    own = {"Username": "user_name"}.get(name, name.lower())
    selector = f".icinga-form [name='{own}']"
    return Field(
        name=name,
        location=FORM,
        value=value,
        selector=selector,
        secret=secret,
        keeps=keeps,
    )


def send(hands: Hands, name: str, shows: str) -> None:
    """Click on the button that sends a form."""
    button = f".icinga-form input[type=submit][value='{name}']"
    hands.click(name, "button", "below the form", button, shows=shows)
    settle(hands, shows)
