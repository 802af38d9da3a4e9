"""Where things are on the bath's website, and the ways people take there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.scripted.steps import Field

if TYPE_CHECKING:
    from examples.scripted.hands import Hands

TOP = "in the bar at the top"
DIALOG = ".cms-modal-open"
INSIDE = f"{DIALOG} .cms-modal-frame iframe >> internal:control=enter-frame >> "
"""What is in a dialog is a page of its own."""
_SIDE = ".cms-sideframe-frame iframe >> internal:control=enter-frame >> "
_READY = "() => document.documentElement.classList.contains('cms-ready')"
_STRUCTURE = ".cms-structure"


def settle(hands: Hands) -> None:
    """Wait until the page, and the bar at its top, has all that it loads."""
    for frame in hands.page.frames:
        if not frame.is_detached():
            frame.wait_for_load_state()
    if hands.page.locator(".cms-toolbar").count():
        hands.page.wait_for_function(_READY)
    hands.page.wait_for_timeout(600)


def go(hands: Hands, path: str) -> None:
    """Type the address of a page."""
    root = "/".join(hands.page.url.split("/", maxsplit=3)[:3])
    hands.go(f"{root}{path}")
    settle(hands)


def open_section(hands: Hands, name: str) -> None:
    """Click on a part of the website."""
    link = f"nav a:text-is('{name}')"
    hands.click(name, "link", "in the website's menu", link, leads_on=True, record=True)
    settle(hands)


def open_below(hands: Hands, name: str) -> None:
    """Click on a page in the column, where those of one part are listed."""
    link = f"aside a:text-is('{name}')"
    hands.click(name, "link", "in the column", link, leads_on=True, record=True)
    settle(hands)


def find_in_tree(hands: Hands, title: str) -> None:
    """Look for a page in the list of all pages, and view it."""
    open_menu(hands, "Mill Pond Lido")
    entry = menu_entry("Pages...")
    query = f"{_SIDE}input[name=q]"
    hands.click("Pages...", "link", in_menu("Mill Pond Lido"), entry, shows=query)
    settle(hands)
    hands.write(text_field("Search", title, query, 'above the "Page Tree"'))
    if hands.person.enter_sends:
        note = 'with the cursor in the "Search" field'
        hands.press("Enter", note, shows=f"{_SIDE}text='reset filter'")
    else:
        hands.click(
            "magnifier",
            "icon",
            'beside "Search"',
            f"{_SIDE}.cms-pagetree-header-search-btn",
            shows=f"{_SIDE}text='reset filter'",
        )
    settle(hands)
    hands.click(
        "View",
        "icon",
        f'an eye in the row "{title}"',
        f"{_SIDE}.jstree-grid-cell .cms-icon-view",
        leads_on=True,
    )
    settle(hands)


def open_menu(hands: Hands, name: str) -> None:
    """Open one of the menus at the top."""
    opener = f".cms-toolbar-item-navigation > li:has(> a:has-text('{name}'))"
    shown = f"{opener} > ul"
    hands.click(name, "menu", TOP, f"{opener} > a", shows=shown)


def open_beside(hands: Hands, menu: str, name: str) -> None:
    """Move the mouse to an entry that has more beside it, and over there.

    Straight, because other menus open as soon as the mouse is over them.

    Raises:
        RuntimeError: If there is no such entry.
    """
    opener = hands.page.locator(
        f".cms-toolbar-item-navigation > li:has(> a:has-text('{menu}'))"
    )
    entry = hands.page.locator(menu_entry(name)).first
    over, box = opener.first.bounding_box(), entry.bounding_box()
    if over is None or box is None:
        raise RuntimeError(f"{name} is not in the menu {menu}")
    height = box["y"] + box["height"] / 2
    hands.page.mouse.move(over["x"] + over["width"] / 2, height, steps=8)
    hands.page.wait_for_timeout(300)
    hands.page.mouse.move(box["x"] + box["width"] + 15, height, steps=8)
    hands.page.wait_for_timeout(300)


def menu_entry(name: str) -> str:
    """Return how to find an entry of a menu that is open."""
    return f".cms-toolbar-item-navigation ul a:has-text('{name}')"


def in_menu(name: str) -> str:
    """Return in words where an entry of a menu is."""
    return f'in the menu "{name}"'


def begin_draft(hands: Hands) -> None:
    """Make a draft of a page that is public."""
    draft = "a.cms-versioning-js-edit-btn"
    hands.click("New Draft", "button", TOP, draft, leads_on=True)
    settle(hands)


def publish(hands: Hands) -> None:
    """Let everybody see the page."""
    button = "a.cms-versioning-js-publish-btn"
    hands.click("Publish", "button", TOP, button, leads_on=True)
    settle(hands)


def show_structure(hands: Hands) -> None:
    """Fold out what the page consists of, with the button or its key."""
    if hands.person.hand == "keyboard":
        note = "folds out the structure of the page"
        hands.press("Space", note, shows=f"{_STRUCTURE} .cms-dragbar-title")
    else:
        hands.click(
            "Toggle structure",
            "icon",
            TOP,
            ".cms-toolbar-item-cms-mode-switcher a",
            shows=f"{_STRUCTURE} .cms-dragbar-title",
        )
    settle(hands)


def add_part(hands: Hands, place: str, name: str, shows: str) -> None:
    """Choose what is added to a place of the page.

    Args:
        hands: Whose.
        place: Name of the place.
        name: What is added.
        shows: How to find a field of the dialog for it.
    """
    area = f".cms-dragarea:has(.cms-dragbar-title[title='{place}'])"
    picker = f"{DIALOG} .cms-plugin-picker"
    hands.click(
        "Add plugin",
        "icon",
        f'a plus beside "{place}" in the structure',
        f"{area} > .cms-dragbar .cms-submenu-add",
        shows=picker,
    )
    settle(hands)
    within = f'in the dialog "Add plugin to placeholder "{place}""'
    if hands.person.hand == "keyboard":
        hands.type_on("Filter plugins...", within, name.lower())
        hands.press("Enter", "takes the only one that is left", shows=shows)
    else:
        found = f"{picker} a:text-is('{name}')"
        hands.click(name, "link", within, found, shows=shows)
    settle(hands)


def press_in_dialog(
    hands: Hands, name: str, *, leads_on: bool = False, shows: str | None = None
) -> None:
    """Click on the coloured button at the foot of a dialog."""
    button = f"{DIALOG} .cms-modal-foot a.cms-btn-action"
    hands.click(
        name, "button", "below the dialog", button, leads_on=leads_on, shows=shows
    )
    if not leads_on and shows is None:
        hands.page.locator(DIALOG).wait_for(state="hidden")
    settle(hands)


def text_field(name: str, value: str, selector: str, place: str) -> Field:
    """Return a field that is typed into."""
    return Field(name=name, location=place, value=value, selector=selector)
