"""Where things are in the workshop's books, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.applications.ledgersmb.application import APPLICATION, SCREEN
from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

MENU = "in the menu on the left"
_LABEL = "[contains(@class,'dijitTreeLabel') and text()='{}']"
_AREA = "xpath=//div[@id='top_menu']//span" + _LABEL
_ENTRY = _AREA + "/ancestor::div[contains(@class,'dijitTreeNode ')][1]//span" + _LABEL
_OPTIONS = ".dijitPopup:visible .dijitMenuItemLabel"
_SUGGESTED = ".dijitComboBoxMenu:visible .dijitMenuItem"
_ARROW = "#widget_{} .dijitArrowButtonInner"
_QUIET = """() => {
  const shown = document.querySelector('#maindiv');
  if (!shown?.classList.contains('done-parsing') || !shown.children.length)
    return false;
  const style = getComputedStyle(shown);
  return style.visibility === 'visible' && style.opacity === '1';
}"""
_WORTH = 80
"""What has to be out of sight for somebody to scroll, in pixels."""
_BELOW = "e => e.scrollHeight - e.clientHeight - e.scrollTop"
_ABOVE = "e => e.scrollTop"


def settle(hands: Hands) -> None:
    """Wait until the right side shows what it was asked for."""
    hands.page.wait_for_timeout(350)
    hands.page.wait_for_function(_QUIET)
    hands.page.wait_for_timeout(250)


def begin(hands: Hands) -> None:
    """Wait until the first page is there, before anything is done."""
    hands.page.locator("#top_menu .dijitTreeLabel").nth(1).wait_for()
    settle(hands)


def open_page(hands: Hands, area: str, name: str, address: str, *, shows: str) -> None:
    """Come to a page by the menu, or by its address for those who know it.

    Args:
        hands: Whose.
        area: The part of the menu that has it.
        name: What it is called there.
        address: What stands behind the ``#`` then.
        shows: How to find something on it.
    """
    if hands.person.hand == "keyboard":
        hands.go(f"{APPLICATION.url}{SCREEN}#{address}")
        hands.page.locator(shows).filter(visible=True).first.wait_for()
    else:
        open_from_menu(hands, area, name, shows=shows)
    settle(hands)


def open_from_menu(hands: Hands, area: str, name: str, *, shows: str) -> None:
    """Fold a part of the menu out, unless it is, and take an entry of it."""
    entry = _ENTRY.format(area, name)
    if not hands.page.locator(entry).filter(visible=True).count():
        hands.click(area, "menu", MENU, _AREA.format(area), shows=entry)
        _wait_until_still(hands, entry)
    hands.click(name, "menu", f'{MENU}, below "{area}"', entry, shows=shows)
    settle(hands)


def _wait_until_still(hands: Hands, selector: str) -> None:
    """Wait while the menu folds out, which moves what is in it."""
    there, places = hands.page.locator(selector).filter(visible=True).first, [-1.0]
    while len(set(places[-3:])) > 1 or len(places) < 4:
        hands.page.wait_for_timeout(150)
        places.append((there.bounding_box() or {"y": -1.0})["y"])


def button(name: str, number: int = 1) -> str:
    """How to find one of the buttons with a name that are seen."""
    named = f".dijitButtonContents:has(.dijitButtonText:text-is('{name}')):visible"
    return f":nth-match({named}, {number})"


def press(
    hands: Hands, name: str, place: str, *, number: int = 1, shows: str | None = None
) -> None:
    """Press a button, and wait for what comes of it.

    Args:
        hands: Whose.
        name: What stands on it.
        place: Where it is, in words.
        number: Which one, if several are called that.
        shows: How to find what is shown then.
    """
    hands.click(name, "button", place, button(name, number))
    settle(hands)
    if shows is not None:
        hands.page.locator(shows).filter(visible=True).first.wait_for()


def open_tab(hands: Hands, name: str, *, shows: str) -> None:
    """Open another part of a contact."""
    tab = f".dijitTab:has(.tabLabel:text-is('{name}'))"
    hands.click(name, "tab", "in the row of tabs at the top", tab, shows=shows)
    hands.page.wait_for_timeout(300)


def write(hands: Hands, name: str, place: str, text: str, selector: str) -> None:
    """Type into a field."""
    hands.write(Field(name=name, location=place, value=text, selector=selector))


def choose(  # noqa: PLR0913 (a list, its name for people and its place)
    hands: Hands,
    name: str,
    place: str,
    value: str,
    selector: str,
    *,
    letters: str | None = None,
) -> None:
    """Choose in a list that the page draws.

    Args:
        hands: Whose.
        name: What it is called.
        place: Where it is, in words.
        value: The entry that is taken.
        selector: How to find it.
        letters: What is typed to come to the entry, where that is needed.

    Raises:
        RuntimeError: If it does not show the entry then.
    """
    hands.choose(
        Field(
            name=name,
            location=place,
            value=value,
            selector=selector,
            kind="dropdown",
            options=_OPTIONS,
            letters=letters or value[:5].strip(),
        )
    )
    shown = hands.page.locator(f"{selector} .dijitSelectLabel").first.inner_text()
    if shown.strip() != value:
        raise RuntimeError(f'"{name}" shows {shown!r}, not {value!r}')


def pick(  # noqa: PLR0913 (a field, its name for people and its place)
    hands: Hands,
    name: str,
    place: str,
    value: str,
    identifier: str,
    *,
    letters: str | None,
) -> None:
    """Take an entry of a list that opens beside a field or comes up while one types.

    Args:
        hands: Whose.
        name: What the field is called.
        place: Where it is, in words.
        value: The entry that is taken.
        identifier: Of the field on the page.
        letters: What is typed; None for opening the list with its arrow.

    Raises:
        RuntimeError: If the field does not hold the entry then.
    """
    field = Field(
        name=name,
        location=place,
        value=value,
        selector=f"#{identifier}" if letters else _ARROW.format(identifier),
        kind="dropdown",
        options=_SUGGESTED,
        letters=letters or "",
    )
    if letters is None:
        hands.choose(field)
    elif hands.person.hand == "keyboard":
        hands.choose_by_keys(field, [*letters, "ArrowDown", "Enter"])
    else:
        hands.pick(field)
    held = hands.page.locator(f"#{identifier}").input_value()
    if not held or not value.startswith(held):
        raise RuntimeError(f'"{name}" holds {held!r}, not {value!r}')


def look_around(hands: Hands, note: str) -> None:
    """Scroll to the end and back on the right side, if the person has that habit."""
    shown = hands.page.locator("#maindiv")
    if hands.person.looks_around and shown.evaluate(_BELOW) > _WORTH:
        hands.scroll("down", note)
    if hands.person.looks_around and shown.evaluate(_ABOVE) > _WORTH:
        hands.scroll("up", note)
