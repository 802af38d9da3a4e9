"""Where things are in the huts' SPIP, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
BELOW = "below the form"
STATUS = "in the box with the status"
_BAR = "in the bar at the top"
_IDLE = "() => !window.jQuery || jQuery.active === 0"


def settle(hands: Hands) -> None:
    """Wait until the page has got what it asked for, and has drawn it."""
    hands.page.wait_for_timeout(500)
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_function(_IDLE)
    hands.page.wait_for_timeout(500)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    settle(hands)


def take_from_menu(hands: Hands, menu: str, entry: str) -> None:
    """Move the mouse over a menu, which opens it, and click on an entry."""
    item = f"li.deroulant__item:has(> a:has-text('{menu}'))"
    hands.hover(menu, f"{item} > a")
    link = f"{item} .deroulant__sous-menu a:has-text('{entry}')"
    hands.click(entry, "link", f'in the menu "{menu}"', link, leads_on=True)
    hands.page.mouse.move(1150, 140)  # so that the menu closes again
    settle(hands)


def look_for(hands: Hands, words: str) -> None:
    """Search the whole site."""
    field = Field(
        name="Search",
        location=_BAR,
        value=words,
        selector="#bando_identite input[name=recherche]",
    )
    hands.write(field, send=True)
    settle(hands)


def open_record(hands: Hands, name: str, place: str = "in the list") -> None:
    """Click on what stands for one record in a list."""
    link = f'#contenu .liste-objets a:has-text("{name}")'
    hands.click(name, "link", place, link, leads_on=True, record=True)
    settle(hands)


def open_article(hands: Hands, title: str) -> None:
    """Come to an article, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "ecrire/?exec=articles")
        open_record(hands, title)
    elif hands.person.searches:
        look_for(hands, title)
        open_record(hands, title, "among the results")
    else:
        take_from_menu(hands, "Edit", "Articles")
        open_record(hands, title)


def open_author(hands: Hands, name: str) -> None:
    """Come to the entry of an author, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "ecrire/?exec=auteurs")
        open_record(hands, name)
    elif hands.person.id == "p05":
        look_for(hands, name)
        open_record(hands, name, "among the results")
    else:
        take_from_menu(hands, "Edit", "Authors")
        open_record(hands, name)


def write(hands: Hands, name: str, value: str, field: str) -> None:
    """Type into a field of a form."""
    hands.write(Field(name=name, location=FORM, value=value, selector=f"#{field}"))


def choose(hands: Hands, name: str, value: str, selector: str, place: str) -> None:
    """Choose in a list of the browser's own.

    Raises:
        RuntimeError: If something else was taken.
    """
    field = Field(
        name=name, location=place, value=value, selector=selector, kind="dropdown"
    )
    hands.choose(field)
    hands.page.wait_for_timeout(600)  # what belongs to it slides out
    chosen = hands.page.locator(selector).filter(visible=True).first
    shown = chosen.evaluate("e => e.selectedOptions[0].text.trim()")
    if shown != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def save(hands: Hands, place: str = BELOW) -> None:
    """Click on what saves a form of its own."""
    button = "#contenu .boutons :is(button, input[type=submit])"
    hands.click("Save", "button", place, f"{button}:is([value=Save], :text-is('Save'))")
    settle(hands)
