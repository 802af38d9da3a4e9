"""Where things are in the shop's back office, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands, Kind

LEFT = "in the menu on the left"
TOP = "at the top of the page"
FORM = "in the form"
LIST = "in the list"
DIALOG = "[role=dialog] >> nth=-1 >> "
"""The window that is on top."""
OPTION = "[role=option]:visible"
_RESULTS = "in the results below the search field"


def find(hands: Hands, selector: str) -> None:
    """Wait for what the page shows, and until nothing is loading."""
    hands.page.locator(selector).filter(visible=True).first.wait_for()
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(500)


def heading(text: str) -> str:
    """Find the page by what stands above it."""
    return f"h1:has-text('{text}')"


def go_to(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(f"{root}/admin/{path}")
    find(hands, shows)


def open_area(hands: Hands, name: str, shows: str) -> None:
    """Follow one of the links on the left."""
    link = f".admin-nav a:text-is('{name}')"
    hands.click(name, "link", LEFT, link, leads_on=True)
    find(hands, shows)


def search_all(hands: Hands, words: str) -> None:
    """Type into the field above all pages, and wait for what it brings."""
    hands.write(field("Search", TOP, words, "input[placeholder=Search] >> nth=0"))
    find(hands, f":text('Results for \"{words}\"')")


def open_result(hands: Hands, text: str, shows: str) -> None:
    """Follow one of the results of that."""
    link = f"a:has-text('{text}')"
    hands.click(text, "link", _RESULTS, link, record=True, leads_on=True)
    find(hands, shows)


def look_for(hands: Hands, words: str) -> None:
    """Type into the field above a list, and send it."""
    box = "input[placeholder=Search] >> nth=1"  # the other stands above all pages
    hands.write(field("Search", "above the list", words, box), send=True)
    find(hands, box)


def open_record(hands: Hands, text: str, shows: str, location: str = LIST) -> None:
    """Follow the link that a list shows for one of many."""
    link = f"a:has-text('{text}')"
    hands.click(text, "link", location, link, record=True, leads_on=True)
    find(hands, shows)


def field(name: str, location: str, value: str, selector: str) -> Field:
    """Tell of a field that is typed into."""
    return Field(name=name, location=location, value=value, selector=selector)


def inner(name: str) -> str:
    """Find what the shop's forms call a field themselves, which nobody sees."""
    return f"[id='field-{name}']"


def take(hands: Hands, name: str, location: str, value: str, selector: str) -> None:
    """Take an option of a list that the shop draws, with the mouse or with keys."""
    keys = hands.person.hand == "keyboard"
    hands.choose(
        Field(
            name=name,
            location=location,
            value=value,
            selector=selector,
            options=OPTION,
            letters=None if keys else "",
            opener="ArrowDown",
        )
    )
    find(hands, f"{selector}:has-text('{value}')")


def mark(hands: Hands, name: str, kind: Kind, location: str, selector: str) -> None:
    """Mark a button of several, or a box; some click on the words beside it."""
    beside = f"{selector} ~ label" if hands.person.id == "p03" else selector
    hands.click(name, kind, location, beside)
    find(hands, f"{selector}[aria-checked=true]")


def drawn(name: str, role: str) -> str:
    """Find what is drawn in place of a hidden radio button or checkbox."""
    return f"div:has(> {inner(name)}) > [role={role}]"


def pick_within(hands: Hands, window: str, words: str, row: str) -> None:
    """Pick one of many in a window, of which all but the mouse's people search."""
    about = f'in the window "{window}"'
    entry = f"{DIALOG}div:has(> div > h3:has-text('{words}')) button"
    find(hands, f"{DIALOG}h2:text-is('{window}')")
    if hands.person.searches or hands.person.hand == "keyboard":
        box = f"{DIALOG}input[placeholder^=Search]"
        name = hands.page.locator(box).get_attribute("placeholder") or ""
        hands.write(field(name, about, words.split(maxsplit=1)[0].lower(), box))
        hands.page.locator(f"{DIALOG}h3").nth(1).wait_for(state="detached")
        find(hands, entry)
    hands.click("Select", "button", f'in the row "{row}"', entry)
    hands.page.locator("[role=dialog]").wait_for(state="detached")
    hands.page.wait_for_timeout(400)


def save(hands: Hands, shows: str) -> None:
    """Send the form."""
    button = "button:text-is('Save')"
    hands.click("Save", "button", "below the form", button, shows=shows)


def give_up(hands: Hands, shows: str) -> None:
    """Leave a form that was begun."""
    leave = "button:text-is('Cancel')"
    hands.click("Cancel", "button", "below the form", leave, leads_on=True)
    find(hands, shows)
