"""Where things are in the guild's Tiny Tiny RSS, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

TREE = "in the list on the left"
BAR = "in the bar at the top"
TABS = "in the row of tabs at the top"
_MENU = ".dijitMenuItem:has(.dijitMenuItemLabel:text-is('{}')):visible"
_OPTIONS = ".dijitSelectMenu .dijitMenuItemLabel:visible"
_STILL = """() => !dojo.query('.dijitDialog').some(
  one => one.style.opacity && one.style.opacity > 0 && one.style.opacity < 1)"""


def settle(hands: Hands) -> None:
    """Wait until the page has got what it asked for, and no box fades in or out."""
    hands.page.wait_for_timeout(300)
    hands.page.wait_for_load_state("networkidle")
    hands.page.wait_for_function(_STILL)
    hands.page.wait_for_timeout(350)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}/{path}")
    settle(hands)


def act(hands: Hands, entry: str) -> None:
    """Open the menu at the top right, and take an entry of it."""
    opener = ".action-button [role=button]"
    shown = _MENU.format(entry)
    hands.click("Actions...", "menu", "at the top right", opener, shows=shown)
    place = 'in the menu "Actions..."'
    hands.click(entry, "menu", place, shown, leads_on=entry == "Preferences...")
    settle(hands)


def open_tab(hands: Hands, name: str) -> None:
    """Click on a tab of the preferences."""
    tab = f"#pref-tabs_tablist .dijitTab:has-text('{name}')"
    hands.click(name, "tab", TABS, tab)
    settle(hands)


def open_feed(hands: Hands, name: str) -> None:
    """Click on a feed, a category or one of the page's own lists on the left."""
    label = f"#feedTree .dijitTreeLabel:text-is('{name}')"
    record = not name.endswith(" articles")
    hands.click(name, "row", TREE, label, record=record)
    settle(hands)


def unfold(hands: Hands, category: str, tree: str = "feedTree") -> None:
    """Click on the plus before a category, unless it is unfolded."""
    row = f"#{tree} .dijitTreeRow:has(.dijitTreeLabel:text-is('{category}'))"
    closed = f"{row} .dijitTreeExpandoClosed"
    if hands.page.locator(closed).filter(visible=True).count():
        hands.click("plus", "icon", f'before "{category}" in the list', closed)
        settle(hands)


def press(hands: Hands, name: str, dialog: str, place: str) -> None:
    """Click on a button of a dialog, and wait for what it asks for."""
    button = f"#{dialog} [role=button]:has(.dijitButtonText:text-is('{name}'))"
    hands.click(name, "button", place, f"{button}:visible")
    settle(hands)


def write(hands: Hands, name: str, value: str, selector: str, place: str) -> None:
    """Type into a field."""
    hands.write(Field(name=name, location=place, value=value, selector=selector))


def choose(hands: Hands, name: str, value: str, selector: str, place: str) -> None:
    """Choose in a drawn list, with letters only if there is no blank in the option.

    Raises:
        RuntimeError: If something else was taken.
    """
    field = Field(
        name=name,
        location=place,
        value=value,
        selector=selector,
        kind="dropdown",
        options=_OPTIONS,
        letters="" if " " in value else value[:4],
    )
    hands.choose(field)
    settle(hands)
    shown = hands.page.locator(f"{selector} .dijitSelectLabel").first.text_content()
    if (shown or "").strip() != value:
        raise RuntimeError(f"{name} shows {shown!r}, not {value!r}")
