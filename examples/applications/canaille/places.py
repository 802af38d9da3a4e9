"""Where things are in the huts' Canaille, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from examples.scripted.hands import Hands

FORM = "in the form"
MENU = "in the menu at the top"
BELOW = "in the bar below the menu"
SEARCH = "Search…"
_OPENED = ".menu.visible .item:not(.filtered)"


def settle(hands: Hands) -> None:
    """Wait until the page has fetched what it shows, and checked what was typed."""
    hands.page.wait_for_timeout(300)
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(300)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def headed(title: str) -> str:
    """Return how to find the heading of a page."""
    return f"h2:has-text('{title}'), h3:has-text('{title}')"


def open_menu(hands: Hands, name: str, title: str) -> None:
    """Come to a page by the menu at the top, and wait for its heading."""
    entry = f"nav.icon.menu a.item:has-text('{name}')"
    hands.click(name, "link", MENU, entry, shows=headed(title))
    settle(hands)


def open_below(hands: Hands, name: str, title: str) -> None:
    """Come to a page by the bar below the menu, and wait for its heading."""
    entry = f"#submenu a.item:has-text('{name}')"
    hands.click(name, "link", BELOW, entry, shows=headed(title))
    settle(hands)


def open_record(hands: Hands, name: str, place: str, link: str, shows: str) -> None:
    """Open what a table has, by a link in it."""
    hands.click(name, "link", place, link, record=True, shows=shows)
    settle(hands)


def press(hands: Hands, name: str, shows: str, place: str = "below the form") -> None:
    """Click on a button that has its name on it, and wait for what follows."""
    button = f":is(button, a.button):has-text('{name}')"
    hands.click(name, "button", place, button, shows=shows)
    settle(hands)


def told(text: str) -> str:
    """Return how to find what the page tells at its top."""
    return f".ui.message:has-text('{text}')"


def search_for(hands: Hands, words: str, place: str = "above the table") -> None:
    """Search a table, which looks by itself; some press the button as well."""
    box = "form#search input[type=search]"
    field = text_field(SEARCH, words, box, place)
    if hands.person.enter_sends:
        hands.write(field)
        hands.press("Enter", f'with the cursor in the "{SEARCH}" field')
    else:
        hands.write(field)
        hands.click("Search", "icon", place, "form#search .search-button")
    settle(hands)
    hands.page.wait_for_timeout(500)
    settle(hands)


def captioned(name: str) -> str:
    """Return how to find what stands below a caption."""
    return f".field:has(> label:text-is('{name}'))"


def text_field(
    name: str, value: str, selector: str | None = None, place: str = FORM
) -> Field:
    """Return a field that is typed into, with its caption above it."""
    selector = selector or f"{captioned(name)} input"
    return Field(name=name, location=place, value=value, selector=selector)


def write(hands: Hands, name: str, value: str, selector: str | None = None) -> None:
    """Type into a field, and let the page check it."""
    hands.write(text_field(name, value, selector))
    settle(hands)


def add_line(hands: Hands, name: str, fields: str) -> None:
    """Add another line to a field that takes several values."""
    button = f"#{fields} button[name=fieldlist_add]"
    shows = f"#{fields}-1"
    place = f'on the right of "{name}"'
    hands.click("Add another field", "icon", place, button, shows=shows)
    settle(hands)


def choose(hands: Hands, name: str, value: str) -> None:
    """Choose in a drawn list of which one option is taken.

    Raises:
        RuntimeError: If something else was taken.
    """
    box = f"{captioned(name)} .ui.dropdown"
    wanted = Field(
        name=name,
        location=FORM,
        value=value,
        selector=box,
        kind="dropdown",
        options=f"{box} {_OPENED}",
        letters="",
    )
    if hands.person.hand == "keyboard":
        _go_down_to(hands, wanted)
    else:
        hands.choose(wanted)
    settle(hands)
    shown = hands.page.locator(f"{box} > .text").inner_text()
    if shown.strip() != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def _go_down_to(hands: Hands, field: Field) -> None:
    """Open the list with the arrow, go down to the option, and take it with Enter."""
    hands.choose_by_keys(field, [])
    page = hands.page
    opened = page.locator(field.options).first
    if not opened.is_visible():
        page.keyboard.press("ArrowDown")
    opened.wait_for()
    page.wait_for_timeout(300)
    marked = page.locator(f"{field.options}.selected").filter(visible=True)
    for _ in range(30):
        if marked.count() and marked.first.inner_text().strip() == field.value:
            break
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(200)
    page.keyboard.press("Enter")
    opened.wait_for(state="hidden")


def choose_several(hands: Hands, name: str, *values: str) -> None:
    """Choose in a drawn list of which several options are taken, and close it.

    Raises:
        RuntimeError: If something was not taken.
    """
    box = f"{captioned(name)} .ui.dropdown"
    first, *others = [
        Field(
            name=name,
            location=FORM,
            value=value,
            selector=f"{box} > i.dropdown.icon",
            kind="dropdown",
            options=f"{box} {_OPENED}",
            letters="",
        )
        for value in values
    ]
    hands.choose(first)
    for other in others:
        hands.choose_also(other)
    page = hands.page
    page.wait_for_timeout(300)
    _hit(page, page.locator(first.selector))
    page.locator(f"{box} {_OPENED}").first.wait_for(state="hidden")
    settle(hands)
    for value in values:
        page.locator(f"{box} a.label:text-is('{value}')").wait_for()


def take_off(hands: Hands, name: str, value: str) -> None:
    """Take off what a list has of which several options are taken."""
    label = f"{captioned(name)} a.label:text-is('{value}')"
    place = f'on "{value}" in the field "{name}"'
    hands.click("cross", "icon", place, f"{label} i.delete")
    hands.page.locator(label).wait_for(state="detached")
    settle(hands)


def _hit(page: Page, target: Locator) -> None:
    """Click on what closes a list: no step of its own."""
    place = target.bounding_box()
    if place is None:
        raise RuntimeError(f"nothing to click on at {page.url}: {target}")
    across, down = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.mouse.move(across, down, steps=4)
    page.wait_for_timeout(200)
    page.mouse.down()
    page.wait_for_timeout(50)
    page.mouse.up()
