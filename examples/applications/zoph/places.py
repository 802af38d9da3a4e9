"""Where things are in the islands' Zoph, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
_HELD = "([selector, value]) => document.querySelector(selector).value === value"


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    hands.page.wait_for_load_state("networkidle")


def follow(hands: Hands, name: str, place: str, selector: str) -> None:
    """Click on a link that leads to another page."""
    hands.click(name, "link", place, selector, leads_on=True)
    hands.page.wait_for_load_state("networkidle")


def open_page(hands: Hands, name: str) -> None:
    """Click on an entry at the top."""
    follow(hands, name, "at the top", f"nav.menu a:text-is('{name}')")


def act(hands: Hands, name: str) -> None:
    """Click on what can be done with what is shown."""
    entry = f"h1 ul.actionlink a:text-is('{name}')"
    follow(hands, name, "beside the heading", entry)


def open_record(hands: Hands, name: str) -> None:
    """Click on what stands for one record in a list."""
    entry = f"ul.list > li > a:text-is('{name}')"
    hands.click(name, "link", "in the list", entry, record=True, leads_on=True)


def view_photos(hands: Hands, name: str) -> None:
    """Have the pictures of one album or place shown."""
    row = f"ul.list > li:has(> a:text-is('{name}'))"
    follow(hands, "view photos", f"in the row of {name}", f"{row} ul.actionlink a")


def open_picture(hands: Hands, name: str) -> None:
    """Click on a small picture."""
    hands.click(
        name,
        "link",
        "among the pictures",
        f".thumbnail a img[alt='{name}']",
        record=True,
        leads_on=True,
    )
    hands.page.wait_for_load_state("networkidle")


def find(hands: Hands, name: str, value: str) -> None:
    """Search for pictures by what is offered."""
    selector = f"[id='_{name}_id[0]']"
    offer(hands, name, value, selector, "among the conditions", letters=value)
    button = "form.search input[type=submit][value=search]"
    hands.click("search", "button", "below the conditions", button, leads_on=True)
    hands.page.wait_for_load_state("networkidle")


def write(hands: Hands, name: str, value: str) -> None:
    """Type into a field of a form."""
    field = Field(
        name=name, location=FORM, value=value, selector=f"[name='{box(name)}']"
    )
    hands.write(field)


def box(name: str) -> str:
    """Return what the page itself calls a field."""
    return name.replace(" ", "_")


def offer(  # noqa: PLR0913 (a field, its place and how it is used)
    hands: Hands,
    name: str,
    value: str,
    selector: str,
    place: str = FORM,
    *,
    mouse: bool = False,
    letters: str = "",
) -> None:
    """Take one of those that a field offers, with the mouse or by its letters.

    Args:
        hands: Whose.
        name: What the field is called.
        value: The one as it is shown.
        selector: How to find the field.
        place: Where it is, in words.
        mouse: Whether people of the keyboard take the mouse, too, since the field
            keeps the cursor.
        letters: What those who type it begin with; else with its own first ones.
    """
    hands.turn_to(name, selector)
    field = Field(name=name, location=place, value=value, selector=selector)
    person = hands.person
    if person.searches or (person.hand == "keyboard" and not mouse):
        hands.choose_by_keys(field, [*(letters or value[:6]), "Enter"])
    else:
        shown = f"{selector} + ul.autocompdropdown li:has-text('{value}')"
        hands.choose_through(field, [shown])
    hands.page.wait_for_function(_HELD, arg=[selector, value])
    hands.page.wait_for_timeout(300)  # until the list is gone


def press(hands: Hands, name: str, place: str, selector: str) -> None:
    """Click on a button that sends a form."""
    hands.click(name, "button", place, selector, leads_on=True)
    hands.page.wait_for_load_state("networkidle")


def update(hands: Hands, *, top: bool) -> None:
    """Send what was changed at a picture, with one of the two buttons."""
    if top:
        press(hands, "update", "below the picture", "input.updatebutton")
    else:
        below = "form[action='photo.php'] > input[type=submit]:not(.updatebutton)"
        press(hands, "update", "below the form", below)
