"""Where things are in the lamp maker's Weblate, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

TOP = "in the dark bar at the top"
TABS = "in the row of tabs"
CRUMBS = "in the path below the dark bar"
FORM = "in the form"
_NAVIGATION = "nav.navbar"
_TABS = "ul.nav-pills"


def settle(hands: Hands) -> None:
    """Wait until the page has made its lists and menus its own."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(400)


def path(values: Values, *, component: bool = True) -> str:
    """Return how a project, or a component of it, is written in an address."""
    parts = (
        [values["project"], values["component"]] if component else [values["project"]]
    )
    return "/".join(part.lower().replace(" ", "-") for part in parts)


def go(hands: Hands, where: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{where}")
    settle(hands)


def press(
    hands: Hands, name: str, place: str, selector: str, *, tells: str | None = None
) -> None:
    """Click on a button that leads to another page.

    Args:
        hands: Whose.
        name: Of the button.
        place: Where it is, in words.
        selector: How to find it.
        tells: What the next page tells.
    """
    hands.click(name, "button", place, selector, leads_on=True)
    settle(hands)
    if tells:
        hands.wait_for(tells)


def open_record(hands: Hands, name: str, place: str, selector: str) -> None:
    """Click on what stands for one record among others."""
    hands.click(name, "link", place, selector, record=True, leads_on=True)
    settle(hands)


def open_project(hands: Hands, name: str) -> None:
    """Come to a project by the menu at the top, or by looking it up there."""
    if hands.person.id == "p03":
        look_up(hands, name, name[:4].lower())
        return
    open_menu(hands, "Projects", f"{_NAVIGATION} .nav-item")
    entry = f"{_NAVIGATION} .dropdown-menu.show a:text-is('{name}')"
    open_record(hands, name, 'in the menu "Projects"', entry)


def open_component(hands: Hands, values: Values) -> None:
    """Come to a component, each person another way."""
    name = values["component"]
    if hands.person.searches:
        look_up(hands, f"{values['project']}/{name}", name[:5].lower())
        return
    if hands.person.hand == "keyboard":
        go(hands, f"/projects/{path(values)}/")
        return
    open_project(hands, values["project"])
    open_tab(hands, "Components", "#components table")
    link = f"#components th a:has-text('{name}')"
    open_record(hands, name, 'in the list "Components"', link)


def look_up(hands: Hands, name: str, letters: str) -> None:
    """Type some letters at the top and take what is suggested."""
    found = f"{_NAVIGATION} .autoComplete_result a:has-text('{name}')"
    hands.write(text_field("Search", letters, "#sitewide-search", TOP))
    hands.page.locator(found).first.wait_for()
    hands.page.wait_for_timeout(300)
    open_record(hands, name, 'below "Search"', found)


def open_menu(hands: Hands, name: str, within: str) -> None:
    """Open a menu of the dark bar or of the row of tabs."""
    place = TABS if within.startswith(_TABS) else TOP
    shown = f"{within} .dropdown-menu.show"
    toggle = f"{within} > a.dropdown-toggle:has-text('{name}')"
    hands.click(name, "menu", place, toggle, shows=shown)
    hands.page.wait_for_timeout(300)


def open_entry(hands: Hands, menu: str, name: str, *, shows: str | None = None) -> None:
    """Take an entry of a menu in the row of tabs.

    Args:
        hands: Whose.
        menu: Its name.
        name: Of the entry.
        shows: How to find what is shown then; None if another page follows.
    """
    open_menu(hands, menu, f"{_TABS} .nav-item")
    entry = f"{_TABS} .dropdown-menu.show a:text-is('{name}')"
    place = f'in the menu "{menu}"'
    hands.click(name, "link", place, entry, leads_on=shows is None, shows=shows)
    settle(hands)


def open_tab(hands: Hands, name: str, shows: str) -> None:
    """Click on a tab of a project, a component or a text."""
    tab = f"ul.nav-pills > li > a:has-text('{name}')"
    hands.click(name, "tab", TABS, tab, shows=shows)
    settle(hands)


def text_field(name: str, value: str, selector: str, place: str = FORM) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)


def choose(
    hands: Hands, name: str, value: str, selector: str, place: str = FORM
) -> None:
    """Choose in a list of the browser's own.

    Raises:
        RuntimeError: If something else was taken.
    """
    field = Field(
        name=name, location=place, value=value, selector=selector, kind="dropdown"
    )
    hands.turn_to(name, selector)
    hands.choose(field)
    target = hands.page.locator(selector).filter(visible=True).first
    shown = target.evaluate("e => e.selectedOptions[0].text")
    if shown != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")
