"""Where things are on the schooner's pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Sequence

    from examples.scripted.hands import Hands

MENU = "in the menu on the left"


def settle(hands: Hands) -> None:
    """Wait until nothing slides any more."""
    hands.page.wait_for_timeout(600)


def go(hands: Hands, path: str, shows: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/admin/#/{path}")
    hands.page.locator(header(shows)).first.wait_for()
    settle(hands)


def header(title: str) -> str:
    """Return how to find what stands above a card."""
    found = f":text-is('{title}')"
    return f".card-header{found}, .card-header {found}"


def card(title: str) -> str:
    """Return how to find a card by what stands above it."""
    return f".card:has({header(title)})"


def unfold(hands: Hands, group: str) -> None:
    """Open a group of the menu, unless it is open."""
    item = f".sidebar .nav-dropdown:has(> a:has-text('{group}'))"
    if hands.page.locator(f"{item}.open").count():
        return
    shows = f"{item}.open .nav-dropdown-items a"
    hands.click(group, "menu", MENU, f"{item} > a", shows=shows)
    settle(hands)


def open_page(hands: Hands, group: str, name: str, path: str, shows: str) -> None:
    """Come to a page by the menu."""
    unfold(hands, group)
    hands.click(name, "link", MENU, f".sidebar a[href='#/{path}']", shows=header(shows))
    settle(hands)


def field(
    name: str, value: str, selector: str, place: str, *, secret: bool = False
) -> Field:
    """Return a field that is typed into."""
    return Field(
        name=name, location=place, value=value, selector=selector, secret=secret
    )


def choose(  # noqa: PLR0913 (a list, its name for people and its place)
    hands: Hands,
    name: str,
    value: str,
    box: str,
    place: str,
    *,
    keys: Sequence[str] = (),
) -> None:
    """Choose in a list of the browser's own, and see that it was taken.

    Args:
        hands: Whose.
        name: Of the list, as the page shows it.
        value: The option, as it is shown.
        box: How to find the list.
        place: Where it is, in words.
        keys: What goes to the option and takes it; its first letters by default.

    Raises:
        RuntimeError: If something else was taken.
    """
    wanted = Field(
        name=name, location=place, value=value, selector=box, kind="dropdown"
    )
    if keys:
        hands.choose_by_keys(wanted, keys)
    else:
        hands.choose(wanted)
    hands.page.wait_for_timeout(400)
    taken = hands.page.locator(f"{box} option:checked").inner_text().strip()
    if taken != value:
        raise RuntimeError(f"{name} shows {taken!r}, not {value!r}")
