"""Where things are in the halls' forum, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

TOP = "in the bar at the top"
ABOVE = "above the threads"
CATEGORIES = {"Hiring out": 12, "Events": 13, "Swaps": 14}
"""Name and number of those whose address somebody types."""
_OPEN = ".dropdown.open > .dropdown-menu"
_EDITOR = ".markup-editor-textarea"
_SEND = ".posting-dialog button[type=submit]"


def settle(hands: Hands) -> None:
    """Wait until the page has loaded whatever it loads afterwards."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(300)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def text_field(name: str, value: str, selector: str, place: str) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)


def open_category(hands: Hands, name: str) -> None:
    """Come to the threads of a category with the list above all of them."""
    entry = f"{_OPEN} a:has-text('{name}')"
    opener = ".threads-category-picker > button"
    hands.click("All categories", "menu", ABOVE, opener, shows=entry)
    hands.click(name, "link", 'below "All categories"', entry, record=True)
    hands.page.locator(f"h1:text-is('{name}')").wait_for()
    settle(hands)


def go_to_category(hands: Hands, name: str) -> None:
    """Type the address of a category."""
    part = name.lower().replace(" ", "-")
    go(hands, f"/c/{part}/{CATEGORIES[name]}/")


def open_from_menu(hands: Hands, name: str, *, record: bool = False) -> None:
    """Come to a page with the menu in the bar at the top."""
    entry = f".site-nav-dropdown a:has-text('{name}')"
    opener = "button[title='Open menu']"
    hands.click("Open menu", "menu", TOP, opener, shows=entry)
    place = 'below "Open menu"'
    hands.click(name, "link", place, entry, record=record, leads_on=True)
    settle(hands)


def open_thread(hands: Hands, title: str) -> None:
    """Open a thread out of a list of threads."""
    link = f"a.threads-list-item-title:text-is('{title}')"
    place = "in the list of threads"
    hands.click(title, "link", place, link, record=True, leads_on=True)
    hands.page.locator(".post").first.wait_for()
    settle(hands)


def search_thread(hands: Hands, word: str, title: str) -> None:
    """Find a thread by a word in it, with what opens below the magnifying glass."""
    box = ".form-control-search"
    opener = "a[title='Open search']"
    hands.click("Open search", "icon", TOP, opener, shows=box)
    hands.write(text_field("Search", word, box, 'below "Open search"'))
    found = f".search-result a:has(.search-result-name:text-is('{title}'))"
    hands.page.locator(found).filter(visible=True).first.wait_for()
    settle(hands)
    place = "among what was found"
    hands.click(title, "link", place, found, record=True, leads_on=True)
    hands.page.locator(".post").first.wait_for()
    settle(hands)


def take_thread_option(hands: Hands, name: str, shows: str | None = None) -> None:
    """Take an entry of what the wheel beside the first name has."""
    entry = f"{_OPEN} button:has-text('{name}')"
    opener = "button[title='Thread options']"
    hands.click("Thread options", "menu", "below the title", opener, shows=entry)
    hands.click(name, "button", 'below "Thread options"', entry, shows=shows)
    settle(hands)


def choose_indented(
    hands: Hands, name: str, value: str, selector: str, place: str
) -> None:
    """Go down a list of the browser's own with the arrows, since its names are indented.

    Raises:
        RuntimeError: If something else was taken.
    """
    box = hands.page.locator(selector).filter(visible=True).first
    options = [text.strip() for text in box.locator("option").all_inner_texts()]
    chosen = box.evaluate("e => e.selectedIndex")
    away = next(n for n, text in enumerate(options) if text.endswith(value)) - chosen
    field = text_field(name, options[chosen + away], selector, place)
    keys = ["ArrowDown" if away > 0 else "ArrowUp"] * abs(away)
    hands.choose_by_keys(field, keys)
    if hands.steps[-1].note != "reached with Tab":
        hands.page.keyboard.press("Enter")
    hands.page.wait_for_timeout(300)
    taken = box.locator("option:checked").inner_text().strip()
    if taken != field.value:
        raise RuntimeError(f"{name} shows {taken!r}, not {field.value!r}")


def write_text(hands: Hands, text: str, place: str) -> None:
    """Write into the editor of what is going to be posted."""
    hands.write(text_field("editor", text, _EDITOR, place))


def preview(hands: Hands, place: str) -> None:
    """Look at what it will look like, and go back to it."""
    button = ".markup-editor-footer button:text-is('{}')"
    edit = button.format("Edit")
    hands.click("Preview", "button", place, button.format("Preview"), shows=edit)
    settle(hands)
    hands.click("Edit", "button", place, edit, shows=_EDITOR)
    settle(hands)


def send(hands: Hands, name: str, place: str) -> None:
    """Send what was written, and see it."""
    hands.click(name, "button", place, _SEND, leads_on=True)
    hands.page.locator(".posting-dialog").first.wait_for(state="hidden")
    hands.page.locator(".post").first.wait_for()
    settle(hands)
