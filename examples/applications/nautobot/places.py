"""Where things are in the theatre's Nautobot, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
ABOVE = "above the list"
HOUSE = "Lantern Theatre → {}"
"""A room as a list of places has it."""
_OPEN = ".select2-container--open"
_OPTIONS = f"{_OPEN} .select2-results__option[role=option]"
_AT_REST = """([options, value]) => {
  const all = [...document.querySelectorAll(options)];
  const own = all.filter(one => one.getClientRects().length);
  return own.some(one => one.textContent.trim() === value)
    && !document.querySelector('.select2-results__option.loading-results');
}"""


def settle(hands: Hands) -> None:
    """Wait until the page has drawn its lists and put its tabs in order."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_menu(hands: Hands, section: str, name: str) -> None:
    """Come to a page by the black menu on the left."""
    panel = f"#sidenav li[data-section-name='{section}'] .nb-sidenav-flyout"
    entry = f"{panel} a.nb-sidenav-link:text-is('{name}')"
    hands.click(
        section,
        "menu",
        "in the black menu on the left",
        f"#sidenav li[data-section-name='{section}'] > button",
        shows=entry,
    )
    hands.page.wait_for_timeout(500)  # it slides out
    hands.click(name, "link", f'in the panel "{section}"', entry, leads_on=True)
    settle(hands)


def open_from_home(hands: Hands, name: str, panel: str) -> None:
    """Come to a page by the link that the first page has for it."""
    hands.click(
        name, "link", f'below "{panel}"', f"main a:text-is('{name}')", leads_on=True
    )
    settle(hands)


def open_record(hands: Hands, name: str, place: str = "in the list") -> None:
    """Click on what stands for one record in a table."""
    link = f"main td a:text-is('{name}')"
    hands.click(name, "link", place, link, record=True, leads_on=True)
    settle(hands)


def press(hands: Hands, name: str, place: str, selector: str) -> None:
    """Click on a button that leads to another page."""
    hands.click(name, "button", place, selector, leads_on=True)
    settle(hands)


def search(hands: Hands, words: str) -> None:
    """Look in the list for some words, with the search at the top of the page."""
    hands.press("Control+k", "opens the search", shows="#search_popup input[name=q]")
    hands.type_on("Search", "at the top of the page", words)
    hands.press("Enter", "searches", leads_on=True)
    settle(hands)


def open_tab(hands: Hands, name: str, shows: str) -> None:
    """Click on a tab of a record's page."""
    tab = f"main [role=tab]:has-text('{name}'), header [role=tab]:has-text('{name}')"
    hands.click(name, "tab", "in the row of tabs at the top", tab, shows=shows)
    settle(hands)


def text_field(name: str, value: str, selector: str, place: str = FORM) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)


def choose(  # noqa: PLR0913 (a list, what is in it and where it is)
    hands: Hands,
    name: str,
    value: str,
    field: str,
    *,
    letters: str | None = None,
    place: str = FORM,
) -> None:
    """Choose in a drawn list that asks the server what it has.

    Who takes the keyboard or searches types some letters and waits for what is found.

    Args:
        hands: Whose.
        name: What the list is called.
        value: The option as it is shown.
        field: How to find the list that lies unseen below it.
        letters: What is typed by those who type.
        place: Where it is, in words.

    Raises:
        RuntimeError: If something else was taken.
    """
    box = f"{field} + .select2 .select2-selection"
    several = hands.page.locator(f"{field}[multiple]").count() > 0
    wanted = Field(
        name=name,
        location=place,
        value=value,
        selector=f"{box} input" if several else box,
        kind="dropdown",
        options=_OPTIONS,
        letters="",
    )
    hands.turn_to(name, box)
    if hands.person.hand == "keyboard" or hands.person.searches:
        _look_up(
            hands, wanted, letters or value.rsplit("→ ", maxsplit=1)[-1][:5].lower()
        )
    else:
        hands.choose(wanted)
    hands.page.wait_for_timeout(300)
    shown = hands.page.locator(f"{field} + .select2 .select2-selection__rendered")
    if value not in (shown.text_content() or ""):
        raise RuntimeError(f"{name} shows {shown.text_content()!r}, not {value!r}")


def _look_up(hands: Hands, wanted: Field, letters: str) -> None:
    """Open the list, type, wait for the answer, go down to it and take it."""
    hands.choose_by_keys(wanted, [])
    keyboard = hands.page.keyboard
    if not hands.page.locator(_OPEN).count():
        keyboard.press("Enter")
    hands.page.locator(_OPTIONS).first.wait_for()
    with hands.page.expect_response(lambda answer: "/api/" in answer.url):
        keyboard.type(letters, delay=hands.person.key_seconds * 1000)
    hands.page.wait_for_function(_AT_REST, arg=[_OPTIONS, wanted.value])
    hands.page.wait_for_timeout(300)
    marked = hands.page.locator(f"{_OPTIONS}[class*=highlighted]")
    while marked.inner_text().strip() != wanted.value:
        keyboard.press("ArrowDown")
        hands.page.wait_for_timeout(200)
    keyboard.press("Enter")


def take_off(hands: Hands, name: str, value: str, field: str) -> None:
    """Take off what was taken by mistake in a list of which several may be taken."""
    taken = f"{field} + .select2 .select2-selection__choice:has-text('{value}')"
    hands.click(
        "×",  # noqa: RUF001 (as it is shown)
        "icon",
        f'on "{value}" in the field "{name}"',
        f"{taken} .select2-selection__choice__remove",
    )
    hands.page.locator(taken).wait_for(state="detached")
    hands.press("Escape", "closes the list")
    hands.page.wait_for_timeout(300)


def send(hands: Hands, name: str, *, shows: str | None = None) -> None:
    """Click on the button below a form, and wait for what comes.

    Args:
        hands: Whose.
        name: Of the button.
        shows: What is told then.
    """
    button = f"main .nb-form-sticky-footer :is(button, a):text-is('{name}')"
    press(hands, name, "below the form", button)
    if shows:
        hands.wait_for(shows)


def look_up_in_vain(hands: Hands, name: str, letters: str, field: str) -> None:
    """Open a drawn list, type what is not in it, be told so, and close it.

    Args:
        hands: Whose.
        name: What the list is called.
        letters: What is typed.
        field: How to find the list that lies unseen below it.
    """
    box = f"{field} + .select2 .select2-selection"
    hands.click(name, "menu", FORM, box, shows=f"{_OPEN} input[type=search]")
    hands.type_on(name, "in the opened list", letters)
    hands.wait_for("No results found")
    hands.press("Escape", "closes the list")
