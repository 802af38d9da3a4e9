"""Where things are in the swimming bath's Lektor, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

HOME = "Millpond Baths"
TOP = "at the top"
LEFT = "in the menu on the left"
FORM = "in the form"
LINKS = "in the row of links at the top"
_SEARCH = "Enter page name ..."
_FOUND = '.search-results li:has(strong:text-is("{}")) a'


def settle(hands: Hands) -> None:
    """Let the page draw what it has fetched."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(500)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page of the admin."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/admin/{path}")
    settle(hands)


def see_page(hands: Hands, title: str) -> None:
    """Wait until the way at the top ends in a page."""
    page = hands.page
    page.locator(f'.breadcrumb-item:has-text("{title}")').last.wait_for()
    page.locator("nav.sidebar a:text-is('Edit')").wait_for()
    page.locator("iframe.preview, .main h2").first.wait_for()
    settle(hands)


def open_below(hands: Hands, title: str) -> None:
    """Click on one of the pages below the one that is open."""
    link = f'nav.sidebar a:text-is("{title}")'
    hands.click(title, "link", f'{LEFT}, below "Subpages"', link, record=True)
    see_page(hands, title)


def open_crumb(hands: Hands, title: str) -> None:
    """Click on a page in the way at the top."""
    link = f'.breadcrumb-item a:text-is("{title}")'
    hands.click(title, "link", TOP, link, record=True)
    see_page(hands, title)


def open_action(hands: Hands, name: str, shows: str) -> None:
    """Click on what can be done with the page that is open."""
    link = f"nav.sidebar a:text-is('{name}')"
    hands.click(name, "link", f'{LEFT}, below "Page Actions"', link, shows=shows)
    settle(hands)


def visit(hands: Hands, title: str) -> None:
    """Go to the page that is open as visitors see it."""
    eye = "header button[title='Return to Website']"
    hands.click("Return to Website", "icon", TOP, eye, leads_on=True)
    hands.page.locator(f'h1:text-is("{title}")').wait_for()


def open_visited(hands: Hands, title: str, place: str, within: str) -> None:
    """Click on a link of the website itself."""
    link = f'{within} a:text-is("{title}")'
    hands.click(title, "link", place, link, record=True, leads_on=True)
    hands.page.locator(f'h1:text-is("{title}")').wait_for()


def take_pencil(hands: Hands, title: str) -> None:
    """Go from a page of the website to where it is edited."""
    place = "at the top right of the website"
    hands.click("pencil", "icon", place, "#lektor-edit-link", leads_on=True)
    see_page(hands, title)


def find(hands: Hands, letters: str, title: str) -> None:
    """Search for a page by name, with the keys or with the mouse."""
    keys = hands.person.hand == "keyboard"
    box = ".sliding-panel input"
    if keys:
        hands.press("Control+g", "opens the search", shows=box)
    else:
        button = "header button[title='Find Files']"
        hands.click("Find Files", "icon", TOP, button, shows=box)
    place = 'in the dialog "Find Files"'
    field = Field(name=_SEARCH, location=place, value=letters, selector=box)
    hands.page.wait_for_timeout(600)  # it slides in
    if keys:
        hands.type_on(_SEARCH, place, letters)
    else:
        hands.write(field)
    found = _FOUND.format(title)
    hands.page.locator(found).wait_for()
    hands.page.wait_for_timeout(500)
    if keys:
        _go_down(hands, title)
    else:
        hands.click(title, "link", place, found, record=True)
    see_page(hands, title)


def _go_down(hands: Hands, title: str) -> None:
    """Go down what was found to the one that is meant, and open it with Enter."""
    marked = hands.page.locator(
        f'.search-results li.active:has(strong:text-is("{title}"))'
    )
    while not marked.count():
        hands.press("ArrowDown", "goes down what was found")
        hands.page.wait_for_timeout(300)
    hands.press("Enter", "opens what is marked")


def captioned(name: str) -> str:
    """Return how to find the field below a caption."""
    return f"dl.field:has(> dt:has-text('{name}')) > dd :is(input, textarea, select)"


def write(hands: Hands, name: str, value: str) -> None:
    """Type into a field of the form."""
    hands.write(Field(name=name, location=FORM, value=value, selector=captioned(name)))


def choose(hands: Hands, name: str, value: str) -> None:
    """Choose in a list of the browser's own, and see that it was taken.

    Raises:
        RuntimeError: If something else was taken.
    """
    selector = captioned(name)
    hands.choose(
        Field(name=name, location=FORM, value=value, selector=selector, kind="dropdown")
    )
    hands.page.wait_for_timeout(300)
    shown = hands.page.locator(f"{selector} option:checked").first.inner_text()
    if shown.strip() != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def save(hands: Hands, title: str) -> None:
    """Have what was changed kept, and see what the website makes of it."""
    if hands.person.hand == "keyboard":
        hands.press("Control+s", "saves", shows="iframe.preview")
    else:
        button = ".actions button:text-is('Save Changes')"
        place = "below the form"
        hands.click("Save Changes", "button", place, button, shows="iframe.preview")
    see_page(hands, title)
    seen = hands.page.frame_locator("iframe.preview").locator(f'h1:text-is("{title}")')
    seen.wait_for()
