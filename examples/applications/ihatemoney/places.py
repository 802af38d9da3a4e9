"""Where things are in the puppet theatre's I Hate Money, and the ways people take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ihatemoney.seed import TOUR
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

HOME = f"/{TOUR}/"
FORM = "in the form"
TOP = "in the bar at the top"
LEFT = "on the left"
FILTERS = "among the filters above the bills"
BILL = "form:has(#what)"
"""The form of a bill, on a page of its own or in a dialog."""
_MENU = "#navbarProjectsLinks"
_LOOKS = 10
"""How often somebody looks whether a list has taken what was chosen."""
_BELOW_THE_TOP = """() => [document.scrollingElement, document.querySelector('.modal.show')]
  .some(one => one?.scrollTop > 80)"""


def settle(hands: Hands) -> None:
    """Wait until the page has loaded, and what slides in has come to rest."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_tab(hands: Hands, name: str) -> None:
    """Come to one of the three pages that a project has."""
    link = f".navbar a.nav-link:text-is('{name}')"
    hands.click(name, "link", TOP, link, leads_on=True)
    settle(hands)


def open_in_menu(
    hands: Hands, project: str, entry: str, *, record: bool = False
) -> None:
    """Take something out of the menu that is called by the project."""
    shown = f".dropdown-menu.show a:has-text('{entry}')"
    hands.click(project, "menu", TOP, _MENU, shows=shown)
    settle(hands)
    place = f'in the menu "{project}"'
    hands.click(entry, "link", place, shown, record=record, leads_on=True)
    settle(hands)


def press(
    hands: Hands, name: str, selector: str, place: str = "below the form"
) -> None:
    """Click on a button that another page follows."""
    hands.click(name, "button", place, selector, leads_on=True)
    settle(hands)


def look_back(hands: Hands) -> None:
    """Go through a form once more from its end, if that is a habit of the person."""
    if hands.person.looks_around and hands.page.evaluate(_BELOW_THE_TOP):
        hands.scroll("up", "checks what is filled in")
        hands.scroll("down", "checks what is filled in")


def text_field(name: str, value: str, selector: str, place: str = FORM) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)


def choose(
    hands: Hands, name: str, value: str, selector: str, place: str = FORM
) -> None:
    """Choose in a list of the browser's own, and see that it was taken.

    Raises:
        RuntimeError: If something else was taken.
    """
    hands.choose(
        Field(
            name=name, location=place, value=value, selector=selector, kind="dropdown"
        )
    )
    listed = hands.page.locator(selector).filter(visible=True).first
    chosen = ""
    for _ in range(_LOOKS):
        chosen = listed.locator("option:checked").inner_text().strip()
        if chosen == value:
            return
        hands.page.wait_for_timeout(200)
    raise RuntimeError(f"{name} shows {chosen!r}, not {value!r}")


def write_day(hands: Hands, name: str, day: str, selector: str) -> None:
    """Type a day, as the browser's own field wants it, and see that it was taken.

    Raises:
        RuntimeError: If another day was taken.
    """
    hands.write_moment(text_field(name, day, selector))
    month, number, year = day.split("/")
    held = hands.page.input_value(selector)
    if held != f"{year}-{month}-{number}":
        raise RuntimeError(f"{name} holds {held!r}, not {day!r}")


def show_filters(hands: Hands) -> None:
    """Open what lists only some of the bills."""
    place = "above the bills"
    hands.click("Show filters", "button", place, "#toggle-filters", shows="#search")
    settle(hands)


def apply_filters(hands: Hands) -> None:
    """Have only those bills listed that were asked for."""
    press(hands, "Filter", "#filterCollapse button:text-is('Filter')", FILTERS)


def search_bills(hands: Hands, words: str) -> None:
    """Open the filters, and ask for the bills with a word."""
    show_filters(hands)
    hands.write(text_field("Search in For what?", words, "#search", FILTERS))
    apply_filters(hands)


def filter_payer(hands: Hands, name: str) -> None:
    """Open the filters, and ask for the bills that somebody paid."""
    show_filters(hands)
    choose(hands, "Payer", name, "#filterCollapse #payer", FILTERS)
    apply_filters(hands)


def link_document(hands: Hands, address: str, *, send: bool = False) -> None:
    """Enter where a document lies, in the part of the form that is folded away."""
    link = f"{BILL} #external_link"
    open_options(hands)
    hands.write(text_field("External link", address, link), send=send)


def open_options(hands: Hands) -> None:
    """Unfold the rest of the form, unless that was done."""
    link = f"{BILL} #external_link"
    if not hands.page.locator(link).is_visible():
        hands.click("More options", "button", FORM, f"{BILL} summary", shows=link)


def add_participant(hands: Hands, name: str) -> None:
    """Type who comes along, and send it."""
    box = text_field("Add participant", name, "#add-member-form #name", LEFT)
    hands.write(box, send=hands.person.enter_sends)
    if not hands.person.enter_sends:
        press(hands, "Add", "#add-member-form button", "beside the field on the left")
    hands.wait_for(f"{name} has been added")
    settle(hands)


def point_at_participant(hands: Hands, name: str) -> str:
    """Point at somebody on the left, where buttons come up; return the line."""
    line = f".balance tr:has(td.balance-name:has-text('{name}'))"
    hands.hover(name, line)
    return line
