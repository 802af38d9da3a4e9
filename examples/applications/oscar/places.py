"""Where things are on the shop's dashboard, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from collections.abc import Sequence

    from examples.scripted.hands import Hands

TOP = "at the top of the page"
_DETAILS = 'below the heading "Order Details"'


def go(hands: Hands, path: str) -> None:
    """Type the address of a page of the dashboard."""
    root = "/".join(hands.page.url.split("/")[:3])
    hands.go(f"{root}/dashboard/{path}")
    settle(hands)


def settle(hands: Hands) -> None:
    """Wait until the page has drawn its own lists and nothing is loading."""
    hands.page.wait_for_load_state("load")
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(300)


def take(hands: Hands, menu: str, entry: str) -> None:
    """Take an entry of one of the menus above all pages."""
    found = f".navbar-primary .dropdown-menu.show a:text-is('{entry}')"
    hands.click(
        menu,
        "menu",
        TOP,
        f".navbar-primary a.dropdown-toggle:has-text('{menu}')",
        shows=found,
    )
    hands.page.wait_for_timeout(200)
    hands.click(entry, "link", f'in the menu "{menu}"', found, leads_on=True)
    settle(hands)


def open_tab(hands: Hands, name: str, pane: str, location: str = _DETAILS) -> None:
    """Turn to another tab, unless it is the one that is shown."""
    if hands.page.locator(f"#{pane}").is_visible():
        return
    hands.click(
        name, "tab", location, f"a[data-toggle=tab][href='#{pane}']", shows=f"#{pane}"
    )
    hands.page.wait_for_timeout(400)


def field(  # noqa: PLR0913 (what a field is)
    name: str,
    location: str,
    value: str,
    found: str,
    *,
    letters: str | None = None,
    several: bool = False,
) -> Field:
    """Return a field of a form, or a list if letters tell what to search it for.

    Args:
        name: As the page shows it.
        location: Where it is, in words.
        value: What to type or choose.
        found: The id of what holds the value.
        letters: What leaves the wanted option alone in a list.
        several: Whether the list takes several options.
    """
    if letters is None:
        return Field(name=name, location=location, value=value, selector=f"#{found}")
    part = ".select2-search__field" if several else ".select2-selection"
    return Field(
        name=name,
        location=location,
        value=value,
        selector=f"#{found} + .select2-container {part}",
        kind="dropdown",
        letters=letters,
    )


def choose(hands: Hands, wanted: Field, *, long: bool = False) -> None:
    """Choose an option, by looking for it or by searching for some letters of it.

    Args:
        hands: Whose.
        wanted: The list and the option.
        long: Whether it shows only some of its options, so that those who like to
            type search it once they have opened it with the mouse.
    """
    letters = wanted.letters or ""
    several = "search__field" in wanted.selector
    hands.turn_to(wanted.name, _whole(wanted).selector)
    if several and hands.person.hand == "keyboard":
        hands.choose_by_keys(wanted, [*letters, "Enter"])
    elif hands.person.searches or (long and hands.person.hand == "keyboard"):
        hands.choose_by_keys(_whole(wanted), [*letters, "Enter"])
    else:
        tabs = hands.person.hand == "keyboard"
        hands.choose(_whole(wanted) if not tabs else wanted)
    hands.page.locator(".select2-dropdown").first.wait_for(state="hidden")
    _check(hands, wanted, several=several)


def work(hands: Hands, fields: Sequence[Field], *, enter: bool = False) -> bool:
    """Work through some fields in the person's order.

    Args:
        hands: Whose.
        fields: In the order of the page.
        enter: Whether Enter in the last one sends them, for those in the habit.

    Returns:
        Whether they were sent.
    """
    fields = list(fields)
    if hands.person.order == "up":
        fields.reverse()
    sends = enter and hands.person.enter_sends and fields[-1].kind == "field"
    for one in fields:
        if one.kind == "dropdown":
            choose(hands, one)
        else:
            hands.write(one, send=sends and one is fields[-1])
    return sends


def press(hands: Hands, name: str, location: str, selector: str) -> None:
    """Press a button that leads on."""
    hands.click(name, "button", location, selector, leads_on=True)
    settle(hands)


def _whole(wanted: Field) -> Field:
    """Return a list as somebody sees it who takes the mouse: the whole box."""
    return Field(
        name=wanted.name,
        location=wanted.location,
        value=wanted.value,
        selector=wanted.selector.replace(
            ".select2-search__field", ".select2-selection"
        ),
        kind="dropdown",
        letters="",
    )


def _check(hands: Hands, wanted: Field, *, several: bool) -> None:
    container = wanted.selector.rsplit(" ", 1)[0]
    part = ".select2-selection__choice" if several else ".select2-selection__rendered"
    hands.page.locator(f"{container} {part}[title='{wanted.value}']").wait_for()
