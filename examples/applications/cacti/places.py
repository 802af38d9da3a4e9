"""Where things are in the waterway's Cacti, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
FILTER = "above the list"
BELOW = "below the list"
MESSAGE = "in the message over the page"
_IDLE = """() => window.jQuery && jQuery.active === 0
  && document.querySelector('#main')?.getClientRects().length > 0"""
_GONE = """() => !jQuery('#btnSessionMessageOk:visible').length"""


def settle(hands: Hands) -> None:
    """Wait until the page has got what it asked for, and has drawn its lists."""
    hands.page.wait_for_timeout(400)
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_function(_IDLE)
    hands.page.wait_for_timeout(500)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    settle(hands)


def unfold(hands: Hands, section: str) -> None:
    """Open a section of the menu on the left, unless it is open."""
    parent = f"#menu a.menu_parent:has-text('{section}')"
    entry = f"{parent} + ul a"
    if not hands.page.locator(entry).filter(visible=True).count():
        place = "in the menu on the left"
        hands.click(section, "menu", place, parent, shows=entry)
        hands.page.wait_for_timeout(700)  # it slides out


def open_page(hands: Hands, section: str, name: str) -> None:
    """Come to a page by the menu on the left."""
    unfold(hands, section)
    entry = f"#menu ul ul a:text-is('{name}')"
    hands.click(name, "link", f'in the menu on the left, below "{section}"', entry)
    settle(hands)


def add(hands: Hands, title: str) -> None:
    """Click on the plus at the top of a list."""
    hands.click(
        "Add", "icon", f'beside the heading "{title}"', ".cactiFilterAdd a:visible"
    )
    settle(hands)


def open_record(hands: Hands, name: str) -> None:
    """Click on what stands for one record in a list."""
    hands.click(
        name, "link", "in the list", f"a.linkEditMain:has-text('{name}')", record=True
    )
    settle(hands)


def open_tab(hands: Hands, name: str) -> None:
    """Click on a tab above a form."""
    hands.click(name, "tab", "above the form", f"#main .tabs a:text-is('{name}')")
    settle(hands)


def press(hands: Hands, name: str, place: str = "below the form") -> None:
    """Click on a button, and wait for what it asks for."""
    hands.click(name, "button", place, f"#main input[value='{name}']:visible")
    settle(hands)


def take_note(hands: Hands) -> None:
    """Read that it was successful; some put that away, others wait until it goes."""
    hands.wait_for("Operation successful")
    if hands.person.id in {"p01", "p04"}:
        hands.click("Ok", "button", MESSAGE, "#btnSessionMessageOk")
    hands.page.wait_for_function(_GONE)
    hands.page.wait_for_timeout(400)


def search(hands: Hands, words: str) -> None:
    """Look in a list for some words."""
    field = Field(name="Search", location=FILTER, value=words, selector="#filter")
    hands.write(field)
    if hands.person.enter_sends:
        hands.press("Enter", 'with the cursor in the "Search" field')
    else:
        hands.click("Go", "button", FILTER, "#main #go:visible")
    settle(hands)


def mark(hands: Hands, name: str) -> None:
    """Tick the row of a record."""
    row = f"#main tr:has(a.linkEditMain:has-text('{name}'))"
    hands.click(
        name, "checkbox", "at the end of its row", f"{row} td.checkbox", record=True
    )
    hands.page.wait_for_timeout(300)


def act(hands: Hands, action: str) -> None:
    """Have something done with what is ticked."""
    choose(hands, "Choose an action", action, "drp_action", BELOW)
    hands.click("Go", "button", BELOW, "#main .actionsDropdownButton #submit")
    settle(hands)


def write(hands: Hands, name: str, value: str, field: str, place: str = FORM) -> None:
    """Type into a field, and wait a moment."""
    hands.write(Field(name=name, location=place, value=value, selector=f"#{field}"))


def switch(hands: Hands, name: str, field: str) -> None:
    """Click on a switch."""
    place = f"label.checkboxSwitch:has(#{field})"
    hands.click(name, "checkbox", FORM, place)
    settle(hands)


def choose(hands: Hands, name: str, value: str, field: str, place: str = FORM) -> None:
    """Choose in a drawn list, which answers to the mouse alone.

    Args:
        hands: Whose.
        name: What the list is called.
        value: The option as it is shown.
        field: Of the page's own list, which lies unseen below it.
        place: Where it is, in words.

    Raises:
        RuntimeError: If something else was taken.
    """
    box, options = f"#{field}-button", f"#{field}-menu .ui-menu-item-wrapper"
    wanted = Field(
        name=name,
        location=place,
        value=value,
        selector=box,
        kind="dropdown",
        options=options,
        letters="",
    )
    hands.choose(wanted)
    settle(hands)
    shown = hands.page.locator(f"{box} .ui-selectmenu-text")
    if shown.count() and (shown.first.text_content() or "").strip() != value:
        raise RuntimeError(
            f"{name} shows {shown.first.text_content()!r}, not {value!r}"
        )
