"""Where things are in the meeting's office, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

MEETING = "Orchard Days 2027"
FORM = "in the form"
ABOVE = "above the list"
_SIDEBAR = "in the sidebar on the left"
_TILES = 'below "Your upcoming events"'
_SAVED = "Your changes have been saved."
_LITTLE = 80
"""Pixels that nobody turns the wheel for."""
_ROOM = """() => {
  const page = document.querySelector('#page-content');
  return page.scrollHeight - page.clientHeight;
}"""
_DRAWN = "() => document.querySelectorAll('select.enhanced:not([data-choice])').length"


def go(hands: Hands, path: str) -> None:
    """Type the address of one of the meeting's pages."""
    root = hands.page.url.split("/orga/", maxsplit=1)[0]
    hands.go(f"{root}/orga/event/orchard27/{path}")
    settle(hands)


def open_meeting(hands: Hands) -> None:
    """Come to the meeting's own page, and bring out the sidebar."""
    if hands.person.id == "p03":
        hands.write(
            Field(
                name="Search",
                location="at the top of the page",
                value="orchard",
                selector="main input[name=q]",
            ),
            send=True,
        )
    hands.click(
        MEETING,
        "link",
        _TILES,
        f"a.dashboard-block h2:text-is('{MEETING}')",
        record=True,
        leads_on=True,
    )
    show_sidebar(hands)


def open_proposals(hands: Hands) -> None:
    """Come to the list of proposals with what the meeting's tile has for that."""
    hands.click(
        "16 proposals",
        "link",
        f'on the tile "{MEETING}", {_TILES}',
        "a.dashboard-block-addon:has-text('16 proposals')",
        leads_on=True,
    )
    settle(hands)


def show_sidebar(hands: Hands) -> None:
    """Have the sidebar tell in words what its signs are."""
    hands.click(
        "menu",
        "icon",
        "at the very top left",
        "#sidebar-toggle",
        shows="aside .sidebar-text:text-is('Sessions')",
    )
    hands.page.wait_for_timeout(400)  # it slides out


def follow(hands: Hands, name: str) -> None:
    """Click on an entry of the sidebar."""
    entry = f"aside a.nav-link:has(.sidebar-text:text-is('{name}'))"
    hands.click(name, "link", _SIDEBAR, entry, leads_on=True)
    settle(hands)


def follow_below(hands: Hands, name: str, above: str) -> None:
    """Click on an entry that the sidebar shows below another."""
    hands.click(
        name,
        "link",
        f'below "{above}" {_SIDEBAR}',
        f"aside a.nav-link-second-level:has(span:text-is('{name}'))",
        leads_on=True,
    )
    settle(hands)


def search(hands: Hands, words: str) -> None:
    """Leave only what has some words in the list."""
    field = Field(
        name="Search", location=ABOVE, value=words, selector=".search-form input#id_q"
    )
    if hands.person.enter_sends:
        hands.write(field, send=True)
        settle(hands)
    else:
        hands.write(field)
        press_search(hands)


def press_search(hands: Hands) -> None:
    """Have the list made anew."""
    hands.click("Search", "button", ABOVE, ".search-form > button", leads_on=True)
    settle(hands)


def look_around(hands: Hands, note: str) -> None:
    """Scroll down and up again, if that is a habit and there is more to see."""
    if hands.person.looks_around and hands.page.evaluate(_ROOM) > _LITTLE:
        hands.scroll("down", note)
        hands.scroll("up", note)


def reach(hands: Hands, name: str, selector: str) -> None:
    """Turn the wheel until something is on the screen, however slow the page is.

    Args:
        hands: Whose.
        name: What the page calls it.
        selector: How to find it.
    """
    for _ in range(3):
        hands.turn_to(name, selector)


def choose(hands: Hands, name: str, value: str, field: str, place: str = FORM) -> None:
    """Choose in a drawn list of which one is taken.

    Args:
        hands: Whose.
        name: What the list is called.
        value: The option as it is shown.
        field: How to find the list that lies unseen below it.
        place: Where it is, in words.
    """
    box = f".choices:has({field})"
    reach(hands, name, box)
    hands.choose(
        Field(
            name=name,
            location=place,
            value=value,
            selector=box,
            kind="dropdown",
            options=f"{box} .choices__item--choice",
            letters=value.split(" (", maxsplit=1)[0].lower(),
        )
    )
    hands.page.wait_for_timeout(300)


def choose_among(
    hands: Hands, name: str, value: str, field: str, place: str = FORM
) -> None:
    """Choose in a drawn list of which several may be taken, and close it.

    Args:
        hands: Whose.
        name: What the list is called.
        value: The option as it is shown.
        field: How to find the list that lies unseen below it.
        place: Where it is, in words.

    Raises:
        RuntimeError: If something else was taken.
    """
    box = f".choices:has({field})"
    wanted = Field(
        name=name,
        location=place,
        value=value,
        selector=f"{box} input.choices__input--cloned",
        kind="dropdown",
        options=f"{box} .choices__item--choice",
    )
    if hands.person.hand == "keyboard":
        letters = value.split(" ", maxsplit=1)[0].lower()
        hands.choose_by_keys(wanted, [*letters, "Enter"])
    else:
        hands.choose(wanted)
    taken = hands.page.locator(f"{box} .choices__list--multiple").inner_text()
    if value not in taken:
        raise RuntimeError(f"{name} shows {taken!r}, not {value!r}")
    hands.press("Escape", "closes the list")
    hands.page.wait_for_timeout(300)


def take_off(hands: Hands, name: str, value: str, field: str) -> None:
    """Take off what was taken by mistake in a list of which several may be taken."""
    taken = f".choices:has({field}) .choices__list--multiple"
    hands.click(
        "×",  # noqa: RUF001 (as it is shown)
        "icon",
        f'on "{value}" in the field "{name}"',
        f"{taken} .choices__item:has-text('{value}') button",
    )
    hands.page.locator(taken).get_by_text(value).wait_for(state="detached")
    hands.page.wait_for_timeout(300)


def send(hands: Hands, name: str, *, shows: str | None = None) -> None:
    """Click on the button that sends a form, and wait for what comes.

    Args:
        hands: Whose.
        name: Of the button.
        shows: What is told then.
    """
    button = f".submit-group button:has-text('{name}')"
    reach(hands, name, button)
    hands.click(name, "button", "below the form", button, leads_on=True)
    if shows:
        hands.wait_for(shows)
    settle(hands)


def save(hands: Hands) -> None:
    """Save what was filled in, and see that it is."""
    send(hands, "Save", shows=_SAVED)


def settle(hands: Hands) -> None:
    """Wait until the page has drawn its lists."""
    hands.page.wait_for_load_state()
    hands.page.wait_for_function(f"() => ({_DRAWN})() === 0")
    hands.page.wait_for_timeout(200)
