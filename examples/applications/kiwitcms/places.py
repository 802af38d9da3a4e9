"""Where things are in the office of the ticket machines, and the ways people take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
EDITOR = ".CodeMirror"
_AT_TOP = "#navbar .navbar-utility > li"
_OPTIONS = ".bootstrap-select.open a[role=option]"
_PLAN = "in the line of buttons above the tests"


def settle(hands: Hands) -> None:
    """Wait until the page has drawn its lists and fetched what is in them."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_menu(hands: Hands, menu: str, name: str) -> None:
    """Come to a page by the black menus at the top."""
    opener = f"{_AT_TOP} > a:has-text('{menu}')"
    entry = f"{_AT_TOP}.open > .dropdown-menu > li > a:text-is('{name}')"
    hands.click(menu, "menu", "at the top right", opener, shows=entry)
    hands.click(name, "link", f'in the menu "{menu}"', entry, leads_on=True)
    settle(hands)


def open_record(hands: Hands, name: str, selector: str, place: str) -> None:
    """Click on the link that stands for one record."""
    hands.click(name, "link", place, selector, record=True, leads_on=True)
    settle(hands)


def open_plan(hands: Hands, name: str) -> None:
    """Click on a plan among those that were found."""
    link = f"#resultsTable a:text-is('{name}')"
    open_record(hands, name, link, 'in the table, below "Test plan"')


def look_for(hands: Hands, name: str, words: str, selector: str) -> None:
    """Type some words into a field of a search and have only what has them shown."""
    hands.write(text_field(name, words, selector, "in the search"))
    search = "#btn_search"
    if hands.person.enter_sends:
        hands.press("Enter", f'searches, with the cursor in the "{name}" field')
    else:
        hands.click("Search", "button", "below the search", search)
    settle(hands)


def use_list(hands: Hands, name: str, opener: str) -> None:
    """Take an entry of the menu above a list that leads to another page."""
    entry = f"{opener} + .dropdown-menu a:has-text('{name}')"
    hands.click("menu", "icon", _PLAN, opener, shows=entry)
    hands.click(name, "link", "in the menu above the list", entry, leads_on=True)
    settle(hands)


def send(hands: Hands, shows: str) -> None:
    """Click on the button below a form, and wait for what comes.

    Args:
        hands: Whose.
        shows: How to find what is shown then.
    """
    button = "form.form-horizontal button[type=submit]:text-is('Save')"
    hands.click("Save", "button", "below the form", button, leads_on=True)
    hands.page.locator(shows).first.wait_for()
    settle(hands)


def text_field(name: str, value: str, selector: str, place: str = FORM) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)


def choose(hands: Hands, name: str, value: str, field: str) -> None:
    """Choose in a list that the page draws; who takes the keyboard goes down in it.

    Args:
        hands: Whose.
        name: What the list is called.
        value: The option as it is shown.
        field: How to find the list of the browser's that lies unseen below it.

    Raises:
        RuntimeError: If something else was taken.
    """
    box = f".bootstrap-select:has({field})"
    wanted = Field(
        name=name,
        location=FORM,
        value=value,
        selector=f"{box} > button",
        kind="dropdown",
        options=_OPTIONS,
        letters="",
    )
    hands.turn_to(name, wanted.selector)
    several = hands.page.locator(f"{field}[multiple]").count() > 0
    if hands.person.hand == "keyboard" and not several:
        hands.choose_by_keys(wanted, [])
        _go_down(hands, value)
    else:
        hands.choose(wanted)
    hands.page.wait_for_timeout(300)
    if several:
        hands.press("Escape", "closes the list")
        hands.page.wait_for_timeout(300)
    shown = hands.page.locator(f"{box} .filter-option-inner-inner").inner_text()
    if shown.strip() != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def _go_down(hands: Hands, value: str) -> None:
    """Go to an option of the opened list with the arrow, and take it."""
    keyboard = hands.page.keyboard
    active = hands.page.locator(".bootstrap-select.open li.active")
    active.wait_for()
    for _ in range(12):
        if active.inner_text().strip() == value:
            break
        keyboard.press("ArrowDown")
        hands.page.wait_for_timeout(200)
    keyboard.press("Enter")


def find_open_menu(row: str) -> str:
    """Tell how to find the entries of the menu that a row's three dots opened."""
    return f"{row} .dropdown-kebab-pf.open .dropdown-menu a"
