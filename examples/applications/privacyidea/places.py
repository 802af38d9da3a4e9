"""Where things are in the ferry company's privacyIDEA, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

TOP = "in the bar at the top"
LEFT = "in the menu on the left"
FORM = "in the form"
BELOW = "below the form"
LIST = "in the list"
_IDLE = """() => angular.element(document.body).injector().get('$http')
  .pendingRequests.length === 0"""


def settle(hands: Hands) -> None:
    """Wait until the page has got what it asked for, and has drawn it."""
    page = hands.page
    page.wait_for_timeout(300)
    page.wait_for_load_state("networkidle")
    page.wait_for_function(_IDLE)
    page.wait_for_timeout(400)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = hands.page.url.split("#", maxsplit=1)[0]
    hands.go(f"{root}#!/{path}")
    settle(hands)


def open_top(hands: Hands, name: str) -> None:
    """Click on an entry of the bar at the top."""
    hands.click(name, "link", TOP, f".myMainNavbar a:has-text('{name}')")
    settle(hands)


def open_tab(hands: Hands, name: str) -> None:
    """Click on an entry of the second bar, below the one at the top."""
    bar = ".navbar-default .navbar-nav:not(.myMainNavbar *) a"
    hands.click(name, "link", "in the second bar", f"{bar}:has-text('{name}')")
    settle(hands)


def open_left(hands: Hands, name: str) -> None:
    """Click on an entry of the menu on the left."""
    hands.click(name, "link", LEFT, f".pa-sidebar a:has-text('{name}')")
    settle(hands)


def open_record(hands: Hands, name: str, place: str = LIST) -> None:
    """Click on what stands for one record."""
    hands.click(name, "link", place, f"td a:has-text('{name}')", record=True)
    settle(hands)


def press(hands: Hands, name: str, place: str = BELOW, within: str = "") -> None:
    """Click on a button, and wait for what it asks for."""
    hands.click(name, "button", place, f"{within} button:has-text('{name}')".strip())
    settle(hands)


def narrow(hands: Hands, column: str, words: str) -> None:
    """Narrow a list down by what stands in one of its columns."""
    head = f"th:visible:has-text('{column}')"
    field = f"{head} pi-filter input"
    place = f'beside "{column}"'
    hands.click("filter", "icon", place, f"{head} .glyphicon-filter", shows=field)
    hands.write(
        Field(name=column, location="above the list", value=words, selector=field)
    )
    settle(hands)


def write(hands: Hands, name: str, value: str, selector: str) -> None:
    """Type into a field of a form."""
    hands.write(Field(name=name, location=FORM, value=value, selector=selector))


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
    settle(hands)
    chosen = hands.page.locator(f"{selector}:visible option:checked").first
    if chosen.inner_text().strip() != value:
        raise RuntimeError(f"{name} shows {chosen.inner_text()!r}, not {value!r}")


def choose_drawn(  # noqa: PLR0913 (a list, its name for people and what it does)
    hands: Hands,
    name: str,
    value: str,
    box: str,
    *,
    instead: str | None = None,
    stays: bool = False,
) -> None:
    """Choose in a list that the page draws, and close it if it stays open.

    Args:
        hands: Whose.
        name: What the list is called.
        value: The option as it is shown.
        box: How to find the list.
        instead: An option that was taken before and is taken back.
        stays: Whether it stays open, because more than one can be taken.
    """
    taken = [_option(box, one) for one in (instead, value) if one]
    field = Field(name=name, location=FORM, value=value, selector=f"{box} button")
    hands.choose_through(field, [*taken, *[f"{box} button"] * stays])
    settle(hands)


def _option(box: str, name: str) -> str:
    return f"{box} .multiSelectItem:has-text('{name}')"


def take_person(hands: Hands, realm: str, letters: str, person: str) -> None:
    """Choose a list of people, and one of those whom it offers for some letters."""
    choose(hands, "Realm", realm, "#realm")
    hands.pick(
        Field(
            name="Username",
            location=FORM,
            value=person,
            selector="#username",
            kind="suggestions",
            options="ul.dropdown-menu li[role=option]",
            letters=letters,
        )
    )
    settle(hands)
