"""Where things are on the gym's pages, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Button, Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands
    from examples.scripted.tasks import Values

GYM = "Quarry Lane Gym"
DIALOG = "#ajax-info-content"
_BAR = "in the bar at the top"
_QUIET = """() => window.jQuery && jQuery.active === 0
  && document.getAnimations().every(one => one.playState !== 'running')"""
_SAVE = ".wger-form input[type=submit]"


def settle(hands: Hands) -> None:
    """Wait until nothing is loaded any more, and no dialog moves."""
    hands.page.wait_for_load_state()
    hands.page.wait_for_function(_QUIET)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_member(hands: Hands, values: Values) -> None:
    """Come to a member's page, each person another way."""
    if hands.person.hand == "keyboard":
        go(hands, "/en/gym/1/members")
    else:
        opener = ".navbar-nav:last-child > .dropdown > .dropdown-toggle"
        name = hands.page.locator(opener).inner_text().strip()
        entry = f".dropdown-menu.show a:text-is('{GYM}')"
        hands.click(name, "menu", _BAR, opener, shows=entry)
        hands.click(GYM, "link", f'in the menu "{name}"', entry, leads_on=True)
        settle(hands)
    if hands.person.searches:
        by_name = hands.person.order == "up"
        hands.write(
            Field(
                name="Search",
                location="above the members",
                value=values["member" if by_name else "login"],
                selector="#main_member_list_filter input",
            )
        )
    if hands.person.detours:
        with hands.detour():
            _open_row(hands, values["beside"])
            follow(hands, GYM)
    _open_row(hands, values["login"])


def follow(hands: Hands, name: str) -> None:
    """Click on a place that the page lies in: the gym, or a member of it."""
    hands.click(
        name,
        "link",
        "in the path above the page",
        f".breadcrumb a:text-is('{name}')",
        leads_on=True,
        record=name != GYM,
    )
    settle(hands)


def open_actions(hands: Hands, group: str, name: str, *, shows: str) -> None:
    """Open the actions beside a heading of a member's page, and take one.

    Args:
        hands: Whose.
        group: The heading.
        name: What is taken.
        shows: How to find what is shown then.
    """
    around = f".btn-group:has(+ h4:has-text('{group}'))"
    entry = f"{around} .dropdown-menu.show a:text-is('{name}')"
    hands.click("Actions", "menu", f'beside "{group}"', f"{around} button", shows=entry)
    hands.click(name, "link", f'in the menu beside "{group}"', entry, shows=shows)
    settle(hands)


def save(place: str) -> Button:
    """Return the button that sends a form."""
    return Button(name="Save", location=place, selector=_SAVE)


def _open_row(hands: Hands, login: str) -> None:
    hands.click(
        login,
        "link",
        'in the column "Username"',
        f"#main_member_list a:text-is('{login}')",
        leads_on=True,
        record=True,
    )
    settle(hands)
