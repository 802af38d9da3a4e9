"""Where things are in the boatyard's books, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from examples.applications.ledger.application import APPLICATION
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

FORM = "in the form"
SLUG = "saltmarsh-boatyard"
START = f"/entity/{SLUG}/dashboard/"
"""Behind the list of all books, of which there are only these."""
_NEAR = 8
"""So many steps down somebody goes with the arrow keys rather than type."""
_SHOWN = "e => e.selectedOptions[0].text.trim()"
_HOW_FAR = """(list, wanted) => {
  const all = [...list.options].map(option => option.text.trim());
  const at = all.indexOf(wanted), letters = wanted.toLowerCase();
  const others = all.filter(one => one !== wanted).map(one => one.toLowerCase());
  let length = 1;
  while (others.some(one => one.startsWith(letters.slice(0, length)))) length += 1;
  return [at - list.selectedIndex, letters.slice(0, length)];
}"""
"""How many entries lie between, and the letters that nothing else begins with."""


def settle(hands: Hands) -> None:
    """Wait until the page has drawn its icons and charts."""
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_timeout(300)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page, with the name of the yard where ``{}`` stands."""
    hands.go(f"{APPLICATION.url}{path.format(SLUG)}")
    settle(hands)


def open_from_menu(hands: Hands, name: str) -> None:
    """Come to a page by the menu on the left."""
    entry = f".menu a:has-text('{name}')"
    press(hands, name, "in the menu on the left", entry, kind="link")


def press(
    hands: Hands,
    name: str,
    place: str,
    selector: str,
    *,
    kind: Literal["button", "link"] = "button",
) -> None:
    """Click on a button or link that leads to another page."""
    hands.click(name, kind, place, selector, leads_on=True)
    settle(hands)


def write(
    hands: Hands, name: str, value: str, selector: str, place: str = FORM
) -> None:
    """Type into a field."""
    hands.write(Field(name=name, location=place, value=value, selector=selector))


def choose(
    hands: Hands, name: str, value: str, selector: str, place: str = FORM
) -> None:
    """Choose in a list of the browser's, with the arrows or by what it begins with.

    Raises:
        RuntimeError: If something else was taken.
    """
    hands.turn_to(name, selector)
    listed = hands.page.locator(selector).filter(visible=True).first
    steps, letters = listed.evaluate(_HOW_FAR, value)
    hands.choose_by_keys(
        Field(name=name, location=place, value=value, selector=selector), []
    )
    keyboard = hands.page.keyboard
    if hands.person.id in {"p01", "p04"} and abs(steps) <= _NEAR:
        for _ in range(abs(steps)):
            keyboard.press("ArrowDown" if steps > 0 else "ArrowUp")
            hands.page.wait_for_timeout(200)
    else:
        keyboard.type(letters, delay=hands.person.key_seconds * 1000)
    hands.page.wait_for_timeout(300)
    if hands.steps[-1].note is None:  # else the list was reached closed
        keyboard.press("Enter")
    hands.page.wait_for_timeout(200)
    shown = listed.evaluate(_SHOWN)
    if shown != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")


def act(hands: Hands, row: str, name: str) -> None:
    """Take an entry of the menu at the end of a row, which comes with the mouse.

    Args:
        hands: Whose.
        row: What stands in the row.
        name: Of the entry.
    """
    menu = f"tbody tr:has-text(\"{row}\") .dropdown:has(iconify-icon[icon*='dots'])"
    entry = f"{menu} a.dropdown-item:has-text('{name}')"
    if hands.person.id in {"p01", "p05"}:
        hands.click(
            "Actions", "menu", f'in the row "{row}"', f"{menu} button", shows=entry
        )
    else:
        hands.hover("Actions", f"{menu} button")
    _go_down(hands, f"{menu} button", entry)
    hands.click(name, "menu", f'in the menu of the row "{row}"', entry, leads_on=True)
    settle(hands)


def _go_down(hands: Hands, opener: str, entry: str) -> None:
    """Move the mouse straight down: the menu closes when it leaves it sideways."""
    above = hands.page.locator(opener).first.bounding_box()
    below = hands.page.locator(entry).first.bounding_box()
    if above is None or below is None:
        raise RuntimeError(f"no menu at {hands.page.url}")
    across, down = above["x"] + above["width"] / 2, below["y"] + below["height"] / 2
    hands.page.mouse.move(across, down, steps=6)


def confirm(hands: Hands, name: str, place: str, selector: str) -> None:
    """Press what asks once more whether it is meant, and say that it is."""
    sure = ".modal.is-active a:text-is('Confirm')"
    hands.click(name, "button", place, selector, shows=sure)
    hands.page.wait_for_timeout(400)  # it comes up slowly
    press(hands, "Confirm", "in the dialog", sure)
